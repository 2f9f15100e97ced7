"""How long it takes to take over the tables of a process that is gone: python bench/takeover.py [--tables 200]

Games in their middle, 30 moves each, into a PostgreSQL of its own that waits for its disk. They are claimed and read as
a server does it for whoever asks for them, once as it does and once waiting for the disk at every claim; then replayed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

from spieltrieb.games import games
from spieltrieb.server import new_tables
from spieltrieb.server.kept import Founded, Kept
from spieltrieb.server.postgres import PostgresStorage
from spieltrieb.server.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests have a PostgreSQL to start
from tests.postgres import for_now, new_schema
from tests.server.driving import Driven

MOVES = 30


async def found(storage: PostgresStorage, number: int) -> str:
    """A table in the middle of a game; its name."""
    driven = Driven(sorted(games)[number % len(games)], "me", "screen", secret=f"{number:064x}")
    driven.play(random.Random(number), MOVES)
    table, id = driven.table, new_tables.new_id()
    kept = Kept(
        key=storage.new_key(), id=id, secret=table.secret, game=table.game.key, host=table.host, phase=table.phase,
        public=False, daily=None, made=table.made, moved=table.moved,
    )  # fmt: skip
    await storage.finish(lambda done: storage.create(Founded(kept, tuple(driven.log), {table.host}), done))
    return id


async def take_over(address: str, tables: list[str], gone: PostgresStorage, commit: str) -> PostgresStorage:
    """Let another process take all of them at once; it is the next that goes."""
    storage: Any = PostgresStorage(address, alone=False)
    await storage.open()
    await gone.close()
    await (await storage._reading.connection()).execute(f"SET synchronous_commit = {commit}")
    began = time.perf_counter()
    taken = await asyncio.gather(*(storage.take(table) for table in tables))
    read = time.perf_counter()
    for kept, entries in taken:
        Table.from_log(kept.id, kept.secret, entries)
    replayed = time.perf_counter()
    each = 1000 / len(tables)
    print(
        f"synchronous_commit = {commit}: {len(tables)} tables, claimed and read in {(read - began) * each:.2f} ms "
        f"each, replayed in {(replayed - read) * each:.2f} ms each; load {os.getloadavg()[0]:.1f}"
    )
    return storage  # type: ignore[no-any-return]


async def measure(address: str, many: int) -> None:
    """Take tables over, again and again."""
    storage = PostgresStorage(address, alone=False)
    await storage.open()
    tables = [await found(storage, number) for number in range(many)]
    for commit in ("on", "off", "on", "off"):
        storage = await take_over(address, tables, storage, commit)
    await storage.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    arguments = parser.parse_args()
    with for_now() as database:
        asyncio.run(measure(new_schema(database.address), arguments.tables))


if __name__ == "__main__":
    main()
