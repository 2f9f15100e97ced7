"""Kreuz & Quer in the browser: how a move is made by mouse, finger and keys."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.boards import Lesson, Moves
from tests.browser.hands import Contrary, Eager, Mouse, Plain, Pointer, drags
from tests.browser.keys import Keyboard

MOVES: Moves = {"(?!spiral)": (Plain, Contrary, Eager), "spiral@": (Plain, Eager)}
LESSON = Lesson(2, "button.slot", '[data-cell="11"]', then="button.confirm")
SEATS = ("me", "level2")
MIDDLE = 20
PARTS = ".mine, .hand, .others"
FIRST_PROMPTS = ((4, "to place", "choose"),)
PHASES = ((4, "to place"), (3, "fits nowhere"), (1, "to place"), (2, "others place"), (4, "over: full"))


def pipe_move(move: str, legal: list[str]) -> tuple[int, int | None]:
    """The cell of a move of Kreuz & Quer, and how often the tile must be turned there; None: it lies face down."""
    _, place = move.split("@")
    name = place.partition("/")[0]
    cell = "abcde".index(name[0]) + 5 * (int(name[1]) - 1)
    if ":spiral@" in move:
        return cell, None
    angles = sorted(int(text.partition("/")[2] or 0) for text in legal if f"@{name}" in text and ":spiral@" not in text)
    return cell, angles.index(int(place.partition("/")[2] or 0))


def by_pointer(hand: Pointer, move: str, view: dict[str, Any], chooser: random.Random) -> None:
    """Lay a tile as it must lie, or face down, and confirm."""
    page = hand.page
    cell, turns = pipe_move(move, view["legal"])
    target = page.locator(f'[data-cell="{cell}"]')
    up = any("spiral" not in text for text in view["legal"])
    if turns is None and up:
        hand.press(page.locator("button.flip"))
    if drags(chooser):
        hand.drag(page.locator("button.slot"), target)
    else:
        hand.press(target)
    for _ in range(turns or 0):
        if isinstance(hand, Mouse) and chooser.random() < 0.3:
            hand.wheel(target)
        else:
            hand.press(chooser.choice((target, page.locator("button.round").last)))
    hand.press(page.locator("button.confirm"))


def by_keys(hand: Keyboard, move: str, view: dict[str, Any], chooser: random.Random) -> None:
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


def choose(view: dict[str, Any], chooser: random.Random) -> str:
    """A random move; one that ends the game sooner or later."""
    up = [move for move in view["legal"] if ":spiral@" not in move]
    return chooser.choice(up if up and chooser.random() < 0.9 else view["legal"])


def is_late(view: dict[str, Any], step: int) -> bool:
    """Whether few tiles are left: every game for two has 72 steps."""
    return step >= 60
