"""Kreuz & Quer: what a learner sees, as numbers. Nothing is hidden, so it is read from the state as it is."""

from collections.abc import Mapping
from typing import Any

from numpy import int64

from spieltrieb.core.compile import rule
from spieltrieb.core.features import Actions, Layout, Part
from spieltrieb.core.rows import put, put_eight, put_flags, seat_after, spread
from spieltrieb.games.kreuzquer.rules import fitting, joined_ports, kind, path, spirals, turned, turns
from spieltrieb.games.kreuzquer.state import CELLS, FACE, PORTS, ROUNDS, SPIRAL, TILES

CHOICES = FACE  # the actions of players are numbered below this one
BORROWS_ARRAYS = True  # for the compiler: no function here makes or returns an array

NUMBERING = (
    Actions(0, SPIRAL, "place: 4 × cell (a1 to e5 in rows) + quarter turns clockwise"),
    Actions(SPIRAL, CELLS, f"spiral: {SPIRAL} + cell"),
    Actions(FACE, TILES, "chance: a tile of the box, in the box's order"),
)


def layout(players: int) -> Layout:
    """What the numbers of an observation mean, in their order."""
    return Layout(
        Part("pool", (TILES,), 0, 1, "which tiles, in the box's order, still lie face down"),
        Part(
            "tile", (4,), 0, 2, "the sides N, E, S, W of the tile to be placed, not turned: 1 wide, 2 narrow, 0 empty"
        ),
        Part("second", (4,), 0, 1, "which of its sides belong to a second path"),
        Part("over", (1,), 0, 1, "whether the game is over"),
        Part("free", (CELLS,), 0, 1, "the free cells of one's own board, a1 to e5 in rows"),
        Part(
            "meets",
            (4, CELLS),
            0,
            3,
            "what each cell of one's own board meets on its side N, E, S, W: 1 a narrow exit, 2 a wide one, 3 an empty "
            "side, 0 nothing yet",
        ),
        Part(
            "cells",
            (players, CELLS),
            -TILES,
            4 * TILES,
            "what lies on each board: 1 + 4 × tile + quarter turns; -1 - tile for a spiral; 0 where it is free, and in "
            "the centre",
        ),
        Part("ports", (players, len(PORTS)), 0, 3, "the value of each port that is not joined to the centre yet"),
        Part("spirals", (players,), 0, CELLS - 1, "how many tiles lie face down"),
        Part("waiting", (players,), 0, 1, "who is still to place the tile"),
    )


# Where the parts begin that have the same place for any number of players; with the cells the others begin.
POOL, TILE, SECOND, OVER, FREE, MEETS, LYING = layout(2).starts(
    "pool", "tile", "second", "over", "free", "meets", "cells"
)


def longest(players: int, options: Mapping[str, Any]) -> tuple[int, int]:
    """How many decisions and how many chance outcomes a game can have at most: it always has exactly as many."""
    return ROUNDS * players, ROUNDS


@rule
def observe(s, seat, out):
    """Write what a seat sees into a row of zeros."""
    players = int64(s.players)
    put_flags(out, POOL, int64(s.unseen), TILES)
    if s.tile >= 0:
        face = int64(s.faces[s.tile])
        for side in range(4):
            put(out, TILE + side, kind(face, side))
            put(out, SECOND + side, path(face, side))
    put(out, OVER, s.reason > 0)
    put_flags(out, FREE, int64(s.free[seat]), CELLS)
    for side in range(4):
        put_meets(out, MEETS + CELLS * side, int64(s.no_wide[seat, side]), int64(s.no_narrow[seat, side]))
    ports = LYING + CELLS * players
    rest = ports + len(PORTS) * players
    for k in range(players):
        other = seat_after(s, seat, k)
        for cell in range(CELLS):
            put(out, LYING + CELLS * k + cell, s.cells[other, cell])
        put_ports(out, ports + len(PORTS) * k, int64(s.ports[other]), joined_ports(s, other))
        put(out, rest + k, spirals(s, other))
        put(out, rest + players + k, (int64(s.waiting) >> other) & 1)


@rule
def put_meets(out, at, no_wide, no_narrow):
    """Write for every cell what it meets on a side, of what it refuses there."""
    for k in range(3):
        wide, narrow = (no_wide >> 8 * k) & 255, (no_narrow >> 8 * k) & 255
        put_eight(out, at + 8 * k, spread(wide) | spread(narrow) << 1)
    put(out, at + 24, (no_wide >> 24) & 1 | ((no_narrow >> 24) & 1) << 1)


@rule
def put_ports(out, at, values, joined):
    """Write the value of each port that is not joined."""
    for half in range(2):
        put_eight(out, at + 8 * half, eight_values(values >> 16 * half) & ~(3 * spread((joined >> 8 * half) & 255)))


@rule
def eight_values(values):
    """The lowest eight of these values, two bits each, as bytes."""
    x = values & 0xFFFF
    x = (x | x << 24) & 0x000000FF000000FF
    x = (x | x << 12) & 0x000F000F000F000F
    return (x | x << 6) & 0x0303030303030303


@rule
def mask(s, seat, out):
    """Write a 1 for every legal action of a seat that may act, into a row of zeros."""
    put_flags(out, SPIRAL, int64(s.free[seat]), CELLS)
    face = int64(s.faces[s.tile])
    first_16 = int64(0)
    others = int64(0)
    for turn in range(turns(face)):
        cells = fitting(s, seat, turned(face, turn))
        first_16 |= every_fourth(cells) << turn
        others |= every_fourth(cells >> 16) << turn
    put_flags(out, 0, first_16, 64)
    put_flags(out, 64, others, 4 * CELLS - 64)


@rule
def every_fourth(cells):
    """The lowest 16 of these cells, as every fourth bit: placements are numbered by cell, then by turn."""
    pairs = eight_values(cells)
    return (pairs | pairs << 3) & 0x1111111111111111
