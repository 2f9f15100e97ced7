"""What breaks comes back by itself: reloads, lost networks, and servers killed in the middle of a game."""

from __future__ import annotations

import random
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.boards import board
from tests.browser.cable import Cable
from tests.browser.fitting import misfits
from tests.browser.hands import Mouse, choose, play
from tests.browser.people import Visitor, is_forced
from tests.browser.tables import GAMES, my_turn_after, play_on
from tests.conftest import soaked
from tests.server.client import House, Process

NO_NETWORK = (  # what Chromium itself writes to the console when nobody answers, or nobody any longer
    # Whatever a request was doing when the cable was cut or the server killed, such as fetching a font, has a name of
    # its own; only what somebody forbids is no matter of the network.
    r"net::ERR_(?!BLOCKED)",
    r"WebSocket connection to .* failed",
)
LONGEST_WAIT = 25_000  # milliseconds until a page has tried again for certain (web/src/lib/connection.svelte.ts)


def seated(visitor: Visitor, game: str, *bots: str) -> str:
    """A game against bots, some moves old, on the screen of somebody who is to move; the table."""
    steps = min(24, board(game).MIDDLE)
    visitor.open()
    table = visitor.make_table(game, "me", *(bots or ("level1",)))
    known = play_on(visitor.person(), table, lambda known: my_turn_after(steps)(known) and not _forced(known))
    assert not known["outcome"]
    visitor.open(f"t/{table}")
    visitor.until(lambda: visitor.table.get("step", 0) >= known["step"])
    visitor.page.locator(".board").first.wait_for()
    return table


def _forced(known: dict[str, Any]) -> bool:
    return any(is_forced(known["game"], view) for view in known["views"])


def play_on_the_page(visitor: Visitor, moves: int = 4) -> None:
    """The game goes on: some more moves, as a person makes them."""
    play(visitor, chooser=random.Random(3), until=lambda made: made == moves)


def line(visitor: Visitor) -> str:
    """What the page says of its connection."""
    return visitor.page.locator(".line[role=status]").inner_text().strip()


def log(visitor: Visitor) -> list[str]:
    return visitor.page.locator("#panel-log ol li").all_inner_texts()


@pytest.mark.parametrize("game", soaked(*reversed(GAMES)))
def test_reload_in_mid_game(visitor: Visitor, game: str) -> None:
    seated(visitor, game)
    before = (visitor.table["step"], visitor.table["views"], log(visitor))
    shown = visitor.page.locator(".board").first.inner_text()
    visitor.tables.clear()
    visitor.page.reload()
    visitor.until(lambda: visitor.table.get("views"))
    visitor.page.locator(".board").first.wait_for()
    assert (visitor.table["step"], visitor.table["views"], log(visitor)) == before
    visitor.until(lambda: visitor.page.locator(".board").first.inner_text() == shown, "the same board")
    play_on_the_page(visitor)


def test_notes_survive_a_reload(visitor: Visitor) -> None:
    table = seated(visitor, "davincicode")
    play_on(visitor.person(), table, lambda known: any(":guess" in m for v in known["views"] for m in v["legal"]))
    page = visitor.page

    def scribbled() -> int:
        page.locator("button[data-tile].legal").first.click()
        return page.locator(".pad .cell.no, .pad .cell.yes").count()

    visitor.until(lambda: page.locator("button[data-tile].legal").count())
    assert scribbled() == 0
    page.locator(".pad .switch").click()
    page.locator(".pad .cell.none").first.click()
    page.reload()
    page.locator("button[data-tile].legal").first.wait_for()
    assert scribbled() == 1


@pytest.fixture
def cable(house: House) -> Iterator[Cable]:
    """What connects a browser with the house, and can be pulled out."""
    cable = Cable(house.address)
    yield cable
    cable.close()


