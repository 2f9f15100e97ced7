"""5 vor 12: what a board is worth, as a sum of learned table entries; all boards together give the chances to win."""

from functools import cache

import numpy as np

from spieltrieb.bots.fivetotwelve.position import (
    BEYOND,
    HIGH,
    LEFT,
    LOW,
    OPEN,
    OPEN_SUMS,
    PHASE,
    PLAYERS,
    SEATS,
    SIDE,
    TURN_OF,
    UNSEEN,
    UNSEEN_SUMS,
    bounds,
    sums,
)
from spieltrieb.bots.weights import Array, load
from spieltrieb.core.compile import rule
from spieltrieb.games.fivetotwelve.state import CELLS, NUMBERS, SETUP

BORROWS_ARRAYS = True  # for the compiler: no rule here makes or returns an array

# ---- The features of a board: each free or covered cell, each gap in a line, and a few counts ----


def _orbits() -> dict[int, tuple[int, bool]]:
    """Cells that mean the same when the board is mirrored, or turned while n becomes 21 - n: (orbit, turned) each."""
    found = {}
    orbit: dict[tuple[int, int], int] = {}
    for cell in range(CELLS):
        row, column = divmod(cell, SIDE)
        if row > column:
            row, column = column, row
        turned = (SIDE - 1 - column, SIDE - 1 - row)
        flip = turned < (row, column)
        name = turned if flip else (row, column)
        found[cell] = (orbit.setdefault(name, len(orbit)), flip)
    return found


ORBITS = 6
STAGES = 9
SHARES = 14  # steps of the share of unseen tiles that fit a cell
SHARE_PARTS = 32  # a share is counted in parts of this size, up to the last step
LUCKS = 12  # steps of the share of unseen tiles that fit anywhere
MOST_LYING = 3  # open tiles that fit a cell are counted up to this,
MOST_READY = 7  # and free cells that could be filled from the middle up to this
HAS_TURN, DRAWS, IS_NEXT, COMES_LATER, IN_SETUP = range(5)  # how a seat stands to the turn
WHO = IN_SETUP + 1
SPANS = NUMBERS + 1  # a number, or none; and how many numbers lie between two

COVERED = 0  # a number on a cell
GAP = COVERED + ORBITS * SPANS  # a free cell: the numbers next to it below and above
WIDTH = GAP + ORBITS * SPANS * (BEYOND + 1)  # the same, only how many numbers lie between
RUN = WIDTH + ORBITS * SPANS  # free cells in a row or column between two numbers: how many cells, how many numbers
FREE = RUN + 2 * (SIDE + 1) * SPANS  # how many cells are free, by how many tiles are left
SHARE = FREE + (CELLS + 1) * STAGES  # a free cell: the share of unseen tiles that fit
LYING = SHARE + ORBITS * SHARES  # a free cell: open tiles that fit, by whose turn it is
READY = LYING + WHO * (MOST_LYING + 1)  # how many free cells could be filled from the middle
LUCK = READY + WHO * (MOST_READY + 1)  # the share of unseen tiles that fit anywhere
ORDER = LUCK + WHO * LUCKS  # who comes when
WEIGHTS = ORDER + (SEATS - 1) * SEATS * WHO

COVERED_AT = np.zeros((CELLS, SPANS), np.int32)
GAP_AT = np.zeros((CELLS, SPANS, BEYOND + 1), np.int32)
ORBIT = np.zeros(CELLS, np.int32)
for _cell, (_orbit, _turned) in _orbits().items():
    ORBIT[_cell] = _orbit
    for _low in range(SPANS):
        COVERED_AT[_cell, _low] = COVERED + _orbit * SPANS + (BEYOND - _low if _turned and _low else _low)
        for _high in range(1, BEYOND + 1):
            _pair = (BEYOND - _high, BEYOND - _low) if _turned else (_low, _high)
            GAP_AT[_cell, _low, _high] = GAP + (_orbit * SPANS + _pair[0]) * (BEYOND + 1) + _pair[1]


@cache
def learned(players: int) -> Array:
    """The weights for this number of players, as train.py has learned them."""
    row: Array = load(__package__)["weights"][players - 2]
    return row


