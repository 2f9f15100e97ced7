"""A line to a PostgreSQL database: one connection that is made when it is needed, and again when it was lost."""

from __future__ import annotations

import asyncio
import contextlib
import re
import threading
from collections.abc import Awaitable, Callable, Coroutine
from functools import lru_cache
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

from spieltrieb.server.errors import NoStorage

try:
    import asyncpg
except ImportError as problem:
    raise NoStorage(
        "Databases of PostgreSQL need another package: pip install 'spieltrieb[postgres]'.", why="package"
    ) from problem

T = TypeVar("T")
CONNECT = 5.0  # seconds that a new connection may take
ONE_OF_SEVERAL = 1.0  # where others may be the first one now
COMMAND = 30.0  # seconds that a command may take: after that the line is thought to be cut
SETTINGS = {
    "application_name": "spieltrieb",
    "synchronous_commit": "on",  # whatever the database says by itself: what was acknowledged is on disk
    "jit": "off",
    "default_transaction_isolation": "read committed",
    "TimeZone": "UTC",
}
# For processes that serve: a transaction is rolled back if its process is stopped in the middle of it, or its machine
# is gone, since others are waiting for its rows.
SERVING = {
    **SETTINGS,
    "idle_in_transaction_session_timeout": "2s",
    "tcp_user_timeout": "3s",
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}
# For those that read and claim tables (`claim` in postgres_schema.py): a claim needn't wait for the disk. Whatever is
# written because of it does, and puts the claim on disk as well; one that is lost before that was of no use to anybody.
READING = {**SERVING, "synchronous_commit": "off"}
LOST: tuple[type[BaseException], ...] = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleInTransactionSessionTimeoutError,  # we were stopped in the middle of something
    asyncpg.ReadOnlySQLTransactionError,  # the other machine is the first one now: the next connection finds it
    asyncpg.InternalClientError,  # the other end hung up in the very moment in which something was asked
    asyncpg.TargetServerAttributeNotMatched,  # none of them is the first one yet
)


@lru_cache(1024)
def numbered(query: str) -> str:
    """A query with `?` for its values, as PostgreSQL writes it: `$1`, `$2`."""
    first, *others = query.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))


class Line:
    """One connection, which comes back."""

    def __init__(
        self,
        address: str,
        begin: Callable[[Any], Awaitable[None]] | None = None,
        settings: dict[str, str] = SERVING,
    ) -> None:
        self._address = address
        self._begin = begin  # what every new connection begins with
        self._settings = settings
        self._connection: Any = None
        self.door = asyncio.Lock()  # for those who share it: a connection does one thing at a time

    async def connection(self) -> Any:
        """The connection; a new one if there is none, or if it was lost."""
        if self._connection is None or self._connection.is_closed():
            self._connection = new = await connect(self._address, self._settings)
            if self._begin is not None:
                try:
                    await self._begin(new)
                except BaseException:
                    new.terminate()  # it may have been dropped meanwhile, too
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

    @property
    def backend(self) -> int:
        """The number of the database's process at the other end; 0 where there is none."""
        connection = self._connection
        return 0 if connection is None or connection.is_closed() else int(connection.get_server_pid())

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


async def connect(address: str, settings: dict[str, str] = SETTINGS) -> Any:
    """A new connection: of several machines that are named, to the one that can be written to."""
    several = places(address)
    if len(several) < 2:
        return await asyncpg.connect(address, timeout=CONNECT, command_timeout=COMMAND, server_settings=settings)
    problem: BaseException | None = None
    for host, port in several:  # one by one: a machine that is gone must not use up the time of the next
        try:
            return await asyncpg.connect(
                address, host=host, port=port, timeout=ONE_OF_SEVERAL, command_timeout=COMMAND,
                server_settings=settings, target_session_attrs="read-write",
            )  # fmt: skip
        except LOST as found:
            problem = found
    assert problem is not None
    raise problem


def places(address: str) -> list[tuple[str, int | None]]:
    """The machines that an address names, with their ports: db1:5432,db2:5432, or host=db1,db2 after the question mark.

    Without a port it is the usual one, or that of the environment.
    """
    parts = urlsplit(address)
    named = parts.netloc.rpartition("@")[2]
    given = parse_qs(parts.query)
    hosts = (named or given.get("host", [""])[0]).split(",")
    ports = given.get("port", [""])[0].split(",")
    found: list[tuple[str, int | None]] = []
    for number, host in enumerate(hosts):
        name, _, port = host.rpartition(":") if re.search(r":\d+$", host) else (host, "", ports[number % len(ports)])
        found.append((name.strip("[]"), int(port) if port.isdecimal() else None))
    return found


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
        (asyncpg.InvalidCatalogNameError, "missing", "It doesn't exist. Make it with createdb."),
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
        (
            (asyncpg.ReadOnlySQLTransactionError, asyncpg.TargetServerAttributeNotMatched),
            "readonly",
            "It may only be read; perhaps it is a replica.",
        ),
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


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """Wait for something asynchronous, whether or not a loop runs in this thread."""
    outcome: list[T] = []
    problem: list[BaseException] = []

    def run() -> None:
        try:
            outcome.append(asyncio.run(work))
        except BaseException as found:
            problem.append(found)

    thread = threading.Thread(target=run, name="spieltrieb-start")
    thread.start()
    thread.join()
    if problem:
        raise problem[0]
    return outcome[0]
