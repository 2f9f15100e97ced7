"""All one's records, and the list of one's tables: nobody waits for them, and no table wakes up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from spieltrieb.core.record import parse
from spieltrieb.server.my_records import AT_A_TIME, written
from spieltrieb.server.table import Table
from tests.server.client import House, Person


def given_up(ann: Person, count: int) -> list[str]:
    """So many tables at which Ann gave up."""
    tables = [ann.make_table("memostreet", "me", "level1") for _ in range(count)]

    async def work() -> None:
        async with ann.page() as page:
            for table in tables:
                await page.ask("resign", table=table)

    asyncio.run(work())
    return tables


def never(*_: Any) -> Any:
    raise AssertionError("this was done where everybody waits for it")


def test_records_are_written_where_nobody_waits_for_them(
    new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Attack: all games of a guest, replayed and compressed in the event loop."""
    house = new_house()
    ann = Person.comes(house.address)
    tables = given_up(ann, AT_A_TIME + 2)
    house.put_away(*tables)
    monkeypatch.setattr(Table, "from_log", never)
    monkeypatch.setattr(Table, "records", never)
    answer = ann.ask("GET", "/api/me/records", **{"accept-encoding": "gzip"})
    assert (answer.status, answer.headers["content-type"]) == (200, "application/x-ndjson")
    assert "content-encoding" not in answer.headers
    assert len([parse(line) for line in answer.body.decode().splitlines()]) == len(tables)
    assert not house.gate.hub.tables.keys() & set(tables)


def test_whoever_lists_their_tables_wakes_none(
    new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = new_house()
    ann = Person.comes(house.address)
    tables = given_up(ann, 2)
    house.put_away(*tables)
    listed = ann.get("/api/me/tables")
    assert [table["id"] for table in listed] == tables[::-1]
    assert not house.gate.hub.tables.keys() & set(tables)
    monkeypatch.setattr(Table, "from_log", never)
    assert ann.get("/api/me/tables") == listed, "what was read a moment ago is not read again"


@pytest.mark.sqlite
def test_whoever_lists_their_tables_again_has_no_log_read_before_something_happened_there(
    new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Attack: sixty long logs, again and again, kept everybody waiting who needed something of the database."""
    house = new_house()
    ann = Person.comes(house.address)
    table, other = (ann.make_table("memostreet", "me", "open") for _ in range(2))
    house.put_away(table, other)
    listed = ann.get("/api/me/tables")
    with monkeypatch.context() as patch:
        patch.setattr(house.gate.hub.storage, "table", never)
        assert ann.get("/api/me/tables") == listed

    async def close() -> None:
        async with ann.page(table) as page:
            await page.ask("close", table=table)

    asyncio.run(close())
    house.put_away(table)
    assert [one["id"] for one in ann.get("/api/me/tables")] == [other]


def test_a_damaged_log_has_no_records_and_hides_no_others(caplog: pytest.LogCaptureFixture) -> None:
    assert written([("damaged", [])], 0) == b""
    assert "cannot be read" in caplog.text
