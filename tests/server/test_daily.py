"""The daily deal: nobody is told what it brings as long as somebody may still play it."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from spieltrieb.server.daily import day_of, is_late, is_over_everywhere
from tests.conftest import PATIENCE
from tests.server.client import House, Person
from tests.server.driving import NOON

HOUR = 3_600_000
MIDNIGHT = 1_800_057_600_000  # after 2027-01-15 in Greenwich
DAY = "2027-01-15"


def test_a_day_is_over_in_greenwich_first_and_everywhere_at_noon() -> None:
    assert (day_of(MIDNIGHT - 1), day_of(MIDNIGHT)) == (DAY, "2027-01-16")
    assert (is_late(DAY, MIDNIGHT - 1), is_late(DAY, MIDNIGHT)) == (False, True)
    noon = MIDNIGHT + 12 * HOUR
    assert (is_over_everywhere(DAY, noon - 1), is_over_everywhere(DAY, noon)) == (False, True)


@pytest.fixture
def house(new_house: Callable[..., House]) -> House:
    return new_house(now=lambda: NOON)


def plays(person: Person, table: str, until: Callable[[Any], Any] = lambda known: False) -> None:
    async def play() -> None:
        async with person.page(table) as page:
            await page.play(table, random.Random(1), until)

    asyncio.run(play())


def test_the_games_of_a_day_are_told_when_it_is_over_everywhere(house: House) -> None:
    """Attack: the records of a throwaway guest showed all draws on the same day."""
    eve, ann = (Person.comes(house.address, name) for name in ("Eve", "Ann"))
    table = eve.post("/api/daily/kreuzquer")["id"]
    plays(eve, table)
    ways = [f"/api/tables/{table}/{what}" for what in ("records", "replay", "review", "check")]

    def told() -> set[int]:
        return {person.ask("GET", way).status for way in ways for person in (eve, ann)}

    assert told() == {409}
    assert eve.ask("GET", "/api/me/records").body == b""
    house.pass_time((MIDNIGHT - NOON) / 1000 + 11 * 3600)
    assert told() == {409}
    house.pass_time(3600)
    assert told() == {200}
    assert len(eve.ask("GET", "/api/me/records").body.splitlines()) == 1


def test_a_table_that_was_left_open_over_midnight_counts_apart(house: House) -> None:
    """Attack: it still counted on the next day."""
    ann, eve = (Person.comes(house.address, name) for name in ("Ann", "Eve"))
    plays(ann, ann.post("/api/daily/kreuzquer")["id"])
    late = eve.post("/api/daily/kreuzquer")["id"]
    plays(eve, late, lambda known: known["step"] > 4)
    house.pass_time((MIDNIGHT - NOON) / 1000)
    plays(eve, late)
    rows = eve.get(f"/api/daily/kreuzquer/leaderboard?day={DAY}")
    (mine,) = [deal for deal in ann.get(f"/api/daily?day={DAY}") if deal["game"] == "kreuzquer"]
    assert mine["scores"] == [[mine["result"]["score"], 1]], "who was late is not among them"
    days = ann.get("/api/daily/mine")
    assert (days["today"], days["streak"], list(days["days"][1]["games"])) == ("2027-01-16", 1, ["kreuzquer"])
    assert eve.get("/api/daily/mine")["streak"] == 0
    assert [(row["name"], row["place"], row["late"]) for row in rows] == [("Ann", 1, False), ("Eve", None, True)]
    today = next(deal for deal in eve.get("/api/daily") if deal["game"] == "kreuzquer")
    assert (today["day"], today["table"], today["players"]) == ("2027-01-16", None, 0)
    before = next(deal for deal in eve.get(f"/api/daily?day={DAY}") if deal["game"] == "kreuzquer")
    assert (before["day"], before["table"], before["players"], before["result"]["late"]) == (DAY, late, 1, True)
    asked = [eve.ask("GET", f"/api/daily?day={day}").status for day in ("2027-01-17", "soon", "")]
    assert asked == [400, 400, 200], "no day that is still to come, and today where none is named"


def test_nobody_waits_for_the_table_of_somebody_else(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the beginning of a day everybody comes at once."""
    ann, bob = (Person.comes(house.address, name) for name in ("Ann", "Bob"))
    storage = house.gate.hub.storage
    daily_table = storage.daily_table
    bob_is_done = threading.Event()

    async def slow(day: str, game: str, guest: str) -> str | None:
        if guest == ann.id:
            assert await asyncio.to_thread(bob_is_done.wait, PATIENCE)
        return await daily_table(day, game, guest)

    monkeypatch.setattr(storage, "daily_table", slow)
    with ThreadPoolExecutor() as others:
        tables = [others.submit(ann.post, "/api/daily/kreuzquer") for _ in range(2)]
        assert bob.post("/api/daily/kreuzquer")["daily"] == day_of(NOON)
        bob_is_done.set()
        assert len({table.result()["id"] for table in tables}) == 1
