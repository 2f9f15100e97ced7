"""Many games at once: the games that positions would play, on any number of threads; and clear words for bad input."""

from __future__ import annotations

import copy
import itertools
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltrieb import Position
from spieltrieb.core.bits import below
from spieltrieb.core.contract import Game
from spieltrieb.core.errors import BadOption, BadPlayers, UnknownGame
from spieltrieb.core.moves import CHANCE
from spieltrieb.games import games
from spieltrieb.lab import batch as batches
from spieltrieb.lab import loops
from spieltrieb.lab.batch import BadBatch, Batch
from tests.conftest import load
from tests.contract.setups import each_game

ARRAYS = ("states", "luck", "seats", "done", "rewards", "scores", "actions", "observations", "legal")


def everything(batch: Batch) -> dict[str, bytes]:
    return {name: getattr(batch, name).tobytes() for name in ARRAYS}


def played(batch: Batch, steps: int) -> Batch:
    for step in range(steps):
        batch.step(batch.sample(step))
    return batch


@each_game
def test_the_number_of_threads_changes_nothing(game: Game) -> None:
    one, many = Batch(game, 50, seed=3, threads=1), Batch(game, 50, seed=3, threads=7)
    for step in range(load(90)):
        assert everything(one) == everything(many)
        one.step(one.sample(step))
        many.step(many.sample(step))
    assert everything(one) == everything(many)
    assert (one.observe(1) == many.observe(1)).all()
    assert (one.normalised() == many.normalised()).all()


@pytest.mark.parametrize(
    "duplicate", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))], ids=["deepcopy", "pickle"]
)
@pytest.mark.parametrize("threads", [1, 2])
@each_game
def test_a_copy_goes_on_by_itself(game: Game, threads: int, duplicate: Callable[[Batch], Batch]) -> None:
    batch = played(Batch(game, 20, seed=6, threads=threads), 30)
    before = everything(batch)
    twin = duplicate(batch)
    assert twin.threads == threads
    played(batch, 40)
    assert everything(twin) == before, "what is played with one changes nothing in the other"
    played(twin, 40)
    assert everything(twin) == everything(batch) != before
    batch.reset(9)
    twin.reset(9)
    assert everything(twin) == everything(batch)
    assert (twin.observe(1) == batch.observe(1)).all()
    assert (twin.normalised() == batch.normalised()).all()


def follow(position: Position, key: int) -> Position:
    """Let chance act as it does in a batch, from this key: the k-th outcome is the k-th random number's tile."""
    while position._acting == CHANCE:
        draws = sum(actor < 0 for actor, _ in position.history)
        face_down = int(position.game.drive.face_down(position._array))
        action = int(position.game.drive.drawn(position._array, int(below(key, draws, face_down))))
        position = position._play(-1, action)
    return position


def test_a_forked_process_has_threads_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    batch, other = (Batch("kreuzquer", 6, 2, seed=3, threads=threads) for threads in (2, 1))
    batch._pool.shutdown()  # what a fork leaves: a pool without its threads
    monkeypatch.setattr("os.getpid", lambda: -1)
    for key in range(5):
        batch.step(batch.sample(key))
        other.step(other.sample(key))
    assert batch.states.tobytes() == other.states.tobytes()


@each_game
def test_a_batch_plays_the_games_that_positions_play(game: Game) -> None:
    players = game.max_players
    batch = Batch(game, 3, players, seed=8, restart=False)
    positions = [follow(game.start(players), int(luck["key"])) for luck in batch.luck]
    brought: dict[int, list[float]] = {}
    while (batch.seats >= 0).any():
        actions = batch.sample(len(positions[0].history)).copy()
        for i, position in enumerate(positions):
            assert batch.states[i : i + 1].tobytes() == position._array.tobytes()
            seat = int(batch.seats[i])
            if seat < 0:
                assert actions[i] == -1
                assert not batch.legal[i].any()
                assert not batch.observations[i].any()
                continue
            assert seat == min(position.actors)
            assert np.flatnonzero(batch.legal[i]).tolist() == sorted(move.action for move in position.legal(seat))
            positions[i] = follow(position._play(seat, int(actions[i])), int(batch.luck[i]["key"]))
        batch.step(actions)
        brought.update({int(i): batch.rewards[i].tolist() for i in np.flatnonzero(batch.done)})
    for i, position in enumerate(positions):
        outcome = position.outcome
        assert outcome is not None
        assert batch.scores[i].tolist() == list(outcome.scores)
        best = sum(1 << seat for seat in outcome.winners)
        expected = [loops.reward(players, best, seat, outcome.scores[seat]) for seat in range(players)]
        assert brought[i] == expected
        assert sum(expected) == pytest.approx(0, abs=1e-6)
        assert expected[outcome.winners[0]] == max(expected)


