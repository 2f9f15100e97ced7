"""Links cannot be guessed: there are too many of them, and wrong ones cost; those who sit at a table notice nothing."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable

import pytest

from spieltrieb.server import guesses, new_tables
from spieltrieb.server.errors import NoStorage, TooFast
from spieltrieb.server.guesses import AT_ONCE, AT_ONE_ADDRESS, Guesses
from tests.server.client import House, Person

HOME, ELSEWHERE = "203.0.113.7", "198.51.100.9"


def test_a_link_has_more_than_60_bits() -> None:
    found = {new_tables.new_id() for _ in range(1000)}
    assert len(found) == 1000
    assert math.log2(len(new_tables.ALPHABET) ** min(map(len, found))) > 60


def test_one_address_is_wrong_no_more_often_for_having_many_guests() -> None:
    now = [0.0]
    all = Guesses(lambda: now[0])
    for number in range(AT_ONCE * AT_ONE_ADDRESS):
        all.take(f"guest{number}", HOME)
    with pytest.raises(TooFast):
        all.take("somebody else", HOME)
    all.take("somebody else", ELSEWHERE)
    now[0] = 1.0
    all.take("another", HOME)
    with pytest.raises(TooFast):
        all.check("another", HOME)


def test_what_is_there_does_not_count_however_often() -> None:
    all = Guesses(lambda: 0.0)
    for _ in range(10 * AT_ONCE):
        all.take("ann", HOME)
        all.give_back("ann", HOME)
    all.check("ann", HOME)


def test_wrong_links_cost(new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guesses, "A_SECOND", 1e-9)
    monkeypatch.setattr(guesses, "AT_ONCE", 5)
    house = new_house()
    ann, eve = Person.comes(house.address, "Ann"), Person.comes(house.address, "Eve")
    awake, asleep = (ann.make_table("memostreet", "me", "open") for _ in range(2))
    own = eve.make_table("kreuzquer", "me")
    house.put_away(asleep)

    async def work() -> None:
        async with eve.page() as page:
            for number in range(5):
                await page.send("watch", table=f"wrong{number}", id=number)  # all at once
            codes = [(await page.hear())["code"] for _ in range(5)]
            assert codes == ["unknown-table"] * 5
            for table in (awake, asleep, "wrong"):
                assert await page.refused("watch", table=table) == "too-fast", "nothing tells which of them is there"
                assert await page.refused("sit", table=table) == "too-fast"
            await page.watch(own)
        house.put_away(own)
        async with eve.page(own) as page, ann.page(awake, asleep):
            assert page.tables[own]["mine"] == [0]

    asyncio.run(work())
    for path in ("", "/qr.svg", "/records", "/check", "/replay", "/review", "/advice?seat=0"):
        for table in (awake, asleep, "wrong"):
            assert eve.ask("GET", f"/api/tables/{table}{path}").json["code"] == "too-fast", path
    assert eve.get(f"/api/tables/{own}")["mine"] == [0]
    assert ann.ask("GET", "/api/tables/wrong").status == 404


def test_a_link_that_cannot_be_looked_up_just_now_was_not_wrong(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waited for a database to come back was shut out of all tables but their own."""
    ann, bob = Person.comes(house.address, "Ann"), Person.comes(house.address, "Bob")
    table = ann.make_table("memostreet", "me", "open")
    house.put_away(table)

    async def away(id: str) -> None:
        raise NoStorage("The database cannot be used: it does not answer.", why="away")

    with monkeypatch.context() as patch:
        patch.setattr(house.gate.hub.storage, "take", away)
        answers = {bob.ask("GET", f"/api/tables/{table}").json["code"] for _ in range(AT_ONCE + 1)}
    assert answers == {"no-storage"}
    assert bob.get(f"/api/tables/{table}")["id"] == table
