"""Results of games: who gets one, and what statistics and leaderboards make of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spieltrieb.server import decisions
from spieltrieb.server.entries import Ended
from spieltrieb.server.kept import Result
from spieltrieb.server.requests import ClockWish
from spieltrieb.server.results import (
    DAYS,
    RECENT,
    daily_days,
    leaderboard,
    results_of,
    results_of_end,
    statistics,
)
from spieltrieb.server.table import Table
from tests.server.driving import ANN, BOB, SECRET, Driven, gathered


def a_result(**known: Any) -> Result:
    usual: dict[str, Any] = {
        "guest": ANN.id, "table": 1, "round": 1, "seat": 0, "game": "memostreet", "players": 2, "score": 50,
        "won": 1.0, "against": "level2", "title": None, "daily": None, "at": 0,
    }  # fmt: skip
    return Result(**{**usual, **known})


def played(driven: Driven) -> dict[str, Result]:
    """The results of a game after it was played to its end, by the names of those who have one."""
    driven.play(random.Random(1))
    found = results_of(driven.table, 7, driven.position, driven.now)
    names = {ANN.id: "Ann", BOB.id: "Bob"}
    return {names[result.guest]: result for result in found}


def test_every_guest_in_a_seat_of_their_own_has_a_result() -> None:
    driven = gathered("memostreet")
    found = played(driven)
    outcome = driven.position.outcome
    assert set(found) == {"Ann", "Bob"}
    assert (found["Ann"].score, found["Bob"].score) == outcome.scores
    assert {name: result.won for name, result in found.items()} == {
        "Ann": (0 in outcome.winners) / len(outcome.winners),
        "Bob": (1 in outcome.winners) / len(outcome.winners),
    }
    assert {result.against for result in found.values()} == {"people"}
    assert {(result.table, result.round, result.players) for result in found.values()} == {(7, 1, 2)}


def with_results(driven: Driven) -> list[str]:
    """Who has a result of the game that is over, also when the table is read from its log again."""
    tables = (driven.table, driven.restarted())
    found = [[one.guest for one in results_of(table, 7, driven.position, driven.now)] for table in tables]
    assert found[0] == found[1]
    return found[0]


def in_a_rematch() -> Driven:
    """Ann and Bob have played, and Ann wants the same again; Bob is away, and a bot stands in for him."""
    before = gathered("memostreet")
    before.play(random.Random(1))
    assert with_results(before) == [ANN.id, BOB.id]
    found = decisions.rematch(before.table, ANN, "again", SECRET, before.now).next
    assert found is not None
    driven = gathered("memostreet")
    driven.log = list(found.entries)
    driven.table = Table.from_log(found.id, found.secret, driven.log)
    driven.ask(ANN, "hand", seat=1, away=True)
    return driven


def test_who_is_away_for_a_whole_rematch_has_no_result() -> None:
    driven = in_a_rematch()
    driven.play(random.Random(2))
    assert with_results(driven) == [ANN.id]


def test_a_game_against_somebody_whose_every_move_a_bot_made_was_one_against_a_bot() -> None:
    """Cheat: rematches, again and again, with somebody who has left long ago."""
    driven = in_a_rematch()
    driven.play(random.Random(2))
    (result,) = results_of(driven.table, 7, driven.position, driven.now)
    assert (result.guest, result.against) == (ANN.id, decisions.STAND_IN)


def test_a_bot_that_makes_single_moves_for_somebody_whose_time_is_up_is_a_bot_too() -> None:
    driven = gathered("memostreet", clock=ClockWish("move", 30))
    while driven.table.acting[0] != 1:
        driven.play(random.Random(2), steps=1)
    driven.now += 31_000
    driven.do(decisions.lapse)
    driven.bot_moves(1)
    seat = driven.table.seats[1]
    assert (seat.stand_in, seat.played) == (None, False)
    (result,) = results_of_end(driven.table, 7, Ended(at=driven.now, reason="resigned", winners=(1,)), driven.now)
    assert (result.guest, result.against) == (ANN.id, decisions.STAND_IN)


def test_who_gives_up_or_was_not_asked_for_a_move_is_somebody() -> None:
    driven = gathered("memostreet")
    (number,) = driven.table.acting
    driven.play(random.Random(1), steps=1)
    driven.ask(driven.guest(1 - number), "resign")
    found = [one for one in driven.log if isinstance(one, Ended)]
    assert {one.against for one in results_of_end(driven.table, 7, found[0], driven.now)} == {"people"}


@pytest.mark.parametrize("back", [False, True])
def test_who_made_a_move_themselves_has_a_result_whatever_comes_then(back: bool) -> None:
    driven = in_a_rematch()
    driven.ask(BOB, "return", seat=1)
    while driven.table.acting[0] != 1:
        driven.play(random.Random(2), steps=1)
    driven.play(random.Random(2), steps=1)
    driven.ask(ANN, "hand", seat=1, away=True)
    if back:
        driven.ask(BOB, "return", seat=1)
        driven.ask(BOB, "hand", seat=1)
    driven.play(random.Random(2))
    assert with_results(driven) == [ANN.id, BOB.id]


def test_every_game_of_a_match_counts_for_those_who_moved_in_it() -> None:
    driven = gathered("fivetotwelve", rounds=2)
    driven.play(random.Random(1))
    assert with_results(driven) == [ANN.id, BOB.id]
    driven.ask(ANN, "hand", seat=1, away=True)
    driven.ask(ANN, "next", round=2)
    driven.play(random.Random(1))
    assert with_results(driven) == [ANN.id]


def test_a_daily_deal_that_a_bot_played_is_on_no_leaderboard() -> None:
    driven = Driven("kreuzquer", "me", daily="2026-11-15")
    driven.ask(ANN, "hand", seat=0)
    driven.play(random.Random(1))
    assert with_results(driven) == []


def test_people_at_somebody_elses_screen_have_no_result() -> None:
    assert set(played(Driven("memostreet", "me", "screen"))) == {"Ann"}


def test_the_strongest_bot_is_the_one_that_counts() -> None:
    assert played(Driven("memostreet", "me", "level3", "random"))["Ann"].against == "level3"


def test_a_solo_game_has_a_title_and_no_opponent() -> None:
    driven = Driven("kreuzquer", "me", daily="2026-11-15")
    result = played(driven)["Ann"]
    assert driven.table.game.rating is not None
    assert result.title == driven.table.game.rating(-result.score)
    assert (result.against, result.daily) == ("solo", "2026-11-15")


def test_statistics_count_by_game_and_opponent() -> None:
    won = [1.0, 1.0, 0.0, 0.5, 1.0]
    results = [a_result(at=number, won=share, score=10 * number) for number, share in enumerate(won)]
    results += [a_result(game="kreuzquer", against="solo", won=1.0, score=-12, title=title) for title in (2, 2, 1)]
    solo, match = statistics(results)
    assert (solo["game"], solo["played"], solo["contests"], solo["won"]) == ("kreuzquer", 3, 0, 0)
    assert solo["titles"] == {"1": 1, "2": 2}
    assert (match["played"], match["won"], match["mean"], match["best"]) == (5, 3.5, 20, 40)
    assert (match["streak"], match["longest_streak"]) == (2, 2)
    assert match["against"] == {"level2": {"played": 5, "won": 3.5}}
    assert [row["score"] for row in match["recent"]] == [0, 10, 20, 30, 40]


def test_only_the_latest_games_are_shown_one_by_one() -> None:
    (found,) = statistics([a_result(at=number, score=number) for number in range(RECENT + 5)])
    assert [row["score"] for row in found["recent"]] == list(range(5, RECENT + 5))


def test_equal_results_share_a_place() -> None:
    rows = [(30, "Ann"), (40, "Bob"), (30, "Cyd"), (20, "Dan")]
    found = leaderboard([(a_result(guest=name, score=score), name) for score, name in rows], "Cyd")
    assert [(row["place"], row["name"]) for row in found] == [(1, "Bob"), (2, "Ann"), (2, "Cyd"), (4, "Dan")]
    assert [row["name"] for row in found if row["me"]] == ["Cyd"]


def test_who_finished_when_the_day_was_over_comes_apart() -> None:
    midnight = 1_800_057_600_000  # after 2027-01-15
    rows = [(30, midnight - 1, "Ann"), (40, midnight, "Bob"), (20, midnight - 9, "Cyd"), (20, midnight + 9, "Dan")]
    found = leaderboard(
        [(a_result(guest=name, score=score, daily="2027-01-15", at=at), name) for score, at, name in rows], "Bob"
    )
    assert [(row["place"], row["name"], row["late"]) for row in found] == [
        (1, "Ann", False), (2, "Cyd", False), (None, "Bob", True), (None, "Dan", True)
    ]  # fmt: skip


def test_a_game_that_was_practice_has_no_results() -> None:
    driven = Driven("kreuzquer", "me")
    driven.move(ANN, 0, driven.legal(0))
    driven.ask(ANN, "back", seat=0)
    driven.play(random.Random(1))
    assert results_of(driven.table, 1, driven.position, driven.now) == ()


def test_a_win_comes_before_more_points() -> None:
    found = leaderboard([(a_result(score=90, won=0.0), "lost"), (a_result(score=10, won=1.0), "won")], "nobody")
    assert [row["name"] for row in found] == ["won", "lost"]


def test_points_of_games_that_were_given_up_count_for_nobody() -> None:
    results = [a_result(score=40), a_result(score=0, won=0.0, played_out=False), a_result(score=20)]
    (found,) = statistics(results)
    assert (found["played"], found["given_up"], found["won"], found["mean"], found["best"]) == (3, 1, 2, 30, 40)
    assert [row["score"] for row in found["recent"]] == [40, 20]
    (found,) = statistics(results[1:2])
    assert (found["played"], found["mean"], found["best"]) == (1, None, None)


def test_days_in_a_row_may_lack_today_but_no_other() -> None:
    noon = 1_794_744_000_000  # of 2026-11-15

    def days(*played: int, today: str = "2026-11-15") -> tuple[int, int]:
        results = [
            a_result(daily=f"2026-11-{day:02}", at=noon + (day - 15) * 86_400_000, game=game)
            for day in played
            for game in ("memostreet", "kreuzquer")
        ]
        found = daily_days(results, today)
        assert len(found["days"]) == DAYS
        return found["streak"], found["longest"]

    assert days() == (0, 0)
    assert days(15) == (1, 1)
    assert days(13, 14) == (2, 2)
    assert days(13, 14, 15) == (3, 3)
    assert days(9, 10, 11, 12, 14) == (1, 4)
    assert days(9, 10, 13) == (0, 2)
    late = [a_result(daily="2026-11-14", at=noon)]
    assert daily_days(late, "2026-11-15")["streak"] == 0
    shown = daily_days([a_result(daily="2026-11-15", at=noon, score=7)], "2026-11-15")["days"][0]
    assert shown == {"day": "2026-11-15", "games": {"memostreet": {"score": 7, "won": 1.0}}}
