"""What a game offers beside its rules: who may play, what is public, and what is compiled when."""

from __future__ import annotations

import dataclasses
import pickle
from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np
import pytest

from spieltrieb import games
from spieltrieb.core import compile
from spieltrieb.core.contract import Game
from spieltrieb.core.errors import BadOption, BadPlayers
from tests.contract.setups import each_game

CROSS = games["kreuzquer"]  # for 1 to 4
CODE = games["davincicode"]  # for 2 to 4, with something to hide


def test_two_play_where_nothing_is_said() -> None:
    assert CROSS.start().players == 2
    assert CODE.start().players == 2


@each_game
def test_as_many_play_as_the_box_says(game: Game) -> None:
    for players in range(game.min_players, game.max_players + 1):
        assert game.check_players(players) == players
    for players in (game.min_players - 1, game.max_players + 1, True, 2.0, "2", None):
        with pytest.raises(BadPlayers, match=f"is for {game.min_players} to {game.max_players} players") as caught:
            game.start(players) if players is not None else game.check_players(players)
        expected = {"game": game.name, "players": players, "low": game.min_players, "high": game.max_players}
        assert expected.items() <= caught.value.arguments.items()


@each_game
def test_the_starter_sits_at_the_table(game: Game) -> None:
    most = game.max_players
    assert game.start(most, starter=most - 1).options["starter"] == most - 1
    with pytest.raises(BadOption, match=f"'starter' of {game.name} must be a seat from 0 to 1; it was 2") as caught:
        game.start(2, starter=2)
    expected = {"game": game.name, "option": "starter", "value": 2, "low": 0, "high": 1}
    assert expected.items() <= caught.value.arguments.items()


@each_game
def test_a_game_travels_by_its_name(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)) is game
    assert repr(game) == f"games[{game.key!r}]"
    with pytest.raises(AttributeError):
        game.name = "another"  # type: ignore[misc]
    assert game != dataclasses.replace(game), "a game is itself and no other, however alike"


def test_what_was_seen_fades_in_memo_street_only() -> None:
    assert [game.key for game in games.values() if game.fades] == ["memostreet"]


@each_game
def test_a_blank_state_has_nothing_in_it_and_can_be_written(game: Game) -> None:
    blank = game.blank()
    assert blank.shape == (1,)
    assert blank.dtype == game.dtype
    assert not blank.view(np.uint8).any()
    blank[0]["players"] = 2
    assert not game.blank().view(np.uint8).any()


@each_game
def test_what_is_public_is_found_once_and_stays(game: Game) -> None:
    assert game.public_bytes is game.public_bytes
    with pytest.raises(ValueError, match="read-only"):
        game.public_bytes[0] = 0
    assert game.hides == (game is CODE)


def test_a_spectator_knows_what_is_public_and_a_seat_its_own_tiles_too() -> None:
    position = CODE.start(2, seed=4)
    while position.step < 8:
        position = position.play(position.legal(position.actors[0])[0])
    public = CODE.veil(position.state, None)
    own = CODE.veil(position.state, 0)
    assert own.tobytes() != public.tobytes()
    assert own.tobytes() == CODE.veil_array(position._array, 0).tobytes() != CODE.veil(position.state, 1).tobytes()
    for seat, veiled in ((None, public), (0, own)):
        before = veiled.tobytes()
        guesses = {CODE.guess(veiled, seat, key).tobytes() for key in range(20)}
        assert len(guesses) > 1
        assert veiled.tobytes() == before


