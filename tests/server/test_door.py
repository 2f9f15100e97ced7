"""Nobody keeps the door open, stuffs it or crowds it, and those who play never wait for those who come in."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from spieltrieb.server import door
from spieltrieb.server.door import AT_ONCE, MOST_HEAD, MOST_WAITING, Config, Door, Turnstile
from tests.server.client import House, Person, request, until
from tests.server.raw import handshake, line_to

HALF = [
    pytest.param(b"", id="nothing"),
    pytest.param(b"GET /api/me HT", id="half a line"),
    pytest.param(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-More: ", id="half a head"),
    pytest.param(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{", id="half a body"),
    pytest.param(handshake("x")[:-2], id="half a handshake"),
    pytest.param(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea", id="half a second request"),
]


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that does not wait long for a request."""
    with House(tmp_path_factory.mktemp("hurried") / "spieltrieb.db", request_seconds=0.3) as found:
        yield found


@pytest.mark.parametrize("sent", HALF)
def test_what_does_not_come_whole_is_not_waited_for(hurried: House, sent: bytes) -> None:
    refused = hurried.gate.hub.figures.refusals
    before = refused["slow"]

    async def work() -> bytes:
        async with line_to(hurried.address) as line:
            line.send(sent)
            return await line.all()

    assert b"HTTP/1.1 408 " in asyncio.run(work())
    assert refused["slow"] == before + 1


def test_many_who_send_half_a_request_are_all_sent_away(hurried: House) -> None:
    async def work() -> list[bytes]:
        async def one() -> bytes:
            async with line_to(hurried.address) as line:
                line.send(b"GET /api/me HTTP/1.1\r\n")
                return await line.all()

        return await asyncio.gather(*(one() for _ in range(100)))

    assert all(answer.startswith(b"HTTP/1.1 408 ") for answer in asyncio.run(work()))


def test_who_is_slow_but_comes_in_time_is_served(house: House) -> None:
    async def work() -> None:
        async with line_to(house.address) as line:
            for sign in b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n":
                line.send(bytes((sign,)))
                await line.drain()
            assert (await line.until(b"\r\n")).startswith(b"HTTP/1.1 200 ")

    asyncio.run(work())


