"""A game between programs: the one loop that asks them for their moves.

Where several seats may act at the same time, all of them choose before anything of it is played: so no program sees
what the others choose.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from spieltrieb.bots.player import Bot, ask, look
from spieltrieb.core.position import Position

Choose = Callable[[Position, int], int]  # the action of a seat that may act in a position


def moves(position: Position, choose: Choose) -> Iterator[Position]:
    """The position after each move of a game that goes on from here, to its end, or until chance waits for a seed.

    If `choose` fails, the last position that was given stands.
    """
    while seats := position.seats_to_act:
        chosen = [(seat, choose(position, seat)) for seat in seats]
        for seat, action in chosen:
            if seat in position.seats_to_act:
                position = position.advance_by(seat, action)[-1]
                yield position


def play(position: Position, choose: Choose) -> Position:
    """The end of a game that goes on from here."""
    for after in moves(position, choose):
        position = after
    return position


def chooser(bots: Sequence[Bot], names: Sequence[str], chances: Sequence[random.Random], budget: float = 1.0) -> Choose:
    """What asks the program in each seat, by what that seat may know; programs may share a generator."""

    def choose(position: Position, seat: int) -> int:
        return ask(bots[seat], look(position, seat, chances[seat], budget), names[seat])

    return choose
