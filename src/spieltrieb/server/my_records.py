"""All finished games of a guest as records, a few tables at a time, in another process: nobody else waits for them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable
from typing import TYPE_CHECKING

from spieltrieb.server import rendering
from spieltrieb.server.entries import AnyEntry
from spieltrieb.server.table import Table
from spieltrieb.server.turns import Who

if TYPE_CHECKING:  # the process that writes them needs none of it
    from spieltrieb.server.hub import Hub

AT_A_TIME = 10  # tables that are read and sent before the next ones
ALL_TABLES = 100_000

Log = tuple[str, list[AnyEntry]]  # the name of a table, and its entries
log = logging.getLogger("spieltrieb.tables")


def written(logs: Iterable[Log], wall: int) -> bytes:
    """The games that are over at these tables and may be told, a line each; a log that is damaged has none."""
    lines = []
    for id, entries in logs:
        try:
            table = Table.from_log(id, "", entries)  # what was drawn is in its log: no secret leaves the server
            lines += table.records() if rendering.is_told(table, wall) else []
        except Exception as problem:
            log.error("table cannot be read", extra={"table": id, "problem": str(problem)})
    return "".join(f"{line}\n" for line in lines).encode()


async def records_of(hub: Hub, who: Who) -> AsyncIterator[bytes]:
    """All records of a guest, the oldest first, as fast as they are taken; no table is woken for it."""
    ids = list(reversed(await hub.storage.tables_of(who.guest, ALL_TABLES)))
    for at in range(0, len(ids), AT_A_TIME):
        logs = [await _log(hub, id) for id in ids[at : at + AT_A_TIME]]
        yield await hub.workers.compute(who, "records", written, [one for one in logs if one], hub.wall())


async def _log(hub: Hub, id: str) -> Log | None:
    found = await hub.storage.table(id)
    return None if found is None else (id, found[1])
