"""Batches on the processor: python bench/batch.py [GAME ...]. Steps with mask and observation written out, two players.

Decisions a second of processor time by one thread, and how many times as fast two threads are, beside the goals. Every
action is checked, and was chosen before at random; the choice is not counted. Two threads are measured by the clock,
which wants two free cores, and by the processor time of the busier one: what the clock would say if both were free.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import bare  # noqa: F401  (first: it finds the package)

from spieltrieb.games import games
from spieltrieb.lab.batch import Batch

SIZE, RUNS, SECONDS = 4096, 7, 0.4
GOAL, GOAL_OF_TWO = 4e6, 1.8


class Watched(Batch):
    """A batch that adds up the processor time of the second thread."""

    aside = 0.0

    def _each(self, work: Callable[[slice], Any]) -> list[Any]:
        def watched(piece: slice) -> Any:
            begun = time.thread_time()
            found = work(piece)
            if piece is not self._pieces[0]:
                self.aside += time.thread_time() - begun
            return found

        return super()._each(watched)


def speeds(batches: list[Watched]) -> tuple[list[float], list[float]]:
    """Decisions a second by each batch: of processor time of its busiest thread, and by the clock.

    Medians of runs that take turns, so that a busy machine is busy for all.
    """
    found: list[list[float]] = [[] for _ in batches]
    of_processor: list[list[float]] = [[] for _ in batches]
    key = 0
    for _ in range(RUNS):
        for batch, measured, busiest in zip(batches, found, of_processor, strict=True):
            spent, steps = 0.0, 0
            while spent < SECONDS:
                key += 1
                actions = batch.sample(key)
                batch.aside = 0.0
                begun, begun_here = time.perf_counter(), time.thread_time()
                batch.step(actions)
                busiest.append(batch.size / max(time.thread_time() - begun_here, batch.aside))
                spent += time.perf_counter() - begun
                steps += 1
            measured.append(steps * batch.size / spent)
    return [median(busiest) for busiest in of_processor], [median(measured) for measured in found]


def main() -> None:
    print("| game | observation + mask | one thread | goal | two threads, by processor time | by the clock | goal |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for key in sys.argv[1:] or games:
        batches = [Watched(key, SIZE, 2, seed=1, threads=threads) for threads in (1, 2)]
        for batch in batches:
            for step in range(100):  # now its games are in all stages
                batch.step(batch.sample(step))
        (speed, speed_of_two), (one, two) = speeds(batches)
        verdicts = ["" if speed >= GOAL else " MISSED", "" if speed_of_two >= GOAL_OF_TWO * speed else " MISSED"]
        width = f"{batches[0].layout.size} + {batches[0].choices} bytes"
        print(
            f"| {key} | {width} | {speed / 1e6:.2f} million | {GOAL / 1e6:.0f} million{verdicts[0]} "
            f"| {speed_of_two / speed:.2f} times | {two / one:.2f} times | {GOAL_OF_TWO} times{verdicts[1]} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
