"""Solo games of the levels, on deals that are the same for all."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from spieltrieb.bots.kreuzquer.players import LEVELS
from spieltrieb.bots.player import Bot, look
from spieltrieb.core.moves import Move
from spieltrieb.games.kreuzquer import GAME, rating
from spieltrieb.games.kreuzquer.state import FACE

Array = np.ndarray[Any, Any]


def play_solo(make: Callable[[], Bot], deal: str, budget: float) -> int:
    """The minus points of one solo game; a deal names the order of the tiles."""
    position = GAME.start(1, seed=deal)
    bot, chance = make(), random.Random(deal)
    while position.actors:
        position = position.play(Move(position, 0, bot.choose(look(position, 0, chance, budget))))
    assert position.outcome is not None
    return -position.outcome.scores[0]


def deal_name(seed: int, number: int) -> str:
    """The seed of a deal."""
    return f"kreuzquer-{seed}-{number}"


def deal_order(deal: str) -> list[int]:
    """The tiles of a deal in their order."""
    position = GAME.start(1, seed=deal)
    while position.actors:
        position = position.play(position.legal(0)[-1])
    return [action - FACE for actor, action in position.history if actor < 0]


def solo(level: int, deals: int, seed: int = 0, budget: float = 0.1) -> Array:
    """The minus points of a level, from 1 to 5, in so many solo games."""
    return np.array([play_solo(LEVELS[level - 1], deal_name(seed, number), budget) for number in range(deals)])


def ratings(minus: Array) -> list[float]:
    """The share of games that earned each of the five ratings, the best first."""
    earned = [rating(int(points)) for points in minus]
    return [earned.count(number) / len(earned) for number in range(1, 6)]


def row(name: str, minus: Array) -> str:
    """A line of the table in Markdown: mean with its standard error, median, and the share in each rating."""
    error = minus.std(ddof=1) / len(minus) ** 0.5 if len(minus) > 1 else 0.0
    shares = " | ".join(f"{100 * share:.1f} %" for share in ratings(minus))
    return f"| {name} | {minus.mean():.2f} ± {error:.2f} | {np.median(minus):g} | {shares} |"


HEADER = "| player | mean | median | 0–1 | 2–4 | 5–7 | 8–10 | 11 and more |\n|---|---:|---:|---:|---:|---:|---:|---:|"
