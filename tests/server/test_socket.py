"""A connection: what comes in is read or refused, what goes out waits its turn, and nobody may flood it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from spieltrieb.server.errors import BadMessage
from spieltrieb.server.hub import Hub
from spieltrieb.server.limits import Bucket
from spieltrieb.server.requests import Move, Ping
from spieltrieb.server.settings import Settings
from spieltrieb.server.socket import MOST_WAITING, PATIENCE, Connection, read
from spieltrieb.server.sqlite import SqliteStorage
from spieltrieb.server.workers import Workers
from tests.server.client import until
from tests.server.driving import ANN, NOON


class Line:
    """The other side of a connection, which may be slow."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.free = asyncio.Event()
        self.free.set()

    async def send(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.send":
            await self.free.wait()
        self.sent.append(event)

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(event["text"]) for event in self.sent if event["type"] == "websocket.send"]


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def connected(path: Path, test: Callable[[Connection, Line], Coroutine[Any, Any, None]], **settings: Any) -> None:
    """Run a test with a connection to a hub of its own."""

    async def run() -> None:
        storage, workers = SqliteStorage(path), Workers(1)
        hub = Hub(storage, workers, Settings(db=str(path), prepare=False, **settings), lambda: NOON)
        line = Line()
        try:
            await test(Connection(hub, ANN, line.send), line)
        finally:
            await hub.close()
            workers.close()
            await storage.close()

    asyncio.run(run())


def test_commands_are_read() -> None:
    assert read('{"do":"ping","id":3}') == Ping(id=3)
    assert read(b'{"do":"move","table":"t","seat":1,"step":2,"move":"draw"}') == Move(
        table="t", seat=1, step=2, move="draw"
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "json"),
        (b"\xff", "json"),
        ("[]", "invalid"),
        ('{"do":"fly"}', "invalid"),
        ('{"do":"ping","more":1}', "invalid"),
        ('{"do":"stand","table":"t","seat":4}', "invalid"),
    ],
)
def test_what_is_not_a_command_is_refused(text: str | bytes, problem: str) -> None:
    with pytest.raises(BadMessage) as caught:
        read(text)
    assert caught.value.arguments["problem"] == problem


def test_an_answer_carries_the_number_of_its_command(tmp_path: Path) -> None:
    async def test(connection: Connection, line: Line) -> None:
        connection.hear('{"do":"ping","id":9}')
        connection.hear('{"do":"watch","table":"nowhere","id":10}')
        connection.hear("nonsense")
        await until(lambda: len(line.heard) == 3, "there were not three answers")
        assert {"is": "pong", "now": NOON, "id": 9} in line.heard
        codes = {message.get("id"): message.get("code") for message in line.heard}
        assert codes == {9: None, 10: "unknown-table", None: "bad-message"}
        assert (connection.hub.counts["commands"], connection.hub.counts["refused"]) == (3, 2)

    connected(tmp_path / "db", test)


def test_a_message_that_is_too_long_is_refused(tmp_path: Path) -> None:
    async def test(connection: Connection, line: Line) -> None:
        connection.hear('{"do":"ping"}' + " " * 2000)
        await settled()
        assert [message["code"] for message in line.heard] == ["too-long"]

    connected(tmp_path / "db", test, message_bytes=1024)


def test_who_sends_too_much_is_told_so_and_then_cut_off(tmp_path: Path) -> None:
    async def test(connection: Connection, line: Line) -> None:
        allowed = 10
        connection._bucket = Bucket(0.0, allowed, 0.0)
        for _ in range(allowed + PATIENCE):
            connection.hear('{"do":"ping"}')
        await settled()
        assert [message["is"] for message in line.heard] == ["pong"] * allowed + ["refused"] * PATIENCE
        connection.hear('{"do":"ping"}')
        await settled()
        assert line.sent[-1]["type"] == "websocket.close"

    connected(tmp_path / "db", test)


def test_a_connection_that_takes_nothing_is_given_up(tmp_path: Path) -> None:
    async def test(connection: Connection, line: Line) -> None:
        line.free.clear()
        for number in range(MOST_WAITING):
            connection.tell(b'{"number":%d}' % number)
        await settled()
        assert line.sent == []
        for _ in range(3):
            connection.tell(b"{}")
        await settled()
        assert [event["type"] for event in line.sent] == ["websocket.close"]

    connected(tmp_path / "db", test)


def test_messages_go_out_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    async def test(connection: Connection, line: Line) -> None:
        for number in range(20):
            connection.tell(b"%d" % number)
        await until(lambda: len(line.heard) == 20, "not all was sent")
        assert line.heard == list(range(20))

    connected(tmp_path / "db", test)
