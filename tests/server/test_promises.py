"""A deal is promised before its table is made: to one guest, for one game, for one table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from spieltrieb.core import chance
from spieltrieb.server.errors import BadTable
from spieltrieb.server.promises import HOLDS, OF_ONE_GUEST, Promises
from tests.server.client import Person

WISH = {"game": "kreuzquer", "seats": [{"kind": "me"}], "words": "Fortuna"}


def test_a_promise_is_kept_once_and_for_whom_it_was_made() -> None:
    promises = Promises(lambda: 0)
    commitment = promises.make("ann", "kreuzquer", "s3cret")
    assert commitment == chance.commitment("s3cret")
    with pytest.raises(BadTable):
        promises.keep("bob", "kreuzquer", commitment)
    assert promises.keep("ann", "kreuzquer", commitment) == "s3cret"
    for game in ("kreuzquer", "memostreet"):
        with pytest.raises(BadTable, match="new promise"):
            promises.keep("ann", game, commitment)


def test_a_promise_for_another_game_or_from_long_ago_does_not_count() -> None:
    now = [0]
    promises = Promises(lambda: now[0])
    with pytest.raises(BadTable):
        promises.keep("ann", "memostreet", promises.make("ann", "kreuzquer", "a"))
    late = promises.make("ann", "kreuzquer", "b")
    now[0] = HOLDS + 1
    with pytest.raises(BadTable):
        promises.keep("ann", "kreuzquer", late)


def test_nobody_fills_the_server_with_promises() -> None:
    promises = Promises(lambda: 0)
    made = [promises.make("ann", "kreuzquer", str(number)) for number in range(OF_ONE_GUEST + 2)]
    with pytest.raises(BadTable):
        promises.keep("ann", "kreuzquer", made[1])
    assert promises.keep("ann", "kreuzquer", made[2]) == "2"
    assert promises.keep("ann", "kreuzquer", made[-1]) == str(OF_ONE_GUEST + 1)


def test_when_there_are_too_many_only_the_oldest_promise_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltrieb.server.promises.IN_ALL", 2)
    promises = Promises(lambda: 0)
    promises.make("ann", "kreuzquer", "a")
    bobs = promises.make("bob", "kreuzquer", "b")
    anns = promises.make("ann", "kreuzquer", "c")
    cyds = promises.make("cyd", "kreuzquer", "d")
    with pytest.raises(BadTable):
        promises.keep("bob", "kreuzquer", bobs)
    assert [promises.keep(*one) for one in (("ann", "kreuzquer", anns), ("cyd", "kreuzquer", cyds))] == ["c", "d"]


def test_the_words_of_the_host_are_sent_when_the_fingerprint_is_known(
    people: Callable[..., tuple[Person, ...]],
) -> None:
    """Attack: the words came before any commitment was shown, so the server could have chosen a secret to fit them."""
    ann, eve = people("Ann", "Eve")
    commitment = ann.post("/api/games/kreuzquer/promise")["commitment"]
    answer = eve.ask("POST", "/api/tables", {**WISH, "commitment": commitment})
    assert (answer.status, answer.json["arguments"]["reason"]) == (400, "error-bad-table-promise")
    table = ann.post("/api/tables", {**WISH, "commitment": commitment})["id"]
    assert ann.ask("POST", "/api/tables", {**WISH, "commitment": commitment}).status == 400

    async def promised() -> dict[str, object]:
        async with ann.page(table) as page:
            return dict(page.tables[table]["promise"])

    found = asyncio.run(promised())
    assert found["commitment"] == commitment
    assert found["words"] == [{"name": "Ann", "words": "Fortuna", "person": ann.id}]
