from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spieltrieb.server import export_import, schema
from spieltrieb.server.archive import pack
from spieltrieb.server.entries import AnyEntry, Handed, Player, Sat, write_entry
from spieltrieb.server.errors import BadMessage, NoStorage
from spieltrieb.server.export_import import TABLES
from spieltrieb.server.people import Guest
from spieltrieb.server.sqlite import SqliteStorage
from spieltrieb.server.storage import Storage
from tests.server.test_storage import append, log_of, made, new_table, result, said, using

pytestmark = pytest.mark.program


def dump(path: Path) -> dict[str, list[Any]]:
    """Everything in a database."""
    connection = sqlite3.connect(path)
    try:
        return {table: connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in TABLES}
    finally:
        connection.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database in which something of every kind is kept."""
    path = tmp_path / "spieltrieb.db"

    async def fill(storage: Storage) -> None:
        await storage.finish(partial(storage.save_guest, Guest("ann", "Ann 🦊 „x“ \\ '", "fox", "de", 1)))
        for day in (None, "2026-11-15"):
            table = await new_table(storage, daily=day)
            await append(storage, table.key, 1, said(1), said(2), phase="over", results=[result(at=table.key, title=3)])

    using(partial(SqliteStorage, path), fill)
    return path


# ---- There and back ----


def test_a_backup_holds_everything(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert export_import.backup(database, copy) == copy.stat().st_size
    assert dump(copy) == dump(database)
    assert using(partial(SqliteStorage, copy), lambda storage: log_of(storage, "table1")) == [made(), said(1), said(2)]


def test_an_export_brings_everything_back(database: Path, tmp_path: Path) -> None:
    text, new = tmp_path / "all.jsonl", tmp_path / "new" / "spieltrieb.db"
    count = export_import.export(database, text)
    assert count == sum(map(len, dump(database).values()))
    assert export_import.import_all(text, new) == count
    assert dump(new) == dump(database)
    again = tmp_path / "again.jsonl"
    export_import.export(new, again)
    assert again.read_text() == text.read_text()


def test_cookies_hold_after_an_import(database: Path, tmp_path: Path) -> None:
    async def key(storage: Storage) -> bytes:
        return storage.key

    text, new = tmp_path / "all.jsonl", tmp_path / "new.db"
    export_import.export(database, text)
    export_import.import_all(text, new)
    assert using(partial(SqliteStorage, new), key) == using(partial(SqliteStorage, database), key)


@pytest.mark.parametrize("way", ["backup", "export"])
def test_it_works_while_a_server_writes(way: str, database: Path, tmp_path: Path) -> None:
    """Whatever was acknowledged before is in it, and every log is whole up to some moment."""
    copy = tmp_path / "copy.db"

    def take() -> None:
        if way == "backup":
            export_import.backup(database, copy)
        else:
            export_import.export(database, tmp_path / "all.jsonl")
            export_import.import_all(tmp_path / "all.jsonl", copy)

    async def work(storage: Storage) -> dict[int, int]:
        tables = [(await new_table(storage)).key for _ in range(5)]
        acknowledged = dict.fromkeys(tables, 0)
        is_over = asyncio.Event()

        async def write(table: int) -> None:
            for number in itertools.count(1):
                if is_over.is_set() and number > 20:
                    return
                await append(storage, table, number, said(number))
                acknowledged[table] = number

        writers = [asyncio.create_task(write(table)) for table in tables]
        while min(acknowledged.values()) < 10:
            await asyncio.sleep(0)
        before = dict(acknowledged)
        await asyncio.get_running_loop().run_in_executor(None, take)
        is_over.set()
        await asyncio.gather(*writers)
        return before

    before = using(partial(SqliteStorage, database), work)
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        rows = connection.execute('SELECT "table", number FROM entries ORDER BY number').fetchall()
    for table, least in before.items():
        numbers = [number for key, number in rows if key == table]
        assert numbers == list(range(len(numbers)))
        assert len(numbers) > least


# ---- What cannot be ----


def test_a_database_that_is_not_there_cannot_be_copied(tmp_path: Path) -> None:
    for work in (export_import.backup, export_import.export):
        with pytest.raises(NoStorage, match="There is no database") as problem:
            work(tmp_path / "nowhere.db", tmp_path / "copy")
        assert problem.value.arguments == {"why": "missing"}
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_cannot_be_copied(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary, " * 1000)
    for work in (export_import.backup, export_import.export):
        with pytest.raises(NoStorage, match="cannot be read: file is not a database"):
            work(path, tmp_path / "copy")
    assert list(tmp_path.iterdir()) == [path]


def test_a_database_of_another_version_cannot_be_copied(database: Path, tmp_path: Path) -> None:
    connection = sqlite3.connect(database)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    with pytest.raises(NoStorage, match=f"has version {schema.VERSION + 1}, not {schema.VERSION}"):
        export_import.export(database, tmp_path / "all.jsonl")


@pytest.mark.parametrize("work", [export_import.backup, export_import.export])
def test_a_copy_cannot_be_written_where_there_is_no_folder(
    work: Callable[[Path, Path], int], database: Path, tmp_path: Path
) -> None:
    with pytest.raises(NoStorage, match="nowhere/copy cannot be written"):
        work(database, tmp_path / "nowhere" / "copy")


@pytest.mark.parametrize("work", [export_import.backup, export_import.export])
def test_the_database_is_never_replaced_by_its_copy(
    work: Callable[[Path, Path], int], database: Path, tmp_path: Path
) -> None:
    before = dump(database)
    link = tmp_path / "link.db"
    link.symlink_to(database)
    for path in (database, tmp_path / "." / "spieltrieb.db", link):
        with pytest.raises(NoStorage, match="is the database itself") as problem:
            work(database, path)
        assert problem.value.arguments == {"why": "exists"}
    assert dump(database) == before


@pytest.mark.parametrize("work", [export_import.backup, export_import.export])
def test_an_older_copy_is_replaced_only_when_the_new_one_is_whole(
    work: Callable[[Path, Path], int], database: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    copy.write_text("last week")
    with pytest.raises(NoStorage):
        work(tmp_path / "nowhere.db", copy)
    assert copy.read_text() == "last week"
    work(database, copy)
    assert copy.read_bytes() != b"last week"
    assert not list(tmp_path.glob(".*"))


def test_a_database_that_is_there_is_never_imported_into(database: Path, tmp_path: Path) -> None:
    export_import.export(database, tmp_path / "all.jsonl")
    before = dump(database)
    with pytest.raises(NoStorage, match="There is a database") as problem:
        export_import.import_all(tmp_path / "all.jsonl", database)
    assert problem.value.arguments == {"why": "exists"}
    assert dump(database) == before


def test_an_export_of_an_earlier_version_is_brought_to_this_one(tmp_path: Path) -> None:
    entry = '{"e":"said","at":7,"guest":"ann","name":"Ann","text":"hello"}'
    rows = [
        ["tables", {"key": 1, "id": "k7", "secret": "s", "game": "memostreet", "host": "ann", "phase": "over",
                    "public": 0, "daily": None, "made": 5}],
        ["log", {"table": 1, "number": 0, "at": 7, "entry": entry}],
    ]  # fmt: skip
    lines = [{"spieltrieb": "export", "format": 1, "schema": 1}, *rows, {"lines": 2}]
    (tmp_path / "old.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert export_import.import_all(tmp_path / "old.jsonl", tmp_path / "new.db") == 2
    with contextlib.closing(sqlite3.connect(tmp_path / "new.db")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
        assert connection.execute('SELECT "table", number, entry FROM log').fetchall() == [(1, 0, entry)]


HEAD = json.dumps({"spieltrieb": "export", "format": 1, "schema": schema.VERSION})
GUEST = '["guests", {"id": "ann", "name": "Ann", "avatar": "fox", "language": "de", "made": 1}]'


@pytest.mark.parametrize(
    "content",
    [
        "",
        "\n",
        "Dear diary\n",
        "[]\n",
        "{}\n",
        '{"spieltrieb": "export", "format": 2, "schema": 1}\n',
        '{"spieltrieb": "export", "format": 1, "schema": 99}\n',
        f"{GUEST}\n",
        f"{HEAD}\n",
        f"{HEAD}\n{GUEST}\n",
        f'{HEAD}\n{GUEST[:-20]}\n{{"lines": 1}}\n',
        f'{HEAD}\n{GUEST}\n{GUEST}\n{{"lines": 2}}\n',
        f'{HEAD}\n{GUEST}\n{{"lines": 2}}\n',
        f'{HEAD}\n{{"lines": 1}}\n{GUEST}\n',
        f'{HEAD}\n["sqlite_master", {{}}]\n{{"lines": 1}}\n',
        f'{HEAD}\n["guests", {{}}]\n{{"lines": 1}}\n',
        f'{HEAD}\n["guests", []]\n{{"lines": 1}}\n',
        f'{HEAD}\n["guests", {{"nothing": 1}}]\n{{"lines": 1}}\n',
        f'{HEAD}\n["guests", {{"a) VALUES (1); --": 1}}]\n{{"lines": 1}}\n',
        f'{HEAD}\n["keys", {{"name": "a", "value": [1]}}]\n{{"lines": 1}}\n',
        f'{HEAD}\n["keys", {{"name": "a", "value": {10**30}}}]\n{{"lines": 1}}\n',
        f'{HEAD}\n{"[" * 100_000}\n{{"lines": 1}}\n',
        f'{HEAD}\nnull\n{{"lines": 1}}\n',
    ],
)
def test_a_file_that_is_no_whole_export_makes_no_database(content: str, tmp_path: Path) -> None:
    path, new = tmp_path / "all.jsonl", tmp_path / "new.db"
    path.write_text(content)
    with pytest.raises(BadMessage, match=r"all\.jsonl"):
        export_import.import_all(path, new)
    assert list(tmp_path.iterdir()) == [path]


def test_an_export_that_was_cut_off_anywhere_makes_no_database(database: Path, tmp_path: Path) -> None:
    whole, path, new = tmp_path / "whole.jsonl", tmp_path / "all.jsonl", tmp_path / "new.db"
    export_import.export(database, whole)
    lines = whole.read_text().splitlines(keepends=True)
    for number in range(len(lines)):
        path.write_text("".join(lines[:number]) + lines[number][: len(lines[number]) // 2])
        with pytest.raises(BadMessage):
            export_import.import_all(path, new)
        path.write_text("".join(lines[:number]))
        with pytest.raises(BadMessage):
            export_import.import_all(path, new)
    assert not new.exists()


@pytest.mark.parametrize("name", ["nowhere.jsonl", "."])
def test_an_export_that_cannot_be_read_says_so(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadMessage, match="cannot be read"):
        export_import.import_all(tmp_path / name, tmp_path / "new.db")


def test_an_export_that_is_no_text_says_so(tmp_path: Path) -> None:
    (tmp_path / "all.jsonl").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadMessage, match="not text in UTF-8"):
        export_import.import_all(tmp_path / "all.jsonl", tmp_path / "new.db")


def test_a_place_where_no_database_can_be_says_so(database: Path, tmp_path: Path) -> None:
    export_import.export(database, tmp_path / "all.jsonl")
    with pytest.raises(NoStorage, match="cannot be written"):
        export_import.import_all(tmp_path / "all.jsonl", tmp_path / "all.jsonl" / "new.db")


EVIL = Player(name="Eve", bot="os:system")


@pytest.mark.parametrize("entry", [msgspec.structs.replace(made(), seats=(EVIL,)), Sat(at=1, seat=0, player=EVIL),
                                   Handed(at=1, seat=0, bot="package.module:Class")])  # fmt: skip
@pytest.mark.parametrize("table", ["log", "journal", "archive"])
def test_an_export_that_names_the_path_of_a_class_as_a_bot_is_refused(
    table: str, entry: AnyEntry, database: Path, tmp_path: Path
) -> None:
    text, new = tmp_path / "all.jsonl", tmp_path / "new.db"
    export_import.export(database, text)
    lines = text.read_text().splitlines()
    line = {"table": 9, "number": 0, "entry": write_entry(entry).decode()}
    if table == "archive":
        line = {"table": 9, "entries": {"base64": base64.b64encode(pack([made(), entry])).decode()}}
    lines[-1:] = [json.dumps([table, line]), json.dumps({"lines": len(lines) - 1})]
    text.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadMessage, match=r"line \d+: there is no bot '.*:.*'; there are: random, ") as problem:
        export_import.import_all(text, new)
    assert problem.value.arguments == {"problem": "bot"}
    assert not new.exists()
