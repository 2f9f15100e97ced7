"""Learning Kreuz & Quer."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from spieltrieb.bots import weights
from spieltrieb.bots.kreuzquer import value
from spieltrieb.bots.kreuzquer.train import main, train
from spieltrieb.bots.kreuzquer.value import learned


@pytest.mark.soak  # compiles for seconds what nothing else needs
def test_the_weights_are_small_and_learning_can_be_repeated(tmp_path: Path) -> None:
    assert (Path(value.__file__).parent / "weights.npz").stat().st_size < 200_000
    assert learned().shape == (value.WEIGHTS,)
    first = train(300, seed=3)
    assert first.any() and not np.array_equal(first, train(300, seed=4))
    main(["--games", "300", "--seed", "3", "--out", str(tmp_path)])
    with np.load(tmp_path / weights.NUMBERS) as found:
        assert np.array_equal(found["weights"], first.astype(np.float16))
    made = (tmp_path / weights.ORIGIN).read_text(encoding="utf-8")
    assert '"python -m spieltrieb.bots.kreuzquer.train --games 300 --seed 3"' in made
