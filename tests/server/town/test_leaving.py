"""A process that goes: whom it tells what, and who gets its tables. That people play on is in test_town.py."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from spieltrieb.server.errors import Elsewhere
from spieltrieb.server.town import leaving
from spieltrieb.server.town.frames import Came, HandedOver
from spieltrieb.server.town.leaving import TOGETHER, Leaving
from spieltrieb.server.town.visitors import Visitor


class Hub:
    """What a process has, as far as it matters here."""

    def __init__(self, tables: int, connections: int = 0) -> None:
        self.tables: dict[str, Any] = {f"t{number}": table(number) for number in range(tables)}
        self.presence = [f"c{number}" for number in range(connections)]
        self.let_go: list[int] = []
        self.told: list[tuple[str, float]] = []
        self.storage = SimpleNamespace(let_go=self.let_go.append, finish=self._finish)

    async def _finish(self, submit: Any) -> None:
        await asyncio.sleep(0)

    def later(self, work: Any) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(work)

    def forsake(self, live: Any) -> list[Any]:
        del self.tables[live.table.id]
        return list(live.readers)

    def dismiss(self, listener: str, again: float) -> None:
        self.told.append((listener, again))
        self.presence.remove(listener)


def table(number: int) -> Any:
    return SimpleNamespace(key=number, table=SimpleNamespace(id=f"t{number}"), busy=False, inbox=[], readers=[])


def visitor(process: int, sent: list[Any]) -> Visitor:
    return Visitor(None, SimpleNamespace(process=process, send=sent.append), Came(1, None, ""))  # type: ignore[arg-type]


def test_a_table_goes_where_most_look_at_it_and_the_others_are_shared_out() -> None:
    hub, taken, told = Hub(9), [], []  # type: ignore[var-annotated]
    hub.tables["t4"].readers = [visitor(2, told), visitor(3, told), visitor(3, told)]
    hub.tables["t5"].readers = [visitor(9, told)]  # that one goes, too

    async def send(process: int, what: str, table: str, which: str) -> None:
        assert int(table[1:]) in hub.let_go  # it is free before anybody is asked to take it
        taken.append((process, what, table))

    asyncio.run(Leaving(hub, lambda: [2, 3], send).hand_over_all())
    assert sorted(table for _, _, table in taken) == [f"t{number}" for number in range(9)]
    assert (3, "take", "t4") in taken
    by_process = Counter(process for process, _, _ in taken)
    assert set(by_process) == {2, 3} and min(by_process.values()) >= 4
    assert told == [HandedOver(["t4"])] * 3 + [HandedOver(["t5"])]  # and those who look at it follow


def test_tables_go_between_two_moves_and_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    hub = Hub(TOGETHER + 1)
    hub.tables["t0"].busy = True
    rounds: list[int] = []

    async def send(process: int, what: str, table: str, which: str) -> None:
        rounds.append(len(hub.tables))
        if len(rounds) == TOGETHER:
            assert list(hub.tables) == ["t0"]
            hub.tables["t0"].busy = False  # the move is written

    asyncio.run(Leaving(hub, lambda: [2], send).hand_over_all())
    assert rounds == [1] * TOGETHER + [0]


def test_one_who_does_not_take_a_table_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaving, "OFFERED", 0.01)
    hub, told = Hub(2), []  # type: ignore[var-annotated]
    hub.tables["t0"].readers = [visitor(2, told)]

    async def send(process: int, what: str, table: str, which: str) -> None:
        if table == "t0":
            await asyncio.Event().wait()
        raise Elsewhere(process)

    asyncio.run(Leaving(hub, lambda: [2], send).hand_over_all())
    assert told == [HandedOver(["t0"])]
    assert not hub.tables


def test_all_connections_are_told_to_come_back_at_once() -> None:
    hub = Hub(0, 50)
    asyncio.run(Leaving(hub, lambda: [2], None).send_away())  # type: ignore[arg-type]
    assert hub.told == [(f"c{number}", 0.0) for number in range(50)]
