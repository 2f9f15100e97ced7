"""Real processes: whatever becomes of one, those who play at another or come back to another play on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable, Iterator

import pytest

from tests.server.client import Person
from tests.server.town.conftest import soon
from tests.server.town.players import Player, check_story
from tests.server.town.processes import Town

pytestmark = pytest.mark.program


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
        async with town.storage() as storage:
            found = await storage.table(table)
        assert found is not None
        check_story(*found, [player for player in players if player.table == table])
    return players


def test_a_process_that_is_told_to_go_hands_its_tables_over(town: Town) -> None:
    async def drain(tables: list[str]) -> None:
        process = await town.owner(tables[0])
        os.kill(process, signal.SIGTERM)
        while process in town.children:
            await asyncio.sleep(0.02)

    players = asyncio.run(play_while(town, 6, drain))
    print(
        "longest",
        max(wait for p in players for _, wait in p.waits),
        [p.lost for p in players],
        [p.refused for p in players],
    )
    assert not any(player.refused for player in players)
    soon(lambda: len(town.children) == 2)


def test_a_process_that_is_killed_is_succeeded(town: Town) -> None:
    async def kill(tables: list[str]) -> None:
        os.kill(await town.owner(tables[0]), signal.SIGKILL)

    players = asyncio.run(play_while(town, 6, kill))
    print(
        "longest",
        max(wait for p in players for _, wait in p.waits),
        [p.lost for p in players],
        [p.refused for p in players],
    )
    assert not any(player.refused for player in players)
