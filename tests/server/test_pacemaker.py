"""Bots play when somebody is there, and those come first for whom a person waits."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest

from spieltrieb.server.turns import Urgency, Who
from tests.server.client import House, Person, until


def test_bots_among_themselves_wait_for_somebody_to_look_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Person.comes(house.address)
    table = ann.make_table("kreuzquer", "random", "random")
    live = house.gate.hub.tables[table]
    before = live.table.number
    assert not live.thinking
    choose, asked = house.gate.hub.workers.choose, itertools.count(1)

    async def think(*arguments: Any) -> int:
        if next(asked) == 3:  # by then a move was told
            await until(lambda: not live.readers, "nobody has left")
        return await choose(*arguments)

    async def watch() -> None:
        async with ann.page(table) as page:
            await page.until_table(table, lambda known: known["number"] > before)

    with monkeypatch.context() as held:
        held.setattr(house.gate.hub.workers, "choose", think)
        asyncio.run(watch())
        house.do(until(lambda: live.is_idle, "they have not stopped"))
    stopped = live.table.number
    assert (stopped > before, live.table.phase) == (True, "playing")
    ann.get(f"/api/tables/{table}")
    assert live.table.number == stopped
    assert not live.thinking

    async def to_the_end() -> None:
        async with ann.page(table) as page:
            await page.until_table(table, lambda known: known["phase"] == "over")

    asyncio.run(to_the_end())


def test_a_seat_that_was_handed_over_for_good_is_a_bots_and_a_persons_is_not(house: House) -> None:
    """Nobody keeps bots busy by sitting down, handing over and leaving; but a person's game goes on without them."""
    ann, bob = Person.comes(house.address), Person.comes(house.address)
    alone = ann.make_table("memostreet", "me", "random")
    shared = ann.make_table("memostreet", "me", "open")
    hub = house.gate.hub

    async def work() -> None:
        async with ann.page(alone, shared) as page, bob.page(shared) as other:
            await other.ask("sit", table=shared)
            await page.ask("hand", table=alone, seat=0)
            await page.ask("hand", table=shared, seat=0)
        await until(
            lambda: not (hub.tables[alone].readers or hub.tables[alone].thinking or hub.tables[alone].busy),
            "bots play on alone",
        )
        assert hub.tables[alone].table.phase == "playing"
        # Bob's turn comes although nobody is there: it is a person's game.
        await until(lambda: hub.tables[shared].table.acting == (1,), "Ann's bot has not moved")

    asyncio.run(work())


@pytest.mark.parametrize(
    ("kinds", "urgency"), [(("me", "random"), Urgency.PERSON), (("random", "random"), Urgency.BOTS)]
)
def test_a_move_that_a_person_waits_for_is_urgent(
    house: House, kinds: tuple[str, ...], urgency: Urgency, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person.comes(house.address)
    asked: list[tuple[Who, Urgency]] = []
    choose = house.gate.hub.workers.choose

    async def noted(table: str, bot: str, seen: Any, who: Who, how: Urgency) -> int:
        asked.append((who, how))
        return await choose(table, bot, seen, who, how)

    monkeypatch.setattr(house.gate.hub.workers, "choose", noted)

    async def watch() -> None:
        async with ann.page() as page:
            table = await asyncio.to_thread(ann.make_table, "kreuzquer", *kinds)
            await page.watch(table)
            await until(lambda: asked, "no bot was asked")

    asyncio.run(watch())
    assert set(asked) == {(Who(ann.id), urgency)}
