"""A town to try: make town, or python bench/town.py [--processes 3] [--games 60] [--seconds 0]

A PostgreSQL in a folder of its own, three processes that serve, a thinker, and people who play at 60 tables, until
Ctrl-C or for a number of seconds. Every five seconds it says how it goes. Meanwhile one can open the page and play, and
kill a process (`kill -9`, `kill -STOP`), tell one to go (`kill`) or replace all of them (`kill -HUP` to the
supervisor). All of it is stopped and removed at the end.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time

from scaling import Crowd, Town  # the benchmark beside this one
from server import percentile
from tests.postgres import for_now, new_schema

REPORT = 5.0  # seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=0, help="how long; 0: until Ctrl-C")
    arguments = parser.parse_args()
    print("Starting PostgreSQL ...", flush=True)
    with for_now() as database:
        try:
            _run(new_schema(database.address), arguments)
        except KeyboardInterrupt:
            print("\nStopping, and removing all of it ...", flush=True)


def _run(database: str, arguments: argparse.Namespace) -> None:
    print(f"Starting {arguments.processes} processes ...", flush=True)
    town = Town(arguments.processes, database)
    thinker = subprocess.Popen(
        [sys.executable, "-m", "spieltrieb", "think", "--workers", "1", "--db", database],
        stdout=subprocess.DEVNULL,
        start_new_session=True,  # a Ctrl-C is for us; we tell it then
    )
    crowd = None
    try:
        print(
            f"The town is at http://localhost:{town.port}/ (supervisor {town.process.pid}, {town.children}, thinker "
            f"{thinker.pid}).",
            flush=True,
        )
        crowd = Crowd(town.port, 1)
        crowd.play(arguments.games, 1.0, 1.0)
        deadline = time.monotonic() + arguments.seconds if arguments.seconds else float("inf")
        while time.monotonic() < deadline:
            moves, latencies = crowd.play(0, REPORT, 1.0)
            middle, slow = (percentile(latencies, share) * 1000 for share in (0.5, 0.99))
            print(
                f"{arguments.games} games, {moves:.0f} moves a second, {middle:.1f} ms each (p99 {slow:.1f} ms); "
                f"processes {town.children}",
                flush=True,
            )
    finally:
        if crowd is not None:
            crowd.stop()
        thinker.terminate()
        town.stop()
        thinker.wait(40)


if __name__ == "__main__":
    main()
