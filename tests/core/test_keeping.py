"""Compiled code is used again as long as nothing that it was made from has changed."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from types import FunctionType

import pytest

from spieltrieb.core.keeping import Kept, mark

NUMBERS = count()
RULES = '''
from typing import NamedTuple
import numpy as np
from numpy import int64

SIZE = 5
FACES = (1, 2, 3)
TABLE = np.arange(4)

class Room(NamedTuple):
    chairs: int
    tables: int = 1

def reach(s, by=2):
    """How far."""
    # as far as it goes
    total = int64(0)
    for k in range(SIZE):
        total += lift(s, k) * 3
    return total + by

def lift(s, k):
    return s[k] + TABLE[k] + pull(FACES[0], k)

def pull(face, k):
    if k > 0:
        return lift(FACES, k - 1)
    return Room(face, k).chairs

def beside(s):
    return len([x + 1 for x in s])
'''


def marked(source: str, name: str = "reach", otherwise: str = "all sources") -> str:
    """The mark of a function in a module from this source, each time in another file."""
    return mark(function_of(source, name), lambda: otherwise)


def function_of(source: str, name: str = "reach", module: str = "rules") -> FunctionType:
    names: dict[str, object] = {"__name__": module}
    exec(compile(source, f"/somewhere/{next(NUMBERS)}/rules.py", "exec"), names)
    function = names[name]
    assert isinstance(function, FunctionType)
    return function


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("", ""),
        ("# as far as it goes", "# farther still,\n    # with a line more"),
        ("How far.", "How far it is.\n\n    In steps."),
        ("def reach", "\n\n\ndef reach"),
        ("x + 1", "x + 2"),
        ("def beside", "OTHER = 3\n\ndef beside"),
        ("total = int64(0)", "total = (\n        int64(0)\n    )"),
    ],
)
def test_what_changes_no_instruction_changes_nothing(old: str, new: str) -> None:
    assert old in RULES
    assert marked(RULES.replace(old, new, 1)) == marked(RULES)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("* 3", "* 4"),  # its own instructions
        ("* 3", "- 3"),
        ("by=2", "by=3"),
        ("total", "sum_"),
        ("SIZE = 5", "SIZE = 6"),  # what it names
        ("SIZE = 5", "SIZE = 5.0"),
        ("SIZE = 5", "SIZE = np.int8(5)"),
        ("int64", "uint64"),
        ("k > 0", "k >= 0"),  # the rules that it calls, and what they name
        ("k > 0", "k > 1"),
        ("(1, 2, 3)", "(1, 2, 4)"),
        ("(1, 2, 3)", "(2, 1, 3)"),
        ("(1, 2, 3)", "(1, 2, 3.0)"),
        ("np.arange(4)", "np.arange(1, 5)"),
        ("np.arange(4)", "np.arange(4.0)"),
        ("np.arange(4)", "np.arange(4).reshape(4, 1)"),
        ("chairs: int", "seats: int\n    chairs: int"),
        ("tables: int = 1", "tables: int = 2"),
        ("pull", "push"),
    ],
)
def test_what_the_compiled_code_follows_from_changes_the_mark(old: str, new: str) -> None:
    assert old in RULES
    assert marked(RULES.replace(old, new)) != marked(RULES)


def test_a_set_is_the_same_in_whatever_order_it_was_filled() -> None:
    one, other = (RULES.replace("(1, 2, 3)", f"frozenset({order})") for order in ("(0, 8)", "(8, 0)"))
    assert marked(one) == marked(other) != marked(RULES)


@pytest.mark.parametrize("value", ["Pair", "ast.Name", "tuple"])
def test_a_class_that_is_not_ours_counts_by_its_name(value: str) -> None:
    """Whether it is a tuple without names, or has names and is no tuple."""
    source = "import ast\nclass Pair(tuple): pass\nTHING = {}\ndef reach(s):\n    return THING\n"
    assert marked(source.format(value)) == marked(source.format(value), otherwise="other sources")
    assert marked(source.format(value)) != marked(source.format("int"))


def test_what_is_inside_a_function_counts() -> None:
    assert marked(RULES.replace("x + 1", "x + 2"), "beside") != marked(RULES, "beside")


def test_a_text_that_is_not_a_docstring_counts() -> None:
    one, other = "def reach(s):\n    return s == 'a'\n", "def reach(s):\n    return s == 'b'\n"
    assert marked(one) != marked(other)
    documented = 'def reach(s):\n    "a"\n    return s == {!r}\n'
    assert marked(documented.format("a")) != marked(documented.format("b"))


@pytest.mark.parametrize("value", ["{1: 2}", "[1]", "np.array([object()])", "lambda: 0, object()", "Own", "core"])
def test_where_something_cannot_be_told_all_sources_count(value: str) -> None:
    """What is mutable, or ours but neither a rule nor a constant: machine code may follow from anything in it."""
    source = (
        f"from spieltrieb import core\nimport numpy as np\nclass Own: __module__ = 'spieltrieb.x'\nTHING = {value}\n"
    )
    source += "def reach(s):\n    return helper(s)\ndef helper(s):\n    return THING\n"
    assert marked(source) == marked(source)
    assert marked(source) != marked(source, otherwise="other sources")
    assert marked(RULES) == marked(RULES, otherwise="other sources")


def test_functions_of_the_same_content_in_other_modules_are_kept_apart() -> None:
    assert mark(function_of(RULES, module="other_rules"), str) != marked(RULES)


def test_what_is_kept_can_be_forgotten(tmp_path: Path) -> None:
    kept = Kept(function_of(RULES), lambda: tmp_path, str)
    kept.flush()
    assert [file.suffix for file in tmp_path.iterdir()] == [".nbi"], "an index in which nothing is"
