"""Memo Street: what a score board is still worth, given the tiles that are known and how many are unknown.

The value of an unfinished board is a sum of numbers from small tables, one number for each feature of the position.
The numbers were learned by self-play (`train.py`). Tiles of one face are interchangeable, and so are all unknown
tiles: `known` counts the face-down tiles by face (1 to 6, 7 for jokers; place 0 is not used).
"""

# mypy: ignore-errors
# ruff: noqa: PLR0915

from math import exp

from spieltrieb.core.bits import size
from spieltrieb.core.compile import rule
from spieltrieb.games.memostreet.rules import BONUS, BONUS_FROM
from spieltrieb.games.memostreet.state import JOKER, LARGE, SMALL, TRIPLE

TURNS = 11  # a board has 0 to 10 unused rows: so many turns are left

# Where each table begins in the one array that holds them all, and how many numbers it has.
UPPER_AT = 0  # by unused upper rows, points in them so far, and number of unused lower rows
LOWER_AT = UPPER_AT + 64 * (BONUS_FROM + 1) * 5  # by unused lower rows, and number of unused upper rows
FACE_AT = LOWER_AT + 16 * 7  # by number, where it could still go, turns left, and how many are known
JOKER_AT = FACE_AT + 6 * 8 * TURNS * 5  # by known jokers, number of unused upper rows, unused streets, and turns left
STREET_AT = JOKER_AT + 7 * 7 * 4 * TURNS  # by street, known numbers of it, known jokers, and turns left
TRIPLE_AT = STREET_AT + 2 * 4 * 4 * TURNS  # by numbers of which three are known, of which two are, and turns left
CHANCE_AT = TRIPLE_AT + 3 * 4 * TURNS  # by the sum of the three best known tiles, and turns left
UNKNOWN_AT = CHANCE_AT + 19 * TURNS  # by how many tiles are unknown, and turns left
TILES_AT = UNKNOWN_AT + 31 * TURNS  # by how many tiles are left at all, and turns left
BONUS_AT = TILES_AT + 92 * TURNS  # by what the known tiles leave to be found for the bonus, known jokers, turns left
LENGTH = BONUS_AT + 16 * 5 * TURNS

# There are two such arrays, one after the other: for a seat that has just moved, and for one whose turn is near.
MOVED, NEXT = 0, LENGTH

MOST_PLACES = 20  # so many numbers are added up at most


@rule
def board_place(rows, upper):
    """Where the value of a board stands that is known only by its unused rows and the points in the upper ones."""
    return UPPER_AT + ((rows & 63) * (BONUS_FROM + 1) + min(upper, BONUS_FROM)) * 5 + size(rows >> SMALL)


@rule
def places(rows, upper, known, unknown, found):
    """Write where the numbers stand that make up the value of a board, and tell how many there are."""
    upper_rows = size(rows & 63)
    lower = rows >> SMALL
    turns = upper_rows + size(lower)
    small = (rows >> SMALL) & 1
    large = (rows >> LARGE) & 1
    triple = (rows >> TRIPLE) & 1
    chance = rows >> (TRIPLE + 1)
    jokers = known[JOKER]
    found[0] = board_place(rows, upper)
    found[1] = LOWER_AT + lower * 7 + upper_rows
    total = jokers
    reach = 0  # upper points that the known numbers alone would give
    threes = 0
    pairs = 0
    in_small = 0
    in_large = 0
    to_come = 3  # tiles still to be taken for the best sum
    best_sum = 0
    for face in range(JOKER - 1, 0, -1):
        number = known[face]
        total += number
        row = (rows >> (face - 1)) & 1
        street = small if face <= 3 else large
        wanted = row << 2 | triple << 1 | street
        found[1 + face] = FACE_AT + (((face - 1) * 8 + wanted) * TURNS + turns) * 5 + min(number, 4)
        reach += row * face * min(number, 3)
        threes += number >= 3
        pairs += number == 2
        if face <= 3:
            in_small += number > 0
        else:
            in_large += number > 0
        taken = min(number, to_come)
        best_sum += taken * face
        to_come -= taken
    found[8] = JOKER_AT + ((min(jokers, 6) * 7 + upper_rows) * 4 + small * 2 + large) * TURNS + turns
    found[9] = UNKNOWN_AT + min(unknown // 3, 30) * TURNS + turns
    found[10] = TILES_AT + min(total + unknown, 91) * TURNS + turns
    count = 11
    few_jokers = min(jokers, 3)
    if small:
        found[count] = STREET_AT + (in_small * 4 + few_jokers) * TURNS + turns
        count += 1
    if large:
        found[count] = STREET_AT + (16 + in_large * 4 + few_jokers) * TURNS + turns
        count += 1
    if triple:
        found[count] = TRIPLE_AT + (min(threes, 2) * 4 + min(pairs, 3)) * TURNS + turns
        count += 1
    if chance:
        found[count] = CHANCE_AT + best_sum * TURNS + turns
        count += 1
    if upper < BONUS_FROM and upper_rows:
        lacking = min(max((BONUS_FROM - upper - reach + 12) // 3, 0), 15)
        found[count] = BONUS_AT + (lacking * 5 + min(jokers, 4)) * TURNS + turns
        count += 1
    return count


@rule
def worth(tables, when, rows, upper, known, unknown, found):
    """The further points that a board is expected to bring, its owner having moved last or moving next (`when`)."""
    if rows == 0:
        return 0.0
    total = 0.0
    for place in range(places(rows, upper, known, unknown, found)):
        total += tables[when + found[place]]
    return total


@rule
def with_bonus(upper, gain):
    """Points in the upper rows, and the bonus if they complete it."""
    return gain + (BONUS if upper < BONUS_FROM <= upper + gain else 0)


@rule
def likely(lead, spread):
    """How likely a lead of so many points holds, if the rest of the game is as uncertain as this."""
    return 1.0 / (1.0 + exp(-1.702 * lead / spread))
