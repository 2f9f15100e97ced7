"""What may happen at a table, and what may not: decided from the table and the time alone."""

from __future__ import annotations

import itertools
import random
from typing import Any

import msgspec
import pytest

from spieltrieb.core import chance
from spieltrieb.core.errors import GameOver, Illegal, Unreadable, WrongActor
from spieltrieb.games import games
from spieltrieb.server import decisions
from spieltrieb.server.decisions import MOST_WORDS, STAND_IN
from spieltrieb.server.entries import (
    Allowed,
    Began,
    Closed,
    Handed,
    Kicked,
    Locked,
    Made,
    Mixed,
    Played,
    Rematched,
    Returned,
    Said,
    Sat,
)
from spieltrieb.server.errors import (
    BadMessage,
    NotAllowed,
    NotNow,
    NotYourSeat,
    Stale,
    TableClosed,
    TableFull,
)
from spieltrieb.server.table import Table
from tests.server.driving import ANN, BOB, CYD, DAN, NOON, PER_MOVE, SECRET, Driven, a_guest, facts, gathered


def kinds(entries: tuple[object, ...]) -> list[type]:
    return [type(entry) for entry in entries]


# ---- Sitting down ----


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    driven = Driven("memostreet", "me", "open", "open")
    assert kinds(driven.ask(BOB, "sit", seat=2)) == [Sat]
    assert kinds(driven.ask(CYD, "sit")) == [Sat, Began]
    assert [seat.player.name for seat in driven.table.seats] == ["Ann", "Cyd", "Bob"]
    assert driven.position.names == ("Ann", "Cyd", "Bob")


def test_words_can_be_mixed_in_until_the_first_draw() -> None:
    driven = Driven("fivetotwelve", "me", "open", words="first")
    driven.ask(ANN, "mix", words="second thoughts")
    with pytest.raises(NotAllowed):
        driven.ask(BOB, "mix", words="not at this table")
    assert kinds(driven.ask(BOB, "sit", words="hocus pocus")) == [Sat, Mixed, Began]
    assert driven.table.seed == f"{SECRET}\nsecond thoughts\nhocus pocus"
    assert driven.position.setup.seed == chance.seed_bytes(driven.table.seed)
    [began] = [entry for entry in driven.log if isinstance(entry, Began)]
    assert began.steps == games["fivetotwelve"].start(2, seed=driven.table.seed).history != ()
    for guest in (ANN, BOB):
        with pytest.raises(NotNow):
            driven.ask(guest, "mix", words="too late")


def test_nobody_sits_twice_or_on_somebody_or_beside_the_table() -> None:
    driven = Driven("memostreet", "me", "open", "open")
    with pytest.raises(NotNow, match="already"):
        driven.ask(ANN, "sit")
    with pytest.raises(TableFull, match="That seat"):
        driven.ask(BOB, "sit", seat=0)
    with pytest.raises(NotYourSeat, match="no seat 3; the seats are 0 to 2"):
        driven.ask(BOB, "sit", seat=3)


def test_who_names_no_seat_gets_the_first_that_is_free() -> None:
    driven = Driven("memostreet", "me", "open", "open", "open")
    driven.ask(BOB, "sit", seat=2)
    [sat] = driven.ask(CYD, "sit")
    assert isinstance(sat, Sat)
    assert sat.seat == 1


def test_a_table_where_all_sit_takes_nobody_else() -> None:
    driven = gathered("memostreet")
    with pytest.raises(NotNow, match="watch"):
        driven.ask(CYD, "sit")


def test_who_sat_down_may_get_up_until_the_game_begins() -> None:
    driven = Driven("memostreet", "me", "open", "open")
    driven.ask(BOB, "sit", seat=1)
    with pytest.raises(NotYourSeat):
        driven.ask(CYD, "stand", seat=1)
    driven.ask(BOB, "stand", seat=1)
    driven.ask(CYD, "sit", seat=1)
    driven.ask(BOB, "sit", seat=2)
    with pytest.raises(NotNow, match="bot"):
        driven.ask(BOB, "stand", seat=2)


