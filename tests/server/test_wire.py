"""How messages come and leave: nobody keeps others waiting, and those of one moment leave together, in their order."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from spieltrieb.server import socket
from spieltrieb.server import wire as module
from spieltrieb.server.door import Door
from spieltrieb.server.wire import FRAMES_AT_ONCE, MOST_WAITING, Wire
from tests.conftest import PATIENCE
from tests.server import raw
from tests.server.client import House, Person, request, until
from tests.server.raw import Line, socket_to


class Transport:
    """Keeps what is written; can be broken or full."""

    def __init__(self, broken: bool = False, waiting: int = 0) -> None:
        self.written: list[bytes] = []
        self.broken, self.waiting, self.aborted = broken, waiting, False
        self.reads = True

    def write(self, data: bytes) -> None:
        if self.broken:
            raise RuntimeError("this is the test's own")
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


class Config:
    ws_max_size = 65536


class Ear:
    """Hears everything, in its order."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def hear(self, text: bytes) -> None:
        self.heard.append(text)

    def hear_bytes(self) -> None:
        self.heard.append(b"binary")

    def allow(self) -> bool:
        self.heard.append(b"other")
        return False


def wire(transport: Transport, **state: Any) -> Any:
    made: Any = Wire.__new__(Wire)
    made.loop, made.transport, made._frames = asyncio.get_running_loop(), transport, []
    made.config, made.handshake_initiated = Config, True
    made.disconnected = state.get("disconnected", False)
    made.close_sent = state.get("close_sent", False)
    made._senders = module.senders(made.loop)
    made.writable = asyncio.Event()
    if transport.waiting:
        made.pause_writing()
    return made


def frame(content: bytes) -> bytes:
    return bytes((0x81, len(content))) + content


def test_messages_of_one_moment_go_out_together_and_in_order() -> None:
    async def work() -> None:
        ann, bob = Transport(), Transport()
        to_ann, to_bob = wire(ann), wire(bob)
        for content in (b"one", b"two"):
            to_ann.write(content)
            to_bob.write(content)
        assert not ann.written
        await asyncio.sleep(0)
        assert ann.written == bob.written == [frame(b"one") + frame(b"two")]
        to_ann.write(b"three")
        to_ann.send_now()
        await asyncio.sleep(0)
        assert ann.written[1:] == [frame(b"three")]

    asyncio.run(work())


def test_long_messages_say_how_long_they_are() -> None:
    async def work() -> None:
        ann = Transport()
        to_ann = wire(ann)
        for size, head in (
            (125, b"\x81\x7d"),
            (126, b"\x81\x7e\x00\x7e"),
            (65536, b"\x81\x7f" + bytes(5) + b"\x01\0\0"),
        ):
            to_ann.write(b"x" * size)
            to_ann.send_now()
            assert ann.written.pop() == head + b"x" * size

    asyncio.run(work())


def test_one_that_fails_does_not_keep_the_others_waiting(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        gone, closing, broken, fine = Transport(), Transport(), Transport(broken=True), Transport()
        wires = [wire(gone, disconnected=True), wire(closing, close_sent=True), wire(broken), wire(fine)]
        for one in wires:
            one.write(b"hello")
        await asyncio.sleep(0)
        assert (gone.written, closing.written, fine.written) == ([], [], [frame(b"hello")])

    asyncio.run(work())
    assert [record.message for record in caplog.records] == ["broken"]


def test_who_does_not_read_is_cut_off() -> None:
    async def work() -> None:
        slow, full = Transport(waiting=MOST_WAITING), Transport(waiting=MOST_WAITING + 1)
        for transport in (slow, full):
            wire(transport).write(b"hello")
        await asyncio.sleep(0)
        assert (slow.aborted, full.aborted) == (False, True)

    asyncio.run(work())


def test_servers_in_one_process_do_not_send_for_each_other() -> None:
    threads: list[tuple[int, int]] = []

    class Telling(Transport):
        def __init__(self) -> None:
            super().__init__()
            self.made_in = threading.get_ident()

        def write(self, data: bytes) -> None:
            threads.append((self.made_in, threading.get_ident()))

    both = threading.Barrier(2)

    def serve() -> None:
        async def work() -> None:
            to_ann = wire(Telling())
            for _ in range(200):
                to_ann.write(b"hello")
                both.wait(PATIENCE)  # each has something to send when the other writes
                await asyncio.sleep(0)

        asyncio.run(work())

    running = [threading.Thread(target=serve) for _ in range(2)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join(PATIENCE)
    assert len(threads) == 400
    assert all(made_in == sent_in for made_in, sent_in in threads)


# ---- What comes ----


def frames(count: int) -> bytes:
    return b"".join(raw.frame(raw.TEXT, b"%d" % number) for number in range(count))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 300])
