"""Memo Street: what a learner sees, as numbers. It remembers every face that was seen, so it is read from the state."""

from collections.abc import Mapping
from typing import Any

from numpy import int64

from spieltrieb.core.compile import rule
from spieltrieb.core.features import Actions, Layout, Part
from spieltrieb.core.rows import put, put_flags, seat_after
from spieltrieb.games.memostreet.rules import ALL_TILES, face_up, fillable, value
from spieltrieb.games.memostreet.state import (
    CELLS,
    FACE,
    FILL,
    JOKER,
    NO_CELL,
    ROWS,
    SMALL,
    TABLE_COLUMNS,
    TABLE_ROWS,
    TURN,
    VOID,
)

CHOICES = FACE  # the actions of players are numbered below this one
BORROWS_ARRAYS = True  # for the compiler: no function here makes or returns an array
PHASES = ("turn", "reveal", "use", "over")

NUMBERING = (
    Actions(0, CELLS, "turn up the tile on a cell: a1 is 0, a2 is 1, b1 is 7"),
    Actions(FILL, 7 * ROWS, f"fill: {FILL} + 10 × (tiles − 1) + row; `tiles` are the turned-up tiles used, as bits"),
    Actions(
        VOID,
        3 * ROWS,
        f"void: {VOID} + 10 × tile + row; ones to sixes are rows 0 to 5, then small, large, triple, chance",
    ),
    Actions(FACE, JOKER, "chance: the tile turned up shows 1 to 6, or is a joker"),
)


def layout(players: int) -> Layout:
    """What the numbers of an observation mean, in their order."""
    columns = TABLE_COLUMNS[players]
    cells = columns * TABLE_ROWS
    return Layout(
        Part("pool", (JOKER,), 0, columns, "how many tiles of each face, 1 to 6 and joker, nobody has seen yet"),
        Part(
            "up", (3,), 0, JOKER, "the faces of the tiles turned up in this turn, in the order of their cells; 0: none"
        ),
        Part("phase", (len(PHASES),), 0, 1, f"what happens now, one of: {', '.join(PHASES)}"),
        Part("table", (cells,), -1, JOKER, "the tile on each cell, a1, a2, ...: its face, 0: not seen yet, -1: none"),
        Part("down", (cells,), 0, 1, "whether a tile lies there face down"),
        Part("rows", (players, ROWS), -1, 30, "the points of each row of the score boards, ones to chance; -1: unused"),
        Part("upper", (players,), 0, 63, "the points of the six upper rows"),
        Part("turn", (players,), 0, 1, "whose turn it is"),
    )


# Where the parts begin that have the same place for any number of players; with the table the others begin.
POOL, UP, PHASE, TABLE = layout(2).starts("pool", "up", "phase", "table")


def longest(players: int, options: Mapping[str, Any]) -> tuple[int, int]:
    """How many decisions and how many chance outcomes a game can have at most.

    Every seat has a turn for each of its rows, with three tiles to turn up and a row to use.
    """
    return 4 * ROWS * players, TABLE_COLUMNS[players] * TABLE_ROWS


@rule
def observe(s, seat, out):
    """Write what a seat sees into a row of zeros."""
    players = int64(s.players)
    cells = TABLE_ROWS * (5 + 2 * players)  # as TABLE_COLUMNS says: a look into a tuple would cost more
    unseen = int64(s.unseen)
    for face in range(JOKER):
        put(out, POOL + face, (unseen >> 8 * face) & 127)
    for tile in range(3):
        put(out, UP + tile, face_up(s, tile))
    put(out, PHASE + int64(s.phase), 1)
    put_table(out, TABLE, s, cells)
    rows = TABLE + 2 * cells
    upper = rows + ROWS * players
    for k in range(players):
        other = seat_after(s, seat, k)
        unused = int64(s.unused[other])
        total = 0
        for row in range(ROWS):
            points = value(row, int64(s.rows[other, row])) - ((unused >> row) & 1)
            put(out, rows + ROWS * k + row, points)
            total += points * (row < SMALL) * (points > 0)
        put(out, upper + k, total)
        put(out, upper + players + k, s.turn == other)


@rule
def put_table(out, at, s, cells):
    """Write the face on every cell, and whether it lies face down."""
    down = at + cells
    for word in range(3):
        first = 32 * word
        put_flags(out, down + first, int64(s.down[word]), max(0, min(32, cells - first)))
    for cell in range(cells):
        put(out, at + cell, int64(s.faces[cell]) + int64(out[down + cell]) - 1)
    for tile in range(3):
        if s.up[tile] < NO_CELL:
            out[at + int64(s.up[tile])] += 1
    if s.pointed < NO_CELL:
        put(out, at + int64(s.pointed), 0)


@rule
def mask(s, seat, out):
    """Write a 1 for every legal action of a seat that may act, into a row of zeros."""
    if s.phase == TURN:
        put_flags(out, 0, int64(s.down[0]), 32)
        put_flags(out, 32, int64(s.down[1]), 32)
        put_flags(out, 64, int64(s.down[2]), CELLS - 64)
    else:
        for tiles in range(1, ALL_TILES + 1):
            put_flags(out, FILL + ROWS * (tiles - 1), fillable(s, seat, tiles), ROWS)
        for tile in range(3):
            put_flags(out, VOID + ROWS * tile, int64(s.unused[seat]) * (s.up[tile] < NO_CELL), ROWS)
