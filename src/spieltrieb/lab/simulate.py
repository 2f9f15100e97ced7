"""Many games between programs: the same seed always gives the same games, however they are looked at afterwards."""

from __future__ import annotations

import hashlib
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from spieltrieb.bots import make, one_for_each, player_names, playing
from spieltrieb.core.chance import Seed, seed_bytes
from spieltrieb.core.contract import Game
from spieltrieb.core.errors import SpieltriebError
from spieltrieb.core.moves import LOG_END, logged
from spieltrieb.core.position import Position
from spieltrieb.core.record import Record

Steps = list[tuple[int, int]]  # actor (-1 for chance) and action, from the first step of a game to its last


class BadSimulation(SpieltriebError):
    """A simulation cannot be run like this."""

    code = "bad-simulation"


@dataclass(frozen=True, eq=False)
class Simulation:
    """What came out of many games; one row per game."""

    game: Game
    players: int
    games: int
    seed: Seed
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    scores: np.ndarray[Any, Any]  # one column per seat
    winners: np.ndarray[Any, Any]  # one column per seat: the share of the victory, 0 for the others
    reasons: tuple[str, ...]
    decisions: np.ndarray[Any, Any]  # moves of players
    steps: np.ndarray[Any, Any]  # moves of players and chance
    seconds: float
    steps_of: Callable[[int], Steps] = field(repr=False)  # the steps of a game, by its index

    def records(self) -> Iterator[Record]:
        """The record of every game, in order; made one by one when asked for."""
        names = player_names(dict(enumerate(self.bots))).values()
        for index in range(self.games):
            start = self.game.start(self.players, None, list(names), **self.options)
            yield start.replay_actions(self.steps_of(index)).record()

    def summary(self) -> dict[str, Any]:
        """The numbers that matter, as JSON has them."""
        return {
            "game": self.game.key,
            "players": self.players,
            "games": self.games,
            "seed": seed_bytes(self.seed).decode(errors="backslashreplace"),
            "options": dict(self.options),
            "seats": [
                {
                    "seat": seat,
                    "bot": bot,
                    "mean": float(self.scores[:, seat].mean()),
                    "sd": float(self.scores[:, seat].std(ddof=1)) if self.games > 1 else 0.0,
                    "min": int(self.scores[:, seat].min()),
                    "max": int(self.scores[:, seat].max()),
                    "wins": float(self.winners[:, seat].mean()),
                }
                for seat, bot in enumerate(self.bots)
            ],
            "reasons": dict(Counter(self.reasons).most_common()),
            "decisions": _spread(self.decisions),
            "steps": _spread(self.steps),
            "seconds": self.seconds,
            "decisions_per_second": float(self.decisions.sum()) / max(self.seconds, 1e-9),
        }


def check_games(games: int) -> None:
    """See that at least one game is to be played."""
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadSimulation(f"The number of games must be at least 1, not {games}.", games=games)


def _spread(numbers: np.ndarray[Any, Any]) -> dict[str, float | int]:
    return {"mean": float(numbers.mean()), "min": int(numbers.min()), "max": int(numbers.max())}


def simulate(
    game: Game,
    players: int | None = None,
    games: int = 1000,
    seed: Seed = 0,
    *,
    options: Mapping[str, Any] | None = None,
    bots: Sequence[str] = (),
    on_progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play a number of games. One bot plays all seats, or each seat has its own; without bots all play at random."""
    players = game.check_players(max(2, game.min_players) if players is None else players)
    check_games(games)
    bots = one_for_each(bots, players, game)
    settled = game.settle(options or {})
    given = {name: settled[name] for name in options or {}}
    start = game.start(players, None, None, **given)  # finds out whether the options can be played, and compiles
    at_random = set(bots) == {"random"}
    player = _Playouts(start, seed) if at_random else _BotGames(start, seed, bots)
    every = 256 if at_random else 1  # compiled games are too quick to tell of each

    scores = np.zeros((games, players), np.int64)
    winners = np.zeros((games, players))
    decisions, steps = np.zeros(games, np.int64), np.zeros(games, np.int64)
    reasons = []
    begun = time.perf_counter()
    for index in range(games):
        if index % every == 0:
            on_progress(index)
        winning, reason = player.play(index, scores[index])
        winners[index] = [winning >> seat & 1 for seat in range(players)]
        reasons.append(game.reasons[reason])
        decisions[index], steps[index] = player.decisions, player.steps
    seconds = time.perf_counter() - begun
    on_progress(games)
    winners /= winners.sum(axis=1, keepdims=True)
    return Simulation(
        game,
        players,
        games,
        seed,
        given,
        bots,
        scores,
        winners,
        tuple(reasons),
        decisions,
        steps,
        seconds,
        player.played,
    )


def game_key(seed: Seed, index: int) -> int:
    """The random generator's key for one of the games."""
    digest = hashlib.sha256(seed_bytes(seed) + f"/{index}".encode()).digest()
    return int.from_bytes(digest, "big") & (2**62 - 1)


class _Playouts:
    """Random games, played by compiled code; any of them can be played once more to see its steps."""

    def __init__(self, start: Position, seed: Seed) -> None:
        self._game, self._seed = start.game, seed
        self._start = self._game.blank()
        self._start[0] = start.state
        self._end = self._game.blank()
        self._log = np.empty(1024, np.int32)
        self.decisions = self.steps = 0

    def play(self, index: int, scores: np.ndarray[Any, Any]) -> tuple[int, int]:
        """Play a game, write the scores, and return the winners as bits and the number of the reason."""
        while True:
            self.decisions = self._game.drive.playouts(self._start, self._end, game_key(self._seed, index), self._log)
            self.steps = int((self._log == LOG_END).argmax())  # it follows the last step, if there is room for it
            if self._log[self.steps] == LOG_END:
                break
            self._log = np.empty(4 * len(self._log), np.int32)
        winners = self._game.drive.result(self._end, scores)
        return int(winners), int(self._end[0]["reason"])

    def played(self, index: int) -> Steps:
        """The steps of a game."""
        self.play(index, np.zeros(self._game.max_players, np.int64))
        return logged(self._log[: self.steps].tolist())


class _BotGames:
    """Games between any bots, move by move; chance and every bot have a seed of their own for each game."""

    def __init__(self, start: Position, seed: Seed, bots: tuple[str, ...]) -> None:
        self._start, self._seed, self._bots = start, seed_bytes(seed), bots
        self._ends: dict[int, Position] = {}
        self.decisions = self.steps = 0

    def play(self, index: int, scores: np.ndarray[Any, Any]) -> tuple[int, int]:
        """Play a game, write the scores, and return the winners as bits and the number of the reason."""
        seed = self._seed + f"/{index}".encode()
        bots = [make(name, self._start.game) for name in self._bots]
        chances = [random.Random(seed + f"/{seat}".encode()) for seat in range(len(bots))]
        position = playing.play(self._start.with_seed(seed), playing.chooser(bots, self._bots, chances))
        outcome = position.outcome
        assert outcome is not None
        scores[:] = outcome.scores
        self.steps = position.step
        self.decisions = sum(actor >= 0 for actor, _ in position.history)
        self._ends[index] = position
        return sum(1 << seat for seat in outcome.winners), self._start.game.reasons.index(outcome.reason)

    def played(self, index: int) -> Steps:
        """The steps of a game."""
        return list(self._ends[index].history)
