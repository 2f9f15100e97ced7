"""The protocol: every message that a client may send and every message that it may get, as typed structs.

A page or a program opens one WebSocket at /api/ws. What it sends has a word in "do", what it gets has a word in "is".
A command may carry a number in "id"; the answer to it carries the same number. docs/protocol.md tells it all.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

VERSION = 1  # of the protocol

Name = Annotated[str, Meta(min_length=1, max_length=200)]  # cleaned and cut to 24 signs before it is kept
Words = Annotated[str, Meta(max_length=200)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Id = Annotated[int, Meta(ge=0, le=2**53)]

SeatKind = Literal["me", "bot", "open", "screen"]
ClockKind = Literal["none", "move", "game"]
Phase = Literal["gathering", "playing", "over", "closed"]

# ---- What a table is made of -------------------------------------------------------------------------------------


class SeatWish(Struct, frozen=True):
    """Who shall sit in a seat: me, a bot, another person at my screen, or whoever comes."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=40)] = "level2"
    name: Annotated[str, Meta(max_length=200)] = ""  # of a person at my screen


class Clock(Struct, frozen=True):
    """How time is kept: not at all, so many seconds for every move, or for the whole game with an increment a move."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 14)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=4)]
    options: dict[str, Any] = field(default_factory=dict)
    rounds: Annotated[int, Meta(ge=0, le=20)] = 1  # 1: a single game; 0: a match as the leaflet has it
    clock: Clock = Clock()
    public: bool = False  # listed in the lobby; otherwise only those with the link find it
    advice: bool | None = None  # whether advice may be asked for; None: only where no two people play each other
    words: Words = ""  # mixed into the chance of the table


# ---- What is shown -----------------------------------------------------------------------------------------------


class Person(Struct, frozen=True):
    """A guest as others see them."""

    id: str
    name: str
    avatar: str


class Seat(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["person", "bot", "open"]
    name: str
    avatar: str = ""
    person: str | None = None  # the id of the guest who sits here
    bot: str | None = None  # the bot that plays, in its own seat or for a person who left
    screen: bool = False  # another person at the same screen as the guest who made the table
    here: bool = False  # whether the person's page is connected


class Outcome(Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    title: int | None = None  # of a solo game of Kreuz & Quer: the number of the title earned, 1 being the best


class Times(Struct, frozen=True):
    """What the clocks say, in milliseconds; counting down for the seats in `running` since `at`."""

    at: int  # the server's time, in milliseconds since 1970
    left: tuple[int, ...]
    running: tuple[int, ...]


class Mixed(Struct, frozen=True):
    """Words that somebody added to the chance of a table."""

    name: str
    words: str


class Promise(Struct, frozen=True):
    """What proves that the deal is fair: the SHA-256 before, the secret after."""

    commitment: str
    words: tuple[Mixed, ...]
    secret: str | None = None  # only when all is over
    seeds: tuple[
        str, ...
    ] = ()  # the seed of every game, once the secret is shown: what `spieltrieb replay --seed` takes


class Asked(Struct, frozen=True):
    """Somebody would like to take a move back, and others must agree."""

    seat: int
    step: int  # the game would go on from here
    waiting: tuple[int, ...]  # the seats that have not answered yet


class Said(Struct, frozen=True):
    """A line of the chat."""

    name: str
    person: str | None
    text: str
    at: int


class Summary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    seats: tuple[Seat, ...]
    rounds: int
    clock: Clock
    public: bool
    advice: bool
    daily: str | None
    made: int
    moved: int  # when something last happened
    mine: tuple[int, ...] = ()
    my_turn: bool = False
    outcome: Outcome | None = None  # of the game, or of the match, once it is over


# ---- From the client ---------------------------------------------------------------------------------------------


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Anything a client asks for."""

    id: Id | None = None


class Lobby(Command, frozen=True, tag="lobby"):
    """Tell me of the public tables, now and whenever they change; or no longer."""

    on: bool = True


class Watch(Command, frozen=True, tag="watch"):
    """Show me this table, now and whenever something happens there: from my seats, or as a spectator."""

    table: TableId


class Unwatch(Command, frozen=True, tag="unwatch"):
    """Show me this table no longer."""

    table: TableId


class Sit(Command, frozen=True, tag="sit"):
    """I sit down in an open seat (any, if none is named)."""

    table: TableId
    seat: SeatNumber | None = None
    words: Words = ""


class Stand(Command, frozen=True, tag="stand"):
    """I get up again, before the game begins."""

    table: TableId
    seat: SeatNumber


class Mix(Command, frozen=True, tag="mix"):
    """My words to be mixed into the chance of the table, before the first draw."""

    table: TableId
    words: Words


