"""The command as a whole: help, version, exit codes, and how it ends."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
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