@each_game
def test_a_game_that_is_over_begins_anew_and_tells_what_it_brought(game: Game) -> None:
    batch = Batch(game, 40, seed=4)
    alone = Batch(game, 40, seed=4, restart=False)
    ended = np.zeros(40, bool)
    for step in range(1000):
        batch.step(batch.sample(step))
        if ended.all():
            break
        alone.step(np.where(ended, -1, batch.actions))
        now = batch.done & ~ended
        assert (alone.done == now).all()
        assert (alone.rewards[now] == batch.rewards[now]).all()
        assert (alone.scores[now] == batch.scores[now]).all()
        assert not batch.rewards[~batch.done].any()
        assert (batch.luck["games"][now] == 2).all()
        assert (batch.seats >= 0).all()
        assert batch.legal.any(axis=1).all()
        ended |= now
    assert ended.all()
    assert (alone.seats == -1).all()
    assert np.abs(alone.scores).sum() > 0


@each_game
def test_a_game_depends_on_its_own_seed_only(game: Game) -> None:
    many = played(Batch(game, 6, seed=[5, 6, 7, 8, 9, 5]), 60)
    one = played(Batch(game, 1, seed=[7]), 60)
    assert many.states[2:3].tobytes() == one.states.tobytes()
    assert many.states[0:1].tobytes() == many.states[5:6].tobytes()
    assert len({many.states[i : i + 1].tobytes() for i in range(5)}) == 5
    fewer, more = Batch(game, 3, seed=1), Batch(game, 9, seed=1)
    assert (fewer.luck["seed"] == more.luck["seed"][:3]).all()
    assert (Batch(game, 3, seed=2).luck["seed"] != fewer.luck["seed"]).all()


@each_game
def test_places_can_begin_anew(game: Game) -> None:
    batch = Batch(game, 10, seed=1)
    fresh = everything(batch)
    played(batch, 30)
    batch.reset(1)
    batch.actions[:] = 0
    assert everything(batch) == fresh
    played(batch, 30)
    before = batch.states.copy()
    which = np.arange(10) % 3 == 0
    batch.reset(which=which)
    assert (batch.states[~which] == before[~which]).all()
    assert (batch.states[which] != before[which]).all()
    assert (batch.luck["draws"][which] < 60).all()


@each_game
def test_other_options_and_every_number_of_players(game: Game) -> None:
    for players in range(game.min_players, game.max_players + 1):
        batch = played(Batch(game, 4, players, starter=players - 1), 5)
        assert batch.rewards.shape == batch.scores.shape == (4, players)
        assert batch.observations.shape == (4, game.features.layout(players).size)
        assert batch.legal.shape == (4, game.features.CHOICES)
        assert batch.legal[np.arange(4), batch.sample(5)].all()


def test_small_seeds_and_small_keys_do_not_share_their_luck() -> None:
    """Seed 5 with key 3 is not seed 3 with key 5: else games whose seeds are counted go alike."""
    batch = Batch("memostreet", 8, seed=range(8))
    assert (batch.legal.sum(axis=1) == 63).all(), "so equal luck would be an equal choice"
    chosen = np.array([batch.sample(key).copy() for key in range(8)])
    assert len(np.unique(chosen)) > 32, "of 64 that are drawn from 63"
    assert (chosen != chosen.T).sum() > 48


