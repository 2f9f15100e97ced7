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
from spieltrieb.core.machine import free_memory
from spieltrieb.core.moves import LOG_END, logged
from spieltrieb.core.position import Position
from spieltrieb.core.record import Record
from spieltrieb.games import games as all_games
from spieltrieb.games import the_game
from spieltrieb.lab.sharing import ThisProcess, Workers, cut

KEPT = 16_384  # bytes that a game takes if every step of it is kept
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


def check_games(games: int, size: int) -> int:
    """How many are to be played, if it is at least one and no more than fit into memory at this many bytes each."""
    if isinstance(games, bool) or not isinstance(games, (int, np.integer)) or games < 1:
        raise BadSimulation(f"The number of games must be at least 1, not {games!r}.", games=games)
    most = free_memory() // size
    if games > most:
        raise BadSimulation(
            f"What comes out of {games:,} games does not fit into memory here; play at most {most:,}.",
            reason="error-bad-simulation-memory",
            games=games,
            most=most,
        )
    return int(games)


def _spread(numbers: np.ndarray[Any, Any]) -> dict[str, float | int]:
    return {"mean": float(numbers.mean()), "min": int(numbers.min()), "max": int(numbers.max())}


def simulate(
    game: Game | str,
    players: int | None = None,
    games: int = 1000,
    seed: Seed = 0,
    *,
    options: Mapping[str, Any] | None = None,
    bots: str | Sequence[str] = (),
    workers: Workers | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play a number of games. One bot plays all seats, or each seat has its own; without bots all play at random.

    All games are played in this process, or wherever `workers` are; the same seed gives the same games anywhere.
    """
    game = the_game(game)
    players = game.check_players(max(2, game.min_players) if players is None else players)
    bots = one_for_each((bots,) if isinstance(bots, str) else bots, players, game)
    games = check_games(games, 64 + 48 * players if set(bots) == {"random"} else KEPT)
    settled = game.settle(options or {})
    given = {name: settled[name] for name in options or {}}
    start = game.start(players, None, None, **given)  # finds out whether the options can be played, and compiles
    plan = _Plan(game.key, players, seed, given, bots)
    workers = workers or ThisProcess()
    least, most = (256, 1 << 16) if plan.is_random else (1, 16)  # compiled games are too quick to tell of each
    shares = cut(games, workers.count, least, most)

    begun = time.perf_counter()
    on_progress(0)
    pieces: dict[int, _Piece] = {}
    done = 0
    for number, piece in workers.do(_play_some, plan, shares):
        pieces[number] = piece
        done += len(shares[number])
        on_progress(done)
    whole = _Piece.joined([pieces[number] for number in range(len(shares))])
    seconds = time.perf_counter() - begun
    return Simulation(
        game,
        players,
        games,
        seed,
        given,
        bots,
        whole.scores,
        whole.winners / whole.winners.sum(axis=1, keepdims=True),
        tuple(game.reasons[reason] for reason in whole.reasons.tolist()),
        whole.decisions,
        whole.steps,
        seconds,
        _Playouts(start, seed).played if plan.is_random else whole.histories.__getitem__,
    )


@dataclass(frozen=True)
class _Plan:
    """What all games have in common."""

    game: str
    players: int
    seed: Seed
    options: dict[str, Any]
    bots: tuple[str, ...]

    @property
    def is_random(self) -> bool:
        """Whether all moves are chosen at random, so that games run in compiled code."""
        return set(self.bots) == {"random"}

    def player(self) -> _Playouts | _BotGames:
        """What plays such games."""
        start = all_games[self.game].start(self.players, None, None, **self.options)
        return _Playouts(start, self.seed) if self.is_random else _BotGames(start, self.seed, self.bots)


@dataclass(frozen=True, eq=False)
class _Piece:
    """What came out of some of the games; one row per game."""

    scores: np.ndarray[Any, Any]
    winners: np.ndarray[Any, Any]
    reasons: np.ndarray[Any, Any]
    decisions: np.ndarray[Any, Any]
    steps: np.ndarray[Any, Any]
    histories: list[Steps]  # none where games are quicker to play again than to keep

    @classmethod
    def joined(cls, pieces: Sequence[_Piece]) -> _Piece:
        """All games together."""
        return cls(
            np.concatenate([piece.scores for piece in pieces]),
            np.concatenate([piece.winners for piece in pieces]),
            np.concatenate([piece.reasons for piece in pieces]),
            np.concatenate([piece.decisions for piece in pieces]),
            np.concatenate([piece.steps for piece in pieces]),
            [history for piece in pieces for history in piece.histories],
        )


def _play_some(plan: _Plan, indices: range) -> _Piece:
    """Play the games with these numbers."""
    player, count = plan.player(), len(indices)
    shape = (count, plan.players)
    scores, winners = np.zeros(shape, np.int64), np.zeros(shape)
    reasons, decisions, steps = (np.zeros(count, np.int64) for _ in range(3))
    histories = []
    for row, index in enumerate(indices):
        winning, reasons[row] = player.play(index, scores[row])
        winners[row] = [winning >> seat & 1 for seat in range(plan.players)]
        decisions[row], steps[row] = player.decisions, player.steps
        if isinstance(player, _BotGames):
            histories.append(player.history)
    return _Piece(scores, winners, reasons, decisions, steps, histories)


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
        self.history: Steps = []  # of the last game
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
        self.history = list(position.history)
        self.decisions = sum(actor >= 0 for actor, _ in self.history)
        return sum(1 << seat for seat in outcome.winners), self._start.game.reasons.index(outcome.reason)
