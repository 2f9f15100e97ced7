"""Learn the tables of Kreuz & Quer: `python -m spieltrieb.bots.kreuzquer.train` (about two minutes of one core).

A program plays solo games against the box that comes with Spieltrieb and corrects its expectations after each. The
same seed gives the same tables.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from spieltrieb.bots.kreuzquer import value
from spieltrieb.bots.kreuzquer.mind import SEARCH, TABLES, Array, starts
from spieltrieb.games.kreuzquer.state import TILES

CHUNK = 100_000
TRUST = 0.0


def train(games: int, seed: int = 1, on_progress: bool = False) -> Array:
    """The weights after so many games."""
    boards, box = starts()
    weights = np.zeros(value.WEIGHTS, np.float32)
    drift, path = np.zeros(value.WEIGHTS), np.zeros(value.WEIGHTS)
    begun = time.process_time()
    for done in range(0, games, CHUNK):
        some = min(CHUNK, games - done)
        minus = SEARCH.learn(boards, some, (seed << 40) + (done << 6), *box, weights, drift, path, 1.0, TRUST)
        if on_progress:
            print(
                f"{done + some:>9,} games  {time.process_time() - begun:6.1f} s  {minus / some:.3f} minus points",
                flush=True,
            )
    return weights


def glance(weights: Array, games: int, seed: int = 1) -> Array:
    """The minus points of solo games that are played by the outlook alone."""
    boards, box = starts()
    chance = np.random.default_rng(seed)
    orders = np.array([chance.permutation(TILES) for _ in range(games)])
    minus = np.zeros(games, np.int64)
    SEARCH.play_games(boards[0], orders, *box, weights, minus)
    return minus


def main() -> None:
    """Learn, store, and say how well it plays."""
    parser = argparse.ArgumentParser(description="Learn the tables of Kreuz & Quer.")
    parser.add_argument("--games", type=int, default=1_500_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=str(TABLES))
    given = parser.parse_args()
    weights = train(given.games, given.seed, on_progress=True)
    np.savez_compressed(given.out, weights=weights.astype(np.float16))
    minus = glance(weights.astype(np.float16).astype(np.float32), 4000)
    print(f"One move deep, 4,000 solo games: {minus.mean():.3f} minus points")


if __name__ == "__main__":
    main()
