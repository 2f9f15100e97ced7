"""Solo games of all levels as a table: `python -m spieltrieb.bots.kreuzquer.report --games 1000 --processes 16`."""

from __future__ import annotations

import argparse
import multiprocessing
from functools import partial

import numpy as np

from spieltrieb.bots.kreuzquer.clairvoyant import least_minus
from spieltrieb.bots.kreuzquer.mind import ready
from spieltrieb.bots.kreuzquer.players import LEVELS, greedy
from spieltrieb.bots.kreuzquer.solo import HEADER, deal_name, deal_order, play_solo, row
from spieltrieb.bots.player import RandomBot


def one_game(name: str, seed: int, budget: float, beam: int, number: int) -> int:
    """The minus points of one game of a player, named as on the command line."""
    deal = deal_name(seed, number)
    if name == "clairvoyant":
        return least_minus(deal_order(deal), beam)
    make = {"greedy": greedy, "random": RandomBot}.get(name) or LEVELS[int(name) - 1]
    return play_solo(make, deal, budget)


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description="Solo games of Kreuz & Quer, as a table in Markdown.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument(
        "--levels", default="1,2,3,4,5", help="levels, and also random, greedy and clairvoyant, with commas"
    )
    parser.add_argument("--budget", type=float, default=0.1, help="seconds a move")
    parser.add_argument("--beam", type=int, default=1000, help="boards that the clairvoyant keeps")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    ready()
    print(HEADER)
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        for name in given.levels.split(","):
            play = partial(one_game, name.strip(), given.seed, given.budget, given.beam)
            minus = np.array(pool.map(play, range(given.games), chunksize=4))
            print(row(f"level {name}" if name.strip().isdigit() else name.strip(), minus), flush=True)


if __name__ == "__main__":
    main()
