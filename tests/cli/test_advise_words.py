"""What `spieltrieb advise` prints under "What is known": words, in every language, and nothing as the code has it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from spieltrieb import games
from spieltrieb.bots import advise
from spieltrieb.core.record import write_lines
from spieltrieb.locale import languages, text
from tests.bots.conftest import clock  # noqa: F401 - a fixture: no thought is cut short by a busy machine
from tests.cli.conftest import Run, records
from tests.locale.test_catalogues import entries

pytestmark = pytest.mark.match  # it thinks as long as in one

NOTATION = re.compile(r"[a-i][1-9][NESW]?|\d+")  # cells, places on a board's edge and numbers are the same everywhere
BUDGET = 0.001
LOOKS = range(2, 60, 6)  # after how many moves somebody asks
OPTIONS = {"davincicode": {"hyphens": True}}  # what brings words into a game that it lacks otherwise


@cache
def names(key: str) -> frozenset[str]:
    """All names and words in the tables that a game's advice has in some random games, as the code writes them."""
    found: set[str] = set()
    for seed in range(2):
        position = games[key].start(2, seed=f"words {seed}", **OPTIONS.get(key, {}))
        chance = random.Random(seed)
        while position.outcome is None:
            seat = position.actors[0]
            assert isinstance(seat, int)
            if position.step in LOOKS:
                found.update(_names(advise(position, seat, budget=BUDGET).table))
            position = position.play(chance.choice(position.legal(seat)))
    return frozenset(name for name in found if not NOTATION.fullmatch(name))


def _names(data: Any) -> Iterator[str]:
    if isinstance(data, Mapping):
        for name, part in data.items():
            yield name
            yield from _names(part)
    elif isinstance(data, list | tuple):
        for part in data:
            yield from _names(part)
    elif isinstance(data, str):
        yield data


@pytest.mark.parametrize("key", games)
def test_every_label_of_a_game_is_in_every_language_and_none_is_left_over(key: str) -> None:
    for lang in languages():
        own = {entry for entry in entries(lang, f"advice-{key}.ftl") if entry.startswith(f"advice-{key}-table-")}
        rows = {entry for entry in entries(lang, f"{key}.ftl") if entry.startswith(f"{key}-row-")}
        used = set()
        for name in names(key):
            word = name.replace("_", "-")
            (label,) = {f"advice-{key}-table-{word}", f"{key}-row-{word}"} & (own | rows)
            assert text(lang, label)
            used.add(label)
        assert own - used == set(), lang


@pytest.mark.parametrize("key", games)
def test_nothing_is_printed_as_the_code_has_it(key: str, home: Path, run: Run) -> None:
    file = home / "one.jsonl"
    write_lines(file, records(key, count=1))
    for lang in languages():
        done = run("advise", file, "--step", 20, "--budget", BUDGET, "--lang", lang)
        assert (done.code, done.err) == (0, "")
        printed = re.findall(r"\w+", done.out.partition(text(lang, "advice-table"))[2])
        assert printed
        labels = [f"advice-{key}-table-{name.replace('_', '-')}" for name in names(key)]
        labels += [f"{key}-row-{name}" for name in names(key)]
        own = {word for label in labels for word in re.findall(r"\w+", said(lang, label))}
        assert set(printed) & set(names(key)) <= own, lang
        assert not {"True", "False", "None"} & set(printed)


def said(lang: str, label: str) -> str:
    try:
        return text(lang, label)
    except KeyError:
        return ""


def test_french_has_a_space_before_its_colons(home: Path, run: Run) -> None:
    file = home / "one.jsonl"
    write_lines(file, records("memostreet", count=1))
    told = run("advise", file, "--step", 20, "--budget", BUDGET, "--lang", "fr").out
    assert "parties simulées\N{NO-BREAK SPACE}: " in told
    assert "Petite suite\N{NO-BREAK SPACE}: " in told
