"""Memo Street in the browser: how a move is made by mouse, finger and keys."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.boards import Lesson, Moves
from tests.browser.hands import Contrary, Eager, Mouse, Plain, Pointer, drags
from tests.browser.keys import Keyboard

MOVES: Moves = {"turn ": (Plain, Contrary), "(?!turn|void)": (Plain, Eager), "void ": (Plain, Eager)}
LESSON = Lesson(4, ".tray [data-up]", '[data-row="4"]')
SEATS = ("me", "level2", "level1")
MIDDLE = 40
PARTS = ".street, .tray, .mine-place"
FIRST_PROMPTS = ((4, "3 to turn up", "turn"), (4, "a row to choose", "row"))
PHASES = (
    (4, "3 to turn up"),
    (4, "a row to choose"),
    (3, "a row must be void"),
    (2, "1 to turn up"),
    (2, "over: rows"),
)
ROWS = ("ones", "twos", "threes", "fours", "fives", "sixes", "small", "large", "triple", "chance")


def street_move(move: str) -> tuple[str, int, list[int]]:
    """The kind of a move of Memo Street, its row (or -1) and its cells."""
    words = move.partition(":")[2].split()
    kind = words.pop(0) if words[0] in ("turn", "void") else "fill"
    row = -1 if kind == "turn" else ROWS.index(words.pop(0))
    return kind, row, [7 * "abcdefghijklm".index(cell[0]) + int(cell[1]) - 1 for cell in words]


def by_pointer(hand: Pointer, move: str, view: dict[str, Any], chooser: random.Random) -> None:
    """Turn a tile up, fill a row or make one void."""
    page = hand.page
    kind, row, cells = street_move(move)
    if kind == "turn":
        return hand.press(page.locator(f'[data-cell="{cells[0]}"]'))
    uses = [street_move(text) for text in view["legal"]]
    fills = [use[2] for use in uses if use[:2] == ("fill", row)]
    target = page.locator(f'[data-row="{row}"]')
    if kind == "fill":
        mine = [fill for fill in fills if cells[0] in fill]
        if drags(chooser):
            # From the street, or from the tray below it; on a phone only the tray is always close enough.
            tile = page.locator(f'[data-up="{cells[0]}"]')
            hand.drag(tile.nth(chooser.randrange(2)) if isinstance(hand, Mouse) else tile.last, target)
        else:
            mine = fills
            hand.press(target)
        if len(mine) > 1:
            order = sorted(mine, key=len, reverse=True)
            hand.press(page.locator(".chooser .pick").nth(order.index(cells)))
        return None
    if fills or any(use[0] == "fill" for use in uses):
        hand.press(page.locator(".mine h2 button[aria-pressed=false]"))  # void instead
    if drags(chooser):
        hand.drag(page.locator(f'[data-up="{cells[0]}"]').last, target)
    else:
        hand.press(target)
        voids = [use[2] for use in uses if use[:2] == ("void", row)]
        hand.press(page.locator(".chooser .pick").nth(voids.index(cells)))
    hand.press(page.locator(".chooser .main"))
    return None


def by_keys(hand: Keyboard, move: str, view: dict[str, Any], chooser: random.Random) -> None:
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
        hand.tab_to(".mine h2 button[aria-pressed=false]")
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


def choose(view: dict[str, Any], chooser: random.Random) -> str:
    """A random move; one that ends the game sooner or later."""
    fills = [move for move in view["legal"] if ":void " not in move]
    return chooser.choice(fills if fills and chooser.random() < 0.85 else view["legal"])


def is_late(view: dict[str, Any], step: int) -> bool:
    """Whether few tiles are left: no game for two has fewer than 116 steps."""
    return step >= 104
