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

BORROWS_ARRAYS = True  # for the compiler: no rule here makes or returns an array

# ---- What stands where: first the boards, CELLS for each seat ----

SEATS = 4
SIDE = 4  # cells in a row or column
DOT_STEP = SIDE + 1  # from one dotted cell to the next
LANES = 4  # sets of cells in a word of the record
BEYOND = NUMBERS + 1  # greater than all numbers

OPEN = SEATS * CELLS  # OPEN + number: how many lie open
UNSEEN = OPEN + BEYOND  # UNSEEN + number: how many lie face down
PLAYERS, TURN_OF, PHASE, QUIET, QUIET_TURNS, LEFT = range(UNSEEN + BEYOND, UNSEEN + BEYOND + 6)  # LEFT: all face down
HANDS = LEFT + 1
WAITING, DEALT = HANDS + SEATS, HANDS + SEATS + 1
TABLE = DEALT + 1  # how long a table is

# ---- Room to work in, `w`: lines of it, and how large it is ----

LOW, HIGH = 0, 1  # bounds of the board that is judged
UNSEEN_SUMS, OPEN_SUMS = 2, 3  # how many tiles have at most each number
OWN_LOW, OWN_HIGH = 4, 5  # bounds of the board on which a move is tried
LOOKED = 39  # the place in the line OWN_HIGH that counts the positions looked at
ROOM = (6, LOOKED + 1)


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
    for seat in range(SEATS):
        t[HANDS + seat] = s.hand[seat] + 1
        for cell in range(CELLS):
            number = 0
            for word in range(WORDS):
                for lane in range(LANES):
                    number += (s.at_least[seat, word] >> (CELLS * lane + cell)) & 1
            t[CELLS * seat + cell] = number


@rule
def begin(t, players, quiet_turns):
    """A table on which nothing has been dealt yet."""
    t[:] = 0
    t[PLAYERS] = players
    t[QUIET_TURNS] = quiet_turns
    t[LEFT] = NUMBERS * players
    t[UNSEEN + 1 : UNSEEN + 1 + NUMBERS] = players


# ---- What fits where ----


@rule
def bounds(t, seat, low, high):
    """For every cell the numbers between which a tile must lie to be put there: the nearest ones in row and column."""
    board = CELLS * seat
    for row in range(SIDE):
        last = 0
        for column in range(SIDE):
            cell = SIDE * row + column
            above = 0
            if row:
                above = t[board + cell - SIDE]
                if above == 0:
                    above = high[cell - SIDE]  # lent for a moment: the nearest number further up
            low[cell] = max(last, above)
            high[cell] = above
            if t[board + cell]:
                last = t[board + cell]
    for row in range(SIDE - 1, -1, -1):
        last = BEYOND
        for column in range(SIDE - 1, -1, -1):
            cell = SIDE * row + column
            under = BEYOND
            if row < SIDE - 1:
                under = t[board + cell + SIDE]
                if under == 0:
                    under = high[CELLS + cell + SIDE]  # lent again: the nearest number further down
            high[CELLS + cell] = under
            high[cell] = min(last, under)
            if t[board + cell]:
                last = t[board + cell]


@rule
def sums(t, pile_of, total):
    """Write how many tiles of these piles have at most each number."""
    have = 0
    for number in range(1, BEYOND):
        have += t[pile_of + number]
        total[number] = have
    total[BEYOND] = have


@rule
def free_on(t, seat):
    """How many cells of a seat are free."""
    free = 0
    for cell in range(CELLS):
        free += t[CELLS * seat + cell] == 0
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
    old = t[CELLS * seat + cell]
    if old:
        t[OPEN + old] += 1
    t[CELLS * seat + cell] = number


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
        t[CELLS * seat + action] = number
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
