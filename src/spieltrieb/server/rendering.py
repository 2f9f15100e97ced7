"""What readers are told: the only place where messages about a table are made, always from a veiled state.

A reader is a tuple of seats: those a connection's guest plays, or none for a spectator.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from spieltrieb.core import position as core
from spieltrieb.core.facts import Fact, Step, facts_of, recalled_facts
from spieltrieb.core.position import Position
from spieltrieb.server import messages
from spieltrieb.server.daily import is_over_everywhere
from spieltrieb.server.entries import Said, TimeLimit
from spieltrieb.server.errors import NotNow
from spieltrieb.server.seats import Seat
from spieltrieb.server.table import Table
from spieltrieb.server.take_backs import asked_of

Reader = tuple[int, ...]
IsHere = Callable[[str], bool]
_NOBODY: tuple[None] = (None,)  # the seat of a spectator
# How the view of a seat begins, and its moves where it has none.
_SEAT = {None: b'{"seat":null'} | {seat: b'{"seat":%d' % seat for seat in range(4)}
_NO_MOVES = b'"legal":[]'


class Shown:
    """A game as it stands, shown to several readers: everything is made once, and what all may see once for all."""

    __slots__ = ("_public", "_recalled", "_steps", "_told", "_views", "position")

    def __init__(self, position: Position, steps: Sequence[Step] = ()) -> None:
        self.position = position
        self._steps = steps  # what just happened
        self._public: tuple[bytes, bytes] | None = None  # of a game that hides nothing: see _view
        self._views: dict[int | None, bytes] = {}  # by seat
        self._told: dict[int | None, bytes] = {}
        self._recalled: dict[int | None, tuple[tuple[str, ...], tuple[Fact, ...]]] | None = None  # seldom asked for

    def views(self, reader: Reader) -> list[bytes]:
        """The views of a reader, as JSON: one for each of their seats, or the spectators'."""
        known = self._views
        return [known.get(seat) or self._view(seat) for seat in reader or _NOBODY]

    def _view(self, seat: int | None) -> bytes:
        position = self.position
        if position.game.hides:
            view = messages.encode(position.view(seat))
        else:  # then views differ in two fields alone, the first and the third
            if self._public is None:
                before, _, after = messages.encode(position.view(None)).partition(_NO_MOVES)
                self._public = before.removeprefix(_SEAT[None]), after
            before, after = self._public
            if seat is not None and seat in position.seats_to_act:
                legal = b'"legal":%b' % messages.encode(position.choices(seat)[0])
            else:
                legal = _NO_MOVES
            view = b"".join((_SEAT[seat], before, legal, after))
        self._views[seat] = view
        return view

    def _beginning(self, table: Table, seat: int | None, now: Callable[[], int]) -> bytes:
        """A message of what just happened, up to the views: the same for all who may be told the same."""
        told = [before.tell(actor, action, seat) for before, _, actor, action in self._steps]
        known = facts_of(self._steps, told)
        clocks = None if table.clock.kind == "none" else times(table, now())
        found = self._told[seat] = (
            b'{"is":"moved","table":"%b","number":%d,"round":%d,"step":%d,"told":%b,"facts":%b%b,"views":['
            % (
                table.id.encode(),
                table.number,
                table.round,
                self.position.step,
                messages.encode(told),
                messages.encode(known),
                b"" if clocks is None else b',"times":' + messages.encode(clocks),
            )
        )
        return found

    def moved(self, table: Table, reader: Reader, now: Callable[[], int], id: int | None) -> bytes:
        """Something was played: a `messages.Moved`. Most messages are of this kind, so it is put together by hand.

        People who share a screen are told what all of them may know.
        """
        ear = self._ear(reader)
        beginning = self._told.get(ear) or self._beginning(table, ear, now)
        end = b"]}" if id is None else b'],"id":%d}' % id
        if len(reader) == 1:
            return b"".join((beginning, self._views.get(reader[0]) or self._view(reader[0]), end))
        return b"".join((beginning, b",".join(self.views(reader)), end))

    def recalled(self, reader: Reader) -> tuple[tuple[str, ...], tuple[Fact, ...]]:
        """All moves of the game so far, and their facts, as a reader who comes to the table may be told them."""
        if self._recalled is None:
            self._recalled = {}
        seat, position = self._ear(reader), self.position
        if seat not in self._recalled:
            self._recalled[seat] = tuple(position.recalled(seat)), tuple(recalled_facts(position, seat))
        return self._recalled[seat]

    def _ear(self, reader: Reader) -> int | None:
        """The seat whose knowledge a reader's texts are made from."""
        return reader[0] if self.position.game.hides and len(reader) == 1 else None


