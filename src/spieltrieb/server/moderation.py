"""What is kept for those who run the server: who they are, bans, reports, and a log of what they did."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from spieltrieb.server.bans import Ban
from spieltrieb.server.batches import Batches, Done, Statement, Writing
from spieltrieb.server.people import Guest


class Report(Struct, frozen=True):
    """What somebody reported of somebody else, with the chat as it stood then."""

    at: int
    table: str
    guest: str  # who reports
    person: str  # who is reported
    name: str  # and under which name
    reason: str
    chat: str  # the last lines, as JSON
    settled: int | None = None  # when somebody has seen to it


class Operator(Struct, frozen=True):
    """Somebody who runs the server, with a key of their own."""

    name: str
    hash: str  # of the key
    made: int
    until: int


class Session(Struct, frozen=True):
    """Somebody's stay at /admin."""

    hash: str  # of what their browser is known by
    key: str  # the hash of their key
    since: int
    seen: int  # when they last did something, a minute later at most
    language: str
    notice: str = ""  # what came of the last thing they did, told once


class Deed(Struct, frozen=True):
    """What somebody did who runs the server."""

    at: int
    deed: str
    what: str  # to whom or which table
    who: str


def insert(table: str, kind: type[Struct]) -> str:
    """The statement that inserts a struct."""
    names = [f'"{name}"' for name in kind.__struct_fields__]
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


def replace(table: str, kind: type[Struct], key: str) -> str:
    """The statement that inserts a struct, or puts it in the place of the one with the same key."""
    names = [name for name in kind.__struct_fields__ if name != key]
    changes = ", ".join(f'"{name}" = excluded."{name}"' for name in names)
    return f"{insert(table, kind)} ON CONFLICT ({key}) DO UPDATE SET {changes}"


def columns(table: str, kind: type[Struct]) -> str:
    """The columns that hold a struct."""
    return ", ".join(f'{table}."{name}"' for name in kind.__struct_fields__)


def row_of(struct: Struct) -> tuple[Any, ...]:
    """The values of a struct, in the order of its columns."""
    return tuple(getattr(struct, name) for name in struct.__struct_fields__)


def guest_of(row: Sequence[Any]) -> Guest:
    """A guest from their row."""
    id, name, avatar, language, made, banned, named, *more = row
    return Guest(id, name, avatar, language, made, bool(banned), bool(named), *more)


