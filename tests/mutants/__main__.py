"""Run all mutants, or those of some modules; tell the score, and fail where it is too low or nobody said why."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.mutants.accepted import ACCEPTED, accepted_mutants
from tests.mutants.judging import Trial, at_home, judge, warm_up
from tests.mutants.making import ROOT, Mutant, mutants, path_of
from tests.mutants.selection import SELECTION, Stage

ENOUGH = 90  # per cent of all mutants that the tests must kill
PATIENCE = 6  # a mutant has this many times as long as the module itself, and some seconds
FEW_SECONDS = 20


def main() -> int:
    """The command line; returns the exit code."""
    asked = _arguments()
    at_home()
    modules = [module for module in SELECTION if not asked.module or any(part in module for part in asked.module)]
    if not modules:
        print(f"There is no module with {' or '.join(asked.module)} in its name; there are: {', '.join(SELECTION)}.")
        return 2
    began = time.monotonic()
    all_mutants = [mutant for module in modules for mutant in mutants(module)][:: asked.every]
    earlier = _earlier(asked.out, asked.survivors)
    accepted = {} if asked.accepted else accepted_mutants()
    due = [mutant for mutant in all_mutants if mutant.key not in earlier and mutant.change not in accepted]
    print(f"{len(all_mutants)} mutants of {len(modules)} modules; {len(all_mutants) - len(due)} need not be judged.")
    taken = _baseline({mutant.module for mutant in due}, asked.jobs)
    results = dict(earlier)

    def trials() -> Iterator[Trial]:
        for mutant in due:
            stages = tuple(stage for stage in SELECTION[mutant.module] if stage in taken)
            limits = tuple(PATIENCE * taken[stage] + FEW_SECONDS for stage in stages)
            if stages:
                yield mutant, mutant.module, mutant.source, stages, limits

    def is_time_up() -> bool:
        return asked.minutes is not None and time.monotonic() - began > 60 * asked.minutes

    asked.out.parent.mkdir(parents=True, exist_ok=True)
    with asked.out.open("a", encoding="utf-8") as out:
        for done, (mutant, verdict) in enumerate(judge(trials(), asked.jobs, is_time_up=is_time_up), 1):
            results[mutant.key] = line = _line(mutant, verdict)
            out.write(json.dumps(line, ensure_ascii=False) + "\n")
            out.flush()
            if verdict["result"] == "survived" or done % 100 == 0:
                print(f"{done}/{len(due)} after {time.monotonic() - began:.0f} s: {_described(line)}", flush=True)
    code = _report(all_mutants, results, asked.every > 1)
    return code if all(stage in taken for mutant in due for stage in SELECTION[mutant.module]) else 2


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many mutants are judged at a time")
    parser.add_argument("--minutes", type=float, help="stop after so long; the same command then goes on")
    parser.add_argument("--module", action="append", default=[], help="only modules with this in their name")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every N-th mutant: a sample")
    parser.add_argument("--out", type=Path, default=ROOT / ".mutants/results.jsonl", help="where the verdicts go")
    parser.add_argument(
        "--survivors",
        action="store_true",
        help="judge again only those that survived, and keep the older verdicts on the others",
    )
    parser.add_argument(
        "--accepted", action="store_true", help="judge those that are accepted as well: does a test kill one by now?"
    )
    return parser.parse_args()


@cache
def _state() -> str:
    """A hash of all that a verdict depends on: the program and its tests."""
    digest = hashlib.sha256()
    for file in sorted(file for folder in ("src", "tests") for file in (ROOT / folder).rglob("*.py")):
        if file.parent != Path(__file__).parent:
            digest.update(file.relative_to(ROOT).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _earlier(out: Path, only_survivors: bool) -> dict[str, dict[str, Any]]:
    """The verdicts of earlier runs that still hold, by the mutants' keys."""
    if not out.exists():
        return {}
    lines = (json.loads(line) for line in out.read_text(encoding="utf-8").splitlines())
    newest = {line["key"]: line for line in lines}
    return {
        key: line
        for key, line in newest.items()
        if line["state"] == _state() or (only_survivors and line["result"] != "survived")
    }


