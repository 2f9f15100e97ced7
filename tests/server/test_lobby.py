"""The lobby has room for everybody: nobody's tables push all others out."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from spieltrieb.server import lobby
from spieltrieb.server.live import Live
from spieltrieb.server.lobby import LENGTH, Lobby
from spieltrieb.server.people import Guest
from tests.server.client import House, Person
from tests.server.driving import ANN, Driven, a_guest
from tests.server.raw import TEXT, frame, socket_to


def tables(count: int, host: Guest, at: int, address: str = "") -> Iterator[Live]:
    """Public tables of one host, made one after the other."""
    for number in range(count):
        driven = Driven("kreuzquer", "open", public=True)
        driven.table.id, driven.table.host, driven.table.moved = f"{host.name}{number}", host.id, at + number
        live = Live(number, driven.table)
        live.address = address
        yield live


def shown(*lives: Live) -> list[str]:
    return [table.id for table in Lobby(lambda: lives, lambda guest: False).tables()]


def test_everybodys_first_table_comes_before_anybodys_second() -> None:
    flood = [live for host in ("Eve", "Mal") for live in tables(55, a_guest(host), 1000)]
    others = [live for number in range(8) for live in tables(1, a_guest(f"Guest{number}"), number)]
    found = shown(*flood, *others)
    assert len(found) == LENGTH
    assert {live.table.id for live in others} < set(found)
    assert [id for id in found if id.startswith("Guest")] == [f"Guest{number}0" for number in range(7, -1, -1)]


def test_many_guests_of_one_address_are_like_one() -> None:
    flood = [live for number in range(120) for live in tables(1, a_guest(f"Eve{number}x"), 1000, "203.0.113.7")]
    others = list(tables(3, ANN, 1, "198.51.100.1"))
    assert {live.table.id for live in others} < set(shown(*flood, *others))


@pytest.mark.parametrize(("hosts", "addresses"), [(3, 5), (60, 40), (300, 500)])
def test_the_tables_that_are_shown_are_those_with_the_fewest_before_them(hosts: int, addresses: int) -> None:
    chooser = random.Random(hosts)
    found = [
        (chooser.choice(["gathering", "playing"]), moved, f"h{chooser.randrange(hosts)}",
         chooser.choice(["", f"a{chooser.randrange(addresses)}"]), moved)
        for moved in chooser.sample(range(10**12), 600)
    ]  # fmt: skip
    ranked = sorted(found, key=lambda one: (one[0] != "gathering", -one[1]))
    by_host, by_address, turns = Counter[str](), Counter[str](), dict[int, int]()
    for _, _, host, address, what in ranked:
        turns[what] = max(by_host[host], by_address[address or host])
        by_host[host] += 1
        by_address[address or host] += 1
    order = [what for *_, what in ranked]
    wanted = set(sorted(order, key=lambda what: turns[what])[:LENGTH])
    assert lobby._fair_part([lobby._standing(*one) for one in found]) == [what for what in order if what in wanted]


def test_a_locked_table_is_not_shown() -> None:
    (open_one,), (locked,) = tables(1, ANN, 1), tables(1, a_guest("Zoe"), 2)
    locked.table.locked = True
    assert shown(open_one, locked) == ["Ann0"]


def test_110_tables_of_two_guests_leave_room_for_others(new_house: Callable[..., House]) -> None:
    """Attack, over real connections."""
    house = new_house()
    ann = Person.comes(house.address, "Ann")
    mine = ann.make_table("memostreet", "me", "open", public=True)
    for name in ("Eve", "Mal"):
        person = Person.comes(house.address, name)
        for _ in range(55):
            person.make_table("memostreet", "me", "open", public=True)

    async def seen() -> list[dict[str, Any]]:
        async with ann.page() as page:
            await page.ask("lobby")
            return next(list(m["tables"]) for m in page.heard if m["is"] == "lobby")

    assert mine in [table["id"] for table in asyncio.run(seen())]
    assert mine in [table["id"] for table in ann.get("/api/tables")]


def test_where_a_table_comes_from_is_known_again_when_its_host_comes_back(new_house: Callable[..., House]) -> None:
    """Attack: tables that had slept came from nowhere, so each of them was the first from its address."""
    house = new_house()
    ann, bob = (Person.comes(house.address, name) for name in ("Ann", "Bob"))
    table = ann.make_table("memostreet", "me", "open", public=True)
    live = house.gate.hub.tables
    assert live[table].address == "", "everybody may come from this machine"
    house.put_away(table)

    async def look(person: Person) -> None:
        async with socket_to(house.address, f"{person.cookie}\r\nX-Forwarded-For: 203.0.113.7") as line:
            line.send(frame(TEXT, f'{{"do":"watch","table":"{table}","id":7}}'.encode()))
            await line.until(b'"id":7')

    asyncio.run(look(bob))
    assert live[table].address == "", "a guest is not the host"
    asyncio.run(look(ann))
    assert live[table].address == "203.0.113.7"
