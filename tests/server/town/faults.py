"""A town under faults: python -m tests.server.town.faults --seconds 120 --games 40 --processes 4 --seed 14 --pause 0.5

People play while processes are killed, told to go, replaced, stopped for longer than their leases (alone, or with their
supervisor, as a machine is), cut off from each other and from the database, and the database itself is restarted. All
that anybody was told is compared with the logs: no acknowledged move may be lost, none may be there twice. It prints
how long moves had to wait while each kind of fault had not been got over, and apart from that where several overlapped.

`--only killed stopped --calm 15 16` lets these alone happen, with these seconds between two of them: none overlap.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import asyncpg

from tests.postgres import HASTY, Postgres, new_schema
from tests.server.client import Person
from tests.server.town.players import Player, check_stories
from tests.server.town.processes import Town
from tests.server.town.waits import STOOD_STILL, Fault, report

GAMES = ("fivetotwelve", "kreuzquer", "memostreet", "davincicode")
SETTLED = 1.0  # seconds after which the town is as before, once as many processes serve
WHOLE_WITHIN = 30.0  # seconds in which they should
LAG = 0.3  # seconds that this program may stand still; on a busy machine it stands still for longer


@dataclass
class Plan:
    """What is tried."""

    seconds: float = 900
    games: int = 200
    processes: int = 4
    seed: int = 14
    pause: float = 0.5  # seconds before each move
    calm: Sequence[float] = (2.0, 5.0)  # seconds between two faults
    stopped: Sequence[float] = (5.0, 8.0)  # seconds that a process is stopped: longer than its lease
    only: Sequence[str] = ()  # these kinds of faults alone


class Faults:
    """What goes wrong, one thing at a time."""

    def __init__(self, town: Town, database: Postgres, luck: random.Random, plan: Plan) -> None:
        self._town = town
        self._database = database
        self._luck = luck
        self._plan = plan
        self._kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "killed": self._kill, "told to go": self._drain, "all replaced": self._replace, "stopped": self._stop,
            "stopped with its supervisor": self._stop_machine, "links cut": self._cut,
            "connections lost": self._disconnect, "database restarted": self._restart,
        }  # fmt: skip
        self._under_way: set[asyncio.Task[None]] = set()
        self.happened: list[Fault] = []

    async def one(self) -> None:
        """Let something go wrong."""
        name = self._luck.choice(sorted(self._plan.only or self._kinds))
        old = set(self._town.children) if name == "all replaced" else set()
        began = time.monotonic()
        await self._kinds[name]()
        fault = Fault(name, began, time.monotonic(), math.inf)
        self.happened.append(fault)
        self._under_way.add(asyncio.create_task(self._settle(len(self.happened) - 1, fault, old)))

    async def _settle(self, number: int, fault: Fault, old: set[int]) -> None:
        """Note when the town is as before: as many processes serve, and none of the old ones where all are replaced."""
        deadline = time.monotonic() + WHOLE_WITHIN
        await asyncio.sleep(SETTLED)
        while self._town.listeners != self._plan.processes or old & set(self._town.children):
            if time.monotonic() > deadline:
                break
            await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLED)
        self.happened[number] = fault._replace(whole=time.monotonic())

    async def note_lag(self) -> None:
        """Note whenever this program itself stands still: whatever waits then does not wait for the town alone."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(LAG / 2)
            if (now := time.monotonic()) - before > LAG:
                self.happened.append(Fault(STOOD_STILL, before, now, now))

    def _any(self) -> int:
        return self._luck.choice(self._town.children)

    async def _kill(self) -> None:
        os.kill(self._any(), signal.SIGKILL)

    async def _drain(self) -> None:
        os.kill(self._any(), signal.SIGTERM)

    async def _replace(self) -> None:
        os.kill(self._town.supervisor.process.pid, signal.SIGHUP)

    async def _stop(self) -> None:
        """Stop a process: its supervisor ends it."""
        await self._pause(self._any())

    async def _stop_machine(self) -> None:
        """Stop a process and its supervisor, as if their machine slept: it wakes up when its tables are elsewhere."""
        await self._pause(self._any(), self._town.supervisor.process.pid)

    async def _pause(self, *processes: int) -> None:
        for process in reversed(processes):
            os.kill(process, signal.SIGSTOP)
        await asyncio.sleep(self._luck.uniform(*self._plan.stopped))
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)

    async def _cut(self) -> None:
        os.kill(self._any(), signal.SIGUSR2)

    async def _disconnect(self) -> None:
        connection = await asyncpg.connect(self._database.address)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'spieltrieb' "
            "AND random() < 0.5"
        )
        await connection.close()

    async def _restart(self) -> None:
        await asyncio.to_thread(self._database.stop, "immediate")
        await asyncio.to_thread(self._database.start)


