"""What is not needed for ever: archived tables are as good as before, and nobody is forgotten who is still there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from spieltrieb.server import export_import, retention
from spieltrieb.server.bans import Ban
from spieltrieb.server.batches import Writing
from spieltrieb.server.entries import Said
from spieltrieb.server.sqlite import SqliteStorage
from spieltrieb.server.storage import Storage
from tests.server.client import House, Person
from tests.server.driving import NOON
from tests.server.test_storage import append, log_of, made, new_table, result, said, using

DAY = 24 * 3600
NewHouse = Callable[..., House]


@pytest.fixture
def house(new_house: NewHouse) -> House:
    return new_house(now=lambda: NOON)


def tidy_up(house: House) -> dict[str, int]:
    return house.do(house.gate.hub.retention.tidy_up())


def rows(house: House, query: str, *values: Any) -> list[tuple[Any, ...]]:
    return house.do(house.gate.hub.storage._rows(query, *values))


def finished(ann: Person, *lines: str) -> str:
    """A table at which a game was played, and something was said."""
    table = ann.make_table("kreuzquer", "me", words="Fortuna")

    async def play() -> None:
        async with ann.page(table) as page:
            for line in lines:
                await page.ask("say", table=table, text=line)
            await page.play(table, random.Random(1))

    asyncio.run(play())
    return table


def shown(ann: Person, table: str) -> dict[str, Any]:
    """What can be asked about a table that is over."""
    return {path: ann.get(f"/api/tables/{table}{path}") for path in ("", "/records", "/check", "/replay?seat=0")}


def chat_of(ann: Person, table: str) -> list[str]:
    async def look() -> list[str]:
        async with ann.page() as page:
            return [line["text"] for line in (await page.watch(table))["chat"]]

    return asyncio.run(look())


@pytest.mark.sqlite
def test_a_finished_table_is_archived_and_as_good_as_before_but_for_the_chat(house: House) -> None:
    ann = Person.comes(house.address, "Ann")
    table = finished(ann, "Hello!", "My secret address is ...")
    before, records = shown(ann, table), ann.ask("GET", "/api/me/records").body
    house.pass_time(29 * DAY)
    assert tidy_up(house)["archived"] == 0
    house.put_away(table)
    assert len(house.do(house.gate.hub.glance(table)).chat) == 2
    house.pass_time(2 * DAY)
    assert tidy_up(house)["archived"] == 1
    assert not house.do(house.gate.hub.glance(table)).chat, "it stays in memory"
    assert rows(house, "SELECT * FROM log") == []
    assert len(rows(house, "SELECT * FROM journal")) <= 1
    ((packed,),) = rows(house, "SELECT entries FROM archive")
    assert b"address" not in packed
    assert ann.ask("GET", "/api/me/records").body == records
    assert shown(ann, table) == before
    assert ann.get(f"/api/tables/{table}/review?lang=de")["players"] == ["Ann"]
    assert chat_of(ann, table) == []
    assert [row["id"] for row in ann.get("/api/me/tables")] == [table]
    assert ann.get("/api/me/statistics")[0]["played"] == 1
    assert tidy_up(house)["archived"] == 0


@pytest.mark.sqlite
def test_at_a_table_in_the_archive_people_can_talk_and_go_on(house: House) -> None:
    ann = Person.comes(house.address, "Ann")
    table = finished(ann, "Hello!")
    house.put_away(table)
    house.pass_time(31 * DAY)
    tidy_up(house)

    async def go_on() -> str:
        async with ann.page(table) as page:
            await page.ask("say", table=table, text="Do you remember?")
            answer = await page.ask("rematch", table=table)
            return str(answer["table"])

    new = asyncio.run(go_on())
    before = shown(ann, table)
    house.put_away(table, new)
    assert chat_of(ann, table) == ["Do you remember?"]
    assert shown(ann, table) == before
    house.put_away(table, new)
    house.pass_time(31 * DAY)
    assert tidy_up(house)["archived"] == 1  # again, with what came later
    assert rows(house, 'SELECT DISTINCT "table" FROM log') == []
    assert "remember" not in repr(rows(house, "SELECT entry FROM journal"))
    assert chat_of(ann, table) == []
    assert shown(ann, table) == before


@pytest.mark.sqlite
def test_an_archive_survives_a_restart_a_backup_and_an_export(
    house: House, new_house: NewHouse, tmp_path: Path
) -> None:
    ann = Person.comes(house.address, "Ann")
    table = finished(ann)
    before = shown(ann, table)
    house.put_away(table)
    house.pass_time(31 * DAY)
    tidy_up(house)
    database = house.settings.database
    export_import.backup(database, tmp_path / "backup.db")
    export_import.export(database, tmp_path / "all.jsonl")
    export_import.import_all(tmp_path / "all.jsonl", tmp_path / "imported.db")
    house.stop()
    for db in (database, tmp_path / "backup.db", tmp_path / "imported.db"):
        with House(db, now=lambda: NOON + 32 * DAY * 1000) as again:
            ann.server = again.address
            assert shown(ann, table) == before


def test_a_table_that_nobody_came_back_to_is_closed(house: House) -> None:
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("davincicode", "me", "open")
    timed = ann.make_table("kreuzquer", "me", clock={"kind": "move", "seconds": 14 * DAY})
    house.put_away(table, timed)
    house.pass_time(179 * DAY)
    assert tidy_up(house)["closed"] == 0
    house.pass_time(2 * DAY)
    assert tidy_up(house)["closed"] == 1
    assert rows(house, "SELECT phase, due FROM tables WHERE id = ?", table) == [("closed", None)]
    house.put_away(table)
    house.pass_time(31 * DAY)
    assert tidy_up(house)["archived"] >= 1
    assert ann.get(f"/api/tables/{table}")["phase"] == "closed"


def test_guests_are_forgotten_who_left_nothing_and_have_not_come_back(house: House) -> None:
    ann, bob, cyd, dan = (Person.comes(house.address, name) for name in ("Ann", "Bob", "Cyd", "Dan"))
    ann.make_table("kreuzquer", "me")
    house.do(house.gate.turn_away(dan.id, True))
    house.pass_time(60 * DAY)
    assert bob.get("/api/me")["id"] == bob.id  # was here again
    house.pass_time(31 * DAY)
    assert tidy_up(house)["forgotten"] == 1
    assert {id for (id,) in rows(house, "SELECT id FROM guests")} == {ann.id, bob.id, dan.id}
    assert cyd.get("/api/me")["new"]
    assert cyd.ask("GET", "/api/me/tables").status == 401


def test_with_0_days_nothing_is_ever_tidied_up(new_house: NewHouse) -> None:
    house = new_house(now=lambda: NOON, archive_after=0, close_after=0, forget_after=0)
    ann = Person.comes(house.address, "Ann")
    Person.comes(house.address, "Bob")
    house.put_away(finished(ann), ann.make_table("davincicode", "me", "open"))
    house.pass_time(1000 * DAY)
    assert tidy_up(house) == {"archived": 0, "closed": 0, "forgotten": 0}


def test_links_that_no_longer_hold_are_forgotten(house: House) -> None:
    ann = Person.comes(house.address, "Ann")
    ann.post("/api/me/link")
    house.pass_time(3601)
    ann.post("/api/me/link")
    tidy_up(house)
    assert rows(house, "SELECT until FROM links") == [(NOON + 7201_000,)]


def test_an_address_is_kept_no_longer_than_it_is_kept_out(house: House) -> None:
    storage = house.gate.hub.storage
    for network, until in (("192.0.2.1/32", NOON + 1000), ("192.0.2.2/32", NOON + 3_000_000), ("192.0.2.3/32", None)):
        house.do(storage.finish(partial(storage.save_ban, Ban(network, True, until), NOON)))
    house.pass_time(2)
    tidy_up(house)
    assert [ban.network for ban in house.do(storage.bans())] == ["192.0.2.2/32", "192.0.2.3/32"]


def test_many_are_archived_some_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "AT_A_TIME", 2)
    monkeypatch.setattr(retention, "PAUSE", 0)
    ann = Person.comes(house.address, "Ann")
    tables = [ann.make_table("davincicode", "me", "open") for _ in range(5)]
    house.put_away(*tables)
    house.pass_time(181 * DAY)
    assert tidy_up(house)["closed"] == 5


# ---- In the storage ----


def archived(path: Path, *more: Any) -> list[Any]:
    """What is in the log of a table that was archived, after something was done with it."""

    async def work(storage: Storage) -> list[Any]:
        table = await new_table(storage, phase="over", due=None)
        await append(storage, table.key, 1, said(1), said(2), results=[result()])
        assert await storage.finished_before(99, 9) == [table.key]
        assert await storage.archive([table.key], 99) == 1
        assert await storage.finished_before(99, 9) == []
        for number, entry in enumerate(more, 3):
            await append(storage, table.key, number, entry, reopened=True)
        return await log_of(storage, table.id)

    return using(partial(SqliteStorage, path), work)


def test_numbers_of_entries_stay_as_they_were(tmp_path: Path) -> None:
    silent = [Said(at=number, guest="", name="", text="") for number in (1, 2)]
    assert archived(tmp_path / "a.db") == [made(), *silent]
    assert archived(tmp_path / "b.db", said(3), said(4)) == [made(), *silent, said(3), said(4)]


@pytest.mark.sqlite
def test_a_damaged_table_does_not_keep_others_out_of_the_archive(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(storage: Storage) -> None:
        bad, good = [await new_table(storage, phase="over", due=None) for _ in range(2)]
        await append(storage, bad.key, 1, said(1))
        storage._writer.execute("UPDATE journal SET entry = 'x' WHERE \"table\" = ?", (bad.key,))
        assert await storage.archive([bad.key, good.key], 99) == 2
        assert await storage.finished_before(99, 9) == []
        assert await storage.finished_before(100, 9) == [bad.key]  # another time
        assert await log_of(storage, good.id) == [made()]

    using(partial(SqliteStorage, tmp_path / "spieltrieb.db"), work)
    assert [record.message for record in caplog.records] == ["table cannot be archived"]


@pytest.mark.parametrize("damage", ["UPDATE archive SET entries = x'00'", "DELETE FROM archive"])
@pytest.mark.sqlite
def test_a_damaged_archive_says_so_and_hides_no_other_table(house: House, damage: str) -> None:
    """An error that nobody expected used to take the whole list of tables with it."""
    ann = Person.comes(house.address, "Ann")
    bad, good = finished(ann), ann.make_table("kreuzquer", "me")
    house.pass_time(31 * DAY)
    assert tidy_up(house)["archived"] == 1
    house.put_away(bad)
    storage = house.gate.hub.storage
    house.do(storage.finish(lambda done: storage.submit(Writing(done, statements=[(damage, ())]))))
    answer = ann.ask("GET", f"/api/tables/{bad}")
    assert (answer.status, answer.json["arguments"]) == (503, {"why": "malformed"})
    assert [table["id"] for table in ann.get("/api/me/tables")] == [good]


def test_what_was_said_goes_from_reports_too_once_they_are_settled(house: House) -> None:
    ann, eve = Person.comes(house.address, "Ann"), Person.comes(house.address, "Eve")
    table = ann.make_table("memostreet", "me", "open")

    async def report() -> None:
        async with ann.page(table) as one, eve.page(table) as two:
            await two.ask("sit", table=table)
            await two.ask("say", table=table, text="I live in Elm Street 5")
            await one.ask("report", table=table, person=eve.id)

    asyncio.run(report())
    storage = house.gate.hub.storage
    ((number, found),) = house.do(storage.reports(9))
    assert "Elm Street" in found.chat
    house.pass_time(31 * DAY)
    tidy_up(house)
    assert "Elm Street" in house.do(storage.reports(9))[0][1].chat, "nobody has seen to it yet"
    house.do(storage.finish(partial(storage.settle_report, number, house.gate.hub.wall())))
    house.pass_time(31 * DAY)
    tidy_up(house)
    assert house.do(storage.reports(9))[0][1].chat == "[]"
    house.pass_time(60 * DAY)
    tidy_up(house)
    assert house.do(storage.reports(9)) == []
