from __future__ import annotations

import asyncio
import errno
import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from spieltrieb.server import serving
from spieltrieb.server.errors import CannotListen
from spieltrieb.server.serving import Lines, address, listen
from spieltrieb.server.settings import Settings
from tests.server.client import House, Person, Process, request, until
from tests.server.raw import line_to

Start = Callable[..., Process]


# ---- Listening ----


def test_a_port_that_is_taken_says_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(CannotListen, match=rf"another program listens at port {port} already.*--port") as problem:
            listen(Settings(port=port))
    assert problem.value.arguments == {"host": "127.0.0.1", "port": port}


@pytest.mark.parametrize("host", ["203.0.113.1", "2001:db8::1", "no.such.host.invalid", "", "x" * 300, "\0", "ä" * 80])
def test_an_address_that_is_not_ours_says_so(host: str) -> None:
    if host == "":
        listen(Settings(host=host, port=0)).close()  # everywhere
        return
    with pytest.raises(CannotListen, match="The server cannot listen") as problem:
        listen(Settings(host=host, port=0))
    assert problem.value.arguments["host"] == host


def test_a_machine_without_ipv6_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(family: int, kind: int) -> socket.socket:
        raise OSError(errno.EAFNOSUPPORT, os.strerror(errno.EAFNOSUPPORT))

    monkeypatch.setattr(serving, "socket", SimpleNamespace(**{**vars(socket), "socket": refuse}))
    with pytest.raises(CannotListen, match="this machine has no IPv6"):
        listen(Settings(host="::", port=0))


def test_port_zero_is_any_that_is_free() -> None:
    with listen(Settings(port=0)) as first, listen(Settings(port=0)) as second:
        assert first.getsockname()[1] != second.getsockname()[1]


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "http://localhost:80/"),
        ("0.0.0.0", "http://localhost:80/"),
        ("::", "http://localhost:80/"),
        ("192.168.0.7", "http://192.168.0.7:80/"),
        ("fe80::1", "http://[fe80::1]:80/"),
    ],
)
def test_people_are_told_an_address_that_works_here(host: str, shown: str) -> None:
    assert address(host, 80) == shown


# ---- Health, readiness, figures ----


@contextmanager
def cannot_write(house: House) -> Any:
    writer = house.gate.hub.storage._writer
    writer.execute("PRAGMA query_only = 1")
    try:
        yield
    finally:
        writer.execute("PRAGMA query_only = 0")


@pytest.mark.sqlite
def test_ready_means_that_the_database_can_be_written(house: House) -> None:
    assert request(house.address, "GET", "/ready").json == {"status": "ready"}
    with cannot_write(house):
        answer = request(house.address, "GET", "/ready")
        assert (answer.status, answer.json["status"], answer.json["code"]) == (503, "not ready", "no-storage")
        assert house.settings.db not in answer.json["message"], "where it lies is nobody's business"
        assert request(house.address, "GET", "/health").json["status"] == "alive"
    assert request(house.address, "GET", "/ready").status == 200


@pytest.mark.sqlite
def test_while_nothing_can_be_written_tables_stay_as_they_are_and_people_are_told(house: House) -> None:
    ann = Person.comes(house.address)

    async def work() -> None:
        table = ann.make_table("kreuzquer", "me")
        async with ann.page(table) as page:
            view = page.tables[table]["views"][0]
            with cannot_write(house):
                assert (
                    await page.refused(
                        "move", table=table, seat=0, step=page.tables[table]["step"], move=view["legal"][0]
                    )
                    == "no-storage"
                )
                answer = await asyncio.to_thread(
                    ann.ask, "POST", "/api/tables", {"game": "kreuzquer", "seats": [{"kind": "me"}]}
                )
                assert (answer.status, answer.json["code"]) == (503, "no-storage")
                assert "retry-after" in answer.headers
                before = dict(await page.watch(table))
                assert before["views"][0] == view
            await page.move(table, 0, view["legal"][0])
            assert page.tables[table]["number"] == before["number"] + 1

    asyncio.run(work())


