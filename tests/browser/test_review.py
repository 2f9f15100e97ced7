"""A game that is over: one count of moves, the curve, everybody's eyes, better moves, links, and playing on."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.people import PHONE, Visitor
from tests.browser.tables import play_on
from tests.server.client import House

SWIPE = """([by]) => {
  const board = document.querySelector(".board");
  const at = (x) => [new Touch({ identifier: 1, target: board, clientX: x, clientY: 300 })];
  board.dispatchEvent(new TouchEvent("touchstart", { touches: at(200), changedTouches: at(200), bubbles: true }));
  board.dispatchEvent(new TouchEvent("touchend", { touches: [], changedTouches: at(200 + by), bubbles: true }));
}"""


@pytest.fixture(scope="module")
def played() -> Callable[[Visitor, str], str]:
    """A table at which somebody has played a game to its end."""

    def play(visitor: Visitor, game: str) -> str:
        visitor.open()
        table = visitor.make_table(game, "me", "level1")
        play_on(visitor.person(), table)
        return table

    return play


def curve(page: Page) -> Locator:
    """The curve, once the game is there."""
    found = page.get_by_role("slider")
    found.wait_for()
    return found


def place(page: Page) -> int:
    return int(curve(page).get_attribute("aria-valuenow") or -1)


def test_a_game_is_looked_at_again(
    house: House, visit: Callable[..., Visitor], played: Callable[[Visitor, str], str]
) -> None:
    ann = visit(house, "Ann", size=(1440, 900))
    table = played(ann, "davincicode")
    ann.open(f"t/{table}")
    ann.result().wait_for()
    numbers = ann.page.locator("aside ol .number").all_inner_texts()
    moves = max(int(number) for number in numbers if number)
    ann.result().get_by_role("link", name=ann.t("page-review"), exact=True).click()
    page = ann.page
    # One count: the log, the curve, the list and the link.
    expect(curve(page)).to_have_attribute("aria-valuemax", str(moves))
    rows = page.locator("button.move")
    expect(rows).to_have_count(moves + 1)
    expect(rows.last.locator(".number")).to_have_text(str(moves))
    page.locator(".waiting").wait_for(state="detached")
    for key, at in {"End": moves, "ArrowLeft": moves - 1, "Home": 0, "ArrowRight": 1}.items():
        page.keyboard.press(key)
        assert place(page) == at, key
    box = curve(page).bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)
    assert abs(place(page) - moves / 2) <= 1
    expect(rows.nth(place(page))).to_have_attribute("aria-current", "step")
    # A mistake, in words and on the board: one move earlier, as its player saw it.
    marked = page.locator("button.move").filter(has=page.locator("strong:is(.mistake, .blunder, .slip)")).last
    number = int(marked.locator(".number").inner_text())
    marked.click()
    assert place(page) == number
    verdict = page.locator("section.verdict")
    assert not re.search(r"guess \d|@|=\d", verdict.inner_text()), "no notation"
    verdict.get_by_role("button").click()
    assert place(page) == number - 1
    page.locator(f"section[aria-label='{ann.t('page-hint')}']").wait_for()
    expect(page.locator(".prompt")).to_contain_text(ann.t("page-review-best-of", name="|").partition("|")[0].strip())
    page.keyboard.press("Escape")
    # The link leads somebody else to the same moment, with everything open.
    page.get_by_label(ann.t("page-review-eyes")).select_option("all")
    ann.until(lambda: f"move={number - 1}&as=all" in page.url, "the address to follow")
    bob = visit(house, "Bob", touch=True, size=PHONE)
    bob.page.goto(page.url)
    assert place(bob.page) == number - 1
    tiles = bob.page.locator("[data-tile]")
    tiles.first.wait_for()
    hidden = [bob.t("page-davincicode-tile-hidden", place=at, colour=c) for at in range(14) for c in ("black", "white")]
    assert not set(tiles.evaluate_all("(all) => all.map((it) => it.ariaLabel)")) & set(hidden)
    before = place(bob.page)
    bob.page.evaluate(SWIPE, [-120])
    assert place(bob.page) == before + 1
    bob.page.evaluate(SWIPE, [120])
    assert place(bob.page) == before
    # Another link to the same game leads to its own moment, through its own eyes.
    bob.page.evaluate("(hash) => void (location.hash = hash)", f"#/review/{table}?move=2&as=1")
    bob.until(lambda: place(bob.page) == 2, "the moment of the link")
    expect(bob.page.get_by_label(bob.t("page-review-eyes"))).to_have_value("1")


def test_somebody_plays_on_from_a_moment(
    house: House, visit: Callable[..., Visitor], played: Callable[[Visitor, str], str]
) -> None:
    ann = visit(house, "Ann", touch=True, size=PHONE)
    table = played(ann, "kreuzquer")
    page = ann.open(f"review/{table}?move=6")
    assert place(page) == 6
    ann.button("page-tools").click()
    ann.button("page-review-try").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(ann.t("page-review-try-text"))
    dialog.get_by_role("button", name=ann.t("page-review-try")).click()
    ann.until(lambda: ann.table.get("views"), "the study")
    assert ann.table_id != table
    assert ann.table["study"] == {"table": table, "round": 1, "move": 6}
    play_on(ann.person(), ann.table_id)
    ann.result().wait_for()
    expect(ann.result()).to_contain_text(ann.t("page-study", move=6))
    ann.result().get_by_role("link", name=ann.t("page-study-back")).click()
    assert place(page) == 6
    assert f"/review/{table}" in page.url


def test_of_a_match_the_games_that_were_played_can_be_chosen(house: House, visit: Callable[..., Visitor]) -> None:
    ann = visit(house, "Ann")
    page = ann.open()
    table = ann.make_table("memostreet", "me", "level1", rounds=3)
    play_on(ann.person(), table, lambda known: known["round"] == 3)
    ann.open(f"review/{table}")
    curve(page)
    expect(page.get_by_label(ann.t("page-sheet")).locator("option")).to_have_count(2)


def test_old_links_lead_here_and_a_server_that_is_busy_is_asked_again(
    house: House, visit: Callable[..., Visitor], played: Callable[[Visitor, str], str]
) -> None:
    ann = visit(house, "Ann", language="de")
    table = played(ann, "kreuzquer")
    ann.forgive("the server responded with a status of 503", "^503 for ")
    refused: list[str] = []

    def refuse(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.fulfill(status=503, json={"code": "busy", "message": "Busy.", "arguments": {}})

    ann.page.route(lambda url: urlsplit(url).path.endswith("/review"), refuse)
    replay = ann.person().get(f"/api/tables/{table}/replay")
    page = ann.open(f"replay/{table}?step={replay['steps'][9]['step']}")
    assert place(page) == 9
    assert "#/review/" in page.url
    again = ann.button("page-review-again")
    again.wait_for()
    expect(page.get_by_role("alert")).to_contain_text(ann.t("error-busy"))
    again.click()
    page.locator(".waiting").wait_for(state="detached")
    expect(page.locator(".curve path[style]")).to_have_count(2)
    names = page.get_by_label(ann.t("page-review-eyes")).locator("option").all_inner_texts()
    assert names == ["Ann", "Pip"], "a bot has one name in every language"