def test_a_head_without_end_is_cut_short(house: House) -> None:
    async def work(more: bytes) -> bytes:
        async with line_to(house.address) as line:
            line.send(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n")
            for _ in range(MOST_HEAD // len(more) + 2):
                line.send(more)
            return await line.all()

    for more in (b"X-More: " + b"x" * 500 + b"\r\n", b"x:\r\n" * 100, b"x" * 1000):
        assert b"HTTP/1.1 431 " in asyncio.run(work(more))


@pytest.mark.parametrize("more", [b"x:\r\n" * 256, b"X-More: " + b"x" * 500 + b"\r\n", b"x" * 1024])
def test_what_comes_after_the_body_is_not_kept_and_has_an_end(house: House, more: bytes) -> None:
    """Attack: lines after the last chunk were all kept, in memory and without end, before anybody was asked for."""
    refused = house.gate.hub.figures.refusals
    before = refused["long-head"]

    async def work() -> bytes:
        async with line_to(house.address) as line:
            line.send(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n")
            for _ in range(1_000_000 // len(more)):
                line.send(more)
            return await line.all()

    answer = asyncio.run(work())
    assert answer == b"" or answer.startswith(b"HTTP/1.1 431 ")  # cut off before it could all be read
    assert refused["long-head"] == before + 1


def test_a_few_lines_after_the_body_are_let_be(house: House) -> None:
    ann = Person.comes(house.address)
    pieces = b"".join(b"1\r\n%c\r\n" % sign for sign in b'{"name": "Ann"}')  # many small ones are a body, too

    async def work() -> bytes:
        async with line_to(house.address) as line:
            line.send(f"POST /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: {ann.cookie}\r\n".encode())
            line.send(b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n")
            line.send(pieces + b"0\r\nX-More: 1\r\nCookie: spieltrieb=other\r\n\r\n")
            return await line.all()

    answer = asyncio.run(work())
    assert answer.startswith(b"HTTP/1.1 200 ") and b'"Ann"' in answer


def test_what_takes_long_to_read_is_read_in_several_turns(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person.comes(house.address, "Ann")
    monkeypatch.setattr(door, "TIME_AT_ONCE", 0.0)  # all that is longer than a piece takes too long
    turns = Counter[str]()
    line_up = Turnstile.line_up

    def counted(self: Turnstile, go_in: Callable[[], None]) -> None:
        turns["more"] += 1
        line_up(self, go_in)

    monkeypatch.setattr(Turnstile, "line_up", counted)
    body = b'{"name":"Bea"' + b" " * 3000 + b"}"
    head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
    head += b"Cookie: %b\r\nTransfer-Encoding: chunked\r\n\r\n" % person.cookie.encode()

    async def work() -> bytes:
        async with line_to(house.address) as line:
            line.send(head + b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n")
            return await line.all()

    answer = asyncio.run(work())
    assert answer.startswith(b"HTTP/1.1 200 ") and b'"name":"Bea"' in answer
    assert turns["more"] > 5


def test_requests_that_do_not_wait_for_answers_are_too_many_at_some_point(house: House) -> None:
    asked = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"

    async def work(times: int) -> bytes:
        async with line_to(house.address) as line:
            line.send(asked * times + b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return await line.all()

    assert asyncio.run(work(MOST_WAITING - 1)).count(b"HTTP/1.1 200 ") == MOST_WAITING
    before = house.gate.hub.figures.answers[200]
    assert b"HTTP/1.1 429 " in asyncio.run(work(5000))
    assert house.gate.hub.figures.answers[200] - before <= MOST_WAITING
    assert request(house.address, "GET", "/health").status == 200


def test_what_is_not_http_is_counted_and_fills_no_log(
    new_house: Callable[..., House], caplog: pytest.LogCaptureFixture
) -> None:
    house = new_house()

    async def work() -> bytes:
        async with line_to(house.address) as line:
            line.send(b"\x16\x03\x01 this is not HTTP\r\n\r\n")
            return await line.all()

    assert asyncio.run(work()).startswith(b"HTTP/1.1 400 ")
    assert house.gate.hub.figures.refusals["bad-http"] == 1
    said = {(record.name, record.levelname) for record in caplog.records}
    assert said <= {("uvicorn.error", "WARNING")}, "set_up_logs leaves these out: test_serving.py"


def test_there_are_so_many_connections_of_all_kinds(new_house: Callable[..., House]) -> None:
    house = new_house(connections=1)
    assert house.gate.door is not None
    house.gate.door.most = 2

    async def work() -> None:
        async with line_to(house.address) as first, line_to(house.address) as second:
            for line in (first, second):
                line.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert (await line.until(b"\r\n")).startswith(b"HTTP/1.1 200 ")
            async with line_to(house.address) as third:
                assert await third.all() == b""

    asyncio.run(work())
    assert house.gate.hub.figures.refusals["connections"] == 1


HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


def test_one_machine_has_so_many_connections_unless_it_is_a_proxy(new_house: Callable[..., House]) -> None:
    """Attack: one machine took all connections that there are."""
    house = new_house(connections_per_address=2, proxies="203.0.113.1")
    ann = Person.comes(house.address)
    assert house.gate.door is not None
    here = house.gate.door.here

    async def work() -> None:
        await until(lambda: not here, "those who went are still counted")
        async with ann.page(), line_to(house.address) as first, line_to(house.address) as second:
            for line in (first, second):
                line.send(HEALTH)
                assert (await line.until(b"\r\n")).startswith(b"HTTP/1.1 200 ")
            async with line_to(house.address) as third:
                assert await third.all() == b""
        await until(lambda: not here, "those who went are still counted")
        async with line_to(house.address) as line:
            line.send(HEALTH)
            assert (await line.until(b"\r\n")).startswith(b"HTTP/1.1 200 ")

    asyncio.run(work())
    assert house.gate.hub.figures.refusals["connections"] == 1


@pytest.mark.parametrize(
    ("proxies", "host", "is_one"),
    [
        ("127.0.0.1,::1", "127.0.0.1", True),
        ("127.0.0.1,::1", "::1", True),
        ("127.0.0.1,::1", "::ffff:127.0.0.1", True),
        ("127.0.0.1,::1", "203.0.113.7", False),
        ("172.30.12.0/24", "172.30.12.9", True),
        ("2001:db8::7", "2001:db8::7", True),
        ("2001:db8::7", "2001:db8::8", False),
        ("*", "203.0.113.7", True),
    ],
)
def test_what_a_proxy_is(proxies: str, host: str, is_one: bool) -> None:
    config = Config(None, seconds=0, most=0, most_from_one=1, refused=Counter(), forwarded_allow_ips=proxies)
    assert config.is_proxy(host) is is_one
    assert not logging.getLogger("uvicorn").handlers, "what other tests look for in the logs would depend on this one"


def test_through_a_proxy_come_more_than_from_one_machine(new_house: Callable[..., House]) -> None:
    house = new_house(connections_per_address=1)

    async def work() -> None:
        async with line_to(house.address) as first, line_to(house.address) as second:
            for line in (first, second):
                line.send(HEALTH)
                assert (await line.until(b"\r\n")).startswith(b"HTTP/1.1 200 ")

    asyncio.run(work())


def test_who_says_nothing_at_all_is_sent_away_soon(
    new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = new_house(request_seconds=3600)

    async def seconds_left() -> float:
        """How long the server will wait for the rest of a request that has begun."""
        doors = [one for one in house._server.server_state.connections if isinstance(one, Door) and one._has_spoken]
        return max((one._timer.when() - one.loop.time() for one in doors if one._timer is not None), default=0.0)

    async def work() -> None:
        async with line_to(house.address) as slow:
            slow.send(HEALTH[:1])
            await until(lambda: house.do(seconds_left()) > 60, "who has said something still has little time")
            monkeypatch.setattr(door, "FIRST_BYTE", 0.1)
            async with line_to(house.address) as silent:
                assert (await silent.all()).startswith(b"HTTP/1.1 408 ")
            slow.send(HEALTH[1:])
            assert (await slow.until(b"\r\n")).startswith(b"HTTP/1.1 200 ")

    asyncio.run(work())


# ---- The turnstile ----


def test_a_few_come_in_at_each_turn_and_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "TIME_AT_ONCE", 3600.0)

    async def work() -> None:
        came: list[int] = []
        turnstile = Turnstile(asyncio.get_running_loop())
        for number in range(3 * AT_ONCE):
            if turnstile.enter(lambda number=number: came.append(number)):  # type: ignore[misc]
                came.append(number)
        for turn in (1, 2, 3):  # if they are quick
            assert came == list(range(turn * AT_ONCE))
            assert len(turnstile) == (3 - turn) * AT_ONCE
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert turnstile.enter(came.clear)

    asyncio.run(work())


def test_those_who_take_long_come_in_one_at_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "TIME_AT_ONCE", -1.0)

    async def work() -> None:
        came: list[int] = []
        turnstile = Turnstile(asyncio.get_running_loop())
        assert turnstile.enter(came.clear)
        for number in range(3):
            assert not turnstile.enter(lambda number=number: came.append(number))  # type: ignore[misc]
        for turn in range(3):
            assert came == list(range(turn))
            await asyncio.sleep(0)
        assert came == [0, 1, 2]

    asyncio.run(work())


def test_who_comes_later_does_not_pass_those_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "TIME_AT_ONCE", 3600.0)

    async def work() -> None:
        came: list[str] = []
        turnstile = Turnstile(asyncio.get_running_loop())
        for _ in range(AT_ONCE):
            assert turnstile.enter(came.clear)
        for number in range(AT_ONCE):
            assert not turnstile.enter(lambda number=number: came.append(f"early {number}"))  # type: ignore[misc]
        await asyncio.sleep(0)
        assert not turnstile.enter(lambda: came.append("late"))
        await asyncio.sleep(0)
        assert came == [*(f"early {number}" for number in range(AT_ONCE)), "late"]

    asyncio.run(work())


def test_a_crowd_comes_in_while_others_play(house: House) -> None:
    """A hundred requests at once are all answered, and so is who is inside already."""
    ann = Person.comes(house.address)

    async def work() -> None:
        async def one() -> bytes:
            async with line_to(house.address) as line:
                line.send(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
                return await line.until(b"\r\n")

        async with ann.page() as page:
            crowd = asyncio.gather(*(one() for _ in range(100)))
            await page.quiet()
            assert all(line.startswith(b"HTTP/1.1 200 ") for line in await crowd)

    asyncio.run(work())


# ---- What is not taken ----


class Stuck:
    """A transport whose other side takes what it is told, or nothing."""

    def __init__(self, *unsent: int) -> None:
        self.unsent = list(unsent)
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unsent.pop(0)

    def close(self) -> None: ...

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize(
    ("unsent", "aborted"), [((0,), False), ((500, 0), False), ((500, 400, 0), False), ((500, 400, 400), True)]
)
def test_what_is_not_taken_for_long_is_given_up(unsent: tuple[int, ...], aborted: bool) -> None:
    async def work() -> None:
        one: Any = Door.__new__(Door)
        one.loop, one.transport = asyncio.get_running_loop(), Stuck(*unsent)

        class Config:
            seconds, refused = 0.001, Counter[str]()

        one.config = Config()
        one.timeout_keep_alive_handler()
        await until(lambda: not one.transport.unsent, "not all was looked at")
        assert one.transport.aborted is aborted
        assert Config.refused["not-taken"] == aborted

    asyncio.run(work())


@pytest.mark.parametrize("body", [b"Transfer-Encoding: chunked\r\n\r\nzz\r\n", b"Content-Length: 9\r\n\r\n{}"])
def test_who_goes_before_the_request_is_whole_breaks_nothing(house: House, body: bytes) -> None:
    """Attack: each of them counted as an error of the server, which wakes those who look after it."""
    answers = house.gate.hub.figures.answers
    before = answers[400]

    async def work() -> None:
        async with line_to(house.address) as line:
            line.send(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n" + body)
            await line.drain()
        await until(lambda: answers[400] > before or answers[500], "nobody has noticed that they went")

    asyncio.run(work())
    assert answers[500] == 0