class Move(Command, frozen=True, tag="move"):
    """A move, for the state after so many steps of this round."""

    table: TableId
    seat: SeatNumber
    step: Annotated[int, Meta(ge=0, le=100_000)]
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    round: Annotated[int, Meta(ge=1, le=20)] = 1


class Back(Command, frozen=True, tag="back"):
    """I would like to take my last move back."""

    table: TableId
    seat: SeatNumber


class Agree(Command, frozen=True, tag="agree"):
    """My answer to somebody who would like to take a move back."""

    table: TableId
    seat: SeatNumber
    yes: bool
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # of the question that is answered, as in `asked`


class Hand(Command, frozen=True, tag="hand"):
    """A bot shall play for a seat that was left alone."""

    table: TableId
    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    """I am back, and play my seat myself again."""

    table: TableId
    seat: SeatNumber


class NextRound(Command, frozen=True, tag="next"):
    """On with the next game of the match, which has this number."""

    table: TableId
    round: Annotated[int, Meta(ge=1, le=20)]


class Rematch(Command, frozen=True, tag="rematch"):
    """The same again, with the starter moved on."""

    table: TableId


class Close(Command, frozen=True, tag="close"):
    """The table that I made is no longer needed."""

    table: TableId


class Say(Command, frozen=True, tag="say"):
    """A line for the chat."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


REACTIONS = ("hello", "well-played", "thanks", "oops", "wow", "thinking", "hurry", "bye")


class React(Command, frozen=True, tag="react"):
    """A quick reaction."""

    table: TableId
    reaction: Annotated[str, Meta(max_length=20)]


class Ping(Command, frozen=True, tag="ping"):
    """Are you there?"""


AnyCommand = (
    Lobby | Watch | Unwatch | Sit | Stand | Mix | Move | Back | Agree | Hand | Return | NextRound | Rematch | Close
    | Say | React | Ping
)  # fmt: skip


# ---- From the server ---------------------------------------------------------------------------------------------


class Message(Struct, frozen=True, tag_field="is", kw_only=True):
    """Anything a client is told."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message of every connection."""

    protocol: int
    version: str  # of Spieltrieb
    me: Person
    now: int


class Done(Message, frozen=True, tag="done"):
    """What was asked for under this number is done."""

    id: int
    table: str | None = None  # a table that came of it


class Refused(Message, frozen=True, tag="refused"):
    """What was asked for cannot be done: a code and arguments for translation, and an English sentence."""

    code: str
    text: str
    arguments: dict[str, Any] = field(default_factory=dict)
    id: int | None = None
    table: str | None = None


class Tables(Message, frozen=True, tag="lobby"):
    """The public tables."""

    tables: tuple[Summary, ...]


class Table(Message, frozen=True, tag="table"):
    """All that this reader may know of a table."""

    table: str
    number: int  # how many entries of the table's log this shows
    game: str
    options: dict[str, Any]
    phase: Phase
    rounds: int
    round: int
    clock: Clock
    public: bool
    advice: bool
    daily: str | None
    host: str
    seats: tuple[Seat, ...]
    mine: tuple[int, ...]
    step: int
    views: tuple[Any, ...]  # one for each of my seats, or the spectators' alone; empty while people gather
    moves: tuple[str, ...]  # all moves of this game so far, as I may be told them
    times: Times | None
    outcome: Outcome | None  # of the game of this round
    sheet: tuple[Outcome, ...]  # of all games of the match that are over
    total: Outcome | None  # of the whole match, once it is over
    asked: Asked | None
    promise: Promise
    chat: tuple[Said, ...]
    rematch: str | None  # the table where they go on
    watchers: int
    now: int


class Moved(Message, frozen=True, tag="moved", omit_defaults=True):
    """Something was played."""

    table: str
    number: int
    round: int
    step: int
    told: tuple[str, ...]  # the move and what chance brought, as I may be told them
    views: tuple[Any, ...]
    times: Times | None = None
    id: int | None = None  # of the command that did it, if it was mine


class Here(Message, frozen=True, tag="here"):
    """Who is connected."""

    table: str
    here: tuple[bool, ...]
    watchers: int


class Chat(Message, frozen=True, tag="chat"):
    """A line was said."""

    table: str
    said: Said


class Reacted(Message, frozen=True, tag="reacted"):
    """Somebody reacted."""

    table: str
    name: str
    person: str
    reaction: str


class Gone(Message, frozen=True, tag="gone"):
    """The server goes down or turns this connection away; a client waits so many seconds and comes again."""

    code: str
    text: str
    again: float | None


class Pong(Message, frozen=True, tag="pong"):
    """Yes."""

    now: int
    id: int | None = None


AnyMessage = Welcome | Done | Refused | Tables | Table | Moved | Here | Chat | Reacted | Gone | Pong

decode_command = msgspec.json.Decoder(AnyCommand).decode
encode = msgspec.json.Encoder().encode
