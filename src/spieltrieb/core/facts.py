"""What a told move was and did, for readers who would otherwise have to take its text apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from spieltrieb.core.moves import CHANCE_ACTOR, Actor

if TYPE_CHECKING:
    from spieltrieb.core.position import Position


class Fact(NamedTuple):
    """A move, and what came of it. Whoever is told the move may know all of this."""

    actor: Actor
    do: str  # what kind of move it was, in the game's own words: "draw", "guess", "face" for all that chance turns up
    face: str | None = None  # what was turned up, as it was told: "13", "b?"
    hit: bool | None = None  # whether a guess was right
    points: int | None = None  # what it was worth at once


def fact_of(before: Position, after: Position, actor: int, action: int, told: str) -> Fact:
    """The fact of a move that led from one position to the next, for somebody to whom it was told in these words."""
    if actor == CHANCE_ACTOR:
        return turned_up(told)
    return before.table.game.fact(before._array[0], after._array[0], actor, action)


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
            fact = game.fact(states[number], states[number + 1], actor, action)
            found.append(fact._replace(face=None) if fades else fact)
        elif not fades:
            found.append(turned_up(told[number]))
    return found
