"""Hands that play on a board as people do: a move of the engine becomes clicks, taps and drags on what is seen.

How a move is made on a game's board is in `boards/KEY.py`; who plays by keyboard alone is in `keys.py`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from playwright.sync_api import Locator, Page

from tests.browser.boards import board
from tests.browser.people import Visitor, choice


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
        (x, y), (u, v) = _ends(what, to)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move((x + u) / 2, (y + v) / 2, steps=3)
        self.meanwhile()
        self.page.mouse.move(u, v, steps=2)
        self.page.mouse.up()

    def make(self, game: str, move: str, view: dict[str, Any], chooser: random.Random) -> None:
        board(game).by_pointer(self, move, view, chooser)

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
        (x, y), (u, v) = _ends(what, to)
        self._touch("touchStart", x, y)
        for part in (0.1, 0.3, 0.6, 0.9, 1):
            self._touch("touchMove", x + part * (u - x), y + part * (v - y))
            if part == 0.3:
                self.meanwhile()
        # The finger rests before it is lifted: otherwise this is a fling, and the next tap only ends that.
        self._touch("touchMove", u, v + 1, after=0.2)
        self._touch("touchEnd")

    def make(self, game: str, move: str, view: dict[str, Any], chooser: random.Random) -> None:
        board(game).by_pointer(self, move, view, chooser)

    def meanwhile(self) -> None:
        """As with the mouse."""

    def _touch(self, kind: str, *at: float, after: float = 0.02) -> None:
        """One event of the screen, this many seconds after the previous one: by its time stamp, without waiting."""
        self._time = max(self._time + after, time.time() - 1)
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self._time})


def _ends(what: Locator, to: Locator) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a drag begins and ends; both are in sight at the same time, since every table fits its window."""
    assert _in_sight(what) and _in_sight(to), "a drag needs both ends on the screen"
    return _middle(what), _middle(to)


def _middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box, "nothing to be seen there"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _in_sight(what: Locator) -> bool:
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


def drags(chooser: random.Random) -> bool:
    """Whether to drag where a click would do."""
    return chooser.random() < 0.5


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
    """A random move; one that ends the game sooner or later."""
    move: str = board(game).choose(view, chooser)
    return move


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
