"""Who is told what, and that it costs no more than those it concerns."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from spieltrieb.server import commands
from spieltrieb.server import hub as hub_module
from spieltrieb.server import lobby as lobby_module
from spieltrieb.server.audience import CROWD, Audience
from spieltrieb.server.live import Live
from spieltrieb.server.lobby import Lobby
from spieltrieb.server.people import Guest
from spieltrieb.server.presence import Presence
from spieltrieb.server.socket import Connection
from tests.server.client import House, Person, until
from tests.server.driving import ANN, BOB, CYD, DAN, NOON, Driven, a_guest, gathered


class Page:
    """A connection that keeps what it hears."""

    address = "local"

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.heard: list[dict[str, Any]] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def end(self) -> None: ...

    @property
    def here(self) -> list[list[bool]]:
        return [message["here"] for message in self.heard if message["is"] == "here"]


class Looked(dict[str, Live]):
    """Tables, of which is noted which ones were looked at."""

    def __init__(self, *tables: Live) -> None:
        super().__init__({live.table.id: live for live in tables})
        self.looked: list[str] = []

    def __getitem__(self, id: str) -> Live:
        self.looked.append(id)
        return super().__getitem__(id)

    def values(self) -> Any:
        raise AssertionError("all tables were looked at")


def audience(*tables: Live) -> tuple[Audience, Looked]:
    looked = Looked(*tables)
    presence = Presence(lambda: NOON, 60)
    return Audience(looked, presence, Lobby(lambda: (), presence.is_here), lambda: NOON, lambda: NOON), looked


def table(id: str) -> Live:
    """A table of Ann and Bob."""
    found = gathered("kreuzquer").table
    found.id = id
    return Live(1, found)


def test_who_comes_or_goes_costs_only_the_tables_at_which_they_sit_and_somebody_looks() -> None:
    first, second, unseen = table("first"), table("second"), table("unseen")
    others, looked = audience(first, second, unseen)
    ann, bob, cyd = Page(ANN), Page(BOB), Page(CYD)
    for page in (ann, cyd):
        others.join(page)
        others.watch(first, page)
    others.watch(second, cyd)
    assert looked.looked == []
    others.join(bob)
    assert sorted(looked.looked) == ["first", "second"]
    assert (ann.here[-1], len(cyd.here[-1])) == ([True, True], 2)
    others.leave(bob, ())
    assert ann.here[-1] == [True, False]
    looked.looked.clear()
    others.leave(cyd, (first, second))
    others.unwatch(first, ann)
    others.join(bob)
    assert looked.looked == []


def test_who_sits_down_later_is_known_too() -> None:
    driven = Driven("kreuzquer", "me", "open")
    live = Live(1, driven.table)
    others, _ = audience(live)
    ann, bob = Page(ANN), Page(BOB)
    others.join(ann)
    others.watch(live, ann)
    others.join(bob)
    assert ann.here == []
    driven.ask(BOB, "sit")
    others.seat_readers(live)
    others.leave(bob, ())
    assert ann.here == [[True, False]]


@pytest.mark.parametrize("last_goes", ["unwatches", "leaves"])
def test_what_was_shown_is_kept_as_long_as_somebody_looks(last_goes: str) -> None:
    live = table("table")
    others, _ = audience(live)
    ann, bob = Page(ANN), Page(BOB)
    for page in (ann, bob):
        others.join(page)
        others.watch(live, page)
    shown = live.shown
    others.unwatch(live, bob)
    assert shown is not None
    assert live.shown is shown
    if last_goes == "leaves":
        others.leave(ann, (live,))
    else:
        others.unwatch(live, ann)
    assert live.shown is None
    others.watch(live, bob)
    first, again = (message for message in bob.heard if message["is"] == "table")
    assert again["views"] == first["views"]


def test_where_many_look_on_they_are_told_once_for_all_who_come_in_a_moment() -> None:
    async def work() -> None:
        live = table("first")
        others, _ = audience(live)
        pages = [Page(a_guest(f"Guest {number}")) for number in range(5 * CROWD)]
        for page in pages:
            others.join(page)
            others.watch(live, page)
        await until(lambda: not others._crowded, "they were never told")
        told = [message for message in pages[0].heard if message["is"] == "here"]
        assert told[-1]["watchers"] == 5 * CROWD
        assert len(told) <= CROWD

    asyncio.run(work())


def test_one_connection_looks_at_so_many_tables(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_WATCHED", 2)
    ann, dan = Person.comes(house.address, "Ann"), Person.comes(house.address, DAN.name)
    tables = [ann.make_table("kreuzquer", "me", "open") for _ in range(3)]

    async def work() -> None:
        async with dan.page(*tables[:2]) as page:
            assert await page.refused("watch", table=tables[2]) == "too-many"
            await page.watch(tables[0])
            await page.ask("unwatch", table=tables[0])
            await page.watch(tables[2])

    asyncio.run(work())


def test_not_all_are_asked_to_come_back_at_the_same_moment(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "random", random.Random(1))
    hub = house.gate.hub
    pages = [Page(a_guest(f"Guest {number}")) for number in range(3000)]
    for page in pages:
        hub.presence.come(page)
    hub.say_goodbye()
    for page in pages:
        hub.presence.go(page)
    again = sorted(page.heard[-1]["again"] for page in pages)
    assert again[0] >= 2.0
    assert 4.0 < again[-1] < 5.1, "a thousand a second"
    assert max(sum(at <= one < at + 1 for one in again) for at in again[::100]) < 1300


def test_the_lobby_is_made_once_for_all_who_ask_in_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def tables() -> list[Any]:
        nonlocal asked
        asked += 1
        return []

    async def work() -> None:
        lobby = Lobby(tables, lambda guest: True)
        monkeypatch.setattr(lobby_module, "PAUSE", 3600.0)
        lobby.changed()
        for _ in range(5):
            lobby.message()
            lobby.tables()
        assert asked == 1
        lobby.changed()
        lobby.message()
        assert asked == 2
        lobby.close()

    asyncio.run(work())


def test_who_leaves_while_a_table_is_fetched_does_not_look_at_it_for_ever(house: House) -> None:
    """Attack: each such table stayed in memory until the server ended, and its bots played on for nobody."""
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("memostreet", "me", "open")
    house.put_away(table)
    hub = house.gate.hub

    async def come_and_go() -> None:
        guest = await house.gate.find_guest(ann.id)
        assert guest is not None
        page = Connection(hub, guest, lambda event: asyncio.sleep(0))
        before = set(hub._tasks)
        page.hear(json.dumps({"do": "watch", "table": table}))
        fetching = hub._tasks - before

        async def gone() -> dict[str, str]:
            return {"type": "websocket.disconnect"}

        await page.run(gone)
        await asyncio.wait(fetching)

    house.do(come_and_go())
    live = hub.tables.get(table)  # a process of a town does not even fetch it then
    assert live is None or not live.readers
    house.put_away(table)
