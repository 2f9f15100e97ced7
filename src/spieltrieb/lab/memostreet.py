"""Memo Street: a yardstick for its players."""

from __future__ import annotations

from spieltrieb.bots.memostreet.players import MemoBot


class PerfectMemory(MemoBot):
    """Forgets nothing and plays for points alone: how many are there to be had?"""

    def __init__(self) -> None:
        super().__init__("learned", None)
