"""What is kept, as rows: tables, what comes with their entries, and results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from spieltrieb.server.entries import AnyEntry

UNFINISHED = ("gathering", "playing")  # phases of tables at which something will happen
AWAKE = 0  # when a table is due that is awake


class Result(Struct, frozen=True):
    """How a guest did in one game."""

    guest: str
    table: int
    round: int
    seat: int
    game: str
    players: int
    score: int
    won: float  # 1, or a share of it where victory is shared
    against: str  # "solo", "people", or the strongest bot at the table
    title: int | None
    daily: str | None
    at: int
    played_out: bool = True  # by the guest: the points are theirs

    @classmethod
    def all(cls, rows: Iterable[Sequence[Any]]) -> list[Result]:
        """Results from their rows."""
        return [cls(*row) for row in rows]

    @classmethod
    def named(cls, rows: Iterable[Sequence[Any]]) -> list[tuple[Result, str]]:
        """Results from rows that end with the name of the guest."""
        return [(cls(*row[:-1]), row[-1]) for row in rows]


class Kept(Struct, frozen=True):
    """A table as it is kept: what its log and its list entry hold."""

    key: int
    id: str
    secret: str
    game: str
    host: str
    phase: str
    public: bool
    daily: str | None
    made: int
    due: int | None = AWAKE  # when it must be woken; None: not before somebody comes
    moved: int = 0  # when something last happened there, as far as the list knows
    archived: int = 0  # how many entries are in the archive; negative where more came later


class Founded(NamedTuple):
    """A new table with the first entries of its log."""

    kept: Kept
    entries: Sequence[AnyEntry]
    seated: Iterable[str]
    promise: str = ""  # the commitment of the promise by which it is dealt, which holds for one table


class Besides(NamedTuple):
    """What is kept together with entries of a log, or not at all."""

    phase: str | None = None  # a new one
    seated: Iterable[str] = ()
    results: Sequence[Result] = ()
    awake: bool = False  # the table was asleep
    reopened: bool = False  # the table was in the archive
    founded: Founded | None = None  # where those who play go on


NOTHING = Besides()
