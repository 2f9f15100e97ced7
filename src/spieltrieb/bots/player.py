"""A player that is a program: it is shown what its seat may know, and answers with one of its legal actions."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from spieltrieb.core.contract import Game
from spieltrieb.core.position import Position


@dataclass(frozen=True, eq=False)
class Sight:
    """All that a program gets to see when it is to act: what a person in its seat may know, and nothing else."""

    game: Game
    seat: int
    players: int
    options: Mapping[str, Any]
    state: np.ndarray[Any, Any]  # an array of one veiled state
    legal: Sequence[int]  # the actions it may choose from, in their fixed order; never empty
    told: Callable[[], list[str]]  # all moves so far as its seat was told them; put together only when asked for
    budget: float  # how many seconds it may think
    random: random.Random  # the only source of randomness it should use, so that a game can be repeated


class Bot(Protocol):
    """Anything that chooses an action."""

    def choose(self, sight: Sight) -> int:
        """The action, one of `sight.legal`."""
        ...


class RandomBot:
    """Plays any legal move, each as likely as any other."""

    def choose(self, sight: Sight) -> int:
        """Any of the legal actions."""
        return sight.random.choice(sight.legal)


def look(position: Position, seat: int, chance: random.Random, budget: float = 1.0) -> Sight:
    """What a seat sees: the one place where a program's sight is made, from the veiled state alone."""
    return Sight(
        game=position.game,
        seat=seat,
        players=position.players,
        options=position.options,
        state=position.veil(seat),
        legal=[move.action for move in position.legal(seat)],
        told=lambda: position.told(seat),
        budget=budget,
        random=chance,
    )
