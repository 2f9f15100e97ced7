"""Each game by mouse, from the first screen to its result, against a bot."""

from __future__ import annotations

import pytest

from tests.browser.hands import GAMES, Finger, Mouse, play_to_the_end
from tests.browser.people import Visitor


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(visitor: Visitor, game: str) -> None:
    whole_game(visitor, game, Mouse(visitor.open()), seed=1)


def whole_game(visitor: Visitor, game: str, hand: Mouse | Finger, seed: int) -> None:
    """From the first screen to the result, with something dragged on the way."""
    page = visitor.page
    card = page.get_by_role("article").filter(has=page.locator(f"#game-{game}"))
    hand.press(card.get_by_role("button", name=visitor.t("page-play-now")))
    visitor.until(lambda: visitor.table.get("views"), "the table")
    assert visitor.table["game"] == game
    assert play_to_the_end(visitor, game, GAMES[game], hand, seed) > 3
    assert hand.drags, "something must have been dragged"
    shows_the_result(visitor)


def shows_the_result(visitor: Visitor) -> None:
    """Who won, the score sheet, and what can be done now."""
    outcome = visitor.table["outcome"]
    winners = outcome["winners"]
    sheet = visitor.result().get_by_role("table")
    scores = [int(cell.replace("−", "-")) for cell in sheet.locator("tbody td").all_inner_texts()]
    assert scores == outcome["scores"]
    title = visitor.page.locator("#result-title").inner_text()
    if winners == [0]:
        assert title == visitor.t("page-result-game-you", count=1)
    else:
        assert any(visitor.table["seats"][seat]["name"] in title for seat in winners) or 0 in winners
    assert visitor.button("page-rematch").is_visible()
