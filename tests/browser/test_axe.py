"""For everybody: axe finds nothing on any page in either theme, large text fits, and fingers find what they tap."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.boards import board
from tests.browser.judging import judge_at_once
from tests.browser.people import THEMES, Visitor
from tests.browser.tables import GAMES, my_turn_after, play_on
from tests.conftest import in_turn, soaked
from tests.server.client import NOON, House

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
BOARDS = WEB / "src" / "boards"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
EXTRA = ["label-content-name-mismatch", "target-size"]  # not on by themselves
LOOK = """async ([tags, extra, only]) => {
  const rules = Object.fromEntries(extra.map((rule) => [rule, { enabled: true }]));
  for (const { ruleId, tags: has } of axe.getRules()) {
    if (has.includes("experimental") && !extra.includes(ruleId)) rules[ruleId] = { enabled: false };
  }
  const runOnly = { type: "tag", values: [...tags, "experimental"] };
  const wish = only ? { runOnly: { type: "rule", values: only } } : { runOnly, rules };
  const { violations } = await axe.run(document, { ...wish, resultTypes: ["violations"] });
  // Digits drawn on tiles are pictures: nobody calls a button by them. Words are another matter.
  const said = ({ target }) => {
    const element = document.querySelector(target[0]);
    const more = document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
    const name = `${element.getAttribute("aria-label")} ${more}`.toLowerCase();
    return (element.innerText.toLowerCase().match(/\\p{L}{2,}/gu) ?? []).every((word) => name.includes(word));
  };
  for (const one of violations) {
    if (one.id === "label-content-name-mismatch") one.nodes = one.nodes.filter((node) => !said(node));
  }
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, failureSummary, target }) =>
    `${id} (${help}): ${target.join(" ")}: ${html.slice(0, 200)} ${failureSummary.replaceAll(/\\s+/g, " ")}`));
}"""
# What can be tapped and is smaller than a finger needs. Left out: the cells of dense boards, links in running text,
# what is only for assistive technology, and ticks, whose label is tapped as well.
SMALL = """() => [...document.querySelectorAll("a[href], button, select, input, summary, [role=tab], [role=slider]")]
  .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((element) => !element.closest("[role=grid], [role=gridcell], .skip, .code, p a, li a"))
  .map((element) => [element, (element.closest("label.tick, label.language") ?? element).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && (width < 43.5 || height < 43.5))
  .map(([element, { width, height }]) => `${element.outerHTML.slice(0, 160)} is ${width} × ${height}`)"""


@pytest.fixture(params=soaked("en", "de", "es", "fr", "it", "nl"))
def language(request: pytest.FixtureRequest) -> str:
    """English; under soak all languages."""
    return str(request.param)


@pytest.fixture
def with_axe(visit: Callable[..., Visitor], language: str) -> Callable[[House], Visitor]:
    """Somebody whose browser lets us bring axe along."""
    if not AXE.exists():
        pytest.fail("This test needs axe-core: run `make page`.", False)

    def come_in(house: House) -> Visitor:
        visitor = visit(house, "Mia", bypass_csp=True, touch=True, size=(360, 740), language=language)
        visitor.open()
        return visitor

    return come_in


@pytest.fixture
def ada(house: House, with_axe: Callable[[House], Visitor]) -> Visitor:
    """The same, at the server of all tests."""
    return with_axe(house)


def check(visitor: Visitor, where: str) -> None:
    """Nothing to complain about here, in either theme."""
    page = visitor.page
    page.locator("h1, h2").first.wait_for()
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = []
    for theme, rules in (("light", None), ("dark", ["color-contrast"])):  # all else is the same in both
        page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {problem}" for problem in page.evaluate(LOOK, [TAGS, EXTRA, rules])]
    found += [f"too small: {problem}" for problem in page.evaluate(SMALL)]
    assert not found, f"{where}:\n" + "\n".join(found)


WIDE = """() => [...document.querySelectorAll("main *, dialog *, header *")]
  .filter((element) => element.getBoundingClientRect().right > 361 && !element.closest("svg *"))
  .map((element) => `${element.tagName} .${element.className} ${Math.round(element.getBoundingClientRect().right)}`)
  .slice(0, 12)"""


def fits_with_large_text(visitor: Visitor, where: str) -> None:
    """Text twice as large as usual, on a phone: nothing sticks out at the side."""
    page = visitor.page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    visitor.come_to_rest()
    wide = page.evaluate("document.documentElement.scrollWidth")
    who = page.evaluate(WIDE) if wide > 360 else []
    page.evaluate("document.documentElement.style.fontSize = ''")
    assert not who, f"{where} is {wide} px wide with text of 200 % on a screen of 360 px:\n" + "\n".join(who)
    visitor.come_to_rest()


def all_of(visitor: Visitor, where: str) -> None:
    check(visitor, where)
    fits_with_large_text(visitor, where)


def test_pages_around(ada: Visitor) -> None:
    page = ada.page
    all_of(ada, "home")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    all_of(ada, "shortcuts")
    page.keyboard.press("Escape")
    ada.button("page-settings").click()
    page.locator("dialog[open]").wait_for()
    all_of(ada, "settings")
    page.keyboard.press("Escape")
    for path, waits in {
        "daily": "section h2",
        "me": "h2",
        "about": "section li",
        "nowhere": "[role=alert]",
        "t/nowhere": "[role=alert]",
    }.items():
        ada.open(path)
        page.locator(waits).first.wait_for()
        all_of(ada, path)
    ada.open("go/wrong")
    ada.button("page-go-button").click()
    page.locator("[role=alert]").first.wait_for()
    ada.forgive("the server responded with a status of 4")
    all_of(ada, "go")


@pytest.mark.parametrize("game", in_turn(GAMES, first=2, of=4))
def test_pages_of_a_game(game: str, ada: Visitor) -> None:
    page = ada.page
    ada.open(f"rules/{game}")
    page.locator("main section").first.wait_for()
    all_of(ada, "rules")
    ada.open(f"new/{game}")
    page.locator("main form, main fieldset").first.wait_for()
    all_of(ada, "new")
    ada.open(f"learn/{game}")
    page.locator(".lesson").wait_for()
    all_of(ada, "learn")


def test_waiting_room(ada: Visitor) -> None:
    table = ada.make_table("memostreet", "me", "open", "level1")
    ada.open(f"t/{table}")
    ada.page.locator("details").first.wait_for()
    all_of(ada, "waiting room")


def test_curtain(ada: Visitor) -> None:
    table = ada.make_table("davincicode", "me", "screen")
    ada.open(f"t/{table}")
    ada.turn()
    all_of(ada, "curtain")


def looks_of(game: str) -> list[str]:
    """The looks of a game's board but its own, which is what all other tests see."""
    source = (BOARDS / game / "looks.css").read_text()
    return re.findall(rf'^\[data-{game}="(\w+)"\]', source, re.M)[1:]


@pytest.mark.parametrize("game", soaked(*GAMES))
def test_looks(game: str, ada: Visitor) -> None:
    """Every look of a board can be read, light and dark."""
    table = ada.make_table(game, *board(game).SEATS)
    play_on(ada.person(), table, my_turn_after(board(game).MIDDLE))
    ada.open(f"t/{table}")
    ada.turn()
    page = ada.page
    page.evaluate(AXE.read_text())
    assert len(looks_of(game)) == 2
    for look in looks_of(game):
        page.evaluate("([game, look]) => { document.documentElement.dataset[game] = look; }", [game, look])
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            assert page.evaluate(LOOK, [TAGS, EXTRA, ["color-contrast"]]) == [], f"{look}, {theme}"


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_table(game: str, ada: Visitor) -> None:
    """Hints are given in play, and the game can be looked at again; what boards show is in test_gallery.py."""
    page = ada.page
    table = ada.make_table(game, *board(game).SEATS, advice=True)
    known = play_on(ada.person(), table, my_turn_after(board(game).MIDDLE))
    ada.open(f"t/{table}")
    ada.until(lambda: ada.table.get("step", 0) >= known["step"])
    page.locator(".board").first.wait_for()
    ada.button("page-hint").click()
    page.locator(f"section[aria-label='{ada.t('page-hint')}']").wait_for()
    play_on(ada.person(), table)
    ada.result().wait_for()
    judge_at_once(ada, table)
    ada.open(f"review/{table}")
    page.get_by_role("slider").wait_for()
    page.locator(".waiting").wait_for(state="detached")
    all_of(ada, "review")


def test_what_opens_at_the_end(ada: Visitor) -> None:
    table = ada.make_table("kreuzquer", "me")
    play_on(ada.person(), table)
    ada.open(f"t/{table}")
    ada.result().wait_for()
    ada.button("page-check").click()
    all_of(ada, "check of the deal")
    judge_at_once(ada, table)
    ada.open(f"review/{table}?move=3")
    ada.button("page-review-panel").click()
    all_of(ada, "moves of a review")
    ada.page.keyboard.press("Escape")
    ada.button("page-tools").click()
    ada.button("page-review-try").click()
    all_of(ada, "playing on")


def test_my_games_and_the_ways_out(ada: Visitor) -> None:
    over = ada.make_table("kreuzquer", "me")
    play_on(ada.person(), over)
    table = ada.make_table("fivetotwelve", "me", "level1", lots=True)
    ada.open(f"t/{table}")
    ada.page.locator(".board").first.wait_for()
    ada.button("page-tools").click()
    ada.button("page-this-game").click()
    ada.button("page-resign").click()
    all_of(ada, "this game")
    ada.button("page-resign-sure").click()
    ada.result().wait_for()
    ada.open(f"t/{over}")
    ada.result().get_by_role("button", name=ada.t("page-share")).click()
    ada.page.get_by_role("dialog").get_by_role("img").wait_for()
    all_of(ada, "share")
    ada.open("me")
    ada.page.get_by_role("link", name=ada.t("page-review")).first.wait_for()
    ada.page.locator("article").first.wait_for()
    all_of(ada, "my games")


def test_notepad_and_pad(ada: Visitor) -> None:
    """Da Vinci Code: what opens over and under the board."""
    table = ada.make_table("davincicode", "me", "level1", advice=True)
    guessing: Callable[[dict[str, Any]], Any] = lambda known: any(  # noqa: E731
        ":guess" in move for view in known["views"] for move in view["legal"]
    )
    play_on(ada.person(), table, guessing)
    ada.open(f"t/{table}")
    ada.turn()
    ada.page.locator("button[aria-keyshortcuts=N]").click()
    all_of(ada, "notepad")
    ada.page.locator("button[data-tile].legal").first.click()
    ada.page.locator(".pad").wait_for()
    all_of(ada, "pad")


def test_what_opens_at_a_table(ada: Visitor) -> None:
    """Log and chat, the invitation, and the card of a seat, all over the board of a phone."""
    page = ada.page
    table = ada.make_table("davincicode", "me", "level1", rounds=3, options={"hyphens": True})
    ada.open(f"t/{table}")
    page.locator(".board").first.wait_for()
    ada.button("page-side").click()
    page.get_by_role("tab", name=ada.t("page-chat"), exact=True).click()
    all_of(ada, "chat")
    page.get_by_role("tab", name=ada.t("page-log"), exact=True).click()
    all_of(ada, "log")
    page.keyboard.press("Escape")
    ada.button("page-tools").click()
    ada.button("page-invite").click()
    page.get_by_role("dialog").get_by_text(ada.t("davincicode-option-hyphens")).wait_for()
    all_of(ada, "invitation")
    page.keyboard.press("Escape")
    page.locator(".seat").last.click()
    page.locator(".about:popover-open").wait_for()
    all_of(ada, "a seat")


def test_box_editor(ada: Visitor) -> None:
    ada.open("new/kreuzquer")
    ada.page.get_by_text(ada.t("page-options"), exact=True).click()
    ada.button("page-kreuzquer-editor-open").click()
    ada.page.get_by_role("dialog").get_by_role("textbox").first.wait_for()
    all_of(ada, "box editor")


def test_leaderboard(new_house: Callable[..., House], with_axe: Callable[[House], Visitor]) -> None:
    ada = with_axe(new_house(now=lambda: NOON))
    play_on(ada.person(), ada.person().post("/api/daily/kreuzquer")["id"])
    ada.open("daily")
    card = ada.page.get_by_role("region", name=ada.t("kreuzquer-name"))
    card.get_by_role("button", name=ada.t("page-leaderboard")).click()
    card.locator("ol").get_by_role("listitem").first.wait_for()
    all_of(ada, "leaderboard")
