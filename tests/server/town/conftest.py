"""Two processes of one town, as servers in threads that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from spieltrieb.server import postgres
from spieltrieb.server.town import town
from tests.conftest import PATIENCE
from tests.postgres import new_schema
from tests.server.client import House


class Pair:
    """Two processes; the second one has called the first.

    On a busy machine a test stands still for seconds, which no process of a town may; these may.
    """

    def __init__(self, **settings: Any) -> None:
        self.database = new_schema()
        self.one = House(self.database, **settings)  # type: ignore[arg-type]
        self.two = House(self.database, **settings)  # type: ignore[arg-type]

    def start(self) -> Pair:
        self._patience = pytest.MonkeyPatch()
        self._patience.setattr(postgres, "TERM", PATIENCE)
        self._patience.setattr(town, "SILENT", PATIENCE)
        self.one.start()
        self.two.start()
        self.wait_for_links()
        return self

    def wait_for_links(self) -> None:
        soon(lambda: all(len(house.gate.hub.town._links) == 1 for house in (self.one, self.two)))  # type: ignore[union-attr]

    def stop(self) -> None:
        self.two.stop()
        self.one.stop()
        self._patience.undo()


def soon(is_so: Callable[[], Any]) -> Any:
    """Wait until something is so; what it is."""
    deadline = time.monotonic() + PATIENCE
    while not (found := is_so()):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return found


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    found = Pair().start()
    yield found
    found.stop()


def run(work: Any) -> Any:
    return asyncio.run(work)
