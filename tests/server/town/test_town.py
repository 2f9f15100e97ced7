"""A town: people at different processes sit at one table, and nobody can tell."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import replace
from typing import Any

import pytest

from spieltrieb.games import games
from spieltrieb.locale import text
from spieltrieb.server import roster
from spieltrieb.server.bans import Ban
from spieltrieb.server.deeds import Deeds
from spieltrieb.server.errors import NoStorage, NotAllowed, TooFast
from spieltrieb.server.guest_limits import GuestLimit
from spieltrieb.server.limits import Limit
from spieltrieb.server.operators import WRONG_AT_ONCE, Operators
from spieltrieb.server.postgres import PostgresStorage
from spieltrieb.server.town import frames
from tests.postgres import new_schema
from tests.server.client import Gone, House, Person, request
from tests.server.test_admin_pages import Desk
from tests.server.town.conftest import Pair, run, soon

pytestmark = pytest.mark.program


def owner_of(pair: Pair, table: str) -> House:
    """Where a table is; it must be at one process alone."""
    found = [house for house in (pair.one, pair.two) if table in house.gate.hub.tables]
    assert len(found) == 1
    return found[0]


def town_of(house: House) -> Any:
    return house.gate.hub.town


@pytest.mark.parametrize("game", games)
def test_two_people_at_different_processes_play_one_game(pair: Pair, game: str) -> None:
    ann, bob = Person.comes(pair.one.address, "Ann"), Person.comes(pair.two.address, "Bob")
    table = ann.make_table(game, "me", "open")

    async def play() -> Any:
        async with ann.page(table) as first, bob.page(table) as second:
            await second.ask("sit", table=table, seat=1)
            await asyncio.gather(first.play(table, random.Random(1)), second.play(table, random.Random(2)))
            await first.quiet()
            await second.until_table(table, lambda known: known["phase"] == "over")
            assert first.tables[table]["outcome"] == second.tables[table]["outcome"]
            return first.tables[table]

    assert run(play())["phase"] == "over"
    assert owner_of(pair, table) is pair.one
    for person in (ann, bob):  # whichever process they ask
        assert person.get(f"/api/tables/{table}")["phase"] == "over"
        assert person.get(f"/api/tables/{table}/check")["fair"]
        assert [row["id"] for row in person.get("/api/me/tables")] == [table]


def test_those_at_other_processes_are_here(pair: Pair) -> None:
    ann, bob = Person.comes(pair.one.address, "Ann"), Person.comes(pair.two.address, "Bob")
    table = ann.make_table("memostreet", "me", "open")

    async def work() -> None:
        async with ann.page(table) as first:
            async with bob.page(table) as second:
                known = await first.until(lambda message: message["is"] == "here" and message["watchers"] == 1)
                await second.ask("sit", table=table, seat=1)
                known = await first.until_table(table, lambda known: known["seats"][1]["here"])
                assert known["seats"][1]["name"] == "Bob"
            await first.until(lambda message: message["is"] == "here" and not message["here"][1])

    run(work())


def test_over_the_link_goes_what_a_reader_of_the_same_seats_is_told_and_nothing_else(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = Person.comes(pair.one.address, "Ann"), Person.comes(pair.one.address, "Bob")
    near, far = Person.comes(pair.one.address, "Near"), Person.comes(pair.two.address, "Far")
    table = ann.make_table("davincicode", "me", "open")
    carried: list[bytes] = []
    (link,) = town_of(pair.one)._links.values()
    tell = link.tell
    monkeypatch.setattr(link, "tell", lambda number, message: (carried.append(message), tell(number, message)))

    async def play() -> tuple[list[str], list[str], set[str]]:
        async with (
            near.page(table) as here,
            far.page(table) as there,
            ann.page(table) as first,
            bob.page(table) as second,
        ):
            await second.ask("sit", table=table, seat=1)
            await asyncio.gather(first.play(table, random.Random(1)), second.play(table, random.Random(2)))
            for page in (here, there):
                await page.until_table(table, lambda known: known["phase"] == "over")
            # What is carried while they part one after another is not heard by all of them.
            seen = {message.decode() for message in carried}
            await there.ask("unwatch", table=table)
            return here.raw, there.raw, seen

    here, there, seen = run(play())
    moves = [[text for text in raw if '"is":"moved"' in text] for raw in (here, there)]
    assert moves[0] == moves[1] != []
    assert {text for text in seen if '"is":"moved"' in text} == set(moves[1])
    assert {text for text in seen if '"id"' not in text} <= set(there)


def test_the_lobby_shows_the_tables_of_all_processes(pair: Pair) -> None:
    ann, bob = Person.comes(pair.one.address, "Ann"), Person.comes(pair.two.address, "Bob")

    async def work() -> None:
        async with bob.page() as page:
            await page.ask("lobby")
            table = ann.make_table("memostreet", "me", "open", public=True)
            await page.until(lambda message: message["is"] == "lobby" and table in names(message["tables"]))
            assert table in names(bob.get("/api/tables"))
            async with ann.page(table) as mine:
                await mine.ask("close", table=table)
            await page.until(lambda message: message["is"] == "lobby" and table not in names(message["tables"]))

    def names(tables: list[Any]) -> list[str]:
        return [table["id"] for table in tables]

    run(work())


def test_a_guest_is_the_same_at_all_processes(pair: Pair) -> None:
    ann = Person.comes(pair.one.address, "Ann")
    table = ann.make_table("memostreet", "me", "open")
    there = replace(ann, server=pair.two.address)

    async def work() -> None:
        async with there.page(table) as page:
            ann.post("/api/me", {"name": "Anna"})
            soon(lambda: there.get("/api/me")["name"] == "Anna")
            soon(lambda: [v.guest.name for v in pair.one.gate.hub.presence.of(ann.id)] == ["Anna"])
            pair.one.do(pair.one.gate.turn_away(ann.id, True))
            with pytest.raises(Gone):
                await page.until(lambda message: False)

    run(work())
    soon(lambda: there.ask("GET", "/api/me/tables").status == 403)
    pair.two.do(pair.two.gate.turn_away(ann.id, False))
    soon(lambda: ann.ask("GET", "/api/me/tables").status == 200)


def test_a_network_that_is_kept_out_by_one_process_is_kept_out_by_all(pair: Pair) -> None:
    pair.one.do(pair.one.gate.keep_out(Ban("203.0.113.0/24", False, None)))
    soon(lambda: pair.two.gate.bans.of("203.0.113.0/24"))
    pair.two.do(pair.two.gate.let_in("203.0.113.0/24"))
    soon(lambda: pair.one.gate.bans.of("203.0.113.0/24") is None)


def test_where_somebody_came_from_who_is_turned_away_is_known_wherever_that_was(pair: Pair) -> None:
    """The operator may be at another process than they were."""
    there = {"x-forwarded-for": "203.0.113.200"}
    eve = request(pair.two.address, "GET", "/api/me", headers=there).json["id"]
    deeds = Deeds(pair.one.gate, "Zoe")
    pair.one.do(deeds.ban(eve))
    for house in (pair.one, pair.two):
        soon(lambda house=house: house.gate.bans.of("203.0.113.200/32"))
        assert request(house.address, "GET", "/api/me", headers=there).status == 403
    pair.one.do(deeds.lift(eve))
    for house in (pair.one, pair.two):
        soon(lambda house=house: house.gate.bans.of("203.0.113.200/32") is None)
        assert request(house.address, "GET", "/api/me", headers=there).status == 200


def test_keys_change_everywhere(pair: Pair) -> None:
    pair.one.do(pair.one.gate.hub.storage.rotate(0, "2026-11-16", 1))
    soon(lambda: pair.two.gate.hub.storage.key == pair.one.gate.hub.storage.key)
    ann = Person.comes(pair.two.address, "Ann")

    async def stay() -> None:
        """Nobody stays connected whose cookie holds no longer."""
        async with ann.page() as page:
            await page.quiet()
            await asyncio.to_thread(pair.one.do, pair.one.gate.hub.storage.rotate(0, "2026-11-16", 0))
            with pytest.raises(Gone):
                await page.hear()

    run(stay())


def test_a_promise_is_kept_by_any_process_and_once(pair: Pair) -> None:
    ann = Person.comes(pair.one.address, "Ann")
    there = replace(ann, server=pair.two.address)
    promised = ann.post("/api/games/kreuzquer/promise")["commitment"]
    wish = {"game": "kreuzquer", "seats": [{"kind": "me"}], "commitment": promised}
    soon(lambda: promised in pair.two.gate.hub.promises._made.get(ann.id, {}))
    table = there.post("/api/tables", wish)["id"]
    soon(lambda: not pair.one.gate.hub.promises._made.get(ann.id))
    assert ann.ask("POST", "/api/tables", wish).status == 400
    assert ann.get(f"/api/tables/{table}")["id"] == table


def test_a_promise_holds_for_one_table_even_if_two_processes_are_asked_at_once(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Attack: whoever had lost one of two tables with the same secret chose their words for the other by it."""
    for house in (pair.one, pair.two):
        monkeypatch.setattr(house.gate.hub.promises, "kept", lambda *promise: None)  # nobody hears of it in time
    ann = Person.comes(pair.one.address, "Ann")
    there = replace(ann, server=pair.two.address)
    promised = ann.post("/api/games/kreuzquer/promise")["commitment"]
    wish = {"game": "kreuzquer", "seats": [{"kind": "me"}, {"kind": "open"}], "commitment": promised}
    soon(lambda: promised in pair.two.gate.hub.promises._made.get(ann.id, {}))
    ann.post("/api/tables", wish)
    answer = there.ask("POST", "/api/tables", wish)
    assert (answer.status, answer.json["arguments"]["reason"]) == (400, "error-bad-table-promise")
    assert len(ann.get("/api/me/tables")) == 1


