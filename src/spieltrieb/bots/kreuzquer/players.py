"""Kreuz & Quer: five players, from a glance at the tile in hand to games played on in the mind; and a plain one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from spieltrieb.bots.kreuzquer.search import Search
from spieltrieb.bots.kreuzquer.value import careless, handmade, learned
from spieltrieb.bots.player import Bot, Sight, levels
from spieltrieb.bots.weights import Array


@dataclass(frozen=True)
class Glance:
    """Takes the move that looks best one move deep, as well as it can judge: it errs by `error` points or so."""

    weights: Callable[[], Array]
    error: float

    def choose(self, sight: Sight) -> int:
        """The move that looks best."""
        actions, values = Search(sight).rate(self.weights())
        if self.error:
            values = values + self.error * np.array([sight.random.gauss(0, 1) for _ in values])
        return int(actions[np.argmin(values)])


@dataclass(frozen=True)
class Foresight:
    """Plays the game on in its mind, over many possible orders of the tiles to come."""

    orders: int | None = None  # a fixed number of them, whatever the budget

    def choose(self, sight: Sight) -> int:
        """The move after which the games went best."""
        actions, _ = Search(sight).play_on(learned(), sight.random.getrandbits(48), sight.budget, self.orders)
        return int(actions[0])


# ---- The levels ----


def newcomer() -> Bot:
    """Level 1 sees only what a move costs at once, and not even that very well."""
    return Glance(careless, 0.35)


def casual() -> Bot:
    """Level 2 has some idea of which cells will be hard to fill, but often errs."""
    return Glance(handmade, 0.6)


def club_player() -> Bot:
    """Level 3 has the same idea, and does not err."""
    return Glance(handmade, 0.0)


def expert() -> Bot:
    """Level 4 has learned what boards are worth, and seldom errs."""
    return Glance(learned, 0.2)


def master() -> Bot:
    """Level 5 plays the game on in its mind."""
    return Foresight()


def greedy() -> Bot:
    """The plain opponent: the best move by a hand-made evaluation, one move deep."""
    return Glance(handmade, 0.0)


LEVELS = levels(newcomer, casual, club_player, expert, master)
