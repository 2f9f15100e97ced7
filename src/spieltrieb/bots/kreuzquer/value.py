"""Kreuz & Quer: what a board is worth, the penalty points still to be expected, as a sum over its features.

The features of a board are: every free cell by what it meets and how many tiles to come suit it; every two free cells
side by side by what they meet; how many wide and how many narrow exits are open; how many cells are reached; and how
many tiles to come have no place at all, or just one. All are the same for turned and mirrored boards. The tables lie
one after the other in one array of weights, so that learning and looking up share the same numbers.
"""

from functools import cache

import numpy as np
from numpy import int64

from spieltrieb.bots.kreuzquer.position import (
    AROUND,
    CELL_NUMBER,
    CELL_NUMBERS,
    CODES,
    NARROW_EXIT,
    PAIR_NUMBER,
    PAIR_NUMBERS,
    PORT,
    THIRD,
    WIDE_EXIT,
    left_behind,
    lost_ports,
)
from spieltrieb.bots.weights import Array, load
from spieltrieb.core.bits import first, size
from spieltrieb.core.compile import rule
from spieltrieb.games.kreuzquer.rules import NEIGHBOUR
from spieltrieb.games.kreuzquer.state import CELLS, SPIRAL

BORROWS_ARRAYS = True  # for the compiler: no rule here makes or returns an array

FITS = 12  # groups of how many tiles suit a cell
GROUP = np.array([0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9, 9] + [10] * 5 + [11] * 8, np.int8)
SCARCITIES = 4  # of the same for two cells side by side
SCARCE = np.array([0, 1, 1, 2, 2, 2] + [3] * 23, np.int8)
STAGES = 6  # of four rounds each
PAIR_STAGES = 3  # of eight rounds each
MOST = 16  # counts go up to one less than this

CELLS_AT = 0
PAIRS_AT = CELLS_AT + STAGES * CELL_NUMBERS * FITS
NOWHERE_AT = PAIRS_AT + PAIR_STAGES * SCARCITIES * PAIR_NUMBERS
ONE_PLACE_AT = NOWHERE_AT + CELLS * MOST
REACHED_AT = ONE_PLACE_AT + CELLS * MOST
EXITS_AT = REACHED_AT + CELLS * MOST
WEIGHTS = EXITS_AT + STAGES * MOST * MOST

# For each code, what follows from it alone: how many wide and narrow exits lead here, and whether any does.
_SIDES = np.array([(np.arange(8**4) >> 3 * side) & 7 for side in range(4)])
WIDE_COUNT = (_SIDES == WIDE_EXIT).sum(0).astype(np.int8)
NARROW_COUNT = (_SIDES == NARROW_EXIT).sum(0).astype(np.int8)
REACHED = (WIDE_COUNT + NARROW_COUNT > 0).astype(np.int8)


@rule
def cell_weight(code, tiles, left, fits):
    """Where the weight of a free cell is, if these tiles may still come and `left` cells are free."""
    group = int64(GROUP[size(int64(fits[code]) & tiles)])
    return CELLS_AT + ((left >> 2) * CELL_NUMBERS + int64(CELL_NUMBER[code])) * FITS + group


@rule
def pair_weight(code, side, other, tiles, left, fits):
    """Where the weight of a free cell and its free neighbour on a side is; the one that fewer tiles suit counts."""
    number = int64(THIRD[side, code]) * AROUND + int64(THIRD[(side + 2) & 3, other])
    scarce = int64(SCARCE[min(size(int64(fits[code]) & tiles), size(int64(fits[other]) & tiles))])
    return PAIRS_AT + (((left >> 3) * SCARCITIES) + scarce) * PAIR_NUMBERS + int64(PAIR_NUMBER[number])


@rule
def list_weights(codes, free, tiles, fits, found):
    """Write where all the weights of a board are whose sum is its value, and return how many there are."""
    total = 0
    left = size(free)
    if left == 0:
        return 0
    cells = free
    while cells:
        cell = first(cells)
        cells &= cells - 1
        code = int64(codes[cell])
        found[total] = cell_weight(code, tiles, left, fits)
        total += 1
        for side in range(1, 3):
            beyond = int64(NEIGHBOUR[cell, side])
            if beyond >= 0 and (free >> beyond) & 1:
                found[total] = pair_weight(code, side, int64(codes[beyond]), tiles, left, fits)
                total += 1
    found[total], found[total + 1], found[total + 2], found[total + 3] = count_weights(codes, free, tiles, fits)
    return total + 4


@rule
def count_weights(codes, free, tiles, fits):
    """Where the four weights of a board are that depend on what is counted over all free cells; there must be some."""
    left = size(free)
    once = 0
    twice = 0
    wide = 0
    narrow = 0
    reached = 0
    cells = free
    while cells:
        cell = first(cells)
        cells &= cells - 1
        code = int64(codes[cell])
        mask = int64(fits[code]) * int64(REACHED[code])
        twice |= once & mask
        once |= mask
        wide += int64(WIDE_COUNT[code])
        narrow += int64(NARROW_COUNT[code])
        reached += int64(REACHED[code])
    return (
        NOWHERE_AT + left * MOST + min(size(tiles & ~once), MOST - 1),
        ONE_PLACE_AT + left * MOST + min(size(tiles & once & ~twice), MOST - 1),
        REACHED_AT + left * MOST + min(reached, MOST - 1),
        EXITS_AT + ((left >> 2) * MOST + min(wide, MOST - 1)) * MOST + min(narrow, MOST - 1),
    )


