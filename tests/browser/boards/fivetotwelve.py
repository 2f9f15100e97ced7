"""5 vor 12 in the browser: how a move is made by mouse, finger and keys."""

from __future__ import annotations

import random
import re
from typing import Any

from tests.browser.boards import Lesson, Moves
from tests.browser.hands import Contrary, Eager, Plain, Pointer, drags
from tests.browser.keys import Keyboard

MOVES: Moves = {
    "draw": (Plain,),
    "leave": (Plain, Eager),
    r"\d+@": (Plain, Eager),
    "take ": (Plain, Contrary, Eager),
}
LESSON = Lesson(4, "[data-at=hand-0] > .tile", '[data-drop="6"]')
SEATS = ("me", "level2", "level2", "level1")
MIDDLE = 60
PARTS = ".others, .mine, .deck, .open"
FIRST_PROMPTS = ((4, "setup: to place", "ready"), (3, "to place", "place"))
PHASES = (
    (4, "setup: to place"),
    (4, "to draw or take"),
    (3, "to place"),
    (2, "fits nowhere"),
    (4, "others move"),
    (3, "over: full"),
)


def by_pointer(hand: Pointer, move: str, view: dict[str, Any], chooser: random.Random) -> None:
    """Draw, leave, place or take."""
    page, me = hand.page, view["seat"]
    text = move.partition(":")[2]
    found = re.fullmatch(r"(take )?(\d+)@([a-d])([1-4])", text)
    if text == "draw":
        hand.press(page.locator("[data-at=pile]"))
    elif text == "leave" and drags(chooser):
        hand.drag(page.locator(f"[data-at=hand-{me}] > .tile"), page.locator("[data-at=tray]"))
    elif text == "leave":
        hand.press(page.locator("button.leave"))
    else:
        assert found, move
        cell = page.locator(f'[data-drop="{"abcd".index(found[3]) + 4 * "1234".index(found[4])}"]')
        tile = page.locator(f"[data-at=open-{found[2]}]" if found[1] else f"[data-at=hand-{me}] > .tile")
        if drags(chooser):
            hand.drag(tile, cell)
        elif found[1]:
            for thing in chooser.choice(((tile, cell), (cell, tile))):
                hand.press(thing)
        else:
            hand.press(cell)


def by_keys(hand: Keyboard, move: str, view: dict[str, Any], chooser: random.Random) -> None:
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


def choose(view: dict[str, Any], chooser: random.Random) -> str:
    """A random move; one that ends the game sooner or later."""
    puts = [move for move in view["legal"] if "@" in move]
    return chooser.choice(puts if puts and chooser.random() < 0.7 else view["legal"])


def is_late(view: dict[str, Any], step: int) -> bool:
    """Whether somebody has only two cells left."""
    return any(cells.count(0) <= 2 for cells in view["boards"])
