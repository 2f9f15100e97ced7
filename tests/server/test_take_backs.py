"""What was seen stays seen: who may take what back, and who must agree."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spieltrieb.core.takeback import foreseen
from spieltrieb.games import games
from spieltrieb.server import decisions
from spieltrieb.server.entries import Agreed, Asked, TookBack
from spieltrieb.server.errors import NoTakeBack, NotNow, NotYourSeat, Stale
from spieltrieb.server.people import Guest
from tests.server.driving import ANN, BOB, CYD, PER_MOVE, Driven, facts, gathered


def kinds(entries: tuple[object, ...]) -> list[type]:
    return [type(entry) for entry in entries]


def test_in_kreuz_quer_a_tile_may_be_placed_anew_as_often_as_one_likes_until_the_next_is_turned_up() -> None:
    driven = gathered("kreuzquer")
    start = driven.position
    for number in (0, 1, 2, 0):
        driven.move(ANN, 0, driven.legal(0, number))
        assert driven.table.acting == (1,)
        assert kinds(driven.ask(ANN, "back", seat=0)) == [TookBack]
        assert driven.position == start
        assert facts(driven.restarted()) == facts(driven.table)
    driven.move(ANN, 0, driven.legal(0, 3))
    chosen = driven.position.history[-1]
    driven.move(BOB, 1, driven.legal(1))
    assert chosen in driven.position.history
    with pytest.raises(NoTakeBack, match="turned up"):
        driven.ask(ANN, "back", seat=0)


def test_a_move_taken_back_leaves_those_that_others_made_meanwhile() -> None:
    driven = Driven("kreuzquer", "me", "open", "open")
    driven.ask(BOB, "sit")
    driven.ask(CYD, "sit")
    driven.move(ANN, 0, driven.legal(0))
    driven.move(BOB, 1, driven.legal(1, 5))
    bobs = driven.position.history[-1]
    driven.ask(ANN, "back", seat=0)
    assert driven.table.acting == (0, 2)
    assert driven.position.history[-1] == bobs


def guessed(*more: str, people: tuple[Guest, ...] = (), **wish: Any) -> Driven:
    """Da Vinci Code: Ann has guessed a tile of Bob's and was answered. More people sit down in open seats."""
    driven = Driven("davincicode", "me", "open", *more, **wish)
    for guest in (BOB, *people):
        driven.ask(guest, "sit")
    return guess_of_ann(driven)


def guess_of_ann(driven: Driven) -> Driven:
    """Play on until Ann, in seat 0, has guessed what she could not know."""
    while ":guess" not in (text := driven.legal(driven.table.acting[0])):
        seat = driven.table.acting[0]
        if driven.table.seats[seat].bot is not None:
            driven.bot_moves(seat)
        else:
            driven.move(driven.guest(seat), seat, text)
    assert driven.table.acting == (0,)
    position = driven.position
    unsure = (m for m in position.legal(0) if not foreseen(position.advance(m)[0], 0, m.action))
    driven.move(ANN, 0, str(next(unsure)))
    return driven


def test_once_something_new_was_seen_all_others_must_agree() -> None:
    driven = guessed("open", "greedy", people=(CYD,))
    steps = driven.position.history
    assert kinds(driven.ask(ANN, "back", seat=0)) == [Asked]
    assert driven.ask(ANN, "back", seat=0) == ()
    assert kinds(driven.ask(BOB, "agree", seat=1, yes=True)) == [Agreed]
    assert driven.position.history == steps
    assert kinds(driven.ask(CYD, "agree", seat=2, yes=True)) == [Agreed, TookBack]
    assert driven.position.history == steps[:-1]
    assert driven.table.asked is None
    assert not driven.table.practice, "all have agreed: it counts"
    assert facts(driven.restarted()) == facts(driven.table)


