"""The queue of jobs in a PostgreSQL database: asked, taken for a while, answered.

Who takes a job has it until a time by the database's clock (a lease), and says again and again that it still has it. A
job whose time has passed is taken by somebody else; an answer of one who no longer has it counts for nothing. NOTIFY is
only a wake-up: whoever missed one finds out when they next look.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from spieltrieb.server.errors import Busy, TooFast
from spieltrieb.server.jobs.tasks import DIALECT
from spieltrieb.server.postgres_line import Line
from spieltrieb.server.schema import VERSION
from spieltrieb.server.turns import Urgency

CHANNEL = "spieltrieb_jobs"
LEASE = 3.0  # seconds that a job stays with whoever took it, without a sign from them
MOST_TRIES = 3  # a job that was taken this often and never answered is done by whoever asked
KEPT = "60 s"  # for which an answer is kept, for others who ask the same
FORGOTTEN = "5 min"  # after which a job is dropped that nobody can want any more
EACH, ALL = -1, -2  # what `ask_job` answers instead of a number: this guest asks too much, or everybody together does

_OPEN = f"done IS NULL AND tries < {MOST_TRIES} AND (taken_by IS NULL OR until < clock_timestamp())"
_TERM = f"clock_timestamp() + {LEASE} * interval '1 s'"
# Materialized: otherwise the planner may look for them more than once, and take more than it was told to.
_TAKE = f"""
    WITH found AS MATERIALIZED (
        SELECT id FROM jobs WHERE {_OPEN} AND version = $2 AND urgency <= $3
        ORDER BY urgency, turn, id LIMIT $4 FOR UPDATE SKIP LOCKED
    )
    UPDATE jobs SET taken_by = $1, until = {_TERM}, tries = tries + 1 FROM found WHERE jobs.id = found.id
    RETURNING jobs.id, kind, urgency, who, arguments, turn,
    extract(epoch FROM clock_timestamp() - asked)::float8 AS waited
"""
_MINE = "id = $1 AND taken_by = $2 AND done IS NULL"
_LOOK = f"""
    SELECT jobs.id, taken_by IS NOT NULL, CASE WHEN parts > known THEN part END, parts, answer,
    failed OR (done IS NULL AND tries >= {MOST_TRIES} AND until < clock_timestamp())
    FROM jobs JOIN unnest($1::bigint[], $2::bigint[]) AS mine (id, known) USING (id)
