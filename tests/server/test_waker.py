"""Tables sleep when nobody is there, and nobody can tell: clocks lapse, bots move, and those who come find them."""

from __future__ import annotations

import asyncio
import gc
import random
import shutil
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from spieltrieb.server import decisions, registry, waker
from spieltrieb.server.decisions import GRACE, STAND_IN, Decision
from spieltrieb.server.entries import AnyEntry, Handed, Played
from spieltrieb.server.errors import NoStorage
from spieltrieb.server.kept import AWAKE
from spieltrieb.server.reading import reading
from spieltrieb.server.table import Table
from tests.server.client import House, Person, until
from tests.server.driving import NOON

NewHouse = Callable[..., House]
PER_GAME = {"kind": "game", "seconds": 60}
PER_MOVE = {"kind": "move", "seconds": 60}
BY_DAYS = {"kind": "move", "seconds": 3 * 24 * 3600}


@pytest.fixture
def house(new_house: NewHouse) -> House:
    """A server whose clock stands still until time passes."""
    return new_house(now=lambda: NOON)


def due_of(house: House, table: str) -> int | None:
    rows = house.do(house.gate.hub.storage._rows("SELECT due FROM tables WHERE id = ?", table))
    found: int | None = rows[0][0]
    return found


def log_of(house: House, table: str) -> list[Any]:
    found = house.do(house.gate.hub.storage.table(table))
    assert found is not None
    return found[1]


def is_asleep(house: House, table: str) -> bool:
    return table not in house.gate.hub.tables


def wait_until(house: House, is_so: Callable[[], Any], otherwise: str) -> None:
    house.do(until(is_so, otherwise))


def played_to_the_end(house: House, guest: Person) -> bool:
    return bool(house.do(house.gate.hub.storage.results_of(guest.id)))


def sit_down(table: str, guest: Person) -> None:
    async def work() -> None:
        async with guest.page(table) as page:
            await page.ask("sit", table=table)

    asyncio.run(work())


def test_nothing_of_a_sleeping_table_waits_for_the_collector_of_garbage(house: House) -> None:
    """What is as old as an idle table would wait for days: the collector looks often at the youngest only."""
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("fivetotwelve", "me", "level1", clock=PER_MOVE)

    def left() -> bool:
        return any(type(one) is Table and one.id == table for one in gc.get_objects())

    async def work() -> None:
        async with ann.page(table) as page:
            await page.ask("say", table=table, text="hello")
            await page.play(table, random.Random(12), lambda known: known["step"] > 10)
        async with ann.page(table):  # as after a reload
            assert left()

    gc.disable()
    try:
        asyncio.run(work())
        house.put_away(table)
        Person.comes(house.address)  # the writer keeps its last batch in mind, and this is another
        wait_until(house, lambda: not left(), "there is something left of it")
    finally:
        gc.enable()


def test_a_table_with_a_running_clock_sleeps_and_is_woken_in_time(house: House) -> None:
    ann, bob = Person.comes(house.address, "Ann"), Person.comes(house.address, "Bob")
    table = ann.make_table("memostreet", "me", "open", clock=PER_MOVE)
    sit_down(table, bob)
    assert due_of(house, table) == AWAKE
    house.put_away(table)
    assert due_of(house, table) == NOON + 60_000 + GRACE
    house.pass_time(60)
    assert is_asleep(house, table)
    assert not [entry for entry in log_of(house, table) if isinstance(entry, Handed)]
    house.pass_time(1)
    wait_until(house, lambda: house.gate.hub.counts["bot_moves"] == 1, "the clock has not lapsed")
    house.put_away(table)
    *_, handed, moved = log_of(house, table)
    assert (handed.bot, handed.once) == (STAND_IN, True)
    assert isinstance(moved, Played)
    assert due_of(house, table) == NOON + 61_000 + 60_000 + GRACE


def test_a_timer_of_its_own_wakes_it(new_house: NewHouse) -> None:
    """Without anybody who looks: by the real clock."""
    house = new_house()
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("kreuzquer", "me", clock=PER_GAME)
    house.pass_time(60)  # half a second is left
    house.put_away(table)
    wait_until(house, lambda: house.gate.hub.counts["lapses"], "nobody has woken it")


