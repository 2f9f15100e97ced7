"""Files that hold secrets are for their owner alone, whatever the umask says and however they were left."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from spieltrieb.server import export_import, private_files
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.sqlite import SqliteStorage
from spieltrieb.server.storage import Storage
from tests.server.test_storage import new_table, using


@pytest.fixture(params=[0o000, 0o022, 0o077])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


@pytest.mark.usefixtures("umask")
def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "kept"

    async def look(storage: Storage) -> dict[str, int]:
        await new_table(storage)
        return modes(folder)

    found = using(partial(SqliteStorage, folder / "spieltrieb.db"), look)
    assert set(found) >= {"spieltrieb.db", "spieltrieb.db-wal", "spieltrieb.db-shm", "spieltrieb.db.lock"}
    assert set(found.values()) == {0o600}
    assert mode(folder) == 0o700


@pytest.mark.usefixtures("umask")
def test_copies_are_for_their_owner_alone(tmp_path: Path) -> None:
    database, new = tmp_path / "spieltrieb.db", tmp_path / "new"
    using(partial(SqliteStorage, database), new_table)
    (tmp_path / "backup.db").touch(0o644)  # the one of last week is replaced, not written over
    export_import.backup(database, tmp_path / "backup.db")
    export_import.export(database, tmp_path / "all.jsonl")
    export_import.import_all(tmp_path / "all.jsonl", new / "spieltrieb.db")
    found = modes(tmp_path) | {f"new/{name}": mode for name, mode in modes(new).items()}
    assert found.pop("new") == 0o700
    assert set(found) >= {"backup.db", "all.jsonl", "new/spieltrieb.db"}
    assert set(found.values()) == {0o600}


def test_what_an_older_version_left_open_is_mended_with_a_word_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SPIELTRIEB_DATA", str(tmp_path / "data"))
    database = tmp_path / "data" / "spieltrieb.db"
    using(partial(SqliteStorage, database), new_table)
    database.parent.chmod(0o755)
    database.chmod(0o644)
    wal = database.with_name("spieltrieb.db-wal")
    wal.touch()
    wal.chmod(0o664)
    using(partial(SqliteStorage, database), new_table)
    assert mode(database.parent) == 0o700
    assert set(modes(database.parent).values()) == {0o600}
    told = {(record.path, record.mode) for record in caplog.records}  # type: ignore[attr-defined]
    assert told == {(str(database), "0644"), (str(wal), "0664"), (str(database.parent), "0755")}
    caplog.clear()
    using(partial(SqliteStorage, database), new_table)
    assert caplog.records == []


def test_a_folder_that_is_not_ours_alone_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    using(partial(SqliteStorage, tmp_path / "spieltrieb.db"), new_table)
    assert mode(tmp_path) == 0o755


def test_what_cannot_be_mended_is_told_and_keeps_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "spieltrieb.db"
    using(partial(SqliteStorage, database), new_table)
    database.chmod(0o644)

    def refuse(path: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refuse)
    private_files.mend(database)
    assert [record.message for record in caplog.records] == ["others can read this; mend it"]


def test_a_copy_is_on_disk_with_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name of a file is written with its folder: without that, a loss of power leaves the old one, or none."""
    database = tmp_path / "spieltrieb.db"
    using(partial(SqliteStorage, database), new_table)
    happened: list[str] = []
    replace, fsync = os.replace, os.fsync

    def replacing(source: Path, target: Path) -> None:
        happened.append("replaced")
        replace(source, target)

    def syncing(handle: int) -> None:
        happened.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")
        fsync(handle)

    monkeypatch.setattr(os, "replace", replacing)
    monkeypatch.setattr(os, "fsync", syncing)
    export_import.backup(database, tmp_path / "backup.db")
    assert happened == ["file", "replaced", "folder"]


def test_a_second_server_is_kept_away_by_whatever_name_it_calls_the_database(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "linked").symlink_to(tmp_path / "real")
    (tmp_path / "link.db").symlink_to(tmp_path / "real" / "spieltrieb.db")

    async def work(storage: Storage) -> None:
        await asyncio.sleep(0)
        for other in (tmp_path / "linked" / "spieltrieb.db", tmp_path / "link.db", tmp_path / "real/../link.db"):
            with pytest.raises(NoStorage) as problem:
                SqliteStorage(other)
            assert problem.value.arguments == {"why": "used"}

    using(partial(SqliteStorage, tmp_path / "real" / "spieltrieb.db"), work)
