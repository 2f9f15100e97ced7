"""Who sits where: people, and programs by their names; every game has new programs."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

import pytest

from spieltrieb import bots, games
from spieltrieb.cli.seating import seat_again, seat_all
from spieltrieb.core.errors import BadBot
from spieltrieb.core.record import Record, read_lines
from tests.bots import teacher
from tests.cli.conftest import Run
from tests.lab import own_bots

GAME = games["fivetotwelve"]
OWN = "tests.lab.own_bots"


@pytest.fixture(autouse=True)
def _taught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PACKAGES", MappingProxyType({"fivetotwelve": teacher.__name__}))


def test_levels_play_the_other_seats() -> None:
    seating = seat_all("en", GAME, 3, (1,), bots=("Master", "level2"), names=("Anna",), seed="s")
    assert seating.names == ("Selma L5", "Anna", "Emil L2")
    seating.begin()
    position = GAME.start(3, seed=1)
    legal = [move.action for move in position.legal(0)]
    assert seating.choose(position, 0) == legal[min(4, len(legal) - 1)]


def test_every_game_has_new_programs() -> None:
    seating = seat_all("en", GAME, 2, (0,), bots=(f"{OWN}:Memory",), names=(), seed="s")
    seating.begin()
    first = seating.programs[1]
    seating.begin()
    assert isinstance(first, own_bots.Memory)
    assert seating.programs[1] is not first


def test_programs_are_known_again_by_their_names() -> None:
    again = seat_again(GAME, ("Emil", "Bruno L3", "random", "level2 3"), None, (), "s")
    assert (again.people, again.bots) == ((0,), {1: "level3", 2: "random", 3: "level2"})
    again = seat_again(GAME, ("Anna", "level3", "random"), None, (), "s")
    assert (again.people, again.bots) == ((0,), {1: "level3", 2: "random"})
    # A record never makes us run somebody's code: whoever wants that names the bot again.
    own = seat_again(GAME, ("Anna", f"{OWN}:First"), None, (), "s")
    assert (own.people, own.bots) == ((0, 1), {})
    assert seat_again(GAME, ("Anna", f"{OWN}:First"), (0,), (f"{OWN}:First",), "s").bots == {1: f"{OWN}:First"}


def test_where_nobody_is_named_a_casual_player_sits_down() -> None:
    assert seat_all("en", GAME, 3, (1,), bots=(), names=(), seed="s").bots == {0: "level2", 2: "level2"}
    assert seat_all("en", GAME, 2, (0, 1), bots=(), names=(), seed="s").bots == {}
    assert seat_again(GAME, ("Anna", "Ben"), (0,), (), "s").bots == {1: "level2"}
    assert seat_all("en", games["memostreet"], 2, (0,), bots=(), names=(), seed="s").bots == {1: "random"}


def test_a_level_that_is_not_there_yet_is_an_error() -> None:
    with pytest.raises(BadBot, match=r"Memo Street has no bot 'level3' yet\."):
        seat_all("en", games["memostreet"], 2, (0,), bots=("club",), names=(), seed="s")


def test_a_game_is_played_against_a_level(run: Run, home: Path) -> None:
    done = run("play", "5", "--bots", "level1", "--seed", 3, "--save", "g.jsonl", lines="1\n" * 400)
    assert done.code == 0
    ((_, record),) = read_lines(home / "g.jsonl")
    assert isinstance(record, Record)
    assert record.players == ("You", "Pip L1")
    assert record.result is not None


def test_a_bot_that_breaks_down_does_not_take_the_game_with_it(run: Run, home: Path) -> None:
    done = run("play", "5", "--bots", f"{OWN}:CrashLater", "--seed", 3, "--save", "g.jsonl", lines="1\n" * 400)
    assert done.code == 2
    assert "broke down (RuntimeError: boom)" in done.err
    ((_, record),) = read_lines(home / "g.jsonl")
    assert isinstance(record, Record)
    assert record.result is None
    assert record.moves