def test_a_table_that_everybody_left_is_played_to_its_end_when_somebody_looks_and_counts(house: House) -> None:
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("kreuzquer", "me", clock=PER_GAME)

    async def move() -> None:  # a game without a move of hers would not count
        async with ann.page(table) as page:
            known = await page.until_table(table, lambda known: known["views"])
            await page.move(table, 0, known["views"][0]["legal"][0])

    asyncio.run(move())
    house.put_away(table)
    house.pass_time(61)
    wait_until(house, lambda: house.gate.hub.counts["lapses"], "nobody has woken it")
    house.put_away(table)
    assert isinstance(log_of(house, table)[-1], Handed)
    assert due_of(house, table) is None  # bots do not play for nobody

    async def look() -> None:
        async with ann.page(table) as page:
            await page.until_table(table, lambda known: known["phase"] == "over")

    asyncio.run(look())
    assert played_to_the_end(house, ann)


def test_a_table_without_a_clock_sleeps_until_somebody_comes(house: House) -> None:
    ann, bob = Person.comes(house.address, "Ann"), Person.comes(house.address, "Bob")
    table = ann.make_table("memostreet", "me", "open")
    house.put_away(table)
    assert due_of(house, table) is None
    sit_down(table, bob)  # by the link that Ann sent
    assert due_of(house, table) == AWAKE
    house.put_away(table)

    async def play() -> None:
        async with ann.page(table) as one, bob.page(table) as two:
            await asyncio.gather(one.play(table, random.Random(1)), two.play(table, random.Random(2)))

    asyncio.run(play())
    assert due_of(house, table) is None
    assert played_to_the_end(house, bob)


def test_a_short_clock_is_not_forgiven_for_having_slept(house: House) -> None:
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("kreuzquer", "me", clock=PER_GAME)
    house.put_away(table)
    house.pass_time(40)

    async def look() -> dict[str, Any]:
        async with ann.page() as page:
            return await page.watch(table)

    assert asyncio.run(look())["times"]["left"] == [20_000]


@pytest.mark.sqlite
def test_those_who_sleep_stay_asleep_when_the_server_starts_and_those_who_were_awake_go_on(
    new_house: NewHouse, tmp_path: Path
) -> None:
    house = new_house(now=lambda: NOON)
    ann = Person.comes(house.address, "Ann")
    sleeping = [ann.make_table("kreuzquer", "me", clock=BY_DAYS), ann.make_table("davincicode", "me", "open")]
    over = ann.make_table("kreuzquer", "me", clock=BY_DAYS)
    house.put_away(*sleeping, over)
    awake = ann.make_table("memostreet", "me", "screen", clock=BY_DAYS)
    (tmp_path / "crash").mkdir()
    for file in tmp_path.glob("spieltrieb.db*"):  # what is on disk when the power goes
        shutil.copy(file, tmp_path / "crash")
    for db in ("crash", "."):
        if db == ".":
            house.stop()
        after = new_house(tmp_path / db / "spieltrieb.db", now=lambda: NOON + 1000)
        assert set(after.gate.hub.tables) == {awake}
        after.pass_time(3 * 24 * 3600)
        counts = after.gate.hub.counts
        wait_until(after, lambda counts=counts: counts["lapses"] >= 3, "clocks have not lapsed")
        assert is_asleep(after, sleeping[1])


def test_what_happens_while_a_table_is_being_put_away_keeps_it_awake(house: House) -> None:
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("kreuzquer", "me", clock=BY_DAYS)
    hub = house.gate.hub

    async def work() -> None:
        live = hub.tables[table]
        hub.registry.put_away(-1)
        hub.shut(live, "test")  # in the same moment
        await until(lambda: not live.busy, "it is stuck")
        assert hub.tables[table] is live

    house.do(work())
    assert due_of(house, table) is None


