"""A database as of one moment, open for reading only, also while a server uses it: for those who run the server."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from spieltrieb.server import schema
from spieltrieb.server.errors import NoStorage

TOGETHER = 1000  # rows that come at once


class Source(Protocol):
    """A database that can be read."""

    FIND: str  # as in storage.py

    def rows(self, query: str, *values: Any) -> Iterator[dict[str, Any]]:
        """What a query finds, by the names of the columns."""


@contextlib.contextmanager
def reading(place: Path | str) -> Iterator[Source]:
    """The database, open for reading only."""
    with _sqlite(place) if isinstance(place, Path) else _postgres(place) as source:
        yield source


def _check_version(place: object, version: int) -> None:
    if version != schema.VERSION:
        sentence = f"The database {place} has version {version}, not {schema.VERSION}: start the server with it once."
        raise NoStorage(sentence, why="version")


class _File:
    FIND = "instr"

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def rows(self, query: str, *values: Any) -> Iterator[dict[str, Any]]:
        found = self.connection.execute(query, values)
        names = [column[0] for column in found.description]
        return (dict(zip(names, row, strict=True)) for row in found)


@contextlib.contextmanager
def _sqlite(path: Path) -> Iterator[_File]:
    if not path.is_file():
        raise NoStorage(f"There is no database {path}. Name it with --db.", why="missing")
    connection = sqlite3.connect(path, isolation_level=None, timeout=10)
    try:
        connection.execute("PRAGMA query_only = 1")
        _check_version(path, connection.execute("PRAGMA user_version").fetchone()[0])
        connection.execute("BEGIN")  # one moment for everything, though the server goes on
        yield _File(connection)
    except sqlite3.DatabaseError as problem:
        raise NoStorage(f"The database {path} cannot be read: {problem}.", why="other") from None
    finally:
        connection.close()


class _Town:
    FIND = "strpos"

    def __init__(self, runner: asyncio.Runner, connection: Any) -> None:
        self._runner = runner
        self._connection = connection

    def rows(self, query: str, *values: Any) -> Iterator[dict[str, Any]]:
        from spieltrieb.server.postgres_line import numbered

        async def begin() -> Any:
            return await self._connection.cursor(numbered(query), *values)

        cursor = self._runner.run(begin())
        while found := self._runner.run(cursor.fetch(TOGETHER)):
            yield from map(dict, found)


@contextlib.contextmanager
def _postgres(address: str) -> Iterator[_Town]:
    from spieltrieb.server.postgres_line import connect, explained, shown

    with asyncio.Runner() as runner:
        try:
            connection = runner.run(connect(address))
        except Exception as problem:
            raise explained(problem, address) from None
        try:
            runner.run(connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            there = runner.run(connection.fetchval("SELECT to_regclass('spieltrieb')"))
            if there is None:
                raise NoStorage(f"The database {shown(address)} is empty. Name another with --db.", why="missing")
            _check_version(shown(address), runner.run(connection.fetchval("SELECT version FROM spieltrieb")))
            yield _Town(runner, connection)
        finally:
            connection.terminate()
