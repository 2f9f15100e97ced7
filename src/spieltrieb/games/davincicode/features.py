"""Da Vinci Code: what a learner sees, as numbers.

Read from a seat's veil, or from the state itself, which gives the same: of a tile that a seat may not know, only the
colour is looked at, and the tiles not yet seen are worked out from those that have been.
"""

from collections.abc import Mapping
from typing import Any

from numpy import int64

from spieltrieb.core.bits import first
from spieltrieb.core.compile import rule
from spieltrieb.core.features import Actions, Layout, Part
from spieltrieb.core.rows import EIGHT_ONES, put, put_eight, put_flags, seat_after
from spieltrieb.games.davincicode.rules import first_choice, hidden_places, hyphen_places, possible, targets
from spieltrieb.games.davincicode.state import (
    FACE,
    GUESS,
    HIT,
    INSERT_AT,
    LAY_AT,
    NAME,
    PLACES,
    SET,
    SET_UP,
    SHOW_AT,
    SPOTS,
    STOP,
    TAKE_TILE,
    TILES,
    UNKNOWN,
    VALUES,
)

CHOICES = FACE  # the actions of players are numbered below this one
BORROWS_ARRAYS = True  # for the compiler: no function here makes or returns an array
PHASES = ("pick", "picked", "set up", "take", "taken", "guess", "hit", "insert", "lay", "show", "over")

NUMBERING = (
    Actions(TAKE_TILE, 2, "take black; take white"),
    Actions(STOP, 1, "stop"),
    Actions(INSERT_AT, PLACES, "insert: into a gap, counted from the left"),
    Actions(LAY_AT, PLACES, "lay: into a gap, counted from the left"),
    Actions(SHOW_AT, PLACES, "show: an own tile, by its place"),
    Actions(SET, 16, f"set: {SET} + 4 × the black hyphen's place + the white hyphen's place"),
    Actions(NAME, SPOTS * VALUES, f"guess: {NAME} + 13 × (13 × seat + place) + value, 12 for a hyphen"),
    Actions(FACE, TILES, "chance: the face of the tile taken"),
)


def layout(players: int) -> Layout:
    """What the numbers of an observation mean, in their order."""
    return Layout(
        Part("pool", (TILES,), 0, 1, "the tiles that this seat has not seen, in the order b0, w0, b1, ... b-, w-"),
        Part("left", (2,), 0, VALUES, "how many black and how many white tiles lie in the pool"),
        Part("drawn", (2,), 0, VALUES, "the tile standing apart: 1 black, 2 white; then its value + 1, if it is known"),
        Part("phase", (len(PHASES),), 0, 1, f"what happens now, one of: {', '.join(PHASES)}"),
        Part("turn", (players,), 0, 1, "whose turn it is"),
        Part("waiting", (players,), 0, 1, "who is still to set up their code"),
        Part("points", (players,), 0, 127, "the points for hits, in tens"),
        Part(
            "colours",
            (players, PLACES),
            0,
            2,
            "the tiles of each code from its owner's left: 1 black, 2 white; 0: none",
        ),
        Part(
            "values",
            (players, PLACES),
            0,
            VALUES,
            "their values + 1, 13 for a hyphen; 0 where this seat does not know it",
        ),
        Part("hidden", (players, PLACES), 0, 1, "which of them are still hidden from the others"),
        Part("ruled_out", (players, PLACES, VALUES), 0, 1, "the values that each hidden tile was wrongly taken for"),
    )


# Where the parts begin that have the same place for any number of players; with the turn the others begin.
POOL, LEFT, DRAWN, PHASE, EACH = layout(2).starts("pool", "left", "drawn", "phase", "turn")


def longest(players: int, options: Mapping[str, Any]) -> tuple[int, int]:
    """How many decisions and how many chance outcomes a game can have at most.

    Every tile is taken once at most, and laid open once. A player who cannot take one lays one open instead, so there
    are at most twice as many turns as tiles; each has one wrong guess at most, one end, and one place for a tile.
    """
    tiles = 2 * (VALUES if options["hyphens"] else VALUES - 1)
    return players + 2 * tiles + 3 * 2 * tiles, tiles


@rule
def observe(s, seat, out):
    """Write what a seat sees into a row of zeros."""
    players = int64(s.players)
    not_seen = (1 << 2 * int64(s.values)) - 1
    put(out, LEFT, s.left[0])
    put(out, LEFT + 1, s.left[1])
    drawn = int64(s.drawn)
    if drawn >= 0:
        put(out, DRAWN, 1 + (drawn & 1))
        if seat == s.turn and drawn < UNKNOWN:
            put(out, DRAWN + 1, 1 + (drawn >> 1))
            not_seen &= ~(1 << drawn)
    put(out, PHASE + int64(s.phase), 1)
    for k in range(players):
        other = seat_after(s, seat, k)
        put(out, EACH + k, s.turn == other)
        put(out, EACH + players + k, (int64(s.waiting) >> other) & 1)
        put(out, EACH + 2 * players + k, min(127, int64(s.points[other]) // 10))
        not_seen &= ~put_code(out, EACH + 3 * players, s, other, k)
    put_flags(out, POOL, not_seen, TILES)


@rule
def put_code(out, at, s, seat, k):
    """Write the code of the k-th seat, the first being one's own, and tell which of its tiles are known, as bits."""
    all_places = PLACES * int64(s.players)
    known = 0
    hidden = hidden_places(s, seat)
    for place in range(int64(s.length[seat])):
        spot = PLACES * seat + place
        here = at + PLACES * k + place
        tile = int64(s.code[spot])
        covered = (hidden >> place) & 1
        put(out, here, 1 + (tile & 1))
        put(out, here + 2 * all_places, covered)
        if k == 0 or not covered:
            put(out, here + all_places, 1 + (tile >> 1))
            known |= 1 << tile
        ruled_out = int64(s.ruled_out[spot])
        if ruled_out:
            put_flags(out, at + 3 * all_places + VALUES * (PLACES * k + place), ruled_out, VALUES)
    return known


@rule
def mask(s, seat, out):
    """Write a 1 for every legal action of a seat that may act, into a row of zeros."""
    if s.phase == GUESS or s.phase == HIT:
        put(out, STOP, s.phase == HIT)
        spots = targets(s, seat)
        while spots:
            at = NAME + VALUES * first(spots)
            spots &= spots - 1
            put_eight(out, at, EIGHT_ONES)
            for value in range(8, int64(s.values)):
                put(out, at + value, 1)
    elif s.phase == SET_UP:
        for black in range(hyphen_places(s, seat, 0)):
            for white in range(hyphen_places(s, seat, 1)):
                put(out, SET + 4 * black + white, 1)
    else:
        put_flags(out, first_choice(s), possible(s, seat), PLACES)
