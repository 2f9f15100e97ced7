"""One person's data: all that a server keeps of a guest, to be handed out or erased when they ask for it.

Erased means that nothing is left by which they could be known: their name and picture at tables become those of nobody,
what they said is gone, and so are their results. Games stay with those who played them too. Words that somebody mixed
into the chance of a table stay, without a name: every draw follows from them.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from spieltrieb.server.archive import unpack
from spieltrieb.server.entries import (
    AnyEntry,
    Kicked,
    Made,
    Mixed,
    Player,
    Said,
    Sat,
    Stopping,
    read_entry,
    without_chat,
    write_entry,
)
from spieltrieb.server.errors import UnknownPage
from spieltrieb.server.reading import Source, reading
from spieltrieb.server.storage import Storage, tables_with

NOBODY = "—"  # the name of somebody who was erased


def export_person(database: Path | str, guest: str) -> dict[str, Any]:
    """All that is kept of a guest, also while the server runs."""
    with reading(database) as source:

        def dicts(query: str) -> list[dict[str, Any]]:
            return list(source.rows(query, guest))

        found = dicts("SELECT * FROM guests WHERE id = ?")
        if not found:
            raise UnknownPage(f"There is no guest {guest[:40]!r}.")
        tables = [row["table"] for row in source.rows(tables_with(source.FIND), guest, guest, f'"{guest}"')]
        return {
            "guest": found[0],
            "links": dicts("SELECT until, used FROM links WHERE guest = ?"),
            "results": dicts("SELECT * FROM results WHERE guest = ? ORDER BY at"),
            "reports": dicts('SELECT at, "table", person, reason FROM reports WHERE guest = ?'),
            # Not who reported them.
            "reported": dicts('SELECT at, "table", name, reason FROM reports WHERE person = ?'),
            "tables": [_at_table(source, key, guest) for key in tables],
        }


def _at_table(source: Source, key: int, guest: str) -> dict[str, Any]:
    """What is known of a guest at one table: who they were there, and what they did and said."""
    (table,) = source.rows("SELECT id, game, phase, daily, made, moved FROM tables WHERE key = ?", key)
    lines: list[Any] = []
    for row in source.rows('SELECT entries FROM archive WHERE "table" = ?', key):
        lines += unpack(row["entries"])
    query = 'SELECT entry FROM entries WHERE "table" = ? AND number >= ? ORDER BY number'
    lines += [row["entry"] for row in source.rows(query, key, len(lines))]
    entries = [read_entry(line) for line in lines]
    return {
        **table,
        "host": any(isinstance(entry, Made) and entry.host == guest for entry in entries),
        "entries": list(_own(entries, guest)),
    }


def _own(entries: Iterable[AnyEntry], guest: str) -> Iterator[AnyEntry]:
    """The entries that tell of a guest: who they were, what they said, and what they did while they sat there."""
    owners: dict[int, str | None] = {}
    for entry in entries:
        owners |= {seat: player.guest for seat, player in _players(entry)}
        is_theirs = without_person(entry, guest, "") != entry
        if is_theirs or (not isinstance(entry, Sat) and owners.get(getattr(entry, "seat", -1)) == guest):
            yield entry


def _players(entry: AnyEntry) -> list[tuple[int, Player]]:
    match entry:
        case Made():
            return list(enumerate(entry.seats))
        case Sat():
            return [(entry.seat, entry.player)]
    return []


def without_person(entry: AnyEntry, guest: str, alias: str) -> AnyEntry:
    """The entry with nobody in place of a guest; who nobody is can be told apart by the alias."""
    replace = msgspec.structs.replace
    match entry:
        case Made():
            seats = tuple(_nobody(player, guest, alias) for player in entry.seats)
            return replace(entry, host=alias if entry.host == guest else entry.host, seats=seats)
        case Sat():
            return replace(entry, player=_nobody(entry.player, guest, alias))
        case Mixed() if entry.guest == guest:
            return replace(entry, guest=alias, name=NOBODY)
        case Kicked() | Stopping() if entry.guest == guest:
            return replace(entry, guest=alias)
        case Said() if entry.guest == guest:
            return without_chat(entry)
    return entry


def _nobody(player: Player, guest: str, alias: str) -> Player:
    return Player(name=NOBODY, guest=alias, screen=player.screen) if player.guest == guest else player


async def erase_person(storage: Storage, guest: str) -> list[str]:
    """Erase a guest; the tables at which they were."""
    alias = f"gone{secrets.token_hex(6)}"

    def change(line: str | bytes) -> bytes:
        return write_entry(without_person(read_entry(line), guest, alias))

    return await storage.erase(guest, change)
