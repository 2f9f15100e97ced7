"""Leaderboards of daily deals: thousands of results are ranked once until something changes, and shown by pages."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

from spieltrieb.server.answers import LeaderboardRow
from spieltrieb.server.kept import Result
from spieltrieb.server.results import leaderboard
from spieltrieb.server.storage import Storage

PAGE = 100  # rows of a page
KEPT = 20  # leaderboards
OLDEST = 60.0  # seconds after which a leaderboard is made anew in any case: names may have changed


@dataclass(frozen=True)
class Board:
    """The leaderboard of one deal."""

    version: tuple[int, int]
    made: float
    rows: list[LeaderboardRow]  # the best first
    places: dict[str, int]  # by guest, the number of their first row
    players: int  # those who finished in time
    scores: tuple[tuple[int, int], ...]  # what they reached, and how many did

    def page(self, number: int, guest: str) -> list[LeaderboardRow]:
        """The rows of a page, from 1, as a guest sees them."""
        mine = self.places.get(guest)
        first = (number - 1) * PAGE
        rows = enumerate(self.rows[first : first + PAGE], first)
        return [{**row, "me": at == mine} for at, row in rows]

    def row_of(self, guest: str) -> LeaderboardRow | None:
        """The row of a guest, if they have one."""
        mine = self.places.get(guest)
        return None if mine is None else {**self.rows[mine], "me": True}


class Boards:
    """The leaderboards of a server."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._kept: OrderedDict[tuple[str, str], Board] = OrderedDict()
        self._making: dict[tuple[str, str], asyncio.Lock] = {}

    async def of(self, day: str, game: str) -> Board:
        """The leaderboard of a day's deal, as it stands now."""
        key = (day, game)
        async with self._making.setdefault(key, asyncio.Lock()):  # whoever asks meanwhile waits for the same result
            version = await self._storage.version_of_day(day, game)
            board = self._kept.pop(key, None)
            if board is None or board.version != version or time.monotonic() - board.made > OLDEST:
                results = await self._storage.results_of_day(day, game)
                board = await asyncio.to_thread(_made, version, results)
            self._kept[key] = board
            if len(self._kept) > KEPT:
                self._making.pop(self._kept.popitem(last=False)[0], None)
        return board


def _made(version: tuple[int, int], results: list[tuple[Result, str]]) -> Board:
    names = {result.guest: name for result, name in results}
    rows = leaderboard(((result, result.guest) for result, _ in results), "")
    places: dict[str, int] = {}
    for at, row in enumerate(rows):
        guest = row["name"]
        places.setdefault(guest, at)
        row["name"] = names[guest]
    in_time = [row["score"] for row in rows if not row["late"]]
    scores = tuple(sorted(Counter(in_time).items()))
    return Board(version, time.monotonic(), rows, places, len(in_time), scores)
