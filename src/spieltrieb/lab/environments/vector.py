"""Many games for Gymnasium, stepped together: a batch in which one seat learns and a policy plays the others.

A game that is over begins anew in the next step, whatever action it is given (Gymnasium's NEXT_STEP).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from spieltrieb.core.contract import Game
from spieltrieb.core.errors import missing
from spieltrieb.lab.batch import Array, BadBatch, Batch, seeds_for
from spieltrieb.lab.environments.checks import check_reward, check_seat

try:
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as problem:
    raise missing("Gymnasium", "gym") from problem

Policy = Callable[[Array, Array], Array]  # from observations and legal actions, a row for each game, to actions


class GamesVectorEnv(VectorEnv[Array, Array, Array]):
    """Games as one seat plays them, many at once: a step is its action in each, and what the others do then.

    `infos["action_mask"]` has the legal actions, a row for each game; where `infos["_score"]`, a game has ended and
    `infos["score"]` are its points. Illegal actions are answered as in a single environment; `infos["illegal_action"]`
    says where.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: Policy | str = "random",
        illegal_reward: float = -1.0,
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Set tables; the other seats are played by `opponents`: a policy that is given arrays, or "random"."""
        if render_mode is not None:
            raise BadBatch("Many games at once are not shown; make a single environment to look at one.")
        if isinstance(opponents, str) and opponents != "random":
            raise BadBatch(
                f"Many games at once are played against a policy or against 'random', not against {opponents!r}; "
                "bots play in single environments."
            )
        if not isinstance(opponents, str) and not callable(opponents):
            raise BadBatch(
                "`opponents` must be 'random', or a policy that is called with the observations and masks of all games "
                f"and answers with an action for each, not {opponents!r}."
            )
        self.batch = Batch(game, num_envs, players, restart=False, threads=threads, **options)
        self.num_envs = self.batch.size
        self.seat = check_seat(seat, self.batch.players)
        self.opponents = opponents
        self.illegal_reward = check_reward(illegal_reward)
        layout = self.batch.layout
        self.single_observation_space = Box(layout.low, layout.high, dtype=layout.low.dtype)
        self.single_action_space = Discrete(self.batch.choices)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._key = 0  # how often random opponents have chosen since the last seed
        self._has_begun = False

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin a game everywhere: with a seed always the same ones, then others that follow from it.

        A seed is one number for each game, whose game is the one that a single environment plays for it; or one
        number for all, as if it and those that follow it were given. The only option is Gymnasium's `reset_mask`: true
        where a game is to begin anew, while the others stay as they are.
        """
        which = self._marked(options)
        if seed is not None:
            seeds = self._seeds(seed)
            super().reset(seed=int(seed) if isinstance(seed, int | np.integer) else None)
            self.batch.reset(seeds, which)
            self._key = 0 if which is None else self._key
        elif self._has_begun:
            self.batch.reset(which=which)
        else:
            self.batch.reset(int(self.np_random.integers(1 << 62)))
        self._has_begun = True
        self._gained = np.zeros(self.num_envs, np.float32)
        self._let_others_act()
        return self.batch.observe(self.seat), self._infos()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Play an action in every game, and let the others play until it is this seat's turn again."""
        batch = self.batch
        if not self._has_begun:
            raise BadBatch("No game has begun: call reset() before step().")
        given = self._checked(actions)
        over = batch.seats < 0
        rows = np.arange(self.num_envs)
        refused = ~batch.legal[rows, given] & ~over
        self._gained = np.where(refused, np.float32(self.illegal_reward), np.float32(0))
        if over.any():
            batch.reset(which=over)
        self._play(np.where(refused, batch.legal.argmax(1), given), ~over)
        self._let_others_act()
        infos = self._infos()
        infos["illegal_action"] = refused
        return batch.observe(self.seat), self._gained, batch.seats < 0, np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is left to be closed."""

    def _marked(self, options: dict[str, Any] | None) -> Array | None:
        """The games that are to begin anew, if not all: before the first games of all there is nothing to be kept."""
        if options is None or "reset_mask" not in options:
            return None
        marked = self.batch.checked(options["reset_mask"], "reset_mask", "b", np.bool_)
        return marked if self._has_begun else None

    def _seeds(self, seed: Any) -> Array:
        """A seed for each game of the batch."""
        if isinstance(seed, int | np.integer) and not isinstance(seed, bool):
            given: list[Any] = [int(seed) + number for number in range(self.num_envs)]
        else:
            given = list(seed) if isinstance(seed, Iterable) else []
        if len(given) != self.num_envs:
            raise BadBatch(f"Seeds are one whole number, or one for each of the {self.num_envs} games.")
        return np.concatenate([seeds_for(number, 1) for number in given])

    def _checked(self, actions: Array) -> Array:
        """The actions, if there is one for each game and all are numbers of actions."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise BadBatch(f"There must be one whole number for each of the {self.num_envs} games.")
        if given.min() < 0 or given.max() >= self.batch.choices:
            raise BadBatch(f"Actions are numbered from 0 to {self.batch.choices - 1}.")
        return given.astype(np.int64)

    def _let_others_act(self) -> None:
        """Let the other seats act, in all games in which one of them is to, until none is."""
        batch = self.batch
        while True:
            waiting = (batch.seats >= 0) & (batch.seats != self.seat)
            if not waiting.any():
                return
            if isinstance(self.opponents, str):
                self._key += 1
                chosen = batch.sample(self._key)
            else:
                answer = self.opponents(batch.observations, batch.legal)
                chosen = batch.checked(answer, "opponents", "iu", np.int64)
            self._play(chosen, waiting)

    def _play(self, actions: Array, playing: Array) -> None:
        """Play these actions in the games that are marked, and leave the others alone. What it brought is added up."""
        batch = self.batch
        exists = (actions >= 0) & (actions < batch.choices)
        legal = exists & batch.legal[np.arange(self.num_envs), np.where(exists, actions, 0)]
        wrong = np.flatnonzero(playing & ~legal)
        if len(wrong):
            number = int(wrong[0])
            raise batch.refusal(number, int(batch.seats[number]), int(actions[number]), batch.legal[number])
        refused = batch.luck["refused"][playing]
        batch.step(np.where(playing, actions, -1), check=False)
        if (batch.luck["refused"][playing] != refused).any():  # else it would be asked for the same again and again
            raise BadBatch("`opponents` wrote into the masks that it was given, and chose what is not legal.")
        self._gained += batch.rewards[:, self.seat] * playing

    def _infos(self) -> dict[str, Any]:
        """What may be done in every game, and the points where one has ended."""
        over = self.batch.seats < 0
        return {
            "action_mask": self.batch.legal.astype(np.int8),
            "_action_mask": ~over,
            "score": self.batch.scores[:, self.seat].copy(),
            "_score": over,
        }
