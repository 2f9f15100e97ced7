"""`make again` tells green from red, names what was red, and leaves nothing running."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests import again
from tests.conftest import PATIENCE

pytestmark = pytest.mark.program


def shell(script: str) -> str:
    return f"sh -c '{script}'"


def test_every_other_run_is_busy_and_green_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert again.main(["4", "--command", shell("exit 0"), "--logs", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[3] for line in lines[:4]] == ["quiet", "busy", "quiet", "busy"]
    assert lines[4] == "4 of 4 green"
    assert [path.name for path in sorted(tmp_path.iterdir())] == [
        "01-quiet.log", "02-busy.log", "03-quiet.log", "04-busy.log",
    ]  # fmt: skip


def test_a_machine_that_is_busy_anyway_gets_no_more_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_busy = []
    monkeypatch.setattr(again, "busy_cores", lambda count: kept_busy.append(count) or nullcontext())
    assert again.main(["2", "--as-it-is", "--command", shell("exit 0"), "--logs", str(tmp_path)]) == 0
    assert kept_busy == [0, 0]
    assert all(" as it is " in line and " load " in line for line in capsys.readouterr().out.splitlines()[:2])


def test_what_is_red_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    says = 'printf "\\033[31mFAILED tests/x.py::test_y - assert\\033[0m\\n FAIL  src/a.test.ts > b\\n"; exit 1'
    assert again.main(["2", "--command", shell(says), "--logs", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "red: tests/x.py::test_y, src/a.test.ts" in lines[0]
    assert lines[-1] == "0 of 2 green"


def test_it_can_stop_at_red_and_says_the_last_line_where_no_test_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = shell("echo There is no browser.; exit 2")
    assert again.main(["9", "--stop", "--command", command, "--logs", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert "red: There is no browser." in lines[0]


def test_every_word_gives_a_run_with_other_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        again.main(["--deals", "ash elm", "--command", shell("echo $SPIELTRIEB_DEALS"), "--logs", str(tmp_path)]) == 0
    )
    assert [path.read_text() for path in sorted(tmp_path.iterdir())] == ["ash\n", "elm\n"]
    assert "2 of 2 green" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["0"], ["--deals", " "]])
def test_no_runs_at_all_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        again.main(arguments)
    assert "at least one run" in capsys.readouterr().err


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_whoever_stops_it_stops_all_that_it_started(tmp_path: Path, number: signal.Signals) -> None:
    script = 'cd "$PLACE"; test -e first || { touch first; exit 0; }; echo $$ > pid; sleep 1000'
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.again", "2", "--command", shell(script), "--logs", str(tmp_path / "logs")],
        cwd=Path(__file__).parents[1],
        env={**os.environ, "PLACE": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    assert "green" in child.stdout.readline()
    while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
        assert child.poll() is None
        time.sleep(0.01)
    running = [int((tmp_path / "pid").read_text()), *map(int, children(child.pid))]
    assert len(set(running)) >= 2, "the command and at least one process that keeps a core busy"
    child.send_signal(number)
    out, _ = child.communicate(timeout=PATIENCE)
    assert (child.returncode, out) == (130, "Stopped.\n")
    for pid in running:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
