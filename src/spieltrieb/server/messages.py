"""What a client may be told: every message from the server, as typed structs.

A page or a program opens one WebSocket at /api/ws. What it is told has a word in "is"; what it may ask for is in
requests.py. docs/protocol.md describes it all, and the page's types are made from these (typescript.py).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct, field

from spieltrieb.core.facts import Fact

VERSION = 5  # of the protocol: it grows by one with every addition, and what older clients know keeps its meaning

ClockKind = Literal["none", "move", "game"]
Phase = Literal["gathering", "playing", "over", "closed"]

View = Annotated[Any, "view"]  # of a game, as its view.py has it

# ---- What messages are made of ------------------------------------------------------------------------------------


class Clock(Struct, frozen=True):
    """How time is kept: not at all, for every move, or for the whole game with an increment for each move."""

    kind: ClockKind
    seconds: int
    increment: int


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
    resigned: bool = False  # the person gave up, and a bot plays on


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


class MixedWords(Struct, frozen=True):
    """Words that somebody added to the chance of a table."""

    name: str
    words: str
    person: str  # the id of the guest


class Promised(Struct, frozen=True):
    """What proves that the deal is fair: the SHA-256 before, the secret after."""

    commitment: str
    words: tuple[MixedWords, ...]
    secret: str | None = None  # only when all is over
    # The seed of every game, once the secret is shown: what `spieltrieb replay --seed` takes.
    seeds: tuple[str, ...] = ()


class TakeBackRequest(Struct, frozen=True):
    """Somebody would like to take a move back, and others must agree."""

    seat: int
    step: int  # the game would go on from here
    waiting: tuple[int, ...]  # the seats that have not answered yet


NoteKind = Literal["late", "time", "left", "away", "back", "resigned", "bot", "took-back"]


class Note(Struct, frozen=True):
    """What happened to a seat besides its moves, and after which of the players' moves.

    `late`: its time was up, and a bot makes this one move. A bot plays from now on: `time`, since its time was up;
    `left`, as its owner wished; `away`, since they were gone; `resigned`, to the end. `back`: its owner plays again.
    `bot`: the move with this number was a bot's. `took-back`: the moves after this number were taken back.
    """

    after: int
    seat: int
    kind: NoteKind


class StopOffer(Struct, frozen=True):
    """Somebody would like to stop: all who have said so, and those who have not answered yet."""

    wanted: tuple[int, ...]
    waiting: tuple[int, ...]


class StudyOf(Struct, frozen=True):
    """The moment of another game from which a study goes on."""

    table: str | None  # told to those who play it
    round: int
    move: int  # how many moves of the seats came before


class ChatLine(Struct, frozen=True):
    """A line of the chat."""

    name: str
    person: str | None
    text: str
    at: int
    seat: int | None = None  # where they sit; null: they watch


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
    options: dict[str, Any] = field(default_factory=dict)  # as agreed; of what is long, only that there is something
    lots: bool = False  # who begins is drawn by lot
    practice: bool = False  # something seen was taken back: it counts for nothing
    told: bool = True  # replay and review can be looked at, once it is over


# ---- Messages -----------------------------------------------------------------------------------------------------


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


class LobbyMessage(Message, frozen=True, tag="lobby"):
    """The public tables."""

    tables: tuple[Summary, ...]


class TableMessage(Message, frozen=True, tag="table"):
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
    views: tuple[View, ...]  # one for each of my seats, or the spectators' alone; empty while people gather
    moves: tuple[str, ...]  # all moves of this game so far, as I may be told them
    facts: tuple[Fact, ...]  # of each of these moves
    times: Times | None
    outcome: Outcome | None  # of the game of this round
    sheet: tuple[Outcome, ...]  # of all games of the match that are over
    total: Outcome | None  # of the whole match, once it is over
    practice: bool  # this game counts for nothing: something seen was taken back, or it is a study
    study: StudyOf | None  # where it began, if it is one
    asked: TakeBackRequest | None
    offer: StopOffer | None
    notes: tuple[Note, ...]  # of this game, in their order
    lots: bool  # who begins is drawn by lot; once it is, `options` has the starter
    promise: Promised
    chat: tuple[ChatLine, ...]
    locked: bool  # nobody else is let in
    talk: bool  # those who watch may talk, too
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
    facts: tuple[Fact, ...]  # of each of these
    views: tuple[View, ...]
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
    said: ChatLine


class Reacted(Message, frozen=True, tag="reacted"):
    """Somebody reacted."""

    table: str
    name: str
    person: str
    reaction: str


class Gone(Message, frozen=True, tag="gone"):
    """The server is going down or turns this connection away; a client waits `again` seconds and comes back."""

    code: str
    text: str
    again: float | None


class Pong(Message, frozen=True, tag="pong"):
    """Yes."""

    now: int
    id: int | None = None


AnyMessage = Welcome | Done | Refused | LobbyMessage | TableMessage | Moved | Here | Chat | Reacted | Gone | Pong

encode = msgspec.json.Encoder().encode
