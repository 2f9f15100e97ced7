"""Each game by keyboard alone, from the first screen to its result, against a bot."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.hands import play_to_the_end
from tests.browser.keys import GAMES, Keyboard
from tests.browser.people import Visitor
from tests.browser.test_games_mouse import shows_the_result


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(visitor: Visitor, game: str) -> None:
    page = visitor.open()
    page.evaluate("for (const kind of ['pointerdown', 'mousedown']) addEventListener(kind, () => { throw 'a mouse' })")
    page.locator(f"#game-{game}").wait_for()
    keyboard = Keyboard(page)
    keyboard.tab_to(f"article:has(#game-{game}) button.primary")
    keyboard.press("Enter")
    visitor.until(lambda: visitor.table.get("views"), "the table")
    assert visitor.table["game"] == game
    assert play_to_the_end(visitor, game, GAMES[game], keyboard, seed=3) > 3
    shows_the_result(visitor)
    settings = page.evaluate("JSON.parse(localStorage.getItem('spieltrieb.settings'))")
    assert not settings["sound"] and settings["theme"] == "auto", "keys of the board are no shortcuts of the page"
    assert not page.locator("dialog[open]").count()
    # And on by keyboard: the same again.
    before = visitor.table_id
    keyboard.tab_to("section[aria-labelledby=result-title] button.primary")
    keyboard.press("Enter")
    visitor.until(lambda: visitor.table_id != before and visitor.table.get("views"), "the rematch")


def test_the_keys_of_the_page(visitor: Visitor) -> None:
    page = visitor.open()
    visitor.open(f"t/{visitor.make_table('memostreet', 'me', 'level1')}")
    page.locator(".board").first.wait_for()
    keyboard = Keyboard(page)
    # What lies over the page is left with Escape, and the focus is where it was.
    for tool in ("page-rules-short", "page-invite"):
        name = f'button[aria-label="{visitor.t(tool)}"]'
        keyboard.tab_to(name)
        keyboard.press("Enter")
        page.get_by_role("dialog").wait_for()
        keyboard.press("Escape")
        keyboard.wait_on(name)
    keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text(visitor.t("page-keys-chat"))
    keyboard.press("Escape")
    keyboard.wait_on(name)
    keyboard.press("c")
    keyboard.wait_on("#panel-chat")
