"""Whatever a process had to see to, its successor sees to: clocks run out when they would have."""

from __future__ import annotations

from typing import Any

import pytest

from spieltrieb.server.entries import Handed
from tests.server.client import House, Person
from tests.server.driving import NOON
from tests.server.test_waker import PER_MOVE, due_of, log_of, sit_down
from tests.server.town.conftest import Pair, soon

pytestmark = pytest.mark.program


def handed(house: House, table: str) -> list[Any]:
    """When seats of a table were handed to bots."""
    return [entry.at for entry in log_of(house, table) if isinstance(entry, Handed)]


def kill(house: House) -> None:
    """As kill -9 does for all others: its connections are gone, and it has said nothing."""
    house.gate.hub.storage._process = None  # type: ignore[attr-defined]
    house.stop()


def test_clocks_of_a_process_that_was_killed_run_out_on_time_and_once() -> None:
    pair = Pair(now=lambda: NOON).start()
    two = pair.two
    try:
        ann, bob = Person.comes(pair.one.address, "Ann"), Person.comes(pair.one.address, "Bob")

        def new_table() -> str:
            table = ann.make_table("memostreet", "me", "open", clock=PER_MOVE)
            sit_down(table, bob)
            return table

        asleep = new_table()
        pair.one.put_away(asleep)
        assert due_of(pair.one, asleep)
        awake = new_table()
        tables = (asleep, awake)
        kill(pair.one)
        soon(lambda: awake in two.gate.hub.tables)
        two.pass_time(60)
        assert [handed(two, table) for table in tables] == [[], []], "there is a second of grace"
        two.pass_time(2)
        for table in tables:
            soon(lambda table=table: handed(two, table))  # type: ignore[misc]
            assert len(handed(two, table)) == 1
    finally:
        pair.stop()
