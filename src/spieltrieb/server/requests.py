"""What a client may ask for: every command over the WebSocket, and a wish for a table, as typed structs.

A command has a word in "do". It may carry a number in "id"; the answer to it carries the same number.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from spieltrieb.server.messages import ClockKind

LONGEST_CLOCK = 60 * 60 * 24 * 14  # seconds
MOST_STEPS = 100_000  # more than any game has
MOST_ROUNDS = 20

Words = Annotated[str, Meta(max_length=200)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
StepNumber = Annotated[int, Meta(ge=0, le=MOST_STEPS)]
RoundNumber = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
Id = Annotated[int, Meta(ge=0, le=2**53)]

PersonId = Annotated[str, Meta(min_length=1, max_length=40)]

ReportReason = Literal["insult", "spam", "name", "cheating", "other"]
SeatKind = Literal["me", "bot", "open", "screen"]

# ---- A wish for a table -------------------------------------------------------------------------------------------


class SeatWish(Struct, frozen=True):
    """Who should sit in a seat: me, a bot, another person at my screen, or whoever comes."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=40)] = "level2"
    name: Annotated[str, Meta(max_length=200)] = ""  # of a person at my screen


class ClockWish(Struct, frozen=True):
    """How time should be kept: not at all, for every move, or for the whole game with an increment for each move."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=4)]
    options: dict[str, Any] = field(default_factory=dict)
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 1  # 1: a single game; 0: a match as the leaflet has it
    clock: ClockWish = ClockWish()
    public: bool = False  # listed in the lobby; otherwise only those with the link find it
    advice: bool | None = None  # whether advice may be asked for; None: only where no two people play each other
    words: Words = ""  # mixed into the chance of the table
    commitment: Annotated[str, Meta(max_length=64)] = ""  # that the server promised me before it knew my words
    talk: bool = False  # whether those who watch may talk, too
    lots: bool = False  # who begins is drawn by lot, where `options` does not say


class TryOut(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to go on from a moment of a game that is over: after which move, in this seat, against these bots."""

    move: StepNumber
    seat: SeatNumber
    round: RoundNumber = 1
    bot: Annotated[str, Meta(max_length=40)] = "level3"


# ---- Commands -----------------------------------------------------------------------------------------------------


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Anything a client asks for."""

    id: Id | None = None


class WatchLobby(Command, frozen=True, tag="lobby"):
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
    """A move, for the state after `step` steps of this round."""

    table: TableId
    seat: SeatNumber
    step: StepNumber
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    round: RoundNumber = 1
    number: StepNumber | None = None  # of the table as I saw it: once the move was taken back, it is not made again


class Back(Command, frozen=True, tag="back"):
    """I would like to take my last move back."""

    table: TableId
    seat: SeatNumber


class Agree(Command, frozen=True, tag="agree"):
    """My answer to somebody who would like to take a move back."""

    table: TableId
    seat: SeatNumber
    yes: bool
    step: StepNumber | None = None  # of the question that is answered, as in `asked`


class Hand(Command, frozen=True, tag="hand"):
    """Let a bot play for a seat whose owner has left."""

    table: TableId
    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    """I am back, and take my seat back from the bot."""

    table: TableId
    seat: SeatNumber


class Resign(Command, frozen=True, tag="resign"):
    """I give up, in all my seats; a bot plays them to the end, where there are people left to play with."""

    table: TableId


class Stop(Command, frozen=True, tag="stop"):
    """I would like to stop, or agree to it; or would rather go on. When all people agree, the game is over."""

    table: TableId
    yes: bool = True


class NextRound(Command, frozen=True, tag="next"):
    """Begin the next game of the match, which has this number."""

    table: TableId
    round: RoundNumber


class Rematch(Command, frozen=True, tag="rematch"):
    """The same again, with the next starter."""

    table: TableId


class Close(Command, frozen=True, tag="close"):
    """The table that I made is no longer needed."""

    table: TableId


class Say(Command, frozen=True, tag="say"):
    """A line for the chat."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Lock(Command, frozen=True, tag="lock"):
    """Let nobody else in at the table that I made, or do again."""

    table: TableId
    on: bool = True


class Kick(Command, frozen=True, tag="kick"):
    """Show somebody out of the table that I made."""

    table: TableId
    person: PersonId


class Talk(Command, frozen=True, tag="talk"):
    """Let those who watch talk at the table that I made, or no longer."""

    table: TableId
    on: bool = True


class ReportPerson(Command, frozen=True, tag="report"):
    """Tell those who run the server of somebody at this table."""

    table: TableId
    person: PersonId
    reason: ReportReason = "other"


REACTIONS = ("hello", "well-played", "thanks", "oops", "wow", "thinking", "hurry", "bye")


class React(Command, frozen=True, tag="react"):
    """A quick reaction."""

    table: TableId
    reaction: Annotated[str, Meta(max_length=20)]


class Ping(Command, frozen=True, tag="ping"):
    """Are you there?"""


AnyCommand = (
    WatchLobby | Watch | Unwatch | Sit | Stand | Mix | Move | Back | Agree | Hand | Return | Resign | Stop | NextRound
    | Rematch | Close | Say | React | Lock | Kick | Talk | ReportPerson | Ping
)  # fmt: skip

decode_command = msgspec.json.Decoder(AnyCommand).decode
