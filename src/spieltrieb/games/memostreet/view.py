"""Memo Street: what a page shows a seat or a spectator.

Only what is face up now is shown: which tile was seen where is for people to remember. So nothing here may follow from
the faces of tiles that lie face down, on the table or in a void row, nor from which tiles nobody has seen yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np

from spieltrieb.core.moves import Actor
from spieltrieb.games.memostreet import rules
from spieltrieb.games.memostreet.state import (
    CELLS,
    JOKER,
    NO_CELL,
    OVER,
    ROWS,
    SMALL,
    TABLE_COLUMNS,
    TABLE_ROWS,
    USE,
    VOID_MARK,
    read_state,
)

GONE, FACE_DOWN = -1, 0  # on a cell, besides the faces
LYING = {"0": GONE, "1": FACE_DOWN}


@dataclass(slots=True)
class Row:
    """A row of a score board: its tiles, ascending, 7 being a joker; a void row has one tile, face down: 0."""

    tiles: tuple[int, ...]
    value: int | None  # None while the row is unused


@dataclass(slots=True)
class Board:
    """A score board: ten rows, the sum of the upper six, the bonus so far, and all points so far."""

    rows: tuple[Row, ...]
    upper: int
    bonus: int
    total: int


@dataclass(slots=True)
class View:
    """The table as everybody sees it at this moment."""

    seat: int | None
    actors: tuple[Actor, ...]
    legal: tuple[str, ...]
    columns: int
    table: tuple[int, ...]  # a1, a2, ... a7, b1, ...: a face if it is up, 0 for a tile face down, -1 where none lies
    pointed: int | None  # the cell whose tile is just being turned up
    to_turn: int  # how many tiles are still to be turned up in this turn
    boards: tuple[Board, ...]  # one per seat
    turn: int
    free_choice: bool
    # Once all tiles are turned up: the points that each set of them (as bits, in the table's order, from 1) would bring
    # in each row, if it may be laid there. The same for everybody: it follows from what is face up.
    gains: tuple[tuple[int, ...], ...]
    bonus_from: int  # what the upper rows must be worth together to earn the bonus


def view(
    veiled: np.ndarray[Any, Any],
    seat: int | None,
    options: Mapping[str, Any],
    actors: tuple[Actor, ...],
    legal: tuple[str, ...],
) -> View:
    """The view of a seat, from its veiled state."""
    s = read_state(veiled)
    columns = TABLE_COLUMNS[s.players]
    first, second, third = s.down.tolist()
    down = first | second << 32 | third << 64 | 1 << s.pointed
    cells = f"{down:0{CELLS + 1}b}"[: -columns * TABLE_ROWS - 1 : -1]  # the first cell is the lowest bit
    table = list(map(LYING.__getitem__, cells))
    up = [cell for cell in s.up.tolist() if cell != NO_CELL]
    for cell in up:
        table[cell] = int(s.faces[cell])
    return View(
        seat,
        actors,
        legal,
        columns=columns,
        table=tuple(table),
        pointed=None if s.pointed == NO_CELL else s.pointed,
        to_turn=0 if s.phase == OVER else min(3 - len(up), table.count(FACE_DOWN)),
        boards=tuple([_board(tuple(rows)) for rows in s.rows[: s.players].tolist()]),
        turn=s.turn,
        free_choice=bool(s.free_choice),
        gains=_gains(tuple([table[cell] for cell in sorted(up)])) if s.phase == USE else (),
        bonus_from=rules.BONUS_FROM,
    )


@cache  # there are at most 7 faces for each of three tiles
def _gains(faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The points of every set of these tiles in every row."""
    sets = [0]
    for face in faces:
        sets += [tiles + rules.one(face) for tiles in sets]  # type: ignore[no-untyped-call]
    return tuple(tuple(_row(row, tiles).value or 0 for row in range(ROWS)) for tiles in sets[1:])


@lru_cache(4096)  # a board stays the same for many moves, and everybody looks at it
def _board(contents: tuple[int, ...]) -> Board:
    """A score board from the tiles in its rows."""
    rows = tuple(map(_row, range(ROWS), contents))
    points = [row.value or 0 for row in rows]
    upper = sum(points[:SMALL])
    bonus: int = rules.bonus(upper)  # type: ignore[no-untyped-call]
    return Board(rows, upper, bonus, sum(points) + bonus)


@cache  # there are not much more than a thousand
def _row(row: int, tiles: int) -> Row:
    if tiles == 0:
        return Row((), None)
    if tiles & VOID_MARK:
        return Row((FACE_DOWN,), 0)
    faces = tuple(face for face in range(1, JOKER + 1) for _ in range(tiles >> 2 * (face - 1) & 3))
    return Row(faces, rules.value(row, tiles))  # type: ignore[no-untyped-call]
