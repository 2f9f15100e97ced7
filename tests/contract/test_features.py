"""What a learner sees: from the veil only, from its own side, and the same as people see."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from spieltrieb import Position, games
from spieltrieb.core import compile
from spieltrieb.core.contract import Game
from spieltrieb.core.features import Layout, Part
from spieltrieb.games.davincicode import state as davincicode
from spieltrieb.lab import loops
from spieltrieb.lab.batch import loops_of
from tests.conftest import LOAD, every, load
from tests.contract.setups import TRIED, Setup, a_game, each_game, each_setup, has_chance
from tests.contract.test_hiding import twin


def rows(loop: Callable[..., Any], width: int, states: np.ndarray, seats: list[int]) -> np.ndarray:
    """What a loop of the batch writes for these states, over rows that are full of something else."""
    room = np.full((len(states) + 2, width), 77, np.int8)
    loop(states, np.array(seats, np.int8), room[1:-1])
    assert (room[[0, -1]] == 77).all(), "something was written outside"
    return room[1:-1]


def observations(game: Game, states: np.ndarray, seats: list[int]) -> np.ndarray:
    return rows(loops_of(game).observe_all, game.features.layout(int(states[0]["players"])).size, states, seats)


def masks(game: Game, states: np.ndarray, seats: list[int]) -> np.ndarray:
    return rows(loops_of(game).mask_all, game.features.CHOICES, states, seats)


def sights(setup: Setup, seed: int) -> tuple[list[Position], list[int], np.ndarray]:
    """Positions of a game, each from every seat, and their states."""
    found = [(position, seat) for position in a_game(setup, seed)[:: every(2)] for seat in range(setup.players)]
    positions, seats = [position for position, _ in found], [seat for _, seat in found]
    return positions, seats, np.concatenate([position._array for position in positions])


@each_setup
def test_the_state_shows_a_seat_no_more_than_its_veil(setup: Setup) -> None:
    positions, seats, states = sights(setup, 31)
    veiled = np.concatenate([position.veil(seat) for position, seat in zip(positions, seats, strict=True)])
    shown = observations(setup.game, veiled, seats)
    assert (observations(setup.game, states, seats) == shown).all()
    # Adversarial: what is not known to the seat is anything at all.
    game = setup.game
    for key in range(3 if game.hides else 0):
        others = [game.guess(veiled[i : i + 1], seat, key) for i, seat in enumerate(seats)]
        assert (observations(game, np.concatenate(others), seats) == shown).all()


def test_hidden_tiles_may_be_anything_at_all() -> None:
    game = games["davincicode"]
    chance = np.random.default_rng(3)
    positions = [position for players in (2, 4) for position in a_game(Setup(game.key, players, 1), 35)[::3]]
    for position in positions:
        for seat in range(position.players):
            twisted = position._array.copy()
            s = twisted[0]
            own = range(davincicode.PLACES * seat, davincicode.PLACES * (seat + 1))
            for spot in range(davincicode.SPOTS):
                if int(s["hidden"]) >> spot & 1 and spot not in own:
                    s["code"][spot] = 2 * chance.integers(13) + (s["code"][spot] & 1)
            if 0 <= s["drawn"] < davincicode.UNKNOWN and seat != s["turn"]:
                s["drawn"] = 2 * chance.integers(13) + (s["drawn"] & 1)
            s["pool"] = chance.integers(1 << 26)
            pair = np.concatenate([position._array, twisted])
            shown = observations(game, pair, [seat, seat])
            assert (shown[0] == shown[1]).all()
            if seat in position.actors:
                allowed = masks(game, pair, [seat, seat])
                assert (allowed[0] == allowed[1]).all()


@each_setup
def test_every_number_lies_where_the_layout_says(setup: Setup) -> None:
    layout = setup.game.features.layout(setup.players)
    _, seats, states = sights(setup, 32)
    shown = observations(setup.game, states, seats)
    assert (shown >= layout.low).all()
    assert (shown <= layout.high).all()
    scaled = shown * layout.scale
    assert scaled.dtype == np.float32
    assert np.abs(scaled).max() <= 1
    assert sum(part.size for part in layout.parts.values()) == layout.size == len(layout.low)


@each_setup
def test_the_mask_has_just_the_actions_that_a_seat_may_play(setup: Setup) -> None:
    game = setup.game
    acting = [(p, seat) for p in a_game(setup, 33) for seat in p.actors if seat != "*"]
    states = np.concatenate([position._array for position, _ in acting])
    found = masks(game, states, [seat for _, seat in acting])
    assert set(np.unique(found)) == {0, 1}
    for row, (position, seat) in zip(found, acting, strict=True):
        assert np.flatnonzero(row).tolist() == sorted(move.action for move in position.legal(seat))
    assert not masks(game, states, [-1] * len(acting)).any()
    veiled = np.concatenate([position.veil(seat) for position, seat in acting])
    assert (masks(game, veiled, [seat for _, seat in acting]) == found).all()


class Fence:
    """A row of small numbers that takes none outside, and counts no place from its end."""

    def __init__(self, width: int) -> None:
        self.row = [0] * width

    def __setitem__(self, place: int, number: int) -> None:
        assert 0 <= place < len(self.row)
        assert -128 <= number <= 127
        self.row[int(place)] = int(number)

    def __getitem__(self, place: int) -> int:
        assert 0 <= place < len(self.row)
        return self.row[int(place)]


@each_setup
def test_plain_rules_write_the_same_and_never_outside_a_row(setup: Setup) -> None:
    game = setup.game
    plain = compile.bind(loops, game.rules, game.features, plain=True)
    positions = [position for position in a_game(setup, 34) if position.actors not in ((), ("*",))]
    for position in positions[:: max(1, len(positions) // load(6))]:
        seat = position.actors[-1]
        for one, width, compiled in (
            (plain.observe_one, game.features.layout(setup.players).size, observations),
            (plain.mask_one, game.features.CHOICES, masks),
        ):
            fence = Fence(width)
            one(0, position._array, [seat], fence)
            assert fence.row == compiled(game, position._array, [seat])[0].tolist()


@pytest.mark.parametrize("setup", [setup for setup in TRIED if setup.game.hides], ids=str)
def test_an_equal_story_gives_an_equal_observation(setup: Setup) -> None:
    game = setup.game
    chooser = random.Random(str(setup))
    differing = 0
    for seed in range(load(2)):
        positions = a_game(setup, seed)
        for step in chooser.sample(range(min(60, len(positions) - 1)), load(10)):
            for seat in range(setup.players):
                found = [twin(positions[step + 1], seat, chooser) for _ in range(6)]
                others = [further.at(step)._array for further in found if further is not None]
                differing += sum(other[0] != positions[step].state for other in others)
                states = np.concatenate([positions[step]._array, *others])
                shown = observations(game, states, [seat] * len(states))
                assert (shown == shown[0]).all()
                if seat in positions[step].actors:
                    allowed = masks(game, states, [seat] * len(states))
                    assert (allowed == allowed[0]).all()
    if LOAD >= 1:
        assert differing > 10, "the test found too few games that differ in what is hidden"


# ---- The same from every seat ----


def further_on(key: str, players: int, action: int) -> int:
    """The action of the next seat that is what this one is for a seat: guesses name a seat, and so move on."""
    if key == "davincicode" and davincicode.NAME <= action < davincicode.FACE:
        spot, value = divmod(action - davincicode.NAME, davincicode.VALUES)
        seat, place = divmod(spot, davincicode.PLACES)
        spot = (seat + 1) % players * davincicode.PLACES + place
        return davincicode.NAME + spot * davincicode.VALUES + value
    return action


@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in games.values() for players in range(2, game.max_players + 1)]
)
def test_a_game_in_which_all_sit_one_seat_further_looks_the_same(game: Game, players: int) -> None:
    chooser = random.Random(f"{game.key}/{players}")
    same = {"ports": [game.settle({})["ports"][0]] * players} if game.key == "kreuzquer" else {}
    one, other = game.start(players, **same), game.start(players, starter=1, **same)
    if game.key == "fivetotwelve":  # tiles are dealt from seat 0 on: so all are dealt the same ones
        one, other = (game.start(players, setup="sorted", starter=starter) for starter in (0, 1))
    dealt: list[int] = []
    while one.actors:
        actor = chooser.choice(one.actors)
        if actor == "*":
            action = chooser.choice(one.legal("*")).action
            if game.key == "fivetotwelve" and len(one.history) < 4 * players:
                action = dealt[-1] if len(dealt) % players else action
                dealt.append(action)
            one, other = one._play(-1, action), other._play(-1, action)
        else:
            action = chooser.choice(one.legal(actor)).action
            one = one._play(actor, action)
            other = other._play((actor + 1) % players, further_on(game.key, players, action))
        if len(dealt) % players:
            continue  # in the middle of a deal some have their tiles, and others not
        seats = list(range(players))
        shown = observations(game, np.repeat(one._array, players), seats)
        moved = observations(game, np.repeat(other._array, players), [(seat + 1) % players for seat in seats])
        assert (shown == moved).all()


# ---- The same as people see ----


@each_setup
def test_a_learner_sees_what_people_see(setup: Setup) -> None:
    compare = import_module(f"tests.contract.features.{setup.key}").compare
    positions, seats, states = sights(setup, 30)
    shown = observations(setup.game, states, seats)
    layout = setup.game.features.layout(setup.players)
    for position, seat, row in [*zip(positions, seats, shown, strict=True)][:: setup.players + 1]:  # each seat in turn
        order = [(seat + k) % setup.players for k in range(setup.players)]
        seen = layout.read(row)
        compare(seen, position, order)
        if "turn" in seen:
            assert np.flatnonzero(seen["turn"]).tolist() == [order.index(int(position.state["turn"]))]
        if "phase" in seen:
            assert np.flatnonzero(seen["phase"]).tolist() == [int(position.state["phase"])]
        if "waiting" in seen:
            assert seen["waiting"].tolist() == [int(position.state["waiting"]) >> other & 1 for other in order]


# ---- Layouts ----


@each_game
def test_every_action_has_its_meaning(game: Game) -> None:
    numbering = game.features.NUMBERING
    assert [kind.first for kind in numbering] == [sum(k.count for k in numbering[:n]) for n in range(len(numbering))]
    assert sum(kind.count for kind in numbering) == game.actions
    chance = [kind for kind in numbering if kind.meaning.startswith("chance")]
    assert chance == ([numbering[-1]] if has_chance(game) else [])
    assert sum(kind.count for kind in numbering if kind not in chance) == game.features.CHOICES


@each_game
def test_every_game_with_luck_has_a_pool_and_every_part_a_meaning(game: Game) -> None:
    for players in range(game.min_players, game.max_players + 1):
        layout = game.features.layout(players)
        assert ("pool" in layout) == has_chance(game), "what may still be turned up"
        assert list(layout) == list(layout.parts)
        assert all(
            part.meaning and part.size == layout[name].stop - layout[name].start for name, part in layout.parts.items()
        )
        assert layout[list(layout)[-1]].stop == layout.size


def test_a_part_that_does_not_fit_an_int8_is_refused() -> None:
    with pytest.raises(ValueError, match="'big' goes from 0 to 200"):
        Layout(Part("big", (2,), 0, 200, "too much"))


def test_parts_are_read_by_name_from_one_or_many() -> None:
    layout = Layout(Part("a", (2, 3), 0, 9, "six"), Part("b", (1,), -4, 2, "one"))
    many = np.arange(14, dtype=np.int8).reshape(2, 7)
    assert layout.read(many)["a"].shape == (2, 2, 3)
    assert layout.read(many[0])["b"].tolist() == [6]
    assert layout.scale.tolist() == pytest.approx([1 / 9] * 6 + [1 / 4])
    assert "c" not in layout
    assert games["kreuzquer"].features.layout(1)["pool"] == slice(0, 28)
