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

# How many there can be.
UPPER_SETS = 1 << SMALL  # sets of unused upper rows, as bits
LOWER_SETS = 1 << (ROWS - SMALL)  # sets of unused lower rows
UPPER_COUNTS = SMALL + 1  # numbers of unused upper rows
LOWER_COUNTS = ROWS - SMALL + 1  # numbers of unused lower rows
WANTED = 1 << 3  # where a number could still go: its row, the triple, its street
STREETS = 1 << 2  # sets of the two streets
IN_STREET = 3 + 1  # numbers of known numbers of a street

# Up to how many are told apart.
MOST_KNOWN = 4  # tiles of a number
MOST_JOKERS = 6
MOST_JOKERS_IN_STREET = 3  # with the known numbers of a street
MOST_JOKERS_FOR_BONUS = 4
MOST_THREES = 2  # numbers of which three are known
MOST_TWOS = 3  # numbers of which two are known
MOST_SUM = 6 * TILES_A_TURN
GROUPED = 3  # unseen tiles, and points, that count as one
MOST_UNSEEN = CELLS // GROUPED  # groups
MOST_LACKING = 15  # groups
SPARE = 12  # points beyond what the bonus needs

A_STREET = IN_STREET * (MOST_JOKERS_IN_STREET + 1)  # by known numbers of a street, and known jokers

# Where each table begins in the one array that holds them all, and how many numbers it has.
UPPER_AT = 0  # by unused upper rows, points in them so far, and number of unused lower rows
# By unused lower rows, and number of unused upper rows.
LOWER_AT = UPPER_AT + UPPER_SETS * (BONUS_FROM + 1) * LOWER_COUNTS
# By number, where it could still go, turns left, and how many are known.
FACE_AT = LOWER_AT + LOWER_SETS * UPPER_COUNTS
# By known jokers, number of unused upper rows, unused streets, and turns left.
JOKER_AT = FACE_AT + (JOKER - 1) * WANTED * TURNS * (MOST_KNOWN + 1)
# By street, known numbers of it, known jokers, and turns left.
STREET_AT = JOKER_AT + (MOST_JOKERS + 1) * UPPER_COUNTS * STREETS * TURNS
# By numbers of which three are known, of which two are, and turns left.
TRIPLE_AT = STREET_AT + 2 * A_STREET * TURNS
# By the sum of the three best known tiles, and turns left.
CHANCE_AT = TRIPLE_AT + (MOST_THREES + 1) * (MOST_TWOS + 1) * TURNS
UNSEEN_AT = CHANCE_AT + (MOST_SUM + 1) * TURNS  # by how many tiles are unseen, and turns left
TILES_AT = UNSEEN_AT + (MOST_UNSEEN + 1) * TURNS  # by how many tiles are left at all, and turns left
BONUS_AT = TILES_AT + (CELLS + 1) * TURNS  # by what is still to be found for the bonus, known jokers, and turns left
LENGTH = BONUS_AT + (MOST_LACKING + 1) * (MOST_JOKERS_FOR_BONUS + 1) * TURNS

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
    return (
        UPPER_AT
        + ((rows & (UPPER_SETS - 1)) * (BONUS_FROM + 1) + min(upper, BONUS_FROM)) * LOWER_COUNTS
        + size(rows >> SMALL)
    )


@rule
def places(rows, upper, known, unseen, found):  # noqa: PLR0915 (one feature after the other)
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
    found[1] = LOWER_AT + lower * UPPER_COUNTS + upper_rows
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
        found[1 + face] = (
            FACE_AT + (((face - 1) * WANTED + wanted) * TURNS + turns) * (MOST_KNOWN + 1) + min(number, MOST_KNOWN)
        )
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
        JOKER_AT
        + ((min(jokers, MOST_JOKERS) * UPPER_COUNTS + upper_rows) * STREETS + small * 2 + large) * TURNS
        + turns
    )
    found[9] = UNSEEN_AT + min(unseen // GROUPED, MOST_UNSEEN) * TURNS + turns
    found[10] = TILES_AT + min(total + unseen, CELLS) * TURNS + turns
    count = 11
    few_jokers = min(jokers, MOST_JOKERS_IN_STREET)
    if small:
        found[count] = STREET_AT + (in_small * (MOST_JOKERS_IN_STREET + 1) + few_jokers) * TURNS + turns
        count += 1
    if large:
        found[count] = STREET_AT + (A_STREET + in_large * (MOST_JOKERS_IN_STREET + 1) + few_jokers) * TURNS + turns
        count += 1
    if triple:
        found[count] = TRIPLE_AT + (min(threes, MOST_THREES) * (MOST_TWOS + 1) + min(twos, MOST_TWOS)) * TURNS + turns
        count += 1
    if chance:
        found[count] = CHANCE_AT + best_sum * TURNS + turns
        count += 1
    if upper < BONUS_FROM and upper_rows:
        lacking = min(max((BONUS_FROM - upper - reach + SPARE) // GROUPED, 0), MOST_LACKING)
        found[count] = (
            BONUS_AT + (lacking * (MOST_JOKERS_FOR_BONUS + 1) + min(jokers, MOST_JOKERS_FOR_BONUS)) * TURNS + turns
        )
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
        for upper in range(BONUS_FROM + 1):
            bonus = BONUS / (1 + np.exp((BONUS_FROM - upper - expected) / PAR_SPREAD)) if upper < BONUS_FROM else 0
            for lower in range(LOWER_COUNTS):
                tables[UPPER_AT + (rows * (BONUS_FROM + 1) + upper) * LOWER_COUNTS + lower] = expected + bonus
    for rows in range(LOWER_SETS):
        expected = sum(PAR[SMALL + row] for row in range(ROWS - SMALL) if rows >> row & 1)
        for upper in range(UPPER_COUNTS):
            tables[LOWER_AT + rows * UPPER_COUNTS + upper] = expected
    return np.tile(tables, 2)
