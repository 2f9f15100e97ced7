"""Gymnasium's own checker on all games, as it is; opponents of every kind; and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from spieltrieb import games
from spieltrieb.bots import Sight
from spieltrieb.core.errors import BadBot, BadOption, BadPlayers, Illegal, UnknownGame
from spieltrieb.lab.batch import BadBatch
from spieltrieb.lab.environments import gym
from tests.lab.environments.setups import each_key, each_table, each_way_to_copy, masked
from tests.lab.own_bots import OneGameOnly


def played(env: gymnasium.Env, seed: int) -> tuple[list[bytes], float]:
    """All that is seen in a random game, and what it brought."""
    chooser = random.Random(seed)
    seen, info = env.reset(seed=seed)
    story, total, over = [seen.tobytes()], 0.0, False
    while not over:
        seen, reward, over, truncated, info = env.step(masked(info["action_mask"], chooser))
        assert not truncated
        story.append(seen.tobytes())
        total += reward
    return story, total


@each_key
def test_checker(key: str) -> None:
    check_env(gymnasium.make(gym.NAMES[key]).unwrapped)


@each_table
def test_checker_with_all_player_counts(key: str, players: int) -> None:
    check_env(gymnasium.make(gym.NAMES[key], players=players, seat=players - 1).unwrapped, skip_render_check=True)


def test_every_game_has_a_name() -> None:
    assert list(gym.NAMES) == list(games)
    assert set(gym.NAMES.values()) <= set(gymnasium.registry)
    for key, name in gym.NAMES.items():
        page = Path(__file__).parents[3] / "docs" / "games" / f"{key}.md"
        assert f'`gymnasium.make("{name}")`' in page.read_text(encoding="utf-8")


@each_table
def test_a_game_against_random_players(key: str, players: int) -> None:
    env = gym.GameEnv(key, players, seat=players - 1)
    story, total = played(env, 7)
    assert total == pytest.approx(env.table.rewards[players - 1])
    assert (story, total) == played(env, 7), "the same seed gives the same game"
    assert story != played(env, 8)[0]


@each_key
def test_a_game_against_bots(key: str) -> None:
    players = max(2, games[key].min_players)
    env = gym.GameEnv(key, players, opponents="greedy", budget=0.01)
    played(env, 3)
    moves = env.table.position.moves
    assert games[key].start(players).replay(moves).outcome.scores[0] == env.table.scores[0]


class Watcher:
    """A bot that notes what it was told, and plays the first move."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def choose(self, sight: Sight) -> int:
        self.told = sight.told()
        return sight.legal[0]


class Demanding(Watcher):
    """Can't be made without more."""

    def __init__(self, more: int) -> None:
        super().__init__()


def test_a_bot_of_ones_own_is_told_what_its_seat_may_know() -> None:
    watcher = Watcher()
    env = gym.GameEnv("davincicode", 3, seat=1, opponents=[watcher, "random"])
    played(env, 4)
    told = [*env.table.position.told(0)]
    assert watcher.told == told[: len(watcher.told)]
    assert any("?" in move for move in watcher.told)


@pytest.mark.parametrize("opponents", ["tests.lab.own_bots:OneGameOnly", OneGameOnly, [OneGameOnly, OneGameOnly]])
def test_every_seat_of_every_game_gets_a_new_bot(opponents: Any) -> None:
    env = gym.GameEnv("davincicode", 3, seat=1, opponents=opponents)
    for seed in (1, 2):
        played(env, seed)
    env.reset(seed=3)
    env.reset(seed=4)


def test_a_bot_that_is_given_itself_plays_all_games() -> None:
    bot = Watcher()
    env = gym.GameEnv("memostreet", 2, seat=1, opponents=bot)
    env.reset(seed=1)
    told = bot.told
    env.reset(seed=2)
    assert len(bot.told) == len(told)
    assert bot.told != told


def test_a_game_with_bots_that_remember_repeats_for_its_seed() -> None:
    """Level 1 of Memo Street forgets by luck of its own, and must not know a tile of the game before."""
    env = gym.GameEnv("memostreet", 2, opponents="level1")
    stories = []
    for seed in (5, 6, 5, 6):
        story, chooser = [], random.Random(1)
        _, info = env.reset(seed=seed)
        for _ in range(25):  # broken off in mid-game
            seen, *_, info = env.step(masked(info["action_mask"], chooser))
            story.append(seen.tobytes())
        stories.append(story)
    assert stories[:2] == stories[2:]


def test_an_illegal_action_is_answered_as_documented() -> None:
    env = gymnasium.make("spieltrieb/KreuzQuer-v0", illegal_reward=-2.0)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal_action"]) == (-2.0, False, False, illegal)
    with pytest.raises(Illegal, match="There is no action 125"):
        env.unwrapped.step(125)


