"""Da Vinci Code: its players, advice for it, and how fast they look ahead."""

from spieltrieb.bots.davincicode.advice import advise
from spieltrieb.bots.davincicode.players import LEVELS, greedy
from spieltrieb.bots.davincicode.speed import bench

__all__ = ["LEVELS", "advise", "bench", "greedy"]
