"""Clocks: the server's time counts, running out has a stated effect, and no table gets stuck."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

from spieltrieb.server import decisions, rendering
from spieltrieb.server.clock import SteadyClock
from spieltrieb.server.decisions import GRACE, STAND_IN
from spieltrieb.server.entries import Handed
from spieltrieb.server.errors import TimeUp
from spieltrieb.server.hub import Hub
from spieltrieb.server.requests import ClockWish
from spieltrieb.server.table import LAPSES
from tests.server.client import House
from tests.server.driving import ANN, BOB, BY_DAYS, NOON, PER_GAME, PER_MOVE, Driven, facts, gathered

DAY = 24 * 3600 * 1000


def run_out(driven: Driven) -> tuple[object, ...]:
    """The time of whoever is to act runs out."""
    deadline = driven.table.deadline()
    assert deadline is not None
    driven.now = deadline + GRACE - 1
    assert driven.do(decisions.lapse) == ()
    driven.now += 1
    return driven.do(decisions.lapse)


def test_without_a_clock_nothing_ever_runs_out() -> None:
    driven = gathered("memostreet")
    assert driven.table.deadline() is None
    driven.now += 1000 * DAY
    assert driven.do(decisions.lapse) == ()
    assert rendering.times(driven.table, driven.now) is None
    driven.move(ANN, 0, "turn a1")


def test_the_clock_of_a_move_starts_anew_with_every_move() -> None:
    driven = gathered("memostreet", clock=PER_MOVE)
    for number in range(1, 4):
        assert driven.table.deadline() == driven.now + 30_000
        driven.now += 29_000
        assert driven.table.left_at(0, driven.now) == 1_000
        driven.move(ANN, 0, f"turn a{number}")
    assert driven.table.left_at(0, driven.now) == 30_000


def test_a_move_may_be_a_little_late_for_the_time_it_travelled() -> None:
    driven = gathered("memostreet", clock=PER_MOVE)
    driven.now += 30_000 + GRACE
    assert driven.move(ANN, 0, "turn a1")
    driven.now += 30_000 + GRACE + 1
    with pytest.raises(TimeUp):
        driven.move(ANN, 0, "turn a2")


def test_a_move_that_was_made_in_time_may_be_sent_again_after_it() -> None:
    driven = gathered("memostreet", clock=PER_MOVE)
    driven.move(ANN, 0, "turn a1", step=0)
    driven.now += DAY
    assert driven.move(ANN, 0, "turn a1", step=0) == ()


def test_a_bot_makes_the_move_that_came_too_late_and_then_its_owner_goes_on() -> None:
    driven = gathered("memostreet", clock=PER_MOVE)
    assert run_out(driven) == (Handed(at=driven.now, seat=0, bot=STAND_IN, once=True, why="time"),)
    assert driven.do(decisions.lapse) == ()
    assert driven.table.seats[0].bot == STAND_IN
    assert driven.table.deadline() is None
    driven.bot_moves(0)
    assert driven.table.seats[0].bot is None
    assert driven.table.deadline() == driven.now + 30_000
    driven.move(ANN, 0, "turn a2")
    assert driven.table.seats[0].lapses == 0


def test_who_is_late_three_times_in_a_row_has_left() -> None:
    driven = gathered("memostreet", clock=PER_MOVE)
    for number in range(1, LAPSES + 1):
        (handed,) = run_out(driven)
        assert isinstance(handed, Handed)
        assert handed.once == (number < LAPSES)
        driven.bot_moves(0)
    assert driven.table.seats[0].bot == STAND_IN
    driven.play(random.Random(1), 20)
    assert driven.table.seats[0].bot == STAND_IN
    driven.ask(ANN, "return", seat=0)
    assert driven.table.seats[0].bot is None
    assert driven.table.seats[0].lapses == 0
    assert facts(driven.restarted()) == facts(driven.table)


def test_a_move_in_time_forgives_those_that_came_late() -> None:
    driven = gathered("memostreet", clock=PER_MOVE)
    run_out(driven)
    driven.bot_moves(0)
    driven.move(ANN, 0, driven.legal(0))
    (handed,) = run_out(driven)
    assert isinstance(handed, Handed)
    assert handed.once
    driven.bot_moves(0)
    (handed,) = run_out(driven)
    assert isinstance(handed, Handed)
    assert handed.once


def test_all_who_are_late_at_the_same_time_are_helped_at_once() -> None:
    driven = gathered("kreuzquer", "greedy", clock=PER_MOVE)
    assert [entry.seat for entry in run_out(driven)] == [0, 1]  # type: ignore[attr-defined]
    for seat in (1, 2, 0):
        driven.bot_moves(seat)
    assert driven.table.deadline() == driven.now + 30_000


def test_only_those_who_are_to_act_lose_time() -> None:
    driven = gathered("kreuzquer", clock=PER_GAME)
    driven.now += 10_000
    driven.move(ANN, 0, driven.legal(0))
    assert driven.table.left_at(0, driven.now) == 55_000
    driven.now += 20_000
    assert driven.table.left_at(0, driven.now) == 55_000
    assert driven.table.left_at(1, driven.now) == 30_000
    times = rendering.times(driven.table, driven.now)
    assert times is not None
    assert (times.left, times.running, times.at) == ((55_000, 30_000), (1,), driven.now)
    driven.move(BOB, 1, driven.legal(1))
    assert driven.table.left_at(1, driven.now) == 35_000


def test_time_for_the_whole_game_runs_out_once_and_a_bot_takes_the_seat() -> None:
    driven = gathered("memostreet", clock=PER_GAME)
    driven.now += 50_000
    driven.move(ANN, 0, "turn a1")
    assert driven.table.left_at(0, driven.now) == 15_000
    assert run_out(driven) == (Handed(at=driven.now, seat=0, bot=STAND_IN, why="time"),)
    driven.play(random.Random(1), 20)
    assert driven.table.seats[0].bot == STAND_IN
    driven.ask(ANN, "return", seat=0)
    assert driven.table.left_at(0, driven.now) >= 60_000
    assert facts(driven.restarted()) == facts(driven.table)


def test_placing_anew_again_and_again_gains_no_time() -> None:
    driven = gathered("kreuzquer", clock=PER_GAME)
    for _ in range(5):
        driven.now += 2_000
        driven.move(ANN, 0, driven.legal(0))
        driven.ask(ANN, "back", seat=0)
    assert driven.table.left_at(0, driven.now) == 50_000
    assert facts(driven.restarted()) == facts(driven.table)
    driven = gathered("kreuzquer", clock=PER_MOVE)
    for _ in range(5):
        driven.now += 5_000
        driven.move(ANN, 0, driven.legal(0))
        driven.now += 1_000
        driven.ask(ANN, "back", seat=0)
    assert driven.table.left_at(0, driven.now) == 5_000
    assert facts(driven.restarted()) == facts(driven.table)


def test_the_next_game_of_a_match_begins_with_full_clocks() -> None:
    driven = gathered("memostreet", clock=PER_GAME, rounds=2)
    driven.now += 5_000
    driven.play(random.Random(1))
    assert driven.table.deadline() is None
    driven.now += DAY
    driven.ask(ANN, "next", round=2)
    assert driven.table.left == [60_000, 60_000]
    assert driven.table.deadline() == driven.now + 60_000


def test_a_table_may_go_on_for_days() -> None:
    driven = gathered("memostreet", clock=BY_DAYS)
    driven.now += 2 * DAY
    driven.move(ANN, 0, "turn a1")
    driven.now += 3 * DAY - 1
    assert driven.do(decisions.lapse) == ()
    driven.move(ANN, 0, "turn a2")
    assert run_out(driven)
    assert driven.now == NOON + 8 * DAY - 1 + GRACE


def test_nobody_loses_a_short_clock_because_the_server_was_down() -> None:
    for clock, seconds in ((PER_MOVE, 30), (PER_GAME, 60)):
        driven = gathered("memostreet", clock=clock)
        driven.now += 3 * 3600 * 1000
        table = driven.restarted()
        table.forgive(driven.now, driven.now)
        assert table.left_at(0, driven.now) == seconds * 1000
        assert decisions.lapse(table, driven.now).entries == ()


def test_a_clock_of_days_runs_on_while_the_server_is_down() -> None:
    driven = gathered("memostreet", clock=BY_DAYS)
    driven.now += 4 * DAY
    table = driven.restarted()
    table.forgive(driven.now, driven.now)
    assert decisions.lapse(table, driven.now).entries


def test_a_clock_that_was_ahead_when_a_move_began_does_not_stand_still() -> None:
    """The machine's clock was set back while the server was down."""
    driven = gathered("memostreet", clock=BY_DAYS)
    table = driven.restarted()
    table.forgive(driven.now - 10 * DAY, driven.now - 10 * DAY)
    assert table.deadline() == driven.now - 10 * DAY + 3 * DAY


