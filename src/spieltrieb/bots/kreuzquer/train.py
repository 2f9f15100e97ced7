"""Kreuz & Quer: learn the weights of `value` by solo games with the box that comes with Spieltrieb.

`python -m spieltrieb.bots.kreuzquer.train` takes about two minutes on one core and writes weights.npz beside this file.
After each game the expectations are corrected. The same number of games and the same seed give the same weights.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy import int64

from spieltrieb.bots.kreuzquer.position import KEYS_AN_ORDER, ORDER, START_FREE, cell_of, play_action, shuffle
from spieltrieb.bots.kreuzquer.search import ALL_TILES, play_on, starts
from spieltrieb.bots.kreuzquer.value import WEIGHTS, best_action, list_weights
from spieltrieb.bots.weights import Array, wish
from spieltrieb.core import compile
from spieltrieb.core.bits import below
from spieltrieb.core.compile import rule
from spieltrieb.games.kreuzquer import GAME
from spieltrieb.games.kreuzquer.state import ROUNDS, TILES

SEED = 1
GAMES = 1_500_000
CHUNK = 100_000  # games between two lines of progress
RATE = 1.0  # the share of an error that is corrected at first
TRUST = 0.0  # how much of what the rest of a game showed counts, against the value of the next board
MOST_FEATURES = 128  # of one board
CHECKED = 4000  # games that are played in the end to see how well it plays


class Lesson(NamedTuple):
    """What is learned: the weights, and how far each was moved in sum and in all."""

    weights: Any
    drift: Any
    path: Any


class Notes(NamedTuple):
    """The boards of one game, round by round: where their weights are, how many, their values, what moves cost."""

    found: Any
    lengths: Any
    values: Any
    costs: Any


@rule
def play_and_note(codes, order, box, weights, now, notes):
    """Play a solo game with the tiles in this order, note every board, and return the penalty points."""
    minus = 0
    tiles = ALL_TILES
    free = START_FREE
    for k in range(ROUNDS):
        tile = int64(order[k])
        tiles &= ~(1 << tile)
        action = best_action(codes, free, tile, tiles, box.fits, box.ways, box.looks, weights, now)
        notes.costs[k] = play_action(codes, action, tile, box.looks)
        minus += notes.costs[k]
        free &= ~(1 << cell_of(action))
        notes.lengths[k] = list_weights(codes, free, tiles, box.fits, notes.found[k])
        value = 0.0
        for j in range(notes.lengths[k]):
            value += weights[notes.found[k, j]]
        notes.values[k] = value
    return minus


@rule
def correct(lesson, notes, rate, trust):
    """Move each board's value towards what came of it.

    That is the value of the next board, and by the share `trust` what the rest of the game showed (lambda returns).
    Each weight slows down by itself as soon as its corrections begin to cancel out (temporal coherence).
    """
    shown = 0.0
    for k in range(ROUNDS - 2, -1, -1):
        shown = notes.costs[k + 1] + (1 - trust) * notes.values[k + 1] + trust * shown
        error = shown - notes.values[k]
        step = rate * error / notes.lengths[k]
        for j in range(notes.lengths[k]):
            i = notes.found[k, j]
            if lesson.path[i] > 0:
                lesson.weights[i] += step * abs(lesson.drift[i]) / lesson.path[i]
            else:
                lesson.weights[i] += step
            lesson.drift[i] += error
            lesson.path[i] += abs(error)


@rule
def learn(boards, games, key, box, lesson, rate, trust):
    """Learn from a number of solo games, each on one of these empty boards; returns the penalty points of all."""
    codes = boards[0].copy()
    now = boards[0].copy()
    order = np.empty(ORDER, np.int64)
    notes = Notes(
        np.empty((ROUNDS, MOST_FEATURES), np.int64),
        np.empty(ROUNDS, np.int64),
        np.empty(ROUNDS, np.float64),
        np.empty(ROUNDS, np.int64),
    )
    minus = 0
    for game in range(games):
        codes[:] = boards[int64(below(key + 1, game, len(boards)))]
        shuffle(ALL_TILES, order, key + KEYS_AN_ORDER * game)
        minus += play_and_note(codes, order, box, lesson.weights, now, notes)
        correct(lesson, notes, rate, trust)
    return minus


@rule
def play_games(start, orders, box, weights, minus):
    """Play one solo game for each order of tiles, from the start, by the outlook alone."""
    codes = start.copy()
    now = start.copy()
    for game in range(len(orders)):
        codes[:] = start
        minus[game] = play_on(codes, START_FREE, ALL_TILES, orders[game], box.fits, box.ways, box.looks, weights, now)


def train(games: int, seed: int = SEED, on_progress: bool = False) -> Array:
    """The weights after this many games."""
    compile.compile_rules(sys.modules[__name__])
    boards, box = starts()
    lesson = Lesson(np.zeros(WEIGHTS, np.float32), np.zeros(WEIGHTS), np.zeros(WEIGHTS))
    begun = time.process_time()
    for done in range(0, games, CHUNK):
        some = min(CHUNK, games - done)
        minus = learn(boards, some, (seed << 40) + (done << 6), box, lesson, RATE, TRUST)
        if on_progress:
            seconds = time.process_time() - begun
            print(f"{done + some:>9,} games  {seconds:6.1f} s  {minus / some:.3f} penalty points", flush=True)
    weights: Array = lesson.weights
    return weights


def glance(weights: Array, games: int, seed: int = SEED) -> Array:
    """The penalty points of solo games that are played by the outlook alone."""
    compile.compile_rules(sys.modules[__name__])
    boards, box = starts()
    chance = np.random.default_rng(seed)
    orders = np.array([chance.permutation(TILES) for _ in range(games)])
    minus = np.zeros(games, np.int64)
    play_games(boards[0], orders, box, weights, minus)
    return minus


def main(given: Sequence[str] | None = None) -> None:
    """Learn, store the weights, and say how well they play."""
    asked = wish(GAME.name, __package__, given, games=GAMES, counted="solo games", seed=SEED)
    weights = train(asked.games, asked.seed, on_progress=True).astype(np.float16)
    asked.save({"weights": weights})
    minus = glance(weights.astype(np.float32), CHECKED)
    print(f"One move deep, {CHECKED:,} solo games: {minus.mean():.3f} penalty points")


if __name__ == "__main__":
    main()
