"""5 vor 12: the rules, in the leaflet's order, as functions over the state record `s`."""

import numpy as np
from numpy import int64

from spieltrieb.core.bits import nth, size
from spieltrieb.core.compile import rule
from spieltrieb.core.moves import CHANCE
from spieltrieb.games.fivetotwelve.state import (
    CELLS,
    DEAL,
    DRAW,
    DRAWN,
    EXHAUSTED,
    FACE,
    FULL,
    LEAVE,
    NUMBERS,
    OVER,
    PLACE,
    QUIET,
    SETUP,
    TAKE,
    TURN,
    WORDS,
)

ALL_CELLS = 0xFFFF
DOTTED = 0x8421


def _four(cells):
    """A set of cells four times in one word of 64 bits (as a signed number, which is what rules compute with)."""
    return _signed(cells * 0x0001000100010001)


def _signed(word):
    return word - (1 << 64) if word >> 63 else word


NOT_COLUMN_A = _four(0xEEEE)
NOT_COLUMN_D = _four(0x7777)
NOT_ROW_1 = _four(0xFFF0)
NOT_ROW_4 = _four(0x0FFF)
COLUMN_A = _four(0x1111)
COLUMN_D = _four(0x8888)
ROW_1 = _four(0x000F)
ROW_4 = _four(0xF000)
LOW_THREE = 0x0000FFFFFFFFFFFF

# All cells for each number up to a tile's, and none for the greater ones.
UP_TO = np.array(
    [
        [_signed(sum(ALL_CELLS << 16 * lane for lane in range(4) if 4 * word + lane <= tile)) for word in range(WORDS)]
        for tile in range(NUMBERS)
    ],
    np.int64,
)

# ---- The board: numbers ascend to the right and downwards ----
#
# Sets of cells are bits, a1 being the lowest. The functions that follow work on one set, and as well on four in a word.


@rule
def after(cells):
    """The cells to the right of these in their rows, and below them in their columns."""
    right = (cells << 1) & NOT_COLUMN_A
    down = (cells << 4) & NOT_ROW_1
    both = right | (right << 1) & NOT_COLUMN_A | (cells << 3) & COLUMN_D
    return both | down | (down << 4) & NOT_ROW_1 | (cells << 12) & ROW_4


@rule
def before(cells):
    """The cells to the left of these in their rows, and above them in their columns."""
    left = (cells >> 1) & NOT_COLUMN_D
    up = (cells >> 4) & NOT_ROW_4
    both = left | (left >> 1) & NOT_COLUMN_D | (cells >> 3) & COLUMN_A
    return both | up | (up >> 4) & NOT_ROW_4 | (cells >> 12) & ROW_1


@rule
def not_fitting(covered, as_great, greater):
    """The cells where a number may not be put: those after one as great, or before one as small.

    Given are the cells that hold any number, one at least as great, and a greater one. An exchange for an equal number
    is not a placement either.
    """
    as_small = covered & ~greater
    equal = as_great & as_small
    return after(as_great) | before(as_small) | equal


@rule
def at_least(s, seat, tile):
    """The cells of a seat that hold this tile's number or a greater one."""
    if tile >= NUMBERS:
        return int64(0)
    return (s.at_least[seat, tile >> 2] >> (16 * (tile & 3))) & ALL_CELLS


@rule
def covered(s, seat):
    """The cells of a seat that hold a tile."""
    return s.at_least[seat, 0] & ALL_CELLS


@rule
def fitting(s, seat, tile):
    """The cells, free or not, where a seat may put this tile."""
    return ALL_CELLS & ~not_fitting(covered(s, seat), at_least(s, seat, tile), at_least(s, seat, tile + 1))


@rule
def in_four(cells):
    """The same set of cells four times in a word."""
    return cells | cells << 16 | cells << 32 | cells << 48


@rule
def put(s, seat, tile, cell):
    """Put a tile on a cell, without asking whether it fits, and return which one lay there before, or -1."""
    bits = in_four(int64(1) << cell)
    old = -1
    for word in range(WORDS):
        was = s.at_least[seat, word] & bits
        old += size(was)
        s.at_least[seat, word] ^= was ^ (bits & UP_TO[tile, word])
    return old


# ---- The middle of the table: how many of each number lie face down, how many open ----


