"""5 vor 12: judging moves one step ahead, and playing games to their end (or far enough) by those judgements.

Throughout, a score is the logarithm of the odds to win; `weights` are those of `value`, `t` is a table of `value`,
`w` is room to work in (6 x 40) and `none` is an empty list.
"""

# mypy: ignore-errors

import numpy as np
from numpy import int64

from spieltrieb.bots.fivetotwelve.value import (
    DEALT,
    HANDS,
    LEFT,
    OPEN,
    PHASE,
    PLAYERS,
    QUIET,
    QUIET_TURNS,
    TABLE,
    TURN_OF,
    UNSEEN,
    WAITING,
    board_value,
    bounds,
    chances,
    free_on,
    lay_out,
    rivals,
    sums,
    who_is,
)
from spieltrieb.core.bits import below
from spieltrieb.core.compile import rule
from spieltrieb.games.fivetotwelve.state import (
    CELLS,
    DRAW,
    DRAWN,
    EXHAUSTED,
    FULL,
    LEAVE,
    OVER,
    SETUP,
    TAKE,
    TURN,
)
from spieltrieb.games.fivetotwelve.state import (
    QUIET as QUIET_END,
)

LOOKED = 39  # the place in the room to work in, w[5], that counts the positions looked at
SURE = 30.0  # the score of a game that is won; less than zero: lost


# ---- The end of a game ----


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
    fewest = 99
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


@rule
def end_score(t, reason, seat):
    """The score of a game that ended after this seat's placement."""
    if reason == FULL:
        return SURE
    mine = free_on(t, seat)
    tied = 1
    for other in range(t[PLAYERS]):
        if other != seat:
            theirs = free_on(t, other)
            if theirs < mine:
                return -SURE + 0.1 * (16 - mine)
            tied += theirs == mine
    return SURE if tied == 1 else -np.log(tied - 1.0)


# ---- One step ahead ----


@rule
def score_after(weights, t, seat, others, w, none):
    """The score of a seat that has just placed or left a tile; `others` is that of its rivals if known, else above 1e8.

    The sums in `w` must be up to date.
    """
    w[5, LOOKED] += 1
    reason = ending(t, seat)
    if reason:
        return end_score(t, reason, seat)
    following = seat + 1
    if following == t[PLAYERS]:
        following = 0
    t[TURN_OF] = following
    value = board_value(weights, t, seat, who_is(t, seat, False), w, none)
    if others > 1e8:
        others = rivals(weights, t, seat, False, w, none)
    t[TURN_OF] = seat
    return value - others


@rule
def rivals_after(weights, t, seat, w, none):
    """The score of the rivals of a seat that has just finished its turn."""
    following = seat + 1
    if following == t[PLAYERS]:
        following = 0
    t[TURN_OF] = following
    others = rivals(weights, t, seat, False, w, none)
    t[TURN_OF] = seat
    return others


@rule
def score_place(weights, t, seat, number, cell, others, w, none):
    """The score after putting a number from the hand on a cell; the table is left as it was."""
    at = 16 * seat + cell
    old = t[at]
    t[at] = number
    if old:
        t[OPEN + old] += 1
        sums(t, OPEN, w[3])
        others = 1e9
    score = score_after(weights, t, seat, others, w, none)
    t[at] = old
    if old:
        t[OPEN + old] -= 1
        sums(t, OPEN, w[3])
    return score


@rule
def score_leave(weights, t, seat, number, w, none):
    """The score after leaving a number in the middle; the table is left as it was."""
    t[OPEN + number] += 1
    sums(t, OPEN, w[3])
    score = score_after(weights, t, seat, 1e9, w, none)
    t[OPEN + number] -= 1
    sums(t, OPEN, w[3])
    return score


@rule
def best_place(weights, t, seat, number, w, none):
    """The best score with a drawn number in hand, and the cell that gives it (or LEAVE)."""
    sums(t, UNSEEN, w[2])
    sums(t, OPEN, w[3])
    low = w[4]
    high = w[5]
    bounds(t, seat, low, high)
    best = score_leave(weights, t, seat, number, w, none)
    where = LEAVE
    others = 1e9
    for cell in range(CELLS):
        if low[cell] < number < high[cell] and t[16 * seat + cell] != number:
            if others > 1e8 and t[16 * seat + cell] == 0 and t[LEFT]:
                others = rivals_after(weights, t, seat, w, none)
            score = score_place(weights, t, seat, number, cell, others, w, none)
            if score > best:
                best = score
                where = cell
    return best, where


