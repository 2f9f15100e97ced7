"""What happened in a game besides moves, as its log tells it."""

from __future__ import annotations

import random

from spieltrieb.server import decisions
from tests.server.driving import ANN, BOB, CYD, PER_MOVE, Driven, facts, gathered


def notes(driven: Driven) -> list[tuple[int, int, str]]:
    return [(note.after, note.seat, note.kind) for note in driven.table.notes]


def run_out(driven: Driven) -> None:
    driven.now += 40_000
    driven.do(decisions.lapse)


def test_time_that_ran_out_and_the_bots_move_are_noted() -> None:
    driven = gathered("memostreet", clock=PER_MOVE)
    run_out(driven)
    driven.bot_moves(0)
    assert notes(driven) == [(0, 0, "late"), (1, 0, "bot")]
    assert driven.table.seats[0].bot is None, "its owner plays again"
    driven.move(ANN, 0, driven.legal(0))
    assert len(notes(driven)) == 2, "what people move is not noted"


def test_after_the_third_time_a_bot_plays_on() -> None:
    driven = gathered("kreuzquer", clock=PER_MOVE)
    for _ in range(3):
        run_out(driven)
        for seat in (0, 1):
            driven.bot_moves(seat)
    assert [kind for _, seat, kind in notes(driven) if seat == 0] == ["late", "bot", "late", "bot", "time", "bot"]


def test_who_left_who_was_away_and_who_came_back() -> None:
    driven = gathered("memostreet")
    driven.move(ANN, 0, driven.legal(0))
    driven.ask(BOB, "hand", seat=1)
    driven.ask(ANN, "hand", seat=0)
    driven.ask(BOB, "return", seat=1)
    driven.ask(ANN, "return", seat=0)
    driven.ask(BOB, "hand", seat=0, away=True)
    driven.ask(BOB, "resign")
    kinds = [(1, 1, "left"), (1, 0, "left"), (1, 1, "back"), (1, 0, "back"), (1, 0, "away"), (1, 1, "resigned")]
    assert notes(driven) == kinds
    assert facts(driven.restarted()) == facts(driven.table)


def test_a_move_that_was_taken_back_is_noted_and_the_bots_after_it_forgotten() -> None:
    driven = Driven("fivetotwelve", "me", "greedy", "open")
    driven.ask(CYD, "sit")
    driven.ask(CYD, "hand", seat=2)
    chooser = random.Random(1)
    while driven.table.acting != (0,) or driven.legal(0) != "0:draw":
        driven.play(chooser, 1)
    moves = sum(actor >= 0 for actor, _ in driven.position.history)
    driven.move(ANN, 0, "draw")
    driven.move(ANN, 0, driven.legal(0))
    before = len(driven.table.notes)
    driven.ask(ANN, "back", seat=0)
    assert notes(driven)[before:] == [(moves + 1, 0, "took-back")]


def test_the_next_game_of_a_match_begins_without_notes() -> None:
    driven = gathered("kreuzquer", rounds=2)
    driven.ask(ANN, "hand", seat=0)
    driven.play(random.Random(2))
    assert driven.table.notes
    driven.ask(BOB, "next", round=2)
    assert driven.table.notes == []
