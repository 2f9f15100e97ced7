"""A machine that has compiled nothing yet: python bench/new_machine.py [SECONDS] (two minutes).

First how long each level of each game thinks about a move in plain Python. Then a server whose cache is empty: when its
page is there, how long it takes to open a table of each game, to answer a person's move and a bot's, and how long it
ever keeps anybody waiting, while the rules and the bots are compiled and everything changes over.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.client import Person, request

from spieltrieb import bots
from spieltrieb.bots import playing
from spieltrieb.core import compile
from spieltrieb.core.contract import Game
from spieltrieb.core.position import Position
from spieltrieb.games import games

FREE = ("requests_per_second", "messages_per_second", "tables_per_hour", "guests_per_hour", "bot_pace")
PATIENCE = 20.0  # seconds that a level is watched at most


def levels() -> None:
    """Print the seconds that each bot thinks in plain Python, with as many players as there can be."""
    compile.switch_off()
    print(f"{'seconds per move, plain':32}{'first':>8}{'median':>8}{'longest':>8}")
    for game in games.values():
        for name in bots.LEVELS:
            players = {seat: bots.make(name, game) for seat in range(game.max_players)}
            spent = _spent(game, name, players)
            ranked = sorted(spent)
            times = (spent[0], ranked[len(ranked) // 2], ranked[-1])
            print(f"{game.key + ' ' + name:32}" + "".join(f"{t:8.3f}" for t in times), flush=True)


def _spent(game: Game, name: str, players: dict[int, bots.Bot]) -> list[float]:
    """The seconds of each move in a game between bots of one name."""
    chance, spent = random.Random(3), []

    def choose(position: Position, seat: int) -> int:
        sight = bots.look(position, seat, chance, 0.5)
        begun = time.perf_counter()
        action = bots.ask(players[seat], sight, name)
        spent.append(time.perf_counter() - begun)
        return action

    for _ in playing.moves(game.start(game.max_players, seed=5), choose):
        if sum(spent) > PATIENCE:
            break
    return spent


class Newcomers:
    """People who come to a server that has just been started for the first time."""

    def __init__(self, address: str, until: float) -> None:
        self.address = address
        self.until = until
        self.waits: dict[str, list[float]] = defaultdict(list)

    async def play(self, game: str, chance: random.Random) -> None:
        """Open table after table, and play random moves against a bot of level 3."""
        while time.perf_counter() < self.until:
            person = await asyncio.to_thread(Person.comes, self.address)
            begun = time.perf_counter()
            table = await asyncio.to_thread(person.make_table, game, "me", "level3")
            self._waited(f"{game}: a table", begun)
            async with person.page(table) as page:
                asked = 0.0
                while time.perf_counter() < self.until and page.tables[table]["phase"] != "over":
                    known = page.tables[table]
                    view = known["views"][0]
                    if view["legal"]:
                        if asked:
                            self._waited(f"{game}: a bot", asked)
                            asked = 0.0
                        begun = time.perf_counter()
                        await page.move(table, view["seat"], chance.choice(view["legal"]))
                        self._waited(f"{game}: a move", begun)
                    else:
                        asked = asked or time.perf_counter()
                        await page.hear()
                    await asyncio.sleep(0.05)

    async def ping(self) -> None:
        """Ask again and again whether the server is well: what anybody else would wait."""
        while time.perf_counter() < self.until:
            begun = time.perf_counter()
            await asyncio.to_thread(request, self.address, "GET", "/health")
            self._waited("anything else", begun)
            await asyncio.sleep(0.02)

    def _waited(self, what: str, begun: float) -> None:
        self.waits[what].append(time.perf_counter() - begun)

    async def come(self) -> None:
        """Play all games at the same time."""
        await asyncio.gather(self.ping(), *(self.play(key, random.Random(key)) for key in games))


def server(seconds: float) -> None:
    """Print what people wait for at a server with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "spieltrieb", "serve", "--no-browser", "--port", "0", "--db", f"{folder}/db"]
        command += [word for name in FREE for word in ("--set", f"{name}=0")]
        environment = {**os.environ, "SPIELTRIEB_CACHE": folder, "SPIELTRIEB_COMPILE": "1"}
        begun = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = next(word.rstrip("/.") for word in said.split() if word.startswith("http"))
            request(address, "GET", "/")
            print(f"\nthe page is there after {time.perf_counter() - begun:.2f} s")
            people = Newcomers(address, begun + seconds)
            asyncio.run(people.come())
        finally:
            process.terminate()
            process.wait()
        print(f"{'seconds, compiling meanwhile':32}{'times':>8}{'first':>8}{'median':>8}{'longest':>8}")
        for what, waits in sorted(people.waits.items()):
            ranked = sorted(waits)
            times = (waits[0], ranked[len(ranked) // 2], ranked[-1])
            print(f"{what:32}{len(waits):8}" + "".join(f"{t:8.3f}" for t in times))
        print("compiled:", ", ".join(sorted(file.stem for file in Path(folder).rglob("*.done"))) or "nothing yet")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seconds", nargs="?", type=float, default=90.0, help="how long the server is watched")
    parser.add_argument("--server", action="store_true", help="only the server, not the levels")
    given = parser.parse_args()
    if not given.server:
        levels()
    server(given.seconds)
