"""Nothing jumps: while a game is played, talked about and thought over, all parts of the table stay where they are."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.boards import board
from tests.browser.hands import play
from tests.browser.people import DESK, PHONE, Visitor
from tests.browser.tables import GAMES
from tests.conftest import in_turn, soaked
from tests.server.client import House

PLACES = """(parts) => [...document.querySelectorAll(`main header, main .prompt, main .board, ${parts}`)].map((it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  const name = it.className.replace(/ ?(svelte-\\w+|mine|refused|acting|lit)/g, "") || it.tagName;
  return [name, x, y, width, height].map(String);
})"""


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
