"""Whoever has a budget keeps to it: the clock ends the thinking, and a legal move is there all the same.

How long moves really take is measured by bench/bots.py; here the clock is the test's own.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from spieltrieb import bots, games
from spieltrieb.bots.player import RandomBot, Sight, look
from spieltrieb.core.moves import Move
from tests.bots.conftest import THINKING, Clock

pytestmark = pytest.mark.match

BUDGET = 0.3  # seconds, by the test's clock
FOLDER = Path(bots.__file__).parent
# The games where it takes thought to know what a move is worth.
THOUGHTFUL = [
    key for key in games if any("Deadline" in file.read_text("utf-8") for file in (FOLDER / key).glob("*.py"))
]


def a_sight(key: str, moves: int, budget: float) -> Sight:
    """What the seat to act sees after this many random moves, and more until there is something to think about."""
    chance = random.Random(4)
    position = games[key].start(2, seed=4)
    while True:
        seat = position.actors[0]
        assert isinstance(seat, int)
        sight = look(position, seat, random.Random(1), budget)
        if moves <= 0 and len(sight.legal) > 5:
            return sight
        moves -= 1
        position = position.play(Move(position, seat, RandomBot().choose(look(position, seat, chance))))


@pytest.mark.parametrize("key", ["fivetotwelve", "kreuzquer", "davincicode"])
@pytest.mark.parametrize("moves", [10, 16])
def test_a_master_stops_when_its_budget_is_spent(key: str, moves: int, clock: Clock) -> None:
    sight = a_sight(key, moves, BUDGET)
    assert bots.make("level5", games[key]).choose(sight) in sight.legal
    patient = clock.looks
    clock.looks, clock.step = 0, BUDGET  # whenever it looks, the time is up
    assert bots.make("level5", games[key]).choose(a_sight(key, moves, BUDGET)) in sight.legal
    assert 2 <= clock.looks <= 8
    assert clock.looks < patient, "the clock has ended nothing"


@pytest.mark.parametrize("key", THOUGHTFUL)
def test_advice_stops_when_its_budget_is_spent(key: str, clock: Clock) -> None:
    sight = a_sight(key, 12, BUDGET)
    assert sorted(move.action for move in bots.advise(sight).moves) == sorted(sight.legal)
    patient = clock.looks
    clock.looks, clock.step = 0, BUDGET
    assert sorted(move.action for move in bots.advise(a_sight(key, 12, BUDGET)).moves) == sorted(sight.legal)
    assert clock.looks < patient


def test_every_module_that_thinks_by_the_clock_is_under_the_tests_clock() -> None:
    found = {
        ".".join(file.relative_to(FOLDER).with_suffix("").parts)
        for file in FOLDER.rglob("*.py")
        if re.search(r"\btime\.(monotonic|perf_counter)\(", file.read_text(encoding="utf-8"))
    }
    assert found == set(THINKING)  # benchmarks measure by process_time
