"""A campaign against a server: valid, nearly valid and hostile messages by many connections, in all phases of tables.

    python -m tests.server.campaign --messages 1000000 --seed 12

Beside them come malformed frames and handshakes, connections that are slow or half closed, a full disk, a locked
database, and clocks that jump. At the end the server must have had no error of its own, no table may be stuck, every
table must replay from its log, and memory must not have grown. The seed decides what each connection would like to
send; what it learns meanwhile, and who comes first, is up to the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import logging
import random
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from spieltrieb.games import games
from spieltrieb.server import guesses
from spieltrieb.server.database import Database
from spieltrieb.server.requests import REACTIONS
from spieltrieb.server.table import Table
from tests.conftest import PATIENCE
from tests.server.client import House, Person, until
from tests.server.raw import BINARY, CLOSE, FIRST_PIECE, PIECE, PING, PONG, TEXT, handshake
from tests.server.test_fuzz import LONG, NEEDED

CONNECTIONS = 50
BATCH = 25  # messages at most, then a question that is waited for: so no more than these are ever under way
TABLES = 16  # that there are to be broken
MOST_GROWTH = 64 * 2**20  # bytes in the second half of a campaign
MEASURE = 10  # times that memory is looked at
FAULTS = ("full", "locked", "clock", "later")  # the disk, the database, the calendar's clock, and that of tables
DONE = 777_777  # the number of a batch's last question
# So that tables live long enough for something to happen there; what is not named comes once.
WEIGHTS = {"watch": 8.0, "sit": 8.0, "return": 4.0, "next": 4.0, "close": 0.05, "kick": 0.2, "lock": 0.3, "stand": 0.5}
COMMANDS = sorted(NEEDED)
OFTEN = [WEIGHTS.get(name, 1.0) for name in COMMANDS]
HOSTILE_TEXTS = (
    "", " ", "\0", "\u202e\u200b", "\ud800", "x" * 201, "x" * 1001, "<script>", "' OR 1=1 --", "🎲" * 50, "0:", "*:=13",
    "0:a1", "pass", "-1", "NaN", "../../etc/passwd", "%00", "\r\nSet-Cookie: a=b",
)  # fmt: skip
HOSTILE_NUMBERS: tuple[Any, ...] = (-1, 0, 1, 3, 4, 20, 21, 2**31, 2**53, 2**64, 1.5, True, None, "1", [], {})
HOSTILE_MESSAGES = (
    "", "null", "[]", "{}", '{"do":"ping","do":"ping"}', '{"do":"ping","id":1e400}', '"\\ud800"', *LONG.values(),
    '{"do":' + "9" * 4000 + "}", "\ufeff{}", '{"do":"ping"} x',
)  # fmt: skip
# Requests that are none, or hardly; half of them is sent, too.
REQUESTS = (
    b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00\x01", b"GET  / HTTP/9.9\r\n\r\n", b"\0" * 100,
    b"PRI * HTTP/2.0\r\n\r\n",
    b"GET /api/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n{}",
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    b"GET /api/tables/%ff%00 HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
    b"DELETE /api/me HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n",
    b"GET /admin HTTP/1.1\r\nHost: localhost\r\nCookie: =;;=\r\n\r\n",
)  # fmt: skip


def frame(first: int, content: bytes, chooser: random.Random) -> bytes:
    """A frame as a client sends it."""
    size = len(content)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65_536:
        head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
    if size > 1000 or chooser.random() < 0.8:
        return head + bytes(4) + content  # a mask of zeros is a mask
    mask = chooser.randbytes(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))


def bad_frames(chooser: random.Random) -> bytes:
    """Frames that no client sends; most of them end the connection."""
    ping = frame(PING, b"?", chooser)
    return chooser.choice((
        frame(PING, b"?" * 125, chooser), frame(PONG, b"", chooser), frame(BINARY, b"\xff" * 40, chooser),
        frame(FIRST_PIECE, b'{"do":', chooser) + ping + frame(PIECE | 0x80, b'"ping"}', chooser),
        frame(FIRST_PIECE, b"", chooser) + frame(PIECE, b"", chooser) * 20 + frame(0x80, b"x", chooser),
        frame(PIECE, b"no beginning", chooser), frame(TEXT, b"\xff\xfe\xfd", chooser), frame(0x83, b"", chooser),
        frame(0xC1, b"{}", chooser), frame(0xF1, b"{}", chooser), b"\x81\x02{}", b"\x89\x7e\x00\x00",
        frame(0x09, b"", chooser),
        b"\x81\xff" + b"\xff" * 8, b"\x81\xff" + (2**31).to_bytes(8, "big") + b"\0" * 4,
        frame(CLOSE, b"", chooser), frame(CLOSE, b"\x03", chooser), frame(CLOSE, b"\x03\xe8bye", chooser),
        frame(CLOSE, b"\x00\x01", chooser), frame(CLOSE, b"\x03\xe8\xff\xff", chooser),
    ))  # fmt: skip


class Attacker(asyncio.Protocol):
    """One connection: it knows what its page would know, and sends what it likes."""

    def __init__(self, campaign: Campaign, person: Person, seed: str) -> None:
        self.campaign, self.person = campaign, person
        self.chooser = random.Random(seed)
        self.tables: dict[str, dict[str, Any]] = {}  # how those stand at which it looks
        self.transport: asyncio.Transport | None = None
        self._buffer = b""
        self._is_open = asyncio.Event()
        self._done = asyncio.Event()
        self.gone = asyncio.Event()

    # ---- The connection ----

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self._buffer = b""
        self.gone.clear()

    def connection_lost(self, problem: Exception | None) -> None:
        self.gone.set()
        self._is_open.set()
        self._done.set()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data
        if not self._is_open.is_set():
            head, end, rest = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = buffer
                return
            self.campaign.counts[f"handshake {head[9:12].decode()}"] += 1
            self._is_open.set()
            buffer = rest
        at = 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                length, start = int.from_bytes(buffer[start : start + size], "big"), start + size
            if len(buffer) < start + length:
                break
            if buffer[at] == TEXT:
                self._heard(buffer[start : start + length])
            at = start + length
        self._buffer = buffer[at:]

    def _heard(self, message: bytes) -> None:
        self.campaign.counts["heard"] += 1
        if message.startswith(b'{"is":"pong"') and b"%d" % DONE in message:
            self._done.set()
        elif message.startswith(b'{"is":"table"'):
            known = json.loads(message)
            self.tables[known["table"]] = known
        elif message.startswith(b'{"is":"moved"') and self.chooser.random() < 0.9:
            told = json.loads(message)
            if told["table"] in self.tables:
                self.tables[told["table"]].update(step=told["step"], round=told["round"], views=told["views"])
        elif message.startswith(b'{"is":"refused"') and b'"code":"error"' in message:
            self.campaign.problems.append(message.decode()[:300])

    async def connect(self) -> bool:
        """Come in; whether that went well."""
        self._is_open.clear()
        self.tables.clear()
        place = urlsplit(self.campaign.house.address)
        loop = asyncio.get_running_loop()
        try:
            await loop.create_connection(lambda: self, place.hostname, place.port)
        except OSError:
            return False
        assert self.transport is not None
        self.transport.write(handshake(self.person.cookie))
        await asyncio.wait_for(self._is_open.wait(), PATIENCE)
        return not self.gone.is_set()

    # ---- What it sends ----

    async def attack(self) -> None:
        """Send until the campaign is over."""
        while self.campaign.left > 0:
            if (self.transport is None or self.gone.is_set()) and not await self.connect():
                self.campaign.counts["not let in"] += 1
                await asyncio.sleep(0.01)
                continue
            assert self.transport is not None
            kind = self.chooser.random()
            if kind < 0.06:
                await self._rough(self.transport)
            else:
                await self._batch(self.transport)
        if self.transport is not None:
            self.transport.abort()

    async def _batch(self, transport: asyncio.Transport) -> None:
        """Some messages, and wait until all were handled."""
        await self.campaign.break_something()
        count = min(self.chooser.choice((1, 8, BATCH)), self.campaign.left)
        self.campaign.left -= count
        self.campaign.counts["messages"] += count
        self._done.clear()
        if self.gone.is_set():
            return
        for _ in range(count):
            transport.write(frame(TEXT, self.message().encode("utf-8", "surrogatepass"), self.chooser))
        transport.write(frame(TEXT, b'{"do":"ping","id":%d}' % DONE, self.chooser))
        await asyncio.wait_for(self._done.wait(), 4 * PATIENCE)

    async def _rough(self, transport: asyncio.Transport) -> None:
        """What no client does to its connection."""
        how = self.chooser.choice(("frames", "abort", "half", "slow", "request", "request"))
        self.campaign.counts[how] += 1
        if how == "frames":
            transport.write(bad_frames(self.chooser))
        elif how == "abort":
            transport.write(frame(TEXT, b'{"do":"ping"}', self.chooser)[: self.chooser.randrange(1, 18)])
            transport.abort()
            await asyncio.wait_for(self.gone.wait(), PATIENCE)
        elif how == "half":
            transport.write_eof()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.gone.wait(), 1)
            transport.abort()
            await asyncio.wait_for(self.gone.wait(), PATIENCE)
        elif how == "slow":
            for byte in frame(TEXT, b'{"do":"ping"}', self.chooser):
                transport.write(bytes((byte,)))
                await asyncio.sleep(0)
        else:
            await self._request()

    async def _request(self) -> None:
        """Something that is hardly a request, over a connection of its own."""
        place = urlsplit(self.campaign.house.address)
        data = self.chooser.choice(REQUESTS)
        with contextlib.suppress(OSError, TimeoutError):
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
            writer.write(data if self.chooser.random() < 0.7 else data[: self.chooser.randrange(len(data))])
            answer = await asyncio.wait_for(reader.read(100), 0.2)
            self.campaign.counts[f"request {answer[9:12].decode('latin-1') or 'closed'}"] += 1
            writer.transport.abort()

    def message(self) -> str:
        """A message: most are as the protocol has them, some nearly, some not at all."""
        chooser, kind = self.chooser, self.chooser.random()
        if kind < 0.03:
            return chooser.choice(HOSTILE_MESSAGES)
        command = self._move() if kind < 0.5 else None
        if command is None:
            do = chooser.choices(COMMANDS, OFTEN)[0]
            command = {"do": do, **{name: self._field(name) for name in NEEDED[do]}}
        if chooser.random() < 0.15:
            name = chooser.choice([*command, "more", "id"])
            command[name] = chooser.choice((*HOSTILE_TEXTS, *HOSTILE_NUMBERS))
        if chooser.random() < 0.03:
            command.pop(chooser.choice(sorted(command)))
        text = json.dumps(command)
        if chooser.random() < 0.03:
            at = chooser.randrange(len(text))
            text = text[:at] + chooser.choice(('"', "{", "\\", "\0", "9", "")) + text[at + 1 :]
        return text

    def _move(self) -> dict[str, Any] | None:
        """A legal move, where there is one."""
        for table, known in self.tables.items():
            for view in known["views"]:
                if view["legal"] and view["seat"] is not None:
                    move = self.chooser.choice(view["legal"])
                    if self.chooser.random() < 0.9:  # else it is sent again, though the table has moved on
                        view["legal"] = []
                    return {"do": "move", "table": table, "seat": view["seat"], "step": known["step"],
                            "round": known["round"], "move": move}  # fmt: skip
        return None

    def _field(self, name: str) -> Any:
        chooser = self.chooser
        table = chooser.choice(self.campaign.tables)
        known = self.tables.get(table, {})
        people = self.campaign.people
        return {
            "table": lambda: table,
            "seat": lambda: chooser.choice((0, 0, 1, 1, 2, 3)),
            "step": lambda: known.get("step", 0) + chooser.choice((0, 0, -1, 1)),
            "round": lambda: known.get("round", 1) + chooser.choice((0, 0, 1)),
            "move": lambda: chooser.choice(HOSTILE_TEXTS),
            "words": lambda: chooser.choice(("ash", "elm", *HOSTILE_TEXTS)),
            "text": lambda: chooser.choice(("hello", *HOSTILE_TEXTS)),
            "reaction": lambda: chooser.choice((*REACTIONS, "boo")),
            "person": lambda: chooser.choice(people).id,
            "reason": lambda: chooser.choice(("insult", "spam", "boredom")),
            "yes": lambda: chooser.random() < 0.5,
            "on": lambda: chooser.random() < 0.5,
        }[name]()


class Campaign:
    """All of it."""

    def __init__(self, house: House, messages: int, seed: str, say: Callable[[str], None] = lambda line: None) -> None:
        self.house, self.seed, self._say = house, seed, say
        self.left = self.all = messages
        self.chooser = random.Random(f"{seed}/keeper")
        self._faults, self._most_faults = 0, len(FAULTS) if messages < 100_000 else 10 * len(FAULTS)
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []
        self.memory: list[tuple[int, int]] = []  # messages sent, bytes
        self.people = [Person.comes(house.address, f"P{number}") for number in range(8)]
        self.tables = [self._make() for _ in range(TABLES)]

    def _make(self) -> str:
        """A table of any kind, from which one never knows what comes."""
        chooser = self.chooser
        game = chooser.choice(sorted(games))
        size = chooser.randint(games[game].min_players, games[game].max_players)
        seats = ["me", *(chooser.choice(("open", "open", "random", "level1", "screen")) for _ in range(size - 1))]
        wish: dict[str, Any] = {"public": chooser.random() < 0.3, "talk": chooser.random() < 0.5}
        if chooser.random() < 0.3:
            wish["clock"] = {"kind": chooser.choice(("move", "game")), "seconds": 60}
        if chooser.random() < 0.3:
            wish["rounds"] = 0  # a match
        made = chooser.choice(self.people).make_table(game, *seats, **wish)
        self.counts["tables made"] += 1
        return made

    async def run(self) -> None:
        """Attack, keep tables alive, and let things go wrong."""
        attackers = [
            Attacker(self, self.people[number % len(self.people)], f"{self.seed}/{number}")
            for number in range(CONNECTIONS)
        ]
        keeper = asyncio.create_task(self._keep())
        try:
            await asyncio.gather(*(attacker.attack() for attacker in attackers))
        finally:
            keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await keeper

    async def _keep(self) -> None:
        """Replace tables at which nothing can happen any more, put others away, and look at memory."""
        while True:
            await asyncio.sleep(0.05)
            sent = self.all - self.left
            for at, id in enumerate(self.tables):
                live = self.house.gate.hub.tables.get(id)
                if live is not None and live.table.phase in ("over", "closed") and self.chooser.random() < 0.5:
                    self.tables[at] = await asyncio.to_thread(self._made_again, id)
            if len(self.memory) < MEASURE * sent / self.all:
                self._measure(sent)

    def _made_again(self, id: str) -> str:
        try:
            return self._make()
        except AssertionError:  # nothing can be kept just now
            return id

    def _measure(self, sent: int) -> None:
        async def put_away() -> None:
            self.house.gate.hub.registry.put_away(0)

        self.house.do(put_away())
        gc.collect()
        size = int(Path("/proc/self/statm").read_text().split()[1]) * 4096
        self.memory.append((sent, size))
        self._say(f"{sent:,} messages, {size / 2**20:.0f} MiB, {len(self.house.gate.hub.tables)} tables in memory")

    async def break_something(self) -> None:
        """Let something go wrong with the machine for a moment, again and again: when so many messages were sent."""
        if self.all - self.left < (self._faults + 1) * self.all / (self._most_faults + 1):
            return
        fault = FAULTS[self._faults % len(FAULTS)]
        self._faults += 1
        self.counts[f"fault {fault}"] += 1
        hub = self.house.gate.hub
        if fault == "full":
            transact = Database._transact

            def full(*_: Any) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            Database._transact = full  # type: ignore[method-assign]
            await asyncio.sleep(0.2)
            Database._transact = transact  # type: ignore[method-assign]
        elif fault == "locked":
            with contextlib.closing(
                sqlite3.connect(self.house.settings.database, isolation_level=None, timeout=PATIENCE)
            ) as other:
                other.execute("BEGIN IMMEDIATE")
                await asyncio.sleep(0.3)
                other.execute("ROLLBACK")
        elif fault == "clock":  # somebody sets the machine's clock
            step = self.chooser.choice((-1, 1)) * 36 * 3_600_000
            hub.wall = lambda: self.house._now() + step
            await asyncio.sleep(0.2)
            hub.wall = self.house._now
        else:
            self.house.pass_time(90)

    # ---- Afterwards ----

    async def check(self) -> None:
        """The server had no error of its own, nothing is stuck, everything replays, and memory has not grown."""
        hub = self.house.gate.hub
        await until(lambda: not any(live.busy or live.inbox for live in hub.tables.values()), "a table is stuck")
        assert self.problems == []
        assert hub.figures.answers[500] == 0, hub.figures.answers
        assert hub.figures.refusals["error"] == 0
        assert self.counts["handshake 101"] >= CONNECTIONS
        rows = self.house.do(hub.storage._rows("SELECT id FROM tables"))
        for (id,) in rows:
            found = self.house.do(hub.storage.table(id))
            assert found is not None
            again = Table.from_log(id, found[0].secret, found[1])
            live = hub.tables.get(id)
            if live is not None and live.table.number == again.number:
                assert str(live.table.position) == str(again.position)
                assert live.table.phase == again.phase
        self.counts["tables replayed"] = len(rows)
        self.counts.update({f"server: {name}": hub.counts[name] for name in ("moves", "bot_moves", "lapses")})
        self.counts.update({f"refused: {code}": count for code, count in hub.figures.refusals.items()})
        second = [size for sent, size in self.memory if sent >= self.all / 2]
        if len(second) > 2:
            grown = second[-1] - second[0]
            assert grown < MOST_GROWTH, f"memory has grown by {grown / 2**20:.0f} MiB: {self.memory}"


class Errors(logging.Handler):
    """What the server complains of."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._problems = problems

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.name.startswith("spieltrieb"):
            self._problems.append(logging.Formatter().format(record)[-2000:])


def attack(folder: Path, messages: int, seed: str, say: Callable[[str], None] = lambda line: None) -> Counter[str]:
    """Run a campaign against a new server; what was sent and what came of it. The seed is said, to repeat it."""
    say(f"seed {seed!r}")
    rate, guesses.A_SECOND = guesses.A_SECOND, 0.0  # here everybody may find every table
    try:
        with House(folder / "campaign.db", request_seconds=5) as house:
            campaign = Campaign(house, messages, seed, say)
            errors = Errors(campaign.problems)
            logging.getLogger().addHandler(errors)
            try:
                asyncio.run(campaign.run())
                asyncio.run(campaign.check())
            finally:
                logging.getLogger().removeHandler(errors)
            return campaign.counts
    finally:
        guesses.A_SECOND = rate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", default="12")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="spieltrieb-campaign-") as folder:
        began = time.monotonic()
        counts = attack(Path(folder), arguments.messages, arguments.seed, lambda line: print(line, flush=True))
        print(f"after {time.monotonic() - began:.0f} s:")
        for name, count in sorted(counts.items()):
            print(f"{name:16} {count:10,}")


if __name__ == "__main__":
    main()
