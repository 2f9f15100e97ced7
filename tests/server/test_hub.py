"""Whole games over real connections: what people do at tables, and what they and others are shown of it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import pytest

from spieltrieb import games
from spieltrieb.core import chance
from spieltrieb.core.record import check_seed, parse, verify
from spieltrieb.server.decisions import GRACE, STAND_IN
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.requests import REACTIONS
from tests.server.client import House, Page, Person, Refusal, request, until
from tests.server.driving import NOON

People = Callable[..., tuple[Person, ...]]
KNOWN = (
    "number",
    "phase",
    "round",
    "step",
    "views",
    "outcome",
    "sheet",
    "total",
    "asked",
    "rematch",
    "chat",
    "promise",
)


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))

    return run


@contextlib.asynccontextmanager
async def at_a_table(people: People, game: str, *more: str, **wish: Any) -> Any:
    """Ann and Bob sit at a table, each with a page: the pages, and the table's id."""
    ann, bob = people("Ann", "Bob")
    table = ann.make_table(game, "me", "open", *more, **wish)
    async with ann.page(table) as one, bob.page(table) as two:
        await two.ask("sit", table=table)
        await one.until_table(table, lambda known: known["phase"] == "playing")
        one.person, two.person = ann, bob
        yield one, two, table


async def same_as_known(page: Page, table: str) -> dict[str, Any]:
    """Connect anew, and find the table as somebody knows it who was there all the time; how it stands."""
    await page.quiet()
    async with page.person.page(table) as another:  # type: ignore[attr-defined]
        found = another.tables[table]
        for name in KNOWN:
            assert found[name] == page.tables[table][name], name
    return found


# ---- Whole games ----


@pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(key, players, marks=[pytest.mark.soak] if 2 < players < game.max_players else [])
        for key, game in games.items()
        for players in range(2, game.max_players + 1)
    ],
)
@awaited
async def test_people_play_a_whole_game_and_see_every_move(people: People, game: str, players: int) -> None:
    everybody = people(*("Ann", "Bob", "Cyd", "Dan")[:players], "Eve")
    table = everybody[0].make_table(game, "me", *["open"] * (players - 1), words="simsalabim")
    acknowledged: list[int] = []

    def note(answer: dict[str, Any]) -> None:
        assert answer["is"] == "moved"
        acknowledged.append(answer["number"])

    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(person.page(table)) for person in everybody]
        for page in pages[1:players]:
            await page.ask("sit", table=table, words="and more")
        ends = await asyncio.gather(
            *(page.play(table, random.Random(n), acknowledged=note) for n, page in enumerate(pages))
        )
        assert len(set(acknowledged)) == len(acknowledged)
        for page, end in zip(pages, ends, strict=True):
            numbers = [m["number"] for m in page.heard if m["is"] in ("moved", "table")]
            assert set(acknowledged) <= set(numbers)
            assert numbers == sorted(numbers)
            assert not [message for message in page.heard if message["is"] == "refused"]
            assert end["outcome"] == end["total"] == ends[0]["total"]
    promise = ends[0]["promise"]
    assert chance.commitment(promise["secret"]) == promise["commitment"]
    checked = request(everybody[0].server, "GET", f"/api/tables/{table}/check").json
    assert checked["fair"], checked["problem"]
    record = everybody[-1].get(f"/api/tables/{table}/records")["records"][0]
    assert record["result"]["scores"] == ends[0]["outcome"]["scores"]
    check_seed(verify_line(record), games, promise["seeds"][0])


def verify_line(record: dict[str, Any]) -> Any:
    found = parse(json.dumps(record))
    assert verify(found, games).outcome
    return found


@pytest.mark.parametrize(("game", "bots"), [("kreuzquer", ("level1",)), ("fivetotwelve", ("greedy", "random"))])
@awaited
async def test_one_person_plays_with_bots(people: People, game: str, bots: tuple[str, ...]) -> None:
    (ann,) = people("Ann")
    table = ann.make_table(game, *bots, "me")
    async with ann.page(table) as page:
        end = await page.play(table, random.Random(1))
        assert end["mine"] == [len(bots)]
        assert [seat["kind"] for seat in end["seats"]] == [*["bot"] * len(bots), "person"]


