"""The server's keys: they can be changed, nobody who comes meanwhile notices, and a day's deal stays the same."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from spieltrieb.server import schema
from spieltrieb.server.daily import secret_of
from spieltrieb.server.deeds import Deeds
from spieltrieb.server.keys import ALWAYS, DAY, Keys
from spieltrieb.server.people import admin_key
from spieltrieb.server.sqlite import SqliteStorage
from spieltrieb.server.storage import Storage
from tests.server.client import Gone, House, Person, finish, request
from tests.server.driving import NOON
from tests.server.test_storage import using

TODAY, TOMORROW = "2027-01-15", "2027-01-16"  # at NOON
FIRST = Keys(b"1" * 32, daily=((ALWAYS, b"d" * 32),))


def test_a_new_key_signs_and_the_one_before_counts_for_a_while() -> None:
    second = FIRST.rotated(NOON, TODAY, 30)
    assert second.current != FIRST.current
    assert second.valid(NOON + 30 * DAY - 1) == (second.current, FIRST.current)
    assert second.valid(NOON + 30 * DAY) == (second.current,)
    third = second.rotated(NOON + DAY, TOMORROW, 30)
    assert third.valid(NOON + DAY) == (third.current, FIRST.current, second.current)
    assert third.rotated(NOON + 90 * DAY, "2027-04-15", 30).former == ((NOON + 120 * DAY, third.current),)


def test_they_can_be_changed_again_in_the_same_moment(tmp_path: Path) -> None:
    async def rotate(storage: Storage) -> int:
        for _ in range(3):
            await storage.rotate(NOON, TODAY, 30)
        return len(storage.keys.valid(NOON))

    assert using(partial(SqliteStorage, tmp_path / "spieltrieb.db"), rotate) == 4


def test_without_any_days_no_earlier_key_counts() -> None:
    stolen = FIRST.rotated(NOON, TODAY, 30).rotated(NOON, TODAY, 0)
    assert stolen.valid(NOON) == (stolen.current,)


def test_a_day_is_dealt_by_one_key() -> None:
    rotated = FIRST.rotated(NOON, TODAY, 30)
    assert rotated.of_day(TODAY) == FIRST.of_day(TODAY) == b"d" * 32
    assert rotated.of_day(TOMORROW) not in (b"d" * 32, rotated.current)
    again = rotated.rotated(NOON, TODAY, 30)  # twice on one day
    assert again.of_day(TODAY) == b"d" * 32
    assert len(again.daily) == 2
    assert again.rotated(NOON + DAY, TOMORROW, 1).of_day(TOMORROW) == again.of_day(TOMORROW)


def test_they_are_kept_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "spieltrieb.db"

    async def rotate(storage: Storage) -> Keys:
        await storage.rotate(NOON, TODAY, 30)
        return storage.keys

    async def look(storage: Storage) -> Keys:
        return storage.keys

    first = using(partial(SqliteStorage, path), look)
    assert first.of_day(TODAY) == first.current
    rotated = using(partial(SqliteStorage, path), rotate)
    assert rotated.former == ((NOON + 30 * DAY, first.current),)
    assert using(partial(SqliteStorage, path), look) == rotated
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM keys WHERE value = ?", (first.current.hex(),)).fetchone() == (
            2,
        )


def test_a_database_of_an_earlier_version_deals_on_by_its_only_key(tmp_path: Path) -> None:
    path = tmp_path / "spieltrieb.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        schema.migrate(connection)
        connection.execute("INSERT INTO keys VALUES ('secret', ?)", ("ab" * 32,))

    async def look(storage: Storage) -> Keys:
        return storage.keys

    for _ in range(2):
        found = using(partial(SqliteStorage, path), look)
        assert found.current == found.of_day(TODAY) == bytes.fromhex("ab" * 32)


@pytest.mark.parametrize("days", [30, 0])
def test_who_comes_in_time_stays_who_they_are(new_house: Callable[..., House], days: int) -> None:
    house = new_house(now=lambda: NOON)
    hub = house.gate.hub
    ann, bob = Person.comes(house.address, "Ann"), Person.comes(house.address, "Bob")
    secret = house.do(hub.storage.table(ann.post("/api/daily/kreuzquer")["id"]))[0].secret  # type: ignore[index]
    admin = {"authorization": f"Bearer {admin_key(hub.storage.key)}"}
    assert request(house.address, "POST", "/api/admin/rotate?days=30", headers=ann_headers(ann)).status == 403
    assert request(house.address, "POST", f"/api/admin/rotate?days={days}", headers=admin).status == 200
    assert request(house.address, "POST", "/api/admin/rotate?days=30", headers=admin).status == 403  # the old key
    if not days:
        assert ann.get("/api/me")["id"] != ann.id
        return
    answer = ann.ask("GET", "/api/me")
    renewed = answer.headers["set-cookie"].partition(";")[0]
    assert (answer.json["id"], renewed != ann.cookie) == (ann.id, True)
    table = bob.post("/api/daily/kreuzquer")["id"]  # the same deal as Ann's, though the key has changed
    assert house.do(hub.storage.table(table))[0].secret == secret  # type: ignore[index]
    house.pass_time(31 * 24 * 3600)
    assert ann.get("/api/me")["id"] != ann.id
    ann.cookie = renewed
    assert ann.get("/api/me")["id"] == ann.id
    later = house.do(hub.storage.table(ann.post("/api/daily/kreuzquer")["id"]))[0]  # type: ignore[index]
    assert later.secret == secret_of(hub.storage.keys.of_day(later.daily), later.daily, "kreuzquer")


@pytest.mark.parametrize("days", [30, 0])
def test_who_is_connected_stays_who_they_are_as_long_as_their_cookie_holds(
    new_house: Callable[..., House], days: int
) -> None:
    """Attack: whoever had a database signed somebody else's cookie, and stayed connected when the keys were changed."""
    house = new_house(now=lambda: NOON)
    ann = Person.comes(house.address, "Ann")

    async def stay() -> None:
        async with ann.page() as page:
            await asyncio.to_thread(house.do, Deeds(house.gate, "Zoe").rotate(days))
            if days:
                await page.quiet()
            else:
                with pytest.raises(Gone):
                    await page.hear()

    finish(stay())


def ann_headers(ann: Person) -> dict[str, str]:
    return {"cookie": ann.cookie}