@rule
def worth(codes, free, tiles, fits, weights, found):
    """The penalty points still to be expected."""
    total = list_weights(codes, free, tiles, fits, found)
    value = 0.0
    for k in range(total):
        value += weights[found[k]]
    return value


@rule
def change(codes, free, tiles, fits, weights, cell, look, now):
    """By how much the sum over cells and pairs changes if a tile of this look (-1: a spiral) fills a cell.

    The new codes of the neighbours are left in `now`. Two neighbours of a cell are never neighbours of each other.
    """
    left = size(free) - 1
    code = int64(codes[cell])
    value = -weights[cell_weight(code, tiles, left, fits)]
    for side in range(4):
        beyond = int64(NEIGHBOUR[cell, side])
        if beyond < 0 or not (free >> beyond) & 1:
            continue
        facing = (side + 2) & 3
        before = int64(codes[beyond])
        after = (before & ~(7 << 3 * facing)) | (left_behind(look, side) << 3 * facing)
        now[beyond] = after
        value += weights[cell_weight(after, tiles, left, fits)] - weights[cell_weight(before, tiles, left, fits)]
        value -= weights[pair_weight(code, side, before, tiles, left, fits)]
        for way in range(4):
            further = int64(NEIGHBOUR[beyond, way])
            if way != facing and further >= 0 and (free >> further) & 1:
                other = int64(codes[further])
                value += weights[pair_weight(after, way, other, tiles, left, fits)]
                value -= weights[pair_weight(before, way, other, tiles, left, fits)]
    return value


@rule
def counts(codes, free, tiles, fits, weights):
    """The part of a board's value that depends on what is counted over all cells."""
    if free == 0:
        return 0.0
    nowhere, one_place, reached, exits = count_weights(codes, free, tiles, fits)
    return weights[nowhere] + weights[one_place] + weights[reached] + weights[exits]


@rule
def common(codes, free, tiles, fits, weights):
    """The sum over cells and pairs before a tile is placed, as if it had been: one round later."""
    left = size(free) - 1
    value = 0.0
    cells = free
    while cells:
        cell = first(cells)
        cells &= cells - 1
        code = int64(codes[cell])
        value += weights[cell_weight(code, tiles, left, fits)]
        for side in range(1, 3):
            beyond = int64(NEIGHBOUR[cell, side])
            if beyond >= 0 and (free >> beyond) & 1:
                value += weights[pair_weight(code, side, int64(codes[beyond]), tiles, left, fits)]
    return value


@rule
def outlook(codes, free, tiles, fits, weights, cell, look, now):
    """What filling a cell costs for good, and the change of what is to be expected; `now` is a copy of the board."""
    value = change(codes, free, tiles, fits, weights, cell, look, now)
    value += counts(now, free & ~(1 << cell), tiles, fits, weights)
    for side in range(4):
        beyond = int64(NEIGHBOUR[cell, side])
        if beyond >= 0:
            now[beyond] = codes[beyond]
    if look < 0:
        return value + 1 + lost_ports(int64(codes[cell]), 0)
    return value + lost_ports(int64(codes[cell]), look)


# Nine arguments instead of a box: to take its arrays out of it for every decision would cost 3 % of the speed.
@rule
def best_action(codes, free, tile, tiles, fits, ways, looks, weights, now):
    """The action with the fewest penalty points in sight; `tiles` are those that may come after this one."""
    for cell in range(CELLS):
        now[cell] = codes[cell]
    best = -1
    least = 1e9
    cells = free
    while cells:
        cell = first(cells)
        cells &= cells - 1
        turns = int64(ways[tile, codes[cell]])
        while turns:
            turn = first(turns)
            turns &= turns - 1
            value = outlook(codes, free, tiles, fits, weights, cell, int64(looks[tile, turn]), now)
            if value < least:
                least = value
                best = 4 * cell + turn
        value = outlook(codes, free, tiles, fits, weights, cell, -1, now)
        if value < least:
            least = value
            best = SPIRAL + cell
    return best


# ---- The weights: learned, or by hand ----


@cache
def learned() -> Array:
    """The weights that were learned (train.py)."""
    return load(__package__, np.float32)["weights"]


@cache
def handmade() -> Array:
    """Weights chosen by hand: a cell costs what its ports are worth, unless a tile that suits it may well come."""
    weights = np.zeros(WEIGHTS, np.float32)
    codes = np.arange(CODES)
    sides = np.array([(codes >> 3 * side) & 7 for side in range(4)])
    ports = np.where(sides > PORT, sides - PORT, 0).sum(0)
    exits = ((sides == WIDE_EXIT) | (sides == NARROW_EXIT)).sum(0)
    suited = np.array([0, 1, 2, 3, 4, 5, 6.5, 8.5, 11, 14.5, 19, 24])
    for stage in range(STAGES):
        left = 4 * stage + 2
        missed = np.exp(-0.5 * suited * left / (left + 4))  # about half of the tiles are wanted elsewhere
        cost = missed * (ports[:, None] + 1) + 0.2 * (1 - missed) * ports[:, None]
        cost += np.where(exits == 0, 0.45 * (1 + ports), 0)[:, None]
        at = CELLS_AT + (stage * CELL_NUMBERS + CELL_NUMBER[codes].astype(np.int64)) * FITS
        weights[at[:, None] + np.arange(FITS)] = cost
    for left in range(1, CELLS):
        for tiles in range(MOST):  # that have no place; some will find one later
            weights[NOWHERE_AT + left * MOST + tiles] = 0.3 * tiles * left / (left + 4)
    return weights


@cache
def careless() -> Array:
    """Weights of a player who sees only what a move costs at once."""
    return np.zeros(WEIGHTS, np.float32)
