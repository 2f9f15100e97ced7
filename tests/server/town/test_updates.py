"""An update of a town: old and new processes share the database, with a migration in between."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from spieltrieb.server import postgres_schema, schema
from tests.postgres import new_schema
from tests.server.client import House, Person
from tests.server.town.conftest import run, soon

pytestmark = pytest.mark.program
ADDS = """
    ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT '';
    ALTER TABLE processes ADD COLUMN mood TEXT NOT NULL DEFAULT '';
    CREATE TABLE moods (key BIGINT PRIMARY KEY);
"""


def has_link(house: House) -> bool:
    return bool(house.gate.hub.town._links)  # type: ignore[union-attr]


def test_old_and_new_processes_share_a_database_while_all_are_updated(monkeypatch: pytest.MonkeyPatch) -> None:
    """A version that only adds something: old processes go on with it, and can be started again."""
    database = new_schema()
    old = House(database).start()  # type: ignore[arg-type]
    ann = Person.comes(old.address, "Ann")
    table = ann.make_table("kreuzquer", "me", "open")
    with monkeypatch.context() as newer:
        number = schema.VERSION + 1
        newer.setattr(schema, "VERSION", number)
        newer.setitem(postgres_schema.MIGRATIONS, number, ADDS)
        new = House(database).start()  # type: ignore[arg-type]
    bob = Person.comes(new.address, "Bob")
    soon(lambda: has_link(old) and has_link(new))

    async def play(one: Person, step: int) -> Any:
        def is_far(known: Any) -> bool:
            return bool(known["step"] >= step)

        async with one.page(table) as first, bob.page(table) as second:
            if step == 4:
                await second.ask("sit", table=table, seat=1)
            await asyncio.gather(
                first.play(table, random.Random(step), is_far), second.play(table, random.Random(step), is_far)
            )
            return second.tables[table]

    try:
        run(play(ann, 4))
        again = ann.make_table("memostreet", "me", "open")  # written by the old one
        old.do(old.gate.hub.town.drain())  # type: ignore[union-attr]
        old.stop()
        assert run(play(replace(ann, server=new.address), 8))["step"] >= 8
        assert new.do(new.gate.hub.storage._rows("SELECT mood FROM tables WHERE id = ?", again)) == [("",)]
        old = House(database).start()  # type: ignore[arg-type]
        soon(lambda: has_link(old) and has_link(new))
        assert run(play(replace(ann, server=old.address), 12))["step"] >= 12
        assert new.do(new.gate.hub.storage._rows("SELECT version FROM spieltrieb")) == [(number,)]
    finally:
        old.stop()
        new.stop()
