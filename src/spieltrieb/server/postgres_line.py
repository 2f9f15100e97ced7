"""A line to a PostgreSQL database: one connection that is made when it is needed, and again when it was lost."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from spieltrieb.server.errors import NoStorage

try:
    import asyncpg
except ImportError as problem:
    raise NoStorage(
        "Databases of PostgreSQL need another package: pip install 'spieltrieb[postgres]'.", why="package"
    ) from problem

CONNECT = 5.0  # seconds that a new connection may take
COMMAND = 30.0  # seconds that a command may take: after that the line is thought to be cut
SETTINGS = {
    "application_name": "spieltrieb",
    "synchronous_commit": "on",  # whatever the database says by itself: what was acknowledged is on disk
    "jit": "off",
    "default_transaction_isolation": "read committed",
    "TimeZone": "UTC",
}
LOST: tuple[type[BaseException], ...] = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.ReadOnlySQLTransactionError,  # the other machine is the first one now: the next connection finds it
)


@lru_cache(1024)
def numbered(query: str) -> str:
    """A query with `?` for its values, as PostgreSQL writes it: `$1`, `$2`."""
    first, *others = query.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))


class Line:
    """One connection, which comes back."""

    def __init__(self, address: str, begin: Callable[[Any], Awaitable[None]] | None = None) -> None:
        self._address = address
        self._begin = begin  # what every new connection begins with
        self._connection: Any = None
        self.door = asyncio.Lock()  # for those who share it: a connection does one thing at a time

    async def connection(self) -> Any:
        """The connection; a new one if there is none, or if it was lost."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._address)
            if self._begin is not None:
                try:
                    await self._begin(self._connection)
                except BaseException:
                    self._connection.terminate()
                    raise
        return self._connection

    async def ask(self, work: Callable[[Any], Awaitable[Any]]) -> Any:
        """Let the connection do something for one of those who share it."""
        async with self.door:
            try:
                return await work(await self.connection())
            except asyncio.CancelledError:
                self.drop()  # its answer is still on its way, and not for whoever asks next
                raise
            except Exception as problem:
                self.is_lost(problem)
                raise

    def is_lost(self, problem: BaseException) -> bool:
        """Whether this means that the connection is gone, and not that something was wrong with what was asked."""
        connection = self._connection
        lost = isinstance(problem, LOST) or connection is None or connection.is_closed()
        if lost:
            self.drop()
        return lost

    def drop(self) -> None:
        """Hang up at once."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            with contextlib.suppress(*LOST, asyncpg.InterfaceError):
                await self._connection.close(timeout=CONNECT)
            self._connection = None


async def connect(address: str) -> Any:
    """A new connection."""
    return await asyncpg.connect(address, timeout=CONNECT, command_timeout=COMMAND, server_settings=SETTINGS)


def shown(address: str) -> str:
    """The address of a database as others may read it: without the password."""
    try:
        parts = urlsplit(address)
    except ValueError:  # it is not an address, so nobody knows where a password would stand
        return "postgresql://…"
    where = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{where}{parts.path}"


def explained(problem: BaseException, address: str | None = None) -> NoStorage:
    """What went wrong with the database, in words; its address is for whoever starts the server, and for no guest."""
    if isinstance(problem, NoStorage):
        return problem
    reasons: list[tuple[Any, str, str]] = [
        (
            (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError),
            "password",
            "It does not know this name and password. Check them in --db.",
        ),
        (asyncpg.InvalidCatalogNameError, "missing", "There is none of this name. Make it with createdb."),
        (
            asyncpg.TooManyConnectionsError,
            "connections",
            "It allows too few connections. Raise its max_connections; every process of Spieltrieb needs four.",
        ),
        (
            asyncpg.DiskFullError,
            "full",
            "Its disk is full. Make room; nothing that was acknowledged is lost.",
        ),
        (asyncpg.ReadOnlySQLTransactionError, "readonly", "It may only be read; perhaps it is a replica."),
        (
            asyncpg.InsufficientPrivilegeError,
            "rights",
            "Its user may not make or change tables. Make the user its owner.",
        ),
        (
            asyncpg.DuplicateTableError,
            "not a database",
            "Another program has tables there. Name another one with --db.",
        ),
        (
            (asyncpg.UniqueViolationError, asyncpg.CheckViolationError),
            "taken",
            "Somebody else has written this already.",
        ),
        (LOST, "away", "It does not answer. Is it running, and can this machine reach it?"),
        (
            ValueError if address is not None else (),
            "address",
            "Its address is not valid. It looks like postgresql://name:password@host:5432/database.",
        ),
    ]
    why, advice = next(
        ((why, advice) for kinds, why, advice in reasons if isinstance(problem, kinds)), ("other", f"{problem}.")
    )
    named = "The database" if address is None else f"The database {shown(address)}"
    return NoStorage(f"{named} cannot be used: {advice}", why=why)
