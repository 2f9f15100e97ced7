"""The command as a whole: help, version, exit codes, and how it ends."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from spieltrieb import __version__
from spieltrieb.cli import _completed
from spieltrieb.cli.app import COMMANDS
from tests.cli.conftest import Run
from tests.conftest import PATIENCE


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str, run: Run) -> None:
    done = run(command, "--help")
    assert done.code == 0
    assert f"Usage: spieltrieb {command}" in done.out
    assert "Examples:" in done.out
    assert f"spieltrieb {command}" in done.out.split("Examples:")[1]
    assert done.err == ""
    assert run(command, "-h").out == done.out


def test_the_help_lists_every_command(run: Run) -> None:
    done = run("--help")
    assert done.code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in done.out


def test_the_version(run: Run) -> None:
    assert run("--version") == (0, f"spieltrieb {__version__}\n", "")


def test_a_misspelled_command_gets_a_suggestion(run: Run) -> None:
    done = run("pley")
    assert done.code == 2
    assert "'play'" in done.err
    assert done.out == ""


@pytest.mark.parametrize(
    "arguments", [["rules"], ["games", "x"], ["play", "--nonsense"], ["simulate", "5", "--games", "x"]]
)
def test_wrong_use_has_exit_code_2(arguments: list[str], run: Run) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert done.err
    assert "Traceback" not in done.err


@pytest.mark.program
def test_help_and_lists_do_not_wait_for_the_compiler(home: object) -> None:
    code = (
        "import sys; from spieltrieb.cli import main\n"
        "assert main(['--help']) == main(['games']) == main(['rules', '5']) == 0\n"
        "assert 'numba' not in sys.modules and 'asyncio' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


def test_a_closed_pipe_ends_quietly(process: Callable[..., subprocess.Popen[str]]) -> None:
    child = process("rules", "fivetotwelve")
    assert child.stdout is not None
    child.stdout.close()
    child.stdout = None
    _, err = child.communicate(timeout=PATIENCE)
    assert err == ""
    assert child.returncode == 0


@pytest.mark.program
def test_signs_that_the_output_does_not_have_are_replaced(home: object) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "SPIELTRIEB_COMPILE": "0"}
    for arguments in (["games", "--lang", "de"], ["play", "5", "--lang", "de"], ["rules", "zzz"]):
        command = [sys.executable, "-m", "spieltrieb.cli", *arguments]
        done = subprocess.run(command, env=environment, input=b"1\n", capture_output=True, check=False)
        assert b"Traceback" not in done.stderr
        assert done.returncode == (2 if arguments[0] == "rules" else 0)


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        (["play", "--match"], ["play", "--match=all"]),
        (["play", "--match", "5vor12"], ["play", "--match=all", "5vor12"]),
        (["play", "--match", "3"], ["play", "--match", "3"]),
        (["play", "--match", "--seed", "3"], ["play", "--match=all", "--seed", "3"]),
        (["replay", "x", "--show"], ["replay", "x", "--show=last"]),
        (["replay", "--show", "2", "x"], ["replay", "--show", "2", "x"]),
        ([], []),
    ],
)
def test_some_numbers_may_be_left_out(given: list[str], meant: list[str]) -> None:
    assert _completed(given) == meant


@pytest.mark.program
@pytest.mark.parametrize("closed", ["stdout", "stderr"])
def test_what_is_closed_when_it_starts_is_not_written_to(closed: str, home: Path) -> None:
    given = {"stdout": ">&-", "stderr": "2>&-"}[closed]
    command = f"exec {shlex.quote(sys.executable)} -m spieltrieb.cli games {given}"
    done = subprocess.run(command, shell=True, cwd=home, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.program
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
@pytest.mark.parametrize("command", ["games", "--version"])
def test_a_full_disk_is_told_in_a_line(command: str, home: Path) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "spieltrieb.cli", command],
            cwd=home, stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


# ---- Ctrl-C, and again ----

ENDS_SLOWLY = """
import atexit, sys, time, typer
from spieltrieb.cli.terminal import guarded

@guarded
def command():
    raise KeyboardInterrupt

@atexit.register
def tidy_up():
    print("tidying up", flush=True)
    while True:
        time.sleep(0.01)

try:
    command()
except typer.Exit as leaving:
    sys.exit(leaving.exit_code)
"""

DEAF_BOT = """
import os, pathlib, signal, time
from multiprocessing import parent_process

class Deaf:
    def choose(self, sight):
        if parent_process() is None:  # the first look at a bot
            return sight.legal[0]
        signal.signal(signal.SIGTERM, lambda *_: pathlib.Path("told").touch())
        pathlib.Path("thinks").touch()
        while os.getppid() == parent_process().pid:
            time.sleep(0.01)
        os.killpg(0, signal.SIGKILL)  # the test has failed: nobody else may be left who holds its pipes
"""


def test_ctrl_c_again_while_a_command_ends_says_nothing(home: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", ENDS_SLOWLY], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == "tidying up\n"
        child.send_signal(signal.SIGINT)
        _, err = child.communicate(timeout=PATIENCE)
        assert (child.returncode, err) == (130, "\n")
    finally:
        child.kill()


def test_ctrl_c_again_ends_bots_that_do_not_let_go(process: Callable[..., subprocess.Popen[str]], home: Path) -> None:
    (home / "deaf_bot.py").write_text(DEAF_BOT, encoding="utf-8")
    words = ("--games", 4, "--processes", 2, "--budget", 999)
    child = process("arena", "5", "--bots", "deaf_bot:Deaf,random", *words, start_new_session=True)
    for told in ("thinks", "told"):  # after Ctrl-C they are told to end, and here they don't
        wait_for((home / told).exists, child)
        child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=PATIENCE)
    assert (child.returncode, out, err) == (130, "", "\n")


def wait_for(condition: Callable[[], bool], child: subprocess.Popen[str]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert child.poll() is None, child.communicate()
        assert time.monotonic() < end
        time.sleep(0.02)


def test_ctrl_c_before_a_command_begins_says_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(arguments: list[str]) -> list[str]:
        raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("spieltrieb.cli._completed", interrupt)
    assert run("games") == (130, "", "\n")
    assert signal.getsignal(signal.SIGINT) is before, "it is this process's own again"
