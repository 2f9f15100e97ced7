"""Windows, as far as it can be seen without one: none of the modules that it lacks, and its name for itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import soaked

# A Python that is like the one on Windows in what matters to us: modules, signals and names that are not there.
LIKE_WINDOWS = """
import os, signal, sys
# What others wrote knows Windows, and would look for the rest of it: it is imported before the change.
import asyncio, concurrent.futures.process, multiprocessing, shutil, subprocess, tempfile, webbrowser
import fluent.runtime, numpy, rich.box, rich.console, rich.progress, rich.status, rich.table, typer, typer.main

GONE = {"fcntl", "termios", "tty", "pty", "pwd", "grp", "resource", "readline", "uvloop", "pexpect"}

class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in GONE:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

for name in GONE:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Nowhere())
for module, names in (
    (signal, ("SIGHUP", "SIGALRM", "SIGUSR1", "setitimer", "ITIMER_REAL")),
    (os, ("nice", "fork", "getuid", "geteuid", "O_CLOEXEC", "sched_getaffinity")),
):
    for name in names:
        if hasattr(module, name):
            delattr(module, name)
sys.platform = "win32"
from spieltrieb.cli import main
sys.exit(main(sys.argv[1:]))
"""


def run(home: Path, *arguments: object, lines: str = "") -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "SPIELTRIEB_COMPILE": "0",
        "SPIELTRIEB_DATA": str(home / "data"),
        "LOCALAPPDATA": str(home),
        "PYTHONIOENCODING": "utf-8",
        "LC_ALL": "C.UTF-8",
    }
    return subprocess.run(
        [sys.executable, "-c", LIKE_WINDOWS, *map(str, arguments)],
        env=environment,
        cwd=home,
        input=lines,
        text=True,
        encoding="utf-8",
        capture_output=True,
        check=False,
        timeout=300,
    )


@pytest.mark.parametrize("arguments", soaked(["serve"], [], ["admin", "backup", "x.db"]))
def test_the_server_says_in_one_sentence_what_works_there(tmp_path: Path, arguments: list[str]) -> None:
    done = run(tmp_path, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    sentence = done.stderr.strip()
    assert sentence.startswith("The server with its page does not run on Windows itself, only in WSL;")
    assert "spieltrieb play" in sentence and sentence.endswith(".") and "\n" not in sentence


def test_that_sentence_is_translated(tmp_path: Path) -> None:
    assert "nur in WSL" in run(tmp_path, "serve", "--lang", "de").stderr


def test_games_rules_and_the_version_are_told(tmp_path: Path) -> None:
    assert "davincicode" in run(tmp_path, "games").stdout
    assert "Memo Street" in run(tmp_path, "rules", "memo").stdout
    found = run(tmp_path, "--version", "--verbose").stdout
    assert "uvloop" in found and "unknown" not in found.partition("\n")[2]  # the first line names the commit


def test_a_game_is_played_kept_and_checked(tmp_path: Path) -> None:
    moves = "1\n" * 60  # the first move of the list, as often as it takes
    done = run(tmp_path, "play", "5", "--seed", "7", "--bots", "greedy", "--save", "game.jsonl", lines=moves)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    checked = run(tmp_path, "replay", "game.jsonl")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_bots_meet_in_the_arena_and_games_are_simulated(tmp_path: Path) -> None:
    done = run(tmp_path, "simulate", "5", "--games", 3, "--seed", 1, "--records", "games.jsonl")
    assert done.returncode == 0, done.stderr
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 3
    done = run(tmp_path, "arena", "5", "--bots", "random,greedy", "--games", 2, "--seed", 1, "--processes", 1)
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout
