"""Tables on PostgreSQL: whatever becomes of the connection, what was acknowledged is there, and nothing comes twice.

What every storage does is in test_storage.py; here is what only this one has.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from spieltrieb.server import export_import, postgres, postgres_line, schema
from spieltrieb.server.entries import Played
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.export_import import TABLES
from spieltrieb.server.moderation import Deed
from spieltrieb.server.people import Guest
from spieltrieb.server.postgres import PostgresStorage
from spieltrieb.server.postgres_line import Line, connect, explained, places, shown
from spieltrieb.server.postgres_schema import BREAKING
from spieltrieb.server.sqlite import SqliteStorage
from spieltrieb.server.storage import Storage
from tests.conftest import PATIENCE
from tests.postgres import Postgres, new_schema, shared
from tests.server.client import House, Person, Refusal, until
from tests.server.test_storage import append, log_of, made, new_table, result, said, using

pytestmark = pytest.mark.program


@pytest.fixture
def address() -> str:
    return new_schema()


@pytest.fixture
def open_it(address: str) -> Callable[[], Storage]:
    return partial(PostgresStorage, address)


async def ask(address: str, query: str, *values: Any) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(address)
    try:
        return [tuple(row) for row in await connection.fetch(query, *values)]
    finally:
        await connection.close()


def why(problem: pytest.ExceptionInfo[NoStorage]) -> str:
    assert str(problem.value).endswith(("?", "."))
    return str(problem.value.arguments["why"])


# ---- Exactly once ----


def test_every_commit_waits_for_the_disk_but_for_claims(open_it: Callable[[], Storage]) -> None:
    async def work(storage: Any) -> list[str]:
        lines = (storage._writing, storage._renewing, storage._reading)
        return [await (await line.connection()).fetchval("SHOW synchronous_commit") for line in lines]

    assert using(open_it, work) == ["on", "on", "off"]  # though the server of the tests says off


async def cut(storage: Any, line: Line) -> None:
    """Let the database end a connection, as its restart does."""
    pid = (await line.connection()).get_server_pid()
    await ask(storage.address, "SELECT pg_terminate_backend($1, 10000)", pid)


def test_lost_connections_lose_nothing(open_it: Callable[[], Storage]) -> None:
    async def work(storage: Any) -> list[Any]:
        table = await new_table(storage)
        for number in range(1, 31):
            if number % 10 == 0:
                await cut(storage, storage._writing)
                await cut(storage, storage._reading)
            await append(storage, table.key, number, said(number))
            if number % 5 == 0:
                assert len(await log_of(storage, table.id)) == number + 1
        return await log_of(storage, table.id)

    assert using(open_it, work) == [made(), *map(said, range(1, 31))]


@pytest.mark.parametrize("is_committed", [True, False])
@pytest.mark.parametrize("is_alone", [True, False])
def test_a_batch_whose_answer_is_lost_is_written_once(
    open_it: Callable[[], Storage], is_committed: bool, is_alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks before the commit, or after it and before its answer."""

    async def work(storage: Any) -> None:
        table = await new_table(storage)
        usual, tries = storage._transact, []

        async def transact(connection: Any, jobs: Any) -> None:
            tries.append(jobs)
            if is_committed or len(tries) > 1:
                await usual(connection, jobs)
            if len(tries) == 1:
                raise ConnectionResetError

        monkeypatch.setattr(storage, "_transact", transact)
        more = {} if is_alone else {"phase": "over", "results": [result(table=table.key)]}
        await append(storage, table.key, 1, said(1), **more)
        assert len(tries) == (1 if is_committed else 2)
        assert await log_of(storage, table.id) == [made(), said(1)]
        assert len(await storage.results_of("ann")) == (0 if is_alone else 1)

    using(open_it, work)


