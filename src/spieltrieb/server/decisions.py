"""What may happen at a table: each function looks at the table and gives the entries that follow, or says why not.

Nothing is changed here, nothing is read from a clock or a database: `now` is given, and the caller commits the entries.
Who may ask for what is checked before (commands.py); here it is asked whether the table allows it now.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from spieltrieb.core import chance
from spieltrieb.core.errors import GameOver, SpieltriebError, Unreadable, WrongActor
from spieltrieb.core.moves import CHANCE_ACTOR, split
from spieltrieb.core.position import Position
from spieltrieb.server.entries import (
    Allowed,
    AnyEntry,
    Began,
    Closed,
    Handed,
    Kicked,
    Locked,
    Made,
    Mixed,
    Played,
    Rematched,
    Returned,
    Said,
    Sat,
    Steps,
    Stood,
)
from spieltrieb.server.errors import BadMessage, NotAllowed, NotNow, NotYourSeat, Stale, TableFull, TimeUp
from spieltrieb.server.people import Guest, told_apart
from spieltrieb.server.table import LAPSES, Table

STAND_IN = "level2"  # plays for those who left or whose time is up
MOST_WORDS = 100  # guests who mix words into the chance of one table: all who come are told all of them
GRACE = 500  # milliseconds that a move may be late, for the time it travelled


class NextTable(NamedTuple):
    """A new table at which those who play here go on."""

    id: str
    secret: str
    entries: tuple[AnyEntry, ...]


class Decision(Struct, frozen=True, gc=False):  # one of thousands under way, and in no cycle
    """What follows: entries for the log, and the position that a move leads to."""

    entries: tuple[AnyEntry, ...]
    after: tuple[Position, ...] = ()  # after each step of the move
    next: NextTable | None = None


# ---- Sitting down ------------------------------------------------------------------------------------------------


def sit(table: Table, guest: Guest, wanted: int | None, words: str, now: int) -> Decision:
    """A guest sits down; when the last seat is taken, the game begins."""
    if table.phase != "gathering":
        raise NotNow("The game has already begun; you can watch it.", reason="error-not-now-begun")
    if table.seats_of(guest.id):
        raise NotNow("You already have a seat at this table.", reason="error-not-now-seated")
    check_welcome(table, guest)
    free = [number for number, seat in enumerate(table.seats) if seat.open]
    if wanted is not None:
        check_seat(table, wanted)
    if wanted is not None and wanted not in free:
        raise TableFull("That seat is taken.", reason="error-table-full-seat")
    seat = free[0] if wanted is None else wanted
    taken = {other.player.name for other in table.seats}
    player = msgspec.structs.replace(guest.player(), name=told_apart(guest.name, taken))
    entries: list[AnyEntry] = [Sat(at=now, seat=seat, player=player)]
    if words:
        _check_words(table, guest)
        entries.append(Mixed(at=now, guest=guest.id, name=player.name, words=words))
    if len(free) == 1:
        entries.append(_beginning_after(table, entries, now))
    return Decision(tuple(entries))


def stand(table: Table, seat: int, now: int) -> Decision:
    """The owner of a seat gets up again, before the game begins."""
    if table.phase != "gathering":
        raise NotNow("The game has begun: hand your seat to a bot instead.", reason="error-not-now-stand")
    return Decision((Stood(at=now, seat=seat),))


def mix(table: Table, guest: Guest, words: str, now: int) -> Decision:
    """A player adds words to the chance of the table, as long as nothing was drawn."""
    if table.phase != "gathering":
        raise NotNow("The first tile is drawn: words can no longer be mixed in.", reason="error-not-now-mix")
    _check_words(table, guest)
    return Decision((Mixed(at=now, guest=guest.id, name=name_at(table, guest), words=words),))


def _check_words(table: Table, guest: Guest) -> None:
    if guest.id not in table.words and len(table.words) >= MOST_WORDS:
        raise NotNow("Too many have mixed words into the chance of this table.", reason="error-not-now-long")


def begin(table: Table, now: int) -> Began:
    """The next game begins."""
    starter = table.lot()
    return Began(at=now, steps=table.first_position(starter).history, starter=starter)


def _beginning_after(table: Table, entries: list[AnyEntry], now: int) -> Began:
    """The beginning that follows once these entries hold: names and words are part of it."""
    copy = Table(table.id, table.secret, _made_again(table))
    copy.words = dict(table.words)
    for entry in entries:
        copy.apply(entry)
    return begin(copy, now)


def _made_again(table: Table) -> Made:
    """How a table like this one, with those who sit there now, is made."""
    return Made(
        at=table.made,
        host=table.host,
        game=table.game.key,
        seats=tuple(seat.player for seat in table.seats),
        options=table.options,
        rounds=table.rounds,
        clock=table.clock,
        public=table.public,
        advice=table.advice,
        commitment=table.commitment,
        daily=table.daily,
        lots=table.lots,
    )


def next_round(table: Table, round: int, now: int) -> Decision:
    """The next game of the match begins."""
    if table.position is not None and round <= table.round:
        return Decision(())  # somebody was faster: the same result
    if not table.between_rounds or round != table.round + 1:
        raise NotNow("There is no next game to begin now.", reason="error-not-now-next")
    return Decision((begin(table, now),))


# ---- Moves -------------------------------------------------------------------------------------------------------


def move(table: Table, seat: int, round: int, step: int, text: str, now: int) -> Decision:
    """The owner of a seat moves, for the state after `step` steps.

    The same move sent twice counts once, and nobody is too slow because somebody else, who acts at the same time, was
    faster.
    """
    position = table.position
    if position is None:
        raise NotNow("The game has not begun: a seat is still free.", reason="error-not-now-waiting")
    if table.seats[seat].stand_in is not None:
        raise NotNow("A bot is playing for you; take your seat back first.", reason="error-not-now-bot")
    now_at = position.step
    if round != table.round or step > now_at:
        raise Stale(f"The move {text!r} is for another state of the table.", step=step, now=now_at)
    if step < now_at and _is_repeated(position, seat, step, text):
        return Decision(())
    if not position.actors or table.ended is not None:
        raise GameOver("The game is over; nothing can be played.", text=text, step=step)
    if seat in table.since and table.is_timed(seat) and now > table.since[seat] + table.left[seat] + GRACE:
        raise TimeUp("Your time was up before this move came.", seat=seat)
    return _moved(table, seat, position, _meant(position, seat, text), now)


def choose(table: Table, seat: int, round: int, asked: Position, action: int, now: int) -> Decision:
    """A bot moves for a seat, if that is still wanted: since it was asked, only others may have moved."""
    position = table.position
    if position is None or not table.acting or table.round != round or table.seats[seat].bot is None:
        return Decision(())
    step = asked.step
    if seat not in position.actors or not position.begins_with(asked) or _own_steps(position, seat, step):
        return Decision(())
    return _moved(table, seat, position, action, now)


def _moved(table: Table, seat: int, position: Position, action: int, now: int) -> Decision:
    way = position.advance_by(seat, action)
    steps = _alone(seat, action) if len(way) == 1 else way[-1].steps_from(position.step)
    spent = max(0, now - table.since[seat]) if seat in table.since and table.is_timed(seat) else 0
    return Decision((Played(at=now, seat=seat, steps=steps, spent=spent),), way)


@cache  # a game has few actions: all moves under way share them
def _alone(seat: int, action: int) -> Steps:
    """A step that brings no other."""
    return ((seat, action),)


def _meant(position: Position, seat: int, text: str) -> int:
    """The action that a seat means by a text: as it was offered, with or without the seat, or as it can be read."""
    texts, actions = position.choices(seat)
    if text in texts:
        return actions[texts.index(text)]
    if (spelled := f"{seat}:{text}") in texts:
        return actions[texts.index(spelled)]
    return _read(position, seat, text)


def _read(position: Position, seat: int, text: str) -> int:
    """The action that a seat means; never another's move, and nothing of another's moves in what is said of it."""
    named, rest = split(text)
    if named is not None and named != seat:
        raise NotYourSeat(f"{text!r} is a move of another seat than {seat}.", seat=seat)
    step = position.step + 1
    if seat not in position.actors:
        raise WrongActor(f"It is not for seat {seat} to act at move {step}.", seat=seat, step=step)
    try:
        return position.read(f"{seat}:{rest}")[1]
    except Unreadable:
        example = ", ".join(repr(str(move)) for move in position.legal(seat)[:3])
        raise Unreadable(
            f"{text!r} is not a move of {position.game.name} at move {step}; a move looks like {example}.",
            text=text,
            step=step,
        ) from None


def _own_steps(position: Position, seat: int, step: int) -> list[int]:
    return [step + later for later, (actor, _) in enumerate(position.steps_from(step)) if actor == seat]


def _is_repeated(position: Position, seat: int, step: int, text: str) -> bool:
    """Whether this move for an earlier state was made already.

    If it is still to be made, since only others who act at the same time have moved, it was not; otherwise it is stale.
    """
    stale = Stale(f"The move {text!r} is for a state that has passed.", step=step, now=position.step)
    if own := _own_steps(position, seat, step):
        try:
            meant = _read(position.at(own[0]), seat, text)
        except SpieltriebError:
            raise stale from None
        if meant == position.history[own[0]][1]:
            return True
        raise stale
    if any(actor == CHANCE_ACTOR for actor, _ in position.history[step:]) or seat not in position.at(step).actors:
        raise stale
    return False


# ---- Leaving and coming back -------------------------------------------------------------------------------------


def hand(table: Table, guest: Guest, seat: int, is_away: Callable[[str], bool], now: int) -> Decision:
    """A seat whose owner has been away for a while is handed to a bot, as another player wishes."""
    check_seat(table, seat)
    found = table.seats[seat]
    if table.phase != "playing" or found.player.guest is None:
        raise NotNow("This seat cannot be handed to a bot now.", reason="error-not-now-hand")
    if found.stand_in is not None and not found.once:
        return Decision(())
    if found.player.guest != guest.id and not is_away(found.player.guest):
        raise NotAllowed("This player is here, or left only a moment ago.", reason="error-not-allowed-here", seat=seat)
    why: Literal["left", "away"] = "left" if found.player.guest == guest.id else "away"
    return Decision((Handed(at=now, seat=seat, bot=STAND_IN, why=why),))


def come_back(table: Table, seat: int, now: int) -> Decision:
    """A player takes their seat back from the bot."""
    if table.seats[seat].resigned:
        raise NotNow("You gave up in this game; a bot plays it to the end.", reason="error-not-now-resigned")
    if table.seats[seat].stand_in is None:
        return Decision(())
    return Decision((Returned(at=now, seat=seat),))


def lapse(table: Table, now: int) -> Decision:
    """Clocks that have run out: a bot makes the move, or takes the seat where time was for the whole game."""
    late = [
        seat for seat, since in table.since.items() if table.is_timed(seat) and now >= since + table.left[seat] + GRACE
    ]
    for_one_move = table.clock.kind == "move"
    return Decision(
        tuple(
            Handed(
                at=now,
                seat=seat,
                bot=STAND_IN,
                once=for_one_move and table.seats[seat].lapses + 1 < LAPSES,
                why="time",
            )
            for seat in late
        )
    )


def due(table: Table) -> int | None:
    """When something happens at a table by itself: the first clock has run out."""
    deadline = table.deadline() if table.clock.kind != "none" else None
    return None if deadline is None else deadline + GRACE


def close(table: Table, guest: Guest | None, now: int, why: str = "") -> Decision:
    """The host closes a table that nobody else plays at; the administrator (no guest) any."""
    if table.closed is not None:
        return Decision(())
    if guest is not None:
        if table.phase == "over":
            raise NotNow("The game is over; there is nothing to close.", reason="error-not-now-close")
        if table.phase == "playing" and table.people - {guest.id}:
            raise NotAllowed("Others play here; hand your seat to a bot instead.", reason="error-not-allowed-close")
    return Decision((Closed(at=now, why=why),))


def lock(table: Table, on: bool, now: int) -> Decision:
    """The host lets nobody else in any more, or lets people in again."""
    return Decision(() if table.locked == on else (Locked(at=now, on=on),))


def kick(table: Table, guest: Guest, person: str, now: int) -> Decision:
    """The host shows somebody out: who sits there before the game begins, or who watches."""
    if person == guest.id:
        raise NotAllowed("You cannot show yourself out; close the table instead.", reason="error-not-allowed-self")
    if table.phase != "gathering" and table.seats_of(person):
        raise NotNow(
            "Whoever plays cannot be shown out of a game that has begun.",
            phase=table.phase,
            reason="error-not-now-kick",
        )
    return Decision(() if person in table.kicked else (Kicked(at=now, guest=person),))


def let_talk(table: Table, talk: bool, now: int) -> Decision:
    """The host lets those who watch talk, or no longer lets them."""
    return Decision(() if table.talk == talk else (Allowed(at=now, talk=talk),))


# ---- Chat, and the same again -------------------------------------------------------------------------------------


def said(table: Table, guest: Guest, text: str, now: int) -> Decision:
    """Somebody says something, under the name by which they are known at this table."""
    if not text:
        raise BadMessage("There is nothing in this message.", reason="error-bad-message-empty", problem="empty")
    return Decision((Said(at=now, guest=guest.id, name=name_at(table, guest), text=text),))


def name_at(table: Table, guest: Guest) -> str:
    """What a guest is called at a table: by their name there; others never by the name of one who does."""
    own = table.seats_of(guest.id)
    if own:
        return table.seats[own[0]].player.name
    return told_apart(guest.name, {seat.player.name for seat in table.seats})


def rematch(table: Table, guest: Guest, id: str, secret: str, now: int) -> Decision:
    """The same players continue at a new table, with the next starter; a study begins at its moment again."""
    if table.phase != "over" or table.daily is not None:
        raise NotNow("A rematch comes when all games are over; a daily deal has none.", reason="error-not-now-rematch")
    next_starter = {"starter": (table.options.get("starter", 0) + table.rounds) % table.players}
    made = msgspec.structs.replace(
        _made_again(table),
        at=now,
        host=guest.id,
        options={**table.options, **({} if table.study else next_starter)},
        commitment=chance.commitment(secret),
        lots=False,
    )
    entries: list[AnyEntry] = [made]
    if table.talk:
        entries.append(Allowed(at=now, talk=True))
    if table.study is not None:
        entries.append(msgspec.structs.replace(table.study, at=now))
    entries.append(begin(Table.from_log(id, secret, entries), now))
    return Decision((Rematched(at=now, table=id),), next=NextTable(id, secret, tuple(entries)))


# ---- Checks ------------------------------------------------------------------------------------------------------


def check_seat(table: Table, seat: int) -> None:
    """There must be such a seat."""
    if seat >= len(table.seats):
        raise NotYourSeat(f"There is no seat {seat}; the seats are 0 to {table.players - 1}.", seat=seat)


def check_welcome(table: Table, guest: Guest) -> None:
    """Whoever is not at the table yet must not have been shown out, and the host must let people in."""
    if guest.id == table.host or table.seats_of(guest.id):
        return
    if guest.id in table.kicked:
        raise NotAllowed("The host of this table has shown you out.", reason="error-not-allowed-kicked")
    if table.locked:
        raise NotAllowed("The host lets nobody else in at this table.", reason="error-not-allowed-locked")