def test_rules_know_a_spectator_as_seat_minus_one(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    loops = SimpleNamespace(
        reveal=lambda states, veiled, seat: asked.append(("reveal", seat)),
        fill_in=lambda states, seat, key: asked.append(("fill_in", seat)),
    )
    monkeypatch.setitem(vars(CODE), "drive", loops)
    for seat in (None, 0, 1):
        CODE.guess(CODE.veil_array(CODE.blank(), seat), seat, 7)
    assert asked == [(loop, seat) for seat in (-1, 0, 1) for loop in ("reveal", "fill_in")]


# ---- Compiling ----


class Noted(SimpleNamespace):
    """Shared loops that note by which names they are called."""

    def __init__(self, loops: SimpleNamespace) -> None:
        super().__init__(called=[])
        for name, loop in vars(loops).items():
            setattr(self, name, self._noting(name, loop))

    def _noting(self, name, loop):
        def noted(*arguments):
            self.called.append(name)
            return loop(*arguments)

        return noted


@each_game
def test_every_loop_that_play_needs_is_tried_before_a_player_waits_for_it(game: Game) -> None:
    noted = Noted(game.drive)
    viewed = []
    dataclasses.replace(game, view=lambda *arguments: viewed.append(arguments))._try_all(noted)  # type: ignore[arg-type]
    inner = {"playout", "permits"}  # called by others
    assert set(noted.called) == set(vars(game.drive)) - inner
    assert len(viewed) == 1


@pytest.mark.parametrize("is_new", [True, False])
def test_loops_are_tried_only_where_they_were_not_compiled_before(
    is_new: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []
    told = []

    class Announced:
        def __init__(self, what: str) -> None:
            told.append(what)

        def __enter__(self) -> bool:
            return is_new

        def __exit__(self, *problem: object) -> None:
            pass

    compiled: list[object] = []
    monkeypatch.setattr(compile, "compile_rules", compiled.append)
    monkeypatch.setattr(compile, "announced", Announced)
    monkeypatch.setattr(Game, "_try_all", lambda self, drive: tried.append(drive))
    monkeypatch.delitem(vars(CROSS), "drive", raising=False)
    drive = CROSS.drive
    assert drive is CROSS.drive
    assert tried == ([drive] if is_new else [])
    assert told == ["the rules of Kreuz & Quer"]
    assert compiled == [CROSS.rules]


@pytest.mark.parametrize("is_done", [True, False])
def test_a_game_is_ready_once_it_was_compiled_here_or_on_this_machine(
    is_done: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    CROSS.drive  # noqa: B018
    assert CROSS.is_compiled
    monkeypatch.delitem(vars(CROSS), "drive")
    monkeypatch.setattr(compile, "is_done", lambda what: is_done and what == "the rules of Kreuz & Quer")
    assert CROSS.is_compiled == is_done


@pytest.fixture
def cross() -> Iterator[Game]:
    """Kreuz & Quer as if nobody had played it yet; afterwards as it was."""
    before = dict(vars(CROSS))
    for name in ("drive", "_plain"):
        vars(CROSS).pop(name, None)
    yield CROSS
    vars(CROSS).clear()
    vars(CROSS).update(before)


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """What is bound, tried and compiled meanwhile; nothing of it happens."""
    noted = SimpleNamespace(tried=[], compiled=[])
    monkeypatch.setattr(compile, "bind", lambda loops, rules, plain=False: SimpleNamespace(is_plain=plain))
    monkeypatch.setattr(compile, "compile_rules", noted.compiled.append)
    monkeypatch.setattr(compile, "compilation_is_on", lambda: True)
    monkeypatch.setattr(Game, "_try_all", lambda self, drive: noted.tried.append(drive))
    return noted


def test_a_game_is_played_plain_until_its_compiled_loops_are_loaded(cross: Game, steps: SimpleNamespace) -> None:
    assert not cross.is_loaded
    cross.play_plain()
    plain = cross.drive
    assert plain.is_plain
    assert not cross.is_loaded
    cross.play_plain()
    assert cross.drive is plain
    loaded = cross.load()
    assert not loaded.is_plain
    assert steps.tried == [loaded]
    assert cross.drive is plain
    assert steps.compiled == []
    cross.change_over(loaded)
    assert cross.drive is loaded
    assert cross.is_loaded
    assert steps.compiled == [cross.rules]
    cross.play_plain()
    cross.change_over()
    cross.change_over(plain)
    assert cross.drive is loaded, "once it is loaded, it stays so"


def test_a_game_can_leave_off_being_plain_without_having_changed_over(cross: Game, steps: SimpleNamespace) -> None:
    cross.play_plain()
    cross.change_over()
    assert "drive" not in vars(cross)
    cross.change_over()
    assert not cross.is_loaded


def test_where_nothing_is_compiled_plain_is_all_there_is(
    cross: Game, steps: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile, "compilation_is_on", lambda: False)
    cross.play_plain()
    assert cross.drive.is_plain
    assert cross.is_loaded