@awaited
async def test_bots_play_among_themselves_and_anybody_may_watch(people: People) -> None:
    ann, eve = people("Ann", "Eve")
    table = ann.make_table("memostreet", "greedy", "random")
    async with eve.page(table) as page:
        end = await page.play(table, random.Random(1))
        assert end["mine"] == []
        assert all(view["legal"] == [] and view["seat"] is None for view in end["views"])


@awaited
async def test_people_at_one_screen_play_all_their_seats(people: People) -> None:
    (ann,) = people("Ann")
    table = ann.make_table("davincicode", "screen", "me", "screen")
    async with ann.page(table) as page:
        end = await page.play(table, random.Random(1))
        assert end["mine"] == [0, 1, 2]
        assert [view["seat"] for view in end["views"]] == [0, 1, 2]
        assert [seat["name"] for seat in end["seats"]] == ["Ann 1", "Ann", "Ann 3"]


@awaited
async def test_a_solo_game_earns_a_title(people: People) -> None:
    (ann,) = people("Ann")
    table = ann.make_table("kreuzquer", "me")
    async with ann.page(table) as page:
        end = await page.play(table, random.Random(1))
        title = games["kreuzquer"].rating(-end["outcome"]["scores"][0])
        assert end["outcome"]["title"] == title
    (mine,) = ann.get("/api/me/statistics")
    assert (mine["played"], mine["contests"]) == (1, 0)
    assert mine["titles"] == {str(title): 1}
    assert [game["title"] for game in mine["recent"]] == [title]


@pytest.mark.parametrize("game", ["fivetotwelve", "davincicode"])
@awaited
async def test_a_match_is_played_as_the_leaflet_has_it(people: People, game: str) -> None:
    async with at_a_table(people, game, rounds=0) as (one, two, table):
        ends = await asyncio.gather(one.play(table, random.Random(1)), two.play(table, random.Random(2)))
        rounds = ends[0]["rounds"]
        assert rounds == {"fivetotwelve": 2, "davincicode": 3}[game]
        assert len(ends[0]["sheet"]) == rounds
        sums = [sum(outcome["scores"][seat] for outcome in ends[1]["sheet"]) for seat in range(2)]
        assert ends[1]["total"]["scores"] == sums
        found = one.person.get(f"/api/tables/{table}/records")
        assert [record["match"]["round"] for record in found["records"]] == list(range(1, rounds + 1))
        for round in range(1, rounds + 1):
            assert one.person.get(f"/api/tables/{table}/check?round={round}")["fair"]


# ---- Coming back ----


@awaited
async def test_who_reconnects_finds_the_right_state_in_every_phase(people: People) -> None:
    ann, bob = people("Ann", "Bob")
    table = ann.make_table("kreuzquer", "me", "open", rounds=2, words="hey presto")
    async with ann.page(table) as one, bob.page(table) as two:
        one.person, two.person = ann, bob  # type: ignore[attr-defined]
        pages = (one, two)
        assert (await same_as_known(one, table))["phase"] == "gathering"
        await two.ask("sit", table=table)
        assert (await same_as_known(two, table))["phase"] == "playing"
        await one.quiet()
        await one.move(table, 0, one.tables[table]["views"][0]["legal"][0])
        await two.quiet()
        for page in pages:
            assert (await same_as_known(page, table))["views"][0]["actors"] == [1]
        await two.move(table, 1, two.tables[table]["views"][0]["legal"][0])
        assert await two.refused("back", table=table, seat=1) == "no-take-back"
        assert (await same_as_known(one, table))["asked"] is None
        await one.ask("say", table=table, text="Once more!")
        assert (await same_as_known(two, table) if two.tables[table]["chat"] else await two.watch(table))["chat"]
        for page in pages:
            await page.watch(table)
        chooser = random.Random(1)
        between = await asyncio.gather(*(page.play(table, chooser, lambda known: known["outcome"]) for page in pages))
        assert [known["phase"] for known in between] == ["playing", "playing"]
        assert (await same_as_known(one, table))["outcome"]
        await one.ask("next", table=table, round=2)
        await two.ask("next", table=table, round=2)
        assert (await same_as_known(two, table))["round"] == 2
        await asyncio.gather(*(page.play(table, chooser) for page in pages))
        for page in pages:
            assert (await same_as_known(page, table))["phase"] == "over"
        answer = await one.ask("rematch", table=table)
        assert (await same_as_known(one, table))["rematch"] == answer["table"]


