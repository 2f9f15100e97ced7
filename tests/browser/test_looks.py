"""The first screen and each board on phones, tablets and desks: nothing sticks out.

SPIELTRIEB_PICTURES=1 keeps a picture of each, light and dark, in tests/browser/artefacts.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.boards import board
from tests.browser.people import Visitor
from tests.browser.tables import GAMES, my_turn_after, play_on
from tests.server.client import House

SIZES = {360: 740, 768: 1024, 1440: 900}


def look(visitor: Visitor, name: str) -> None:
    """The whole page in every size; nothing may stick out at the side."""
    for width, height in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.come_to_rest()
        visitor.show(f"{name}-{width}")
        wide = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{name} is {wide} px wide on a screen of {width} px"


def test_home(new_house: Callable[..., House], visit: Callable[..., Visitor]) -> None:
    visitor = visit(new_house(), "Ada")
    visitor.open()
    table = visitor.make_table("kreuzquer", "me", "level2")
    visitor.make_table("davincicode", "me", "open", public=True)
    visitor.page.reload()
    visitor.page.get_by_text(visitor.t("page-continue"), exact=True).wait_for()
    card = visitor.page.get_by_role("article", name=visitor.t("kreuzquer-name"))
    running = card.get_by_role("link", name=visitor.t("page-continue-short"))
    assert running.get_attribute("href") == f"#/t/{table}", "its card leads to my running game"
    look(visitor, "home")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_board(game: str, house: House, visit: Callable[..., Visitor]) -> None:
    visitor = visit(house, "Ada")
    visitor.open()
    table = visitor.make_table(game, *board(game).SEATS)
    visitor.open(f"t/{table}")
    visitor.turn()
    visitor.page.locator(".board").first.wait_for()
    look(visitor, f"{game}-1-start")
    known = play_on(visitor.person(), table, my_turn_after(board(game).MIDDLE))
    assert not known["outcome"]
    visitor.until(lambda: visitor.table["step"] >= known["step"])
    look(visitor, f"{game}-2-middle")
    play_on(visitor.person(), table)
    visitor.result().wait_for()
    look(visitor, f"{game}-3-end")
