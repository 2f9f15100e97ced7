"""Ways out of a game: giving up with two, three and four, and stopping when all agree."""

from __future__ import annotations

import random

import pytest

from spieltrieb.core.errors import GameOver
from spieltrieb.server import decisions, rendering
from spieltrieb.server.entries import Ended, Resigned, Stopping
from spieltrieb.server.errors import NoTakeBack, NotAllowed, NotNow
from spieltrieb.server.results import results_of, results_of_end
from spieltrieb.server.take_backs import asked_of
from tests.server.driving import ANN, BOB, CYD, DAN, PER_MOVE, Driven, facts, gathered


def with_four(*kinds: str) -> Driven:
    """Five to twelve, with Ann and whoever is named in the other seats."""
    driven = Driven("fivetotwelve", "me", *("open" if kind[0].isupper() else kind for kind in kinds))
    for guest in (BOB, CYD, DAN):
        if guest.name in kinds:
            driven.ask(guest, "sit")
    return driven


def entries_of(driven: Driven, guest: object, do: str, **more: object) -> list[type]:
    return [type(entry) for entry in driven.ask(guest, do, **more)]  # type: ignore[arg-type]


def test_with_two_the_one_who_gives_up_has_lost_at_once() -> None:
    driven = gathered("fivetotwelve", clock=PER_MOVE)
    driven.move(ANN, 0, driven.legal(0))
    assert entries_of(driven, ANN, "resign") == [Resigned, Ended]
    assert driven.table.phase == "over"
    total = driven.table.total()
    assert total is not None
    assert (total.scores, total.winners, total.reason) == ((0, 0), (1,), "resigned")
    assert (driven.table.acting, driven.table.deadline()) == ((), None)
    with pytest.raises(GameOver):
        driven.move(BOB, 1, driven.legal(1))
    with pytest.raises(NoTakeBack):
        driven.ask(BOB, "back", seat=1)
    with pytest.raises(NotNow):
        driven.ask(BOB, "resign")
    assert facts(driven.restarted()) == facts(driven.table)


def test_a_bot_that_was_thinking_when_the_game_was_given_up_moves_no_more() -> None:
    driven = with_four("greedy")
    position = driven.position
    driven.ask(ANN, "resign")
    action = position.legal(1)[0].action
    assert driven.do(decisions.choose, 1, 1, position, action) == ()


@pytest.mark.parametrize("kinds", [("Bob", "Cyd"), ("Bob", "Cyd", "Dan"), ("Bob", "greedy", "greedy")])
def test_with_more_people_a_bot_plays_the_seat_to_the_end(kinds: tuple[str, ...]) -> None:
    driven = with_four(*kinds)
    assert entries_of(driven, ANN, "resign") == [Resigned]
    seat = driven.table.seats[0]
    assert (seat.bot, seat.resigned, driven.table.phase) == (decisions.STAND_IN, True, "playing")
    assert driven.ask(ANN, "resign") == ()
    with pytest.raises(NotNow, match="gave up"):
        driven.ask(ANN, "return", seat=0)
    driven.play(random.Random(3))
    results = {result.guest: result for result in results_of(driven.table, 1, driven.position, driven.now)}
    assert (results[ANN.id].won, results[ANN.id].played_out) == (0, False)
    assert results[BOB.id].played_out
    assert facts(driven.restarted()) == facts(driven.table)


def test_when_the_last_person_but_one_gives_up_the_others_have_won() -> None:
    driven = with_four("Bob", "Cyd")
    driven.ask(CYD, "resign")
    assert entries_of(driven, ANN, "resign") == [Resigned, Ended]
    assert driven.table.ended is not None
    assert driven.table.ended.winners == (1,)
    driven = with_four("greedy", "greedy", "greedy")
    driven.ask(ANN, "resign")
    assert driven.table.ended is not None
    assert driven.table.ended.winners == (1, 2, 3)


def test_whoever_gave_up_is_not_asked_about_take_backs() -> None:
    driven = with_four("Bob", "greedy")
    driven.ask(BOB, "resign")
    assert asked_of(driven.table, 0) == []


