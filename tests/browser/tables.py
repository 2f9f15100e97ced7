"""Tables brought to where a test wants them, past the page, and without waiting for anybody."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from spieltrieb.games import games
from tests.server.client import Person

GAMES = tuple(games)

Known = dict[str, Any]


def play_on(
    person: Person,
    table: str,
    until: Callable[[Known], Any] = lambda known: False,
    chooser: random.Random | None = None,
) -> Known:
    """Play random moves in all seats of a person until the table stands so, or the game is over; how it stands then."""

    return play_together([person], table, until, chooser)[0]


def play_together(
    people: Sequence[Person],
    table: str,
    until: Callable[[Known], Any] = lambda known: False,
    chooser: random.Random | None = None,
) -> list[Known]:
    """The same for several people at one table; how it stands for each of them."""

    async def play(person: Person, seed: int) -> Known:
        async with person.page(table) as page:
            return await page.play(table, chooser or random.Random(seed), until)

    async def play_all() -> list[Known]:
        return await asyncio.gather(*(play(person, seed) for seed, person in enumerate(people, 5)))

    # Playwright has an event loop in this thread.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, play_all()).result()


def my_turn_after(step: int) -> Callable[[Known], bool]:
    """This many moves were made, and it is this person's turn."""
    return lambda known: known["step"] >= step and any(view["legal"] for view in known["views"])
