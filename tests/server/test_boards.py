"""Leaderboards are made once for all who ask, shown by pages, and never old."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spieltrieb.server import boards as module
from spieltrieb.server.batches import Writing
from spieltrieb.server.boards import PAGE, Boards
from tests.server.client import House, Person
from tests.server.test_results import a_result

DAY = "2026-11-15"


class Results:
    """A storage that counts how often it was asked for all results."""

    def __init__(self, *scores: int) -> None:
        self.results = [
            (a_result(guest=f"guest {number}", score=score, daily=DAY, at=number), f"Name {number}")
            for number, score in enumerate(scores)
        ]
        self.asked = 0

    async def version_of_day(self, day: str, game: str) -> tuple[int, int]:
        return len(self.results), max((result.at for result, _ in self.results), default=0)

    async def results_of_day(self, day: str, game: str) -> list[Any]:
        self.asked += 1
        return list(self.results)


def test_a_leaderboard_is_shown_by_pages_to_everybody_with_their_own_row() -> None:
    async def work() -> None:
        board = await Boards(Results(*range(2 * PAGE + 5))).of(DAY, "kreuzquer")  # type: ignore[arg-type]
        pages = [board.page(number, "guest 3") for number in (1, 2, 3, 4)]
        assert [len(page) for page in pages] == [PAGE, PAGE, 5, 0]
        assert [row["place"] for page in pages for row in page] == list(range(1, 2 * PAGE + 6))
        assert [row["name"] for page in pages for row in page if row["me"]] == ["Name 3"]
        assert board.row_of("guest 3") == pages[2][1]
        assert board.row_of("nobody") is None
        assert board.players == 2 * PAGE + 5
        assert not any("guest" in str(row) for page in pages for row in page), "ids are nobody's business"

    asyncio.run(work())


def test_who_was_late_is_not_counted_with_those_who_were_in_time() -> None:
    async def work() -> None:
        storage = Results(1, 2)
        storage.results.append((a_result(guest="late", score=9, daily=DAY, at=1_900_000_000_000), "Late"))
        board = await Boards(storage).of(DAY, "kreuzquer")  # type: ignore[arg-type]
        assert (len(board.rows), board.players) == (3, 2)

    asyncio.run(work())


def test_a_leaderboard_is_made_once_until_something_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        storage = Results(1, 2)
        boards = Boards(storage)  # type: ignore[arg-type]
        await asyncio.gather(*(boards.of(DAY, "kreuzquer") for _ in range(5)))
        assert storage.asked == 1
        storage.results.append((a_result(guest="new", score=9, daily=DAY, at=99), "New"))
        assert (await boards.of(DAY, "kreuzquer")).rows[0]["name"] == "New"
        assert storage.asked == 2
        monkeypatch.setattr(module, "OLDEST", -1.0)
        await boards.of(DAY, "kreuzquer")
        assert storage.asked == 3

    asyncio.run(work())


def test_so_many_leaderboards_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 2)

    async def work() -> None:
        boards = Boards(Results(1))  # type: ignore[arg-type]
        for day in ("2026-11-13", "2026-11-14", DAY):
            await boards.of(day, "kreuzquer")
        assert len(boards._kept) == len(boards._making) == 2

    asyncio.run(work())


def test_thousands_of_results_come_by_pages(house: House) -> None:
    ann = Person.comes(house.address, "Ann")
    rows = [
        (f"guest {n}", -n - 1, 1, 0, "kreuzquer", 1, n, 1.0, "solo", None, DAY, 1_800_000_000_000, 1)
        for n in range(250)
    ]
    rows[7] = (ann.id, *rows[7][1:])
    statement = f"INSERT INTO results VALUES ({','.join('?' * 13)})"
    storage = house.gate.hub.storage
    house.do(storage.finish(lambda done: storage.submit(Writing(done, statements=[(statement, row) for row in rows]))))
    pages = [ann.get(f"/api/daily/kreuzquer/leaderboard?day={DAY}&page={number}") for number in (1, 2, 3, 4)]
    assert [len(page) for page in pages] == [100, 100, 50, 0]
    assert [row["score"] for page in pages for row in page] == list(range(249, -1, -1))
    assert [row["name"] for page in pages for row in page if row["me"]] == ["Ann"]
    for wrong in ("0", "x", "10001"):
        assert ann.ask("GET", f"/api/daily/kreuzquer/leaderboard?page={wrong}").status == 400
