"""Rules in two forms, plain and compiled, side by side."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from spieltrieb.core.compile import compilation_is_on

TEMPLATES = """
def total(numbers):
    result = 0
    for number in numbers:
        result += worth(number)
    return result
"""
SHARED = """
from spieltrieb.core.compile import compiled_form, rule

@rule
def double(number):
    PLAIN_CALLS.append(1)
    return 2 * number

@compiled_form(double)
def compiled_double(number):
    return number + number

@rule
def plus(number):
    return double(number) + 1

PLAIN_CALLS = []
"""
RULES = """
from spieltrieb.core.compile import rule
from shared import plus

@rule
def worth(number):
    return plus(number)
"""
PLAY = """
import sys
import numpy as np
from spieltrieb.core import compile
import shared, templates, rules, others

numbers = np.array([1, 2, 3])
plain = compile.bind(templates, rules, plain=True)
assert plain.total(numbers) == 15
assert type(plain.total(numbers)) is int, "as from compiled code"
assert len(shared.PLAIN_CALLS) == 6
assert "numba" not in sys.modules

compiled = compile.bind(templates, rules)
assert compiled.total(numbers) == 15
assert len(shared.PLAIN_CALLS) == 6, "its compiled form was called"
assert not hasattr(rules.worth, "py_func") and not hasattr(shared.plus, "py_func"), "binding changes no module"

compile.compile_rules(rules)
assert rules.worth(2) == shared.plus(2) == 5
assert hasattr(rules.worth, "py_func") and hasattr(shared.plus, "py_func") and hasattr(shared.double, "py_func")
assert len(shared.PLAIN_CALLS) == 6
assert plain.total(numbers) == 15 and len(shared.PLAIN_CALLS) == 9, "what was plain stays plain"
assert compile.bind(templates, rules, plain=True).total(numbers) == 15 and len(shared.PLAIN_CALLS) == 12
assert compile.bind(templates, others, plain=True).total(numbers) == 15 and len(shared.PLAIN_CALLS) == 15
"""


@pytest.mark.skipif(not compilation_is_on(), reason="nothing is compiled")
def test_plain_and_compiled_rules_never_call_each_other(tmp_path: Path) -> None:
    for name, source in (("templates", TEMPLATES), ("shared", SHARED), ("rules", RULES), ("others", RULES)):
        (tmp_path / f"{name}.py").write_text(source)
    (tmp_path / "play.py").write_text(PLAY)
    done = subprocess.run([sys.executable, tmp_path / "play.py"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


SWITCHED_OFF = """
import sys
from spieltrieb.core import compile
from spieltrieb.games import games

assert compile.compilation_is_on()
compile.switch_off()
assert not compile.compilation_is_on()
for game in games.values():
    assert game.is_compiled, "nobody need wait for anything"
    position = game.start(seed=1)
    position.play(position.legal(position.actors[0])[0])
assert "numba" not in sys.modules
"""


@pytest.mark.skipif(not compilation_is_on(), reason="nothing is compiled")
def test_a_process_can_be_kept_from_compiling() -> None:
    done = subprocess.run([sys.executable, "-c", SWITCHED_OFF], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
