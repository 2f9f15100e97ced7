"""The lock that a process of a town holds in the database while it lives, and what a lost connection left there.

A connection that we gave up may still be at work at the other end: it waits for a row, say, and writes when it gets it.
So a new one first ends what still holds our lock; only then can it be known what was written.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Any

# Databases can have several towns, each in a schema of its own.
PROCESS = "5013, hashtext(current_schema() || '/' || {id})"
SOON = 0.02  # seconds between two looks whether a connection has ended
PATIENCE = 3.0  # seconds that one may take to end

_TAKE = f"SELECT pg_try_advisory_lock({PROCESS.format(id='$1::bigint')})"
_NUMBER = f"hashtext{PROCESS.format(id='$1::bigint').partition('hashtext')[2]}"
_HOLDERS = f"""
    SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 5013 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND objid::bigint = ({_NUMBER}::bigint & 4294967295) AND pid <> pg_backend_pid()
"""


async def hold(connection: Any, process: int, ours: Collection[int] = ()) -> None:
    """Hold the lock of a process; a connection that is not one of ours any more, and still holds it, is ended."""
    deadline = time.monotonic() + PATIENCE
    while not await connection.fetchval(_TAKE, process) and time.monotonic() < deadline:
        holders = [pid for (pid,) in await connection.fetch(_HOLDERS, process)]
        if set(holders) & set(ours):
            return
        for pid in holders:
            await connection.execute("SELECT pg_terminate_backend($1)", pid)
        await asyncio.sleep(SOON)