def test_a_move_before_the_game_begins_has_to_wait() -> None:
    driven = Driven("memostreet", "me", "open")
    with pytest.raises(NotNow, match="still free"):
        driven.ask(ANN, "move", seat=0, step=0, move="turn a1")


# ---- Whom the host lets in, and who may talk ----


def test_a_locked_table_lets_nobody_in_but_those_who_sit_there_and_its_host() -> None:
    driven = Driven("memostreet", "open", "open", "open")
    driven.ask(BOB, "sit", seat=1)
    assert kinds(driven.ask(ANN, "lock")) == [Locked]
    assert driven.ask(ANN, "lock") == ()
    with pytest.raises(NotAllowed, match="lets nobody else in"):
        driven.ask(CYD, "sit")
    for guest in (ANN, BOB):
        decisions.check_welcome(driven.table, guest)
    assert kinds(driven.ask(ANN, "sit", seat=0)) == [Sat]
    assert kinds(driven.ask(ANN, "lock", on=False)) == [Locked]
    assert driven.ask(ANN, "lock", on=False) == ()
    assert kinds(driven.ask(CYD, "sit")) == [Sat, Began]


def test_who_was_shown_out_stays_out() -> None:
    driven = Driven("memostreet", "me", "open", "open")
    driven.ask(BOB, "sit")
    assert kinds(driven.ask(ANN, "kick", person=BOB.id)) == [Kicked]
    assert driven.ask(ANN, "kick", person=BOB.id) == ()
    assert driven.table.seats[1].open
    with pytest.raises(NotAllowed, match="shown you out"):
        driven.ask(BOB, "sit")
    with pytest.raises(NotAllowed, match="cannot show yourself out"):
        driven.ask(ANN, "kick", person=ANN.id)


def test_only_who_watches_is_shown_out_of_a_game_that_has_begun() -> None:
    driven = gathered("memostreet")
    with pytest.raises(NotNow, match="Whoever plays"):
        driven.ask(ANN, "kick", person=BOB.id)
    assert kinds(driven.ask(ANN, "kick", person=CYD.id)) == [Kicked]
    with pytest.raises(NotAllowed, match="shown you out"):
        decisions.check_welcome(driven.table, CYD)


def test_those_who_watch_talk_where_the_host_lets_them() -> None:
    driven = gathered("memostreet")
    assert driven.ask(ANN, "talk", on=driven.table.talk) == ()
    for on in (True, False, True):
        if driven.table.talk == on:
            continue
        [allowed] = driven.ask(ANN, "talk", on=on)
        assert allowed == Allowed(at=NOON, talk=on)
        assert driven.table.talk == on


def test_everybody_talks_under_the_name_that_the_table_knows() -> None:
    driven = gathered("memostreet")
    assert driven.ask(BOB, "say", text=" Hello! ") == (Said(at=NOON, guest=BOB.id, name="Bob", text="Hello!"),)
    for text in (" ", "\u200b"):
        with pytest.raises(BadMessage, match="nothing in this message"):
            driven.ask(BOB, "say", text=text)
    stranger = msgspec.structs.replace(CYD, name="Bob")
    assert decisions.name_at(driven.table, stranger) == "Bob 2"
    both = Driven("memostreet", "me", "screen")
    assert decisions.name_at(both.table, ANN) == "Ann"


# ---- Moves ----


@pytest.mark.parametrize("order", list(itertools.permutations(range(4))), ids=str)
def test_simultaneous_moves_may_come_in_any_order_for_the_state_all_saw(order: tuple[int, ...]) -> None:
    driven = Driven("kreuzquer", "me", "open", "open", "open")
    for guest in (BOB, CYD, DAN):
        driven.ask(guest, "sit")
    for _ in range(2):
        step = len(driven.position.history)
        for seat in order:
            entries = driven.move(driven.guest(seat), seat, driven.legal(seat, seat), step)
            assert kinds(entries) == [Played]
        assert set(driven.position.actors) == {0, 1, 2, 3}
    assert facts(driven.restarted()) == facts(driven.table)


