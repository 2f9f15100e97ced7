"""Kreuz & Quer: its players, advice for it, and how fast they look ahead."""

from spieltrieb.bots.kreuzquer.advice import advise
from spieltrieb.bots.kreuzquer.players import LEVELS, greedy
from spieltrieb.bots.kreuzquer.speed import bench

__all__ = ["LEVELS", "advise", "bench", "greedy"]
