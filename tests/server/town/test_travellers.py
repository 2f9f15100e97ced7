"""Connections of ours that look at tables elsewhere; how they play there is in test_town.py."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spieltrieb.server import requests
from spieltrieb.server.errors import Elsewhere
from spieltrieb.server.requests import decode_command
from spieltrieb.server.town import travellers as module
from spieltrieb.server.town.frames import Forwarded
from spieltrieb.server.town.travellers import Travellers
from spieltrieb.server.town.visitors import encode

MOVE = requests.Move(table="t", seat=0, round=1, step=3, move="0:draw", id=5)


class Thing:
    """Something with these facts, which can be a key."""

    def __init__(self, **facts: Any) -> None:
        vars(self).update(facts)


def asked(sent: list[Any]) -> list[Any]:
    return [decode_command(frame.command) for frame in sent if isinstance(frame, Forwarded)]


@pytest.mark.parametrize("is_watching", [True, False])
def test_a_command_that_comes_back_takes_those_along_who_look_at_the_table(is_watching: bool) -> None:
    """Its table was just handed over: they are shown it by the next owner before the command is given there."""
    first: list[Any] = []
    second: list[Any] = []
    links: dict[int, Any] = {
        1: Thing(send=first.append, is_open=True),
        2: Thing(send=second.append, is_open=True),
    }
    client = Thing(guest=Thing(id="ann"), address="", watching={}, has_left=False)
    owner = [1]

    async def look_up(*_: object) -> None:
        raise Elsewhere(owner[0])

    async def run() -> None:
        tasks = []
        hub = Thing(look_up=look_up, later=lambda work: tasks.append(asyncio.ensure_future(work)))
        travellers = Travellers(hub, links.get, None)  # type: ignore[arg-type]
        for command in (*([requests.Watch(table="t", id=4)] if is_watching else []), MOVE):
            travellers.carry(client, command)
        await asyncio.gather(*tasks)
        owner[0] = 2
        travellers.sent_back(links[1], 1, encode(MOVE))
        await asyncio.gather(*tasks)

    asyncio.run(run())
    assert asked(first)[-1] == MOVE
    assert asked(second) == [*([requests.Watch(table="t")] if is_watching else []), MOVE]


def test_where_tables_are_is_forgotten_when_there_are_too_many_and_looked_up_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "KEPT", 2)
    sent: list[Any] = []
    link = Thing(send=sent.append, is_open=True)
    client = Thing(guest=Thing(id="ann"), address="", watching={}, has_left=False)
    looked_up: list[str] = []
    commands = [requests.Unwatch(table=name) for name in ("one", "two", "three", "three", "one")]

    async def look_up(name: str, *_: object) -> None:
        looked_up.append(name)
        raise Elsewhere(1)

    async def run() -> None:
        tasks = list[asyncio.Future[None]]()
        hub = Thing(look_up=look_up, later=lambda work: tasks.append(asyncio.ensure_future(work)))
        travellers = Travellers(hub, lambda process: link, None)  # type: ignore[arg-type]
        for command in commands:
            travellers.carry(client, command)
            await asyncio.gather(*tasks)

    asyncio.run(run())
    assert asked(sent) == commands
    assert looked_up == ["one", "two", "three", "one"]


def test_one_looks_for_a_process_that_is_gone_however_many_of_its_tables_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    many, looks = 50, 4
    asked_for: list[str] = []
    looked: list[int] = []
    given: list[str] = []
    client = Thing(guest=Thing(id="ann"), address="", watching={}, has_left=False)
    monkeypatch.setattr(module, "AGAIN", 0.0)
    monkeypatch.setattr(module, "obey", lambda client, command: given.append(command.table))

    async def look_up(table: str, *_: object) -> None:
        asked_for.append(table)
        if len(looked) < looks:
            raise Elsewhere(7)

    async def bury(process: int) -> bool:
        looked.append(process)
        await asyncio.sleep(0)
        return len(looked) == looks

    async def run() -> None:
        tasks: list[asyncio.Task[None]] = []

        def later(work: Any) -> asyncio.Task[None]:
            tasks.append(asyncio.ensure_future(work))
            return tasks[-1]

        travellers = Travellers(Thing(look_up=look_up, later=later), lambda process: None, bury)
        for number in range(many):
            travellers.carry(client, requests.Watch(table=f"t{number}", id=number))
        while not all(task.done() for task in tasks):
            await asyncio.gather(*tasks)

    asyncio.run(run())
    tables = sorted(f"t{number}" for number in range(many))
    assert looked == [7] * looks
    assert sorted(asked_for) == sorted([*tables, *tables])  # once to hear whose it is, and once when that one has ended
    assert sorted(given) == tables


def test_a_table_that_was_asked_for_as_it_was_typed_is_followed_when_it_moves() -> None:
    first: list[Any] = []
    second: list[Any] = []
    links: dict[int, Any] = {1: Thing(send=first.append, is_open=True), 2: Thing(send=second.append, is_open=True)}
    client = Thing(guest=Thing(id="ann"), address="", watching={}, has_left=False)
    owner = [1]

    async def look_up(*_: object) -> None:
        raise Elsewhere(owner[0])

    async def run() -> None:
        tasks: list[asyncio.Future[None]] = []
        hub = Thing(look_up=look_up, later=lambda work: tasks.append(asyncio.ensure_future(work)))
        travellers = Travellers(hub, links.get, None)  # type: ignore[arg-type]
        travellers.carry(client, requests.Watch(table="AB-2c", id=4))
        await asyncio.gather(*tasks)
        owner[0] = 2
        travellers.moved(links[1], ["ab2c"])
        await asyncio.gather(*tasks)

    asyncio.run(run())
    assert {command.table for command in (*asked(first), *asked(second))} == {"ab2c"}
    assert requests.Watch(table="ab2c") in asked(second)


def test_who_is_gone_is_carried_nowhere() -> None:
    """What they asked for may come back when they have left: nobody would ever forget them then."""
    sent: list[Any] = []
    client = Thing(guest=Thing(id="ann"), address="", watching={}, has_left=True)
    travellers = Travellers(Thing(later=sent.append), lambda process: None, None)  # type: ignore[arg-type]
    travellers.carry(client, MOVE)
    assert not sent
    assert client not in travellers._by_client
