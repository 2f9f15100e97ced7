"""Which store a server keeps its things in: a file of SQLite, or a database of PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from spieltrieb.server.sqlite import SqliteStorage
from spieltrieb.server.storage import Storage


def open_storage(place: Path | str, town: str | None = None) -> Storage:
    """Open a store: the path of a file, or the address of a database, as in `Settings.database`.

    A database can be shared by all who belong to the same town; a file, and where no town is named, is for one alone.
    """
    if isinstance(place, Path):
        return SqliteStorage(place)
    from spieltrieb.server.postgres import PostgresStorage

    return PostgresStorage(place, alone=town is None, town=town or "")
