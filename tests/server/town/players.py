"""People who play on whatever becomes of the processes, as the page does, and remember all that they were told."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import websockets

from spieltrieb.server.entries import AnyEntry, Played
from spieltrieb.server.kept import Kept
from spieltrieb.server.table import Table
from tests.server.client import Page, Person

LOST = (websockets.exceptions.WebSocketException, OSError, asyncio.TimeoutError, EOFError)
# Seconds, as the page has them (web/src/lib/connection.svelte.ts).
FIRST_WAIT, LONGEST_WAIT = 0.2, 15.0
WELCOME_WITHIN = 2.0
PING_AFTER, PONG_WITHIN = 20.0, 8.0
ANSWER_WITHIN, PONG_SOON = 1.0, 1.0


class ComeBack(Exception):
    """Another connection is better: the process goes, and others are there, or it is silent."""


class Wait(NamedTuple):
    """How long a move took, and what happened meanwhile."""

    began: float  # when it was made
    seconds: float  # until its answer
    story: tuple[tuple[float, str], ...]  # what the player did, and when

    @property
    def ended(self) -> float:
        """When it was answered."""
        return self.began + self.seconds


@dataclass
class Player:
    """A person at one table: plays at random, and comes back whenever the connection is lost."""

    person: Person
    table: str
    seat: int
    chooser: random.Random
    answered: dict[int, str] = field(default_factory=dict)  # by the number of the entry: the move that was acknowledged
    heard: dict[int, str] = field(default_factory=dict)  # by the number of the entry: the moves that were told
    waits: list[Wait] = field(default_factory=list)
    ready: float | None = None  # when the next move is made, connected or not
    began: float | None = None  # when the move was made that was not answered
    unanswered: dict[str, Any] | None = None  # that move: it is sent again, as the page does
    done: list[str] = field(default_factory=list)  # moves that were there already when they were sent again
    lost: int = 0  # connections
    moved: int = 0  # connections that were told to come back to another process
    refused: list[str] = field(default_factory=list)
    is_over: bool = False
    pause: float = 0.0  # seconds before each move
    story: list[tuple[float, str]] = field(default_factory=list)  # what happened since the last move was answered
    tries: int = 0  # connections in a row that came to nothing

    async def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, or it is so."""
        async with contextlib.AsyncExitStack() as last:
            while not self.is_over and not until():
                try:
                    async with contextlib.AsyncExitStack() as coming:
                        page = await self._connect(coming)
                        await last.aclose()  # not before: a process that goes serves until then
                        last.push_async_exit(coming.pop_all())
                    await self._play(page, until)
                except ComeBack:
                    self._note("comes back")
                except LOST:
                    self.lost += 1
                    self._note("lost")
                    await last.aclose()
                    longest = min(LONGEST_WAIT, FIRST_WAIT * 2**self.tries)
                    self.tries += 1
                    await asyncio.sleep(longest * (0.5 + self.chooser.random()))

    async def _connect(self, stack: contextlib.AsyncExitStack) -> Page:
        patience = min(LONGEST_WAIT, WELCOME_WITHIN * 2**self.tries)
        page = await asyncio.wait_for(stack.enter_async_context(self.person.page()), patience)
        stack.callback(page.socket.transport.abort)  # a process that is stopped never says goodbye
        self.tries = 0
        self._note("welcome")
        return page

    def _note(self, what: str) -> None:
        self.story.append((time.monotonic(), what))

    async def _play(self, page: Page, until: Callable[[], bool]) -> None:
        if self.unanswered is not None:
            await page.send("watch", table=self.table)
            await self._move(page, self.unanswered)
        if self.table not in page.tables:
            await self._ask(page, "watch")
        while not until():
            known = page.tables[self.table]
            if known["phase"] == "over":
                self.is_over = True
                return
            view = next((view for view in known["views"] if view["seat"] == self.seat and view["legal"]), None)
            if view is None:
                self.ready = None
                await self._hear(page)
                continue
            self.ready = self.ready or time.monotonic() + self.pause
            if (left := self.ready - time.monotonic()) > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(left):
                        await self._hear(page)
                continue
            move = self.chooser.choice(view["legal"])
            await self._move(page, {"seat": self.seat, "move": move, "step": known["step"], "round": known["round"]})

    async def _ask(self, page: Page, do: str, **more: Any) -> dict[str, Any]:
        """Ask for something at the table, and wait for the answer."""
        id = next(page.ids)
        await page.send(do, id=id, table=self.table, **more)
        self._note(do)
        while True:
            answer = await self._hear(page, ANSWER_WITHIN, PONG_SOON)
            if answer.get("id") == id:
                return answer

    async def _move(self, page: Page, move: dict[str, Any]) -> None:
        """Move, and wait for the answer; if the connection is lost meanwhile, the same move is sent over the next."""
        self.began, self.unanswered = self.began or self.ready or time.monotonic(), move
        answer = await self._ask(page, "move", **move)
        self._note(answer["is"])
        story = tuple(event for event in self.story if event[0] >= self.began)
        self.waits.append(Wait(self.began, time.monotonic() - self.began, story))
        self.began = self.ready = self.unanswered = None
        self.story.clear()
        if answer["is"] == "moved":
            self.answered[answer["number"]] = move["move"]
        elif answer["is"] == "done":
            self.done.append(move["move"])
            await self._ask(page, "watch")  # how it stands now is on its way
        elif answer["is"] == "refused":
            self.refused.append(answer["code"])
            with contextlib.suppress(KeyError):
                if answer["arguments"].get("why") in ("elsewhere", "taken"):
                    await asyncio.sleep(0.05)
                    await self._ask(page, "watch")

    async def _hear(self, page: Page, after: float = PING_AFTER, within: float = PONG_WITHIN) -> dict[str, Any]:
        """The next message; a server that says nothing for a while is asked whether it is there, and given up then."""
        is_asked = False
        while True:
            try:
                async with asyncio.timeout(within if is_asked else after):
                    message = await page.hear()
                    break
            except TimeoutError:
                if is_asked:
                    raise ComeBack if within == PONG_SOON else EOFError from None
            self._note("ping")
            await page.send("ping")
            is_asked = True
        if message["is"] == "gone":
            self.moved += message["again"] == 0
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
