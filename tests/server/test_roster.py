"""The processes of a town as the database knows them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from spieltrieb.server.bans import Ban
from spieltrieb.server.errors import Elsewhere
from spieltrieb.server.postgres import PostgresStorage
from spieltrieb.server.roster import News, Roster
from tests.postgres import new_schema
from tests.server.test_storage import new_table

pytestmark = pytest.mark.program
Two = Callable[[PostgresStorage, PostgresStorage], Awaitable[None]]


def two(work: Two) -> None:
    """Two processes with one database."""
    address = new_schema()

    async def run() -> None:
        both = [PostgresStorage(address, alone=False) for _ in range(2)]
        for storage in both:
            await storage.open()
        try:
            await work(*both)
        finally:
            for storage in both:
                await storage.close()

    asyncio.run(run())


def roster(storage: PostgresStorage) -> Roster:
    assert storage.roster is not None
    return storage.roster


def test_they_know_of_each_other_and_of_who_leaves() -> None:
    async def work(one: PostgresStorage, other: PostgresStorage) -> None:
        await roster(one).announce("127.0.0.1:5")
        assert [(m.id, m.address, m.leaving) for m in await roster(other).others()] == [
            (roster(one).me, "127.0.0.1:5", False)
        ]
        await roster(one).leave()
        assert [member.leaving for member in await roster(other).others()] == [True]
        assert roster(one).secret == roster(other).secret

    two(work)


def test_news_come_in_order_once_and_not_to_whoever_wrote_them() -> None:
    async def work(one: PostgresStorage, other: PostgresStorage) -> None:
        assert await roster(one).news() == await roster(other).news() == []
        await one.finish(partial(one.change_guest, "ann", {"name": "Ann"}))
        await one.finish(partial(one.save_ban, Ban("203.0.113.0/24", False, None), 0))
        await roster(other).wait(60)  # woken up
        assert await roster(other).news() == [News("guest", "ann"), News("bans", "203.0.113.0/24")]
        assert await roster(other).news() == await roster(one).news() == []
        await roster(one).forget_news()

    two(work)


def test_a_process_that_lives_is_not_buried_and_one_that_is_gone_is_at_once() -> None:
    async def work(one: PostgresStorage, other: PostgresStorage) -> None:
        table = await new_table(one)
        assert not await roster(other).bury(roster(one).me)
        with pytest.raises(Elsewhere) as problem:
            await other.take(table.id)
        assert problem.value.owner == roster(one).me
        assert await roster(other).orphans(0, 1) == []
        for line in (one._writing, one._renewing):  # as if it had been killed
            line.drop()
        if one._heart is not None:
            one._heart.cancel()
        while not await roster(other).bury(roster(one).me):
            pass
        assert await roster(other).bury(roster(one).me), "nor does it come back"
        assert table.id in await roster(other).orphans(0, 1)
        assert await other.take(table.id) is not None
        shares = [await roster(other).orphans(rank, 2) for rank in range(2)]
        assert shares == [[], []]  # it has an owner again

    two(work)


def test_tables_of_two_processes_have_different_numbers() -> None:
    async def work(one: PostgresStorage, other: PostgresStorage) -> None:
        numbers = [storage.new_key() for storage in (one, other) for _ in range(100)]
        assert len(set(numbers)) == 200
        last = one._block_end
        while one.new_key() < last - 100:
            pass
        await one.renew()  # before they run out
        assert one.new_key() > last

    two(work)
