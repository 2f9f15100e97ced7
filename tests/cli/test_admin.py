from __future__ import annotations

import asyncio
import json
import re
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.server.client import House, Person, request


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that runs while it is administered."""
    with House(tmp_path_factory.mktemp("admin") / "spieltrieb.db") as found:
        yield found


@pytest.fixture
def ann(house: House) -> Person:
    return Person.comes(house.address, "Ann")


def order(run: Run, house: House, *words: str) -> tuple[int, str, str]:
    return run("admin", *words, "--db", house.settings.db, "--server", house.address)


def tables_in(path: Path) -> set[str]:
    connection = sqlite3.connect(path)
    try:
        return {id for (id,) in connection.execute("SELECT id FROM tables")}
    finally:
        connection.close()


# ---- Copies ----


def test_a_backup_is_made_while_the_server_runs(run: Run, house: House, ann: Person, home: Path) -> None:
    table = ann.make_table("kreuzquer", "me")
    done = run("admin", "backup", "copy.db", "--db", house.settings.db)
    assert done.code == 0, done.err
    assert done.out.startswith("The database was copied to copy.db (")
    assert table in tables_in(home / "copy.db")


def test_everything_moves_house_as_text(run: Run, house: House, ann: Person, home: Path) -> None:
    table = ann.make_table("kreuzquer", "me")
    done = run("admin", "export", "all.jsonl", "--db", house.settings.db)
    assert done.code == 0, done.err
    lines = len((home / "all.jsonl").read_text().splitlines()) - 2  # without the first and the last
    assert f"{lines} lines were written" in done.out.replace(",", "")
    done = run("admin", "import", "all.jsonl", "--db", "new.db")
    assert done.code == 0, done.err
    assert f"{lines} lines were read" in done.out.replace(",", "")
    assert table in tables_in(home / "new.db")
    with House(home / "new.db") as new:
        ann.server = new.address
        assert ann.get(f"/api/tables/{table}")["mine"] == [0]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["backup", "copy.db", "--db", "nowhere.db"], "There is no database nowhere.db"),
        (["export", "all.jsonl", "--db", "nowhere.db"], "There is no database nowhere.db"),
        (["import", "nowhere.jsonl", "--db", "new.db"], "nowhere.jsonl cannot be read"),
        (["import", "diary.txt", "--db", "new.db"], "diary.txt, line 1 is not a line of an export"),
        (["import", "diary.txt", "--db", "diary.txt"], "There is a database diary.txt already"),
        (["backup", "copy.db", "--db", "diary.txt"], "The database diary.txt cannot be read"),
        (["close", "k7m2p9xq", "--db", "nowhere.db"], "There is no database nowhere.db"),
        (["rotate", "30", "--db", "nowhere.db"], "There is no database nowhere.db"),
        (["rotate", "soon"], "'soon' is not a number of days from 0 to 3650"),
        (["close"], "Say what to close: spieltrieb admin close WHAT"),
        (["burn", "it"], "There is no action 'burn'; there are: backup, "),
        (["backup", "copy.db", "--config", "nowhere.toml"], "nowhere.toml cannot be read"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(run: Run, home: Path, arguments: list[str], sentence: str) -> None:
    (home / "diary.txt").write_text("Dear diary,\n" * 500)
    done = run("admin", *arguments)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert "Traceback" not in done.err
    assert sorted(path.name for path in home.iterdir()) == ["diary.txt"]


def test_the_database_is_not_overwritten_by_its_own_backup(run: Run, house: House) -> None:
    done = run("admin", "backup", house.settings.db, "--db", house.settings.db)
    assert done.code == 2
    assert "is the database itself" in done.err


# ---- Keys ----


def test_keys_are_changed_while_the_server_runs(run: Run, house: House, ann: Person) -> None:
    before = house.gate.hub.storage.key
    code, out, err = order(run, house, "rotate", "30")
    assert (code, err) == (0, "")
    assert out.startswith("The server has new keys.")
    assert house.gate.hub.storage.key != before
    assert ann.get("/api/me")["id"] == ann.id


def test_keys_are_changed_while_no_server_runs(run: Run, home: Path) -> None:
    from spieltrieb.server.sqlite import SqliteStorage

    storage = SqliteStorage(home / "spieltrieb.db")
    before = storage.key
    asyncio.run(storage.close())
    assert run("admin", "rotate", "30", "--db", "spieltrieb.db").code == 0
    storage = SqliteStorage(home / "spieltrieb.db")
    assert before in [key for _, key in storage.keys.former]
    asyncio.run(storage.close())
    assert run("admin", "rotate", "0", "--db", "spieltrieb.db").code == 0
    storage = SqliteStorage(home / "spieltrieb.db")
    assert storage.keys.former == ()
    asyncio.run(storage.close())


# ---- Orders to a server ----


def test_a_table_is_closed(run: Run, house: House, ann: Person) -> None:
    table = ann.make_table("kreuzquer", "me", "open")
    done = order(run, house, "close", table)
    assert done == (0, f"The table {table} is closed.\n", "")
    assert ann.get(f"/api/tables/{table}")["phase"] == "closed"
    assert order(run, house, "close", table)[0] == 0


def test_an_order_goes_past_all_proxies(run: Run, house: House, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.make_table("kreuzquer", "me", "open")
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    with socket.create_server(("127.0.0.1", 0)) as proxy:
        monkeypatch.setenv("http_proxy", "http://127.0.0.1:{1}".format(*proxy.getsockname()))
        assert order(run, house, "close", table) == (0, f"The table {table} is closed.\n", "")


def test_a_guest_is_turned_away_and_let_in_again(run: Run, house: House, ann: Person) -> None:
    assert order(run, house, "ban", ann.id) == (0, f"The guest {ann.id} is banned.\n", "")
    assert ann.ask("GET", "/api/me").json["code"] == "banned"
    assert order(run, house, "unban", ann.id) == (0, f"The guest {ann.id} may come in again.\n", "")
    assert ann.get("/api/me")["id"] == ann.id


@pytest.mark.parametrize("what", ["guest", "network"])
def test_a_ban_may_have_an_end(run: Run, house: House, ann: Person, what: str) -> None:
    banned = ann.id if what == "guest" else "203.0.113.0/24"
    code, out, err = order(run, house, "ban", banned, "--days", "7")
    assert (code, err) == (0, "")
    assert re.search(rf"{banned} is (banned|let in) until \d{{4}}-\d\d-\d\d \d\d:\d\d\+00:00\.", out)
    assert order(run, house, "unban", banned)[0] == 0


def test_somebody_gets_a_key_which_is_shown_once_and_can_be_made_void(run: Run, house: House) -> None:
    code, out, err = order(run, house, "key", "Olga", "--days", "7")
    assert (code, err) == (0, "")
    said, key = out.splitlines()
    assert said.startswith("The key of Olga, valid until ")
    headers = {"authorization": f"Bearer {key}"}
    assert request(house.address, "GET", "/api/admin/audit", headers=headers).status == 200
    code, out, _ = order(run, house, "operators")
    assert (code, key in out, out.rstrip().endswith("  Olga")) == (0, False, True)
    assert order(run, house, "revoke", "Olga") == (0, "The key of Olga is void.\n", "")
    assert request(house.address, "GET", "/api/admin/audit", headers=headers).status == 403
    assert order(run, house, "operators")[1].startswith("Nobody has a key yet")
    code, _, err = order(run, house, "revoke", "Olga")
    assert (code, "Nobody called 'Olga' has a key" in err) == (2, True)
    log = order(run, house, "audit")[1].splitlines()
    assert [line.split("  ")[1:] for line in log[:2]] == [
        ["spieltrieb admin", "revoke", "Olga"], ["spieltrieb admin", "key", "Olga"],
    ]  # fmt: skip


def test_a_key_is_made_while_no_server_runs(run: Run, home: Path) -> None:
    from spieltrieb.server.operators import hash_of
    from spieltrieb.server.sqlite import SqliteStorage

    asyncio.run(SqliteStorage(home / "spieltrieb.db").close())
    code, out, _ = run("admin", "key", "Olga", "--db", "spieltrieb.db")
    assert code == 0
    with sqlite3.connect(home / "spieltrieb.db") as connection:
        kept = connection.execute("SELECT name, hash FROM operators").fetchall()
    connection.close()
    assert kept == [("Olga", hash_of(out.splitlines()[1]))]


def test_a_person_gets_their_data_and_is_erased(run: Run, house: House, ann: Person) -> None:
    table = ann.make_table("kreuzquer", "me")
    done = run("admin", "person", ann.id, "--db", house.settings.db)
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert (found["guest"]["name"], found["tables"][0]["id"]) == ("Ann", table)
    assert order(run, house, "erase", ann.id) == (
        0, f"The guest {ann.id} is erased: name, results and everything said.\n", "",
    )  # fmt: skip
    assert ann.ask("GET", "/api/me/tables").status == 401
    code, out, _ = order(run, house, "audit")
    assert code == 0
    assert out.splitlines()[0].endswith("  erase  a guest")


@pytest.mark.parametrize(
    ("action", "what", "sentence"),
    [
        ("close", "nowhere", "There is no table 'nowhere'"),
        ("close", "../../me", "said: There is nothing at"),
        ("ban", "nobody", "There is no guest 'nobody'"),
        ("unban", "nobody", "There is no guest 'nobody'"),
        ("erase", "nobody", "There is no guest 'nobody'"),
        ("person", "nobody", "There is no guest 'nobody'"),
    ],
)
def test_what_is_not_there_is_said(run: Run, house: House, action: str, what: str, sentence: str) -> None:
    code, out, err = order(run, house, action, what)
    assert (code, out) == (2, "")
    assert sentence in err


def test_no_server_is_said(run: Run, house: House) -> None:
    done = run("admin", "close", "k7m2p9xq", "--db", house.settings.db, "--server", "http://127.0.0.1:9")
    assert done.code == 2
    assert "No server answers at http://127.0.0.1:9" in done.err
    done = run("admin", "close", "k7m2p9xq", "--db", house.settings.db, "--server", "nonsense")
    assert done.code == 2


def test_another_database_gives_no_right(run: Run, house: House, ann: Person, home: Path) -> None:
    from spieltrieb.server.sqlite import SqliteStorage

    asyncio.run(SqliteStorage(home / "other.db").close())
    done = run("admin", "ban", ann.id, "--db", "other.db", "--server", house.address)
    assert done.code == 2
    assert "Only those who run this server may do this" in done.err
    assert ann.get("/api/me")["id"] == ann.id


def test_words_that_are_missing_are_asked_for(run: Run) -> None:
    assert run("admin").code == 2
    assert run("admin", "backup").code == 2
