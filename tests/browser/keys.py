"""Playing by keyboard alone: Tab leads to a thing, arrows within it, Enter or Space acts, and games have letters."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import VALUES, Playing, pipe_move, street_move

FAR = 150  # what this many tabs do not reach cannot be reached


class Keyboard:
    """A keyboard, and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def make(self, game: str, move: str, view: dict[str, Any], chooser: random.Random) -> None:
        GAMES[game](self, move, view, chooser)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def is_on(self, selector: str) -> bool:
        """Whether such a thing has the focus."""
        return bool(self.page.evaluate("(wish) => !!document.activeElement?.matches(wish)", selector))

    def tab_to(self, selector: str, key: str = "Tab") -> None:
        """Press Tab until such a thing has the focus."""
        for _ in range(FAR):
            if self.is_on(selector):
                if not self.is_on(":focus-visible"):  # it was clicked before: now come to it by keyboard
                    self.press("Tab", "Shift+Tab")
                assert self.is_on(f":is({selector}):focus-visible"), "focus must be seen"
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no Tab leads to {selector}")

    def wait_on(self, selector: str) -> None:
        """The page itself puts the focus on such a thing."""
        self.page.wait_for_function("(wish) => !!document.activeElement?.matches(wish)", arg=selector)

    def value(self, name: str) -> int:
        """What the focused thing says of its place."""
        return int(self.page.evaluate("(name) => document.activeElement.getAttribute(name)", name).split("-")[-1])

    def walk(self, by: int, back: str, forth: str) -> None:
        """As many arrows as it takes."""
        self.press(*[forth if by > 0 else back] * abs(by))

    def act(self, chooser: random.Random) -> None:
        """Enter or Space: buttons know both."""
        self.press(chooser.choice(("Enter", "Space")))


def fivetotwelve(hand: Keyboard, move: str, view: dict[str, Any], chooser: random.Random) -> None:
    text = move.partition(":")[2]
    if text in ("draw", "leave"):
        hand.press(text[0])
        assert not hand.is_on("#panel-log"), "l leaves the tile, and is not the page's l for the log"
        return None
    found = re.fullmatch(r"(take )?(\d+)@([a-d])([1-4])", text)
    assert found, move
    cell = "abcd".index(found[3]) + 4 * "1234".index(found[4])

    def to_cell() -> None:
        at = hand.value("data-drop")
        hand.walk(cell % 4 - at % 4, "ArrowLeft", "ArrowRight")
        hand.walk(cell // 4 - at // 4, "ArrowUp", "ArrowDown")
        hand.act(chooser)

    def to_tile() -> None:
        numbers = sorted(set(view["open"]))
        hand.walk(numbers.index(int(found[2])) - numbers.index(hand.value("data-at")), "ArrowLeft", "ArrowRight")
        hand.act(chooser)

    if found[1] and chooser.random() < 0.5:
        hand.tab_to("[data-at^=open-]")
        to_tile()
        hand.wait_on("button[data-drop]")
        return to_cell()
    hand.tab_to("button[data-drop]")
    to_cell()
    if found[1]:
        hand.wait_on("[data-at^=open-]")
        to_tile()
    return None


def memostreet(hand: Keyboard, move: str, view: dict[str, Any], chooser: random.Random) -> None:
    kind, row, cells = street_move(move)
    if kind == "turn":
        hand.press("r") if hand.is_on("[data-row]") else hand.tab_to("[data-cell]")
        at = hand.value("data-cell")
        hand.walk(cells[0] // 7 - at // 7, "ArrowLeft", "ArrowRight")
        hand.walk(cells[0] % 7 - at % 7, "ArrowUp", "ArrowDown")
        return hand.act(chooser)
    uses = [street_move(text) for text in view["legal"]]
    fills = [use[2] for use in uses if use[:2] == ("fill", row)]
    if kind == "void" and any(use[0] == "fill" for use in uses):
        hand.tab_to(".tray button[aria-pressed=false]")
        hand.act(chooser)
    if not hand.is_on(".board *"):  # whoever has just opened the table
        hand.tab_to("[data-cell]")
    hand.press("r")
    hand.wait_on("[data-row]")
    hand.walk(row - hand.value("data-row"), "ArrowUp", "ArrowDown")
    hand.act(chooser)
    if kind == "void":
        voids = [use[2] for use in uses if use[:2] == ("void", row)]
        if len(voids) > 1:
            hand.wait_on(".chooser .pick")
            hand.press(*["Tab"] * voids.index(cells))
            hand.act(chooser)
        hand.tab_to(".chooser .main")
        hand.act(chooser)
    elif len(fills) > 1:
        hand.wait_on(".chooser .pick")
        hand.press(*["Tab"] * sorted(fills, key=len, reverse=True).index(cells))
        hand.act(chooser)
    return None


def kreuzquer(hand: Keyboard, move: str, view: dict[str, Any], chooser: random.Random) -> None:
    cell, turns = pipe_move(move, view["legal"])
    hand.tab_to("[data-cell]")
    at = hand.value("data-cell")
    hand.walk(cell % 5 - at % 5, "ArrowLeft", "ArrowRight")
    hand.walk(cell // 5 - at // 5, "ArrowUp", "ArrowDown")
    if turns is None and any("spiral" not in text for text in view["legal"]):
        hand.press("s")
    hand.press("Enter")  # tries the tile there
    angles = sum(f"@{move.split('@')[1].partition('/')[0]}" in text and "spiral" not in text for text in view["legal"])
    if turns and chooser.random() < 0.5:
        hand.press(*["Shift+R"] * (angles - turns))
    else:
        hand.press(*["r"] * (turns or 0))
    hand.press("Enter")  # confirms


def davincicode(hand: Keyboard, move: str, view: dict[str, Any], chooser: random.Random) -> None:
    me = view["seat"]
    what, _, rest = move.partition(":")[2].partition(" ")
    if what == "take":
        return hand.press(rest[0])
    if what == "stop":
        return hand.press("s")
    if what == "set":
        hand.tab_to(".middle li button")
        hand.press(*["Tab"] * [text for text in view["legal"] if ":set " in text].index(move))
    elif what in ("insert", "lay"):
        hand.tab_to(f'[data-gap="{rest.partition("@")[2] or rest}"]')
    elif what == "show":
        hand.tab_to(f'button[data-tile="{me}.{rest.partition("@")[2]}"]')
    else:
        spot, _, value = rest.partition("=")
        hand.tab_to("button[data-tile]")
        seat, place = spot.split(".")
        hidden = [i + 1 for i, tile in enumerate(view["codes"][int(seat)]) if not tile["open"]]
        here = hand.page.evaluate("document.activeElement.dataset.tile").split(".")
        assert here[0] == seat, "with two players there is one row"
        hand.walk(hidden.index(int(place)) - hidden.index(int(here[1])), "ArrowLeft", "ArrowRight")
        if chooser.random() < 0.6:  # by typing the number
            return hand.press(*value, *(["Enter"] if value == "1" else []))
        hand.act(chooser)  # by the pad
        hand.wait_on(".pad *")
        hand.tab_to(f".pad .cell:nth-child({VALUES.index(value) + 1})")
    return hand.act(chooser)


GAMES: dict[str, Playing] = {
    "fivetotwelve": fivetotwelve,
    "memostreet": memostreet,
    "kreuzquer": kreuzquer,
    "davincicode": davincicode,
}
