"""Those who run the server: their keys hold for a time, and with one they come in for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from spieltrieb.server import operators
from spieltrieb.server.errors import BadMessage, NotAllowed, TooFast
from spieltrieb.server.operators import COMMAND, DAY, IDLE, LONGEST, NOTED, Operators, hash_of, new_key
from spieltrieb.server.people import admin_key
from spieltrieb.server.storage import Storage
from tests.server.test_storage import STORAGES

HOME, ELSEWHERE, HERE = "203.0.113.7", "198.51.100.9", "127.0.0.1"
NOON = 1_000_000


class Clock:
    """A clock that a test sets."""

    now = NOON

    def __call__(self) -> int:
        return self.now


Work = Callable[[Operators, Storage, Clock], Awaitable[None]]


@pytest.fixture(params=STORAGES)
def using(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[Work], None]:
    """Do something with a new database."""

    def use(work: Work) -> None:
        async def run() -> None:
            storage, clock = STORAGES[request.param](tmp_path), Clock()
            try:
                await storage.open()
                await work(Operators(storage, lambda: storage.key, clock), storage, clock)
            finally:
                await storage.close()

        asyncio.run(run())

    return use


def elsewhere(storage: Storage, clock: Clock) -> Operators:
    """Another process of the town, which knows what is kept and nothing else."""
    return Operators(storage, lambda: storage.key, clock)


async def made(storage: Storage, name: str = "Ann", days: int = 1) -> str:
    key, operator = new_key(name, NOON, days)
    assert key not in str(operator), "only its hash is kept"
    await storage.finish(partial(storage.save_operator, operator))
    return key


def test_a_key_says_who_somebody_is_until_it_is_too_old(using: Callable[[Work], None]) -> None:
    async def work(all: Operators, storage: Storage, clock: Clock) -> None:
        key = await made(storage)
        assert await all.check(key, HOME) == "Ann"
        assert await all.check(admin_key(storage.key), HOME) == COMMAND
        for wrong in ("", key[:-1], key + "x", "é\udc80".encode("utf-8", "replace").decode()):
            with pytest.raises(NotAllowed):
                await all.check(wrong, ELSEWHERE)
        clock.now += DAY
        with pytest.raises(NotAllowed):
            await all.check(key, HOME)

    using(work)


def test_wrong_keys_cost_but_nobody_else(using: Callable[[Work], None]) -> None:
    async def work(all: Operators, storage: Storage, clock: Clock) -> None:
        key = await made(storage)
        for _ in range(operators.WRONG_AT_ONCE):
            with pytest.raises(NotAllowed):
                await all.check("wrong", HOME)
        with pytest.raises(TooFast):
            await all.check(key, HOME)  # the right one, too: whoever tries all of them learns nothing
        assert await all.check(key, ELSEWHERE) == "Ann"
        for _ in range(3 * operators.WRONG_AT_ONCE):  # behind a proxy that says nothing everybody comes from here
            with pytest.raises(NotAllowed):
                await all.check("wrong", HERE)
        assert await all.check(key, HERE) == "Ann"

    using(work)


def test_who_came_in_is_sent_out_after_a_while(using: Callable[[Work], None]) -> None:
    async def work(all: Operators, storage: Storage, clock: Clock) -> None:
        token = await all.enter(await made(storage), HOME)
        while clock.now + IDLE - 1 < NOON + LONGEST:
            clock.now += IDLE - 1
            found = await elsewhere(storage, clock).find(token)
            assert found is not None
            assert found.name == "Ann"
        clock.now = NOON + LONGEST
        assert await all.find(token) is None, "however busy they were"
        token = await all.enter(await made(storage), HOME)
        clock.now += IDLE
        assert await all.find(token) is None, "for they did nothing"
        assert await all.find("") is None

    using(work)


@pytest.mark.parametrize("how", ["revoked", "replaced", "expired", "left", "rotated"])
def test_who_came_in_is_sent_out_when_their_key_is_void(using: Callable[[Work], None], how: str) -> None:
    async def work(all: Operators, storage: Storage, clock: Clock) -> None:
        key = await made(storage)
        token = await all.enter(admin_key(storage.key) if how == "rotated" else key, HOME)
        other = await all.enter(await made(storage, "Bob", 30), HOME)
        if how == "revoked":
            await storage.finish(partial(storage.forget_operator, "Ann"))
        elif how == "replaced":
            await made(storage)
        elif how == "rotated":
            await storage.rotate(NOON, "2026-11-16", 30)
        elif how == "left":
            await elsewhere(storage, clock).leave(token)
        else:
            await storage.finish(partial(storage.save_operator, new_key("Ann", NOON, 0)[1]))
        assert await all.find(token) is None
        assert await all.find(other) is not None

    using(work)


def test_not_all_who_ever_came_in_are_remembered(
    using: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operators, "MOST_SESSIONS", 2)

    async def work(all: Operators, storage: Storage, clock: Clock) -> None:
        key, tokens = await made(storage), []
        for _ in range(3):
            tokens.append(await all.enter(key, HOME))
            clock.now += 1
        assert [await all.find(token) is not None for token in tokens] == [False, True, True]

    using(work)


def test_who_came_in_is_the_same_at_another_process(using: Callable[[Work], None]) -> None:
    async def work(all: Operators, storage: Storage, clock: Clock) -> None:
        key = await made(storage)
        token, second = await all.enter(key, HOME, "de"), await all.enter(key, HOME)
        here, there = await all.find(token), await elsewhere(storage, clock).find(token)
        assert here is not None
        assert here == there
        assert here.session.language == "de"
        other = await all.find(second)
        assert other is not None
        assert other.form != here.form, "a form is of one browser"
        kept = str(await storage._rows("SELECT * FROM sessions"))
        assert hash_of(token) in kept
        for secret in (token, key, here.form):
            assert secret not in kept, "what is kept opens nothing"
        await elsewhere(storage, clock).leave(token)
        await all.change(here, notice="It is done.")  # a request that was under way
        assert await all.find(token) is None
        assert await all.find(second) is not None

    using(work)


def test_not_every_click_is_written(using: Callable[[Work], None]) -> None:
    async def work(all: Operators, storage: Storage, clock: Clock) -> None:
        token, seen = await all.enter(await made(storage), HOME), []
        for _ in range(4):
            clock.now += NOTED // 2
            assert await all.find(token) is not None
            seen.append((await storage._rows("SELECT seen - since FROM sessions"))[0][0])
        assert seen == [0, NOTED, NOTED, 2 * NOTED]

    using(work)


@pytest.mark.parametrize("name", ["", "\u200b", " ", COMMAND])
def test_a_key_needs_a_name(name: str) -> None:
    with pytest.raises(BadMessage, match="Say whose key it is"):
        new_key(name, 0, 1)
