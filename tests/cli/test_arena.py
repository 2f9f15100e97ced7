"""`spieltrieb arena`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spieltrieb.locale import languages, text
from tests.cli.conftest import Run

FIRST = "tests.lab.own_bots:First"
TITLES = ("standings", "pairs", "cross", "failures")
COLUMNS = (
    "bot", "against", "rating", "games", "won", "mean", "median", "time", "p95", "max", "failed",
    "wins", "draws", "losses", "share", "interval", "conceded", "why",
)  # fmt: skip


def test_tables_are_shown(run: Run) -> None:
    done = run("arena", "5", "--bots", f"random,{FIRST}", "--games", 2, "--seed", "s", "--processes", 1)
    assert done.code == 0
    assert "5 vor 12: 2 games of 2 players, 2 per line-up, seed s, budget 1 s per move, 1 process" in done.out
    for word in ("Standings", "Pairs", "rating", "wins", "of decided", "ms per move", "random"):
        assert word in done.out
    assert done.err == ""


def test_numbers_as_json_and_files(run: Run, home: Path) -> None:
    files = ("--records", "r.jsonl", "--csv", "r.csv")
    more = ("--processes", 1, "--budget", 0.5, "--duels", "--set", "setup=sorted")
    done = run("arena", "5", "--bots", f"random,{FIRST}", "--games", 2, "--seed", 7, "--json", *files, *more)
    numbers = json.loads(done.out)
    assert set(numbers) == {
        "game", "players", "games", "seed", "options", "budget", "processes", "seconds", "bots", "pairs", "faults",
    }  # fmt: skip
    assert (numbers["budget"], numbers["options"]) == (0.5, {"setup": "sorted"})
    assert run("replay", "r.jsonl") == (0, "r.jsonl: 2 records, all valid\n", "")
    assert len((home / "r.csv").read_text(encoding="utf-8").splitlines()) == 5


@pytest.mark.parametrize(("players", "said"), [(2, "cli-arena-column-rating"), (1, "cli-plot-score")])
def test_a_picture_of_it(players: int, said: str, run: Run, home: Path) -> None:
    words = ("arena", "kreuz", "--bots", "random,greedy", "--games", 2, "--players", players, "--processes", 1)
    assert run(*words, "--plot", "r.svg", "--lang", "de").code == 0
    picture = (home / "r.svg").read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    for name in ("random", "greedy", text("de", said)):
        assert name in picture


def test_an_own_bot_in_the_current_folder_is_found_and_its_failures_are_told(run: Run, home: Path) -> None:
    (home / "rash_bot.py").write_text(
        "class Rash:\n    def choose(self, sight):\n        return -1\n", encoding="utf-8"
    )
    done = run("arena", "5", "--bots", "random,rash_bot:Rash", "--games", 2, "--seed", 1, "--processes", 1)
    assert done.code == 0
    assert "Failures: each one lost the game" in done.out
    assert "not a legal action" in done.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["zzz", "--bots", "random"], "There’s no game called “zzz”"),
        (["5", "--bots", "genius"], "There is no bot 'genius'"),
        (["5", "--bots", "random,random"], "The bot 'random' is named twice."),
        (["5", "--bots", "no.where:Bot"], "'no.where' of the bot 'no.where:Bot' cannot be imported"),
        (["5", "--bots", "random", "--games", "0"], "at least 1, not 0"),
        (["5", "--bots", "random", "--budget", "-1"], "a number of seconds above 0, not -1.0"),
        (["5", "--bots", "random", "--players", "9"], "is for 2 to 4 players, not for 9."),
        (["5", "--bots", "random", "--csv", "missing/r.csv"], "missing/r.csv cannot be written"),
        (["5", "--bots", "random", "--records", "."], ". is a folder; name a file."),
        (["5", "--bots", "random", "--plot", "missing/r.svg"], "missing/r.svg cannot be written"),
        (["5", "--bots", "random", "--plot", "r.png"], "give its file a name that ends in .svg; 'r.png' does not."),
        (["5", "--bots", "random", "--records", "r", "--csv", "./r"], "r is named twice; give each file"),
    ],
)
def test_wrong_wishes_are_refused(arguments: list[str], message: str, run: Run) -> None:
    done = run("arena", *arguments)
    assert (done.code, done.out) == (2, "")
    assert message in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("lang", languages())
def test_it_speaks_every_language(lang: str, run: Run, home: Path) -> None:
    (home / "rash_bot.py").write_text(
        "class Rash:\n    def choose(self, sight):\n        return -1\n", encoding="utf-8"
    )
    bots = f"random,{FIRST},rash_bot:Rash"
    done = run("arena", "5", "--bots", bots, "--games", 2, "--seed", 1, "--processes", 1, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    for title in TITLES:
        assert text(lang, f"cli-arena-{title}") + "\n" in done.out
    for column in COLUMNS:
        assert text(lang, f"cli-arena-column-{column}", what="") in done.out


def test_tables_as_markdown(run: Run) -> None:
    bots = ("--bots", f"random,{FIRST}", "--games", 2, "--seed", "s", "--processes", 1)
    done = run("arena", "5", *bots, "--markdown")
    assert (done.code, done.err) == (0, "")
    heading, *parts = done.out.rstrip("\n").split("\n\n")
    assert heading.startswith("5 vor 12: 2 games of 2 players, 2 per line-up, seed s, budget 1 s per move")
    assert parts[0::2] == ["**Standings**", "**Pairs**"]
    standings, pairs = (part.splitlines() for part in parts[1::2])
    assert standings[0].startswith("| bot | rating | games | won | mean score |")
    assert pairs[0] == "| bot | against | wins | draws | losses | of decided | 95 % | mean score | conceded |"
    assert pairs[1] == "| --- " + 8 * "| ---: " + "|"
    assert pairs[2].startswith(f"| {FIRST} | random |")
    for table in (standings, pairs):
        assert len({line.count("|") for line in table}) == 1
    assert "| title 1 |" in run("arena", "kreuz", *bots, "--players", 1, "--markdown").out
    both = run("arena", "5", *bots, "--markdown", "--json")
    assert both.code == 2
    assert "choose either --json or --markdown" in both.err


def test_wrong_wishes_in_german(run: Run) -> None:
    def told(*more: object) -> str:
        return run("arena", "5", "--bots", "random", "--lang", "de", *more).err

    assert told("--budget", -1) == "Die Bedenkzeit muss mehr als 0 Sekunden sein, nicht -1.\n"
    assert told("--processes", 0) == "Es muss mindestens ein Prozess spielen, nicht 0.\n"
    assert told("--games", 0) == "Es muss mindestens eine Partie sein, nicht 0.\n"
