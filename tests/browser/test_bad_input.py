"""What goes wrong is said in the person's language, and the page goes on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Calm, Mouse, play
from tests.browser.people import Visitor
from tests.browser.tables import GAMES, my_turn_after, play_on
from tests.conftest import in_turn, soaked
from tests.server.client import House, Person

FOUND_NOTHING = "the server responded with a status of 4"  # Chromium's own line for answers of 4xx
NAMES = {
    "very long": "Wolfeschlegelsteinhausenbergerdorff" * 3,
    "without a break": "W" * 24,
    "right to left": "مرحبا بالعالم يا أصدقاء",
    "overriding": "\u202eevil\u202c",
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈🎲🇩🇪",
    "markup": "<b>&amp;</b><script>x</script>",
}


def no_sideways(visitor: Visitor) -> None:
    wide, screen = visitor.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen, f"{wide} px on a screen of {screen} px"


def test_unknown_table(house: House, visit: Callable[..., Visitor]) -> None:
    visitor = visit(house, language="de")
    page = visitor.open("t/nowhere7")
    page.get_by_role("heading", name=visitor.t("page-table-trouble")).wait_for()
    assert page.get_by_role("alert").inner_text() == visitor.t("error-unknown-table", table="nowhere7")
    page.get_by_role("link", name=visitor.t("page-home"), exact=True).last.click()
    page.get_by_role("heading", name=visitor.t("page-title"), exact=True).wait_for()


def test_address_that_leads_nowhere(visitor: Visitor) -> None:
    page = visitor.open("no/such/page")
    assert page.get_by_role("alert").first.inner_text() == visitor.t("page-lost")
    for address in ("%E0%A4%A", "rules/chess", "new/chess", "learn/chess", "replay/nowhere7", "t/", "review/", "go/"):
        visitor.open(address)
        page.get_by_role("alert").first.wait_for()
    visitor.forgive(FOUND_NOTHING)


def test_what_is_wrong_in_folded_options_is_shown(visitor: Visitor) -> None:
    page = visitor.open("new/memostreet")
    options = page.locator("details")
    options.locator("summary").click()
    options.get_by_label(visitor.t("page-new-rounds")).fill("99")
    options.locator("summary").click()
    expect(options).not_to_have_attribute("open", "")
    visitor.button("page-new-start").click()
    expect(options).to_have_attribute("open", "")
    expect(options.get_by_label(visitor.t("page-new-rounds"))).to_be_focused()


def test_pasted_links(visitor: Visitor) -> None:
    page = visitor.open()
    for pasted in ("https://example.org/", "what?", "#/rules/memostreet", "<>", "a b"):
        page.get_by_label(visitor.t("page-join-label")).fill(pasted)
        visitor.button("page-join").click()
        assert page.locator("#join-wrong").inner_text() == visitor.t("page-join-wrong"), pasted
        assert page.url.endswith("/#/")
        page.get_by_label(visitor.t("page-join-label")).fill("")
        assert page.locator("#join-wrong").inner_text() == ""
    table = visitor.make_table("kreuzquer", "me")
    for text in (f"  {visitor.server}/#/t/{table} ", table, f"<{visitor.server}/#/t/{table}>"):
        visitor.open()
        page.get_by_label(visitor.t("page-join-label")).fill(text)
        visitor.button("page-join").click()
        visitor.until(lambda: visitor.table_id == table)


@pytest.mark.parametrize("language", soaked("de", "en", "fr"))  # tests/locale has all the reasons in all languages
def test_tiles_that_cannot_be_played(house: House, visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(house, language=language)
    page = visitor.open("new/kreuzquer")
    page.get_by_text(visitor.t("page-options"), exact=True).click()
    visitor.button("page-kreuzquer-editor-open").click()
    said = page.get_by_role("dialog").get_by_role("status")
    key = visitor.t("kreuzquer-symbol-key")
    field = page.get_by_role("dialog").get_by_label(visitor.t("page-kreuzquer-box-face", symbol=key))
    about = {"part": "tile", "symbol": key}
    for typed, reason, face in (
        ("WX--", "face", "'WX--'"), ("----", "no-exit", "----"), ("WW--+-n--", "two-exits", "WW--+-n--"),
    ):  # fmt: skip
        field.fill(typed)
        told = visitor.t(f"kreuzquer-box-{reason}", **about, face=face, side="E")
        visitor.until(lambda told=told: said.inner_text() == told, told)  # type: ignore[misc]
        assert visitor.button("page-kreuzquer-box-use").is_disabled()
    field.fill("W---")
    visitor.until(lambda: said.inner_text() == visitor.t("page-kreuzquer-box-right"), "tiles that can be played")
    assert visitor.button("page-kreuzquer-box-use").is_enabled()
    name = page.get_by_role("dialog").get_by_label(visitor.t("page-kreuzquer-box-name", symbol=key))
    name.fill("star")
    twice = visitor.t("page-kreuzquer-box-twice", symbol=visitor.t("kreuzquer-symbol-star"))
    visitor.until(lambda: said.inner_text() == twice, twice)
    assert visitor.button("page-kreuzquer-box-use").is_disabled()


def test_an_emptied_number_is_the_usual_one(visitor: Visitor) -> None:
    page = visitor.open("new/fivetotwelve")
    page.get_by_text(visitor.t("page-options"), exact=True).click()
    field = page.get_by_label(visitor.t("fivetotwelve-option-quiet-turns"))
    field.fill("")
    field.blur()
    assert field.input_value() == "100"
    field.fill("")
    visitor.button("page-new-start").click()
    visitor.until(lambda: visitor.table, "a table")


def test_wrong_personal_link(visitor: Visitor) -> None:
    visitor.forgive(FOUND_NOTHING)
    page = visitor.open("go/not-a-token")
    visitor.button("page-go-button").click()
    assert page.get_by_role("alert").inner_text()
    visitor.open()
    visitor.button("page-play-now").first.click()
    visitor.until(lambda: visitor.table_id, "a table")


def test_seat_taken_meanwhile(house: House, visit: Callable[..., Visitor]) -> None:
    """Two want the last seat: one gets it, the other is told, and watches."""
    host = Person.comes(house.address, "Host")
    table = host.make_table("fivetotwelve", "me", "open", "open")
    ann, bob = visit(house, "Ann"), visit(house, "Bob", language="de")
    for visitor in (ann, bob):
        visitor.open(f"t/{table}")
        visitor.button("page-sit").first.wait_for()
    # Bob's page does not hear of Ann: his next word crosses hers.
    bob.page.evaluate(
        """() => {
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            window.held = () => send.call(this, text);
            WebSocket.prototype.send = send;
          };
        }"""
    )
    bob.button("page-sit").first.click()
    ann.button("page-sit").first.click()
    ann.until(lambda: ann.table.get("mine"), "a seat")
    bob.page.evaluate("window.held()")
    bob.page.locator(".notices p.wrong").wait_for()
    assert bob.page.locator(".notices p.wrong span").first.inner_text().strip()
    # The other seat is still free for him, and the page goes on.
    bob.until(lambda: bob.button("page-sit").count() == 1)


def test_table_closed_by_its_host(house: House, visit: Callable[..., Visitor]) -> None:
    host = visit(house, "Host")
    host.open()
    table = host.make_table("memostreet", "me", "open")
    host.open(f"t/{table}")
    guest = visit(house, "Guest", language="de")
    guest.open(f"t/{table}")
    guest.button("page-sit").wait_for()
    host.button("page-close-table").click()
    for visitor in (host, guest):
        visitor.page.get_by_role("heading", name=visitor.t("page-table-closed")).wait_for()
    guest.page.get_by_role("link", name=guest.t("page-home"), exact=True).last.click()
    guest.page.get_by_role("heading", name=guest.t("page-title"), exact=True).wait_for()


def test_clock_run_out(new_house: Callable[..., House], visit: Callable[..., Visitor]) -> None:
    """Whoever thinks for too long: the clock is seen running, the game goes on, and the page says what happened."""
    house = new_house()
    visitor = visit(house)
    page = visitor.open()
    clock = {"kind": "move", "seconds": 600, "increment": 0}
    table = visitor.make_table("fivetotwelve", "me", "level1", clock=clock)
    play_on(visitor.person(), table, my_turn_after(16))
    visitor.open(f"t/{table}")
    assert visitor.turn()
    step = visitor.table["step"]
    running = page.locator(".clock.running")
    running.wait_for()
    assert re.fullmatch(r"[89]:\d\d|10:00", running.inner_text())
    house.pass_time(610)
    visitor.until(lambda: visitor.table["step"] > step, "the clock to run out")
    late = {"name": visitor.table["seats"][0]["name"]}
    page.locator(".notices").get_by_text(visitor.t("page-note-late", **late, who="you")).wait_for()
    log = page.locator("#panel-log ol li")
    expect(log.filter(has_text=visitor.t("page-note-late", **late, who="other"))).to_have_count(1)
    expect(log.filter(has_text=visitor.t("page-note-bot"))).to_have_count(1)
    expect(visitor.button("page-seat-return")).to_have_count(0)
    assert not visitor.sent_moves(), "the person has done nothing"
    # And on with the game.
    visitor.until(lambda: visitor.view() and visitor.table["step"] > step + 1, "another turn")
    assert play(visitor, chooser=Calm(1), until=lambda made: made == 1)


def test_storage_blocked(house: House, visit: Callable[..., Visitor]) -> None:
    """A browser that keeps nothing: everything works, it is only forgotten."""
    visitor = visit(house, "Ann")
    visitor.context.add_init_script(
        """for (const name of ["localStorage", "sessionStorage"])
             Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });"""
    )
    page = visitor.open()
    visitor.button("page-settings").click()
    page.get_by_label(visitor.t("page-theme-dark")).check()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.get_by_role("radio", name=visitor.t("page-speed-0")).check()
    page.keyboard.press("Escape")
    visitor.button("page-play-now").first.click()
    visitor.turn()
    page.locator(".board").first.wait_for()
    page.reload()
    visitor.turn()
    page.locator(".board").first.wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") is None


@pytest.mark.parametrize("kind", in_turn(tuple(NAMES), first=1, of=6))
def test_names(kind: str, house: House, visit: Callable[..., Visitor]) -> None:
    """Any name is shown as a name, within its place, and does nothing to the rest of the page."""
    visitor = visit(house, size=(360, 740))
    page = visitor.open("me")
    field = page.get_by_label(visitor.t("page-name"), exact=True)
    visitor.until(field.input_value, "the name of a guest")
    field.fill(NAMES[kind])
    visitor.button("page-save").click()
    page.get_by_text(visitor.t("page-saved")).wait_for()
    name = visitor.person().name
    assert name and len(name) <= 48
    no_sideways(visitor)
    visitor.open()
    # What is wide could push anything aside on any board; what a name is made of is shown by the same part on all.
    for game in GAMES if kind == "without a break" else ("memostreet",):
        table = visitor.make_table(game, "me", "level1")
        visitor.open(f"t/{table}")
        visitor.turn()
        page.locator(".board").first.wait_for()
        shown = page.get_by_role("list", name=visitor.t("page-players")).locator("bdi").first
        assert shown.inner_text() == name
        no_sideways(visitor)
    visitor.open()
    page.get_by_text(visitor.t("page-continue")).wait_for()
    no_sideways(visitor)
    assert page.locator("main script, main b").count() == 0


def test_illegal_drop(visitor: Visitor) -> None:
    """A tile let go where it must not lie slides back; the page says why, and sends nothing."""
    page = visitor.open()
    table = visitor.make_table("fivetotwelve", "me", "level1")
    play_on(
        visitor.person(),
        table,
        lambda known: my_turn_after(12)(known) and any(_unfit(view) is not None for view in known["views"]),
    )
    visitor.open(f"t/{table}")
    view = visitor.turn()
    assert view
    found = _unfit(view)
    assert found is not None
    number, cell = found
    page.locator(f"[data-at=open-{number}]").wait_for()
    Mouse(page).drag(page.locator(f"[data-at=open-{number}]"), page.locator(f'[data-drop="{cell}"]'))
    place = "abcd"[cell % 4] + str(cell // 4 + 1)
    said = visitor.t("page-fivetotwelve-prompt-not-there", number=number, cell=place, why="order")
    visitor.until(lambda: page.locator(".prompt").first.inner_text() == said, f"{said!r}")
    assert not visitor.sent_moves()
    assert page.locator(f"[data-at=open-{number}]").is_visible()


def _unfit(view: dict) -> tuple[int, int] | None:
    """An open number that may be taken, and a cell where it may not lie."""
    takes = [move.partition("take ")[2].split("@") for move in view["legal"] if ":take " in move]
    for number in {int(take[0]) for take in takes}:
        cells = {"abcd".index(place[0]) + 4 * (int(place[1]) - 1) for n, place in takes if int(n) == number}
        for cell in range(16):
            if cell not in cells:
                return number, cell
    return None


def test_impolite_page(visitor: Visitor) -> None:
    """Somebody who presses everything as fast as they can, for some rounds, breaks nothing."""
    page = visitor.open()
    table = visitor.make_table("fivetotwelve", "me", "level1")
    visitor.open(f"t/{table}")
    visitor.turn()
    page.locator(".board").first.wait_for()
    for _ in range(25):
        page.evaluate(
            """() => document.querySelectorAll(".board button").forEach((button) => {
              button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
              button.click();
            })"""
        )
        page.keyboard.press("d")
    visitor.turn()
    assert page.locator("h1").first.inner_text()
