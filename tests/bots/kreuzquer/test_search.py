"""The search of Kreuz & Quer: small endgames, against full enumeration."""

from __future__ import annotations

import random

import pytest

from spieltrieb.bots.kreuzquer import LEVELS, advise, greedy
from spieltrieb.bots.player import look
from spieltrieb.core.position import Position
from tests.bots.kreuzquer.games_played import play, somewhere


def best_score(position: Position) -> int:
    return max(position.play(move).outcome.scores[0] for move in position.legal(0))  # type: ignore[union-attr]


def exact_values(position: Position) -> dict[int, float]:
    """The expected points of every move when one more tile will follow."""
    waiting = position.with_seed(None)
    values = {}
    for move in waiting.legal(0):
        after = waiting.play(move)
        draws = [best_score(after.play(draw)) for draw in after.legal("*")]
        values[move.action] = sum(draws) / len(draws)
    return values


def test_the_last_tile_is_placed_as_well_as_possible() -> None:
    for seed in range(10):
        position = somewhere(seed, 23)
        best = best_score(position)
        for bot in (LEVELS["level5"](), greedy()):
            assert play(position, bot, 1, random.Random(1)).outcome.scores[0] == best  # type: ignore[union-attr]
        advice = advise(look(position, 0, random.Random(1), 0.05))
        assert advice.best.value == best


def test_the_last_but_one_agrees_with_full_enumeration() -> None:
    for seed in range(10):
        position = somewhere(seed, 22)
        exact = exact_values(position)
        advice = advise(look(position, 0, random.Random(1), 1.0))
        assert advice.best.value == pytest.approx(exact[advice.best.action], abs=0.25)
        assert exact[advice.best.action] >= max(exact.values()) - 0.1
