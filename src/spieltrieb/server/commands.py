"""What a client may ask for over its connection: one table of who may, what it needs, and what follows.

A connection (socket.py) reads a command and hands it over to `obey`. What changes a table is decided by its log's rules
(decisions.py) and goes through the hub; everything else is done at once.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from spieltrieb.core.errors import SpieltriebError
from spieltrieb.server import decisions, endings, messages, rendering, requests, take_backs
from spieltrieb.server.audience import done, refuse
from spieltrieb.server.decisions import Decision, check_seat
from spieltrieb.server.errors import BadMessage, NotAllowed, NotNow, NotYourSeat, Stale, TableClosed, TooMany
from spieltrieb.server.hub import Hub
from spieltrieb.server.live import Live, Ordered
from spieltrieb.server.people import LINE_LENGTH, WORDS_LENGTH, Guest, clean
from spieltrieb.server.presence import Listener
from spieltrieb.server.requests import REACTIONS, AnyCommand, Command
from spieltrieb.server.square import known_names
from spieltrieb.server.table import Table

MOST_WATCHED = 100  # tables at which one connection may look
MOST_ENTRIES = 20_000  # of a table's log, from which on the game can only be played to its end
log = logging.getLogger("spieltrieb.connections")


class Client(Listener, Protocol):
    """A connection that gives commands."""

    hub: Hub
    watching: dict[str, Live]  # by name
    has_left: bool  # it is gone: nothing that is still under way may note it anywhere


# ---- Who may -----------------------------------------------------------------------------------------------------

IsAway = Callable[[str], bool]  # whether a guest has been gone for long
Check = Callable[[Table, Guest, Any, str], None]  # also the command, and what it does in words


def anybody(table: Table, guest: Guest, command: Command, deed: str) -> None:
    """Anybody may."""


def player(table: Table, guest: Guest, command: Command, deed: str) -> None:
    """Those who sit at the table may."""
    if not table.seats_of(guest.id):
        raise NotAllowed(f"Only players can {deed}.", reason="error-not-allowed-players")


def player_or_host(table: Table, guest: Guest, command: Command, deed: str) -> None:
    """Those who sit at the table may, and whoever made it."""
    if guest.id != table.host:
        player(table, guest, command, deed)


def talker(table: Table, guest: Guest, command: Command, deed: str) -> None:
    """Those who sit at the table may, whoever made it, and where the host allows it those who watch."""
    if not table.talk:
        player_or_host(table, guest, command, deed)
    elif guest.id in table.kicked and not table.seats_of(guest.id):
        raise NotAllowed("The host of this table has shown you out.", reason="error-not-allowed-kicked")


def host(table: Table, guest: Guest, command: Command, deed: str) -> None:
    """Whoever made the table may."""
    if guest.id != table.host:
        raise NotAllowed(f"Only the host can {deed}.", reason="error-not-allowed-host")


def owner(table: Table, guest: Guest, command: Any, deed: str) -> None:
    """Whoever plays the seat that the command names may."""
    seat = command.seat
    if seat >= len(table.seats) or table.seats[seat].player.guest != guest.id:
        check_seat(table, seat)
        raise NotYourSeat(f"Seat {seat} is not yours.", seat=seat)


# ---- What is done at once ----------------------------------------------------------------------------------------


def _ping(client: Client, command: requests.Ping) -> None:
    client.tell(rendering.raw(messages.Pong(now=client.hub.now(), id=command.id)))


def _lobby(client: Client, command: requests.WatchLobby) -> None:
    lobby = client.hub.lobby
    if command.on:
        lobby.listeners.add(client)
        client.tell(lobby.message())
    else:
        lobby.listeners.discard(client)
    done(client, command.id)


def _watch(client: Client, live: Live, command: requests.Watch) -> None:
    if client.has_left:  # while the table was fetched: it would be looked at for ever
        return
    if live.table.id not in client.watching or client.guest.id in live.table.kicked:
        decisions.check_welcome(live.table, client.guest)
        rendering.check_told(live.table, client.guest.id, client.hub.wall())
    if len(client.watching) >= MOST_WATCHED and live.table.id not in client.watching:
        raise TooMany("You are looking at too many tables at once. Close one first.", most=MOST_WATCHED)
    client.watching[live.table.id] = live
    client.hub.audience.watch(live, client)
    client.hub.pacemaker.go_on(live)  # bots among themselves may have waited for somebody to look on
    done(client, command.id)


def _unwatch(client: Client, live: Live, command: requests.Unwatch) -> None:
    client.watching.pop(live.table.id, None)
    client.hub.audience.unwatch(live, client)
    done(client, command.id)


def _react(client: Client, live: Live, command: requests.React) -> None:
    if command.reaction not in REACTIONS:
        known = ", ".join(REACTIONS)
        raise BadMessage(f"There is no reaction {command.reaction!r}; there are: {known}.", problem="reaction")
    guest = client.guest
    name = decisions.name_at(live.table, guest)
    reacted = messages.Reacted(table=live.table.id, name=name, person=guest.id, reaction=command.reaction)
    client.hub.audience.tell(live, reacted)
    done(client, command.id)


def _report(client: Client, live: Live, command: requests.ReportPerson) -> None:
    hub = client.hub
    hub.square.count_report(client.guest.id, client.address)
    report = hub.square.report(live.table, client.guest, command, hub.now())

    def kept(error: Exception | None) -> None:
        if error is None:
            done(client, command.id)
        else:
            complain(client, error, command.id, live.table.id)

    hub.storage.save_report(report, kept)


def _rematch(client: Client, live: Live, command: requests.Rematch) -> None:
    client.hub.rematch(live, client, command.id)


# ---- What is decided at the table --------------------------------------------------------------------------------


def _move(table: Table, guest: Guest, wish: requests.Move, now: int) -> Decision:
    if wish.number is not None and wish.number < table.seats[wish.seat].taken_back:
        raise Stale(f"The move {wish.move!r} was taken back meanwhile.", step=wish.step, now=table.step)
    return decisions.move(table, wish.seat, wish.round, wish.step, wish.move, now)


def _sit(table: Table, guest: Guest, wish: requests.Sit, now: int) -> Decision:
    return decisions.sit(table, guest, wish.seat, clean(wish.words, WORDS_LENGTH), now)


def _stand(table: Table, guest: Guest, wish: requests.Stand, now: int) -> Decision:
    return decisions.stand(table, wish.seat, now)


def _mix(table: Table, guest: Guest, wish: requests.Mix, now: int) -> Decision:
    return decisions.mix(table, guest, clean(wish.words, WORDS_LENGTH), now)


def _back(table: Table, guest: Guest, wish: requests.Back, now: int) -> Decision:
    return take_backs.back(table, wish.seat, now)


def _agree(table: Table, guest: Guest, wish: requests.Agree, now: int) -> Decision:
    return take_backs.agree(table, wish.seat, wish.yes, wish.step, now)


def _hand(table: Table, guest: Guest, wish: requests.Hand, now: int, is_away: IsAway) -> Decision:
    return decisions.hand(table, guest, wish.seat, is_away, now)


def _return(table: Table, guest: Guest, wish: requests.Return, now: int) -> Decision:
    return decisions.come_back(table, wish.seat, now)


def _resign(table: Table, guest: Guest, wish: requests.Resign, now: int) -> Decision:
    return endings.resign(table, guest, now)


def _stop(table: Table, guest: Guest, wish: requests.Stop, now: int) -> Decision:
    return endings.stop(table, guest, wish.yes, now)


def _next(table: Table, guest: Guest, wish: requests.NextRound, now: int) -> Decision:
    return decisions.next_round(table, wish.round, now)


def _close(table: Table, guest: Guest, wish: requests.Close, now: int) -> Decision:
    return decisions.close(table, guest, now)


def _say(table: Table, guest: Guest, wish: requests.Say, now: int) -> Decision:
    return decisions.said(table, guest, clean(wish.text, LINE_LENGTH), now)


def _lock(table: Table, guest: Guest, wish: requests.Lock, now: int) -> Decision:
    return decisions.lock(table, wish.on, now)


def _kick(table: Table, guest: Guest, wish: requests.Kick, now: int) -> Decision:
    return decisions.kick(table, guest, wish.person, now)


def _is_noticed(live: Live, wish: requests.Kick) -> None:
    """Only somebody who is or was at the table can be shown out, not a name that nobody has."""
    table, person = live.table, wish.person
    is_here = person in known_names(table) or any(reader.guest.id == person for reader in live.readers)
    if not is_here and person not in table.kicked:
        sentence = "Only somebody who sits, watches or talks at this table can be shown out."
        raise NotAllowed(sentence, reason="error-not-allowed-kick")


def _talk(table: Table, guest: Guest, wish: requests.Talk, now: int) -> Decision:
    return decisions.let_talk(table, wish.on, now)


# ---- The table of all commands -----------------------------------------------------------------------------------


class Order(NamedTuple):
    """How a command is carried out: who may give it, what it needs, and one way to do it."""

    who: Check
    deed: str  # what it does, after "Only players can ..."
    decide: Callable[..., Decision] | None = None  # what follows for the table's log: table, guest, command, now
    act: Callable[[Any, Live, Any], None] | None = None  # or what is done at the table at once
    anywhere: Callable[[Any, Any], None] | None = None  # or what needs no table
    needs_open: bool = True  # the table must not be closed
    is_chat: bool = False  # it counts as something said
    is_read: bool = False  # others can read what it says
    needs_presence: bool = False  # `decide` is also told who has been away for long
    is_seldom: bool = False  # it isn't part of playing: a guest may do only so much of it (hub.ORDERS_RATE)
    adds: bool = False  # it could make the log grow without end, and is refused once the log is long
    check_live: Callable[[Live, Any], None] | None = None  # what else must hold, by who looks at the table


ORDERS: dict[type[Command], Order] = {
    requests.Ping: Order(anybody, "ask whether the server is there", anywhere=_ping),
    requests.WatchLobby: Order(anybody, "look at the lobby", anywhere=_lobby),
    requests.Watch: Order(anybody, "watch", act=_watch, needs_open=False),
    requests.Unwatch: Order(anybody, "stop watching", act=_unwatch, needs_open=False),
    requests.Sit: Order(anybody, "sit down", _sit, is_read=True, is_seldom=True, adds=True),
    requests.Stand: Order(owner, "get up", _stand, is_seldom=True, adds=True),
    requests.Mix: Order(
        player_or_host, "mix words into the chance of the table", _mix, is_read=True, is_seldom=True, adds=True
    ),
    requests.Move: Order(owner, "move", _move),
    requests.Back: Order(owner, "take a move back", _back, is_seldom=True, adds=True),
    requests.Agree: Order(owner, "agree", _agree),
    requests.Hand: Order(player, "hand a seat to a bot", _hand, needs_presence=True, is_seldom=True, adds=True),
    requests.Return: Order(owner, "take a seat back", _return, is_seldom=True, adds=True),
    requests.Resign: Order(player, "give up", _resign, is_seldom=True),
    requests.Stop: Order(player, "stop the game", _stop, is_seldom=True),
    requests.NextRound: Order(player_or_host, "go on with the match", _next, is_seldom=True),
    requests.Rematch: Order(player_or_host, "ask for a rematch", act=_rematch, is_seldom=True),
    requests.Close: Order(host, "close the table", _close, needs_open=False, is_seldom=True),
    requests.Say: Order(talker, "talk here", _say, is_chat=True, is_read=True, adds=True),
    requests.React: Order(player, "react", act=_react, is_chat=True),
    requests.Lock: Order(host, "lock the table", _lock, is_seldom=True, adds=True),
    requests.Kick: Order(host, "show somebody out", _kick, is_seldom=True, adds=True, check_live=_is_noticed),
    requests.Talk: Order(host, "say who may talk", _talk, is_seldom=True, adds=True),
    requests.ReportPerson: Order(anybody, "report somebody", act=_report, needs_open=False),
}


def check(order: Order, table: Table, guest: Guest, command: Any) -> None:
    """Make sure that a guest may give this command at this table."""
    if order.needs_open and table.closed is not None:
        raise TableClosed("This table was closed.", why=table.closed.why)
    if order.adds and table.number >= MOST_ENTRIES:
        raise NotNow(
            "So much has happened at this table that it can only be played to its end.", reason="error-not-now-long"
        )
    order.who(table, guest, command, order.deed)


def decide(order: Order, guest: Guest, command: Any, is_away: IsAway, table: Table, now: int) -> Decision:
    """What follows from a command at a table, if its guest may give it."""
    check(order, table, guest, command)
    assert order.decide is not None
    if order.needs_presence:
        return order.decide(table, guest, command, now, is_away)
    return order.decide(table, guest, command, now)


def obey(client: Client, command: AnyCommand) -> None:
    """Do what a command asks for, or raise what is wrong with it; what waits for a commit is answered later."""
    order = ORDERS[type(command)]
    if order.anywhere is not None:
        order.anywhere(client, command)
        return
    name: str = command.table  # type: ignore[union-attr]
    live = client.hub.tables.get(name)
    if live is not None:
        if name not in client.watching and not live.table.seats_of(client.guest.id):
            client.hub.guesses.check(client.guest.id, client.address)
        _obey_at(live, client, order, command)
    elif client.hub.town is not None:
        client.hub.town.seek(client, command)
    else:
        client.hub.later(_find_and_obey(client, order, command, name))


def _obey_at(live: Live, client: Client, order: Order, command: AnyCommand) -> None:
    hub, guest = client.hub, client.guest
    if order.is_chat:
        check(order, live.table, guest, command)
        if live.table.id not in client.watching and not live.table.seats_of(guest.id):
            raise NotAllowed(f"Only those who are at the table can {order.deed}.", reason="error-not-allowed-players")
        hub.square.take(guest.id, client.address)
    if order.is_seldom:
        hub.orders.take(guest.id, client.address)
    if order.check_live is not None:
        check(order, live.table, guest, command)
        order.check_live(live, command)
    if order.is_read:
        command = hub.square.tidied(command)
    if order.act is not None:
        check(order, live.table, guest, command)
        order.act(client, live, command)
    else:
        hub.submit(live, Ordered(decide, order, guest, command, hub.presence.is_away), client, command.id)


async def _find_and_obey(client: Client, order: Order, command: AnyCommand, name: str) -> None:
    """The table was put away: fetch it first."""
    try:
        _obey_at(await client.hub.look_up(name, client.guest.id, client.address), client, order, command)
    except Exception as problem:
        complain(client, problem, command.id, name)


def complain(client: Client, problem: Exception, id: int | None, table: str | None) -> None:
    """Tell a client what was wrong with its command."""
    if not isinstance(problem, SpieltriebError):
        log.exception("broken", exc_info=problem)
    client.hub.figures.note_refusal(problem)
    refuse(client, problem, id, table)
