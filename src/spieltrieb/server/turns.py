"""Whose turn it is: what is most urgent first, and of what is equally urgent everybody in turn.

So nobody waits longer because somebody else asks for more, not even as many guests at once: addresses take turns first,
and then the guests who come from each.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Urgency(IntEnum):
    """How urgent a task is; the most urgent first."""

    PERSON = 0  # a bot's move that a person waits for
    ADVICE = 1  # advice, and what is looked up quickly
    BOTS = 2  # moves of bots among themselves
    REVIEW = 3  # what takes long, and may


class Who(NamedTuple):
    """Who waits for something."""

    guest: str
    address: str = ""  # where they come from; nothing where that is not known, or everybody's

    @property
    def place(self) -> str:
        """The one among whom turns are taken first: all from an address, or a guest."""
        return f"from {self.address}" if self.address else self.guest


class Turns(Generic[T]):
    """What waits for its turn."""

    def __init__(self) -> None:
        # By urgency, then by place, then by guest.
        self._waiting: dict[Urgency, dict[str, dict[str, deque[T]]]] = {urgency: {} for urgency in Urgency}

    def put(self, urgency: Urgency, who: Who, what: T) -> None:
        """Something waits, asked for by somebody."""
        self._waiting[urgency].setdefault(who.place, {}).setdefault(who.guest, deque()).append(what)

    def take(self) -> T | None:
        """What comes next; whoever asked for it then comes after all others of the same urgency."""
        for places in self._waiting.values():
            if places:
                place = next(iter(places))
                people = places.pop(place)
                guest = next(iter(people))
                theirs = people.pop(guest)
                found = theirs.popleft()
                if theirs:
                    people[guest] = theirs
                if people:
                    places[place] = people
                return found
        return None

    def of(self, urgency: Urgency) -> Iterator[T]:
        """What waits of an urgency."""
        places = self._waiting[urgency].values()
        return (what for people in places for theirs in people.values() for what in theirs)

    def count(self, urgency: Urgency) -> int:
        """How much of an urgency waits."""
        return sum(len(theirs) for people in self._waiting[urgency].values() for theirs in people.values())

    def __len__(self) -> int:
        return sum(map(self.count, Urgency))
