"""Find the quick player's habits by self-play: `python -m spieltrieb.bots.davincicode.train` (some minutes, one core).

Each habit in turn is moved up and down by smaller and smaller steps. What wins more games against a small field (the
habits so far, a cautious player, one who always stops, one who always goes on) is kept. Same seeds for all, so the
outcome is always the same. It prints what it found and how that does against player.TUNED, which was found in the same
way but with steps chosen by hand; NEXT, SHARP and DOUBTS concern the search alone and are not looked for.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltrieb.bots.davincicode import search
from spieltrieb.bots.davincicode.player import TUNED, compiled
from spieltrieb.games.davincicode import GAME

Array = np.ndarray[Any, Any]

HABITS = {
    "BASE": 0.1,
    "FEW_OWN": 0.1,
    "FEW_THEIRS": 0.1,
    "EXPOSED": 0.5,
    "POOL": 0.2,
    "LAST_OWN": 0.2,
    "TAKE_THEIRS": 0.5,
    "TAKE_OWN": 0.5,
    "TAKE_LEFT": 0.5,
    "PICK_OWN": 0.5,
}
MARGIN = 0.004  # less than this is taken for luck


def share(one: Array, other: Array, games: int, key: int) -> float:
    """Which share of two-player games habits win against others; every second game the other begins."""
    start, wins = GAME.blank(), np.zeros(4, np.int64)
    GAME.begin(start[0], 2, GAME.settle({}))
    compiled().contest(start, np.array([one, other, other, other]), games, key, wins)
    return float(wins[0] / games)


def begin_with() -> Array:
    """Habits to begin with: go on from an even chance on, take any colour."""
    habits = np.zeros(search.HABITS)
    habits[search.BASE] = 0.5
    return habits


def field(habits: Array) -> list[tuple[Array, float]]:
    """The opponents and how much each counts: mostly the habits so far."""
    players = [(habits.copy(), 0.5)]
    for base, weight in ((0.75, 0.25), (2.0, 0.1), (0.05, 0.15)):
        other = begin_with()
        other[search.BASE] = base
        players.append((other, weight))
    return players


def train(rounds: int = 4, games: int = 20_000) -> Array:
    """The best habits found."""
    best = begin_with()
    for turn in range(rounds):
        for name, width in HABITS.items():
            opponents = field(best)
            found = []
            for step in (0.0, -width / (1 + turn // 2), width / (1 + turn // 2)):
                habits = best.copy()
                habits[getattr(search, name)] += step
                wins = sum(weight * share(habits, other, games, 7 + turn) for other, weight in opponents)
                found.append((wins - MARGIN * bool(step), step))
            best[getattr(search, name)] += max(found)[1]
            print(f"round {turn + 1}: {name} {best[getattr(search, name)]:+.2f}", flush=True)
    return best


if __name__ == "__main__":
    trained = train()
    print("found:", trained.round(3).tolist())
    print("against player.TUNED:", share(trained, TUNED, 40_000, 99))
