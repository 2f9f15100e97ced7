"""A page that is older than its server says so, and reloads at a moment when nothing is lost by it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from spieltrieb.server import messages
from tests.browser.cable import Cable
from tests.browser.fitting import misfits
from tests.browser.hands import Mouse, choose
from tests.browser.people import Visitor
from tests.browser.test_lost import NO_NETWORK, seated
from tests.server.client import House

DRAFT = "I wonder whether"


@pytest.fixture
def cable(house: House) -> Iterator[Cable]:
    """What connects a browser with the house, and can be pulled out."""
    cable = Cable(house.address)
    yield cable
    cable.close()


def let_time_pass(visitor: Visitor) -> None:
    """More than enough for a page that waits for a good moment."""
    for _ in range(20):
        visitor.hurry(1000)


def test_a_page_that_is_older_than_its_server_reloads_and_loses_nothing(
    cable: Cable, visit: Callable[..., Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = visit(cable.address, "Ann", clock=True)
    visitor.forgive(*NO_NETWORK)
    seated(visitor, "fivetotwelve")
    page = visitor.page
    page.keyboard.press("c")
    chat = page.get_by_label(visitor.t("page-chat-label"))
    chat.fill(DRAFT)
    # The server is stopped, and comes back with the next version.
    monkeypatch.setattr(messages, "VERSION", messages.VERSION + 1)
    cable.plug()
    notice = page.get_by_text(visitor.t("page-renewal"))
    visitor.until(lambda: notice.count() or visitor.hurry(1000), "the page to say that it is old")
    assert not misfits(page), "nothing lies over the bar"
    loads, step = visitor.loads, visitor.table["step"]
    let_time_pass(visitor)
    assert visitor.loads == loads, "somebody is typing"
    chat.blur()
    let_time_pass(visitor)
    assert visitor.loads == loads, "somebody is to move, and may have begun to"
    view = visitor.turn()
    assert view
    move = choose("fivetotwelve", view, random.Random(1))
    Mouse(page).make("fivetotwelve", move, view, random.Random(1))
    visitor.until(lambda: visitor.loads > loads or visitor.hurry(1000), "the page to reload")
    assert visitor.sent_moves()[-1] == move
    page.locator(".board").first.wait_for()
    visitor.until(lambda: visitor.table.get("step", 0) > step, "the move to be there still")
    page.keyboard.press("c")
    expect(chat).to_have_value(DRAFT)
    # What came isn't any newer, for whatever reason: the page says so, and doesn't keep reloading.
    notice.wait_for()
    let_time_pass(visitor)
    assert visitor.loads == loads + 1
    visitor.button("page-renewal-now").click()
    visitor.until(lambda: visitor.loads == loads + 2, "the page to reload when it is told to")


def test_a_page_as_new_as_its_server_says_nothing(visitor: Visitor) -> None:
    visitor.open()
    visitor.until(lambda: visitor.id, "the server's welcome")
    assert visitor.page.get_by_text(visitor.t("page-renewal")).count() == 0
