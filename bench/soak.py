"""A long evening: python bench/soak.py [--minutes 60] [--people 2000] [--svg soak.svg] [--json].

A real server process with its usual limits by guest (those by address are off, since all come from here), and people
who come, make a table or sit down at somebody else's, play, talk, reload their page in the middle of a game, and leave,
some of them without a word. What the server holds, how long moves take and how many tables it has is noted all the time
and drawn. At the end everybody leaves: what is left then is what was not given back.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import resource
import tempfile
import time
from collections import Counter, deque
from pathlib import Path
from typing import Any

import uvloop
from server import Server, Wire, percentile, pin

from spieltrieb.boards.pictures.painting import BadPicture, check_still
from spieltrieb.games import games
from spieltrieb.lab.plots import lines, stacked

FREE = ["requests_per_second", "guests_per_hour", "tables_per_address", "connections_per_address", "tables_per_hour"]
THINKING = 3.0  # seconds that somebody takes for a move, on average
BREAK = 20.0  # seconds between two visits, on average
SAMPLES = 120  # at which the server is looked at
GOALS = {"p99 of moves, middle of all, s": 0.1, "grown in the second half, share": 0.1, "refused or lost": 0}
LINES = ("hello", "nice move", "oh no", "one more?", "thanks for the game")
# What is refused since the state has passed for which it was meant.
PASSED = {
    "stale", "not-now", "table-full", "table-closed", "too-fast", "time-up", "no-take-back", "not-allowed",
    "unreadable",
}  # fmt: skip


class Evening:
    """All who play, and what is noted of it."""

    def __init__(self, server: Server, people: int, seed: int) -> None:
        self.server, self.people = server, people
        self.chooser = random.Random(seed)
        self.open: deque[str] = deque(maxlen=people)  # tables with a seat for somebody
        self.counts: Counter[str] = Counter()
        self.latencies: list[float] = []
        self.samples: list[dict[str, float]] = []
        self.is_over = False

    async def run(self, minutes: float) -> None:
        began, seconds = time.monotonic(), minutes * 60
        visitors = [asyncio.create_task(self._person(number, seconds)) for number in range(self.people)]
        while time.monotonic() - began < seconds:
            await asyncio.sleep(seconds / SAMPLES)
            await self._sample(time.monotonic() - began)
        self.is_over = True
        await asyncio.gather(*visitors)
        await asyncio.sleep(5)
        await self._sample(time.monotonic() - began)

    async def _sample(self, at: float) -> None:
        text = await ask_text(self.server.port, "/metrics")
        figures = dict(re.findall(r"^spieltrieb_(\w+) ([\d.]+)$", text, re.M))
        found, self.latencies = self.latencies, []
        self.samples.append({
            "at": at / 60, "memory": self.server.memory() / 2**20, "cpu": self.server.cpu(), "moves": len(found),
            "p50": percentile(found, 0.5), "p99": percentile(found, 0.99), "tables": float(figures["tables"]),
            "connections": float(figures["connections"]),
        })  # fmt: skip

    async def _person(self, number: int, seconds: float) -> None:
        """Somebody who comes again and again; the first time within the first tenth of the evening."""
        await asyncio.sleep(self.chooser.random() * seconds / 10)
        cookie = ""
        while not self.is_over:
            try:
                if not cookie or self.chooser.random() < 0.1:
                    _, cookie = await ask(self.server.port, "GET", "/api/me")
                    self.counts["guests"] += 1
                await Visit(self, cookie).play()
            except (OSError, ConnectionError, asyncio.IncompleteReadError, TimeoutError) as problem:
                self.counts[f"lost: {type(problem).__name__}"] += 1
            await self.pause(BREAK)

    async def pause(self, mean: float) -> None:
        """Wait a while; not when the evening is over."""
        end = time.monotonic() + self.chooser.expovariate(1 / mean)
        while not self.is_over and (left := end - time.monotonic()) > 0:
            await asyncio.sleep(min(left, 2.0))


class Visit:
    """One visit of somebody: a table, a game or more, and goodbye."""

    def __init__(self, evening: Evening, cookie: str) -> None:
        self.evening, self.cookie, self.chooser = evening, cookie, evening.chooser
        self.wire: Wire | None = None
        self.table, self.known = "", dict[str, Any]()
        self.news = asyncio.Event()
        self.sent = 0.0

    async def play(self) -> None:
        evening, chooser = self.evening, self.chooser
        evening.counts["visits"] += 1
        self.table = await self._find_table()
        if not self.table:
            return
        await self._connect()
        self.send({"do": "sit", "table": self.table})
        patience = chooser.choice((30, 60, 300, 900))  # moves
        while not evening.is_over and patience and await self._news():
            patience -= 1
            if self.known["phase"] in ("over", "closed"):
                evening.counts["games"] += 1
                break
            what = chooser.random()
            if self._view() is not None:
                await evening.pause(THINKING)
                self._move()
            elif self.known.get("outcome") and self.known["phase"] == "playing":
                self.send({"do": "next", "table": self.table, "round": self.known["round"] + 1})
            if what < 0.03:
                self.send({"do": "say", "table": self.table, "text": chooser.choice(LINES)})
            elif what < 0.05:
                self.send({"do": "react", "table": self.table, "reaction": "hello"})
            elif what < 0.06:
                evening.counts["reloads"] += 1
                self._leave()
                await self._connect()
        if self.wire is not None and self.known.get("phase") == "over" and chooser.random() < 0.2:
            self.send({"do": "rematch", "table": self.table})
        await evening.pause(1)
        self._leave()

    async def _find_table(self) -> str:
        """Somebody's table with a seat that is free, or a new one."""
        evening, chooser = self.evening, self.chooser
        if evening.open and chooser.random() < 0.6:
            return evening.open.popleft()
        game = games[chooser.choice(sorted(games))]
        bots = chooser.random() < 0.3
        seats: list[dict[str, str]] = [{"kind": "me"}]
        while len(seats) < max(2, game.min_players):
            seats.append({"kind": "bot", "bot": "level1"} if bots else {"kind": "open"})
        wish = {"game": game.key, "seats": seats, "public": chooser.random() < 0.2}
        made, _ = await ask(evening.server.port, "POST", "/api/tables", wish, self.cookie)
        if "id" not in made:
            evening.counts["shed" if made["code"] == "overloaded" else f"refused: {made['code']}"] += 1
            return ""
        if not bots:
            evening.open.append(made["id"])
        evening.counts["tables"] += 1
        return str(made["id"])

    async def _connect(self) -> None:
        self.wire = Wire(self.cookie, self.evening.server.port, self._heard)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self.wire, "127.0.0.1", self.evening.server.port)  # type: ignore[arg-type, return-value]
        await asyncio.wait_for(self.wire.opened, 30)
        self.send({"do": "watch", "table": self.table})

    def _leave(self) -> None:
        if self.wire is not None:
            self.wire.transport.abort()  # type: ignore[attr-defined]
            self.wire = None

    def send(self, command: dict[str, Any]) -> None:
        if self.wire is not None:
            self.wire.send(json.dumps(command).encode())

    def _view(self) -> dict[str, Any] | None:
        """What they see where they can move."""
        return next((view for view in self.known.get("views", ()) if view["legal"]), None)

    def _move(self) -> None:
        """Move, if they still can: others were here while they thought."""
        known, view = self.known, self._view()
        if view is None:
            return
        move = self.chooser.choice(view["legal"])
        where = {"step": known["step"], "round": known["round"]}
        self.sent = time.perf_counter()
        self.send({"do": "move", "table": self.table, "seat": view["seat"], "move": move, "id": 1, **where})

    def _heard(self, message: bytes) -> None:
        if message.startswith((b'{"is":"table"', b'{"is":"moved"')):
            told = json.loads(message)
            if told["table"] != self.table:
                return
            if told["is"] == "moved" and told.get("id") == 1 and self.sent:
                self.evening.latencies.append(time.perf_counter() - self.sent)
                self.sent = 0.0
                self.evening.counts["moves"] += 1
            self.known.update(told)
            self.news.set()
        elif message.startswith(b'{"is":"refused"'):
            code = json.loads(message)["code"]
            self.evening.counts[f"{'late' if code in PASSED else 'refused'}: {code}"] += 1

    async def _news(self) -> bool:
        """Wait until something is new; after a long time, or when the evening is over, there is nothing more."""
        self.news.clear()
        if self._view() is not None and not self.sent:
            return True
        for _ in range(60):
            if self.evening.is_over:
                return False
            try:
                await asyncio.wait_for(self.news.wait(), 1)
            except TimeoutError:
                continue
            return True
        return False


