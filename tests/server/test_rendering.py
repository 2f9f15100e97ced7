"""What readers are told is made from what they may know, and from nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from spieltrieb import Position, games
from spieltrieb.server import messages, rendering
from spieltrieb.server.rendering import Shown
from tests.conftest import every
from tests.server.driving import ANN, BOB, NOON, PER_GAME, SECRET, Driven, gathered

each_game = pytest.mark.parametrize("game", list(games))
DAY = 24 * 3600 * 1000


def is_here(guest: str) -> bool:
    return guest == ANN.id


def shown_of(driven: Driven) -> Shown | None:
    return None if driven.table.position is None else Shown(driven.table.position)


def whole(driven: Driven, reader: tuple[int, ...] = (), wall: int | None = None) -> dict[str, Any]:
    now = driven.now
    told = rendering.whole(driven.table, shown_of(driven), reader, is_here, 0, now, now if wall is None else wall)
    shown: dict[str, Any] = json.loads(told)
    return shown


def from_the_veil(position: Position, seat: int | None) -> Any:
    """The view of a seat made from a position that holds no more than the seat may know."""
    veiled = Position(position.setup, position.veil(seat), position._acting, (), 0)
    return json.loads(messages.encode(veiled.view(seat)))


@each_game
def test_views_are_made_from_the_veiled_state_alone(game: str) -> None:
    driven = gathered(game, *["greedy"] * (games[game].max_players > 2))
    chooser = random.Random(game)
    last = driven.table.players - 1
    while driven.table.acting:
        for reader in ((), (0,), (1,), (0, last)):
            seats = reader or (None,)
            shown = [json.loads(view) for view in Shown(driven.table.position).views(reader)]
            assert shown == [from_the_veil(driven.position, seat) for seat in seats]
        driven.play(chooser, every(3))


@each_game
def test_what_happened_is_told_as_each_may_know_it(game: str) -> None:
    driven = gathered(game)
    chooser = random.Random(game)
    while driven.table.acting:
        before = driven.position
        driven.play(chooser, 1)
        new = range(len(before.history), len(driven.position.history))
        steps = [(driven.position.at(n), driven.position.at(n + 1), *driven.position.history[n]) for n in new]
        for reader in ((), (0,), (1,)):
            told = json.loads(Shown(driven.table.position, steps).moved(driven.table, reader, lambda: NOON, None))
            seat = reader[0] if reader else None
            assert told["told"] == driven.position.told(seat)[len(before.history) :]
            assert told["facts"] == whole(driven, reader)["facts"][len(told["facts"]) * -1 :] or games[game].fades
            assert set(told) == {"is", "table", "number", "round", "step", "told", "facts", "views"}
        driven.play(chooser, 10)


def test_people_who_share_a_screen_are_told_what_all_of_them_may_know() -> None:
    driven = Driven("davincicode", "me", "screen", "greedy")
    driven.play(random.Random(1), 12)
    assert whole(driven, (0, 1))["moves"] == driven.position.told(None)
    assert len(whole(driven, (0, 1))["views"]) == 2


@each_game
def test_the_secret_is_shown_when_all_is_over_and_not_before(game: str) -> None:
    driven = gathered(game, rounds=0, words="abracadabra")
    for round in range(1, driven.table.rounds + 1):
        if round > 1:
            driven.ask(ANN, "next", round=round)
        driven.play(random.Random(1), 5)
        assert SECRET not in json.dumps([whole(driven, reader) for reader in ((), (0,), (1,))])
        driven.play(random.Random(1))
        if round < driven.table.rounds:
            assert SECRET not in json.dumps([whole(driven, reader) for reader in ((), (0,), (1,))])
    promise = whole(driven)["promise"]
    assert promise["secret"] == SECRET
    assert promise["seeds"] == [f"{SECRET}\nabracadabra/{round}" for round in range(1, driven.table.rounds + 1)]
    assert promise["words"] == [{"name": "Ann", "words": "abracadabra", "person": "ann-id"}]


def test_the_secret_of_a_closed_table_is_never_shown() -> None:
    driven = Driven("davincicode", "me", "greedy")
    driven.ask(ANN, "close")
    assert SECRET not in json.dumps(whole(driven, (0,)))


def test_the_secret_of_a_daily_deal_is_shown_when_the_day_is_over() -> None:
    driven = Driven("kreuzquer", "me", daily="2027-01-15")
    assert NOON == 1_800_000_000_000  # on that day
    driven.play(random.Random(1))
    midnight = (NOON // DAY + 1) * DAY
    for driven.now in (NOON, midnight, midnight + DAY // 2 - 1):
        assert whole(driven)["promise"]["secret"] is None, "somewhere it is still that day"
    driven.now = midnight + DAY // 2
    assert whole(driven)["promise"]["secret"] == SECRET
    assert whole(driven, wall=NOON)["promise"]["secret"] is None, "the day is the calendar's, whatever passed at tables"
    driven.now = NOON
    assert whole(driven, wall=midnight + DAY)["promise"]["secret"] == SECRET, "also where the machine was asleep"


def test_who_comes_back_is_told_how_all_stands() -> None:
    driven = gathered("kreuzquer", clock=PER_GAME)
    driven.move(ANN, 0, driven.legal(0))
    shown = whole(driven, (0,))
    assert (shown["phase"], shown["round"], shown["rounds"], shown["step"]) == ("playing", 1, 1, 2)
    assert shown["number"] == driven.table.number == len(driven.log)
    assert shown["mine"] == [0]
    assert [seat["here"] for seat in shown["seats"]] == [True, False]
    assert shown["times"] == {"at": NOON, "left": [65_000, 60_000], "running": [1]}
    assert shown["moves"] == driven.position.moves


def test_a_question_tells_who_has_not_answered_yet() -> None:
    driven = gathered("davincicode")
    while ":guess" not in (text := driven.legal(seat := driven.table.acting[0])):
        driven.move(driven.guest(seat), seat, text)
    step = driven.position.step
    driven.move(ANN, 0, text)
    driven.ask(ANN, "back", seat=0)
    assert whole(driven)["asked"] == {"seat": 0, "step": step, "waiting": [1]}
    driven.ask(BOB, "agree", seat=1, yes=False)
    assert whole(driven)["asked"] is None


def test_a_match_has_a_sheet_and_a_total() -> None:
    driven = gathered("memostreet", rounds=2)
    driven.play(random.Random(1))
    shown = whole(driven)
    assert (len(shown["sheet"]), shown["total"]) == (1, None)
    driven.ask(BOB, "next", round=2)
    driven.play(random.Random(2))
    shown = whole(driven)
    scores = [sum(game["scores"][seat] for game in shown["sheet"]) for seat in range(2)]
    assert shown["total"]["scores"] == scores
    assert shown["total"]["reason"] == "match"


def test_a_solo_game_earns_a_title() -> None:
    driven = Driven("kreuzquer", "me")
    driven.play(random.Random(1))
    assert isinstance(whole(driven)["outcome"]["title"], int)


@pytest.mark.parametrize("moves", [0, 1])
def test_a_bot_that_plays_alone_earns_nobody_a_title(moves: int) -> None:
    driven = Driven("kreuzquer", "me")
    driven.play(random.Random(1), steps=moves)
    driven.ask(ANN, "hand", seat=0)
    driven.play(random.Random(1))
    for table in (driven.table, driven.restarted()):
        (game,) = table.finished
        titles = [table.title(game.outcome), table.title(game.outcome, 1)] if game.outcome else []
        assert [isinstance(title, int) for title in titles] == [moves > 0] * 2


def test_in_memo_street_faces_that_were_seen_are_not_told_again() -> None:
    driven = gathered("memostreet")
    chooser = random.Random(2)
    while driven.table.acting:
        driven.play(chooser, 1)
        for reader in ((), (0,), (1,)):
            shown = whole(driven, reader)
            assert not any("=" in move for move in shown["moves"])
            up = [cell for cell in driven.position.state["up"].tolist() if cell < 91]
            assert {n for n, face in enumerate(shown["views"][0]["table"]) if face > 0} <= set(up)


def test_messages_are_what_the_protocol_says() -> None:
    driven = gathered("fivetotwelve", clock=PER_GAME)
    driven.play(random.Random(1))
    decode = msgspec.json.Decoder(messages.TableMessage).decode
    for reader in ((), (0,), (1,)):
        assert decode(rendering.whole(driven.table, shown_of(driven), reader, is_here, 3, NOON, NOON)).watchers == 3
