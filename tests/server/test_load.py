"""With more to do than it can, a server takes no new tables, lets the running ones go on, and recovers by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from spieltrieb.server import hub as hub_module
from spieltrieb.server.errors import Overloaded
from spieltrieb.server.load import BOTS, Gauge, Load
from tests.server.client import House, Person, until


def test_what_is_too_much_stays_so_until_it_is_far_less() -> None:
    gauge = Gauge(0.1)
    gauge.note(1.0)
    assert not gauge.is_high, "one outlier is nothing"
    while not gauge.is_high:
        gauge.note(0.2)
    while gauge.value > 0.08:
        gauge.note(0.0)
    assert gauge.is_high
    while gauge.value > 0.05:
        gauge.note(0.0)
    assert not gauge.is_high


def test_a_machine_that_slept_is_not_overloaded() -> None:
    gauge = Gauge(0.1)
    gauge.note(8 * 3600)
    assert not gauge.is_high


@pytest.mark.parametrize(
    ("lag", "disk", "bots", "tables", "reasons"),
    [
        (0.0, 0.0, 0.0, 0, set()),
        (0.3, 0.0, 0.0, 0, {"lag"}),
        (0.0, 0.9, 0.0, 0, {"disk"}),
        (0.0, 0.0, BOTS + 1, 0, {"bots"}),
        (0.0, 0.0, 0.0, 5, {"tables"}),
        (0.3, 0.9, BOTS + 1, 5, {"lag", "disk", "bots", "tables"}),
    ],
)
def test_there_are_four_ways_to_have_too_much(
    lag: float, disk: float, bots: float, tables: int, reasons: set[str]
) -> None:
    load = Load(0.1, 5, lambda: tables)
    for _ in range(100):
        load.note(lag, disk, bots)
    assert load.reasons == reasons
    if reasons:
        with pytest.raises(Overloaded) as problem:
            load.check()
        assert problem.value.arguments == {"by": ",".join(sorted(reasons))}
    else:
        load.check()


def test_without_limits_nothing_is_too_much() -> None:
    load = Load(0.0, 0, lambda: 1_000_000)
    for _ in range(100):
        load.note(1.0, 1.0, 1000.0)
    load.check()


def test_it_is_told_once_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    load = Load(0.1, 0, lambda: 0)
    for _ in range(100):
        load.note(0.5, 0.0, 0.0)
    for _ in range(100):
        load.note(0.0, 0.0, 0.0)
    assert [record.message for record in caplog.records] == ["overloaded", "recovered"]


def test_a_server_that_is_behind_takes_no_new_tables_but_goes_on_with_the_others(
    new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "TICK", 0.01)
    house = new_house(behind_ms=1000)
    hub = house.gate.hub
    ann = Person.comes(house.address)
    table = ann.make_table("kreuzquer", "me")
    wish = {"game": "kreuzquer", "seats": [{"kind": "me"}]}

    async def work() -> None:
        with monkeypatch.context() as slow_disk:
            slow_disk.setattr(hub.storage, "behind", lambda: 5.0)
            await until(lambda: "disk" in hub.load.reasons, "it has not noticed that there is too much to do")
            for path, body in (("/api/tables", wish), ("/api/daily/kreuzquer", None)):
                answer = await asyncio.to_thread(ann.ask, "POST", path, body)
                assert (answer.status, answer.json["code"]) == (503, "overloaded")
                assert "retry-after" in answer.headers
            async with ann.page(table) as page:
                await page.move(table, 0, page.tables[table]["views"][0]["legal"][0])
        await until(lambda: not hub.load.reasons, "it has not recovered")
        assert (await asyncio.to_thread(ann.ask, "POST", "/api/tables", wish)).status == 201

    asyncio.run(work())


def test_the_event_loop_is_watched(new_house: Callable[..., House]) -> None:
    hub = new_house().gate.hub
    asyncio.run(until(lambda: sum(hub.figures.lag.counts) > 1, "nobody looked how late it is"))


def test_there_are_so_many_tables_and_a_rematch_is_one_more(new_house: Callable[..., House]) -> None:
    house = new_house(tables=1)
    ann = Person.comes(house.address)
    table = ann.make_table("memostreet", "random", "random")
    wish = {"game": "kreuzquer", "seats": [{"kind": "me"}]}
    answer = ann.ask("POST", "/api/tables", wish)
    assert (answer.status, answer.json["code"], answer.json["arguments"]) == (503, "overloaded", {"by": "tables"})

    async def work() -> None:
        async with ann.page(table) as page:
            await page.until_table(table, lambda known: known["phase"] == "over")
            assert await page.refused("rematch", table=table) == "overloaded"

    asyncio.run(work())
