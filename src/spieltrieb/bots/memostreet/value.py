"""Memo Street: what a score board is still worth, given the tiles that are known and how many are unseen.

The value of an unfinished board is a sum of numbers from small tables, one number for each feature of the position.
The numbers were learned by self-play (train.py). `known` counts the face-down tiles by face, as position.py does.
"""

from functools import cache
from math import exp, sqrt

import numpy as np

from spieltrieb.bots.memostreet.position import TILES_A_TURN, with_bonus
from spieltrieb.bots.weights import Array, load
from spieltrieb.core import layout
from spieltrieb.core.bits import size
from spieltrieb.core.compile import rule
from spieltrieb.games.memostreet.rules import BONUS, BONUS_FROM
from spieltrieb.games.memostreet.state import CELLS, JOKER, LARGE, ROWS, SMALL, TRIPLE

BORROWS_ARRAYS = True  # for the compiler: no rule here makes or returns an array

TURNS = ROWS + 1  # a board has 0 to 10 unused rows, and as many turns are left

# How many there can be of what the tables go by; what is counted counts up to one less.
UPPER_SETS = 1 << SMALL  # sets of unused upper rows, as bits
LOWER_SETS = 1 << (ROWS - SMALL)  # sets of unused lower rows
UPPERS = SMALL + 1  # numbers of unused upper rows
LOWERS = ROWS - SMALL + 1  # numbers of unused lower rows
UPPER_POINTS = BONUS_FROM + 1
WANTED = 1 << 3  # where a number could still go: its row, the triple, its street
KNOWN = 5  # known tiles of a number
JOKERS = 7  # known jokers,
STREET_JOKERS = 4  # with the known numbers of a street,
BONUS_JOKERS = 5  # and with what the bonus needs
STREETS = 1 << 2  # sets of the two unused streets
IN_STREET = 4  # known numbers of a street
THREES = 3  # numbers of which three tiles are known
TWOS = 4  # numbers of which two are known
SUMS = 6 * TILES_A_TURN + 1
GROUP = 3  # so many unseen tiles, or points, count as one
UNSEEN = CELLS // GROUP + 1
TILES = CELLS + 1
LACKING = 16  # groups of points that are still to be found for the bonus
SPARE = 12  # points more than it needs that are still told apart

# Where each table begins in the one array that holds them all, and how many numbers it has.
UPPER_AT = 0  # by unused upper rows, points in them so far, and number of unused lower rows
LOWER_AT = UPPER_AT + UPPER_SETS * UPPER_POINTS * LOWERS  # by unused lower rows, and number of unused upper rows
FACE_AT = LOWER_AT + LOWER_SETS * UPPERS  # by number, where it could still go, turns left, and how many are known
# By known jokers, number of unused upper rows, unused streets, and turns left.
JOKER_AT = FACE_AT + (JOKER - 1) * WANTED * TURNS * KNOWN
STREET_AT = JOKER_AT + JOKERS * UPPERS * STREETS * TURNS  # by street, known numbers of it, known jokers, and turns left
# By numbers of which three are known, of which two are, and turns left.
TRIPLE_AT = STREET_AT + 2 * IN_STREET * STREET_JOKERS * TURNS
CHANCE_AT = TRIPLE_AT + THREES * TWOS * TURNS  # by the sum of the three best known tiles, and turns left
UNSEEN_AT = CHANCE_AT + SUMS * TURNS  # by how many tiles are unseen, and turns left
TILES_AT = UNSEEN_AT + UNSEEN * TURNS  # by how many tiles are left at all, and turns left
BONUS_AT = TILES_AT + TILES * TURNS  # by what the known tiles leave to be found for the bonus, known jokers, turns left
LENGTH = BONUS_AT + LACKING * BONUS_JOKERS * TURNS

# There are two such arrays, one after the other: for a seat that has just moved, and for one whose turn is near.
MOVED, NEXT = 0, LENGTH

MOST_PLACES = 20  # no value is a sum of more numbers than that

# What each row brings, about, where nothing has been learned yet; and how uncertain their sum is.
PAR = (2.0, 4.5, 7.0, 9.5, 12.0, 14.5, 10.0, 14.0, 16.0, 12.0)
PAR_SPREAD = 4

LOGISTIC = 1.702  # the logistic function of this times x is close to the normal distribution's
POINTS_AS_SUCH = 1e-4  # added to the chance to win for each point, so that a decided game is still played well


@rule
def board_place(rows, upper):
    """Where the value of a board stands that is known only by its unused rows and the points in the upper ones."""
    return UPPER_AT + ((rows & (UPPER_SETS - 1)) * UPPER_POINTS + min(upper, BONUS_FROM)) * LOWERS + size(rows >> SMALL)


