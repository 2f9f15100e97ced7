"""What luck alone allows: the fewest minus points found by a player who knows the order of the tiles.

`python -m spieltrieb.bots.kreuzquer.clairvoyant --games 100 --beam 1000` prints the mean over deals. A beam keeps
so many boards a round, no two alike; what it finds can be reached, so the true bound is this or better.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np

from spieltrieb.bots.kreuzquer import beam, board
from spieltrieb.bots.kreuzquer.mind import learned, starts
from spieltrieb.bots.kreuzquer.solo import HEADER, deal_name, deal_order, row
from spieltrieb.core import compile
from spieltrieb.games.kreuzquer.state import ROUNDS

BEAM: Any = beam  # compiled functions have no types that a checker could see


def least_minus(order: Sequence[int], width: int = 1000) -> int:
    """The fewest minus points that a beam of this width finds for tiles in this order, on the board of seat 0."""
    compile.compile_rules(beam)
    boards, box = starts()
    tiles = np.array(order[:ROUNDS], np.int64)
    return int(BEAM.search_beam(boards[:1], board.START_FREE, tiles, *box, learned(), width))


def main() -> None:
    """Print the mean over deals."""
    parser = argparse.ArgumentParser(description="The fewest minus points if the order of the tiles is known.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--beam", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    minus = np.array([least_minus(deal_order(deal_name(given.seed, k)), given.beam) for k in range(given.games)])
    print(HEADER)
    print(row(f"clairvoyant, beam of {given.beam}", minus))


if __name__ == "__main__":
    main()
