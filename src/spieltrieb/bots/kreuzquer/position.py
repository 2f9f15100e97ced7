"""Kreuz & Quer: the board as the search sees it, what each free cell meets on its four sides, three bits per side.

What a board is worth depends on these codes; to read them from the record of the rules after every move would cost a
sixth of the speed (docs/decisions/0010-search-positions.md). So a move changes the codes themselves, at most four of
them. All else follows from them and from the box, whose tables are made once: which tiles fit a code, and how. Ports
count as joined where an exit meets them. That is exact for tiles of one path, as all of our box are; for tiles of two
paths one move in twelve is off by two or three points (measured there), while the placements are always legal ones.
All this is tested against the rules, step by step.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy import int64

from spieltrieb.bots.weights import Array
from spieltrieb.core.bits import below, nth, size
from spieltrieb.core.compile import rule
from spieltrieb.games.kreuzquer.rules import NEIGHBOUR, PORT_CELL, kind, turned, turns
from spieltrieb.games.kreuzquer.state import CELLS, CENTRE, EMPTY, NARROW, SPIRAL, TILES, WIDE

BORROWS_ARRAYS = True  # for the compiler: no rule here makes or returns an array

# What a free cell can meet on a side: a free cell, an empty side or the empty rim, a wide exit, a narrow exit, a
# spiral, or a port of value 1, 2 or 3 (PORT + value).
OPEN, SHUT, WIDE_EXIT, NARROW_EXIT, DEAD, PORT = 0, 1, 2, 3, 4, 4
CODES = 8**4
AROUND = 6**3  # what a cell beside a free one can meet on its other three sides; all ports are one kind here

# The port on each side of each cell, or -1.
PORT_AT = np.full((CELLS, 4), -1, np.int8)
PORT_AT[PORT_CELL, np.arange(16) // 4] = np.arange(16)


class Box(NamedTuple):
    """The tables of a box of tiles."""

    fits: Any  # for each code the tiles that suit it, as bits
    ways: Any  # for each tile and code the turns in which the tile may be placed, as bits
    looks: Any  # for each tile and turn its face


class Board(NamedTuple):
    """A seat's board when it is to place a tile."""

    codes: Any  # of all cells; those of filled cells mean nothing
    free: int  # cells, as bits
    tile: int
    tiles: int  # those that may come later, as bits
    box: Box


@rule
def meets(code, side):
    """What a cell of this code meets on a side."""
    return (code >> 3 * side) & 7


@rule
def is_reached(code):
    """Whether an exit leads to a cell of this code."""
    for side in range(4):
        what = meets(code, side)
        if WIDE_EXIT <= what <= NARROW_EXIT:
            return True
    return False


@rule
def suits(code, face):
    """Whether a face, turned as it is, agrees with all that a cell of this code meets."""
    for side in range(4):
        what = meets(code, side)
        sign = kind(face, side)
        if (
            (what == SHUT and sign != EMPTY)
            or (what == WIDE_EXIT and sign != WIDE)
            or (what == NARROW_EXIT and sign != NARROW)
        ):
            return False
    return True


@rule
def fill_box(faces, fits, ways, looks):
    """Make the tables of a box: which tiles suit a code, as bits; in which turns each may be placed; how each looks."""
    for tile in range(TILES):
        face = int64(faces[tile])
        for turn in range(turns(face)):
            looks[tile, turn] = turned(face, turn) & 255
            for code in range(CODES):
                if suits(code, looks[tile, turn]):
                    fits[code] |= 1 << tile
                    if is_reached(code):
                        ways[tile, code] |= 1 << turn


@rule
def read_board(states, seat, codes):
    """Write the codes of a seat's free cells; what is known of the board follows from the record alone."""
    s = states[0]
    free = int64(s.free[seat])
    for cell in range(CELLS):
        code = 0
        for side in range(4):
            no_wide = (int64(s.no_wide[seat, side]) >> cell) & 1
            no_narrow = (int64(s.no_narrow[seat, side]) >> cell) & 1
            beyond = int64(NEIGHBOUR[cell, side])
            if no_wide and no_narrow:
                what = SHUT
            elif no_narrow:
                what = WIDE_EXIT
            elif no_wide:
                what = NARROW_EXIT
            elif beyond < 0:
                what = PORT + ((int64(s.ports[seat]) >> 2 * int64(PORT_AT[cell, side])) & 3)
            elif (free >> beyond) & 1:
                what = OPEN
            else:
                what = DEAD
            code |= what << 3 * side
        codes[cell] = code
    return free