@rule
def pile(piles, tile):
    """How many tiles of this number are in these piles."""
    return (piles >> (3 * tile)) & 7


@rule
def lying(piles, word):
    """All cells for each of a word's four numbers of which a tile is in these piles, and none for the others."""
    four = piles >> (12 * word)
    some = four | four >> 1 | four >> 2
    lanes = (some & 1) | (some & 8) << 13 | (some & 64) << 26 | (some & 512) << 39
    return (lanes << 16) - lanes


@rule
def one(tile):
    """One tile of this number, to be added to or taken from piles."""
    return int64(1) << (3 * tile)


# ---- The table as people see it ----


@rule
def lay_out(states, sheet):
    """Write everything visible into one list of numbers, and return how long it is; view.py reads it.

    First players, turn, quiet, quiet_turns; then the tile in each hand, how many of each number lie face down, the
    number on every cell of every board (0 always for none), and the numbers that lie open.
    """
    s = states[0]
    sheet[0], sheet[1], sheet[2], sheet[3] = s.players, s.turn, s.quiet, s.quiet_turns
    at = 4
    for seat in range(s.players):
        sheet[at] = s.hand[seat] + 1
        at += 1
    for tile in range(NUMBERS):
        sheet[at] = pile(s.unseen, tile)
        at += 1
    for seat in range(s.players):
        for cell in range(CELLS):
            number = 0
            for word in range(WORDS):
                number += size(s.at_least[seat, word] & in_four(int64(1) << cell))
            sheet[at] = number
            at += 1
    for tile in range(NUMBERS):
        for _ in range(pile(s.open, tile)):
            sheet[at] = tile + 1
            at += 1
    return at


# ---- Setup ----


@rule
def deal(s, tile):
    """A tile is dealt to the next seat; after one each, all put theirs on a dotted cell at the same time."""
    seat = s.dealt % s.players
    s.unseen -= one(tile)
    s.dealt += 1
    if s.sorted:
        slide_in(s, seat, tile)
        if s.dealt == 4 * s.players:
            begin_turn(s)
        return
    s.hand[seat] = tile
    if s.dealt % s.players == 0:
        s.phase = SETUP
        s.waiting = (1 << s.players) - 1


@rule
def slide_in(s, seat, tile):
    """Option "sorted": the tiles dealt so far lie in ascending order on the diagonal; greater ones move down."""
    dot = 5 * size(covered(s, seat) & ~at_least(s, seat, tile + 1))
    while tile >= 0:
        tile = put(s, seat, tile, dot)
        dot += 5


@rule
def place_in_setup(s, seat, cell):
    """A seat puts its tile on one of its free dotted cells; once all have, the next round is dealt or play begins."""
    put(s, seat, s.hand[seat], cell)
    s.hand[seat] = -1
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        if s.dealt == 4 * s.players:
            begin_turn(s)
        else:
            s.phase = DEAL


# ---- A turn: draw and place or leave, or take and place ----


@rule
def begin_turn(s):
    """Find out which open tiles would fit where for the seat whose turn it is."""
    s.phase = TURN
    seat = s.turn
    piles = s.open
    board = in_four(covered(s, seat))
    as_great = s.at_least[seat, 0]
    for word in range(WORDS):
        following = s.at_least[seat, word + 1] if word + 1 < WORDS else int64(0)
        greater = ((as_great >> 16) & LOW_THREE) | following << 48
        s.takes[word] = lying(piles, word) & ~not_fitting(board, as_great, greater)
        as_great = following


@rule
def place(s, seat, tile, cell):
    """The tile goes on the cell; one that lay there goes face up to the middle."""
    old = put(s, seat, tile, cell)
    if old >= 0:
        s.open += one(old)


@rule
def end_turn(s):
    """A full board wins at once; the last tile or too many quiet turns end the game, too; otherwise the turn passes."""
    if covered(s, s.turn) == ALL_CELLS:
        end(s, FULL)
    elif s.unseen == 0:
        end(s, EXHAUSTED)
    elif s.quiet >= s.quiet_turns:
        end(s, QUIET)
    else:
        s.turn += 1
        if s.turn == s.players:
            s.turn = 0
        begin_turn(s)


@rule
def end(s, reason):
    """The game is over."""
    s.phase = OVER
    s.reason = reason
    s.takes[:] = 0


