"""What learners need is compiled once, in one form for batches and environments; players never wait for it."""

from __future__ import annotations

import numpy as np
import pytest

from spieltrieb.core import compile
from spieltrieb.core.contract import Game
from spieltrieb.games import games
from spieltrieb.lab import batch, learners
from spieltrieb.lab.batch import Batch, loops_of
from spieltrieb.lab.environments.one import OneGame
from spieltrieb.server import compiling
from tests.contract.setups import each_game

LOOPS = ("begin_all", "first_illegal", "step_all", "advance_all", "observe_all", "mask_all", "sample_all")


@each_game
@pytest.mark.skipif(not compile.compilation_is_on(), reason="nothing is compiled here")
def test_batches_and_environments_use_each_loop_in_one_form(game: Game) -> None:
    several = Batch(game, 5, threads=2)
    several.step(several.sample(1))
    several.observe(np.zeros(5, np.int64))
    table = OneGame(game)
    table.begin(1)
    table.play(table.mask().argmax())
    table.observation(0)
    table.mask_of(0)
    loops = loops_of(game)
    assert {name: len(getattr(loops, name).signatures) for name in LOOPS} == dict.fromkeys(LOOPS, 1)


def test_a_game_is_prepared_once_its_loops_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    done: set[str] = set()
    asked: list[Game] = []
    monkeypatch.setattr(compile, "is_done", done.__contains__)
    monkeypatch.setattr(learners, "loops_of", asked.append)
    game = games["kreuzquer"]
    assert not learners.are_prepared(game)
    learners.prepare(game)
    assert asked == [game]
    done.add(batch.compiled_name(game))
    assert learners.are_prepared(game)


def test_players_do_not_wait_for_learners() -> None:
    assert learners.__name__ not in compiling.PARTS
