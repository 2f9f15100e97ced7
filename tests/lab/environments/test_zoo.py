"""PettingZoo's own tests on all games, as they are; and what they do not ask."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import aec_to_parallel
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from spieltrieb import games
from spieltrieb.core.errors import BadOption, BadPlayers, Illegal
from spieltrieb.lab.environments import zoo
from spieltrieb.lab.environments.one import OneGame
from tests.lab.environments.setups import each_key, each_table, each_way_to_copy, masked


@each_table
def test_api(key: str, players: int) -> None:
    api_test(zoo.env(key, players=players))
    api_test(zoo.raw_env(key, players=players))


@each_table
def test_seeds(key: str, players: int) -> None:
    seed_test(partial(zoo.env, key, players=players))


@each_key
def test_rendering(key: str) -> None:
    shown = []
    custom = {"svg": lambda svg: svg.startswith("<svg"), "ansi": lambda text: shown.append(text) or True}
    render_test(partial(zoo.env, key), custom_tests=custom)
    assert len(set(shown)) > 1, "the board changes"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_parallel(players: int) -> None:
    make = partial(zoo.parallel_env, "kreuzquer", players=players)
    parallel_api_test(make())
    parallel_seed_test(make)
    max_cycles_test(SimpleNamespace(parallel_env=make, env=partial(zoo.env, "kreuzquer", players=players)))


@each_key
def test_every_game_can_be_cut_off(key: str) -> None:
    """No agent acts more often than it may, and then all of them are through."""
    env = zoo.raw_env(key, max_cycles=3)
    env.reset(seed=1)
    chooser = random.Random(1)
    acted = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        *_, terminated, truncated, info = env.last()
        assert not terminated
        acted[agent] += not truncated
        env.step(None if truncated else masked(info["action_mask"], chooser))
    assert max(acted.values()) == 3


@each_table
def test_the_game_is_the_one_that_the_rules_play(key: str, players: int) -> None:
    """Observations, masks, turns and rewards are those of the table, to the end."""
    chooser = random.Random(key)
    env, table = zoo.raw_env(key, players=players), OneGame(key, players)
    env.reset(seed=6)
    table.begin(6)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, info = env.last()
        total[agent] += reward
        if terminated:
            assert info["score"] == table.scores[int(agent[-1])]
            env.step(None)
            continue
        assert agent == f"player_{table.seat}"
        assert seen.tobytes() == table.observation(table.seat).tobytes()
        assert info["action_mask"].tobytes() == table.mask().tobytes()
        action = masked(info["action_mask"], chooser)
        env.step(action)
        table.play(action)
    assert list(total.values()) == pytest.approx(table.rewards)
    assert sum(total.values()) == pytest.approx(0 if players > 1 else table.scores[0], abs=1e-6)


def test_all_at_once_is_the_same_game_as_one_after_another() -> None:
    chooser = random.Random(2)
    together, table = zoo.parallel_env("kreuzquer", players=3), OneGame("kreuzquer", 3)
    _, infos = together.reset(seed=8)
    table.begin(8)
    while together.agents:
        actions = {agent: masked(info["action_mask"], chooser) for agent, info in infos.items()}
        seen, rewards, terminated, truncated, infos = together.step(dict(reversed(actions.items())))
        for action in actions.values():
            assert table.play(action)
        assert not any(truncated.values())
        for seat, agent in enumerate(seen):
            assert seen[agent].tobytes() == table.observation(seat).tobytes()
    assert all(terminated.values())
    assert list(rewards.values()) == pytest.approx(table.rewards)
    assert [info["score"] for info in infos.values()] == table.scores


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pettingzoos_own_way_to_act_together_is_the_same_game(players: int) -> None:
    """Each agent has its mask from the beginning of a turn on, whoever acts first."""
    chooser = random.Random(players)
    ours = zoo.parallel_env("kreuzquer", players=players)
    theirs = aec_to_parallel(zoo.env("kreuzquer", players=players))
    parallel_api_test(aec_to_parallel(zoo.env("kreuzquer", players=players)))
    found, others = ours.reset(seed=4), theirs.reset(seed=4)
    while ours.agents:
        assert theirs.agents == ours.agents
        masks = [{agent: info["action_mask"].tobytes() for agent, info in now[-1].items()} for now in (found, others)]
        assert masks[0] == masks[1]
        assert list(masks[1]) == ours.agents
        actions = {agent: masked(info["action_mask"], chooser) for agent, info in found[-1].items()}
        illegal = int(np.flatnonzero(found[-1]["player_0"]["action_mask"] == 0)[0])
        actions["player_0"] = chooser.choice([illegal, actions["player_0"]])
        found, others = ours.step(actions), theirs.step(actions)
        for agent, seen in found[0].items():
            assert (seen == others[0][agent]).all()
        assert [dict(now) for now in others[1:4]] == list(found[1:4])
    assert not theirs.agents
    assert [info["score"] for info in others[-1].values()] == [info["score"] for info in found[-1].values()]


@pytest.mark.parametrize("key", [key for key in games if not games[key].simultaneous])
def test_where_seats_act_in_turn_pettingzoo_is_told_that_they_cannot_act_together(key: str) -> None:
    with pytest.raises(AssertionError, match="not generally safe"):
        aec_to_parallel(zoo.env(key))


@each_way_to_copy
@pytest.mark.parametrize("kind", [zoo.env, zoo.raw_env])
@each_key
def test_a_copy_goes_on_by_itself(key: str, kind: Callable[..., Any], duplicate: Callable[[Any], Any]) -> None:
    env = kind(key)
    env.reset(seed=3)
    play_on(env, 12)
    twin = duplicate(env)
    before = twin.observe(twin.agent_selection).tobytes()
    story = play_on(env, 1000)
    assert not env.agents
    assert twin.observe(twin.agent_selection).tobytes() == before
    assert play_on(twin, 1000) == story


@each_way_to_copy
def test_a_copy_of_those_who_act_together_goes_on_by_itself(duplicate: Callable[[Any], Any]) -> None:
    env = zoo.parallel_env("kreuzquer", players=3)
    _, infos = env.reset(seed=3)
    twin = duplicate(env)
    actions = {agent: int(info["action_mask"].argmax()) for agent, info in infos.items()}
    one = env.step(actions)
    assert not (twin.observe("player_1") == env.observe("player_1")).all()
    other = twin.step(actions)
    assert all((one[0][agent] == other[0][agent]).all() for agent in env.agents)
    assert one[1:4] == other[1:4]


def play_on(env: Any, steps: int) -> list[Any]:
    """Play the middle one of the legal actions, and tell what everybody saw."""
    story = []
    for agent in env.agent_iter(steps):
        seen, reward, terminated, _, info = env.last()
        story.append((agent, seen.tobytes(), reward, terminated))
        legal = [] if terminated else info["action_mask"].nonzero()[0].tolist()
        env.step(legal[len(legal) // 2] if legal else None)
    return story


def test_an_illegal_action_is_answered_as_documented() -> None:
    env = zoo.raw_env("fivetotwelve", players=2, illegal_reward=-0.5)
    env.reset(seed=1)
    mask = env.infos["player_0"]["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    env.step(illegal)
    assert env.rewards == {"player_0": -0.5, "player_1": 0.0}
    assert env.infos["player_0"]["illegal_action"] == illegal
    assert not env.infos["player_0"]["action_mask"].any(), "it is not to act now"
    assert env.agent_selection == "player_1", "the lowest legal action was played"
    env.step(int(np.flatnonzero(env.infos["player_1"]["action_mask"])[0]))
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}
    assert env.last()[1] == -0.5
    together = zoo.parallel_env("kreuzquer", players=2)
    together.reset(seed=1)
    _, rewards, _, _, infos = together.step({"player_0": 0, "player_1": 100})
    assert rewards == {"player_0": -1.0, "player_1": 0.0}
    assert infos["player_0"]["illegal_action"] == 0
    assert "illegal_action" not in infos["player_1"]


def test_what_cannot_be_played_is_refused() -> None:
    env = zoo.raw_env("memostreet")
    with pytest.raises(Illegal, match=r"Nobody is to act: begin a game with reset\(\)"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(Illegal, match="There is no action 191 in Memo Street"):
        env.step(191)
    together = zoo.parallel_env("kreuzquer", players=2)
    together.reset(seed=1)
    for actions in ({}, {"player_0": 100}, {"player_0": 100, "player_2": 100}):
        with pytest.raises(Illegal, match=r"These must act: player_0, player_1; given were actions of"):
            together.step(actions)
    with pytest.raises(Illegal, match=r"Nobody is to act: begin a game with reset\(\)"):
        zoo.parallel_env("kreuzquer").step({})
    before = together.observe("player_0")
    with pytest.raises(Illegal, match="There is no action 999"):
        together.step({"player_0": 100, "player_1": 999})
    assert (together.observe("player_0") == before).all(), "nobody's action was played"


@pytest.mark.parametrize("key", [key for key in games if not games[key].simultaneous])
def test_only_where_all_act_at_once_there_is_a_parallel_environment(key: str) -> None:
    with pytest.raises(BadOption, match="one seat acts after another: use `env`, not `parallel_env`"):
        zoo.parallel_env(key)


@pytest.mark.parametrize("cycles", [None, 3])
@each_key
def test_whoever_is_through_has_a_mask_as_pettingzoos_wrappers_expect(key: str, cycles: int | None) -> None:
    env = TerminateIllegalWrapper(zoo.env(key, max(2, games[key].min_players), max_cycles=cycles), illegal_reward=-1)
    env.reset(seed=1)
    chooser, through = random.Random(1), 0
    for agent in env.agent_iter():
        _, _, terminated, truncated, info = env.last()
        assert info["action_mask"].shape == (env.action_space(agent).n,)
        through += terminated or truncated
        env.step(None if terminated or truncated else masked(info["action_mask"], chooser))
    assert through == len(env.possible_agents)


def test_what_pettingzoo_ends_for_an_illegal_action_is_over() -> None:
    env = TerminateIllegalWrapper(zoo.env("memostreet"), illegal_reward=-1)
    env.reset(seed=1)
    env.step(190)
    assert env.terminations == {"player_0": True, "player_1": True}
    gains = {}
    for agent in env.agent_iter():
        _, gains[agent], *_ = env.last()
        env.step(None)
    assert gains == {"player_0": -1, "player_1": 0}


def test_bad_settings_are_named() -> None:
    with pytest.raises(BadOption, match="`illegal_reward` must be a number, not '-1'"):
        zoo.env("memostreet", illegal_reward="-1")
    with pytest.raises(BadOption, match="`render_mode` is one of human, ansi, rgb_array, svg, not 'film'"):
        zoo.raw_env("memostreet", render_mode="film")
    for cycles in (0, "x", 1.5, True):
        with pytest.raises(BadOption, match=f"`max_cycles` must be a whole number from 1 on, not {cycles!r}"):
            zoo.raw_env("memostreet", max_cycles=cycles)
    with pytest.raises(BadOption, match="`render_seat` must be a seat from 0 to 1, not 2"):
        zoo.raw_env("memostreet", render_mode="ansi", render_seat=2)
    with pytest.raises(BadPlayers, match="for 2 to 4 players, not for '2'"):
        zoo.raw_env("memostreet", players="2")
    with pytest.raises(Illegal, match=r"No game has begun: call reset\(\)"):
        zoo.raw_env("memostreet", render_mode="ansi", render_seat=np.int64(1), max_cycles=np.int64(9)).render()
    env = zoo.raw_env("memostreet")
    env.reset()
    with pytest.raises(BadOption, match="without `render_mode`"):
        env.render()


def test_a_seat_is_shown_only_what_it_may_see() -> None:
    shown = []
    for seat in (None, 0, 1):
        env = zoo.raw_env("davincicode", render_mode="ansi", render_seat=seat)
        env.reset(seed=2)
        chooser = random.Random(3)
        for _ in range(20):
            env.step(masked(env.infos[env.agent_selection]["action_mask"], chooser))
        shown.append(env.render())
    assert len(set(shown)) == 3
    assert all("?" in text for text in shown)
