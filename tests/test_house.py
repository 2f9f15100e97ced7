"""The house stays in order: no module or function grows beyond its limit without a word why."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from spieltrieb import games

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "spieltrieb"
PAGE = ROOT / "web" / "src"
MOST_LINES = 400  # of a module: rules may be longer, as long as their leaflet
LONGEST = 60  # lines of a function
MOST_ARGUMENTS = 8
# Files of the page that may be longer, and why.
LONGER = {
    "lib/protocol.ts": "made by `make types`",
    "boards/memostreet/Board.svelte": "table, row and streets share one drag; its parts are being taken out",
}

# Classes of one room that share a name on purpose, and why.
SHARED = {
    ("lab", "Batch"): "the same thing on a processor and on a GPU",
    ("server", "Seat"): "a seat, and what messages tell of one",
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def _modules() -> Iterator[tuple[Path, str]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        yield file, file.read_text(encoding="utf-8")


def test_no_module_but_rules_is_too_long() -> None:
    page = (file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte", ".css") and ".test." not in file.name)
    files = [
        *(file for file, _ in _modules() if file.name != "rules.py"),
        *(file for file in page if file.relative_to(PAGE).as_posix() not in LONGER),
    ]
    long = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert {str(file.relative_to(ROOT)): lines for file, lines in long.items() if lines > MOST_LINES} == {}


def test_a_function_above_its_limits_says_why() -> None:
    """In a comment before it. Commands of the terminal have an argument for each of their options."""
    unexplained = [
        f"{file.relative_to(PACKAGE)}: {function.name}"
        for file, source in _modules()
        for function in ast.walk(ast.parse(source))
        if isinstance(function, Function) and _is_large(function, file) and not _has_a_word_before(function, source)
    ]
    assert unexplained == []


def _is_large(function: Function, file: Path) -> bool:
    lines = (function.end_lineno or 0) - function.lineno + 1
    given = function.args
    names = [argument.arg for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    is_command = function.name == "command" and file.parent.name == "cli"
    arguments = 0 if is_command else len([name for name in names if name not in ("self", "cls")])
    return lines > LONGEST or arguments > MOST_ARGUMENTS


def _has_a_word_before(function: Function, source: str) -> bool:
    first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])
    return source.splitlines()[first - 2].lstrip().startswith("# ")


def test_classes_of_one_room_have_names_of_their_own() -> None:
    """But for games: their folders are alike, and so are the names in them."""
    keys = set(games)
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for file, source in _modules():
        room, *rest = file.relative_to(PACKAGE).parts
        module = "/".join(part for part in rest if part not in keys)
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef):
                found[room, node.name].add(module)
    assert {name: sorted(modules) for name, modules in found.items() if len(modules) > 1 and name not in SHARED} == {}
