"""How long a move waits while processes go: python bench/drain.py [--processes 3] [--games 20] [--runs 5]

People play without pause at many tables while all processes are replaced, one after the other (SIGHUP to the
supervisor). Measured is the time from sending a move to its answer, whatever happens to connection and table meanwhile.
Beside it stands what moves take while nothing happens but that a program of the same size is started, since starting
the new processes takes time of the same processors. PostgreSQL waits for its disk.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import subprocess
import sys
import time

from scaling import Town  # the benchmark beside this one
from server import percentile
from tests.postgres import for_now, new_schema
from tests.server.client import Person
from tests.server.town.players import Player, check_stories

from spieltrieb.games import games

GAMES = tuple(games)
GOAL = 0.2  # seconds that a move may wait
WARM_UP = 8.0  # seconds: meanwhile all processes have changed over to the compiled rules


class Crowd:
    """Pairs of people, each at one table after the other."""

    def __init__(self, address: str, games: int, pause: float) -> None:
        self._address = address
        self._games = games
        self._pause = pause
        self.is_over = False
        self.players: list[Player] = []

    async def play(self) -> None:
        await asyncio.gather(*(self._pair(number) for number in range(self._games)))

    async def _pair(self, number: int) -> None:
        luck = random.Random(number)
        while not self.is_over:
            try:
                players = await asyncio.to_thread(self._sit_down, number, luck)
            except (OSError, AssertionError):  # it came to a process that was just going: again
                continue
            self.players += players
            await asyncio.gather(*(player.play(lambda: self.is_over) for player in players))

    def _sit_down(self, number: int, luck: random.Random) -> list[Player]:
        ann, bob = Person.comes(self._address), Person.comes(self._address)
        table = ann.make_table(GAMES[number % len(GAMES)], "me", "open")
        asyncio.run(_sit(bob, table))
        return [
            Player(one, table, seat, random.Random(luck.random()), pause=self._pause)
            for seat, one in enumerate((ann, bob))
        ]

    def waits(self, since: float, until: float) -> list[float]:
        """How long the moves took that were made then."""
        return [wait.seconds for player in self.players for wait in player.waits if since <= wait.began < until]


async def _sit(person: Person, table: str) -> None:
    async with person.page(table) as page:
        await page.ask("sit", table=table, seat=1)


async def _nothing(seconds: float) -> None:
    """Start a program as large as a server, and let it end."""
    code = "import spieltrieb.server.app, spieltrieb.bots.player"
    ended = time.monotonic() + seconds
    while time.monotonic() < ended:
        await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code], check=True)


async def _replace(town: Town) -> None:
    before = set(town.children)
    os.kill(town.process.pid, signal.SIGHUP)
    while before & set(town.children):
        await asyncio.sleep(0.02)


async def run(database: str, arguments: argparse.Namespace) -> None:
    town = Town(arguments.processes, database)
    crowd = Crowd(f"http://localhost:{town.port}", arguments.games, arguments.pause)
    playing = asyncio.create_task(crowd.play())
    try:
        await asyncio.sleep(WARM_UP)
        longest = []
        for number in range(arguments.runs):
            began = time.monotonic()
            await _nothing(5.0)
            between = time.monotonic()
            await _replace(town)
            ended = time.monotonic()
            await asyncio.sleep(2.0)  # until what was made then is answered
            calm, waits = crowd.waits(began, between), crowd.waits(between, ended)
            longest.append(max(waits))
            print(
                f"run {number + 1}: nothing happens: {len(calm)} moves, p99 {percentile(calm, 0.99) * 1000:.0f} ms, "
                f"longest {max(calm) * 1000:.0f} ms; all replaced in {ended - between:.1f} s: {len(waits)} moves, "
                f"p50 {percentile(waits, 0.5) * 1000:.0f} ms, p99 {percentile(waits, 0.99) * 1000:.0f} ms, "
                f"p99.9 {percentile(waits, 0.999) * 1000:.0f} ms, longest {max(waits) * 1000:.0f} ms, "
                f"above 200 ms {sum(wait > GOAL for wait in waits)}",
                flush=True,
            )
    finally:
        crowd.is_over = True
        await playing
        town.stop()
    print(
        f"longest wait, median of {len(longest)} runs: {statistics.median(longest) * 1000:.0f} ms (goal 200); "
        f"connections that came back {sum(player.moved for player in crowd.players)}, lost "
        f"{sum(player.lost for player in crowd.players)}; refused {[code for p in crowd.players for code in p.refused]}"
    )
    print(f"{await _check(database, crowd.players)} moves in the logs, every one that was acknowledged once")


async def _check(database: str, players: list[Player]) -> int:
    from spieltrieb.server.postgres import PostgresStorage

    storage = PostgresStorage(database, alone=False)
    try:
        return await check_stories(storage, players)
    finally:
        await storage.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--pause", type=float, default=0.1, help="seconds before each move")
    arguments = parser.parse_args()
    with for_now() as database:
        asyncio.run(run(new_schema(database.address), arguments))


if __name__ == "__main__":
    main()
