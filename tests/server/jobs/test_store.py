"""The queue of jobs: who comes first, who has a job for how long, and whose answer counts."""

from __future__ import annotations

import asyncio
import random

import pytest

from spieltrieb import __version__
from spieltrieb.server.errors import Busy, TooFast
from spieltrieb.server.jobs.store import MOST_TRIES, JobStore
from spieltrieb.server.schema import VERSION
from spieltrieb.server.turns import Urgency
from tests.conftest import load
from tests.server.jobs.conftest import let_leases_pass, put, sql, with_stores

pytestmark = pytest.mark.program
PERSON, ADVICE, BOTS, REVIEW = Urgency


async def taken(store: JobStore, taker: str, most: int = 100, least: Urgency = REVIEW) -> list[str]:
    return [job.arguments.decode() for job in await store.take(taker, most, least)]


def test_what_is_most_urgent_comes_first_and_then_everybody_in_turn() -> None:
    async def work(store: JobStore, other: JobStore) -> None:
        for what, urgency, who in (
            ("review", REVIEW, "ann"), ("eve 1", PERSON, "eve"), ("eve 2", PERSON, "eve"), ("eve 3", PERSON, "eve"),
            ("among bots", BOTS, "bob"), ("advice", ADVICE, "bob"), ("ann 1", PERSON, "ann"), ("ann 2", PERSON, "ann"),
        ):  # fmt: skip
            await put(store, what, urgency, who)
        assert await taken(other, "x", 3) == ["eve 1", "ann 1", "eve 2"]
        assert await taken(store, "y", 100, BOTS) == ["ann 2", "eve 3", "advice", "among bots"]
        assert await taken(other, "x") == ["review"]
        assert await taken(other, "x") == []

    with_stores(2, work)


def test_a_job_is_taken_once_however_many_want_it() -> None:
    async def work(*stores: JobStore) -> None:
        for number in range(40):
            await put(stores[0], str(number), PERSON, f"guest {number % 3}")
        found = await asyncio.gather(*(taken(store, str(n), 7) for n, store in enumerate(stores) for _ in range(3)))
        assert sorted(what for some in found for what in some) == sorted(map(str, range(40)))

    with_stores(3, work)


def test_a_job_whose_time_has_passed_is_taken_by_another_and_only_its_answer_counts() -> None:
    async def work(one: JobStore, two: JobStore) -> None:
        id = await put(one, "move", PERSON)
        (first,) = await one.take("one", 5)
        assert first.id == id
        assert await two.take("two", 5) == []
        await let_leases_pass(one)
        await one.renew("one", [id])
        assert await two.take("two", 5) == [], "it has said that it is still there"
        await let_leases_pass(one)
        (second,) = await two.take("two", 5)
        assert second.id == id
        assert not await one.answer("one", id, b"late")
        assert not await one.add_part("one", id, b"late")
        await one.renew("one", [id])
        assert await two.answer("two", id, b"right")
        assert not await two.answer("two", id, b"twice")
        (state,) = await one.look({id: 0})
        assert (state.answer, state.is_lost) == (b"right", False)

    with_stores(2, work)


def test_what_is_given_back_is_as_if_nobody_had_taken_it() -> None:
    async def work(one: JobStore, two: JobStore) -> None:
        came = asyncio.Event()
        await two.look({})  # it is connected
        two.came = came.set
        for number in range(3):
            await put(one, str(number), ADVICE)
        await came.wait()
        for _ in range(MOST_TRIES + 1):
            assert await taken(one, "one") == ["0", "1", "2"]
            came.clear()
            await one.give_back("one")
            await came.wait()

    with_stores(2, work)


def test_a_job_that_nobody_survives_is_lost() -> None:
    async def work(store: JobStore) -> None:
        id = await put(store, "poison", PERSON)
        for _ in range(MOST_TRIES):
            assert await taken(store, "x") == ["poison"]
            assert not (await store.look({id: 0}))[0].is_lost
            await let_leases_pass(store)
        assert await taken(store, "x") == []
        assert (await store.look({id: 0}))[0].is_lost

    with_stores(1, work)


def test_equal_questions_are_one_job_and_a_guest_has_so_many_wherever_they_ask() -> None:
    async def work(one: JobStore, two: JobStore) -> None:
        most = (2, 3)
        first = await put(one, "a", ADVICE, "ann", most)
        assert await put(two, "a", ADVICE, "bob", most) == first
        await put(two, "b", ADVICE, "ann", most)
        with pytest.raises(TooFast) as problem:
            await put(one, "c", REVIEW, "ann", most)
        assert problem.value.arguments == {"what": "questions"}
        assert await put(one, "a", ADVICE, "ann", most) == first, "it is asked already"
        await put(one, "move", PERSON, "ann")  # bots are no questions
        await put(one, "d", ADVICE, "bob", most)
        with pytest.raises(Busy):
            await put(two, "e", ADVICE, "cyd", most)
        for job in await one.take("x", 9):
            await one.answer("x", job.id, b"")
        await put(two, "c", REVIEW, "ann", most)

    with_stores(2, work)


