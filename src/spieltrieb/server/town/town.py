"""A town: this process among the others that share its database.

Every process has a link to every other: the younger one calls. Over it goes what concerns a table of the other
(visitors.py and travellers.py), and what must hold for all (shared.py): who is here, the lobby, what was taken from
limits, promises. What has changed in the database is heard of by its news (roster.py). A process that is gone is
noticed when its link breaks; whoever needs one of its tables takes it, and the others are shared out among those who
are left.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any

from spieltrieb.server import errors
from spieltrieb.server.errands import ERRANDS
from spieltrieb.server.errors import CannotListen, Elsewhere, NoStorage, ServerError
from spieltrieb.server.gate import Gate
from spieltrieb.server.live import Live
from spieltrieb.server.requests import AnyCommand
from spieltrieb.server.roster import SKEW, Member, Roster
from spieltrieb.server.town import frames
from spieltrieb.server.town.frames import AnyFrame
from spieltrieb.server.town.leaving import Leaving
from spieltrieb.server.town.link import PROVE_WITHIN, Link, address_of, place_of
from spieltrieb.server.town.shared import Shared
from spieltrieb.server.town.travellers import Travellers
from spieltrieb.server.town.visitors import Visitor, Visitors, seek_here

TICK = 0.5  # seconds between two looks around
SILENT = 2.0  # seconds without a word after which a link is given up
SHARE_OUT = 10  # ticks between two looks for tables that are with nobody
ERRAND = 10.0  # seconds that another process may take for what it was asked to do

log = logging.getLogger("spieltrieb.town")


class Town:
    """What this process knows of the others."""

    def __init__(self, gate: Gate, roster: Roster) -> None:
        self._gate = gate
        self._hub = gate.hub
        self._roster = roster
        self.secret = roster.secret
        self._links: dict[int, Link] = {}
        self._all_links: set[Link] = set()  # also those that have not proved who they are
        self._visitors: dict[Link, Visitors] = {}
        self._members: list[Member] = []
        self._calling: set[int] = set()
        self._server: Any = None
        self._address = ""
        self._ticks = 0
        self._asked: dict[int, tuple[Link, asyncio.Future[None]]] = {}  # errands that others run for us
        self._leaving = Leaving(self._hub, self._staying, self.send)
        self.travellers = Travellers(self._hub, self._links.get, self._bury)
        self._shared = Shared(gate, self._links.values)
        self.is_leaving = False
        self._is_closed = False

    @property
    def me(self) -> int:
        """The number of this process."""
        return self._roster.me

    @property
    def is_eldest(self) -> bool:
        """Whether this process does what only one has to do."""
        return all(member.id > self.me for member in self._members)

    @property
    def has_others(self) -> bool:
        """Whether another process can go on with our tables, and take our connections."""
        return bool(self._staying())

    # ---- Beginning and end ----

    async def open(self) -> None:
        """Let others reach us, and call them."""
        if abs(self._roster.skew) > SKEW:
            log.error(
                "the clock of this machine differs from the database's: clocks at tables that move between machines "
                "jump by as much; let both follow the same time server",
                extra={"seconds": round(self._roster.skew, 1)},
            )
        loop = asyncio.get_running_loop()
        link = self._gate.settings.link
        try:
            host, port = place_of(link)
            self._server = await loop.create_server(self._new_link, host, port)
        except (OSError, ValueError) as problem:
            raise CannotListen(
                f"Other processes cannot reach this one at {link!r}: {problem}. Name an address of this machine with "
                "--set link=ADDRESS.",
                host=link,
                port=0,
            ) from None
        self._address = address_of(host, self._server.sockets[0].getsockname()[1])
        await self._roster.announce(self._address)
        self._roster.enrolled = self._enrolled
        self._shared.open()
        await self._roster.news()
        await self._look()
        self._hub.later(self._live())

    async def close(self) -> None:
        """Hang up."""
        self._is_closed = True
        self._roster.enrolled = lambda: None
        if self._server is not None:
            self._server.close()
        for link in self._all_links:
            link.close()
        if self._all_links:
            await asyncio.wait([link.over for link in self._all_links], timeout=PROVE_WITHIN)

    def _new_link(self, wanted: int | None = None) -> Link:
        link = Link(self, wanted)
        self._all_links.add(link)
        link.over.add_done_callback(lambda over: self._all_links.discard(link))
        return link

    async def _live(self) -> None:
        """Look around, again and again, and whenever there may be news."""
        last = time.monotonic()
        while True:
            await self._roster.wait(TICK)
            now = time.monotonic()
            was_asleep, last = now - last > SILENT / 2, now  # then it is no wonder that nothing was heard
            try:
                await self._tick(now, was_asleep)
            except Exception as problem:  # the database is away: what is said there is said by the store
                if not isinstance(problem, OSError | NoStorage | asyncio.TimeoutError):
                    log.warning("cannot look around", extra={"problem": str(problem)})

    async def _tick(self, now: float, was_asleep: bool) -> None:
        for link in list(self._links.values()):
            if not was_asleep and now - link.heard_at > SILENT:
                log.warning("another process is silent", extra={"server": link.process})
                link.close()
            else:
                link.send(frames.Alive())
        self._shared.gossip()
        for what, which in await self._roster.news():
            await self._shared.learn(what, which)
        self._ticks += 1
        await self._look()
        if self._ticks % SHARE_OUT == 0:
            await self._take_up()  # the clocks of those who have gone, too
            if self.is_eldest:
                await self._roster.forget_news()

    async def _look(self) -> None:
        """See who is there, and call those who do not have to call us."""
        before = {member.id for member in self._members}
        self._members = await self._roster.others()
        for member in self._members:
            is_known = member.id in self._links or member.id in self._calling
            if member.address and member.id < self.me and not is_known:
                self._calling.add(member.id)
                self._hub.later(self._call(member))
        if before - {member.id for member in self._members}:
            self._hub.later(self._take_up())

    async def _take_up(self) -> None:
        try:
            await self._hub.take_up()
        except Exception as problem:  # the database is away, or we are: another time
            log.info("tables cannot be taken up", extra={"problem": str(problem)})

    async def _call(self, member: Member) -> None:
        loop = asyncio.get_running_loop()
        try:
            calling = loop.create_connection(partial(self._new_link, member.id), *place_of(member.address))
            async with asyncio.timeout(PROVE_WITHIN):
                _, link = await calling
            await link.settled.wait()
        except (TimeoutError, OSError, ValueError):
            await self._bury(member.id)
        finally:
            self._calling.discard(member.id)

    def _enrolled(self) -> None:
        self._hub.later(self._begin_anew())

    async def _begin_anew(self) -> None:
        """We were thought to be gone: all our tables are with others, or will be, and we are another process now."""
        for live in list(self._hub.tables.values()):
            self._hub.lose(live)
        for link in list(self._links.values()):
            link.close()
        await self._roster.announce(self._address)
        await self._look()

    async def _bury(self, process: int) -> bool:
        """End a process, if it is gone; whether it is, as far as we know."""
        try:
            return await self._roster.bury(process)
        except Exception as problem:  # the database is away
            log.info("cannot look after another process", extra={"problem": str(problem)})
            return False

    # ---- Links ----

    def linked(self, link: Link) -> None:
        """Another process is there."""
        if (old := self._links.pop(link.process, None)) is not None:
            old.close()
        self._links[link.process] = link
        self._visitors[link] = Visitors(self._hub, link, self._give)
        log.info("linked", extra={"server": link.process})
        self._shared.greet(link)

    def unlinked(self, link: Link) -> None:
        """Another process is gone, or cannot be reached."""
        log.info("link lost", extra={"server": link.process})
        if self._links.get(link.process) is link:
            del self._links[link.process]
        self._visitors.pop(link).leave_all()
        self._shared.forget(link)
        for there, answer in list(self._asked.values()):
            if there is link and not answer.done():
                answer.set_exception(Elsewhere(link.process))
        self.travellers.lost(link)
        if not self._is_closed:
            self._hub.later(self._mourn(link.process))

    async def _mourn(self, process: int) -> None:
        """If a process is gone with its link, its tables are shared out at once."""
        await self._bury(process)
        await self._look()

    def heard(self, link: Link, frame: AnyFrame) -> None:
        """Something was said."""
        match frame:
            case frames.Told():
                self.travellers.told(frame)
            case frames.Forwarded():
                self._visitors[link].ask(frame)
            case frames.Came():
                self._visitors[link].come(frame)
            case frames.Left():
                self._visitors[link].leave(frame.number)
            case frames.HangUp():
                self.travellers.end(frame.number)
            case frames.SentBack():
                self.travellers.sent_back(link, frame.number, frame.command)
            case frames.HandedOver():
                self.travellers.moved(link, frame.tables)
            case frames.Errand():
                self._hub.later(self._run(link, frame))
            case frames.Answer():
                self._answered(frame)
            case frames.Alive():
                pass
            case _:
                self._shared.hear(link, frame)

    # ---- Tables ----

    def seek(self, client: Any, command: AnyCommand) -> None:
        """Somebody asks for a table that is not in our memory."""
        if isinstance(client, Visitor):
            self._hub.later(seek_here(client, command, self._leaving.handing_over))
        else:
            self.travellers.carry(client, command)

    def left(self, listener: Any) -> None:
        """A connection of ours is gone."""
        self.travellers.leave(listener)

    async def awake(self) -> list[str]:
        """Our share of the tables that are awake and with nobody."""
        if self.is_leaving:
            return []
        staying = sorted([self.me, *(member.id for member in self._members if not member.leaving)])
        return await self._roster.orphans(staying.index(self.me), len(staying))

    def _give(self, visitor: Visitor, live: Live, command: AnyCommand) -> None:
        """Let the process of a visitor own a table, and answer them from there."""

        async def give() -> None:
            await self._leaving.let_go([live])
            visitor.ask_again(command)

        self._hub.forsake(live)
        self._hub.later(give())

    def _staying(self) -> list[int]:
        """The processes that can be reached, and do not go."""
        return [member.id for member in self._members if not member.leaving and member.id in self._links]

    async def drain(self) -> None:
        """Go, so that nobody notices: our connections come back to other processes, which get our tables then."""
        self.is_leaving = True
        self._hub.waker.stop()
        await self._roster.leave()
        await self._look()
        await self._leaving.send_away()
        self.travellers.is_leaving = True
        await self._leaving.hand_over_all()

    async def figures(self) -> dict[int, list[str]]:
        """The figures of the other processes."""
        return await self._shared.figures()

    # ---- Errands ----

    async def send(self, process: int, what: str, table: str, which: str) -> None:
        """Have the owner of a table do something there."""
        link = self._links.get(process)
        if link is None:
            await self._bury(process)
            raise Elsewhere(process)
        number = max(self._asked, default=0) + 1
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked[number] = (link, answer)
        link.send(frames.Errand(number, what, table, which))
        try:
            async with asyncio.timeout(ERRAND):
                await answer
        except TimeoutError:
            raise Elsewhere(process) from None
        finally:
            del self._asked[number]

    async def _run(self, link: Link, errand: frames.Errand) -> None:
        problem = None
        try:
            await ERRANDS[errand.what](self._hub, await self._hub.find(errand.table), errand.which)
        except ServerError as found:
            kind = "NoStorage" if isinstance(found, Elsewhere) else type(found).__name__
            problem = (kind, str(found), found.arguments)
        except Exception as found:
            log.exception("broken", exc_info=found)
            problem = ("NoStorage", "This could not be done.", {"why": "other"})
        if link.is_open:
            link.send(frames.Answer(errand.number, problem))

    def _answered(self, answer: frames.Answer) -> None:
        _, waiting = self._asked.get(answer.number, (None, None))
        if waiting is None or waiting.done():
            return
        if answer.problem is None:
            waiting.set_result(None)
        else:
            kind, sentence, arguments = answer.problem
            waiting.set_exception(getattr(errors, kind)(sentence, **arguments))
