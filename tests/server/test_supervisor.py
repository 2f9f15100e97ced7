"""The supervisor: what it refuses before it starts, and whom it ends; the rest is in town/test_processes.py."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from spieltrieb.server import supervisor as supervisor_module
from spieltrieb.server.errors import BadSetting
from spieltrieb.server.settings import Settings
from spieltrieb.server.siblings import STOPPED
from spieltrieb.server.supervisor import ASLEEP, SILENT, _Child, _Supervisor, supervise


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"db": "house.db"}, "need a PostgreSQL database"),
        ({"db": "postgresql:///town", "link": "10.0.0.7:5013"}, "an address without a port"),
        ({"db": "postgresql:///town", "link": "[fd00::7]:5013"}, "an address without a port"),
    ],
)
def test_several_processes_need_what_they_can_share(
    tmp_path: Path, settings: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadSetting, match=said):
        supervise(Settings(processes=2, **settings), lambda address: None)
    assert not list(tmp_path.iterdir())


def test_a_process_that_is_silent_is_ended_unless_it_was_the_supervisor_who_slept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended: list[str] = []
    now = 1000.0
    monkeypatch.setattr(supervisor_module, "time", SimpleNamespace(monotonic=lambda: now))

    def child(name: str, is_silent: bool) -> SimpleNamespace:
        process = SimpleNamespace(kill=lambda: ended.append(name), pid=1)
        return SimpleNamespace(process=process, is_silent=is_silent, heard_at=now - 2 * SILENT)

    supervisor = _Supervisor(0, 2)
    supervisor._children = [child("lives", False), child("hangs", True)]  # type: ignore[list-item]
    now += ASLEEP + 0.1
    supervisor._end_silent()
    assert ended == []
    assert [one.heard_at for one in supervisor._children] == [now, now]
    now += ASLEEP - 0.1
    supervisor._end_silent()
    assert ended == ["hangs"]


@pytest.mark.parametrize(
    ("is_ready", "state", "is_silent"),
    [(True, "S", True), (False, "S", False), (False, STOPPED, True)],
    ids=["it hangs", "it starts", "it was stopped before it said that it serves"],
)
def test_one_that_starts_may_be_silent_but_not_stopped(
    is_ready: bool, state: str, is_silent: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor_module, "state_of", lambda process: state)
    child = object.__new__(_Child)
    child.process = SimpleNamespace(poll=lambda: None, pid=7)  # type: ignore[assignment]
    child.is_ready = is_ready
    child.heard_at = time.monotonic() - 2 * SILENT
    assert child.is_silent == is_silent
    child.heard_at = time.monotonic() + SILENT  # a moment ago
    assert not child.is_silent
