"""SECURITY.md names a test for every threat, and each of them is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
TEXT = (TESTS.parent / "SECURITY.md").read_text(encoding="utf-8")
THREATS = re.findall(r"^\| (?!who \||---)(.+?) \| (.+?) \| (.+?) \| (.+?) \|$", TEXT, re.M)
NAMED = re.compile(r"`([\w/]+\.py): (test_\w+)`")


@pytest.mark.parametrize("threat", THREATS, ids=[f"{who}: {what[:40]}" for who, what, *_ in THREATS])
def test_every_threat_has_tests_that_exist(threat: tuple[str, str, str, str]) -> None:
    found = NAMED.findall(threat[3])
    assert found, f"no test shows what stops {threat[0]} who tries {threat[1]}"
    for file, name in found:
        tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
        tests = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
        assert name in tests, f"{file}: {name}"


def test_the_table_is_read_whole() -> None:
    assert len(THREATS) == TEXT.count("\n| ") - 1 > 15
    assert len(NAMED.findall(TEXT)) == TEXT.count(": test_")
