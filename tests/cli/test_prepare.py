"""`spieltrieb prepare`."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable

import pytest

from spieltrieb.cli.prepare import LEARNERS
from spieltrieb.locale import languages, text
from spieltrieb.server.compiling import PARTS, Compiler
from tests.cli.conftest import Run
from tests.conftest import PATIENCE


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("well", [True, False])
def test_it_says_whether_all_went_well(run: Run, monkeypatch: pytest.MonkeyPatch, well: bool, lang: str) -> None:
    begun: list[tuple[int | None, int]] = []
    monkeypatch.setattr("spieltrieb.core.compile.compilation_is_on", lambda: True)
    monkeypatch.setattr(Compiler, "begin", lambda self, at_once, step_back: begun.append((at_once, step_back)))
    monkeypatch.setattr(Compiler, "wait", lambda self: well)
    done = run("prepare", "--lang", lang)
    assert begun
    assert begun[0][1] == 0
    assert done.code == (0 if well else 1)
    assert done.out == text(lang, "cli-prepare-done" if well else "cli-prepare-missing") + "\n"


def test_what_only_learners_need_is_compiled_on_request(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr("spieltrieb.core.compile.compilation_is_on", lambda: True)
    monkeypatch.setattr(Compiler, "begin", lambda self, at_once, step_back: asked.append(self._parts))
    monkeypatch.setattr(Compiler, "wait", lambda self: True)
    assert run("prepare").code == run("prepare", "--learners").code == 0
    assert asked == [PARTS, (*PARTS, LEARNERS)]


def test_ctrl_c_is_not_heard_by_the_processes_that_compile(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []
    monkeypatch.setattr("spieltrieb.core.compile.compilation_is_on", lambda: True)
    monkeypatch.setattr(Compiler, "begin", lambda *_: heard.append(signal.getsignal(signal.SIGINT)))
    monkeypatch.setattr(Compiler, "wait", lambda self: True)
    assert run("prepare").code == 0
    assert heard == [signal.SIG_IGN], "they begin with this"
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN


def test_where_nothing_is_compiled_nothing_is_prepared(process: Callable[..., subprocess.Popen[str]]) -> None:
    out, err = process("prepare").communicate(timeout=PATIENCE)
    assert out == text("en", "cli-prepare-off") + "\n"
    assert not err
