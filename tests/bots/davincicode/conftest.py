"""Masters think little in these tests, and all is compiled before one begins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spieltrieb.bots.davincicode import memory, search
from tests.bots.davincicode.games_played import GAME


@pytest.fixture(autouse=True, scope="module")
def few_games_in_thought() -> Iterator[None]:
    """Few enough games are played in thought for a test to be quick."""
    GAME.drive  # noqa: B018  (looking is enough: the rules are compiled with it)
    search.make_ready()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "PLAYOUTS", 200)
        patch.setattr(memory, "DEALS", 200)
        yield
