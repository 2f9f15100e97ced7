"""Real processes: whatever becomes of one, those who play at another or come back to another play on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltrieb.server.postgres import PostgresStorage
from tests.postgres import new_schema
from tests.server.client import Person, Process
from tests.server.town.conftest import soon
from tests.server.town.players import Player, check_story

pytestmark = pytest.mark.program


class Town:
    """A supervisor with its processes."""

    def __init__(self, folder: Path, processes: int, address: str = "") -> None:
        self.database = address or new_schema()
        self._folder = folder
        self.supervisor = Process(folder / "town", "--processes", processes)
        command: Any = self.supervisor._command
        command[command.index("--db") + 1] = self.database

    def start(self) -> Town:
        self.supervisor.start()
        return self

    @property
    def children(self) -> list[int]:
        """The numbers of the processes that serve, the eldest first."""
        pid = self.supervisor.process.pid
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    async def story(self, table: str) -> Any:
        storage = PostgresStorage(self.database, alone=False)
        try:
            return await storage.table(table)
        finally:
            await storage.close()

    async def owner(self, table: str) -> int:
        """The number of the process that owns a table, as the machine counts."""
        storage = PostgresStorage(self.database, alone=False)
        try:
            owned = 'tables JOIN leases ON "table" = key JOIN processes ON owner = processes.id'
            query = f"SELECT address FROM {owned} WHERE tables.id = ?"
            ((address,),) = await storage._rows(query, table)
        finally:
            await storage.close()
        return listener_of(int(address.rpartition(":")[2]), self.children)


def listener_of(port: int, processes: list[int]) -> int:
    """Which of the processes listens at a port."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    (inode,) = {line[9] for line in lines if int(line[1].rpartition(":")[2], 16) == port and line[3] == "0A"}
    for process in processes:
        for file in Path(f"/proc/{process}/fd").iterdir():
            if os.readlink(file) == f"socket:[{inode}]":
                return process
    raise AssertionError("nobody listens there")


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    found = Town(tmp_path_factory.mktemp("town"), 2).start()
    yield found
    found.supervisor.stop()


async def play_while(
    town: Town, games: int, happens: Callable[[list[str]], Awaitable[None]], game: str = "kreuzquer"
) -> list[Player]:
    """Let pairs of people play while something happens; everything that they were told must be true."""
    tables, players = [], []
    for number in range(games):
        ann, bob = Person.comes(town.supervisor.address), Person.comes(town.supervisor.address)
        table = ann.make_table(game, "me", "open")
        async with bob.page(table) as page:
            await page.ask("sit", table=table, seat=1)
        tables.append(table)
        pair = [Player(person, table, seat, random.Random(number)) for seat, person in enumerate((ann, bob))]
        players += pair
    playing = asyncio.gather(*(player.play() for player in players))
    await happens(tables)
    await playing
    for table in tables:
        check_story(*await town.story(table), [player for player in players if player.table == table])
    return players


async def begun(players: int) -> None:
    await asyncio.sleep(players)


def test_a_process_that_is_told_to_go_hands_its_tables_over(town: Town) -> None:
    async def drain(tables: list[str]) -> None:
        process = await town.owner(tables[0])
        os.kill(process, signal.SIGTERM)
        while process in town.children:
            await asyncio.sleep(0.02)

    players = asyncio.run(play_while(town, 6, drain))
    print("longest", max(max(p.waits) for p in players), [p.lost for p in players], [p.refused for p in players])
    assert not any(player.refused for player in players)
    soon(lambda: len(town.children) == 2)


def test_a_process_that_is_killed_is_succeeded(town: Town) -> None:
    async def kill(tables: list[str]) -> None:
        os.kill(await town.owner(tables[0]), signal.SIGKILL)

    players = asyncio.run(play_while(town, 6, kill))
    print("longest", max(max(p.waits) for p in players), [p.lost for p in players], [p.refused for p in players])
    assert not any(player.refused for player in players)
