"""Da Vinci Code: the odds of one code's hidden tiles, fast enough to be found anew at every step of a play-out.

A code is looked at by itself: exact where there is one opponent; where there are more, what the others hold is taken to
be in the pool. (`games.davincicode.odds` counts all codes together, and is used where the seat itself is to decide.)
The numbers are walked in ascending order, each is left out or takes the next free place; hyphens may stand before it.
"""

# mypy: ignore-errors

from numpy import int64

from spieltrieb.core.bits import first
from spieltrieb.core.compile import rule
from spieltrieb.games.davincicode.odds import hyphens_filling
from spieltrieb.games.davincicode.state import ALL_BLACK, HYPHEN, HYPHENS, PLACES, UNKNOWN, VALUES

ALL_NUMBERS = (1 << HYPHENS) - 1
ALL_PLACES = (1 << PLACES) - 1


@rule
def unseen_by(s, seat):
    """The tiles that a seat (-1: a spectator) has not seen, as bits; the same for a full state and a veiled one."""
    tiles = (1 << 2 * int64(s.values)) - 1
    for owner in range(s.players):
        start = PLACES * owner
        for spot in range(start, start + s.length[owner]):
            tile = int64(s.code[spot])
            if tile < UNKNOWN and (owner == seat or (s.hidden >> spot) & 1 == 0):
                tiles &= ~(1 << tile)
    if seat == s.turn and s.drawn >= 0 and s.drawn < UNKNOWN:
        tiles &= ~(1 << int64(s.drawn))
    return tiles


@rule
def in_black(values):
    """The black tiles that have these values; both sets are bits."""
    values = (values | values << 8) & 0x00FF00FF
    values = (values | values << 4) & 0x0F0F0F0F
    values = (values | values << 2) & 0x33333333
    return (values | values << 1) & 0x55555555


@rule
def find_fits(s, owner, unseen, spots, fits):
    """Write the spots of a code's hidden tiles and which unseen tiles each may be, as bits; count them."""
    found = 0
    greater = -1
    start = PLACES * owner
    for spot in range(start, start + s.length[owner]):
        tile = int64(s.code[spot])
        if (s.hidden >> spot) & 1:
            colour = tile & 1
            ruled_out = in_black(int64(s.ruled_out[spot])) << colour
            spots[found] = spot
            fits[found] = unseen & (ALL_BLACK << colour) & ~ruled_out & greater
            found += 1
        elif tile < HYPHENS:
            greater = -(1 << tile)
            for place in range(found):
                fits[place] &= ~(greater & ALL_NUMBERS)
    return found


@rule
def code_odds(s, owner, unseen, odds, spots, fits, ways, reached):
    """Write how likely each hidden tile of a code has each value, to one who has not seen these tiles.

    Tells in how many ways the code can be filled: 0 where it cannot, since what is assumed is wrong.
    """
    places = find_fits(s, owner, unseen, spots, fits)
    for place in range(places):
        for value in range(VALUES):
            odds[spots[place], value] = 0.0
    if unseen >> HYPHENS:
        return with_hyphens(places, unseen, odds, spots, fits, ways, reached)
    return without_hyphens(places, unseen, odds, spots, fits, ways, reached)


@rule
def without_hyphens(places, unseen, odds, spots, fits, ways, reached):
    """The odds where all unseen tiles are numbers: ways[level, filled] lead to the end."""
    levels = 0
    numbers = unseen
    while numbers:
        reached[levels, 1] = first(numbers)
        numbers &= numbers - 1
        levels += 1
    for filled in range(places):
        ways[levels, filled] = 0.0
    ways[levels, places] = 1.0
    for level in range(levels - 1, -1, -1):
        tile = int64(reached[level, 1])
        ways[level, places] = 1.0
        for filled in range(places):
            ways[level, filled] = ways[level + 1, filled]
            if (fits[filled] >> tile) & 1:
                ways[level, filled] += ways[level + 1, filled + 1]
    total = ways[0, 0]
    if total == 0.0:
        return total
    for filled in range(1, places + 1):
        reached[filled, 0] = 0.0
    reached[0, 0] = 1.0 / total
    for level in range(levels):
        tile = int64(reached[level, 1])
        for filled in range(min(places - 1, level), -1, -1):
            if (fits[filled] >> tile) & 1:
                odds[spots[filled], tile >> 1] += reached[filled, 0] * ways[level + 1, filled + 1]
                reached[filled + 1, 0] += reached[filled, 0]
    return total


@rule
def with_hyphens(places, unseen, odds, spots, fits, ways, reached):
    """The odds where hyphens may fill places too: ways[level, 4 * filled + hyphens used] lead to the end."""
    levels = 0
    numbers = unseen & ALL_NUMBERS
    while numbers:
        reached[levels, 1] = first(numbers)
        numbers &= numbers - 1
        levels += 1
    for filled in range(places + 1):
        rest = hyphens_filling(fits, filled, places) if places - filled <= 2 else -1
        for used in range(4):
            ways[levels, 4 * filled + used] = 1.0 if rest >= 0 and rest & used == 0 else 0.0
            reached[4 * filled + used, 0] = 0.0
    for level in range(levels - 1, -1, -1):
        tile = int64(reached[level, 1])
        for point in range(4 * (places + 1)):
            ways[level, point] = ways[level + 1, point]
        for filled in range(places):
            for taken in range(filled, min(filled + 3, places)):
                hyphens = hyphens_filling(fits, filled, taken)
                if hyphens >= 0 and (fits[taken] >> tile) & 1:
                    for used in range(4):
                        if used & hyphens == 0:
                            ways[level, 4 * filled + used] += ways[level + 1, 4 * (taken + 1) + (used | hyphens)]
    total = ways[0, 0]
    if total == 0.0:
        return total
    reached[0, 0] = 1.0 / total
    for level in range(levels):
        tile = int64(reached[level, 1])
        for filled in range(places - 1, -1, -1):
            for taken in range(filled, min(filled + 3, places)):
                hyphens = hyphens_filling(fits, filled, taken)
                if hyphens >= 0 and (fits[taken] >> tile) & 1:
                    for used in range(4):
                        if used & hyphens == 0:
                            come = reached[4 * filled + used, 0]
                            after = 4 * (taken + 1) + (used | hyphens)
                            reached[after, 0] += come
                            come *= ways[level + 1, after]
                            odds[spots[taken], tile >> 1] += come
                            for place in range(filled, taken):
                                odds[spots[place], HYPHEN] += come
    for filled in range(max(0, places - 2), places):
        rest = hyphens_filling(fits, filled, places)
        for used in range(4):
            if rest >= 0 and rest & used == 0:
                for place in range(filled, places):
                    odds[spots[place], HYPHEN] += reached[4 * filled + used, 0]
    return total
