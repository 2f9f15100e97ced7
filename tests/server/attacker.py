"""One connection of a campaign (campaign.py): it sends what a page would, nearly that, or what none would."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from spieltrieb.server.requests import REACTIONS
from tests.conftest import PATIENCE
from tests.server.client import Person
from tests.server.raw import BINARY, CLOSE, FIRST_PIECE, PIECE, PING, PONG, TEXT, handshake
from tests.server.test_fuzz import LONG, NEEDED

if TYPE_CHECKING:
    from tests.server.campaign import Campaign

BATCH = 25  # messages at most, then a question that is waited for: so no more than these are ever under way
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
# Requests that are hardly requests, or none at all; the first half of each is sent, too.
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
            await asyncio.wait_for(self.gone.wait(), PATIENCE)

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
        sent = data if self.chooser.random() < 0.7 else data[: self.chooser.randrange(len(data))]
        try:
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
        except OSError:
            return
        try:
            writer.write(sent)
            answer = await asyncio.wait_for(reader.read(100), 0.2)
            self.campaign.counts[f"request {answer[9:12].decode('latin-1') or 'closed'}"] += 1
        except (OSError, TimeoutError):
            self.campaign.counts["request left waiting"] += 1
        finally:
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
