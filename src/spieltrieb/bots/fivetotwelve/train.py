"""5 vor 12: learn the values of `value` by playing against oneself.

`python -m spieltrieb.bots.fivetotwelve.train` takes some minutes on one core and writes weights.npz beside this file:
one row of weights each for two, three and four players. Each game is played with the values learned so far, now and
then at random; afterwards every position's chances are moved towards what came of it (returns mixed backwards with the
factor MEMORY). The same numbers of games and the same seed give the same weights.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy import int64

from spieltrieb.bots.fivetotwelve.judging import best_dot, best_place, best_take, guess_draw
from spieltrieb.bots.fivetotwelve.position import (
    DOT_STEP,
    HANDS,
    OPEN,
    OPEN_SUMS,
    OWN_HIGH,
    OWN_LOW,
    PHASE,
    PLAYERS,
    QUIET,
    ROOM,
    SEATS,
    TABLE,
    TURN_OF,
    UNSEEN,
    UNSEEN_SUMS,
    begin,
    bounds,
    carry_out,
    deal_round,
    finish_turn,
    prize,
    put,
    sums,
    turn_up,
)
from spieltrieb.bots.fivetotwelve.value import FREE, ORBITS, SPANS, STAGES, WEIGHTS, WIDTH, board_value, who_is
from spieltrieb.bots.weights import Array, wish
from spieltrieb.core import compile
from spieltrieb.core.bits import below
from spieltrieb.core.compile import rule
from spieltrieb.games.fivetotwelve import GAME
from spieltrieb.games.fivetotwelve.state import CELLS, DOTS, LEAVE, TURN

SEED = 0
GAMES = 200_000  # of two players; a fifth of it of three and of four
MEMORY = 0.8  # how much of what came later counts, against what was expected
STEPS = 400  # positions of a game that are noted; longer games are cut off
MOST_FEATURES = 128  # of one board
QUIET_TURNS = 100  # turns without a draw that end a game
NOISE = 0.008  # by how much an error blurs the choice to take a tile
SLOWING = 0.002  # how much less a weight moves each time it was moved before
PARTS = 20  # in which a run becomes more careful
DICE = 1000  # how many sides the dice for errors have
OTHER_LUCK = 0x5DEECE66D1234567  # makes them fall differently from the tiles


class Notes(NamedTuple):
    """The positions of one game: by step and seat the features of the board and the chance; and room to work in."""

    used: Any
    chance: Any
    w: Any
    none: Any


@rule
def note(weights, t, drawing, notes, step):
    """Note a position: its features and the chances it is given."""
    sums(t, UNSEEN, notes.w[UNSEEN_SUMS])
    sums(t, OPEN, notes.w[OPEN_SUMS])
    total = 0.0
    for seat in range(t[PLAYERS]):
        who = who_is(t, seat, drawing)
        notes.chance[step, seat] = np.exp(board_value(weights, t, seat, who, notes.w, notes.used[step, seat]))
        total += notes.chance[step, seat]
    for seat in range(t[PLAYERS]):
        notes.chance[step, seat] /= total


@rule
def play_setup(weights, t, key, dice, error, notes):
    """Play the four rounds of the setup and note each; returns how often the dice were thrown for errors."""
    c = 0
    for step in range(len(DOTS)):
        deal_round(t, key)
        for seat in range(t[PLAYERS]):
            cell = best_dot(weights, t, seat, notes.w, notes.none)
            c += 1
            if below(dice, c, DICE) < error * DICE:
                c += 1
                cell = DOT_STEP * int64(below(dice, c, len(DOTS)))
                while t[CELLS * seat + cell]:
                    cell = (cell + DOT_STEP) % (DOT_STEP * len(DOTS))
            t[CELLS * seat + cell] = t[HANDS + seat]
            t[HANDS + seat] = 0
        note(weights, t, False, notes, step)
    t[PHASE] = TURN
    return c


@rule
def play_turn(weights, t, key, dice, c, error, notes, step):
    """Play a turn, sometimes with an error, and note it; returns how the game ended (or 0), the dice and the steps."""
    w = notes.w
    none = notes.none
    note(weights, t, False, notes, step)
    step += 1
    mover = t[TURN_OF]
    score, action = best_take(weights, t, mover, True, w, none)
    c += 1
    noise = (int64(below(dice, c, DICE)) - DICE // 2) * NOISE * error
    if action >= 0 and score + noise > guess_draw(weights, t, mover, w, none):
        return carry_out(t, mover, action), c, step
    t[QUIET] = 0
    note(weights, t, True, notes, step)
    step += 1
    number = turn_up(t, key)
    _, cell = best_place(weights, t, mover, number, w, none)
    c += 1
    if below(dice, c, DICE) < error * DICE:
        bounds(t, mover, w[OWN_LOW], w[OWN_HIGH])
        c += 1
        at = int64(below(dice, c, LEAVE + 1))
        while at != LEAVE and not (w[OWN_LOW][at] < number < w[OWN_HIGH][at] and t[CELLS * mover + at] != number):
            at += 1
        cell = at
    put(t, mover, number, cell)
    return finish_turn(t, mover), c, step


@rule
def correct(weights, seen, players, rate, target, notes, steps):
    """Move the weights of all noted positions, from the last to the first, towards what came after them."""
    for k in range(steps - 1, -1, -1):
        for seat in range(players):
            delta = target[seat] - notes.chance[k, seat]
            i = 0
            while notes.used[k, seat, i] >= 0:
                f = notes.used[k, seat, i]
                weights[f] += rate * delta / np.sqrt(1 + SLOWING * seen[f])
                seen[f] += 1
                i += 1
            target[seat] = MEMORY * target[seat] + (1 - MEMORY) * notes.chance[k, seat]


@rule
def learn_from_game(weights, seen, players, key, rate, error, notes):
    """Play one game and learn from it; returns how many turns it had."""
    t = np.zeros(TABLE, np.int32)
    begin(t, players, QUIET_TURNS)
    dice = key ^ int64(OTHER_LUCK)
    c = play_setup(weights, t, key, dice, error, notes)
    step = len(DOTS)
    reason = 0
    turns = 0
    mover = 0
    while reason == 0 and step < STEPS - 3:
        mover = t[TURN_OF]
        reason, c, step = play_turn(weights, t, key, dice, c, error, notes, step)
        turns += 1
    target = np.zeros(SEATS)
    prize(t, reason, mover, target)
    correct(weights, seen, players, rate, target, notes, step)
    return turns


@rule
def learn(weights, seen, players, key, games, rate, error):
    """Play a number of games and learn from each; returns the turns of all."""
    notes = Notes(
        np.zeros((STEPS, SEATS, MOST_FEATURES), np.int32),
        np.zeros((STEPS, SEATS)),
        np.zeros(ROOM, np.int32),
        np.zeros(0, np.int32),
    )
    turns = 0
    for game in range(games):
        turns += learn_from_game(weights, seen, players, key + game, rate, error, notes)
    return turns


def fresh() -> Array:
    """Weights to start from: free cells are bad, narrow ones worse."""
    weights = np.zeros(WEIGHTS)
    for free in range(CELLS + 1):
        weights[FREE + free * STAGES : FREE + (free + 1) * STAGES] = -0.3 * free
    for orbit in range(ORBITS):
        weights[WIDTH + orbit * SPANS : WIDTH + (orbit + 1) * SPANS] = 0.1 * np.log(0.3 + np.arange(SPANS))
    return weights


def train(games: int = GAMES, seed: int = SEED, rate: float = 0.012) -> Array:
    """Weights for two players after this many games, then for three and four, each learned on from those before."""
    compile.compile_rules(sys.modules[__name__])
    weights = fresh()
    rows = []
    for players in (2, 3, 4):
        seen = np.zeros(WEIGHTS)
        each = max(1, (games if players == 2 else games // 5) // PARTS)
        key = (seed << 44) + (players << 40)
        begun = time.process_time()
        turns = 0
        for part in range(PARTS):
            error = 0.10 * (1 - part / PARTS) + 0.02
            step = rate * (1 - part / (PARTS + 1))
            turns += learn(weights, seen, players, key, each, step, error)
            key += each
        seconds, total = time.process_time() - begun, PARTS * each
        print(f"{players} players: {total} games, {turns / total:.1f} turns each, {seconds:.0f} s", flush=True)
        rows.append(weights.copy())
    return np.array(rows, np.float32)


def main(given: Sequence[str] | None = None) -> None:
    """Learn, and store the weights."""
    counted = "games of two players, at least 20; a fifth of it of three and of four"
    asked = wish(GAME.name, __package__, given, games=GAMES, counted=counted, seed=SEED)
    asked.save({"weights": train(asked.games, asked.seed)})


if __name__ == "__main__":
    main()
