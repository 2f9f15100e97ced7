"""Who asks: answers come from whoever thinks, in parts or whole; and if nobody answers, that is known."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spieltrieb.server.errors import Busy, TooFast
from spieltrieb.server.jobs.asker import Asker
from spieltrieb.server.jobs.store import JobStore
from spieltrieb.server.jobs.tasks import LostJob, encode
from spieltrieb.server.turns import Urgency
from tests.server.client import finish, until
from tests.server.jobs.conftest import let_leases_pass, part, sight, sql, with_stores

pytestmark = pytest.mark.program
MOST = (4, 200)


def asking(store: JobStore, most: tuple[int, int] = MOST, within: float = 1000.0) -> tuple[Asker, asyncio.Task[None]]:
    asker = Asker(store, most, within)
    return asker, asyncio.ensure_future(asker.run())


def ask(asker: Asker, kind: str, number: int = 0, told: list[Any] | None = None, who: str = "ann") -> asyncio.Task[Any]:
    arguments: tuple[Any, ...] = {
        "bot": (("table/1", "level3", 1), "level3", sight(number)),
        "advice": (sight(number), "de"),
        "review": (f"game {number}", 0.1, "en"),
    }[kind]
    urgency = {"bot": Urgency.PERSON, "advice": Urgency.ADVICE, "review": Urgency.REVIEW}[kind]
    heard = told if told is not None else []
    return asyncio.ensure_future(asker.ask(kind, urgency, who, arguments, heard.append))


async def one_job(store: JobStore) -> int:
    """Take the next job, as soon as there is one."""
    while not (found := await store.take("x", 1)):
        await asyncio.sleep(0.01)
    return found[0].id


def test_an_answer_comes_to_all_who_asked() -> None:
    async def work(one: JobStore, two: JobStore, thinker: JobStore) -> None:
        (first, task), (second, other) = asking(one), asking(two)
        asked = [ask(first, "bot"), ask(first, "bot"), ask(second, "bot")]
        id = await one_job(thinker)
        await until(lambda: first.longest_wait() == 0, "what was taken no longer waits")
        await thinker.answer("x", id, encode(17))
        assert await asyncio.gather(*asked) == [17, 17, 17]
        assert await ask(second, "bot") == 17, "it is kept for a while"
        assert not first._waiting and not second._waiting
        task.cancel()
        other.cancel()

    with_stores(3, work)


def test_a_review_comes_in_parts() -> None:
    async def work(store: JobStore, thinker: JobStore) -> None:
        asker, task = asking(store)
        told: list[Any] = []
        whole = ask(asker, "review", told=told)
        id = await one_job(thinker)
        for done in (1, 2):
            await thinker.add_part("x", id, encode(part(done)))
            await until(lambda done=done: told[-1:] == [part(done)], "no part has come")  # type: ignore[misc]
        await thinker.answer("x", id, encode(part(3)))
        assert await whole == part(3)
        assert told == [part(1), part(2)]
        task.cancel()

    with_stores(2, work)


def test_an_answer_is_found_without_a_wake_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltrieb.server.jobs.asker.POLL", 0.05)

    async def work(store: JobStore, thinker: JobStore) -> None:
        asker, task = asking(store)
        store.answered = lambda id: None  # none is heard
        asked = ask(asker, "advice")
        await thinker.answer("x", await one_job(thinker), encode({"unit": "points"}))
        assert await asked == {"unit": "points"}
        task.cancel()

    with_stores(2, work)


def test_a_question_that_does_not_get_its_turn_is_given_up_and_a_bot_is_not() -> None:
    async def work(store: JobStore) -> None:
        asker, task = asking(store, within=0.0)
        bot, question = ask(asker, "bot"), ask(asker, "advice")
        with pytest.raises(Busy):
            await question
        assert not bot.done()
        assert [row["kind"] for row in await sql(store, "SELECT kind FROM jobs")] == ["bot"]
        bot.cancel()
        task.cancel()

    with_stores(1, work)


def test_a_guest_has_so_many_questions_at_all_processes_together() -> None:
    async def work(one: JobStore, two: JobStore) -> None:
        (first, task), (second, other) = asking(one, (2, 9)), asking(two, (2, 9))
        under_way = [ask(first, "advice", 1), ask(second, "review", 2)]
        await until(lambda: len(first._waiting) + len(second._waiting) == 2, "they are not asked")
        with pytest.raises(TooFast):
            await ask(second, "advice", 3)
        for asked in (*under_way, task, other):
            asked.cancel()

    with_stores(2, work)


@pytest.mark.parametrize("fate", ["gone", "failed", "poison", "nonsense"])
def test_it_is_known_when_nobody_will_answer(fate: str) -> None:
    async def work(store: JobStore, thinker: JobStore) -> None:
        asker, task = asking(store)
        asked = ask(asker, "bot")
        id = await one_job(thinker)
        if fate == "gone":  # the database has crashed: jobs are not logged
            await sql(thinker, "TRUNCATE jobs")
        elif fate == "failed":
            await thinker.fail("x", id)
        elif fate == "nonsense":
            await thinker.answer("x", id, b"\xc1")
        else:
            await sql(thinker, "UPDATE jobs SET tries = 3")
            await let_leases_pass(thinker)
        with pytest.raises(LostJob):
            await asked
        assert not task.done(), "others can still be answered"
        task.cancel()

    with_stores(2, work)


def test_without_a_database_nobody_waits() -> None:
    async def work() -> None:
        asker, task = asking(JobStore("postgresql://nobody@127.0.0.1:1/none"))
        with pytest.raises(LostJob):
            await ask(asker, "bot")
        task.cancel()

    finish(work())
