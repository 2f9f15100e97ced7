"""Boards as pictures: drawn for every game and seat, in every language, and showing nothing that is hidden."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest

from spieltrieb import games
from spieltrieb.boards.pictures import draw
from spieltrieb.boards.pictures.painting import BadPicture, animate, paint, pixels
from spieltrieb.boards.pictures.picture import CLOTH, Box, Disc, Picture, Words
from spieltrieb.core.errors import MissingExtra
from spieltrieb.locale import languages
from tests.conftest import every
from tests.contract.setups import Setup, a_game, each_game, each_setup

SVG = "{http://www.w3.org/2000/svg}"


def written(picture: Picture) -> list[str]:
    """All that is written in a picture."""
    return [shape.text for shape in picture.shapes if isinstance(shape, Words)]


@each_setup
def test_all_pictures_of_a_game_are_of_one_size_and_nothing_lies_outside(setup: Setup) -> None:
    sizes = set()
    for position in a_game(setup, 0)[:: every(25)]:
        for seat in (None, *range(setup.players)):
            picture = draw(position, seat, caption="a move")
            sizes.add((picture.width, picture.height))
            root = ET.fromstring(picture.svg())
            for box in root.findall(f"{SVG}rect"):
                assert float(box.get("x", 0)) + float(box.get("width", 0)) <= picture.width
                assert float(box.get("y", 0)) + float(box.get("height", 0)) <= picture.height
            for words in root.findall(f"{SVG}text"):
                assert 0 < float(words.get("x", 0)) < picture.width
                assert 0 < float(words.get("y", 0)) < picture.height
    assert len(sizes) == 1


@each_game
@pytest.mark.parametrize("lang", languages())
def test_pictures_speak_every_language(game, lang: str) -> None:
    position = a_game(Setup(game.key, 2, 0), 1)[-1]
    said = [written(draw(position, None, ["Ada", "Bob"], code)) for code in ("en", lang)]
    assert any("Ada" in line for line in said[1])
    assert lang == "en" or said[0] != said[1]


def test_numbers_of_a_board_are_in_its_picture() -> None:
    position = a_game(Setup("fivetotwelve", 2, 0), 0)[-1]
    shown = position.view(None)
    bold = [
        shape.text for shape in draw(position).shapes if isinstance(shape, Words) and shape.bold and shape.size == 18
    ]
    assert bold == [str(number) for board in shown.boards for number in board if number]


def test_a_hidden_tile_is_drawn_for_its_owner_only() -> None:
    """The same game with two faces exchanged between hidden tiles looks the same to the others."""
    start = games["davincicode"].start(2)
    takes = ["0:b", "*:=b3", "1:w", "*:=w4", "0:b", "*:=b5", "1:w", "*:=w6", "0:w", "*:=w8", "1:b", "*:=b0"]
    rest = ["0:w", "*:=w9", "1:b", "*:=b1"]
    positions = [start.replay([*(move.replace("b3", one) for move in takes), *rest]) for one in ("b3", "b2")]
    own, other, nobody = ([draw(position, seat).svg() for position in positions] for seat in (0, 1, None))
    assert own[0] != own[1]
    assert other[0] == other[1]
    assert nobody[0] == nobody[1]


def test_names_with_signs_of_svg_are_written_as_they_are() -> None:
    names = ['<b> & "x"', "\x1b[31mred"]
    root = ET.fromstring(draw(games["memostreet"].start(2, seed=1), None, names).svg())
    said = [element.text or "" for element in root.iter(f"{SVG}text")]
    assert any('<b> & "x"' in line for line in said)
    assert any("\ufffd[31mred" in line for line in said)


def _last_painted(picture: Picture, seen: np.ndarray) -> bool:
    """Whether the last box or disc that is large enough has its colour, a little beside its middle or corner."""
    for shape in reversed(picture.shapes):
        if isinstance(shape, Box) and shape.height > 14:
            x, y = shape.x + 6, shape.y + 6
        elif isinstance(shape, Disc) and shape.radius > 7:
            x, y = shape.x, shape.y
        else:
            continue
        return tuple(seen[round(y), round(x)]) == tuple(bytes.fromhex(shape.fill[1:]))
    return False


@each_game
def test_pixels_have_the_size_and_the_colours_of_the_picture(game) -> None:
    positions = a_game(Setup(game.key, 2, 0), 2)
    picture = draw(positions[len(positions) // 2], 0)  # in the end the table of a game may be empty
    seen = pixels(picture)
    assert seen.shape == (picture.height, picture.width, 3)
    assert seen.dtype == np.uint8
    assert tuple(seen[0, 0]) == tuple(bytes.fromhex(CLOTH[1:]))
    assert _last_painted(picture, seen), "a picture shows what it is made of"
    assert len(np.unique(seen.reshape(-1, 3), axis=0)) > 20, "edges are smooth"


@pytest.mark.parametrize("ending", ["gif", "png", "apng", "webp"])
def test_a_moving_picture_has_all_its_pictures_and_the_last_one_stays(ending: str, tmp_path: Path) -> None:
    from PIL import Image

    positions = [position for position in a_game(Setup("kreuzquer", 1, 0), 0) if position.actors != ("*",)][:5]
    file = tmp_path / f"game.{ending}"
    animate((draw(position) for position in positions), file, seconds=0.5)
    with Image.open(file) as image:
        assert image.n_frames == len(positions)
        shown = []
        for frame in range(image.n_frames):
            image.seek(frame)
            image.load()
            shown.append(image.info["duration"])
    assert shown[:-1] == [500] * 4
    assert shown[-1] == 2000


def test_a_moving_picture_of_an_unknown_kind(tmp_path: Path) -> None:
    with pytest.raises(BadPicture, match=r"ends in \.gif, \.png, \.apng, \.webp; 'game\.txt' does not"):
        animate([draw(games["kreuzquer"].start(1, seed=1))], tmp_path / "game.txt")


def test_without_pillow_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(MissingExtra, match=r"^Pillow isn't installed; to get it: pip install .*\[pictures\]"):
        paint(draw(games["kreuzquer"].start(1, seed=1)))
