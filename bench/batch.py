"""Batches on the processor: python bench/batch.py [GAME ...]. Steps with mask and observation written out, two players.

Decisions a second of processor time by one thread, and how many times as fast two threads are by the clock, beside the
goals. Every action is checked, and was chosen before at random; the choice is not counted. Two threads want two free
cores.
"""

from __future__ import annotations

import sys
import time
from statistics import median

import bare  # noqa: F401  (first: it finds the package)

from spieltrieb.games import games
from spieltrieb.lab.batch import Batch

SIZE, RUNS, SECONDS = 4096, 7, 0.4
GOAL, GOAL_OF_TWO = 4e6, 1.8


def speeds(batches: list[Batch]) -> tuple[float, list[float]]:
    """Decisions a second: of processor time by the first batch, and by the clock by each.

    Medians of runs that take turns, so that a busy machine is busy for all.
    """
    found: list[list[float]] = [[] for _ in batches]
    of_processor: list[float] = []
    key = 0
    for _ in range(RUNS):
        for batch, measured in zip(batches, found, strict=True):
            spent, steps = 0.0, 0
            while spent < SECONDS:
                key += 1
                actions = batch.sample(key)
                begun, begun_here = time.perf_counter(), time.thread_time()
                batch.step(actions)
                if batch is batches[0]:
                    of_processor.append(batch.size / (time.thread_time() - begun_here))
                spent += time.perf_counter() - begun
                steps += 1
            measured.append(steps * batch.size / spent)
    return median(of_processor), [median(measured) for measured in found]


def main() -> None:
    print("| game | observation + mask | one thread | goal | two threads | goal |\n|---|--:|--:|--:|--:|--:|")
    for key in sys.argv[1:] or games:
        batches = [Batch(key, SIZE, 2, seed=1, threads=threads) for threads in (1, 2)]
        for batch in batches:
            for step in range(100):  # now its games are in all stages
                batch.step(batch.sample(step))
        speed, (one, two) = speeds(batches)
        verdicts = ["" if speed >= GOAL else " MISSED", "" if two >= GOAL_OF_TWO * one else " MISSED"]
        width = f"{batches[0].layout.size} + {batches[0].choices} bytes"
        print(
            f"| {key} | {width} | {speed / 1e6:.2f} million | {GOAL / 1e6:.0f} million{verdicts[0]} "
            f"| {two / one:.2f} times | {GOAL_OF_TWO} times{verdicts[1]} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