async def campaign(folder: Path, plan: Plan) -> None:
    """Play, break, and compare."""
    luck = random.Random(plan.seed)
    database = Postgres(folder / "postgres", **{**HASTY, "synchronous_commit": "on"}).make().start()
    town = Town(folder, plan.processes, new_schema(database.address)).start()
    loop = asyncio.get_running_loop()
    # Of their own: whoever waits for the database must not keep it from starting.
    newcomers = ThreadPoolExecutor(plan.games)
    try:
        deadline = time.monotonic() + plan.seconds
        faults = Faults(town, database, luck, plan)
        everybody: list[Player] = []

        async def pair(number: int) -> None:
            while time.monotonic() < deadline:
                seed = luck.random()
                players = await loop.run_in_executor(newcomers, _sit_down, town, number, seed, plan.pause, deadline)
                everybody.extend(players)
                await asyncio.gather(*(one.play(lambda: time.monotonic() > deadline) for one in players))

        lagging = loop.create_task(faults.note_lag())
        playing = asyncio.gather(*(pair(number) for number in range(plan.games)))
        while time.monotonic() < deadline:
            await asyncio.sleep(luck.uniform(*plan.calm))
            await faults.one()
        await playing
        lagging.cancel()
        moves = await _check(town, everybody)
        counts = dict(Counter(fault.name for fault in faults.happened))
        print(f"{len(everybody) // 2} games, {moves} moves, {plan}; faults: {counts}")
        print("\n".join(report([wait for player in everybody for wait in player.waits], faults.happened)))
        print("connections lost:", sum(player.lost for player in everybody), "told to come back:",
              sum(player.moved for player in everybody), "refused:",
              dict(Counter(code for player in everybody for code in player.refused)), "not answered at the end:",
              sum(player.began is not None for player in everybody))  # fmt: skip
    finally:
        newcomers.shutdown(cancel_futures=True)
        town.supervisor.stop()
        database.remove()


def _sit_down(town: Town, number: int, seed: float, pause: float, deadline: float) -> list[Player]:
    """Two people at a new table, whatever goes wrong meanwhile."""
    while time.monotonic() < deadline:
        try:
            ann, bob = Person.comes(town.supervisor.address), Person.comes(town.supervisor.address)
            table = ann.make_table(GAMES[number % len(GAMES)], "me", "open")
            asyncio.run(_sit(bob, table))
            return [Player(one, table, seat, random.Random(seed), pause=pause) for seat, one in enumerate((ann, bob))]
        except Exception:  # whoever makes a table in the wrong moment tries again, with another one
            time.sleep(0.2)
    return []


async def _sit(person: Person, table: str) -> None:
    async with person.page(table) as page:
        await page.ask("sit", table=table, seat=1)


async def _check(town: Town, players: list[Player]) -> int:
    async with town.storage() as storage:
        return await check_stories(storage, players)


def main() -> None:
    plan = Plan()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=plan.seconds)
    parser.add_argument("--games", type=int, default=plan.games)
    parser.add_argument("--processes", type=int, default=plan.processes)
    parser.add_argument("--seed", type=int, default=plan.seed)
    parser.add_argument("--pause", type=float, default=plan.pause, help="seconds before each move")
    parser.add_argument("--calm", type=float, nargs=2, default=plan.calm, help="seconds between two faults")
    parser.add_argument("--stopped", type=float, nargs=2, default=plan.stopped, help="seconds that one is stopped")
    parser.add_argument("--only", nargs="+", default=plan.only, help="kinds of faults, as they are printed")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="spieltrieb-faults-") as folder:
        os.chmod(folder, 0o755)  # PostgreSQL may be run by somebody else
        asyncio.run(campaign(Path(folder), Plan(**vars(arguments))))


if __name__ == "__main__":
    main()
