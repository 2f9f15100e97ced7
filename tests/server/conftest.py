"""What tests of the server share: servers in a thread or a process of their own, each with a database of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import House, Person, Process


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server in a thread, without limits, for all tests of a module."""
    with House(tmp_path_factory.mktemp("house") / "spieltrieb.db") as found:
        yield found


@pytest.fixture
def new_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Start servers in threads, with settings of their own; the same database unless another is named."""
    started: list[House] = []

    def start(db: Path = tmp_path / "spieltrieb.db", **settings: Any) -> House:
        started.append(House(db, **settings).start())
        return started[-1]

    yield start
    for found in started:
        found.stop()


@pytest.fixture
def new_process(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Start servers as processes, with settings of their own; the same database unless another is named."""
    started: list[Process] = []

    def start(*arguments: object, db: Path = tmp_path / "spieltrieb.db", **settings: Any) -> Process:
        started.append(Process(db, *arguments, **settings).start())
        return started[-1]

    yield start
    for found in started:
        if found.process.poll() is None:
            found.kill()


@pytest.fixture
def people(house: House) -> Callable[..., tuple[Person, ...]]:
    """Somebody comes: as many as there are names."""
    return lambda *names: tuple(Person.comes(house.address, name) for name in names)
