"""Da Vinci Code: what a guess is worth: how likely it hits, and what the rest of the turn may bring.

The odds of one code's hidden tiles are found anew at every step of a play-out, so they must be found fast. A code is
looked at by itself: exact where there is one opponent; where there are more, what the others hold is taken to be in the
pool. (`games.davincicode.odds` counts all codes together; `exact_odds` uses it where the seat itself is to decide.)
The numbers are walked in ascending order, each is left out or takes the next free place; hyphens may stand before it.
"""

import random
from typing import NamedTuple

import numpy as np
from numpy import int64

from spieltrieb.bots import compiling
from spieltrieb.bots.player import Sight, look
from spieltrieb.bots.weights import Array, load
from spieltrieb.core.bits import first, size
from spieltrieb.core.compile import rule
from spieltrieb.games.davincicode import GAME
from spieltrieb.games.davincicode.odds import chances, hyphens_filling
from spieltrieb.games.davincicode.rules import hidden_places, targets
from spieltrieb.games.davincicode.state import (
    ALL_BLACK,
    GUESS,
    HIT,
    HYPHEN,
    HYPHENS,
    NAME,
    PLACES,
    SPOTS,
    UNKNOWN,
    VALUES,
)

ALL_NUMBERS = (1 << HYPHENS) - 1

# The quick player's habits, `w`: the chance of a hit from which to go on, and what moves this limit; how to guess and
# which colour to take.
BASE, FEW_OWN, FEW_THEIRS, EXPOSED, POOL, FINISH, NEXT, LAST_OWN, TAKE_THEIRS, TAKE_OWN, TAKE_LEFT, PICK_OWN = range(12)
SHARP, DOUBTS = 12, 13  # how much likelier guesses are preferred, and how likely any guess is made
HABITS = 14

NEARLY_SURE = 0.99  # with such a chance everybody goes on, except those who never do
LEAST_STAKE = 0.05  # a miss costs no more than where hits are as rare as this
WORTH_FOLLOWING = 0.1  # only after guesses that are likelier than this the next one is looked at


def habits() -> Array:
    """The quick player's habits, found by self-play (train.py)."""
    return load(__package__)["habits"]


# ---- The odds of one code ----


class Room(NamedTuple):
    """Room to work in."""

    odds: Array  # by spot and value
    spots: Array  # of the hidden tiles of the code that is looked at
    fits: Array  # which tiles each of them may be
    ways: Array
    reached: Array
    named: Array  # the values that were named in this turn, as bits, by colour
    steps: Array  # one number: how many steps were made


@rule
def new_room():
    """Room to work in."""
    return Room(
        np.zeros((SPOTS + 1, VALUES)),
        np.zeros(PLACES, np.int64),
        np.zeros(PLACES, np.int64),
        np.zeros((HYPHENS + 2, 4 * (PLACES + 1))),
        np.zeros((4 * (PLACES + 1), 2)),
        np.zeros(2, np.int64),
        np.zeros(1, np.int64),
    )


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
    """Write how likely each hidden tile of a code is to have each value, to somebody who has not seen these tiles.

    Returns in how many ways the code can be filled: 0 where it cannot, since what is assumed is wrong.
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


# ---- What a guess is worth ----


@rule
def look_at_others(s, seat, room):
    """Find the odds of all others' hidden tiles."""
    odds, spots, fits, ways, reached = room.odds, room.spots, room.fits, room.ways, room.reached
    tiles = unseen_by(s, seat)
    for other in range(s.players):
        if other != seat and hidden_places(s, other):
            code_odds(s, other, tiles, odds, spots, fits, ways, reached)


@rule
def look_at_own(s, seat, room):
    """Find the odds that the others see in this seat's own hidden tiles, as far as everybody knows."""
    odds, spots, fits, ways, reached = room.odds, room.spots, room.fits, room.ways, room.reached
    code_odds(s, seat, unseen_by(s, -1), odds, spots, fits, ways, reached)


