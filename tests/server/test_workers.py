"""Which process a bot thinks in, who comes first there, and that nobody's questions keep others waiting."""

from __future__ import annotations

import asyncio
import os
import sys
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from spieltrieb import bots
from spieltrieb.core.errors import BadBot
from spieltrieb.games import games
from spieltrieb.server import computations
from spieltrieb.server import workers as module
from spieltrieb.server.computations import QUICK, Packed, Part, Seen, luck_of, seen
from spieltrieb.server.errors import Busy as BusyError
from spieltrieb.server.errors import TooFast
from spieltrieb.server.turns import Urgency, Who
from spieltrieb.server.worker import Worker
from spieltrieb.server.workers import AT_ONE_ADDRESS, MOST_QUESTIONS, Workers
from tests.conftest import soaked
from tests.server.client import finish

PLAIN = 2  # after two others


class Busy(Workers):
    """A workers whose processes are only noted, and load when the test says so."""

    def __init__(self) -> None:
        super().__init__(2)
        self.asked: list[int] = []
        self.loads: list[int] = []
        self.may_load = asyncio.Event()
        self.plain_ended = False
        self._plain.end = self.end_plain  # type: ignore[method-assign]

    async def _do(self, worker: Any, urgency: Urgency, who: str, kind: str, work: Any, *arguments: Any) -> Any:
        number = PLAIN if worker is self._plain else self._workers.index(worker)
        if work is computations.load:
            self.loads.append(number)
            await self.may_load.wait()
        else:
            self.asked.append(number)

    def end_plain(self) -> None:
        self.plain_ended = True

    async def worker_of(self, bot: str, game: str = "kreuzquer") -> int:
        await self.choose("table/0", bot, seen(games[game].start(2, seed=3), 0, b"", 0.1))
        await asyncio.sleep(0)  # loading may begin, and end
        return self.asked[-1]


def test_quick_bots_play_on_while_theirs_are_compiled_and_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: set[str] = set()
    monkeypatch.setattr(module.preparing, "are_prepared", lambda game: game.key in prepared)

    async def play() -> None:
        workers = Busy()
        for bot in QUICK:
            assert await workers.worker_of(bot) == PLAIN
        assert await workers.worker_of("level5") < PLAIN, "it would think far too long, so it waits for the compiler"
        assert await workers.worker_of("level2", "davincicode") == PLAIN
        prepared.add("kreuzquer")
        assert await workers.worker_of("level2") == PLAIN, "the compiled ones are not loaded yet"
        assert await workers.worker_of("level2") == PLAIN
        assert workers.loads == [0, 1], "in every process, and once"
        workers.may_load.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert await workers.worker_of("level2") < PLAIN
        assert not workers.plain_ended, "another game needs it"
        prepared.add("davincicode")
        await workers.worker_of("level2", "davincicode")
        assert await workers.worker_of("level2", "davincicode") < PLAIN
        assert workers.plain_ended

    asyncio.run(play())


def test_where_all_is_prepared_nothing_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.preparing, "are_prepared", lambda game: True)

    async def play() -> None:
        workers = Busy()
        assert await workers.worker_of("level1") < PLAIN
        assert workers.loads == []

    asyncio.run(play())


