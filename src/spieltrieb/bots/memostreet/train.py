"""Memo Street: learn what boards are worth by self-play.

`python -m spieltrieb.bots.memostreet.train` writes weights.npz, in about three minutes on one core. The same numbers of
games and the same seed give the same values.
"""

import sys
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy import int64

from spieltrieb.bots.memostreet.position import COUNTED, finish_turn, is_over, survey, total_of
from spieltrieb.bots.memostreet.search import KEYS_A_GAME, KEYS_A_TURN, ROOM, play_turn
from spieltrieb.bots.memostreet.value import (
    MOST_PLACES,
    MOVED,
    NEXT,
    TURNS,
    places,
    tables_of_par,
)
from spieltrieb.bots.weights import Array, wish
from spieltrieb.core.bits import below
from spieltrieb.core.compile import compile_rules, rule
from spieltrieb.games.memostreet import GAME
from spieltrieb.games.memostreet.state import ROWS

SEED = 20240
RATES = (0.5, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03, 0.015)  # by eighths of all games
GAMES = {2: 12_000, 3: 8_000, 4: 6_000}  # by players
FADING = 0.7
WANDER, OF_TURNS = 60, 1000  # in how many of so many turns the use of a row is disturbed
LARGEST_BIAS = 20  # by how many points a row is misjudged at most when its use is disturbed
MEASURED = 20  # one game in 20 is played once more to measure the spread
# Random numbers besides those by which turns are played.
LUCK_A_TURN, DISTURBING = 8, 7  # which of a turn's says whether its use of a row is disturbed
BIASES_A_TURN = 16  # room for one for each row
SPREAD_AT_END = 0.3  # with nothing to come, a lead of one point is a win


class Course(NamedTuple):
    """The course of a game by seat and turn: what there is to learn from once it is over."""

    turns: Array  # how many turns a seat has had
    met: Array  # where the numbers stand that make up the value of its board after the turn
    met_count: Array  # how many these are
    points: Array  # its points after the turn
    disturbed: Array  # whether the use of a row was disturbed


class Lesson(NamedTuple):
    """How games are learned from."""

    rate: float  # how far values are moved towards what came after them
    fading: float  # how much of a surprise is passed back to the turn before
    wander: int  # in how many of OF_TURNS turns the use of a row is disturbed, so that unusual boards are met too


# ---- Games that are learned from ----


@rule
def learn(positions, games, key, lesson, tables, room, course, errors):
    """Play games against oneself, move each value met towards what came after it, and return the mean score.

    Games begin at the first position; the second is room to work in. Squared errors are summed up in `errors` by turns
    left.
    """
    p = positions[1]
    total = 0.0
    for game in range(games):
        positions[1] = positions[0]
        play_game(p, int64(below(key, game, 1 << 31)) * KEYS_A_GAME, lesson, tables, room, course)
        for seat in range(p.players):
            total += p.points[seat]
            look_back(seat, lesson, tables, course, errors)
    return total / (games * p.players)


@rule
def play_game(p, key, lesson, tables, room, course):
    """Play a game and note its course. Boards before a turn learn from that turn alone, right after it."""
    before = np.zeros(MOST_PLACES, np.int64)
    course.turns[:] = 0
    step = 0
    while not is_over(p):
        seat = p.turn
        t = course.turns[seat]
        course.disturbed[seat, t] = below(key, LUCK_A_TURN * step + DISTURBING, OF_TURNS) < lesson.wander
        room.bias[:] = 0.0
        if course.disturbed[seat, t]:
            for row in range(ROWS):
                room.bias[row] = float(below(key + 1, BIASES_A_TURN * step + row, 2 * LARGEST_BIAS)) - LARGEST_BIAS
        before_count = places(p.unused[seat], p.upper[seat], p.known, total_of(p.unseen), before)
        before_points = p.points[seat]
        play_turn(p, key + KEYS_A_TURN * step, tables, room)
        finish_turn(p, room.use[0], room.use[1])
        course.points[seat, t] = p.points[seat]
        course.met_count[seat, t] = places(
            p.unused[seat], p.upper[seat], p.known, total_of(p.unseen), course.met[seat, t]
        )
        if not course.disturbed[seat, t]:
            surprise = float(p.points[seat] - before_points)
            if p.unused[seat]:
                for place in range(course.met_count[seat, t]):
                    surprise += tables[MOVED + course.met[seat, t, place]]
            for place in range(before_count):
                surprise -= tables[NEXT + before[place]]
            for place in range(before_count):
                tables[NEXT + before[place]] += lesson.rate * surprise / before_count
        course.turns[seat] += 1
        step += 1


