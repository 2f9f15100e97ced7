"""What a told move was and did, for readers who would otherwise have to take its text apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from spieltrieb.core.moves import CHANCE_ACTOR, Actor

if TYPE_CHECKING:
    from spieltrieb.core.position import Position


class Fact(Struct, frozen=True, omit_defaults=True):
    """What a told move was and did, so that nobody has to take its text apart."""

    actor: Actor
    do: str  # the kind of move, in the game's own words; "face" for all that chance turns up
    face: str | None = None  # the tile, as far as it may be known: "13", "anchor", "b?"; of a guess, what was named
    at: int | None = None  # where: a cell or a row of a score board, as views count them, or a place in a code from 1
    cells: tuple[int, ...] | None = None  # where the tiles lay that went into a row
    owner: int | None = None  # whose tile was guessed
    angle: int | None = None  # how far the tile was turned, in degrees
    hit: bool | None = None  # whether a guess was right
    points: int | None = None  # what it was worth at once


Step = tuple["Position", "Position", int, int]  # the positions before and after it, the actor and the action


def facts_of(steps: Sequence[Step], told: Sequence[str]) -> list[Fact]:
    """The facts of these steps of one game, for somebody to whom they were told in these words."""
    first = steps[0][0]
    fact, options = first.game.fact, first.options
    return [
        turned_up(text) if actor == CHANCE_ACTOR else fact(before._array, after._array, actor, action, options)
        for (before, after, actor, action), text in zip(steps, told, strict=False)
    ]


@lru_cache(256)  # a game has few faces
def turned_up(told: str) -> Fact:
    """The fact of what chance brought. Its face may be a secret: so it is the one that was told, `*:=13`."""
    return Fact("*", "face", face=told.partition("=")[2])


def recalled_facts(position: Position, seat: int | None) -> list[Fact]:
    """The facts of the moves in `position.recalled(seat)`; where what was seen fades, they have no faces either."""
    game, fades = position.game, position.game.fades
    states = position._retraced(position._log)
    told = position.told(seat)
    found = []
    for number, (actor, action) in enumerate(position.history):
        if actor != CHANCE_ACTOR:
            before, after = states[number : number + 1], states[number + 1 : number + 2]
            fact = game.fact(before, after, actor, action, position.options)
            found.append(msgspec.structs.replace(fact, face=None) if fades else fact)
        elif not fades:
            found.append(turned_up(told[number]))
    return found
