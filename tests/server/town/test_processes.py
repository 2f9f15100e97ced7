"""Real processes: whatever becomes of one, those who play at another or come back to another play on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable, Iterator

import pytest

from tests.server.client import Person, until
from tests.server.town.conftest import soon
from tests.server.town.players import Player, check_story
from tests.server.town.processes import Town

pytestmark = pytest.mark.program


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    found = Town(tmp_path_factory.mktemp("town"), 2).start()
    yield found
    found.supervisor.stop()


async def play_while(town: Town, games: int, happens: Callable[[int], None]) -> None:
    """Let pairs of people play while something happens to the owner of the first table; all goes on at the other."""
    tables, players = [], []
    for number in range(games):
        ann, bob = Person.comes(town.supervisor.address), Person.comes(town.supervisor.address)
        table = ann.make_table("kreuzquer", "me", "open")
        async with bob.page(table) as page:
            await page.ask("sit", table=table, seat=1)
        tables.append(table)
        for seat, person in enumerate((ann, bob)):
            players.append(Player(person, table, seat, random.Random(number), pause=0.02))
    playing = asyncio.gather(*(player.play() for player in players))
    await until(lambda: all(len(player.answered) > 2 for player in players), "nobody moves")
    before = await town.owner(tables[0])
    happens(before)
    await playing
    async with town.storage() as storage:
        for table in tables:
            found = await storage.table(table)
            assert found is not None
            check_story(*found, [player for player in players if player.table == table])
    assert await town.owner(tables[0]) != before


def test_people_play_on_when_a_process_is_killed(town: Town) -> None:
    asyncio.run(play_while(town, 3, lambda process: os.kill(process, signal.SIGKILL)))


@pytest.mark.soak
def test_people_play_on_when_a_process_is_told_to_go_and_is_started_again(town: Town) -> None:
    soon(lambda: len(town.children) == 2)
    asyncio.run(play_while(town, 3, lambda process: os.kill(process, signal.SIGTERM)))
    soon(lambda: len(town.children) == 2)


@pytest.mark.soak
def test_people_play_on_while_all_processes_are_replaced(town: Town) -> None:
    before = set(town.children)
    asyncio.run(play_while(town, 3, lambda process: os.kill(town.supervisor.process.pid, signal.SIGHUP)))
    soon(lambda: len(town.children) == 2 and not before & set(town.children))