def test_a_batch_that_was_refused_is_not_taken_for_written_when_the_answer_is_lost(
    open_it: Callable[[], Storage], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(storage: Any) -> None:
        table = await new_table(storage)
        await ask(address, "UPDATE leases SET epoch = epoch + 1")
        usual, tries = storage._transact, []

        async def transact(connection: Any, jobs: Any) -> None:
            tries.append(jobs)
            try:
                await usual(connection, jobs)
            except NoStorage:
                if len(tries) > 1:
                    raise
                raise ConnectionResetError from None

        monkeypatch.setattr(storage, "_transact", transact)
        with pytest.raises(NoStorage) as problem:
            await append(storage, table.key, 1, said(1))
        assert (why(problem), len(tries)) == ("taken", 2)
        assert await log_of(storage, table.id) == [made()]

    using(open_it, work)


def test_a_batch_is_written_once_even_if_its_server_is_ended_before_the_answer(
    open_it: Callable[[], Storage], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is committed; the answer is lost; and meanwhile the server has had to become another process."""

    async def work(storage: Any) -> None:
        table = await new_table(storage)
        usual, tries = storage._transact, []

        async def transact(connection: Any, jobs: Any) -> None:
            tries.append(jobs)
            await usual(connection, jobs)
            await ask(address, "UPDATE processes SET ended = TRUE")
            await storage.renew()
            raise ConnectionResetError

        monkeypatch.setattr(storage, "_transact", transact)
        await append(storage, table.key, 1, said(1))
        assert len(tries) == 1
        assert await log_of(storage, table.id) == [made(), said(1)]

    using(open_it, work)


def test_a_server_that_was_ended_begins_anew_with_what_it_owns_then(
    open_it: Callable[[], Storage], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "BEAT", 3600)  # otherwise it may find out by itself before it is asked

    async def work(storage: Any) -> None:
        table = await new_table(storage)
        for number, besides in enumerate(({}, {"phase": "over"}), 1):
            await ask(address, "UPDATE processes SET ended = TRUE")
            with pytest.raises(NoStorage) as problem:
                await append(storage, table.key, number, said(number), **besides)
            assert why(problem) == "taken"
            with pytest.raises(NoStorage):
                await append(storage, table.key, number, said(number), **besides)
            assert len((await storage.take(table.id))[1]) == number
            await append(storage, table.key, number, said(number), **besides)
        await ask(address, "UPDATE processes SET ended = TRUE")
        with pytest.raises(NoStorage):
            await storage.check()
        await storage.check()
        await ask(address, "UPDATE processes SET ended = TRUE")
        await storage.renew()  # it finds out by itself, too
        await storage.check()

    using(open_it, work)


def test_what_a_lost_connection_still_has_under_way_is_ended_before_it_is_written_again(
    open_it: Callable[[], Storage], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is silent: connections are made anew, and the old one, which waits for a row, never gets it."""
    monkeypatch.setattr(postgres, "BEAT", 0.01)

    async def never() -> None:
        await asyncio.Event().wait()

    async def work(storage: Any) -> None:
        table = await new_table(storage)
        before, pid = storage._writing._connection, storage._writing.backend
        holder = await asyncpg.connect(address)
        try:
            await holder.execute("BEGIN")
            await holder.execute("LOCK TABLE log")
            waiting = asyncio.create_task(append(storage, table.key, 1, said(1), phase="over"))
            query = f"SELECT pid FROM pg_stat_activity WHERE pid = {pid}"
            while not await ask(address, f"{query} AND wait_event_type = 'Lock'"):
                await asyncio.sleep(0.01)
            with monkeypatch.context() as silent:
                silent.setattr(postgres, "TERM", 0.05)
                silent.setattr(storage, "renew", never)
                await until(before.is_closed, "the line is still there")
            while await ask(address, query):
                await asyncio.sleep(0.01)
        finally:
            await holder.close()  # what waits for the table would keep the storage from being closed, too
        await waiting
        assert await log_of(storage, table.id) == [made(), said(1)]

    using(open_it, work)


def test_an_entry_that_the_archive_has_is_not_written_again(open_it: Callable[[], Storage]) -> None:
    async def work(storage: Storage) -> list[Any]:
        table = await new_table(storage, phase="over", due=None)
        await append(storage, table.key, 1, said(1), said(2))
        assert await storage.archive([table.key], 99) == 1
        with pytest.raises(NoStorage) as problem:
            await append(storage, table.key, 1, said(3))
        assert why(problem) == "taken"
        await append(storage, table.key, 3, said(3), reopened=True)
        return await log_of(storage, table.id)

    log = using(open_it, work)
    assert [log[0], log[3], len(log)] == [made(), said(3), 4]


# ---- A server of our own, which is stopped and started ----


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    shared()  # or say that there is none
    server = Postgres(Path(tempfile.mkdtemp(prefix="spieltrieb-own-")), max_connections="9")
    try:
        yield server.make().start()
    finally:
        server.remove()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for a database for as long as it takes on a busy machine."""
    monkeypatch.setattr(postgres, "AWAY", PATIENCE)


@pytest.mark.usefixtures("patient")
def test_what_is_done_survives_the_loss_of_power(own: Postgres) -> None:
    """PostgreSQL is ended at once in the middle of it, and started again: nobody notices."""

    async def work(storage: Any) -> list[Any]:
        table = await new_table(storage)
        for number in range(1, 10):
            await append(storage, table.key, number, said(number))
        own.stop("immediate")
        waiting = asyncio.gather(*(append(storage, table.key, number, said(number)) for number in range(10, 15)))
        await asyncio.sleep(0)
        await asyncio.get_running_loop().run_in_executor(None, own.start)
        await waiting
        return await log_of(storage, table.id)

    assert using(partial(PostgresStorage, new_schema(own.address)), work) == [made(), *map(said, range(1, 15))]


def test_a_connection_that_was_ended_in_the_moment_of_a_question_is_lost(address: str) -> None:
    """asyncpg says then that it cannot switch to another state, and nothing more can be asked over it."""

    async def ended(connection: Any) -> None:
        raise asyncpg.InternalClientError("cannot switch to state 11; another operation (2) is in progress")

    async def work() -> None:
        line = Line(address)
        before = await line.connection()
        with pytest.raises(asyncpg.InternalClientError):
            await line.ask(ended)
        assert before.is_closed()
        assert await line.ask(lambda connection: connection.fetchval("SELECT 1")) == 1
        await line.close()

    asyncio.run(work())


def test_a_database_that_is_away_says_so_and_goes_on_later(own: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "AWAY", 0.0)

    async def work(storage: Any) -> None:
        table = await new_table(storage)
        own.stop()
        try:
            for line in (storage._writing, storage._reading):
                line.is_lost(ConnectionResetError())
            for wish in (append(storage, table.key, 1, said(1)), storage.check(), storage.table(table.id)):
                with pytest.raises(NoStorage, match="does not answer") as problem:
                    await wish
                assert why(problem) == "away"
            with pytest.raises(NoStorage, match="does not answer"):
                PostgresStorage(own.address)
        finally:
            own.start()
        await append(storage, table.key, 1, said(2))
        assert await log_of(storage, table.id) == [made(), said(2)]

    using(partial(PostgresStorage, new_schema(own.address)), work)


def test_too_few_connections_say_so(own: Postgres) -> None:
    async def work() -> None:
        held: list[Any] = []
        try:
            with suppress(asyncpg.TooManyConnectionsError):
                while True:
                    held.append(await asyncpg.connect(own.address.replace("spieltrieb@", "guest@")))
            with pytest.raises(NoStorage, match="too few connections") as problem:
                PostgresStorage(own.address.replace("spieltrieb@", "guest@"))
            assert why(problem) == "connections"
        finally:
            for connection in held:
                await connection.close()

    asyncio.run(ask(own.address, "CREATE ROLE guest LOGIN"))
    asyncio.run(work())


# ---- Bad input ----


def test_a_place_that_is_not_there_says_so(own: Postgres) -> None:
    with pytest.raises(NoStorage, match="It doesn't exist") as problem:
        PostgresStorage(own.address.replace("/postgres?", "/nowhere?"))
    assert why(problem) == "missing"


def test_a_user_that_is_not_known_says_so_and_the_password_is_not_told(own: Postgres) -> None:
    wrong = own.address.replace("spieltrieb@", "eve:sesame@")
    with pytest.raises(NoStorage, match="does not know this name and password") as problem:
        PostgresStorage(wrong)
    assert why(problem) == "password"
    assert "sesame" not in str(problem.value)
    assert shown("postgresql://ann:sesame@db.example.org:5432/town?x=sesame") == "postgresql://db.example.org:5432/town"


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("postgresql://ann:x@db/town", [("db", None)]),
        ("postgresql://ann:x@db1:5433,db2/town?target_session_attrs=read-write", [("db1", 5433), ("db2", None)]),
        ("postgresql://ann@/town?host=/a,/b&port=1,2", [("/a", 1), ("/b", 2)]),
        ("postgresql://[fd00::7]:5433,[fd00::8]/town", [("fd00::7", 5433), ("fd00::8", None)]),
    ],
)
def test_an_address_can_name_several_machines(address: str, found: list[tuple[str, int | None]]) -> None:
    assert places(address) == found


def test_of_several_machines_the_one_is_used_that_is_there_and_can_be_written_to(own: Postgres) -> None:
    async def work(address: str, problem: type[Exception] | None) -> None:
        if problem is None:
            await (await connect(address)).close()
        else:
            with pytest.raises(problem):
                await connect(address)

    nowhere = str(own.folder / "nowhere")
    asyncio.run(work(own.address.replace("host=", f"host={nowhere},"), None))
    asyncio.run(work(own.address.replace("host=", f"host={nowhere},{nowhere}/at/all,").rpartition(",")[0], OSError))
    asyncio.run(ask(own.address, "CREATE ROLE reader LOGIN SUPERUSER"))
    asyncio.run(ask(own.address, "ALTER ROLE reader SET default_transaction_read_only = on"))
    reader = own.address.replace("spieltrieb@", "reader@").replace("host=", f"host={nowhere},")
    with pytest.raises(NoStorage, match="may only be read") as said:
        PostgresStorage(reader)
    assert why(said) == "readonly"


def test_an_address_that_is_none_says_so() -> None:
    with pytest.raises(NoStorage, match=r"looks like postgresql://") as problem:
        PostgresStorage("postgresql://host:port/x")
    assert why(problem) == "address"


def test_a_newer_database_is_left_alone(open_it: Callable[[], Storage], address: str) -> None:
    using(open_it, new_table)
    asyncio.run(ask(address, "UPDATE spieltrieb SET version = version + 1, least = version + 1"))
    with pytest.raises(NoStorage, match="made by a newer Spieltrieb") as problem:
        open_it()
    assert why(problem) == "newer"
    asyncio.run(ask(address, "UPDATE spieltrieb SET version = version - 1, least = version - 1"))
    assert using(open_it, lambda storage: log_of(storage, "table1")) == [made()]


def test_a_newer_database_that_we_can_use_is_used_and_stays_newer(open_it: Callable[[], Storage], address: str) -> None:
    using(open_it, new_table)
    asyncio.run(ask(address, "UPDATE spieltrieb SET version = version + 1"))
    assert using(open_it, lambda storage: log_of(storage, "table1")) == [made()]
    assert asyncio.run(ask(address, "SELECT version FROM spieltrieb")) == [(schema.VERSION + 1,)]


def test_a_database_from_before_notes_who_can_use_it(open_it: Callable[[], Storage], address: str) -> None:
    using(open_it, new_table)
    asyncio.run(ask(address, "ALTER TABLE spieltrieb DROP COLUMN least"))
    assert using(open_it, lambda storage: log_of(storage, "table1")) == [made()]
    assert asyncio.run(ask(address, "SELECT * FROM spieltrieb")) == [(schema.VERSION, max(BREAKING))]


def test_a_full_disk_refuses_moves_and_loses_none(address: str) -> None:
    """The database says that its disk is full; when there is room again, all goes on by itself."""
    full = "CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE disk_full; END $$"

    async def play(person: Person, table: str) -> None:
        async with person.page(table) as page:
            await page.ask("say", table=table, text="before")
            await ask(address, full)
            await ask(address, "CREATE TRIGGER fill BEFORE INSERT ON log EXECUTE FUNCTION fill()")
            for _ in range(2):
                with pytest.raises(Refusal, match="Its disk is full") as problem:
                    await page.ask("say", table=table, text="lost")
                assert problem.value.message["arguments"]["why"] == "full"
            await ask(address, "DROP TRIGGER fill ON log")
            await page.ask("say", table=table, text="after")
            assert [line["text"] for line in (await page.watch(table))["chat"]] == ["before", "after"]

    with House(address) as house:
        ann = Person.comes(house.address, "Ann")
        asyncio.run(play(ann, ann.make_table("kreuzquer", "me", "open")))


def test_whoever_is_stopped_in_the_middle_of_a_transaction_keeps_nobody_waiting(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has begun to write and says nothing more: the database undoes that, and others go on with its table."""
    monkeypatch.setitem(postgres_line.SERVING, "idle_in_transaction_session_timeout", "100ms")

    async def work(first: Any) -> None:
        table = await new_table(first)
        line = await first._writing.connection()
        await line.execute("BEGIN")
        await line.execute("UPDATE processes SET batch = batch WHERE id = $1", first._process)
        await ask(address, "UPDATE processes SET expires = now()")
        second = PostgresStorage(address, alone=False)
        await second.open()
        assert (await second.take(table.id))[1] == [made()]
        await append(second, table.key, 1, said(1))
        with pytest.raises(NoStorage) as problem:
            await append(first, table.key, 1, said(2))
        assert why(problem) == "taken"
        await second.close()

    using(partial(PostgresStorage, address, alone=False), work)


def test_a_database_of_another_program_is_left_alone(open_it: Callable[[], Storage], address: str) -> None:
    asyncio.run(ask(address, "CREATE TABLE log (message TEXT)"))
    with pytest.raises(NoStorage, match="Another program has tables there") as problem:
        open_it()
    assert why(problem) == "not a database"
    assert asyncio.run(ask(address, "SELECT to_regclass('spieltrieb'), to_regclass('guests')")) == [(None, None)]


def test_a_database_that_may_only_be_read_says_so(
    open_it: Callable[[], Storage], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "AWAY", 0.0)

    async def work(storage: Any) -> None:
        table = await new_table(storage)
        usual = storage._writing._begin

        async def only_read(connection: Any) -> None:
            await usual(connection)
            await connection.execute("SET default_transaction_read_only = on")

        storage._writing._begin = only_read
        storage._writing.is_lost(ConnectionResetError())
        with pytest.raises(NoStorage, match="may only be read") as problem:
            await append(storage, table.key, 1, said(1))
        assert why(problem) == "readonly"
        storage._writing._begin = usual
        storage._writing.is_lost(ConnectionResetError())
        await append(storage, table.key, 1, said(1))

    using(open_it, work)


# ---- Moving house ----


def test_both_stores_have_the_same_columns(open_it: Callable[[], Storage], address: str) -> None:
    using(open_it, new_table)
    rows = asyncio.run(
        ask(
            address,
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()",
        )
    )
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        schema.migrate(connection)
        for table in TABLES:
            if table != "journal":
                columns = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
                assert {str(column) for name, column in rows if name == table} == columns


def test_an_export_goes_from_sqlite_to_postgresql_and_back(address: str, tmp_path: Path) -> None:
    async def fill(storage: Storage) -> None:
        await storage.finish(partial(storage.save_guest, Guest("ann", "Ann 🦊 „x“ \\ '", "fox", "de", 1)))
        for day in (None, "2026-11-15"):
            table = await new_table(storage, daily=day, phase="over", due=None)
            await append(storage, table.key, 1, said(1), said(2), results=[result(at=table.key, title=3)])
        assert await storage.archive([1], 99) == 1
        await storage.finish(partial(storage.note, Deed(1, "ban", "bob", "Olga")))

    async def look(storage: Storage) -> Any:
        return storage.key, await storage.table("table1"), await storage.table("table2"), await storage.audit(9)

    file, there, back = tmp_path / "a.db", tmp_path / "there.jsonl", tmp_path / "back.jsonl"
    using(partial(SqliteStorage, file), fill)
    count = export_import.export(file, there)
    assert export_import.import_all(there, address) == count
    assert using(partial(PostgresStorage, address), look) == using(partial(SqliteStorage, file), look)
    assert export_import.export(address, back) == count
    assert sorted(back.read_text().splitlines()) == sorted(there.read_text().splitlines())
    assert export_import.import_all(back, tmp_path / "b.db") == count
    assert using(partial(SqliteStorage, tmp_path / "b.db"), look) == using(partial(SqliteStorage, file), look)

    async def note(storage: Storage) -> None:  # numbers that the database gives go on after those that came with it
        await storage.finish(partial(storage.note, Deed(2, "unban", "bob", "Olga")))
        assert [deed.deed for _, deed in await storage.audit(9)] == ["unban", "ban"]

    using(partial(PostgresStorage, address), note)
    with pytest.raises(NoStorage, match="There is something in the database") as problem:
        export_import.import_all(there, address)
    assert why(problem) == "exists"
    with pytest.raises(NoStorage, match="pg_dump"):
        export_import.backup(address, tmp_path / "copy.db")


def test_an_empty_database_cannot_be_exported(address: str, tmp_path: Path) -> None:
    with pytest.raises(NoStorage, match="is empty") as problem:
        export_import.export(address, tmp_path / "all.jsonl")
    assert why(problem) == "missing"
    assert list(tmp_path.iterdir()) == []


# ---- A server on it ----


@pytest.mark.usefixtures("patient")
def test_people_play_on_while_the_database_is_restarted_and_all_is_there_after_our_own_restart(own: Postgres) -> None:
    address = new_schema(own.address)
    acknowledged: list[int] = []

    async def play(one: Person, two: Person, table: str) -> dict[str, Any]:
        async with one.page(table) as first, two.page(table) as second:
            await second.ask("sit", table=table, seat=1)

            def note(answer: dict[str, Any]) -> None:
                acknowledged.append(answer["step"])
                if len(acknowledged) == 5:
                    own.stop("immediate")  # as if its power had gone, right after this move was acknowledged
                    again.append(asyncio.get_running_loop().run_in_executor(None, own.start))

            again: list[Any] = []
            known, _ = await asyncio.gather(
                first.play(table, random.Random(1), acknowledged=note), second.play(table, random.Random(2))
            )
            await again[0]
            await first.ask("say", table=table, text="good game")
            return known

    with House(address) as house:
        ann, bob = Person.comes(house.address, "Ann"), Person.comes(house.address, "Bob")
        table = ann.make_table("kreuzquer", "me", "open")
        assert asyncio.run(play(ann, bob, table))["phase"] == "over"
        assert len(acknowledged) == len(set(acknowledged)) > 5
        assert ann.get(f"/api/tables/{table}/check")["fair"]
        daily = ann.post("/api/daily/fivetotwelve")["id"]
    with House(address) as house:
        ann.server = house.address
        assert [row["id"] for row in ann.get("/api/me/tables")] == [daily, table]
        assert [row["game"] for row in ann.get("/api/me/statistics")] == ["kreuzquer"]
        assert ann.post("/api/daily/fivetotwelve")["id"] == daily
        _, entries = house.do(house.gate.hub.storage.table(table))  # type: ignore[misc]
        assert entries[-1].text == "good game"
        assert sum(isinstance(entry, Played) and entry.seat == 0 for entry in entries) == len(acknowledged)


def test_a_server_that_stops_in_the_moment_of_an_answer_stops(open_it: Callable[[], Storage]) -> None:
    async def work(storage: Any) -> None:
        async def renew() -> None:
            storage._heart.cancel()

        storage.renew = renew  # answered, and stopped before the answer was heard
        await asyncio.wait([storage._heart], timeout=PATIENCE)
        assert storage._heart.cancelled()

    using(open_it, work)


def test_a_table_that_is_wanted_in_the_moment_it_is_let_go_is_ours_again(open_it: Callable[[], Storage]) -> None:
    async def work(storage: Any) -> None:
        table = await new_table(storage)
        for number in range(1, 4):
            storage.let_go(table.key)
            assert len((await storage.take(table.id))[1]) == number  # before or after that is written
            await append(storage, table.key, number, said(number))

    using(open_it, work)


def test_a_damaged_log_says_so(open_it: Callable[[], Storage], address: str) -> None:
    async def work(storage: Storage) -> None:
        table = await new_table(storage)
        for damage in ("UPDATE log SET entry = '{}'", "UPDATE tables SET archived = 1"):
            await ask(address, damage)
            with pytest.raises(NoStorage, match="damaged") as problem:
                await storage.table(table.id)
            assert why(problem) == "malformed"
        with pytest.raises(NoStorage) as problem:  # what cannot be written has nothing to do with the address
            await append(storage, 2**70, 1, said(1))
        assert why(problem) == "other"

    using(open_it, work)


@pytest.mark.parametrize(
    ("problem", "reason"),
    [
        (asyncpg.DiskFullError("no space left on device"), "full"),
        (asyncpg.InsufficientPrivilegeError("permission denied for schema public"), "rights"),
        (asyncpg.AdminShutdownError("terminating connection"), "away"),
    ],
)
def test_what_the_database_says_is_told_in_one_sentence(problem: Exception, reason: str) -> None:
    for address in (None, "postgresql://ann:sesame@host/town"):
        said = explained(problem, address)
        assert said.arguments["why"] == reason
        assert str(said).startswith("The database") and str(said).endswith(("?", "."))
        assert "sesame" not in str(said)


def test_a_table_that_was_written_elsewhere_is_read_anew_and_goes_on(address: str) -> None:
    async def play(person: Person, table: str) -> None:
        async with person.page(table) as page:
            await ask(address, "UPDATE leases SET epoch = epoch + 1")
            page.heard.clear()
            await page.ask("say", table=table, text="hello")  # it waits until the table is as the log has it
            assert [message["is"] for message in page.heard] == ["table", "chat", "done"]

    with House(address) as house:
        ann = Person.comes(house.address, "Ann")
        asyncio.run(play(ann, ann.make_table("kreuzquer", "me", "open")))
