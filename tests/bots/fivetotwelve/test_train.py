"""Learning 5 vor 12."""

from __future__ import annotations

import numpy as np
import pytest

from spieltrieb.bots import weights
from spieltrieb.bots.fivetotwelve.train import train


@pytest.mark.soak  # compiles for seconds what nothing else needs
def test_learning_can_be_repeated_and_gives_as_many_weights_as_are_stored() -> None:
    first, second, other = train(200, seed=3), train(200, seed=3), train(200, seed=4)
    assert np.array_equal(first, second)
    assert not np.array_equal(first, other)
    assert first.shape == weights.load("spieltrieb.bots.fivetotwelve")["weights"].shape
