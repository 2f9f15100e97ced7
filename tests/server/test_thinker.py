"""A thinker, as people start one: it takes jobs, answers them, and loses none when it is stopped or killed."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable

import pytest

from spieltrieb.games import games
from spieltrieb.server import schema
from spieltrieb.server.computations import seen
from spieltrieb.server.errors import BadSetting, NoStorage
from spieltrieb.server.jobs.asker import Asker
from spieltrieb.server.jobs.store import JobStore
from spieltrieb.server.postgres import PostgresStorage
from spieltrieb.server.settings import Settings
from spieltrieb.server.thinker import think
from spieltrieb.server.turns import Urgency
from tests.conftest import PATIENCE
from tests.postgres import new_schema
from tests.server.client import finish, until
from tests.server.jobs.conftest import sql


class Thinker:
    """One in a process of its own."""

    def __init__(self, address: str, compiles: bool = False) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "spieltrieb.cli", "think", "--workers", "1", "--set", "prepare=false"],
            env={**os.environ, "LC_ALL": "C.UTF-8", "SPIELTRIEB_DB": address,
                 **({} if compiles else {"SPIELTRIEB_COMPILE": "0"})},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()

    def end(self) -> tuple[int, str]:
        """Stop it as a machine does that goes down; its exit code, and what it had to say."""
        self.process.terminate()
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


def with_asker(work: Callable[[Asker, JobStore, str], Awaitable[None]]) -> None:
    """Do something with a queue that somebody asks."""
    address = new_schema()

    async def run() -> None:
        await PostgresStorage(address, alone=False).close()  # makes its tables
        store = JobStore(address)
        asker = Asker(store, (4, 200), 1000.0)
        task = asyncio.ensure_future(asker.run())
        try:
            await work(asker, store, address)
        finally:
            task.cancel()
            await store.close()

    finish(run())


def move(asker: Asker, game: str, bot: str, budget: float = 0.1) -> asyncio.Task[int]:
    sight = seen(games[game].start(2, seed=3), 0, b"luck", budget)
    return asyncio.ensure_future(
        asker.ask("bot", Urgency.PERSON, "ann", ((f"{game}/1", bot, 0), bot, sight))
    )  # fmt: skip


@pytest.mark.program
def test_a_thinker_answers_and_ends_when_it_is_told_to() -> None:
    async def work(asker: Asker, store: JobStore, address: str) -> None:
        asked = move(asker, "kreuzquer", "random")
        thinker = await asyncio.to_thread(Thinker, address)
        try:
            assert thinker.said.startswith("Thinking for postgresql://") and "one process" in thinker.said
            assert await asked in [action.action for action in games["kreuzquer"].start(2, seed=3).legal(0)]
            assert await asyncio.to_thread(thinker.end) == (0, "")
        finally:
            thinker.kill()

    with_asker(work)


@pytest.mark.soak
@pytest.mark.program
def test_what_a_thinker_had_in_hand_when_it_was_killed_is_done_by_another() -> None:
    async def work(asker: Asker, store: JobStore, address: str) -> None:
        async def takers() -> set[str]:
            return {row["taken_by"] for row in await sql(store, "SELECT taken_by FROM jobs") if row["taken_by"]}

        first = await asyncio.to_thread(Thinker, address, True)
        asked = move(asker, "davincicode", "level5", budget=20.0)  # it uses all of its time
        while not (before := await takers()):
            await asyncio.sleep(0.01)
        first.kill()
        second = await asyncio.to_thread(Thinker, address, True)
        try:
            while await takers() == before:
                await asyncio.sleep(0.01)
            await until(asked.done, "it is not answered")
            assert asked.result() in [action.action for action in games["davincicode"].start(2, seed=3).legal(0)]
            assert [row["tries"] for row in await sql(store, "SELECT tries FROM jobs")] == [2]
        finally:
            assert (await asyncio.to_thread(second.end))[0] == 0

    with_asker(work)


@pytest.mark.parametrize(
    ("db", "said"),
    [("", "and no database is given: name it with --db"), ("house.db", "an SQLite file, whose server thinks")],
)
def test_it_needs_the_database_of_a_town(db: str, said: str) -> None:
    with pytest.raises(BadSetting, match=said):
        think(Settings(db=db), lambda many, database: None)


@pytest.mark.program
def test_it_does_not_start_where_it_cannot_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltrieb.server.thinker.set_up_logs", lambda settings: None)
    address = new_schema()

    def why(place: str = address) -> tuple[str, str]:
        with pytest.raises(NoStorage) as problem:
            think(Settings(db=place), lambda many, database: None)
        return problem.value.arguments["why"], str(problem.value)

    assert why("postgresql://nobody@127.0.0.1:1/none")[0] == "away"
    assert why(address.replace("/postgres?", "/no_such_database?"))[0] == "missing"
    assert why("postgresql://name@[/x")[0] == "address"
    reason, said = why()
    assert reason == "older" and "has no tables" in said and "start a server of Spieltrieb" in said
    asyncio.run(PostgresStorage(address, alone=False).close())

    def set_version(version: int) -> None:
        async def change() -> None:
            store = JobStore(address)
            await sql(store, f"UPDATE spieltrieb SET version = {version}, least = {version}")
            await store.close()

        asyncio.run(change())

    set_version(schema.VERSION - 1)
    assert f"has tables of version {schema.VERSION - 1}" in why()[1]
    set_version(schema.VERSION + 1)
    assert why()[0] == "newer"


@pytest.mark.program
def test_it_says_when_the_servers_are_of_another_version(caplog: pytest.LogCaptureFixture) -> None:
    from spieltrieb.server import thinker

    async def work(asker: Asker, store: JobStore, address: str) -> None:
        await sql(store, "INSERT INTO processes (expires, version) VALUES ('infinity', '0.0.1')")
        watching = asyncio.ensure_future(thinker._watch_versions(store))
        await until(lambda: caplog.records, "it says nothing")
        assert "takes no jobs: install the same version" in caplog.records[0].getMessage()
        assert caplog.records[0].servers == "0.0.1"  # type: ignore[attr-defined]
        watching.cancel()

    with_asker(work)
