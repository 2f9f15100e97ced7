"""Which process a bot thinks in: the plain one until the compiled bots of its game are loaded."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from spieltrieb import bots
from spieltrieb.core.errors import BadBot
from spieltrieb.games import games
from spieltrieb.server import workers as module
from spieltrieb.server.workers import QUICK, Workers, luck_of, seen
from tests.conftest import soaked

PLAIN = 2  # after two others


class Busy(Workers):
    """A workers whose processes are only noted, and load when the test says so."""

    def __init__(self) -> None:
        super().__init__(2)
        self.asked: list[int] = []
        self.loads: list[int] = []
        self.may_load = asyncio.Event()
        self.plain_ended = False

    async def _do(self, worker: int, work: Any, *arguments: Any) -> Any:
        if work is module._load:
            self.loads.append(worker)
            await self.may_load.wait()
        else:
            self.asked.append(worker)

    def _end_plain(self) -> None:
        self.plain_ended = True

    async def worker_of(self, bot: str, game: str = "kreuzquer") -> int:
        await self.choose("table/0", bot, seen(games[game].start(2, seed=3), 0, b"", 0.1))
        await asyncio.sleep(0)  # loading may begin, and end
        return self.asked[-1]


def test_quick_bots_play_on_while_theirs_are_compiled_and_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: set[str] = set()
    monkeypatch.setattr(module.preparing, "are_prepared", lambda game: game.key in prepared)

    async def play() -> None:
        workers = Busy()
        for bot in QUICK:
            assert await workers.worker_of(bot) == PLAIN
        assert await workers.worker_of("level5") < PLAIN, "it would think far too long, so it waits for the compiler"
        assert await workers.worker_of("level2", "davincicode") == PLAIN
        prepared.add("kreuzquer")
        assert await workers.worker_of("level2") == PLAIN, "the compiled ones are not loaded yet"
        assert await workers.worker_of("level2") == PLAIN
        assert workers.loads == [0, 1], "in every process, and once"
        workers.may_load.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert await workers.worker_of("level2") < PLAIN
        assert not workers.plain_ended, "another game needs it"
        prepared.add("davincicode")
        await workers.worker_of("level2", "davincicode")
        assert await workers.worker_of("level2", "davincicode") < PLAIN
        assert workers.plain_ended

    asyncio.run(play())


def test_where_all_is_prepared_nothing_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.preparing, "are_prepared", lambda game: True)

    async def play() -> None:
        workers = Busy()
        assert await workers.worker_of("level1") < PLAIN
        assert workers.loads == []

    asyncio.run(play())


@pytest.mark.program
@pytest.mark.parametrize("game", soaked("memostreet", *(key for key in games if key != "memostreet")))
def test_a_plain_process_chooses_as_a_compiled_one_does(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same sight and the same luck: quick bots choose the same in both, so nobody sees them change over."""
    position = games[game].start(2, seed=7)
    sights = []
    while position.actors:
        seat = int(position.actors[0])
        sights.append(seen(position, seat, luck_of("secret", 1, seat, position.step), 0.1))
        moves = position.legal(seat)
        position = position.play(moves[len(moves) // 2])
    names = sorted(QUICK)

    async def answers(prepared: bool) -> list[int]:
        monkeypatch.setattr(module.preparing, "are_prepared", lambda game: prepared)
        workers = Workers(1)
        try:
            return [await workers.choose(f"{name}/0", name, sight) for sight in sights[::7] for name in names]
        finally:
            workers.close()

    assert asyncio.run(answers(prepared=False)) == asyncio.run(answers(prepared=True))
    assert set(names) == set(bots.names()) - {"level5"}


def test_no_module_is_loaded_whatever_bot_a_log_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "evil.py").write_text("raise SystemExit('this ran')")
    monkeypatch.syspath_prepend(tmp_path)
    position = games["kreuzquer"].start(2, seed=3)
    with pytest.raises(BadBot, match="There is no bot 'evil:Bot' at this server"):
        module._choose(("table", "evil:Bot", 0), "evil:Bot", seen(position, 0, b"", 0.1))
    assert "evil" not in sys.modules
