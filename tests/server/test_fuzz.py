"""Nonsense of all kinds, over HTTP and over WebSockets: no answer 500, no crash, no stuck table."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from websockets.exceptions import ConnectionClosed

from spieltrieb.server.people import admin_key
from spieltrieb.server.requests import REACTIONS, AnyCommand
from tests.conftest import PATIENCE, load
from tests.server.client import House, Page, Person

CALLS = 5  # of each address
BATCHES = 60  # of messages
GENERATE_ONLY = settings(
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    database=None,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("fuzz")
    with House(folder / "spieltrieb.db", advice_seconds=0.01, review_seconds=0.01) as found:
        yield found


@pytest.fixture
def ann(house: House) -> Person:
    return Person.comes(house.address, "Ann")


def check_all_is_well(house: House) -> None:
    """A normal game of two people and a bot can be played to its end."""
    ann, bob = Person.comes(house.address), Person.comes(house.address)

    async def work() -> None:
        table = ann.make_table("kreuzquer", "me", "open", "random")
        async with ann.page(table) as first, bob.page(table) as second:
            await second.ask("sit", table=table)
            ends = await asyncio.gather(first.play(table, random.Random(1)), second.play(table, random.Random(2)))
            assert [end["phase"] for end in ends] == ["over", "over"]

    asyncio.run(work())
    assert ann.get(f"/api/tables/{ann.get('/api/me/tables')[0]['id']}/check")["fair"]


# ---- HTTP ----


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("examples", [load(CALLS), pytest.param(load(50 * CALLS), marks=pytest.mark.soak)])
def test_no_request_breaks_the_server(house: House, examples: int) -> None:
    api = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json", timeout=PATIENCE)
    tables = [
        Person.comes(house.address).make_table("kreuzquer", "me"),
        Person.comes(house.address).make_table("davincicode", "me", "open", public=True),
    ]
    operations = [found.ok() for found in api.get_all_operations()]
    assert len(operations) > 25
    for operation in operations:
        _fuzz(house, operation, tables, examples)
    check_all_is_well(house)


def _fuzz(house: House, operation: Any, tables: list[str], examples: int) -> None:
    person = Person.comes(house.address)
    admin = admin_key(house.gate.hub.storage.key)

    @settings(GENERATE_ONLY, max_examples=examples)
    @given(
        case=operation.as_strategy(), table=st.sampled_from([None, *tables]), game=st.booleans(), right=st.booleans()
    )
    def ask(case: Any, table: str | None, game: bool, right: bool) -> None:
        if table is not None and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table
        if game and "game" in (case.path_parameters or {}):
            case.path_parameters["game"] = "kreuzquer"
        headers = {"Cookie": person.cookie}
        if right and "/admin/" in operation.path:
            headers["Authorization"] = f"Bearer {admin}"
        answer = case.call(headers=headers, timeout=PATIENCE)
        case.validate_response(answer, checks=[not_a_server_error])
        assert answer.headers["content-security-policy"]
        if answer.status_code < 300:
            case.validate_response(answer, checks=[response_schema_conformance, content_type_conformance])
        elif answer.status_code not in (301, 307, 503):
            assert set(answer.json()) == {"code", "message", "arguments"}

    ask()


# ---- WebSockets ----

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "table": st.sampled_from(["<gathering>", "<playing>", "<over>", "nowhere", "", "x" * 41, "<PLAYING>"]),
    "seat": st.integers(-1, 4) | st.none(),
    "step": st.integers(-1, 40) | st.sampled_from([2**53, 100_000, 100_001]),
    "round": st.integers(0, 21),
    "move": st.sampled_from(["0:", "*", "pass", "1", "a1", "0:a1", "*3", " ", "x" * 201]) | st.text(max_size=8),
    "words": st.text(max_size=30) | st.just("w" * 201),
    "text": st.text(max_size=30) | st.just("\u202e\u200b\0"),
    "reaction": st.sampled_from([*REACTIONS, "boo", ""]),
    "person": st.sampled_from(["nobody", "", "x" * 50]),
    "reason": st.sampled_from(["insult", "spam", "boredom"]),
    "yes": st.booleans(),
    "on": st.booleans(),
    "id": st.integers(-1, 5) | st.just(2**60),
}
NEEDED = {
    "lobby": ("on",),
    "watch": ("table",),
    "unwatch": ("table",),
    "sit": ("table", "seat", "words"),
    "stand": ("table", "seat"),
    "mix": ("table", "words"),
    "move": ("table", "seat", "step", "move", "round"),
    "back": ("table", "seat"),
    "agree": ("table", "seat", "yes"),
    "hand": ("table", "seat"),
    "return": ("table", "seat"),
    "resign": ("table",),
    "stop": ("table", "yes"),
    "next": ("table", "round"),
    "rematch": ("table",),
    "close": ("table",),
    "say": ("table", "text"),
    "react": ("table", "reaction"),
    "lock": ("table", "on"),
    "talk": ("table", "on"),
    "kick": ("table", "person"),
    "report": ("table", "person", "reason"),
    "ping": (),
}


@st.composite
def commands(draw: st.DrawFn) -> str:
    """A command as the protocol has it, mostly; sometimes with a field that is wrong, missing or too many."""
    do = draw(st.sampled_from(sorted(NEEDED)))
    message: dict[str, Any] = {"do": do, **{name: draw(FIELDS[name]) for name in NEEDED[do]}}
    if draw(st.booleans()):
        message["id"] = draw(FIELDS["id"])
    change = draw(st.integers(0, 9))
    if change == 0:
        message[draw(st.sampled_from([*FIELDS, "do", "more"]))] = draw(json_values)
    if change == 1:
        message.pop(draw(st.sampled_from(sorted(message))))
    text = json.dumps(message)
    if change == 2:
        cut = draw(st.integers(0, len(text)))
        text = text[:cut] + draw(st.text(max_size=3)) + text[cut + 1 :]
    return text


LONG = {  # by a short name, so that a failure can be read
    "<deep list>": "[" * 10_000,
    "<deep command>": '{"do":' * 2000 + "1" + "}" * 2000,
    "<long line>": '{"do": "say", "table": "<playing>", "text": "' + "x" * 15_000 + '"}',
    "<long>": "x" * 20_000,
    "<too long>": "x" * 100_000,
}
nonsense: st.SearchStrategy[str | bytes] = (
    json_values.map(json.dumps)
    | st.text(max_size=50)
    | st.binary(max_size=50)
    | st.sampled_from(
        [
            "",
            *LONG,
            '{"do": "ping", "do": "ping"}',
            '{"do": "ping", "id": 1e400}',
            '{"do": "ping", "id": NaN}',
            '"\\ud800"',
            b"\xff" * 10,
        ]
    )
)


def test_the_fuzzer_knows_every_command() -> None:
    assert {kind.__struct_config__.tag for kind in AnyCommand.__args__} == set(NEEDED)


@pytest.mark.parametrize("batches", [load(BATCHES), pytest.param(load(75 * BATCHES), marks=pytest.mark.soak)])
def test_no_message_breaks_the_server(house: House, ann: Person, batches: int) -> None:
    bob = Person.comes(house.address)
    tables = {
        "gathering": ann.make_table("davincicode", "me", "open", public=True),
        "playing": ann.make_table("memostreet", "me", "random"),
        "over": ann.make_table("kreuzquer", "me"),
    }

    async def finish(table: str) -> str:
        """Play a table to its end, whatever was done to it."""
        async with ann.page(table) as page:
            if page.tables[table]["phase"] in ("gathering", "closed"):
                return str(page.tables[table]["phase"])
            for seat in page.tables[table]["mine"]:
                with suppress(AssertionError):
                    await page.ask("return", table=table, seat=seat)
            return str((await page.play(table, random.Random(1)))["phase"])

    def filled(message: str | bytes) -> str | bytes:
        if isinstance(message, bytes):
            return message
        message = LONG.get(message, message)
        for name, id in tables.items():
            message = message.replace(f"<{name}>", id).replace(f"<{name.upper()}>", f"{id[:4].upper()}-{id[4:]}")
        return message

    async def listen(page: Page, batch: list[str | bytes]) -> None:
        for message in batch:
            await page.socket.send(filled(message))
        await page.send("ping", id=777_777)
        while (await page.hear()).get("id") != 777_777:
            pass

    async def send(who: Person, batch: list[str | bytes]) -> None:
        with suppress(*((ConnectionClosed,) if "<too long>" in batch else ())):  # nothing else ends a connection
            async with who.page() as page:
                await listen(page, batch)

    asyncio.run(finish(tables["over"]))

    @settings(GENERATE_ONLY, max_examples=batches)
    @given(
        who=st.sampled_from([ann, bob]),
        batch=st.lists(st.one_of(commands(), commands(), commands(), nonsense), min_size=5, max_size=25),
    )
    def fuzz(who: Person, batch: list[str | bytes]) -> None:
        asyncio.run(send(who, batch))
        for name in tables:  # a table that was closed is replaced, so that there is always something to break
            if house.gate.hub.tables[tables[name]].table.closed is not None:
                tables[name] = ann.make_table("memostreet", "me", "random")

    fuzz()
    assert house.gate.hub.counts["refused"] > batches
    for table in tables.values():
        assert asyncio.run(finish(table)) in ("over", "gathering")
    check_all_is_well(house)