@rule
def likeliest(s, seat, w, odds):
    """The guess that hits most likely; to find somebody's last tile counts for a little more. And its chance."""
    spots = targets(s, seat)
    best = -1.0
    action = NAME + VALUES * first(spots)
    chance = 0.0
    while spots:
        spot = first(spots)
        spots &= spots - 1
        last = hidden_places(s, spot // PLACES)
        worth = 1.0 + (w[FINISH] if last & (last - 1) == 0 else 0.0)
        for value in range(s.values):
            if odds[spot, value] * worth > best:
                best = odds[spot, value] * worth
                chance = odds[spot, value]
                action = NAME + VALUES * spot + value
    return action, chance


@rule
def limit(s, seat, w):
    """The chance of a hit from which it is worth going on: what a miss would lose, against what a hit gains."""
    own = size(hidden_places(s, seat))
    fewest = PLACES
    for other in range(s.players):
        if other != seat and hidden_places(s, other):
            fewest = min(fewest, size(hidden_places(s, other)))
    level = w[BASE] + w[FEW_OWN] / own + w[FEW_THEIRS] / fewest
    if s.drawn < 0:
        level += w[POOL]
        if own == 1:
            level += w[LAST_OWN]
    elif w[EXPOSED] != 0.0:
        tile = int64(s.drawn)
        odds = 1.0 / size(unseen_by(s, -1) & (ALL_BLACK << (tile & 1)))
        level += w[EXPOSED] * odds
    return min(level, NEARLY_SURE) if w[BASE] < 1.0 else level  # only those who never go on pass up what is sure


@rule
def after_hit(states, work, seat, action, w, room):
    """The chance of the likeliest guess after this one has hit."""
    spot = (action - NAME) // VALUES
    value = (action - NAME) % VALUES
    work[0] = states[0]
    s = work[0]
    s.code[spot] = 2 * value + (int64(s.code[spot]) & 1)
    s.hidden &= ~(int64(1) << spot)
    s.ruled_out[spot] = 0
    if targets(s, seat) == 0:
        return 1.0
    look_at_others(s, seat, room)
    return likeliest(s, seat, w, room.odds)[1]


@rule
def weigh_guesses(states, seat, odds, w, values):
    """Value every guess of a seat by what this turn may bring: a hit is worth 1, a miss costs, the next guess counts.

    `values` gets the worth of each (spot, value); returns the chance from which it is worth going on.
    """
    room = new_room()
    work = np.empty_like(states)
    level = limit(states[0], seat, w)
    cost = level / max(1.0 - level, LEAST_STAKE)
    spots = targets(states[0], seat)
    while spots:
        spot = first(spots)
        spots &= spots - 1
        last = hidden_places(states[0], spot // PLACES)
        worth = 1.0 + (w[FINISH] if last & (last - 1) == 0 else 0.0)
        for value in range(states[0].values):
            chance = odds[spot, value]
            gain = worth
            if chance > WORTH_FOLLOWING:
                after = after_hit(states, work, seat, NAME + VALUES * spot + value, w, room)
                gain += w[NEXT] * max(0.0, after - (1.0 - after) * cost)
            values[spot, value] = chance * gain - (1.0 - chance) * cost
    return level


# ---- What a seat knows for sure ----


def make_ready() -> None:
    """Compile what is here, when it is needed for the first time: some players need nothing else."""
    compiling.make_ready(__name__, f"the odds of {GAME.name}", _try_all)


def _try_all() -> None:
    """Weigh the guesses of one position, so that all of it is compiled."""
    position = GAME.start(2, seed=3)
    while not is_guessing(sight := look(position, position.seats_to_act[0], random.Random(3))):
        position = position.advance_by(sight.seat, sight.legal[0])[-1]
    weighed(sight.state, sight.seat, plain_odds(sight))


def exact_odds(states: Array, seat: int) -> Array | None:
    """How likely each hidden tile is to have each value, counted over all full states that agree; None if none does."""
    make_ready()
    table = np.zeros((SPOTS + 1, VALUES), np.int64)
    total = chances(states[0], seat, table)
    return table / total if total > 0 else None


def plain_odds(sight: Sight) -> Array:
    """The exact odds from what is sure."""
    found = exact_odds(sight.state, sight.seat)
    assert found is not None, "the true state always agrees with a veiled one"
    return found


def weighed(states: Array, seat: int, odds: Array) -> tuple[Array, float]:
    """What each guess may bring this turn, and the chance from which it is worth going on."""
    values = np.full((SPOTS + 1, VALUES), -np.inf)
    limit = weigh_guesses(states, seat, odds, habits(), values)
    return values, float(limit)


def hidden_spots(sight: Sight) -> list[int]:
    """Where the others' hidden tiles stand."""
    return sorted({(action - NAME) // VALUES for action in sight.legal if action >= NAME})


def guess_of(spot: int, value: int) -> int:
    """The action that names a value for a spot."""
    return NAME + VALUES * spot + value


def named_by(action: int) -> tuple[int, int]:
    """The spot and the value that a guess names."""
    spot, value = divmod(action - NAME, VALUES)
    return spot, value


def is_guessing(sight: Sight) -> bool:
    """Whether the seat is to name a tile, or to stop."""
    return int(sight.state[0]["phase"]) in (GUESS, HIT)
