"""`spieltrieb replay --svg` and `--gif`: pictures of recorded games, and what is said where none can be made."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from spieltrieb import games
from spieltrieb.boards.pictures import draw
from spieltrieb.core.record import replay, write_lines
from tests.cli.conftest import Run, records


def test_the_end_of_the_last_record_is_drawn(record_file: Path, run: Run) -> None:
    done = run("replay", record_file.name, "--svg", "board.svg")
    assert (done.code, done.err) == (0, "")
    assert done.out == "5 vor 12, record 3 of 3\nboard.svg\n"
    end = replay(records()[2], games, "here").position
    drawn = (record_file.parent / "board.svg").read_text(encoding="utf-8")
    assert drawn == draw(end, caption=f"{end.step}. {end.moves[-1]}").svg()


def test_another_record_another_move_and_through_the_eyes_of_a_seat(home: Path, run: Run) -> None:
    games_played = records("davincicode", 2)
    write_lines("some.jsonl", games_played)
    assert run("replay", "some.jsonl", "--show", 1, "--svg", "a.svg", "--at", 30, "--seat", 1, "--lang", "de").code == 0
    position = replay(games_played[0], games, "here").position.at(30)
    caption = f"30. {position.told(1)[-1]}"
    assert (home / "a.svg").read_text(encoding="utf-8") == draw(position, 1, lang="de", caption=caption).svg()
    assert run("replay", "some.jsonl", "--svg", "a.svg", "--at", 0).code == 0
    assert ET.fromstring((home / "a.svg").read_text(encoding="utf-8")).tag.endswith("svg")


def test_a_game_in_motion(home: Path, run: Run) -> None:
    from PIL import Image

    write_lines("some.jsonl", records("kreuzquer", 1))
    assert run("replay", "some.jsonl", "--gif", "game.gif", "--at", 12).code == 0
    with Image.open(home / "game.gif") as image:
        assert image.n_frames == 9, "a picture for each placing and each tile turned up, four rounds, and the last one"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--svg", "board.svg", "--at", 9999), "moves; there is no position after move 9999."),
        (("--svg", "board.svg", "--at", -1), "moves; there is no position after move -1."),
        (("--svg", "board.svg", "--seat", 2), "--seat takes a seat from 0 to 1; 2 isn't one."),
        (("--gif", "game.avi"), "The name of a moving picture ends in .gif, .png, .apng, .webp; 'game.avi' does not."),
        (("--svg", "missing/board.svg"), "cannot be written: No such file or directory"),
        (("--gif", "."), "The name of a moving picture ends in"),
        (("--svg", "."), "give its file a name that ends in .svg; '.' does not."),
        (
            ("--svg", "board.png"),
            "This picture is an SVG: give its file a name that ends in .svg; 'board.png' does not.",
        ),
        (("--svg", "board"), "'board' does not."),
        (
            ("--gif", "board.svg"),
            "The name of a moving picture ends in .gif, .png, .apng, .webp; 'board.svg' does not.",
        ),
    ],
)
def test_what_cannot_be_drawn(arguments: tuple[object, ...], sentence: str, record_file: Path, run: Run) -> None:
    done = run("replay", record_file.name, *arguments)
    assert done.code == 2
    assert sentence in done.err
    assert list(record_file.parent.glob("board*")) == []


@pytest.mark.parametrize(("option", "name"), [("--svg", "games.svg"), ("--gif", "games.png")])
def test_no_picture_is_written_over_the_records(option: str, name: str, record_file: Path, run: Run) -> None:
    file = record_file.rename(record_file.with_name(name))
    before = file.read_bytes()
    done = run("replay", name, option, f"../{file.parent.name}/{name}")
    assert done.code == 2
    assert done.err.endswith(" is named twice; give each file a name of its own.\n")
    assert file.read_bytes() == before


def test_of_a_record_that_does_not_hold_the_part_that_holds_is_drawn(record_file: Path, run: Run) -> None:
    lines = record_file.read_text(encoding="utf-8").replace('"result":', '"result_":')
    record_file.write_text(lines, encoding="utf-8")
    done = run("replay", record_file.name, "--svg", "board.svg")
    assert done.code == 1
    assert done.err
