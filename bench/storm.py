"""What strangers can do to those who play: python bench/storm.py [--json] [--tables 5000] (about two minutes).

First attacks, one after the other, by another process against a server with its usual limits, except for the number of
requests: meanwhile somebody asks "are you there?" every few milliseconds. What counts is the longest turn of the
server's event loop, in processor time, for so long everybody else waits at most; how long the answers took is shown
beside it, but on a machine that others use, too, that depends on them. Then a storm: everybody at thousands of tables
comes back within ten seconds, while others play; what counts is how long their moves take.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import resource
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import uvloop
from server import FREE, GAME, Http, Load, Server, Wire, percentile, pin

GOALS = {"attack": 0.020, "storm": 0.100, "back": 10.0}  # seconds
OFTEN = 0.003  # seconds between two questions
PAGES = 20  # of as many people, who ask them in turn: none of them may ask so often
COME_BACK = 1000  # a second
MAKERS = 16  # connections that make the tables
PATIENCE = 15.0  # seconds after which somebody who sees nothing tries again
PLAYING = 100  # tables at which moves are made meanwhile


def frames(first: int, content: bytes = b"", count: int = 40_000) -> bytes:
    return (bytes((first, 0x80 | len(content))) + bytes(4) + content) * count


CHUNKED = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
GIVEN_UP = 30  # games whose records can be asked for

ATTACKS: dict[str, tuple[bool, bytes]] = {  # by name: whether over a WebSocket, and what is sent
    "nothing": (False, b""),
    "empty texts": (True, frames(0x81)),
    "texts": (True, frames(0x81, b'{"do":"ping"}')),
    "lobby": (True, frames(0x81, b'{"do":"lobby"}')),
    "binary": (True, frames(0x82, b"x")),
    "pings": (True, frames(0x89)),
    "pieces": (True, frames(0x01) + frames(0x00)),
    "requests": (False, b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5000),
    "headers": (False, b"GET / HTTP/1.1\r\n" + b"x:\r\n" * 60_000),
    "many headers": (False, (b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + b"x:\r\n" * 4000 + b"\r\n") * 15),
    "half requests": (False, b"GET /api/me HTTP/1.1\r\n"),
    "chunks": (False, CHUNKED + b"1\r\nx\r\n" * 42_000 + b"0\r\n\r\n"),
    "trailers": (False, CHUNKED + b"1\r\nx\r\n0\r\n" + b"x:\r\n" * 51_000),
    "records": (False, b"GET /api/me/records HTTP/1.1\r\nHost: localhost\r\nCookie: COOKIE\r\n\r\n"),
}


HANDSHAKE = (
    b"GET /api/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: %b\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def serve() -> None:
    """The server as people start it, but for a clock in its event loop: SIGUSR1 writes down the longest turn."""
    from spieltrieb.cli import main as spieltrieb
    from spieltrieb.server import serving

    startup = serving._Server.startup
    longest = 0.0

    async def watched(self: object, sockets: object = None) -> None:
        await startup(self, sockets)  # type: ignore[arg-type]
        loop = asyncio.get_running_loop()
        before = time.thread_time()

        def look() -> None:
            nonlocal longest, before
            now = time.thread_time()
            longest, before = max(longest, now - before), now
            loop.call_later(0.001, look)

        def write() -> None:
            nonlocal longest
            Path(os.environ["TURNS"]).write_text(str(longest))
            longest = 0.0

        look()
        loop.add_signal_handler(signal.SIGUSR1, write)

    serving._Server.startup = watched  # type: ignore[method-assign]
    spieltrieb()


def longest_turn(server: Server) -> float:
    """The longest turn since the last time this was asked."""
    path = Path(os.environ["TURNS"])
    path.unlink(missing_ok=True)
    server.process.send_signal(signal.SIGUSR1)
    while not path.exists() or not (text := path.read_text()):
        time.sleep(0.01)
    return float(text)


def attack(name: str, port: int, cookie: str, seconds: float) -> None:
    """Send it again and again, over new connections."""
    pin(1)
    over_socket, data = ATTACKS[name]
    end, held = time.monotonic() + seconds, []
    while time.monotonic() < end:
        if not data:
            time.sleep(0.1)
            continue
        line = socket.create_connection(("127.0.0.1", port))
        held.append(line)
        del held[:-200]
        line.settimeout(0.3)
        try:
            if over_socket:
                line.sendall(HANDSHAKE % cookie.encode())
                if b" 101 " not in line.recv(4096):
                    time.sleep(0.01)
                    continue
            line.sendall(data.replace(b"COOKIE", cookie.encode()))
        except OSError:
            pass


async def under_attack(server: Server, seconds: float) -> dict[str, tuple[float, list[float]]]:
    """The longest turn, and how long somebody waits for each answer, by attack."""
    http = Http(server.port)
    eve, *people = (http.ask("GET", "/api/me")[1] for _ in range(1 + PAGES))
    await give_up(server, http, eve)
    sent: dict[int, float] = {}
    took: list[float] = []

    def heard(message: bytes) -> None:
        if message.startswith(b'{"is":"pong"'):
            took.append(time.perf_counter() - sent.pop(json.loads(message)["id"]))

    pages = [Wire(one, server.port, heard) for one in people]
    for page in pages:
        await asyncio.get_running_loop().create_connection(lambda page=page: page, "127.0.0.1", server.port)
        await page.opened
    found = {}
    for name in ATTACKS:
        took.clear()
        longest_turn(server)
        other = multiprocessing.get_context("spawn").Process(target=attack, args=(name, server.port, eve, seconds))
        other.start()
        number = 0
        while other.is_alive() or sent:
            if other.is_alive() and len(sent) < 50:
                number += 1
                sent[number] = time.perf_counter()
                pages[number % PAGES].send(b'{"do":"ping","id":%d}' % number)
            await asyncio.sleep(OFTEN)
        found[name] = (longest_turn(server), list(took))
        await asyncio.sleep(0.5)
    return found


async def give_up(server: Server, http: Http, cookie: str) -> None:
    """Let somebody have games that are over."""
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level1"}]}
    tables = [http.ask("POST", "/api/tables", wish, cookie)[0]["id"] for _ in range(GIVEN_UP)]
    loop = asyncio.get_running_loop()
    left, over = set(range(GIVEN_UP)), loop.create_future()

    def heard(message: bytes) -> None:
        left.discard(json.loads(message).get("id"))
        if not left and not over.done():
            over.set_result(None)

    wire = Wire(cookie, server.port, heard)
    await loop.create_connection(lambda: wire, "127.0.0.1", server.port)
    await wire.opened
    for number, table in enumerate(tables):
        wire.send(b'{"do":"resign","table":"%b","id":%d}' % (table.encode(), number))
    await over
    wire.transport.close()


class Seat(NamedTuple):
    """Where somebody sits."""

    table: str
    cookie: str
    first: bytes  # what they do there first


def made(port: int, tables: int) -> list[Seat]:
    """A number of tables of two people each: who sits there, and what they do first."""
    http = Http(port)
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    seats = []
    for _ in range(tables):
        host, other = (http.ask("GET", "/api/me")[1] for _ in range(2))
        id = http.ask("POST", "/api/tables", wish, host)[0]["id"]
        seats += [Seat(id, host, b"watch"), Seat(id, other, b"sit")]
    return seats


async def come(server: Server, seat: Seat, first: bytes, lost: Counter[str]) -> Wire:
    """Somebody comes back, and again if they do not get through, as the page does; until they see their table."""
    loop = asyncio.get_running_loop()
    while True:
        sees = loop.create_future()

        def heard(message: bytes, sees: asyncio.Future[None] = sees) -> None:
            if message.startswith(b'{"is":"table"') and not sees.done():
                sees.set_result(None)

        wire = Wire(seat.cookie, server.port, heard)
        try:
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", server.port)  # type: ignore[misc]
            await asyncio.wait_for(wire.opened, PATIENCE)
            wire.send(b'{"do":"%b","table":"%b"}' % (first, seat.table.encode()))
            if first == b"sit":
                wire.send(b'{"do":"watch","table":"%b"}' % seat.table.encode())
            await asyncio.wait_for(sees, PATIENCE)
            return wire
        except (OSError, TimeoutError) as problem:
            lost[type(problem).__name__] += 1
            if hasattr(wire, "transport"):
                wire.transport.abort()  # type: ignore[attr-defined]
            await asyncio.sleep(1 + random.random())


async def storm(server: Server, tables: int) -> dict[str, float]:
    """Everybody comes back: how long that takes, and the moves of others meanwhile."""
    load = Load(server)
    several = [tables // MAKERS + (number < tables % MAKERS) for number in range(MAKERS)]
    found = await asyncio.gather(*(asyncio.to_thread(made, server.port, count) for count in several))
    seats = [seat for some in found for seat in some]
    await load.seat(PLAYING)  # now: nobody may be silent for as long as all this takes
    lost: Counter[str] = Counter()

    async def all_come(is_first: bool) -> list[Wire]:
        async def one(seat: Seat) -> Wire:
            await asyncio.sleep(random.random() * len(seats) / COME_BACK * 0.9)
            return await come(server, seat, seat.first if is_first else b"watch", lost)

        return await asyncio.gather(*map(one, seats))

    wires = await all_come(True)
    load.running, load.pause = True, 0.5
    for pair in load.pairs:
        load.next(pair)
    await asyncio.sleep(3)
    calm = list(load.latencies)
    for wire in wires:
        wire.transport.abort()  # type: ignore[attr-defined]
    await asyncio.sleep(2)
    load.latencies.clear()
    lost.clear()
    longest_turn(server)
    began, cpu = time.perf_counter(), server.cpu()
    await all_come(False)
    took, cpu = time.perf_counter() - began, server.cpu() - cpu
    moves = list(load.latencies)
    load.running = False
    return {
        "back": took, "storm": percentile(moves, 0.99), "storm p50": percentile(moves, 0.5), "moves": len(moves),
        "calm p99": percentile(calm, 0.99), "processor time": cpu, "longest turn": longest_turn(server),
        "tried again": sum(lost.values()),
    }  # fmt: skip


def measured(free: Sequence[str], work: object, *arguments: object) -> dict:
    with tempfile.TemporaryDirectory(prefix="spieltrieb-storm-", dir=Path.cwd()) as folder:
        os.environ["TURNS"] = str(Path(folder) / "turns")
        server = Server(Path(folder), free, (str(Path(__file__).resolve()),))
        pin(1)
        try:
            return uvloop.run(work(server, *arguments))  # type: ignore[operator]
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument("--seconds", type=float, default=4.0, help="length of each attack")
    parser.add_argument("--no-attacks", action="store_true", help="the storm alone")
    parser.add_argument("--tables", type=int, default=5000, help="tables to which two people each come back")
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attacks = {}
    if not arguments.no_attacks:
        attacks = measured(["requests_per_second"], under_attack, arguments.seconds)
    found = measured(FREE, storm, arguments.tables) if arguments.tables else {}
    if arguments.json:
        shown = {name: {"turn": turn, "p50": percentile(all, 0.5)} for name, (turn, all) in attacks.items()}
        print(json.dumps({"attacks": shown, "storm": found}, indent=2))
        return
    for name, (turn, all) in attacks.items():
        verdict = "reached" if turn <= GOALS["attack"] else "MISSED"
        answers = f"answers p50 {percentile(all, 0.5) * 1000:.1f} ms, p99 {percentile(all, 0.99) * 1000:.1f} ms"
        print(f"{name:16} longest turn {turn * 1000:6.1f} ms  goal <= 20 ms {verdict}  ({answers})")
    if found:
        for name, said in (("back", "all are back after"), ("storm", "p99 of moves meanwhile")):
            verdict = "reached" if found[name] <= GOALS[name] else "MISSED"
            print(f"{said:24} {found[name]:6.3f} s  goal <= {GOALS[name]:g} s {verdict}")
        print({name: round(value, 4) for name, value in found.items()})


if __name__ == "__main__":
    serve() if "serve" in sys.argv else main()
