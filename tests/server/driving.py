"""A table in this process, with its log and a clock that stands still: what is decided happens, as in the hub."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from spieltrieb.server import commands, decisions
from spieltrieb.server.commands import ORDERS
from spieltrieb.server.decisions import Decision
from spieltrieb.server.entries import AnyEntry, read_entry, write_entry
from spieltrieb.server.new_tables import make
from spieltrieb.server.people import Guest
from spieltrieb.server.requests import ClockWish, NewTable, SeatWish
from spieltrieb.server.table import Table

SECRET = "5ec4e7" * 10 + "0000"
NOON = 1_800_000_000_000  # where clocks begin


def a_guest(name: str) -> Guest:
    return Guest(id=f"{name.lower()}-id", name=name, avatar="fox", language="en", made=0)


ANN, BOB, CYD, DAN, EVE = (a_guest(name) for name in ("Ann", "Bob", "Cyd", "Dan", "Eve"))


def seats(*kinds: str) -> list[SeatWish]:
    """Seats: me, open, screen, or the name of a bot."""
    return [SeatWish(kind) if kind in ("me", "open", "screen") else SeatWish("bot", bot=kind) for kind in kinds]  # type: ignore[arg-type]


COMMANDS: dict[str, Any] = {kind.__struct_config__.tag: kind for kind in ORDERS}


def _decide(command: Any, guest: Guest, away: bool, table: Table, now: int) -> Decision:
    return commands.decide(ORDERS[type(command)], guest, command, lambda other: away, table, now)


class Driven:
    """A table that is driven step by step."""

    def __init__(self, game: str, *kinds: str, secret: str = SECRET, daily: str | None = None, **wish: Any) -> None:
        self.now = NOON
        self.log: list[AnyEntry] = list(
            make(NewTable(game=game, seats=seats(*kinds), **wish), ANN, self.now, secret, daily)
        )
        self.table = Table.from_log("table", secret, self.log)

    def do(self, decide: Callable[..., Decision], *arguments: Any) -> tuple[AnyEntry, ...]:
        """Let something happen; the entries that followed."""
        decision = decide(self.table, *arguments, now=self.now)
        self.log += decision.entries
        for entry in decision.entries:
            self.table.apply(entry, decision.after[-1] if decision.after else None)
        return decision.entries

    def ask(self, guest: Guest, do: str, away: bool = False, **fields: Any) -> tuple[AnyEntry, ...]:
        """A guest gives a command, as a client would; the entries that followed. `away`: all others have left."""
        command = COMMANDS[do](table=self.table.id, **fields)
        return self.do(partial(_decide, command, guest, away))

    def move(self, guest: Guest, seat: int, text: str, step: int | None = None, round: int | None = None) -> Any:
        """A guest moves, for the state as it is unless another is named."""
        where = len(self.position.history) if step is None else step
        return self.ask(guest, "move", seat=seat, round=round or self.table.round, step=where, move=text)

    def guest(self, seat: int) -> Guest:
        """Who sits there."""
        return next(g for g in (ANN, BOB, CYD, DAN, EVE) if g.id == self.table.seats[seat].player.guest)

    def bot_moves(self, seat: int, choice: int = 0) -> None:
        """The bot of a seat moves."""
        position = self.position
        action = position.legal(seat)[choice].action
        assert self.do(decisions.choose, seat, self.table.round, position, action)

    def play(self, chooser: random.Random, steps: int = 10_000) -> None:
        """Random moves of everybody, bots included, until the game is over."""
        while self.table.acting and steps:
            steps -= 1
            seat = chooser.choice(self.table.acting)
            if self.table.seats[seat].bot is not None:
                self.bot_moves(seat, chooser.randrange(len(self.position.legal(seat))))
            else:
                self.move(self.guest(seat), seat, str(chooser.choice(self.position.legal(seat))))

    def restarted(self) -> Table:
        """The table as its log alone tells it, through the database and back."""
        return Table.from_log(self.table.id, self.table.secret, [read_entry(write_entry(e)) for e in self.log])

    @property
    def position(self) -> Any:
        assert self.table.position is not None
        return self.table.position

    def legal(self, seat: int, number: int = 0) -> str:
        """The text of a legal move."""
        return str(self.position.legal(seat)[number])


def facts(table: Table) -> dict[str, Any]:
    """All that a table is, to be compared."""
    found = {name: getattr(table, name) for name in Table.__slots__ if name != "_choices"}
    found["position"] = _facts_of(table.position)
    found["finished"] = [_facts_of(position) for position in table.finished]
    found["chat"] = list(table.chat)
    found["agreed"] = table.agreed if table.asked else None
    return found


def _facts_of(position: Any) -> Any:
    if position is None:
        return None
    same = position.setup
    return (position, position.history, position._draws, same.seed, same.names, dict(same.options), position.actors)


def gathered(game: str, *more: str, **wish: Any) -> Driven:
    """Ann and Bob at a table, and whoever else is named, ready to play."""
    driven = Driven(game, "me", "open", *more, **wish)
    driven.ask(BOB, "sit")
    return driven


PER_MOVE = ClockWish("move", seconds=30)
PER_GAME = ClockWish("game", seconds=60, increment=5)
BY_DAYS = ClockWish("move", seconds=3 * 24 * 3600)