# Long, since it goes through one feature after the other.
@rule
def places(rows, upper, known, unseen, found):  # noqa: PLR0915
    """Write where the numbers stand that make up the value of a board, and return how many there are."""
    upper_rows = size(rows & (UPPER_SETS - 1))
    lower = rows >> SMALL
    turns = upper_rows + size(lower)
    small = (rows >> SMALL) & 1
    large = (rows >> LARGE) & 1
    triple = (rows >> TRIPLE) & 1
    chance = rows >> (TRIPLE + 1)
    jokers = known[JOKER]
    found[0] = board_place(rows, upper)
    found[1] = LOWER_AT + lower * UPPERS + upper_rows
    total = jokers
    reach = 0  # upper points that the known numbers alone would give
    threes = 0
    twos = 0
    in_small = 0
    in_large = 0
    to_come = TILES_A_TURN  # tiles still to be taken for the best sum
    best_sum = 0
    for face in range(JOKER - 1, 0, -1):
        number = known[face]
        total += number
        row = (rows >> (face - 1)) & 1
        street = small if face <= 3 else large
        wanted = row << 2 | triple << 1 | street
        found[1 + face] = FACE_AT + (((face - 1) * WANTED + wanted) * TURNS + turns) * KNOWN + min(number, KNOWN - 1)
        reach += row * face * min(number, TILES_A_TURN)
        threes += number >= TILES_A_TURN
        twos += number == 2
        if face <= 3:
            in_small += number > 0
        else:
            in_large += number > 0
        taken = min(number, to_come)
        best_sum += taken * face
        to_come -= taken
    found[8] = (
        JOKER_AT + ((min(jokers, JOKERS - 1) * UPPERS + upper_rows) * STREETS + small * 2 + large) * TURNS + turns
    )
    found[9] = UNSEEN_AT + min(unseen // GROUP, UNSEEN - 1) * TURNS + turns
    found[10] = TILES_AT + min(total + unseen, TILES - 1) * TURNS + turns
    count = 11
    few_jokers = min(jokers, STREET_JOKERS - 1)
    if small:
        found[count] = STREET_AT + (in_small * STREET_JOKERS + few_jokers) * TURNS + turns
        count += 1
    if large:
        found[count] = STREET_AT + (IN_STREET * STREET_JOKERS + in_large * STREET_JOKERS + few_jokers) * TURNS + turns
        count += 1
    if triple:
        found[count] = TRIPLE_AT + (min(threes, THREES - 1) * TWOS + min(twos, TWOS - 1)) * TURNS + turns
        count += 1
    if chance:
        found[count] = CHANCE_AT + best_sum * TURNS + turns
        count += 1
    if upper < BONUS_FROM and upper_rows:
        lacking = min(max((BONUS_FROM - upper - reach + SPARE) // GROUP, 0), LACKING - 1)
        found[count] = BONUS_AT + (lacking * BONUS_JOKERS + min(jokers, BONUS_JOKERS - 1)) * TURNS + turns
        count += 1
    return count


@rule
def worth(tables, when, rows, upper, known, unseen, found):
    """The further points that a board is expected to bring, its owner having moved last or moving next (`when`)."""
    if rows == 0:
        return 0.0
    total = 0.0
    for place in range(places(rows, upper, known, unseen, found)):
        total += tables[when + found[place]]
    return total


@rule
def likely(lead, spread):
    """How likely a lead of this many points holds, if the rest of the game is as uncertain as `spread` says."""
    return 1.0 / (1.0 + exp(-LOGISTIC * lead / spread))


# ---- What a use of a row is worth ----


# What judging needs of the record that a search works in (search.ROOM).
JUDGING: list[layout.Field] = [
    ("spread", "f8", (TURNS,)),  # how far points still vary, by turns left
    ("for_win", "i8"),  # whether the chance to win counts; otherwise own points and nothing else
    ("looked", "i8"),  # how many positions were judged
    ("known", "i8", (JOKER + 1,)),  # the known tiles of the position that is judged
    ("places", "i8", (MOST_PLACES,)),  # where the numbers stand that make up its value
]


@rule
def outlook(p, row, gain, unseen, tables, room):
    """What it is worth to have used this row for `gain` points: points at the end, or the chance to win.

    The tiles that lie face down after that are `room.known`, and `unseen` more.
    """
    room.looked += 1
    seat = p.turn
    rows = p.unused[seat] & ~(1 << row)
    upper = p.upper[seat]
    if row < SMALL:
        total = p.points[seat] + with_bonus(upper, gain)
        upper += gain
    else:
        total = p.points[seat] + gain
    mine = total + worth(tables, MOVED, rows, upper, room.known, unseen, room.places)
    if not room.for_win:
        return mine
    chance = 1.0
    other = seat
    for _ in range(1, p.players):
        other = other + 1 if other + 1 < p.players else 0
        theirs = p.points[other] + worth(tables, NEXT, p.unused[other], p.upper[other], room.known, unseen, room.places)
        here = room.spread[size(rows)]
        there = room.spread[size(p.unused[other])]
        chance *= likely(mine - theirs, sqrt(here * here + there * there))
    return chance + POINTS_AS_SUCH * mine


# ---- The numbers ----


@cache
def tables_for(idea: str, players: int) -> Array:
    """What boards are worth: `points` sees only points at once, `par` knows what rows usually bring, `learned` all."""
    if idea == "points":
        return np.zeros(2 * LENGTH)
    if idea == "par":
        return tables_of_par()
    return load(__package__)[f"tables{players}"]


def spread_for(players: int) -> Array:
    """How far the points still to come are from what is expected, by turns left."""
    return load(__package__)[f"spread{players}"]


def tables_of_par() -> Array:
    """Tables that know only the par of each row, and nothing of known tiles."""
    tables = np.zeros(LENGTH)
    for rows in range(UPPER_SETS):
        expected = sum(PAR[row] for row in range(SMALL) if rows >> row & 1)
        for upper in range(UPPER_POINTS):
            bonus = BONUS / (1 + np.exp((BONUS_FROM - upper - expected) / PAR_SPREAD)) if upper < BONUS_FROM else 0
            for lower in range(LOWERS):
                tables[UPPER_AT + (rows * UPPER_POINTS + upper) * LOWERS + lower] = expected + bonus
    for rows in range(LOWER_SETS):
        expected = sum(PAR[SMALL + row] for row in range(ROWS - SMALL) if rows >> row & 1)
        for upper in range(UPPERS):
            tables[LOWER_AT + rows * UPPERS + upper] = expected
    return np.tile(tables, 2)
