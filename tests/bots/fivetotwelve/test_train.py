"""Learning 5 vor 12."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from spieltrieb.bots import weights
from spieltrieb.bots.fivetotwelve.train import main, train


@pytest.mark.soak  # compiles for seconds what nothing else needs
def test_learning_can_be_repeated_and_gives_as_many_weights_as_are_stored(tmp_path: Path) -> None:
    first, other = train(200, seed=3), train(200, seed=4)
    assert not np.array_equal(first, other)
    assert first.shape == weights.load("spieltrieb.bots.fivetotwelve")["weights"].shape
    main(["--games", "200", "--seed", "3", "--out", str(tmp_path)])
    with np.load(tmp_path / weights.NUMBERS) as found:
        assert np.array_equal(found["weights"], first)
    made = (tmp_path / weights.ORIGIN).read_text(encoding="utf-8")
    assert '"python -m spieltrieb.bots.fivetotwelve.train --games 200 --seed 3"' in made
