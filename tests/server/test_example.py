"""The example client of the documentation plays, unchanged, against a real server."""

from __future__ import annotations

import asyncio
import random
import runpy
from pathlib import Path

import pytest

from tests.server.client import House

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 60


@pytest.mark.parametrize("game", ["fivetotwelve", "memostreet", "kreuzquer", "davincicode"])
def test_it_plays_a_game_to_its_end(game: str, house: House) -> None:
    random.seed(game)  # which the example draws from
    play = runpy.run_path(str(EXAMPLE))["play"]
    end = asyncio.run(play(house.address.rstrip("/"), None, game))
    assert end["phase"] == "over"
    assert end["total"]["winners"]
