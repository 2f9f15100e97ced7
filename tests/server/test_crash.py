"""Kill -9 at any moment loses nothing that anybody was told: a real server under load, killed again and again."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from spieltrieb.games import games
from spieltrieb.server import entries
from spieltrieb.server.decisions import _read
from spieltrieb.server.entries import AnyEntry, read_entry
from spieltrieb.server.reading import reading
from spieltrieb.server.rendering import Shown
from spieltrieb.server.settings import Settings
from spieltrieb.server.table import Table
from tests.conftest import PATIENCE, load
from tests.postgres import place
from tests.server.client import House, Page, Person, Process, Refusal, until

pytestmark = pytest.mark.program
GAMES = tuple(games)
ROUNDS, SOAK_ROUNDS = 1, 50


@dataclass
class Pair:
    """Two people who play one game after the other, and remember all they were told."""

    host: Person
    guest: Person
    table: str
    pages: dict[str, Page] = field(default_factory=dict)  # by guest
    told: list[tuple[str, tuple[int, ...], dict[str, Any]]] = field(default_factory=list)  # table, seats, message
    acknowledged: list[tuple[str, int, str, int]] = field(default_factory=list)  # table, seat, move, number
    chooser: random.Random = field(default_factory=lambda: random.Random(0))
    is_last: bool = False  # the game in progress is the last one

    async def play_on(self) -> None:
        """Play until the server is gone, or the last game is over."""
        async with AsyncExitStack() as closing:
            self.pages = {
                person.id: await closing.enter_async_context(person.page()) for person in (self.host, self.guest)
            }
            try:
                while True:
                    table = self.table
                    await asyncio.gather(*(self._play(person, table) for person in (self.host, self.guest)))
                    if self.is_last:
                        return
                    self.table = (await self.pages[self.host.id].ask("rematch", table=table))["table"]
            finally:
                for page in self.pages.values():
                    self._remember(page)

    async def _play(self, person: Person, table: str) -> None:
        page = self.pages[person.id]
        known = await page.watch(table)
        if known["phase"] == "gathering" and person is self.guest and not known["mine"]:
            await page.ask("sit", table=table)
        known = await page.until_table(table, lambda known: known["views"])
        while known["phase"] != "over":
            view = next((view for view in known["views"] if view["legal"]), None)
            if view is None:
                number = known["number"]
                await page.until_table(table, lambda now: now["number"] > number or now["phase"] == "over")  # noqa: B023
            else:
                await self._move(page, table, view)
            known = page.tables[table]

    async def _move(self, page: Page, table: str, view: dict[str, Any]) -> None:
        move = self.chooser.choice(view["legal"])
        answer = await page.move(table, view["seat"], move)
        if answer["is"] == "moved":
            self.acknowledged.append((table, view["seat"], move, answer["number"]))

    def _remember(self, page: Page) -> None:
        seats: dict[str, tuple[int, ...]] = {}
        for message in page.heard:
            if message["is"] == "table":
                seats[message["table"]] = tuple(message["mine"])
            if message["is"] in ("table", "moved"):
                self.told.append((message["table"], seats[message["table"]], message))

    def latest(self) -> dict[str, int]:
        """How far each table had come, as far as they were told."""
        found: dict[str, int] = {}
        for table, _, message in self.told:
            found[table] = max(found.get(table, 0), message["number"])
        return found


def logs(db: Path) -> dict[str, tuple[str, list[AnyEntry]]]:
    """The secret and the log of every table in a database."""
    with reading(Settings(db=place(db)).database) as source:
        query = 'SELECT entry FROM entries WHERE "table" = ? ORDER BY number'
        return {
            table["id"]: (table["secret"], [read_entry(row["entry"]) for row in source.rows(query, table["key"])])
            for table in list(source.rows("SELECT key, id, secret FROM tables"))
        }


def check_nothing_was_lost(pair: Pair, kept: dict[str, tuple[str, list[AnyEntry]]]) -> int:
    """Compare all that a pair was told with what is in the database; how many messages that were."""
    by_table: dict[str, list[tuple[tuple[int, ...], dict[str, Any]]]] = {}
    for table, seats, message in pair.told:
        by_table.setdefault(table, []).append((seats, message))
    for id, told in by_table.items():
        secret, log = kept[id]
        assert max(message["number"] for _, message in told) <= len(log), "something that was shown is lost"
        own = {number: (seat, move) for table, seat, move, number in pair.acknowledged if table == id}
        _check_log(id, secret, log, told, own)
    return len(pair.told)


def _check_log(
    id: str,
    secret: str,
    log: list[AnyEntry],
    told: list[tuple[tuple[int, ...], dict[str, Any]]],
    own: dict[int, tuple[int, str]],
) -> None:
    made = log[0]
    assert isinstance(made, entries.Made)
    table = Table(id, secret, made)
    waiting = sorted(told, key=lambda found: found[1]["number"])
    for entry in [None, *log[1:]]:
        if entry is not None:
            if table.number + 1 in own:
                seat, move = own.pop(table.number + 1)
                assert isinstance(entry, entries.Played) and table.position is not None
                assert entry.steps[0] == (seat, _read(table.position, seat, move)), "an acknowledged move is lost"
            table.apply(entry)
        while waiting and waiting[0][1]["number"] == table.number:
            seats, message = waiting.pop(0)
            if table.position is None:
                assert message["views"] == []
                continue
            assert message["step"] == len(table.position.history)
            views = [json.loads(view) for view in Shown(table.position).views(seats)]
            assert message["views"] == views, "the log tells of something else than was shown"
    assert not waiting and not own


class Crashes:
    """A server that is killed again and again, and the people who play there."""

    def __init__(self, db: Path, seed: int) -> None:
        self.db = db
        self.random = random.Random(seed)
        self.server = Process(db).start()
        people = [Person.comes(self.server.address) for _ in range(2 * len(GAMES))]
        self.pairs = [
            Pair(host, guest, host.make_table(game, "me", "open"), chooser=random.Random(f"{seed}/{game}"))
            for host, guest, game in zip(people[::2], people[1::2], GAMES, strict=True)
        ]
        away = people[0]
        self.others = [
            away.make_table("memostreet", "greedy", "greedy", "greedy", "greedy"),
            away.make_table("kreuzquer", "me", "random", clock={"kind": "game", "seconds": 5}),
        ]

    def crash(self) -> None:
        """Play for a while, kill the server, and start it again."""
        asyncio.run(self._play_and_kill(self.random.uniform(0.05, 0.6)))
        kept = logs(self.db)
        assert sum(check_nothing_was_lost(pair, kept) for pair in self.pairs) > 0
        self.restart()
        for pair in self.pairs:
            asyncio.run(self._check_reconnected(pair))

    async def _play_and_kill(self, after: float) -> None:
        playing = [asyncio.create_task(pair.play_on()) for pair in self.pairs]
        await until(self._somebody_sees_a_table, "nobody has seen a table")
        await asyncio.sleep(after)  # any moment will do: what is checked holds whenever it is killed
        self.server.kill()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            assert isinstance(outcome, ConnectionClosed | WebSocketException | OSError), repr(outcome)

    def _somebody_sees_a_table(self) -> bool:
        return any(page.tables for pair in self.pairs for page in pair.pages.values())

    def restart(self) -> None:
        self.server = Process(self.db).start()
        for pair in self.pairs:
            pair.host.server = pair.guest.server = self.server.address

    async def _check_reconnected(self, pair: Pair) -> None:
        latest = pair.latest()
        for person in (pair.host, pair.guest):
            async with person.page() as page:
                for table, number in itertools.islice(reversed(latest.items()), 3):
                    assert (await page.watch(table))["number"] >= number
                pair._remember(page)

    def finish(self) -> None:
        """Everything goes on to its end: people, bots and clocks."""

        async def work() -> None:
            for pair in self.pairs:
                pair.is_last = True
            await asyncio.gather(*(pair.play_on() for pair in self.pairs))
            async with self.pairs[0].host.page() as page:
                for table in self.others:
                    await page.watch(table)
                    await page.until_table(table, lambda known: known["phase"] == "over")

        asyncio.run(asyncio.wait_for(work(), 3 * PATIENCE))
        kept = logs(self.db)
        for pair in self.pairs:
            check_nothing_was_lost(pair, kept)
            assert pair.host.get(f"/api/tables/{pair.table}/check")["fair"]
        for table in self.others:
            assert self.pairs[0].host.get(f"/api/tables/{table}/check")["fair"]


def run(db: Path, rounds: int, seed: int) -> None:
    crashes = Crashes(db, seed)
    try:
        for _ in range(rounds):
            crashes.crash()
        crashes.finish()
    finally:
        with suppress(OSError):
            if crashes.server.process.poll() is None:
                crashes.server.kill()


def test_kill_9_at_any_moment_loses_nothing_that_anybody_was_told(tmp_path: Path) -> None:
    run(tmp_path / "spieltrieb.db", load(ROUNDS), 1)


@pytest.mark.soak
def test_kill_9_again_and_again(tmp_path: Path) -> None:
    run(tmp_path / "spieltrieb.db", load(SOAK_ROUNDS), 2)


def test_a_repeated_move_after_a_crash_counts_once(tmp_path: Path) -> None:
    """Who heard no answer sends the move again when they are back: whether it was kept or not, it counts once."""
    server = Process(tmp_path / "spieltrieb.db").start()
    ann = Person.comes(server.address)
    table = ann.make_table("kreuzquer", "me")

    async def send() -> dict[str, Any]:
        async with ann.page(table) as page:
            known = page.tables[table]
            move = known["views"][0]["legal"][0]
            command = {"table": table, "seat": 0, "step": known["step"], "move": move}
            await page.send("move", **command)
            server.kill()
            return command

    command = asyncio.run(send())

    async def again() -> None:
        async with ann.page(table) as page:
            for _ in range(2):
                with suppress(Refusal):
                    await page.ask("move", **command)
            await page.watch(table)
            own = [move for move in page.tables[table]["moves"] if not move.startswith("*")]
            assert len(own) == 1

    with House(tmp_path / "spieltrieb.db") as house:
        ann.server = house.address
        asyncio.run(again())
