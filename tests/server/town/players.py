"""People who play on whatever becomes of the processes, as the page does, and remember all that they were told."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import websockets

from spieltrieb.server.entries import AnyEntry, Played
from spieltrieb.server.kept import Kept
from spieltrieb.server.table import Table
from tests.server.client import Page, Person

LOST = (websockets.exceptions.WebSocketException, OSError, asyncio.TimeoutError, EOFError)
ANSWER = 20.0  # seconds; whoever waits longer for an answer has lost it


@dataclass
class Player:
    """A person at one table: plays at random, and comes back whenever the connection is lost."""

    person: Person
    table: str
    seat: int
    chooser: random.Random
    answered: dict[int, str] = field(default_factory=dict)  # by the number of the entry: the move that was acknowledged
    heard: dict[int, str] = field(default_factory=dict)  # by the number of the entry: the moves that were told
    waits: list[tuple[float, float]] = field(default_factory=list)  # when a move was made, and seconds until its answer
    began: float | None = None  # when the move was made that was not answered
    lost: int = 0  # connections
    refused: list[str] = field(default_factory=list)
    is_over: bool = False
    pause: float = 0.0  # seconds before each move

    async def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, or it is so."""
        while not self.is_over and not until():
            try:
                async with self.person.page() as page:
                    await self._sit_down(page)
                    await self._play(page, until)
            except LOST:
                self.lost += 1
                await asyncio.sleep(0.02 + 0.1 * self.chooser.random())

    async def _sit_down(self, page: Page) -> None:
        await asyncio.wait_for(page.watch(self.table), ANSWER)

    async def _play(self, page: Page, until: Callable[[], bool]) -> None:
        while not until():
            known = page.tables[self.table]
            if known["phase"] == "over":
                self.is_over = True
                return
            view = next((view for view in known["views"] if view["seat"] == self.seat and view["legal"]), None)
            if view is None:
                await self._hear(page)
                continue
            move = self.chooser.choice(view["legal"])
            await asyncio.sleep(self.pause)
            await self._move(page, move)

    async def _move(self, page: Page, move: str) -> None:
        """Move; whoever loses the connection meanwhile waits until the next move is answered."""
        known = page.tables[self.table]
        id = next(page.ids)
        self.began = self.began or time.monotonic()
        where = {"step": known["step"], "round": known["round"]}
        await page.send("move", id=id, table=self.table, seat=self.seat, move=move, **where)
        while True:
            answer = await self._hear(page)
            if answer.get("id") == id:
                break
        self.waits.append((self.began, time.monotonic() - self.began))
        self.began = None
        if answer["is"] == "moved":
            self.answered[answer["number"]] = move
        elif answer["is"] == "refused":
            self.refused.append(answer["code"])
            with contextlib.suppress(KeyError):
                if answer["arguments"].get("why") in ("elsewhere", "taken"):
                    await asyncio.sleep(0.05)
                    await page.watch(self.table)

    async def _hear(self, page: Page) -> dict[str, Any]:
        message = await asyncio.wait_for(page.hear(), ANSWER)
        if message["is"] == "gone":
            raise EOFError
        if message["is"] == "moved" and message["table"] == self.table:
            self.heard[message["number"]] = "".join(str(message["told"]))
        return message


def check_story(kept: Kept, entries: list[AnyEntry], players: list[Player]) -> int:
    """See that the log has every acknowledged move in its place, once, and is a game by the rules; how many moves."""
    table = Table.from_log(kept.id, kept.secret, entries[:1])
    moves: dict[int, str] = {}
    for number, entry in enumerate(entries[1:], 2):
        before = table.position
        table.apply(entry)  # refuses what is not a move
        if isinstance(entry, Played):
            assert before is not None
            actor, action = entry.steps[0]
            moves[number] = before.write(actor, action)
    for player in players:
        for number, move in player.answered.items():
            assert moves.get(number, "").rpartition(":")[2] == move.rpartition(":")[2], (
                number,
                move,
                moves.get(number),
            )
        assert player.heard.keys() <= moves.keys()
    return len(moves)