@rule
def look_back(seat, lesson, tables, course, errors):
    """Go through a seat's turns from the last to the first, and move the value of the board after each of them.

    Nothing is learned from what a disturbed turn brings.
    """
    last = course.turns[seat] - 1
    ahead = 0.0  # what was to come after the turn that is looked at, as seen from the turns after it
    for t in range(last, -1, -1):
        guess = 0.0
        count = course.met_count[seat, t]
        if t < ROWS - 1:
            for place in range(count):
                guess += tables[course.met[seat, t, place]]
            if t < last and course.disturbed[seat, t + 1]:
                ahead = guess
            error = ahead - guess
            errors[ROWS - 1 - t, 0] += error * error
            errors[ROWS - 1 - t, 1] += 1
            for place in range(count):
                tables[course.met[seat, t, place]] += lesson.rate * error / count
        if t:
            gain = course.points[seat, t] - course.points[seat, t - 1]
            ahead = gain + lesson.fading * ahead + (1 - lesson.fading) * guess


# ---- Lessons ----


def give(lesson: Lesson, players: int, games: int, key: int, tables: Array) -> tuple[float, Array]:
    """Learn from some games; returns the mean score, and the squared errors by turns left with their number."""
    compile_rules(sys.modules[__name__])
    state, positions, errors = GAME.blank(), np.zeros(2, COUNTED), np.zeros((TURNS, 2))
    GAME.begin(state[0], players, GAME.settle({}))
    survey(state, 0, positions)
    room = np.zeros(1, ROOM)[0]
    course = Course(
        turns=np.zeros(players, np.int64),
        met=np.zeros((players, ROWS, MOST_PLACES), np.int64),
        met_count=np.zeros((players, ROWS), np.int64),
        points=np.zeros((players, ROWS), np.int64),
        disturbed=np.zeros((players, ROWS), np.int64),
    )
    return float(learn(positions, games, key, lesson, tables, room, course, errors)), errors


def train(players: int, games: int, seed: int = SEED) -> Array:
    """Tables for games of this many players."""
    tables = tables_of_par()
    for phase, rate in enumerate(RATES):
        lesson = Lesson(rate, FADING, WANDER)
        mean, _ = give(lesson, players, max(1, games // len(RATES)), seed + 100 * players + phase, tables)
        print(players, "players, rate", rate, "mean score", round(mean, 2), flush=True)
    return tables


def spread_of(players: int, games: int, tables: Array, seed: int = SEED) -> Array:
    """How far the points still to come are from their expected value, by turns left: the standard deviation."""
    mean, errors = give(Lesson(0.0, 1.0, 0), players, games, seed + 100 * players + 99, tables)
    spread: Array = np.sqrt(errors[:, 0] / np.maximum(errors[:, 1], 1))
    spread[0], spread[TURNS - 1] = SPREAD_AT_END, spread[TURNS - 2]  # no error is known before the first turn
    print(players, "players, mean score", round(mean, 2), "spread", spread.round(1), flush=True)
    return spread


def main(given: Sequence[str] | None = None) -> None:
    """Learn for two, three and four players, and store the values."""
    counted = "games of two players; two thirds of it of three, half of it of four"
    asked = wish(GAME.name, __package__, given, games=GAMES[2], counted=counted, seed=SEED)
    found = {}
    for players, usual in GAMES.items():
        games = usual * asked.games // GAMES[2]
        tables = train(players, games, asked.seed)
        spread = spread_of(players, max(1, games // MEASURED), tables, asked.seed)
        found[f"tables{players}"] = tables.astype(np.float16)
        found[f"spread{players}"] = spread.astype(np.float16)
    asked.save(found)


if __name__ == "__main__":
    # Compiled code is kept under the names of its types: these must not be found in a module called __main__.
    from spieltrieb.bots.memostreet import train as this_module  # noqa: PLW0406

    this_module.main()
