"""A machine that has compiled nothing yet: nobody's game stands still, and what was prepared is not compiled again."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from spieltrieb.bots import preparing
from spieltrieb.core import compile
from spieltrieb.core.contract import Game
from spieltrieb.core.record import check_seed, parse
from spieltrieb.games import games
from spieltrieb.server import compiling
from spieltrieb.server.compiling import PARTS, Compiler
from tests.conftest import soaked
from tests.server.client import PATIENCE, Person, Process

compiled = pytest.mark.skipif(not compile.compilation_is_on(), reason="nothing is compiled")

LOOK = """
import random, sys
import numba

twins, njit = [], numba.njit


def watched(**options):
    return lambda function: twins.append(njit(**options)(function)) or twins[-1]


numba.njit = watched
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


def _agree(person: Person, table: str) -> None:
    """The compiled rules, here, agree with all that happened at a table: every move, all luck, and the result."""
    found = person.get(f"/api/tables/{table}/records")
    (record,), (seed,) = found["records"], found["seeds"]
    check_seed(parse(json.dumps(record)), games, seed)


@compiled
@pytest.mark.parametrize("game", soaked("kreuzquer", *(key for key in games if key != "kreuzquer")))
def test_a_table_opens_and_is_played_while_nothing_is_compiled(
    tmp_path: Path, new_process: Callable[..., Process], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The compiler is held back by a gate: whatever is answered here was answered without it."""
    cache = tmp_path / "cache"
    monkeypatch.setenv("SPIELTRIEB_CACHE", str(cache))
    monkeypatch.setenv("COMPILER_GATE", str(tmp_path))
    server = new_process(prepare=True)
    person = Person.comes(server.address)
    table = person.make_table(game, "me", "level3")

    async def play() -> None:
        async with person.page(table) as page:
            await page.play(table, random.Random(game))
            assert page.tables[table]["phase"] == "over"

    asyncio.run(play())
    _agree(person, table)
    assert not [file for file in cache.rglob("*") if file.is_file()], "something was compiled"


def test_what_is_compiled_is_loaded_before_anybody_plays_and_nothing_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []

    def game(name: str, is_compiled: bool, is_loaded: bool) -> Any:
        facts = {"is_compiled": is_compiled, "is_loaded": is_loaded}
        return SimpleNamespace(**facts, load=lambda: name, change_over=loaded.append)

    known = {"a": game("a", True, True), "b": game("b", True, False), "c": game("c", False, False)}
    monkeypatch.setattr(compiling, "games", known)
    Compiler().load()
    assert loaded == ["b"]


@pytest.mark.soak  # it waits for the compiler; how games change over is tested in tests/contract/test_compiled.py, too
@compiled
def test_a_game_changes_over_in_the_middle_when_its_rules_are_compiled(
    tmp_path: Path, new_process: Callable[..., Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("SPIELTRIEB_CACHE", str(cache))
    monkeypatch.setenv("COMPILER_GATE", str(tmp_path))
    server = new_process()
    person = Person.comes(server.address)
    table = person.make_table("kreuzquer", "me", "level3")
    changed_over = "plays by compiled rules game=kreuzquer"

    async def play() -> None:
        chance = random.Random(12)
        async with person.page(table) as page:
            await page.play(table, chance, lambda known: known["step"] > 12)
            assert changed_over not in Path(server.log.name).read_text()
            (tmp_path / "kreuzquer").touch()
            async with asyncio.timeout(10 * PATIENCE):
                while changed_over not in Path(server.log.name).read_text():
                    await page.quiet()  # it answers all the while
                    await asyncio.sleep(0.05)
            await page.play(table, chance)
            assert page.tables[table]["phase"] == "over"

    asyncio.run(play())
    _agree(person, table)


@pytest.mark.program
@pytest.mark.soak
@pytest.mark.parametrize("game", games)
def test_what_was_prepared_is_never_compiled_again(tmp_path: Path, game: str) -> None:
    _run("prepare", game, tmp_path)
    assert _run("look", game, tmp_path) == "[]"


class _Process:
    """A process that is never started."""

    started: list[tuple[str, ...]] = []  # noqa: RUF012

    def __init__(self, target: object, args: tuple[tuple[str, ...], object, int], daemon: bool) -> None:
        self.keys = args[0]
        self.exitcode: int | None = None

    def start(self) -> None:
        self.started.append(self.keys)

    def is_alive(self) -> bool:
        return self.exitcode is None

    def terminate(self) -> None:
        self.exitcode = -15


class _Spawn:
    Process = _Process

    @staticmethod
    def Array(kind: str, length: int) -> object:
        return None


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The games that processes would have been started to compile."""
    monkeypatch.setattr(_Process, "started", [])
    monkeypatch.setattr(compiling.multiprocessing, "get_context", lambda kind: _Spawn)
    return _Process.started


@pytest.mark.parametrize("cores", [1, 2, 4, 64])
def test_all_games_are_prepared_and_only_if_needed(
    started: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, cores: int
) -> None:
    monkeypatch.setattr(compiling, "cores", lambda: cores)
    monkeypatch.setattr("spieltrieb.core.compile.is_done", lambda what: True)
    Compiler().begin()
    assert not started
    monkeypatch.setattr("spieltrieb.core.compile.is_done", lambda what: "Memo" not in what)
    Compiler().begin()
    assert started == [tuple(games)] * min(4, max(1, cores // 2))


def test_no_two_processes_take_on_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(compiling, "mind_the_server", lambda: None)
    monkeypatch.setattr(Game, "drive", property(lambda game: game))
    monkeypatch.setattr(preparing, "prepare", lambda game: compiled.append(game.key))
    taken = multiprocessing.get_context("spawn").Array("b", len(games))
    compiling._compile(("kreuzquer",), PARTS, taken, 0)
    compiling._compile(tuple(games), PARTS, taken, 0)
    compiling._compile(tuple(games), PARTS, taken, 0)
    assert compiled == ["kreuzquer", *(key for key in games if key != "kreuzquer")]


class _Game:
    """A game whose rules are compiled when the test says so."""

    def __init__(self) -> None:
        self.key = "memostreet"
        self.is_compiled = False
        self.breaks = False
        self.drive: object = "plain"

    @property
    def is_loaded(self) -> bool:
        return self.drive != "plain"

    def load(self) -> object:
        assert self.is_compiled, "it would have been compiled in the server"
        if self.breaks:
            raise OSError("The file is damaged.")
        return "compiled"

    def change_over(self, loaded: object) -> None:
        self.drive = loaded


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(compiling, "LOOK", 0)
    monkeypatch.setattr(preparing, "are_prepared", lambda game: game.is_compiled)
    return _Game()


def test_a_game_that_is_played_is_compiled_first_and_changes_over_then(
    started: list[tuple[str, ...]], slow: Any
) -> None:
    async def play() -> None:
        compiler = Compiler()
        for _ in range(3):
            compiler.play(slow)
        await asyncio.sleep(0)
        assert (started, slow.drive) == ([("memostreet",)], "plain"), "one process, and nobody waits for it"
        slow.is_compiled = True
        await compiler._coming["memostreet"]
        assert slow.drive == "compiled"
        compiler.play(slow)
        assert len(started) == 1

    asyncio.run(play())


def test_a_game_stays_plain_if_its_rules_cannot_be_compiled(
    started: list[tuple[str, ...]], slow: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        compiler = Compiler()
        compiler.play(slow)
        await asyncio.sleep(0)
        compiler._processes[0].terminate()
        await compiler._coming["memostreet"]

    asyncio.run(play())
    assert slow.drive == "plain"
    assert "could not be compiled" in caplog.text


def test_a_game_stays_plain_if_its_compiled_rules_cannot_be_loaded(
    started: list[tuple[str, ...]], slow: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        slow.is_compiled = slow.breaks = True
        compiler = Compiler()
        compiler.play(slow)
        await compiler._coming["memostreet"]

    asyncio.run(play())
    assert (started, slow.drive) == ([], "plain")
    assert "cannot be loaded" in caplog.text


def test_a_server_that_ends_leaves_no_game_plain(
    started: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games["kreuzquer"]
    monkeypatch.delitem(vars(game), "drive", raising=False)
    compiler = Compiler()
    compiler.open()
    assert "drive" in vars(game)
    compiler.close()
    assert "drive" not in vars(game) or not compile.compilation_is_on()
