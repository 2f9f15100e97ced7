"""5 vor 12: games played on to their end, or far enough, by what moves are worth one step ahead.

Names as in `judging`: scores, `weights`, the table `t`, the room `w`, the empty list `none`.
"""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np

from spieltrieb.bots import compiling
from spieltrieb.bots.deadline import Deadline
from spieltrieb.bots.fivetotwelve.judging import (
    best_dot,
    best_place,
    best_take,
    guess_draw,
    judge_actions,
)
from spieltrieb.bots.fivetotwelve.position import (
    DEALT,
    HANDS,
    LOOKED,
    OWN_HIGH,
    PHASE,
    PLAYERS,
    QUIET,
    ROOM,
    SEATS,
    TABLE,
    TURN_OF,
    WAITING,
    carry_out,
    deal_round,
    finish_turn,
    lay_out,
    prize,
    put,
    turn_up,
)
from spieltrieb.bots.fivetotwelve.value import chances, learned
from spieltrieb.bots.halving import Trials, even_rounds, halve
from spieltrieb.bots.player import Sight, look
from spieltrieb.bots.weights import Array
from spieltrieb.core.compile import rule
from spieltrieb.games.fivetotwelve import GAME
from spieltrieb.games.fivetotwelve.state import CELLS, DOTS, DRAWN, SETUP, TURN

BATCH = 512  # games between two looks at the clock
LEAST = 8  # games in which every action is tried in each round
SQUARES = SEATS  # where the squares of our shares are added up, behind the shares of all seats

# ---- Playing on ----


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
                t[CELLS * seat + best_dot(weights, t, seat, w, none)] = t[HANDS + seat]
                t[HANDS + seat] = 0
        t[WAITING] = 0
        if t[DEALT] == len(DOTS) * players:
            t[PHASE] = TURN
        else:
            deal_round(t, key)


@rule
def play_on(weights, t, key, turns, w, none, shares):
    """Play on for `turns` turns at most, then write each seat's share of the win, or its chance where play stopped."""
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
    """Try an action in games that are played on for some turns; adds up all seats' shares and our share's square.

    The i-th game draws by key + i, whatever the action: so actions are compared on the same luck.
    Returns how many positions were looked at.
    """
    start = np.zeros(TABLE, np.int32)
    t = np.zeros(TABLE, np.int32)
    w = np.zeros(ROOM, np.int32)
    none = np.zeros(0, np.int32)
    shares = np.zeros(SEATS)
    lay_out(states, start)
    for i in range(games):
        t[:] = start
        reason = carry_out(t, seat, action)
        if reason:
            prize(t, reason, seat, shares)
        else:
            play_on(weights, t, key + i, turns, w, none, shares)
        for other in range(t[PLAYERS]):
            total[other] += shares[other]
        total[SQUARES] += shares[seat] * shares[seat]
    return w[OWN_HIGH, LOOKED]


# ---- The search, as Python uses it ----


class Trial(NamedTuple):
    """What came of trying one action: every seat's mean share of the win, the error of ours, and how many games."""

    shares: tuple[float, ...]
    error: float
    games: int


def judge(sight: Sight) -> Array:
    """The score (log-odds to win) of every legal action, one step ahead; a score of SURE wins at once."""
    make_ready()
    scores = np.zeros(len(sight.legal))
    judge_actions(sight.state, sight.seat, np.array(sight.legal, np.int64), learned(sight.players), scores)
    return scores


class Search:
    """Actions that are tried in games played on, all with the same luck; the weaker ones are given up by and by."""

    def __init__(self, sight: Sight, turns: int, faith: float = 0.0) -> None:
        """Games are played on for `turns` turns before the learned values judge them.

        The first judgement of an action, one step ahead, counts as much as `faith` games.
        """
        make_ready()
        self.sight = sight
        self.turns = turns
        self.faith = faith
        self.key = sight.random.getrandbits(48)
        self.scores: dict[int, float] = {}
        self.sums: dict[int, Array] = {}
        self.games: dict[int, int] = {}
        self.positions = 0
        self._first: dict[int, float] = {}

    def extend(self, action: int, games: int) -> None:
        """Try an action in some more games."""
        s, done = self.sight, self.games.get(action, 0)
        total = self.sums.setdefault(action, np.zeros(SQUARES + 1))
        key = self.key + done
        self.positions += try_action(s.state, s.seat, action, learned(s.players), key, games, self.turns, total)
        self.games[action] = done + games

    def narrow(self, scores: dict[int, float], games: int, deadline: Deadline) -> list[int]:
        """Spend games on actions with these scores, giving up the worse half again and again; best first."""
        self.scores = scores
        rounds = even_rounds(len(scores), games, LEAST, BATCH)
        return halve(list(scores), rounds, self._try_out, self.value, deadline.has_passed)

    def _try_out(self, batch: Trials[int]) -> None:
        for action in batch.candidates:
            self.extend(action, batch.trials)

    def mean(self, action: int) -> float:
        """Our mean share of the win after this action."""
        return float(self.sums[action][self.sight.seat]) / self.games[action]

    def value(self, action: int) -> float:
        """What an action is worth by the games and by the first judgement, which keeps few games from misleading."""
        if not self._first:
            self._first = self._first_judgement()
        n = self.games[action]
        return (n * self.mean(action) + self.faith * self._first.get(action, 0.0)) / (n + self.faith)

    def _first_judgement(self) -> dict[int, float]:
        """The scores as chances, moved so that they agree on the whole with the games of the first round."""
        guess = {action: 1 / (1 + float(np.exp(-self.scores[action]))) for action in self.games}
        shift = sum(self.mean(action) - guess[action] for action in guess) / len(guess)
        return {action: chance + shift for action, chance in guess.items()}

    def result(self, action: int) -> Trial:
        """All that came of an action."""
        n, total = self.games[action], self.sums[action]
        mean = self.mean(action)
        spread = max(0.0, float(total[SQUARES]) / n - mean * mean)
        return Trial(tuple((total[: self.sight.players] / n).tolist()), (spread / n) ** 0.5, n)


def make_ready() -> None:
    """Compile the search, once."""
    compiling.make_ready(__name__, f"the players of {GAME.name}", _try_all)


def _try_all() -> None:
    sight = look(GAME.start(2, seed=0), 0, random.Random(0))
    judge(sight)
    Search(sight, turns=1).extend(sight.legal[0], 1)
