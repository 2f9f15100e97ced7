"""Which store a server keeps its things in: a file of SQLite, or a database of PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from spieltrieb.server.sqlite import SqliteStorage
from spieltrieb.server.storage import Storage


def open_storage(place: Path | str) -> Storage:
    """Open a store: the path of a file, or the address of a database, as in `Settings.database`."""
    if isinstance(place, Path):
        return SqliteStorage(place)
    from spieltrieb.server.postgres import PostgresStorage

    return PostgresStorage(place)
