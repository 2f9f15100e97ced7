"""What holds for all processes of a town: who is here, the lobby, limits, connections, promises, guests, bans, keys."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

from spieltrieb.core import chance
from spieltrieb.server.figures import own_figures
from spieltrieb.server.gate import Gate
from spieltrieb.server.limits import Limit
from spieltrieb.server.lobby import Listing
from spieltrieb.server.town import frames
from spieltrieb.server.town.frames import AnyFrame
from spieltrieb.server.town.link import Link

LOOK_WITHIN = 1.0  # seconds in which others tell their figures; who is slower is left out


class Shared:
    """Tells the others, and hears from them."""

    def __init__(self, gate: Gate, links: Callable[[], Iterable[Link]]) -> None:
        self._gate = gate
        self._hub = gate.hub
        self._links = links
        self._limits: dict[str, Limit] = gate.shared_limits()
        self._number = 0  # of the last that was asked for its figures
        self._looks: dict[int, asyncio.Future[list[str]]] = {}

    def open(self) -> None:
        """Begin to note what others have to hear."""
        hub = self._hub
        for limit in self._limits.values():
            limit.taken = Counter()
        hub.presence.changed = self._came_or_went
        hub.lobby.share = self._show
        hub.promises.made = lambda *promise: self._say(frames.SecretPromised(*promise))
        hub.promises.kept = lambda *promise: self._say(frames.PromiseUsed(*promise))

    def _say(self, frame: AnyFrame) -> None:
        for link in self._links():
            link.send(frame)

    def greet(self, link: Link) -> None:
        """Tell a process all that it has to know of us."""
        link.send(frames.Present(list(self._hub.presence.here)))
        link.send(frames.Public(self._hub.lobby.listings()))
        link.send(frames.Crowd(self._gate.connections.share()))

    def forget(self, link: Link) -> None:
        """A process is gone, and all who were with it."""
        presence = self._hub.presence
        for guest in presence.of_process(link):
            if presence.go_elsewhere(guest, link):
                self._hub.audience.tell_tables_of(guest)
        self._hub.lobby.show_elsewhere(link, ())
        self._gate.connections.forget(link)

    # ---- Telling ----

    def _came_or_went(self, guest: str, is_here: bool) -> None:
        self._say(frames.Present([guest]) if is_here else frames.Away([guest]))

    def _show(self, tables: tuple[Listing, ...]) -> None:
        self._say(frames.Public(tables))

    def gossip(self) -> None:
        """Tell what was taken from limits, and how many connections there are, where that has changed."""
        taken = {}
        for name, limit in self._limits.items():
            if limit.taken:
                taken[name] = {who: some for who, some in limit.taken.items() if some}
                limit.taken.clear()
        if taken:
            self._say(frames.Spent(taken))
        if changes := self._gate.connections.changes():
            self._say(frames.Crowd(changes))

    # ---- Hearing ----

    def hear(self, link: Link, frame: AnyFrame) -> None:
        """Another process says something that holds for all."""
        hub = self._hub
        match frame:
            case frames.Present():
                for guest in frame.guests:
                    if hub.presence.come_elsewhere(guest, link):
                        hub.audience.tell_tables_of(guest)
            case frames.Away():
                for guest in frame.guests:
                    if hub.presence.go_elsewhere(guest, link):
                        hub.audience.tell_tables_of(guest)
            case frames.Public():
                hub.lobby.show_elsewhere(link, frame.tables)
            case frames.Spent():
                for name, by_whom in frame.taken.items():
                    if (limit := self._limits.get(name)) is None:
                        continue  # only newer processes know it
                    for who, some in by_whom.items():
                        limit.take_elsewhere(who, some)
            case frames.Crowd():
                self._gate.connections.hear(link, frame.connections)
            case frames.SecretPromised():
                hub.promises.add(frame.guest, frame.game, frame.secret, chance.commitment(frame.secret))
            case frames.PromiseUsed():
                hub.promises.drop(frame.guest, frame.commitment)
            case frames.FiguresAsked():
                link.send(frames.FiguresTold(frame.number, own_figures(hub, self._gate)))
            case frames.FiguresTold():
                if (waiting := self._looks.get(frame.number)) is not None and not waiting.done():
                    waiting.set_result(frame.lines)

    async def figures(self) -> dict[int, list[str]]:
        """The figures of all others who answer soon."""
        asked = {}
        for link in self._links():
            self._number += 1
            self._looks[self._number] = asyncio.get_running_loop().create_future()
            asked[self._number] = link.process
            link.send(frames.FiguresAsked(self._number))
        if asked:
            await asyncio.wait([self._looks[number] for number in asked], timeout=LOOK_WITHIN)
        found = {process: self._looks.pop(number) for number, process in asked.items()}
        return {process: lines.result() for process, lines in found.items() if lines.done()}

    async def learn(self, what: str, which: str) -> None:
        """Something has changed in the database of which we may have a copy."""
        gate, hub = self._gate, self._hub
        if what == "guest":
            await gate.refresh(which)
        elif what == "bans":
            gate.keep_all_out(await hub.storage.bans())
        elif what == "keys":
            await hub.storage.read_keys()
            if not hub.storage.keys.former:
                gate.disconnect_all()
        elif what == "table":
            await hub.reload(which)
