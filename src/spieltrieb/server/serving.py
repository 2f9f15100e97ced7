"""Running the server: uvicorn with uvloop, logs that hold no secrets, and a clear message if it cannot start."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import json
import logging
import resource
import signal
import socket
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from spieltrieb.server.app import make_app
from spieltrieb.server.door import PLAIN, Config
from spieltrieb.server.errors import CannotListen
from spieltrieb.server.gate import Gate
from spieltrieb.server.settings import Settings, unknown
from spieltrieb.server.wire import Wire

FAREWELL = 0.05  # seconds for the last messages to reach those who are connected
GOODBYE = 5  # seconds in which requests may finish when the server is stopped
# Connections that wait to be accepted: all of them are taken at once, while everybody else waits.
BACKLOG = 256
# How much the garbage collector looks through at once: a little often, since everybody waits meanwhile, and all of it
# seldom. Its second generation is what three runs over the first have left, so 6,000 objects: some milliseconds.
GARBAGE = (2_000, 3, 16_000)
MOST_FILES = 65_536  # that are open at once: more connections than one process serves
_USUAL = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class Lines(logging.Formatter):
    """Log lines: time, level, name, what happened, and facts; as text or as JSON. Never cookies, seeds or messages."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        # Libraries note their own on every record (Ray: "_ray_timestamp_ns").
        facts = {name: value for name, value in record.__dict__.items() if name not in _USUAL and name[0] != "_"}
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        said = record.getMessage()
        trace = self.formatException(record.exc_info) if record.exc_info else None
        if self._as_json:
            facts |= {"problem": trace} if trace else {}
            line = {"at": at, "level": record.levelname.lower(), "name": record.name, "said": said, **facts}
            return json.dumps(line, default=str)
        words = [at, record.levelname.lower(), record.name, _one_line(said)]
        words += [f"{name}={_one_line(value)}" for name, value in facts.items()]
        return " ".join(words) + (f"\n{trace}" if trace else "")


def _one_line(value: Any) -> str:
    """A fact as a line of text may hold it: nobody writes lines of their own into the log."""
    text = str(value)
    return text if text.isprintable() else json.dumps(text)


def set_up_logs(settings: Settings) -> None:
    """Write logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(settings.log == "json"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    logging.getLogger("uvicorn.access").disabled = True  # addresses of guests are nobody's business
    logging.getLogger("uvicorn.error").setLevel("ERROR")  # what strangers send is counted, but fills no disk


def listen(settings: Settings) -> socket.socket:
    """The socket at which we listen; an error that says what to do if there is none."""
    return bind(settings, backlog=BACKLOG)


def bind(settings: Settings, is_shared: bool = False, backlog: int | None = None) -> socket.socket:
    """The socket with the address to listen at; an error that says what to do if there is none.

    Where several processes share a port, the machine deals connections out among their sockets.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        with contextlib.ExitStack() as undoing:
            found = undoing.enter_context(socket.socket(family, socket.SOCK_STREAM))
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if is_shared:
                found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            found.bind((settings.host, settings.port))
            if backlog is not None:
                found.listen(backlog)
            undoing.pop_all()  # it stays open
    except OSError as problem:
        what = {
            errno.EADDRINUSE: f"another program listens at port {settings.port} already. Stop it, or choose another "
            "port with --port (0 for any that is free)",
            errno.EACCES: f"port {settings.port} needs more rights. Choose one above 1023 with --port",
            errno.EAFNOSUPPORT: "this machine has no IPv6. Name an address without colons with --host",
            errno.EADDRNOTAVAIL: f"this machine has no address {settings.host}. Name one of its own with --host",
        }.get(problem.errno or 0, problem.strerror or str(problem))
        raise CannotListen(f"The server cannot listen: {what}.", host=settings.host, port=settings.port) from None
    except (OverflowError, TypeError, ValueError):
        raise CannotListen(
            f"The server cannot listen: {settings.host!r} is not an address.", host=settings.host, port=settings.port
        ) from None
    found.set_inheritable(False)
    return found


def configured(app: Gate, settings: Settings) -> Config:
    """How uvicorn runs the server."""
    config = Config(
        app,
        seconds=settings.request_seconds,
        most=settings.connections and settings.connections + PLAIN,
        most_from_one=settings.connections_per_address,
        refused=app.hub.figures.refusals,
        loop="uvloop",
        ws=Wire,
        ws_max_size=settings.message_bytes * 4,
        ws_per_message_deflate=False,  # one compressor per connection costs more memory than a table
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=GOODBYE,
        lifespan="on",
    )
    app.door = config
    return config


def allow_connections() -> None:
    """Let the server have as many connections as the machine gives it: shells often start programs with fewer."""
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    with contextlib.suppress(ValueError, OSError):  # then it goes on with what it has
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(least, wanted), most))


def serve(settings: Settings, on_start: Callable[[str], None] = lambda address: None, is_shared: bool = False) -> None:
    """Run the server until it is stopped. `on_start` gets the address at which it can be reached."""
    # One of several listens when it is ready, and not before: connections that it gets would wait till then.
    listening = bind(settings, is_shared=True) if is_shared else listen(settings)
    set_up_logs(settings)
    try:
        app = make_app(settings)
    except BaseException:
        listening.close()
        raise
    allow_connections()
    for name in unknown():
        logging.getLogger("spieltrieb").warning("no such setting", extra={"environment": name})
    host, port = listening.getsockname()[:2]
    server = _Server(configured(app, settings), lambda: on_start(address(host, port)), app)
    # When all is closed, uvicorn sends itself the signal that stopped it: leave like a program that has ended well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server.run(sockets=[listening])


def address(host: str, port: int) -> str:
    """Where a person on this machine finds the server."""
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


class _Server(uvicorn.Server):
    """uvicorn, saying when it is there."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None], app: Gate) -> None:
        super().__init__(config)
        self._on_start = on_start
        self._app = app
        self._is_interrupted = False  # by Ctrl-C: then all processes end

    async def startup(self, sockets: Any = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        # The compiler behind the rules leaves a million objects that never change: looking through them for garbage
        # again and again would stop the server for a tenth of a second each time.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        if self.started:
            self._on_start()

    async def shutdown(self, sockets: Any = None) -> None:
        """Say goodbye, then stop: uvicorn closes all connections before the app hears of it.

        Where other processes go on, all who are connected to us come back to them, and then they get our tables.
        """
        town = self._app.hub.town
        if town is not None and town.has_others and not self._is_interrupted:
            for server in self.servers:  # nobody comes to us any more
                server.close()
            for listening in sockets or ():
                listening.close()
            await town.drain()
        else:
            self._app.hub.say_goodbye()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, soon."""
        self._is_interrupted = self._is_interrupted or sig == signal.SIGINT
        super().handle_exit(sig, frame)
