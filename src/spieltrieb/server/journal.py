"""The journal: the newest entries of all tables in the order in which they came, on their way into the tables' logs.

An entry that goes straight into its table's log changes a page of the database that no other entry of its batch
changes, and 4096 bytes are written for 70. At the end of the journal all of them stand side by side. A table's entries
move on into its log once there are enough of them to be worth its page; what a crash leaves behind moves at the start.
"""

from __future__ import annotations

import logging
import sqlite3
from array import array
from collections.abc import Iterable

from spieltrieb.server.batches import Row, Statement
from spieltrieb.server.entries import Said, write_entry

log = logging.getLogger("spieltrieb.storage")

ENOUGH = 32  # entries of a table that move together
AT_ONCE = 512  # entries that move with one batch: where many games began together, they are due together
AT_A_TIME = 256  # entries that one statement appends
ROOM = 16_000  # entries after which a table's move on even if they are few
TIDY = 4_000  # new entries after which those that have moved are deleted here

# SQLite's module lets go of Python's lock at every statement, and to get it back takes long while the server is busy:
# so there are as few statements as possible, each for many rows.


class Journal:
    """The journal of an open database. All but `holds` is for the thread that writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._keys: dict[int, array[int]] = {}  # by table: its entries that stand in the journal only
        self._next: dict[int, int] = {}  # by table: the number of the entry after them
        self._due: dict[int, None] = {}  # tables whose entries are to move on, the first one first
        self._moving: list[int] = []  # those that do with this batch
        self._written: tuple[list[Row], int] = ([], 0)  # not yet committed, and the key of the last of them
        self._first = self._last = 0  # keys in the journal
        self._useless = 0  # entries before this key have moved
        self._tidied = 0  # the last key when that was found
        self.move_all()

    def move_all(self) -> None:
        """Move everything on: at the start what a crash left behind, and at the end."""
        if self._connection.execute("SELECT 1 FROM journal LIMIT 1").fetchone():
            self._connection.execute("BEGIN IMMEDIATE")
            # What had moved already is still here until it is tidied away, and may be in the archive by now.
            self._connection.execute(
                'INSERT OR IGNORE INTO log SELECT "table", number, entry FROM journal WHERE NOT EXISTS '
                '(SELECT 1 FROM tables WHERE key = journal."table" AND abs(archived) > journal.number)'
            )
            self._connection.execute("DELETE FROM journal")
            self._connection.execute("COMMIT")

    def holds(self, table: int) -> bool:
        """Whether some entries of a table stand in the journal only."""
        return table in self._keys

    def write(self, rows: list[Row], to_move: Iterable[int] = ()) -> None:
        """Append rows, within a transaction; and move on what is due, or what shall be."""
        self._check(rows)
        self._due |= dict.fromkeys(table for table in to_move if table in self._keys)
        keys: list[int] = []
        self._moving = []
        for table in self._due:
            if len(keys) >= max(AT_ONCE, 2 * len(rows)):  # always more than come
                break
            keys += self._keys[table]
            self._moving.append(table)
        if keys:
            marks = ", ".join("?" * len(keys))
            moved = self._connection.execute(
                f'INSERT OR IGNORE INTO log SELECT "table", number, entry FROM journal WHERE key IN ({marks})', keys
            )
            if moved.rowcount < len(keys):  # never; but nobody else may suffer from it
                log.error("entries came twice", extra={"tables": self._moving, "count": len(keys) - moved.rowcount})
        if self._useless > self._first:
            self._connection.execute("DELETE FROM journal WHERE key < ?", (self._useless,))
        last = self._last
        for start in range(0, len(rows), AT_A_TIME):
            some = rows[start : start + AT_A_TIME]
            marks = ", ".join(["(?, ?, ?)"] * len(some))
            statement = f'INSERT INTO journal ("table", number, entry) VALUES {marks}'
            last = self._connection.execute(statement, [value for row in some for value in row]).lastrowid or last
        self._written = rows, last

    def _check(self, rows: list[Row]) -> None:
        """No number may come twice, wherever the first one is by now.

        That is what a UNIQUE index on the journal would say of the journal alone, at twice the cost of all writing.
        """
        following = self._next_in_logs({table for table, _, _ in rows if table not in self._next})
        for table, number, _ in rows:
            if number < following.get(table, self._next.get(table, 0)):
                raise sqlite3.IntegrityError(f"table {table} has an entry {number} already")
            following[table] = number + 1

    def _next_in_logs(self, tables: set[int]) -> dict[int, int]:
        """The numbers of the next entries of tables of which the journal has nothing."""
        if not tables:
            return {}
        marks = ", ".join(["(?)"] * len(tables))
        found = self._connection.execute(
            f"WITH asked (key) AS (VALUES {marks}) SELECT key, "
            '(SELECT max(number) + 1 FROM log WHERE "table" = asked.key), '
            "(SELECT abs(archived) FROM tables WHERE tables.key = asked.key) FROM asked",
            list(tables),
        )
        return {table: max(in_log or 0, archived or 0) for table, in_log, archived in found}

    def committed(self) -> None:
        """What was written is on disk."""
        for table in self._moving:
            del self._due[table], self._keys[table], self._next[table]
        self._first = self._useless
        rows, self._last = self._written
        for key, (table, number, _) in enumerate(rows, self._last - len(rows) + 1):
            keys = self._keys.get(table)
            if keys is None:
                keys = self._keys[table] = array("q")
            keys.append(key)
            self._next[table] = number + 1
            if len(keys) == ENOUGH:
                self._due[table] = None
        if self._last - self._tidied >= TIDY:
            self._tidied = self._last
            late = self._last - ROOM
            self._due |= dict.fromkeys(table for table, keys in self._keys.items() if keys[0] < late)
            # Never all of them: the keys of those that come then would begin anew.
            oldest = min(keys[0] for keys in self._keys.values()) if self._keys else self._last
            self._useless = max(self._useless, oldest)


# ---- Copies: what has moved on stays in the journal for a while, with what was said ----

_ARCHIVED = 'SELECT 1 FROM tables WHERE tables.key = journal."table" AND abs(tables.archived) > journal.number'
_SILENT = write_entry(Said(at=0, guest="", name="", text="")).decode()
NO_COPIES: tuple[Statement, ...] = (  # all but the last is deleted, so that the journal's keys do not begin anew
    (f"DELETE FROM journal WHERE key < (SELECT max(key) FROM journal) AND EXISTS ({_ARCHIVED})", ()),
    (f"UPDATE journal SET entry = ? WHERE EXISTS ({_ARCHIVED})", (_SILENT,)),
)


def change_copies(table: int) -> Statement:
    """What makes the journal's copies of a table's entries like those in its log."""
    same = 'FROM log WHERE log."table" = journal."table" AND log.number = journal.number'
    return f'UPDATE journal SET entry = (SELECT entry {same}) WHERE "table" = ? AND EXISTS (SELECT 1 {same})', (table,)