def _baseline(modules: Iterable[str], jobs: int) -> dict[Stage, float]:
    """How long each stage takes for the modules as they are; stages that fail even then are left out, with a word."""
    stages = {stage: module for module in sorted(modules) for stage in SELECTION[module]}
    trials = [(stage, module, None, (stage,), (600.0,)) for stage, module in stages.items()]
    taken: dict[Stage, float] = {}
    needed: dict[str, None] = {}
    for stage, verdict in judge(trials, jobs, with_modules=True):
        name = f"{' '.join((*stage.tests, *stage.options))}{' (compiled)' if stage.compiled else ''}"
        if verdict["result"] == "survived":
            print(f"{verdict['seconds']:6.1f} s  {name}", flush=True)
            taken[stage] = verdict["seconds"]
            needed |= dict.fromkeys(verdict["modules"])
        else:
            print(f"These tests fail without any mutant, so they cannot judge one; mend them first: {name}")
            print(verdict["by"], verdict.get("text", ""), sep="\n", flush=True)
    warm_up(needed)
    return taken


def _line(mutant: Mutant, verdict: dict[str, Any]) -> dict[str, Any]:
    told = {name: getattr(mutant, name) for name in ("module", "function", "line", "operator", "before", "after")}
    return {**told, **verdict, "state": _state(), "key": mutant.key}


def _described(line: dict[str, Any]) -> str:
    place = f"{path_of(line['module']).relative_to(ROOT)}:{line['line']}"
    return f"{line['result']} {place} {line['function']}: {line['before']}  ->  {line['after']}"


def _report(all_mutants: list[Mutant], results: dict[str, dict[str, Any]], is_sample: bool) -> int:
    """Print the scores; 0 if enough were killed and all others are accepted, 1 if not, 2 if some are not judged yet."""
    accepted = accepted_mutants()
    judged = [
        (mutant, results.get(mutant.key, {"result": "survived"}))
        for mutant in all_mutants
        if mutant.key in results or mutant.change in accepted
    ]
    rows: dict[str, Counter[str]] = {}
    unexplained = []
    for mutant, line in judged:
        known = mutant.change in accepted
        kind = "accepted" if line["result"] == "survived" and known else line["result"]
        for name in (mutant.module, "all"):
            rows.setdefault(name, Counter())[kind] += 1
        if kind == "survived":
            unexplained.append(_described({**line, "line": mutant.line}))
    print(
        "\n| module | mutants | killed | by a time limit | accepted | survived | score |\n|---|--:|--:|--:|--:|--:|--:|"
    )
    for name, row in sorted(rows.items(), key=lambda item: (item[0] == "all", item[0])):
        print(f"| {name.removeprefix('spieltrieb.')} | {row.total()} | {row['killed']} | {row['timeout']} ", end="")
        print(f"| {row['accepted']} | {row['survived']} | {_score(row):.1f} % |")
    print("The score is killed, time limits included, of all; those accepted count as not killed.")
    if unexplained:
        print(f"\n{len(unexplained)} survived, and {ACCEPTED.relative_to(ROOT)} does not say why that is right:")
        print("\n".join(unexplained))
    modules, changes = {mutant.module for mutant in all_mutants}, {mutant.change for mutant in all_mutants}
    gone = [] if is_sample else [change for change in accepted if change[0] in modules and change not in changes]
    if gone:
        print(f"\n{ACCEPTED.relative_to(ROOT)} names mutants that there are no more; take them out:")
        print("\n".join(map(str, gone)))
    if len(judged) < len(all_mutants):
        print(f"\n{len(all_mutants) - len(judged)} mutants are not judged yet; the same command goes on with them.")
        print("The score is not final: those that the tests take longest for come last, and they are mostly survivors.")
        return 2
    if _score(rows["all"]) < ENOUGH:
        print(f"\nFewer than {ENOUGH} % were killed.")
        return 1
    return 1 if unexplained or gone else 0


def _score(row: Counter[str]) -> float:
    return 100 * (row["killed"] + row["timeout"]) / max(1, row.total())


if __name__ == "__main__":
    sys.exit(main())
