"""The games for Gymnasium: one seat learns, bots play the others. Importing this module registers the names.

The legal actions are in `info["action_mask"]`. The reward comes at the end. In place of an illegal action the legal one
with the lowest number is played, `illegal_reward` is added, and the info has `illegal_action`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from spieltrieb.bots import Bot, ask, look, maker, one_for_each
from spieltrieb.bots.player import check_budget
from spieltrieb.core.contract import Game
from spieltrieb.core.errors import BadOption, missing
from spieltrieb.games import games, the_game
from spieltrieb.lab.environments.checks import check_reward, check_seat
from spieltrieb.lab.environments.names import gymnasium_name
from spieltrieb.lab.environments.one import OneGame
from spieltrieb.lab.environments.rendering import MODES, check_mode, render

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
except ImportError as problem:
    raise missing("Gymnasium", "gym") from problem


NAMES = {key: gymnasium_name(game) for key, game in games.items()}
Opponent = str | type[Bot] | Bot  # a bot's name, its class, or the bot itself


class GameEnv(gymnasium.Env[Any, Any]):
    """A game as one seat plays it: a step is its action, and all that happens until it is to act again."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        budget: float = 0.1,
        render_mode: str | None = None,
        illegal_reward: float = -1.0,
        **options: Any,
    ) -> None:
        """Take a seat; the others are played by `opponents`: one for all, or one for each.

        A bot that is named, or given as its class, is made anew for every seat and every game; one that is given itself
        plays them all. Bots may think for `budget` seconds per move; those that use it all do not always play the same.
        """
        self._names, self._makers = _seated(game, players, opponents)
        self._bots: list[Bot | None] = []  # of this game
        self.table = OneGame(game, players, remembers=any(made is not None for made in self._makers), **options)
        self.seat = check_seat(seat, self.table.players)
        self.budget = check_budget(budget)
        self.render_mode = check_mode(render_mode)
        self.illegal_reward = check_reward(illegal_reward)
        layout = self.table.layout
        self.observation_space = Box(layout.low, layout.high, dtype=layout.low.dtype)
        self.action_space = Discrete(self.table.choices)
        self._random = random.Random()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game: with a seed always the same one, then others that follow from it. There are no options."""
        super().reset(seed=seed)
        if seed is not None or self.table.is_unseeded:
            self._random.seed(int(self.np_random.integers(1 << 62)))
        self.table.begin(seed if seed is not None or not self.table.is_unseeded else self._random.getrandbits(62))
        self._bots = [None if made is None else made() for made in self._makers]
        self._let_others_act()
        self._show()
        return self.table.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others play until it is this seat's turn again or the game is over."""
        legal = self.table.play(action)
        self._let_others_act()
        over = self.table.is_over
        reward = self.table.rewards[self.seat] if over else 0.0
        info = self._info()
        if not legal:
            reward += self.illegal_reward
            info["illegal_action"] = action
        self._show()
        return self.table.observation(self.seat), reward, over, False, info

    def action_masks(self) -> Any:
        """The legal actions as `info["action_mask"]` has them, but as booleans, as sb3-contrib's MaskablePPO asks."""
        return self.table.mask().astype(bool)

    def render(self) -> Any:
        """Show the board as this seat sees it, as `render_mode` says."""
        return render(self.table.position, self.render_mode, self.seat)

    def _let_others_act(self) -> None:
        while self.table.seat not in (self.seat, -1):
            self.table.play(self._choice(self.table.seat))

    def _choice(self, other: int) -> int:
        """What an opponent plays."""
        number = other - (other > self.seat)
        bot = self._bots[number]
        if bot is None:
            legal = self.table.mask().nonzero()[0]
            return int(legal[self._random.randrange(len(legal))])
        sight = look(self.table.position, other, self._random, self.budget)
        return ask(bot, sight, self._names[number])

    def _info(self) -> dict[str, Any]:
        """What may be done now; at the end the points."""
        if self.table.is_over:
            return {"score": self.table.scores[self.seat]}
        return {"action_mask": self.table.mask()}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _seated(
    game: Game | str, players: int | None, opponents: Opponent | Sequence[Opponent]
) -> tuple[list[str], list[Callable[[], Bot] | None]]:
    """The names of the opponents, and what makes the bots that play them; None for one that plays at random."""
    playing = the_game(game)
    seats = playing.start(players).players - 1
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    wanted: list[Any] = list(opponents) if several else [opponents]  # type: ignore[arg-type]
    if seats == 0 and not wanted:
        return [], []
    if not (wanted and all(isinstance(bot, str) or callable(getattr(bot, "choose", None)) for bot in wanted)):
        raise BadOption(
            "`opponents` must be a bot's name, its class or the bot itself, or a list of them: one for all other "
            f"seats, or one for each of them (here {seats}). A bot has a method `choose`. It was {opponents!r}.",
            option="opponents",
            value=opponents,
        )
    one_for_each([bot if isinstance(bot, str) else "random" for bot in wanted], seats, playing)
    if len(wanted) == 1:
        wanted *= seats  # none of them where somebody plays alone
    names = [bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__) for bot in wanted]
    return names, [_made_by(bot, playing) for bot in wanted]


def _made_by(bot: Opponent, game: Game) -> Callable[[], Bot] | None:
    """What makes a bot for a new game; None for one that plays at random."""
    if isinstance(bot, str):
        return None if bot == "random" else maker(bot, game)
    if not isinstance(bot, type):
        return partial(_same, bot)
    try:
        bot()
    except Exception as problem:
        raise BadOption(
            f"A bot of the class {bot.__name__!r} cannot be made: {problem}.", option="opponents", value=bot
        ) from problem
    return bot


def _same(bot: Bot) -> Bot:
    return bot


def register() -> None:
    """Make the games known to Gymnasium by their names: `gymnasium.make("spieltrieb/KreuzQuer-v0")`."""
    for key, name in NAMES.items():
        gymnasium.register(
            name,
            entry_point=f"{__name__}:GameEnv",
            vector_entry_point="spieltrieb.lab.environments.vector:GamesVectorEnv",
            kwargs={"game": key, "players": games[key].min_players},
        )


register()
