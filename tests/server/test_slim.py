"""A queue and an event that take little room do what asyncio's do."""

from __future__ import annotations

import asyncio

import pytest

from spieltrieb.server.slim import Event, Queue


async def _started(work: asyncio.Task[object]) -> asyncio.Task[object]:
    await asyncio.sleep(0)
    assert not work.done()
    return work


@pytest.mark.parametrize("kind", [Event, asyncio.Event])
def test_whoever_waits_for_an_event_goes_on_when_it_holds(kind: type[Event]) -> None:
    async def work() -> None:
        event = kind()
        waiting = [await _started(asyncio.ensure_future(event.wait())) for _ in range(3)]
        waiting[1].cancel()
        await asyncio.sleep(0)
        event.set()
        await waiting[0]
        await waiting[2]
        assert event.is_set()
        await event.wait()
        event.clear()
        assert not event.is_set()
        again = await _started(asyncio.ensure_future(event.wait()))
        event.set()
        await again

    asyncio.run(work())


def test_an_event_may_hold_from_the_beginning() -> None:
    asyncio.run(asyncio.wait_for(Event(is_set=True).wait(), 10))


@pytest.mark.parametrize("kind", [Queue, asyncio.Queue])
def test_a_queue_gives_what_came_in_its_order(kind: type[Queue[int]]) -> None:
    async def work() -> None:
        queue = kind()
        assert queue.empty()
        taking = await _started(asyncio.ensure_future(queue.get()))
        for item in (1, 2, 3):
            queue.put_nowait(item)
        assert await taking == 1
        assert not queue.empty()
        assert [await queue.get(), await queue.get()] == [2, 3]
        assert queue.empty()
        taking = await _started(asyncio.ensure_future(queue.get()))
        taking.cancel()
        await asyncio.sleep(0)
        queue.put_nowait(4)
        assert await queue.get() == 4

    asyncio.run(work())
