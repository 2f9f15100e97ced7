"""5 vor 12: its players, advice for it, and how fast they look ahead."""

from spieltrieb.bots.fivetotwelve.advice import advise
from spieltrieb.bots.fivetotwelve.players import LEVELS, greedy
from spieltrieb.bots.fivetotwelve.speed import bench

__all__ = ["LEVELS", "advise", "bench", "greedy"]
