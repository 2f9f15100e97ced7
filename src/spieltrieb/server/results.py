"""Results of games, as statistics and leaderboards need them."""

from __future__ import annotations

from collections.abc import Iterable, Set
from datetime import date, timedelta
from itertools import takewhile
from typing import Any

from spieltrieb.bots import LEVELS
from spieltrieb.core.position import Position
from spieltrieb.server.answers import Against, DailyDays, GameStatistics, LeaderboardRow
from spieltrieb.server.daily import is_late
from spieltrieb.server.decisions import STAND_IN
from spieltrieb.server.entries import Ended
from spieltrieb.server.kept import Result
from spieltrieb.server.seats import Seat
from spieltrieb.server.table import Table

RECENT = 60  # games shown one by one
DAYS = 35  # of daily deals shown one by one: five weeks


def results_of(table: Table, key: int, end: Position, now: int) -> tuple[Result, ...]:
    """How each guest did in a game that is over, if it counts.

    People at somebody else's screen have no statistics of their own, practice counts for nothing, and so does a game in
    which a bot made all of somebody's moves: a rematch seats them while they are away. `end` may be a move ahead of the
    table.
    """
    outcome = end.outcome
    assert outcome is not None
    if table.round in table.practice:
        return ()
    title = table.title(outcome, table.round)
    active = {actor for actor, _ in end.steps_from(table.step) if actor >= 0 and table.seats[actor].stand_in is None}
    return tuple(
        _result(
            table,
            key,
            number,
            now,
            active,
            score=outcome.scores[number],
            won=1 / len(outcome.winners) if number in outcome.winners and not seat.resigned else 0.0,
            title=title,
            daily=table.daily,
            played_out=not seat.resigned,
        )
        for number, seat in enumerate(table.seats)
        if _has_statistics(seat) and (seat.played or seat.resigned or number in active)
    )


def results_of_end(table: Table, key: int, end: Ended, now: int) -> tuple[Result, ...]:
    """How each guest did in a game that was given up: won or lost, but without points. Stopped games do not count.

    Whoever gives up has lost, whether they have moved or not; only those who have moved can win by it.
    """
    if end.reason != "resigned" or table.round in table.practice:
        return ()
    losers = set(range(table.players)).difference(end.winners)
    return tuple(
        _result(
            table,
            key,
            number,
            now,
            losers,
            score=0,
            won=0.0 if number in losers else 1 / len(end.winners),
            title=None,
            daily=None,
            played_out=False,
        )
        for number, seat in enumerate(table.seats)
        if _has_statistics(seat) and table.players > 1 and (seat.played or number in losers)
    )


def _has_statistics(seat: Seat) -> bool:
    """Whether a guest sits here at a screen of their own."""
    return seat.player.guest is not None and not seat.player.screen


def _result(table: Table, key: int, number: int, now: int, active: Set[int], **how: Any) -> Result:
    """The result of a seat: who played what against whom, and how it went. `active`: who ended it, by a move or not."""
    guest = table.seats[number].player.guest
    assert guest is not None
    return Result(
        guest=guest,
        table=key,
        round=table.round,
        seat=number,
        game=table.game.key,
        players=table.players,
        against=_against(table, number, active),
        at=now,
        **how,
    )


def _against(table: Table, number: int, active: Set[int]) -> str:
    others = [_bot_of(seat, other in active) for other, seat in enumerate(table.seats) if other != number]
    if not others:
        return "solo"
    strength = ["random", "greedy", *LEVELS]
    bots = [bot for bot in others if bot is not None]
    return max(bots, key=strength.index) if len(bots) == len(others) else "people"


def _bot_of(seat: Seat, is_active: bool) -> str | None:
    """The bot that has made all moves of a seat in this game, for somebody who was away too; none where nobody has."""
    if seat.player.bot is not None or seat.played or seat.resigned or is_active:
        return seat.player.bot
    return seat.stand_in or (STAND_IN if seat.lapses else None)


def statistics(results: Iterable[Result]) -> list[GameStatistics]:
    """What a guest's results say, game by game."""
    by_game: dict[str, list[Result]] = {}
    for result in results:
        by_game.setdefault(result.game, []).append(result)
    return [_of_game(game, found) for game, found in sorted(by_game.items())]


def _of_game(game: str, results: list[Result]) -> GameStatistics:
    played_out = [result for result in results if result.played_out]
    scores = [result.score for result in played_out]
    contests = [result for result in results if result.against != "solo"]
    titles = [result.title for result in results if result.title is not None]
    against: dict[str, Against] = {}
    for result in contests:
        row = against.setdefault(result.against, {"played": 0, "won": 0.0})
        row["played"] += 1
        row["won"] += result.won
    return {
        "game": game,
        "played": len(results),
        "won": sum(result.won for result in contests),
        "contests": len(contests),
        "given_up": len(results) - len(played_out),
        "mean": sum(scores) / len(scores) if scores else None,
        "best": max(scores, default=None),
        "streak": sum(1 for _ in takewhile(lambda result: result.won > 0, reversed(contests))),
        "longest_streak": _longest(contests),
        "against": against,
        "titles": {str(title): titles.count(title) for title in sorted(set(titles))},
        "recent": [
            {"at": r.at, "score": r.score, "won": r.won, "against": r.against, "title": r.title, "daily": r.daily}
            for r in played_out[-RECENT:]
        ],
    }


def _longest(contests: list[Result]) -> int:
    longest = current = 0
    for result in contests:
        current = current + 1 if result.won > 0 else 0
        longest = max(longest, current)
    return longest


def leaderboard(results: Iterable[tuple[Result, str]], guest: str) -> list[LeaderboardRow]:
    """The results of a daily deal, the best first; equal ones share a place.

    Whoever finished when the day was over comes after all others, without a place.
    """
    ranked = sorted(results, key=lambda found: (_is_late(found[0]), -found[0].won, -found[0].score, found[0].at))
    rows: list[LeaderboardRow] = []
    for number, (result, name) in enumerate(ranked, 1):
        same = rows and (rows[-1]["won"], rows[-1]["score"]) == (result.won, result.score)
        late = _is_late(result)
        rows.append(
            {
                "place": None if late else rows[-1]["place"] if same else number,
                "name": name,
                "score": result.score,
                "won": result.won,
                "title": result.title,
                "me": result.guest == guest,
                "late": late,
            }
        )
    return rows


def daily_days(results: Iterable[Result], today: str) -> DailyDays:
    """On which days a guest has played daily deals in time: how many in a row, and what they reached lately.

    A row of days goes on as long as no day is left out; today may still be played.
    """
    played: dict[str, list[Result]] = {}
    for result in results:
        if result.daily is not None and not _is_late(result):
            played.setdefault(result.daily, []).append(result)
    rows = _rows_of_days(played)
    days = [_day_before(today, back) for back in range(DAYS)]
    return {
        "today": today,
        "streak": rows.get(today) or rows.get(_day_before(today, 1), 0),
        "longest": max(rows.values(), default=0),
        "days": [
            {"day": day, "games": {one.game: {"score": one.score, "won": one.won} for one in played.get(day, ())}}
            for day in days
        ],
    }


def _rows_of_days(days: Iterable[str]) -> dict[str, int]:
    """By day, how many days in a row there were up to it."""
    rows: dict[str, int] = {}
    for day in sorted(days):
        rows[day] = rows.get(_day_before(day, 1), 0) + 1
    return rows


def _day_before(day: str, back: int) -> str:
    return (date.fromisoformat(day) - timedelta(back)).isoformat()


def _is_late(result: Result) -> bool:
    return result.daily is not None and is_late(result.daily, result.at)
