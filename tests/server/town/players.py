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
# Seconds, as the page has them: whoever waits longer for an answer, or to be welcomed, tries another connection.
ANSWER = 2.0
WELCOME = 2.0
SILENCE = 28.0  # for those who have asked for nothing


class ComeBack(Exception):
    """The process goes, and others are there."""


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
    unanswered: dict[str, Any] | None = None  # that move: it is sent again, as the page does
    done: list[str] = field(default_factory=list)  # moves that were there already when they were sent again
    lost: int = 0  # connections
    moved: int = 0  # connections that were told to come back to another process
    refused: list[str] = field(default_factory=list)
    is_over: bool = False
    pause: float = 0.0  # seconds before each move
    silence: float = 0.0  # seconds for which nothing was heard

    async def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, or it is so."""
        while not self.is_over and not until():
            try:
                async with contextlib.AsyncExitStack() as stack:
                    self.silence = 0.0
                    page = await asyncio.wait_for(stack.enter_async_context(self.person.page()), WELCOME)
                    await self._sit_down(page)
                    await self._play(page, until)
            except ComeBack:
                self.moved += 1
            except LOST:
                self.lost += 1
                await asyncio.sleep(0.02 + 0.1 * self.chooser.random())

    async def _sit_down(self, page: Page) -> None:
        await asyncio.wait_for(page.watch(self.table), ANSWER)

    async def _play(self, page: Page, until: Callable[[], bool]) -> None:
        if self.unanswered is not None:
            await self._move(page, self.unanswered)
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
            step, round = known["step"], known["round"]
            await asyncio.sleep(self.pause)
            await self._move(page, {"seat": self.seat, "move": move, "step": step, "round": round})

    async def _move(self, page: Page, move: dict[str, Any]) -> None:
        """Move, and wait for the answer; if the connection is lost meanwhile, the same move is sent over the next."""
        id = next(page.ids)
        self.began, self.unanswered = self.began or time.monotonic(), move
        await page.send("move", id=id, table=self.table, **move)
        while True:
            answer = await self._hear(page)
            if answer.get("id") == id:
                break
        self.waits.append((self.began, time.monotonic() - self.began))
        self.began = self.unanswered = None
        if answer["is"] == "moved":
            self.answered[answer["number"]] = move["move"]
        elif answer["is"] == "done":
            self.done.append(move["move"])
            await page.watch(self.table)  # how it stands now is on its way
        elif answer["is"] == "refused":
            self.refused.append(answer["code"])
            with contextlib.suppress(KeyError):
                if answer["arguments"].get("why") in ("elsewhere", "taken"):
                    await asyncio.sleep(0.05)
                    await page.watch(self.table)

    async def _hear(self, page: Page) -> dict[str, Any]:
        """The next message; whoever has asked for nothing waits a moment, and is told nothing."""
        try:
            message = await asyncio.wait_for(page.hear(), ANSWER)
        except TimeoutError:
            self.silence += ANSWER
            if self.began is not None or self.silence > SILENCE:
                raise
            return {"is": "nothing"}
        self.silence = 0.0
        if message["is"] == "gone":
            raise ComeBack if message["again"] == 0 else EOFError
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
        own = [move.rpartition(":")[2] for move in moves.values() if move.startswith(f"{player.seat}:")]
        assert all(move.rpartition(":")[2] in own for move in player.done)
    return len(moves)


async def check_stories(storage: Any, players: list[Player]) -> int:
    """The same for the logs of all their tables."""
    moves = 0
    for table in {player.table for player in players}:
        found = await storage.table(table)
        assert found is not None
        moves += check_story(*found, [player for player in players if player.table == table])
    return moves
