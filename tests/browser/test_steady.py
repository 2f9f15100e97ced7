"""Nothing jumps: while a game is played, talked about and thought over, all parts of the table stay where they are.

Nor does Home when somebody comes back to it: it shows their games at once, and never those of somebody else.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.boards import board
from tests.browser.hands import play
from tests.browser.people import DESK, PHONE, Visitor
from tests.browser.tables import GAMES, play_on
from tests.conftest import in_turn, soaked
from tests.server.client import House

PLACES = """(parts) => [...document.querySelectorAll(`main header, main .prompt, main .board, ${parts}`)].map((it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  const name = it.className.replace(/ ?(svelte-\\w+|mine|refused|acting|lit)/g, "") || it.tagName;
  return [name, x, y, width, height].map(String);
})"""

SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value, sources }) =>
  [value, ...sources.map(({ node }) => (node?.parentElement ?? node)?.outerHTML.slice(0, 80))]))
).observe({ type: "layout-shift", buffered: true });
"""


def going(visitor: Visitor) -> Locator:
    """The games that go on, as Home shows them."""
    return visitor.page.get_by_role("region", name=visitor.t("page-continue")).get_by_role("listitem")


def kept(visitor: Visitor) -> str:
    """What this browser keeps of them."""
    return str(visitor.page.evaluate("localStorage.getItem('spieltrieb.running')"))


def shifts(visitor: Visitor) -> Any:
    """What has moved by itself since the page was loaded."""
    visitor.come_to_rest()
    return visitor.page.evaluate("shifts")


@pytest.mark.parametrize("size", soaked(PHONE, DESK), ids=["phone", "desk"])
@pytest.mark.parametrize("game", in_turn(GAMES, first=2, of=4))
def test_nothing_jumps(game: str, size: tuple[int, int], house: House, visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(house, "Ann", size=size), visit(house, "Bob")
    ann.open()
    table = ann.make_table(game, "me", "open", advice=True)
    bob.open(f"t/{table}")
    bob.button("page-sit").click()
    ann.open(f"t/{table}")
    page = ann.page
    page.locator("main .board[data-step]").wait_for()
    places: list[Any] = page.evaluate(PLACES, board(game).PARTS)
    assert len(places) > 4
    for made in range(6):
        play(ann, bob, chooser=random.Random(made), until=lambda count: count == 1)
        assert page.evaluate(PLACES, board(game).PARTS) == places, f"after move {made + 1}"
    bob.page.get_by_role("tab", name=bob.t("page-chat")).click()
    bob.page.get_by_label(bob.t("page-chat-label")).fill("Hello there")
    bob.page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=ann.t("page-chat-unread", count=1))).to_be_visible()
    bob.button("page-reaction-hello").click()
    expect(page.locator(".reactions p")).to_have_count(1)
    assert page.evaluate(PLACES, board(game).PARTS) == places, "after a line and a greeting"


@pytest.mark.parametrize("size", soaked(PHONE, DESK), ids=["phone", "desk"])
def test_home_does_not_jump(size: tuple[int, int], house: House, visit: Callable[..., Visitor]) -> None:
    ann = visit(house, "Ann", size=size)
    page = ann.page
    page.add_init_script(SHIFTS)
    with page.expect_response("**/api/me/tables"):
        ann.open()
    expect(page.get_by_text(ann.t("page-lobby-empty"))).to_be_visible()
    assert shifts(ann) == [], "on the first visit"
    tables = [ann.make_table(game, "me", "level1") for game in GAMES]
    for table in tables:
        play_on(ann.person(), table, until=lambda known: True)  # a bot that moves later changes their order
    with page.expect_response("**/api/me/tables"):
        page.reload()
    expect(going(ann)).to_have_count(3)  # and a button for the others
    # A table that was made, and looked at, is there at once, too.
    tables.append(ann.make_table("memostreet", "me", "open"))
    ann.open(f"t/{tables[-1]}")
    ann.until(lambda: tables[-1] in kept(ann), "the table to be kept")

    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/me/tables", hold)
    for come_back in (ann.open, page.reload):
        come_back()
        expect(going(ann)).to_have_count(3)
        expect(ann.button("page-show-all", count=len(tables))).to_be_visible()
        ann.until(lambda: held, "the list to be asked for")
        places = page.evaluate(PLACES, ".page > *, article")
        assert len(places) > 8
        with page.expect_response("**/api/me/tables"):
            held.pop().continue_()
        ann.come_to_rest()
        assert page.evaluate(PLACES, ".page > *, article") == places
    assert shifts(ann) == [], "on another visit"


def test_home_shows_nobody_elses_games(house: House, visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(house, "Ann"), visit(house, "Bob")
    page = bob.page
    for one in (ann, bob):
        one.open()
    hers, his = (one.make_table("memostreet", "me", "level1") for one in (ann, bob))
    page.reload()
    expect(going(bob)).to_have_count(1)
    assert his in kept(bob)
    # Bob's browser becomes Ann's, by her personal link: from then on nothing is left of his games.
    ann.open("me")
    ann.button("page-link-make").click()
    link = ann.page.get_by_role("textbox", name=ann.t("page-link"), exact=True).input_value()
    page.goto(link)
    bob.button("page-go-button").click()
    expect(going(bob)).to_have_count(1)
    expect(going(bob).get_by_role("link")).to_have_attribute("href", f"#/t/{hers}")
    bob.until(lambda: hers in kept(bob), "her game to be kept")
    assert his not in kept(bob)
    ann.page.goto("about:blank")  # forgotten in one browser, she is let go in the other
    # Nobody is left once they are forgotten.
    with page.expect_response("**/api/me/tables?page=1"):
        bob.open("me")
    bob.button("page-forget-button").click()
    page.get_by_role("dialog").get_by_role("button", name=bob.t("page-forget-button")).click()
    page.get_by_text(bob.t("page-forgotten")).first.wait_for()
    assert hers not in kept(bob)
    bob.open()
    expect(page.locator("article")).to_have_count(len(GAMES))
    expect(going(bob)).to_have_count(0)
    # Where the cookie was lost, they go as soon as the server says that it does not know us.
    again = bob.make_table("memostreet", "me", "level1")
    with page.expect_response("**/api/me/tables"):  # it asks for nothing more
        page.reload()
    expect(going(bob)).to_have_count(1)
    bob.context.clear_cookies()
    page.reload()
    expect(page.locator("article")).to_have_count(len(GAMES))
    expect(going(bob)).to_have_count(0)
    assert again not in kept(bob)
