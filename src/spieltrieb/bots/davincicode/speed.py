"""Da Vinci Code: how fast the search is."""

from __future__ import annotations

import time

from spieltrieb.bots.davincicode.players import club_player
from spieltrieb.bots.davincicode.search import Search, middle


def bench(seconds: float) -> float:
    """How many positions per second are looked at when moves are simulated to the end, on one core."""
    search = Search(middle(club_player()))
    search.try_out([0], 10)
    begun, search.steps = time.process_time(), 0
    while time.process_time() < begun + seconds:
        search.try_out(list(range(len(search.actions))), 100)
    return search.steps / (time.process_time() - begun)
