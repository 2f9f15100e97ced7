"""Batches on the processor: python bench/batch.py [GAME ...] [--threads 2 4 8] [--games 4096 131072] [--seconds 2].

Decisions a second, steps with mask and observation written out, two players. Every action is checked, and was chosen
before at random; the choice is not counted. One thread is measured by processor time. How many times as fast several
are is measured by the clock, which wants as many free cores, and by the processor time of the busiest one: what the
clock would say if all were free and nobody waited for anybody. Beside it stands what as many programs do that know
nothing of each other, each with a batch of its own: more than that no threads can do on this machine. Where that is
well below their number, its cores are two halves of one, or others work on it.

In small batches two threads miss their goal: waking the second one takes a fifth of a step.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from statistics import median
from typing import Any

from spieltrieb.games import games
from spieltrieb.lab.batch import Batch, Piece

RUNS = 5
GOAL, GOAL_OF_TWO = 4e6, 1.8
SIZES = (4096, 131_072)  # games in a batch: few, and more than caches hold


class Watched(Batch):
    """A batch that adds up the processor time of each of its threads."""

    def __init__(self, *given: Any, **named: Any) -> None:
        self.spent: dict[int, float] = {}
        super().__init__(*given, **named)

    def _each(self, work: Callable[[Piece], Any]) -> list[Any]:
        def watched(piece: Piece) -> Any:
            begun = time.thread_time()
            found = work(piece)
            first = piece.span.start
            self.spent[first] = self.spent.get(first, 0.0) + time.thread_time() - begun
            return found

        return super()._each(watched)


def speeds(batches: list[Watched], seconds: float) -> tuple[list[float], list[float]]:
    """Decisions a second by each batch: of processor time of its busiest thread, and by the clock.

    Medians of all steps, in runs that take turns, so that a busy machine is busy for all.
    """
    of_processor: list[list[float]] = [[] for _ in batches]
    by_clock: list[list[float]] = [[] for _ in batches]
    key = 0
    for _ in range(RUNS):
        for batch, busiest, measured in zip(batches, of_processor, by_clock, strict=True):
            until = time.perf_counter() + seconds / RUNS
            while time.perf_counter() < until:
                key += 1
                actions = batch.sample(key)
                batch.spent.clear()
                begun, begun_here = time.perf_counter(), time.thread_time()
                batch.step(actions)
                measured.append(batch.size / (time.perf_counter() - begun))
                busiest.append(batch.size / max(time.thread_time() - begun_here, *batch.spent.values()))
    return [median(rates) for rates in of_processor], [median(rates) for rates in by_clock]


def begun(key: str, size: int, threads: int) -> Watched:
    """A batch whose games are in all stages."""
    batch = Watched(key, size, 2, seed=1, threads=threads)
    for step in range(100):
        batch.step(batch.sample(step))
    return batch


class Programs:
    """As many programs as cores are to be used, each with a batch and a thread of its own."""

    def __init__(self, key: str, size: int, count: int) -> None:
        start = multiprocessing.get_context("spawn")
        self._ends, self._programs = [], []
        for _ in range(count):
            here, there = start.Pipe()
            program = start.Process(target=_play_alone, args=(there, key, size), daemon=True)
            program.start()
            self._ends.append(here)
            self._programs.append(program)
        for end in self._ends:
            end.recv()  # it is ready

    def speed(self, count: int, seconds: float) -> float:
        """Decisions a second by the clock of this many of them at the same time, all together."""
        for end in self._ends[:count]:
            end.send(seconds)
        return float(sum(end.recv() for end in self._ends[:count]))

    def close(self) -> None:
        for end in self._ends:
            end.send(None)
        for program in self._programs:
            program.join()


def _play_alone(end: Connection, key: str, size: int) -> None:
    batch = begun(key, size, 1)
    end.send(None)
    while (seconds := end.recv()) is not None:
        end.send(speeds([batch], seconds)[1][0])


def times_alone(key: str, size: int, threads: list[int], seconds: float) -> list[float]:
    """How many times as fast as one program this many programs are together: the median of runs that take turns."""
    programs = Programs(key, size, max(threads))
    runs = [
        [programs.speed(count, seconds / RUNS) / one for count in threads]
        for one in (programs.speed(1, seconds / RUNS) for _ in range(RUNS))
    ]
    programs.close()
    return [median(ratios) for ratios in zip(*runs, strict=True)]


def measured(key: str, size: int, threads: list[int], seconds: float) -> str:
    """The row of a game in batches of one size."""
    batches = [begun(key, size, count) for count in (1, *threads)]
    (one, *busiest), (by_clock, *several) = speeds(batches, seconds)
    alone = times_alone(key, size, threads, seconds)
    times = [
        f"{speed / by_clock:.2f} ({of_processor / one:.2f}) of {most:.2f}"
        + (" MISSED" if count == 2 and speed < GOAL_OF_TWO * by_clock else "")
        for count, speed, of_processor, most in zip(threads, several, busiest, alone, strict=True)
    ]
    width = f"{batches[0].layout.size} + {batches[0].choices} bytes"
    verdict = "" if one >= GOAL else " MISSED"
    return " | ".join(("", key, width, f"{size:,}", f"{one / 1e6:.2f} million{verdict}", *times, "")).strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("chosen", nargs="*", metavar="GAME", help=", ".join(games))
    parser.add_argument("--threads", nargs="+", type=int, default=[2], help="beside one (default 2)")
    parser.add_argument("--games", nargs="+", type=int, default=SIZES, help="in a batch (default 4096 131072)")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each batch (default 2)")
    asked = parser.parse_args()
    titles = ["game", "observation + mask", "games", f"one thread (goal {GOAL / 1e6:.0f} million)"]
    titles += [f"{count} threads{f' (goal {GOAL_OF_TWO})' if count == 2 else ''}" for count in asked.threads]
    print("Several threads: times as fast as one by the clock (by the processor time of the busiest), of what as many")
    print("programs reach that know nothing of each other.\n")
    print(f"| {' | '.join(titles)} |\n|---|--:|--:|--:|{'--:|' * len(asked.threads)}", flush=True)
    for key in asked.chosen or games:
        for size in asked.games:
            print(measured(key, size, asked.threads, asked.seconds), flush=True)


if __name__ == "__main__":
    main()
