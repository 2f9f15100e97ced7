"""What tests of the page share: one browser a worker, servers of their own, and people who come to them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import spieltrieb.server
from tests.browser.people import PATIENCE, Visitor, come
from tests.server.client import House, Process
from tests.server.conftest import new_house, new_process

__all__ = ["new_house", "new_process"]  # fixtures that these tests share with those of the server

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
        pytest.fail("These tests need the page: build it with `make page`.", False)
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found,
            args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
        )
        yield browser
        browser.close()


@pytest.fixture
def house(new_house: Callable[..., House]) -> House:
    """A server in a thread, without limits, whose bots do not wait; for this test only."""
    return new_house()


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
