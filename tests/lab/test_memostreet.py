"""The yardstick of Memo Street plays, and no worse than a greedy player."""

from __future__ import annotations

import pytest

from spieltrieb.bots.memostreet import greedy
from spieltrieb.lab.memostreet import PerfectMemory
from tests.bots.memostreet.games_played import compiled, play


@compiled
@pytest.mark.match
def test_a_perfect_memory_gets_more_points_than_greed() -> None:
    end = play([PerfectMemory(), greedy()], "yardstick")
    assert end.outcome is not None
    assert end.outcome.scores[0] > end.outcome.scores[1]
