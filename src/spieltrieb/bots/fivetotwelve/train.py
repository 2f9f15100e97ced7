"""5 vor 12: learn the values of `value` by playing against oneself.

Run `python -m spieltrieb.bots.fivetotwelve.train` (some minutes). It writes weights.npy beside this file: one row of
weights each for two, three and four players. Each game is played with the values learned so far, now and then at
random; afterwards every position's chances are moved towards what came of it (returns mixed backwards with the factor
MEMORY). Seeded: the same numbers of games give the same weights.
"""

# mypy: ignore-errors

import sys
import time
from pathlib import Path

import numpy as np
from numpy import int64

from spieltrieb.bots.fivetotwelve.search import (
    best_dot,
    best_place,
    best_take,
    carry_out,
    finish_turn,
    guess_draw,
    play_turn,
    prize,
    put,
    turn_up,
)
from spieltrieb.bots.fivetotwelve.value import (
    DEALT,
    FREE,
    HANDS,
    LEFT,
    OPEN,
    ORBITS,
    PHASE,
    PLAYERS,
    QUIET,
    QUIET_TURNS,
    STAGES,
    TABLE,
    TURN_OF,
    UNSEEN,
    WEIGHTS,
    WIDTH,
    board_value,
    bounds,
    sums,
    who_is,
)
from spieltrieb.core import compile
from spieltrieb.core.bits import below
from spieltrieb.core.compile import rule
from spieltrieb.games.fivetotwelve.state import LEAVE, SETUP, TURN

MEMORY = 0.8
STEPS = 400


@rule
def note(weights, t, drawing, w, used, chance, step):
    """Note a position: its features and the chances it is given."""
    sums(t, UNSEEN, w[2])
    sums(t, OPEN, w[3])
    total = 0.0
    for seat in range(t[PLAYERS]):
        chance[step, seat] = np.exp(board_value(weights, t, seat, who_is(t, seat, drawing), w, used[step, seat]))
        total += chance[step, seat]
    for seat in range(t[PLAYERS]):
        chance[step, seat] /= total


@rule
def learn_from_game(weights, seen, players, key, rate, error, used, chance, w, none):  # noqa: PLR0915
    """Play one game and learn from it; tells how many turns it had."""
    t = np.zeros(TABLE, np.int32)
    t[PLAYERS] = players
    t[QUIET_TURNS] = 100
    t[LEFT] = 20 * players
    t[UNSEEN + 1 : UNSEEN + 21] = players
    dice = key ^ int64(0x5DEECE66D1234567)
    c = 0
    step = 0
    for _ in range(4):
        t[PHASE] = SETUP
        for seat in range(players):
            t[HANDS + seat] = turn_up(t, key)
        for seat in range(players):
            cell = best_dot(weights, t, seat, w, none)
            c += 1
            if below(dice, c, 1000) < error * 1000:
                c += 1
                cell = 5 * int64(below(dice, c, 4))
                while t[16 * seat + cell]:
                    cell = (cell + 5) % 20
            t[16 * seat + cell] = t[HANDS + seat]
            t[HANDS + seat] = 0
        t[DEALT] += players
        note(weights, t, False, w, used, chance, step)
        step += 1
    t[PHASE] = TURN
    reason = 0
    turns = 0
    mover = 0
    while reason == 0 and step < STEPS - 3:
        note(weights, t, False, w, used, chance, step)
        step += 1
        turns += 1
        mover = t[TURN_OF]
        score, action = best_take(weights, t, mover, True, w, none)
        c += 1
        noise = (int64(below(dice, c, 1000)) - 500) * 0.002 * error * 4
        if action >= 0 and score + noise > guess_draw(weights, t, mover, w, none):
            reason = carry_out(t, mover, action)
            continue
        t[QUIET] = 0
        note(weights, t, True, w, used, chance, step)
        step += 1
        number = turn_up(t, key)
        _, cell = best_place(weights, t, mover, number, w, none)
        c += 1
        if below(dice, c, 1000) < error * 1000:
            bounds(t, mover, w[4], w[5])
            c += 1
            at = int64(below(dice, c, 17))
            while at != LEAVE and not (w[4][at] < number < w[5][at] and t[16 * mover + at] != number):
                at += 1
            cell = at
        put(t, mover, number, cell)
        reason = finish_turn(t, mover)
    target = np.zeros(4)
    prize(t, reason, mover, target)
    for k in range(step - 1, -1, -1):
        for seat in range(players):
            delta = target[seat] - chance[k, seat]
            i = 0
            while used[k, seat, i] >= 0:
                f = used[k, seat, i]
                weights[f] += rate * delta / np.sqrt(1 + 0.002 * seen[f])
                seen[f] += 1
                i += 1
            target[seat] = MEMORY * target[seat] + (1 - MEMORY) * chance[k, seat]
    return turns