@awaited
async def test_what_was_played_while_one_was_away_is_there_when_they_come_back(people: People) -> None:
    ann, bob = people("Ann", "Bob")
    table = ann.make_table("memostreet", "me", "open")
    async with ann.page(table) as one:
        async with bob.page(table) as two:
            await two.ask("sit", table=table)
        await one.until(lambda message: message["is"] == "here" and message["here"] == [True, False])
        for number in (1, 2, 3):
            await one.move(table, 0, f"turn a{number}")
        async with bob.page(table) as two:
            known = two.tables[table]
            assert known["moves"] == ["0:turn a1", "0:turn a2", "0:turn a3"]
            assert known["number"] == one.tables[table]["number"]
            assert sum(face > 0 for face in known["views"][0]["table"]) == 3
        await one.until(lambda message: message["is"] == "here" and message["here"] == [True, True])


def test_a_server_that_was_stopped_goes_on_with_every_table_when_it_is_started_again(
    new_house: Callable[..., House],
) -> None:
    first = new_house()
    ann = Person.comes(first.address, "Ann")
    table = ann.make_table("kreuzquer", "me", "greedy")
    waiting = ann.make_table("memostreet", "me", "open", public=True)

    async def begin() -> dict[str, Any]:
        async with ann.page(table) as page:
            known = await page.play(table, random.Random(1), lambda known: known["step"] > 6)
            with contextlib.suppress(Refusal):
                await page.quiet()
            return known

    async def go_on() -> dict[str, Any]:
        async with ann.page(table) as page:
            assert page.tables[table]["step"] >= known["step"]
            return await page.play(table, random.Random(2))

    known = asyncio.run(begin())
    first.stop()
    ann.server = new_house().address
    assert ann.get("/api/me")["name"] == "Ann"
    assert [row["id"] for row in ann.get("/api/tables")] == [waiting]
    assert asyncio.run(go_on())["phase"] == "over"
    assert ann.get(f"/api/tables/{table}/check")["fair"]


# ---- Moves that come twice, late or wrong ----


@awaited
async def test_a_move_sent_twice_counts_once_and_an_old_one_is_answered_with_the_state_of_now(people: People) -> None:
    async with at_a_table(people, "kreuzquer") as (one, two, table):
        step = one.tables[table]["step"]
        move, other = one.tables[table]["views"][0]["legal"][:2]
        await asyncio.gather(*(one.send("move", table=table, seat=0, step=step, move=move, id=n) for n in (101, 102)))
        await one.until(lambda message: message.get("id") == 102)
        assert [m["is"] for m in one.heard if m.get("id") in (101, 102)] == ["moved", "done"]
        assert one.tables[table]["step"] == step + 1
        assert await one.refused("move", table=table, seat=0, step=step, move=other) == "stale"
        assert (await one.hear())["is"] == "table"
        await two.move(table, 1, two.tables[table]["views"][0]["legal"][0], step=step)


@awaited
async def test_what_cannot_be_done_is_refused_with_a_code_and_the_table_goes_on(people: People) -> None:
    async with at_a_table(people, "memostreet") as (one, two, table):
        (eve,) = people("Eve")
        async with eve.page(table) as spectator:
            assert await spectator.refused("move", table=table, seat=0, step=0, move="turn a1") == "not-your-seat"
            assert await spectator.refused("sit", table=table) == "not-now"
            assert await spectator.refused("react", table=table, reaction="wow") == "not-allowed"
            assert await spectator.refused("watch", table="nowhere") == "unknown-table"
            assert await spectator.refused("close", table=table) == "not-allowed"
            assert await spectator.refused("rematch", table=table) in ("not-allowed", "not-now")
        assert await two.refused("move", table=table, seat=1, step=0, move="turn a1") == "wrong-actor"
        assert await one.refused("move", table=table, seat=0, step=0, move="jump") == "unreadable"
        assert await one.refused("move", table=table, seat=0, step=0, move="ones a1") in ("illegal", "unreadable")
        assert await one.refused("move", table=table, seat=0, step=9, move="turn a1") == "stale"
        assert await one.refused("next", table=table, round=2) == "not-now"
        assert await two.refused("hand", table=table, seat=0) == "not-allowed"
        await one.move(table, 0, "turn a1")