@pytest.mark.parametrize("cut", [None, 1, 2, 5, -1])
def test_a_message_is_heard_whether_it_comes_whole_or_in_two_reads(size: int, cut: int | None) -> None:
    async def work() -> None:
        ear = Ear()
        one = wire(Transport())
        one._ear = ear
        text = b"x" * size
        head = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        sent = bytes((raw.TEXT,)) + head + bytes(4) + text
        for part in (sent,) if cut is None else (sent[:cut], sent[cut:]):
            one.data_received(part)
        assert ear.heard == [text]
        one.close_sent = True
        one.data_received(sent)
        assert ear.heard == [text]

    asyncio.run(work())


def test_of_many_messages_a_few_are_handled_at_each_turn_and_nothing_is_read_meanwhile() -> None:
    async def work() -> None:
        transport, ear = Transport(), Ear()
        one = wire(transport)
        one._ear = ear
        count = 3 * FRAMES_AT_ONCE + 1
        sent = frames(count)
        one.data_received(sent[:-3])
        turns = 0
        while not transport.reads:
            turns += 1
            assert len(ear.heard) <= turns * FRAMES_AT_ONCE
            await asyncio.sleep(0)
        assert turns >= 2, "and one before"
        assert len(ear.heard) == count - 1
        one.data_received(sent[-3:])
        assert ear.heard == [b"%d" % number for number in range(count)]

    asyncio.run(work())


def test_messages_that_take_long_are_handled_one_at_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TIME_AT_ONCE", -1.0)

    async def work() -> None:
        transport, ear = Transport(), Ear()
        one = wire(transport)
        one._ear = ear
        one.data_received(frames(3))
        for heard in (1, 2, 3):
            assert len(ear.heard) == heard
            await asyncio.sleep(0)
        assert transport.reads

    asyncio.run(work())


