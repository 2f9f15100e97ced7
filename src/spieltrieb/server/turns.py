"""Whose turn it is: what is most urgent first, and of what is equally urgent everybody in turn.

So nobody waits longer because somebody else asks for more.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")


class Urgency(IntEnum):
    """How urgent a thought is; the most urgent first."""

    PERSON = 0  # a bot's move that a person waits for
    ADVICE = 1  # advice, and what is looked up quickly
    BOTS = 2  # moves of bots among themselves
    REVIEW = 3  # what takes long, and may


class Turns(Generic[T]):
    """What waits for its turn."""

    def __init__(self) -> None:
        self._waiting: dict[Urgency, dict[str, deque[T]]] = {urgency: {} for urgency in Urgency}

    def put(self, urgency: Urgency, who: str, what: T) -> None:
        """Something waits, asked for by somebody."""
        self._waiting[urgency].setdefault(who, deque()).append(what)

    def take(self) -> T | None:
        """What comes next; whoever asked for it has all others of its urgency before them then."""
        for people in self._waiting.values():
            if people:
                who = next(iter(people))
                theirs = people.pop(who)
                found = theirs.popleft()
                if theirs:
                    people[who] = theirs
                return found
        return None

    def of(self, urgency: Urgency) -> Iterator[T]:
        """What waits of an urgency."""
        return (what for theirs in self._waiting[urgency].values() for what in theirs)

    def count(self, urgency: Urgency) -> int:
        """How much of an urgency waits."""
        return sum(map(len, self._waiting[urgency].values()))

    def __len__(self) -> int:
        return sum(map(self.count, Urgency))