def test_normalised_observations_lie_between_minus_one_and_one() -> None:
    batch = played(Batch("memostreet", 30, seed=2), 40)
    out = np.zeros(batch.observations.shape, np.float32)
    assert batch.normalised(out) is out
    assert np.abs(out).max() <= 1
    pool = batch.layout["pool"]
    assert np.allclose(out[:, pool] * 9, batch.observations[:, pool])


# ---- Bad input ----


class Elsewhere:
    """An array that lies where NumPy cannot read it."""

    def __array__(self, *_: Any, **__: Any) -> np.ndarray[Any, Any]:
        raise TypeError("it lies on a GPU")


@pytest.mark.parametrize(
    ("give", "words"),
    [
        (lambda n: np.zeros(n, np.float32), "`actions` must be whole numbers, not float32"),
        (lambda n: np.zeros(n, bool), "`actions` must be whole numbers, not bool"),
        (lambda n: np.zeros(n + 1, int), r"one for each of the 5 games, not of shape \(6,\)"),
        (lambda n: np.zeros((n, 1), int), r"not of shape \(5, 1\)"),
        (lambda n: np.full(n, 338), "Game 0 cannot take action 338: actions are numbered from 0 to 337"),
        (lambda n: np.full(n, -1), "Game 0 cannot take action -1: actions"),
        (lambda n: np.full(n, 2**40), "cannot take action 1099511627776"),
        (lambda n: np.full(n, 2**32 + 5), "cannot take action 4294967301"),
        (
            lambda n: np.array([17] * (n - 1) + [16]),
            "Game 0 cannot take action 17: it is the turn of seat 0, which may play",
        ),
        (lambda n: ["draw"] * n, "whole numbers"),
        (lambda n: None, "whole numbers"),
        (lambda n: Elsewhere(), "`actions` must be an array in the main memory: it lies on a GPU"),
        (lambda n: [[1], [1, 2]], "`actions` must be an array in the main memory"),
    ],
)
def test_a_bad_action_is_refused_and_nothing_is_lost(give: Any, words: str) -> None:
    batch = Batch("fivetotwelve", 5, seed=1, threads=2)
    before = {name: content for name, content in everything(batch).items() if name != "actions"}
    with pytest.raises(BadBatch, match=words):
        batch.step(give(5))
    assert {name: content for name, content in everything(batch).items() if name != "actions"} == before
    played(batch, 3)


def test_what_was_refused_is_to_be_seen_in_actions() -> None:
    """As docs/batch.md says; numbers far away as ones that are no actions either."""
    batch = played(Batch("fivetotwelve", 5, seed=1), 1)
    for given in ([0, 1, 337, 3, 4], [-1, -2, 338, 5, 6]):
        with pytest.raises(BadBatch):
            batch.step(np.array(given))
        assert batch.actions.tolist() == given
    with pytest.raises(BadBatch):
        batch.step(np.array([-3, -(2**60), 339, 2**60, 5]))
    assert batch.actions.tolist() == [-2, -2, 338, 338, 5]


@pytest.mark.parametrize("checked_by_all", [1, 8], ids=["all threads look", "one thread looks"])
def test_an_illegal_action_is_found_wherever_it_is(checked_by_all: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "CHECKED_BY_ALL", checked_by_all)
    batch = played(Batch("memostreet", 7, seed=1, threads=3), 5)
    before = batch.states.copy()
    for i in range(7):
        actions = batch.sample(1).copy()
        actions[i] = 190
        with pytest.raises(BadBatch, match=f"Game {i} cannot take action 190"):
            batch.step(actions)
    actions = batch.sample(1).copy()
    actions[2:] = 190
    with pytest.raises(BadBatch, match="Game 2 cannot take action 190"):  # the first of several
        batch.step(actions)
    assert (batch.states == before).all()


