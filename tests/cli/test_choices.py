"""Games by any part of their name, and their options."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from spieltrieb import games
from spieltrieb.cli.choices import find_game, read_names, read_seats, read_settings
from spieltrieb.core.errors import BadOption, BadPlayers, UnknownGame


@pytest.mark.parametrize("key", games)
def test_a_game_is_found_by_its_key_or_name_in_any_spelling(key: str) -> None:
    name = games[key].name
    for spelling in (key, key.upper(), f" {key} ", name, name.lower(), name.replace(" ", ""), key[:-1], name[:-1]):
        assert find_game(spelling) is games[key]


def test_the_beginning_of_a_name_will_do() -> None:
    assert {find_game(name).key for name in ("5vor12", "5", "five", "Five To")} == {"fivetotwelve"}


def test_an_unknown_game_is_an_error_with_the_list_and_a_suggestion() -> None:
    with pytest.raises(
        UnknownGame, match=r"no game called “fivetotwelf”; did you mean fivetotwelve\? There are: .*fivetotwelve"
    ):
        find_game("fivetotwelf", "en")
    with pytest.raises(UnknownGame, match=r"no game called “chess”; there are: .*fivetotwelve"):
        find_game("chess", "en")
    with pytest.raises(UnknownGame, match="Meinst du fivetotwelve"):
        find_game("fivetotwelf", "de")
    with pytest.raises(UnknownGame, match="no game called “”"):
        find_game("", "en")


def test_several_games_with_the_same_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games["fivetotwelve"]
    both = {"fivetotwelve": game, "fivetothirteen": replace(game, key="fivetothirteen", name="x")}
    monkeypatch.setattr("spieltrieb.cli.choices.games", both)
    with pytest.raises(UnknownGame, match="could mean several games: fivetotwelve, fivetothirteen"):
        find_game("fiveto", "en")
    assert find_game("fivetoth", "en").key == "fivetothirteen"


def test_options_are_set_by_name_and_value() -> None:
    game = games["fivetotwelve"]
    assert read_settings(game, None) == {}
    assert read_settings(game, ["setup=sorted", "quiet_turns=7"]) == {"setup": "sorted", "quiet_turns": 7}
    assert read_settings(game, ["quiet-turns = 7"]) == {"quiet_turns": 7}


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ("setup", "has no equals sign"),
        ("=3", "has no name"),
        ("nonsense=3", r"5 vor 12 has no option 'nonsense'; it has: starter"),
        ("quiet_turns=soon", "must be a whole number from 1"),
        ("setup=upside down", 'must be "placed" or "sorted"'),
    ],
)
def test_wrong_options_are_refused(setting: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        read_settings(games["fivetotwelve"], [setting])


DATA = [(game.key, o.name) for game in games.values() for o in game.options if isinstance(o.default, dict | list)]


@pytest.mark.parametrize(("key", "option"), DATA)
def test_data_is_given_as_json_or_as_a_file(key: str, option: str, tmp_path: Path) -> None:
    game = games[key]
    default = game.settle({})[option]
    path = tmp_path / "data.json"
    path.write_text(json.dumps(default), encoding="utf-8")
    assert read_settings(game, [f"{option}={json.dumps(default)}"]) == {option: default}
    assert read_settings(game, [f"{option}={path}"]) == {option: default}
    with pytest.raises(BadOption, match="cannot be read"):
        read_settings(game, [f"{option}={tmp_path / 'missing.json'}"])
    with pytest.raises(BadOption, match="cannot be read"):
        read_settings(game, [f"{option}={tmp_path}"])
    with pytest.raises(BadOption, match="not JSON"):
        read_settings(game, [f"{option}={{"])
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadOption, match="not JSON"):
        read_settings(game, [f"{option}={path}"])


FILES = [(game.key, name) for game in games.values() for name in game.option_files]


@pytest.mark.parametrize(("key", "name"), FILES)
def test_a_file_may_set_several_options(key: str, name: str, tmp_path: Path) -> None:
    game = games[key]
    settled = game.settle({})
    data = {option.name: settled[option.name] for option in game.options if option.always_recorded}
    path = tmp_path / "box.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert read_settings(game, [f"{name}={path}"]) == data
    with pytest.raises(BadOption, match="cannot be read"):
        read_settings(game, [f"{name}={tmp_path / 'missing.json'}"])


def test_names_and_seats() -> None:
    assert read_names("Anna, Ben ,") == ("Anna", "Ben", "")
    assert read_names(None) == ()
    assert read_seats("2,0,2", 3) == (0, 2)
    for wrong in ("3", "-1", "", "0,", "a", "0;1"):
        with pytest.raises(BadPlayers, match="--seat takes seats from 0 to 2"):
            read_seats(wrong, 3)
