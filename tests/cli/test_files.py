"""Where games are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltrieb.cli.files import Keeper, check_writable, data_folder, read_records, unused_path
from spieltrieb.core.errors import BadRecord
from spieltrieb.core.record import Record, write_lines
from tests.cli.conftest import records


def unfinished(count: int = 5) -> Record:
    record = records(count=1)[0]
    return Record(record.game, record.players, record.moves[:count])


def test_the_data_folder_is_the_users_own(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    assert data_folder() == home / "data"
    monkeypatch.delenv("SPIELTRIEB_DATA")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/x")
    assert data_folder() == Path("/x/spieltrieb")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "spieltrieb"
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder() == Path.home() / "Library" / "Application Support" / "spieltrieb"


def test_a_new_file_never_has_the_name_of_an_old_one(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda form: "20240101-120000")
    (home / "data").mkdir()
    names = []
    for _ in range(3):
        path = unused_path("x")
        path.touch()
        names.append(path.name)
    assert names == ["x-20240101-120000.jsonl", "x-20240101-120000-2.jsonl", "x-20240101-120000-3.jsonl"]


def test_a_keeper_adds_to_what_was_there(home: Path) -> None:
    before = records(count=2)
    write_lines("f", before)
    keeper = Keeper(Path("f"))
    keeper.save(unfinished(3))
    keeper.save(unfinished(5))
    assert read_records(Path("f")) == [*before, unfinished(5)]
    assert not keeper.alone(Path("f"))
    keeper.save(unfinished(5), Path("other"))
    assert read_records(Path("other")) == [unfinished(5)]
    assert keeper.alone(Path("other"))


def test_two_sittings_may_keep_their_games_in_one_file(home: Path) -> None:
    first, second = Keeper(Path("f")), Keeper(Path("f"))
    first.save(unfinished(3))
    second.save(unfinished(4))
    first.save(unfinished(5))
    second.save(unfinished(6))
    assert read_records(Path("f")) == [unfinished(5), unfinished(6)]


def test_nothing_is_left_behind_when_writing_fails(home: Path) -> None:
    with pytest.raises(BadRecord):
        Keeper(None).save(unfinished(), home / "missing" / "f")
    check_writable(home / "f")
    for wrong in (home, home / ("x" * 5000)):
        with pytest.raises(BadRecord):
            check_writable(wrong)
    assert list(home.iterdir()) == []


def test_a_line_that_is_no_record_is_an_error(home: Path) -> None:
    (home / "f").write_text("{}\n", encoding="utf-8")
    with pytest.raises(BadRecord, match="line 1 has the format None"):
        read_records(home / "f")
