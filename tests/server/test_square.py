"""The public square, over real connections: who may talk, how much, in which words; and who can be shown out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from spieltrieb.server import commands
from spieltrieb.server.errors import TooFast
from spieltrieb.server.people import admin_key
from spieltrieb.server.requests import Say
from spieltrieb.server.settings import Settings
from spieltrieb.server.square import AT_ONE_ADDRESS, CHAT_BURST, REPORTS, Square, known_names
from spieltrieb.server.table import MOST_NOTES
from tests.server.client import House, Page, Person, Refusal, request
from tests.server.driving import ANN, BOB, EVE, gathered

People = Callable[..., tuple[Person, ...]]


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))

    return run


@contextlib.asynccontextmanager
async def watched_table(people: People, **wish: Any) -> AsyncIterator[tuple[Page, Page, Page, str, tuple[Person, ...]]]:
    """Ann and Bob play, Eve watches: their pages, the table, and the people."""
    ann, bob, eve = everybody = people("Ann", "Bob", "Eve")
    table = ann.make_table("memostreet", "me", "open", **wish)
    async with ann.page(table) as one, bob.page(table) as two, eve.page(table) as three:
        await two.ask("sit", table=table)
        yield one, two, three, table, everybody


async def reason(page: Page, do: str, **more: Any) -> str:
    """Why something was refused: the exact reason, or the code."""
    with pytest.raises(Refusal) as refused:
        await page.ask(do, **more)
    return str(refused.value.message["arguments"].get("reason", refused.value.code))


# ---- Who may talk ----


@awaited
async def test_only_those_at_the_table_talk_unless_the_host_lets_spectators(people: People) -> None:
    """Attack: anybody with an id could talk at private tables."""
    async with watched_table(people) as (one, two, three, table, _):
        assert await three.refused("say", table=table, text="Hello?") == "not-allowed"
        assert await two.refused("talk", table=table) == "not-allowed", "only the host says who may talk"
        await one.ask("talk", table=table)
        await three.ask("say", table=table, text="Hello!")
        line = (await two.until(lambda message: message["is"] == "chat"))["said"]
        assert (line["name"], line["text"], line["seat"]) == ("Eve", "Hello!", None)
        await two.ask("say", table=table, text="Hi.")
        line = (await one.until(lambda message: message["is"] == "chat" and message["said"]["seat"] == 1))["said"]
        assert line["name"] == "Bob"
        await one.ask("talk", table=table, on=False)
        assert await three.refused("say", table=table, text="Hello?") == "not-allowed"


@awaited
async def test_whoever_does_not_watch_does_not_talk_either(people: People) -> None:
    (mal,) = people("Mal")
    async with watched_table(people, talk=True) as (_, _, three, table, _), mal.page() as page:
        await three.ask("say", table=table, text="Nice.")
        assert await page.refused("say", table=table, text="Buy!") == "not-allowed"


@awaited
async def test_nobody_talks_at_a_closed_table(people: People) -> None:
    (ann,) = people("Ann")
    table = ann.make_table("memostreet", "me", "open")
    async with ann.page(table) as page:
        await page.ask("close", table=table)
        assert await page.refused("say", table=table, text="Anybody?") == "table-closed"
        assert await page.refused("react", table=table, reaction="wow") == "table-closed"


@awaited
async def test_people_of_one_name_are_told_apart(people: People) -> None:
    """Attack: a second Ann at the table, or one who only watches and talks as if she played."""
    ann, second, third = people("Ann", "ann", "ÁNN")
    table = ann.make_table("memostreet", "me", "open", "open", talk=True)
    async with ann.page(table) as one, second.page(table) as two, third.page(table) as three:
        await two.ask("sit", table=table)
        await three.ask("say", table=table, text="It is me.")
        line = (await one.until(lambda message: message["is"] == "chat"))["said"]
        assert (line["name"], line["seat"]) == ("ÁNN 3", None)
        await three.ask("sit", table=table)
        known = await one.until_table(table, lambda known: known["phase"] == "playing")
        assert [seat["name"] for seat in known["seats"]] == ["Ann", "ann 2", "ÁNN 3"]


# ---- How much, and in which words ----


@awaited
async def test_who_opens_more_pages_does_not_say_more(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.gate.hub, "square", Square(house.settings, now=lambda: 0.0))
    (ann,) = people("Ann")
    table = ann.make_table("memostreet", "me", "open")
    said = []
    async with ann.page(table) as one, ann.page(table) as two:
        for number in range(2 * CHAT_BURST):
            page = (one, two)[number % 2]
            with contextlib.suppress(Refusal):
                await page.ask("react", table=table, reaction="wow")
                said.append(number)
    assert said == list(range(CHAT_BURST))


def test_one_address_says_no_more_than_a_few_guests() -> None:
    square = Square(Settings(), now=lambda: 0.0)
    for number in range(CHAT_BURST * AT_ONE_ADDRESS):
        square.take(f"guest {number}", "203.0.113.7")
    with pytest.raises(TooFast):
        square.take("one more", "203.0.113.7")
    square.take("another", "203.0.113.8")
    for number in range(10 * CHAT_BURST * AT_ONE_ADDRESS):
        square.take(f"local {number}", "127.0.0.1")  # everybody's, behind a proxy that does not say who they are


@awaited
async def test_words_that_the_operator_does_not_want_are_hidden(
    new_house: Callable[..., House], tmp_path: Path
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("rotten\n", encoding="utf-8")
    house = new_house(blocked_words=str(words))
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("memostreet", "me", "open")
    async with ann.page(table) as page:
        await page.ask("say", table=table, text="What a Rotten day!")
        assert (await page.until_table(table, lambda known: True))["chat"] == []
        assert next(m for m in page.heard if m["is"] == "chat")["said"]["text"] == "What a •••••• day!"
        assert await reason(page, "mix", table=table, words="rotten") == "error-bad-message-words"
        for unseen in "\u200b\u3164\u202e\u200d":
            said = len([message for message in page.heard if message["is"] == "chat"])
            await page.ask("say", table=table, text=f"rot{unseen}ten")
            chat = [message["said"]["text"] for message in page.heard if message["is"] == "chat"][said:]
            assert [text.replace(unseen, "") for text in chat] == ["••••••"], f"{ord(unseen):x}"
            assert await reason(page, "mix", table=table, words=f"rot{unseen}ten") == "error-bad-message-words"
    for path, body in (
        ("/api/me", {"name": "Rotten Eve"}),
        ("/api/me", {"name": "Rot\u200dten Eve"}),
        ("/api/tables", {"game": "memostreet", "seats": [{"kind": "me"}, {"kind": "open"}], "words": "rot\u00adten"}),
        ("/api/tables", {"game": "memostreet", "seats": [{"kind": "me"}, {"kind": "screen", "name": "rotten"}]}),
    ):
        answer = ann.ask("POST", path, body)
        assert (answer.status, answer.json["arguments"]["reason"]) == (400, "error-bad-message-words")
    assert ann.get("/api/me")["name"] == "Ann"


# ---- The host ----


@awaited
async def test_the_host_shows_somebody_out_who_watches(people: People) -> None:
    async with watched_table(people, talk=True) as (one, two, three, table, (_, _, eve)):
        assert await two.refused("kick", table=table, person=eve.id) == "not-allowed"
        await one.ask("kick", table=table, person=eve.id)
        gone = await three.until(lambda message: message["is"] == "refused")
        assert (gone["table"], gone["arguments"]["reason"]) == (table, "error-not-allowed-kicked")
        for do, more in (("watch", {}), ("say", {"text": "Hey!"})):
            assert await reason(three, do, table=table, **more) == "error-not-allowed-kicked"
        await two.ask("say", table=table, text="Quiet at last.")
        await three.quiet()
        assert not any(message["is"] == "chat" for message in three.heard), "who was shown out hears nothing more"


@awaited
async def test_the_host_shows_somebody_out_before_the_game_and_nobody_who_plays(people: People) -> None:
    ann, bob, cyd = people("Ann", "Bob", "Cyd")
    table = ann.make_table("memostreet", "me", "open", "open")
    async with ann.page(table) as one, bob.page(table) as two, cyd.page(table) as three:
        await two.ask("sit", table=table)
        await one.ask("kick", table=table, person=bob.id)
        known = await one.until_table(table, lambda known: known["seats"][1]["kind"] == "open")
        assert known["phase"] == "gathering"
        assert await reason(two, "sit", table=table) == "error-not-allowed-kicked"
        assert await one.refused("kick", table=table, person=ann.id) == "not-allowed"
        await three.ask("sit", table=table)
    dan, table = people("Dan")[0], ann.make_table("memostreet", "me", "open")
    async with ann.page(table) as one, dan.page(table) as four:
        await four.ask("sit", table=table)
        assert await reason(one, "kick", table=table, person=dan.id) == "error-not-now-kick"


@awaited
async def test_nobody_is_shown_out_who_was_never_there(people: People) -> None:
    """Attack: names that nobody has, each kept in the log and in memory."""
    async with watched_table(people) as (one, _, _, table, (_, _, eve)):
        assert await reason(one, "kick", table=table, person="nobody") == "error-not-allowed-kick"
        await one.ask("kick", table=table, person=eve.id)
        await one.ask("kick", table=table, person=eve.id)


@awaited
async def test_what_is_no_part_of_playing_comes_at_a_rate(new_house: Callable[..., House]) -> None:
    house = new_house(messages_per_second=10_000)
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("memostreet", "me", "open")
    async with ann.page(table) as one, ann.page(table) as two:
        for number in range(200):
            await (one, two)[number % 2].send("lock", table=table, on=number % 3 == 0)
        for page in (one, two):
            refused = await page.until(lambda message: message["is"] == "refused")
            assert (refused["code"], refused["arguments"]) == ("too-fast", {"what": "commands"})


@awaited
async def test_of_all_that_happened_the_last_is_told(people: People) -> None:
    """Attack: a seat handed over and taken back without end made every message longer."""
    (ann,) = people("Ann")
    table = ann.make_table("memostreet", "me", "level1")
    async with ann.page(table) as page:
        for _ in range(MOST_NOTES // 2 + 5):
            await page.send("hand", table=table, seat=0)
            await page.send("return", table=table, seat=0)
        await page.ask("return", table=table, seat=0)
        assert len((await page.watch(table))["notes"]) == MOST_NOTES


@awaited
async def test_a_log_that_is_long_enough_takes_only_what_ends_the_game(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = people("Ann")
    table = ann.make_table("memostreet", "me", "level1")
    async with ann.page(table) as page:
        known = await page.until_table(table, lambda known: known["views"][0]["legal"])
        await page.ask("say", table=table, text="Here we go.")
        monkeypatch.setattr(commands, "MOST_ENTRIES", 1)
        for do, more in (("say", {"text": "Hm."}), ("lock", {}), ("hand", {"seat": 0}), ("back", {"seat": 0})):
            assert await reason(page, do, table=table, **more) == "error-not-now-long"
        await page.move(table, 0, known["views"][0]["legal"][0])
        await page.ask("resign", table=table)
        assert (await page.watch(table))["phase"] == "over"


@awaited
async def test_a_locked_table_lets_nobody_else_in(people: People) -> None:
    async with watched_table(people) as (one, _, three, table, (_, _, eve)):
        await one.ask("lock", table=table)
        assert (await three.until_table(table, lambda known: known["locked"]))["watchers"] == 1, "who is in stays in"
        async with eve.page() as again, people("Mal")[0].page() as stranger:
            for page in (again, stranger):
                assert await reason(page, "watch", table=table) == "error-not-allowed-locked"
            await one.ask("lock", table=table, on=False)
            await stranger.watch(table)


# ---- Reports ----


@awaited
async def test_a_report_reaches_those_who_run_the_server_with_the_chat(new_house: Callable[..., House]) -> None:
    house = new_house()

    def people(*names: str) -> tuple[Person, ...]:
        return tuple(Person.comes(house.address, name) for name in names)

    async with watched_table(people, talk=True) as (one, _, three, table, (ann, _, eve)):
        await three.ask("say", table=table, text="You fools!")
        await one.ask("report", table=table, person=eve.id, reason="insult")
        assert await one.refused("report", table=table, person=ann.id) == "not-allowed"
        assert await one.refused("report", table=table, person="nobody") == "not-allowed"
    key = admin_key(house.gate.hub.storage.key)
    (report,) = request(house.address, "GET", "/api/admin/reports", headers={"authorization": f"Bearer {key}"}).json
    assert (report["table"], report["guest"], report["person"], report["name"]) == (table, ann.id, eve.id, "Eve")
    assert (report["reason"], [line["text"] for line in report["chat"]]) == ("insult", ["You fools!"])
    assert ann.ask("GET", "/api/admin/reports").status == 403


def test_nobody_reports_without_end() -> None:
    square = Square(Settings(), now=lambda: 0.0)
    for _ in range(REPORTS):
        square.count_report("eve", "127.0.0.1")
    with pytest.raises(TooFast):
        square.count_report("eve", "127.0.0.1")
    for number in range(REPORTS * AT_ONE_ADDRESS):
        square.count_report(f"guest {number}", "203.0.113.7")
    with pytest.raises(TooFast):
        square.count_report("one more", "203.0.113.7")


def test_who_can_be_reported_is_who_sits_or_has_talked() -> None:
    driven = gathered("memostreet", "screen", "greedy")
    driven.ask(ANN, "talk")
    driven.ask(EVE, "say", text="Hi!")
    assert known_names(driven.table) == {EVE.id: "Eve", ANN.id: "Ann", BOB.id: "Bob"}


def test_where_no_words_are_unwanted_nothing_is_hidden() -> None:
    said = Say(table="t", text="What a rotten day!")
    assert Square(Settings()).tidied(said) == said
