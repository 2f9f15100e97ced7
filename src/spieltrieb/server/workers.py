"""Bots, advice and reviews are computed in processes of their own, so that the server never waits for them.

A process is given what a seat may know and nothing else, as in bots.look.

While the bots of a game are being compiled (compiling.py), those that are quick enough as plain Python play on in one
more process, in which nothing is compiled; the others wait for the compiler.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import multiprocessing
import os
import random
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, NamedTuple, TypeVar

import numpy as np

from spieltrieb import bots
from spieltrieb.bots import Bot, Sight, preparing
from spieltrieb.core import compile
from spieltrieb.core.position import Position
from spieltrieb.games import games

T = TypeVar("T")
KEPT_BOTS = 1000  # players kept in mind by a process: some remember what they saw
# Bots that take less than a tenth of a second uncompiled; half a second for the first move of a process.
QUICK = frozenset({"random", "greedy", "level1", "level2", "level3", "level4"})


class Seen(NamedTuple):
    """What a seat sees, in a form that goes to another process."""

    game: str
    seat: int
    players: int
    options: dict[str, Any]
    state: bytes
    legal: tuple[int, ...]
    told: list[str]
    budget: float
    luck: bytes

    def sight(self) -> Sight:
        """The same as a bot gets it."""
        game = games[self.game]
        return Sight(
            game=game,
            seat=self.seat,
            players=self.players,
            options=self.options,
            state=np.frombuffer(self.state, game.dtype).copy(),
            legal=self.legal,
            told=partial(list, self.told),
            budget=self.budget,
            random=random.Random(self.luck),
        )


def seen(position: Position, seat: int, luck: bytes, budget: float) -> Seen:
    """What a seat sees now; its own luck makes the same bot choose the same where all else is the same."""
    sight = bots.look(position, seat, random.Random(), budget)
    return Seen(
        position.game.key,
        seat,
        position.players,
        dict(position.options),
        sight.state.tobytes(),
        tuple(sight.legal),
        sight.told(),
        budget,
        luck,
    )


def luck_of(seed: str, round: int, seat: int, step: int) -> bytes:
    """The luck of a bot at one move; nothing of the seed can be found out from it."""
    return hmac.digest(seed.encode(), f"bot/{round}/{seat}/{step}".encode(), hashlib.sha256)


class Workers:
    """The processes that think."""

    def __init__(self, workers: int) -> None:
        self._workers = max(1, workers)
        self._pools: list[ProcessPoolExecutor | None] = [None] * (self._workers + 1)  # the last one is plain
        # The games whose bots play in the plain process, with what loads the compiled ones when they are there.
        self._plain: dict[str, list[asyncio.Future[None]]] = {}
        self.waiting = 0

    async def choose(self, table: str, bot: str, seen: Seen) -> int:
        """The action a bot chooses. A table's bots live in one process, where they remember what they saw."""
        return await self._do(self._worker(table, bot, seen.game), _choose, (table, bot, seen.seat), bot, seen)

    async def advise(self, seen: Seen, lang: str) -> dict[str, Any]:
        """Advice, with the moves as actions and the reasons in words."""
        return await self._do(random.randrange(self._workers), _advise, seen, lang)

    async def review(self, record: str, budget: float, lang: str) -> dict[str, Any]:
        """The review of a game that is over."""
        return await self._do(random.randrange(self._workers), _review, record, budget, lang)

    def warm_up(self) -> None:
        """Start a process before it is needed."""
        self._pool(0).submit(_nothing)
        if not all(preparing.are_prepared(game) for game in games.values()):
            self._pool(self._workers).submit(_nothing)

    def _worker(self, table: str, bot: str, game: str) -> int:
        """The number of the process in which a bot of this table thinks."""
        if bot in QUICK and not self._is_loaded(game):
            return self._workers
        return hash(table) % self._workers

    def _is_loaded(self, game: str) -> bool:
        """Whether the compiled bots of a game are ready to play; while they are not, plain ones do."""
        if not preparing.are_prepared(games[game]):
            self._plain[game] = []
        elif game in self._plain:
            # The other processes load them first: that takes seconds, in which the plain one goes on.
            if not self._plain[game]:
                loads = (self._do(worker, _load, game) for worker in range(self._workers))
                self._plain[game] = [asyncio.ensure_future(load) for load in loads]
            if all(load.done() for load in self._plain[game]):
                del self._plain[game]
                if not self._plain:
                    self._end_plain()
        return game not in self._plain

    def _end_plain(self) -> None:
        pool, self._pools[-1] = self._pools[-1], None
        if pool is not None:
            pool.shutdown(wait=False)  # it still answers what it was asked

    async def _do(self, worker: int, work: Callable[..., T], *arguments: Any) -> T:
        self.waiting += 1
        try:
            for _ in range(2):
                pool = self._pool(worker)
                try:
                    return await asyncio.wrap_future(pool.submit(work, *arguments))
                except BrokenProcessPool:  # it was killed, perhaps for lack of memory: another one takes over
                    if self._pools[worker] is pool:
                        self._pools[worker] = None
            raise BrokenProcessPool("A process that thinks was killed twice.")
        finally:
            self.waiting -= 1

    def _pool(self, worker: int) -> ProcessPoolExecutor:
        pool = self._pools[worker]
        if pool is None:
            begin = mind_the_server if worker < self._workers else think_plain
            pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)
            self._pools[worker] = pool
        return pool

    def close(self) -> None:
        """End all processes, whatever they are thinking of."""
        for pool in filter(None, self._pools):
            processes = list((pool._processes or {}).values())
            manager: Any = pool._executor_manager_thread
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            if manager is not None:
                manager.join(5)  # otherwise it may still be tidying up while Python exits, and complain