def test_parts_of_an_answer_are_told_once() -> None:
    async def work(one: JobStore, two: JobStore) -> None:
        heard: asyncio.Queue[int | None] = asyncio.Queue()
        await two.look({})
        two.answered = heard.put_nowait
        id = await put(one, "game", REVIEW)
        await one.take("x", 1)
        assert await one.add_part("x", id, b"half")
        assert await heard.get() == id
        assert [(state.part, state.parts, state.answer) for state in await two.look({id: 0})] == [(b"half", 1, None)]
        assert [(state.part, state.parts) for state in await two.look({id: 1})] == [(None, 1)]
        await one.answer("x", id, b"whole")
        assert await heard.get() == id
        assert [(state.part, state.answer) for state in await two.look({id: 1})] == [(None, b"whole")]

    with_stores(2, work)


def test_jobs_of_another_version_are_not_taken() -> None:
    async def work(store: JobStore) -> None:
        await put(store, "new", PERSON)
        await sql(store, "UPDATE jobs SET version = '0.0.1'")
        assert await taken(store, "x") == []
        await sql(store, "UPDATE processes SET expires = clock_timestamp() + interval '1 hour', ended = FALSE")
        assert await store.versions() == (VERSION, set())
        await sql(store, "INSERT INTO processes (expires, version) VALUES ('infinity', '0.0.1')")
        assert await store.versions() == (VERSION, {"0.0.1"})
        assert __version__ != "0.0.1"

    with_stores(1, work)


def test_what_waits_is_counted_and_what_is_old_is_dropped() -> None:
    async def work(store: JobStore) -> None:
        assert await store.lengths() == dict.fromkeys(("person", "advice", "bots", "review"), (0, 0.0))
        for number in range(3):
            await put(store, str(number), PERSON)
        await sql(store, "UPDATE jobs SET asked = asked - interval '20 s' WHERE convert_from(arguments, 'UTF8') = '2'")
        await store.take("x", 1)
        many, age = (await store.lengths())["person"]
        assert many == 2 and age >= 20
        await store.sweep()
        assert (await store.lengths())["person"][0] == 2
        await sql(store, "UPDATE jobs SET asked = asked - interval '1 day'")
        await store.sweep()
        assert await sql(store, "SELECT 1 FROM jobs") == []

    with_stores(1, work)


def test_a_question_is_withdrawn_only_while_nobody_has_it() -> None:
    async def work(store: JobStore) -> None:
        first, second = await put(store, "a", ADVICE), await put(store, "b", ADVICE)
        assert await store.withdraw(second)
        await store.take("x", 9)
        assert not await store.withdraw(first)
        assert [state.id for state in await store.look({first: 0, second: 0})] == [first]

    with_stores(1, work)


@pytest.mark.parametrize("seed", range(load(2)))
def test_whatever_happens_every_job_is_answered_once_by_who_has_it(seed: int) -> None:
    """Takers that die, sleep longer than their leases, give back and answer late, against a model in a dictionary."""
    chooser = random.Random(seed)

    async def work(*stores: JobStore) -> None:
        asked: dict[int, str | None] = {}  # by number: who has it, as the model knows
        answered: dict[int, bytes] = {}
        believed: dict[str, set[int]] = {name: set() for name in "abc"}  # what each thinks that it has
        stale: set[int] = set()  # whose leases have passed
        for step in range(120):
            store, name = chooser.choice(stores), chooser.choice("abc")
            match chooser.choice(("ask", "take", "take", "answer", "answer", "sleep", "back")):
                case "ask":
                    asked[await put(store, f"job {step}", chooser.choice(list(Urgency)), chooser.choice("xyz"))] = None
                case "take":
                    for job in await store.take(name, chooser.randint(1, 3)):
                        assert job.id not in answered
                        assert asked[job.id] is None or job.id in stale
                        asked[job.id] = name
                        believed[name].add(job.id)
                        stale.discard(job.id)
                case "answer" if believed[name]:
                    id = believed[name].pop()
                    ours = b"%s %d" % (name.encode(), step)
                    is_ours = asked[id] == name and id not in answered
                    assert await store.answer(name, id, ours) == is_ours
                    if is_ours:
                        answered[id] = ours
                case "sleep":
                    await let_leases_pass(store)
                    stale |= {id for id, who in asked.items() if who is not None and id not in answered}
                case "back":
                    await store.give_back(name)
                    for id, who in asked.items():
                        if who == name and id not in answered:
                            asked[id] = None
                            stale.discard(id)
                    believed[name].clear()
        found = {state.id: state for state in await stores[0].look(dict.fromkeys(asked, 0))}
        assert {id: state.answer for id, state in found.items() if state.answer is not None} == answered
        assert found.keys() == asked.keys()

    with_stores(2, work)
