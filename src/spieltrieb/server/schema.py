"""The database's tables, version by version. A new version is a new element of MIGRATIONS; old ones never change."""

from __future__ import annotations

import sqlite3

from spieltrieb.server.errors import NoStorage

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE guests (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, avatar TEXT NOT NULL, language TEXT NOT NULL,
        made INTEGER NOT NULL, banned INTEGER NOT NULL DEFAULT 0, named INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE tables (
        key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, secret TEXT NOT NULL, game TEXT NOT NULL, host TEXT NOT NULL,
        phase TEXT NOT NULL, public INTEGER NOT NULL, daily TEXT, made INTEGER NOT NULL
    );
    CREATE INDEX tables_by_phase ON tables (phase, public);
    CREATE INDEX tables_by_day ON tables (daily, game, host) WHERE daily IS NOT NULL;
    -- What happened at each table: only ever appended.
    CREATE TABLE log (
        "table" INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, entry TEXT NOT NULL,
        PRIMARY KEY ("table", number)
    ) WITHOUT ROWID;
    CREATE TABLE seatings (
        guest TEXT NOT NULL, "table" INTEGER NOT NULL, PRIMARY KEY (guest, "table")
    ) WITHOUT ROWID;
    CREATE TABLE results (
        guest TEXT NOT NULL, "table" INTEGER NOT NULL, round INTEGER NOT NULL, seat INTEGER NOT NULL,
        game TEXT NOT NULL, players INTEGER NOT NULL, score INTEGER NOT NULL, won REAL NOT NULL,
        against TEXT NOT NULL, title INTEGER, daily TEXT, at INTEGER NOT NULL,
        PRIMARY KEY (guest, "table", round, seat)
    ) WITHOUT ROWID;
    CREATE INDEX results_by_day ON results (daily, game) WHERE daily IS NOT NULL;
    """,
    # Entries come into a journal first (journal.py); when they came stands in themselves.
    """
    CREATE TABLE journal (
        key INTEGER PRIMARY KEY, "table" INTEGER NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL
    );
    ALTER TABLE log RENAME TO log_1;
    CREATE TABLE log (
        "table" INTEGER NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY ("table", number)
    ) WITHOUT ROWID;
    INSERT INTO log SELECT "table", number, entry FROM log_1;
    DROP TABLE log_1;
    CREATE VIEW entries AS
        SELECT "table", number, entry FROM log UNION SELECT "table", number, entry FROM journal;
    """,
    # Tables sleep until somebody comes or a clock runs out, and old ones are archived (retention.py); guests can turn
    # away their other devices.
    """
    -- When the table must be woken: 0 if it is awake, NULL if nothing happens there before somebody comes.
    ALTER TABLE tables ADD COLUMN due INTEGER;
    -- When something last happened there, as of when it was last put to sleep or finished.
    ALTER TABLE tables ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;
    -- How many entries the archive has; negative where more came later, which are in the log.
    ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
    INSERT OR IGNORE INTO log SELECT "table", number, entry FROM journal;
    DELETE FROM journal;
    UPDATE tables SET due = 0 WHERE phase IN ('gathering', 'playing');
    UPDATE tables SET moved = max(made, coalesce((
        SELECT CASE WHEN json_valid(entry) THEN CAST(json_extract(entry, '$.at') AS INTEGER) END
        FROM log WHERE "table" = tables.key ORDER BY number DESC LIMIT 1
    ), 0));
    CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_to_archive ON tables (moved) WHERE archived <= 0 AND due IS NULL;
    -- The first entries of a table, one per line, compressed.
    CREATE TABLE archive ("table" INTEGER PRIMARY KEY, entries BLOB NOT NULL);
    ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    UPDATE guests SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
    -- How often they have turned away all devices: keys of an earlier time are void.
    ALTER TABLE guests ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX guests_by_seen ON guests (seen);
    -- Personal links; the token itself is known only to those who have the link.
    CREATE TABLE links (
        hash TEXT PRIMARY KEY, guest TEXT NOT NULL, until INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
    );
    -- What those who run the server did there: only ever appended.
    CREATE TABLE audit (
        key INTEGER PRIMARY KEY, at INTEGER NOT NULL, deed TEXT NOT NULL, what TEXT NOT NULL
    );
    """,
    # Networks that are kept out, and what people reported of each other. A daily result counts once a guest.
    """
    CREATE TABLE bans (network TEXT PRIMARY KEY, newcomers INTEGER NOT NULL, until INTEGER);
    CREATE TABLE reports (
        key INTEGER PRIMARY KEY, at INTEGER NOT NULL, "table" TEXT NOT NULL, guest TEXT NOT NULL, person TEXT NOT NULL,
        name TEXT NOT NULL, reason TEXT NOT NULL, chat TEXT NOT NULL
    );
    DELETE FROM results WHERE daily IS NOT NULL AND EXISTS (
        SELECT 1 FROM results AS first WHERE first.daily = results.daily AND first.game = results.game
        AND first.guest = results.guest AND first."table" < results."table"
    );
    CREATE UNIQUE INDEX results_of_day ON results (daily, game, guest) WHERE daily IS NOT NULL;
    """,
    # For those who run the server: who they are, who did what, which reports are settled. Every ban may have an end.
    """
    ALTER TABLE guests ADD COLUMN banned_until INTEGER;
    CREATE INDEX guests_banned ON guests (id) WHERE banned;
    ALTER TABLE reports ADD COLUMN settled INTEGER;
    ALTER TABLE audit ADD COLUMN who TEXT NOT NULL DEFAULT '';
    -- Of a key only its hash is kept: whoever reads it here cannot use it.
    CREATE TABLE operators (name TEXT PRIMARY KEY, hash TEXT NOT NULL, made INTEGER NOT NULL, until INTEGER NOT NULL);
    """,
    # Games can be given up: they are won or lost, but nobody's points count. Whoever deletes a table from their list no
    # longer sees it there; that they sat there is kept, so that they can be erased.
    """
    ALTER TABLE results ADD COLUMN played_out INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE seatings ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
    """,
    # Nobody has two tables of one daily deal, whichever processes they ask; a second one is an ordinary table then.
    """
    UPDATE tables SET daily = NULL WHERE daily IS NOT NULL AND host <> '' AND EXISTS (
        SELECT 1 FROM tables AS first WHERE first.daily = tables.daily AND first.game = tables.game
        AND first.host = tables.host AND first.key < tables.key
    );
    CREATE UNIQUE INDEX tables_of_day ON tables (daily, game, host) WHERE daily IS NOT NULL AND host <> '';
    """,
    # Jobs are shared by those who have a PostgreSQL database (postgres_schema.py); a server with a file needs no queue.
    "",
    # Who has come in at /admin is known to all processes of a town.
    """
    -- Of what a browser is known by only the hash is kept, as of a key.
    CREATE TABLE sessions (
        hash TEXT PRIMARY KEY, key TEXT NOT NULL, since INTEGER NOT NULL, seen INTEGER NOT NULL, language TEXT NOT NULL,
        notice TEXT NOT NULL
    );
    """,
)
VERSION = len(MIGRATIONS)


def migrate(connection: sqlite3.Connection, to: int | None = None) -> None:
    """Bring the database to this version, or an earlier one, step by step, each step whole or not at all."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise NoStorage(
            f"The database has version {version}, made by a newer Spieltrieb; this one knows version {VERSION}. "
            "Update Spieltrieb, or name another database with --db.",
            why="newer",
        )
    for number in range(version, VERSION if to is None else to):
        script = f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
        try:
            connection.executescript(script)
        except sqlite3.Error:
            if connection.in_transaction:
                connection.rollback()
            raise
