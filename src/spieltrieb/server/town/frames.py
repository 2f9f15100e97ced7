"""What processes of a town say to each other over a link, as typed structs."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from spieltrieb.server.lobby import Listing
from spieltrieb.server.people import Guest

VERSION = 2  # of all below: processes that differ in it cannot talk


class Frame(Struct, array_like=True, frozen=True):
    """Anything that is said."""


# ---- Who is there ----


class Hello(Frame, tag=1, frozen=True):
    """Who I am; prove who you are with this nonce."""

    version: int
    process: int
    nonce: bytes


class Proof(Frame, tag=2, frozen=True):
    """What only those know who can read the database, made from your nonce."""

    proof: bytes


class Alive(Frame, tag=3, frozen=True):
    """I am still here."""


# ---- Connections of mine at your tables ----


class Came(Frame, tag=10, frozen=True):
    """A connection of mine has something to say to you; from now on it has this number."""

    number: int
    guest: Guest
    address: str


class Left(Frame, tag=11, frozen=True):
    """That connection is gone."""

    number: int


class Forwarded(Frame, tag=12, frozen=True):
    """What it asks for: a command, as JSON."""

    number: int
    command: bytes


class Told(Frame, tag=13, frozen=True):
    """What these connections of yours are told."""

    numbers: list[int]
    message: bytes


class HangUp(Frame, tag=14, frozen=True):
    """That connection of yours must be closed."""

    number: int


class SentBack(Frame, tag=15, frozen=True):
    """The table is not mine; look where it is, and ask there."""

    number: int
    command: bytes


class HandedOver(Frame, tag=16, frozen=True):
    """These tables are mine no longer."""

    tables: list[str]


# ---- What holds for all ----


class Present(Frame, tag=20, frozen=True):
    """These guests are connected to me."""

    guests: list[str]


class Away(Frame, tag=21, frozen=True):
    """These are no longer."""

    guests: list[str]


class Public(Frame, tag=22, frozen=True):
    """My tables in the lobby, all of them."""

    tables: tuple[Listing, ...]


class Spent(Frame, tag=23, frozen=True):
    """What was taken from limits with me since I said so last, by limit and by whom."""

    taken: dict[str, dict[str, int]]


class Crowd(Frame, tag=24, frozen=True):
    """How many connections I have now, by address and by guest, where that has changed."""

    connections: dict[str, int]


class SecretPromised(Frame, tag=25, frozen=True):
    """I promised a guest this secret for a game."""

    guest: str
    game: str
    secret: str


class PromiseUsed(Frame, tag=26, frozen=True):
    """A promise was used."""

    guest: str
    commitment: str


# ---- What somebody wants done at your table, who has no connection ----


class Errand(Frame, tag=30, frozen=True):
    """Do this at a table of yours."""

    number: int
    what: str
    table: str
    which: str


class Answer(Frame, tag=31, frozen=True):
    """It is done; or what was wrong: the kind of error, a sentence, and its arguments."""

    number: int
    problem: tuple[str, str, dict[str, Any]] | None = None


# ---- What somebody wants to know of all processes ----


class FiguresAsked(Frame, tag=40, frozen=True):
    """Tell me your figures."""

    number: int


class FiguresTold(Frame, tag=41, frozen=True):
    """My figures, line by line."""

    number: int
    lines: list[str]


AnyFrame = (
    Hello | Proof | Alive | Came | Left | Forwarded | Told | HangUp | SentBack | HandedOver | Present | Away | Public
    | Spent | Crowd | SecretPromised | PromiseUsed | Errand | Answer | FiguresAsked | FiguresTold
)  # fmt: skip

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyFrame).decode