@awaited
async def test_one_table_is_full_for_all_but_one_of_those_who_come_at_once(people: People) -> None:
    ann, *others = people("Ann", "Bob", "Cyd", "Dan")
    table = ann.make_table("memostreet", "me", "open")
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(person.page(table)) for person in others]
        answers = await asyncio.gather(*(page.ask("sit", table=table) for page in pages), return_exceptions=True)
        assert sorted(getattr(answer, "code", "sat") for answer in answers) == ["not-now", "not-now", "sat"]


# ---- Taking back, leaving, time ----


@awaited
async def test_a_tile_is_placed_anew_and_others_see_where_it_ended_up(people: People) -> None:
    async with at_a_table(people, "kreuzquer") as (one, two, table):
        first, second = one.tables[table]["views"][0]["legal"][:2]
        await one.move(table, 0, first)
        await one.ask("back", table=table, seat=0)
        await one.move(table, 0, second)
        await two.until_table(table, lambda known: known["step"] == 2 and known["number"] == 6)
        assert (await two.watch(table))["moves"][-1] == second


@awaited
async def test_a_question_is_asked_and_answered(people: People) -> None:
    async with at_a_table(people, "davincicode") as (one, two, table):
        step = await until_guessed(one, two, table)
        await one.ask("back", table=table, seat=0)
        await two.until_table(table, lambda known: known["asked"])
        await two.ask("agree", table=table, seat=1, yes=True)
        await one.until_table(table, lambda known: known["step"] == step)
        assert not one.tables[table]["practice"]


async def until_guessed(one: Page, two: Page, table: str) -> int:
    """Da Vinci Code: play on until the first seat has guessed a tile of the other's; the step before that."""
    while True:
        for seat, page in enumerate((one, two)):
            await page.quiet()
            legal = page.tables[table]["views"][0]["legal"]
            if legal and ":guess" in legal[0]:
                right = two.tables[table]["views"][0]["codes"][1][1]["value"]
                await page.move(table, seat, f"{seat}:guess 1.2={right}")
                return int(page.tables[table]["step"]) - 1
            if legal:
                await page.move(table, seat, legal[0])


@awaited
async def test_whoever_is_away_or_has_a_bot_stand_in_must_agree_before_anything_seen_is_taken_back(
    new_house: Callable[..., House],
) -> None:
    """Attack: a code was cracked by guesses that were taken back unasked while a bot stood in for its owner."""
    house = new_house(leave_after=0)
    ann, bob = (Person.comes(house.address, name) for name in ("Ann", "Bob"))
    table = ann.make_table("davincicode", "me", "open")
    async with ann.page(table) as one:
        async with bob.page(table) as two:
            await two.ask("sit", table=table)
            step = await until_guessed(one, two, table)
        await one.until_table(table, lambda known: True)
        await until(lambda: not house.gate.hub.presence.is_here(bob.id), "Bob is still here")
        await one.ask("hand", table=table, seat=1)
        await one.ask("back", table=table, seat=0)
        known = await one.watch(table)
        assert known["asked"] == {"seat": 0, "step": step, "waiting": [1]}
        assert known["step"] == step + 1
        async with bob.page(table) as two:
            assert two.tables[table]["asked"]
            await two.ask("agree", table=table, seat=1, yes=False)
        assert await one.refused("back", table=table, seat=0) == "no-take-back"
        assert (await one.watch(table))["step"] == step + 1


@awaited
async def test_a_game_in_which_something_seen_was_taken_back_counts_for_nothing(people: People) -> None:
    (ann,) = people("Ann")
    for is_practice in (True, False):
        table = ann.make_table("kreuzquer", "me")
        async with ann.page(table) as one:
            await one.move(table, 0, one.tables[table]["views"][0]["legal"][0])
            if is_practice:
                await one.ask("back", table=table, seat=0)
                assert (await one.watch(table))["practice"]
            known = await one.play(table, random.Random(1))
            known = await one.watch(table)
        assert (known["outcome"]["title"] is None) == is_practice
        assert known["practice"] == is_practice
        assert len(ann.get("/api/me/statistics")) == (not is_practice)


