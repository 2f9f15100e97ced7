"""Entries that are rewritten: logs that go into the archive, compressed, and those from which somebody is erased."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Sequence, Set

from spieltrieb.server.entries import AnyEntry, Kicked, players_in, read_entry, without_chat, write_entry

LEVEL = 9  # of compression: what is archived is written once
Change = Callable[[str | bytes], bytes]


def pack(entries: Sequence[AnyEntry]) -> bytes:
    """Entries as the archive has them: without what was said, one per line, compressed.

    Whoever was shown out and never sat there is nobody from now on: nothing else would say that the table tells of them
    when they wish to be erased, since an archive is not looked through.
    """
    sat = {player.guest for entry in entries for player in players_in(entry)}
    return zlib.compress(b"\n".join(write_entry(_for_good(entry, sat)) for entry in entries), LEVEL)


def _for_good(entry: AnyEntry, sat: Set[str | None]) -> AnyEntry:
    if isinstance(entry, Kicked) and entry.guest not in sat:
        return Kicked(at=entry.at, guest="")
    return without_chat(entry)


def unpack(packed: bytes) -> list[bytes]:
    """The lines of an archive."""
    return zlib.decompress(packed).split(b"\n")


def read_all(packed: bytes | None, lines: Iterable[str | bytes]) -> list[AnyEntry]:
    """All entries of a table: those in the archive, if it has some, then those in its log."""
    return [read_entry(line) for line in (*(unpack(packed) if packed else ()), *lines)]


def repack(packed: bytes, change: Change) -> bytes:
    """An archive with every line changed."""
    return zlib.compress(b"\n".join(map(change, unpack(packed))), LEVEL)


def rewritten(lines: Iterable[tuple[int, str]], change: Change) -> list[tuple[int, str]]:
    """The entries of a log, each with its number, that a change makes different."""
    changed = ((number, line, change(line).decode()) for number, line in lines)
    return [(number, new) for number, old, new in changed if new != old]
