"""What tests of the page share: one browser and one server per worker, and people who come to them."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

import spieltrieb.server
from tests.browser.people import Visitor, come
from tests.conftest import PATIENCE
from tests.server.client import House, Process
from tests.server.conftest import new_house, new_process
from tests.server.luck import DEALS

__all__ = ["new_house", "new_process"]  # fixtures that these tests share with those of the server

BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
# No sandbox, since root may run the tests; and one process per window where Chromium would start one per site.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-site-isolation-trials",
    "--disable-features=site-per-process",
]
PAGE = Path(spieltrieb.server.__file__).parent / "static" / "index.html"
CAME = pytest.StashKey[list[tuple[Visitor, House | None]]]()
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
        browser = started(playwright, found)
        yield browser
        browser.close()


def started(playwright: Playwright, program: str) -> Browser:
    """A browser that has started; another one where it crashed meanwhile, as Chromium was seen to on a busy machine."""
    start = partial(playwright.chromium.launch, executable_path=program, args=FLAGS, timeout=PATIENCE * 1000)
    try:
        return start()
    except Error:
        return start()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server in a thread, without limits, whose bots do not wait; for all tests of this folder.

    People are new in every test and see nothing of each other's tables, unless these are public. A test that makes
    public tables, plays the daily deal or has clocks run at its tables takes a server of its own (`new_house`).
    """
    with House(tmp_path_factory.mktemp("house") / "spieltrieb.db") as found:
        yield found


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Of a test that has failed, say what repeats it, and have what was seen then kept."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
        if report.failed:
            lines = [f"SPIELTRIEB_DEALS={DEALS} .venv/bin/python -m pytest {item.nodeid!r}"]
            for visitor, house in item.stash.get(CAME, ()):
                lines += [f"Somebody {visitor.where()}", ", ".join(house.luck.dealt[visitor.id] if house else ())]
                lines.append(f"and sent {visitor.sent_moves()}")
            report.sections.append(("To repeat it", "\n".join(lines)))
    return report


@pytest.fixture
def visit(
    browser: Browser, new_house: Any, new_process: Any, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes with a browser of their own: visit(house, "Ann", touch=True); see `come` for all that can be said.

    At the end nothing may have gone wrong in any of their pages: no console error, no request to another host, and no
    answer of 500 or more.
    """
    came = request.node.stash[CAME] = []

    def come_in(server: House | Process | str, name: str = "", **wishes: Any) -> Visitor:
        visitor = come(browser, server if isinstance(server, str) else server.address, name, **wishes)
        came.append((visitor, server if isinstance(server, House) else None))
        return visitor

    yield come_in
    name = re.sub(r"[^\w.]+", "-", request.node.name)
    for number, (visitor, _) in enumerate(came):
        if request.node.stash.get(FAILED, False):
            visitor.keep(f"failed-{name}-{number}")
        visitor.context.close()
    problems = [problem for visitor, _ in came for problem in visitor.problems]
    assert not problems, "\n".join(problems)


@pytest.fixture
def visitor(house: House, visit: Callable[..., Visitor]) -> Visitor:
    """Somebody at a computer."""
    return visit(house)
