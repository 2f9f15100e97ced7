"""Each game by touch on a small phone, from the first screen to its result, against a bot."""

from __future__ import annotations

import pytest

from tests.browser.hands import GAMES, Finger
from tests.browser.people import Visitor
from tests.browser.test_games_mouse import whole_game
from tests.server.client import House


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch(house: House, visit, game: str) -> None:
    visitor: Visitor = visit(house, touch=True)
    page = visitor.open()
    whole_game(visitor, game, Finger(page), seed=2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing may be wider than the phone"
