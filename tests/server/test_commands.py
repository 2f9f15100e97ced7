"""Every command: who may give it, what it needs, and that nobody else is heard."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from spieltrieb.core.errors import SpieltriebError
from spieltrieb.server import commands
from spieltrieb.server.commands import ORDERS, Order, anybody, host, owner, player, player_or_host, talker
from spieltrieb.server.errors import NotAllowed, NotYourSeat, TableClosed
from spieltrieb.server.people import Guest
from spieltrieb.server.requests import AnyCommand
from tests.server.driving import ANN, BOB, COMMANDS, CYD, EVE, Driven

PROTOCOL = Path(__file__).parents[2] / "docs/protocol.md"
# What a command must say besides the table.
FIELDS: dict[str, dict[str, Any]] = {
    "stand": {"seat": 1},
    "mix": {"words": "abra"},
    "move": {"seat": 1, "step": 0, "move": "turn a1"},
    "back": {"seat": 1},
    "agree": {"seat": 1, "yes": True},
    "hand": {"seat": 1},
    "return": {"seat": 1},
    "next": {"round": 1},
    "kick": {"person": "bob-id"},
    "report": {"person": "bob-id"},
    "say": {"text": "Hello!"},
    "react": {"reaction": "wow"},
}
WORDS = {  # as docs/protocol.md has them
    anybody: "anybody",
    player: "players",
    player_or_host: "players and the host",
    host: "the host",
    owner: "the owner of the seat",
    talker: "players and the host; spectators where the host lets them",
}
at_tables = pytest.mark.parametrize("do", sorted(do for do in COMMANDS if ORDERS[COMMANDS[do]].anywhere is None))


def a_table() -> Driven:
    """Made by Ann, who does not play; Bob sits in seat 1, Cyd in seat 2, and seat 0 is free."""
    driven = Driven("memostreet", "open", "open", "open")
    driven.ask(BOB, "sit", seat=1)
    driven.ask(CYD, "sit", seat=2)
    return driven


def may(driven: Driven, do: str, guest: Guest) -> bool:
    """Whether a guest may give a command, whatever comes of it."""
    command = COMMANDS[do](table=driven.table.id, **FIELDS.get(do, {}))
    try:
        commands.check(ORDERS[type(command)], driven.table, guest, command)
    except (NotAllowed, NotYourSeat):
        return False
    return True


def test_every_command_has_one_way_to_be_carried_out() -> None:
    assert set(ORDERS) == set(get_args(AnyCommand))
    for command, order in ORDERS.items():
        assert sum(way is not None for way in (order.decide, order.act, order.anywhere)) == 1, command


@at_tables
def test_who_may_is_who_the_table_says(do: str) -> None:
    driven = a_table()
    allowed = {guest.name for guest in (ANN, BOB, CYD, EVE) if may(driven, do, guest)}
    assert (
        allowed
        == {
            anybody: {"Ann", "Bob", "Cyd", "Eve"},
            player: {"Bob", "Cyd"},
            player_or_host: {"Ann", "Bob", "Cyd"},
            host: {"Ann"},
            owner: {"Bob"},
            talker: {"Ann", "Bob", "Cyd"},
        }[ORDERS[COMMANDS[do]].who]
    )


@at_tables
def test_a_closed_table_is_for_those_commands_that_need_no_open_one(do: str) -> None:
    driven = a_table()
    driven.ask(ANN, "close")
    order: Order = ORDERS[COMMANDS[do]]
    guest = ANN if order.who is host else BOB
    if order.needs_open:
        with pytest.raises(TableClosed):
            may(driven, do, guest)
    else:
        assert may(driven, do, guest)


@pytest.mark.parametrize(
    "do", sorted(do for do, kind in COMMANDS.items() if ORDERS[kind].decide and ORDERS[kind].who is not anybody)
)
def test_what_is_refused_says_what_only_others_can_do_and_changes_nothing(do: str) -> None:
    driven = a_table()
    order = ORDERS[COMMANDS[do]]
    before = len(driven.log)
    with pytest.raises(SpieltriebError) as problem:
        driven.ask(EVE, do, **FIELDS.get(do, {}))
    assert ("not yours" if order.who is owner else order.deed) in str(problem.value)
    assert len(driven.log) == before


def test_a_seat_that_is_not_there_is_nobodys() -> None:
    with pytest.raises(NotYourSeat, match="There is no seat 3; the seats are 0 to 2"):
        a_table().ask(BOB, "back", seat=3)


def test_there_is_nothing_to_say_in_a_line_that_cannot_be_seen() -> None:
    with pytest.raises(SpieltriebError, match="nothing in this message"):
        a_table().ask(BOB, "say", text="\u200b")


def test_the_documentation_says_who_may() -> None:
    rows = re.findall(r"^\| `(\w+)` \|[^|]*\|([^|]*)\|[^|]*\|$", PROTOCOL.read_text(), re.M)
    told = {do: who.strip() for do, who in rows if do in COMMANDS}
    assert told == {do: WORDS[ORDERS[COMMANDS[do]].who] for do in COMMANDS}