def test_nobody_has_two_tables_of_a_daily_deal(pair: Pair) -> None:
    ann = Person.comes(pair.one.address, "Ann")
    both = [ann, replace(ann, server=pair.two.address)]
    with ThreadPoolExecutor(2) as threads:
        found = set(threads.map(lambda one: one.post("/api/daily/kreuzquer")["id"], both * 3))
    assert len(found) == 1
    assert len(ann.get("/api/me/tables")) == 1


def test_everybody_has_the_same_daily_deal_and_the_same_leaderboard(pair: Pair) -> None:
    people = [Person.comes(house.address, name) for house, name in ((pair.one, "Ann"), (pair.two, "Bob"))]
    with ThreadPoolExecutor(2) as threads:
        tables = list(threads.map(lambda one: one.post("/api/daily/kreuzquer")["id"], people))
    assert len(set(tables)) == 2
    rows = pair.one.do(pair.one.gate.hub.storage._rows("SELECT count(DISTINCT secret) FROM tables WHERE daily <> ''"))
    assert rows == [(1,)]

    async def play(person: Person, table: str) -> None:
        async with person.page(table) as page:
            await page.play(table, random.Random(1))

    for person, table in zip(people, tables, strict=True):
        run(play(person, table))
    for person in people:
        names = {row["name"] for row in person.get("/api/daily/kreuzquer/leaderboard")}
        assert {"Ann", "Bob"} <= names
        assert person.get("/api/daily/mine")["streak"] == 1


