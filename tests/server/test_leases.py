"""Who owns a table: whatever servers die, stop for a while or say twice, there is one log, and one owner writes it.

A model of several servers at one database, against one sequential log. Time is the database's alone: that of a server
is never asked, so it does not matter whether it is right. Here it passes when the test says so.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import asyncpg
import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from spieltrieb.server import postgres
from spieltrieb.server.batches import Writing
from spieltrieb.server.entries import AnyEntry
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.postgres import PostgresStorage
from tests.conftest import soaked
from tests.postgres import new_schema
from tests.server.test_storage import append, made, new_table, said, using

pytestmark = pytest.mark.program
T = TypeVar("T")
SERVERS = st.integers(0, 1)
TABLES = st.integers(0, 1)
SEEN: Counter[str] = Counter()  # what happened to all models
LONG = "expires - interval '1 hour'"  # every lease that nobody renews is over then


class Server:
    """A server as the model knows it: what it holds in memory of each table, which may be old."""

    def __init__(self, storage: Any) -> None:
        self.storage = storage
        self.known: dict[int, int] = {}  # how many entries of a table, since it took it
        self.sent: list[list[Any]] = []  # batches, which may come again


class Town(RuleBasedStateMachine):
    """Two servers, two tables."""

    address: str  # of one database for all of them: each begins with nothing in it

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.servers: dict[int, Server] = {}
        self.said = 0
        self.logs: list[list[AnyEntry]] = [[made()], [made()]]  # what was acknowledged, in this order
        self.owners: list[int | None] = [None, None]  # processes: each start of a server is another
        self.ended: set[int] = set()
        self.seen: Counter[str] = Counter()

        async def begin() -> None:
            self.beside = await asyncpg.connect(self.address)
            storage = PostgresStorage(self.address, alone=False)
            await self.beside.execute("TRUNCATE tables, log, leases, processes")
            await storage.open()
            self.tables = [await new_table(storage) for _ in self.logs]
            await storage.close()

        self.do(begin())

    def do(self, work: Awaitable[T]) -> T:
        async def all() -> T:
            return await work

        return self.runner.run(all())

    def server(self, number: int) -> Server:
        """A server that runs; it is started, if it does not."""
        if number not in self.servers:

            async def start() -> Any:
                storage = PostgresStorage(self.address, alone=False)
                await storage.open()
                storage._heart.cancel()  # type: ignore[union-attr]  # leases are renewed when the test says so
                return storage

            self.servers[number] = Server(self.do(start()))
            # Whoever starts ends those who are gone, and those whose time is over.
            self.ended |= {id for (id,) in self.do(self.beside.fetch("SELECT id FROM processes WHERE ended"))}
        return self.servers[number]

    def refused(self, problem: NoStorage, why: str, seen: str) -> None:
        """Something was refused, and must have been for this reason."""
        assert problem.arguments["why"] == why
        self.seen[seen] += 1

    # ---- What may happen ----

    @rule(number=SERVERS, table=TABLES)
    def take(self, number: int, table: int) -> None:
        server, owner = self.server(number), self.owners[table]
        try:
            found = self.do(server.storage.take(self.tables[table].id))
        except NoStorage as problem:
            self.refused(problem, "elsewhere", "elsewhere")
            assert owner not in (None, server.storage._process, *self.ended)
            return
        assert found is not None
        assert found[1] == self.logs[table]  # all that anybody was told, and nothing else
        server.known[table] = len(found[1])
        self.owners[table] = server.storage._process
        self.ended |= {owner} - {None, server.storage._process}

    @rule(number=SERVERS, table=TABLES, is_more=st.booleans())
    def write(self, number: int, table: int, is_more: bool) -> None:
        """A server writes what follows from what it knows, whether or not the table is still its own."""
        server = self.server(number)
        process = server.storage._process
        self.said += 1
        at, entry = server.known.get(table, 1), said(self.said)
        is_owner = self.owners[table] == process and process not in self.ended
        try:
            self.do(append(server.storage, self.tables[table].key, at, entry, **({"phase": "over"} if is_more else {})))
        except NoStorage as problem:
            self.refused(problem, "taken", "refused after its time" if process in self.ended else "refused")
            assert not is_owner or at != len(self.logs[table])
            server.known.pop(table, None)
            return
        self.seen["written"] += 1
        assert is_owner
        assert at == len(self.logs[table])
        self.logs[table].append(entry)
        server.known[table] = at + 1
        server.sent.append([self.tables[table].key, at, entry])

    @precondition(lambda self: any(server.sent for server in self.servers.values()))
    @rule(which=st.integers(0, 99))
    def say_again(self, which: int) -> None:
        """Something that was written long ago arrives a second time."""
        sent = [(server, batch) for server in self.servers.values() for batch in server.sent]
        server, (key, at, entry) = sent[which % len(sent)]
        with pytest.raises(NoStorage):
            self.do(append(server.storage, key, at, entry))

    @rule(number=SERVERS, table=TABLES)
    def let_go(self, number: int, table: int) -> None:
        server, key = self.server(number), self.tables[table].key
        process, is_owned = server.storage._process, key in server.storage._epochs

        async def work() -> None:
            server.storage.let_go(key)
            await server.storage.finish(lambda done: server.storage.submit(Writing(done)))

        with suppress(NoStorage):  # others have ended it
            self.do(work())
            if is_owned and self.owners[table] == process:
                self.owners[table] = None
        server.known.pop(table, None)

    @rule(number=SERVERS)
    def crash(self, number: int) -> None:
        """A server is gone, and nobody is told."""
        if number in self.servers:
            server = self.servers.pop(number)
            for line in (server.storage._writing, server.storage._reading, server.storage._renewing):
                line.is_lost(ConnectionResetError())

    @rule(awake=st.sets(SERVERS))
    def time_passes(self, awake: set[int]) -> None:
        """An hour passes; some servers sleep through it, and their leases are over when somebody wants the table."""
        self.do(self.beside.fetch(f"UPDATE processes SET expires = {LONG} WHERE NOT ended"))
        for number in awake & self.servers.keys():
            server = self.servers[number]
            before = server.storage._process
            self.do(server.storage.renew())
            if server.storage._process != before:  # it was ended: it owns nothing, and knows
                server.known.clear()

    @rule(number=SERVERS, table=TABLES, is_more=st.booleans())
    def stop_for_a_while(self, number: int, table: int, is_more: bool) -> None:
        """An owner is stopped in the middle; another goes on with its table; then it writes what it had decided."""
        self.take(number, table)
        self.time_passes(set())
        self.take(1 - number, table)
        self.write(1 - number, table, is_more)
        self.write(number, table, is_more)

    # ---- What always holds ----

    @invariant()
    def the_log_is_what_was_acknowledged(self) -> None:
        for table, log in zip(self.tables, self.logs, strict=True):
            rows = self.do(self.beside.fetch(f'SELECT number FROM log WHERE "table" = {table.key} ORDER BY number'))
            assert [number for (number,) in rows] == list(range(len(log)))

    def teardown(self) -> None:
        SEEN.update(self.seen)
        for server in self.servers.values():
            self.do(server.storage.close())
        self.do(self.beside.close())
        self.runner.close()


@pytest.mark.parametrize("examples", soaked(3, 300))
def test_one_owner_writes_one_log(examples: int) -> None:
    Town.address = new_schema()
    # No shrinking: a step takes milliseconds, and there are thousands of ways to leave some out.
    run_state_machine_as_test(
        Town, settings=settings(max_examples=examples, stateful_step_count=30, phases=[Phase.generate])
    )
    assert set(SEEN) == {"written", "refused", "refused after its time", "elsewhere"}  # it was no idle town


def test_a_table_goes_on_elsewhere_when_its_owner_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lease ends by itself, and not before; who owned it finds out when it wakes up."""
    address = new_schema()
    there = partial(PostgresStorage, address, alone=False)

    async def work(first: Any) -> None:
        table = await new_table(first)
        second = there()
        await second.open()
        with pytest.raises(NoStorage, match="at another server"):
            await second.take(table.id)
        first._heart.cancel()
        connection = await asyncpg.connect(address)
        await connection.execute(f"UPDATE processes SET expires = {LONG} WHERE id = $1", first._process)
        await append(first, table.key, 1, said(1))  # late, but nobody else has come
        assert (await second.take(table.id))[1] == [made(), said(1)]
        await append(second, table.key, 2, said(2))
        with pytest.raises(NoStorage) as problem:
            await append(first, table.key, 2, said(3))
        assert problem.value.arguments["why"] == "taken", problem.value
        second.let_go(table.key)
        await second.close()
        assert (await first.take(table.id))[1] == [made(), said(1), said(2)]  # as another process than before
        await append(first, table.key, 3, said(3))
        await connection.close()

    monkeypatch.setattr(postgres, "TERM", 3600.0)
    using(there, work)


