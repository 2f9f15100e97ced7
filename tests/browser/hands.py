"""Hands that play on a board as people do: a move of the engine becomes clicks, taps and drags on what is seen.

Each game has a function that makes one move with a mouse or a finger; `keys.py` does the same by keyboard alone.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from playwright.sync_api import Locator, Page

from tests.browser.people import Visitor, choice

ROWS = ("ones", "twos", "threes", "fours", "fives", "sixes", "small", "large", "triple", "chance")
VALUES = (*map(str, range(12)), "-")


class Hand(Protocol):
    """What somebody plays with: a mouse, a finger or a keyboard."""

    def make(self, game: str, move: str, view: dict[str, Any], chooser: random.Random) -> None:
        """Make a move at the table on the screen; how, where there are several ways, is the chooser's choice."""


class Pointer(Hand, Protocol):
    """A mouse or a finger."""

    page: Page
    drags: int  # how many there were

    def press(self, what: Locator) -> None:
        """Click, or tap."""

    def drag(self, what: Locator, to: Locator) -> None:
        """Take something there, and let it go."""


class Mouse:
    """A mouse, with a wheel."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.drags = 0
        self._wheeled = -1000.0  # when, by the page's clock

    def press(self, what: Locator) -> None:
        what.click()

    def wheel(self, what: Locator) -> None:
        """Turn the wheel over something, by one notch, until that has an effect."""
        # What a wheel sends within 140 ms is one move of the hand to the page.
        self.page.wait_for_function("(last) => performance.now() - last > 150", arg=self._wheeled)
        what.hover()
        before = what.evaluate("(it) => it.outerHTML")
        self.page.mouse.wheel(0, 100)
        effect = "([it, before]) => it.outerHTML !== before && performance.now()"
        self._wheeled = self.page.wait_for_function(effect, arg=[what.element_handle(), before]).json_value()

    def drag(self, what: Locator, to: Locator) -> None:
        self.drags += 1
        (x, y), (u, v) = _ends(self.page, what, to)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move((x + u) / 2, (y + v) / 2, steps=3)
        self.meanwhile()
        self.page.mouse.move(u, v, steps=2)
        self.page.mouse.up()

    def make(self, game: str, move: str, view: dict[str, Any], chooser: random.Random) -> None:
        GAMES[game](self, move, view, chooser)

    def meanwhile(self) -> None:
        """What happens while something is dragged, for tests that have something happen."""


class Finger:
    """A finger on a touch screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.drags = 0
        self._wire = page.context.new_cdp_session(page)
        self._time = 0.0  # of the last event

    def press(self, what: Locator) -> None:
        what.tap()

    def drag(self, what: Locator, to: Locator) -> None:
        self.drags += 1
        (x, y), (u, v) = _ends(self.page, what, to)
        self._touch("touchStart", x, y)
        for part in (0.1, 0.3, 0.6, 0.9, 1):
            self._touch("touchMove", x + part * (u - x), y + part * (v - y))
            if part == 0.3:
                self.meanwhile()
        # The finger rests before it is lifted: otherwise this is a fling, and the next tap only ends that.
        self._touch("touchMove", u, v + 1, after=0.2)
        self._touch("touchEnd")

    def make(self, game: str, move: str, view: dict[str, Any], chooser: random.Random) -> None:
        GAMES[game](self, move, view, chooser)

    def meanwhile(self) -> None:
        """As with the mouse."""

    def _touch(self, kind: str, *at: float, after: float = 0.02) -> None:
        """One event of the screen, this many seconds after the previous one: by its time stamp, without waiting."""
        self._time = max(self._time + after, time.time() - 1)
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self._time})


