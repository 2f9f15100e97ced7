"""Records: written whole, read with care; every flaw is named with its place, and the valid prefix is kept."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from spieltrieb import games
from spieltrieb.core import record
from spieltrieb.core.errors import BadRecord
from tests.contract.setups import Setup, a_game, each_setup


@pytest.fixture(scope="module")
def line() -> dict[str, Any]:
    """A finished game as a dictionary, to be spoilt."""
    setup = Setup("fivetotwelve", 2, 0)
    data: dict[str, Any] = json.loads(a_game(setup, 1)[-1].record().to_json())
    return data


def verify(data: dict[str, Any]) -> None:
    record.verify(record.parse(json.dumps(data)), games)


@each_setup
def test_records_round_trip_and_hold(setup: Setup) -> None:
    positions = a_game(setup, 30)
    for position in (positions[0], positions[len(positions) // 2], positions[-1]):
        written = position.record()
        again = record.parse(written.to_json())
        assert again == written
        assert "\n" not in written.to_json()
        assert record.verify(again, games) == position


def test_the_form_is_the_agreed_one(line: dict[str, Any]) -> None:
    assert list(line) == ["format", "game", "rules", "players", "options", "moves", "result"]
    assert line["format"] == 1
    assert line["options"] == {}
    assert set(line["result"]) == {"scores", "winners", "reason"}
    unfinished = games["fivetotwelve"].start(players=3, seed=1, setup="sorted", quiet_turns=100).record()
    assert "result" not in json.loads(unfinished.to_json())
    assert unfinished.options == {"setup": "sorted"}
    marked = games["fivetotwelve"].start(seed=1).record(match={"id": "x", "round": 1, "of": 3})
    assert json.loads(marked.to_json())["match"] == {"id": "x", "round": 1, "of": 3}
    assert record.parse(marked.to_json()) == marked


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"format": 2}, "format 2; this version reads format 1"),
        ({"format": True}, "format True"),
        ({"format": None}, "format None"),
        ({"game": "chess"}, "no game 'chess'; there are"),
        ({"game": 7}, "'game' must be a text"),
        ({"rules": 9}, "version 9 of the rules"),
        ({"rules": "1"}, "'rules' must be a whole number"),
        ({"players": "two"}, "'players' must be a list"),
        ({"players": ["A", 2]}, "'players' must be a list of texts"),
        ({"players": ["A"]}, "for 2 to 4 players, not for 1"),
        ({"options": {"speed": 3}}, "no option 'speed'; it has: starter, quiet_turns, setup"),
        ({"options": {"quiet_turns": 0}}, "must be a whole number from 1 to 30000; it was 0"),
        ({"options": []}, "'options' must be a JSON object"),
        ({"moves": None}, "'moves' is missing"),
        ({"moves": [1]}, "'moves' must be a list of texts"),
        ({"result": {"scores": [1, 2]}}, "'winners' is missing"),
        ({"result": None}, "the game is over, but the record has no result"),
    ],
)
def test_every_flaw_is_named(line: dict[str, Any], change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadRecord) as caught:
        verify({**line, **change})
    assert complaint in str(caught.value)


def test_a_wrong_result_is_found(line: dict[str, Any]) -> None:
    wrong = {**line, "result": {**line["result"], "scores": [2, 2]}}
    with pytest.raises(BadRecord, match=r"says scores \[2, 2\], but the moves give"):
        verify(wrong)
    with pytest.raises(BadRecord, match="it has a result, but the game is not over"):
        verify({**line, "moves": line["moves"][:-1]})


def test_an_illegal_move_keeps_the_valid_prefix(line: dict[str, Any]) -> None:
    moves = [*line["moves"][:20], "0:20@a1", *line["moves"][20:]]
    replayed = record.replay(record.parse(json.dumps({**line, "moves": moves})), games, "games.jsonl, line 4")
    assert replayed.error is not None
    assert str(replayed.error).startswith("games.jsonl, line 4, move 21: ")
    assert replayed.position.moves == line["moves"][:20]
    assert replayed.error.arguments["move"] == 21


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '"x"', "nonsense", "[" * 100_000])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="the record"):
        record.parse(text)


def test_a_cut_off_line_says_so(line: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="perhaps the file was cut off"):
        record.parse(json.dumps(line)[:-30])


def test_files_are_read_line_by_line_and_bad_lines_do_not_stop(tmp_path: Path, line: dict[str, Any]) -> None:
    path = tmp_path / "games.jsonl"
    good = json.dumps(line)
    path.write_text(f"{good}\n\n{good[:50]}\n{good}\n", encoding="utf-8")
    found = list(record.read_lines(path))
    assert [number for number, _ in found] == [1, 3, 4]
    assert isinstance(found[1][1], BadRecord)
    assert "games.jsonl, line 3" in str(found[1][1])


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for path, complaint in (
        (tmp_path / "none", "cannot be read"),
        (tmp_path, "cannot be read"),
        (tmp_path / "binary", "UTF-8"),
    ):
        with pytest.raises(BadRecord, match=complaint):
            list(record.read_lines(path))


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    good = games["fivetotwelve"].start(seed=1).record()
    assert record.write_lines(path, [good, good]) == 2
    before = path.read_bytes()

    def failing() -> Any:
        yield good
        raise RuntimeError("the machine is on fire")

    with pytest.raises(RuntimeError):
        record.write_lines(path, failing())
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["games.jsonl"]
    with pytest.raises(BadRecord, match="cannot be written"):
        record.write_lines(tmp_path / "no" / "such" / "folder", [good])


def test_a_full_disk_is_said_and_leaves_the_old_file() -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("this system has no /dev/full")
    # os.replace onto a device is refused before anything is lost; what matters is the clear sentence.
    with pytest.raises(BadRecord, match="cannot be written"):
        record.write_lines("/dev/full/games.jsonl", [games["fivetotwelve"].start(seed=1).record()])


def test_a_file_holds_a_line_for_each_record_and_may_be_read_by_whom_the_user_lets(
    tmp_path: Path, line: dict[str, Any]
) -> None:
    kept = record.parse(json.dumps({**line, "players": ["Zoë", "Bert"]}))
    path = tmp_path / "games.jsonl"
    before = os.umask(0o027)
    try:
        assert record.write_lines(path, [kept, kept]) == 2
        assert os.umask(0o027) == 0o027, "asking for it must not change it"
    finally:
        os.umask(before)
    assert path.stat().st_mode & 0o777 == 0o640
    assert path.read_text(encoding="utf-8") == (kept.to_json() + "\n") * 2
    assert "Zoë" in kept.to_json()  # people read these files, too
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(AttributeError):
        kept.game = "chess"  # type: ignore[misc]


def test_what_a_record_need_not_say() -> None:
    bare = {"format": 1, "game": "fivetotwelve", "players": ["A", "B"], "moves": [], "rules": 1}
    found = record.parse(json.dumps(bare))
    assert (found.options, found.result, found.match) == ({}, None, None)
    assert record.Record("fivetotwelve", ("A", "B"), ()).rules == 1


def test_the_place_of_a_flaw_in_a_line_is_counted_from_one() -> None:
    with pytest.raises(BadRecord, match="at character 1;") as caught:
        record.parse("?")
    assert caught.value.arguments["character"] == 1


def test_a_record_cannot_be_changed(line: dict[str, Any]) -> None:
    found = record.parse(json.dumps(line))
    with pytest.raises(AttributeError):
        found.game = "another"  # type: ignore[misc]
    with pytest.raises(AttributeError):
        record.replay(found, games).error = None  # type: ignore[misc]


def test_an_option_that_is_none_is_named_whatever_it_is_called(line: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="players"):
        verify({**line, "options": {"players": 3}})


def test_the_first_move_that_a_seed_does_not_give_is_named(line: dict[str, Any]) -> None:
    found = record.parse(json.dumps(line))
    number, move = next((k, move) for k, move in enumerate(found.moves, 1) if move.startswith("*"))
    with pytest.raises(BadRecord, match=rf"^Move {number} is '{re.escape(move)}', but this seed gives"):
        record.check_seed(found, games, "no seed of this game")


def test_who_shares_everything_shares_records(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        record.write_lines(tmp_path / "shared.jsonl", [])
    finally:
        os.umask(before)
    assert (tmp_path / "shared.jsonl").stat().st_mode & 0o777 == 0o666
