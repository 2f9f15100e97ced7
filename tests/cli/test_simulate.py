"""`spieltrieb simulate`."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from spieltrieb import games
from spieltrieb.core.record import read_lines
from spieltrieb.locale import languages, text
from tests.cli.conftest import Run
from tests.conftest import PATIENCE


@pytest.mark.parametrize("key", games)
def test_a_summary_is_shown(key: str, run: Run) -> None:
    done = run("simulate", key, "--games", 5, "--seed", "s")
    assert done.code == 0
    assert f"{games[key].name}: 5 games of 2 players, seed s" in done.out
    for word in ("seat", "mean", "wins", "ends", "decisions", "steps", "speed"):
        assert word in done.out
    assert done.err == ""


def test_numbers_as_json(run: Run) -> None:
    done = run("simulate", "5", "--games", 4, "--seed", 7, "--players", 3, "--set", "setup=sorted", "--json")
    numbers = json.loads(done.out)
    assert {key: type(value) for key, value in numbers.items()} == {
        "game": str, "players": int, "games": int, "seed": str, "options": dict, "seats": list, "reasons": dict,
        "decisions": dict, "steps": dict, "seconds": float, "decisions_per_second": float,
    }  # fmt: skip
    assert numbers["options"] == {"setup": "sorted"}
    assert [seat["seat"] for seat in numbers["seats"]] == [0, 1, 2]
    assert set(numbers["seats"][0]) == {"seat", "bot", "mean", "sd", "min", "max", "wins"}


def _without_times(text: str) -> dict[str, object]:
    numbers: dict[str, object] = json.loads(text)
    del numbers["seconds"], numbers["decisions_per_second"]
    return numbers


def test_the_same_seed_gives_the_same_numbers_with_and_without_records(run: Run, home: Path) -> None:
    plain = run("simulate", "5", "--games", 5, "--seed", 7, "--json")
    recorded = run("simulate", "5", "--games", 5, "--seed", 7, "--json", "--records", "r.jsonl")
    assert _without_times(plain.out) == _without_times(recorded.out)
    found = [record for _, record in read_lines(home / "r.jsonl")]
    assert len(found) == 5
    assert run("replay", "r.jsonl") == (0, "r.jsonl: 5 records, all valid\n", "")
    other = run("simulate", "5", "--games", 5, "--seed", 8, "--json")
    assert _without_times(plain.out) != _without_times(other.out)


def test_a_picture_of_it(run: Run, home: Path) -> None:
    assert run("simulate", "5", "--games", 5, "--seed", 7, "--plot", "r.svg", "--lang", "fr").code == 0
    picture = (home / "r.svg").read_text(encoding="utf-8")
    for key in ("score", "share", "moves"):
        assert text("fr", f"cli-plot-{key}") in picture
    assert "0 random" in picture
    assert "1 random" in picture


def test_compiled_or_not_the_games_are_the_same(run: Run, process: Callable[..., subprocess.Popen[str]]) -> None:
    arguments = ("simulate", "5", "--games", 3, "--seed", 7, "--json")
    out, _ = process(*arguments).communicate(timeout=PATIENCE)
    assert _without_times(out) == _without_times(run(*arguments).out)


def test_without_a_seed_there_is_a_new_one(run: Run) -> None:
    seeds = {json.loads(run("simulate", "5", "--games", 1, "--json").out)["seed"] for _ in range(2)}
    assert len(seeds) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["zzz"], "There’s no game called “zzz”"),
        (["5", "--games", "0"], "The number of games must be at least 1, not 0."),
        (["5", "--games", "-3"], "at least 1, not -3"),
        (["5", "--players", "9"], "5 vor 12 is for 2 to 4 players, not for 9."),
        (["5", "--set", "nonsense=1"], "5 vor 12 has no option 'nonsense'; it has: starter"),
        (["5", "--bots", "genius"], "There is no bot 'genius'; there are: random, greedy, level1"),
        (["5", "--bots", "random,random,random"], "3 bots are named for 2 seats"),
        (["5", "--records", "missing/r.jsonl"], "missing/r.jsonl cannot be written: No such file or directory."),
        (["5", "--records", "."], ". is a folder; name a file."),
        (["5", "--plot", "r.png"], "This picture is an SVG: give its file a name that ends in .svg; 'r.png' does not."),
        (["5", "--plot", "r"], "give its file a name that ends in .svg; 'r' does not."),
        (["5", "--records", "/dev/null"], "/dev/null is not an ordinary file; name a file."),
        (["5", "--records", "-"], "- is not an ordinary file; name a file."),
    ],
)
def test_wrong_wishes_are_refused(arguments: list[str], message: str, run: Run) -> None:
    done = run("simulate", "--seed", 1, *arguments)
    assert (done.code, done.out) == (2, "")
    assert message in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("lang", languages())
def test_it_speaks_every_language(lang: str, run: Run, home: Path) -> None:
    done = run("simulate", "kreuz", "--games", 2, "--seed", "s", "--lang", lang, "--records", "r.jsonl")
    assert (done.code, done.err) == (0, "")
    heading = text(lang, "cli-simulate-heading", game=text(lang, "kreuzquer-name"), games=2, players=2, seed="s")
    assert done.out.startswith(heading + "\n")
    for column in ("seat", "bot", "mean", "sd", "min", "max", "wins"):
        assert text(lang, f"cli-simulate-column-{column}") in done.out
    facts = dict(line.split("  ", 1) for line in done.out.splitlines()[-5:])
    labels = [text(lang, f"cli-simulate-{name}") for name in ("ends", "decisions", "steps", "speed", "records")]
    assert [label.strip() for label in facts] == labels
    assert text(lang, "kreuzquer-reason-full") in facts[next(iter(facts))]
    assert done.out.endswith("  r.jsonl\n")


def test_wrong_wishes_in_german_and_numbers_as_ever(run: Run) -> None:
    assert run("simulate", "5", "--games", 0, "--lang", "de").err == "Es muss mindestens eine Partie sein, nicht 0.\n"
    assert run("simulate", "5", "--records", ".", "--lang", "de").err == ". ist ein Ordner. Nenn eine Datei.\n"
    plain, german = (run("simulate", "5", "--games", 2, "--seed", 7, "--json", "--lang", lang) for lang in ("en", "de"))
    assert _without_times(plain.out) == _without_times(german.out)