def test_a_personal_link_is_used_once_wherever(pair: Pair) -> None:
    ann = Person.comes(pair.one.address, "Ann")
    token = ann.post("/api/me/link")["token"]
    devices = [Person.comes(house.address) for house in (pair.one, pair.two)]
    with ThreadPoolExecutor(2) as threads:
        found = list(threads.map(lambda one: one.ask("POST", "/api/me/go", {"token": token}).status, devices))
    assert sorted(found) == [200, 400]


def test_whoever_runs_the_town_is_shown_a_table_that_is_at_another_process(pair: Pair) -> None:
    ann = Person.comes(pair.one.address, "Ann")
    table = ann.make_table("memostreet", "me", "open")
    desk = Desk(pair.two)
    desk.enter()

    async def work() -> None:
        async with ann.page(table):
            for path in (f"/tables/{table}", f"/find?what={table}"):
                assert ann.id in await asyncio.to_thread(desk.read, path)

    run(work())
    assert owner_of(pair, table) is pair.one


def at_both(pair: Pair, name: str) -> tuple[Desk, Desk]:
    """The browser of somebody who came in at the first process, and the same one at the second."""
    here = Desk(pair.one, name)
    assert here.enter().status == 303
    there = copy(here)
    there.house = pair.two
    return here, there


