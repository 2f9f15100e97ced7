"""5 vor 12: what a move is worth, looking one step ahead.

Throughout, a score is the logarithm of the odds to win; `weights` are those of `value`, `t` is a table of `position`,
`w` is room to work in (ROOM) and `none` is an empty list.
"""

import numpy as np

from spieltrieb.bots.fivetotwelve.position import (
    BEYOND,
    DOT_STEP,
    HANDS,
    LEFT,
    LOOKED,
    OPEN,
    OPEN_SUMS,
    OWN_HIGH,
    OWN_LOW,
    PHASE,
    PLAYERS,
    QUIET,
    ROOM,
    TABLE,
    TURN_OF,
    UNSEEN,
    UNSEEN_SUMS,
    bounds,
    ending,
    free_on,
    lay_out,
    sums,
)
from spieltrieb.bots.fivetotwelve.value import DRAWS, IN_SETUP, board_value, rivals, who_is
from spieltrieb.core.compile import rule
from spieltrieb.games.fivetotwelve.state import CELLS, DRAW, FULL, LEAVE, SETUP, TAKE

SURE = 30.0  # the score of a game that is won; less than zero: lost
CLOSER = 0.1  # by how much a lost game is better for each covered cell
ALMOST = 1e-9  # a chance is never less, and never nearer to 1
WORST = -1e9  # less than all scores
UNKNOWN = 1e9  # stands for a score that has not been worked out yet
KNOWN = 1e8  # what is below this is a score


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
                return -SURE + CLOSER * (CELLS - mine)
            tied += theirs == mine
    return SURE if tied == 1 else -np.log(tied - 1.0)


@rule
def score_after(weights, t, seat, others, w, none):
    """The score of a seat that has just placed or left a tile; `others` is its rivals', or UNKNOWN.

    The sums in `w` must be up to date.
    """
    w[OWN_HIGH, LOOKED] += 1
    reason = ending(t, seat)
    if reason:
        return end_score(t, reason, seat)
    following = seat + 1
    if following == t[PLAYERS]:
        following = 0
    t[TURN_OF] = following
    value = board_value(weights, t, seat, who_is(t, seat, False), w, none)
    if others > KNOWN:
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
    at = CELLS * seat + cell
    old = t[at]
    t[at] = number
    if old:
        t[OPEN + old] += 1
        sums(t, OPEN, w[OPEN_SUMS])
        others = UNKNOWN
    score = score_after(weights, t, seat, others, w, none)
    t[at] = old
    if old:
        t[OPEN + old] -= 1
        sums(t, OPEN, w[OPEN_SUMS])
    return score


@rule
def score_leave(weights, t, seat, number, w, none):
    """The score after leaving a number in the middle; the table is left as it was."""
    t[OPEN + number] += 1
    sums(t, OPEN, w[OPEN_SUMS])
    score = score_after(weights, t, seat, UNKNOWN, w, none)
    t[OPEN + number] -= 1
    sums(t, OPEN, w[OPEN_SUMS])
    return score


@rule
def best_place(weights, t, seat, number, w, none):
    """The best score with a drawn number in hand, and the cell that gives it (or LEAVE)."""
    sums(t, UNSEEN, w[UNSEEN_SUMS])
    sums(t, OPEN, w[OPEN_SUMS])
    low = w[OWN_LOW]
    high = w[OWN_HIGH]
    bounds(t, seat, low, high)
    best = score_leave(weights, t, seat, number, w, none)
    where = LEAVE
    others = UNKNOWN
    for cell in range(CELLS):
        if low[cell] < number < high[cell] and t[CELLS * seat + cell] != number:
            if others > KNOWN and t[CELLS * seat + cell] == 0 and t[LEFT]:
                others = rivals_after(weights, t, seat, w, none)
            score = score_place(weights, t, seat, number, cell, others, w, none)
            if score > best:
                best = score
                where = cell
    return best, where


