"""`spieltrieb --version --verbose`."""

from __future__ import annotations

import re
import shutil
import subprocess
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from spieltrieb import __version__
from spieltrieb.cli import version
from tests.cli.conftest import Run

NAMES = ["spieltrieb", "python", "system", "libraries", "compiled", "page", "data", "language", "terminal", "settings"]


def lines(text: str) -> dict[str, str]:
    return {line[:12].strip(): line[12:] for line in text.splitlines()}


def test_it_says_what_a_report_needs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTRIEB_PUBLIC", "https://secret.example.org")
    monkeypatch.setattr(version, "_commit", lambda: "0123456789ab")  # there may be no git here
    done = run("--version", "--verbose")
    assert (done.code, done.err) == (0, "")
    found = lines(done.out)
    assert list(found) == NAMES
    assert found["spieltrieb"].startswith(f"{__version__}, in ")
    assert "numba " in found["libraries"] and "missing" not in found["libraries"]
    assert "SPIELTRIEB_PUBLIC" in found["settings"]
    assert "secret.example.org" not in done.out
    assert "unknown" not in done.out


def test_a_clone_names_its_commit(run: Run, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    package = home / "src" / "spieltrieb"
    package.mkdir(parents=True)
    (home / ".git").mkdir()
    monkeypatch.setattr(version, "PACKAGE", package)
    monkeypatch.setattr(version, "_commit", lambda: "0123456789ab-dirty")
    assert "commit 0123456789ab-dirty" in run("--version", "--verbose").out
    assert "not built (make page)" in run("--version", "--verbose").out


@pytest.mark.skipif(not shutil.which("git"), reason="there is no git here")
def test_the_commit_is_found_whoever_the_clone_belongs_to(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    me = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    for words in (("init", "--quiet"), (*me, "commit", "--quiet", "--allow-empty", "--message", "all")):
        subprocess.run(["git", *words], cwd=home, check=True)
    monkeypatch.setattr(version, "PACKAGE", home)
    monkeypatch.setenv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1")  # as in a container that has it mounted
    assert re.fullmatch("[0-9a-f]{12}", version._commit())


def test_what_is_broken_is_said_and_the_rest_still_comes(run: Run, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    def missing(name: str) -> str:
        if name == "uvloop":
            raise PackageNotFoundError(name)
        return "not a version"

    monkeypatch.setattr(version, "version", missing)
    monkeypatch.setattr("spieltrieb.core.compile.compilation_is_on", lambda: 1 / 0)
    monkeypatch.setenv("PATH", str(home))  # no git
    done = run("--version", "--verbose")
    assert done.code == 0
    found = lines(done.out)
    assert list(found) == NAMES
    assert "uvloop missing" in found["libraries"] and "numpy not a version" in found["libraries"]
    assert found["compiled"] == "unknown (ZeroDivisionError: division by zero)"
    assert found["spieltrieb"].startswith(f"{__version__}, in ")


def test_verbose_alone_is_wrong_use(run: Run) -> None:
    done = run("--verbose")
    assert (done.code, done.out) == (2, "")
    assert "--version" in done.err
