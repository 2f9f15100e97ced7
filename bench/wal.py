"""How much write-ahead log a move is: python bench/wal.py (some seconds)

Moves as servers write them, one, eight and 64 tables in a transaction, into a PostgreSQL of its own.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import asyncpg

from spieltrieb.server.postgres import PostgresStorage

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests have a PostgreSQL to start
from tests.postgres import for_now, new_schema

ENTRY = '{"is":"moved","at":1794833700000,"seat":0,"round":1,"moves":["0:13@b2","*:=13"]}'
TRANSACTIONS = 200
WRITTEN = "SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint"
NOTED = "UPDATE processes SET batch = batch + 1 WHERE id = (SELECT max(id) FROM processes)"
MOVES = "INSERT INTO log SELECT number, $1, $2 FROM generate_series(1, $3::bigint) AS number"


async def measure(address: str) -> None:
    """Bytes a move, by how many tables share a transaction."""
    await PostgresStorage(address, alone=False).close()  # makes its tables
    connection: Any = await asyncpg.connect(address)
    for together in (1, 8, 64):
        before = await connection.fetchval(WRITTEN)
        for step in range(TRANSACTIONS):
            async with connection.transaction():
                await connection.execute(NOTED)
                await connection.execute(MOVES, together * TRANSACTIONS + step, ENTRY, together)
        found = (await connection.fetchval(WRITTEN) - before) / (TRANSACTIONS * together)
        print(f"{together} tables in a transaction: {found:.0f} bytes a move")
    await connection.close()


def main() -> None:
    with for_now() as database:
        asyncio.run(measure(new_schema(database.address)))


if __name__ == "__main__":
    main()
