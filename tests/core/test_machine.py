"""How much of a machine is ours."""

from __future__ import annotations

import os
import sys
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


# ---- Memory ----


def free(root: Path, group: str, meminfo: str = "", **limits: tuple[str, str, str]) -> int:
    """The free memory of a process in this control group; memory.max, .current and .stat by the names of folders."""
    (root / "proc/self").mkdir(parents=True)
    (root / "proc/self/cgroup").write_text(f"0::{group}\n")
    (root / "proc/meminfo").write_text(meminfo)
    for name, contents in limits.items():
        folder = root / "sys/fs/cgroup" / name.replace("_", "/").strip("/")
        folder.mkdir(parents=True, exist_ok=True)
        for file, content in zip(("max", "current", "stat"), contents, strict=True):
            (folder / f"memory.{file}").write_text(content)
    return machine.free_memory(root)


HERE = "MemTotal: 9000 kB\nMemAvailable:    4000 kB\nHugePages_Total:       0\n"


@pytest.mark.parametrize(
    ("meminfo", "group", "limits", "found"),
    [
        (HERE, "/", {}, 4_096_000),
        (HERE, "/", {"_": ("max\n", "77\n", "")}, 4_096_000),
        (HERE, "/", {"_": ("1000000\n", "300000\n", "")}, 700_000),
        (HERE, "/", {"_": ("1000000\n", "900000\n", "anon 1\ninactive_file 500000\nactive_file 100000\n")}, 700_000),
        (HERE, "/", {"_": ("1000000\n", "900000\n", "nonsense of all kinds\n")}, 100_000),
        (HERE, "/", {"_": ("1000000\n", "1000001\n", "")}, 0),
        (HERE, "/", {"_": ("1000000\n", "?", "")}, 4_096_000),
        (HERE, "/", {"_": ("9000000\n", "0\n", "")}, 4_096_000),
        ("", "/", {"_": ("9000000\n", "0\n", "")}, 9_000_000),
        (HERE, "/town/house", {"town_house": ("max\n", "1\n", ""), "town": ("3000000\n", "1\n", "")}, 2_999_999),
        (HERE, "/town/house", {"town_house": ("5\n", "1\n", ""), "town": ("3\n", "1\n", "")}, 2),
        (HERE, "/town/house", {"other": ("5\n", "1\n", "")}, 4_096_000),
    ],
)
def test_a_container_has_the_memory_that_it_is_given(
    tmp_path: Path, meminfo: str, group: str, limits: dict[str, tuple[str, str, str]], found: int
) -> None:
    assert free(tmp_path, group, meminfo, **limits) == found


def test_where_nobody_knows_how_much_memory_is_free_there_is_enough(tmp_path: Path) -> None:
    assert 0 < machine.free_memory() < 2**50
    assert machine.free_memory(tmp_path) == sys.maxsize
    for number, content in enumerate(("", "MemAvailable: much kB", "MemAvailable:")):
        assert free(tmp_path / str(number), "/", content) == sys.maxsize
