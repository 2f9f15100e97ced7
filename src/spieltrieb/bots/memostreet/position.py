"""Memo Street: the position as the search sees it, with tiles counted by face instead of lying on cells.

Tiles of one face are interchangeable wherever they lie, and so are all unseen ones. By cells a turn can go on in tens
of thousands of ways; counted like this, in a few hundred. Which rows tiles fit and what they are worth there comes from
the rules. The rest is compared with them step by step in tests/bots/memostreet/test_position.py.
"""

from collections.abc import Iterable

from numpy import int64

from spieltrieb.core import layout
from spieltrieb.core.bits import below, size
from spieltrieb.core.compile import rule
from spieltrieb.games.memostreet.rules import ONE_OF_EACH, bonus, face_up, lower_rows, one, pile, score, value
from spieltrieb.games.memostreet.state import CELLS, JOKER, ROWS, SMALL, VOID_MARK

BORROWS_ARRAYS = True  # for the compiler: no rule here makes or returns an array

TILES_A_TURN = 3
FACE_BITS = 127  # the rules count unseen tiles in eight bits per face, of which the highest stays free

COUNTED = layout.record(
    [
        ("known", "i8", (JOKER + 1,)),  # face-down tiles whose face is known, by face; place 0 is not used
        ("unseen", "i8", (JOKER + 1,)),  # face-down tiles whose face is not known, by face
        ("unused", "i8", (4,)),  # a seat's unused rows, as bits
        ("upper", "i8", (4,)),  # its points in the upper rows
        ("points", "i8", (4,)),  # all its points
        ("up", "i8"),  # the tiles turned up in this turn, counted as the rules do: two bits per face
        ("players", "i8"),
        ("turn", "i8"),  # the seat whose turn it is
        ("free_choice", "i8"),
    ]
)

# Kinds of tile that may be turned up: 0 to 6 a known one of face 1 to 7, 7 to 13 an unseen one that has this face.
KINDS = 2 * JOKER

# The most ways to fill a row: with three jokers and a free choice, one to three of them in each upper row, and all of
# them in each lower one.
MOST_FILLS = TILES_A_TURN * SMALL + (ROWS - SMALL)


@rule
def survey(states, seat, positions):
    """Write down what counts in a state, with this seat to move."""
    s = states[0]
    p = positions[0]
    for face in range(1, JOKER + 1):
        p.known[face] = 0
        p.unseen[face] = (int64(s.unseen) >> 8 * (face - 1)) & FACE_BITS
    for cell in range(CELLS):
        p.known[int64(s.faces[cell])] += 1
    p.up = 0
    for tile in range(TILES_A_TURN):
        face = face_up(s, tile)
        p.up += one(face)
        p.known[face] -= 1
    p.known[0] = 0  # where cells without a known face were counted
    for other in range(s.players):
        p.unused[other] = s.unused[other]
        p.upper[other] = 0
        for row in range(SMALL):
            p.upper[other] += value(row, int64(s.rows[other, row]))
        p.points[other] = score(s, other)
    p.players = s.players
    p.turn = seat
    p.free_choice = s.free_choice


# ---- Tiles ----


@rule
def total_of(counts):
    """How many tiles these are."""
    total = 0
    for face in range(1, JOKER + 1):
        total += counts[face]
    return total


@rule
def number_of(tiles):
    """How many tiles these are, counted with two bits per face."""
    return size(tiles & ONE_OF_EACH) + 2 * size(tiles >> 1 & ONE_OF_EACH)


@rule
def turns_left(p):
    """How many tiles are still to be turned up in this turn."""
    return min(TILES_A_TURN - number_of(p.up), total_of(p.known) + total_of(p.unseen))


@rule
def left(p, kind):
    """How many tiles of this kind can still be turned up."""
    return p.known[kind + 1] if kind < JOKER else p.unseen[kind - JOKER + 1]


@rule
def take(p, kind, tiles):
    """A tile of this kind is turned up (tiles 1), or that is taken back (tiles -1)."""
    if kind < JOKER:
        p.known[kind + 1] -= tiles
        p.up += tiles * one(kind + 1)
    else:
        p.unseen[kind - JOKER + 1] -= tiles
        p.up += tiles * one(kind - JOKER + 1)


@rule
def take_unseen(p, key):
    """Any of the unseen tiles, each as likely as any other, is turned up."""
    k = int64(below(key, 0, total_of(p.unseen)))
    face = 1
    while k >= p.unseen[face]:
        k -= p.unseen[face]
        face += 1
    take(p, JOKER + face - 1, 1)


# ---- Using a row ----


@rule
def fills(p, uses):
    """Write every way to fill a row: the row, and the tiles in it, counted with two bits per face. Returns how many."""
    found = 0
    unused = p.unused[p.turn]
    jokers = pile(p.up, JOKER)
    for row in range(SMALL):
        if (unused >> row) & 1:
            numbers = pile(p.up, row + 1)
            for some in range(0 if p.free_choice else numbers, numbers + 1):
                for wild in range(0 if p.free_choice else jokers, jokers + 1):
                    if some + wild:
                        uses[found, 0] = row
                        uses[found, 1] = some * one(row + 1) + wild * one(JOKER)
                        found += 1
    if number_of(p.up) == TILES_A_TURN:
        rows = lower_rows(p.up) & unused
        for row in range(SMALL, ROWS):
            if (rows >> row) & 1:
                uses[found, 0] = row
                uses[found, 1] = p.up
                found += 1
    return found


@rule
def put_back(p, content, known):
    """Write how many tiles are known when those that are up lie face down again, except for what goes into a row."""
    back = p.up - (content & ~VOID_MARK)
    for face in range(1, JOKER + 1):
        known[face] = p.known[face] + pile(back, face)


@rule
def with_bonus(upper, gain):
    """Points in the upper rows, and the bonus if they complete it."""
    return gain + bonus(upper + gain) - bonus(upper)


def points_of(row: int, faces: Iterable[int]) -> int:
    """The points of a row with tiles of these faces, which fit it."""
    return int(value(row, sum(one(face) for face in faces)))


@rule
def finish_turn(p, row, content):
    """Use a row: its content leaves the table, the other tiles go back, the board gets its points, the next is up."""
    seat = p.turn
    gain = value(row, content)
    put_back(p, content, p.known)
    p.up = 0
    p.unused[seat] &= ~(1 << row)
    if row < SMALL:
        p.points[seat] += with_bonus(p.upper[seat], gain)
        p.upper[seat] += gain
    else:
        p.points[seat] += gain
    p.turn = seat + 1 if seat + 1 < p.players else 0


@rule
def is_over(p):
    """Whether the seat to move has no unused row left, or there is no tile left to turn up."""
    return p.unused[p.turn] == 0 or total_of(p.known) + total_of(p.unseen) + p.up == 0