@pytest.mark.sqlite
def test_bots_go_on_when_the_database_can_be_written_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Person.comes(house.address)
    hub = house.gate.hub
    may_move = threading.Event()
    choose = hub.workers.choose

    async def choose_later(*asked: Any) -> int:
        await until(may_move.is_set, "the test has not let the bot move")
        return await choose(*asked)

    monkeypatch.setattr(hub.workers, "choose", choose_later)
    table = ann.make_table("kreuzquer", "me", "random")  # now: the bot is asked at once

    async def work() -> None:
        async with ann.page(table) as page:
            known = await page.until_table(table, lambda known: known["views"][0]["legal"])
            await page.move(table, 0, known["views"][0]["legal"][0])
            with cannot_write(house):
                refused = hub.counts["refused"]
                may_move.set()
                await until(lambda: hub.counts["refused"] > refused, "the bot's move was not refused")
                assert not page.tables[table]["views"][0]["legal"]
            await page.until_table(table, lambda known: known["views"][0]["legal"])

    asyncio.run(work())


def test_figures_are_in_the_form_that_prometheus_reads(house: House) -> None:
    assert request(house.address, "GET", "/health").status == 200
    answer = request(house.address, "GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.body.decode().splitlines()
    names = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(names) == len(set(names)) == len([line for line in lines if line.startswith("# HELP")])
    for line in lines:
        if not line.startswith("#"):
            found = re.fullmatch(r'(spieltrieb_\w+)(\{(\w+="[^"]+",?)+\})? (\d+(\.\d+)?)', line)
            assert found, line
            assert found[1] in names or re.sub("_(bucket|sum|count)$", "", found[1]) in names, line
    assert 'spieltrieb_answers_total{status="200"}' in answer.body.decode()


def test_figures_are_for_this_machine_only(house: House, new_house: Callable[..., House]) -> None:
    answer = request(house.address, "GET", "/metrics", headers={"x-forwarded-for": "203.0.113.1"})
    assert (answer.status, answer.json["code"]) == (404, "unknown-page")
    assert request(new_house(metrics=False).address, "GET", "/metrics").status == 404


@pytest.mark.parametrize("broken", ["spieltrieb.server.decisions.move", "spieltrieb.server.storage.write_entry"])
def test_a_mistake_of_ours_leaves_the_table_free(house: House, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    ann = Person.comes(house.address)
    table = ann.make_table("kreuzquer", "me")

    def fail(*arguments: object) -> None:
        raise RuntimeError("this is the test's own")

    async def work() -> None:
        async with ann.page(table) as page:
            move = {"table": table, "seat": 0, "step": page.tables[table]["step"]}
            move["move"] = page.tables[table]["views"][0]["legal"][0]
            with monkeypatch.context() as patched:
                patched.setattr(broken, fail)
                assert await page.refused("move", **move) == "error"
            await page.ask("move", **move)

    asyncio.run(work())


@pytest.mark.sqlite
def test_one_damaged_table_does_not_keep_the_others_from_going_on(new_house: Callable[..., House]) -> None:
    house = new_house()
    ann = Person.comes(house.address)
    bad, worse, good = (ann.make_table("kreuzquer", "me") for _ in range(3))
    house.stop()
    damage = sqlite3.connect(house.settings.db)
    change = 'UPDATE log SET entry = ? WHERE number = 1 AND "table" = (SELECT key FROM tables WHERE id = ?)'
    damage.execute(change, ('{"e": "nonsense"}', bad))
    damage.execute(change, ('{"e": "began", "at": 1, "steps": [[0, 99999]]}', worse))
    damage.commit()
    damage.close()
    ann.server = new_house().address
    assert ann.get(f"/api/tables/{good}")["phase"] == "playing"

    async def work() -> None:
        async with ann.page(good) as page:
            assert await page.refused("watch", table=bad) == "no-storage"
            assert await page.refused("watch", table=worse) == "no-storage"

    asyncio.run(work())
    for table in (bad, worse):
        answer = ann.ask("GET", f"/api/tables/{table}")
        assert (answer.status, answer.json["code"]) == (503, "no-storage")
    assert [table["id"] for table in ann.get("/api/me/tables")] == [good]


# ---- Logs ----


def test_a_house_with_a_file_needs_no_driver_of_postgresql() -> None:
    script = "import sys; sys.modules['asyncpg'] = None; import spieltrieb.server.serving"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_line_of_the_log_is_one_line_with_its_facts() -> None:
    record = logging.makeLogRecord(
        {
            "name": "spieltrieb.tables",
            "levelname": "ERROR",
            "msg": "commit %s",
            "args": ("failed",),
            "table": "k7m2p9xq",
            "_ray_timestamp_ns": 1,  # as a library notes it that is loaded, too
        }
    )
    text = Lines(as_json=False).format(record)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z error spieltrieb.tables commit failed table=k7m2p9xq", text)
    line = json.loads(Lines(as_json=True).format(record))
    assert {**line, "at": ""} == {
        "at": "", "level": "error", "name": "spieltrieb.tables", "said": "commit failed", "table": "k7m2p9xq",
    }  # fmt: skip


@pytest.mark.parametrize("as_json", [False, True])
def test_nobody_writes_lines_of_their_own_into_the_log(as_json: bool) -> None:
    record = logging.makeLogRecord(
        {"name": "x", "msg": "bot failed", "problem": "a\n2026-01-01T00:00:00.000Z error forged\r\x1b[2J"}
    )
    line = Lines(as_json).format(record)
    assert len(line.splitlines()) == 1
    assert "\x1b" not in line


# ---- A whole server ----


def test_a_server_says_nothing_secret_and_goodbye(new_process: Start) -> None:
    """One server's whole life, for it takes a while to start: what it logs, what it says when it goes."""
    server = new_process(log_level="debug", log="json")
    ann = Person.comes(server.address, "Annabella")
    answer = ann.ask("GET", "/api/me")
    assert "server" not in answer.headers  # nobody needs to know what it is made of
    table = ann.make_table("davincicode", "me", "greedy", words="Abrakadabra")
    link = ann.post("/api/me/link")["token"]

    async def work() -> list[dict[str, Any]]:
        async with ann.page(table) as page:
            await page.ask("say", table=table, text="Simsalabim")
            await page.refused("move", table=table, seat=0, step=0, move="Hokuspokus")
            ann.ask("POST", "/api/me", b"{Hokuspokus")
            ann.ask("GET", "/api/tables/nowhere", **{"authorization": "Bearer Hokuspokus"})
            async with line_to(server.address) as line:
                line.send(b"\x16\x03\x01 Hokuspokus\r\n\r\n")
                assert (await line.all()).startswith(b"HTTP/1.1 400 ")
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                await page.until(lambda message: False)
            return page.heard

    last = asyncio.run(work())[-1]
    assert (last["is"], last["code"]) == ("gone", "restart")
    assert last["again"] > 0
    assert server.stop() == 0
    text = Path(server.log.name).read_text()
    for line in text.splitlines():
        json.loads(line)
    for secret in (ann.cookie.partition("=")[2], link, "Simsalabim", "Abrakadabra", "Hokuspokus", "Annabella"):
        assert secret not in text
    assert "uvicorn" not in text, "what strangers send fills no log"
    with House(server.db) as house:
        found = asyncio.run(_secret(house, table))
        assert found not in text
        assert ann.id == Person(house.address, "", "", ann.cookie).get("/api/me")["id"]


async def _secret(house: House, table: str) -> str:
    await until(lambda: table in house.gate.hub.tables, "the table was not found again")
    return house.gate.hub.tables[table].table.secret


def test_a_killed_server_leaves_no_processes_behind(new_process: Start) -> None:
    server = new_process()
    ann = Person.comes(server.address)
    table = ann.make_table("kreuzquer", "random", "random")

    async def watch() -> None:
        async with ann.page(table) as page:
            await page.until_table(table, lambda known: known["phase"] == "over")

    asyncio.run(watch())
    children = _children(server.process.pid)
    assert children
    server.kill()
    try:
        asyncio.run(until(lambda: not any(map(_is_alive, children)), "its processes live on"))
    finally:
        for child in filter(_is_alive, children):
            os.kill(child, signal.SIGKILL)


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
