"""Starting with many tables: python bench/start.py [--tables 100000] [--json] (about a minute).

A database with this many unfinished tables, half of them with a clock of days, is made of the logs of a few real ones.
A real server is started with it: how long until it says where it is, until the first guest has an answer, until a
table that slept is on a page, and how much more memory it has than with an empty database.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from server import Http, Server  # the benchmark beside this one

from spieltrieb.games import games
from spieltrieb.server.entries import write_entry
from spieltrieb.server.kept import AWAKE
from spieltrieb.server.new_tables import make
from spieltrieb.server.people import Guest
from spieltrieb.server.requests import ClockWish, NewTable, SeatWish
from spieltrieb.server.sqlite import SqliteStorage

GOALS = {"start with all tables asleep, s": 3.0, "memory above an empty server, MB": 20.0}
DAYS = ClockWish("move", seconds=14 * 24 * 3600)


def fill(path: Path, tables: int, due: int | None) -> None:
    """Make a database of unfinished tables, all asleep until then, or all awake."""
    asyncio.run(SqliteStorage(path).close())
    now = int(time.time() * 1000)
    logs = []
    for game in games:
        for clock in (ClockWish(), DAYS):
            wish = NewTable(game=game, seats=[SeatWish("me"), SeatWish("screen")], clock=clock)
            host = Guest("ann", "Ann", "fox", "en", now)
            logs.append(
                (game, clock is DAYS, [write_entry(entry).decode() for entry in make(wish, host, now, "5" * 64)])
            )

    def rows() -> Iterable[tuple[object, ...]]:
        for key in range(1, tables + 1):
            game, is_timed, _ = logs[key % len(logs)]
            wake = AWAKE if due == AWAKE else due if is_timed else None
            yield (key, f"{key:08d}", "5" * 64, game, "ann", "playing", 0, now, wake, now)

    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        columns = "key, id, secret, game, host, phase, public, made, due, moved"
        connection.executemany(f"INSERT INTO tables ({columns}) VALUES ({', '.join('?' * 10)})", rows())
        connection.executemany(
            "INSERT INTO log VALUES (?, ?, ?)",
            (
                (key, number, entry)
                for key in range(1, tables + 1)
                for number, entry in enumerate(logs[key % len(logs)][2])
            ),
        )
        connection.execute("COMMIT")


def measure(folder: Path) -> dict[str, float]:
    """Start a server in a folder, ask it something, and stop it."""
    began = time.perf_counter()
    server = Server(folder)
    found = {"start": time.perf_counter() - began, "processor": server.cpu()}
    try:
        http = Http(server.port)
        _, cookie = http.ask("GET", "/api/me")
        found["answer"] = time.perf_counter() - began
        if (folder / "bench.db").stat().st_size > 1_000_000:
            before = time.perf_counter()
            http.ask("GET", "/api/tables/00000007", cookie=cookie)
            found["table"] = time.perf_counter() - before
        found["memory"] = server.memory()
    finally:
        server.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    later = int(time.time() * 1000) + 14 * 24 * 3600 * 1000
    found: dict[str, dict[str, float]] = {}
    for name, tables, due in (("empty", 0, None), ("asleep", wish.tables, later), ("awake", wish.tables, AWAKE)):
        with tempfile.TemporaryDirectory() as folder:
            fill(Path(folder) / "bench.db", tables, due)
            if name == "empty":
                measure(Path(folder))  # once for the file system's cache
            found[name] = measure(Path(folder))
    more = (found["asleep"]["memory"] - found["empty"]["memory"]) / 1e6
    measured = {"start with all tables asleep, s": found["asleep"]["start"], "memory above an empty server, MB": more}
    if wish.json:
        print(json.dumps({"tables": wish.tables, "goals": GOALS, "measured": measured, "all": found}))
        return
    for name, figures in found.items():
        print(f"{name:8}", ", ".join(f"{what} {value:.3f}" for what, value in figures.items()))
    for name, value in measured.items():
        print(f"{name:40} {value:8.2f}  goal {GOALS[name]:.0f}  {'fine' if value <= GOALS[name] else 'MISSED'}")


if __name__ == "__main__":
    main()
