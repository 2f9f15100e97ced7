"""5 vor 12: what a learner sees, as numbers. Nothing is hidden, so it is read from the state as it is."""

from collections.abc import Mapping
from typing import Any

from numpy import int64

from spieltrieb.core.compile import rule
from spieltrieb.core.features import Actions, Layout, Part
from spieltrieb.core.rows import put, put_eight, put_flags, seat_after, spread
from spieltrieb.games.fivetotwelve.rules import places
from spieltrieb.games.fivetotwelve.state import CELLS, DRAW, FACE, LEAVE, NUMBERS, PLACE, TAKE, TURN, WORDS

CHOICES = FACE  # the actions of players are numbered below this one
BORROWS_ARRAYS = True  # for the compiler: no function here makes or returns an array
PHASES = ("deal", "setup", "turn", "drawn", "place", "over")

NUMBERING = (
    Actions(0, CELLS, "place the tile in hand on a cell, a1 to d4 in rows"),
    Actions(LEAVE, 1, "leave it"),
    Actions(DRAW, 1, "draw"),
    Actions(TAKE, NUMBERS * CELLS, f"take: {TAKE} + {CELLS} × (number − 1) + cell"),
    Actions(FACE, NUMBERS, "chance: a tile shows 1 to 20"),
)


def layout(players: int) -> Layout:
    """What the numbers of an observation mean, in their order."""
    return Layout(
        Part("pool", (NUMBERS,), 0, 4, "how many tiles of each number, 1 to 20, lie face down"),
        Part("open", (NUMBERS,), 0, 4, "how many tiles of each number lie open in the middle"),
        Part("phase", (len(PHASES),), 0, 1, f"what happens now, one of: {', '.join(PHASES)}"),
        Part("quiet", (1,), 0, 127, "how many more turns without a draw end the game; 127 for more"),
        Part("boards", (players, CELLS), 0, NUMBERS, "the number on each cell, a1 to d4 in rows; 0: free"),
        Part("hands", (players,), 0, NUMBERS, "the number in each hand; 0: none"),
        Part("turn", (players,), 0, 1, "whose turn it is"),
        Part("waiting", (players,), 0, 1, "who is still to place a tile in this round of the setup"),
    )


# Where the parts begin that have the same place for any number of players; with the boards the others begin.
POOL, OPEN, PHASE, QUIET, BOARDS = layout(2).starts("pool", "open", "phase", "quiet", "boards")


def longest(players: int, options: Mapping[str, Any]) -> tuple[int, int]:
    """How many decisions and how many chance outcomes a game can have at most.

    Every tile is turned up once at most. All but the first four of each seat are drawn, with two decisions each; before
    each draw and after the last there are fewer turns without one than end the game, or just as many.
    """
    tiles = NUMBERS * players
    drawn = tiles - 4 * players
    return 4 * players + 2 * drawn + (drawn + 1) * options["quiet_turns"], tiles


@rule
def observe(s, seat, out):
    """Write what a seat sees into a row of zeros."""
    players = int64(s.players)
    put_piles(out, POOL, s.unseen)
    put_piles(out, OPEN, s.open)
    put(out, PHASE + int64(s.phase), 1)
    put(out, QUIET, min(127, int64(s.quiet_turns) - int64(s.quiet)))
    hands = BOARDS + CELLS * players
    for k in range(players):
        other = seat_after(s, seat, k)
        put_board(out, BOARDS + CELLS * k, s, other)
        put(out, hands + k, int64(s.hand[other]) + 1)
        put(out, hands + players + k, s.turn == other)
        put(out, hands + 2 * players + k, (int64(s.waiting) >> other) & 1)


@rule
def put_piles(out, at, piles):
    """Write how many tiles of each number are in these piles."""
    put_eight(out, at, eight_piles(piles))
    put_eight(out, at + 8, eight_piles(piles >> 24))
    last = eight_piles(piles >> 48)
    for k in range(4):
        put(out, at + 16 + k, (last >> 8 * k) & 7)


@rule
def eight_piles(piles):
    """The lowest eight of the piles, three bits each, as bytes."""
    x = piles & 0xFFFFFF
    x = (x | x << 20) & 0x00000FFF00000FFF
    x = (x | x << 10) & 0x003F003F003F003F
    return (x | x << 5) & 0x0707070707070707


@rule
def put_board(out, at, s, seat):
    """Write the number on every cell of a seat's board.

    The record has for each number the cells that hold at least that. Of such sets, each within the one before, the
    k-th binary digit of the number is where an odd count of the sets of 2**k, 2 * 2**k, 3 * 2**k ... holds a cell.
    """
    row = s.at_least[seat]
    every = row[0] ^ row[1] ^ row[2] ^ row[3] ^ row[4]  # four sets in a word: of numbers 1, 2, 3 and 4 modulo 4
    sixteen = (row[3] >> 48) & 0xFFFF
    eight = ((row[1] >> 48) & 0xFFFF) ^ sixteen
    four = (every >> 48) & 0xFFFF
    two = ((every >> 16) & 0xFFFF) ^ four
    one = (every & 0xFFFF) ^ ((every >> 32) & 0xFFFF) ^ two
    for half in range(2):
        shift = 8 * half
        numbers = spread((one >> shift) & 255)
        numbers |= spread((two >> shift) & 255) << 1
        numbers |= spread((four >> shift) & 255) << 2
        numbers |= spread((eight >> shift) & 255) << 3
        numbers |= spread((sixteen >> shift) & 255) << 4
        put_eight(out, at + shift, numbers)


@rule
def mask(s, seat, out):
    """Write a 1 for every legal action of a seat that may act, into a row of zeros."""
    if s.phase == TURN:
        put(out, DRAW, 1)
        for word in range(WORDS):
            put_flags(out, TAKE + 64 * word, s.takes[word], 64)
    else:
        put_flags(out, 0, places(s, seat), CELLS)
        put(out, LEAVE, s.phase == PLACE)