def test_who_came_in_at_admin_is_in_at_all_processes_until_they_leave(pair: Pair) -> None:
    here, there = at_both(pair, "Olga")
    assert "Signed in as Olga" in there.read("/reports")
    forged = copy(there)
    forged.form = "0" * len(there.form)
    for desk, status in ((forged, 403), (there, 303)):
        assert desk.post("/networks/ban", network="203.0.113.77", hours="1").status == status
    said = f">{text('en', 'admin-done-ban')}<"
    shown = [here.read("/bans"), there.read("/bans")]
    assert ["203.0.113.77" in page for page in shown] == [True, True]
    assert [said in page for page in shown] == [True, False], "what was done is said once, wherever they look next"
    assert '<html lang="de">' in here.read("/reports?lang=de")
    assert '<html lang="de">' in there.read("/reports")
    assert there.post("/leave").status == 303
    for desk in (here, there):
        assert 'name="key"' in desk.read("/reports")
        assert desk.post("/networks/lift", network="203.0.113.77").status == 403


def test_who_has_a_void_key_is_out_at_all_processes(pair: Pair) -> None:
    desks = at_both(pair, "Oskar")
    assert all("Signed in as Oskar" in desk.read("/reports") for desk in desks)
    pair.one.do(Deeds(pair.one.gate, "Olga").revoke("Oskar"))
    assert all('name="key"' in desk.read("/reports") for desk in reversed(desks))


def test_a_table_is_deleted_and_closed_from_any_process(pair: Pair) -> None:
    ann, bob = Person.comes(pair.one.address, "Ann"), Person.comes(pair.two.address, "Bob")
    table = ann.make_table("memostreet", "me", "open")

    async def sit() -> None:
        async with bob.page(table) as page:
            await page.ask("sit", table=table, seat=1)

    run(sit())
    refused = bob.ask("DELETE", f"/api/me/tables/{table}")
    assert (refused.status, refused.json["arguments"]["reason"]) == (403, "error-not-allowed-delete")
    pair.two.do(Deeds(pair.two.gate, "test").close(table))
    assert ann.get(f"/api/tables/{table}")["phase"] == "closed"
    assert bob.ask("DELETE", f"/api/me/tables/{table}").status == 204


def test_what_is_taken_from_a_limit_counts_everywhere(pair: Pair) -> None:
    one, two = (Limit(0.001, 10, "things") for _ in range(2))
    for house, limit in ((pair.one, one), (pair.two, two)):
        town_of(house)._shared._limits["test"] = limit
        limit.taken = Counter()
    for _ in range(10):
        one.take("ann")
    soon(lambda: "ann" in two._buckets and not two._buckets["ann"].has_one(0))
    with pytest.raises(TooFast):
        two.take("ann")


def test_wrong_keys_of_operators_count_everywhere(pair: Pair) -> None:
    async def enter(house: House) -> None:
        with pytest.raises(NotAllowed):
            await operators_of(house).check("wrong", "192.0.2.7")

    for _ in range(WRONG_AT_ONCE):
        pair.one.do(enter(pair.one))
    soon(lambda: is_refused(pair.two.gate.wrong_keys, "192.0.2.7"))
    with pytest.raises(TooFast):
        pair.two.do(operators_of(pair.two).check("wrong", "192.0.2.7"))


def operators_of(house: House) -> Operators:
    found: Operators = house.gate.app.state.operators
    return found


def is_refused(limit: Limit, who: str) -> bool:
    try:
        limit.check(who)
    except TooFast:
        return True
    return False


def test_what_another_process_alone_limits_changes_nothing(pair: Pair) -> None:
    shared = town_of(pair.one)._shared
    link = next(iter(shared._links()))
    shared.hear(link, frames.Spent({"what only newer ones know": {"ann": 1}, "wrong keys": {"192.0.2.8": 10}}))
    assert is_refused(pair.one.gate.wrong_keys, "192.0.2.8"), "what both know counts all the same"


def test_the_owner_of_a_table_limits_what_comes_from_other_processes(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pair.one.gate.hub, "orders", GuestLimit(0.0001, 3, "commands", 10))
    ann, bob = Person.comes(pair.one.address, "Ann"), Person.comes(pair.two.address, "Bob")
    table = ann.make_table("memostreet", "me", "open", "open")

    async def work() -> None:
        async with ann.page(table), bob.page(table) as page:
            await page.ask("sit", table=table, seat=1)
            await page.ask("stand", table=table, seat=1)
            await page.ask("sit", table=table, seat=1)
            assert await page.refused("stand", table=table, seat=1) == "too-fast"

    run(work())
    assert owner_of(pair, table) is pair.one


