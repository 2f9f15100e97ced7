"""The arena: programs against each other, on all cores or many machines; the same deals for all, the seats exchanged.

Deal number d of a run is dealt by the seed `SEED/d`, so that every record can be checked. In each deal every line-up
plays all its arrangements: two players twice, with the seats exchanged. A bot that breaks down, answers illegally or
thinks too long loses the game at once, and the report says so.
"""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations, takewhile
from typing import Any

import numpy as np

from spieltrieb.bots import Bot, BotFailed, Sight, ask, look, make, player_names, playing, tidied
from spieltrieb.bots.player import check_budget
from spieltrieb.core.chance import Seed, seed_bytes
from spieltrieb.core.compile import is_compiling
from spieltrieb.core.contract import Game
from spieltrieb.core.errors import BadBot
from spieltrieb.core.machine import cores
from spieltrieb.core.position import Position
from spieltrieb.games import games as all_games
from spieltrieb.games import the_game
from spieltrieb.lab.contest import Contest, Played, Task
from spieltrieb.lab.sharing import LostWorker, Processes, ThisProcess, Workers, cut
from spieltrieb.lab.simulate import KEPT, BadSimulation, check_games

WARMING_UP = 120.0  # seconds that a bot may take for the first move in a process, when its code may be compiled
WARM_BUDGET = 0.01
SNOOZE = 0.05  # seconds until a bot that is late is interrupted after all, if it could not be at once


