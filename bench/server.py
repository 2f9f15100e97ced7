"""The server under load: python bench/server.py [--json] (about two minutes).

A real server process on one core, a load process on another, real WebSockets over loopback, real commits. Every game
has two seats, each with a connection of its own, and one move in flight; a move's latency is the time from its sending
until the second seat holds the new state.

Moves are sent as the page sends them: as the server offered them (`0:draw`). The protocol takes them without the seat
in front too (`draw`); both are measured in turn in one run, since neither may be the slower way.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import http.client
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

import uvloop

GOALS = {
    "moves per second, 200 games": (14_000, ">="),
    "moves without the seat, by core second": (0.95, ">="),
    "p99, 1,000 games without pause": (0.100, "<="),
    "p99, 1,000 games with pauses of 2 s": (0.005, "<="),
    "memory a game, idle": (40_000, "<="),
    "memory that stays of a visit": (1_000, "<="),
}
FREE = [
    "messages_per_second",
    "requests_per_second",
    "tables_per_hour",
    "guests_per_hour",
    "connections",
    "tables",
    "behind_ms",
]
FREE += ["connections_per_guest", "connections_per_address"]
GAME = "fivetotwelve"
VISITS, AT_ONCE = 3000, 500  # of people who look at a table and leave


def pin(core: int) -> None:
    """Keep to one core, where there are several."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[core % len(cores)]})


def wait_for_the_compiler() -> None:
    """Compile what is not compiled yet: a server would begin with plain rules, and they would be measured."""
    subprocess.run([sys.executable, "-m", "spieltrieb", "prepare"], stdout=subprocess.DEVNULL, check=True)


class Server:
    """A server process of our own."""

    def __init__(
        self,
        folder: Path,
        free: Sequence[str] = FREE,
        program: Sequence[str] = ("-m", "spieltrieb"),
        db: str | None = None,
    ) -> None:
        wait_for_the_compiler()
        limits = [word for name in free for word in ("--set", f"{name}=0")]
        command = [sys.executable, *program, "serve", "--no-browser", "--port", "0", "--lang", "en"]
        command += ["--db", db or str(folder / "bench.db"), "--set", "prepare=False", *limits]
        cores = os.sched_getaffinity(0)
        pin(0)  # the new process inherits it
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        os.sched_setaffinity(0, cores)
        assert self.process.stdout
        said = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", said)
        if not found:
            raise SystemExit(f"The server did not start: {said}")
        self.port = int(found[1])

    def memory(self) -> int:
        """What the server process itself holds, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) * 1024  # type: ignore[index]

    def cpu(self) -> float:
        """The seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)