def test_a_claim_that_was_lost_with_the_power_of_the_database_harms_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not wait for the disk. Whoever has written by it has it on disk; who has not claims it again."""
    address = new_schema()
    there = partial(PostgresStorage, address, alone=False)

    async def work(first: Any) -> None:
        table = await new_table(first)
        second = there()
        await second.open()
        first._heart.cancel()
        connection = await asyncpg.connect(address)
        before = await connection.fetchrow('SELECT owner, epoch FROM leases WHERE "table" = $1', table.key)
        expire = f"UPDATE processes SET expires = {LONG}, ended = FALSE WHERE id = $1"
        await connection.execute(expire, first._process)
        assert (await second.take(table.id))[1] == [made()]
        await connection.execute(expire, first._process)  # as it was on disk
        await connection.execute('UPDATE leases SET owner = $2, epoch = $3 WHERE "table" = $1', table.key, *before)
        await append(first, table.key, 1, said(1))  # it was stopped, and has heard of nothing
        with pytest.raises(NoStorage) as problem:
            await append(second, table.key, 1, said(2))
        assert problem.value.arguments["why"] == "taken", problem.value
        assert (await second.take(table.id))[1] == [made(), said(1)]
        await append(second, table.key, 2, said(2))
        with pytest.raises(NoStorage):
            await append(first, table.key, 2, said(3))
        await connection.close()
        await second.close()

    monkeypatch.setattr(postgres, "TERM", 3600.0)
    using(there, work)
