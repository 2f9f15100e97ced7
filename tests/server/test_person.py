"""One person's data: they get all of it, and when they wish, nothing is left by which they could be known."""

from __future__ import annotations

import asyncio
import random
import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spieltrieb.server import person
from spieltrieb.server.archive import unpack
from spieltrieb.server.entries import Played, Player, Said, Sat, Stood, read_entry
from spieltrieb.server.errors import UnknownPage
from spieltrieb.server.export_import import TABLES
from spieltrieb.server.people import admin_key
from spieltrieb.server.reading import reading
from tests.server.client import Gone, House, Person, request
from tests.server.driving import NOON
from tests.server.test_entries import lines

DAY = 24 * 3600


@pytest.fixture
def house(new_house: Callable[..., House]) -> House:
    return new_house(now=lambda: NOON)


def ask_as_admin(house: House, method: str, path: str) -> Any:
    headers = {"authorization": f"Bearer {admin_key(house.gate.hub.storage.key)}"}
    return request(house.address, method, path, headers=headers)


def play_and_talk(ann: Person, eve: Person) -> str:
    """A game of Ann and Eve, who talks a lot."""

    async def work() -> str:
        table = ann.make_table("memostreet", "me", "open")
        async with ann.page(table) as one, eve.page(table) as two:
            await two.ask("sit", table=table, words="Evening star")
            await one.ask("say", table=table, text="Hello Eve!")
            await two.ask("say", table=table, text="I live in Elm Street 5")
            await one.ask("report", table=table, person=eve.id, reason="spam")
            await asyncio.gather(one.play(table, random.Random(1)), two.play(table, random.Random(2)))
        return table

    return asyncio.run(work())


def all_rows(house: House) -> str:
    """Everything in the database, as text, the archive unpacked."""
    names = [name for name in TABLES if name != "journal" or isinstance(house.settings.database, Path)]
    with reading(house.settings.database) as source:
        rows = {name: list(source.rows(f"SELECT * FROM {name}")) for name in names}
    return repr([rows, [unpack(row["entries"]) for row in rows["archive"]]])


@pytest.mark.parametrize("line", lines())
def test_what_does_not_tell_of_a_person_stays_as_it_is(line: str) -> None:
    entry = read_entry(line)
    assert person.without_person(entry, "nobody of them", "alias") == entry


def test_a_person_gets_all_that_is_kept_of_them(house: House) -> None:
    ann, eve = Person.comes(house.address, "Ann"), Person.comes(house.address, "Eve")
    table = play_and_talk(ann, eve)
    eve.post("/api/me/link")
    found = msgspec.to_builtins(person.export_person(house.settings.database, eve.id))
    assert (found["guest"]["id"], found["guest"]["name"]) == (eve.id, "Eve")
    assert len(found["links"]) == len(found["results"]) == 1
    assert [(found["reported"][0]["name"], found["reported"][0]["reason"]), found["reports"]] == [("Eve", "spam"), []]
    (at,) = found["tables"]
    assert (at["id"], at["game"], at["host"]) == (table, "memostreet", False)
    kinds = [entry["e"] for entry in at["entries"]]
    assert kinds[:2] == ["sat", "mixed"]
    assert [entry["text"] for entry in at["entries"] if entry["e"] == "said"] == ["I live in Elm Street 5"]
    assert {entry["seat"] for entry in at["entries"] if entry["e"] == "moved"} == {1}
    with pytest.raises(UnknownPage, match="There is no guest 'nobody'"):
        person.export_person(house.settings.database, "nobody")


def test_what_another_did_in_the_same_seat_is_theirs() -> None:
    entries = [
        Sat(at=1, seat=1, player=Player(name="Eve", guest="eve")),
        Stood(at=2, seat=1),
        Sat(at=3, seat=1, player=Player(name="Bob", guest="bob")),
        Played(at=4, seat=1, steps=((1, 0),)),
    ]
    assert list(person._own(entries, "eve")) == entries[:2]
    assert list(person._own(entries, "bob")) == entries[2:]