class Http:
    """Requests over one connection."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port)

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[dict, str]:
        headers = {"content-type": "application/json", "cookie": cookie}
        self.connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.connection.getresponse()
        content = json.loads(answer.read())
        assert answer.status < 300, content
        return content, (answer.getheader("set-cookie") or "").partition(";")[0]


class Wire(asyncio.Protocol):
    """A WebSocket with as little around it as possible, so that the load costs less than what it measures."""

    def __init__(self, cookie: str, port: int, heard: Callable[[bytes], None]) -> None:
        self.heard, self.buffer, self.opened = heard, b"", asyncio.get_running_loop().create_future()
        key = base64.b64encode(os.urandom(16)).decode()
        self.request = (
            f"GET /api/ws HTTP/1.1\r\nHost: localhost:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        transport.write(self.request)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.opened.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            assert b" 101 " in head, head
            self.opened.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            if buffer[at] == 0x89:  # ping
                self.transport.write(
                    b"\x8a\x80\0\0\0\0" if not length else self.frame(0x8A, buffer[start : start + length])
                )  # type: ignore[attr-defined]
            else:
                self.heard(buffer[start : start + length])
            at = start + length
        self.buffer = buffer[at:]

    @staticmethod
    def frame(kind: int, content: bytes) -> bytes:
        size = len(content)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
        return head + b"\0\0\0\0" + content  # a mask of zeros is a mask

    def send(self, content: bytes) -> None:
        self.transport.write(self.frame(0x81, content))  # type: ignore[attr-defined]


class Pair:
    """One game: two seats, one move in flight."""

    def __init__(self, load: Load, table: str) -> None:
        self.load = load
        self.tables = [table, table]  # where each seat plays: one may hear of the next game before the other
        self.views: list[bytes] = [b"", b""]
        self.steps = [-1, -1]
        self.sent = 0.0
        self.wires: list[Wire] = []

    def heard(self, seat: int, message: bytes) -> None:
        if message.startswith(b'{"is":"moved"'):
            pass
        elif message.startswith(b'{"is":"table"'):
            if message.find(b'"phase":"over"') > 0:
                self.over(seat, message)
                return
            if message.find(self.tables[seat].encode()) < 0:
                return
        else:
            return
        start = message.find(b'"step":') + 7
        self.steps[seat] = int(message[start : message.find(b",", start)])
        self.views[seat] = message
        if self.steps[0] == self.steps[1] and self.tables[0] == self.tables[1]:
            if self.sent:
                self.load.latencies.append(time.perf_counter() - self.sent)
                self.sent = 0.0
            self.load.next(self)

    def move(self) -> None:
        for seat, view in enumerate(self.views):
            first = view.find(b'"legal":["') + 10
            if first > 9:
                # One of the legal moves by chance, without taking all of them apart.
                comma = view.rfind(b',"', first, random.randrange(first, view.find(b"]", first)))
                start = first if comma < 0 else comma + 2
                text = view[start + (2 if self.load.bare else 0) : view.find(b'"', start)]
                step = self.steps[seat]
                self.sent = time.perf_counter()
                self.wires[seat].send(
                    b'{"do":"move","table":"%b","seat":%d,"round":1,"step":%d,"move":"%b","id":1}'
                    % (self.tables[seat].encode(), seat, step, text)
                )
                return

    def over(self, seat: int, message: bytes) -> None:
        start = message.find(b'"rematch":"')
        over = self.tables[seat].encode()
        self.sent = 0.0
        if message.find(over) < 0:
            return
        if start < 0:
            if seat == 0:
                self.wires[0].send(b'{"do":"rematch","table":"%b"}' % over)
            return
        rematch = message[start + 11 : message.find(b'"', start + 11)]
        self.tables[seat], self.steps[seat] = rematch.decode(), -1 - seat
        self.wires[seat].send(b'{"do":"unwatch","table":"%b"}' % over)
        self.wires[seat].send(b'{"do":"watch","table":"%b"}' % rematch)


class Load:
    """Many games at once."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.latencies: list[float] = []
        self.pairs: list[Pair] = []
        self.pause: float | None = None
        self.running = False
        self.bare = False  # whether moves are sent without the seat in front
        http = Http(server.port)
        self.cookies = [http.ask("GET", "/api/me")[1] for _ in range(2)]

    async def seat(self, games: int) -> None:
        """Make this many tables, each with two connections."""
        http = Http(self.server.port)
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        for _ in range(games):
            table = http.ask("POST", "/api/tables", wish, self.cookies[0])[0]["id"]
            pair = Pair(self, table)
            for seat in range(2):
                pair.wires.append(await self.watch(seat, table, lambda m, p=pair, s=seat: p.heard(s, m)))
            pair.wires[1].send(b'{"do":"sit","table":"%b"}' % table.encode())
            self.pairs.append(pair)
            await asyncio.sleep(0)

    async def watch(self, seat: int, table: str, heard: Callable[[bytes], None]) -> Wire:
        """Another connection, which looks at a table."""
        made = Wire(self.cookies[seat], self.server.port, heard)
        await asyncio.get_running_loop().create_connection(lambda: made, "127.0.0.1", self.server.port)
        await made.opened
        made.send(b'{"do":"watch","table":"%b"}' % table.encode())
        return made

    async def come_and_go(self) -> float:
        """Let people come one after the other and leave when many others have come; the bytes that stay of each."""
        here = deque[Wire]()
        before = 0
        for number in range(2 * AT_ONCE + VISITS):
            if number == 2 * AT_ONCE:  # as many leave as come, and have for a while
                before = self.server.memory()
            table = self.pairs[number % len(self.pairs)].tables[0]
            here.append(await self.watch(0, table, lambda message: None))
            if len(here) > AT_ONCE:
                here.popleft().transport.abort()  # type: ignore[attr-defined]
        stays = (self.server.memory() - before) / VISITS
        for wire in here:
            wire.transport.abort()  # type: ignore[attr-defined]
        return stays

    def next(self, pair: Pair) -> None:
        if not self.running:
            return
        if self.pause is None:
            pair.move()
        else:
            asyncio.get_running_loop().call_later(random.expovariate(1 / self.pause), pair.move)

    async def run(self, seconds: float, pause: float | None, bare: bool = False) -> tuple[float, list[float], float]:
        """Play for so long; moves per second, latencies, and how much of a core the server used."""
        self.pause, self.bare, self.running = pause, bare, True
        for pair in self.pairs:
            self.next(pair)
        await asyncio.sleep(min(2.0, seconds / 4))  # to get going
        self.latencies.clear()
        begun, cpu = time.perf_counter(), self.server.cpu()
        await asyncio.sleep(seconds)
        took, cpu = time.perf_counter() - begun, self.server.cpu() - cpu
        found = list(self.latencies)
        self.running = False
        await asyncio.sleep(1.0)
        return len(found) / took, found, cpu / took


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[int(len(values) * share)] if values else float("nan")