# Twelve arguments, all but the first two with defaults: this is what a notebook calls, so they are spelled out here.
def arena(
    game: Game | str,
    bots: str | Sequence[str],
    games: int = 100,
    *,
    players: int | None = None,
    seed: Seed = 0,
    options: Mapping[str, Any] | None = None,
    budget: float = 1.0,
    processes: int | None = None,
    workers: Workers | None = None,
    duels: bool = False,
    warm_up: float = 20.0,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> Contest:
    """Let bots play against each other: this many games for every line-up.

    Two players: everybody against everybody, or with `duels` each only against the next one named. More players: all
    line-ups of that many bots; with fewer bots than seats, each sits in several. One player: each bot plays alone.
    They play in `processes` on this machine, one for each core if not said, or wherever `workers` are.
    Before it begins, each bot plays for at most `warm_up` seconds, so that its code is compiled before a clock runs.
    """
    game = the_game(game)
    players = game.check_players(max(2, game.min_players) if players is None else players)
    check_budget(budget)
    processes = _check_processes(games, processes)
    chosen = _check_bots(game, (bots,) if isinstance(bots, str) else bots)
    blocks = _blocks(len(chosen), players, duels)
    games = check_games(games, KEPT * len(blocks))
    settled = game.settle(options or {})
    given = {name: settled[name] for name in options or {}}
    game.start(players, None, None, **given)  # finds out whether the options can be played, and compiles
    tasks = _tasks(blocks, games)
    workers = workers or _processes(min(processes, max(1, len(tasks) // 2)))
    text = seed_bytes(seed).decode(errors="backslashreplace")
    setting = _Setting(game.key, chosen, players, text, given, budget)

    for name in chosen:
        _warm_up(setting, name, warm_up)
    begun = time.perf_counter()
    played: list[Played] = []
    on_progress(0, len(tasks))
    for some in _all_played(setting, tasks, workers):
        for one in some:
            played.append(one)
            on_progress(len(played), len(tasks))
    played.sort(key=lambda one: one.task.number)
    seconds = time.perf_counter() - begun
    return Contest(game, chosen, players, games, text, given, budget, workers.count, seconds, tuple(played))


def _check_processes(games: int, processes: int | None) -> int:
    """How many processes are to play: at least one; as many as there are cores, if nobody said."""
    if processes is None:
        return cores()
    if isinstance(processes, bool) or not isinstance(processes, (int, np.integer)) or processes < 1:
        raise BadSimulation(
            f"The number of processes must be at least 1, not {processes!r}.",
            reason="error-bad-simulation-processes",
            games=games,
            processes=processes,
        )
    return int(processes)


def _check_bots(game: Game, bots: Sequence[str]) -> tuple[str, ...]:
    """The proper names of the bots, each of which must exist and be named once."""
    chosen = tidied(bots)
    if not chosen:
        raise BadBot("Name the bots that are to play.", reason="error-bad-bot-none", bot="", known="")
    for name in chosen:
        make(name, game)
        if chosen.count(name) > 1:
            raise BadBot(f"The bot {name!r} is named twice.", reason="error-bad-bot-twice", bot=name, known="")
    return chosen


def _blocks(bots: int, players: int, duels: bool) -> list[list[tuple[int, ...]]]:
    """Who plays whom: for each line-up all ways to seat it."""
    size = min(bots, players)
    line_ups: list[tuple[int, ...]] = list(combinations(range(bots), size))
    if duels and players > 1 and bots > 1:
        line_ups = list(pairwise(range(bots)))
    return [_arrangements(line_up, players) for line_up in line_ups]


def _tasks(blocks: list[list[tuple[int, ...]]], games: int) -> list[Task]:
    """All games in the order of their deals, so that every line-up has played about equally often at any time."""
    tasks = [(index // len(block), block[index % len(block)]) for index in range(games) for block in blocks]
    return [Task(number, deal, seats) for number, (deal, seats) in enumerate(tasks)]


def _arrangements(line_up: tuple[int, ...], players: int) -> list[tuple[int, ...]]:
    """All ways to seat a line-up, each once: every bot as often as any other, seats rotated first."""
    size = len(line_up)
    found: dict[tuple[int, ...], None] = {}
    for first in range(size):
        seats = tuple(line_up[(first + seat) % size] for seat in range(players))
        found |= {seats[turn:] + seats[:turn]: None for turn in range(players)}
    for first in range(size):
        found |= dict.fromkeys(permutations(line_up[(first + seat) % size] for seat in range(players)))
    return list(found)


# ---- Playing: one game after the other, by every worker ----


@dataclass(frozen=True)
class _Setting:
    """What is the same for all games; sent to every process once."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: str
    options: dict[str, Any]
    budget: float

    @property
    def limit(self) -> float:
        """The seconds after which an answer comes too late: machines are busy at times, so this is generous."""
        return 3 * self.budget + 1


class _TooLate(BaseException):
    """Interrupts a bot that thinks too long; not an Exception, so that a bot that catches all errors misses it."""


def _processes(count: int) -> Workers:
    return ThisProcess() if count == 1 else Processes(count)


def _all_played(setting: _Setting, tasks: list[Task], workers: Workers) -> Iterator[list[Played]]:
    """All games, some at a time, as they end."""
    shares = [tasks[share.start : share.stop] for share in cut(len(tasks), workers.count)]
    try:
        for _, some in workers.do(_play_some, setting, shares):
            yield some
    except LostWorker as problem:
        names = ", ".join(setting.bots)
        raise BotFailed(
            f"A process in which bots played ({names}) ended by itself; is one of them calling exit? {problem}",
            bot=names,
            problem="exit",
            said="exit",
        ) from None


_warm: set[str] = set()  # bots that have moved in this process


def _play_some(setting: _Setting, tasks: Sequence[Task]) -> list[Played]:
    return [_play(setting, task) for task in tasks]


def _play(setting: _Setting, task: Task) -> Played:
    """Play a game to its end, or until a bot fails."""
    game = all_games[setting.game]
    seats = [setting.bots[who] for who in task.seats]
    names = [name for _, name in sorted(player_names(dict(enumerate(seats))).items())]
    seed = f"{setting.seed}/{task.deal}"
    chances = [random.Random(f"{seed}/{seat}/{bot}") for seat, bot in enumerate(seats)]
    position = game.start(setting.players, seed, names, **setting.options)
    thinking: list[list[float]] = [[] for _ in seats]
    bots: dict[int, Bot] = {}
    asked = 0  # the seat whose bot is to blame if something goes wrong

    def choose(position: Position, seat: int) -> int:
        nonlocal asked
        asked = seat
        sight = look(position, seat, chances[seat], setting.budget)
        return _timed(bots[seat], sight, seats[seat], setting.limit, thinking[seat])

    try:
        for asked, name in enumerate(seats):
            bots[asked] = make(name, game)
        for after in playing.moves(position, choose):
            position = after
    except (BotFailed, BadBot) as problem:
        return _lost(task, position, asked, str(problem), thinking)
    outcome = position.outcome
    assert outcome is not None
    times = tuple(map(tuple, thinking))
    return Played(task, outcome.scores, outcome.winners, outcome.reason, position.record().to_json(), times)


def _lost(task: Task, position: Position, seat: int, why: str, thinking: list[list[float]]) -> Played:
    """A game that ended since the bot in this seat failed: all others win."""
    others = tuple(other for other in range(position.players) if other != seat)
    times = tuple(map(tuple, thinking))
    return Played(task, None, others, "failed", position.record().to_json(), times, seat, why)


def _timed(bot: Bot, sight: Sight, name: str, limit: float, seconds: list[float]) -> int:
    """The action that a bot chooses; it fails if that takes too long. The first move in a process is not timed."""
    warm = name in _warm
    _warm.add(name)
    allowed = limit if warm else limit + WARMING_UP
    begun = time.perf_counter()
    late = f"The bot {name!r} answered too late: it had {limit:.2f} s."
    try:
        with _alarm(allowed):
            action = ask(bot, sight, name)
    except _TooLate:
        raise BotFailed(late, bot=name, problem="late", said="late") from None
    taken = time.perf_counter() - begun
    if taken > allowed:
        raise BotFailed(late, bot=name, problem="late", said="late")
    if warm:
        seconds.append(taken)
    return action


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Interrupt what is done here when the time is up, where the system can.

    Compiled code may finish first, and so may the compiler: interrupted halfway, it has brought down the process.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: Any) -> None:
        if is_compiling():
            signal.setitimer(signal.ITIMER_REAL, SNOOZE)
        else:
            raise _TooLate

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _warm_up(setting: _Setting, name: str, seconds: float) -> None:
    """Let a bot play against itself for a while, in games that do not count."""
    if seconds <= 0:
        return
    game = all_games[setting.game]
    until = time.perf_counter() + seconds
    with suppress(BotFailed, BadBot, _TooLate):
        bots = [make(name, game) for _ in range(setting.players)]
        chances = [random.Random(0)] * setting.players
        answer = playing.chooser(bots, [name] * setting.players, chances, min(setting.budget, WARM_BUDGET))

        def choose(position: Position, seat: int) -> int:
            with _alarm(WARMING_UP):
                return answer(position, seat)

        start = game.start(setting.players, "warm-up", None, **setting.options)
        for _ in takewhile(lambda _: time.perf_counter() < until, playing.moves(start, choose)):
            pass
