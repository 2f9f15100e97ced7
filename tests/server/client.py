"""A client of the server as tests use it: people over HTTP, pages over WebSockets, and the server to talk to."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, TypeVar
from urllib.parse import urlsplit

import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection, connect

from spieltrieb.games import games
from spieltrieb.server.app import make_app
from spieltrieb.server.gate import Gate
from spieltrieb.server.serving import address, configured, listen
from spieltrieb.server.settings import Settings
from spieltrieb.server.workers import Workers
from tests.conftest import PATIENCE
from tests.postgres import place
from tests.server.luck import Luck, guest

T = TypeVar("T")
NOON = 1_794_744_000_000  # 2026-11-15 in Greenwich, in milliseconds
_BEGAN = time.monotonic()
NO_LIMITS = {
    "bot_pace": 0.0,
    "workers": 1,
    "prepare": False,
    "advice_seconds": 0.1,
    "review_seconds": 0.01,
    "messages_per_second": 0,
    "requests_per_second": 0,
    "tables_per_hour": 0,
    "guests_per_hour": 0,
    "connections_per_guest": 0,
    "connections_per_address": 0,
    "behind_ms": 0,
}


# ---- Servers -----------------------------------------------------------------------------------------------------


def since_noon() -> int:
    """The time by which servers in tests go: whatever the machine's clock says, their day doesn't end meanwhile."""
    return NOON + round((time.monotonic() - _BEGAN) * 1000)


class Thinkers(Workers):
    """Processes that think, and go on to the next server in this process when theirs stops: to start one takes long."""

    free: ClassVar[list[ProcessPoolExecutor]] = []

    def warm_up(self) -> None:
        whole = [pool for pool in self.free if not pool._broken]  # a test may have killed one
        if whole:
            self._workers[0]._pool = whole.pop()
        self.free[:] = whole
        super().warm_up()

    def close(self) -> None:
        first = self._workers[0]
        if first._pool is not None and not first.is_busy:
            self.free.append(first._pool)
            first._is_closed, first._pool = True, None
        super().close()


class House:
    """A server in a thread of this process: quick to start, and its inside can be looked at."""

    def __init__(self, db: Path, now: Callable[[], int] | None = None, **settings: Any) -> None:
        self.settings = Settings(port=0, db=place(db), **{**NO_LIMITS, **settings})
        self.luck = Luck()
        self.gate: Gate
        self.address = ""
        self._clock = now or since_noon
        self._ahead = 0  # milliseconds
        self._thread: threading.Thread | None = None

    def start(self) -> House:
        for game in games.values():
            assert game.drive  # loaded now: the server would play it plain at first, and this process with it
        listening = listen(self.settings)
        self.address = address(*listening.getsockname()[:2]).rstrip("/")
        self.gate = make_app(self.settings, self._now, self.luck.deal, guest, Thinkers)
        started = threading.Event()
        config = configured(self.gate, self.settings)
        config.timeout_graceful_shutdown = 1
        self._server = _Server(config, started)
        self._listening = listening
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        assert started.wait(PATIENCE), "the server has not started"
        return self

    def pass_time(self, seconds: float) -> None:
        """Let this much time pass at once, for clocks that run at tables."""
        self._ahead += round(seconds * 1000)
        hub = self.gate.hub

        def look_again() -> None:
            for live in hub.tables.values():
                hub.pacemaker.go_on(live)
            hub.later(hub.waker.wake())

        self._server.loop.call_soon_threadsafe(look_again)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something be done in the server's own thread; what comes of it."""
        return asyncio.run_coroutine_threadsafe(work, self._server.loop).result(PATIENCE)

    def put_away(self, *tables: str) -> None:
        """Let tables that nobody looks at be put away now, as after ten minutes; wait until these are."""

        async def work() -> None:
            hub = self.gate.hub
            await until(lambda: all(hub.tables[id].is_idle for id in tables if id in hub.tables), "they are busy")
            hub.registry.put_away(-1)
            await until(lambda: not hub.tables.keys() & set(tables), "they are still there")

        self.do(work())

    def stop(self) -> None:
        self._server.should_exit = True
        if self._thread is not None:
            self._thread.join(PATIENCE)
            assert not self._thread.is_alive(), "the server has not stopped"
            self._thread = None
        self._listening.close()

    def _now(self) -> int:
        return self._clock() + self._ahead

    def __enter__(self) -> House:
        return self.start()

    def __exit__(self, *problem: object) -> None:
        self.stop()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, started: threading.Event) -> None:
        super().__init__(config)
        self._is_up = started

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        self._is_up.set()


