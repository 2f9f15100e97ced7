"""What was kept in an SQLite file, brought into a PostgreSQL database: all or nothing, and never over what is there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from spieltrieb.server import postgres_schema
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.postgres_line import connect, explained, shown
from spieltrieb.server.reading import Source, reading

COUNTED = ("reports", "audit")  # tables whose rows are numbered by the database


def copy_into(file: Path, address: str, tables: Iterable[str]) -> None:
    """Copy all rows of these tables from a file of this version into a database that is empty."""
    with reading(file) as source:
        try:
            asyncio.run(_copy(source, address, tables))
        except Exception as problem:
            raise explained(problem, address) from problem


async def _copy(source: Source, address: str, tables: Iterable[str]) -> None:
    connection = await connect(address)
    try:
        async with connection.transaction():
            if await connection.fetchval("SELECT to_regclass('spieltrieb')") is not None:
                raise NoStorage(
                    f"There is something in the database {shown(address)} already. Name a new one with --db.",
                    why="exists",
                )
            await postgres_schema.migrate(connection)
            for table in tables:
                await _copy_table(connection, source, table)
    finally:
        await connection.close()


async def _copy_table(connection: Any, source: Source, table: str) -> None:
    rows = source.rows(f"SELECT * FROM {'entries' if table == 'log' else table}")  # with what the journal has
    first = next(rows, None)
    if first is None:
        return
    values = (tuple(row[name] for name in first) for row in _all(first, rows))
    await connection.copy_records_to_table(table, records=values, columns=list(first))
    if table in COUNTED:
        await connection.execute(
            f"SELECT setval(pg_get_serial_sequence('{table}', 'key'), (SELECT max(key) FROM {table}))"
        )


def _all(first: dict[str, Any], rows: Iterable[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    yield first
    yield from rows