@rule
def lost_ports(code, look):
    """The value of the ports that a tile of this look leaves unjoined on a cell of this code."""
    lost = 0
    for side in range(4):
        what = meets(code, side)
        if what > PORT and kind(look, side) == EMPTY:
            lost += what - PORT
    return lost


@rule
def left_behind(look, side):
    """What the neighbour on this side meets from now on: an exit or an empty side of a tile; a spiral if look is -1."""
    if look < 0:
        return DEAD
    sign = kind(look, side)
    if sign == WIDE:
        return WIDE_EXIT
    if sign == NARROW:
        return NARROW_EXIT
    return SHUT


@rule
def fill_cell(codes, cell, look):
    """Put a tile (a spiral: look -1) on a cell, and return what this costs for good."""
    for side in range(4):
        beyond = int64(NEIGHBOUR[cell, side])
        if beyond >= 0:
            facing = (side + 2) & 3
            codes[beyond] = (codes[beyond] & ~(7 << 3 * facing)) | (left_behind(look, side) << 3 * facing)
    if look < 0:
        return 1 + lost_ports(codes[cell], 0)
    return lost_ports(codes[cell], look)


@rule
def play_action(codes, action, tile, looks):
    """Carry out a seat's action on its board, and return what this costs for good."""
    if action >= SPIRAL:
        return fill_cell(codes, action - SPIRAL, -1)
    return fill_cell(codes, action >> 2, int64(looks[tile, action & 3]))


@rule
def cell_of(action):
    """The cell that an action fills."""
    if action >= SPIRAL:
        return action - SPIRAL
    return action >> 2


ORDER = 32  # room for an order of tiles: for as many as a set can have
KEYS_AN_ORDER = 64  # random numbers of different orders are that far apart


@rule
def shuffle(tiles, order, key):
    """Write the tiles of a set, given as bits, in a random order, and return how many there are."""
    total = size(tiles)
    for k in range(total):
        order[k] = nth(tiles, k)
    for k in range(total - 1, 0, -1):
        j = int64(below(key, k, k + 1))
        order[k], order[j] = order[j], order[k]
    return total


def symmetric_codes() -> tuple[Array, int]:
    """A number for each code so that codes that are turned, mirrored or have wide and narrow exchanged share it."""
    exchange = np.array([OPEN, SHUT, NARROW_EXIT, WIDE_EXIT, DEAD, 5, 6, 7])
    least = np.full(CODES, CODES, np.int64)
    sides = np.array([(np.arange(CODES) >> 3 * side) & 7 for side in range(4)])
    for signs in (sides, exchange[sides]):
        for order in ([0, 1, 2, 3], [0, 3, 2, 1]):
            for turn in range(4):
                least = np.minimum(least, sum(signs[order[(side + turn) % 4]] << 3 * side for side in range(4)))
    possible = (sides > PORT).sum(0) <= 2  # no cell has more ports
    numbers = np.zeros(CODES, np.int64)
    known = np.unique(least[possible])
    numbers[possible] = np.searchsorted(known, least[possible])
    return numbers.astype(np.int16), len(known)


def symmetric_pairs() -> tuple[Array, Array, int]:
    """Numbers for two free cells side by side: by what each meets on its other three sides, clockwise, in six kinds."""
    kinds = np.array([0, 1, 2, 3, 4, 5, 5, 5])
    codes = np.arange(CODES)
    thirds = np.array(
        [sum(kinds[(codes >> 3 * ((side + k) % 4)) & 7] * 6 ** (k - 1) for k in (1, 2, 3)) for side in range(4)]
    )
    exchange = np.array([0, 1, 3, 2, 4, 5])
    numbers = np.arange(AROUND**2)
    six = np.array([numbers // 6**k % 6 for k in range(6)])  # 0 to 2: around one cell; 3 to 5: around the other
    least = np.full(AROUND**2, AROUND**2, np.int64)
    for signs in (six, exchange[six]):
        for order in ([0, 1, 2, 3, 4, 5], [3, 4, 5, 0, 1, 2], [2, 1, 0, 5, 4, 3], [5, 4, 3, 2, 1, 0]):
            least = np.minimum(least, sum(signs[order[k]] * 6**k for k in range(6)))
    known, found = np.unique(least, return_inverse=True)
    return thirds.astype(np.int16), found.astype(np.int16), len(known)


CELL_NUMBER, CELL_NUMBERS = symmetric_codes()
THIRD, PAIR_NUMBER, PAIR_NUMBERS = symmetric_pairs()
START_FREE = (1 << CELLS) - 1 & ~(1 << CENTRE)
