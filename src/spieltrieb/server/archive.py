"""Entries that are rewritten: logs that go into the archive, compressed, and those from which somebody is erased."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from spieltrieb.server.entries import AnyEntry, Said, without_chat, write_entry

LEVEL = 9  # of compression: what is archived is written once
Statement = tuple[str, Sequence[Any]]
Change = Callable[[str | bytes], bytes]

# What has moved on from the journal stays there for a while, with what was said. (All but the last is deleted, so that
# the journal's keys do not begin anew.)
_ARCHIVED = 'SELECT 1 FROM tables WHERE tables.key = journal."table" AND abs(tables.archived) > journal.number'
_SILENT = write_entry(Said(at=0, guest="", name="", text="")).decode()
NO_COPIES: tuple[Statement, ...] = (
    (f"DELETE FROM journal WHERE key < (SELECT max(key) FROM journal) AND EXISTS ({_ARCHIVED})", ()),
    (f"UPDATE journal SET entry = ? WHERE EXISTS ({_ARCHIVED})", (_SILENT,)),
)


def pack(entries: Iterable[AnyEntry]) -> bytes:
    """Entries as the archive has them: without what was said, one per line, compressed."""
    return zlib.compress(b"\n".join(write_entry(without_chat(entry)) for entry in entries), LEVEL)


def unpack(packed: bytes) -> list[bytes]:
    """The lines of an archive."""
    return zlib.decompress(packed).split(b"\n")


def tables_with(guest: str, connection: sqlite3.Connection) -> list[int]:
    """The tables at which a guest sat, which they made, or where they said something: all logs are looked through."""
    query = (
        'SELECT "table" FROM seatings WHERE guest = :guest UNION SELECT key FROM tables WHERE host = :guest '
        'UNION SELECT "table" FROM entries WHERE instr(entry, :quoted) > 0 ORDER BY 1'
    )
    return [key for (key,) in connection.execute(query, {"guest": guest, "quoted": f'"{guest}"'})]


def changing(key: int, change: Change, connection: sqlite3.Connection) -> list[Statement]:
    """What changes the entries of a table, wherever they are; all have moved on from the journal."""
    statements: list[Statement] = []
    packed = connection.execute('SELECT entries FROM archive WHERE "table" = ?', (key,)).fetchone()
    if packed is not None:
        lines = b"\n".join(map(change, unpack(packed[0])))
        statements.append(('UPDATE archive SET entries = ? WHERE "table" = ?', (zlib.compress(lines, LEVEL), key)))
    for number, entry in connection.execute('SELECT number, entry FROM log WHERE "table" = ?', (key,)).fetchall():
        changed = change(entry).decode()
        if changed != entry:
            statements.append(('UPDATE log SET entry = ? WHERE "table" = ? AND number = ?', (changed, key, number)))
    # The copies that the journal still has.
    same = 'FROM log WHERE log."table" = journal."table" AND log.number = journal.number'
    copies = f'UPDATE journal SET entry = (SELECT entry {same}) WHERE "table" = ? AND EXISTS (SELECT 1 {same})'
    return [*statements, (copies, (key,))]
