"""Da Vinci Code: what can be concluded. The full states that agree with a veiled one are counted, not tried out.

A *row* is a code some of whose tiles are not known; these tiles are its *places*. The unseen numbers are walked in
ascending order: each of them either is in no row, or takes the next free place of one row, if it fits there. Hyphens
may fill one or two places right before it. At the end each row's free places must be filled by hyphens. So a *point* of
the walk is told by how many places of each row are filled and which hyphens are used, and the ways through the points
are just the ways in which the rows can be filled. Tiles that stand in no order (*loose* ones: of a code not yet set up,
or drawn) are then dealt from what no row has, always in the same number of ways. Counted backwards from the end, the
ways from each point give the number of all full states; followed forwards, the k-th of them, or how many have a
certain tile at a certain place.

No count reaches 2**55: at most 27 * 27 places for the hyphens, (12! / (2! 2! 2! 3! 3!))**2 for the numbers, 13 for the
drawn tile. These functions need memory that grows with the rows: unlike the rules themselves they run on a CPU only.
"""

import numpy as np
from numpy import int64

from spieltrieb.core.bits import below, first, nth, size
from spieltrieb.core.compile import rule
from spieltrieb.games.davincicode.state import (
    ALL_BLACK,
    HYPHEN,
    HYPHENS,
    PICKED,
    PLACES,
    SET_UP,
    SPOTS,
    TAKEN,
    TILES,
    UNKNOWN,
    VALUES,
)

ALL_TILES = (1 << TILES) - 1
ALL_NUMBERS = (1 << HYPHENS) - 1
MOST_LEVELS = HYPHENS + 4  # of a walk: the numbers, and the rows
HALF = 1 << 31
AWAY = 1 << 40  # where guesses begin in the sequence of random numbers: play-outs with the same key use others

# ---- What is known of each hidden tile ----


@rule
def in_order(s, seat):
    """Whether a seat has set up its code, so that its tiles stand in order."""
    return s.phase > SET_UP or (s.phase == SET_UP and (int64(s.waiting) >> seat) & 1 == 0)


@rule
def drawn_is_loose(s):
    """Whether there is a drawn tile that only its owner knows."""
    return s.drawn >= UNKNOWN and s.phase != PICKED and s.phase != TAKEN


@rule
def candidates(s, spot):
    """The unseen tiles of the right colour that this one was not yet wrongly taken for, as bits."""
    tiles = int64(s.pool) & (ALL_BLACK << (int64(s.code[spot]) & 1))
    ruled_out = int64(s.ruled_out[spot])
    while ruled_out:
        tiles &= ~(3 << (2 * first(ruled_out)))
        ruled_out &= ruled_out - 1
    return tiles


@rule
def find_rows(s, spots, fits, places):
    """Write for each row the spots of its places, the tiles that fit there and the number of places; count the rows."""
    rows = 0
    for seat in range(s.players):
        if in_order(s, seat):
            found = 0
            greater = ALL_TILES  # than the known numbers so far; hyphens always are
            for spot in range(PLACES * seat, PLACES * seat + s.length[seat]):
                tile = int64(s.code[spot])
                if tile >= UNKNOWN:
                    spots[rows, found] = spot
                    fits[rows, found] = candidates(s, spot) & greater
                    found += 1
                elif tile < HYPHENS:
                    greater = ALL_TILES & -(1 << tile)
                    for place in range(found):
                        fits[rows, place] &= ~(greater & ALL_NUMBERS)
            places[rows] = found
            rows += int64(found > 0)
    return rows


# ---- The walk ----


@rule
def hyphens_filling(fits, place, end):
    """The hyphens, as bits by colour, that would fill the places of a row from one up to another; -1 if they cannot."""
    hyphens = 0
    while place < end:
        hyphen = fits[place] >> HYPHENS
        if hyphen == 0 or hyphen & hyphens:
            return -1
        hyphens |= hyphen
        place += 1
    return hyphens


@rule
def add_steps(steps, total, fits, row, end, after):
    """Add the steps that fill a row up to `end` with at most two hyphens, and then to `after`; count all steps."""
    for before in range(max(0, end - 2), end + 1):
        steps[total, 0] = row
        steps[total, 1] = before
        steps[total, 2] = after
        steps[total, 3] = hyphens_filling(fits[row], before, end)
        total += int64(steps[total, 3] >= 0)
    return total


@rule
def plan(s, rows, fits, places, tiles, steps, ends):
    """List all steps of the walk, level by level; count the levels.

    There is a level for each unseen number, named in `tiles`, where a step may be left out, and then one for each row,
    where it must become full. A step is: the row, its filled places before and after, the hyphens it uses as bits.
    The steps of a level end at `ends`.
    """
    level = 0
    total = 0
    numbers = int64(s.pool) & ALL_NUMBERS
    while numbers:
        tile = first(numbers)
        numbers &= numbers - 1
        for row in range(rows):
            for place in range(places[row]):
                if (fits[row, place] >> tile) & 1:
                    total = add_steps(steps, total, fits, row, place, place + 1)
        tiles[level] = tile
        ends[level] = total
        level += 1
    for row in range(rows):
        total = add_steps(steps, total, fits, row, places[row], places[row])
        tiles[level] = -1
        ends[level] = total
        level += 1
    return level


