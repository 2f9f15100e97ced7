"""`spieltrieb prepare`."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest

from spieltrieb.server.preparing import Preparer
from tests.cli.conftest import Run
from tests.conftest import PATIENCE


@pytest.mark.parametrize("well", [True, False])
def test_it_says_whether_all_went_well(run: Run, monkeypatch: pytest.MonkeyPatch, well: bool) -> None:
    begun: list[tuple[int | None, int]] = []
    monkeypatch.setattr("spieltrieb.core.compile.compilation_is_on", lambda: True)
    monkeypatch.setattr(Preparer, "begin", lambda self, at_once, step_back: begun.append((at_once, step_back)))
    monkeypatch.setattr(Preparer, "wait", lambda self: well)
    done = run("prepare")
    assert begun
    assert begun[0][1] == 0
    assert done.code == (0 if well else 1)
    assert ("Everything is compiled." if well else "Not everything could be compiled") in done.out


def test_where_nothing_is_compiled_nothing_is_prepared(process: Callable[..., subprocess.Popen[str]]) -> None:
    out, err = process("prepare").communicate(timeout=PATIENCE)
    assert "switched off" in out
    assert not err
