"""Memo Street's values are learned: the command works, always gives the same, and leaves the values better."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from spieltrieb.bots import weights
from spieltrieb.bots.memostreet import train
from spieltrieb.bots.memostreet.value import LENGTH, TURNS, tables_of_par
from tests.bots.memostreet.games_played import compiled


@compiled
def test_the_command_writes_numbers_like_those_that_are_used(tmp_path: Path) -> None:
    train.main(["--games", "24", "--seed", "5", "--out", str(tmp_path)])
    with np.load(tmp_path / weights.NUMBERS) as found, np.load(Path(train.__file__).parent / weights.NUMBERS) as used:
        assert set(found.files) == set(used.files)
        for name in found.files:
            assert (found[name].shape, found[name].dtype) == (used[name].shape, used[name].dtype)
    origin = (tmp_path / weights.ORIGIN).read_text(encoding="utf-8")
    assert '"python -m spieltrieb.bots.memostreet.train --games 24 --seed 5"' in origin


@compiled
def test_the_same_lesson_teaches_the_same() -> None:
    lesson = train.Lesson(rate=0.3, fading=0.7, wander=60)
    first, second = tables_of_par(), tables_of_par()
    mean, errors = train.give(lesson, 3, 4, 7, first)
    mean_again, errors_again = train.give(lesson, 3, 4, 7, second)
    assert mean == mean_again
    assert (errors == errors_again).all()
    assert (first == second).all()
    assert (first != tables_of_par()).any()
    assert errors.shape == (TURNS, 2)
    assert errors[1 : TURNS - 1, 1].tolist() == [12] * (TURNS - 2), (
        "one error for each game, seat and number of turns left"
    )


@compiled
def test_nothing_is_learned_at_the_rate_of_zero() -> None:
    tables = tables_of_par()
    train.give(train.Lesson(rate=0.0, fading=1.0, wander=0), 2, 3, 7, tables)
    assert (tables == tables_of_par()).all()


@compiled
def test_games_that_are_learned_from_make_expectations_better() -> None:
    """After some games, the points to come are foreseen better than by the par of the rows."""
    measure = train.Lesson(rate=0.0, fading=1.0, wander=0)
    tables = tables_of_par()
    _, before = train.give(measure, 2, 40, 7, tables)
    train.give(train.Lesson(rate=0.3, fading=0.7, wander=60), 2, 150, 8, tables)
    _, after = train.give(measure, 2, 40, 7, tables)
    assert after[:, 0].sum() < before[:, 0].sum()
    assert len(tables) == 2 * LENGTH
