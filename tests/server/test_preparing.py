"""A machine that has compiled nothing yet: nobody's game stands still, and what was prepared is not compiled again."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from spieltrieb.core.contract import Game
from spieltrieb.games import games
from spieltrieb.server import preparing
from spieltrieb.server.preparing import Preparer
from tests.server.client import Person, Process, request

LOOK = """
import random, sys
from spieltrieb import bots
from spieltrieb.bots import preparing
from spieltrieb.bots.review import review
from spieltrieb.core import compile
from spieltrieb.games import games

game = games[sys.argv[2]]
if sys.argv[1] == "prepare":
    preparing.prepare(game)
else:
    chance = random.Random(3)
    position = game.start(2, seed=5)
    while position.actors:
        seat = position.actors[0]
        for name in bots.LEVELS:
            action = bots.ask(bots.make(name, game), bots.look(position, seat, chance, 0.01), name)
        position = position.advance_by(seat, action)[-1]
    review(position, budget=0.001)
    twins = compile._twins.values()
    print([twin.py_func.__qualname__ for twin in twins if sum(twin.stats.cache_misses.values())])
    assert any(sum(twin.stats.cache_hits.values()) for twin in twins)
"""


def _run(what: str, game: str, cache: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", LOOK, what, game],
        env={**os.environ, "SPIELTRIEB_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.soak
def test_a_new_machine(tmp_path: Path, new_process: Callable[..., Process], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTRIEB_CACHE", str(tmp_path / "cache"))
    server = new_process()
    person = Person.comes(server.address)
    answers = 0
    with ThreadPoolExecutor(1) as pool:
        made = pool.submit(person.make_table, "kreuzquer", "me")
        while not made.done():
            assert request(server.address, "GET", "/health").status == 200
            answers += 1
    assert answers > 20, "the server stood still while the first game was compiled"
    assert list((tmp_path / "cache").rglob("the-rules-of-kreuz-quer.done"))
    assert person.get(f"/api/tables/{made.result()}")["game"] == "kreuzquer"


@pytest.mark.program
@pytest.mark.soak
@pytest.mark.parametrize("game", games)
def test_what_was_prepared_is_never_compiled_again(tmp_path: Path, game: str) -> None:
    _run("prepare", game, tmp_path)
    assert _run("look", game, tmp_path) == "[]"


class _Process:
    started: list[tuple[tuple[str, ...], int, bool]] = []  # noqa: RUF012

    def __init__(self, target: object, args: tuple[tuple[str, ...], int, bool], daemon: bool) -> None:
        self.args = args
        self.ended = False

    def start(self) -> None:
        self.started.append(self.args)

    def join(self) -> None: ...

    def terminate(self) -> None:
        self.ended = True


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[tuple[str, ...], int, bool]]:
    """What processes would have been started to compile."""
    monkeypatch.setattr(_Process, "started", [])

    class Context:
        Process = _Process

    monkeypatch.setattr(preparing.multiprocessing, "get_context", lambda kind: Context)
    return _Process.started


@pytest.mark.parametrize("cores", [1, 2, 4, 64])
def test_all_games_are_prepared_once_each_and_only_if_needed(
    started: list[tuple[tuple[str, ...], int, bool]], monkeypatch: pytest.MonkeyPatch, cores: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    monkeypatch.setattr("spieltrieb.core.compile.is_done", lambda what: True)
    Preparer().begin()
    assert not started
    monkeypatch.setattr("spieltrieb.core.compile.is_done", lambda what: "Memo" not in what)
    Preparer().begin()
    assert sorted(key for keys, _, _ in started for key in keys) == sorted(games)
    assert len(started) == min(4, max(1, cores // 2))


def test_those_who_wait_for_the_same_game_wait_for_one_process(
    started: list[tuple[tuple[str, ...], int, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Game, "is_compiled", property(lambda game: game.key != "memostreet"))
    preparer = Preparer()

    async def wait() -> None:
        await asyncio.gather(*(preparer.rules_of(games["memostreet"]) for _ in range(3)))
        await preparer.rules_of(games["kreuzquer"])

    asyncio.run(wait())
    assert started == [(("memostreet",), 0, True)]
    preparer.close()