async def ask(port: int, method: str, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
    """A request over a connection of its own: the answer, and the cookie that came with it."""
    head, content = await _ask(port, method, path, body, cookie)
    found = re.search(rb"set-cookie: ([^;]+)", head)
    return json.loads(content), found[1].decode() if found else ""


async def ask_text(port: int, path: str) -> str:
    return (await _ask(port, "GET", path))[1].decode()


async def _ask(port: int, method: str, path: str, body: object = None, cookie: str = "") -> tuple[bytes, bytes]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
        head += f"Cookie: {cookie}\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        whole = await asyncio.wait_for(reader.read(-1), 30)
    finally:
        writer.close()
    first, _, content = whole.partition(b"\r\n\r\n")
    return first, content


def picture(evening: Evening, minutes: float) -> str:
    """Memory, latency, tables and connections over time."""
    found = evening.samples
    said = f"{evening.people:,} people, {minutes:g} minutes"

    def over_time(name: str, factor: float = 1.0) -> list[tuple[float, float]]:
        return [(one["at"], one[name] * factor) for one in found]

    return stacked(
        lines({"": over_time("memory")}, f"Memory of the server ({said})", "minutes", "MiB"),
        lines({"p50": over_time("p50", 1000), "p99": over_time("p99", 1000)}, "How long a move takes", "minutes", "ms"),
        lines(
            {"tables in memory": over_time("tables"), "connections": over_time("connections")},
            "What there is", "minutes", "",
        ),
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--svg", type=Path, help="where to draw what happened")
    parser.add_argument("--json", action="store_true", help="write JSON")
    arguments = parser.parse_args()
    if arguments.svg:
        try:
            check_still(arguments.svg)
        except BadPicture as problem:
            parser.error(str(problem))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="spieltrieb-soak-", dir=Path.cwd()) as folder:
        server = Server(Path(folder), FREE)
        pin(1)
        try:
            evening = Evening(server, arguments.people, arguments.seed)
            uvloop.run(evening.run(arguments.minutes))
        finally:
            server.stop()
    if arguments.svg:
        arguments.svg.write_text(picture(evening, arguments.minutes), encoding="utf-8")
    tell(evening, arguments.json)


def tell(evening: Evening, as_json: bool) -> None:
    *samples, end = evening.samples
    middle, last = samples[len(samples) // 2], samples[-1]
    bad = sum(count for name, count in evening.counts.items() if name.startswith(("refused", "lost")))
    found = {
        "p99 of moves, middle of all, s": percentile([one["p99"] for one in samples if one["moves"]], 0.5),
        "grown in the second half, share": last["memory"] / middle["memory"] - 1,
        "refused or lost": float(bad),
    }
    if as_json:
        print(json.dumps({"found": found, "counts": evening.counts, "samples": evening.samples}, indent=2))
        return
    for name, goal in GOALS.items():
        print(f"{name:34} {found[name]:8.3f}  goal <= {goal:g} {'reached' if found[name] <= goal else 'MISSED'}")
    print(f"memory: {samples[0]['memory']:.0f} MiB at first, {middle['memory']:.0f} in the middle, "
          f"{last['memory']:.0f} at last, {end['memory']:.0f} when all have left")  # fmt: skip
    print(f"tables in memory: {max(one['tables'] for one in samples):.0f} at most, {end['tables']:.0f} at the end")
    print(f"the server used {end['cpu'] / (end['at'] * 60):.2f} of a core")
    print(", ".join(f"{name} {count:,}" for name, count in sorted(evening.counts.items())))


if __name__ == "__main__":
    main()