@rule
def best_take(weights, t, seat, exchanges, w, none):
    """The best score by taking an open number, and the action; -1 if nothing fits. Without exchanges it is faster."""
    sums(t, UNSEEN, w[2])
    sums(t, OPEN, w[3])
    low = w[4]
    high = w[5]
    bounds(t, seat, low, high)
    best = -1e9
    action = -1
    t[QUIET] += 1
    for number in range(1, 21):
        if t[OPEN + number] == 0:
            continue
        t[OPEN + number] -= 1
        others = 1e9
        for cell in range(CELLS):
            old = t[16 * seat + cell]
            if low[cell] < number < high[cell] and old != number and (exchanges or old == 0):
                if others > 1e8:
                    sums(t, OPEN, w[3])
                    others = rivals_after(weights, t, seat, w, none)
                score = score_place(weights, t, seat, number, cell, others, w, none)
                if score > best:
                    best = score
                    action = TAKE + (number - 1) * CELLS + cell
        t[OPEN + number] += 1
        sums(t, OPEN, w[3])
    t[QUIET] -= 1
    return best, action


@rule
def guess_draw(weights, t, seat, w, none):
    """The score of drawing, by the learned value of being about to draw."""
    sums(t, UNSEEN, w[2])
    sums(t, OPEN, w[3])
    w[5, LOOKED] += 1
    return board_value(weights, t, seat, 1, w, none) - rivals(weights, t, seat, True, w, none)


@rule
def expect_draw(weights, t, seat, w, none):
    """The score of drawing, by trying every number that may be turned up."""
    quiet = t[QUIET]
    t[QUIET] = 0
    total = 0.0
    tiles = t[LEFT]
    t[LEFT] -= 1
    for number in range(1, 21):
        if t[UNSEEN + number]:
            t[UNSEEN + number] -= 1
            score, _ = best_place(weights, t, seat, number, w, none)
            t[UNSEEN + number] += 1
            total += t[UNSEEN + number] / (1.0 + np.exp(-score))
    t[LEFT] += 1
    t[QUIET] = quiet
    total = min(max(total / tiles, 1e-9), 1 - 1e-9)
    return np.log(total / (1 - total))


@rule
def best_dot(weights, t, seat, w, none):
    """The best dotted cell for the number in hand during the setup."""
    sums(t, UNSEEN, w[2])
    sums(t, OPEN, w[3])
    best = -1e9
    where = -1
    for cell in range(0, CELLS, 5):
        if t[16 * seat + cell] == 0:
            t[16 * seat + cell] = t[HANDS + seat]
            value = board_value(weights, t, seat, 4, w, none)
            t[16 * seat + cell] = 0
            if value > best:
                best = value
                where = cell
    return where


# ---- Playing on ----


@rule
def turn_up(t, key):
    """A face-down number, drawn at random; how many are left counts the draws, so that equal keys draw alike."""
    k = int64(below(key, t[LEFT], t[LEFT]))
    number = 1
    while k >= t[UNSEEN + number]:
        k -= t[UNSEEN + number]
        number += 1
    t[UNSEEN + number] -= 1
    t[LEFT] -= 1
    return number


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
def pass_on(t):
    """The next seat has the turn."""
    t[TURN_OF] += 1
    if t[TURN_OF] == t[PLAYERS]:
        t[TURN_OF] = 0
    t[PHASE] = TURN


@rule
def finish_turn(t, seat):
    """End a turn: how the game ended, or 0 and the next seat has the turn."""
    reason = ending(t, seat)
    if reason:
        t[PHASE] = OVER
    else:
        pass_on(t)
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
def place_drawn(weights, t, key, w, none):
    """Turn up a tile and put it where it is best. How the game ended, or 0."""
    seat = t[TURN_OF]
    number = turn_up(t, key)
    _, cell = best_place(weights, t, seat, number, w, none)
    put(t, seat, number, cell)
    return finish_turn(t, seat)


