"""Where tables are kept: a suite that every storage must pass, and what only SQLite has."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from spieltrieb.server import schema
from spieltrieb.server.batches import Writing
from spieltrieb.server.entries import AnyEntry, Closed, Made, Player, Said, TimeLimit, write_entry
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.kept import NOTHING, Besides, Founded, Kept, Result
from spieltrieb.server.people import Guest
from spieltrieb.server.postgres import PostgresStorage
from spieltrieb.server.sqlite import SqliteStorage
from spieltrieb.server.storage import Storage
from tests import postgres
from tests.server.client import finish
from tests.tools import can_lose_rights, without_rights

pytestmark = pytest.mark.program

T = TypeVar("T")
Open = Callable[[], Storage]
Work = Callable[[Storage], Awaitable[T]]

# Another storage is added here: a function that opens it in a folder, new or as it was left there.
STORAGES: dict[str, Callable[[Path], Storage]] = {
    "sqlite": lambda folder: SqliteStorage(folder / "spieltrieb.db"),
    "postgres": lambda folder: PostgresStorage(postgres.of_file(folder)),
}


def using(open: Open, work: Work[T]) -> T:
    """Open a storage, do something with it, and close it again."""

    async def all() -> T:
        storage = open()
        try:
            await storage.open()
            return await work(storage)
        finally:
            await storage.close()

    return finish(all())


def made(at: int = 1) -> Made:
    return Made(
        at=at,
        host="ann",
        game="kreuzquer",
        seats=(Player(name="Ann", guest="ann"), Player(name="Greedy", bot="greedy")),
        options={"starter": 1},
        rounds=1,
        clock=TimeLimit("move", 30),
        public=True,
        advice=False,
        commitment="c" * 64,
    )


def said(number: int) -> Said:
    return Said(at=number, guest="ann", name="Ann", text=f"„{number}“ 🦊 it's; DROP TABLE log")


def kept(key: int = 1, **more: Any) -> Kept:
    facts: dict[str, Any] = {
        "key": key, "id": f"table{key}", "secret": "s" * 64, "game": "kreuzquer", "host": "ann", "phase": "playing",
        "public": True, "daily": None, "made": key,
    }  # fmt: skip
    return Kept(**{**facts, **more})


def result(guest: str = "ann", at: int = 1, **more: Any) -> Result:
    facts: dict[str, Any] = {
        "guest": guest, "table": at, "round": 1, "seat": 0, "game": "kreuzquer", "players": 2, "score": 10, "won": 0.5,
        "against": "greedy", "title": None, "daily": None, "at": at,
    }  # fmt: skip
    return Result(**{**facts, **more})


async def new_table(storage: Storage, seated: tuple[str, ...] = ("ann",), **facts: Any) -> Kept:
    found = kept(storage.new_key(), **facts)
    await storage.finish(partial(storage.create, Founded(found, (made(),), seated)))
    return found


async def append(storage: Storage, table: int, number: int, *entries: AnyEntry, **more: Any) -> None:
    besides = Besides(**more) if more else NOTHING
    await storage.finish(lambda done: storage.append(table, number, entries, done, besides))


async def log_of(storage: Storage, id: str) -> list[AnyEntry]:
    found = await storage.table(id)
    assert found is not None
    return found[1]


class TestAnyStorage:
    """What holds for every storage."""

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        found = tmp_path / "kept"
        found.mkdir()
        return found

    @pytest.fixture(params=STORAGES)
    def factory(self, request: pytest.FixtureRequest) -> Callable[[Path], Storage]:
        return STORAGES[request.param]

    @pytest.fixture
    def open(self, factory: Callable[[Path], Storage], folder: Path) -> Open:
        return partial(factory, folder)

    # ---- Logs ----

    def test_a_table_comes_back_as_it_was_made(self, open: Open) -> None:
        async def make(storage: Storage) -> Kept:
            return await new_table(storage, daily="2026-11-15")

        table = using(open, make)
        assert using(open, lambda storage: storage.table(table.id)) == (table, [made()])

    def test_entries_come_back_in_their_order(self, open: Open) -> None:
        async def make(storage: Storage) -> None:
            table = await new_table(storage)
            for number in range(1, 30, 3):
                await append(storage, table.key, number, *map(said, range(number, number + 3)))

        using(open, make)
        assert using(open, lambda storage: log_of(storage, "table1")) == [made(), *map(said, range(1, 31))]

    def test_an_unknown_table_is_none(self, open: Open) -> None:
        assert using(open, lambda storage: storage.table("nowhere")) is None

    def test_what_waits_is_written_before_closing(self, open: Open) -> None:
        async def make(storage: Storage) -> None:
            table = await new_table(storage)
            for number in range(1, 501):
                storage.append(table.key, number, (said(number),), lambda error: None)

        using(open, make)
        assert len(using(open, lambda storage: log_of(storage, "table1"))) == 501

    def test_many_tables_at_once_each_keep_their_order(self, open: Open) -> None:
        async def make(storage: Storage) -> list[list[AnyEntry]]:
            tables = [await new_table(storage) for _ in range(20)]
            await asyncio.gather(
                *(append(storage, table.key, number, said(number)) for number in range(1, 21) for table in tables)
            )
            assert storage.appended == 20 * 21
            assert storage.commits < storage.appended / 2  # what came in meanwhile was committed as one
            return [await log_of(storage, table.id) for table in tables]

        assert using(open, make) == [[made(), *map(said, range(1, 21))]] * 20

    def test_the_same_number_twice_is_refused_and_harms_nobody_else(self, open: Open) -> None:
        async def make(storage: Storage) -> list[Any]:
            tables = [await new_table(storage) for _ in range(9)]
            wishes = [append(storage, table.key, 1, said(1)) for table in tables]
            wishes.insert(5, append(storage, tables[0].key, 1, said(99)))
            outcomes = await asyncio.gather(*wishes, return_exceptions=True)
            assert [await log_of(storage, table.id) for table in tables] == [[made(), said(1)]] * 9
            return outcomes

        outcomes = using(open, make)
        assert isinstance(outcomes.pop(5), NoStorage)
        assert outcomes == [None] * 9

    def test_one_entry_that_cannot_be_kept_keeps_out_those_that_came_with_it(self, open: Open) -> None:
        async def make(storage: Storage) -> list[AnyEntry]:
            table = await new_table(storage)
            await append(storage, table.key, 1, said(1))
            with pytest.raises(NoStorage):
                await append(storage, table.key, 0, said(7), said(8), phase="over", results=[result()])
            assert await storage.results_of("ann") == []
            assert await storage.awake() == [table.id]
            return await log_of(storage, table.id)

        assert using(open, make) == [made(), said(1)]

    def test_what_can_never_be_written_is_an_error_and_not_the_end(self, open: Open) -> None:
        async def make(storage: Storage) -> None:
            table = await new_table(storage)
            with pytest.raises(NoStorage):
                await append(storage, table.key, 2**70, said(1))
            await append(storage, table.key, 1, said(1))

        using(open, make)

    def test_who_fails_when_told_that_it_is_done_does_not_keep_others_waiting(self, open: Open) -> None:
        async def make(storage: Storage) -> None:
            table = await new_table(storage)

            def fail(error: Exception | None) -> None:
                raise RuntimeError("this is the test's own")

            waiting = []
            for number in range(1, 51):
                if number % 2:
                    storage.append(table.key, number, (said(number),), fail)
                else:
                    waiting.append(append(storage, table.key, 50 + number, said(number)))  # they come after the others
            await asyncio.gather(*waiting)

        using(open, make)

    def test_numbers_of_tables_are_never_used_twice(self, open: Open) -> None:
        async def make(storage: Storage) -> int:
            return (await new_table(storage)).key

        made = [using(open, make) for _ in range(3)]
        assert made == sorted(set(made))

    # ---- Lists ----

    def test_tables_that_are_over_or_closed_are_not_gone_on_with(self, open: Open) -> None:
        async def make(storage: Storage) -> list[str]:
            tables = [await new_table(storage) for _ in range(4)]
            await append(storage, tables[1].key, 1, said(1), phase="over")
            await append(storage, tables[2].key, 1, Closed(at=1), phase="closed")
            await append(storage, tables[0].key, 1, said(1))
            return await storage.awake()

        assert using(open, make) == ["table4", "table1"]
        assert using(open, lambda storage: storage.awake()) == ["table4", "table1"]

    def test_what_is_written_together_is_written_in_the_order_in_which_it_came(self, open: Open) -> None:
        async def make(storage: Storage) -> None:
            table, other = [await new_table(storage) for _ in range(2)]
            await asyncio.gather(
                append(storage, other.key, 1, said(1), phase="over"),
                storage.finish(partial(storage.sleep, table.key, 50, 7)),
                append(storage, table.key, 1, Closed(at=8), phase="closed"),
                storage.finish(partial(storage.sleep, other.key, 60, 9)),
            )
            assert [await storage.next_due(), await storage.awake()] == [60, []]

        using(open, make)

    def test_the_tables_of_a_guest_come_newest_first(self, open: Open) -> None:
        async def make(storage: Storage) -> tuple[list[str], list[str]]:
            for _ in range(3):
                await new_table(storage, ("ann",))
            other = await new_table(storage, ("bob",))
            await append(storage, other.key, 1, said(1), seated=["ann", "ann"])
            return await storage.tables_of("ann", 3), await storage.tables_of("eve", 3)

        assert using(open, make) == (["table4", "table3", "table2"], [])

    def test_a_daily_deal_is_found_by_day_game_and_guest(self, open: Open) -> None:
        async def make(storage: Storage) -> list[str | None]:
            await new_table(storage, daily="2026-11-15")
            await new_table(storage)
            return [
                await storage.daily_table("2026-11-15", "kreuzquer", "ann"),
                await storage.daily_table("2026-11-16", "kreuzquer", "ann"),
                await storage.daily_table("2026-11-15", "memostreet", "ann"),
                await storage.daily_table("2026-11-15", "kreuzquer", "bob"),
            ]

        assert using(open, make) == ["table1", None, None, None]

    # ---- Guests and results ----

    def test_a_guest_is_kept_changed_and_forgotten(self, open: Open) -> None:
        ann = Guest("ann", "Ann", "fox", "de", 1)
        anna = Guest("ann", "Anna", "owl", "en", 1, banned=True, named=True)

        async def work(storage: Storage) -> None:
            await storage.finish(partial(storage.save_guest, ann))
            assert await storage.guest("ann") == ann
            changes = {"name": "Anna", "avatar": "owl", "language": "en", "named": True}
            # A ban that comes while a name is being changed stays.
            await storage.finish(partial(storage.change_guest, "ann", {"banned": True}))
            await storage.finish(partial(storage.change_guest, "ann", changes))
            await storage.finish(partial(storage.change_guest, "ann", {}))
            assert await storage.guest("ann") == anna
            table = await new_table(storage)
            await append(storage, table.key, 1, said(1), results=[result("ann"), result("bob")])
            await storage.finish(partial(storage.forget_guest, "ann"))
            assert await storage.guest("ann") is None
            assert await storage.tables_of("ann", 9) == await storage.results_of("ann") == []
            assert len(await storage.results_of("bob")) == 1
            assert len(await log_of(storage, table.id)) == 2

        using(open, work)

    def test_a_daily_result_counts_once_a_guest(self, open: Open) -> None:
        async def work(storage: Storage) -> None:
            for score in (5, 9):
                table = await new_table(storage)
                found = result(score=score, table=table.key, daily="2026-11-15")
                await append(storage, table.key, 1, said(1), results=[found])
            assert [found.score for found, _ in await storage.results_of_day("2026-11-15", found.game)] == [5]

        using(open, work)

    def test_results_come_in_the_order_in_which_they_were_made(self, open: Open) -> None:
        results = [result(at=3), result(at=1, title=2), result(at=2, daily="2026-11-15", won=1)]

        async def work(storage: Storage) -> None:
            for found in results:
                table = await new_table(storage)
                await append(storage, table.key, 1, said(1), results=[found])
            await storage.finish(partial(storage.save_guest, Guest("ann", "Ann", "fox", "de", 1)))
            assert await storage.results_of("ann") == sorted(results, key=lambda found: found.at)
            assert await storage.results_of_day("2026-11-15", "kreuzquer") == [(results[2], "Ann")]
            assert await storage.results_of_day("2026-11-15", "memostreet") == []

        using(open, work)

    def test_the_key_stays_the_same_and_is_its_own(
        self, open: Open, factory: Callable[[Path], Storage], tmp_path: Path
    ) -> None:
        async def key(storage: Storage) -> bytes:
            return storage.key

        assert len(using(open, key)) == 32
        assert using(open, key) == using(open, key)
        assert using(open, key) != using(partial(factory, tmp_path / "other"), key)

    def test_it_says_whether_it_can_be_written(self, open: Open) -> None:
        using(open, lambda storage: storage.check())

    def test_two_servers_cannot_have_it_at_once(self, open: Open) -> None:
        async def work(storage: Storage) -> None:
            with pytest.raises(NoStorage, match="Another Spieltrieb uses") as problem:
                open()
            assert problem.value.arguments == {"why": "used"}
            await storage.check()

        using(open, work)
        using(open, lambda storage: storage.check())


# ---- SQLite ------------------------------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "kept"
    folder.mkdir()
    return folder / "spieltrieb.db"


@pytest.fixture
def open_it(path: Path) -> Open:
    return partial(SqliteStorage, path)


@pytest.fixture
def beside(open_it: Open, path: Path) -> Iterator[sqlite3.Connection]:
    """Another connection to a database that is there."""
    using(open_it, new_table)
    connection = sqlite3.connect(path, isolation_level=None, timeout=0)
    yield connection
    connection.close()


def why(problem: pytest.ExceptionInfo[NoStorage]) -> str:
    assert str(problem.value).endswith(".")
    return str(problem.value.arguments["why"])


def test_what_is_done_survives_a_crash_at_that_moment(open_it: Open, path: Path, tmp_path: Path) -> None:
    async def make(storage: Storage) -> None:
        table = await new_table(storage)
        for number in range(1, 6):
            await append(storage, table.key, number, said(number))
            shutil.copytree(path.parent, tmp_path / f"crash{number}")  # what is on disk when the power goes

    using(open_it, make)
    for number in range(1, 6):
        after = partial(SqliteStorage, tmp_path / f"crash{number}" / path.name)
        assert using(after, lambda storage: log_of(storage, "table1")) == [made(), *map(said, range(1, number + 1))]


def test_every_commit_waits_for_the_disk(open_it: Open) -> None:
    async def work(storage: Storage) -> list[Any]:
        return [storage._writer.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]

    assert using(open_it, work) == ["wal", 2]


async def all_at_once(storage: Storage, beside: sqlite3.Connection, *wishes: Awaitable[None]) -> list[Any]:
    """What becomes of wishes that all wait while another program writes."""
    beside.execute("BEGIN IMMEDIATE")
    asyncio.get_running_loop().call_later(0.05, beside.execute, "ROLLBACK")
    return await asyncio.gather(*wishes, return_exceptions=True)


def test_all_that_waits_is_one_commit(open_it: Open, beside: sqlite3.Connection) -> None:
    async def work(storage: Storage) -> int:
        wishes = [append(storage, 1, number, said(number)) for number in range(1, 101)]
        assert await all_at_once(storage, beside, *wishes) == [None] * 100
        return storage.commits

    assert using(open_it, work) <= 2  # the first may have been alone when the writer took it


def test_a_bad_one_among_many_in_one_commit_harms_only_itself(open_it: Open, beside: sqlite3.Connection) -> None:
    async def work(storage: Storage) -> list[AnyEntry]:
        wishes = [append(storage, 1, number, said(number)) for number in range(1, 51)]
        wishes.insert(30, append(storage, 1, 10, said(0)))
        outcomes = await all_at_once(storage, beside, *wishes)
        assert isinstance(outcomes.pop(30), NoStorage)
        assert outcomes == [None] * 50
        return await log_of(storage, "table1")

    assert using(open_it, work) == [made(), *map(said, range(1, 51))]


def test_a_database_that_may_only_be_read_says_so_and_goes_on_later(open_it: Open) -> None:
    async def work(storage: Storage) -> None:
        table = await new_table(storage)
        storage._writer.execute("PRAGMA query_only = 1")
        with pytest.raises(NoStorage, match="may only be read") as problem:
            await append(storage, table.key, 1, said(1))
        assert why(problem) == "readonly"
        with pytest.raises(NoStorage):
            await storage.check()
        assert await log_of(storage, table.id) == [made()]
        storage._writer.execute("PRAGMA query_only = 0")
        await append(storage, table.key, 1, said(1))

    using(open_it, work)


@pytest.mark.skipif(not can_lose_rights(), reason="root needs setpriv to lose its rights")
def test_a_file_that_may_only_be_read_cannot_be_opened(open_it: Open, path: Path) -> None:
    using(open_it, new_table)
    path.chmod(0o400)
    script = "import sys; from spieltrieb.server.sqlite import SqliteStorage; SqliteStorage(sys.argv[1])"
    command = without_rights([sys.executable, "-c", script, str(path)])
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "NoStorage" in done.stderr and "It may only be read." in done.stderr, done.stderr


def test_a_full_disk_loses_nothing_that_was_acknowledged(open_it: Open) -> None:
    async def work(storage: Storage) -> int:
        table = await new_table(storage)
        (pages,) = storage._writer.execute("PRAGMA page_count").fetchone()
        storage._writer.execute(f"PRAGMA max_page_count = {pages + 4}")
        number = 1
        with suppress(NoStorage):
            while number < 1000:
                await append(storage, table.key, number, said(number))
                number += 1
        with pytest.raises(NoStorage, match=r"disk is full\. Make room") as problem:
            await append(storage, table.key, number, said(number))
        assert why(problem) == "full"
        assert await log_of(storage, table.id) == [made(), *map(said, range(1, number))]
        storage._writer.execute("PRAGMA max_page_count = 1000000")
        await append(storage, table.key, number, said(number))
        return number

    number = using(open_it, work)
    assert len(using(open_it, lambda storage: log_of(storage, "table1"))) == number + 1


def test_a_database_that_another_program_holds_says_so(open_it: Open, beside: sqlite3.Connection) -> None:
    async def work(storage: Storage) -> None:
        storage._writer.execute("PRAGMA busy_timeout = 10")
        beside.execute("BEGIN IMMEDIATE")
        with pytest.raises(NoStorage) as problem:
            await append(storage, 1, 1, said(1))
        assert why(problem) == "locked"
        beside.execute("ROLLBACK")
        await append(storage, 1, 1, said(1))

    using(open_it, work)


def count_tries(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How much is written together, try by try, from now on."""
    tried: list[int] = []
    transact = SqliteStorage._transact

    def trying(storage: SqliteStorage, work: list[Writing]) -> None:
        tried.append(len(work))
        transact(storage, work)

    monkeypatch.setattr(SqliteStorage, "_transact", trying)
    return tried


