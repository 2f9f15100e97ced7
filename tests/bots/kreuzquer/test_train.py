"""Learning Kreuz & Quer."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from spieltrieb.bots.kreuzquer import value
from spieltrieb.bots.kreuzquer.train import train
from spieltrieb.bots.kreuzquer.value import learned


@pytest.mark.soak  # compiles for seconds what nothing else needs
def test_the_weights_are_small_and_learning_can_be_repeated() -> None:
    assert (Path(value.__file__).parent / "weights.npz").stat().st_size < 200_000
    assert learned().shape == (value.WEIGHTS,)
    first, second = train(300, seed=3), train(300, seed=3)
    assert first.any() and np.array_equal(first, second)