def test_one_no_is_enough_and_nobody_is_asked_twice() -> None:
    driven = guessed("open", people=(CYD,))
    steps = driven.position.history
    driven.ask(ANN, "back", seat=0)
    assert kinds(driven.ask(BOB, "agree", seat=1, yes=False)) == [Agreed]
    with pytest.raises(NotNow, match="any more"):
        driven.ask(CYD, "agree", seat=2, yes=True)
    assert driven.position.history == steps
    for _ in range(2):
        with pytest.raises(NoTakeBack, match="said no"):
            driven.ask(ANN, "back", seat=0)
    assert facts(driven.restarted()) == facts(driven.table)


def test_an_answer_is_for_the_question_that_it_names() -> None:
    driven = guessed()
    driven.ask(ANN, "back", seat=0)
    asked = driven.table.asked
    assert asked is not None
    with pytest.raises(NotNow, match="any more"):
        driven.ask(BOB, "agree", seat=1, yes=True, step=asked.step + 1)
    [_, back] = driven.ask(BOB, "agree", seat=1, yes=True, step=asked.step)
    assert isinstance(back, TookBack)
    assert not back.alone, "the log says that it was agreed"


def test_a_move_answers_the_question_too() -> None:
    driven = guessed()
    driven.ask(ANN, "back", seat=0)
    driven.move(ANN, 0, driven.legal(0))
    with pytest.raises(NotNow):
        driven.ask(BOB, "agree", seat=1, yes=True)


def test_nobody_agrees_with_themselves_or_for_another() -> None:
    driven = guessed("screen")
    driven.ask(ANN, "back", seat=0)
    for guest, seat in ((ANN, 0), (ANN, 2), (CYD, 1), (ANN, 1)):
        with pytest.raises(NotYourSeat):
            driven.ask(guest, "agree", seat=seat, yes=True)


@pytest.mark.parametrize("game", [key for key, game in games.items() if game.actions > game.features.CHOICES])
def test_among_people_nobody_goes_back_before_a_draw_not_even_if_all_would_agree(game: str) -> None:
    driven = gathered(game)
    seat = 0
    while driven.position.history[-1:] == () or driven.position.history[-1][0] != -1 or driven.position.step < 4:
        seat = driven.table.acting[0]
        driven.move(driven.guest(seat), seat, driven.legal(seat, -1))
    steps = driven.position.history
    with pytest.raises(NoTakeBack) as refused:
        driven.ask(driven.guest(seat), "back", seat=seat)
    reason = "stays" if games[game].stays else "chance"  # where tiles of the setup stay, these are some
    assert refused.value.arguments["reason"] == f"error-no-take-back-{reason}"
    assert driven.table.asked is None
    assert driven.position.history == steps


def test_a_tile_of_the_setup_of_5_vor_12_stays_also_for_those_who_play_with_bots() -> None:
    for driven in (gathered("fivetotwelve"), Driven("fivetotwelve", "me", "greedy")):
        driven.move(ANN, 0, driven.legal(0))
        with pytest.raises(NoTakeBack, match="setup stays"):
            driven.ask(ANN, "back", seat=0)


def test_in_5_vor_12_a_tile_comes_back_until_the_next_player_has_moved() -> None:
    driven = gathered("fivetotwelve")
    while driven.legal(driven.table.acting[0]) != "0:draw":
        seat = driven.table.acting[0]
        driven.move(driven.guest(seat), seat, driven.legal(seat))
    driven.move(ANN, 0, "draw")
    with pytest.raises(NoTakeBack, match="turned up"):
        driven.ask(ANN, "back", seat=0)
    before = driven.position
    driven.move(ANN, 0, "leave")
    assert kinds(driven.ask(ANN, "back", seat=0)) == [TookBack]
    assert driven.position == before
    driven.move(ANN, 0, "leave")
    driven.move(BOB, 1, "draw")
    with pytest.raises(NoTakeBack, match="turned up"):
        driven.ask(ANN, "back", seat=0)


def test_where_no_other_person_plays_nobody_is_asked_and_the_game_is_practice() -> None:
    driven = Driven("memostreet", "me", "screen", "greedy")
    driven.move(ANN, 0, "turn a1")
    brought = driven.position.history
    assert kinds(driven.ask(ANN, "back", seat=0)) == [TookBack]
    assert driven.table.practice == {1}
    assert facts(driven.restarted()) == facts(driven.table)
    driven.move(ANN, 0, "turn a1")
    assert driven.position.history == brought, "the same deal: it can still be checked"