@awaited
async def test_a_seat_left_alone_is_played_by_a_bot_until_its_owner_is_back(new_house: Callable[..., House]) -> None:
    house = new_house(leave_after=0)
    ann, bob = Person.comes(house.address, "Ann"), Person.comes(house.address, "Bob")
    table = ann.make_table("memostreet", "open", "me")
    async with ann.page(table) as one:
        async with bob.page(table) as two:
            await two.ask("sit", table=table)
            assert await one.refused("hand", table=table, seat=0) == "not-allowed"
        await one.until(lambda message: message["is"] == "here" and not message["here"][0])
        await one.ask("hand", table=table, seat=0)
        known = await one.until_table(table, lambda known: known["views"][0]["legal"])
        assert known["seats"][0]["bot"] == STAND_IN
        async with bob.page(table) as two:
            await two.ask("return", table=table, seat=0)
            assert two.tables[table]["seats"][0]["bot"] is None
            ends = await asyncio.gather(one.play(table, random.Random(1)), two.play(table, random.Random(2)))
            assert ends[0]["total"] == ends[1]["total"]


@awaited
async def test_when_time_runs_out_a_bot_makes_the_move(new_house: Callable[..., House]) -> None:
    offset = 0
    house = new_house(now=lambda: NOON + offset)
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("memostreet", "me", "random", clock={"kind": "move", "seconds": 600})
    hub = house.gate.hub
    async with ann.page(table) as page:
        assert page.tables[table]["times"]["left"][0] == 600_000
        offset = 600_000 + GRACE + 1
        assert await page.refused("move", table=table, seat=0, step=0, move="turn a1") == "time-up"
        hub.storage._loop.call_soon_threadsafe(hub.pacemaker.lapse, hub.tables[table])  # type: ignore[union-attr]
        known = await page.until_table(table, lambda known: known["step"] == 2)
        assert known["views"][0]["actors"] == [0]
        moved = page.heard[-1]
        assert moved["times"]["running"] == [0]
        await page.move(table, 0, page.tables[table]["views"][0]["legal"][0])


# ---- Lobby, chat, rematch ----


@awaited
async def test_the_lobby_is_live(people: People) -> None:
    ann, bob, eve = people("Ann", "Bob", "Eve")
    async with eve.page() as lobby, bob.page() as two:
        await lobby.ask("lobby")
        private = ann.make_table("kreuzquer", "me", "open")
        table = ann.make_table("kreuzquer", "me", "open", public=True)

        def shown(message: dict[str, Any]) -> str | None:
            rows = {row["id"]: row["phase"] for row in message.get("tables", ())}
            assert private not in rows
            return rows.get(table)

        await lobby.until(lambda message: shown(message) == "gathering")
        await two.ask("sit", table=table)
        await lobby.until(lambda message: shown(message) == "playing")
        assert table in [row["id"] for row in request(ann.server, "GET", "/api/tables").json]
        await lobby.ask("lobby", on=False)


@awaited
async def test_people_chat_and_react_and_spectators_hear_it(people: People) -> None:
    async with at_a_table(people, "memostreet") as (one, two, table):
        (eve,) = people("Eve")
        async with eve.page(table) as spectator:
            await one.until(lambda message: message["is"] == "here" and message["watchers"] == 1)
            await one.ask("say", table=table, text="  Guten\nTag!  ")
            for page in (two, spectator):
                heard = await page.until(lambda message: message["is"] == "chat")
                assert (heard["said"]["name"], heard["said"]["text"]) == ("Ann", "Guten Tag!")
            for reaction in REACTIONS[:3]:
                await two.ask("react", table=table, reaction=reaction)
                heard = await spectator.until(lambda message: message["is"] == "reacted")
                assert (heard["name"], heard["reaction"]) == ("Bob", reaction)
            assert await two.refused("react", table=table, reaction="applause") == "bad-message"
            assert await two.refused("say", table=table, text="\u200b") == "bad-message"
            assert [line["text"] for line in (await spectator.watch(table))["chat"]] == ["Guten Tag!"]