def test_a_table_that_cannot_be_put_away_stays_and_its_clock_runs(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("kreuzquer", "me", clock=PER_GAME)
    hub = house.gate.hub
    with monkeypatch.context() as patched:
        patched.setattr(
            hub.storage, "sleep", lambda key, due, moved, done: done(NoStorage("The disk is full.", why="full"))
        )

        async def work() -> None:
            hub.registry.put_away(-1)

        house.do(work())
    assert not is_asleep(house, table)
    assert "table cannot be put away" in [record.message for record in caplog.records]
    house.put_away(table)
    assert due_of(house, table) == NOON + 60_000 + GRACE


@pytest.mark.sqlite
def test_a_damaged_table_is_not_woken_again_and_again(house: House, caplog: pytest.LogCaptureFixture) -> None:
    ann = Person.comes(house.address, "Ann")
    table, good = (ann.make_table("kreuzquer", "me", clock=PER_GAME) for _ in range(2))
    house.put_away(table, good)
    with closing(sqlite3.connect(house.settings.database, isolation_level=None, timeout=30)) as connection:
        for name in ("log", "journal"):
            change = "UPDATE {} SET entry = 'x' WHERE \"table\" = (SELECT key FROM tables WHERE id = ?)"
            connection.execute(change.format(name), (table,))
    house.pass_time(61)
    wait_until(house, lambda: house.gate.hub.counts["lapses"], "the other one was kept from going on")
    wait_until(house, lambda: due_of_now(house, table) is None, "it is still tried")
    assert [record.message for record in caplog.records].count("table cannot be read") == 1


def due_of_now(house: House, table: str) -> int | None:
    with reading(house.settings.database) as source:
        found: int | None = next(source.rows("SELECT due FROM tables WHERE id = ?", table))["due"]
    return found


def test_after_a_long_pause_only_some_are_awake_at_the_same_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think until the test lets them go on, so that nothing depends on who is faster."""
    monkeypatch.setattr(waker, "AT_ONCE", 2)
    monkeypatch.setattr(waker, "PAUSE", 0.01)
    ann = Person.comes(house.address, "Ann")
    tables = [ann.make_table("kreuzquer", "me", clock=PER_MOVE) for _ in range(6)]
    house.put_away(*tables)
    hub = house.gate.hub
    thinking: set[str] = set()
    most = 0
    may_go_on = threading.Event()

    async def choose(key: str, bot: str, sight: Any, who: str, urgency: Any) -> int:
        nonlocal most
        thinking.add(key)
        most = max(most, len(thinking))
        await until(may_go_on.is_set, "nobody lets the bots go on")
        thinking.discard(key)
        position = hub.tables[key.partition("/")[0]].table.position
        assert position is not None
        return position.legal(0)[0].action

    monkeypatch.setattr(hub.workers, "choose", choose)

    async def look_often() -> None:
        await until(lambda: len(thinking) == 2, "nobody was woken")
        await asyncio.gather(*(hub.waker.wake() for _ in range(5)))  # whoever looks: two are awake already
        assert len(thinking) == 2

    house.pass_time(61)
    house.do(look_often())
    may_go_on.set()
    wait_until(house, lambda: hub.counts["bot_moves"] == 6, "not all were woken")
    assert most == 2
    house.put_away(*tables)


def test_who_looks_at_the_same_time_wakes_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else who looked when a table was awake on disk, but not counted yet, woke as many again."""
    monkeypatch.setattr(waker, "AT_ONCE", 2)
    monkeypatch.setattr(waker, "PAUSE", 100.0)
    ann = Person.comes(house.address, "Ann")
    tables = [ann.make_table("kreuzquer", "me", clock=PER_MOVE) for _ in range(6)]
    house.put_away(*tables)
    hub = house.gate.hub
    storage, others = hub.storage, list[asyncio.Task[None]]()
    finish = storage.finish

    async def never(*_: Any) -> int:
        await asyncio.Event().wait()
        return 0

    async def finish_slowly(write: Any) -> None:
        await finish(write)
        if not others:
            others.append(asyncio.create_task(hub.waker.wake()))
            for _ in range(3):  # there is one reader: what the other one wanted to know, they know by then
                await storage._rows("SELECT 1")

    monkeypatch.setattr(hub.workers, "choose", never)
    monkeypatch.setattr(storage, "finish", finish_slowly)

    async def work() -> None:
        house._ahead += 61_000
        await hub.waker.wake()
        await asyncio.gather(*others)
        assert len(hub.tables) == 2

    house.do(work())


def lock(table: Table, now: int, on: bool) -> Decision:
    return decisions.lock(table, on, now)


def test_a_long_log_is_replayed_bit_by_bit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Attack: to wake a table with 20,000 entries took 0.2 s, in which everybody waited."""
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("memostreet", "me", "level1", rounds=2)
    monkeypatch.setattr(registry, "REPLAY", -1.0, raising=False)
    applied: list[int] = []  # in which turn of the event loop
    turn = 0
    apply = Table.apply

    def noted(self: Table, entry: AnyEntry) -> None:
        applied.append(turn)
        apply(self, entry)

    async def work() -> None:
        nonlocal turn
        hub = house.gate.hub
        live = await hub.find(table)
        for number in range(20):
            hub.submit(live, partial(lock, on=number % 2 == 0))
        await until(lambda: not (live.busy or live.inbox), "it is locked and opened")
        monkeypatch.setattr(Table, "apply", noted)
        for read in (hub.registry.reload, hub.registry.read):
            applied.clear()
            reading = asyncio.ensure_future(read(table))
            while not reading.done():
                await asyncio.sleep(0)
                turn += 1
            assert len(applied) > 20
            assert max(Counter(applied).values()) == 1

    house.do(work())
