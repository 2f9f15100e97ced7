"""Da Vinci Code in the browser: how a move is made by mouse, finger and keys."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.boards import Lesson, Moves
from tests.browser.hands import Eager, Plain, Pointer, drags
from tests.browser.keys import Keyboard

MOVES: Moves = {
    "take ": (Plain, Eager),
    "set ": (Plain,),
    "guess ": (Plain, Eager),
    "stop": (Plain,),
    "insert ": (Plain, Eager),
    "lay ": (Plain, Eager),
    "show ": (Plain,),
}
LESSON = Lesson(2, "[data-stack=w]", '[data-rack="0"] .code')
SEATS = ("me", "level2", "level1")
MIDDLE = 40
PARTS = "[data-rack], .middle"
FIRST_PROMPTS = ((4, "guess, mine", "guess"),)
PHASES = (
    (4, "take at the beginning, mine"),
    (4, "take, mine"),
    (4, "guess, mine"),
    (3, "hit, mine"),
    (2, "set, several ways, mine"),
    (4, "insert, several ways, mine"),
    (3, "lay, several ways, mine"),
    (2, "show, mine"),
    (4, "over: lost"),
)
VALUES = (*map(str, range(12)), "-")


def by_pointer(hand: Pointer, move: str, view: dict[str, Any], chooser: random.Random) -> None:
    """Take a tile, guess one, stop, put one in or lay one open."""
    page, me = hand.page, view["seat"]
    what, _, rest = move.partition(":")[2].partition(" ")
    if what == "take":
        heap = page.locator(f"[data-stack={rest[0]}]")
        if drags(chooser):
            hand.drag(heap, page.locator(f'[data-rack="{me}"] .code'))
        else:
            hand.press(heap)
    elif what == "guess":
        spot, _, value = rest.partition("=")
        hand.press(page.locator(f'button[data-tile="{spot}"]'))
        hand.press(page.locator(".pad .cell").nth(VALUES.index(value)))
    elif what == "stop":
        hand.press(page.locator(".actions .main"))
    elif what == "set":
        orders = [text for text in view["legal"] if ":set " in text]
        hand.press(page.locator(".middle li button").nth(orders.index(move)))
    elif what in ("insert", "lay"):
        gap = page.locator(f'[data-gap="{rest.partition("@")[2] or rest}"]')
        if drags(chooser):
            hand.drag(page.locator(f'[data-apart="{me}"]'), gap)
        else:
            hand.press(gap)
    else:
        assert what == "show", move
        hand.press(page.locator(f'button[data-tile="{me}.{rest.partition("@")[2]}"]'))


def by_keys(hand: Keyboard, move: str, view: dict[str, Any], chooser: random.Random) -> None:
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


def choose(view: dict[str, Any], chooser: random.Random) -> str:
    """A random move; one that ends the game sooner or later."""
    return chooser.choice(view["legal"])


def is_late(view: dict[str, Any], step: int) -> bool:
    """Whether somebody has only three hidden tiles; they are rarely guessed in one turn."""
    return any(sum(not tile["open"] for tile in code) <= 3 for code in view["codes"])