def whole(
    table: Table, shown: Shown | None, reader: Reader, is_here: IsHere, watchers: int, now: int, wall: int
) -> bytes:
    """All that a reader may know of a table; `shown` is its game, once there is one.

    Clocks at the table go by `now`, the server's time, which never jumps; which day it is says `wall`, the calendar's.
    """
    position = table.position
    moves, known = ((), ()) if shown is None else shown.recalled(reader)
    return messages.encode(
        messages.TableMessage(
            table=table.id,
            number=table.number,
            game=table.game.key,
            options=table.options,
            phase=table.phase,
            rounds=table.rounds,
            round=table.round,
            clock=clock(table.clock),
            public=table.public,
            advice=table.advice,
            daily=table.daily,
            host=table.host,
            seats=seats(table, is_here),
            mine=reader,
            step=table.step,
            views=() if shown is None else tuple(map(msgspec.Raw, shown.views(reader))),
            moves=moves,
            facts=known,
            times=times(table, now),
            outcome=None if position is None else outcome(table, position.outcome or table.total(), table.round),
            sheet=tuple(
                told
                for n, game in enumerate(table.finished, 1)
                if (told := outcome(table, game.outcome, n)) is not None
            ),
            total=outcome(table, table.total()),
            practice=table.round in table.practice,
            study=_study(table, reader),
            asked=_asked(table),
            offer=stop_offer(table),
            notes=tuple(table.notes),
            lots=table.lots,
            promise=promise(table, wall),
            chat=tuple(said(table, line) for line in table.chat),
            locked=table.locked,
            talk=table.talk,
            rematch=table.rematch,
            watchers=watchers,
            now=now,
        )
    )


def clock(limit: TimeLimit) -> messages.Clock:
    """How time is kept."""
    return messages.Clock(limit.kind, limit.seconds, limit.increment)


def seats(table: Table, is_here: IsHere) -> tuple[messages.Seat, ...]:
    """The seats as everybody sees them."""
    return tuple(_seat(seat, is_here) for seat in table.seats)


def _seat(seat: Seat, is_here: IsHere) -> messages.Seat:
    player = seat.player
    return messages.Seat(
        kind="open" if seat.open else "bot" if player.bot else "person",
        name=player.name,
        avatar=player.avatar,
        person=player.guest,
        bot=seat.bot,
        screen=player.screen,
        here=player.guest is not None and is_here(player.guest),
        resigned=seat.resigned,
    )


def times(table: Table, now: int) -> messages.Times | None:
    """What the clocks say."""
    if table.clock.kind == "none" or table.position is None:
        return None
    return messages.Times(
        at=now,
        left=tuple(table.left_at(seat, now) for seat in range(table.players)),
        running=tuple(seat for seat in table.since if table.is_timed(seat)),
    )


def outcome(table: Table, result: core.Outcome | None, round: int | None = None) -> messages.Outcome | None:
    """How a game ended, or all of them together, with the title that a solo game earns."""
    if result is None:
        return None
    return messages.Outcome(result.scores, result.winners, result.reason, table.title(result, round))


def _study(table: Table, reader: Reader) -> messages.StudyOf | None:
    """Where a study began. Who knows the name of a table may come in there: it is for those who know it already."""
    if table.study is None:
        return None
    return messages.StudyOf(table.study.table if reader else None, table.study.round, table.study.move)