@rule
def learn(weights, seen, players, key, games, rate, error):
    """Play so many games and learn from each; tells the turns of all."""
    used = np.zeros((STEPS, 4, 128), np.int32)
    chance = np.zeros((STEPS, 4))
    w = np.zeros((6, 40), np.int32)
    none = np.zeros(0, np.int32)
    turns = 0
    for game in range(games):
        turns += learn_from_game(weights, seen, players, key + game, rate, error, used, chance, w, none)
    return turns


@rule
def compare(one, other, key, games, exchanges):
    """The share of two-player games that the first weights win against the second, on equal deals from both seats."""
    t = np.zeros(TABLE, np.int32)
    w = np.zeros((6, 40), np.int32)
    none = np.zeros(0, np.int32)
    shares = np.zeros(4)
    total = 0.0
    for game in range(games):
        first = game & 1
        luck = key + (game >> 1)
        t[:] = 0
        t[PLAYERS] = 2
        t[QUIET_TURNS] = 100
        t[LEFT] = 40
        t[UNSEEN + 1 : UNSEEN + 21] = 2
        for _ in range(4):
            t[PHASE] = SETUP
            for seat in range(2):
                t[HANDS + seat] = turn_up(t, luck)
            for seat in range(2):
                cell = best_dot(one if seat == first else other, t, seat, w, none)
                t[16 * seat + cell] = t[HANDS + seat]
                t[HANDS + seat] = 0
        t[PHASE] = TURN
        reason = 0
        mover = 0
        while reason == 0:
            mover = t[TURN_OF]
            reason = play_turn(one if mover == first else other, t, luck, exchanges, w, none)
        prize(t, reason, mover, shares)
        total += shares[first]
    return total / games


def fresh():
    """Weights to start from: free cells are bad, narrow ones worse."""
    weights = np.zeros(WEIGHTS)
    for free in range(17):
        weights[FREE + free * STAGES : FREE + (free + 1) * STAGES] = -0.3 * free
    for orbit in range(ORBITS):
        weights[WIDTH + orbit * 21 : WIDTH + (orbit + 1) * 21] = 0.1 * np.log(0.3 + np.arange(21))
    return weights


def main(games=200_000, rate=0.012):
    """Learn for two, then three and four players, each from the weights before."""
    compile.compile_rules(sys.modules[__name__])
    weights = fresh()
    rows = []
    for players in (2, 3, 4):
        seen = np.zeros(WEIGHTS)
        total = games if players == 2 else games // 5
        key = players << 40
        start = time.process_time()
        turns = 0
        for part in range(20):
            error = 0.10 * (1 - part / 20) + 0.02
            step = rate * (1 - part / 21)
            turns += learn(weights, seen, players, key, total // 20, step, error)
            key += total // 20
        print(
            f"{players} players: {total} games, {turns / total:.1f} turns each, {time.process_time() - start:.0f} s",
            flush=True,
        )
        rows.append(weights.copy())
        np.save(Path(__file__).with_name("weights.npy"), np.array(rows, np.float32))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
