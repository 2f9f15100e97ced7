"""How a person likes the page is kept: theme, speed, sound, large text, language, and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Calm, play
from tests.browser.people import Visitor
from tests.browser.tables import GAMES
from tests.conftest import soaked
from tests.locale.test_catalogues import entries
from tests.server.client import House


def settings(visitor: Visitor) -> None:
    visitor.button("page-settings").click()
    visitor.page.locator("dialog[open]").wait_for()


def close(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog[open]").wait_for(state="detached")


def look(visitor: Visitor) -> dict[str, Any]:
    """What the document says of the settings."""
    found: dict[str, Any] = visitor.page.evaluate(
        """() => {
          const { dataset, style } = document.documentElement;
          const { backgroundColor, fontSize } = getComputedStyle(document.documentElement);
          return { ...dataset, speed: style.getPropertyValue("--speed"), backgroundColor, fontSize };
        }"""
    )
    return found


def test_settings_are_kept(house: House, visit: Callable[..., Visitor]) -> None:
    visitor = visit(house, color_scheme="light")
    page = visitor.open()
    light = look(visitor)
    settings(visitor)
    page.get_by_role("radio", name=visitor.t("page-theme-dark")).check()
    page.get_by_role("radio", name=visitor.t("page-speed-2")).check()
    for tick in ("page-sound", "page-big-text", "page-mute-chat"):
        page.get_by_role("checkbox", name=visitor.t(tick)).check()
    chosen = look(visitor)
    assert (chosen["theme"], chosen["speed"], chosen["text"], chosen["fontSize"]) == ("dark", "2", "big", "20px")
    assert chosen["backgroundColor"] != light["backgroundColor"]
    close(visitor)
    page.reload()
    page.locator("main h1").wait_for()
    assert look(visitor) == chosen
    settings(visitor)
    for tick in ("page-sound", "page-big-text", "page-mute-chat"):
        assert page.get_by_role("checkbox", name=visitor.t(tick)).is_checked()
    page.get_by_role("radio", name=visitor.t("page-theme-light")).check()
    assert look(visitor)["backgroundColor"] == light["backgroundColor"]


def test_the_look_of_a_board_is_chosen_by_its_picture(visitor: Visitor) -> None:
    page = visitor.open()
    wood = "getComputedStyle(document.querySelector('article')).getPropertyValue('--ftt-wood')"
    own = page.evaluate(wood)
    settings(visitor)
    of_the_game = page.get_by_role("radiogroup", name=visitor.t("fivetotwelve-name"), exact=True)
    assert of_the_game.get_by_role("radio", name=visitor.t("page-fivetotwelve-look-wood")).is_checked()
    of_the_game.get_by_text(visitor.t("page-fivetotwelve-look-slate")).click()
    chosen = page.evaluate(wood)
    assert chosen != own
    # Each picture has the colours of its own look, whatever was chosen.
    pictures = page.locator("[data-fivetotwelve].picture")
    shown = pictures.evaluate_all("(all) => all.map((one) => getComputedStyle(one).getPropertyValue('--ftt-wood'))")
    assert shown[:2] == [own, chosen]
    close(visitor)
    page.reload()
    page.locator("main h1").wait_for()
    assert page.evaluate(wood) == chosen
    settings(visitor)
    assert of_the_game.get_by_role("radio", name=visitor.t("page-fivetotwelve-look-slate")).is_checked()


def test_theme_follows_the_system_unless_chosen(house: House, visit: Callable[..., Visitor]) -> None:
    visitor = visit(house, color_scheme="light")
    page = visitor.open()
    light = look(visitor)["backgroundColor"]
    page.emulate_media(color_scheme="dark")
    dark = look(visitor)["backgroundColor"]
    assert dark != light
    turn = page.locator("header button.theme")
    turn.click()
    assert look(visitor)["backgroundColor"] == light
    turn.click()
    page.emulate_media(color_scheme="light")
    assert look(visitor)["backgroundColor"] == dark


def test_language_is_kept_and_switched_without_a_reload(visitor: Visitor) -> None:
    page = visitor.open()
    loads = visitor.loads
    page.locator("header select").select_option("nl")
    visitor.until(lambda: page.locator("html").get_attribute("lang") == "nl")
    visitor.language = "nl"
    page.get_by_role("heading", name=visitor.t("page-title"), exact=True).wait_for()
    assert visitor.loads == loads
    page.reload()
    page.get_by_role("heading", name=visitor.t("page-title"), exact=True).wait_for()
    visitor.until(lambda: visitor.person().get("/api/me")["language"] == "nl", "the server to know, too")


# Looks at every frame whether something moves.
MOVING = """window.frames = window.moved = 0;
const look = () => {
  window.frames++;
  window.moved += document.getAnimations().filter(({ playState }) => playState === "running").length;
  requestAnimationFrame(look);
};
requestAnimationFrame(look);"""


@pytest.mark.parametrize("motion", soaked("reduce", "no-preference"))
def test_reduced_motion_is_respected(motion: str, house: House, visit: Callable[..., Visitor]) -> None:
    """Where the system asks for no motion, nothing moves, whatever the setting says."""
    visitor = visit(house, reduced_motion=motion, settings={"speed": 1})
    visitor.context.add_init_script(MOVING)
    page = visitor.open()
    assert look(visitor)["speed"] == ("0" if motion == "reduce" else "1")
    visitor.button("page-play-now").first.click()
    visitor.turn()
    if motion == "reduce":
        frames = page.evaluate("window.frames")
        visitor.until(lambda: page.evaluate("window.frames") > frames, "a frame that shows the board")
        assert page.evaluate("window.moved") == 0, "the pictures of the games stand still"
    else:
        page.evaluate("window.moved = 0")
    play(visitor, chooser=Calm(1), until=lambda made: made == 2)
    visitor.turn()
    if motion == "reduce":
        assert page.evaluate("window.moved") == 0
    else:
        visitor.until(lambda: page.evaluate("window.moved") > 0, "something to move")


def test_sound_only_if_wished(house: House, visit: Callable[..., Visitor]) -> None:
    """Nothing is heard unless the person has asked for it."""
    count = "window.heard = 0; const start = OscillatorNode.prototype.start;"
    count += "OscillatorNode.prototype.start = function (...at) { window.heard++; return start.apply(this, at); };"
    for sound in (False, True):
        visitor = visit(house, settings={"sound": sound})
        visitor.context.add_init_script(count)
        page = visitor.open()
        visitor.button("page-play-now").first.click()
        play(visitor, chooser=Calm(1), until=lambda made: made == 2)
        if sound:
            visitor.until(lambda page=page: page.evaluate("window.heard") > 0, "a sound")
        else:
            visitor.turn()
            assert page.evaluate("window.heard") == 0


@pytest.mark.parametrize("game", soaked(*GAMES))
def test_list_of_keys(game: str, house: House, visit: Callable[..., Visitor]) -> None:
    """`?` lists all keys, those of the board too; no key means two things, and no word is cut on a phone."""
    visitor = visit(house, language="de")
    page = visitor.open()
    table = visitor.make_table(game, "me", "level1")
    visitor.open(f"t/{table}")
    visitor.turn()
    page.locator(".board").first.wait_for()
    page.keyboard.press("?")
    page.get_by_role("heading", name=visitor.t("page-shortcuts")).wait_for()
    listed = page.locator("dialog dt").all_inner_texts()
    assert len(listed) == len(set(listed)) > 10
    meanings = page.locator("dialog dd").all_inner_texts()
    assert all(text.strip() for text in meanings)
    assert "page-" not in page.locator("dialog").inner_text()
    of_the_board = [key for key in entries("en", f"page-{game}.ftl") if key.startswith(f"page-{game}-keys-")]
    assert of_the_board
    assert {visitor.t(key) for key in of_the_board} <= set(meanings)
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.locator("dialog .body").evaluate("(list) => list.scrollWidth <= list.clientWidth")
    close(visitor)
    page.keyboard.press("i")
    page.locator("dialog[open] h2").first.wait_for()
    close(visitor)


def test_keys_of_one_letter_can_be_switched_off(house: House, visit: Callable[..., Visitor]) -> None:
    """Whoever dictates to the computer does not want letters to do things."""
    visitor = visit(house, settings={"keys": False})
    page = visitor.open()
    table = visitor.make_table("davincicode", "me", "level1")
    visitor.open(f"t/{table}")
    visitor.turn()
    page.locator("[data-stack=b]").wait_for()
    for key in "bwitm":
        page.keyboard.press(key)
    assert page.locator("dialog[open]").count() == 0
    page.keyboard.press("?")  # keys are heard one after another: whatever the others do is done when this one works
    expect(page.get_by_role("dialog")).to_contain_text(visitor.t("page-shortcuts"))
    assert not visitor.sent_moves()
