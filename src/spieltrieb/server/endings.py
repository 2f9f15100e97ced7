"""Ending a game before it is through: giving up, or stopping when all agree (docs/decisions/0020-endings.md)."""

from __future__ import annotations

from spieltrieb.server.decisions import STAND_IN, Decision
from spieltrieb.server.entries import AnyEntry, Ended, Resigned, Stopping
from spieltrieb.server.errors import NotNow
from spieltrieb.server.people import Guest
from spieltrieb.server.table import Table


def resign(table: Table, guest: Guest, now: int) -> Decision:
    """A guest gives up in all their seats.

    With one other seat, or where nobody else plays but bots, that is the end, and the others have won. Otherwise a bot
    plays the seats to the end, so that the others can go on.
    """
    _check_running(table)
    own = [seat for seat in table.seats_of(guest.id) if not table.seats[seat].resigned]
    if not own:
        return Decision(())
    entries: list[AnyEntry] = [Resigned(at=now, seat=seat, bot=STAND_IN) for seat in own]
    left = [number for number, seat in enumerate(table.seats) if number not in own and not seat.resigned]
    if len(left) == 1 or not _people(table, guest.id):
        entries.append(Ended(at=now, reason="resigned", winners=tuple(left)))
    return Decision(tuple(entries))


def stop(table: Table, guest: Guest, yes: bool, now: int) -> Decision:
    """A guest would like to stop, or agrees to it: once all people do, the game is over and counts for nobody.

    Whoever says no is not asked again, by anybody, before the game has gone on.
    """
    _check_running(table)
    if not yes:
        return Decision((Stopping(at=now, guest=guest.id, yes=False),) if table.stopping else ())
    if guest.id in table.stopping:
        return Decision(())
    if not table.stopping and table.refused_stop == (table.round, table.step):
        raise NotNow("The others would rather go on. Ask again after a move.", reason="error-not-now-stop")
    entries: list[AnyEntry] = [Stopping(at=now, guest=guest.id, yes=True)]
    if _people(table, guest.id) <= table.stopping:
        entries.append(Ended(at=now, reason="stopped"))
    return Decision(tuple(entries))


def _people(table: Table, but: str) -> set[str]:
    """The other guests who still play."""
    return {seat.player.guest for seat in table.seats if seat.player.guest and not seat.resigned} - {but}


def _check_running(table: Table) -> None:
    if table.phase != "playing":
        raise NotNow("There is no game in progress.", reason="error-not-now-end")
    if table.daily is not None:
        raise NotNow("A daily deal is played to its end, or left; it waits for you.", reason="error-not-now-end-daily")
