"""A campaign against a server: valid, nearly valid and hostile messages by many connections, in all phases of tables.

    python -m tests.server.campaign --messages 1000000 --seed 12

Beside them come malformed frames and handshakes, connections that are slow or half closed, a full disk, a locked
database, and clocks that jump. At the end the server must have had no error of its own, no table may be stuck, every
table must replay from its log, and memory must not have grown. The seed decides what each connection would like to
send; what it learns meanwhile, and who comes first, is up to the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import logging
import random
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from spieltrieb.games import games
from spieltrieb.server import guesses
from spieltrieb.server.table import Table
from tests.conftest import PATIENCE
from tests.server.attacker import Attacker
from tests.server.client import House, Person, until

CONNECTIONS = 50
TABLES = 16  # that there are to be broken
MOST_GROWTH = 64 * 2**20  # bytes in the second half of a campaign
MEASURE = 10  # times that memory is looked at
FAULTS = ("full", "locked", "clock", "later")  # the disk, the database, the calendar's clock, and that of tables


class Campaign:
    """All of it."""

    def __init__(self, house: House, messages: int, seed: str, say: Callable[[str], None] = lambda line: None) -> None:
        self.house, self.seed, self._say = house, seed, say
        self.left = self.all = messages
        self.chooser = random.Random(f"{seed}/keeper")
        self._faults, self._most_faults = 0, len(FAULTS) if messages < 100_000 else 10 * len(FAULTS)
        self._one_fault = asyncio.Lock()
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []
        self.memory: list[tuple[int, int]] = []  # messages sent, bytes
        self.people = [Person.comes(house.address, f"P{number}") for number in range(8)]
        self.tables = [self._make() for _ in range(TABLES)]

    def _make(self) -> str:
        """A table of any kind, from which one never knows what comes."""
        chooser = self.chooser
        game = chooser.choice(sorted(games))
        size = chooser.randint(games[game].min_players, games[game].max_players)
        seats = ["me", *(chooser.choice(("open", "open", "random", "level1", "screen")) for _ in range(size - 1))]
        wish: dict[str, Any] = {"public": chooser.random() < 0.3, "talk": chooser.random() < 0.5}
        if chooser.random() < 0.3:
            wish["clock"] = {"kind": chooser.choice(("move", "game")), "seconds": 60}
        if chooser.random() < 0.3:
            wish["rounds"] = 0  # a match
        made = chooser.choice(self.people).make_table(game, *seats, **wish)
        self.counts["tables made"] += 1
        return made

    async def run(self) -> None:
        """Attack, keep tables alive, and let things go wrong."""
        attackers = [
            Attacker(self, self.people[number % len(self.people)], f"{self.seed}/{number}")
            for number in range(CONNECTIONS)
        ]
        keeper = asyncio.create_task(self._keep())
        try:
            await asyncio.gather(*(attacker.attack() for attacker in attackers))
        finally:
            keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await keeper

    async def _keep(self) -> None:
        """Replace tables at which nothing can happen any more, put others away, and look at memory."""
        while True:
            await asyncio.sleep(0.05)
            sent = self.all - self.left
            for at, id in enumerate(self.tables):
                live = self.house.gate.hub.tables.get(id)
                if live is not None and live.table.phase in ("over", "closed") and self.chooser.random() < 0.5:
                    self.tables[at] = await asyncio.to_thread(self._made_again, id)
            if len(self.memory) < MEASURE * sent / self.all:
                self._measure(sent)

    def _made_again(self, id: str) -> str:
        try:
            return self._make()
        except AssertionError:  # nothing can be kept just now
            return id

    def _measure(self, sent: int) -> None:
        async def put_away() -> None:
            self.house.gate.hub.registry.put_away(0)

        self.house.do(put_away())
        gc.collect()
        size = int(Path("/proc/self/statm").read_text().split()[1]) * 4096
        self.memory.append((sent, size))
        self._say(f"{sent:,} messages, {size / 2**20:.0f} MiB, {len(self.house.gate.hub.tables)} tables in memory")

    async def break_something(self) -> None:
        """Let something go wrong with the machine for a moment, again and again, after a share of the messages."""
        due = (self._faults + 1) * self.all / (self._most_faults + 1)
        if self._faults == self._most_faults or self.all - self.left < due:
            return
        fault = FAULTS[self._faults % len(FAULTS)]
        self._faults += 1
        self.counts[f"fault {fault}"] += 1
        async with self._one_fault:  # on a slow machine the next may be due before this one is over
            await self._break(fault)

    async def _break(self, fault: str) -> None:
        hub = self.house.gate.hub
        if fault == "full":

            def full(*_: Any) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            hub.storage._transact = full  # type: ignore[attr-defined]
            try:
                await asyncio.sleep(0.2)
            finally:
                del hub.storage._transact  # type: ignore[attr-defined]
        elif fault == "locked":
            with contextlib.closing(
                sqlite3.connect(self.house.settings.database, isolation_level=None, timeout=PATIENCE)
            ) as other:
                other.execute("BEGIN IMMEDIATE")
                await asyncio.sleep(0.3)
                other.execute("ROLLBACK")
        elif fault == "clock":  # somebody sets the machine's clock
            step = self.chooser.choice((-1, 1)) * 36 * 3_600_000
            hub.wall = lambda: self.house._now() + step
            await asyncio.sleep(0.2)
            hub.wall = self.house._now
        else:
            self.house.pass_time(90)

    # ---- Afterwards ----

    async def check(self) -> None:
        """The server had no error of its own, nothing is stuck, everything replays, and memory has not grown."""
        hub = self.house.gate.hub
        await until(lambda: not any(live.busy or live.inbox for live in hub.tables.values()), "a table is stuck")
        assert self.problems == []
        assert hub.figures.answers[500] == 0, hub.figures.answers
        assert hub.figures.refusals["error"] == 0
        assert self.counts["handshake 101"] >= CONNECTIONS
        rows = self.house.do(hub.storage._rows("SELECT id FROM tables"))
        for (id,) in rows:
            found = self.house.do(hub.storage.table(id))
            assert found is not None
            again = Table.from_log(id, found[0].secret, found[1])
            live = hub.tables.get(id)
            if live is not None and live.table.number == again.number:
                assert str(live.table.position) == str(again.position)
                assert live.table.phase == again.phase
        self.counts["tables replayed"] = len(rows)
        self.counts.update({f"server: {name}": hub.counts[name] for name in ("moves", "bot_moves", "lapses")})
        self.counts.update({f"refused: {code}": count for code, count in hub.figures.refusals.items()})
        second = [size for sent, size in self.memory if sent >= self.all / 2]
        if len(second) > 2:
            grown = second[-1] - second[0]
            assert grown < MOST_GROWTH, f"memory has grown by {grown / 2**20:.0f} MiB: {self.memory}"


class Errors(logging.Handler):
    """What the server complains of."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._problems = problems

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.name.startswith("spieltrieb"):
            self._problems.append(logging.Formatter().format(record)[-2000:])


def attack(folder: Path, messages: int, seed: str, say: Callable[[str], None] = lambda line: None) -> Counter[str]:
    """Run a campaign against a new server; what was sent and what came of it. The seed is said, to repeat it."""
    say(f"seed {seed!r}")
    rate, guesses.A_SECOND = guesses.A_SECOND, 0.0  # here everybody may find every table
    try:
        with House(folder / "campaign.db", request_seconds=5) as house:
            campaign = Campaign(house, messages, seed, say)
            errors = Errors(campaign.problems)
            logging.getLogger().addHandler(errors)
            try:
                asyncio.run(campaign.run())
                asyncio.run(campaign.check())
            finally:
                logging.getLogger().removeHandler(errors)
            return campaign.counts
    finally:
        guesses.A_SECOND = rate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", default="12")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="spieltrieb-campaign-") as folder:
        began = time.monotonic()
        counts = attack(Path(folder), arguments.messages, arguments.seed, lambda line: print(line, flush=True))
        print(f"after {time.monotonic() - began:.0f} s:")
        for name, count in sorted(counts.items()):
            print(f"{name:16} {count:10,}")


if __name__ == "__main__":
    main()
