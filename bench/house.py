"""How the house has changed: python bench/house.py COMMIT [COMMIT]

Lines by folder, the graph of imports, and how alike the games' folders are, at a commit and at a later one (HEAD, if
none is named). Both are read from git into a temporary folder; nothing is imported or run.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from io import BytesIO
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COUNTED = {".py", ".ts", ".svelte", ".css", ".ftl", ".md"}
PACKAGE, PAGE = "src/spieltrieb", "web/src"
FOLDERS = ("src", PAGE, "tests", "bench", "docs")
GAMES = ("fivetotwelve", "memostreet", "kreuzquer", "davincicode")

Graph = dict[str, set[str]]


def read(commit: str, folder: Path) -> None:
    """Write a commit's files into a folder."""
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as files:
        files.extractall(folder, filter="data")


# ---- Lines ----


def lines(root: Path) -> Counter[str]:
    """Lines by folder. Tests of the page stand beside what they test, and are counted apart."""
    found: Counter[str] = Counter()
    for folder in FOLDERS:
        for file in (root / folder).rglob("*"):
            if file.suffix in COUNTED and file.is_file() and not is_made(file, root):
                found[_folder(file.relative_to(root))] += len(file.read_text(encoding="utf-8").splitlines())
    return found


def is_made(file: Path, root: Path) -> bool:
    """Whether a program has made it."""
    return file == root / PAGE / "lib" / "protocol.ts"


def _folder(path: Path) -> str:
    parts = path.parts
    if ".test." in path.name:
        return "web/src, tests"
    if parts[:3] == ("src", "spieltrieb", "bots"):
        return "/".join(parts[:4]) if len(parts) > 4 else "src/spieltrieb/bots"
    if parts[0] == "src":
        return f"{PACKAGE}/{parts[2]}" if len(parts) > 3 else PACKAGE
    if parts[:3] == ("web", "src", "boards"):
        return "/".join(parts[:4]) if len(parts) > 4 else "web/src/boards"
    if parts[0] == "web":
        return "/".join(parts[:3]) if len(parts) > 3 else "web/src"
    return parts[0]


# ---- Imports ----


def python_graph(root: Path) -> Graph:
    """The modules of the package, and which of them each imports when it runs (so not for types alone)."""
    source = root / "src"
    files = {_module(file, source): file for file in (root / PACKAGE).rglob("*.py")}
    return {
        name: {one for one in _imported(ast.parse(file.read_text(encoding="utf-8")), files) if one != name}
        for name, file in files.items()
    }


def _module(file: Path, source: Path) -> str:
    return ".".join(file.relative_to(source).with_suffix("").parts).removesuffix(".__init__")


def _imported(tree: ast.Module, known: Mapping[str, Path]) -> Iterator[str]:
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += node.orelse
            continue
        waiting += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            for name in node.names:
                whole = f"{node.module}.{name.name}"
                yield whole if whole in known else str(node.module)


def page_graph(root: Path) -> Graph:
    """The modules and components of the page, tests left out, and which of them each imports when it runs."""
    source = root / PAGE
    files = {file for file in source.rglob("*") if file.suffix in (".ts", ".svelte") and ".test." not in file.name}
    graph: Graph = {}
    for file in files:
        text = re.sub(r"import type [^;]*;", "", file.read_text(encoding="utf-8"))
        named = re.findall(r"""(?:from|import)\s*\(?\s*["']((?:\.|\$lib)[^"']*)["']""", text)
        found = (_resolved(name, file, source, files) for name in named)
        graph[_shown(file, source)] = {_shown(one, source) for one in found if one and one != file}
    return graph


def _shown(file: Path, source: Path) -> str:
    return file.relative_to(source).as_posix()


def _resolved(name: str, file: Path, source: Path, files: set[Path]) -> Path | None:
    path = (source / "lib" / name.removeprefix("$lib/")) if name.startswith("$lib") else (file.parent / name).resolve()
    forms = (path, *(path.with_name(path.name + end) for end in (".ts", ".svelte.ts", ".svelte")), path / "index.ts")
    return next((form for form in forms if form in files), None)


def in_cycles(graph: Graph) -> int:
    """How many modules import themselves by way of others."""
    return sum(name in reached(graph, name) for name in graph)


def reached(graph: Graph, name: str) -> set[str]:
    """All that a module imports, directly or not."""
    found: set[str] = set()
    waiting = list(graph[name])
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += graph[one]
    return found


# ---- Likeness ----


def alike(root: Path, folder: str) -> str:
    """Of the file names in the games' folders, how many are in all four."""
    names = Counter(
        chain.from_iterable(
            {_name(file) for file in (root / folder / game).iterdir() if file.suffix in COUNTED} for game in GAMES
        )
    )
    return f"{sum(times == len(GAMES) for times in names.values())} of {len(names)}"


def _name(file: Path) -> str:
    return file.name.replace(".svelte.ts", ".ts")  # Svelte wants this where a module has state of its own


def facts(root: Path) -> dict[str, str]:
    """All but lines."""
    found = {}
    for name, graph in (("package", python_graph(root)), ("page", page_graph(root))):
        found[f"{name}: modules"] = f"{len(graph):,}"
        found[f"{name}: imports between them"] = f"{sum(map(len, graph.values())):,}"
        found[f"{name}: imports of a module, on average"] = f"{sum(map(len, graph.values())) / len(graph):.1f}"
        found[f"{name}: modules in a cycle"] = str(in_cycles(graph))
    for folder in (f"{PACKAGE}/games", f"{PACKAGE}/bots", f"{PAGE}/boards"):
        found[f"file names that all four games have, `{folder}`"] = alike(root, folder)
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("before")
    asked.add_argument("after", nargs="?", default="HEAD")
    commits = asked.parse_args()
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        roots = [Path(one).resolve(), Path(other).resolve()]
        for root, commit in zip(roots, (commits.before, commits.after), strict=True):
            read(commit, root)
        before, after = map(lines, roots)
        print("| lines in | before | after |\n|---|--:|--:|")
        for folder in sorted(before.keys() | after.keys()):
            print(f"| `{folder}` | {before[folder]:,} | {after[folder]:,} |")
        print(f"| all | {before.total():,} | {after.total():,} |")
        then, now = map(facts, roots)
        print("\n| | before | after |\n|---|--:|--:|")
        for name in now:
            print(f"| {name} | {then[name]} | {now[name]} |")


if __name__ == "__main__":
    main()
