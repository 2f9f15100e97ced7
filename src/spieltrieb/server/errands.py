"""What is done at a table for somebody who asks by HTTP: by this process, or by the one that owns the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from spieltrieb.server import decisions
from spieltrieb.server.decisions import Decision
from spieltrieb.server.entries import Stood
from spieltrieb.server.errors import Elsewhere, NotAllowed
from spieltrieb.server.hub import Hub
from spieltrieb.server.live import Live
from spieltrieb.server.table import Table

PAUSE = 0.01  # seconds between two looks whether something is done
TRIES = 5  # a table may move while we ask


async def _close(hub: Hub, live: Live, why: str) -> None:
    """Close a table, whatever its state."""
    hub.shut(live, why)
    await _until_done(live)


async def _delete(hub: Hub, live: Live, guest: str) -> None:
    """Take a table out of a guest's list; one that only they need is closed."""
    hub.submit(live, partial(_let_go, guest=guest))
    await _until_done(live)
    _let_go(live.table, hub.now(), guest)  # whoever still plays there with others is told so
    await hub.storage.finish(partial(hub.storage.hide_table, live.key, guest))


async def _take(hub: Hub, live: Live, which: str) -> None:
    """Have a table that another process lets go: finding it was all."""


def _let_go(table: Table, now: int, guest: str) -> Decision:
    """What follows when a guest needs a table no longer, as it stands when its turn has come."""
    own = table.seats_of(guest)
    if table.phase == "playing" and any(not table.seats[seat].resigned for seat in own):
        if table.people - {guest}:
            raise NotAllowed(
                "Others play here: give up or agree to stop before you delete it.", reason="error-not-allowed-delete"
            )
        # A daily deal waits for its guest.
        return Decision(()) if table.daily is not None else decisions.close(table, None, now, "deleted")
    if table.phase != "gathering":
        return Decision(())
    if table.host == guest:
        return decisions.close(table, None, now, "deleted")
    return Decision(tuple(Stood(at=now, seat=seat) for seat in own))


async def _until_done(live: Live) -> None:
    while live.busy or live.inbox:
        await asyncio.sleep(PAUSE)


ERRANDS: dict[str, Callable[[Hub, Live, str], Awaitable[None]]] = {
    "close": _close,
    "delete": _delete,
    "take": _take,
}


async def run(hub: Hub, what: str, table: str, which: str) -> None:
    """Do something at a table, wherever it is."""
    for left in reversed(range(TRIES)):
        try:
            live = await hub.find(table)
        except Elsewhere as problem:
            try:
                assert hub.town is not None
                await hub.town.send(problem.owner, what, table, which)
                return
            except Elsewhere:
                if not left:
                    raise
                await asyncio.sleep(1.0)
        else:
            await ERRANDS[what](hub, live, which)
            return
