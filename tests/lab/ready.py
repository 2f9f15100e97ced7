"""Compile what only learners need, once for these sources: `python -m tests.lab.ready`, which tests/conftest.py calls.

Otherwise every worker would compile the loops of every game for itself, each for some ten seconds.
"""

from __future__ import annotations

from spieltrieb import games
from spieltrieb.core import compile
from spieltrieb.lab.batch import Batch
from spieltrieb.lab.environments.one import OneGame

WHAT = "the loops for learners"


def main() -> None:
    """Call every loop of every game once."""
    with compile.announced(WHAT) as must_compile:
        for key in games if must_compile else ():
            batch = Batch(key, 2, threads=1)
            batch.step(batch.sample(1))
            table = OneGame(key)
            table.begin(1)
            table.play(table.mask().argmax())
            table.observation(0)


if __name__ == "__main__":
    main()