@pytest.mark.parametrize("game", ["fivetotwelve", "kreuzquer", "davincicode"])
def test_where_all_act_at_once_nobody_is_too_slow_and_nothing_counts_twice(game: str) -> None:
    driven = gathered(game)
    driven.play(random.Random(1), 8 if game == "davincicode" else 0)
    assert driven.table.acting == (0, 1)
    step = len(driven.position.history)
    first, second = driven.legal(0), driven.legal(1)
    assert driven.move(ANN, 0, first, step)
    assert driven.move(ANN, 0, first, step) == ()
    assert driven.move(BOB, 1, second, step)
    assert driven.move(BOB, 1, second, step) == ()
    assert driven.move(ANN, 0, first, step) == ()
    own = [actor for actor, _ in driven.position.history[step:] if actor >= 0]
    assert own == [0, 1]


def test_another_move_for_a_state_that_has_passed_is_stale() -> None:
    driven = gathered("kreuzquer")
    step = len(driven.position.history)
    first, other = driven.legal(0), driven.legal(0, 1)
    driven.move(ANN, 0, first, step)
    before = facts(driven.table)
    with pytest.raises(Stale):
        driven.move(ANN, 0, other, step)
    with pytest.raises(Stale):
        driven.move(ANN, 0, "no move at all", step)
    with pytest.raises(Stale):
        driven.move(BOB, 1, driven.legal(1), step + 2)
    with pytest.raises(Stale):
        driven.move(BOB, 1, driven.legal(1), step, round=2)
    assert facts(driven.table) == before


def test_a_move_for_a_state_where_it_was_anothers_turn_is_stale() -> None:
    """Without any chance since, too: in Da Vinci Code it is the next one's turn once a tile is put in or laid open."""
    driven = gathered("davincicode")
    chooser = random.Random(1)
    found = 0
    while driven.table.acting:
        step = len(driven.position.history)
        acting = driven.position.actors
        driven.play(chooser, 1)
        later = driven.position.history[step:]
        for seat in driven.table.acting:
            if seat not in acting and all(actor >= 0 for actor, _ in later):
                found += 1
                before = facts(driven.table)
                with pytest.raises(Stale):
                    driven.move(driven.guest(seat), seat, driven.legal(seat), step)
                assert facts(driven.table) == before
    assert found


def test_time_is_only_counted_where_a_clock_runs_and_never_backwards() -> None:
    driven = gathered("memostreet")
    driven.now += 7000
    assert driven.move(ANN, 0, "turn a1")[0].spent == 0
    driven = gathered("memostreet", clock=PER_MOVE)
    driven.now += 7000
    assert driven.move(ANN, 0, "turn a1")[0].spent == 7000
    driven = gathered("memostreet", clock=PER_MOVE)
    driven.now -= 7000  # the machine's clock was set
    assert driven.move(ANN, 0, "turn a1")[0].spent == 0
    driven = gathered("kreuzquer", "greedy", clock=PER_MOVE)
    driven.now += 7000
    action = driven.position.legal(2)[0].action
    assert driven.do(decisions.choose, 2, 1, driven.position, action)[0].spent == 0, "nobody waits by a bot's clock"


def test_a_move_sent_again_much_later_still_counts_once() -> None:
    driven = gathered("fivetotwelve")
    step, first = len(driven.position.history), driven.legal(0)
    driven.move(ANN, 0, first, step)
    driven.play(random.Random(4), 10)
    assert driven.move(ANN, 0, first, step) == ()
    driven.play(random.Random(4))
    assert driven.move(ANN, 0, first, step) == ()
    with pytest.raises(GameOver):
        driven.move(ANN, 0, first)