@rule
def play(s, seat, action):
    """Carry out an action that is known to be legal."""
    if action >= FACE:
        if s.phase == DEAL:
            deal(s, action - FACE)
        else:
            s.unseen -= one(action - FACE)
            s.hand[s.turn] = action - FACE
            s.phase = PLACE
    elif action >= TAKE:
        tile = (action - TAKE) // CELLS
        s.open -= one(tile)
        s.quiet += 1
        place(s, seat, tile, (action - TAKE) % CELLS)
        end_turn(s)
    elif action == DRAW:
        s.quiet = 0
        s.phase = DRAWN
    elif s.phase == SETUP:
        place_in_setup(s, seat, action)
    else:
        tile = int64(s.hand[seat])
        s.hand[seat] = -1
        if action == LEAVE:
            s.open += one(tile)
        else:
            place(s, seat, tile, action)
        end_turn(s)


# ---- Who may do what ----


@rule
def actors(s):
    """The seats that may act now, as bits; CHANCE when a tile is to be turned up; 0 when the game is over."""
    if s.phase == OVER:
        return 0
    if s.phase == DEAL or s.phase == DRAWN:
        return CHANCE
    if s.phase == SETUP:
        return int64(s.waiting)
    return 1 << int64(s.turn)


@rule
def places(s, seat):
    """The cells where a seat may put the tile in its hand."""
    if s.phase == SETUP:
        return DOTTED & ~covered(s, seat)
    return fitting(s, seat, int64(s.hand[seat]))


@rule
def count(s, seat):
    """How many actions a seat that may act now has."""
    if s.phase == TURN:
        total = 1
        for word in range(WORDS):
            total += size(s.takes[word])
        return total
    return size(places(s, seat)) + (s.phase == PLACE)


@rule
def pick(s, seat, k):
    """The k-th of a seat's actions: draw, then takes by number and cell; or the cells, then leave."""
    if s.phase == TURN:
        if k == 0:
            return DRAW
        k -= 1
        word = 0
        while k >= size(s.takes[word]):
            k -= size(s.takes[word])
            word += 1
        return TAKE + 64 * word + nth(s.takes[word], k)  # takes are numbered by tile and cell, as the bits are
    cells = places(s, seat)
    if k < size(cells):
        return nth(cells, k)
    return LEAVE


@rule
def allows(s, seat, action):
    """Whether an action is legal for a seat that may act now."""
    if s.phase == TURN:
        if action < TAKE or action >= FACE:
            return action == DRAW
        return (s.takes[(action - TAKE) // 64] >> ((action - TAKE) % 64)) & 1 == 1
    if action == LEAVE:
        return s.phase == PLACE
    return 0 <= action < CELLS and (places(s, seat) >> action) & 1 == 1


# ---- Chance ----


@rule
def unseen(s):
    """How many face-down tiles there are: each is turned up as likely as any other."""
    left = 0
    for tile in range(NUMBERS):
        left += pile(s.unseen, tile)
    return left


@rule
def turn_up(s, k):
    """The action that turns up the k-th face-down tile."""
    piles = s.unseen
    tile = 0
    while k >= piles & 7:
        k -= piles & 7
        piles >>= 3
        tile += 1
    return FACE + tile


@rule
def odds(s, action):
    """How many of the face-down tiles would give this outcome."""
    if action < FACE or action >= FACE + NUMBERS:
        return 0
    return pile(s.unseen, action - FACE)


# ---- The end ----


@rule
def free_cells(s, seat):
    """How many cells of a seat are still free."""
    return CELLS - size(covered(s, seat))


@rule
def winners(s):
    """The winning seats, as bits: who filled their board, or all with the fewest free cells."""
    if s.reason == FULL:
        return 1 << int64(s.turn)
    fewest = CELLS
    for seat in range(s.players):
        fewest = min(fewest, free_cells(s, seat))
    best = 0
    for seat in range(s.players):
        if free_cells(s, seat) == fewest:
            best |= 1 << seat
    return best


@rule
def score(s, seat):
    """The points of a seat: 2 for a winner, -1 for each free cell for everybody else."""
    if (winners(s) >> seat) & 1:
        return 2
    return -free_cells(s, seat)


# ---- What is hidden: nothing ----


@rule
def show(s, veiled, seat):
    """Everything is public."""


@rule
def guess(s, seat, key):
    """Nothing is left to guess."""
