"""The log of a table: everything that ever happened there, one entry each, only ever appended.

What a table is at any moment follows from its log alone, so nothing else has to be kept. These types are the format of
the database: names of fields, tags and defaults never change their meaning. They have nothing to do with what is sent
to anybody (messages.py), which may change with every version of the protocol.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

Steps = tuple[tuple[int, int], ...]  # an actor (-1 for chance) and an action each


class Player(Struct, frozen=True, array_like=True):
    """Who sits in a seat: a person (`guest`), a bot, or nobody yet."""

    name: str
    guest: str | None = None
    avatar: str = ""
    bot: str | None = None
    screen: bool = False


class TimeLimit(Struct, frozen=True):
    """How time is kept: not at all, for every move, or for the whole game with an increment for each move."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: int = 0
    increment: int = 0


class Entry(Struct, frozen=True, tag_field="e", kw_only=True):
    """Something that happened."""

    at: int  # milliseconds since 1970


class Made(Entry, frozen=True, tag="made"):
    """The table was made."""

    host: str
    game: str
    seats: tuple[Player, ...]
    options: dict[str, Any]
    rounds: int
    clock: TimeLimit
    public: bool
    advice: bool
    commitment: str
    daily: str | None = None
    lots: bool = False  # who begins is drawn by lot when the first game begins


class Study(Entry, frozen=True, tag="study"):
    """The table goes on from a moment of another game: which one it was, and the steps that lead there.

    What its player could not know then is drawn anew, so these need not be the steps that there were.
    """

    table: str
    round: int
    move: int  # how many moves of the seats came before
    steps: Steps


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody sat down."""

    seat: int
    player: Player


class Stood(Entry, frozen=True, tag="stood"):
    """Somebody got up again."""

    seat: int


class Mixed(Entry, frozen=True, tag="mixed"):
    """Somebody added words to the chance of the table."""

    guest: str
    name: str
    words: str


class Began(Entry, frozen=True, tag="began", omit_defaults=True):
    """A game began; what chance brought first comes with it."""

    steps: Steps
    starter: int | None = None  # as drawn by lot, where that was agreed


class Played(Entry, frozen=True, tag="moved", omit_defaults=True):
    """A seat moved; what chance brought then comes with it."""

    seat: int
    steps: Steps
    spent: int = 0  # milliseconds


class Asked(Entry, frozen=True, tag="asked"):
    """A seat would like to take its last move back."""

    seat: int
    step: int


class Agreed(Entry, frozen=True, tag="agreed"):
    """A seat said yes or no to that."""

    seat: int
    yes: bool


class TookBack(Entry, frozen=True, tag="back", omit_defaults=True):
    """The move at this step was taken back, alone or with all that came after it."""

    seat: int
    step: int
    alone: bool
    practice: bool = False  # something had been seen, and nobody else had to agree: the game counts for nothing


class Handed(Entry, frozen=True, tag="handed"):
    """A bot plays for a seat: for one move, or until its owner comes back."""

    seat: int
    bot: str
    once: bool = False
    why: Literal["time", "left", "away"] = "away"


class Returned(Entry, frozen=True, tag="returned"):
    """The owner of a seat plays it again."""

    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """The owner of a seat gave up; a bot plays it to the end, where there is anybody left to play with."""

    seat: int
    bot: str


class Stopping(Entry, frozen=True, tag="stopping"):
    """A guest would like to stop, or agrees to it; or would rather go on."""

    guest: str
    yes: bool


class Ended(Entry, frozen=True, tag="ended"):
    """The table is over before its games are: somebody gave up, or all agreed to stop."""

    reason: Literal["resigned", "stopped"]
    winners: tuple[int, ...] = ()


class Said(Entry, frozen=True, tag="said"):
    """Somebody said something. Without a text: what was said is no longer kept."""

    guest: str
    name: str
    text: str


class Locked(Entry, frozen=True, tag="locked"):
    """The host lets nobody else in any more, or lets people in again."""

    on: bool


class Kicked(Entry, frozen=True, tag="kicked"):
    """The host has shown somebody out."""

    guest: str


class Allowed(Entry, frozen=True, tag="allowed"):
    """The host lets those who watch talk, or no longer lets them."""

    talk: bool


class Rematched(Entry, frozen=True, tag="rematched"):
    """They go on at another table."""

    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """The table was closed."""

    why: str = ""


AnyEntry = (
    Made
    | Study
    | Sat
    | Stood
    | Mixed
    | Began
    | Played
    | Asked
    | Agreed
    | TookBack
    | Handed
    | Returned
    | Resigned
    | Stopping
    | Ended
    | Said
    | Locked
    | Kicked
    | Allowed
    | Rematched
    | Closed
)

write_entry = msgspec.json.Encoder().encode
read_entry = msgspec.json.Decoder(AnyEntry).decode


def without_chat(entry: AnyEntry) -> AnyEntry:
    """The entry, or in place of something that was said an empty one: numbers of entries never change."""
    return Said(at=entry.at, guest="", name="", text="") if isinstance(entry, Said) else entry


def players_in(entry: AnyEntry) -> tuple[Player, ...]:
    """Those whom an entry seats."""
    match entry:
        case Made():
            return entry.seats
        case Sat():
            return (entry.player,)
    return ()


def bots_in(entry: AnyEntry) -> list[str | None]:
    """The bots that an entry names."""
    match entry:
        case Made():
            return [player.bot for player in entry.seats]
        case Sat():
            return [entry.player.bot]
        case Handed() | Resigned():
            return [entry.bot]
    return []