def test_time_at_tables_is_what_passes_and_not_what_the_wall_clock_says() -> None:
    walls, passed = [NOON], [5_000]
    clock = SteadyClock(lambda: walls[0], lambda: passed[0])
    assert clock() == NOON
    passed[0] += 1_500
    assert clock() == NOON + 1_500
    walls[0] += 10 * 365 * DAY  # somebody sets the clock, or the machine was asleep
    assert clock() == NOON + 1_500
    walls[0] = 0
    passed[0] += 1
    assert clock() == NOON + 1_501


def test_a_wall_clock_that_jumps_lapses_no_clock(
    new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server as it is started, whose clock is the machine's."""
    house = new_house()
    hub = Hub(house.gate.hub.storage, house.gate.hub.workers, house.settings)
    before = hub.now()
    monkeypatch.setattr(time, "time_ns", lambda: (before + 40 * DAY) * 1_000_000)
    assert hub.now() - before < DAY
    assert hub.wall() - before == 40 * DAY


def test_bots_have_no_clock() -> None:
    driven = Driven("memostreet", "greedy", "me", clock=ClockWish("move", seconds=5))
    assert driven.table.deadline() is None
    driven.now += DAY
    driven.bot_moves(0)


@pytest.mark.parametrize("clock", [PER_MOVE, PER_GAME], ids=["per move", "per game"])
@pytest.mark.parametrize("game", ["fivetotwelve", "memostreet", "kreuzquer", "davincicode"])
def test_a_table_that_everybody_leaves_is_played_to_its_end(game: str, clock: ClockWish) -> None:
    driven = gathered(game, clock=clock)
    chooser = random.Random(1)
    for _ in range(1000):
        if not driven.table.acting:
            break
        bots = [seat for seat in driven.table.acting if driven.table.seats[seat].bot is not None]
        if bots:
            driven.bot_moves(bots[0], chooser.randrange(len(driven.position.legal(bots[0]))))
        else:
            assert run_out(driven)
    assert driven.table.phase == "over"
