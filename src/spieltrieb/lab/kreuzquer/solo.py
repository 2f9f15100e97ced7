"""Solo games of Kreuz & Quer as a table in Markdown, on deals that are the same for all players.

`python -m spieltrieb.lab.kreuzquer.solo --games 1000 --processes 16`; with `--players` also for random, greedy, and
clairvoyant: one who knows the order of the tiles (beam.py).
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
from functools import partial

import numpy as np

from spieltrieb.bots import LEVELS, make, playing
from spieltrieb.bots.player import Bot
from spieltrieb.bots.weights import Array
from spieltrieb.games.kreuzquer import GAME, rating
from spieltrieb.games.kreuzquer.state import FACE
from spieltrieb.lab.kreuzquer.beam import least_minus

CLAIRVOYANT = "clairvoyant"
TITLES = 5
HEADER = "| player | mean | median | 0–1 | 2–4 | 5–7 | 8–10 | 11 and more |\n|---|---:|---:|---:|---:|---:|---:|---:|"


def deal_name(seed: int, number: int) -> str:
    """The seed of a deal."""
    return f"kreuzquer-{seed}-{number}"


def deal_order(deal: str) -> list[int]:
    """The tiles of a deal in their order."""
    end = playing.play(GAME.start(1, seed=deal), lambda position, seat: position.legal(seat)[-1].action)
    return [action - FACE for actor, action in end.history if actor < 0]


def play_solo(bot: Bot, deal: str, budget: float) -> int:
    """The minus points of one solo game; a deal names the order of the tiles."""
    choose = playing.chooser([bot], [type(bot).__name__], [random.Random(deal)], budget)
    outcome = playing.play(GAME.start(1, seed=deal), choose).outcome
    assert outcome is not None
    return -outcome.scores[0]


def one_game(player: str, seed: int, budget: float, beam: int, number: int) -> int:
    """The minus points of a player, named as on the command line, in one game."""
    deal = deal_name(seed, number)
    if player == CLAIRVOYANT:
        return least_minus(deal_order(deal), beam)
    return play_solo(make(player, GAME), deal, budget)


def ratings(minus: Array) -> list[float]:
    """The share of games that earned each of the five ratings, the best first."""
    earned = [rating(int(points)) for points in minus]
    return [earned.count(number) / len(earned) for number in range(1, TITLES + 1)]


def row(name: str, minus: Array) -> str:
    """A line of the table in Markdown: mean with its standard error, median, and the share in each rating."""
    error = minus.std(ddof=1) / len(minus) ** 0.5 if len(minus) > 1 else 0.0
    shares = " | ".join(f"{100 * share:.1f} %" for share in ratings(minus))
    return f"| {name} | {minus.mean():.2f} ± {error:.2f} | {np.median(minus):g} | {shares} |"


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description="Solo games of Kreuz & Quer, as a table in Markdown.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", default=",".join(LEVELS), help="bots, and clairvoyant, with commas between them")
    parser.add_argument("--budget", type=float, default=0.1, help="seconds per move")
    parser.add_argument("--beam", type=int, default=1000, help="boards that the clairvoyant keeps")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    players = [name.strip() for name in given.players.split(",")]
    for name in players:
        if name != CLAIRVOYANT:
            make(name, GAME)  # a name that means nobody ends it here, and not in another process
    print(HEADER)
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        for name in players:
            play = partial(one_game, name, given.seed, given.budget, given.beam)
            print(row(name, np.array(pool.map(play, range(given.games), chunksize=4))), flush=True)


if __name__ == "__main__":
    main()
