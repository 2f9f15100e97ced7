"""5 vor 12: the compiled search, ready to be called from Python with the learned weights."""

from __future__ import annotations

import time
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, NamedTuple

import numpy as np

from spieltrieb.bots.player import Sight
from spieltrieb.core import compile

Array = np.ndarray[Any, Any]


class Trial(NamedTuple):
    """What came of trying one action: every seat's mean share of the win, the error of ours, and how many games."""

    shares: tuple[float, ...]
    error: float
    games: int


@cache
def weights() -> Array:
    """The learned weights: a row for two, three and four players each."""
    with files(__package__).joinpath("weights.npy").open("rb") as file:
        return np.asarray(np.load(file), np.float64)


@cache
def search() -> Any:
    """The module of compiled search functions, each of which has been called once, so that nobody waits later."""
    from spieltrieb.games.fivetotwelve import GAME

    module: Any = import_module("spieltrieb.bots.fivetotwelve.search")
    compile.compile_rules(module)
    with compile.announced("the players of 5 vor 12"):
        state = GAME.blank()
        GAME.begin(state[0], 2, GAME.settle({}))
        state[0]["phase"], state[0]["hand"][0], state[0]["waiting"] = 1, 0, 1
        module.judge(state, 0, np.zeros(1, np.int64), weights()[0], np.zeros(1))
        module.try_action(state, 0, 0, weights()[0], 1, 1, 2, np.zeros(5))
    return module


def judge(sight: Sight) -> Array:
    """The score (log-odds to win) of every legal action, one step ahead; a score of 30 wins at once."""
    scores = np.zeros(len(sight.legal))
    actions = np.array(sight.legal, np.int64)
    search().judge(sight.state, sight.seat, actions, weights()[sight.players - 2], scores)
    return scores


class Trials:
    """Actions that are tried in games played on, all with the same luck; the weaker ones are given up by and by."""

    def __init__(self, sight: Sight, turns: int, faith: float = 0.0) -> None:
        self.sight = sight
        self.turns = turns  # how far games are played on before the learned values judge them
        self.faith = faith  # the first judgement counts as much as so many games
        self.first: dict[int, float] = {}
        self.key = sight.random.getrandbits(48)
        self.sums: dict[int, Array] = {}
        self.games: dict[int, int] = {}
        self.positions = 0

    def extend(self, action: int, games: int) -> None:
        """Try an action in some more games."""
        total = self.sums.setdefault(action, np.zeros(5))
        done = self.games.get(action, 0)
        row = weights()[self.sight.players - 2]
        s = self.sight
        self.positions += search().try_action(s.state, s.seat, action, row, self.key + done, games, self.turns, total)
        self.games[action] = done + games

    def mean(self, action: int) -> float:
        """Our mean share of the win after this action."""
        return float(self.sums[action][self.sight.seat]) / self.games[action]

    def rank(self, action: int) -> float:
        """What an action is worth by the games and by the first judgement, which keeps few games from misleading."""
        n = self.games[action]
        return (n * self.mean(action) + self.faith * self.first.get(action, 0.0)) / (n + self.faith)

    def believe(self, scores: dict[int, float]) -> None:
        """Remember the first judgement, moved so that it agrees with the games tried so far on the whole."""
        guess = {action: 1 / (1 + float(np.exp(-scores[action]))) for action in self.games}
        shift = sum(self.mean(action) - guess[action] for action in guess) / len(guess)
        self.first = {action: chance + shift for action, chance in guess.items()}

    def result(self, action: int) -> Trial:
        """All that came of an action."""
        n, total = self.games[action], self.sums[action]
        mean = self.mean(action)
        spread = max(0.0, float(total[4]) / n - mean * mean)
        return Trial(tuple((total[: self.sight.players] / n).tolist()), (spread / n) ** 0.5, n)

    def narrow(self, scores: dict[int, float], games: int, until: float) -> list[int]:
        """Spend so many games on these actions, giving up the worse half again and again; best first.

        The number of games decides, so that a game can be repeated; the clock only stops what would come too late.
        """
        rounds = max(1, (len(scores) - 1).bit_length())
        ranked = list(scores)
        alive = len(ranked)
        for _ in range(rounds):
            share = max(8, games // (rounds * alive))
            while share > 0:
                part = min(share, 64)
                for action in ranked[:alive]:
                    self.extend(action, part)
                share -= part
                if time.monotonic() > until:
                    break
            if not self.first:
                self.believe(scores)
            ranked[:alive] = sorted(ranked[:alive], key=self.rank, reverse=True)
            if time.monotonic() > until:
                break
            alive = max(2, (alive + 1) // 2)
        return ranked