"""


class Job(NamedTuple):
    """A job that we have taken."""

    id: int
    kind: str
    urgency: Urgency
    who: str
    arguments: bytes
    waited: float  # seconds, until it was taken


class State(NamedTuple):
    """How a job stands."""

    id: int
    is_taken: bool
    part: bytes | None  # as much of its answer as there is, if that is new
    parts: int  # how often there was more of it
    answer: bytes | None
    is_lost: bool  # nobody will answer


class JobStore:
    """The queue, over a connection of its own."""

    def __init__(self, address: str) -> None:
        self._line = Line(address, self._listen)
        self._schema = ""
        self.came: Callable[[], None] = lambda: None  # called when there may be a job to take
        self.answered: Callable[[int | None], None] = lambda id: None  # called when there may be more of an answer

    async def _listen(self, connection: Any) -> None:
        """On a new connection: be woken up; and whatever came while there was none is looked for."""
        self._schema = await connection.fetchval("SELECT current_schema()")
        await connection.add_listener(CHANNEL, self._hear)
        self.came()
        self.answered(None)

    def _hear(self, connection: Any, process: int, channel: str, said: str) -> None:
        schema, _, what = said.rpartition(" ")
        if schema != self._schema:
            return
        if what == "new":
            self.came()
        else:
            self.answered(int(what))

    async def close(self) -> None:
        """Hang up."""
        await self._line.close()

    # ---- For those who ask ----

    async def ask(
        self, key: bytes, kind: str, urgency: Urgency, who: str, arguments: bytes, most: tuple[int, int] = (0, 0)
    ) -> int:
        """Put a job into the queue; its number, or that of the same question if somebody has asked it already.

        There are limits for what one guest may have in progress, and for everybody together; zero means no limit.
        """
        query = "SELECT ask_job($1, $2, $3, $4, $5, $6, $7, $8)"
        values = (key, kind, int(urgency), who, DIALECT, arguments, *most)
        id: int = await self._line.ask(lambda line: line.fetchval(query, *values))
        if id == EACH:
            raise TooFast("That was too much at once (questions). Wait a moment and try again.", what="questions")
        if id == ALL:
            raise Busy("Too many are asking for advice just now. Try again in a moment.")
        return id

    async def look(self, known: dict[int, int]) -> list[State]:
        """How jobs stand, by number, with how many parts of each are known; those that are gone are left out."""
        ids, parts = list(known), list(known.values())
        return [State(*row) for row in await self._line.ask(lambda line: line.fetch(_LOOK, ids, parts))]

    async def withdraw(self, id: int) -> bool:
        """Take a job back, if nobody has taken it."""
        query = "DELETE FROM jobs WHERE id = $1 AND taken_by IS NULL"
        return bool(await self._line.ask(lambda line: line.execute(query, id)) == "DELETE 1")

    # ---- For those who think ----

    async def take(self, taker: str, most: int, least: Urgency = Urgency.REVIEW) -> list[Job]:
        """Take up to this many jobs that are at least this urgent, the most urgent first, everybody in turn."""
        rows = await self._line.ask(lambda line: line.fetch(_TAKE, taker, DIALECT, int(least), most))
        rows.sort(key=lambda row: (row["urgency"], row["turn"], row["id"]))
        return [
            Job(row["id"], row["kind"], Urgency(row["urgency"]), row["who"], row["arguments"], row["waited"])
            for row in rows
        ]

    async def renew(self, taker: str, ids: Collection[int]) -> None:
        """Say that we still have these jobs."""
        query = f"UPDATE jobs SET until = {_TERM} WHERE id = ANY($1) AND taken_by = $2 AND done IS NULL"
        await self._line.ask(lambda line: line.execute(query, list(ids), taker))

    async def add_part(self, taker: str, id: int, part: bytes) -> bool:
        """Show as much of an answer as there is; whether the job is still ours."""
        change = f"part = $3, parts = parts + 1, until = {_TERM}"
        return await self._change(change, taker, id, part)

    async def answer(self, taker: str, id: int, answer: bytes) -> bool:
        """Answer a job; whether it was still ours. If not, somebody else has it, and this counts for nothing."""
        return await self._change("answer = $3, part = NULL, done = clock_timestamp()", taker, id, answer)

    async def fail(self, taker: str, id: int) -> bool:
        """Say that the job cannot be done here: who asked does it, and sees why not."""
        return await self._change("failed = $3, part = NULL, done = clock_timestamp()", taker, id, True)

    async def _change(self, change: str, taker: str, id: int, value: Any) -> bool:
        query = (
            f"WITH changed AS (UPDATE jobs SET {change} WHERE {_MINE} RETURNING id) "
            f"SELECT pg_notify('{CHANNEL}', current_schema() || ' ' || id) FROM changed"
        )
        return bool(await self._line.ask(lambda line: line.fetch(query, id, taker, value)))

    async def give_back(self, taker: str, ids: Collection[int] | None = None) -> None:
        """Give back some jobs, or all that we have taken and not answered: it is as if we had never taken them."""
        query = (
            "WITH back AS (UPDATE jobs SET taken_by = NULL, until = NULL, tries = tries - 1 "
            "WHERE taken_by = $1 AND done IS NULL AND ($2::bigint[] IS NULL OR id = ANY($2)) RETURNING id) "
            f"SELECT pg_notify('{CHANNEL}', current_schema() || ' new') FROM back LIMIT 1"
        )
        await self._line.ask(lambda line: line.execute(query, taker, ids if ids is None else list(ids)))

    async def sweep(self) -> None:
        """Drop what nobody needs any more."""
        query = f"DELETE FROM jobs WHERE done < now() - interval '{KEPT}' OR asked < now() - interval '{FORGOTTEN}'"
        await self._line.ask(lambda line: line.execute(query))

    # ---- For those who watch ----

    async def lengths(self) -> dict[str, tuple[int, float]]:
        """How many jobs wait, and how many seconds old the oldest is, by urgency."""
        query = (
            "SELECT urgency, count(*) AS many, extract(epoch FROM clock_timestamp() - min(asked))::float8 AS age "
            f"FROM jobs WHERE {_OPEN} GROUP BY urgency"
        )
        found = {row["urgency"]: row for row in await self._line.ask(lambda line: line.fetch(query))}
        return {
            urgency.name.lower(): (found[urgency]["many"], found[urgency]["age"]) if urgency in found else (0, 0.0)
            for urgency in Urgency
        }

    async def versions(self) -> tuple[int | None, set[str]]:
        """The version of the database's tables, None if there are none; and those of the servers that live."""

        async def read(line: Any) -> tuple[int | None, set[str]]:
            if await line.fetchval("SELECT to_regclass('spieltrieb')") is None:
                return None, set()
            row = await line.fetchrow("SELECT * FROM spieltrieb")
            # A newer one that only adds something is as good as ours, while a town is updated (0027).
            is_fine = row["version"] > VERSION >= (row.get("least") or row["version"])
            schema = VERSION if is_fine else row["version"]
            if await line.fetchval("SELECT to_regclass('jobs')") is None:
                return schema, set()
            query = "SELECT DISTINCT version FROM processes WHERE NOT ended AND expires > clock_timestamp()"
            return schema, {row["version"] for row in await line.fetch(query)}

        found: tuple[int | None, set[str]] = await self._line.ask(read)
        return found
