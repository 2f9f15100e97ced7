"""What must be compiled once on a machine is compiled beside the server, so that nobody's game stands still for it.

The rules of a game take some seconds, its bots and its advice up to half a minute. After the start a process of low
priority goes through all of them. A game that somebody wants before is compiled at once, in a process of its own.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from multiprocessing.process import BaseProcess

from spieltrieb.bots import preparing
from spieltrieb.core.contract import Game
from spieltrieb.games import games
from spieltrieb.server.thinking import mind_the_server

LOW = 15  # how far it steps back behind all other work of the machine, as `nice` counts

log = logging.getLogger("spieltrieb.preparing")


class Preparer:
    """The processes that compile."""

    def __init__(self) -> None:
        self._processes: list[BaseProcess] = []
        self._coming: dict[str, asyncio.Future[None]] = {}  # games that somebody waits for

    def begin(self, at_once: int | None = None, step_back: int = LOW) -> None:
        """Compile all that is not there yet, in so many processes (if none are named, on half the cores)."""
        if all_is_compiled():
            return
        log.info("compiling all games for this machine, once for this version")
        at_once = min(len(games), max(1, at_once or (os.cpu_count() or 2) // 2))
        for number in range(at_once):
            self._start(tuple(games)[number::at_once], step_back)

    def wait(self) -> bool:
        """Wait until all is compiled; whether all went well."""
        for process in self._processes:
            process.join()
        return all(process.exitcode == 0 for process in self._processes)

    async def rules_of(self, game: Game) -> None:
        """Wait until the rules of a game are compiled; they are loaded in a moment then."""
        if game.is_compiled:
            return
        if game.key not in self._coming:
            process = self._start((game.key,), 0, rules_only=True)
            self._coming[game.key] = asyncio.ensure_future(asyncio.to_thread(process.join))
        await asyncio.shield(self._coming[game.key])

    def close(self) -> None:
        """End all processes; what they have compiled so far is kept."""
        for process in self._processes:
            process.terminate()

    def _start(self, keys: tuple[str, ...], step_back: int, rules_only: bool = False) -> BaseProcess:
        process = multiprocessing.get_context("spawn").Process(
            target=_compile, args=(keys, step_back, rules_only), daemon=True
        )
        process.start()
        self._processes.append(process)
        return process


def all_is_compiled() -> bool:
    """Whether nothing is left to do on this machine for this version."""
    return all(game.is_compiled and preparing.are_prepared(game) for game in games.values())


def _compile(keys: tuple[str, ...], step_back: int, rules_only: bool) -> None:
    mind_the_server()
    if hasattr(os, "nice"):
        os.nice(step_back)
    for key in keys:
        assert games[key].drive is not None  # compiled now, and kept on the disk
    for key in keys if not rules_only else ():
        preparing.prepare(games[key])