def test_the_figures_of_all_processes_are_at_each(pair: Pair) -> None:
    numbers = {town_of(house).me for house in (pair.one, pair.two)}
    for house in (pair.one, pair.two):
        text = request(house.address, "GET", "/metrics/all").body.decode()
        assert {int(n) for n in re.findall(r'^spieltrieb_moves_total\{process="(\d+)"\} \d+$', text, re.M)} == numbers
        assert len(re.findall(r'^spieltrieb_jobs\{urgency="person"\} \d+$', text, re.M)) == 1, "they share one queue"
        assert text.count("# TYPE spieltrieb_moves_total counter") == 1


def test_connections_of_a_guest_count_everywhere(pair: Pair) -> None:
    ann = Person.comes(pair.one.address, "Ann")

    async def work() -> None:
        async with ann.page():
            soon(lambda: pair.two.gate.connections.everywhere(f"guest {ann.id}") == 1)
        soon(lambda: not pair.two.gate.connections.everywhere(f"guest {ann.id}"))

    run(work())


def test_a_table_moves_on_when_its_process_was_thought_to_be_gone(pair: Pair) -> None:
    """It was stopped for longer than its lease: it begins anew, and those who look are shown the table by the next."""
    ann, bob = Person.comes(pair.one.address, "Ann"), Person.comes(pair.two.address, "Bob")
    table = ann.make_table("kreuzquer", "me", "open")

    async def work() -> None:
        async with ann.page(table) as first, bob.page(table) as second:
            await second.ask("sit", table=table, seat=1)
            storage = pair.one.gate.hub.storage
            pair.two.do(storage_of(pair.two)._rows("UPDATE processes SET ended = TRUE WHERE id = ?", storage._process))
            await asyncio.gather(first.play(table, random.Random(1)), second.play(table, random.Random(2)))
        for person in (ann, bob):  # and whoever has written the end of the game, it counts once
            for house in (pair.one, pair.two):
                (row,) = replace(person, server=house.address).get("/api/me/statistics")
                assert (row["game"], row["played"]) == ("kreuzquer", 1)

    def storage_of(house: House) -> Any:
        return house.gate.hub.storage

    run(work())
    pair.wait_for_links()
    assert owner_of(pair, table)


def test_a_second_town_is_kept_away(pair: Pair) -> None:
    with pytest.raises(NoStorage, match="used by the servers of") as problem:
        PostgresStorage(pair.database, alone=False, town="https://other.example.org")
    assert problem.value.arguments["why"] == "town"


def test_a_process_that_goes_hands_its_tables_over_between_two_moves() -> None:
    """Whoever looks at them from elsewhere plays on; whoever is connected to it is told to come back at once."""
    pair = Pair().start()
    ann, bob = Person.comes(pair.one.address, "Ann"), Person.comes(pair.two.address, "Bob")
    table = ann.make_table("kreuzquer", "me", "open")

    async def work() -> None:
        def is_begun(known: Any) -> bool:
            return bool(known["step"] > 6)

        async with bob.page(table) as second:
            async with ann.page(table) as first:
                await second.ask("sit", table=table, seat=1)
                await asyncio.gather(
                    first.play(table, random.Random(1), is_begun), second.play(table, random.Random(2), is_begun)
                )
                draining = asyncio.create_task(asyncio.to_thread(pair.one.do, town_of(pair.one).drain()))
                gone = await first.until(lambda message: message["is"] == "gone")
                assert gone["again"] == 0
                # As long as it is connected, it is served: nobody waits for the way to another process.
                await first.ask("ping")
            await draining
            async with replace(ann, server=pair.two.address).page(table) as first:
                await asyncio.gather(first.play(table, random.Random(3)), second.play(table, random.Random(4)))
            assert second.tables[table]["phase"] == "over"

    try:
        run(work())
        assert owner_of(pair, table) is pair.two
        assert not pair.one.gate.hub.tables
    finally:
        pair.stop()


def test_a_clock_that_differs_from_the_databases_is_said_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as wrong:
        wrong.setattr(roster.time, "time", lambda: time.time_ns() / 1e9 + 60)
        house = House(new_schema()).start()  # type: ignore[arg-type]
    try:
        said = [record for record in caplog.records if "differs from the database's" in record.message]
        assert [record.seconds for record in said] == [pytest.approx(-60, abs=20)]  # type: ignore[attr-defined]
        ann = Person.comes(house.address, "Ann")
        table = ann.make_table("kreuzquer", "me", "open")

        async def work() -> None:
            async with ann.page(table) as page:
                await page.ask("say", table=table, text="hello")  # leases go by the database's clock alone

        run(work())
    finally:
        house.stop()