def test_whoever_writes_into_the_mask_cannot_play_what_is_illegal() -> None:
    batch = played(Batch("kreuzquer", 4, seed=1), 5)
    before = batch.states.copy()
    actions = batch.sample(1).copy()
    actions[2] = np.flatnonzero(~batch.legal[2])[0]
    batch.legal[:] = True
    batch.step(actions)
    assert batch.luck["refused"].tolist() == [0, 0, 1, 0]
    assert batch.states[2] == before[2]
    assert not batch.legal.all(), "and it is written anew with every step"


def test_illegal_actions_are_left_out_where_nobody_asks() -> None:
    batch = played(Batch("davincicode", 6, seed=1), 20)
    before = batch.states.copy()
    actions = batch.sample(1).copy()
    actions[[1, 4]] = (733, -5)
    batch.step(actions, check=False)
    assert batch.luck["refused"].tolist() == [0, 1, 0, 0, 1, 0]
    assert (batch.states[[1, 4]] == before[[1, 4]]).all()
    assert (batch.states[[0, 2, 3, 5]] != before[[0, 2, 3, 5]]).all()


def test_an_action_of_a_seat_that_is_not_to_act_is_refused() -> None:
    batch = Batch("memostreet", 4, seed=1)
    seats = batch.seats.copy()
    batch.step(batch.sample(1), seats=seats)
    seats = batch.seats.copy()
    seats[2] = 1 - seats[2]
    with pytest.raises(BadBatch, match=r"In game 2 seat 1 acted, but it is the turn of seat 0. Nothing was played"):
        batch.step(batch.sample(2), seats=seats)
    with pytest.raises(BadBatch, match="`seats` must be"):
        batch.step(batch.sample(2), seats=seats[:2])


def test_a_game_that_is_over_takes_no_action() -> None:
    batch = Batch("kreuzquer", 2, 1, restart=False)
    for step in range(24):
        batch.step(batch.sample(step))
    assert batch.done.all()
    assert (batch.rewards[:, 0] == batch.scores[:, 0]).all()
    assert (batch.scores < 0).all()
    with pytest.raises(BadBatch, match="Game 0 cannot take action 3: the game is over, so its action must be -1"):
        batch.step(np.array([3, 3]))
    batch.step(np.array([-1, -1]))
    assert not batch.done.any()
    assert not batch.rewards.any()


@pytest.mark.parametrize("size", [0, -3, 2.5, "7", True])
def test_a_batch_has_one_game_or_more(size: Any) -> None:
    with pytest.raises(BadBatch, match="one game or more"):
        Batch("kreuzquer", size)


def test_what_cannot_be_is_refused_when_a_batch_is_made() -> None:
    for threads in (0, -1, 1.5, "2", True):
        with pytest.raises(BadBatch, match=f"one thread or more, not {threads!r}"):
            Batch("kreuzquer", 4, threads=threads)  # type: ignore[arg-type]
    with pytest.raises(BadBatch, match="from 0 on, not -1"):
        Batch("kreuzquer", 4, seed=-1)
    for seed in ([1, 2, 3], None, 1.5, "7", [[1], [2, 3], [], []], [True] * 4, [1, 2, 3, 4.5], [1, 2, 3, None], {1}):
        with pytest.raises(BadBatch, match="one for each of the 4 games"):
            Batch("kreuzquer", 4, seed=seed)  # type: ignore[arg-type]
    with pytest.raises(BadPlayers):
        Batch("davincicode", 4, 5)
    with pytest.raises(BadOption):
        Batch("davincicode", 4, colour=3)
    with pytest.raises(BadBatch, match=r"from -2\^63 to 2\^64 - 1, not 36893488147419103232\.$"):
        Batch("kreuzquer", 4, seed=[1, 2, 3, 2**65])
    with pytest.raises(BadBatch, match="one for each of the 4 games"):
        Batch("kreuzquer", 4, seed=itertools.count())
    for restart in ("x", None, 2):
        with pytest.raises(BadBatch, match=f"`restart` must be True or False, not {restart!r}"):
            Batch("kreuzquer", 4, restart=restart)  # type: ignore[arg-type]
    with pytest.raises(UnknownGame):
        Batch("chess", 4)
    with pytest.raises(UnknownGame, match="A game is given by its key, such as 'fivetotwelve', not as 5"):
        Batch(5, 3)  # type: ignore[arg-type]


