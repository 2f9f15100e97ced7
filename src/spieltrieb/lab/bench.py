"""How fast it is: the numbers that matter, each beside its goal."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

import numpy as np

from spieltrieb.bots import package_of
from spieltrieb.core.contract import Game
from spieltrieb.core.moves import Move
from spieltrieb.lab.simulate import simulate

# Goals by measure and game; "" is for every other game, or for none in particular. Speeds are decisions, views or
# positions per second and at least this high; times are seconds and at most this long.
GOALS: dict[str, dict[str, float]] = {
    "playout": {"fivetotwelve": 15e6, "memostreet": 12e6, "davincicode": 12e6, "kreuzquer": 4e6},
    "position-play": {"": 100_000},
    "position-view": {"fivetotwelve": 65_000, "": 33_000},
    "search": {"": 300_000},
    "import": {"": 0.3},
    "first-move": {"": 1.0},
    "first-compilation": {"": 60.0},
}

_IMPORT = """
import time
begun = time.perf_counter()
import spieltrieb
"""
_FIRST_MOVE = """
position = spieltrieb.games[{key!r}].start({players}, 1)
position.play(position.legal(position.actors[0])[0])
"""
_SAY = "print(time.perf_counter() - begun)"


@dataclass(frozen=True)
class Measurement:
    """One number: a speed or a time, and the goal for it."""

    measure: str
    game: str | None
    players: int | None
    decisions_per_second: float | None = None
    positions_per_second: float | None = None
    seconds: float | None = None

    @property
    def goal(self) -> float | None:
        """What it should be, if anything was agreed."""
        goals = GOALS[self.measure]
        return goals.get(self.game or "", goals.get(""))

    @property
    def met(self) -> bool | None:
        """Whether the goal is reached; None where no goal was agreed."""
        if self.goal is None:
            return None
        if self.seconds is not None:
            return self.seconds <= self.goal
        return self.speed >= self.goal

    @property
    def speed(self) -> float:
        """Decisions or positions per second."""
        return self.decisions_per_second or self.positions_per_second or 0.0

    def to_dict(self) -> dict[str, Any]:
        """As JSON data."""
        return {**asdict(self), "goal": self.goal, "met": self.met}


def bench(games: Iterable[Game], players: int | None = None, quick: bool = False) -> Iterator[Measurement]:
    """Measure, one number after the other. Quick: shorter runs, and no compilation from nothing."""
    chosen = [(game, game.check_players(max(2, game.min_players) if players is None else players)) for game in games]
    runs, least = (3, 0.1) if quick else (5, 0.3)
    yield Measurement("import", None, None, seconds=median(_seconds(_IMPORT + _SAY) for _ in range(3)))
    for game, count in chosen:
        speed = median(playouts_per_second(game, count, runs, least))
        yield Measurement("playout", game.key, count, decisions_per_second=speed)
        speed = median(plays_per_second(game, count, runs, least))
        yield Measurement("position-play", game.key, count, decisions_per_second=speed)
        speed = median(views_per_second(game, count, runs, least))
        yield Measurement("position-view", game.key, count, positions_per_second=speed)
        if (bots := package_of(game)) is not None:
            bots.bench(0.05)  # now it is compiled
            speed = median(float(bots.bench(least)) for _ in range(runs))
            yield Measurement("search", game.key, count, positions_per_second=speed)
        code = _IMPORT + _FIRST_MOVE.format(key=game.key, players=count) + _SAY
        _seconds(code)  # now it is compiled and in the cache
        yield Measurement("first-move", game.key, count, seconds=median(_seconds(code) for _ in range(3)))
    if not quick:
        with tempfile.TemporaryDirectory(prefix="spieltrieb-bench-") as folder:
            moves = "".join(_FIRST_MOVE.format(key=game.key, players=count) for game, count in chosen)
            yield Measurement("first-compilation", None, None, seconds=_seconds(_IMPORT + moves + _SAY, folder))


def playouts_per_second(game: Game, players: int, runs: int, least: float) -> list[float]:
    """Decisions per second of whole random games in compiled code; several runs of at least `least` seconds."""
    start = game.blank()
    start[0] = game.start(players).state
    log = np.empty(0, np.int32)

    def run(games: int, number: int) -> int:
        return int(game.drive.playouts(start, np.zeros(games, game.dtype), number << 32, log))

    return _speeds(run, 1, runs, least)


def plays_per_second(game: Game, players: int, runs: int, least: float) -> list[float]:
    """Moves per second of `Position.play`, checks included: a random game again and again, chance as it was."""
    start = game.start(players)
    history = simulate(game, players, 1, seed="bench").steps_of(0)
    moves = [Move(start, actor, action) for actor, action in history]

    def run(games: int, number: int) -> int:
        for _ in range(games):
            position = start
            for move in moves:
                position = position.play(move)
        return games * len(moves)

    return _speeds(run, 1, runs, least)


def views_per_second(game: Game, players: int, runs: int, least: float) -> list[float]:
    """Views per second of `Position.view` for a seat to act, its moves included: a random game again and again."""
    positions = [game.start(players)]
    for step in simulate(game, players, 1, seed="bench").steps_of(0):
        positions.append(positions[-1].replay_actions([step]))
    sights = [(position, seat) for position in positions for seat in position.actors if isinstance(seat, int)]

    def run(games: int, number: int) -> int:
        for _ in range(games):
            for position, seat in sights:
                position.view(seat)
        return games * len(sights)

    return _speeds(run, 1, runs, least)


def _speeds(run: Callable[[int, int], int], amount: int, runs: int, least: float) -> list[float]:
    """The speeds of several runs, each of an amount that takes at least `least` seconds."""
    while True:
        begun = time.perf_counter()
        run(amount, 0)
        if (taken := time.perf_counter() - begun) >= least:
            break
        amount = max(amount + 1, int(amount * min(8.0, 1.2 * least / max(taken, 1e-9))))
    speeds = []
    for number in range(1, runs + 1):
        begun = time.perf_counter()
        done = run(amount, number)
        speeds.append(done / (time.perf_counter() - begun))
    return speeds


def _seconds(code: str, cache: str | None = None) -> float:
    """What a new Python that runs this code says it took."""
    environment = {**os.environ, **({"SPIELTRIEB_CACHE": cache} if cache else {})}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)