@pytest.mark.parametrize("how", soaked("cut", "pull"))
def test_offline_in_mid_game(how: str, cable: Cable, visit: Callable[..., Visitor]) -> None:
    """A move tried without a network is kept, said to be kept, and arrives once the network is back."""
    visitor = visit(cable.address, "Ann", clock=True)
    visitor.forgive(*NO_NETWORK)
    seated(visitor, "fivetotwelve")
    page = visitor.page
    visitor.context.set_offline(True)
    getattr(cable, how)()
    offline = visitor.t("page-line-offline")
    visitor.until(lambda: line(visitor) == offline or visitor.hurry(1000), "the page to say that it is offline")
    # In the place of the prompt, and nothing lies over the bar.
    expect(page.locator(".prompt")).to_have_text(visitor.t("page-line-short"))
    assert not misfits(page)
    view = visitor.turn()
    assert view
    move = choose("fivetotwelve", view, random.Random(1))
    step, sent = visitor.table["step"], len(visitor.sent_moves())
    Mouse(page).make("fivetotwelve", move, view, random.Random(1))
    # Nothing can be played on top of it, and nothing has happened.
    expect(page.locator("[data-at=pile]")).to_have_attribute("aria-disabled", "true")
    assert visitor.table["step"] == step
    cable.plug()
    visitor.context.set_offline(False)
    visitor.until(lambda: visitor.table["step"] > step or visitor.table["outcome"], "the move to arrive")
    assert visitor.sent_moves()[sent:] == [move]
    visitor.until(lambda: line(visitor) == "", "the page to be content")
    expect(page.locator(".prompt")).not_to_have_text(visitor.t("page-line-short"))
    play_on_the_page(visitor)


def test_opened_while_offline(house: House, visit: Callable[..., Visitor]) -> None:
    """The shell is kept by a service worker: it opens without the server, says so, and goes on by itself."""
    visitor = visit(house, "Ann", service_workers="allow")
    visitor.forgive(*NO_NETWORK)
    page = visitor.open()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()  # so that what was loaded is kept
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    visitor.until(lambda: page.evaluate("!!navigator.serviceWorker.controller"), "the worker to take over")
    visitor.until(lambda: page.evaluate(_KEPT) > 4, "the shell to be kept")
    visitor.context.set_offline(True)
    page.reload()
    page.get_by_role("heading", name=visitor.t("page-title"), exact=True).wait_for()
    visitor.until(lambda: line(visitor) == visitor.t("page-line-offline"), "the page to say that it is offline")
    visitor.button("page-play-now").first.click()
    page.get_by_text(visitor.t("page-error-offline")).wait_for()
    visitor.context.set_offline(False)
    visitor.until(lambda: line(visitor) == "", "the page to be content")
    visitor.button("page-play-now").first.click()
    visitor.until(lambda: visitor.table_id, "a table")


def test_a_part_of_the_page_that_cannot_be_fetched(visitor: Visitor) -> None:
    """It is said, and can be tried again."""
    visitor.forgive(*NO_NETWORK)
    page = visitor.open()
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    visitor.open("rules/kreuzquer")
    expect(page.get_by_role("alert")).to_have_text(visitor.t("page-missing"))
    page.unroute("**/assets/Rules-*.js")
    visitor.button("page-review-again").click()
    page.get_by_role("heading", name=visitor.t("page-rules-of", game=visitor.t("kreuzquer-name"))).wait_for()


_KEPT = """caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name))))
  .then((all) => Promise.all(all.map((cache) => cache.keys()))).then((keys) => keys.flat().length)"""


def kept_for_later(visitor: Visitor) -> None:
    """Wait until the service worker has fetched all that is needed without the server."""
    page = visitor.page
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    visitor.until(lambda: page.evaluate("!!navigator.serviceWorker.controller"), "the worker to take over")
    needed = [*(f"/{game}-" for game in GAMES), "/Learn-", "/Rules-", *(f"/text-de-{game}-" for game in GAMES)]
    visitor.until(lambda: all(any(n in name for name in page.evaluate(_NAMES)) for n in needed), "all to be kept")


