"""Memo Street: the best way to turn up tiles and to use a row, by exact expectation over the rest of the turn.

Up to three tiles are turned up one after the other; all orders of known and unknown tiles are looked at, every face
of an unknown one weighed by how many unseen tiles have it, and every way to use the tiles is valued with the tables of
`value.py`. Only what comes after the turn is an estimate.
"""

# mypy: ignore-errors
# ruff: noqa: PLR0915

from math import sqrt

import numpy as np

from spieltrieb.bots.memostreet.value import (
    MOST_PLACES,
    MOVED,
    NEXT,
    board_place,
    likely,
    with_bonus,
    worth,
)
from spieltrieb.core.bits import size
from spieltrieb.core.compile import rule
from spieltrieb.games.memostreet.rules import fixed_value, score, value
from spieltrieb.games.memostreet.state import (
    CELLS,
    CHANCE_ROW,
    FILL,
    JOKER,
    NO_CELL,
    ROWS,
    SMALL,
    TRIPLE,
    VOID,
)

# A score board as four numbers.
UNUSED, UPPER_SUM, POINTS, FREE = range(4)

# Kinds of tile that may be turned up: 0 to 6 a known one of face 1 to 7, 7 to 13 an unknown one that has this face.
KINDS = 14
NO_KIND = 14
UNSET = -1e18
IMPOSSIBLE = -1e15

LOOKED = MOST_PLACES - 1  # where it is counted how many positions were looked at

# What a use consists of: the row, the points it gives, then the tiles taken from the table by face (1 to 7).
USE_ROW, USE_GAIN, USE_TILES = 0, 1, 2
USE_LENGTH = USE_TILES + JOKER + 1


@rule
def survey(states, seat, known, unseen, up, boards):
    """Write down what counts: tiles by face (known and face down, unseen, face up) and all boards, own one first."""
    s = states[0]
    for face in range(JOKER + 1):
        known[face] = 0
        up[face] = 0
        unseen[face] = 0
    for face in range(1, JOKER + 1):
        unseen[face] = (np.int64(s.unseen) >> 8 * (face - 1)) & 127
    for cell in range(CELLS):
        known[np.int64(s.faces[cell])] += 1
    known[0] = 0
    for tile in range(3):
        cell = np.int64(s.up[tile])
        if cell < NO_CELL:
            face = np.int64(s.faces[cell])
            up[face] += 1
            known[face] -= 1
    for place in range(s.players):
        other = (seat + place) % s.players
        boards[place, UNUSED] = s.unused[other]
        upper = 0
        for row in range(SMALL):
            upper += value(row, np.int64(s.rows[other, row]))
        boards[place, UPPER_SUM] = upper
        boards[place, POINTS] = score(s, other)
        boards[place, FREE] = s.free_choice


@rule
def total_of(counts):
    """How many tiles these are."""
    total = 0
    for face in range(1, JOKER + 1):
        total += counts[face]
    return total


@rule
def outlook(tables, boards, spread, row, gain, known, unknown, found):
    """What it is worth to have used this row for so many points: points at the end, or the chance to win.

    `spread` says how far points still vary, by turns left; if it is empty, the own points count and nothing else.
    """
    found[LOOKED] += 1
    rows = boards[0, UNUSED] & ~(1 << row)
    upper = boards[0, UPPER_SUM]
    if row < SMALL:
        total = boards[0, POINTS] + with_bonus(upper, gain)
        upper += gain
    else:
        total = boards[0, POINTS] + gain
    mine = total + worth(tables, MOVED, rows, upper, known, unknown, found)
    if len(spread) == 0:
        return mine
    chance = 1.0
    for other in range(1, len(boards)):
        theirs = boards[other, POINTS] + worth(
            tables, NEXT, boards[other, UNUSED], boards[other, UPPER_SUM], known, unknown, found
        )
        here = spread[size(rows)]
        there = spread[size(boards[other, UNUSED])]
        chance *= likely(mine - theirs, sqrt(here * here + there * there))
    # A little for points as such, so that a game that is decided is still played well.
    return chance + 1e-4 * mine


