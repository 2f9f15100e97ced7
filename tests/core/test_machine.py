"""How much of a machine is ours."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from spieltrieb.core import machine


def limited(root: Path, group: str, **limits: str) -> int:
    """The cores of a process in this control group; limits by the names of folders, "" being the uppermost."""
    (root / "proc/self").mkdir(parents=True)
    (root / "proc/self/cgroup").write_text(f"9:name=systemd:/\n0::{group}\n")
    (root / "cpu.max").write_text("100000 100000\n")  # above all groups: not one of them
    for name, limit in limits.items():
        folder = root / "sys/fs/cgroup" / name.replace("_", "/").strip("/")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "cpu.max").write_text(limit)
    return machine._share(root)


NO_LIMIT = 1 << 16


@pytest.mark.parametrize(
    ("group", "limits", "cores"),
    [
        ("/", {"_": "200000 100000\n"}, 2),
        ("/", {"_": "150000 100000\n"}, 2),
        ("/", {"_": "10000 100000\n"}, 1),
        ("/", {"_": "max 100000\n"}, NO_LIMIT),
        ("/", {"_": "nonsense"}, NO_LIMIT),
        ("/", {}, NO_LIMIT),
        ("/town/house", {"town_house": "max 100000\n", "town": "300000 100000\n"}, 3),
        ("/town/house", {"town_house": "400000 100000\n", "town": "500000 100000\n", "other": "100000 100000\n"}, 4),
    ],
)
def test_a_container_has_the_cores_that_it_is_given(
    tmp_path: Path, group: str, limits: dict[str, str], cores: int
) -> None:
    assert limited(tmp_path, group, **limits) == cores


def test_where_nothing_is_said_of_limits_there_are_none(tmp_path: Path) -> None:
    assert machine._share(tmp_path) == NO_LIMIT
    (tmp_path / "proc/self").mkdir(parents=True)
    (tmp_path / "proc/self/cgroup").write_text("3:cpuset:/\n")  # as before 2016
    assert machine._share(tmp_path) == NO_LIMIT


def test_there_are_never_more_than_the_machine_has_and_never_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", {0: range(8)}.__getitem__, raising=False)  # 0: this process
    for share, cores in ((NO_LIMIT, 8), (3, 3), (0, 1)):
        monkeypatch.setattr(machine, "_share", lambda share=share: share)
        assert machine.cores() == cores
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(machine, "_share", lambda: NO_LIMIT)
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert machine.cores() == 1
