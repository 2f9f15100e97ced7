"""Which tests judge the mutants: they must exist, and no module that counts may be left out."""

from __future__ import annotations

from pathlib import Path

from tests.mutants.accepted import accepted_mutants
from tests.mutants.selection import SELECTION

ROOT = Path(__file__).parent.parent


def test_the_tests_that_judge_exist() -> None:
    named = {test for stages in SELECTION.values() for stage in stages for test in stage.tests}
    assert sorted(test for test in named if not (ROOT / test).is_file()) == []


def test_all_rules_and_all_of_core_are_judged() -> None:
    source = ROOT / "src"
    files = (*source.glob("spieltrieb/games/*/rules.py"), *source.glob("spieltrieb/core/*.py"))
    modules = {".".join(file.relative_to(source).with_suffix("").parts) for file in files if file.stem != "__init__"}
    assert modules - SELECTION.keys() == set()


def test_accepted_mutants_are_of_lines_that_still_stand() -> None:
    """Otherwise `make mutants` ends in red, hours later."""
    stood = {(module, before) for module, _, before, _ in accepted_mutants()}
    files = {module: ROOT / "src" / f"{module.replace('.', '/')}.py" for module, _ in stood}
    sources = {module: " ".join(file.read_text(encoding="utf-8").split()) for module, file in files.items()}
    assert [(module, line) for module, line in stood if " ".join(line.split()) not in sources[module]] == []
