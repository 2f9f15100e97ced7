"""Games of Memo Street that the tests of its players play."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice
from typing import Any

import pytest

from spieltrieb import games
from spieltrieb.bots import playing
from spieltrieb.bots.player import Bot
from spieltrieb.core.compile import compilation_is_on
from spieltrieb.core.position import Position

GAME = games["memostreet"]
compiled = pytest.mark.skipif(not compilation_is_on(), reason="too slow without compilation")


def play(bots: Sequence[Bot], seed: str, moves: int = 1000, **options: Any) -> Position:
    """Play a game, or as many moves of it."""
    position = GAME.start(len(bots), seed=seed, **options)
    chances = [random.Random(f"{seed}:{seat}") for seat in range(len(bots))]
    choose = playing.chooser(bots, [f"seat {seat}" for seat in range(len(bots))], chances, 0.05)
    for after in islice(playing.moves(position, choose), moves):
        position = after
    return position
