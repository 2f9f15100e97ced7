"""Taking a move back: who may, who must agree, and when a game becomes practice (docs/decisions/0012-take-backs.md)."""

from __future__ import annotations

from spieltrieb.core.takeback import is_past_chance, last_move, stays, without
from spieltrieb.server.decisions import Decision
from spieltrieb.server.entries import Agreed, AnyEntry, Asked, TookBack
from spieltrieb.server.errors import NoTakeBack, NotNow, NotYourSeat
from spieltrieb.server.table import Table


def back(table: Table, seat: int, now: int) -> Decision:
    """A seat takes its last move back: at once while it has seen nothing new, otherwise all other people are asked.

    Nobody goes back before a draw that others play for, too: it would come again, and be known. Whoever plays with bots
    alone may, and the game is practice then.
    """
    position = table.position
    if position is None or not position.actors or table.ended is not None:
        raise NoTakeBack("There is nothing to take back: no game is in progress.", reason="error-no-take-back-over")
    step = last_move(position, seat)
    if step is None or (table.study is not None and step < len(table.study.steps)):
        raise NoTakeBack("There is nothing to take back: you have not moved yet.", reason="error-no-take-back-first")
    if stays(position, step):
        raise NoTakeBack("A tile of the setup stays where it was put.", reason="error-no-take-back-stays")
    if without(position, step) is not None:
        return Decision((TookBack(at=now, seat=seat, step=step, alone=True),))
    if table.daily is not None:
        raise NoTakeBack(
            "In the daily deal a move stands once something new was seen.", reason="error-no-take-back-daily"
        )
    if not asked_of(table, seat):
        return Decision((TookBack(at=now, seat=seat, step=step, alone=False, practice=True),))
    if is_past_chance(position, step):
        raise NoTakeBack(
            "A move stands once a tile was turned up or taken after it.", reason="error-no-take-back-chance"
        )
    if table.declined == (seat, step):
        raise NoTakeBack("The others have said no; the move stands.", reason="error-no-take-back-declined")
    if table.asked is not None and table.asked.seat == seat and table.asked.step == step:
        return Decision(())
    return Decision((Asked(at=now, seat=seat, step=step),))


def asked_of(table: Table, seat: int) -> list[int]:
    """The seats whose owners must agree when this seat would like to take a move back: also while they are away.

    Whoever gave up has no say.
    """
    owner = table.seats[seat].player.guest
    return [
        number
        for number, other in enumerate(table.seats)
        if other.player.guest is not None and other.player.guest != owner and not other.resigned
    ]


def agree(table: Table, seat: int, yes: bool, step: int | None, now: int) -> Decision:
    """A seat answers the question whether a move may be taken back: the one with this step, or whichever is asked."""
    asked = table.asked
    if asked is None or (step is not None and step != asked.step):
        raise NotNow("Nobody is asking to take back a move any more.", reason="error-not-now-answer")
    if seat not in asked_of(table, asked.seat):
        raise NotYourSeat("You were not asked.", seat=seat)
    entries: list[AnyEntry] = [Agreed(at=now, seat=seat, yes=yes)]
    if yes and set(asked_of(table, asked.seat)) <= table.agreed | {seat}:
        entries.append(TookBack(at=now, seat=asked.seat, step=asked.step, alone=False))
    return Decision(tuple(entries))