@awaited
async def test_a_rematch_is_one_table_for_both_with_the_starter_moved_on(people: People) -> None:
    async with at_a_table(people, "memostreet") as (one, two, table):
        assert await one.refused("rematch", table=table) == "not-now"
        await asyncio.gather(one.play(table, random.Random(1)), two.play(table, random.Random(2)))
        answers = await asyncio.gather(one.ask("rematch", table=table), two.ask("rematch", table=table))
        for page in (one, two):
            await page.until_table(table, lambda known: known["rematch"])
        new = one.tables[table]["rematch"]
        assert two.tables[table]["rematch"] == new
        assert new in [answer["table"] for answer in answers]
        assert (await two.ask("rematch", table=table))["table"] == new
        known = await two.watch(new)
        assert known["views"][0]["turn"] == 1
        assert known["promise"]["commitment"] != one.tables[table]["promise"]["commitment"]
        assert [seat["name"] for seat in known["seats"]] == ["Ann", "Bob"]
        assert [row["id"] for row in one.person.get("/api/me/tables")] == [new, table]


@awaited
async def test_a_rematch_is_there_for_all_who_are_told_of_it_or_not_at_all(house: House, people: People) -> None:
    """The new table and the word of it are one transaction: a crash leaves both or neither."""
    async with at_a_table(people, "memostreet") as (one, two, table):
        await asyncio.gather(one.play(table, random.Random(1)), two.play(table, random.Random(2)))
        before, commits = house.gate.hub.storage.new_key(), house.gate.hub.storage.commits
        new = (await one.ask("rematch", table=table))["table"]
        found = house.do(house.gate.hub.storage.table(new))
        assert found is not None
        assert found[0].key == before + 1
        assert house.gate.hub.storage.commits == commits + 1


# ---- What can be asked for besides ----


@awaited
async def test_advice_is_for_players_where_the_table_allows_it(people: People) -> None:
    async with at_a_table(people, "fivetotwelve", advice=True) as (one, two, table):
        ann, bob = one.person, two.person
        advice = ann.get(f"/api/tables/{table}/advice?seat=0&lang=de")
        assert (advice["step"], advice["round"]) == (one.tables[table]["step"], 1)
        assert {move["move"] for move in advice["moves"]} <= set(one.tables[table]["views"][0]["legal"])
        assert advice["moves"]
        assert bob.ask("GET", f"/api/tables/{table}/advice?seat=0").status == 403
        strict = ann.make_table("fivetotwelve", "me", "greedy", advice=False)
        answer = ann.ask("GET", f"/api/tables/{strict}/advice?seat=0")
        assert (answer.status, answer.json["code"]) == (403, "advice-off")
        assert ann.ask("GET", f"/api/tables/{table}/review").status == 409
        assert ann.ask("GET", f"/api/tables/{table}/records").status == 409
        assert ann.ask("GET", f"/api/tables/{table}/check").status == 409


@awaited
async def test_after_the_end_there_are_a_review_records_and_statistics(people: People) -> None:
    async with at_a_table(people, "kreuzquer") as (one, two, table):
        ends = await asyncio.gather(one.play(table, random.Random(1)), two.play(table, random.Random(2)))
        ann, bob = one.person, two.person
    review = ann.get(f"/api/tables/{table}/review?lang=en")
    assert len(review["summaries"]) == 2
    assert review["decisions"]
    lines = bob.ask("GET", "/api/me/records").body.decode().splitlines()
    assert [verify(parse(line), games).outcome.scores for line in lines] == [tuple(ends[0]["outcome"]["scores"])]  # type: ignore[union-attr]
    won = []
    for person, seat in ((ann, 0), (bob, 1)):
        (mine,) = person.get("/api/me/statistics")
        assert (mine["game"], mine["played"], mine["best"]) == ("kreuzquer", 1, ends[0]["outcome"]["scores"][seat])
        assert list(mine["against"]) == ["people"]
        won.append(mine["won"])
    assert sum(won) == 1


def test_a_deal_that_was_tampered_with_is_found_out(people: People) -> None:
    (ann,) = people("Ann")
    table = ann.make_table("memostreet", "random", "random")

    async def watch() -> dict[str, Any]:
        async with ann.page(table) as page:
            return await page.until_table(table, lambda known: known["phase"] == "over")

    asyncio.run(watch())
    found = ann.get(f"/api/tables/{table}/records")
    deal = {"record": found["records"][0], "seed": found["seeds"][0], "commitment": found["commitment"]}
    assert ann.post("/api/check", deal)["fair"]
    assert not ann.post("/api/check", {**deal, "seed": "another"})["fair"]
    assert not ann.post("/api/check", {**deal, "commitment": "0" * 64})["fair"]
    moves = list(found["records"][0]["moves"])
    first = next(n for n, move in enumerate(moves) if move.startswith("*"))
    moves[first] = "*:=1" if moves[first] != "*:=1" else "*:=2"
    assert not ann.post("/api/check", {**deal, "record": {**deal["record"], "moves": moves}})["fair"]


