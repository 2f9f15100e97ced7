"""Tables brought to where a test wants them, past the page, and without waiting for anybody."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.client import Person

GAMES = ("fivetotwelve", "memostreet", "kreuzquer", "davincicode")

Known = dict[str, Any]


def play_on(
    person: Person,
    table: str,
    until: Callable[[Known], Any] = lambda known: False,
    chooser: random.Random | None = None,
) -> Known:
    """Play random moves in all seats of a person until the table stands so, or the game is over; how it stands then."""

    async def play() -> Known:
        async with person.page(table) as page:
            return await page.play(table, chooser or random.Random(5), until)

    # Playwright has an event loop in this thread.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, play()).result()


def my_turn_after(step: int) -> Callable[[Known], bool]:
    """So many moves were made, and it is this person's turn."""
    return lambda known: known["step"] >= step and any(view["legal"] for view in known["views"])
