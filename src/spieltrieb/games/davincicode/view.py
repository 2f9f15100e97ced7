"""Da Vinci Code: what a page shows a seat or a spectator."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, cast

import numpy as np

from spieltrieb.core.moves import Actor
from spieltrieb.games.davincicode.moves import tile_text, value_text
from spieltrieb.games.davincicode.rules import ALL_PLACES
from spieltrieb.games.davincicode.state import PHASES, PLACES, SET_UP, VALUES, read_state

Colour = Literal["b", "w"]
Phase = Literal["take", "face", "set", "guess", "hit", "insert", "lay", "show", "over"]


@dataclass(slots=True)
class Tile:
    """A tile as a seat sees it."""

    colour: Colour  # black or white
    value: str  # 0 to 11, - for a hyphen, ? for what the seat may not know
    open: bool  # laid open for all, not hidden
    ruled_out: tuple[str, ...]  # the values that it was wrongly taken for; none of an open tile


@dataclass(slots=True)
class View:
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    actors: tuple[Actor, ...]
    legal: tuple[str, ...]
    codes: tuple[tuple[Tile, ...], ...]  # one per seat, from its owner's left; until it is set up, in the order taken
    drawn: Tile | None  # the tile standing apart, of the seat whose turn it is
    pool: tuple[int, int]  # how many black and white tiles are left to take
    points: tuple[int, ...]  # for hits; what the winner's hidden numbers add is in the outcome
    waiting: tuple[int, ...]  # the seats that still have to set up their codes
    out: tuple[int, ...]  # the seats without a hidden tile
    turn: int
    phase: Phase
    hyphens: bool


def view(
    veiled: np.ndarray[Any, Any],
    seat: int | None,
    options: Mapping[str, Any],
    actors: tuple[Actor, ...],
    legal: tuple[str, ...],
) -> View:
    """The view of a seat, from its veiled state."""
    s = read_state(veiled)
    seats = range(s.players)
    hidden, tiles, ruled_out = s.hidden, s.code.tolist(), s.ruled_out.tolist()
    codes = []
    for owner, length in zip(seats, s.length.tolist(), strict=False):
        spots = range(PLACES * owner, PLACES * owner + length)
        codes.append(tuple([_tile(tiles[spot], not hidden >> spot & 1, ruled_out[spot]) for spot in spots]))
    black, white = s.left.tolist()
    return View(
        seat,
        actors,
        legal,
        codes=tuple(codes),
        drawn=_tile(s.drawn, False, 0) if s.drawn >= 0 else None,
        pool=(black, white),
        points=tuple(s.points.tolist()[: s.players]),
        waiting=tuple([owner for owner in seats if s.phase < SET_UP or s.waiting >> owner & 1]),
        out=tuple([owner for owner in seats if s.phase > SET_UP and not hidden >> PLACES * owner & ALL_PLACES]),
        turn=s.turn,
        phase=cast(Phase, PHASES[s.phase]),
        hyphens=s.values == VALUES,
    )


@lru_cache(16384)  # far more than there are at many tables
def _tile(tile: int, is_open: bool, ruled_out: int) -> Tile:
    face = tile_text(tile)
    return Tile(
        cast(Colour, face[0]), face[1:], is_open, tuple(value_text(v) for v in range(VALUES) if ruled_out >> v & 1)
    )
