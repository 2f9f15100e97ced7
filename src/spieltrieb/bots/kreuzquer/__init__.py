"""Programs that play Kreuz & Quer, and its advice."""

from spieltrieb.bots.kreuzquer.bench import bench
from spieltrieb.bots.kreuzquer.counsel import advise
from spieltrieb.bots.kreuzquer.players import LEVELS, greedy
from spieltrieb.bots.kreuzquer.solo import solo

__all__ = ["LEVELS", "advise", "bench", "greedy", "solo"]
