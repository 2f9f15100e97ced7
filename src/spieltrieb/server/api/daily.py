"""The daily deal: today's games, my tables, and the leaderboards."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated

from litestar import get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from spieltrieb.games import games
from spieltrieb.server import messages, rendering
from spieltrieb.server.answers import DailyDays, DailyDeal, LeaderboardRow
from spieltrieb.server.api.request_context import Asking, MaybeWord, Word, guest_of, hub_of
from spieltrieb.server.daily import day_of, secret_of, wish_of
from spieltrieb.server.errors import BadMessage, NoStorage
from spieltrieb.server.results import daily_days

PageNumber = Annotated[int, Parameter(ge=1, le=10_000)]
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


@get("/api/daily", summary="The deals of today or of another day, and how I did")
async def deals(request: Asking, day: MaybeWord = None) -> list[DailyDeal]:
    """The deal of every game on a day: my table, my result, and what all who played it in time have reached."""
    hub, guest = hub_of(request), await guest_of(request)
    day = _day(day, hub.wall())
    found: list[DailyDeal] = []
    for game in games.values():
        board = await request.app.state.boards.of(day, game.key)
        mine = board.row_of(guest.id)
        table = await hub.storage.daily_table(day, game.key, guest.id)
        found.append(
            {
                "game": game.key,
                "day": day,
                "table": table,
                "result": mine,
                "players": board.players,
                "scores": board.scores,
            }
        )
    return found


@get("/api/daily/mine", summary="The days on which I played daily deals, and how many in a row")
async def my_days(request: Asking) -> DailyDays:
    """My days: a row of them, and the last five weeks."""
    hub, guest = hub_of(request), await guest_of(request)
    return await asyncio.to_thread(daily_days, await hub.storage.results_of(guest.id), day_of(hub.wall()))


@post("/api/daily/{game:str}", summary="Sit down at today's deal", status_code=HTTP_200_OK)
async def play_daily(request: Asking, game: Word) -> messages.Summary:
    """My table of today's deal; the same one if I was there already."""
    hub, guest = hub_of(request), await guest_of(request)
    wish, day = wish_of(games[game]), day_of(hub.wall())
    door = request.app.state.daily_doors.setdefault(guest.id, asyncio.Lock())
    async with door:  # two taps at once must not open two tables; and nobody waits for those of others
        id = await hub.storage.daily_table(day, games[game].key, guest.id)
        if id is None:
            secret = secret_of(hub.storage.keys.of_day(day), day, games[game].key)
            try:
                table = (await hub.make(guest, wish, secret, day)).table
            except NoStorage:  # another process was faster, or it cannot be written at all
                id = await hub.storage.daily_table(day, games[game].key, guest.id)
                if id is None:
                    raise
        if id is not None:
            table = await hub.read(id)
    return rendering.summary(table, guest.id, hub.presence.is_here, hub.wall())


@get("/api/daily/{game:str}/leaderboard", summary="The leaderboard of a day's deal")
async def daily_leaderboard(
    request: Asking, game: Word, day: MaybeWord = None, page: PageNumber = 1
) -> list[LeaderboardRow]:
    """Everybody's results of a deal, the best first, a hundred a page."""
    hub, guest = hub_of(request), await guest_of(request)
    board = await request.app.state.boards.of(_day(day, hub.wall()), games[game].key)
    rows: list[LeaderboardRow] = board.page(page, guest.id)
    return rows


def _day(named: str | None, now: int) -> str:
    """The day that was asked for; today, if none was."""
    today = day_of(now)
    day = named or today
    if not _DAY.fullmatch(day) or day > today:
        raise BadMessage(f"{day[:40]!r} is not a day that has begun; a day looks like 2026-11-15.", problem="day")
    return day


HANDLERS = [deals, my_days, play_daily, daily_leaderboard]
