"""A moment of a game is tried out: what comes is new, what was known stays, and nothing counts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from spieltrieb.games import games
from spieltrieb.server import decisions, new_tables, rendering, take_backs
from spieltrieb.server.entries import read_entry, write_entry
from spieltrieb.server.errors import BadTable, NoTakeBack, NotNow, NotYourSeat
from spieltrieb.server.messages import TableMessage
from spieltrieb.server.requests import TryOut
from spieltrieb.server.results import results_of
from spieltrieb.server.studies import after_moves, plan
from spieltrieb.server.table import Table
from tests.server.client import House, Person
from tests.server.driving import ANN, BOB, NOON, SECRET, Driven
from tests.server.test_daily import plays

OTHER = "0713" * 16
GAMES = tuple(games)
WITH_CHANCE = tuple(key for key, game in games.items() if game.actions > game.features.CHOICES)


def over(game: str) -> Table:
    """A table at which a game is over."""
    driven = Driven(game, "me", "level1")
    driven.play(random.Random(3))
    return driven.table


def study(table: Table, secret: str = OTHER, **wish: Any) -> Table:
    """The table of a study, as its log tells it."""
    new, moment = plan(table, TryOut(**wish), secret, NOON)
    entries = new_tables.make(new, BOB, NOON, secret, study=moment)
    return Table.from_log("study", secret, [read_entry(write_entry(entry)) for entry in entries])


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_where_the_game_was(game: str) -> None:
    before = over(game)
    end = before.finished[0]
    moves = sum(actor >= 0 for actor, _ in end.history)
    for move in (0, 1, moves // 2, moves - 1):
        moment = after_moves(end, move)
        seat = int(moment.actors[0])
        found = study(before, move=move, seat=seat, bot="level2")
        assert found.position is not None
        assert found.position.at(moment.step).view(seat) == moment.view(seat), "all that its player could see"
        assert found.position.at(moment.step).told(seat) == moment.told(seat)
        assert found.position.actors == moment.actors
        assert [player.player.bot for player in found.seats] == [None if n == seat else "level2" for n in range(2)]
        assert found.seats[seat].player.guest == BOB.id


@pytest.mark.parametrize("game", WITH_CHANCE)
def test_what_comes_is_drawn_anew(game: str) -> None:
    """Two studies of one moment, played by the same rule: other draws. The same secret gives the same."""
    before = over(game)

    def rest(secret: str) -> list[tuple[int, int]]:
        position = study(before, secret, move=2, seat=0).position
        assert position is not None
        begun = position.step
        while position.actors:
            position = position.play(position.legal(int(position.actors[0]))[0])
        return list(position.steps_from(begun))

    assert rest(OTHER) == rest(OTHER) != rest(SECRET)


def test_what_the_player_could_not_know_is_drawn_anew_too() -> None:
    before = over("davincicode")
    end = before.finished[0]
    moment = after_moves(end, 14)
    seat = int(moment.actors[0])
    found = [study(before, f"{secret:064}", move=14, seat=seat).position for secret in range(12)]
    hidden = {tuple(tile.value for tile in position.view(1 - seat).codes[1 - seat]) for position in found if position}
    assert len(hidden) > 1
    own = {tuple(tile.value for tile in position.view(seat).codes[seat]) for position in found if position}
    assert len(own) == 1


def test_nothing_counts() -> None:
    found = study(over("kreuzquer"), move=3, seat=0)
    assert found.practice == {1}
    position = found.position
    while position is not None and position.actors:
        position = position.play(position.legal(int(position.actors[0]))[0])
    assert position is not None and position.outcome is not None
    assert results_of(found, 1, position, NOON) == ()
    assert found.title(position.outcome, 1) is None


def test_a_rematch_begins_at_the_same_moment() -> None:
    found = study(over("davincicode"), move=9, seat=0)
    assert found.position is not None and found.study is not None
    first = found.position
    found.finished.append(first)
    again = decisions.rematch(found, BOB, "again", SECRET, NOON).next
    assert again is not None
    table = Table.from_log("again", SECRET, again.entries)
    assert table.study == found.study and table.position == first
    assert table.practice == {1}


def test_the_moves_before_it_cannot_be_taken_back() -> None:
    found = study(over("fivetotwelve"), move=20, seat=0)
    with pytest.raises(NoTakeBack, match="you have not moved yet"):
        take_backs.back(found, 0, NOON)


def test_the_first_move_of_a_study_can_be_taken_back() -> None:
    found = study(over("kreuzquer"), move=6, seat=0)
    assert found.study is not None and found.position is not None
    begun = found.position
    assert begun.step == len(found.study.steps)
    decision = decisions.move(found, 0, 1, begun.step, str(begun.legal(0)[0]), NOON)
    for entry in decision.entries:
        found.apply(entry, decision.after[-1])
    for entry in take_backs.back(found, 0, NOON).entries:
        found.apply(entry)
    assert found.position == begun


def test_wrong_wishes_are_refused() -> None:
    before = over("kreuzquer")
    moves = sum(actor >= 0 for actor, _ in before.finished[0].history)
    with pytest.raises(NotNow, match="over at this moment"):
        plan(before, TryOut(move=moves, seat=0), OTHER, NOON)
    with pytest.raises(NotNow, match=f"has {moves} moves"):
        plan(before, TryOut(move=moves + 1, seat=0), OTHER, NOON)
    with pytest.raises(NotYourSeat):
        plan(before, TryOut(move=0, seat=2), OTHER, NOON)
    with pytest.raises(BadTable, match="no bot"):
        study(before, move=0, seat=0, bot="evil:Bot")


def test_the_name_of_the_other_table_is_for_those_who_know_it() -> None:
    """Whoever knows the name of a table may come in there; a study may be watched by anybody who has its link."""
    found = study(over("kreuzquer"), move=3, seat=0)
    assert found.position is not None
    shown = rendering.Shown(found.position)
    told = [
        msgspec.json.decode(rendering.whole(found, shown, reader, lambda guest: True, 0, NOON, NOON))
        for reader in ((0,), ())
    ]
    assert [one["study"] for one in told] == [
        {"table": "table", "round": 1, "move": 3},
        {"table": None, "round": 1, "move": 3},
    ]
    assert set(told[0]) == {"is", *TableMessage.__struct_fields__}
    assert ANN.name not in rendering.whole(found, shown, (), lambda guest: True, 0, NOON, NOON).decode(), (
        "nobody is copied"
    )


# ---- Over the wire ----


def test_anybody_tries_out_a_game_that_is_over(new_house: Callable[..., House]) -> None:
    house = new_house()
    ann, bob = (Person.comes(house.address, name) for name in ("Ann", "Bob"))
    table = ann.make_table("kreuzquer", "me", "level1")
    way = f"/api/tables/{table}/try"
    assert bob.ask("POST", way, {"move": 1, "seat": 0}).status == 409, "it is not over yet"
    plays(ann, table)
    made = bob.post(way, {"move": 4, "seat": 1, "bot": "level1"})
    assert (made["phase"], made["mine"], made["seats"][0]["bot"]) == ("playing", [1], "level1")
    plays(bob, made["id"])
    assert bob.get("/api/me/statistics") == []
    check = bob.ask("GET", f"/api/tables/{made['id']}/check")
    assert (check.status, check.json["arguments"]["reason"]) == (409, "error-not-now-study")
    assert bob.ask("POST", way, {"move": 4, "seat": 3}).status == 403
    assert bob.ask("POST", way, {"move": 4, "seat": 0, "round": 2}).status == 409
    assert bob.ask("POST", way, {"move": -1, "seat": 0}).status == 400


def test_a_game_that_was_given_up_is_tried_out_too(new_house: Callable[..., House]) -> None:
    """It was an error of the server: what was looked for is only there when a game was played to its end."""
    house = new_house()
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("memostreet", "me", "level1")

    async def give_up() -> None:
        async with ann.page(table) as page:
            await page.ask("resign", table=table)

    asyncio.run(give_up())
    answer = ann.ask("POST", f"/api/tables/{table}/try", {"move": 0, "seat": 0})
    assert (answer.status, answer.json["phase"]) == (201, "playing")


def test_a_daily_deal_is_tried_out_when_its_day_is_over_everywhere(new_house: Callable[..., House]) -> None:
    """Attack: with what is drawn in a study, nothing can be learnt; with its beginning, much could."""
    house = new_house(now=lambda: NOON)
    eve = Person.comes(house.address, "Eve")
    table = eve.post("/api/daily/kreuzquer")["id"]
    plays(eve, table)
    assert eve.ask("POST", f"/api/tables/{table}/try", {"move": 4, "seat": 0}).status == 409
    house.pass_time(2 * 86_400)
    assert eve.ask("POST", f"/api/tables/{table}/try", {"move": 4, "seat": 0}).status == 201
