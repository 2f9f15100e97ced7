"""What works on Windows, and what does not: said in one sentence, before anything is tried that cannot work."""

from __future__ import annotations

import sys

from spieltrieb.core.errors import SpieltriebError


class NotOnWindows(SpieltriebError):
    """The server locks its database and takes signals as Unix does."""

    code = "not-on-windows"


def check_server_runs_here() -> None:
    """Refuse to start or look after a server on Windows."""
    if sys.platform == "win32":
        raise NotOnWindows(
            "The server with its page does not run on Windows itself, only in WSL; what does work here is "
            "spieltrieb play, games, rules, simulate, arena, replay, advise, review, and the library."
        )
