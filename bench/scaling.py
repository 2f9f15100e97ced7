"""A town of 1, 2, 4 and 8 processes: python bench/scaling.py [--json] (about six minutes; meant for 16 cores).

PostgreSQL, the processes and the load are on one machine; PostgreSQL is started for this run, waits for the disk at
every commit, and is removed afterwards. Every table is made and played over connections of their own, which the machine
deals out among the processes: with n of them, all but one of n moves come to a process that does not own the table, and
go over a link. First all games play without pause; then 4,000 games with pauses of 2 s, for how long a move takes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import re
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import uvloop
from server import FREE, Load, percentile, wait_for_the_compiler  # the benchmark beside this one

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests have a PostgreSQL to start
from tests.postgres import for_now, new_schema

GOALS = {2: 1.8, 4: 3.3, 8: 6.0}  # times the moves of one process
LINK = {"p50": 0.002, "p99": 0.010}  # seconds that links may add to a move
WARM_UP = 8.0  # seconds: meanwhile all processes have changed over to the compiled rules


class Town:
    """Processes that serve, and where they are reached."""

    def __init__(self, processes: int, database: str) -> None:
        limits = [word for name in FREE for word in ("--set", f"{name}=0")]
        command = [sys.executable, "-m", "spieltrieb", "serve", "--no-browser", "--port", "0", "--lang", "en"]
        command += ["--db", database, "--processes", str(processes), "--set", "workers=1", *limits]
        self._processes = processes
        wait_for_the_compiler()
        # A Ctrl-C is for us; we tell it then.
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        assert self.process.stdout
        said = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", said)
        if not found:
            raise SystemExit(f"The town did not start: {said}")
        self.port = int(found[1])

    @property
    def children(self) -> list[int]:
        """The numbers of the processes that serve; a single one serves by itself."""
        parent = self.process.pid
        found = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        return [int(pid) for pid in found] if self._processes > 1 else [parent]

    def cpu(self) -> float:
        """Seconds of processor time that its processes have used; not those of bots."""
        return sum(map(_cpu, self.children))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(40)


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _cpu_of_machine() -> float:
    """Seconds of processor time that everything on this machine has used: the load and the database, too."""
    user, nice, system, _, _, *interrupts = map(int, Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


class _Port:
    """A town as a load sees it."""

    def __init__(self, port: int) -> None:
        self.port = port

    def cpu(self) -> float:
        return 0.0


async def _play(port: int, orders: Any, answers: Any) -> None:
    load = Load(_Port(port))  # type: ignore[arg-type]
    loop = asyncio.get_running_loop()
    while (order := await loop.run_in_executor(None, orders.get)) is not None:
        games, seconds, pause = order
        for _ in range(games):
            await load.seat(1)  # over a new connection each time
        moves, latencies, _ = await load.run(seconds, pause)
        answers.put((moves, latencies))


def _work(port: int, orders: Any, answers: Any) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    uvloop.run(_play(port, orders, answers))


class Crowd:
    """Processes that play."""

    def __init__(self, port: int, many: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.answers = context.Queue()
        self.orders = [context.Queue() for _ in range(many)]
        self.workers = [
            context.Process(target=_work, args=(port, one, self.answers), daemon=True) for one in self.orders
        ]
        for worker in self.workers:
            worker.start()

    def play(self, games: int, seconds: float, pause: float | None) -> tuple[float, list[float]]:
        """Sit down at this many more tables, and play at all of them: moves a second, and how long each took."""
        for number, orders in enumerate(self.orders):
            orders.put((games * (number + 1) // len(self.orders) - games * number // len(self.orders), seconds, pause))
        found = [self.answers.get() for _ in self.orders]
        return sum(moves for moves, _ in found), [one for _, latencies in found for one in latencies]

    def stop(self) -> None:
        for worker in self.workers:
            worker.terminate()
            worker.join()


def measure(processes: int, database: str, arguments: argparse.Namespace) -> dict[str, float]:
    """Moves a second without pause, and the time of a move with pauses."""
    town = Town(processes, database)
    crowd = Crowd(town.port, arguments.loads)
    try:
        crowd.play(arguments.games, WARM_UP, None)
        runs = []
        for _ in range(3):
            before, all_before, began = town.cpu(), _cpu_of_machine(), time.monotonic()
            moves, latencies = crowd.play(0, arguments.seconds, None)
            took = time.monotonic() - began
            runs.append((moves, latencies, (town.cpu() - before) / took, (_cpu_of_machine() - all_before) / took))
        moves, latencies, cores, of_machine = sorted(runs, key=lambda run: run[0])[1]
        crowd.play(arguments.many - arguments.games, 3.0, 2.0)
        _, paused = crowd.play(0, arguments.seconds, 2.0)
        return {
            "moves": moves, "cores": cores, "of machine": of_machine,
            "p50": percentile(latencies, 0.5), "p99": percentile(latencies, 0.99),
            "p50, pauses": percentile(paused, 0.5), "p99, pauses": percentile(paused, 0.99),
        }  # fmt: skip
    finally:
        crowd.stop()
        town.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument("--seconds", type=float, default=6.0, help="length of each run")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4, 8], help="how many, one after the other")
    parser.add_argument("--games", type=int, default=1600, help="games without pause: enough for eight processes")
    parser.add_argument("--many", type=int, default=4000, help="games with pauses")
    parser.add_argument("--loads", type=int, default=max(1, (os.cpu_count() or 2) // 3), help="processes that play")
    arguments = parser.parse_args()
    found: dict[int, dict[str, float]] = {}
    with for_now(max_connections="200", shared_buffers="512MB") as database:
        for processes in arguments.processes:
            found[processes] = measure(processes, new_schema(database.address), arguments)
            if not arguments.json:
                _show(processes, found)
    if arguments.json:
        print(json.dumps(found, indent=2))


def _show(processes: int, found: dict[int, dict[str, float]]) -> None:
    figures, first = found[processes], found[min(found)]
    times = ", ".join(f"{name} {value * 1000:.1f} ms" for name, value in figures.items() if name.startswith("p"))
    print(
        f"{processes} processes: {figures['moves']:>8,.0f} moves/s  {figures['cores']:.2f} cores"
        f" ({figures['of machine']:.1f} with load and database)  ({times})",
        flush=True,
    )
    if processes == min(found):
        return
    share, goal = figures["moves"] / first["moves"], GOALS.get(processes)
    print(f"   {share:.2f} times those of one{_judged(share >= goal, f'>= {goal}') if goal else ''}")
    for name, goal in LINK.items():
        more = figures[f"{name}, pauses"] - first[f"{name}, pauses"]
        print(
            f"   links add {more * 1000:.1f} ms at {name}{_judged(more <= goal, f'<= {goal * 1000:.0f} ms')}",
            flush=True,
        )


def _judged(is_reached: bool, goal: str) -> str:
    return f"  goal {goal}  {'reached' if is_reached else 'MISSED'}"


if __name__ == "__main__":
    main()
