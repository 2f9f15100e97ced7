"""Many games for Gymnasium: each is the game that a single environment plays, whoever plays the other seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from spieltrieb.core.errors import BadOption
from spieltrieb.lab.batch import BadBatch
from spieltrieb.lab.environments import gym
from spieltrieb.lab.environments.one import OneGame
from spieltrieb.lab.environments.vector import GamesVectorEnv
from tests.lab.environments.setups import each_table, each_way_to_copy


def lowest(seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
    """A policy: the legal action with the lowest number."""
    return legal.argmax(1)


@each_table
def test_every_game_is_the_one_that_a_single_table_plays(key: str, players: int) -> None:
    seat = players - 1
    envs = GamesVectorEnv(key, 3, players, seat=seat, opponents=lowest, threads=1)
    envs.reset(seed=11)
    first = envs.batch.states.tobytes()
    seen, infos = envs.reset(seed=[11, 12, 13])
    assert envs.batch.states.tobytes() == first, "one number stands for itself and those that follow it"
    tables = [OneGame(key, players) for _ in range(3)]
    for number, table in enumerate(tables):
        table.begin(11 + number)
        advance(table, seat)
    ended = 0
    over = np.zeros(3, bool)
    for step in range(160):
        for number, table in enumerate(tables):
            assert seen[number].tobytes() == table.observation(seat).tobytes()
            assert (infos["action_mask"][number] == table.mask()).all()
            assert infos["_action_mask"][number] != table.is_over
        actions = np.array([choice(mask, step) for mask in infos["action_mask"]])
        seen, rewards, terminated, truncated, infos = envs.step(actions)
        assert not truncated.any()
        assert not infos["illegal_action"].any()
        for number, table in enumerate(tables):
            if over[number]:
                table.begin()
            else:
                table.play(actions[number])
            advance(table, seat)
            assert terminated[number] == table.is_over
            expected = table.rewards[seat] if table.is_over and not over[number] else 0
            assert rewards[number] == pytest.approx(expected)
            if terminated[number]:
                ended += 1
                assert infos["_score"][number]
                assert infos["score"][number] == table.scores[seat]
        over = terminated
        if ended > 4:
            break
    assert ended > 2


def advance(table: OneGame, seat: int) -> None:
    """Let the others play the lowest legal action, as the policy does."""
    while table.seat not in (seat, -1):
        table.play(table.mask().argmax())


def choice(mask: np.ndarray, step: int) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[step * 7 % len(legal)]) if len(legal) else 0


def test_it_can_be_had_by_its_name() -> None:
    envs = gymnasium.make_vec(gym.NAMES["kreuzquer"], num_envs=4)
    assert isinstance(envs.unwrapped, GamesVectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    again, _ = envs.reset(seed=1)
    assert (seen == again).all()
    assert again is not seen
    other, _ = envs.reset()
    assert not (seen == other).all()
    envs.close()


def test_without_a_seed_the_next_games_of_the_last_one_begin() -> None:
    envs, single = (gymnasium.make_vec(gym.NAMES["kreuzquer"], num_envs=2), gymnasium.make(gym.NAMES["kreuzquer"]))
    for seed in ([8, 9], 8):
        envs.reset(seed=seed)
        later = [envs.reset()[0] for _ in range(3)]
        single.reset(seed=9)
        assert [seen[1].tolist() for seen in later] == [single.reset()[0].tolist() for _ in range(3)]
    one, other = (GamesVectorEnv("kreuzquer", 30, 1) for _ in range(2))
    assert not (one.reset()[0] == other.reset()[0]).all(), "without any seed they are random"


@each_way_to_copy
def test_a_copy_goes_on_by_itself(duplicate: Callable[[Any], Any]) -> None:
    envs = GamesVectorEnv("memostreet", 4, 2, opponents=lowest, threads=2)
    _, infos = envs.reset(seed=1)
    twin = duplicate(envs)
    stories = []
    for one in (envs, twin):
        story, now = [], infos
        for _ in range(90):
            seen, rewards, *_, now = one.step(now["action_mask"].argmax(1))
            story.append((seen.tolist(), rewards.tolist()))
        stories.append(story)
    assert stories[0] == stories[1]
    assert any(any(rewards) for _, rewards in stories[0])


def test_random_opponents_repeat_for_a_seed() -> None:
    stories = []
    for _ in range(2):
        envs = GamesVectorEnv("memostreet", 5, 3)
        _, infos = envs.reset(seed=2)
        story = []
        for step in range(60):
            seen, rewards, *_, infos = envs.step(np.array([choice(mask, step) for mask in infos["action_mask"]]))
            story.append((seen.tobytes(), rewards.tolist()))
        stories.append(story)
    assert stories[0] == stories[1]


def test_illegal_actions_are_answered_as_documented() -> None:
    envs = GamesVectorEnv("kreuzquer", 2, 1, illegal_reward=-3.0)
    _, infos = envs.reset(seed=[1, 1])
    illegal = int(np.flatnonzero(infos["action_mask"][0] == 0)[0])
    seen, rewards, *_, now = envs.step(np.array([illegal, int(infos["action_mask"][0].argmax())]))
    assert rewards.tolist() == [-3.0, 0.0]
    assert now["illegal_action"].tolist() == [True, False]
    assert seen[0].tobytes() == seen[1].tobytes(), "the lowest legal one was played"


def test_what_cannot_be_played_is_refused() -> None:
    envs = GamesVectorEnv("fivetotwelve", 2)
    with pytest.raises(BadBatch, match=r"No game has begun: call reset\(\) before step\(\)"):
        envs.step(np.array([0, 0]))
    for seed, sentence in (
        ([1, 2, 3], "one for each of the 2 games"),
        (1.5, "one for each of the 2 games"),
        (-1, "from 0 on, not -1"),
        ([1, None], "from 0 on, not None"),
    ):
        with pytest.raises(BadBatch, match=sentence):
            envs.reset(seed=seed)
    envs.reset(seed=1)
    for actions, sentence in (
        ([0], "one whole number for each of the 2 games"),
        ([0.5, 1.0], "one whole number"),
        ([0, 338], "from 0 to 337"),
        ([-1, 0], "from 0 to 337"),
    ):
        with pytest.raises(BadBatch, match=sentence):
            envs.step(np.array(actions))
    wrong = GamesVectorEnv("fivetotwelve", 2, seat=1, opponents=lambda seen, legal: np.full(2, 337))
    with pytest.raises(BadBatch, match="Game 0 cannot take action 337: it is the turn of seat 0"):
        wrong.reset(seed=1)


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (np.full(2, -1), "Game 0 cannot take action -1"),
        (np.full(2, 10**6), "Game 0 cannot take action 1000000"),
        (np.zeros((2, 1), np.int64), r"`opponents` must be one for each of the 2 games, not of shape \(2, 1\)"),
        (np.zeros(1, np.int64), "`opponents` must be one for each of the 2 games"),
        (np.zeros(2), "`opponents` must be whole numbers, not float64"),
        (None, "`opponents` must be whole numbers"),
    ],
)
def test_what_a_policy_cannot_answer_is_refused(answer: Any, sentence: str) -> None:
    envs = GamesVectorEnv("fivetotwelve", 2, seat=1, opponents=lambda seen, legal: answer)
    with pytest.raises(BadBatch, match=sentence):
        envs.reset(seed=1)


def test_a_policy_cannot_make_actions_legal() -> None:
    def greedy(seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
        legal[:] = True
        return np.full(len(legal), 337)

    with pytest.raises(BadBatch, match="`opponents` wrote into the masks"):
        GamesVectorEnv("fivetotwelve", 2, seat=1, opponents=greedy).reset(seed=1)


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.uint64])
def test_actions_may_be_any_whole_numbers(kind: type) -> None:
    def opponents(seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
        return legal.argmax(1).astype(kind)

    stories = []
    for number in (np.int64, kind):
        envs = GamesVectorEnv("kreuzquer", 3, 2, opponents=opponents)
        _, infos = envs.reset(seed=1)
        story = []
        for _ in range(5):
            seen, *_, infos = envs.step(infos["action_mask"].argmax(1).astype(number))
            story.append(seen.tobytes())
        stories.append(story)
    assert stories[0] == stories[1]


def test_some_games_begin_anew_where_gymnasiums_reset_mask_says_so() -> None:
    envs = GamesVectorEnv("memostreet", 3, seat=np.int64(1), opponents=lowest)
    first, infos = envs.reset(seed=4, options={"reset_mask": np.array([False, True, False])})
    assert first.tolist() == envs.reset(seed=4)[0].tolist(), "before that there are no games to be kept"
    for _ in range(6):
        now, _, _, _, infos = envs.step(infos["action_mask"].argmax(1))
    mask = np.array([False, True, False])
    again, infos = envs.reset(seed=4, options={"reset_mask": mask})
    assert again[mask].tolist() == first[mask].tolist()
    assert again[~mask].tolist() == now[~mask].tolist() != first[~mask].tolist()
    later, _ = envs.reset(options={"reset_mask": mask})
    assert later[mask].tolist() != first[mask].tolist()
    assert later[~mask].tolist() == now[~mask].tolist()
    with pytest.raises(BadBatch, match="`reset_mask` must be true or false, not int64"):
        envs.reset(options={"reset_mask": np.array([0, 1, 0])})


def test_bad_settings_are_named() -> None:
    for given, sentence in (
        ({"opponents": None}, "`opponents` must be 'random', or a policy .* not None"),
        ({"num_envs": 0}, "one game or more, not 0"),
        ({"opponents": "level3"}, "against a policy or against 'random', not against 'level3'"),
        ({"render_mode": "ansi"}, "are not shown"),
    ):
        with pytest.raises(BadBatch, match=sentence):
            GamesVectorEnv("fivetotwelve", **given)
    with pytest.raises(BadOption, match="`illegal_reward` must be a number, not nan"):
        GamesVectorEnv("fivetotwelve", illegal_reward=float("nan"))
    with pytest.raises(BadBatch, match="Seeds are one whole number, or one for each of the 2 games"):
        GamesVectorEnv("fivetotwelve", 2).reset(seed=True)
    with pytest.raises(BadOption, match="`seat` must be a seat from 0 to 1"):
        GamesVectorEnv("fivetotwelve", 2, seat=2)
