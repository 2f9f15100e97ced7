"""The five levels: from a glance at the tile in hand to games played on in the mind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from spieltrieb.bots.kreuzquer.mind import Array, handmade, learned, read
from spieltrieb.bots.kreuzquer.value import WEIGHTS
from spieltrieb.bots.player import Bot, Sight


def careless() -> Array:
    """Weights of a player who sees only what a move costs at once."""
    return np.zeros(WEIGHTS, np.float32)


@dataclass(frozen=True)
class Glance:
    """Takes the move that looks best one move deep, as well as it can judge: it errs by so many points."""

    weights: Callable[[], Array]
    error: float

    def choose(self, sight: Sight) -> int:
        """The move that looks best."""
        actions, values = read(sight).rate(self.weights())
        if self.error:
            values = values + self.error * np.array([sight.random.gauss(0, 1) for _ in values])
        return int(actions[np.argmin(values)])


@dataclass(frozen=True)
class Foresight:
    """Plays the game on in its mind, over many possible orders of the tiles to come."""

    orders: int | None = None  # a fixed number of them, whatever the budget

    def choose(self, sight: Sight) -> int:
        """The move after which the games went best."""
        actions, _ = read(sight).play_on(learned(), sight.random.getrandbits(48), sight.budget, self.orders)
        return int(actions[0])


def greedy() -> Bot:
    """The reference opponent: the best move by a hand-made evaluation, one move deep."""
    return Glance(handmade, 0.0)


LEVELS: tuple[Callable[[], Bot], ...] = (
    lambda: Glance(careless, 0.35),
    lambda: Glance(handmade, 0.6),
    lambda: Glance(handmade, 0.0),
    lambda: Glance(learned, 0.2),
    Foresight,
)
