"""A search is compiled and tried once, before anybody's budget runs; in plain Python nothing is tried."""

from __future__ import annotations

import sys

import pytest

from spieltrieb.bots import compiling
from spieltrieb.core import compile
from spieltrieb.core.compile import rule


@rule
def double(x: int) -> int:
    return 2 * x


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "_ready", set())
    monkeypatch.setattr(compile, "is_done", lambda what: True)


@pytest.mark.parametrize("is_on", [True, False])
def test_a_module_is_compiled_and_tried_once(is_on: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(compile, "compilation_is_on", lambda: is_on)
    monkeypatch.setattr(compile, "compile_rules", lambda module: done.append(module.__name__))

    def try_all() -> None:
        done.append("tried")
        ready()

    def ready() -> None:
        compiling.make_ready(__name__, "the players of a test", try_all)

    ready()
    ready()
    assert done == ([__name__, "tried"] if is_on else [__name__])


def test_the_rules_of_a_module_are_replaced_by_compiled_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    if not compile.compilation_is_on():
        pytest.skip("nothing is compiled here")
    compiling.make_ready(__name__, "the players of a test", lambda: double(2))
    assert hasattr(sys.modules[__name__].double, "py_func")  # type: ignore[attr-defined]
    assert double(21) == 42
