"""One game for an environment: the same as in a batch, step by step, and as a position with all its moves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from spieltrieb import games
from spieltrieb.core.errors import BadPlayers, Illegal
from spieltrieb.lab.batch import BadBatch, Batch
from spieltrieb.lab.environments.one import OneGame
from tests.lab.environments.setups import a_legal_action, each_key, each_table, each_way_to_copy


@each_table
def test_it_is_a_batch_of_one(key: str, players: int) -> None:
    chooser = random.Random(f"{key}{players}")
    batch = Batch(key, 1, players, seed=5, restart=False, threads=1)
    table = OneGame(key, players)
    table.begin(5)
    for game in range(2):
        while not table.is_over:
            assert table.seat == batch.seats[0]
            assert table.observation(table.seat).tobytes() == batch.observations[0].tobytes()
            assert (table.mask() == batch.legal[0]).all()
            action = a_legal_action(table, chooser)
            assert table.play(action)
            batch.step(np.array([action]))
        assert batch.done[0]
        assert table.rewards == pytest.approx(batch.rewards[0])
        assert table.scores == batch.scores[0].tolist()
        if game == 0:
            table.begin()
            batch.reset()


@each_table
def test_what_is_remembered_leads_to_the_same_state(key: str, players: int) -> None:
    chooser = random.Random(players)
    quick, slow = OneGame(key, players), OneGame(key, players, remembers=True)
    quick.begin(9)
    slow.begin(9)
    while not quick.is_over:
        action = a_legal_action(quick, chooser)
        quick.play(action)
        slow.play(action)
        assert slow.position == quick.position
    again = games[key].start(players).replay(slow.position.moves)
    assert again == quick.position
    assert list(again.outcome.scores) == quick.scores


@each_key
def test_in_place_of_an_illegal_action_the_lowest_legal_one_is_played(key: str) -> None:
    one, other = OneGame(key), OneGame(key)
    one.begin(3)
    other.begin(3)
    mask = one.mask()
    assert not one.play(int(np.flatnonzero(mask == 0)[-1]))
    assert other.play(int(np.flatnonzero(mask)[0]))
    assert one.position == other.position


@each_way_to_copy
@each_table
@pytest.mark.parametrize("remembers", [False, True])
def test_a_copy_goes_on_by_itself(key: str, players: int, remembers: bool, duplicate: Callable[[Any], Any]) -> None:
    chooser = random.Random(f"copy {key}")
    table = OneGame(key, players, remembers=remembers)
    table.begin(4)
    story = []
    while not table.is_over:
        story.append(a_legal_action(table, chooser))
        table.play(story[-1])
    middle = len(story) // 2
    table.begin(4)
    for action in story[:middle]:
        table.play(action)
    twin, before = duplicate(table), table.position
    for action in story[middle:]:
        table.play(action)
    assert table.is_over
    assert twin.position == before, "what is played with one changes nothing in the other"
    for action in story[middle:]:
        assert (twin.is_over, twin.mask().sum() > 0) == (False, True)
        assert twin.play(action)
    for one in (table, twin):
        one.begin()
    assert (twin.position, twin.rewards) == (table.position, table.rewards), "and so does the next game"
    assert (twin.mask() == table.mask()).all()


def test_without_a_seed_games_differ_and_with_one_they_follow_from_it() -> None:
    tables = [OneGame("kreuzquer", 1) for _ in range(2)]
    drawn = []
    for table in tables:
        table.begin()
        drawn.append([table.position, *(table.begin() or table.position for _ in range(9))])
    assert drawn[0] != drawn[1]
    for table in tables:
        table.begin(4)
        table.begin()
    assert tables[0].position == tables[1].position


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (-1, "There is no action -1 in Kreuz & Quer: they are numbered from 0 to 124."),
        (125, "There is no action 125"),
        (1.5, "An action is a whole number, not 1.5."),
        (None, "An action is a whole number, not None."),
        ("3", "An action is a whole number, not '3'."),
    ],
)
def test_an_action_that_there_is_not_is_refused_and_nothing_is_played(action: object, sentence: str) -> None:
    table = OneGame("kreuzquer", 1)
    table.begin(1)
    before = table.position
    with pytest.raises(Illegal, match=sentence.replace("(", r"\(")):
        table.play(action)
    assert table.position == before


def test_nobody_acts_before_the_beginning_or_after_the_end() -> None:
    table = OneGame("kreuzquer", 1)
    with pytest.raises(Illegal, match="begin a game with reset"):
        table.play(0)
    table.begin(1)
    while not table.is_over:
        table.play(0)
    with pytest.raises(Illegal, match="begin a game with reset"):
        table.play(0)


def test_bad_settings_are_named() -> None:
    with pytest.raises(BadPlayers, match="for 2 to 4 players, not for 7"):
        OneGame("memostreet", 7)
    with pytest.raises(ValueError, match="has no option 'nonsense'"):
        OneGame("memostreet", nonsense=1)
    for seed in (-1, 1.5, "7", [7]):
        with pytest.raises(BadBatch, match="A seed is a whole number from 0 on, not "):
            OneGame("memostreet").begin(seed)  # type: ignore[arg-type]