# ---- In the process that thinks ----------------------------------------------------------------------------------

_known: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()


def _nothing() -> None:
    pass


def _load(game: str) -> None:
    """Load what was compiled for the bots that have been plain so far, by letting each look at a first move."""
    position = games[game].start(2, seed=0)
    seat = int(position.actors[0])
    for name in QUICK:
        bots.ask(bots.make(name, games[game]), bots.look(position, seat, random.Random(0)), name)


def mind_the_server() -> None:
    """End with the server, even if it is killed; but not by Ctrl-C, which the server hears itself."""
    server = multiprocessing.parent_process()

    def wait() -> None:
        if server is not None:
            server.join()
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=wait, daemon=True).start()


def think_plain() -> None:
    """Begin a process in which nothing is compiled, so that a bot answers at once on a new machine."""
    mind_the_server()
    compile.switch_off()


def _choose(key: tuple[str, str, int], name: str, seen: Seen) -> int:
    sight = seen.sight()
    bot = _known.pop(key, None) or bots.make(name, sight.game)
    _known[key] = bot
    if len(_known) > KEPT_BOTS:
        _known.popitem(last=False)
    return bots.ask(bot, sight, name)


def _advise(seen: Seen, lang: str) -> dict[str, Any]:
    advice = bots.advise(seen.sight())
    return {
        "unit": advice.unit,
        "moves": [
            {
                "action": rated.action,
                "value": rated.value,
                "words": [bots.in_words(reason, seen.game, lang) for reason in rated.reasons],
            }
            for rated in advice.moves
        ],
        "table": dict(advice.table),
    }


def _review(line: str, budget: float, lang: str) -> dict[str, Any]:
    from spieltrieb.bots.review import describe, review
    from spieltrieb.core.record import parse, verify

    end = verify(parse(line), games)
    found = review(end, budget=budget)
    shown = found.to_dict()
    for decision, told in zip(found.decisions, shown["decisions"], strict=True):
        told["words"] = [bots.in_words(reason, found.game, lang) for reason in decision.reasons]
        if decision.forced:
            told["value"] = told["best_value"] = told["loss"] = None
    for turn, told in zip(found.turning_points, shown["turning_points"], strict=True):
        told["reasons"] = [reason.to_dict() for reason in describe(turn, found.unit, found.names[turn.seat])]
    return shown
