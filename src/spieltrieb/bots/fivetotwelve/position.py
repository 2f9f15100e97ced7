"""5 vor 12: the position as the search plays on it, the *table* `t`: a flat list of numbers.

What a board is worth depends on the numbers on its cells. The record of the rules has them as sets of cells; to read
them from it for every position that is judged would cost a sixth of the speed (docs/decisions/0010-search-positions.md
says more). So the table has the numbers themselves: a tile is its number here, 1 to 20, and 0 is a free cell. It is a
list and not a record, since plain Python reads it much faster. That it goes on just as the rules do is tested step by
step.
"""

from numpy import int64

from spieltrieb.core.bits import below
from spieltrieb.core.compile import rule
from spieltrieb.games.fivetotwelve.rules import pile
from spieltrieb.games.fivetotwelve.state import (
    CELLS,
    DRAW,
    DRAWN,
    EXHAUSTED,
    FULL,
    LEAVE,
    NUMBERS,
    OVER,
    SETUP,
    TAKE,
    TURN,
    WORDS,
)
from spieltrieb.games.fivetotwelve.state import QUIET as QUIET_END

# ---- What stands where: first the boards, 16 cells a seat ----

OPEN = 64  # OPEN + number: how many lie open
UNSEEN = 85  # UNSEEN + number: how many lie face down
PLAYERS, TURN_OF, PHASE, QUIET, QUIET_TURNS, LEFT = 106, 107, 108, 109, 110, 111  # LEFT: tiles face down in all
HANDS = 112
WAITING, DEALT = 116, 117
TABLE = 118  # how long a table is


@rule
def lay_out(states, t):
    """Copy a state, the first in an array, to a table."""
    s = states[0]
    t[PLAYERS] = s.players
    t[TURN_OF] = s.turn
    t[PHASE] = s.phase
    t[QUIET] = s.quiet
    t[QUIET_TURNS] = s.quiet_turns
    t[WAITING] = s.waiting
    t[DEALT] = s.dealt
    left = 0
    for tile in range(NUMBERS):
        t[OPEN + tile + 1] = pile(s.open, tile)
        t[UNSEEN + tile + 1] = pile(s.unseen, tile)
        left += pile(s.unseen, tile)
    t[LEFT] = left
    for seat in range(4):
        t[HANDS + seat] = s.hand[seat] + 1
        for cell in range(CELLS):
            number = 0
            for word in range(WORDS):
                for lane in range(4):
                    number += (s.at_least[seat, word] >> (16 * lane + cell)) & 1
            t[16 * seat + cell] = number


@rule
def begin(t, players, quiet_turns):
    """A table on which nothing was dealt yet."""
    t[:] = 0
    t[PLAYERS] = players
    t[QUIET_TURNS] = quiet_turns
    t[LEFT] = NUMBERS * players
    t[UNSEEN + 1 : UNSEEN + 1 + NUMBERS] = players


# ---- What fits where ----


@rule
def bounds(t, seat, low, high):
    """For every cell the numbers between which a tile must lie to be put there: the nearest ones in row and column."""
    board = 16 * seat
    for row in range(4):
        last = 0
        for column in range(4):
            cell = 4 * row + column
            above = 0
            if row:
                above = t[board + cell - 4]
                if above == 0:
                    above = high[cell - 4]  # lent for a moment: the nearest number further up
            low[cell] = max(last, above)
            high[cell] = above
            if t[board + cell]:
                last = t[board + cell]
    for row in range(3, -1, -1):
        last = 21
        for column in range(3, -1, -1):
            cell = 4 * row + column
            under = 21
            if row < 3:
                under = t[board + cell + 4]
                if under == 0:
                    under = high[cell + 16 + 4]
            high[cell + 16] = under
            high[cell] = min(last, under)
            if t[board + cell]:
                last = t[board + cell]


@rule
def sums(t, pile_of, total):
    """Write how many tiles of these piles have at most each number."""
    have = 0
    for number in range(1, 21):
        have += t[pile_of + number]
        total[number] = have
    total[21] = have


@rule
def free_on(t, seat):
    """How many cells of a seat are free."""
    free = 0
    for cell in range(CELLS):
        free += t[16 * seat + cell] == 0
    return free


# ---- Moves, as in the rules ----


@rule
def turn_up(t, key):
    """A face-down number, drawn at random; how many are left counts the draws, so that equal keys draw alike."""
    k = int64(below(key, t[LEFT], t[LEFT]))
    number = 1
    while k >= t[UNSEEN + number]:
        k -= t[UNSEEN + number]
        number += 1
    take_unseen(t, number)
    return number


@rule
def take_unseen(t, number):
    """A tile of this number is turned up."""
    t[UNSEEN + number] -= 1
    t[LEFT] -= 1


@rule
def put(t, seat, number, cell):
    """Put a number from the hand on a cell, or leave it; what lay there goes to the middle."""
    if cell == LEAVE:
        t[OPEN + number] += 1
        return
    old = t[16 * seat + cell]
    if old:
        t[OPEN + old] += 1
    t[16 * seat + cell] = number


@rule
def finish_turn(t, seat):
    """End a turn: how the game ended, or 0 and the next seat has the turn."""
    reason = ending(t, seat)
    if reason:
        t[PHASE] = OVER
        return reason
    t[TURN_OF] += 1
    if t[TURN_OF] == t[PLAYERS]:
        t[TURN_OF] = 0
    t[PHASE] = TURN
    return reason


@rule
def carry_out(t, seat, action):
    """Carry out a seat's action on the table; drawing waits for the tile. How the game ended, or 0."""
    if action == DRAW:
        t[QUIET] = 0
        t[PHASE] = DRAWN
        return 0
    if action >= TAKE:
        number = (action - TAKE) // CELLS + 1
        t[OPEN + number] -= 1
        t[QUIET] += 1
        put(t, seat, number, (action - TAKE) % CELLS)
        return finish_turn(t, seat)
    number = t[HANDS + seat]
    t[HANDS + seat] = 0
    if t[PHASE] == SETUP:
        t[16 * seat + action] = number
        t[WAITING] &= ~(1 << seat)
        return 0
    put(t, seat, number, action)
    return finish_turn(t, seat)


@rule
def deal_round(t, key):
    """In the setup: a tile for every seat; all have to place theirs."""
    players = t[PLAYERS]
    t[PHASE] = SETUP
    for seat in range(players):
        t[HANDS + seat] = turn_up(t, key)
    t[DEALT] += players
    t[WAITING] = (1 << players) - 1


# ---- The end ----


@rule
def ending(t, seat):
    """How the game ends after this seat's placement, or 0 while it goes on."""
    if free_on(t, seat) == 0:
        return FULL
    if t[LEFT] == 0:
        return EXHAUSTED
    if t[QUIET] >= t[QUIET_TURNS]:
        return QUIET_END
    return 0


@rule
def prize(t, reason, mover, shares):
    """Write what each seat gets of the win: all, an equal share among those with the fewest free cells, or nothing."""
    players = t[PLAYERS]
    fewest = CELLS
    for seat in range(players):
        fewest = min(fewest, free_on(t, seat))
    tied = 0
    for seat in range(players):
        tied += free_on(t, seat) == fewest
    for seat in range(players):
        if reason == FULL:
            shares[seat] = 1.0 if seat == mover else 0.0
        else:
            shares[seat] = 1.0 / tied if free_on(t, seat) == fewest else 0.0