def test_a_game_that_was_given_up_is_won_and_lost_without_points() -> None:
    driven = gathered("fivetotwelve")
    driven.play(random.Random(1), steps=2)
    *_, end = driven.ask(ANN, "resign")
    assert isinstance(end, Ended)
    found = {result.guest: result for result in results_of_end(driven.table, 1, end, driven.now)}
    assert {guest: (one.won, one.score, one.played_out) for guest, one in found.items()} == {
        ANN.id: (0, 0, False), BOB.id: (1, 0, False),
    }  # fmt: skip


def test_who_gives_up_at_once_has_lost_but_nobody_has_won_who_never_moved() -> None:
    driven = gathered("fivetotwelve")
    *_, end = driven.ask(ANN, "resign")
    assert isinstance(end, Ended)
    assert [(one.guest, one.won) for one in results_of_end(driven.table, 1, end, driven.now)] == [(ANN.id, 0)]


def test_a_match_ends_with_the_points_it_has() -> None:
    driven = gathered("fivetotwelve", rounds=2)
    driven.play(random.Random(1))
    driven.ask(ANN, "next", round=2)
    first = driven.table.finished[0].outcome
    driven.ask(BOB, "resign")
    total = driven.table.total()
    assert first is not None
    assert total is not None
    assert (total.scores, total.winners) == (first.scores, (0,))
    assert len(driven.table.played) == 2
    assert len(driven.table.records()) == 2


def test_all_people_must_agree_to_stop_and_then_it_counts_for_nobody() -> None:
    driven = with_four("Bob", "Cyd", "greedy")
    assert entries_of(driven, ANN, "stop") == [Stopping]
    assert driven.ask(ANN, "stop") == ()
    offer = rendering.stop_offer(driven.table)
    assert offer is not None
    assert (offer.wanted, offer.waiting) == ((0,), (1, 2))
    assert entries_of(driven, BOB, "stop") == [Stopping]
    *_, end = driven.ask(CYD, "stop")
    assert isinstance(end, Ended)
    assert (end.reason, driven.table.phase) == ("stopped", "over")
    assert results_of_end(driven.table, 1, end, driven.now) == ()
    assert rendering.stop_offer(driven.table) is None
    assert facts(driven.restarted()) == facts(driven.table)


def test_one_no_is_enough_and_nobody_is_asked_again_before_a_move() -> None:
    driven = gathered("fivetotwelve")
    driven.ask(ANN, "stop")
    driven.ask(BOB, "stop", yes=False)
    assert not driven.table.stopping
    with pytest.raises(NotNow, match="rather go on"):
        driven.ask(ANN, "stop")
    driven.move(ANN, 0, driven.legal(0))
    assert entries_of(driven, ANN, "stop") == [Stopping]
    assert driven.ask(ANN, "stop", yes=False)
    assert driven.ask(ANN, "stop", yes=False) == ()


def test_alone_with_bots_or_at_one_screen_nobody_needs_to_be_asked() -> None:
    for kinds in (("greedy",), ("screen",), ("screen", "greedy")):
        driven = with_four(*kinds)
        assert entries_of(driven, ANN, "stop") == [Stopping, Ended]


def test_who_only_watches_cannot_end_anything_and_a_daily_deal_is_only_left() -> None:
    driven = gathered("fivetotwelve")
    for do in ("stop", "resign"):
        with pytest.raises(NotAllowed):
            driven.ask(CYD, do)
    daily = Driven("kreuzquer", "me", daily="2026-11-15")
    for do in ("stop", "resign"):
        with pytest.raises(NotNow, match="daily"):
            daily.ask(ANN, do)
    gathering = Driven("fivetotwelve", "me", "open")
    with pytest.raises(NotNow, match="no game"):
        gathering.ask(ANN, "resign")


def test_a_rematch_after_giving_up_has_the_same_players_again() -> None:
    driven = gathered("fivetotwelve")
    driven.ask(ANN, "resign")
    decision = decisions.rematch(driven.table, BOB, "new", "5" * 64, driven.now)
    assert decision.next is not None
    assert [player.name for player in decision.next.entries[0].seats] == ["Ann", "Bob"]  # type: ignore[union-attr]