@each_key
def test_masks_can_be_asked_for_as_maskable_ppo_does(key: str) -> None:
    env = gymnasium.make(gym.NAMES[key], players=2)
    _, info = env.reset(seed=2)
    over, chooser = False, random.Random(1)
    ask = env.get_wrapper_attr("action_masks")
    while not over:
        assert (ask().dtype, ask().tolist()) == (np.bool_, info["action_mask"].astype(bool).tolist())
        *_, over, _, info = env.step(masked(info["action_mask"], chooser))
    assert not ask().any()


@each_way_to_copy
@pytest.mark.parametrize("opponents", ["random", "greedy"])
@each_key
def test_a_copy_goes_on_by_itself(key: str, opponents: str, duplicate: Callable[[Any], Any]) -> None:
    env = gym.GameEnv(key, 2, opponents=opponents)
    _, info = env.reset(seed=5)
    _, *_, info = env.step(int(info["action_mask"].argmax()))
    twin, before = duplicate(env), env.table.position
    stories = []
    for one in (env, twin):
        assert one.table.position == before
        story, over, now = [], False, info
        while not over:
            seen, reward, over, _, now = one.step(int(now["action_mask"].argmax()))
            story.append((seen.tobytes(), reward))
        stories.append(story)
    assert stories[0] == stories[1]
    assert env.reset()[0].tolist() == twin.reset()[0].tolist()


def test_a_solo_game_is_worth_its_points() -> None:
    env = gymnasium.make("spieltrieb/KreuzQuer-v0")
    _, total = played(env, 5)
    assert total == env.unwrapped.table.scores[0] < 0


@pytest.mark.parametrize(
    ("given", "error", "sentence"),
    [
        ({"opponents": "nobody"}, BadBot, "There is no bot 'nobody'"),
        ({"opponents": ["random", "random"]}, BadBot, "2 bots are named for 1 seats"),
        (
            {"opponents": []},
            BadOption,
            r"`opponents` must be a bot's name, .* or a list .*here 1.*It was \[\]",
        ),
        ({"opponents": Demanding}, BadOption, "A bot of the class 'Demanding' cannot be made: .* argument: 'more'"),
        ({"opponents": 3}, BadOption, "A bot has a method `choose`. It was 3"),
        ({"opponents": [3]}, BadOption, "A bot has a method `choose`"),
        ({"budget": "x"}, BadOption, "`budget` must be a number of seconds above 0, not 'x'"),
        ({"players": "2"}, BadPlayers, "for 2 to 4 players, not for '2'"),
        ({"seat": 2}, BadOption, "`seat` must be a seat from 0 to 1, not 2"),
        ({"players": 9}, BadPlayers, "not for 9"),
        ({"render_mode": "film"}, BadOption, "`render_mode` is one of"),
        ({"illegal_reward": "x"}, BadOption, "`illegal_reward` must be a number, not 'x'"),
        ({"illegal_reward": None}, BadOption, "`illegal_reward` must be a number, not None"),
    ],
)
def test_bad_settings_are_named(given: dict, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        gym.GameEnv("fivetotwelve", **{"players": 2, **given})


def test_whoever_plays_alone_has_no_opponents_but_is_told_of_those_that_there_cannot_be() -> None:
    for opponents in ("nobody", ["nobody"]):
        with pytest.raises(BadBot, match="There is no bot 'nobody'"):
            gym.GameEnv("kreuzquer", 1, opponents=opponents)
    with pytest.raises(BadBot, match="2 bots are named for 0 seats"):
        gym.GameEnv("kreuzquer", 1, opponents=["random", "random"])
    with pytest.raises(BadOption, match="A bot has a method `choose`"):
        gym.GameEnv("kreuzquer", 1, opponents=3)
    for opponents in ([], "random", ["level1"]):
        env = gym.GameEnv("kreuzquer", 1, opponents=opponents)
        env.reset(seed=1)
        assert env.table.seat == 0
    with pytest.raises(BadBatch, match="A seed is a whole number from 0 on, not True"):
        env.reset(seed=True)
    with pytest.raises(UnknownGame, match="not as 5"):
        gym.GameEnv(5)


def test_numbers_may_be_numpys() -> None:
    assert gym.GameEnv("kreuzquer", 1, illegal_reward=np.float32(-2)).illegal_reward == -2
    env = gym.GameEnv("fivetotwelve", np.int64(3), seat=np.int64(2))
    assert (env.table.players, env.seat) == (3, 2)


def test_before_the_first_game_there_is_nothing_to_be_seen() -> None:
    with pytest.raises(Illegal, match=r"No game has begun: call reset\(\)"):
        gym.GameEnv("memostreet", render_mode="ansi").render()


def test_the_picture_is_what_the_seat_sees() -> None:
    pictures = []
    for seat in (0, 1):
        env = gymnasium.make("spieltrieb/DaVinciCode-v0", seat=seat, render_mode="rgb_array").unwrapped
        env.reset(seed=1)
        pictures.append(env.render())
        assert pictures[-1].dtype == np.uint8
    assert pictures[0].shape == pictures[1].shape