@pytest.mark.parametrize("where", ["log", "archive"])
def test_a_person_is_erased_and_the_games_stay_with_the_others(house: House, where: str) -> None:
    ann, eve = Person.comes(house.address, "Ann"), Person.comes(house.address, "Eve")
    table = play_and_talk(ann, eve)
    own = eve.make_table("kreuzquer", "me", "open", public=True)
    fair = ann.get(f"/api/tables/{table}/check")
    if where == "archive":
        house.put_away(table, own)
        house.pass_time(31 * DAY)
        house.do(house.gate.hub.retention.tidy_up())
    assert request(house.address, "POST", f"/api/admin/guests/{eve.id}/erase").status == 403
    assert ask_as_admin(house, "POST", f"/api/admin/guests/{eve.id}/erase").status == 200
    assert ask_as_admin(house, "POST", f"/api/admin/guests/{eve.id}/erase").status == 404
    left = all_rows(house)
    for trace in (eve.id, "'Eve'", '"Eve"', "Elm Street"):
        assert trace not in left
    assert eve.ask("GET", "/api/me/tables").status == 401
    assert [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["Ann", person.NOBODY]
    assert ann.get(f"/api/tables/{table}/check") == fair
    house.put_away(table)
    assert [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["Ann", person.NOBODY]
    assert ann.get("/api/me/statistics")[0]["played"] == 1


@pytest.mark.parametrize("where", ["log", "archive"])
def test_somebody_is_erased_from_long_logs_where_nobody_waits_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    ann, eve = Person.comes(house.address, "Ann"), Person.comes(house.address, "Eve")
    table = play_and_talk(ann, eve)
    if where == "archive":
        house.put_away(table)
        house.pass_time(31 * DAY)
        house.do(house.gate.hub.retention.tidy_up())
    threads: set[int] = set()
    without_person = person.without_person

    def noted(*given: Any) -> Any:
        threads.add(threading.get_ident())
        return without_person(*given)

    monkeypatch.setattr(person, "without_person", noted)
    house.do(house.gate.hub.erase(eve.id))
    assert threads
    assert house._thread.ident not in threads  # type: ignore[union-attr]


@pytest.mark.parametrize("where", ["log", "archive"])
def test_who_was_only_shown_out_somewhere_is_erased_there_too(house: House, where: str) -> None:
    ann, eve = Person.comes(house.address, "Ann"), Person.comes(house.address, "Eve")
    table = ann.make_table("kreuzquer", "me", "level1")

    async def work() -> None:
        async with ann.page(table) as one, eve.page(table):
            await one.ask("kick", table=table, person=eve.id)
            await one.ask("resign", table=table)

    asyncio.run(work())
    assert eve.id in all_rows(house)
    if where == "archive":
        house.put_away(table)
        house.pass_time(31 * DAY)
        house.do(house.gate.hub.retention.tidy_up())
    assert ask_as_admin(house, "POST", f"/api/admin/guests/{eve.id}/erase").status == 200
    assert eve.id not in all_rows(house)


def test_a_report_of_somebody_else_no_longer_quotes_who_was_erased(house: House) -> None:
    ann, bob, eve = (Person.comes(house.address, name) for name in ("Ann", "Bob", "Eve"))

    async def work() -> None:
        table = ann.make_table("memostreet", "me", "open", "open")
        async with ann.page(table) as one, bob.page(table) as two, eve.page(table) as three:
            await two.ask("sit", table=table)
            await three.ask("sit", table=table)
            await two.ask("say", table=table, text="Fools!")
            await three.ask("say", table=table, text="I live in Elm Street 5")
            await one.ask("report", table=table, person=bob.id)

    asyncio.run(work())
    assert ask_as_admin(house, "POST", f"/api/admin/guests/{eve.id}/erase").status == 200
    (report,) = ask_as_admin(house, "GET", "/api/admin/reports").json
    assert [line["text"] for line in report["chat"]] == ["Fools!"]
    assert "Elm Street" not in all_rows(house)


def test_who_looks_at_a_table_sees_at_once_that_somebody_was_erased_and_play_goes_on(house: House) -> None:
    ann, eve = Person.comes(house.address, "Ann"), Person.comes(house.address, "Eve")

    async def work() -> None:
        table = ann.make_table("memostreet", "me", "open")
        async with ann.page(table) as one, eve.page(table) as two:
            await two.ask("sit", table=table)
            await two.ask("say", table=table, text="I live in Elm Street 5")
            await one.until_table(table, lambda known: known["phase"] == "playing")
            await asyncio.to_thread(ask_as_admin, house, "POST", f"/api/admin/guests/{eve.id}/erase")
            known = await one.until_table(table, lambda known: known["seats"][1]["name"] == person.NOBODY)
            assert known["chat"] == []
            with pytest.raises(Gone):
                await two.until(lambda message: False)
            await one.move(table, 0, one.tables[table]["views"][0]["legal"][0])
        (live,) = (live for live in house.gate.hub.tables.values() if live.table.id == table)
        assert live.table.position is not None
        assert live.table.position.step > 0

    asyncio.run(work())


@pytest.mark.sqlite
def test_what_was_erased_does_not_come_back_after_a_crash(
    house: House, new_house: Callable[..., House], tmp_path: Path
) -> None:
    ann, eve = Person.comes(house.address, "Ann"), Person.comes(house.address, "Eve")
    play_and_talk(ann, eve)
    assert ask_as_admin(house, "POST", f"/api/admin/guests/{eve.id}/erase").status == 200
    (tmp_path / "crash").mkdir()
    for file in tmp_path.glob("spieltrieb.db*"):
        shutil.copy(file, tmp_path / "crash")
    after = new_house(tmp_path / "crash" / "spieltrieb.db", now=lambda: NOON)
    assert "Elm Street" not in all_rows(after)
    assert [e.text for e in after.do(after.gate.hub.storage.table(table_of(after)))[1] if isinstance(e, Said)] == [  # type: ignore[index]
        "Hello Eve!",
        "",
    ]


def table_of(house: House) -> str:
    ((id,),) = house.do(house.gate.hub.storage._rows("SELECT id FROM tables"))
    return str(id)


def test_what_is_done_is_noted(house: House) -> None:
    ann, eve = Person.comes(house.address, "Ann"), Person.comes(house.address, "Eve")
    table = ann.make_table("kreuzquer", "me", "open")
    for path in (f"tables/{table}/close", f"guests/{ann.id}/ban?ban=true", f"guests/{ann.id}/ban?ban=false",
                 f"guests/{eve.id}/erase", "rotate?days=30", "guests/nobody/ban"):  # fmt: skip
        ask_as_admin(house, "POST", f"/api/admin/{path}")
    assert request(house.address, "GET", "/api/admin/audit").status == 403
    found = ask_as_admin(house, "GET", "/api/admin/audit").json
    deeds = [(line["deed"], line["what"]) for line in reversed(found)]
    assert deeds == [
        ("close", table), ("ban", ann.id), ("unban", ann.id), ("erase", "a guest"), ("rotate", "30"),
    ]  # fmt: skip
    assert {line["at"] for line in found} == {NOON}
