"""Golden playthroughs and move counts: the engine says today what it said then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spieltrieb import games
from spieltrieb.core import record
from tests import golden
from tests.conftest import LOAD, load
from tests.contract.setups import SECOND_OPINIONS, SETUPS, Setup, each_game

FILES = sorted(golden.PLAYTHROUGHS.glob("*.json"))
# Plain Python is slow: `make test` goes through one game of each with it, `make soak` through all.
TRIED = FILES if LOAD >= 0.1 else [path for path in FILES if path.stem.endswith("-2-0")]


@each_game
def test_every_game_has_playthroughs_and_move_counts(game) -> None:
    for setup in golden.golden_setups(game.key):
        assert golden.PLAYTHROUGHS / f"{setup}.json" in FILES, "run: python -m tests.golden"
    assert (golden.MOVE_COUNTS / f"{game.key}.json").exists(), "run: python -m tests.golden"


@pytest.mark.parametrize("path", TRIED, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    setup = next(setup for setup in SETUPS if str(setup) == path.stem)
    written = json.loads(path.read_text())
    assert golden.playthrough(setup) == written
    record.verify(record.parse(json.dumps(written["record"])), games)


@each_game
def test_move_counts(game) -> None:
    rows = json.loads((golden.MOVE_COUNTS / f"{game.key}.json").read_text())
    assert rows
    most = max(1000, load(8000))  # every game has a row below 1,000
    counted = [row for row in rows if LOAD > 1 or sum(row["counts"]) < most]  # all of them under `make soak`
    assert counted
    for row in counted:
        position = Setup(game.key, row["players"], row["variant"]).start().replay(row["moves"])
        assert golden.move_counts(position, len(row["counts"])) == row["counts"]


@each_game
def test_move_counts_by_the_second_opinion(game) -> None:
    rows = json.loads((golden.MOVE_COUNTS / f"{game.key}.json").read_text())
    for row in rows[:: 1 if LOAD >= 1 else 5]:
        setup = Setup(game.key, row["players"], row["variant"])
        first = opinion_after(setup, row["moves"])
        texts = continuations(first)
        assert len(texts) == row["counts"][0]
        if len(row["counts"]) > 1 and len(texts) * len(row["moves"]) < load(400):
            second = sum(len(continuations(opinion_after(setup, [*row["moves"], text]))) for text in texts)
            assert second == row["counts"][1]


def opinion_after(setup: Setup, moves: list[str]):
    assert setup.key in SECOND_OPINIONS
    opinion = setup.second_opinion()
    for move in moves:
        opinion.play(move)
    return opinion


def continuations(opinion) -> list[str]:
    return [text for seat in opinion.actors() for text in (opinion.chances() if seat == "*" else opinion.legal(seat))]