@rule
def walk(s):
    """Lay out the walk through a veiled state, and count for each level and point the ways from there to the end.

    A point's number is the filled places of each row times the row's stride, plus the used hyphens times the last one.
    """
    spots = np.zeros((4, PLACES), np.int64)
    fits = np.zeros((4, PLACES), np.int64)
    places = np.zeros(4, np.int64)
    rows = find_rows(s, spots, fits, places)
    most_steps = 3 * MOST_LEVELS * (places[0] + places[1] + places[2] + places[3])
    tiles = np.zeros(MOST_LEVELS, np.int64)
    ends = np.zeros(MOST_LEVELS, np.int64)
    steps = np.zeros((most_steps + 1, 4), np.int64)
    levels = plan(s, rows, fits, places, tiles, steps, ends)
    strides = np.zeros(rows + 1, np.int64)
    strides[0] = 1
    for row in range(rows):
        strides[row + 1] = strides[row] * (places[row] + 1)
    hyphens = int64(s.pool) >> HYPHENS
    points = (hyphens + 1) * strides[rows]
    ways = np.zeros((levels + 1, points), np.int64)
    for used in range(hyphens + 1):
        ways[levels, (used + 1) * strides[rows] - 1] = 1  # all rows are full
    step = ends[levels - 1] if levels else 0
    for level in range(levels - 1, -1, -1):
        if tiles[level] >= 0:
            for point in range(points):
                ways[level, point] = ways[level + 1, point]
        while step > (ends[level - 1] if level else 0):
            step -= 1
            count_step(steps, step, strides, ways, level)
    return spots, tiles, steps, ends, strides, ways


@rule
def length(steps, step, strides):
    """How far a step leads from one point to another."""
    return (steps[step, 2] - steps[step, 1]) * strides[steps[step, 0]] + steps[step, 3] * strides[-1]