class Moderation(Batches):
    """The part of all that is kept that is for those who run the server."""

    BANNED: ClassVar[str]  # the condition for a guest who is banned

    @abstractmethod
    def _news(self, what: str, which: str) -> list[Statement]:
        """What tells other processes that something has changed of which they may have a copy."""

    @abstractmethod
    async def _rows(self, query: str, *values: Any) -> list[Any]:
        """What a query finds, as tuples."""

    # ---- Who is kept out ----

    def save_ban(self, ban: Ban, now: int, done: Done) -> None:
        """Keep a network out; those whose time is over are forgotten."""
        statements: list[Statement] = [
            *_lapsing(now),
            (replace("bans", Ban, "network"), row_of(ban)),
            *self._news("bans", ban.network),
        ]
        self.submit(Writing(done, statements=statements))

    def forget_bans(self, now: int, done: Done) -> None:
        """Forget networks whose time is over."""
        self.submit(Writing(done, statements=_lapsing(now)))

    def lift_ban(self, network: str, done: Done) -> None:
        """Let a network in again."""
        lifted: Statement = ("DELETE FROM bans WHERE network = ?", (network,))
        self.submit(Writing(done, statements=[lifted, *self._news("bans", network)]))

    async def bans(self) -> list[Ban]:
        """All networks that are kept out."""
        rows = await self._rows("SELECT network, newcomers, until FROM bans ORDER BY network")
        return [Ban(network, bool(newcomers), until) for network, newcomers, until in rows]

    async def banned_guests(self, now: int, most: int) -> list[Guest]:
        """The guests who are turned away now."""
        is_now = f"{self.BANNED} AND (banned_until IS NULL OR banned_until > ?)"
        query = f"SELECT {columns('guests', Guest)} FROM guests WHERE {is_now} LIMIT ?"
        return [guest_of(row) for row in await self._rows(query, now, most)]

    async def guests_named(self, name: str, most: int) -> list[Guest]:
        """The guests of this name, in upper or lower case; those who were here last come first."""
        is_it = "lower(name) LIKE lower(?) ESCAPE '!'"
        query = f"SELECT {columns('guests', Guest)} FROM guests WHERE {is_it} ORDER BY seen DESC LIMIT ?"
        pattern = "".join(f"!{sign}" if sign in "!%_" else sign for sign in name)
        return [guest_of(row) for row in await self._rows(query, f"%{pattern}%", most)]

    # ---- Reports ----

    def save_report(self, report: Report, done: Done) -> None:
        """Keep what somebody reported."""
        self.submit(Writing(done, statements=[(insert("reports", Report), row_of(report))]))

    def settle_report(self, number: int, at: int, done: Done) -> None:
        """Note that somebody has seen to a report."""
        statement = "UPDATE reports SET settled = coalesce(settled, ?) WHERE key = ?"
        self.submit(Writing(done, statements=[(statement, (at, number))]))

    def hush_reports(self, before: int, done: Done) -> None:
        """Drop the chat of reports that were seen to before this; who reported whom, and why, stays."""
        statement = "UPDATE reports SET chat = '[]' WHERE settled < ? AND chat <> '[]'"
        self.submit(Writing(done, statements=[(statement, (before,))]))

    def forget_reports(self, before: int, done: Done) -> None:
        """Forget reports that were seen to before this."""
        self.submit(Writing(done, statements=[("DELETE FROM reports WHERE settled < ?", (before,))]))

    async def reports(self, most: int, before: int | None = None, is_open: bool = False) -> list[tuple[int, Report]]:
        """What was reported, the newest first, each with its number; all before one, or those not settled yet."""
        where = "(CAST(? AS BIGINT) IS NULL OR key < ?)" + (" AND settled IS NULL" if is_open else "")
        query = f"SELECT key, {columns('reports', Report)} FROM reports WHERE {where} ORDER BY key DESC LIMIT ?"
        return [(key, Report(*row)) for key, *row in await self._rows(query, before, before, most)]

    async def reports_on(self, what: str, most: int) -> list[tuple[int, Report]]:
        """What was reported of a person or at a table, the newest first."""
        query = f'SELECT key, {columns("reports", Report)} FROM reports WHERE ? IN (person, "table") ORDER BY key DESC'
        return [(key, Report(*row)) for key, *row in await self._rows(f"{query} LIMIT ?", what, most)]

    # ---- Those who run the server ----

    def save_operator(self, operator: Operator, done: Done) -> None:
        """Keep somebody's key; the one they had is void."""
        self.submit(Writing(done, statements=[(replace("operators", Operator, "name"), row_of(operator))]))

    def forget_operator(self, name: str, done: Done) -> None:
        """Make somebody's key void."""
        self.submit(Writing(done, statements=[("DELETE FROM operators WHERE name = ?", (name,))]))

    async def operators(self) -> list[Operator]:
        """All who have a key, also one that is too old."""
        rows = await self._rows(f"SELECT {columns('operators', Operator)} FROM operators ORDER BY name")
        return [Operator(*row) for row in rows]

    def begin_session(self, session: Session, since: int, seen: int, most: int, done: Done) -> None:
        """Keep who has come in; sessions that began or were seen no later than then are over.

        Of the others the newest are kept, `most` in all.
        """
        statements: list[Statement] = [
            ("DELETE FROM sessions WHERE since <= ? OR seen <= ?", (since, seen)),
            (
                "DELETE FROM sessions WHERE hash NOT IN (SELECT hash FROM sessions ORDER BY seen DESC LIMIT ?)",
                (most - 1,),
            ),
            (insert("sessions", Session), row_of(session)),
        ]
        self.submit(Writing(done, statements=statements))

    def change_session(self, hash: str, changes: Mapping[str, Any], done: Done) -> None:
        """Change some of what is kept of a session; one that has ended stays so."""
        names = ", ".join(f"{name} = ?" for name in changes)
        statement: Statement = (f"UPDATE sessions SET {names} WHERE hash = ?", (*changes.values(), hash))
        self.submit(Writing(done, statements=[statement]))

    def end_session(self, hash: str, done: Done) -> None:
        """Somebody goes."""
        self.submit(Writing(done, statements=[("DELETE FROM sessions WHERE hash = ?", (hash,))]))

    async def session(self, hash: str) -> Session | None:
        """Who a browser is, if they have come in."""
        rows = await self._rows(f"SELECT {columns('sessions', Session)} FROM sessions WHERE hash = ?", hash)
        return Session(*rows[0]) if rows else None

    # ---- The audit log ----

    def note(self, deed: Deed, done: Done) -> None:
        """Note what somebody did."""
        self.submit(Writing(done, statements=[(insert("audit", Deed), row_of(deed))]))

    async def audit(self, most: int, before: int | None = None) -> list[tuple[int, Deed]]:
        """What was done, the newest first, each with its number; all, or those before one."""
        where = "CAST(? AS BIGINT) IS NULL OR key < ?"
        query = f"SELECT key, {columns('audit', Deed)} FROM audit WHERE {where} ORDER BY key DESC LIMIT ?"
        return [(key, Deed(*row)) for key, *row in await self._rows(query, before, before, most)]


def _lapsing(now: int) -> list[Statement]:
    """What forgets networks that are let in again."""
    return [("DELETE FROM bans WHERE until <= ?", (now,))]
