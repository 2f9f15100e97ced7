"""What this machine has to offer, or the part of it that is ours."""

from __future__ import annotations

import math
import os
from contextlib import suppress
from pathlib import Path


def cores() -> int:
    """How many processor cores may be used here: a container is often given fewer than its machine has."""
    has = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(has, max(1, _share()))


def _share(root: Path = Path("/")) -> int:
    """The cores that Linux gives us time for (cgroup v2), rounded up; a very large number if it sets no limit."""
    least = math.inf
    with suppress(OSError, StopIteration):
        groups = (root / "proc/self/cgroup").read_text(encoding="utf-8", errors="replace").splitlines()
        ours = root / "sys/fs/cgroup" / next(group[4:] for group in groups if group.startswith("0::/"))
        for folder in (ours, *ours.parents[: -len((root / "sys/fs").parts)]):
            with suppress(OSError, ValueError):
                quota, period = (folder / "cpu.max").read_text(encoding="ascii").split()
                least = min(least, int(quota) / int(period))  # "max" is not a number: there is no limit here
    return math.ceil(least) if math.isfinite(least) else 1 << 16
