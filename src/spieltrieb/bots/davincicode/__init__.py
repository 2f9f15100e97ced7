"""Players and advice for Da Vinci Code: five levels, from careless guesses to games simulated to the end."""

from spieltrieb.bots.davincicode.advice import advise
from spieltrieb.bots.davincicode.players import LEVELS, greedy
from spieltrieb.bots.davincicode.speed import bench

__all__ = ["LEVELS", "advise", "bench", "greedy"]
