"""The cable between a browser and a server: it can be pulled out, and put in again."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Cable:
    """Passes everything on to a server, as long as it is plugged in. Pulled out, it lets nothing through.

    Cut somewhere far away, it lets nothing through either, but nobody is told.
    """

    def __init__(self, server: str) -> None:
        self._to = urlsplit(server)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://localhost:{self._listening.getsockname()[1]}"
        self._plugged = True
        self._cut = False
        self._lines: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def pull(self) -> None:
        """Out it goes: all connections break, and new ones find nobody."""
        self._plugged = False
        for line in self._lines:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()
        self._lines.clear()

    def cut(self) -> None:
        """What is said goes nowhere from now on."""
        self._cut = True

    def plug(self) -> None:
        """And in again; what was said meanwhile is lost."""
        self.pull()
        self._plugged, self._cut = True, False

    def close(self) -> None:
        self.pull()
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                if not self._plugged:
                    here.close()
                    continue
                there = socket.create_connection((self._to.hostname or "", self._to.port or 80))
                self._lines += [here, there]
                for one, other in ((here, there), (there, here)):
                    threading.Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                if not self._cut:
                    other.sendall(data)
        for line in (one, other):
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