@rule
def count_step(steps, step, strides, ways, level):
    """Add to every point where this step can be taken the ways from where it leads."""
    row, before, hyphens = steps[step, 0], steps[step, 1], steps[step, 3]
    stride, block, all_filled = strides[row], strides[row + 1], strides[-1]
    far = length(steps, step, strides)
    for used in range(ways.shape[1] // all_filled - hyphens):
        if used & hyphens == 0:
            for start in range(used * all_filled + before * stride, (used + 1) * all_filled, block):
                for point in range(start, start + stride):
                    ways[level, point] += ways[level + 1, point + far]


@rule
def follow_step(steps, step, strides, ways, level, reached):
    """Go on by this step from every point where it can be taken, and count the ways that it is a part of."""
    row, before, hyphens = steps[step, 0], steps[step, 1], steps[step, 3]
    stride, block, all_filled = strides[row], strides[row + 1], strides[-1]
    far = length(steps, step, strides)
    total = 0
    for used in range(ways.shape[1] // all_filled - hyphens):
        if used & hyphens == 0:
            for start in range(used * all_filled + before * stride, (used + 1) * all_filled, block):
                for point in range(start, start + stride):
                    reached[level + 1, point + far] += reached[level, point]
                    total += reached[level, point] * ways[level + 1, point + far]
    return total


@rule
def ways_over(steps, step, strides, ways, level, point):
    """The number of ways from a point over this step; 0 where the row is not filled so far or a hyphen is used up."""
    row = steps[step, 0]
    filled = point % strides[row + 1] // strides[row]
    if filled != steps[step, 1] or point // strides[-1] & steps[step, 3]:
        return 0
    return ways[level + 1, point + length(steps, step, strides)]


# ---- Loose tiles ----


@rule
def count_loose(s, left):
    """Write for each colour how many unseen tiles are in no row; count the ways to deal the loose tiles from them."""
    loose = np.zeros(2, np.int64)
    for colour in range(2):
        left[colour] = size(int64(s.pool) & (ALL_BLACK << colour))
    for spot in range(SPOTS):
        if s.code[spot] >= UNKNOWN:
            if in_order(s, spot // PLACES):
                left[s.code[spot] & 1] -= 1
            else:
                loose[s.code[spot] & 1] += 1
    if drawn_is_loose(s):
        loose[s.drawn & 1] += 1
    ways = 1
    for colour in range(2):
        for dealt in range(loose[colour]):
            ways *= left[colour] - dealt
    return ways


@rule
def take_unseen(s, colour, k):
    """The k-th unseen tile of a colour, which is taken from the pool."""
    tile = nth(int64(s.pool) & (ALL_BLACK << colour), k)
    s.pool &= ~(1 << tile)
    return tile


# ---- One full state: the k-th, or a random one. (A veiled state itself tells what its seat does not know.) ----


@rule
def deals(s, seat):
    """How many full states agree with a seat's veiled state."""
    ways = walk(s)[-1]
    return ways[0, 0] * count_loose(s, np.zeros(2, np.int64))


@rule
def deal(s, seat, k):
    """Turn a seat's veiled state into the k-th full state that agrees with it."""
    fill(s, walk(s), k)


@rule
def guess(s, seat, key):
    """Turn a seat's veiled state into a full state that agrees with it, each of them being exactly as likely."""
    walked = walk(s)
    total = walked[-1][0, 0] * count_loose(s, np.zeros(2, np.int64))
    if total > 0:  # as in every veiled state of a real game, with which the true state agrees
        fill(s, walked, any_below(key, total))


@rule
def any_below(key, limit):
    """A random number below a limit of up to 2**55: 62 random bits, drawn again if they are in the incomplete rest."""
    fair = HALF * HALF - HALF * HALF % limit
    counter = AWAY
    number = fair
    while number >= fair:
        number = int64(below(key, counter, HALF)) * HALF + int64(below(key, counter + 1, HALF))
        counter += 2
    return number % limit


@rule
def fill(s, walked, k):
    """Fill in the k-th full state: the rows by the way that k names, the loose tiles by the rest of it."""
    left = np.zeros(2, np.int64)
    orders = count_loose(s, left)
    fill_rows(s, walked, k // orders)
    k %= orders
    for spot in range(SPOTS):
        if s.code[spot] >= UNKNOWN:
            colour = int64(s.code[spot]) & 1
            s.code[spot] = take_unseen(s, colour, k % left[colour])
            k //= left[colour]
            left[colour] -= 1
    if drawn_is_loose(s):
        colour = int64(s.drawn) & 1
        s.drawn = take_unseen(s, colour, k % left[colour])


@rule
def fill_rows(s, walked, k):
    """Go the k-th way, and put the tiles where it has them."""
    spots, tiles, steps, ends, strides, ways = walked
    point = 0
    step = 0
    for level in range(len(ways) - 1):
        tile = tiles[level]
        left_out = ways[level + 1, point] if tile >= 0 else 0
        if k >= left_out:
            k -= left_out
            over = ways_over(steps, step, strides, ways, level, point)
            while k >= over:
                k -= over
                step += 1
                over = ways_over(steps, step, strides, ways, level, point)
            point += length(steps, step, strides)
            for place in range(steps[step, 1], steps[step, 2]):
                spot = spots[steps[step, 0], place]
                if tile < 0 or place < steps[step, 2] - 1:
                    s.code[spot] = HYPHENS + (int64(s.code[spot]) & 1)
                else:
                    s.code[spot] = tile
                s.pool &= ~(1 << int64(s.code[spot]))
        step = ends[level]


# ---- How likely is each value of each hidden tile? ----


@rule
def chances(s, seat, table):
    """Write in how many of the agreeing full states each unknown tile has each value; count these states.

    `table` is int64[SPOTS + 1, VALUES]: a line for each spot, and a last one for another player's drawn tile.
    """
    spots, tiles, steps, ends, strides, ways = walk(s)
    left = np.zeros(2, np.int64)
    orders = count_loose(s, left)
    in_no_row = np.zeros(TILES, np.int64)  # in how many ways each tile is in no row
    in_no_row[HYPHENS] = in_no_row[HYPHENS + 1] = ways[0, 0]
    for spot in range(SPOTS + 1):
        for value in range(VALUES):
            table[spot, value] = 0

    reached = np.zeros(ways.shape, np.int64)
    reached[0, 0] = 1
    step = 0
    for level in range(len(ways) - 1):
        tile = tiles[level]
        if tile >= 0:
            for point in range(ways.shape[1]):
                reached[level + 1, point] = reached[level, point]
                in_no_row[tile] += reached[level, point] * ways[level + 1, point]
        while step < ends[level]:
            found = follow_step(steps, step, strides, ways, level, reached)
            for place in range(steps[step, 1], steps[step, 2]):
                spot = spots[steps[step, 0], place]
                if tile < 0 or place < steps[step, 2] - 1:
                    table[spot, HYPHEN] += found * orders
                    in_no_row[HYPHENS + (int64(s.code[spot]) & 1)] -= found
                else:
                    table[spot, tile >> 1] += found * orders
            step += 1

    for spot in range(SPOTS + 1):
        unknown = int64(s.code[spot]) if spot < SPOTS else int64(s.drawn)
        if unknown >= UNKNOWN and (not in_order(s, spot // PLACES) if spot < SPOTS else drawn_is_loose(s)):
            colour = unknown & 1
            for value in range(VALUES):
                if (int64(s.pool) >> (2 * value + colour)) & 1:
                    table[spot, value] = in_no_row[2 * value + colour] * orders // left[colour]
    return ways[0, 0] * orders
