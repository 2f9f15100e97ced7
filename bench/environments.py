"""How many steps per second the environments do from Python: `python bench/environments.py`.

Every step chooses a random legal action from the mask, and takes the observation where there is one. Times are those of
the processor, since others may use the same machine; the best of three runs. `bench/peers.py` has the games of others.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import numpy as np

from spieltrieb import games

STEPS = 10_000
RUNS = 3
GOALS = {"PettingZoo": 100_000, "OpenSpiel": 60_000}


def pettingzoo_steps(key: str, seed: int) -> int:
    """Play the AEC environment, raw, as its loop is meant: `last`, then `step`."""
    from spieltrieb.lab.environments import zoo

    env = zoo.raw_env(key, players=2)
    env.reset(seed=seed)
    chance = random.Random(seed).random
    steps = 0
    while steps < STEPS:
        _, _, terminated, _, info = env.last()
        if terminated:
            env.reset()
            continue
        legal = info["action_mask"].nonzero()[0]
        env.step(legal[int(chance() * len(legal))])
        steps += 1
    return steps


def gymnasium_steps(key: str, seed: int) -> int:
    """Play the environment of one seat; the steps of the random opponents are not counted."""
    from spieltrieb.lab.environments import gym

    env = gym.GameEnv(key, max(1, games[key].min_players))
    _, info = env.reset(seed=seed)
    chance = random.Random(seed).random
    for _ in range(STEPS):
        legal = info["action_mask"].nonzero()[0]
        _, _, over, _, info = env.step(legal[int(chance() * len(legal))])
        if over:
            _, info = env.reset()
    return STEPS


def vector_steps(key: str, seed: int) -> int:
    """Play 1,024 games together on one core, each step an action of the learning seat in every game."""
    from spieltrieb.lab.environments.vector import GamesVectorEnv

    envs = GamesVectorEnv(key, 1024, max(1, games[key].min_players), threads=1)
    envs.reset(seed=seed)
    rounds = 100
    for number in range(rounds):
        envs.step(envs.batch.sample(1_000_000 + number).clip(0))
    return rounds * 1024


def openspiel_steps(key: str, seed: int) -> int:
    """Play random games as OpenSpiel's own examples do; chance steps are counted, as they are there."""
    import pyspiel

    from spieltrieb.lab.environments import openspiel

    return random_games(pyspiel.load_game(openspiel.NAMES[key]), seed)


def random_games(game: object, seed: int) -> int:
    chance = random.Random(seed)
    steps = 0
    while steps < STEPS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                action = chance.choices(outcomes, odds)[0]
            else:
                action = chance.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
    return steps


MEASURES: dict[str, Callable[[str, int], int]] = {
    "PettingZoo": pettingzoo_steps,
    "Gymnasium": gymnasium_steps,
    "Gymnasium, 1,024 games": vector_steps,
    "OpenSpiel": openspiel_steps,
}


def measure(work: Callable[[], int]) -> int:
    """Steps per second of processor time: the best of some runs."""
    work()
    rates = []
    for _ in range(RUNS):
        start = time.process_time()
        steps = work()
        rates.append(steps / (time.process_time() - start))
    return round(max(rates))


def main() -> int:
    print(f"{'steps per second':<24}" + "".join(f"{games[key].name:>15}" for key in games))
    missed = []
    for name, work in MEASURES.items():
        rates = {key: measure(lambda work=work, key=key: work(key, 1)) for key in games}
        print(f"{name:<24}" + "".join(f"{rate:>15,}" for rate in rates.values()), flush=True)
        missed += [
            f"{name}, {key}: {rates[key]:,}, goal {GOALS[name]:,}" for key in games if rates[key] < GOALS.get(name, 0)
        ]
    for line in missed:
        print("below its goal:", line)
    return len(missed) > 0


if __name__ == "__main__":
    np.seterr(all="raise")
    sys.exit(main())
