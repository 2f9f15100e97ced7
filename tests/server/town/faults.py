"""A town under faults: python -m tests.server.town.faults --seconds 120 --games 40 --processes 4 --seed 14 --pause 0.5

People play while processes are killed, told to go, replaced, stopped for longer than their leases (alone, or with their
supervisor, as a machine is), cut off from each other and from the database, and the database itself is restarted. All
that anybody was told is compared with the logs: no acknowledged move may be lost, none may be there twice. It prints
how long moves had to wait after each kind of fault.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg

from tests.postgres import HASTY, Postgres, new_schema
from tests.server.client import Person
from tests.server.town.players import Player, check_stories
from tests.server.town.processes import Town

GAMES = ("fivetotwelve", "kreuzquer", "memostreet", "davincicode")
PAUSE = (2.0, 5.0)  # seconds between two faults
STOPPED = (5.0, 8.0)  # seconds that a process is stopped: longer than its lease


class Faults:
    """What goes wrong, one thing at a time."""

    def __init__(self, town: Town, database: Postgres, luck: random.Random) -> None:
        self._town = town
        self._database = database
        self._luck = luck
        self.counts: Counter[str] = Counter()

    async def one(self) -> str:
        """Let something go wrong; what it was."""
        kinds: dict[str, Callable[[], object]] = {
            "killed": self._kill, "told to go": self._drain, "all replaced": self._replace, "stopped": self._stop,
            "stopped with its supervisor": self._stop_machine, "links cut": self._cut,
            "connections lost": self._disconnect, "database restarted": self._restart,
        }  # fmt: skip
        name = self._luck.choice(sorted(kinds))
        await kinds[name]()  # type: ignore[misc]
        self.counts[name] += 1
        return name

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
        await asyncio.sleep(self._luck.uniform(*STOPPED))
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


async def campaign(folder: Path, seconds: float, games: int, processes: int, seed: int, pause: float) -> None:
    """Play, break, and compare."""
    luck = random.Random(seed)
    database = Postgres(folder / "postgres", **{**HASTY, "synchronous_commit": "on"}).make().start()
    town = Town(folder, processes, new_schema(database.address)).start()
    loop = asyncio.get_running_loop()
    newcomers = ThreadPoolExecutor(games)  # of their own: whoever waits for the database must not keep it from starting
    try:
        deadline = time.monotonic() + seconds
        faults = Faults(town, database, luck)
        finished: list[Player] = []
        longest: dict[str, list[float]] = {}
        happened: list[tuple[float, str]] = [(time.monotonic(), "nothing")]

        async def pair(number: int) -> None:
            while time.monotonic() < deadline:
                players = await loop.run_in_executor(newcomers, _sit_down, town, number, luck.random(), pause, deadline)
                await asyncio.gather(*(one.play(lambda: time.monotonic() > deadline) for one in players))
                finished.extend(players)

        playing = asyncio.gather(*(pair(number) for number in range(games)))
        while time.monotonic() < deadline:
            await asyncio.sleep(luck.uniform(*PAUSE))
            began = time.monotonic()
            happened.append((began, await faults.one()))
        await playing
        moves = await _check(town, finished)
        for player in finished:
            for at, wait in player.waits:
                kind = next(name for when, name in reversed(happened) if when <= at or name == "nothing")
                longest.setdefault(kind, []).append(wait)
        print(f"{len(finished) // 2} games, {moves} moves, seed {seed}; faults: {dict(faults.counts)}")
        waits = {kind: [round(wait, 2) for wait in sorted(those)[:-4:-1]] for kind, those in longest.items()}
        print("longest waits for an answer, seconds:", waits)
        print("connections lost:", sum(player.lost for player in finished), "told to come back:",
              sum(player.moved for player in finished), "refused:",
              dict(Counter(code for player in finished for code in player.refused)))  # fmt: skip
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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=900)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--seed", type=int, default=14)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds before each move")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="spieltrieb-faults-") as folder:
        os.chmod(folder, 0o755)  # PostgreSQL may be run by somebody else
        asyncio.run(campaign(Path(folder), **vars(arguments)))


if __name__ == "__main__":
    main()
