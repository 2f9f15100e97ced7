"""The journal: whatever happens, every table has exactly what was committed, and the journal stays short."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator

import pytest

from spieltrieb.server import journal, schema
from spieltrieb.server.journal import Journal

pytestmark = pytest.mark.program

Model = dict[int, list[str]]


@pytest.fixture
def connection(monkeypatch: pytest.MonkeyPatch) -> Iterator[sqlite3.Connection]:
    """A database in memory, and a journal that moves and tidies all the time."""
    for name, value in {"ENOUGH": 4, "AT_ONCE": 8, "AT_A_TIME": 5, "TIDY": 12, "ROOM": 40}.items():
        monkeypatch.setattr(journal, name, value)
    connection = sqlite3.connect(":memory:", isolation_level=None)
    schema.migrate(connection)
    yield connection
    connection.close()


def write(connection: sqlite3.Connection, to: Journal, rows: list[tuple[int, int, str]], commits: bool = True) -> None:
    connection.execute("BEGIN")
    try:
        to.write(rows)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT" if commits else "ROLLBACK")
    if commits:
        to.committed()


def count(connection: sqlite3.Connection, table: str) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def check(connection: sqlite3.Connection, kept: Journal, model: Model) -> None:
    for where in ("entries", "log"):
        found: Model = {}
        for table, number, entry in connection.execute(f'SELECT * FROM {where} ORDER BY "table", number'):
            found.setdefault(table, []).append(entry)
            assert number == len(found[table]) - 1 or table not in model
        tables = [table for table in model if where == "entries" or not kept.holds(table)]
        assert {table: found.get(table, []) for table in tables} == {table: model[table] for table in tables}


@pytest.mark.parametrize("seed", range(20))
def test_every_table_has_what_was_committed(connection: sqlite3.Connection, seed: int) -> None:
    chooser, model, longest = random.Random(seed), {}, 0
    kept = Journal(connection)
    for step in range(300):
        busy = chooser.sample(range(60), chooser.randrange(1, 9))  # some tables are hardly ever played at
        rows, after = [], {table: list(entries) for table, entries in model.items()}
        for table in busy + busy[: chooser.randrange(3)]:
            entries = after.setdefault(table, [])
            rows.append((table, len(entries), f"{table} {len(entries)} {step}"))
            entries.append(rows[-1][2])
        commits = chooser.random() < 0.9
        write(connection, kept, rows, commits)
        model = after if commits else model
        longest = max(longest, count(connection, "journal"))
        if chooser.random() < 0.02:  # as after kill -9: all is known from the database alone
            kept = Journal(connection)
            assert count(connection, "journal") == 0
        if step % 5 == 0:
            check(connection, kept, model)
    check(connection, kept, model)
    assert count(connection, "log") > 800, "most of them must have moved"
    assert 12 < longest < 100
    kept.move_all()
    assert (count(connection, "journal"), count(connection, "log")) == (0, sum(map(len, model.values())))


def test_a_table_with_few_entries_moves_when_others_have_many(connection: sqlite3.Connection) -> None:
    kept = Journal(connection)
    write(connection, kept, [(1, 0, "the only one")])
    for number in range(100):
        assert kept.holds(1) or number > journal.ROOM
        write(connection, kept, [(2, number, "one of many")])
    assert not kept.holds(1)
    check(connection, kept, {1: ["the only one"], 2: ["one of many"] * 100})
    assert count(connection, "journal") < journal.ROOM


@pytest.mark.parametrize("batches", [[[0, 0]], [[0, 1], [1]], [[0, 1, 2], [3, 2]]])
def test_no_number_is_written_twice(connection: sqlite3.Connection, batches: list[list[int]]) -> None:
    kept = Journal(connection)
    *good, bad = batches
    for numbers in good:
        write(connection, kept, [(1, number, "first") for number in numbers])
    with pytest.raises(sqlite3.IntegrityError, match="table 1 has an entry"):
        write(connection, kept, [(1, number, "second") for number in bad])
    check(connection, kept, {1: ["first"] * sum(map(len, good))})


def test_no_number_is_written_twice_after_the_first_has_moved_on(connection: sqlite3.Connection) -> None:
    kept = Journal(connection)
    for number in range(4):
        write(connection, kept, [(1, number, "first")])
    write(connection, kept, [(2, 0, "another table")])
    assert not kept.holds(1)
    for number in range(4):
        with pytest.raises(sqlite3.IntegrityError, match=f"table 1 has an entry {number} already"):
            write(connection, kept, [(2, 1, "another table"), (1, number, "second")])
    write(connection, kept, [(1, 4, "first")])
    check(connection, kept, {1: ["first"] * 5, 2: ["another table"]})


def test_no_number_is_written_twice_after_the_first_was_archived(connection: sqlite3.Connection) -> None:
    columns = "key, id, secret, game, host, phase, public, made, archived"
    connection.execute(f"INSERT INTO tables ({columns}) VALUES (1, 'a', '', '', '', 'over', 0, 0, -3)")
    kept = Journal(connection)
    with pytest.raises(sqlite3.IntegrityError, match="table 1 has an entry 2 already"):
        write(connection, kept, [(1, 2, "second")])
    write(connection, kept, [(1, 3, "later")])
    assert connection.execute("SELECT number, entry FROM entries").fetchall() == [(3, "later")]


def test_what_was_archived_does_not_come_back_after_a_crash(connection: sqlite3.Connection) -> None:
    """What has moved on stays in the journal for a while; by then it may be in the archive."""
    columns = "key, id, secret, game, host, phase, public, made, archived"
    kept = Journal(connection)
    for number in range(4):
        write(connection, kept, [(1, number, "first")])
    write(connection, kept, [(1, 4, "later")])
    connection.execute(f"INSERT INTO tables ({columns}) VALUES (1, 'a', '', '', '', 'over', 0, 0, 4)")
    connection.execute('DELETE FROM log WHERE "table" = 1')
    assert count(connection, "journal") == 5
    Journal(connection)
    assert connection.execute("SELECT number, entry FROM log").fetchall() == [(4, "later")]


def test_a_table_that_shall_moves_on_at_once(connection: sqlite3.Connection) -> None:
    kept = Journal(connection)
    write(connection, kept, [(1, 0, "the only one"), (2, 0, "another table")])
    connection.execute("BEGIN")
    kept.write([], [1, 7])
    connection.execute("COMMIT")
    kept.committed()
    assert [kept.holds(table) for table in (1, 2, 7)] == [False, True, False]
    check(connection, kept, {1: ["the only one"], 2: ["another table"]})
    write(connection, kept, [(1, 1, "and one more")])
    check(connection, kept, {1: ["the only one", "and one more"], 2: ["another table"]})


def test_one_that_came_twice_all_the_same_harms_nobody_else(
    connection: sqlite3.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    kept = Journal(connection)
    write(connection, kept, [(1, 0, "first"), (2, 0, "another table")])
    connection.execute("INSERT INTO log VALUES (1, 1, 'of another program')")
    for number in range(1, 6):
        write(connection, kept, [(1, number, "first"), (2, number, "another table")])
    assert [record.message for record in caplog.records] == ["entries came twice"]
    assert caplog.records[0].count == 1  # type: ignore[attr-defined]
    check(connection, kept, {2: ["another table"] * 6})