def test_a_move_of_the_round_before_is_stale_in_the_next() -> None:
    driven = gathered("memostreet", rounds=0)
    first = driven.legal(0)
    driven.move(ANN, 0, first)
    driven.play(random.Random(1))
    assert driven.move(ANN, 0, first, step=0, round=1) == ()
    driven.ask(ANN, "next", round=2)
    with pytest.raises(Stale):
        driven.move(ANN, 0, first, step=0, round=1)


@pytest.mark.parametrize("game", games)
def test_a_move_as_it_was_offered_needs_no_reading_with_or_without_the_seat(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(*arguments: object) -> None:
        raise AssertionError("a legal move as it was offered was taken apart: the slow way")

    monkeypatch.setattr(decisions, "_read", read)
    driven, chooser = gathered(game), random.Random(1)
    for number in range(40):
        if not driven.table.acting:
            break
        seat = driven.table.acting[0]
        offered = [str(move) for move in driven.position.legal(seat)]
        where = (seat, driven.table.round, driven.position.step)
        for text in offered:
            bare = text.removeprefix(f"{seat}:")
            assert bare != text
            named, unnamed = (decisions.move(driven.table, *where, form, driven.now) for form in (text, bare))
            assert named.entries == unnamed.entries
        chosen = chooser.choice(offered)
        driven.move(driven.guest(seat), seat, chosen if number % 2 else chosen.removeprefix(f"{seat}:"))


def test_nobody_moves_for_somebody_else() -> None:
    driven = gathered("kreuzquer")
    own, other = driven.legal(0), driven.legal(1)
    for guest, seat, text in ((BOB, 0, own), (CYD, 0, own), (ANN, 0, other), (ANN, 1, other), (ANN, 3, own)):
        with pytest.raises(NotYourSeat):
            driven.move(guest, seat, text)
    with pytest.raises(NotYourSeat, match="no seat 2; the seats are 0 to 1"):
        driven.move(ANN, 2, own)


def test_a_move_that_cannot_be_leaves_the_table_as_it_was() -> None:
    driven = gathered("memostreet")
    before = facts(driven.table)
    with pytest.raises(WrongActor):
        driven.move(BOB, 1, "turn a1")
    with pytest.raises(Unreadable, match=r"looks like '0:turn a1', '0:turn a2', '0:turn a3'\.$"):
        driven.move(ANN, 0, "turn around")
    for text in ("*:=3", "=3"):
        with pytest.raises(NotYourSeat):
            driven.move(ANN, 0, text)
    with pytest.raises(Illegal):
        driven.move(ANN, 0, "turn m7")
    assert facts(driven.table) == before


def test_what_is_said_of_a_bad_move_tells_nothing_of_others_moves() -> None:
    driven = gathered("davincicode")
    driven.play(random.Random(1), 8)
    assert driven.position.actors == (0, 1)
    with pytest.raises(Unreadable, match="'1:set") as of_bob:
        driven.move(BOB, 1, "nonsense")
    assert driven.legal(0) not in str(of_bob.value)
    driven.move(BOB, 1, driven.legal(1))
    tiles = [tile for tile in driven.legal(0).split() if tile[0] in "bw"]
    for text in ("nonsense", "lay", "show 1", *(f"lay {tile}" for tile in tiles), *(f"show {tile}" for tile in tiles)):
        with pytest.raises(WrongActor) as problem:
            driven.move(BOB, 1, text)
        assert str(problem.value) == "It is not for seat 1 to act at move 18."


def test_a_bots_move_counts_if_only_others_have_moved_meanwhile() -> None:
    driven = gathered("kreuzquer", "greedy")
    asked = driven.position
    action = asked.legal(2)[3].action
    driven.move(ANN, 0, driven.legal(0))
    assert kinds(driven.do(decisions.choose, 2, 1, asked, action)) == [Played]
    assert driven.do(decisions.choose, 2, 1, asked, action) == ()


def test_a_bots_move_is_dropped_if_the_state_it_thought_about_is_gone() -> None:
    driven = gathered("kreuzquer", "greedy")
    driven.move(ANN, 0, driven.legal(0))
    asked = driven.position
    action = asked.legal(2)[0].action
    driven.ask(ANN, "back", seat=0)
    assert driven.do(decisions.choose, 2, 1, asked, action) == ()
    assert driven.do(decisions.choose, 0, 1, driven.position, driven.position.legal(0)[0].action) == ()
    driven.do(decisions.close, None)
    assert driven.do(decisions.choose, 2, 1, driven.position, action) == ()


# ---- Leaving and coming back ----


def test_a_seat_left_alone_is_handed_to_a_bot_and_taken_back_by_its_owner() -> None:
    driven = gathered("kreuzquer")
    with pytest.raises(NotAllowed, match="is here"):
        driven.ask(ANN, "hand", seat=1)
    with pytest.raises(NotAllowed, match="players"):
        driven.ask(CYD, "hand", away=True, seat=1)
    assert driven.ask(ANN, "hand", away=True, seat=1) == (Handed(at=driven.now, seat=1, bot=STAND_IN),)
    assert driven.ask(ANN, "hand", away=True, seat=1) == ()
    assert driven.table.seats[1].bot == STAND_IN
    with pytest.raises(NotNow, match="take your seat back"):
        driven.move(BOB, 1, driven.legal(1))
    driven.bot_moves(1)
    assert driven.table.seats[1].bot == STAND_IN
    with pytest.raises(NotYourSeat):
        driven.ask(ANN, "return", seat=1)
    assert kinds(driven.ask(BOB, "return", seat=1)) == [Returned]
    assert driven.ask(BOB, "return", seat=1) == ()
    driven.move(ANN, 0, driven.legal(0))
    driven.move(BOB, 1, driven.legal(1))


def test_people_may_hand_over_their_own_seat_at_any_time() -> None:
    driven = gathered("kreuzquer")
    assert kinds(driven.ask(BOB, "hand", seat=1)) == [Handed]


def test_a_bots_own_seat_or_one_that_does_not_play_cannot_be_handed_over() -> None:
    driven = Driven("kreuzquer", "me", "open", "greedy")
    with pytest.raises(NotNow):
        driven.ask(ANN, "hand", away=True, seat=1)
    driven.ask(BOB, "sit")
    with pytest.raises(NotNow):
        driven.ask(ANN, "hand", away=True, seat=2)
    with pytest.raises(NotYourSeat):
        driven.ask(ANN, "hand", away=True, seat=3)


# ---- Closing ----


def test_a_closed_table_takes_nothing_any_more() -> None:
    driven = Driven("memostreet", "me", "open")
    with pytest.raises(NotAllowed):
        driven.ask(BOB, "close")
    assert kinds(driven.ask(ANN, "close")) == [Closed]
    assert driven.ask(ANN, "close") == ()
    assert driven.table.phase == "closed"
    fields: dict[str, dict[str, Any]] = {
        "stand": {"seat": 0},
        "mix": {"words": "words"},
        "move": {"seat": 0, "step": 0, "move": "turn a1"},
        "back": {"seat": 0},
        "agree": {"seat": 0, "yes": True},
        "hand": {"seat": 0, "away": True},
        "return": {"seat": 0},
        "next": {"round": 2},
        "sit": {},
    }
    for do, more in fields.items():
        with pytest.raises(TableClosed):
            driven.ask(ANN, do, **more)


def test_the_host_closes_no_game_of_others_and_none_that_is_over() -> None:
    driven = gathered("memostreet")
    with pytest.raises(NotAllowed, match="Others"):
        driven.ask(ANN, "close")
    driven.play(random.Random(1))
    with pytest.raises(NotNow):
        driven.ask(ANN, "close")
    alone = Driven("memostreet", "me", "greedy")
    alone.ask(ANN, "close")
    assert alone.table.phase == "closed"


def test_the_administrator_closes_any_table() -> None:
    driven = gathered("memostreet")
    driven.do(lambda table, now: decisions.close(table, None, now, "admin"))
    with pytest.raises(TableClosed):
        driven.move(ANN, 0, "turn a1")


# ---- Matches and rematches ----


def test_the_next_game_begins_once_however_many_ask() -> None:
    driven = Driven("memostreet", "me", "open", rounds=2)
    with pytest.raises(NotNow):
        driven.ask(ANN, "next", round=1)
    driven.ask(BOB, "sit")
    with pytest.raises(NotNow):
        driven.ask(ANN, "next", round=2)
    driven.play(random.Random(1))
    with pytest.raises(NotAllowed):
        driven.ask(CYD, "next", round=2)
    assert kinds(driven.ask(ANN, "next", round=2)) == [Began]
    assert driven.ask(BOB, "next", round=2) == ()
    driven.play(random.Random(2))
    assert driven.table.phase == "over"
    with pytest.raises(NotNow):
        driven.ask(ANN, "next", round=3)


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (3, 1), (3, 2)])
def test_a_rematch_has_the_same_players_and_the_starter_moved_on(players: int, rounds: int) -> None:
    driven = gathered("davincicode", *["greedy"] * (players - 2), rounds=rounds, options={"hyphens": True})
    for round in range(1, rounds + 1):
        if round > 1:
            driven.ask(ANN, "next", round=round)
        driven.play(random.Random(round))
    decision = decisions.rematch(driven.table, BOB, "new", "another secret", driven.now)
    assert decision.entries == (Rematched(at=driven.now, table="new"),)
    assert decision.next is not None
    assert decision.next[:2] == ("new", "another secret")
    made, began = decision.next.entries
    assert isinstance(made, Made)
    assert isinstance(began, Began)
    assert made.host == BOB.id
    assert made.options == {"hyphens": True, "starter": rounds % players}
    assert made.commitment == chance.commitment("another secret")
    table = Table.from_log("new", "another secret", (made, began))
    assert table.phase == "playing"
    assert [seat.player for seat in table.seats] == [seat.player for seat in driven.table.seats]
    assert table.acting == (rounds % players,)


