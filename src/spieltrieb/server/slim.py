"""A queue and an event as asyncio has them, for connections: most of the time nothing is in them, and nobody waits.

asyncio's own keep several empty deques, which take 760 bytes each for as long as somebody is connected.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Event:
    """Something that holds, or that can be waited for."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self, is_set: bool = False) -> None:
        self._is_set = is_set
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        """Whether it holds."""
        return self._is_set

    def set(self) -> None:
        """It holds now: whoever waits goes on."""
        self._is_set = True
        waiting, self._waiting = self._waiting, ()
        for future in waiting:
            if not future.done():
                future.set_result(None)

    def clear(self) -> None:
        """It no longer holds."""
        self._is_set = False

    async def wait(self) -> None:
        """Wait until it holds."""
        if not self._is_set:
            future = asyncio.get_running_loop().create_future()
            self._waiting += (future,)
            await future


class Queue(Generic[T]):
    """What came and has not been taken, in its order; one takes it."""

    __slots__ = ("_came", "_items")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._came = Event()

    def put_nowait(self, item: T) -> None:
        """Something came."""
        self._items.append(item)
        self._came.set()

    def empty(self) -> bool:
        """Whether nothing is there."""
        return not self._items

    async def get(self) -> T:
        """Take what came first; wait for it if nothing is there."""
        while not self._items:
            self._came.clear()
            await self._came.wait()
        return self._items.pop(0)
