"""What is kept together with the entries of a decision, from the first guest to the last result."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from spieltrieb.server.besides import besides_of, is_mid_game
from spieltrieb.server.decisions import Decision
from spieltrieb.server.entries import AnyEntry
from spieltrieb.server.kept import AWAKE, NOTHING, Besides
from spieltrieb.server.live import Live
from tests.server.driving import ANN, BOB, Driven

KEY = 7
ASLEEP = 1


class Noted(Driven):
    """A table that notes what is kept with each decision, made before the decision happens."""

    def __init__(self, *arguments: Any, due: int | None = AWAKE, archived: int = 0, **wish: Any) -> None:
        super().__init__(*arguments, **wish)
        self.live = Live(KEY, self.table, due, archived)
        self.besides: list[Besides] = []

    def do(self, decide: Callable[..., Decision], *arguments: Any) -> tuple[AnyEntry, ...]:
        decision = decide(self.table, *arguments, now=self.now)
        nothing = is_mid_game(self.live, decision)
        self.besides.append(NOTHING if nothing else besides_of(self.live, decision, None, self.now))
        return super().do(lambda table, now: decision)


def test_who_sits_down_is_kept_with_the_beginning_and_moves_come_alone() -> None:
    noted = Noted("memostreet", "me", "open")
    noted.ask(BOB, "sit")
    assert list(noted.besides[-1].seated) == [BOB.id]
    if noted.table.phase == "gathering":
        noted.ask(ANN, "begin")
    assert noted.besides[-1].phase == "playing"
    noted.play(random.Random(1), steps=3)
    assert noted.besides[-3:] == [NOTHING] * 3


def test_the_last_move_brings_the_results_and_the_end_of_the_table() -> None:
    noted = Noted("kreuzquer", "me")
    noted.play(random.Random(1))
    assert {besides.phase for besides in noted.besides[:-1]} == {None}
    assert noted.besides[-1].phase == "over"
    assert [(result.guest, result.table) for result in noted.besides[-1].results] == [(ANN.id, KEY)]


@pytest.mark.parametrize("own", [True, False])
def test_the_last_move_counts_as_ones_own_if_it_is(own: bool) -> None:
    whole = Noted("kreuzquer", "me")
    whole.play(random.Random(1))
    noted = Noted("kreuzquer", "me")
    noted.ask(ANN, "hand", seat=0)
    noted.play(random.Random(1), steps=len(whole.besides) - 1)  # a solo game has as many moves as there are cells
    if own:
        noted.ask(ANN, "return", seat=0)
    noted.play(random.Random(1))
    assert noted.besides[-1].phase == "over"
    assert [result.guest for result in noted.besides[-1].results] == [ANN.id] * own


def test_a_game_of_a_match_has_results_but_the_table_goes_on() -> None:
    noted = Noted("fivetotwelve", "me", "screen", rounds=2)
    noted.play(random.Random(1))
    assert noted.besides[-1].phase is None
    assert len(noted.besides[-1].results) == 1


def test_who_gives_up_ends_the_table_with_results() -> None:
    noted = Noted("memostreet", "me", "level1")
    noted.ask(ANN, "resign")
    assert noted.besides[-1].phase == "over"
    assert [result.played_out for result in noted.besides[-1].results] == [False]


def test_a_closed_table_is_kept_as_closed() -> None:
    noted = Noted("memostreet", "me", "open")
    noted.ask(ANN, "close")
    assert noted.besides[-1].phase == "closed"


def test_a_table_that_slept_or_was_archived_is_awake_again_with_its_next_move() -> None:
    noted = Noted("memostreet", "me", "screen", due=ASLEEP, archived=5)
    noted.play(random.Random(1), steps=1)
    assert (noted.besides[-1].awake, noted.besides[-1].reopened) == (True, True)
    noted.live.due = AWAKE
    noted.play(random.Random(1), steps=1)
    assert noted.besides[-1] == NOTHING
