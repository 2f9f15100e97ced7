"""Several processes that serve at one port: each is started by the same command, and again when it dies.

One that is silent, since it is stopped or hangs, is ended: then its connections and tables are with others at once.
Where the supervisor is stopped, too, the other processes see to that (siblings.py). SIGTERM and Ctrl-C end all of them.
SIGHUP replaces one after the other, each by a new one that serves before the old one goes: for an update that nobody
notices. If the supervisor itself is killed, its processes end.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

from spieltrieb.core.machine import cores
from spieltrieb.server.errors import BadSetting
from spieltrieb.server.serving import address, bind, serve, set_up_logs
from spieltrieb.server.settings import Settings
from spieltrieb.server.siblings import STOPPED, Siblings, state_of

CHILD = "SPIELTRIEB_CHILD"  # in the environment of a process that is one of several: the port
READY = "ready\n"
LOOK = 0.05  # seconds between two looks
BEAT = 0.5  # seconds between two signs of life of a process
SILENT = 2.5  # seconds without one after which it is ended
ASLEEP = 1.0  # if two looks are this many seconds apart, it was us who slept
PAUSES = (0.0, 0.5, 1.0, 2.0, 5.0)  # seconds before a process is started again that died before it served
END_WITHIN = 20.0  # seconds; then a process is killed

log = logging.getLogger("spieltrieb.supervisor")


class _Child:
    """One of the processes."""

    def __init__(self, port: int) -> None:
        environment = {**os.environ, CHILD: str(port)}
        # The same command as ours. Its own session: a Ctrl-C is for us, and we tell it. Our end of its input closes
        # when we are gone, and then it goes, too.
        self.process = subprocess.Popen(
            [sys.executable, *sys.orig_argv[1:]], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True, start_new_session=True,
        )  # fmt: skip
        self.is_ready = False
        self.heard_at = time.monotonic()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.heard_at = time.monotonic()
            self.is_ready = self.is_ready or line == READY

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.process.poll() is not None

    @property
    def is_silent(self) -> bool:
        """Whether it has given no sign of life for long, and should: it serves, or was stopped just before it did."""
        if self.is_over or time.monotonic() - self.heard_at <= SILENT:
            return False
        return self.is_ready or state_of(self.process.pid) == STOPPED

    def end(self, sign: signal.Signals) -> None:
        """Tell it to end."""
        if not self.is_over:
            self.process.send_signal(sign)

    def wait(self, seconds: float = END_WITHIN) -> None:
        """Wait until it has ended; one that takes longer is killed."""
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def supervise(settings: Settings, on_start: Callable[[str], None]) -> None:
    """Run as many processes as the settings say, until we are stopped."""
    if not isinstance(settings.database, str):
        raise BadSetting(
            f"{settings.processes} processes need a PostgreSQL database: name one with --db postgresql://…, or use one "
            "process.",
            setting="processes",
        )
    if re.search(r"[^:]:\d+$", settings.link):
        raise BadSetting(
            "Several processes cannot all be reached at one port: give 'link' an address without a port.",
            setting="link",
        )
    set_up_logs(settings)
    with bind(settings, is_shared=True) as reserved:  # it does not listen: it keeps the port for all of them
        host, port = reserved.getsockname()[:2]
        _Supervisor(port, settings.processes).run(lambda: on_start(address(host, port)))


class _Supervisor:
    def __init__(self, port: int, processes: int) -> None:
        self._port = port
        self._processes = processes
        self._children: list[_Child] = []
        self._failures = 0  # processes in a row that died before they served
        self._is_stopping = False
        self._is_replacing = False
        self._looked_at = time.monotonic()

    def run(self, on_start: Callable[[], None]) -> None:
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        signal.signal(signal.SIGHUP, self._replace)
        try:
            self._start(1)  # alone, so that what is wrong is said once
            self._start(self._processes - 1)
            if not self._is_stopping:
                on_start()
            while not self._is_stopping:
                time.sleep(LOOK)
                self._look()
                if self._is_replacing:
                    self._is_replacing = False
                    self._replace_all()
        finally:
            for child in self._children:
                child.end(signal.SIGINT)
            for child in self._children:
                child.wait()

    def _stop(self, sign: int, frame: FrameType | None) -> None:
        self._is_stopping = True

    def _replace(self, sign: int, frame: FrameType | None) -> None:
        self._is_replacing = True

    def _start(self, many: int) -> None:
        """Start some, and wait until they serve; if one cannot, nobody can."""
        new = [_Child(self._port) for _ in range(many)]
        self._children += new
        while not self._is_stopping and not all(child.is_ready for child in new):
            time.sleep(LOOK)
            if over := [child for child in new if child.is_over]:
                raise SystemExit(over[0].process.returncode or 1)  # it has said why

    def _end_silent(self, *leaving: _Child) -> None:
        """End those that are stopped or hang; not if we were stopped ourselves, and have heard of nobody."""
        before, self._looked_at = self._looked_at, time.monotonic()
        for child in (*self._children, *leaving):
            if self._looked_at - before > ASLEEP:
                child.heard_at = self._looked_at
            elif child.is_silent:
                log.error("a process is silent, and is ended", extra={"pid": child.process.pid})
                child.process.kill()

    def _look(self) -> None:
        """Start those again that have died."""
        self._end_silent()
        for number, child in enumerate(self._children):
            if not child.is_over:
                self._failures = 0 if child.is_ready else self._failures
                continue
            log.error("a process has died", extra={"code": child.process.returncode})
            if not child.is_ready:
                self._failures += 1
                time.sleep(PAUSES[min(self._failures, len(PAUSES) - 1)])
            self._children[number] = _Child(self._port)

    def _replace_all(self) -> None:
        """Replace one after the other, each when the new one serves."""
        for number, old in enumerate(self._children):
            new = _Child(self._port)
            while not new.is_ready and not new.is_over and not self._is_stopping:
                time.sleep(LOOK)
                self._end_silent()
            if not new.is_ready:  # it has said why: those that serve go on
                log.error("a process could not be replaced", extra={"code": new.process.poll()})
                new.end(signal.SIGINT)
                new.wait()
                return
            self._children[number] = new
            old.end(signal.SIGTERM)
            deadline = time.monotonic() + END_WITHIN
            while not old.is_over and time.monotonic() < deadline:
                time.sleep(LOOK)
                self._end_silent(old)
            old.wait(0.0)
        log.info("all processes are new")


def is_child() -> bool:
    """Whether this is one of several processes that a supervisor has started."""
    return CHILD in os.environ


def serve_as_child(settings: Settings) -> None:
    """Serve as one of several processes, until we are told to stop or the supervisor is gone."""
    workers = settings.workers or max(1, (cores() - 1) // settings.processes)
    threading.Thread(target=_leave_with_supervisor, daemon=True).start()
    serve(replace(settings, port=int(os.environ[CHILD]), workers=workers), _say_ready, is_shared=True)


def _say_ready(address: str) -> None:
    print(READY, end="", flush=True)
    threading.Thread(target=_give_signs_of_life, daemon=True).start()
    threading.Thread(target=Siblings(SILENT).look_after, daemon=True).start()


def _give_signs_of_life() -> None:
    with contextlib.suppress(OSError):  # the supervisor is gone, and we go, too
        while True:
            time.sleep(BEAT)
            os.write(1, b"\n")


def _leave_with_supervisor() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)
