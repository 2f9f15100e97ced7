"""Learn the values of Memo Street by self-play: `python -m spieltrieb.bots.memostreet.train [TIMES]` writes values.npz.

About five minutes on one core; TIMES plays so many times as many games. Same seed, same values.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from spieltrieb.bots.memostreet import selfplay, value
from spieltrieb.core.compile import compile_rules

SEED = 20240
PAR = (2.0, 4.5, 7.0, 9.5, 12.0, 14.5, 10.0, 14.0, 16.0, 12.0)  # a first idea of what a row brings
RATES = (0.5, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03, 0.015)  # by eighths of all games
GAMES = {2: 12_000, 3: 8_000, 4: 6_000}  # by players
VALUES = Path(__file__).with_name("values.npz")


def first_idea() -> np.ndarray[Any, Any]:
    """Tables that know only the par of each row, and nothing of known tiles."""
    tables = np.zeros(value.LENGTH)
    for rows in range(1 << 6):
        expected = sum(PAR[row] for row in range(6) if rows >> row & 1)
        for upper in range(43):
            bonus = 20 / (1 + np.exp((42 - upper - expected) / 4)) if upper < 42 else 0
            for lower in range(5):
                tables[value.UPPER_AT + (rows * 43 + upper) * 5 + lower] = expected + bonus
    for rows in range(1 << 4):
        for upper in range(7):
            tables[value.LOWER_AT + rows * 7 + upper] = sum(PAR[6 + row] for row in range(4) if rows >> row & 1)
    return np.tile(tables, 2)


def train(players: int, games: int, tables: np.ndarray[Any, Any] | None = None) -> tuple[Any, float]:
    """Tables for so many players, and the last mean score (of games with disturbed turns)."""
    compile_rules(selfplay)
    if tables is None:
        tables = first_idea()
    mean = 0.0
    for phase, rate in enumerate(RATES):
        errors = np.zeros((11, 2))
        mean = selfplay.learn(tables, players, games // len(RATES), SEED + 100 * players + phase, rate, 0.7, 60, errors)  # type: ignore[no-untyped-call]
        print(players, "players, rate", rate, "mean score", round(mean, 2), flush=True)
    return tables, mean


def spread_of(players: int, games: int, tables: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """How far the points still to come are from their expected value, by turns left: the standard deviation."""
    compile_rules(selfplay)
    errors = np.zeros((11, 2))
    mean = selfplay.learn(tables, players, games, SEED + 100 * players + 99, 0.0, 1.0, 0, errors)  # type: ignore[no-untyped-call]
    spread = np.sqrt(errors[:, 0] / np.maximum(errors[:, 1], 1))
    spread[0], spread[10] = 0.3, spread[9]  # with nothing to come, a lead of one point is a win
    print(players, "players, mean score", round(mean, 2), "spread", spread.round(1), flush=True)
    return spread


def main() -> None:
    """Learn for two, three and four players and write the values."""
    times = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    found = {}
    for players, games in GAMES.items():
        tables, _ = train(players, int(games * times))
        found[f"tables{players}"] = tables.astype(np.float16)
        found[f"spread{players}"] = spread_of(players, int(games * times) // 20, tables).astype(np.float16)
    np.savez_compressed(VALUES, **found)


if __name__ == "__main__":
    main()
