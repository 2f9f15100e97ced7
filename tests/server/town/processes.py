"""A town of real processes, for tests."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from spieltrieb.server.postgres import PostgresStorage
from tests.postgres import new_schema
from tests.server.client import Process


class Town:
    """A supervisor with its processes."""

    def __init__(self, folder: Path, processes: int, database: str = "") -> None:
        self.database = database or new_schema()
        self.supervisor = Process(folder / "town", "--processes", processes, "--db", self.database)

    def start(self) -> Town:
        self.supervisor.start()
        return self

    @property
    def children(self) -> list[int]:
        """The numbers of the processes that serve, the eldest first."""
        pid = self.supervisor.process.pid
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    @property
    def listeners(self) -> int:
        """How many of them take connections, also if they are stopped."""
        return len(_listening(int(self.supervisor.address.rpartition(":")[2])))

    @asynccontextmanager
    async def storage(self) -> AsyncIterator[PostgresStorage]:
        """What the town keeps, to be read."""
        storage = PostgresStorage(self.database, alone=False)
        try:
            yield storage
        finally:
            await storage.close()

    async def owner(self, table: str) -> int:
        """The number of the process that owns a table, as the machine counts."""
        async with self.storage() as storage:
            owned = 'tables JOIN leases ON "table" = key JOIN processes ON owner = processes.id'
            rows: Any = await storage._rows(f"SELECT address FROM {owned} WHERE tables.id = ?", table)
        return listener_of(int(rows[0][0].rpartition(":")[2]), self.children)


def listener_of(port: int, processes: list[int]) -> int:
    """Which of the processes listens at a port."""
    (inode,) = _listening(port)
    for process in processes:
        for file in Path(f"/proc/{process}/fd").iterdir():
            with suppress(FileNotFoundError):  # it plays on meanwhile, and may just have closed that one
                if os.readlink(file) == f"socket:[{inode}]":
                    return process
    raise AssertionError("nobody listens there")


def _listening(port: int) -> set[str]:
    """The sockets that listen at a port, by their numbers."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {line[9] for line in lines if int(line[1].rpartition(":")[2], 16) == port and line[3] == "0A"}