class Process:
    """A server in a process of its own, started as people start it; it can be killed."""

    def __init__(self, db: Path, *arguments: object, **settings: Any) -> None:
        self.db = db
        named = [f"{name}={value}" for name, value in {**NO_LIMITS, **settings}.items()]
        self._command = [
            sys.executable,
            "-m",
            "tests.server.launch",
            "serve",
            "--port",
            "0",
            "--db",
            place(db),
            "--no-browser",
        ]
        self._command += [part for text in named for part in ("--set", text)] + [str(a) for a in arguments]
        self.address = ""
        self.process: subprocess.Popen[str]

    def start(self) -> Process:
        self.log = open(f"{self.db}.{len(list(self.db.parent.glob('*.log')))}.log", "w+")  # noqa: SIM115
        self.process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, stderr=self.log, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"}
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = next((word.rstrip("/.") for word in line.split() if word.startswith("http")), "")
        if not self.address:
            self.kill()
            raise AssertionError(f"the server has not started: {line}{Path(self.log.name).read_text()}")
        return self

    def kill(self) -> None:
        """End it at once (kill -9)."""
        self.process.kill()
        self._over()

    def stop(self) -> int:
        """End it as Ctrl-C does."""
        if self.process.poll() is None:
            self.process.terminate()
        return self._over()

    def _over(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        return code

    def __enter__(self) -> Process:
        return self.start()

    def __exit__(self, *problem: object) -> None:
        if self.process.poll() is None:
            self.kill()


def finish(work: Coroutine[Any, Any, T]) -> T:
    """Do something to its end; if it never comes to it, fail, and show where it stands."""
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


async def until(is_so: Callable[[], Any], otherwise: str) -> None:
    """Wait for something that happens in the server; if it never does, fail and say so."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, otherwise
        await asyncio.sleep(0.01)


# ---- People ------------------------------------------------------------------------------------------------------


@dataclass
class Answer:
    """What the server said to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def request(server: str, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
    """Ask a server for something."""
    parts = urlsplit(server)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = {"content-type": "application/json"} if data is not None else {}
        connection.request(method, parts.path + path, data, {**sent, **(headers or {})})
        answer = connection.getresponse()
        return Answer(answer.status, {n.lower(): v for n, v in answer.getheaders()}, answer.read())
    finally:
        connection.close()


@dataclass
class Person:
    """A guest, as a browser keeps them."""

    server: str
    id: str
    name: str
    cookie: str

    @classmethod
    def comes(cls, server: str, name: str = "") -> Person:
        """Somebody new comes, and takes a name."""
        answer = request(server, "GET", "/api/me")
        assert answer.status == 200, answer.body
        me = answer.json
        person = cls(server, me["id"], me["name"], answer.headers["set-cookie"].partition(";")[0])
        if name:
            person.name = person.post("/api/me", {"name": name})["name"]
        return person

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """Any request, any answer."""
        return request(self.server, method, path, body, {"cookie": self.cookie, **headers})

    def get(self, path: str) -> Any:
        """What is there; it must be."""
        answer = self.ask("GET", path)
        assert answer.status == 200, answer
        return answer.json

    def post(self, path: str, body: Any = None) -> Any:
        """What came of it; it must have been done."""
        answer = self.ask("POST", path, body)
        assert answer.status in (200, 201), answer
        return answer.json

    def make_table(self, game: str, *seats: str, **wish: Any) -> str:
        """A table with these seats: me, open, screen, or the name of a bot; its id."""
        wishes = [
            {"kind": seat} if seat in ("me", "open", "screen") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        id: str = self.post("/api/tables", {"game": game, "seats": wishes, **wish})["id"]
        return id

    @contextlib.asynccontextmanager
    async def page(self, *tables: str) -> AsyncIterator[Page]:
        """A page of this person, with these tables in sight."""
        socket = self.server.replace("http", "ws", 1) + "/api/ws"
        async with connect(
            socket, additional_headers={"Cookie": self.cookie}, max_size=None, max_queue=None, compression=None
        ) as connection:
            try:
                page = Page(connection)
                assert (await page.hear())["is"] == "welcome"
                for table in tables:
                    await page.watch(table)
                yield page
            except BaseException:  # whoever gives it up does not wait until a process that is stopped says goodbye, too
                connection.transport.abort()
                raise


# ---- Pages -------------------------------------------------------------------------------------------------------


class Refusal(AssertionError):
    """The server refused something."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(f"{message['code']}: {message['text']}")
        self.message = message
        self.code: str = message["code"]


@dataclass
class Page:
    """A WebSocket, and all that was heard from it."""

    socket: ClientConnection
    heard: list[dict[str, Any]] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    tables: dict[str, dict[str, Any]] = field(default_factory=dict)  # how each stands, as far as this page was told
    ids: Any = field(default_factory=lambda: itertools.count(1))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["is"] == "table":
            self.tables[message["table"]] = dict(message)
        elif message["is"] == "moved":
            known = self.tables[message["table"]]
            known.update({name: message[name] for name in ("number", "round", "step", "views")})
            known["told"] = message["told"]
            known["moves"] = None  # only whole tables list them
        return message

    async def until(self, is_it: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Hear on until such a message comes."""
        while True:
            message = await self.hear()
            if is_it(message):
                return message

    async def until_table(self, table: str, is_it: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Hear on until a table stands so; how it stands."""
        while not (table in self.tables and is_it(self.tables[table])):
            await self.hear()
        return self.tables[table]

    async def send(self, do: str, **more: Any) -> None:
        """Ask for something without waiting."""
        await self.socket.send(json.dumps({"do": do, **more}))

    async def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Ask for something and wait for the answer; a refusal is an error."""
        id = next(self.ids)
        await self.send(do, id=id, **more)
        answer = await self.until(lambda message: message.get("id") == id)
        if answer["is"] == "refused":
            raise Refusal(answer)
        return answer

    async def refused(self, do: str, **more: Any) -> str:
        """Ask for something that must be refused; the code."""
        try:
            answer = await self.ask(do, **more)
        except Refusal as problem:
            return problem.code
        raise AssertionError(f"this was not refused: {do} {more} {answer}")

    async def watch(self, table: str) -> dict[str, Any]:
        """Look at a table; how it stands."""
        await self.ask("watch", table=table)
        return self.tables[table]

    async def move(self, table: str, seat: int, move: str, **more: Any) -> dict[str, Any]:
        """Move, for the state as it is known here."""
        known = self.tables[table]
        where = {"step": known["step"], "round": known["round"], **more}
        return await self.ask("move", table=table, seat=seat, move=move, **where)

    async def quiet(self) -> None:
        """Hear all that was said up to now."""
        await self.ask("ping")

    async def play(
        self,
        table: str,
        chooser: random.Random,
        until: Callable[[dict[str, Any]], Any] = lambda known: False,
        acknowledged: Callable[[dict[str, Any]], None] = lambda answer: None,
    ) -> dict[str, Any]:
        """Play random moves in all own seats until all is over, or the table stands so; how it stands then.

        Where all move at the same time, the bots go first: so the same happens in every run, whoever is faster.
        """
        known = await self.until_table(table, lambda known: known["views"])
        while known["phase"] != "over":
            if bots_move(known):
                await self.hear()
                known = self.tables[table]
                continue
            if until(known):
                break
            view = next((view for view in known["views"] if view["legal"]), None)
            if view is not None:
                acknowledged(await self.move(table, view["seat"], chooser.choice(view["legal"])))
            elif known["outcome"] and known["phase"] == "playing":
                await self.ask("next", table=table, round=known["round"] + 1)
            else:
                await self.hear()
            known = self.tables[table]
        return known


def bots_move(known: dict[str, Any]) -> bool:
    """Whether a bot is about to move at a table that is known so; a stand-in for somebody here does not count."""
    actors = {seat for view in known["views"] for seat in view["actors"]}
    return any(known["seats"][seat]["bot"] for seat in actors.difference(known["mine"]))


Gone = websockets.exceptions.ConnectionClosed
