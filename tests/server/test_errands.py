"""What is done at a table for somebody who asks by HTTP: as the table stands when its turn has come."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from spieltrieb.server import decisions, errands
from spieltrieb.server.decisions import Decision
from spieltrieb.server.errors import NotAllowed
from spieltrieb.server.people import Guest
from spieltrieb.server.table import Table
from tests.server.client import House, Person
from tests.server.driving import BOB, CYD

People = Callable[..., tuple[Person, ...]]


def sit(table: Table, now: int, guest: Guest) -> Decision:
    return decisions.sit(table, guest, None, "", now)


def stand(table: Table, now: int, seat: int) -> Decision:
    return decisions.stand(table, seat, now)


def test_who_deletes_a_table_does_not_close_a_game_that_has_just_begun(house: House, people: People) -> None:
    """Attack: the host deletes the table in the moment in which somebody sits down, and their game is gone."""
    (ann,) = people("Ann")
    table = ann.make_table("memostreet", "me", "open")

    async def work() -> str:
        hub = house.gate.hub
        live = await hub.find(table)
        hub.submit(live, partial(sit, guest=BOB))
        assert live.busy
        with pytest.raises(NotAllowed, match="Others play here"):
            await errands.run(hub, "delete", table, ann.id)
        return live.table.phase

    assert house.do(work()) == "playing"
    assert table in [one["id"] for one in ann.get("/api/me/tables")]


def test_who_deletes_a_table_leaves_their_own_seat_alone(house: House, people: People) -> None:
    """Attack: somebody gets up and deletes the table, and whoever took their seat in between is made to get up."""
    (ann,) = people("Ann")
    table = ann.make_table("memostreet", "me", "open", "open")

    async def work() -> list[str | None]:
        hub = house.gate.hub
        live = await hub.find(table)
        await errands.run(hub, "take", table, "")
        hub.submit(live, partial(sit, guest=BOB))
        await errands._until_done(live)
        hub.submit(live, partial(stand, seat=1))
        hub.submit(live, partial(sit, guest=CYD))
        assert live.busy
        assert live.inbox
        await errands.run(hub, "delete", table, BOB.id)
        return [seat.player.guest for seat in live.table.seats]

    assert house.do(work()) == [ann.id, CYD.id, None]


def test_who_deletes_a_table_that_gathers_gets_up_and_the_lobby_shows_it(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = people("Ann", "Bob")
    table = ann.make_table("memostreet", "me", "open", "open", public=True)
    changes: list[str] = []

    async def work() -> list[bool]:
        hub = house.gate.hub
        live = await hub.find(table)
        hub.submit(live, partial(sit, guest=house.gate._guests[bob.id]))
        await errands._until_done(live)
        monkeypatch.setattr(hub.lobby, "changed", lambda: changes.append(table))
        await errands.run(hub, "delete", table, bob.id)
        return [seat.open for seat in live.table.seats]

    assert house.do(work()) == [False, True, True]
    assert changes == [table]
    assert table not in [one["id"] for one in bob.get("/api/me/tables")]
