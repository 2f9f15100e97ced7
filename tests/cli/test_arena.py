"""`spieltrieb arena`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

FIRST = "tests.lab.own_bots:First"


def test_tables_are_shown(run: Run) -> None:
    done = run("arena", "5", "--bots", f"random,{FIRST}", "--games", 2, "--seed", "s", "--processes", 1)
    assert done.code == 0
    assert "5 vor 12: 2 games of 2 players, 2 for each line-up, seed s, budget 1 s a move, 1 process" in done.out
    for word in ("Standings", "Pairs", "rating", "wins", "of decided", "ms a move", "random"):
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


def test_an_own_bot_in_the_current_folder_is_found_and_its_failures_are_told(run: Run, home: Path) -> None:
    (home / "rash_bot.py").write_text(
        "class Rash:\n    def choose(self, sight):\n        return -1\n", encoding="utf-8"
    )
    done = run("arena", "5", "--bots", "random,rash_bot:Rash", "--games", 2, "--seed", 1, "--processes", 1)
    assert done.code == 0
    assert "Failures: each lost the game" in done.out
    assert "no legal action" in done.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["zzz", "--bots", "random"], "There is no game “zzz”"),
        (["5", "--bots", "genius"], "There is no bot 'genius'"),
        (["5", "--bots", "random,random"], "The bot 'random' is named twice."),
        (["5", "--bots", "no.where:Bot"], "'no.where' of the bot 'no.where:Bot' cannot be imported"),
        (["5", "--bots", "random", "--games", "0"], "at least 1, not 0"),
        (["5", "--bots", "random", "--budget", "-1"], "more than 0 seconds, not -1.0"),
        (["5", "--bots", "random", "--players", "9"], "is for 2 to 4 players, not for 9."),
        (["5", "--bots", "random", "--csv", "missing/r.csv"], "missing/r.csv cannot be written"),
        (["5", "--bots", "random", "--records", "."], ". is a folder; name a file."),
    ],
)
def test_wrong_wishes_are_refused(arguments: list[str], message: str, run: Run) -> None:
    done = run("arena", *arguments)
    assert (done.code, done.out) == (2, "")
    assert message in done.err
    assert done.err.count("\n") == 1