def test_seeds_may_be_any_numbers_of_64_bits_and_come_one_by_one() -> None:
    for seeds in ([3, 2**63, -(2**63), 2**64 - 1], [-1, 0, 2**64 - 1, 5]):
        for given in (seeds, iter(seeds), (seed for seed in seeds), tuple(seeds)):
            found = Batch("kreuzquer", 4, seed=given).luck["seed"].tolist()
            assert [seed % 2**64 for seed in found] == [seed % 2**64 for seed in seeds]


def test_more_games_than_the_memory_can_hold_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadBatch, match=r"^1,000,000,000,000 games of 5 vor 12 need [\d,.]+ GB of memory, where"):
        Batch("fivetotwelve", 10**12)
    monkeypatch.setattr(batches, "free_memory", lambda: 10**5)
    with pytest.raises(BadBatch, match=r"where 0\.0 GB are free: take at most (\d+)\.$") as refused:
        Batch("fivetotwelve", 1000)
    most = int(str(refused.value).rsplit(maxsplit=1)[1].rstrip("."))
    assert Batch("fivetotwelve", most).size == most
    with pytest.raises(BadBatch, match="take at most"):
        Batch("fivetotwelve", most + 1)


def test_a_thread_has_enough_games_to_be_worth_waking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "cores", lambda: 3)
    assert [Batch("kreuzquer", size).threads for size in (1, 1023, 1024, 4096)] == [1, 1, 2, 3]
    assert Batch("kreuzquer", 5, threads=9).threads == 5
    assert Batch("kreuzquer", 600, threads=600).threads == 64
    monkeypatch.setattr(batches, "cores", lambda: 96)
    assert Batch("kreuzquer", 600, threads=600).threads == 96


def test_what_cannot_be_observed_is_refused() -> None:
    batch = Batch("kreuzquer", 4, 2)
    for seat in (2, -2, 256):
        with pytest.raises(BadBatch, match="from 0 to 1"):
            batch.observe(seat)
    with pytest.raises(BadBatch, match="from 0 to 1"):
        batch.observe(np.array([0, 1, 256, 0]))
    for out in (
        [0],
        np.zeros((4, 3), np.int8),
        np.zeros(batch.observations.shape, np.int16),
        batch.observations[:, ::-1],
    ):
        with pytest.raises(BadBatch, match="`out` must be a writable, contiguous array of int8"):
            batch.observe(0, out)
    with pytest.raises(BadBatch, match=r"The key of a sample is a whole number, not 1\.5"):
        batch.sample(1.5)  # type: ignore[arg-type]
    with pytest.raises(BadBatch, match="whole number, not True"):
        batch.sample(True)
    with pytest.raises(BadBatch, match="`which` must be true or false"):
        batch.reset(which=np.zeros(4, int))
    assert not batch.observe(-1).any()


BOUNDS_CHECKED = """
import numpy as np
from spieltrieb.games import games
from spieltrieb.lab.batch import Batch

chance = np.random.default_rng(1)
for game in games.values():
    for players in range(game.min_players, game.max_players + 1):
        batch = Batch(game, 30, players, seed=players, threads=1)
        for step in range(200):
            batch.step(batch.sample(step))
            batch.step(chance.integers(-3, batch.choices + 3, 30), check=False)
        assert batch.luck["refused"].all()
    try:
        batch._loops.observe_all(batch.states, batch.seats, np.zeros((30, 3), np.int8))
    except IndexError:
        print(game.key, "is checked")
"""


@pytest.mark.soak
def test_a_build_that_checks_every_index_finds_none_outside(tmp_path: Path) -> None:
    """All games with all numbers of players, legal actions and wild ones; at last rows that really are too short."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "SPIELTRIEB_CACHE": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", BOUNDS_CHECKED], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "".join(f"{key} is checked\n" for key in games)
