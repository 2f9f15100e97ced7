"""Playing by keyboard alone: Tab leads to a thing, arrows within it, Enter or Space acts, and games have letters."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from tests.browser.boards import board

FAR = 150  # what this many tabs do not reach cannot be reached


class Keyboard:
    """A keyboard, and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def make(self, game: str, move: str, view: dict[str, Any], chooser: random.Random) -> None:
        board(game).by_keys(self, move, view, chooser)

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