def test_what_shows_nothing_is_taken_back_without_making_it_practice() -> None:
    driven = Driven("kreuzquer", "me", "greedy")
    driven.move(ANN, 0, driven.legal(0))
    assert kinds(driven.ask(ANN, "back", seat=0)) == [TookBack]
    assert driven.table.practice == set()


@pytest.mark.parametrize("how", ["hand", "lapse"])
def test_whom_a_bot_stands_in_for_must_agree_too(how: str) -> None:
    """Attack: 26 guesses and 24 unasked take-backs gave four perfect guesses."""
    driven = guessed() if how == "hand" else guessed(clock=PER_MOVE)
    if how == "hand":
        driven.ask(ANN, "hand", away=True, seat=1)
    else:  # Bob was slow once, and a bot made that move for him
        while driven.table.acting != (1,):
            driven.move(ANN, 0, driven.legal(0))
        driven.now += 40_000
        driven.do(decisions.lapse)
        assert driven.table.seats[1].stand_in is not None
        while driven.table.acting == (1,):
            if driven.table.seats[1].stand_in is None:
                driven.move(BOB, 1, driven.legal(1))
            else:
                driven.bot_moves(1)
        guess_of_ann(driven)
        driven.now += 40_000
    steps = driven.position.history
    assert kinds(driven.ask(ANN, "back", seat=0)) == [Asked]
    assert driven.position.history == steps
    assert kinds(driven.ask(BOB, "agree", seat=1, yes=True)) == [Agreed, TookBack]


def test_in_the_daily_deal_what_was_seen_cannot_be_unseen() -> None:
    driven = Driven("memostreet", "me", "greedy", daily="2026-11-15")
    driven.move(ANN, 0, "turn a1")
    with pytest.raises(NoTakeBack, match="daily"):
        driven.ask(ANN, "back", seat=0)


def test_what_was_not_done_cannot_be_taken_back() -> None:
    driven = gathered("memostreet")
    with pytest.raises(NoTakeBack, match="not moved"):
        driven.ask(BOB, "back", seat=1)
    with pytest.raises(NotYourSeat):
        driven.ask(CYD, "back", seat=0)
    driven.play(random.Random(1))
    with pytest.raises(NoTakeBack, match="no game"):
        driven.ask(BOB, "back", seat=1)


def test_a_move_that_was_taken_back_is_not_made_again_by_a_page_that_comes_late() -> None:
    driven = gathered("kreuzquer")
    seen, text = driven.table.number, driven.legal(0)

    def move(number: int | None) -> tuple[object, ...]:
        return driven.ask(ANN, "move", seat=0, round=1, step=1, move=text, number=number)

    assert move(seen)
    assert move(seen) == (), "sent twice, it counts once"
    driven.ask(ANN, "back", seat=0)
    with pytest.raises(Stale, match="taken back"):
        move(seen)
    assert driven.move(BOB, 1, driven.legal(1)), "others are not concerned"
    assert driven.restarted().seats[0].taken_back == driven.table.seats[0].taken_back
    assert move(driven.table.number)


def test_somebody_who_gives_up_ends_the_question_and_whoever_is_left_can_be_asked_again() -> None:
    """It waited for nobody any more, and could not be asked again before the next move."""
    driven = guessed("open", people=(CYD,))
    guess = driven.position
    driven.ask(ANN, "back", seat=0)
    driven.ask(BOB, "agree", seat=1, yes=True)
    driven.ask(CYD, "resign")
    assert driven.table.asked is None
    assert facts(driven.restarted()) == facts(driven.table)
    assert kinds(driven.ask(ANN, "back", seat=0)) == [Asked]
    assert kinds(driven.ask(BOB, "agree", seat=1, yes=True)) == [Agreed, TookBack]
    assert driven.position.step < guess.step
