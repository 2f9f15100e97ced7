"""What must be compiled once on a machine is compiled beside the server, while everybody plays on.

The rules of a game take some seconds, its bots and its advice up to half a minute. Until its compiled rules are here, a
game is played by the same rules as plain Python: a table opens at once, and changes over when they are loaded.
After the start a process of low priority compiles one game after the other; a game that somebody plays does not wait
for its turn.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from importlib import import_module
from multiprocessing.process import BaseProcess
from typing import Any

from spieltrieb.core.contract import Game
from spieltrieb.core.machine import cores
from spieltrieb.games import games
from spieltrieb.server.computations import mind_the_server

# What is compiled of each game besides its rules: modules with `are_prepared` and `prepare`. Players need just these.
PARTS = ("spieltrieb.bots.preparing",)
LOW = 15  # how far it yields to all other work on the machine, as `nice` counts
LOOK = 0.1  # seconds between checks whether the rules of a game are compiled

log = logging.getLogger("spieltrieb.compiling")


class Compiler:
    """The processes that compile, and the games that wait for what they compile."""

    def __init__(self, parts: tuple[str, ...] = PARTS) -> None:
        self._parts = parts
        self._spawn = multiprocessing.get_context("spawn")
        self._processes: list[BaseProcess] = []
        self._taken: Any = None  # shared by the processes: which parts of which games one of them has taken on already
        self._coming: dict[str, asyncio.Task[None]] = {}  # games that are played plain until they change over

    def begin(self, at_once: int | None = None, step_back: int = LOW) -> None:
        """Compile all that is not there yet, in this many processes (by default on half the cores)."""
        if all_is_compiled(self._parts):
            return
        log.info("compiling all games for this machine, once for this version")
        for _ in range(min(len(games), max(1, at_once or cores() // 2))):
            self._start(tuple(games), step_back)

    def wait(self) -> bool:
        """Wait until all is compiled; whether all went well."""
        for process in self._processes:
            process.join()
        return all(process.exitcode == 0 for process in self._processes)

    def open(self) -> None:
        """Let all games be played from now on, without a wait for any compiler."""
        for game in games.values():
            game.play_plain()

    def load(self) -> None:
        """Load the compiled rules of all games that have some, before anybody plays here."""
        for game in games.values():
            if game.is_compiled and not game.is_loaded:
                game.change_over(game.load())

    def play(self, game: Game) -> None:
        """Somebody plays this game: get its compiled rules, and change over to them in mid-game."""
        if not game.is_loaded and game.key not in self._coming:
            self._coming[game.key] = asyncio.get_running_loop().create_task(self._change_over(game))

    async def _change_over(self, game: Game) -> None:
        if not _is_ready(game, self._parts):
            self._start((game.key,), LOW)
        while not game.is_compiled:
            if not any(process.is_alive() for process in self._processes):
                log.warning("rules could not be compiled, so they stay plain and slower", extra={"game": game.key})
                return
            await asyncio.sleep(LOOK)
        try:
            # Loading takes up to two seconds: in a thread, so that nobody's game stands still.
            loaded = await asyncio.to_thread(game.load)
        except Exception as problem:
            log.error("compiled rules cannot be loaded", extra={"game": game.key, "problem": str(problem)})
            return
        game.change_over(loaded)
        log.info("plays by compiled rules", extra={"game": game.key})

    def close(self) -> None:
        """End all processes; what they have compiled so far is kept."""
        for task in self._coming.values():
            task.cancel()
        for process in self._processes:
            process.terminate()
        for game in games.values():
            game.change_over()

    def _start(self, keys: tuple[str, ...], step_back: int) -> None:
        if self._taken is None:
            self._taken = self._spawn.Array("b", len(games) * len(self._parts))
        process = self._spawn.Process(target=_compile, args=(keys, self._parts, self._taken, step_back), daemon=True)
        process.start()
        self._processes.append(process)


def all_is_compiled(parts: tuple[str, ...] = PARTS) -> bool:
    """Whether nothing is left to do on this machine for this version: of the rules, and of these parts."""
    return all(_is_ready(game, parts) for game in games.values())


def _is_ready(game: Game, parts: tuple[str, ...]) -> bool:
    return game.is_compiled and all(import_module(part).are_prepared(game) for part in parts)


# ---- In the process that compiles --------------------------------------------------------------------------------


def _compile(keys: tuple[str, ...], parts: tuple[str, ...], taken: Any, step_back: int) -> None:
    """Compile what no other process has taken on: of all games what players need, then the parts after it."""
    mind_the_server()
    if hasattr(os, "nice"):
        os.nice(step_back)
    for number, part in enumerate(parts):
        for key in keys:
            if _take(taken, number * len(games) + tuple(games).index(key)):
                assert games[key].drive is not None  # compiled now, and kept on the disk
                import_module(part).prepare(games[key])


def _take(taken: Any, number: int) -> bool:
    """Take a part of a game on, unless another process has."""
    with taken:
        was_free = not taken[number]
        taken[number] = 1
    return was_free
