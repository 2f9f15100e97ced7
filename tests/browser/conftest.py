"""What tests of the page share: one browser a worker, servers of their own, and people who come to them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import spieltrieb.server
from tests.browser.people import Visitor, come
from tests.server.client import House, Process

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PAGE = Path(spieltrieb.server.__file__).parent / "static" / "index.html"
FAILED = pytest.StashKey[bool]()


# As long as tests of this folder run, and no longer: an open playwright keeps an event loop running, and asyncio.run()
# of other tests would not work beside it.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.fail("These tests need a browser: install Chromium (apt install chromium) or Google Chrome.", False)
    if not PAGE.exists():
        pytest.fail("These tests need the page: build it with `make page` (npm ci && npx vite build in web/).", False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found,
            args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
        )
        yield browser
        browser.close()


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
def house(new_house: Callable[..., House]) -> House:
    """A server in a thread, without limits, whose bots do not wait; for this test only."""
    return new_house()


@pytest.fixture
def new_process(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Start servers as processes, which can be killed; the same database unless another is named."""
    started: list[Process] = []

    def start(*arguments: object, db: Path = tmp_path / "spieltrieb.db", **settings: Any) -> Process:
        started.append(Process(db, *arguments, **settings).start())
        return started[-1]

    yield start
    for found in started:
        if found.process.poll() is None:
            found.kill()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Remember whether a test has failed, so that what was seen then is kept."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visit(
    browser: Browser, new_house: Any, new_process: Any, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes with a browser of their own: visit(house, "Ann", touch=True); see `come` for all that can be said.

    At the end nothing may have gone wrong in any of their pages: no console error, no request to another host, and no
    answer of 500 or more.
    """
    came: list[Visitor] = []

    def come_in(server: House | Process | str, name: str = "", **wishes: Any) -> Visitor:
        came.append(come(browser, server if isinstance(server, str) else server.address, name, **wishes))
        return came[-1]

    yield come_in
    for number, visitor in enumerate(came):
        if request.node.stash.get(FAILED, False):
            visitor.keep(f"failed-{request.node.name}-{number}")
        visitor.context.close()
    problems = [problem for visitor in came for problem in visitor.problems]
    assert not problems, "\n".join(problems)


@pytest.fixture
def visitor(house: House, visit: Callable[..., Visitor]) -> Visitor:
    """Somebody at a computer, at a server of their own."""
    return visit(house)
