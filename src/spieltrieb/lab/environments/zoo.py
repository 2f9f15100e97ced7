"""The games for PettingZoo: one seat after another (AEC) for all, and all seats at once where a game is played so.

Observations are what a seat sees (`Game.features`), the legal actions are in `infos[agent]["action_mask"]`: all zeros
for whoever is not to act. Rewards come at the end. In place of an illegal action the legal one with the lowest number
is played, the seat is given `illegal_reward` besides, and its info has `illegal_action`; an action that does not exist
is an error.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltrieb.core.contract import Game
from spieltrieb.core.errors import BadOption, Illegal, missing
from spieltrieb.lab.environments.checks import check_cycles, check_reward, check_seat
from spieltrieb.lab.environments.names import pettingzoo_name
from spieltrieb.lab.environments.one import OneGame
from spieltrieb.lab.environments.rendering import MODES, check_mode, render

try:
    from gymnasium.spaces import Box, Discrete, Space
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
except ImportError as problem:
    raise missing("PettingZoo", "pettingzoo") from problem


def env(game: Game | str, players: int | None = None, **given: Any) -> Any:
    """A game seat by seat, with PettingZoo's own checks around it; takes what `raw_env` takes."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(game, players, **given)))


class _Seats:
    """What both kinds of environment share: the game, its agents and spaces, and how it is shown."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        render_seat: int | None = None,
        max_cycles: int | None = None,
        illegal_reward: float = -1.0,
        **options: Any,
    ) -> None:
        """Seat a number of players; `render_seat` is whose view is shown (None: a spectator's).

        After `max_cycles` actions of a seat the game is truncated. All else are options of the game.
        """
        self.table = OneGame(game, players, **options)
        self.metadata = {
            "name": pettingzoo_name(self.table.game),
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": self.table.game.simultaneous,
        }
        self.render_mode = check_mode(render_mode)
        self.render_seat = None if render_seat is None else check_seat(render_seat, self.table.players, "render_seat")
        self.max_cycles = check_cycles(max_cycles)
        self._together = self.table.game.simultaneous
        self.illegal_reward = check_reward(illegal_reward)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self._nothing = np.zeros(self.table.choices, np.int8)  # the mask of whoever is not to act
        self._nothing.flags.writeable = False
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        layout = self.table.layout
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Box(layout.low, layout.high, dtype=layout.low.dtype) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(self.table.choices) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Space[Any]:
        """What the agent's observations are like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The agent's actions, legal or not."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Any:
        """What an agent sees now, whoever is to act."""
        return self.table.observation(self._seat_of[agent])

    def render(self) -> Any:
        """Show the board, as `render_mode` says."""
        return render(self.table.position, self.render_mode, self.render_seat)

    def close(self) -> None:
        """Nothing is left to be closed."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


class raw_env(_Seats, AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's name)
    """A game seat by seat, without any checks of PettingZoo around it: the fastest way.

    Where several seats may act at the same time, the lowest one is first. Where that is so in every turn, all of them
    have their masks from its beginning, so PettingZoo's `aec_to_parallel` works.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed always the same one, then others that follow from it. There are no options."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._cycles = dict.fromkeys(self.agents, 0)
        self._owed = False  # whether the last step gave a reward before the end
        self._skip_agent_selection = None
        self._next(self.table.players)
        self._show()

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is; None where that agent is through."""
        if not self.agents:
            raise Illegal("Nobody is to act: begin a game with reset().", text=str(action))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self.table.play(action)
        self._cumulative_rewards[agent] = 0.0
        if self._owed:
            self._clear_rewards()
            self._owed = False
        self.infos[agent] = {"action_mask": self._nothing}
        if not legal:
            self._refuse(agent, action)
        if self.table.seat < 0:
            self._end()
        else:
            self._cycles[agent] += 1
            self._next(self._seat_of[agent])
        self._show()

    def _refuse(self, agent: str, action: int | None) -> None:
        """Say that an action was illegal, and what that costs."""
        self.infos[agent]["illegal_action"] = action
        self.rewards[agent] = self.illegal_reward
        self._cumulative_rewards[agent] = self.illegal_reward
        self._owed = True

    def _next(self, last: int) -> None:
        """It is the turn of the next agent after this seat, unless it has acted often enough."""
        agent = self.agent_selection = self.possible_agents[self.table.seat]
        if self.max_cycles is not None and self._cycles[agent] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        elif not self._together:
            self.infos[agent]["action_mask"] = self.table.mask()
        elif self.table.seat <= last:  # a turn begins, in which all act
            for seat in range(self.table.seat, self.table.players):
                self.infos[self.possible_agents[seat]]["action_mask"] = self.table.mask_of(seat)

    def _end(self) -> None:
        """The game is over: everybody gets what it brought."""
        scores = self.table.scores
        for agent, reward, score in zip(self.agents, self.table.rewards, scores, strict=True):
            self.rewards[agent] += reward
            self._cumulative_rewards[agent] += reward
            self.infos[agent]["score"] = score
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


class parallel_env(_Seats, ParallelEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's name)
    """A game in which everybody acts at the same time, in every turn."""

    def __init__(self, game: Game | str, players: int | None = None, **given: Any) -> None:
        super().__init__(game, players, **given)
        if not self.table.game.simultaneous:
            name = self.table.game.name
            raise BadOption(f"In {name} one seat acts after another: use `env`, not `parallel_env`.", option="game")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        """Begin a game: with a seed always the same one, then others that follow from it. There are no options."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        self._show()
        return self._seen(), self._masks()

    def step(self, actions: dict[str, int]) -> Any:
        """Play everybody's action."""
        if not self.agents:
            raise Illegal("Nobody is to act: begin a game with reset().", text="")
        if set(actions) != set(self.agents):
            wanted, given = ", ".join(self.agents), ", ".join(actions) or "nobody"
            raise Illegal(f"These must act: {wanted}; given were actions of {given}.", text="")
        for action in actions.values():
            self.table.check(action)  # before any is played
        refused = {agent: actions[agent] for agent in self.agents if not self.table.play(actions[agent])}
        self._cycles += 1
        over = self.table.is_over
        cut_off = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = dict(zip(self.agents, self.table.rewards, strict=True))
        infos = self._masks()
        for agent, action in refused.items():
            rewards[agent] += self.illegal_reward
            infos[agent]["illegal_action"] = action
        if over:
            for agent, score in zip(self.agents, self.table.scores, strict=True):
                infos[agent]["score"] = score
        found = (
            self._seen(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut_off),
            infos,
        )
        if over or cut_off:
            self.agents = []
        self._show()
        return found

    def _seen(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _masks(self) -> dict[str, dict[str, Any]]:
        """What each agent may do now; nothing when the game is over."""
        if self.table.is_over:
            return {agent: {"action_mask": self._nothing} for agent in self.agents}
        return {agent: {"action_mask": self.table.mask_of(seat)} for seat, agent in enumerate(self.agents)}
