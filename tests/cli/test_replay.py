"""`spieltrieb replay`: what holds, what does not, and where."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from spieltrieb import Match, commitment, games
from spieltrieb.boards.text import draw
from spieltrieb.core.record import Record, verify, write_lines
from spieltrieb.locale import languages, text
from tests.cli.conftest import Run, records

pytestmark = pytest.mark.program


def change(path: Path, line: int, **fields: Any) -> None:
    """Change fields of one of the records in a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **fields})
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def seeded(seed: str, names: list[str] | None = None) -> Record:
    """The record of a game that a seed dealt."""
    position = games["fivetotwelve"].start(2, seed, names)
    while position.actors:
        position = position.play(position.legal(position.actors[0])[0])
    return position.record()


def test_all_is_valid(record_file: Path, run: Run) -> None:
    assert run("replay", record_file.name) == (0, "games.jsonl: 3 records, all valid\n", "")


def test_one_is_one_record(home: Path, run: Run) -> None:
    write_lines("one.jsonl", records(count=1))
    assert run("replay", "one.jsonl").out == "one.jsonl: 1 record, all valid\n"


@pytest.mark.parametrize("key", games)
def test_every_game_can_be_replayed(key: str, home: Path, run: Run) -> None:
    write_lines("some.jsonl", records(key, 2))
    assert run("replay", "some.jsonl").code == 0
    shown = run("replay", "some.jsonl", "--show", 1)
    assert shown.code == 0
    assert "   1. " in shown.out


def test_records_from_the_input(record_file: Path, run: Run) -> None:
    done = run("replay", "-", lines=record_file.read_text(encoding="utf-8"))
    assert done == (0, "the input: 3 records, all valid\n", "")
    done = run("replay", "-", lines="{\n")
    assert done.code == 1
    assert "the input, line 1 isn't a complete JSON object" in done.err


def test_an_illegal_move_is_found_with_line_and_number(record_file: Path, run: Run) -> None:
    moves = json.loads(record_file.read_text(encoding="utf-8").splitlines()[1])["moves"]
    moves[9] = "0:leave"
    change(record_file, 2, moves=moves)
    done = run("replay", "games.jsonl")
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("games.jsonl, line 2, move 10: ")
    assert done.err.endswith("games.jsonl: 3 records, 1 of them not valid\n")


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"format": 2}, "line 1 has the format 2; this version reads format 1"),
        ({"game": "chess"}, "line 1: there is no game 'chess'"),
        ({"rules": 99}, "line 1: it follows version 99 of the rules"),
        ({"players": ["a"]}, "line 1: 5 vor 12 is for 2 to 4 players, not for 1"),
        ({"options": {"nonsense": 1}}, "line 1: 5 vor 12 has no option 'nonsense'"),
        ({"moves": ["nonsense"]}, "line 1, move 1: 'nonsense' is not a move"),
        ({"moves": 7}, "line 1: 'moves' must be a list"),
        ({"result": {"scores": [9, 9], "winners": [0], "reason": "full"}}, "line 1: it says scores [9, 9]"),
        ({"result": None}, "line 1: the game is over, but the record has no result"),
    ],
)
def test_what_does_not_hold_is_said(fields: dict[str, Any], message: str, record_file: Path, run: Run) -> None:
    change(record_file, 1, **fields)
    done = run("replay", "games.jsonl")
    assert done.code == 1
    assert message in done.err
    assert "3 records, 1 of them not valid" in done.err


def test_a_record_that_is_cut_off(record_file: Path, run: Run) -> None:
    content = record_file.read_bytes()
    record_file.write_bytes(content[:-200])
    done = run("replay", "games.jsonl")
    assert done.code == 1
    assert "games.jsonl, line 3 isn't a complete JSON object" in done.err
    assert "cut off" in done.err


def test_a_bad_line_does_not_hide_the_others(record_file: Path, run: Run) -> None:
    content = record_file.read_text(encoding="utf-8")
    record_file.write_text("nonsense\n\n" + content + "[]\n", encoding="utf-8")
    done = run("replay", "games.jsonl")
    assert done.code == 1
    assert "line 1 isn't a complete JSON object" in done.err
    assert "line 6 is JSON, but not an object" in done.err
    assert "5 records, 2 of them not valid" in done.err


