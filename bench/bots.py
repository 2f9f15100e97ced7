"""How long the bots think: python bench/bots.py [--json] (about a minute).

CPU seconds of single moves in the course of one game. Levels 1 to 3 answer at once: their median counts. A master has a
budget: the longest move of all counts, in hundredths of the budget. How many positions per second a bot looks at is
measured by `spieltrieb bench`.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from itertools import islice

from spieltrieb import bots, games
from spieltrieb.bots import playing
from spieltrieb.bots.player import look
from spieltrieb.core.contract import Game
from spieltrieb.core.position import Position

AT_ONCE = 0.1  # seconds, the median of a level from 1 to 3
BUDGET = 0.3  # seconds, what a master is given here
SPENT = 1.0  # how much of it the longest move may take
MOVES = 60  # of each bot


def thinking(game: Game, name: str, budget: float) -> list[float]:
    """The CPU seconds of each move of a bot that plays a game against itself."""
    bot = bots.make(name, game)
    chance = random.Random(7)
    taken: list[float] = []

    def choose(position: Position, seat: int) -> int:
        sight = look(position, seat, chance, budget)
        if not taken:
            bot.choose(look(position, seat, random.Random(1), budget))  # now all is compiled and loaded
        begun = time.process_time()
        action = bot.choose(sight)
        taken.append(time.process_time() - begun)
        return action

    for _ in islice(playing.moves(game.start(2, seed=7), choose), MOVES):
        pass
    return taken


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    options.add_argument("--json", action="store_true", help="print the numbers as JSON")
    as_json = options.parse_args().json
    measured = []
    for game in games.values():
        for name in bots.LEVELS:
            taken = thinking(game, name, BUDGET)
            if name == "level4":
                continue  # between the two: no goal was ever set for it
            is_master = name == "level5"
            value = max(taken) / BUDGET if is_master else statistics.median(taken)
            goal = SPENT if is_master else AT_ONCE
            what = "longest move, of its budget" if is_master else "median of a move"
            measured.append(
                {"game": game.key, "bot": name, "what": what, "value": value, "goal": goal, "met": value <= goal}
            )
            if not as_json:
                shown = (
                    f"{100 * number:.0f} %" if is_master else f"{1000 * number:.1f} ms" for number in (value, goal)
                )
                verdict = "reached" if value <= goal else "MISSED"
                print(f"{game.key:14}{name:8}{what:30}{next(shown):>9}  goal <= {next(shown):<9}{verdict}", flush=True)
    if as_json:
        print(json.dumps(measured, indent=2))


if __name__ == "__main__":
    main()
