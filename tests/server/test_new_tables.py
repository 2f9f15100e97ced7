"""A new table is what was wished for, with defaults filled in, or it is refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

from spieltrieb.bots.characters import characters
from spieltrieb.core import chance
from spieltrieb.core.errors import BadOption, BadPlayers
from spieltrieb.server.entries import Began, Made, Mixed, TimeLimit
from spieltrieb.server.errors import BadTable
from spieltrieb.server.new_tables import AGREED_ROUNDS, ALPHABET, ID_LENGTH, make, new_id, tidy_id
from spieltrieb.server.requests import ClockWish, NewTable, SeatWish
from tests.server.driving import ANN, NOON, SECRET, seats


def made(game: str, *kinds: str, **wish: Any) -> Made:
    """The first entry of a new table."""
    first = make(NewTable(game=game, seats=seats(*kinds), **wish), ANN, NOON, SECRET)[0]
    assert isinstance(first, Made)
    return first


def test_a_name_is_short_and_can_be_read_aloud() -> None:
    names = {new_id() for _ in range(50)}
    assert len(names) == 50
    for name in names:
        assert len(name) == ID_LENGTH
        assert set(name) <= set(ALPHABET)
        assert tidy_id(f" {name[:4].upper()}-{name[4:]} ") == name


def test_where_no_seat_is_open_the_game_begins_at_once() -> None:
    entries = make(NewTable(game="memostreet", seats=seats("me", "greedy"), words=" hey \n presto "), ANN, NOON, SECRET)
    assert [type(entry) for entry in entries] == [Made, Mixed, Began]
    assert entries[1].words == "hey presto"  # type: ignore[union-attr]
    waiting = make(NewTable(game="memostreet", seats=seats("me", "open")), ANN, NOON, SECRET)
    assert [type(entry) for entry in waiting] == [Made]


def test_a_table_is_promised_before_anything_is_drawn() -> None:
    assert made("memostreet", "me", "open").commitment == chance.commitment(SECRET)


def test_nobody_has_the_name_of_another() -> None:
    wishes = [SeatWish("me"), SeatWish("screen", name="Ann"), SeatWish("screen"), SeatWish("bot", bot="level2")]
    first = make(NewTable(game="memostreet", seats=wishes), ANN, NOON, SECRET)[0]
    assert isinstance(first, Made)
    assert [player.name for player in first.seats] == ["Ann", "Ann 2", "Ann 3", characters()["level2"][0]]


@pytest.mark.parametrize(
    ("kinds", "expected"), [(("me", "greedy"), True), (("me", "open"), False), (("me", "screen"), False)]
)
def test_advice_is_for_those_who_play_no_other_person(kinds: tuple[str, ...], expected: bool) -> None:
    assert made("memostreet", *kinds).advice is expected
    assert made("memostreet", *kinds, advice=not expected).advice is not expected


def test_a_match_is_as_long_as_the_leaflet_has_it_or_as_agreed() -> None:
    assert made("fivetotwelve", "me", "open").rounds == 1
    assert made("fivetotwelve", "me", "open", rounds=0).rounds == 2
    assert made("memostreet", "me", "open", rounds=0).rounds == AGREED_ROUNDS
    assert made("memostreet", "me", "open", rounds=5).rounds == 5


def test_a_clock_is_kept_as_it_was_wished_for() -> None:
    assert made("memostreet", "me", "open").clock == TimeLimit()
    assert made("memostreet", "me", "open", clock=ClockWish("none", seconds=9)).clock == TimeLimit()
    assert made("memostreet", "me", "open", clock=ClockWish("game", 60, 5)).clock == TimeLimit("game", 60, 5)
    with pytest.raises(BadTable, match="at least 5 seconds"):
        made("memostreet", "me", "open", clock=ClockWish("move", seconds=4))


def test_options_are_kept_in_their_proper_form_and_only_those_that_were_given() -> None:
    assert made("davincicode", "me", "open", options={"hyphens": True}).options == {"hyphens": True}
    assert made("davincicode", "me", "open").options == {}
    for options in ({"hyphens": 3}, {"nothing": 1}, {"players": 2}, {"starter": 2}):
        with pytest.raises(BadOption):
            made("davincicode", "me", "open", options=options)


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadPlayers):
        made("davincicode", "me")
    with pytest.raises(BadTable, match="one seat only"):
        made("memostreet", "me", "me")
    for bot in ("hal", "os:system"):
        with pytest.raises(BadTable, match="There is no bot"):
            made("memostreet", "me", bot)


def test_lots_are_drawn_where_nobody_was_named() -> None:
    assert made("memostreet", "me", "open", lots=True).lots
    assert not made("memostreet", "me", "open", lots=True, options={"starter": 1}).lots
    assert not made("memostreet", "me", "open").lots