def test_while_another_program_holds_a_database_nobody_waits_for_the_others_too(
    open_it: Open, beside: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of those that were to be written together used to wait alone then, one after the other."""

    async def work(storage: Storage) -> None:
        storage._writer.execute("PRAGMA busy_timeout = 10")
        tried = count_tries(monkeypatch)
        beside.execute("BEGIN IMMEDIATE")
        wishes = [append(storage, 1, number, said(number)) for number in range(1, 51)]
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        assert {outcome.arguments["why"] for outcome in outcomes if isinstance(outcome, NoStorage)} == {"locked"}
        assert tried == [50]
        beside.execute("ROLLBACK")

    using(open_it, work)


def test_among_many_the_bad_one_is_found_by_halves(
    open_it: Open, beside: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every try waits for the disk, and everybody meanwhile."""

    async def work(storage: Storage) -> None:
        tried = count_tries(monkeypatch)
        wishes = [append(storage, 1, 0 if number == 4 else number, said(number)) for number in range(1, 65)]
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [3]
        assert tried[0] == 64
        assert len(tried) == 1 + 2 * 6

    using(open_it, work)


def test_a_newer_database_is_left_alone(open_it: Open, beside: sqlite3.Connection) -> None:
    beside.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    with pytest.raises(NoStorage, match="made by a newer Spieltrieb") as problem:
        open_it()
    assert why(problem) == "newer"
    assert beside.execute("PRAGMA user_version").fetchone() == (schema.VERSION + 1,)
    beside.execute(f"PRAGMA user_version = {schema.VERSION}")
    assert using(open_it, lambda storage: log_of(storage, "table1")) == [made()]


def test_a_file_that_is_no_database_is_left_alone(open_it: Open, path: Path) -> None:
    path.write_text("Dear diary, " * 1000)
    with pytest.raises(NoStorage, match="not a database of Spieltrieb") as problem:
        open_it()
    assert why(problem) == "not a database"
    assert path.read_text().startswith("Dear diary")


def test_a_database_of_another_program_is_left_alone(open_it: Open, path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE log (message TEXT)")
    other.close()
    with pytest.raises(NoStorage):
        open_it()
    other = sqlite3.connect(path)
    assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("log",)]
    other.close()


def test_a_damaged_database_says_so(open_it: Open, path: Path) -> None:
    async def fill(storage: Storage) -> None:
        table = await new_table(storage)
        await append(storage, table.key, 1, *map(said, range(1, 3000)))

    using(open_it, fill)
    content = bytearray(path.read_bytes())
    content[4096 * 2 :] = b"\xff" * (len(content) - 4096 * 2)
    path.write_bytes(content)
    with pytest.raises(NoStorage, match=r"damaged\. Take the last backup") as problem:
        using(open_it, lambda storage: storage.table("table1"))
    assert why(problem) == "malformed"


def test_a_log_that_was_tampered_with_says_so(open_it: Open, beside: sqlite3.Connection) -> None:
    beside.execute('UPDATE log SET entry = \'{"e": "made"}\'')
    with pytest.raises(NoStorage) as problem:
        using(open_it, lambda storage: storage.table("table1"))
    assert why(problem) == "malformed"


@pytest.mark.parametrize("name", [".", "file/spieltrieb.db"])
def test_a_place_where_no_file_can_be_says_so(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NoStorage) as problem:
        SqliteStorage(tmp_path / name)
    assert str(tmp_path) in str(problem.value)


def test_after_a_failure_the_database_can_be_opened_again(open_it: Open, path: Path) -> None:
    path.write_text("Dear diary, " * 1000)
    with pytest.raises(NoStorage):
        open_it()
    path.unlink()
    using(open_it, lambda storage: storage.check())


# ---- Versions ----


def version(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    finally:
        connection.close()


def test_an_empty_file_becomes_a_database_of_this_version(open_it: Open, path: Path) -> None:
    path.touch()
    assert version(path) == 0
    using(open_it, new_table)
    assert version(path) == schema.VERSION


def test_an_older_database_is_brought_to_this_version(
    open_it: Open, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    using(open_it, new_table)
    monkeypatch.setattr(
        schema, "MIGRATIONS", (*schema.MIGRATIONS, "CREATE TABLE more (a); INSERT INTO more VALUES (1);")
    )
    monkeypatch.setattr(schema, "VERSION", len(schema.MIGRATIONS))
    assert using(open_it, lambda storage: log_of(storage, "table1")) == [made()]
    assert version(path) == schema.VERSION
    assert using(open_it, lambda storage: storage._rows("SELECT a FROM more")) == [(1,)]


def test_logs_of_the_first_version_keep_every_entry(open_it: Open, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        schema.migrate(connection, to=1)
        for key in (1, 2):
            kept = (key, f"table{key}", "secret", "memostreet", "ann", "playing", 0, None, 5)
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", kept)
        for number in range(3):
            for key in (2, 1):
                entry = made() if number == 0 else Said(at=10 + number, guest="ann", name="Ann", text=f"{key} {number}")
                row = (key, number, entry.at, write_entry(entry).decode())
                connection.execute("INSERT INTO log VALUES (?, ?, ?, ?)", row)
    for key in (1, 2):
        log = using(open_it, lambda storage, key=key: log_of(storage, f"table{key}"))
        assert log[0] == made()
        assert [entry.text for entry in log[1:]] == [f"{key} 1", f"{key} 2"]
    assert version(path) == schema.VERSION


def test_a_step_to_a_new_version_is_whole_or_not_at_all(
    open_it: Open, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    using(open_it, new_table)
    before = schema.VERSION
    bad = "CREATE TABLE more (a); DELETE FROM log; INSERT INTO nowhere VALUES (1);"
    with monkeypatch.context() as patched:
        patched.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, bad))
        patched.setattr(schema, "VERSION", before + 1)
        with pytest.raises(NoStorage):
            open_it()
    assert version(path) == before
    assert using(open_it, lambda storage: log_of(storage, "table1")) == [made()]
    assert using(open_it, lambda storage: storage._rows("SELECT 1 FROM sqlite_master WHERE name = 'more'")) == []