_NAMES = """caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name))))
  .then((all) => Promise.all(all.map((cache) => cache.keys()))).then((keys) => keys.flat().map(({ url }) => url))"""


def test_without_a_network_tutorials_and_rules_work_and_a_move_waits_through_a_reload(
    house: House, visit: Callable[..., Visitor]
) -> None:
    """None of it was opened before; what is not kept is what only the server can do."""
    visitor = visit(house, "Ann", language="de", service_workers="allow")
    visitor.forgive(*NO_NETWORK)
    page = visitor.open()
    kept_for_later(visitor)
    seated(visitor, "fivetotwelve")
    view = visitor.turn()
    assert view
    step, sent = visitor.table["step"], len(visitor.sent_moves())
    move = choose("fivetotwelve", view, random.Random(1))
    visitor.context.set_offline(True)
    visitor.until(lambda: line(visitor) == visitor.t("page-line-offline"), "the page to say that it is offline")
    Mouse(page).make("fivetotwelve", move, view, random.Random(1))
    waits = page.get_by_text(visitor.t("page-move-waits"))
    expect(waits).to_be_visible()
    table = visitor.table_id
    page.reload()
    expect(waits).to_be_visible()
    expect(page.locator(f".board[data-step='{step}']")).to_be_visible()
    visitor.show("move-waits")
    visitor.open("learn/davincicode")
    expect(page.locator(".lesson")).to_contain_text(visitor.t("page-learn-step", step=1, of="|").partition("|")[0])
    visitor.open("rules/kreuzquer")
    title = visitor.t("page-rules-of", game=visitor.t("kreuzquer-name"))
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator("section[id^=rules-]")).not_to_have_count(0)
    visitor.open()
    # It is sent from wherever the person is by then, once.
    visitor.context.set_offline(False)
    visitor.until(lambda: visitor.sent_moves()[sent:] == [move], "the move to be sent")
    visitor.open(f"t/{table}")
    visitor.until(lambda: visitor.table.get("step", 0) > step, "the move to have been made")
    assert visitor.sent_moves()[sent:] == [move]
    expect(waits).to_have_count(0)
    play_on_the_page(visitor)


@contextmanager
def held(port: int) -> Iterator[None]:
    """Nobody listens at this port, and no other server is given it; one that names it gets it."""
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(("127.0.0.1", port))
        yield


@pytest.mark.parametrize("game", soaked("davincicode", "memostreet"))
def test_server_killed_in_mid_game(
    game: str, new_process: Callable[..., Process], visit: Callable[..., Visitor]
) -> None:
    """kill -9, and a new server with the same database on the same port: pages come back, and nothing is lost."""
    first = new_process()
    visitor = visit(first, "Ann", clock=True)
    table = seated(visitor, game)
    step, moved, loads = visitor.table["step"], log(visitor), visitor.loads
    port = int(first.address.rpartition(":")[2])
    first.kill()
    with held(port):
        visitor.forgive(*NO_NETWORK, "503")
        visitor.until(lambda: line(visitor) or visitor.hurry(1000), "the page to miss the server")
        view = visitor.view()
        assert view
        # What is tried meanwhile is kept.
        move = choose(game, view, random.Random(2))
        Mouse(visitor.page).make(game, move, view, random.Random(2))
        offline = visitor.t("page-line-offline")
        visitor.until(lambda: line(visitor) == offline or visitor.hurry(1000), "the page to say that moves are kept")
        new_process("--port", port)
    visitor.until(lambda: line(visitor) == "" or visitor.hurry(LONGEST_WAIT), "the page to come back")
    visitor.until(lambda: visitor.table["step"] > step or visitor.table["outcome"], "the kept move to arrive")
    assert move in visitor.sent_moves()
    assert log(visitor)[-len(moved) :] == moved, "nothing that was known is lost"
    assert visitor.loads == loads, "no reload was needed"
    assert visitor.table_id == table
    play_on_the_page(visitor)