async def measure(server: Server, seconds: float) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    load = Load(server)
    await load.seat(20)
    await load.run(2.0, None)
    await asyncio.sleep(5.0)  # meanwhile the server has loaded the compiled rules, and has changed over to them
    empty = server.memory()
    await load.seat(180)
    runs, shares = [], []
    for _ in range(3):
        runs.append(await load.run(seconds, None))
        bare = await load.run(seconds, None, bare=True)
        shares.append(bare[0] / bare[2] / (runs[-1][0] / runs[-1][2]))  # moves by processor time: the load may vary
    middle = sorted(runs)[1]
    found["moves without the seat, by core second"] = {
        "value": sorted(shares)[1], "least": min(shares), "most": max(shares),
    }  # fmt: skip
    found["moves per second, 200 games"] = {
        "value": middle[0], "p50": percentile(middle[1], 0.5), "p99": percentile(middle[1], 0.99), "cores": middle[2],
    }  # fmt: skip
    before = server.memory()
    await load.seat(800)
    await asyncio.sleep(2)
    found["memory a game, idle"] = {"value": (server.memory() - before) / 800, "empty": empty}
    found["memory that stays of a visit"] = {"value": await load.come_and_go()}
    for name, pause in (("p99, 1,000 games without pause", None), ("p99, 1,000 games with pauses of 2 s", 2.0)):
        runs = [await load.run(seconds, pause) for _ in range(3)]
        middle = sorted(runs, key=lambda run: percentile(run[1], 0.99))[1]
        found[name] = {
            "value": percentile(middle[1], 0.99), "p50": percentile(middle[1], 0.5), "moves": middle[0],
            "cores": middle[2],
        }  # fmt: skip
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument("--seconds", type=float, default=6.0, help="length of each of the twelve runs")
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    with tempfile.TemporaryDirectory(prefix="spieltrieb-bench-", dir=Path.cwd()) as folder:
        server = Server(Path(folder))
        pin(1)
        try:
            found = uvloop.run(measure(server, arguments.seconds))
        finally:
            server.stop()
    if arguments.json:
        print(json.dumps(found, indent=2))
        return
    for name, (goal, sense) in GOALS.items():
        value = found[name]["value"]
        met = value >= goal if sense == ">=" else value <= goal
        more = ", ".join(f"{key} {shown(key, number)}" for key, number in found[name].items() if key != "value")
        verdict = "reached" if met else "MISSED"
        print(f"{name:38} {shown(name, value):>10}  goal {sense} {shown(name, goal):<9} {verdict}  ({more})")


def shown(name: str, value: float) -> str:
    if name.startswith("p"):
        return f"{value * 1000:.1f} ms"
    if name.startswith(("memory", "empty")):
        return f"{value / 1000:,.1f} kB" if value < 10_000 else f"{value / 1000:,.0f} kB"
    return f"{value:,.0f}" if value >= 10 else f"{value:.2f}"


if __name__ == "__main__":
    main()