@pytest.mark.parametrize("talk", [True, False])
def test_who_could_talk_can_talk_at_the_next_table(talk: bool) -> None:
    driven = gathered("memostreet")
    if driven.table.talk != talk:
        driven.ask(ANN, "talk", on=talk)
    driven.play(random.Random(1))
    found = decisions.rematch(driven.table, ANN, "new", "another secret", driven.now).next
    assert found is not None
    assert Table.from_log("new", "another secret", found.entries).talk == talk


def test_something_happens_by_itself_only_where_a_clock_runs() -> None:
    assert decisions.due(gathered("memostreet").table) is None
    driven = gathered("memostreet", clock=PER_MOVE)
    assert decisions.due(driven.table) == NOON + 30_000 + decisions.GRACE


def test_a_rematch_comes_after_the_end() -> None:
    driven = gathered("memostreet")
    with pytest.raises(NotNow):
        decisions.rematch(driven.table, ANN, "new", "s", driven.now)
    daily = Driven("memostreet", "me", "greedy", daily="2026-11-15")
    daily.play(random.Random(1))
    with pytest.raises(NotNow, match="daily"):
        decisions.rematch(daily.table, ANN, "new", "s", daily.now)


def test_not_everybody_who_ever_sat_down_leaves_words() -> None:
    """Attack: guests who sit down and get up again leave words that all are told in every message."""
    driven = Driven("memostreet", "me", "open", "open", words="mine")
    eves = [a_guest(f"Eve{number}") for number in range(MOST_WORDS)]
    for guest in eves[:-1]:
        driven.ask(guest, "sit", words="more")
        driven.ask(guest, "stand", seat=1)
    assert len(driven.table.words) == MOST_WORDS
    with pytest.raises(NotNow, match="Too many"):
        driven.ask(eves[-1], "sit", words="more")
    driven.ask(ANN, "mix", words="mine, but others")
    driven.ask(eves[0], "sit", words="again")
    driven.ask(eves[-1], "sit")
    assert driven.table.phase == "playing"
    assert len(driven.table.words) == MOST_WORDS
