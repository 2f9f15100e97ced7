"""The habits of Da Vinci Code's quick player: the command works, and what it keeps has won."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from spieltrieb.bots import weights
from spieltrieb.bots.davincicode import train, value
from spieltrieb.bots.davincicode.value import habits
from spieltrieb.core.compile import compilation_is_on

compiled = pytest.mark.skipif(not compilation_is_on(), reason="too slow without compilation")


@compiled
def test_the_command_writes_habits_like_those_that_are_used(tmp_path: Path) -> None:
    train.main(["--games", "20", "--seed", "5", "--out", str(tmp_path)])
    with np.load(tmp_path / weights.NUMBERS) as found:
        assert found["habits"].shape == habits().shape == (value.HABITS,)
        for name, one in train.FOR_SEARCH.items():
            assert found["habits"][getattr(value, name)] == one
    made = (tmp_path / weights.ORIGIN).read_text(encoding="utf-8")
    assert '"python -m spieltrieb.bots.davincicode.train --games 20 --seed 5"' in made


@compiled
def test_habits_win_half_of_the_games_against_themselves_and_more_against_bad_ones() -> None:
    assert train.share(habits(), habits(), 2000, 5) == pytest.approx(0.5, abs=0.05)
    reckless = train.begin_with()
    reckless[value.BASE] = 0.0
    assert train.share(habits(), reckless, 2000, 5) > 0.55


@compiled
def test_a_value_is_kept_only_if_it_wins_more() -> None:
    first = train.begin_with()
    assert (train.better(first, "BASE", [5.0], 500, 7) == first).all(), "who never goes on loses"
    reckless = first.copy()
    reckless[value.BASE] = -5.0
    assert train.better(reckless, "BASE", [0.5], 500, 7)[value.BASE] == 0.5
    assert reckless[value.BASE] == -5.0
