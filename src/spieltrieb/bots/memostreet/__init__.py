"""Players and advice for Memo Street: five levels that differ in memory, in judgement and in care."""

from spieltrieb.bots.memostreet.advice import advise
from spieltrieb.bots.memostreet.players import LEVELS, greedy
from spieltrieb.bots.memostreet.speed import bench

__all__ = ["LEVELS", "advise", "bench", "greedy"]
