"""The lock of a process: a new connection ends what an old one of the same process still has, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest

from spieltrieb.server.fence import hold
from spieltrieb.server.postgres_line import LOST
from tests.postgres import new_schema

pytestmark = pytest.mark.program


def together(work: Any) -> None:
    """Two connections to a town, and one to another town of the same database."""

    async def run() -> None:
        here, elsewhere = new_schema(), new_schema()
        connections = [await asyncpg.connect(address) for address in (here, here, elsewhere)]
        try:
            await work(*connections)
        finally:
            for connection in connections:
                await connection.close()

    asyncio.run(run())


def test_a_connection_that_was_given_up_and_is_still_there_is_ended() -> None:
    async def work(old: Any, new: Any, elsewhere: Any) -> None:
        await hold(elsewhere, 7)
        await hold(old, 7)
        await hold(old, 8)
        await hold(new, 7)
        with pytest.raises((*LOST, asyncpg.InterfaceError)):
            await old.fetchval("SELECT 1")
        assert await elsewhere.fetchval("SELECT 1") == 1

    together(work)


def test_another_line_of_the_same_process_keeps_it() -> None:
    async def work(one: Any, other: Any, elsewhere: Any) -> None:
        await hold(one, 7)
        await hold(other, 7, [one.get_server_pid()])
        assert await one.fetchval("SELECT 1") == 1

    together(work)