def test_only_the_first_problems_are_listed(home: Path, run: Run) -> None:
    (home / "bad.jsonl").write_text("nonsense\n" * 33, encoding="utf-8")
    lines = run("replay", "bad.jsonl").err.splitlines()
    assert len(lines) == 22
    assert lines[-2:] == ["... and 13 more", "bad.jsonl: 33 records, 33 of them not valid"]


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("missing.jsonl", None, "missing.jsonl cannot be read: No such file or directory."),
        (".", None, ". cannot be read: Is a directory."),
        ("binary.jsonl", b"\xff\xfe\x00", "binary.jsonl is not a text file in UTF-8"),
        ("empty.jsonl", b"\n\n", "empty.jsonl holds no records."),
    ],
)
def test_what_is_no_file_of_records(name: str, content: bytes | None, message: str, home: Path, run: Run) -> None:
    if content is not None:
        (home / name).write_bytes(content)
    done = run("replay", name)
    assert (done.code, done.out) == (2, "")
    assert message in done.err


# ---- Looking at one ----


def test_a_record_is_shown_move_by_move(record_file: Path, run: Run) -> None:
    done = run("replay", "games.jsonl", "--show", 2)
    record = records()[1]
    assert done.code == 0
    assert "5 vor 12, record 2 of 3" in done.out
    for number, move in enumerate(record.moves, 1):
        assert f"{number:>4}. {move}\n" in done.out
    assert "Winner: random" in done.out or "A shared victory" in done.out


def test_the_last_record_is_shown_unless_another_is_wanted(record_file: Path, run: Run) -> None:
    assert run("replay", "games.jsonl", "--show").out == run("replay", "games.jsonl", "--show", 3).out
    assert run("replay", "--show", "--step", "games.jsonl").out == run("replay", "games.jsonl", "--show", 3).out


def test_an_unfinished_record_is_shown(home: Path, run: Run) -> None:
    record = records(count=1)[0]
    write_lines("one.jsonl", [Record(record.game, record.players, record.moves[:9])])
    done = run("replay", "one.jsonl", "--show")
    assert done.code == 0
    assert done.out.endswith("The game isn’t over.\n")


def test_of_a_bad_record_the_valid_part_is_shown(record_file: Path, run: Run) -> None:
    moves = json.loads(record_file.read_text(encoding="utf-8").splitlines()[2])["moves"]
    change(record_file, 3, moves=[*moves[:5], "nonsense", *moves[6:]])
    done = run("replay", "games.jsonl", "--show")
    assert done.code == 1
    assert f"   5. {moves[4]}\n" in done.out
    assert "   6. " not in done.out
    assert "games.jsonl, line 3, move 6: " in done.err


def test_a_line_that_is_no_record_cannot_be_shown(record_file: Path, run: Run) -> None:
    change(record_file, 1, format=7)
    done = run("replay", "games.jsonl", "--show", 1)
    assert (done.code, done.out) == (1, "")
    assert "format 7" in done.err


@pytest.mark.parametrize("number", ["0", "4", "-1", "x"])
def test_a_record_that_is_not_there(number: str, record_file: Path, run: Run) -> None:
    done = run("replay", "games.jsonl", f"--show={number}")
    assert done.code == 2
    assert f"holds 3 records; there is no record {number}." in done.err


# ---- Seeds ----


def test_the_deals_are_checked_with_the_seed(home: Path, run: Run) -> None:
    write_lines("one.jsonl", [seeded("secret")])
    assert run("replay", "one.jsonl", "--seed", "secret").out == (
        "one.jsonl: 1 record, all valid, all dealt by this seed\n"
    )
    done = run("replay", "one.jsonl", "--seed", "other")
    assert done.code == 1
    assert "one.jsonl, line 1: Move 1 is '*:=" in done.err
    assert "but this seed gives" in done.err
    assert run("replay", "one.jsonl", "--show", "--seed", "secret").code == 0
    assert run("replay", "one.jsonl", "--show", "--seed", "other").code == 1


