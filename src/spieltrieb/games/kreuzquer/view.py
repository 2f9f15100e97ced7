"""Kreuz & Quer: what a page shows a seat or a spectator."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from spieltrieb.core.moves import Actor
from spieltrieb.games.kreuzquer import faces, rules
from spieltrieb.games.kreuzquer.state import PORTS, read_state

STOCK = 7  # numbers that `rules.take_stock` writes for a seat


@dataclass(slots=True)
class Tile:
    """A tile on a board, face up or as a spiral."""

    symbol: str
    face: str | None  # as it lies, turned; None for a spiral
    angle: int | None  # clockwise; None for a spiral


@dataclass(slots=True)
class Port:
    """A number on the rim."""

    place: str  # a cell and a side: a1N
    value: int
    joined: bool  # whether a path leads from it to the centre, so far


@dataclass(slots=True)
class Board:
    """The board of a seat."""

    cells: tuple[Tile | None, ...]  # 25, from a1 in rows; None where it is free, and for the centre
    ports: tuple[Port, ...]
    spirals: int
    minus_points: int  # if the game ended now
    placed: bool  # whether the seat has placed this round's tile; true between rounds too
    lit: tuple[int, ...]  # for the sides N, E, S, W: the cells, as bits, whose exit there is joined to the centre


@dataclass(slots=True)
class View:
    """The table as everybody sees it."""

    seat: int | None
    actors: tuple[Actor, ...]
    legal: tuple[str, ...]
    boards: tuple[Board, ...]  # one per seat
    tile: str | None  # the symbol that was turned up, until all have placed it
    face: str | None  # its face, not turned
    turns: int  # how many turns of it look different: 1, 2 or 4; 0 where no tile is turned up
    unseen: tuple[str, ...]  # the symbols not yet turned up
    round: int  # from 1 to 24; before the first tile 0
    starter: int
    centre: str  # the face of the centre
    tiles: dict[str, str]  # the box: every symbol with its face


def view(
    veiled: np.ndarray[Any, Any],
    seat: int | None,
    options: Mapping[str, Any],
    actors: tuple[Actor, ...],
    legal: tuple[str, ...],
) -> View:
    """The view of a seat, from its veiled state."""
    s = read_state(veiled)
    tiles: dict[str, str] = options["tiles"]
    symbols = tuple(tiles)
    face_down = s.unseen
    unseen = tuple([symbol for number, symbol in enumerate(symbols) if face_down >> number & 1])
    tile = symbols[s.tile] if s.tile >= 0 else None
    looks = _looks(symbols, tuple(tiles.values()))
    stock = np.empty((s.players, STOCK), np.int64)
    rules.take_stock(veiled, stock)  # type: ignore[no-untyped-call]
    boards = [
        Board(
            tuple([looks[laid] for laid in cells]),
            tuple([port[joined >> number & 1] for number, port in enumerate(_ports(values))]),
            spirals,
            minus_points=-points,
            placed=not s.waiting >> owner & 1,
            lit=tuple(lit),
        )
        for owner, (joined, spirals, points, *lit), cells, values in zip(
            range(s.players), stock.tolist(), s.cells.tolist(), s.ports.tolist(), strict=False
        )
    ]
    return View(
        seat,
        actors,
        legal,
        boards=tuple(boards),
        tile=tile,
        face=tiles[tile] if tile else None,
        turns=faces.turns(tiles[tile]) if tile else 0,
        unseen=unseen,
        round=len(symbols) - len(unseen),
        starter=s.starter,
        centre=options["centre"],
        tiles=dict(tiles),
    )


@lru_cache(64)  # boxes
def _looks(symbols: tuple[str, ...], shown: tuple[str, ...]) -> tuple[Tile | None, ...]:
    """All that can lie on a cell, by its number in the record: nothing, tiles by their turns; from the end spirals."""
    tiles = [
        Tile(symbol, faces.turned(face, turn), 90 * turn)
        for symbol, face in zip(symbols, shown, strict=True)
        for turn in range(4)
    ]
    return (None, *tiles, *(Tile(symbol, None, None) for symbol in reversed(symbols)))


@lru_cache(1024)  # boards
def _ports(values: int) -> tuple[tuple[Port, Port], ...]:
    """The ports of a board, each not joined and joined, by their values in the record."""
    return tuple(
        (Port(place, values >> 2 * port & 3, False), Port(place, values >> 2 * port & 3, True))
        for port, place in enumerate(PORTS)
    )