@rule
def fits_lower(up, row):
    """Whether the three tiles, by face, fit this lower row."""
    if row == CHANCE_ROW:
        return True
    if row == TRIPLE:
        for face in range(1, JOKER + 1):  # noqa: SIM110 (compiled)
            if up[face] == 3:
                return True
        return False
    low = 1 if row == SMALL else 4
    for face in range(1, JOKER):  # noqa: SIM110 (compiled)
        if up[face] > (1 if low <= face < low + 3 else 0):
            return False
    return True


@rule
def gain_lower(up, row):
    """The points of a lower row with these three tiles."""
    if row < CHANCE_ROW:
        return fixed_value(row)
    total = 0
    for face in range(1, JOKER):
        total += face * up[face]
    return total


@rule
def note_use(use, row, gain, face, numbers, jokers):
    """Write down a use of a row with so many tiles of one face, and so many jokers."""
    use[USE_ROW] = row
    use[USE_GAIN] = gain
    for other in range(JOKER + 1):
        use[USE_TILES + other] = 0
    use[USE_TILES + face] = numbers
    if jokers:
        use[USE_TILES + JOKER] += jokers


@rule
def best_use(tables, known, unknown, up, boards, spread, bias, found, use):
    """The value of the best way to use a row with the tiles that are up; that way is written down, too."""
    best = UNSET
    rows = boards[0, UNUSED]
    jokers = up[JOKER]
    lying = total_of(up)
    void_row = -1
    void_base = UNSET
    for face in range(1, JOKER + 1):
        known[face] += up[face]  # they go back, but for those that are used
    for row in range(ROWS):
        if (rows >> row) & 1 == 0:
            continue
        fits = False
        if row < SMALL:
            face = row + 1
            numbers = up[face]
            if numbers + jokers:
                fits = True
                for fewer in range(numbers * boards[0, FREE], -1, -1):
                    for fewer_jokers in range(jokers * boards[0, FREE], -1, -1):
                        placed = numbers - fewer + jokers - fewer_jokers
                        if placed:
                            known[face] -= numbers - fewer
                            known[JOKER] -= jokers - fewer_jokers
                            found_value = (
                                outlook(tables, boards, spread, row, face * placed, known, unknown, found) + bias[row]
                            )
                            known[face] += numbers - fewer
                            known[JOKER] += jokers - fewer_jokers
                            if found_value > best:
                                best = found_value
                                note_use(use, row, face * placed, face, numbers - fewer, jokers - fewer_jokers)
        elif lying == 3 and fits_lower(up, row):
            fits = True
            for face in range(1, JOKER + 1):
                known[face] -= up[face]
            gain = gain_lower(up, row)
            found_value = outlook(tables, boards, spread, row, gain, known, unknown, found) + bias[row]
            for face in range(1, JOKER + 1):
                known[face] += up[face]
            if found_value > best:
                best = found_value
                use[USE_ROW] = row
                use[USE_GAIN] = gain
                for face in range(JOKER + 1):
                    use[USE_TILES + face] = up[face]
        if not fits:
            base = tables[board_place(rows & ~(1 << row), boards[0, UPPER_SUM])] + bias[row]
            if base > void_base:
                void_base = base
                void_row = row
    if void_row >= 0:
        for face in range(1, JOKER + 1):
            if up[face]:
                known[face] -= 1
                found_value = outlook(tables, boards, spread, void_row, 0, known, unknown, found) + bias[void_row]
                known[face] += 1
                if found_value > best:
                    best = found_value
                    note_use(use, void_row, 0, face, 1, 0)
    for face in range(1, JOKER + 1):
        known[face] -= up[face]
    return best


@rule
def take(known, unseen, up, kind, tiles):
    """A tile of this kind is turned up (tiles 1) or back again (tiles -1)."""
    if kind < JOKER:
        known[kind + 1] -= tiles
        up[kind + 1] += tiles
    elif kind < KINDS:
        unseen[kind - JOKER + 1] -= tiles
        up[kind - JOKER + 1] += tiles


