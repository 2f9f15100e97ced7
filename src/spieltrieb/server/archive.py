"""Entries that are rewritten: logs that go into the archive, compressed, and those from which somebody is erased."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable

from spieltrieb.server.entries import AnyEntry, without_chat, write_entry

LEVEL = 9  # of compression: what is archived is written once
Change = Callable[[str | bytes], bytes]


def pack(entries: Iterable[AnyEntry]) -> bytes:
    """Entries as the archive has them: without what was said, one per line, compressed."""
    return zlib.compress(b"\n".join(write_entry(without_chat(entry)) for entry in entries), LEVEL)


def unpack(packed: bytes) -> list[bytes]:
    """The lines of an archive."""
    return zlib.decompress(packed).split(b"\n")


def repack(packed: bytes, change: Change) -> bytes:
    """An archive with every line changed."""
    return zlib.compress(b"\n".join(map(change, unpack(packed))), LEVEL)
