"""The processes that share a PostgreSQL database, as the database knows them: who lives, where, and what is new.

Only the database's clock counts. A process lives until it has ended, or has not been heard of for its term, or nobody
holds its lock any more; whoever wants its tables must end it first (see 0022).
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from spieltrieb.server.errors import NoStorage
from spieltrieb.server.fence import PROCESS
from spieltrieb.server.postgres_line import Line

SECRET = "link"  # the name, among the keys, of the secret by which processes know each other
CHANNEL = "spieltrieb"  # of wake-ups
SKEW = 2.0  # seconds that the clock of this machine may differ from the database's
KEPT_NEWS = "1 day"  # whoever has missed more than that has been ended long ago
_ALIVE = "NOT ended AND expires > clock_timestamp()"
T = TypeVar("T")


class Member(NamedTuple):
    """A process of the town."""

    id: int
    address: str  # where others reach it; empty until it can be reached
    leaving: bool  # it is on its way out, and takes nothing more


class News(NamedTuple):
    """Something that has changed, and of which others may have a copy."""

    what: str  # "guest", "bans", "keys" or "table"
    which: str


class Roster:
    """All processes of a town."""

    def __init__(self, line: Line, process: Callable[[], int | None]) -> None:
        self._line = line
        self._process = process
        self._heard = asyncio.Event()  # there may be news
        self._last: int | None = None  # the number of the last that we know of
        self.secret = b""
        self.skew = 0.0  # seconds that the database's clock is ahead of ours
        self.enrolled: Callable[[], None] = lambda: None  # called when we are another process from now on

    @property
    def me(self) -> int:
        """The number of this process."""
        found = self._process()
        assert found is not None
        return found

    async def begin(self, connection: Any, town: str, place: str) -> None:
        """See that this is our town, end those who are gone, and read what processes know each other by."""
        await connection.execute(_buried("TRUE"))
        others = await connection.fetch(f"SELECT town FROM processes WHERE {_ALIVE} AND town <> $1 LIMIT 1", town)
        if others:
            raise NoStorage(
                f"The database {place} is used by the servers of {others[0][0] or 'no public address'!r}, and this one "
                f"is of {town or 'no public address'!r}. Name another one with --db, or give all of them the same "
                "--public.",
                why="town",
            )
        await connection.execute(
            "INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING", SECRET, secrets.token_hex(32)
        )
        self.secret = bytes.fromhex(await connection.fetchval("SELECT value FROM keys WHERE name = $1", SECRET))
        before = time.time()
        theirs = float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())"))
        self.skew = theirs - (before + time.time()) / 2

    async def listen(self, connection: Any) -> None:
        """Be woken up by news, on a new connection; what came while there was none is found, too."""
        await connection.add_listener(CHANNEL, lambda *_: self._heard.set())
        self._heard.set()

    async def announce(self, address: str) -> None:
        """Say where others reach us."""
        await self._line.ask(
            lambda line: line.execute("UPDATE processes SET address = $2 WHERE id = $1", self.me, address)
        )

    async def leave(self) -> None:
        """Say that we are on our way out."""
        await self._line.ask(lambda line: line.execute("UPDATE processes SET leaving = TRUE WHERE id = $1", self.me))

    async def others(self) -> list[Member]:
        """The other processes that live, the eldest first."""
        query = f"SELECT id, address, leaving FROM processes WHERE {_ALIVE} AND id <> $1 ORDER BY id"
        return [Member(*row) for row in await self._line.ask(lambda line: line.fetch(query, self.me))]

    async def bury(self, process: int) -> bool:
        """End a process, if it is gone: its lock is free, or it has not been heard of for its term. Whether it is."""
        query = (
            f"WITH buried AS ({_buried('id = $1')} RETURNING id) SELECT EXISTS (SELECT FROM buried) "
            "OR NOT EXISTS (SELECT FROM processes WHERE id = $1 AND NOT ended)"
        )
        return bool(await self._line.ask(lambda line: line.fetchval(query, process)))

    async def orphans(self, rank: int, of: int) -> list[str]:
        """Our share of the tables that are awake and with no process that lives."""
        query = (
            'SELECT tables.id FROM tables LEFT JOIN leases ON leases."table" = tables.key '
            f"LEFT JOIN processes ON processes.id = leases.owner AND {_ALIVE} "
            "WHERE tables.due = 0 AND processes.id IS NULL AND tables.key % $2 = $1 ORDER BY tables.key DESC"
        )
        return [id for (id,) in await self._line.ask(lambda line: line.fetch(query, rank, of))]

    # ---- News ----

    async def wait(self, seconds: float) -> None:
        """Wait until there may be news; no longer than this."""
        timer = asyncio.get_running_loop().call_later(seconds, self._heard.set)
        await self._heard.wait()
        timer.cancel()
        self._heard.clear()

    async def news(self) -> list[News]:
        """What others have changed since we looked last, in order; nothing when we look for the first time."""
        query = "SELECT number, what, which, by FROM news WHERE number > $1 ORDER BY number"
        if self._last is None:
            self._last = await self._line.ask(lambda line: line.fetchval("SELECT coalesce(max(number), 0) FROM news"))
            return []
        rows = await self._line.ask(lambda line: line.fetch(query, self._last))
        if rows:
            self._last = rows[-1]["number"]
        return [News(row["what"], row["which"]) for row in rows if row["by"] != self.me]

    async def forget_news(self) -> None:
        """Forget what everybody knows, but for the last: numbers go on from there."""
        old = f"at < now() - interval '{KEPT_NEWS}' AND number < (SELECT max(number) FROM news)"
        await self._line.ask(lambda line: line.execute(f"DELETE FROM news WHERE {old}"))


def _buried(which: str) -> str:
    """What ends processes that are gone."""
    gone = f"(expires <= clock_timestamp() OR pg_try_advisory_xact_lock({PROCESS.format(id='id')}))"
    return f"UPDATE processes SET ended = TRUE WHERE NOT ended AND {which} AND {gone}"
