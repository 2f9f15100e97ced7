"""A move is an action with its actor; as text `0:13@b2`, or `*:=13` for chance."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from spieltrieb.core.position import Position

# Chance is "*" where an actor is written, and -1 where it is a number; the bit CHANCE is for the sets of actors that
# the rules return as bits.
Actor = int | Literal["*"]  # a seat, or chance
CHANCE_ACTOR = -1
CHANCE = 16  # who may act now is given as bits: 1, 2, 4, 8 for the seats 0 to 3, and this one for chance
LOG_SHIFT = 16  # in a log of numbers (drive.playout) the actor stands above this many bits, which hold the action
LOG_END = -(1 << 31)  # stands after the last step of such a log: no step looks like it


class Move:
    """What an actor may do in a position; `str(move)` is its text."""

    __slots__ = ("_position", "_text", "action", "actor")

    def __init__(self, position: Position, actor: int, action: int) -> None:
        self.actor: Actor = "*" if actor == CHANCE_ACTOR else actor
        self.action = action
        self._position = position
        self._text: str | None = None

    def __str__(self) -> str:
        if self._text is None:
            self._text = self._position.write(actor_number(self.actor), self.action)
        return self._text

    def __repr__(self) -> str:
        return f"<Move {self}>"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            return str(self) == other
        if not isinstance(other, Move) or (self.actor, self.action) != (other.actor, other.action):
            return False
        return self._position is other._position or str(self) == str(other)  # one action, another tile in hand

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> Any:
        return (Move, (self._position, actor_number(self.actor), self.action))


class Moves(Sequence[Move]):
    """The legal moves of one actor, in a fixed order; texts are written only when they are looked at."""

    __slots__ = ("_actions", "_actor", "_position")

    def __init__(self, position: Position, actor: int, actions: list[int]) -> None:
        self._position = position
        self._actor = actor
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Moves: ...
    def __getitem__(self, index: int | slice) -> Move | Moves:
        if isinstance(index, slice):
            return Moves(self._position, self._actor, self._actions[index])
        return Move(self._position, self._actor, self._actions[index])

    def __iter__(self) -> Iterator[Move]:
        return (Move(self._position, self._actor, action) for action in self._actions)

    @property
    def actions(self) -> Sequence[int]:
        """Their actions."""
        return self._actions

    def texts(self) -> tuple[str, ...]:
        """All their texts."""
        return self._position.texts(self._actor, self._actions)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move):
            return actor_number(move.actor) == self._actor and move.action in self._actions
        return move in self.texts()

    def __repr__(self) -> str:
        return f"<{len(self)} moves: {', '.join(self[:8].texts())}{', ...' if len(self) > 8 else ''}>"


def actor_number(actor: Actor) -> int:
    """A seat's own number, or -1 for chance."""
    return CHANCE_ACTOR if actor == "*" else int(actor)


def actor_text(number: int) -> str:
    """How an actor is written in front of a move."""
    return "*" if number == CHANCE_ACTOR else str(number)


def logged(log: Iterable[int]) -> list[tuple[int, int]]:
    """The steps of a game, an actor and an action each, from the numbers that `drive.playout` wrote for them."""
    steps = takewhile(lambda step: step != LOG_END, log)
    return [(step >> LOG_SHIFT, step & (1 << LOG_SHIFT) - 1) for step in steps]


def split(text: str) -> tuple[int | None, str]:
    """The actor (None where none is named) and the rest of a move's text, in small letters without extra blanks."""
    tidy = re.sub(r"\s+", " ", text.strip().lower())
    if found := re.fullmatch(r"(\*|\d) ?: ?(.*)", tidy):
        return (CHANCE_ACTOR if found[1] == "*" else int(found[1])), found[2]
    if tidy.startswith("="):
        return CHANCE_ACTOR, tidy
    return None, tidy
