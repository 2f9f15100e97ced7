"""Judges mutants: runs the selected tests over a mutant, each mutant in a process of its own, several at a time."""

from __future__ import annotations

import importlib
import importlib.machinery
import importlib.util
import io
import json
import os
import resource
import selectors
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.mutants.making import ROOT, path_of
from tests.mutants.selection import Stage

MEMORY = 6 << 30  # bytes that a mutant may take: some would count for ever


# A label, a module, its mutated source (None: as it is), the stages of tests and the seconds that each may take.
Trial = tuple[Any, str, str | None, tuple[Stage, ...], tuple[float, ...]]


class Verdict(dict[str, Any]):
    """What became of a mutant: `result` ("killed", "timeout" or "survived"), `by` which test, and `seconds`."""


@dataclass
class _Judged:
    """A mutant, or the module as it is, under judgement now."""

    label: Any
    module: str
    source: str | None
    stages: tuple[Stage, ...]
    limits: tuple[float, ...]  # seconds for each stage
    stage: int = 0
    spent: float = 0.0
    pid: int = 0
    began: float = 0.0
    output: bytes = b""


class _Mutated(importlib.machinery.SourceFileLoader):
    """Loads one module from a source other than its file's."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.mutated = source

    def get_code(self, fullname: str) -> Any:
        """Compiled from the mutated source, and never from a cache."""
        return compile(self.mutated, self.path, "exec", dont_inherit=True)


class _Finder:
    """Finds the mutated module before anybody else finds the real one."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.source = source

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        """Only this one module is ours."""
        if name != self.name:
            return None
        file = str(path_of(name))
        return importlib.util.spec_from_file_location(name, file, loader=_Mutated(name, file, self.source))


class _FirstFailure:
    """A plug-in that remembers which test failed first."""

    def __init__(self) -> None:
        self.name = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test, or what it needs, has failed."""
        if report.failed and not self.name:
            self.name = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file of tests could not even be read."""
        if report.failed and not self.name:
            self.name = f"reading {report.nodeid}"


def environment(compiled: bool, load: float) -> dict[str, str]:
    """What the tests of a stage run under."""
    return {
        "SPIELTRIEB_COMPILE": "1" if compiled else "0",
        "SPIELTRIEB_LOAD": str(load),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "OPENBLAS_NUM_THREADS": "1",  # threads do not survive a fork
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def _run(module: str, source: str | None, stage: Stage, answer: int, with_modules: bool) -> NoReturn:
    """In the child: run a stage's tests over a mutant, tell what came of it through a pipe, and end."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.environ.update(environment(stage.compiled, stage.load))
    if source is not None:
        sys.meta_path.insert(0, _Finder(module, source))  # type: ignore[arg-type]
    first = _FirstFailure()
    text = io.StringIO()
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        os.environ["SPIELTRIEB_CACHE"] = folder  # what is compiled from a mutant must not be found by others
        arguments = [*stage.tests, *stage.options, "-x", "-q", "--tb=line", "-p", "no:cacheprovider"]
        arguments += ["--noconftest"] if stage.compiled else []  # it would compile all games, for a minute
        arguments += ["-W", "ignore::pytest.PytestAssertRewriteWarning", f"--basetemp={folder}/tests"]
        try:
            with redirect_stdout(text), redirect_stderr(text):
                importlib.import_module("tests.conftest")  # hypothesis's settings are made here in any case
                code = int(pytest.main(arguments, plugins=[first]))
        except BaseException as problem:  # a mutant may raise whatever it likes
            code, first.name = 1, first.name or f"starting the tests: {type(problem).__name__}"
        told: dict[str, Any] = {"code": code, "by": first.name or f"pytest's exit code {code}"}
        if with_modules:
            told["modules"] = [name for name in sys.modules if name.partition(".")[0] not in ("spieltrieb", "tests")]
            told["text"] = text.getvalue()[-3000:]
    with suppress(OSError), os.fdopen(answer, "w") as pipe:
        json.dump(told, pipe)
    os._exit(0)


def judge(
    trials: Iterable[Trial],
    jobs: int,
    with_modules: bool = False,
    is_time_up: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[Any, Verdict]]:
    """The verdict on each trial, by its label, as they come in."""
    waiting = iter(trials)
    running: dict[int, _Judged] = {}
    pipes = selectors.DefaultSelector()
    try:
        while True:
            if is_time_up():
                return
            while len(running) < jobs:
                following = next(waiting, None)
                if following is None:
                    break
                _start(_Judged(*following), running, pipes, with_modules)
            if not running:
                return
            ready = [key.fd for key, _ in pipes.select(timeout=0.2)]
            for pipe, trial in list(running.items()):
                late = time.monotonic() - trial.began > trial.limits[trial.stage]
                if pipe in ready and (part := os.read(pipe, 1 << 20)):
                    trial.output += part
                elif pipe in ready or late:
                    _end(pipe, trial, running, pipes)
                    verdict = _verdict(trial, late)
                    if verdict["result"] == "survived" and trial.stage + 1 < len(trial.stages):
                        trial.stage += 1
                        _start(trial, running, pipes, with_modules)
                    else:
                        yield trial.label, verdict
    finally:
        for pipe, trial in list(running.items()):
            _end(pipe, trial, running, pipes)


def _start(trial: _Judged, running: dict[int, _Judged], pipes: selectors.BaseSelector, with_modules: bool) -> None:
    answer, tell = os.pipe()
    trial.began = time.monotonic()
    trial.output = b""
    trial.pid = os.fork()
    if not trial.pid:
        os.close(answer)
        _run(trial.module, trial.source, trial.stages[trial.stage], tell, with_modules)
    os.close(tell)
    running[answer] = trial
    pipes.register(answer, selectors.EVENT_READ)


def _end(pipe: int, trial: _Judged, running: dict[int, _Judged], pipes: selectors.BaseSelector) -> None:
    """The child is done, or has to be: it goes, with all that it started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(trial.pid, signal.SIGKILL)
    with suppress(ProcessLookupError):
        os.kill(trial.pid, signal.SIGKILL)  # where it had no group of its own yet
    os.waitpid(trial.pid, 0)
    trial.spent += time.monotonic() - trial.began
    pipes.unregister(pipe)
    os.close(pipe)
    del running[pipe]


def _verdict(trial: _Judged, late: bool) -> Verdict:
    told = json.loads(trial.output) if trial.output.endswith(b"}") else None
    seconds = round(trial.spent, 2)
    if told is None:
        stage = " ".join(trial.stages[trial.stage].tests)
        return Verdict(
            result="timeout" if late else "killed", by=f"{'' if late else 'a crash in '}{stage}", seconds=seconds
        )
    survived = told["code"] == 0
    rest = {name: told[name] for name in ("modules", "text") if name in told}
    return Verdict(
        result="survived" if survived else "killed", by="" if survived else told["by"], seconds=seconds, **rest
    )


def warm_up(modules: Iterable[str]) -> None:
    """Import what the tests need of others' packages once, so that no mutant has to."""
    os.environ.update(environment(False, 1))
    for name in modules:
        with suppress(Exception):
            importlib.import_module(name)


def at_home() -> None:
    """Tests are named from the root of the repository, and import from there."""
    os.chdir(ROOT)
    for folder in (str(ROOT), str(Path(ROOT, "src"))):
        if folder not in sys.path:
            sys.path.insert(0, folder)