def test_what_comes_when_the_connection_is_being_closed_is_not_handled() -> None:
    async def work() -> None:
        transport, ear = Transport(), Ear()
        one = wire(transport)
        one._ear = ear
        hear = ear.hear

        def hear_and_close(text: bytes) -> None:
            hear(text)
            one.hush()

        ear.hear = hear_and_close  # type: ignore[method-assign]
        one.data_received(frames(5) + raw.frame(raw.PING) + raw.frame(raw.BINARY))
        assert ear.heard == [b"0"]
        assert one._rest == b""

    asyncio.run(work())


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a limit of messages, which nobody gets back while a test runs."""
    with House(tmp_path_factory.mktemp("guarded") / "spieltrieb.db", messages_per_second=0.02) as found:
        yield found


FLOODS = {
    "empty texts": raw.frame(raw.TEXT) * 10_000,
    "texts": raw.frame(raw.TEXT, b'{"do":"ping"}') * 10_000,
    "binary": raw.frame(raw.BINARY, b"x") * 10_000,
    "pings": raw.frame(raw.PING) * 10_000,
    "pongs": raw.frame(raw.PONG, b"x") * 10_000,
    "pieces": raw.frame(raw.FIRST_PIECE, b"{") + raw.frame(raw.PIECE) * 10_000,
    "binary pieces": raw.frame(0x02, b"x") + raw.frame(raw.PIECE) * 10_000,
}


@pytest.mark.parametrize("flood", FLOODS)
def test_who_floods_is_cut_off_and_nothing_more_of_it_is_handled(
    guarded: House, flood: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, eve = Person.comes(guarded.address), Person.comes(guarded.address)
    handled: list[int] = []
    receive = module.WebSocketsSansIOProtocol.data_received

    def count(self: Any, data: bytes) -> None:
        handled.append(len(data))
        receive(self, data)

    monkeypatch.setattr(module.WebSocketsSansIOProtocol, "data_received", count)
    commands = guarded.gate.hub.counts["commands"]

    async def work() -> None:
        async with ann.page() as page, socket_to(guarded.address, eve.cookie) as line:
            line.send(FLOODS[flood])
            await line.until(b"try again later")
            await page.quiet()
            line.send(raw.frame(raw.CLOSE))
            assert await line.all() == b""

    asyncio.run(work())
    assert guarded.gate.hub.counts["commands"] - commands <= socket.PATIENCE + 3
    assert len(handled) <= 10, "handshakes, and what came before there was too much"


def test_nothing_is_read_before_the_handshake_is_answered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who sends frames without waiting for the answer: they wait until there is somebody to hear them."""
    ann = Person.comes(house.address)
    may_answer = threading.Event()
    find = house.gate.find_guest

    async def find_later(id: str) -> Any:
        await asyncio.to_thread(may_answer.wait, PATIENCE)
        return await find(id)

    monkeypatch.setattr(house.gate, "find_guest", find_later)
    parsed: list[int] = []
    receive = module.WebSocketsSansIOProtocol.data_received

    def count(self: Any, data: bytes) -> None:
        parsed.append(len(data))
        receive(self, data)

    monkeypatch.setattr(module.WebSocketsSansIOProtocol, "data_received", count)

    async def work() -> None:
        async with raw.line_to(house.address) as line:
            line.send(raw.handshake(ann.cookie))
            await until(lambda: parsed, "the handshake has not arrived")
            line.send(raw.frame(raw.PING) * 1000 + raw.frame(raw.TEXT, b'{"do":"ping","id":7}'))
            await line.drain()
            # When somebody else is served, the server has looked for what came before that.
            assert (await asyncio.to_thread(request, house.address, "GET", "/health")).status == 200
            assert len(parsed) == 1
            may_answer.set()
            assert b" 101 " in await line.until(b"\r\n\r\n")
            await line.until(b'"id":7')

    asyncio.run(work())


# ---- When it is over ----


async def leave(line: Line) -> None:
    """Go without a word."""


async def say_goodbye(line: Line) -> None:
    line.send(raw.frame(raw.CLOSE))
    await line.all()


async def send_nonsense(line: Line) -> None:
    line.send(raw.frame(0x83))
    await line.all()


async def flood(line: Line) -> None:
    line.send(FLOODS["texts"])
    await line.until(b"try again later")


ENDS = (leave, say_goodbye, send_nonsense, flood)


@pytest.mark.parametrize("end", ENDS)
def test_nothing_of_a_connection_that_is_over_waits_for_the_collector_of_garbage(
    guarded: House, end: Callable[[Line], Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is as old as a visit would wait for days: the collector looks at little, and often at the youngest only."""
    ann = Person.comes(guarded.address)
    made: list[weakref.ref[Any]] = []
    begin_door, begin_wire = Door.__init__, Wire.__init__

    def note_door(self: Door, *arguments: Any, **named: Any) -> None:
        begin_door(self, *arguments, **named)
        made.append(weakref.ref(self))

    def note_wire(self: Wire, *arguments: Any, **named: Any) -> None:
        begin_wire(self, *arguments, **named)
        made.extend((weakref.ref(self), weakref.ref(self.conn)))

    monkeypatch.setattr(Door, "__init__", note_door)
    monkeypatch.setattr(Wire, "__init__", note_wire)

    def left() -> list[Any]:
        return [one for ref in made if (one := ref()) is not None]

    async def work() -> None:
        async with socket_to(guarded.address, ann.cookie) as line:
            await end(line)
        assert len(made) == 3
        await until(lambda: not left(), "there is something left of it")

    gc.disable()
    try:
        asyncio.run(work())
    finally:
        gc.enable()
