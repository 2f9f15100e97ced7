"""Boards in motion: what is carried or flies leaves nothing behind. Everywhere else the tests play with speed 0."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.boards import board
from tests.browser.hands import Mouse
from tests.browser.people import Visitor
from tests.browser.tables import GAMES
from tests.conftest import in_turn
from tests.server.client import House

TALL = (1000, 1500)  # so that both ends of every drag are on the screen
CARRIED = "body > div[inert]"  # the copy that follows the pointer
FLYING = "main div[inert][aria-hidden]"


@pytest.mark.parametrize("game", in_turn(GAMES, first=1))
def test_carrying(game: str, house: House, visit: Callable[..., Visitor]) -> None:
    """Let go beside the board, a tile slides back; let go where it may lie, it is played."""
    lesson, what, where, then = board(game).LESSON
    visitor = visit(house, size=TALL, settings={"speed": 1})
    page = visitor.open(f"learn/{game}")
    title = page.locator(".lesson .title")
    for number in range(1, lesson):
        expect(title).to_contain_text(visitor.t("page-learn-step", step=number, of=_steps(title)))
        page.locator(".lesson button").last.click()
    expect(page.locator(FLYING)).to_have_count(0)
    tile = page.locator(what).first
    seen: list[int] = []
    mouse = Mouse(page)
    mouse.meanwhile = lambda: seen.append(page.locator(CARRIED).count())  # type: ignore[method-assign]
    mouse.drag(tile, page.locator("header a").first)
    expect(page.locator(CARRIED)).to_have_count(0)
    assert tile.locator("svg").first.evaluate("(it) => it.style.opacity") == ""
    expect(title).to_contain_text(visitor.t("page-learn-step", step=lesson, of=_steps(title)))
    mouse.drag(tile, page.locator(where).first)
    if then:
        page.locator(then).click()
    expect(title).to_contain_text(visitor.t("page-learn-step", step=lesson + 1, of=_steps(title)))
    expect(page.locator(f"{CARRIED}, {FLYING}")).to_have_count(0)
    assert seen == [1, 1], "a copy follows the pointer"


def _steps(title: Locator) -> int:
    """How many lessons there are, as the page says."""
    return int(title.inner_text().split()[-1])