@rule
def left(known, unseen, kind):
    """How many tiles of this kind can still be turned up."""
    return known[kind + 1] if kind < JOKER else unseen[kind - JOKER + 1]


@rule
def best_turn(known, unseen, values, by_kind):
    """The best of: each known face, or an unknown tile at the mean of its faces; all are written into `values`."""
    best = UNSET
    for face in range(1, JOKER + 1):
        values[face] = by_kind[face - 1] if known[face] else IMPOSSIBLE
        best = max(best, values[face])
    unknown = total_of(unseen)
    values[0] = IMPOSSIBLE
    if unknown:
        total = 0.0
        for face in range(1, JOKER + 1):
            if unseen[face]:
                total += unseen[face] * by_kind[JOKER + face - 1]
        values[0] = total / unknown
        best = max(best, values[0])
    return best


@rule
def consider(tables, known, unseen, up, boards, spread, bias, memory, work, found, use, values):
    """The value of turning up a known tile of each face (`values[face]`) or an unknown one (`values[0]`)."""
    turns = min(3 - total_of(up), total_of(known) + total_of(unseen))
    memory[:] = UNSET
    for first in range(KINDS):
        if left(known, unseen, first) == 0:
            continue
        take(known, unseen, up, first, 1)
        if turns == 1:
            work[0, first] = best_use(tables, known, total_of(unseen), up, boards, spread, bias, found, use)
        else:
            for second in range(KINDS):
                if left(known, unseen, second) == 0:
                    continue
                a = min(first, second)
                b = max(first, second)
                pair = memory[a, b, NO_KIND]
                if pair == UNSET:
                    take(known, unseen, up, second, 1)
                    if turns == 2:
                        pair = best_use(tables, known, total_of(unseen), up, boards, spread, bias, found, use)
                    else:
                        for third in range(KINDS):
                            if left(known, unseen, third) == 0:
                                continue
                            lowest = min(a, third)
                            highest = max(b, third)
                            middle = a + b + third - lowest - highest
                            triple = memory[lowest, middle, highest]
                            if triple == UNSET:
                                take(known, unseen, up, third, 1)
                                triple = best_use(tables, known, total_of(unseen), up, boards, spread, bias, found, use)
                                take(known, unseen, up, third, -1)
                                memory[lowest, middle, highest] = triple
                            work[2, third] = triple
                        pair = best_turn(known, unseen, values, work[2])
                    take(known, unseen, up, second, -1)
                    memory[a, b, NO_KIND] = pair
                work[1, second] = pair
            work[0, first] = best_turn(known, unseen, values, work[1])
        take(known, unseen, up, first, -1)
    return best_turn(known, unseen, values, work[0])


@rule
def weigh(tables, states, actions, known, unknown, boards, spread, bias, found, values):
    """The value of each of these ways to use a row (actions), in the order given."""
    s = states[0]
    for tile in range(3):
        if s.up[tile] < NO_CELL:
            known[np.int64(s.faces[s.up[tile]])] += 1
    for i in range(len(actions)):
        action = actions[i]
        if action < VOID:
            row = (action - FILL) % ROWS
            tiles = (action - FILL) // ROWS + 1
        else:
            row = (action - VOID) % ROWS
            tiles = 1 << (action - VOID) // ROWS
        content = 0
        for tile in range(3):
            if (tiles >> tile) & 1:
                face = np.int64(s.faces[s.up[tile]])
                known[face] -= 1
                content += 1 << 2 * (face - 1)
        gain = value(row, content) if action < VOID else 0
        values[i] = outlook(tables, boards, spread, row, gain, known, unknown, found) + bias[row]
        for tile in range(3):
            if (tiles >> tile) & 1:
                known[np.int64(s.faces[s.up[tile]])] += 1
    for tile in range(3):
        if s.up[tile] < NO_CELL:
            known[np.int64(s.faces[s.up[tile]])] -= 1
