"""Each game by touch on a small phone, from the first screen to its result, against a bot."""

from __future__ import annotations

import pytest

from tests.browser.hands import GAMES, Finger, play_to_the_end
from tests.browser.people import Visitor
from tests.browser.test_games_mouse import shows_the_result
from tests.server.client import House


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch(house: House, visit, game: str) -> None:
    visitor: Visitor = visit(house, touch=True)
    page = visitor.open()
    card = page.get_by_role("article").filter(has=page.locator(f"#game-{game}"))
    card.get_by_role("button", name=visitor.t("page-play-now")).tap()
    visitor.until(lambda: visitor.table.get("views"), "the table")
    assert visitor.table["game"] == game
    finger = Finger(page)
    assert play_to_the_end(visitor, game, GAMES[game], finger, seed=2) > 3
    assert finger.drags, "something must have been dragged"
    shows_the_result(visitor)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing may be wider than the phone"
