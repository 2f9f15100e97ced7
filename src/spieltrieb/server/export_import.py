"""Moving the database: backups while the server runs, export to text and import."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import sqlite3
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from spieltrieb import bots
from spieltrieb.server import schema
from spieltrieb.server.archive import unpack
from spieltrieb.server.entries import bots_in, read_entry
from spieltrieb.server.errors import BadMessage, NoStorage
from spieltrieb.server.private_files import make_file, make_folder, sync_folder
from spieltrieb.server.reading import reading

FORMAT = 1
_NOT_A_LINE = (
    KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError, sqlite3.Error, zlib.error,
    msgspec.MsgspecError,
)  # fmt: skip
# In the order in which they are written.
TABLES = (
    "keys",
    "guests",
    "tables",
    "log",
    "journal",
    "archive",
    "seatings",
    "results",
    "links",
    "bans",
    "reports",
    "audit",
    "operators",
)


@contextlib.contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """A file for its owner alone, which appears only when it is whole and on disk."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        make_file(part)
        yield part
        with open(part, "rb+") as file:
            os.fsync(file.fileno())
        os.replace(part, path)
        sync_folder(path.parent)
    except OSError as problem:
        raise NoStorage(f"{path} cannot be written: {problem.strerror}.", why="other") from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def backup(database: Path | str, path: Path) -> int:
    """Copy the database, also while a server uses it; the size of the copy."""
    if isinstance(database, str):
        raise NoStorage(
            "A PostgreSQL database is copied by its own programs: pg_dump, or pg_basebackup while many write. "
            "As text it is copied by spieltrieb admin export.",
            why="other",
        )
    _check_other(database, path)
    with reading(database), _new_file(path) as part:  # it is there, and of this version
        try:
            source, copy = sqlite3.connect(database, timeout=10), sqlite3.connect(part)
            with contextlib.closing(source), contextlib.closing(copy):
                source.backup(copy)
        except sqlite3.Error as problem:
            raise NoStorage(f"{path} cannot be written: {problem}.", why="other") from None
    return path.stat().st_size


def _check_other(database: Path | str, path: Path) -> None:
    """A copy never goes where the database itself is: a running server would lose what it writes from then on."""
    if isinstance(database, Path) and path.exists() and database.exists() and path.samefile(database):
        raise NoStorage(f"{path} is the database itself. Name another file for the copy.", why="exists")


def export(database: Path | str, path: Path) -> int:
    """Write everything as text, one JSON object per line; the number of lines."""
    count = 0
    _check_other(database, path)
    with reading(database) as source, _new_file(path) as part, open(part, "w", encoding="utf-8") as out:
        out.write(json.dumps({"spieltrieb": "export", "format": FORMAT, "schema": schema.VERSION}) + "\n")
        for table in TABLES:
            if table == "journal" and isinstance(database, str):
                continue  # only SQLite has one
            for row in source.rows(f"SELECT * FROM {table} ORDER BY 1, 2"):
                found = {name: _as_text(value) for name, value in row.items()}
                out.write(json.dumps([table, found], ensure_ascii=False) + "\n")
                count += 1
        out.write(json.dumps({"lines": count}) + "\n")  # without it, a file that was cut off would pass for a whole one
    return count


def _as_text(value: Any) -> Any:
    """A value as JSON has it: what is compressed, in base64."""
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _from_text(value: Any) -> Any:
    return base64.b64decode(value["base64"], validate=True) if isinstance(value, dict) else value


def import_all(path: Path, database: Path | str) -> int:
    """Make a database of an export: all or nothing, and never over one that is there."""
    if isinstance(database, str):
        from spieltrieb.server.postgres_import import copy_into

        with tempfile.TemporaryDirectory(prefix="spieltrieb-") as folder:  # checked, and brought to this version
            checked = Path(folder) / "import.db"
            count = import_all(path, checked)
            copy_into(checked, database, [table for table in TABLES if table != "journal"])
        return count
    if database.exists():
        raise NoStorage(f"There is a database {database} already. Name a new one with --db.", why="exists")
    count, end = 0, None
    try:
        make_folder(database.parent)
    except OSError as problem:
        raise NoStorage(f"{database} cannot be written: {problem.strerror}.", why="other") from None
    try:
        with open(path, encoding="utf-8") as file, _new_file(database) as part, _new_database(part) as connection:
            for number, line in enumerate(file, 1):
                if end is not None:
                    raise BadMessage(f"{path.name}, line {number} comes after the end.", problem="file")
                count, end = _import_line(connection, line, number, count, path)
            if end != count:
                raise BadMessage(f"{path.name} is not a whole export; perhaps it was cut off.", problem="file")
    except UnicodeDecodeError:
        raise BadMessage(f"{path} is not text in UTF-8.", problem="file") from None
    except OSError as problem:
        raise BadMessage(f"{path} cannot be read: {problem.strerror}.", problem="file") from None
    return count


def _check_bots(table: str, row: dict[str, Any], where: str) -> None:
    """An entry may name bots of this server only: the path of a class would make it run any program."""
    if table in ("log", "journal"):
        lines: Sequence[str | bytes] = [row["entry"]]
    elif table == "archive":
        lines = unpack(_from_text(row["entries"]))
    else:
        return
    for bot in filter(None, (bot for line in lines for bot in bots_in(read_entry(line)))):
        if bot not in bots.names():
            known = ", ".join(bots.names())
            raise BadMessage(f"{where}: there is no bot {bot[:80]!r}; there are: {known}.", problem="bot")


@contextlib.contextmanager
def _new_database(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
            yield connection
            connection.execute("COMMIT")
            schema.migrate(connection)
    except sqlite3.Error as problem:
        raise NoStorage(f"{path} cannot be written: {problem}.", why="other") from None


def _import_line(
    connection: sqlite3.Connection, line: str, number: int, count: int, path: Path
) -> tuple[int, int | None]:
    """How many rows there are after this line; and how many there should be, if it is the last one."""
    where = f"{path.name}, line {number}"
    try:
        content: Any = json.loads(line)
        if number == 1:
            if (content["spieltrieb"], content["format"]) != ("export", FORMAT):
                raise KeyError
            if content["schema"] not in range(1, schema.VERSION + 1):
                raise BadMessage(
                    f"{where}: an export of schema {content['schema']}; this Spieltrieb knows 1 to {schema.VERSION}.",
                    problem="schema",
                )
            schema.migrate(connection, content["schema"])  # as it was then; brought to this version when all is in
            connection.execute("BEGIN")
            return 0, None
        if isinstance(content, dict):
            return count, int(content["lines"])
        table, row = content
        if table not in TABLES:
            raise KeyError
        _check_bots(table, row, where)
        columns = ", ".join(f'"{name}"' for name in row if name.isidentifier())
        marks = ", ".join("?" * len(row))
        connection.execute(f"INSERT INTO {table} ({columns}) VALUES ({marks})", tuple(map(_from_text, row.values())))
    except BadMessage:
        raise
    except _NOT_A_LINE:
        raise BadMessage(f"{where} is not a line of an export.", problem="file") from None
    return count + 1, None