def _asked(table: Table) -> messages.TakeBackRequest | None:
    if table.asked is None:
        return None
    waiting = tuple(seat for seat in asked_of(table, table.asked.seat) if seat not in table.agreed)
    return messages.TakeBackRequest(seat=table.asked.seat, step=table.asked.step, waiting=waiting)


def stop_offer(table: Table) -> messages.StopOffer | None:
    """Who would like to stop, and who has not answered yet."""
    if not table.stopping or table.ended is not None:
        return None
    seats = [(number, seat.player.guest) for number, seat in enumerate(table.seats) if not seat.resigned]
    return messages.StopOffer(
        wanted=tuple(number for number, guest in seats if guest in table.stopping),
        waiting=tuple(number for number, guest in seats if guest and guest not in table.stopping),
    )


def is_revealed(table: Table, wall: int) -> bool:
    """Whether the secret of a table may be shown: all its games are over, and nobody can still play its deal."""
    return table.phase == "over" and is_told(table, wall)


def is_told(table: Table, wall: int) -> bool:
    """Whether its finished games may be told to anybody: those of a daily deal when the day is over everywhere."""
    return table.daily is None or is_over_everywhere(table.daily, wall)


def check_told(table: Table, guest: str | None, wall: int) -> None:
    """What a daily deal brings is for everybody to find out by themselves, as long as it is that day anywhere."""
    if not is_told(table, wall) and (guest is None or not table.seats_of(guest)):
        raise NotNow(
            "The games of a daily deal are shown when the day is over everywhere: at noon UTC on the next day.",
            phase=table.phase,
            reason="error-not-now-daily",
        )


def promise(table: Table, wall: int) -> messages.Promised:
    """What proves that the deal is fair."""
    words = tuple(messages.MixedWords(mixed.name, mixed.words, mixed.guest) for mixed in table.words.values())
    if not is_revealed(table, wall):
        return messages.Promised(table.commitment, words)
    seeds = tuple(table.seed_of(round) for round in range(1, table.rounds + 1))
    return messages.Promised(table.commitment, words, table.secret, seeds)


def said(table: Table, line: Said) -> messages.ChatLine:
    """A line of the chat."""
    seat = next(iter(table.seats_of(line.guest)), None)
    return messages.ChatLine(name=line.name, person=line.guest, text=line.text, at=line.at, seat=seat)


def agreed_options(table: Table) -> dict[str, Any]:
    """The options that were agreed; of those that are long, like the tiles of a box, only that there are some."""
    long = {option.name for option in table.game.options if option.kind == "data"}
    return {name: True if name in long else value for name, value in table.options.items()}


def summary(table: Table, guest: str | None, is_here: IsHere, wall: int = 0) -> messages.Summary:
    """A table in a list; `wall` is the time of calendars, by which daily deals are told."""
    mine = () if guest is None else table.seats_of(guest)
    acting = table.acting
    return messages.Summary(
        id=table.id,
        game=table.game.key,
        phase=table.phase,
        seats=seats(table, is_here),
        rounds=table.rounds,
        clock=clock(table.clock),
        public=table.public,
        advice=table.advice,
        daily=table.daily,
        made=table.made,
        moved=table.moved,
        mine=mine,
        my_turn=any(seat in acting and table.seats[seat].stand_in is None for seat in mine),
        outcome=outcome(table, table.total()),
        options=agreed_options(table),
        lots=table.lots,
        practice=bool(table.practice),
        told=is_told(table, wall),
    )


def here(table: Table, is_here: IsHere, watchers: int) -> bytes:
    """Who is connected."""
    present = tuple(seat.player.guest is not None and is_here(seat.player.guest) for seat in table.seats)
    return messages.encode(messages.Here(table=table.id, here=present, watchers=watchers))


def raw(message: msgspec.Struct) -> bytes:
    """Any message that shows no state."""
    return messages.encode(message)