@pytest.mark.program
@pytest.mark.parametrize("game", soaked("memostreet", *(key for key in games if key != "memostreet")))
def test_a_plain_process_chooses_as_a_compiled_one_does(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same sight and the same luck: quick bots choose the same in both, so nobody sees them change over."""
    position = games[game].start(2, seed=7)
    sights = []
    while position.actors:
        seat = int(position.actors[0])
        sights.append(seen(position, seat, luck_of("secret", 1, seat, position.step), 0.1))
        moves = position.legal(seat)
        position = position.play(moves[len(moves) // 2])
    names = sorted(QUICK)

    async def answers(prepared: bool) -> list[int]:
        monkeypatch.setattr(module.preparing, "are_prepared", lambda game: prepared)
        workers = Workers(1)
        try:
            return [await workers.choose(f"{name}/0", name, sight) for sight in sights[::7] for name in names]
        finally:
            workers.close()

    assert asyncio.run(answers(prepared=False)) == asyncio.run(answers(prepared=True))
    assert set(names) == set(bots.names()) - {"level5"}


def test_no_module_is_loaded_whatever_bot_a_log_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "evil.py").write_text("raise SystemExit('this ran')")
    monkeypatch.syspath_prepend(tmp_path)
    position = games["kreuzquer"].start(2, seed=3)
    with pytest.raises(BadBot, match="There is no bot 'evil:Bot' at this server"):
        computations.choose(("table", "evil:Bot", 0), "evil:Bot", seen(position, 0, b"", 0.1))
    assert "evil" not in sys.modules


# ---- Who comes first ----


def part(done: int) -> Part:
    """This many moves of three are judged."""
    return Part(Packed(b"%d" % done, None), done, 3)


class Slow(Workers):
    """Workers with one process that answers when the test says so; everything is prepared."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(module.preparing, "are_prepared", lambda game: True)
        monkeypatch.setattr(Worker, "_compute", self._begin)
        super().__init__(1)
        self.begun: list[Any] = []

    def _begin(self, job: Any) -> None:  # in place of a method of the worker's
        job.tries += 1
        self._workers[0].is_busy = True
        self.begun.append(job)

    async def answer(self, found: Any = None) -> None:
        """The process is done with what it was given last."""
        done: Future[Any] = Future()
        found = found or (part(3) if self.begun[-1].kind == "review" else "answer")
        done.set_result(found)
        self._workers[0]._computed(self.begun[-1], None, done)  # type: ignore[arg-type]
        for _ in range(5):
            await asyncio.sleep(0)

    async def answer_all(self) -> list[str]:
        """Answer everything; the kinds in the order in which they were begun."""
        while self._workers[0].is_busy:
            await self.answer()
        return [job.kind for job in self.begun]


@cache
def sight() -> Seen:
    return seen(games["kreuzquer"].start(2, seed=3), 0, b"", 0.1)


def test_a_bot_that_a_person_waits_for_comes_before_all_that_somebody_else_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        workers = Slow(monkeypatch)
        asked = [
            asyncio.ensure_future(workers.choose(f"{number}/0", "level5", sight(), Who("eve"), Urgency.BOTS))
            for number in range(60)
        ]
        asked += [asyncio.ensure_future(workers.review(Who("eve"), f"game {number}", 0.1, "en")) for number in range(3)]
        asked += [asyncio.ensure_future(workers.advise(Who("bob"), sight(), Who("en")))]
        await asyncio.sleep(0)
        ann = asyncio.ensure_future(workers.choose("ann/0", "level2", sight(), Who("ann"), Urgency.PERSON))
        for _ in range(3):
            await asyncio.sleep(0)
        assert workers.lengths() == {"person": 1, "advice": 1, "bots": 59, "review": 3}
        await workers.answer()
        await workers.answer("ann's")
        assert ann.done() and ann.result() == "ann's", "it waited for the one that was under way"
        assert (await workers.answer_all())[2:] == ["advice", *["bot"] * 59, *["review"] * 3]
        await asyncio.gather(*asked)

    asyncio.run(work())


def test_many_tables_of_one_guest_do_not_delay_a_table_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        workers = Slow(monkeypatch)
        eves = [asyncio.ensure_future(workers.choose(f"{n}/0", "level5", sight(), Who("eve"))) for n in range(60)]
        await asyncio.sleep(0)
        ann = asyncio.ensure_future(workers.choose("ann/0", "level5", sight(), Who("ann")))
        await asyncio.sleep(0)
        for _ in range(3):  # the one under way, the next of Eve's, and Ann's
            await workers.answer()
        assert ann.done()
        assert sum(eve.done() for eve in eves) == 2
        await workers.answer_all()

    asyncio.run(work())


def test_equal_questions_are_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        workers = Slow(monkeypatch)
        asking = [
            asyncio.ensure_future(workers.review(Who(who), "game", 0.1, "en")) for who in ("ann", "bob", "ann", "cyd")
        ]
        other = asyncio.ensure_future(workers.review(Who("dan"), "game", 0.1, "de"))
        for _ in range(3):
            await asyncio.sleep(0)
        await workers.answer(part(1))
        await workers.answer_all()
        assert len(await asyncio.gather(*asking, other)) == 5
        begun = len(workers.begun)
        assert begun == 3, "the first one in two parts, and another language"
        assert await workers.review(Who("eve"), "game", 0.1, "en") == part(3).so_far
        assert len(workers.begun) == begun, "it was kept"

    asyncio.run(work())


def test_a_review_comes_bit_by_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        workers = Slow(monkeypatch)

        def review(known: int | None) -> asyncio.Future[Packed]:
            return asyncio.ensure_future(workers.review(Who("ann"), "game", 0.1, "en", known))

        first, whole = review(0), review(None)
        for _ in range(3):
            await asyncio.sleep(0)
        await workers.answer(part(1))
        assert (await first).plain == b"1"
        assert (await review(0)).plain == b"1", "what is there is told at once"
        second = review(1)
        await asyncio.sleep(0)
        assert not second.done()
        await workers.answer(part(2))
        assert (await second).plain == b"2"
        assert not whole.done()
        third = review(2)
        await workers.answer(part(3))
        assert (await third).plain == (await whole).plain == b"3"
        assert (await review(0)).plain == (await review(3)).plain == b"3", "it is kept, and there is no more of it"
        assert len(workers.begun) == 3

    asyncio.run(work())


def test_one_address_has_so_many_questions_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Attack: two hundred questions, four from each of fifty guests at one machine, and nobody else got any answer."""

    async def work() -> None:
        workers = Slow(monkeypatch)
        eves = [
            Who(f"eve {number % (2 * AT_ONE_ADDRESS)}", "203.0.113.7")
            for number in range(MOST_QUESTIONS * AT_ONE_ADDRESS)
        ]
        asked = [asyncio.ensure_future(workers.check(who, {}, f"{n}", "", None)) for n, who in enumerate(eves)]
        await asyncio.sleep(0)
        with pytest.raises(TooFast):
            await workers.check(eves[0], {}, "one more", "", None)
        others = [Who("ann", "198.51.100.1"), Who("bob"), Who("eve 0")]
        asked += [asyncio.ensure_future(workers.check(who, {}, str(who), "", None)) for who in others]
        for _ in range(3):
            await asyncio.sleep(0)
        await workers.answer_all()
        assert len(await asyncio.gather(*asked)) == len(eves) + len(others)
        assert not workers._askers

    asyncio.run(work())


def test_one_guest_has_so_many_questions_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        workers = Slow(monkeypatch)
        asked = [asyncio.ensure_future(workers.check(Who("eve"), {}, f"{n}", "", None)) for n in range(MOST_QUESTIONS)]
        await asyncio.sleep(0)
        with pytest.raises(TooFast) as problem:
            await workers.check(Who("eve"), {}, "one more", "", None)
        assert problem.value.arguments == {"what": "questions"}
        ann = asyncio.ensure_future(workers.check(Who("ann"), {}, "ann's", "", None))
        for _ in range(3):
            await asyncio.sleep(0)
        await workers.answer_all()
        await asyncio.gather(*asked, ann)
        eve = asyncio.ensure_future(workers.check(Who("eve"), {}, "one more", "", None))
        for _ in range(3):
            await asyncio.sleep(0)
        await workers.answer_all()
        assert await eve == "answer"
        assert not workers._askers

    asyncio.run(work())


def test_a_question_whose_turn_does_not_come_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ANSWER_WITHIN", 0.01)

    async def work() -> None:
        workers = Slow(monkeypatch)
        under_way = asyncio.ensure_future(workers.review(Who("ann"), "long", 0.1, "en"))
        await asyncio.sleep(0)
        with pytest.raises(BusyError):
            await workers.review(Who("ann"), "next", 0.1, "en")
        assert not under_way.done(), "what is under way takes as long as it takes"
        await workers.answer_all()
        assert await under_way == part(3).so_far
        assert len(workers.begun) == 1
        assert workers.waited["review"].counts[-1] == 0
        assert sum(workers.took["review"].counts) == 2

    asyncio.run(work())


@pytest.mark.program
@pytest.mark.parametrize("fails_at", ["making the pool", "starting its process"])
def test_where_no_process_can_be_begun_just_then_it_is_tried_again(
    fails_at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever came after that used to wait for ever."""
    monkeypatch.setattr("spieltrieb.server.worker.AGAIN", 0.0)
    failing = [1]

    class Pool:
        def __init__(self, *_: object) -> None:
            self._fail("making the pool")

        def _fail(self, where: str) -> None:
            if where == fails_at and failing[0]:
                failing[0] -= 1
                raise OSError("Cannot allocate memory")

        def submit(self, work: Any, *arguments: Any) -> Future[Any]:
            self._fail("starting its process")
            found: Future[Any] = Future()
            found.set_result(work(*arguments))
            return found

    monkeypatch.setattr("spieltrieb.server.worker.ProcessPoolExecutor", Pool)

    async def work() -> None:
        workers = Workers(1)
        workers._plain = workers._workers[0]  # where bots are not compiled yet, a check would go there
        assert await workers.compute(Who("ann"), "check", abs, -1) == 1
        failing[0] = 2
        workers._workers[0]._pool = None
        with pytest.raises(BrokenProcessPool, match="memory"):
            await workers.compute(Who("ann"), "check", abs, -2)
        assert await workers.compute(Who("ann"), "check", abs, -3) == 3

    finish(work())


def test_a_process_that_was_killed_is_replaced() -> None:
    async def work() -> None:
        workers = Workers(1)
        try:
            record = {"moves": 5}
            assert not (await workers.check(Who("ann"), record, "1", "1", None))["fair"]
            for process in list(workers._workers[0].start()._processes.values()):  # it has nothing to do just now
                process.kill()
                process.join()
            assert not (await workers.check(Who("ann"), record, "2", "1", None))["fair"]
            with pytest.raises(BrokenProcessPool):
                await workers._do(workers._workers[0], Urgency.ADVICE, Who("ann"), "check", _die)
            assert not (await workers.check(Who("ann"), record, "3", "1", None))["fair"]
        finally:
            workers.close()

    asyncio.run(work())


def _die() -> None:
    os._exit(1)
