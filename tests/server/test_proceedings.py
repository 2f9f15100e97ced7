"""The one way in which anything happens: decided, committed, and only then told; one thing at a time."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from spieltrieb.core.errors import Illegal
from spieltrieb.server import decisions
from spieltrieb.server.decisions import Decision, NextTable
from spieltrieb.server.entries import Said
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.live import Live
from spieltrieb.server.metrics import Figures
from spieltrieb.server.proceedings import Proceedings
from spieltrieb.server.table import Table
from tests.server.driving import NOON, Driven


class Scene:
    """A table whose commits end when the test says so, and what was told of it."""

    def __init__(self) -> None:
        self.driven = Driven("memostreet", "random", "random")
        self.live = Live(7, self.driven.table)
        self.writing: list[tuple[int, Callable[[Exception | None], None]]] = []  # the first number, and who waits
        self.told: list[int] = []  # steps that were told
        self.refused: list[Exception] = []
        self.went_on = 0
        audience: Any = SimpleNamespace(
            tell_move=lambda live, shown, listener, id: self.told.append(shown.position.step),
            tell_whole=lambda live, listener=None: None,
            seat_readers=lambda live: None,
        )
        pacemaker: Any = SimpleNamespace(go_on=self._go_on, stopped=False)
        storage: Any = SimpleNamespace(
            append=lambda key, number, entries, committed, besides: self.writing.append((number, committed))
        )
        registry: Any = SimpleNamespace()
        now = lambda: NOON  # noqa: E731
        self.proceedings = Proceedings(storage, registry, audience, pacemaker, Figures(), now, now, lambda work: None)

    def _go_on(self, live: Live) -> None:
        self.went_on += 1

    def move(self) -> None:
        """A bot moves, whichever it is then."""
        self.proceedings.submit(self.live, _move)

    def commit(self, error: Exception | None = None) -> None:
        self.writing.pop(0)[1](error)


def _move(table: Table, now: int) -> Decision:
    assert table.position is not None
    seat = table.acting[0]
    return decisions.choose(table, seat, table.round, table.position, table.position.legal(seat)[0].action, now)


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_nobody_is_told_before_it_is_on_disk(scene: Scene) -> None:
    before = scene.live.table.step
    scene.move()
    assert scene.live.busy
    assert (scene.told, scene.live.table.step) == ([], before)
    scene.commit()
    assert scene.told == [scene.live.table.step]
    assert scene.live.table.step > before
    assert scene.went_on == 1


def test_what_comes_meanwhile_waits_and_is_decided_on_what_is_true_then(scene: Scene) -> None:
    first = scene.live.table.number
    scene.move()
    scene.move()
    assert [number for number, _ in scene.writing] == [first]
    scene.commit()
    assert [number for number, _ in scene.writing] == [scene.live.table.number]
    scene.commit()
    assert len(scene.told) == 2
    assert not scene.live.busy


def test_what_cannot_be_committed_has_not_happened_and_the_table_is_free(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    again: list[float] = []
    loop = SimpleNamespace(call_later=lambda seconds, *call: again.append(seconds))
    monkeypatch.setattr("spieltrieb.server.proceedings.asyncio.get_running_loop", lambda: loop)
    before = scene.live.table.number
    scene.move()
    scene.commit(OSError("the disk is full"))
    assert (scene.told, scene.live.table.number, scene.live.busy) == ([], before, False)
    assert again, "a bot or a clock tries again"
    scene.move()
    scene.commit()
    assert len(scene.told) == 1


def test_what_cannot_even_be_begun_keeps_nothing_else_waiting(scene: Scene) -> None:
    """A rematch for which there is no number just then, say, while others wait behind it."""

    def new_table(table: Table, now: int) -> Decision:
        return Decision((Said(at=now, guest="ann", name="Ann", text=""),), next=NextTable("again", "", ()))

    def no_number(*table: object) -> None:
        raise NoStorage("There are too many new tables at once. Try again in a moment.", why="keys")

    scene.proceedings._registry.found = no_number  # type: ignore[method-assign,assignment]
    scene.move()
    scene.proceedings.submit(scene.live, new_table)
    scene.move()
    scene.commit()
    assert scene.proceedings._figures.refusals["no-storage"] == 1
    scene.commit()
    assert len(scene.told) == 2


def test_what_is_refused_changes_nothing(scene: Scene) -> None:
    def refuse(table: Table, now: int) -> Decision:
        raise Illegal("no", text="", step=1)

    scene.proceedings.submit(scene.live, refuse)
    assert (scene.writing, scene.live.busy) == ([], False)
    assert scene.proceedings._figures.refusals["illegal"] == 1