@rule
def best_take(weights, t, seat, exchanges, w, none):
    """The best score by taking an open number, and the action; -1 if nothing fits. Without exchanges it is faster."""
    sums(t, UNSEEN, w[UNSEEN_SUMS])
    sums(t, OPEN, w[OPEN_SUMS])
    low = w[OWN_LOW]
    high = w[OWN_HIGH]
    bounds(t, seat, low, high)
    best = WORST
    action = -1
    t[QUIET] += 1
    for number in range(1, BEYOND):
        if t[OPEN + number] == 0:
            continue
        t[OPEN + number] -= 1
        others = UNKNOWN
        for cell in range(CELLS):
            old = t[CELLS * seat + cell]
            if low[cell] < number < high[cell] and old != number and (exchanges or old == 0):
                if others > KNOWN:
                    sums(t, OPEN, w[OPEN_SUMS])
                    others = rivals_after(weights, t, seat, w, none)
                score = score_place(weights, t, seat, number, cell, others, w, none)
                if score > best:
                    best = score
                    action = TAKE + (number - 1) * CELLS + cell
        t[OPEN + number] += 1
        sums(t, OPEN, w[OPEN_SUMS])
    t[QUIET] -= 1
    return best, action


@rule
def guess_draw(weights, t, seat, w, none):
    """The score of drawing, by the learned value of being about to draw."""
    sums(t, UNSEEN, w[UNSEEN_SUMS])
    sums(t, OPEN, w[OPEN_SUMS])
    w[OWN_HIGH, LOOKED] += 1
    return board_value(weights, t, seat, DRAWS, w, none) - rivals(weights, t, seat, True, w, none)


@rule
def expect_draw(weights, t, seat, w, none):
    """The score of drawing, by trying every number that may be turned up."""
    quiet = t[QUIET]
    t[QUIET] = 0
    total = 0.0
    tiles = t[LEFT]
    t[LEFT] -= 1
    for number in range(1, BEYOND):
        if t[UNSEEN + number]:
            t[UNSEEN + number] -= 1
            score, _ = best_place(weights, t, seat, number, w, none)
            t[UNSEEN + number] += 1
            total += t[UNSEEN + number] / (1.0 + np.exp(-score))
    t[LEFT] += 1
    t[QUIET] = quiet
    total = min(max(total / tiles, ALMOST), 1 - ALMOST)
    return np.log(total / (1 - total))


@rule
def best_dot(weights, t, seat, w, none):
    """The best dotted cell for the number in hand during the setup."""
    sums(t, UNSEEN, w[UNSEEN_SUMS])
    sums(t, OPEN, w[OPEN_SUMS])
    best = WORST
    where = -1
    for cell in range(0, CELLS, DOT_STEP):
        if t[CELLS * seat + cell] == 0:
            t[CELLS * seat + cell] = t[HANDS + seat]
            value = board_value(weights, t, seat, IN_SETUP, w, none)
            t[CELLS * seat + cell] = 0
            if value > best:
                best = value
                where = cell
    return where


@rule
def judge_actions(states, seat, actions, weights, scores):
    """Write the score of each of a seat's actions, looking one step ahead; draws are tried with every number."""
    t = np.zeros(TABLE, np.int32)
    w = np.zeros(ROOM, np.int32)
    none = np.zeros(0, np.int32)
    lay_out(states, t)
    sums(t, UNSEEN, w[UNSEEN_SUMS])
    sums(t, OPEN, w[OPEN_SUMS])
    for i in range(len(actions)):
        action = actions[i]
        if action == DRAW:
            scores[i] = expect_draw(weights, t, seat, w, none)
        elif action >= TAKE:
            number = (action - TAKE) // CELLS + 1
            t[OPEN + number] -= 1
            t[QUIET] += 1
            sums(t, UNSEEN, w[UNSEEN_SUMS])
            sums(t, OPEN, w[OPEN_SUMS])
            scores[i] = score_place(weights, t, seat, number, (action - TAKE) % CELLS, UNKNOWN, w, none)
            t[OPEN + number] += 1
            t[QUIET] -= 1
        elif t[PHASE] == SETUP:
            t[CELLS * seat + action] = t[HANDS + seat]
            scores[i] = board_value(weights, t, seat, IN_SETUP, w, none) - rivals(weights, t, seat, False, w, none)
            t[CELLS * seat + action] = 0
        elif action == LEAVE:
            scores[i] = score_leave(weights, t, seat, t[HANDS + seat], w, none)
        else:
            scores[i] = score_place(weights, t, seat, t[HANDS + seat], action, UNKNOWN, w, none)
