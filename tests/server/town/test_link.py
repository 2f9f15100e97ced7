"""The link between two processes: nobody else gets in, and what is said arrives."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from spieltrieb.server.town import frames
from spieltrieb.server.town.frames import Alive, AnyFrame, Forwarded, HandedOver, Hello, Proof, Told
from spieltrieb.server.town.link import LONGEST_HELLO, Link, address_of, place_of


class Receiver:
    """A process, as a link sees it."""

    def __init__(self, me: int, secret: bytes = b"secret") -> None:
        self.me = me
        self.secret = secret
        self.links: list[Link] = []
        self.said: list[AnyFrame] = []

    def linked(self, link: Link) -> None:
        self.links.append(link)

    def unlinked(self, link: Link) -> None:
        self.links.remove(link)

    def heard(self, link: Link, frame: AnyFrame) -> None:
        self.said.append(frame)


def town(work: Callable[[Receiver, int], Awaitable[None]]) -> None:
    """Let somebody call process 1, which listens at a port."""

    async def run() -> None:
        receiver = Receiver(1)
        server = await asyncio.get_running_loop().create_server(lambda: Link(receiver), "127.0.0.1", 0)
        try:
            await work(receiver, server.sockets[0].getsockname()[1])
        finally:
            for link in list(receiver.links):
                link.close()
            server.close()

    asyncio.run(asyncio.wait_for(run(), 60))


async def call(receiver: Receiver, port: int, wanted: int = 1) -> Link:
    _, link = await asyncio.get_running_loop().create_connection(lambda: Link(receiver, wanted), "127.0.0.1", port)
    return link


async def until(is_so: Callable[[], Any]) -> None:
    while not is_so():
        await asyncio.sleep(0.001)


def test_what_is_said_arrives_in_order_and_what_many_are_told_goes_over_once() -> None:
    async def work(one: Receiver, port: int) -> None:
        two = Receiver(2)
        link = await call(two, port)
        await until(lambda: one.links and two.links)
        assert (link.process, one.links[0].process) == (1, 2)
        message = b'{"is":"moved"}' * 10_000
        link.send(Forwarded(7, b"{}"))
        for number in (1, 2, 3):
            link.tell(number, message)
        link.tell(1, b"other")
        link.send(HandedOver(["a"]))
        await until(lambda: len(one.said) == 4)
        assert one.said == [Forwarded(7, b"{}"), Told([1, 2, 3], message), Told([1], b"other"), HandedOver(["a"])]
        link.close()
        await until(lambda: not one.links and not two.links)

    town(work)


@pytest.mark.parametrize("caller", [Receiver(2, b"guessed"), Receiver(1)], ids=["another secret", "ourselves"])
def test_whoever_does_not_know_the_secret_is_not_let_in(caller: Receiver) -> None:
    async def work(one: Receiver, port: int) -> None:
        link = await call(caller, port)
        await link.over
        assert not one.links and not caller.links

    town(work)


def test_another_process_than_the_one_that_was_called_is_not_let_in() -> None:
    async def work(one: Receiver, port: int) -> None:
        link = await call(Receiver(2), port, wanted=5)
        await link.over
        assert not one.links

    town(work)


@pytest.mark.parametrize(
    "words",
    [
        [frames.encode(Hello(frames.VERSION + 1, 2, b"n" * 16))],
        [frames.encode(Alive())],
        [frames.encode(Proof(b"x" * 32))],
        [frames.encode(Hello(frames.VERSION, 2, b"n" * 16)), frames.encode(Proof(b"x" * 32))],
        [b"GET / HTTP/1.1"],
        [b"x" * (LONGEST_HELLO + 1)],
    ],
    ids=["another version", "no hello", "proof without hello", "wrong proof", "not a frame", "too long"],
)
def test_strangers_are_hung_up_on(words: list[bytes]) -> None:
    async def work(one: Receiver, port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for word in words:
            writer.write(len(word).to_bytes(4, "big") + word)
        try:
            while await reader.read(1000):
                pass
        except ConnectionError:
            pass
        assert not one.links
        writer.close()

    town(work)


class Stranger:
    """Somebody who says what they like over a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, frame: AnyFrame) -> None:
        word = frames.encode(frame)
        self.writer.write(len(word).to_bytes(4, "big") + word)

    async def hear(self) -> AnyFrame:
        size = int.from_bytes(await self.reader.readexactly(4), "big")
        return frames.decode(await self.reader.readexactly(size))


def test_nobody_passes_for_a_process_with_what_that_process_proves_to_them() -> None:
    """Attack: process 1 asks for a proof; process 3, which takes the attacker for process 1, makes it."""

    async def work(one: Receiver, port: int) -> None:
        three = Receiver(3)
        server = await asyncio.get_running_loop().create_server(lambda: Link(three), "127.0.0.1", 0)
        to_one = Stranger(*await asyncio.open_connection("127.0.0.1", port))
        to_three = Stranger(*await asyncio.open_connection("127.0.0.1", server.sockets[0].getsockname()[1]))
        try:
            asked = await to_one.hear()
            assert isinstance(asked, Hello)
            to_three.say(Hello(frames.VERSION, 1, asked.nonce))
            assert isinstance(await to_three.hear(), Hello)
            proof = await to_three.hear()
            assert isinstance(proof, Proof)
            to_one.say(Hello(frames.VERSION, 3, b"n" * 16))
            to_one.say(proof)
            hung_up = asyncio.ensure_future(to_one.reader.read())
            await until(lambda: one.links or hung_up.done())
            assert not one.links
            await asyncio.wait([hung_up])
            assert hung_up.exception() is None or isinstance(hung_up.exception(), ConnectionError)
        finally:
            to_one.writer.close()
            to_three.writer.close()
            server.close()

    town(work)


def test_places_are_read_as_they_are_written() -> None:
    for host, port in (("10.0.0.7", 5013), ("one", 1), ("fd00::7", 5013)):
        assert place_of(address_of(host, port)) == (host, port)
    assert place_of("10.0.0.7") == ("10.0.0.7", 0)
    assert place_of("[fd00::7]") == ("fd00::7", 0)
    for wrong in ("", "one:two", "10.0.0.7:", "a:b:1"):
        with pytest.raises(ValueError, match="not an address"):
            place_of(wrong)