@awaited
async def test_the_daily_deal_is_the_same_for_everybody_and_has_a_leaderboard(people: People) -> None:
    everybody = people("Ann", "Bob")
    ends, drawn = [], []
    for person in everybody:
        table = person.post("/api/daily/kreuzquer")["id"]
        assert person.post("/api/daily/kreuzquer")["id"] == table
        async with person.page(table) as page:
            end = await page.play(table, random.Random(person.name))
            assert end["promise"]["secret"] is None
            moves = (await page.watch(table))["moves"]
            ends.append(end)
            drawn.append([move for move in moves if move.startswith("*")])
            assert await page.refused("rematch", table=table) == "not-now"
    assert drawn[0] == drawn[1]
    assert ends[0]["promise"] == ends[1]["promise"]
    board = everybody[1].get("/api/daily/kreuzquer/leaderboard")
    scores = [row["score"] for row in board]
    assert scores == sorted(scores, reverse=True)
    assert {row["name"]: row["me"] for row in board} == {"Ann": False, "Bob": True}
    today = {row["game"]: row for row in everybody[0].get("/api/daily")}
    assert set(today) == set(games)
    assert today["kreuzquer"]["players"] == 2
    assert today["memostreet"]["table"] is None
    for what in ("check", "records", "replay", "review"):
        answer = everybody[1].ask("GET", f"/api/tables/{table}/{what}")
        assert (answer.status, answer.json["arguments"]["reason"]) == (409, "error-not-now-daily"), what
    assert everybody[1].ask("GET", "/api/me/records").body == b""
    async with everybody[0].page() as page:
        assert await page.refused("watch", table=table) == "not-now"


def test_a_personal_link_brings_the_same_guest_to_another_device(people: People) -> None:
    ann, bob = people("Ann", "Bob")
    table = ann.make_table("memostreet", "me", "open")
    link = ann.post("/api/me/link")
    assert link["link"].endswith(f"/#/go/{link['token']}")
    answer = bob.ask("POST", "/api/me/go", {"token": link["token"]})
    phone = Person(bob.server, answer.json["id"], answer.json["name"], answer.headers["set-cookie"].partition(";")[0])
    assert phone.id == ann.id
    assert [row["mine"] for row in phone.get("/api/me/tables")] == [[0]]
    assert phone.get(f"/api/tables/{table}")["mine"] == [0]
    broken = bob.ask("POST", "/api/me/go", {"token": link["token"][:-3] + "abc"})
    assert (broken.status, broken.json["code"]) == (400, "bad-link")


def test_the_invitation_is_a_link_and_a_picture_of_it(people: People) -> None:
    ann, bob = people("Ann", "Bob")
    table = ann.make_table("memostreet", "me", "open")
    picture = bob.ask("GET", f"/api/tables/{table}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.body.startswith(b"<svg")
    assert bob.get(f"/api/tables/{table[:4].upper()}-{table[4:]}")["id"] == table


# ---- In the background ----


def test_what_goes_wrong_in_the_background_is_said_and_not_while_the_server_stops(
    new_house: Callable[..., House], caplog: pytest.LogCaptureFixture
) -> None:
    house = new_house()
    hub = house.gate.hub

    async def fail(problem: Exception) -> None:
        raise problem

    async def fail_at_the_end() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise RuntimeError("the town takes up tables while it stops") from None

    async def work() -> None:
        for problem in (RuntimeError("a mistake of ours"), NoStorage("The database is away.", why="away")):
            await asyncio.wait([hub.later(fail(problem))])
        hub.later(fail_at_the_end())
        await asyncio.sleep(0)

    house.do(work())
    said = [(record.levelname, record.getMessage(), bool(record.exc_info)) for record in caplog.records]
    assert ("ERROR", "broken", True) in said
    assert ("WARNING", "could not be done", False) in said
    caplog.clear()
    house.stop()
    gc.collect()  # Python says so when it finds that nobody has asked what came of a task
    assert caplog.records == []
