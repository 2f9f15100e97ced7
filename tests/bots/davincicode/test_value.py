"""Da Vinci Code's odds: what the quick player sees is what can be counted, and no more than its seat may know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from spieltrieb.bots.davincicode import value
from spieltrieb.bots.davincicode.value import exact_odds, is_guessing
from spieltrieb.games.davincicode.state import UNKNOWN
from tests.bots.davincicode.games_played import GAME, sights
from tests.conftest import load


def quick_odds(states: np.ndarray[Any, Any], seat: int) -> np.ndarray[Any, Any]:
    room = value.new_room()
    value.look_at_others(states[0], seat, room)
    return room.odds


@pytest.mark.parametrize("hyphens", [False, True])
def test_the_quick_odds_of_two_players_are_the_counted_ones(hyphens: bool) -> None:
    compared = 0
    for seed in range(load(3)):
        for sight in sights(2, hyphens, seed):
            if not is_guessing(sight):
                continue
            quick, counted = quick_odds(sight.state, sight.seat), exact_odds(sight.state, sight.seat)
            assert counted is not None
            for spot in np.flatnonzero(sight.state[0]["code"] >= UNKNOWN):
                assert quick[spot] == pytest.approx(counted[spot], abs=1e-12)
                compared += 1
    assert compared > 50 * load(3)


@pytest.mark.parametrize("hyphens", [False, True])
def test_the_quick_odds_are_the_same_in_a_full_state(hyphens: bool) -> None:
    """In a play-out the quick player sees full states; it must not look at what its seat cannot know."""
    for seed in range(4):
        for sight in sights(2, hyphens, seed):
            if is_guessing(sight):
                full = GAME.guess(sight.state, sight.seat, seed)
                assert (quick_odds(sight.state, sight.seat) == quick_odds(full, sight.seat)).all()