# One long function, since it is called for every position that is judged: to split it by cells, lines and counts made
# the whole search 3.6 % slower, as each call has to pass all of these arrays on.
@rule
def board_value(weights, t, seat, who, w, used):  # noqa: PLR0915
    """What a seat's board is worth, as the logarithm of its odds to win; `used` gets the features if there is room.

    `w` is room to work in; the sums of unseen and of open tiles in it are up to date.
    """
    low = w[LOW]
    high = w[HIGH]
    unseen = w[UNSEEN_SUMS]
    lying = w[OPEN_SUMS]
    bounds(t, seat, low, high)
    log = len(used) > 0
    board = CELLS * seat
    left = t[LEFT]
    value = 0.0
    free = 0
    ready = 0
    fits = 0
    n = 0
    for cell in range(CELLS):
        number = t[board + cell]
        orbit = ORBIT[cell]
        if number:
            at = COVERED_AT[cell, number]
            value += weights[at]
            if log:
                used[n] = at
                n += 1
            continue
        free += 1
        least = low[cell]
        most = high[cell]
        at = GAP_AT[cell, least, most]
        width = max(0, most - least - 1)
        share = 0
        here = 0
        if width:
            fits |= (1 << most) - (1 << (least + 1))
            k = unseen[most - 1] - unseen[least]
            if k:
                share = 1 + min(SHARES - 2, (SHARE_PARTS * k) // left)
            here = min(MOST_LYING, lying[most - 1] - lying[least])
            ready += here > 0
        value += (
            weights[at]
            + weights[WIDTH + orbit * SPANS + width]
            + weights[SHARE + orbit * SHARES + share]
            + weights[LYING + who * (MOST_LYING + 1) + here]
        )
        if log:
            used[n] = at
            used[n + 1] = WIDTH + orbit * SPANS + width
            used[n + 2] = SHARE + orbit * SHARES + share
            used[n + 3] = LYING + who * (MOST_LYING + 1) + here
            n += 4
    for line in range(2 * SIDE):  # the rows, then the columns
        step = 1 if line < SIDE else SIDE
        at = board + (SIDE * line if line < SIDE else line - SIDE)
        inner = 1 if 0 < line % SIDE < SIDE - 1 else 0
        last = 0
        cells = 0
        for _ in range(SIDE):
            number = t[at]
            at += step
            if number:
                if cells:
                    f = RUN + (inner * (SIDE + 1) + cells) * SPANS + max(0, number - last - 1)
                    value += weights[f]
                    if log:
                        used[n] = f
                        n += 1
                last = number
                cells = 0
            else:
                cells += 1
        if cells:
            f = RUN + (inner * (SIDE + 1) + cells) * SPANS + NUMBERS - last
            value += weights[f]
            if log:
                used[n] = f
                n += 1
    luck = 0
    if left:
        number = 1
        fits >>= 1
        while fits:
            if fits & 1:
                luck += unseen[number] - unseen[number - 1]
            fits >>= 1
            number += 1
        luck = ((LUCKS - 1) * luck) // left
    players = t[PLAYERS]
    stage = min(STAGES - 1, (left + 2 * players - 1) // (2 * players))
    order = seat - t[TURN_OF]
    if order < 0:
        order += players
    a = FREE + free * STAGES + stage
    b = READY + who * (MOST_READY + 1) + min(MOST_READY, ready)
    c = LUCK + who * LUCKS + luck
    d = ORDER + ((players - 2) * SEATS + order) * WHO + who
    value += weights[a] + weights[b] + weights[c] + weights[d]
    if log:
        used[n] = a
        used[n + 1] = b
        used[n + 2] = c
        used[n + 3] = d
        used[n + 4] = -1
    return value


# ---- All boards ----


@rule
def who_is(t, seat, drawing):
    """Where a seat is with regard to the turn, for the features: has it, draws, is next, comes later; or setup."""
    if t[PHASE] <= SETUP:
        return IN_SETUP
    order = seat - t[TURN_OF]
    if order < 0:
        order += t[PLAYERS]
    if order == 0:
        return DRAWS if drawing else HAS_TURN
    return IS_NEXT if order == 1 else COMES_LATER


@rule
def rivals(weights, t, seat, drawing, w, none):
    """The logarithm of the summed odds of all other seats; a seat's own value less this is the log-odds to win."""
    players = t[PLAYERS]
    if players == 2:
        return board_value(weights, t, 1 - seat, who_is(t, 1 - seat, drawing), w, none)
    total = 0.0
    for other in range(players):
        if other != seat:
            total += np.exp(board_value(weights, t, other, who_is(t, other, drawing), w, none))
    return np.log(total)


@rule
def chances(weights, t, drawing, w, none, shares):
    """Write every seat's chance to win, judged from this table without looking ahead."""
    sums(t, UNSEEN, w[UNSEEN_SUMS])
    sums(t, OPEN, w[OPEN_SUMS])
    best = -1e9
    for seat in range(t[PLAYERS]):
        shares[seat] = board_value(weights, t, seat, who_is(t, seat, drawing), w, none)
        best = max(best, shares[seat])
    total = 0.0
    for seat in range(t[PLAYERS]):
        shares[seat] = np.exp(shares[seat] - best)
        total += shares[seat]
    for seat in range(t[PLAYERS]):
        shares[seat] /= total