@rule
def play_turn(weights, t, key, exchanges, w, none):
    """One turn as the learned values advise. How the game ended, or 0."""
    seat = t[TURN_OF]
    taken, action = best_take(weights, t, seat, exchanges, w, none)
    if action >= 0 and taken > guess_draw(weights, t, seat, w, none):
        return carry_out(t, seat, action)
    t[QUIET] = 0
    return place_drawn(weights, t, key, w, none)


@rule
def set_up(weights, t, key, w, none):
    """Play the setup to its end: every seat places by the learned values."""
    players = t[PLAYERS]
    while t[PHASE] <= SETUP:
        for seat in range(players):
            if t[HANDS + seat] and t[PHASE] == SETUP:
                t[16 * seat + best_dot(weights, t, seat, w, none)] = t[HANDS + seat]
                t[HANDS + seat] = 0
        t[WAITING] = 0
        if t[DEALT] == 4 * players:
            t[PHASE] = TURN
        else:
            t[PHASE] = SETUP
            for seat in range(players):
                t[HANDS + seat] = turn_up(t, key)
            t[DEALT] += players
            t[WAITING] = (1 << players) - 1


@rule
def play_on(weights, t, key, turns, w, none, shares):
    """Play on for so many turns at most, then write each seat's share of the win, or its chance where play stopped."""
    if t[PHASE] <= SETUP:
        set_up(weights, t, key, w, none)
    reason = 0
    done = 0
    mover = 0
    if t[PHASE] == DRAWN:
        mover = t[TURN_OF]
        reason = place_drawn(weights, t, key, w, none)
        done = 1
    while reason == 0 and done < turns:
        mover = t[TURN_OF]
        reason = play_turn(weights, t, key, False, w, none)
        done += 1
    if reason:
        prize(t, reason, mover, shares)
    else:
        chances(weights, t, False, w, none, shares)


@rule
def try_action(states, seat, action, weights, key, games, turns, total):
    """Try an action in so many games, each played on for some turns; adds up all seats' shares and our share's square.

    The i-th game draws by key + i, whatever the action: so actions are compared on the same luck.
    Tells how many positions were looked at.
    """
    start = np.zeros(TABLE, np.int32)
    t = np.zeros(TABLE, np.int32)
    w = np.zeros((6, 40), np.int32)
    none = np.zeros(0, np.int32)
    shares = np.zeros(4)
    lay_out(states[0], start)
    for i in range(games):
        t[:] = start
        reason = carry_out(t, seat, action)
        if reason:
            prize(t, reason, seat, shares)
        else:
            play_on(weights, t, key + i, turns, w, none, shares)
        for other in range(t[PLAYERS]):
            total[other] += shares[other]
        total[4] += shares[seat] * shares[seat]
    return w[5, LOOKED]


@rule
def table_of(states, t):
    """Copy a state (in an array of one) to a table."""
    lay_out(states[0], t)


@rule
def judge(states, seat, actions, weights, scores):
    """Write the score of each of a seat's actions, looking one step ahead; draws are tried with every number."""
    t = np.zeros(TABLE, np.int32)
    w = np.zeros((6, 40), np.int32)
    none = np.zeros(0, np.int32)
    lay_out(states[0], t)
    sums(t, UNSEEN, w[2])
    sums(t, OPEN, w[3])
    for i in range(len(actions)):
        action = actions[i]
        if action == DRAW:
            scores[i] = expect_draw(weights, t, seat, w, none)
        elif action >= TAKE:
            number = (action - TAKE) // CELLS + 1
            t[OPEN + number] -= 1
            t[QUIET] += 1
            sums(t, UNSEEN, w[2])
            sums(t, OPEN, w[3])
            scores[i] = score_place(weights, t, seat, number, (action - TAKE) % CELLS, 1e9, w, none)
            t[OPEN + number] += 1
            t[QUIET] -= 1
        elif t[PHASE] == SETUP:
            t[16 * seat + action] = t[HANDS + seat]
            scores[i] = board_value(weights, t, seat, 4, w, none) - rivals(weights, t, seat, False, w, none)
            t[16 * seat + action] = 0
        elif action == LEAVE:
            scores[i] = score_leave(weights, t, seat, t[HANDS + seat], w, none)
        else:
            scores[i] = score_place(weights, t, seat, t[HANDS + seat], action, 1e9, w, none)
