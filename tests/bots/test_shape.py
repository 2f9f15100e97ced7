"""Whoever knows one game's folder of bots knows all of them: the same files, the same names, the same exports."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path

import pytest

from spieltrieb import bots, games
from spieltrieb.bots import weights
from spieltrieb.bots.advice import Advice
from spieltrieb.bots.player import Sight

FOLDER = Path(bots.__file__).parent
ALWAYS = {"__init__.py", "advice.py", "players.py", "search.py", "speed.py", "value.py"}
# All three, or none where a position's value is known without learning.
LEARNED = {"train.py", weights.NUMBERS, weights.ORIGIN}
# What a game may have besides, and why.
EXTRA = {
    "position.py": "a faster form of the state, proved equal to the rules",
    "judging.py": "what moves are worth one step ahead",
    "memory.py": "what a player remembers of a game",
}


@pytest.mark.parametrize("key", games)
def test_every_folder_has_the_same_files(key: str) -> None:
    found = {file.name for file in (FOLDER / key).iterdir() if file.is_file()}
    assert found >= ALWAYS
    assert found & LEARNED in (LEARNED, set())
    assert found - ALWAYS - LEARNED <= set(EXTRA)


@pytest.mark.parametrize("key", games)
def test_every_folder_offers_the_same(key: str) -> None:
    package = import_module(bots.PACKAGES[key])
    assert set(package.__all__) == {"LEVELS", "advise", "bench", "greedy"}
    assert list(package.LEVELS) == list(bots.LEVELS)
    for make in (*package.LEVELS.values(), package.greedy):
        assert make.__name__ != "<lambda>" and make.__doc__
        assert make.__module__ == f"{package.__name__}.players"
    assert list(inspect.signature(package.advise).parameters) == ["sight"]
    assert inspect.signature(package.advise, eval_str=True) == inspect.signature(_advise, eval_str=True)
    assert list(inspect.signature(package.bench).parameters) == ["seconds"]
    search = import_module(f"{package.__name__}.search")
    assert next(iter(inspect.signature(search.Search).parameters)) == "sight"
    assert callable(search.make_ready)


def _advise(sight: Sight) -> Advice:
    raise NotImplementedError


@pytest.mark.parametrize("file", sorted(FOLDER.rglob("*.py")), ids=lambda file: str(file.relative_to(FOLDER)))
def test_no_module_is_too_long(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 400
