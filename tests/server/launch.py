"""The program as people start it, except for the luck: tables are dealt and guests named as tests say (see luck.py).

With COMPILER_GATE it compiles nothing before a test lets it (see compiler_gate.py). SIGUSR2 cuts its links to other
processes of the town, as a network does that fails.
"""

from __future__ import annotations

import os
import signal
from typing import Any

from spieltrieb.cli import main
from spieltrieb.server import serving
from spieltrieb.server.app import make_app
from spieltrieb.server.gate import Gate
from tests.server import compiler_gate
from tests.server.luck import Luck, guest


def make(*given: Any) -> Gate:
    """The server, with the luck of the tests."""
    gate = make_app(*given, deal=Luck().deal, new_guest=guest)

    def cut(*_: object) -> None:
        for link in list(gate.hub.town._links.values()):  # type: ignore[union-attr]
            link.over.get_loop().call_soon_threadsafe(link.close)

    signal.signal(signal.SIGUSR2, cut)
    return gate


if __name__ == "__main__":
    if folder := os.environ.get("COMPILER_GATE"):
        compiler_gate.put_up(folder)
    serving.make_app = make
    main()
