"""Real processes: whatever becomes of one, those who play at another or come back to another play on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator

import pytest

from spieltrieb.server.siblings import STOPPED, state_of
from spieltrieb.server.supervisor import SILENT
from tests.conftest import PATIENCE
from tests.server.client import Person, until
from tests.server.town.conftest import soon
from tests.server.town.players import Player, check_stories
from tests.server.town.processes import Town

pytestmark = pytest.mark.program


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    found = Town(tmp_path_factory.mktemp("town"), 2).start()
    yield found
    found.supervisor.stop()


async def play_while(town: Town, games: int, happens: Callable[[int], None], pause: float = 0.1) -> list[Player]:
    """Let pairs of people play while something happens to the owner of the first table; all of them play to the end."""
    tables, players = [], []
    for number in range(games):
        ann, bob = Person.comes(town.supervisor.address), Person.comes(town.supervisor.address)
        table = ann.make_table("kreuzquer", "me", "open")
        async with bob.page(table) as page:
            await page.ask("sit", table=table, seat=1)
        tables.append(table)
        for seat, person in enumerate((ann, bob)):
            players.append(Player(person, table, seat, random.Random(number), pause=pause))
    playing = asyncio.gather(*(player.play() for player in players))
    await until(lambda: all(len(player.answered) > 2 for player in players), "nobody moves")
    before = await town.owner(tables[0])
    await asyncio.to_thread(happens, before)
    await asyncio.wait_for(playing, PATIENCE)  # whoever cannot play on comes back again and again
    async with town.storage() as storage:
        await check_stories(storage, players)
    return players


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
    asyncio.run(play_while(town, 3, lambda process: os.kill(town.supervisor.process.pid, signal.SIGHUP), pause=1.0))
    soon(lambda: len(town.children) == 2 and not before & set(town.children))


@pytest.mark.soak
def test_people_play_on_when_a_process_is_stopped_which_is_ended_then(town: Town) -> None:
    soon(lambda: len(town.children) == 2)
    stopped: list[int] = []

    def stop(process: int) -> None:
        os.kill(process, signal.SIGSTOP)
        stopped.append(process)

    asyncio.run(play_while(town, 3, stop))
    assert stopped[0] not in town.children
    soon(lambda: len(town.children) == 2)


@pytest.mark.soak
def test_people_play_on_when_a_process_is_stopped_with_its_supervisor_and_the_other_one_ends_it(town: Town) -> None:
    soon(lambda: len(town.children) == 2)
    stopped: list[int] = []

    def stop(process: int) -> None:
        for one in (town.supervisor.process.pid, process):
            os.kill(one, signal.SIGSTOP)
        stopped.append(process)

    try:
        asyncio.run(play_while(town, 3, stop))
        soon(lambda: state_of(stopped[0]) == "Z")  # dead, and its supervisor has not heard of it
    finally:
        os.kill(town.supervisor.process.pid, signal.SIGCONT)
    soon(lambda: len(town.children) == 2 and stopped[0] not in town.children)


@pytest.mark.soak
def test_a_supervisor_that_was_stopped_itself_ends_nobody(town: Town) -> None:
    soon(lambda: len(town.children) == 2)
    before = town.children
    os.kill(town.supervisor.process.pid, signal.SIGSTOP)
    soon(lambda: state_of(town.supervisor.process.pid) == STOPPED)
    time.sleep(SILENT + 0.5)  # so long that it would end everybody
    os.kill(town.supervisor.process.pid, signal.SIGCONT)
    asyncio.run(play_while(town, 1, lambda process: None))
    assert town.children == before
