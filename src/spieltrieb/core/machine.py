"""What this machine has to offer, or the part of it that is ours."""

from __future__ import annotations

import math
import os
import sys
from contextlib import suppress
from pathlib import Path


def cores() -> int:
    """How many processor cores may be used here: a container is often given fewer than its machine has."""
    has = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(has, max(1, _share()))


def _share(root: Path = Path("/")) -> int:
    """The cores that Linux gives us time for (cgroup v2), rounded up; a very large number if it sets no limit."""
    least = math.inf
    for folder in _groups(root):
        with suppress(OSError, ValueError):
            quota, period = (folder / "cpu.max").read_text(encoding="ascii").split()
            least = min(least, int(quota) / int(period))  # "max" is not a number: there is no limit here
    return math.ceil(least) if math.isfinite(least) else 1 << 16


def free_memory(root: Path = Path("/")) -> int:
    """How many bytes of memory are free here, or can be made so; more than anybody needs where that is not known.

    A container may have a limit of its own. What it keeps of files counts as free: it is dropped when memory is needed.
    """
    free = sys.maxsize
    with suppress(OSError, ValueError, KeyError):
        free = 1024 * _numbers(root / "proc/meminfo")["MemAvailable:"]
    for folder in _groups(root):
        with suppress(OSError, ValueError):
            limit = int((folder / "memory.max").read_text(encoding="ascii"))  # ValueError where it is "max"
            used = int((folder / "memory.current").read_text(encoding="ascii"))
            with suppress(OSError, ValueError):
                kept = _numbers(folder / "memory.stat")
                used -= kept.get("active_file", 0) + kept.get("inactive_file", 0)
            free = min(free, max(0, limit - used))
    return free


def _numbers(file: Path) -> dict[str, int]:
    """What a file of Linux says, with a name and a number on each line."""
    lines = (line.split() for line in file.read_text(encoding="ascii").splitlines())
    return {words[0]: int(words[1]) for words in lines if len(words) > 1}


def _groups(root: Path) -> list[Path]:
    """The folders of the groups that Linux sets limits for and we are in (cgroup v2), the smallest first."""
    with suppress(OSError, StopIteration):
        groups = (root / "proc/self/cgroup").read_text(encoding="utf-8", errors="replace").splitlines()
        ours = root / "sys/fs/cgroup" / next(group[4:] for group in groups if group.startswith("0::/"))
        return [ours, *ours.parents[: -len((root / "sys/fs").parts)]]
    return []
