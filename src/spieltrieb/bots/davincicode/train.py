"""Da Vinci Code: find the quick player's habits by self-play.

`python -m spieltrieb.bots.davincicode.train` writes weights.npz, in about a minute on one core: values were chosen by
hand, and each in turn is dropped if quick players win more games without it, against a small field (the habits so far,
a cautious player, one who always stops, one who always goes on). With `--search` nothing is written: each habit in turn
is moved up and down by smaller and smaller steps from plain ones on, and what was found is compared with weights.npz
(some minutes). The same seed serves all trials, so the outcome is always the same.
"""

import sys
from collections.abc import Sequence

import numpy as np

from spieltrieb.bots.davincicode import value
from spieltrieb.bots.davincicode.search import play_out
from spieltrieb.bots.davincicode.value import habits, new_room
from spieltrieb.bots.weights import Array, wish
from spieltrieb.core.bits import first
from spieltrieb.core.compile import compile_rules, rule
from spieltrieb.games.davincicode import GAME

SEED = 7
GAMES = 20_000  # of each trial against each opponent
MARGIN = 0.004  # a lead smaller than this is taken for luck
GAMES_APART = 1_000_003  # the distance between the random numbers of different games: a prime

# The values that were chosen by hand, in the order in which they are tested.
CHOSEN = {
    "BASE": 0.42,
    "FEW_OWN": -0.1,
    "FEW_THEIRS": -0.2,
    "EXPOSED": 1.0,
    "POOL": 0.4,
    "LAST_OWN": 0.3,
    "TAKE_THEIRS": 1.0,
    "TAKE_OWN": -1.0,
    "TAKE_LEFT": 0.5,
    "PICK_OWN": -1.0,
}
# These matter to the search alone, which games of quick players say nothing about: they are taken as they are.
FOR_SEARCH = {"NEXT": 0.5, "SHARP": 4.0, "DOUBTS": 0.03}
# How far each habit is moved at first by `--search`.
WIDTHS = {
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
# The field beside the habits so far (half of all games): the chance from which they go on, and the share of games.
FIELD = ((0.75, 0.25), (2.0, 0.1), (0.05, 0.15))


@rule
def contest(states, players, games, key, wins):
    """Play many games of quick players, given as each seat's habits, from a first state on; count each seat's wins."""
    room = new_room()
    work = np.empty_like(states)
    for game in range(games):
        work[0] = states[0]
        work[0].turn = game % work[0].players
        won = play_out(work[0], players, room, key + game * GAMES_APART)
        wins[first(won)] += 1


def share(one: Array, other: Array, games: int, key: int) -> float:
    """The share of two-player games that habits win against others, who begin every second game."""
    compile_rules(sys.modules[__name__])
    start, wins = GAME.blank(), np.zeros(4, np.int64)
    GAME.begin(start[0], 2, GAME.settle({}))
    contest(start, np.array([one, other, other, other]), games, key, wins)
    return float(wins[0] / games)


def begin_with() -> Array:
    """Habits to begin with: go on if the chance is even or better, take any colour."""
    found = np.zeros(value.HABITS)
    found[value.BASE] = 0.5
    return found


def success(trial: Array, so_far: Array, games: int, key: int) -> float:
    """The share of games that habits win against the field."""
    won = 0.5 * share(trial, so_far, games, key)
    for base, part in FIELD:
        other = begin_with()
        other[value.BASE] = base
        won += part * share(trial, other, games, key)
    return won


def better(best: Array, name: str, values: list[float], games: int, key: int) -> Array:
    """The habits with the best of these values for one of them; as they are, where none is better by the margin."""
    place = getattr(value, name)
    found = [(success(best, best, games, key), float(best[place]))]
    for one in values:
        trial = best.copy()
        trial[place] = one
        found.append((success(trial, best, games, key) - MARGIN, one))
    after = best.copy()
    after[place] = max(found)[1]
    print(f"{name} {after[place]:+.2f}", [f"{one:+.2f}: {won:.4f}" for won, one in found], flush=True)
    return after


def train(games: int = GAMES, seed: int = SEED) -> Array:
    """The habits that were chosen by hand, without those that do not pay."""
    plain = begin_with()
    best = plain.copy()
    for name, one in {**CHOSEN, **FOR_SEARCH}.items():
        best[getattr(value, name)] = one
    for name in CHOSEN:
        best = better(best, name, [float(plain[getattr(value, name)])], games, seed)
    return best


def look_further(rounds: int = 4, games: int = GAMES, seed: int = SEED) -> Array:
    """The best habits found by small steps from the first ones on."""
    best = begin_with()
    for turn in range(rounds):
        for name, width in WIDTHS.items():
            step = width / (1 + turn // 2)
            now = float(best[getattr(value, name)])
            best = better(best, name, [now - step, now + step], games, seed + turn)
    return best


def main(given: Sequence[str] | None = None) -> None:
    """Learn, and store the habits; or look further, and store nothing."""
    counted, search = "games of each trial against each opponent", "look further, and only say what was found"
    asked = wish(GAME.name, __package__, given, games=GAMES, counted=counted, seed=SEED, search=search)
    if asked.more.search:
        looked = look_further(games=asked.games, seed=asked.seed)
        print("found:", looked.round(3).tolist())
        print("against weights.npz:", share(looked, habits(), 2 * asked.games, asked.seed + 92))
        return
    asked.save({"habits": train(asked.games, asked.seed)})


if __name__ == "__main__":
    main()
