"""A town: people at different processes sit at one table, and nobody can tell."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from spieltrieb.games import games
from tests.server.client import House, Person
from tests.server.town.conftest import Pair, run

pytestmark = pytest.mark.program


def owner_of(pair: Pair, table: str) -> House:
    """Where a table is; it must be at one process alone."""
    found = [house for house in (pair.one, pair.two) if table in house.gate.hub.tables]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize("game", games)
def test_two_people_at_different_processes_play_one_game(pair: Pair, game: str) -> None:
    ann, bob = Person.comes(pair.one.address, "Ann"), Person.comes(pair.two.address, "Bob")
    table = ann.make_table(game, "me", "open")

    async def play() -> Any:
        async with ann.page(table) as first, bob.page(table) as second:
            await second.ask("sit", table=table, seat=1)
            await asyncio.gather(first.play(table, random.Random(1)), second.play(table, random.Random(2)))
            await first.quiet()
            await second.until_table(table, lambda known: known["phase"] == "over")
            assert first.tables[table]["outcome"] == second.tables[table]["outcome"]
            return first.tables[table]

    assert run(play())["phase"] == "over"
    assert owner_of(pair, table) is pair.one
    for person in (ann, bob):  # whichever process they ask
        assert person.get(f"/api/tables/{table}")["phase"] == "over"
        assert person.get(f"/api/tables/{table}/check")["fair"]
        assert [row["id"] for row in person.get("/api/me/tables")] == [table]


def test_those_at_other_processes_are_here(pair: Pair) -> None:
    ann, bob = Person.comes(pair.one.address, "Ann"), Person.comes(pair.two.address, "Bob")
    table = ann.make_table("memostreet", "me", "open")

    async def work() -> None:
        async with ann.page(table) as first:
            async with bob.page(table) as second:
                known = await first.until(lambda message: message["is"] == "here" and message["watchers"] == 1)
                await second.ask("sit", table=table, seat=1)
                known = await first.until_table(table, lambda known: known["seats"][1]["here"])
                assert known["seats"][1]["name"] == "Bob"
            await first.until(lambda message: message["is"] == "here" and not message["here"][1])

    run(work())
