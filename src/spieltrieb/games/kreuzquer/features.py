"""Kreuz & Quer: what a learner sees, as numbers. Nothing is hidden, so it is read from the state as it is."""

from numpy import int64

from spieltrieb.core.compile import rule
from spieltrieb.core.features import Layout, Part
from spieltrieb.core.rows import put_eight, put_flags, seat_after, spread
from spieltrieb.games.kreuzquer.rules import fitting, joined_ports, kind, path, spirals, turned, turns
from spieltrieb.games.kreuzquer.state import CELLS, FACE, PORTS, SPIRAL, TILES

CHOICES = FACE  # the actions of players are numbered below this one


def layout(players: int) -> Layout:
    """What the numbers of an observation mean, in their order."""
    return Layout(
        Part("pool", (TILES,), 0, 1, "which tiles, in the box's order, still lie face down"),
        Part(
            "tile", (4,), 0, 2, "the sides N, E, S, W of the tile to be placed, not turned: 1 wide, 2 narrow, 0 empty"
        ),
        Part("second", (4,), 0, 1, "which of its sides belong to a second path"),
        Part("over", (1,), 0, 1, "whether the game is over"),
        Part("free", (players, CELLS), 0, 1, "the free cells, a1 to e5 in rows"),
        Part(
            "meets",
            (players, 4, CELLS),
            0,
            3,
            "what each cell meets on its side N, E, S, W: 1 a narrow exit, 2 a wide one, 3 an empty side, 0 nothing",
        ),
        Part(
            "cells", (players, CELLS), -TILES, 4 * TILES, "1 + 4 x tile + turn; -1 - tile for a spiral; 0: free, centre"
        ),
        Part("ports", (players, len(PORTS)), 0, 3, "the value of each port that is not joined to the centre yet"),
        Part("spirals", (players,), 0, CELLS - 1, "how many tiles lie face down"),
        Part("waiting", (players,), 0, 1, "who is still to place the tile"),
    )


@rule
def observe(s, seat, out):
    """Write what a seat sees into a row of zeros."""
    players = int64(s.players)
    put_flags(out, 0, int64(s.unseen), TILES)
    if s.tile >= 0:
        face = int64(s.faces[s.tile])
        for side in range(4):
            out[28 + side] = kind(face, side)
            out[32 + side] = path(face, side)
    out[36] = s.reason > 0
    meets = 37 + CELLS * players
    cells = meets + 4 * CELLS * players
    ports = cells + CELLS * players
    rest = ports + 16 * players
    for k in range(players):
        other = seat_after(s, seat, k)
        put_flags(out, 37 + CELLS * k, int64(s.free[other]), CELLS)
        for side in range(4):
            put_meets(
                out, meets + CELLS * (4 * k + side), int64(s.no_wide[other, side]), int64(s.no_narrow[other, side])
            )
        for cell in range(CELLS):
            out[cells + CELLS * k + cell] = s.cells[other, cell]
        put_ports(out, ports + 16 * k, int64(s.ports[other]), joined_ports(s, other))
        out[rest + k] = spirals(s, other)
        out[rest + players + k] = (int64(s.waiting) >> other) & 1


@rule
def put_meets(out, at, no_wide, no_narrow):
    """Write for every cell what it meets on a side, of what it refuses there."""
    for k in range(3):
        wide, narrow = (no_wide >> 8 * k) & 255, (no_narrow >> 8 * k) & 255
        put_eight(out, at + 8 * k, spread(wide) | spread(narrow) << 1)
    out[at + 24] = (no_wide >> 24) & 1 | ((no_narrow >> 24) & 1) << 1


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
    """Write a 1 for every action that a seat that may act has, into a row of zeros."""
    put_flags(out, SPIRAL, int64(s.free[seat]), CELLS)
    face = int64(s.faces[s.tile])
    for turn in range(turns(face)):
        cells = fitting(s, seat, turned(face, turn))
        for cell in range(CELLS):
            out[4 * cell + turn] = (cells >> cell) & 1
