"""The database's machine is gone, and its replica goes on: nobody's move is lost."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from pathlib import Path

import pytest

from tests.postgres import HASTY, Postgres, new_schema, shared
from tests.server.town.processes import Town
from tests.server.town.test_processes import play_while

pytestmark = [pytest.mark.program, pytest.mark.soak]


def test_people_play_on_when_a_replica_takes_over_from_the_database(tmp_path: Path) -> None:
    """Every commit waits for the replica; the first one is killed; --db names both, so the processes find the other."""
    shared()  # or say that there is none
    with tempfile.TemporaryDirectory(prefix="spieltrieb-failover-") as folder:
        os.chmod(folder, 0o755)  # PostgreSQL may be run by somebody else
        first = Postgres(Path(folder) / "first", **{**HASTY, "synchronous_commit": "on"}).make().start()
        second = None
        town = None
        try:
            second = first.replica(Path(folder) / "second")
            both = new_schema(first.address).replace(str(first.folder), f"{first.folder},{second.folder}")
            town = Town(tmp_path, 2, both).start()
            took: list[float] = []

            def fail_over(process: int) -> None:
                began = time.monotonic()
                first.kill()
                second.promote()
                took.append(time.monotonic() - began)

            assert second.ask("SELECT pg_is_in_recovery()")
            players = asyncio.run(play_while(town, 6, fail_over))
            assert not second.ask("SELECT pg_is_in_recovery()")
            waits = [wait for player in players for _, wait in player.waits]
            print(f"the replica took over after {took[0]:.2f} s; the longest wait of a move was {max(waits):.2f} s")
            assert not [code for player in players for code in player.refused]
        finally:
            if town is not None:
                town.supervisor.stop()
            for one in filter(None, (second, first)):
                one.remove()