def test_the_seed_is_checked_with_the_promise(home: Path, run: Run) -> None:
    write_lines("one.jsonl", [seeded("secret")])
    promise = commitment("secret")
    assert run("replay", "one.jsonl", "--seed", "secret", "--commitment", f" {promise.upper()} ").code == 0
    done = run("replay", "one.jsonl", "--seed", "secret", "--commitment", commitment("other"))
    assert (done.code, done.err) == (1, "This seed is not the one that was promised: its SHA-256 differs.\n")


@pytest.mark.parametrize(
    ("option", "other"),
    [
        (("--commitment", "ab"), "--seed"),
        (("--step",), "--show"),
        (("--at", "1"), "--svg / --gif"),
        (("--seat", "0"), "--svg / --gif"),
    ],
)
def test_an_option_that_would_do_nothing_is_refused(
    option: tuple[str, ...], other: str, record_file: Path, run: Run
) -> None:
    done = run("replay", record_file.name, *option)
    assert (done.code, done.err.strip()) == (2, f"{option[0]} only works together with {other}; give both.")


def test_games_of_a_match_are_checked_with_the_seed_of_the_match(home: Path, run: Run) -> None:
    match = Match.start(games["fivetotwelve"], ["Anna", "Ben"], seed="secret")
    kept = []
    while not match.over:
        position = match.next_game()
        while position.actors:
            position = position.play(position.legal(position.actors[0])[0])
        kept.append(position.record(match.mark()))
        match = match.add(position)
    write_lines("match.jsonl", kept)
    assert run("replay", "match.jsonl", "--seed", "secret").code == 0
    assert run("replay", "match.jsonl", "--seed", "other").code == 1


# ---- Languages ----


@pytest.mark.parametrize("lang", languages())
def test_it_speaks_every_language(lang: str, record_file: Path, run: Run) -> None:
    def said(key: str, **arguments: Any) -> str:
        return text(lang, key, **arguments)

    done = run("replay", "games.jsonl", "--lang", lang)
    assert done == (0, said("cli-replay-valid", file="games.jsonl", count=3) + "\n", "")
    assert run("replay", "-", "--lang", lang, lines=record_file.read_text(encoding="utf-8")).out == (
        said("cli-replay-valid", file=said("cli-replay-input"), count=3) + "\n"
    )
    shown = run("replay", "games.jsonl", "--show", 2, "--lang", lang)
    assert shown.out.startswith(said("cli-replay-heading", game=said("fivetotwelve-name"), number=2, count=3) + "\n")
    end = verify(records()[1], games)
    assert end.outcome
    board = Text.from_markup(draw(end, None, end.names, lang)).plain
    assert board + "\n" in shown.out
    assert said("board-middle", tiles="", left="").split(":")[0] in board
    assert said(f"fivetotwelve-reason-{end.outcome.reason}") in shown.out


def test_problems_are_told_in_the_language_that_was_asked_for(
    record_file: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = json.loads(record_file.read_text(encoding="utf-8").splitlines()[1])["moves"]
    change(record_file, 2, moves=[*moves[:5], "nonsense", *moves[6:]])
    change(record_file, 3, players=["a"])
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    done = run("replay", "games.jsonl")
    assert (done.code, done.out) == (1, "")
    assert done.err.splitlines() == [
        "games.jsonl, Zeile 2, Zug 6: „nonsense“ ist kein Zug in diesem Spiel.",
        "games.jsonl, Zeile 3: 5 vor 12 ist für 2 bis 4 Personen, nicht für 1.",
        "games.jsonl: 3 Spielberichte, davon 2 ungültig",
    ]
    assert run("replay", "missing", "--lang", "nl").err == "missing is niet te lezen (No such file or directory).\n"
    assert run("replay", "games.jsonl", "--show=9", "--lang", "fr").err == (
        "games.jsonl contient 3 relevés\N{NO-BREAK SPACE}; il n’y a pas de relevé 9.\n"
    )
