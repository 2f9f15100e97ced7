"""How messages leave: those of one moment together, in their order, and nobody's trouble is another's."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from spieltrieb.server.wire import MOST_WAITING, Wire
from tests.conftest import PATIENCE


class Transport:
    """Keeps what is written; can be broken or full."""

    def __init__(self, broken: bool = False, waiting: int = 0) -> None:
        self.written: list[bytes] = []
        self.broken, self.waiting, self.aborted = broken, waiting, False

    def write(self, data: bytes) -> None:
        if self.broken:
            raise RuntimeError("this is the test's own")
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True


def wire(transport: Transport, **state: Any) -> Any:
    made: Any = Wire.__new__(Wire)
    made.loop, made.transport = asyncio.get_running_loop(), transport
    made.disconnected = state.get("disconnected", False)
    made.close_sent = state.get("close_sent", False)
    made.writable = asyncio.Event()
    if not transport.waiting:
        made.writable.set()
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
