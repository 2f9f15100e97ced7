"""docs/architecture.md names what there is, and its picture agrees with who imports whom."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "spieltrieb"
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w./]+\.(?:py|ts)): ([\w.]+)`", TEXT)))
MOST_WORDS = 25


@pytest.mark.parametrize(("file", "name"), NAMED, ids=[f"{file}: {name}" for file, name in NAMED])
def test_what_is_named_is_there(file: str, name: str) -> None:
    path = next((path for path in (PACKAGE / file, ROOT / file) if path.exists()), None)
    assert path is not None, f"there is no file {file}"
    source = path.read_text(encoding="utf-8")
    assert name in (_names(ast.parse(source)) if path.suffix == ".py" else _names_in_typescript(source))


def test_something_is_named() -> None:
    assert len(NAMED) > 20


def _names(tree: ast.AST, inside: str = "") -> set[str]:
    """The functions and classes of a module, those in classes with the class in front."""
    found: set[str] = set()
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found |= {inside + node.name} | _names(node, f"{inside}{node.name}.")
    return found


def _names_in_typescript(source: str) -> set[str]:
    return set(re.findall(r"(?:function|class|const) (\w+)", source)) | set(
        re.findall(r"^ +(?:async )?(\w+)\(.*\{$", source, re.M)
    )


def test_files_that_are_named_are_there() -> None:
    named = re.findall(r"`((?:src|web|bench)/[\w./]+)`", TEXT)
    assert named
    assert [file for file in named if not (ROOT / file).exists()] == []


def test_the_picture_shows_who_imports_whom() -> None:
    """The arrows drawn are all that are needed: what can be reached by others is not drawn again."""
    imports = _imports()
    needed = {
        (room, used)
        for room, all_used in imports.items()
        for used in all_used
        if not any(used in _reached(imports, other) for other in all_used - {used})
    }
    drawn = set(re.findall(r"^ +(\w+) --> (\w+)$", TEXT, re.M))
    assert drawn == needed


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def _imports() -> dict[str, set[str]]:
    """The rooms that each room imports from."""
    rooms = [folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists()]
    found: dict[str, set[str]] = {room: set() for room in rooms}
    for room in rooms:
        for file in (PACKAGE / room).rglob("*.py"):
            for node in ast.walk(_tree(file)):
                if isinstance(node, ast.ImportFrom) and node.module:
                    names = [f"{node.module}.{alias.name}" for alias in node.names]
                elif isinstance(node, ast.Import):
                    names = [alias.name for alias in node.names]
                else:
                    continue
                used = {name.split(".")[1] for name in names if name.startswith("spieltrieb.")}
                found[room] |= used & set(rooms) - {room}
    return found


def _reached(imports: dict[str, set[str]], room: str) -> set[str]:
    return imports[room] | {far for near in imports[room] for far in _reached(imports, near)}


def test_no_module_comes_back_to_itself_by_what_it_imports() -> None:
    """Imports inside functions count; those that only name a type do not."""
    files = {".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts): file for file in PACKAGE.rglob("*.py")}
    modules = {name.removesuffix(".__init__"): file for name, file in files.items()}
    graph = {name: set(_imported(_tree(file))) & modules.keys() - {name} for name, file in modules.items()}
    assert graph["spieltrieb.core.contract"] > {"spieltrieb.core.position", "spieltrieb.core.drive"}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as problem:
        pytest.fail(" is imported by ".join(problem.args[1]))


def _imported(tree: ast.AST) -> Iterator[str]:
    """The names that are imported anywhere below here, each with the module that it may be in."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            inside = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from inside
            if any(not _is_module(name) for name in inside):
                yield node.module
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from _imported(ast.Module(node.orelse, []))
        else:
            yield from _imported(node)


def _is_module(name: str) -> bool:
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or path.is_dir()


def test_every_room_has_a_line_and_the_words_are_few() -> None:
    for room in _imports():
        assert f"\n| `{room}` |" in TEXT
    words = TEXT.partition("## Words")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([a-z][^|]*) \|", words, re.M)[1:]
    assert rows and all(row.isalpha() for row in rows), "one word in each row"
    assert len(rows) + words.count("**") // 2 <= MOST_WORDS
