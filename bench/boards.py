"""What the boards of the page are made of: python bench/boards.py

Lines of web/src/boards by folder and kind, and what stands in several places: runs of equal lines in different files
(at least SHORTEST; without imports, blank lines and lines that only open or close something).
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path

BOARDS = Path(__file__).resolve().parent.parent / "web" / "src" / "boards"
KINDS = ("markup", "style", "script", "tests")
SHORTEST = 5  # lines that are equal in a row
EMPTY = re.compile(r"[\s{}()\[\];,<>/]*|import .*|\} from .*|/\*\*?.*|<(script|style).*|</\w+>")


def kinds(file: Path) -> Counter[str]:
    """How many lines of each kind a file has."""
    source = file.read_text(encoding="utf-8")
    lines = len(source.splitlines())
    if ".test." in file.name:
        return Counter(tests=lines)
    if file.suffix != ".svelte":
        return Counter({"style" if file.suffix == ".css" else "script": lines})
    found = Counter(
        {
            kind: sum(len(part.splitlines()) for part in re.findall(rf"<{kind}.*?</{kind}>", source, re.S))
            for kind in ("script", "style")
        }
    )
    return found + Counter(markup=lines - found.total())


def repeated(files: list[Path]) -> dict[str, list[str]]:
    """Runs of equal lines that stand in several files, each as long as it goes, with where it stands."""
    places: dict[tuple[str, ...], set[tuple[Path, int]]] = defaultdict(set)
    told: dict[Path, list[str]] = {}
    for file in files:
        lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
        told[file] = [line for line in lines if not EMPTY.fullmatch(line)]
        for at in range(len(told[file]) - SHORTEST + 1):
            places[tuple(told[file][at : at + SHORTEST])].add((file, at))
    twice = sorted({place for where in places.values() if len({file for file, _ in where}) > 1 for place in where})
    runs: list[list[tuple[Path, int]]] = []
    for before, place in pairwise([(Path(), -9), *twice]):
        if place == (before[0], before[1] + 1):
            runs[-1].append(place)
        else:
            runs.append([place])
    found: dict[str, list[str]] = defaultdict(list)
    for run in runs:
        file, first = run[0]
        text = "\n".join(told[file][first : first + len(run) + SHORTEST - 1])
        found[text].append(str(file.relative_to(BOARDS)))
    return found


def main() -> None:
    files = sorted(file for file in BOARDS.rglob("*") if file.suffix in (".ts", ".svelte", ".css"))
    table: dict[str, Counter[str]] = defaultdict(Counter)
    for file in files:
        table[file.relative_to(BOARDS).parts[0] if file.parent != BOARDS else "contract"].update(kinds(file))
    table["all"] = sum(table.values(), Counter())
    print(f"| folder | {' | '.join(KINDS)} | all |")
    print(f"|---|{'---:|' * (len(KINDS) + 1)}")
    for folder, count in table.items():
        print(f"| {folder} | {' | '.join(f'{count[kind]:,}' for kind in KINDS)} | {count.total():,} |")
    found = repeated([file for file in files if ".test." not in file.name])
    print(f"\nRuns of {SHORTEST} equal lines or more, tests left out: {len(found)}")
    for text, where in sorted(found.items(), key=lambda run: -run[0].count("\n")):
        first = text.partition("\n")[0]
        print(f"{text.count(chr(10)) + 1:>4} lines in {', '.join(where)}: {first[:60]}")


if __name__ == "__main__":
    main()
