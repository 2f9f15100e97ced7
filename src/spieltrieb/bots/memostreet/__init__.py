"""Memo Street: its players, advice for it, and how fast they look ahead."""

from spieltrieb.bots.memostreet.advice import advise
from spieltrieb.bots.memostreet.players import LEVELS, greedy
from spieltrieb.bots.memostreet.speed import bench

__all__ = ["LEVELS", "advise", "bench", "greedy"]
