"""What those who run the server may do, by the page at /admin and by the command; each deed is noted in a log."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from spieltrieb.server import errands
from spieltrieb.server.bans import Ban, network_of
from spieltrieb.server.daily import day_of
from spieltrieb.server.errors import UnknownPage
from spieltrieb.server.gate import Gate
from spieltrieb.server.moderation import Deed
from spieltrieb.server.operators import new_key
from spieltrieb.server.people import Guest
from spieltrieb.server.person import export_person
from spieltrieb.server.table import Table

HOUR = 3_600_000  # milliseconds


class Deeds:
    """All that somebody may do who runs the server."""

    def __init__(self, gate: Gate, who: str) -> None:
        self._gate = gate
        self._hub = gate.hub
        self._storage = gate.hub.storage
        self._who = who

    async def close(self, id: str) -> Table:
        """Close a table, whatever its state."""
        table = await self._hub.read(id)
        await errands.run(self._hub, "close", table.id, "admin")
        await self._note("close", table.id)
        return await self._hub.read(table.id)

    async def ban(self, id: str, hours: int = 0) -> Guest:
        """Turn a guest away, for some hours or for good: their connections are closed, and they are not let in."""
        await self.guest(id)
        guest = await self._gate.turn_away(id, True, self._end(hours))
        await self._note("ban", guest.id)
        return guest

    async def lift(self, id: str) -> Guest:
        """Let a guest in again."""
        await self.guest(id)
        guest = await self._gate.turn_away(id, False)
        await self._note("unban", guest.id)
        return guest

    async def keep_out(self, network: str, hours: int = 0) -> Ban:
        """Keep everybody from an address or a network out, for a number of hours or for good."""
        ban = Ban(network_of(network), False, self._end(hours))
        await self._gate.keep_out(ban)
        await self._note("ban", ban.network)
        return ban

    async def let_in(self, network: str) -> str:
        """Let everybody from an address or a network in again."""
        found = network_of(network)
        for kept in dict.fromkeys((found, network.strip())):  # or as it was written before it was widened
            await self._gate.let_in(kept)
        await self._note("unban", found)
        return found

    async def settle(self, number: int) -> None:
        """Note that a report was seen to."""
        await self._storage.finish(partial(self._storage.settle_report, number, self._hub.wall()))
        await self._note("settle", str(number))

    async def export(self, id: str) -> dict[str, Any]:
        """All that is kept of a guest, to be handed to them."""
        await self.guest(id)
        found = await asyncio.to_thread(export_person, self._hub.settings.database, id)
        await self._note("export", id)
        return found

    async def erase(self, id: str) -> None:
        """Erase a guest: results, name and what they said; games stay with those who played them too."""
        await self.guest(id)
        self._gate.forget(id)  # they cannot do anything meanwhile
        await self._hub.erase(id)
        self._gate.forget(id)
        await self._note("erase", "a guest")  # not who: nothing is left by which they could be known

    async def rotate(self, days: int) -> None:
        """Sign by a new key; cookies signed by those before hold for some more days, or none."""
        await self._storage.rotate(self._hub.now(), day_of(self._hub.wall()), days)
        if not days:  # somebody may have come in by a cookie of their own making, and would be who they claim
            self._gate.disconnect_all()
        await self._note("rotate", str(days))

    async def give_key(self, name: str, days: int) -> str:
        """A new key for somebody who runs the server; the one they had is void."""
        key, operator = new_key(name, self._hub.wall(), days)
        await self._storage.finish(partial(self._storage.save_operator, operator))
        await self._note("key", operator.name)
        return key

    async def revoke(self, name: str) -> None:
        """Make somebody's key void."""
        if name not in [operator.name for operator in await self._storage.operators()]:
            raise UnknownPage(f"Nobody called {name[:40]!r} has a key.")
        await self._storage.finish(partial(self._storage.forget_operator, name))
        await self._note("revoke", name)

    async def guest(self, id: str) -> Guest:
        """A guest; an error if there is none."""
        guest = await self._gate.find_guest(id)
        if guest is None:
            raise UnknownPage(f"There is no guest {id[:40]!r}.", reason="admin-no-guest")
        return guest

    def _end(self, hours: int) -> int | None:
        return self._hub.wall() + hours * HOUR if hours else None

    async def _note(self, deed: str, what: str) -> None:
        done = Deed(self._hub.wall(), deed, what, self._who)
        await self._storage.finish(partial(self._storage.note, done))