def _ends(page: Page, what: Locator, to: Locator) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a drag begins and ends; both must be in sight at the same time, as they must be for a person."""
    what.scroll_into_view_if_needed()
    if not (_in_sight(page, what) and _in_sight(page, to)):
        # Halfway between them into the middle of the screen.
        page.evaluate("([a, b]) => scrollBy(0, (a + b - innerHeight) / 2)", [_middle(what)[1], _middle(to)[1]])
    assert _in_sight(page, what) and _in_sight(page, to), "a drag needs both ends on the screen"
    return _middle(what), _middle(to)


def _middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box, "nothing to be seen there"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _in_sight(page: Page, what: Locator) -> bool:
    return bool(
        what.evaluate(
            """(it) => {
              const box = it.getBoundingClientRect();
              const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
              const top = document.elementFromPoint(x, y);
              return !!top && (it.contains(top) || top.contains(it));
            }"""
        )
    )


# ---- The games ---------------------------------------------------------------------------------------------------


def _drags(chooser: random.Random) -> bool:
    """Whether to drag where a click would do."""
    return chooser.random() < 0.5


def fivetotwelve(hand: Pointer, move: str, view: dict[str, Any], chooser: random.Random) -> None:
    """Draw, leave, place or take."""
    page, me = hand.page, view["seat"]
    text = move.partition(":")[2]
    found = re.fullmatch(r"(take )?(\d+)@([a-d])([1-4])", text)
    if text == "draw":
        hand.press(page.locator("[data-at=pile]"))
    elif text == "leave" and _drags(chooser):
        hand.drag(page.locator(f"[data-at=hand-{me}] > .tile"), page.locator("[data-at=tray]"))
    elif text == "leave":
        hand.press(page.locator("button.leave"))
    else:
        assert found, move
        cell = page.locator(f'[data-drop="{"abcd".index(found[3]) + 4 * "1234".index(found[4])}"]')
        tile = page.locator(f"[data-at=open-{found[2]}]" if found[1] else f"[data-at=hand-{me}] > .tile")
        if _drags(chooser):
            hand.drag(tile, cell)
        elif found[1]:
            for thing in chooser.choice(((tile, cell), (cell, tile))):
                hand.press(thing)
        else:
            hand.press(cell)


def memostreet(hand: Pointer, move: str, view: dict[str, Any], chooser: random.Random) -> None:
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
        if _drags(chooser):
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
        hand.press(page.locator(".tray button[aria-pressed=false]"))  # void instead
    if _drags(chooser):
        hand.drag(page.locator(f'[data-up="{cells[0]}"]').last, target)
    else:
        hand.press(target)
        voids = [use[2] for use in uses if use[:2] == ("void", row)]
        hand.press(page.locator(".chooser .pick").nth(voids.index(cells)))
    hand.press(page.locator(".chooser .main"))
    return None


def street_move(move: str) -> tuple[str, int, list[int]]:
    """The kind of a move of Memo Street, its row (or -1) and its cells."""
    words = move.partition(":")[2].split()
    kind = words.pop(0) if words[0] in ("turn", "void") else "fill"
    row = -1 if kind == "turn" else ROWS.index(words.pop(0))
    return kind, row, [7 * "abcdefghijklm".index(cell[0]) + int(cell[1]) - 1 for cell in words]


def kreuzquer(hand: Pointer, move: str, view: dict[str, Any], chooser: random.Random) -> None:
    """Lay a tile as it must lie, or face down, and confirm."""
    page = hand.page
    cell, turns = pipe_move(move, view["legal"])
    target = page.locator(f'[data-cell="{cell}"]')
    up = any("spiral" not in text for text in view["legal"])
    if turns is None and up:
        hand.press(page.locator("button.flip"))
    if _drags(chooser):
        hand.drag(page.locator("button.slot"), target)
    else:
        hand.press(target)
    for _ in range(turns or 0):
        if isinstance(hand, Mouse) and chooser.random() < 0.3:
            hand.wheel(target)
        else:
            hand.press(chooser.choice((target, page.locator("button.round").last)))
    hand.press(page.locator("button.confirm"))


def pipe_move(move: str, legal: list[str]) -> tuple[int, int | None]:
    """The cell of a move of Kreuz & Quer, and how often the tile must be turned there; None: it lies face down."""
    _, place = move.split("@")
    name = place.partition("/")[0]
    cell = "abcde".index(name[0]) + 5 * (int(name[1]) - 1)
    if ":spiral@" in move:
        return cell, None
    angles = sorted(int(text.partition("/")[2] or 0) for text in legal if f"@{name}" in text and ":spiral@" not in text)
    return cell, angles.index(int(place.partition("/")[2] or 0))


def davincicode(hand: Pointer, move: str, view: dict[str, Any], chooser: random.Random) -> None:
    """Take a tile, guess one, stop, put one in or lay one open."""
    page, me = hand.page, view["seat"]
    what, _, rest = move.partition(":")[2].partition(" ")
    if what == "take":
        heap = page.locator(f"[data-stack={rest[0]}]")
        if _drags(chooser):
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
        if _drags(chooser):
            hand.drag(page.locator(f'[data-apart="{me}"]'), gap)
        else:
            hand.press(gap)
    else:
        assert what == "show", move
        hand.press(page.locator(f'button[data-tile="{me}.{rest.partition("@")[2]}"]'))


Playing = Callable[[Any, str, dict[str, Any], random.Random], None]
GAMES: dict[str, Playing] = {
    "fivetotwelve": fivetotwelve,
    "memostreet": memostreet,
    "kreuzquer": kreuzquer,
    "davincicode": davincicode,
}


class Calm(random.Random):
    """Chance for somebody who only clicks: no drags, no wheel. Quicker, where how it is done is not the question."""

    def random(self) -> float:
        return 0.99


class Plain(Calm):
    """Somebody who always does the first thing that comes to mind."""

    def choice(self, things: Any) -> Any:
        return things[0]


class Contrary(Calm):
    """Somebody who always does the last."""

    def choice(self, things: Any) -> Any:
        return things[-1]


class Eager(Plain):
    """Somebody who drags whatever can be dragged, and turns with the wheel."""

    def random(self) -> float:
        return 0.0


# ---- Playing -----------------------------------------------------------------------------------------------------


def choose(game: str, view: dict[str, Any], chooser: random.Random) -> str:
    """A move, by chance; one that ends the game some day."""
    legal: list[str] = view["legal"]
    if game == "kreuzquer":
        up = [move for move in legal if ":spiral@" not in move]
        return chooser.choice(up if up and chooser.random() < 0.9 else legal)
    if game == "memostreet":
        fills = [move for move in legal if ":void " not in move]
        return chooser.choice(fills if fills and chooser.random() < 0.85 else legal)
    if game == "fivetotwelve":
        puts = [move for move in legal if "@" in move]
        return chooser.choice(puts if puts and chooser.random() < 0.7 else legal)
    return chooser.choice(legal)


def make(visitor: Visitor, hand: Hand, move: str, view: dict[str, Any], chooser: random.Random) -> None:
    """Make this move on the page; the page must send it, and the server must take it."""
    visitor.played(move, lambda: hand.make(visitor.table["game"], move, view, chooser))


def play(
    *people: Visitor,
    chooser: random.Random,
    hands: Sequence[Hand] = (),
    until: Callable[[int], Any] = lambda made: False,
) -> int:
    """Play on the pages of these people until their game is over or this many moves are made; how many they made.

    Everybody plays by mouse, unless hands are named: one person then uses them in turn.
    """
    mice = {one: Mouse(one.page) for one in people}
    made = 0
    while not until(made) and (found := choice(*people)):
        one, view = found
        hand = hands[made % len(hands)] if hands else mice[one]
        make(one, hand, choose(one.table["game"], view, chooser), view, chooser)
        made += 1
        for other in people:  # so that whoever asks how it stands gets the same answer in every run
            other.until(lambda other=other, step=one.table["step"]: other.table["step"] >= step, "the move to be told")
    return made
