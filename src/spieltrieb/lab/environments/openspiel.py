"""The games for OpenSpiel. Importing this module registers them: `pyspiel.load_game("spieltrieb_davincicode")`.

Chance is explicit. Where several seats may act at the same time, the lowest one is first. Players' actions have the
game's own numbers; chance outcomes are counted from 0. Returns are those of a batch: 1 for a sole victory, and 0 in
all; in a solo game, the points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from spieltrieb.boards.markup import unmarked
from spieltrieb.boards.text import draw
from spieltrieb.core.bits import first
from spieltrieb.core.contract import Game
from spieltrieb.core.errors import BadOption, Illegal, missing
from spieltrieb.core.moves import CHANCE, CHANCE_ACTOR
from spieltrieb.core.position import Position
from spieltrieb.games import games
from spieltrieb.lab.batch import Array
from spieltrieb.lab.environments.names import openspiel_name
from spieltrieb.lab.environments.setting import Setting, setting

try:
    import pyspiel
except ImportError as problem:
    raise missing("OpenSpiel", "openspiel") from problem

NAMES = {key: openspiel_name(game) for key, game in games.items()}
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
assert int(pyspiel.PlayerId.CHANCE) == CHANCE_ACTOR  # so seats and chance have the same numbers here and there


class SpieltriebGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as OpenSpiel knows it."""

    game: Game  # set by each game's own class

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**_parameters(self.game), **(params or {})}
        self.setting = setting(self.game.key, tuple(sorted(given.items())))
        players = self.setting.players
        low, high, total = _utilities(self.setting)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.choices,
            max_chance_outcomes=self.game.actions - self.setting.choices,
            num_players=players,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=self.setting.decisions,
        )
        super().__init__(_type(self.game, players), info, params or {})

    def new_initial_state(self) -> SpieltriebState:
        """The beginning of a game, or the position after the actions of `after`."""
        return SpieltriebState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance can act in a game."""
        chances: int = self.setting.chances
        return chances

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What looks at states: see `Observer`."""
        if params:
            raise BadOption(f"Observers take no parameters; given were {params}.", option="params")
        return Observer(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpieltriebState(pyspiel.State):  # type: ignore[misc]
    """A position of a game of ours as OpenSpiel knows it."""

    def __init__(self, game: SpieltriebGame) -> None:
        super().__init__(game)
        after = game.setting.after
        self._setting = game.setting
        self._array = after._array
        self._player = _player(after._acting)
        self._told = game.setting.told if game.setting.game.hides else None  # else it follows from the history

    # ---- What OpenSpiel asks for ----

    def current_player(self) -> int:
        """Who is to act."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        """The actions of the seat to act, ascending."""
        found = np.empty(self._setting.choices, np.int64)
        actions: list[int] = found[: self._setting.drive.choices(self._array, player, found)].tolist()
        actions.sort()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes and how likely they are."""
        setting = self._setting
        found = np.empty((2, setting.game.actions), np.int64)
        total = setting.drive.outcomes(self._array, found[0], found[1])
        outcomes, weights = found[:, :total].tolist()
        every, choices = sum(weights), setting.choices
        return [(outcome - choices, weight / every) for outcome, weight in zip(outcomes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        """Play an action of the player whose turn it is."""
        setting = self._setting
        actor = self._player
        number = action + setting.choices if actor == CHANCE_ACTOR else action
        before, after = self._array, setting.game.blank()
        acting = setting.drive.attempt(before, after, actor, number)
        if acting < 0:
            raise Illegal(f"Action {action} of player {actor} is not legal here.", text=str(action))
        self._array = after
        self._player = _player(acting)
        if self._told is not None:
            self._told = self._told.and_then(before[0], actor, number)

    def _action_to_string(self, player: int, action: int) -> str:
        """The move as text, as records have it."""
        number = action + self._setting.choices * (player == CHANCE_ACTOR)
        return self._setting.game.write(self._array[0], player, number, self._setting.first.options)

    def returns(self) -> list[float]:
        """What the end of the game is worth to each seat; 0 before."""
        players = self._setting.players
        outcome = self.position().outcome
        if outcome is None:
            return [0.0] * players
        if players == 1:
            return [float(outcome.scores[0])]
        sharing = len(outcome.winners)
        won, lost = (players - sharing) / (sharing * (players - 1)), -1 / (players - 1)
        return [won if seat in outcome.winners else lost for seat in range(players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpieltriebState:
        """A state that this player cannot tell from this one: what is hidden is drawn anew, each way equally likely.

        It is of the same game; where the game begins `after` some actions, of one that begins after other ones.
        """
        setting = self._setting
        game: Any = self.get_game()
        if setting.game.retell is None:
            clone: SpieltriebState = self.clone()
            return clone
        key = int(sampler() * (1 << 53))
        guess = setting.game.guess(setting.game.veil_array(self._array, player), player, key)
        before = setting.after.history
        steps = setting.game.retell((*before, *self._steps()), guess, player, key)
        numbers = [action - setting.choices * (actor == CHANCE_ACTOR) for actor, action in steps]
        if before:
            after = " ".join(map(str, numbers[: len(before)]))
            game = type(game)({**setting.params, "after": after})
        state: SpieltriebState = game.new_initial_state()
        for number in numbers[len(before) :]:
            state.apply_action(number)
        return state

    def __str__(self) -> str:
        position = self.position()
        board = unmarked(draw(position, None, position.names, "en"))
        return f"{board}\n{' '.join(map(str, self.history()))}"

    # ---- Ours ----

    def position(self) -> Position:
        """The position as the rest of Spieltrieb knows it, without the moves that led to it."""
        setup = self._setting.first.setup
        return Position(setup, self._array, self._setting.drive.acting(self._array), b"", 0)

    def array(self) -> Array:
        """The state itself, as an array of one record; not to be changed."""
        return self._array

    def told(self, player: int) -> str:
        """All steps so far as this player knows them."""
        if self._told is not None:
            return self._told.words()[player]
        before, steps = self._setting.told.words()[player], " ".join(f"{who}:{action}" for who, action in self._steps())
        return f"{before} {steps}".strip()

    def _steps(self) -> list[tuple[int, int]]:
        """All steps so far with the game's own numbers."""
        choices = self._setting.choices
        return [(item.player, item.action + choices * (item.player == CHANCE_ACTOR)) for item in self.full_history()]


class Observer:
    """Looks at a state with the eyes of a seat: tensors are the game's features between -1 and 1, by name.

    With perfect recall the steps so far follow, one number each: (1 + action) / (1 + actions), -1 where the seat was
    not told, 0 after the last; actions have the game's own numbers, chance outcomes included. Of public or of private
    things alone there is only a text.
    """

    def __init__(self, setting: Setting, kind: Any) -> None:
        self._setting = setting
        self._recalls = kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.dict: dict[str, Array] = {}
        self.tensor: Array | None = None
        if self._public and (self._private or not setting.game.hides):
            length = setting.decisions + setting.chances if self._recalls else 0
            size = setting.layout.size
            self.tensor = np.zeros(size + length, np.float32)
            self.dict = setting.layout.read(self.tensor[:size])
            self._features = self.tensor[:size]
            if self._recalls:
                self.dict["history"] = self._history = self.tensor[size:]
            self._scale = setting.layout.scale

    def set_from(self, state: SpieltriebState, player: int) -> None:
        """Write what the player sees into the tensor."""
        if self.tensor is None:
            return
        np.multiply(self._seen(state, player), self._scale, out=self._features)
        if self._recalls:
            actions = 1 + self._setting.game.actions
            words = state.told(player).split()
            numbers = [-1.0 if word[0] == "?" else (1 + int(word.partition(":")[2])) / actions for word in words]
            self._history[:] = 0
            self._history[: len(numbers)] = numbers

    def string_from(self, state: SpieltriebState, player: int) -> str:
        """What the player sees, as text: the features by name, or the steps with perfect recall."""
        if self._public and (self._private or not self._setting.game.hides):
            if self._recalls:
                return f"seat {player}: {state.told(player)}"
            seen = self._setting.layout.read(self._seen(state, player))
            lines = [f"{name}: {' '.join(map(str, part.ravel().tolist()))}" for name, part in seen.items()]
            return "\n".join([f"seat {player}", *lines])
        if self._public:
            position = state.position()
            return unmarked(draw(position, None, position.names, "en"))
        return _private(state.position(), player) if self._private else ""

    def _seen(self, state: SpieltriebState, player: int) -> Array:
        found = np.empty((1, self._setting.layout.size), np.int8)
        self._setting.loops.observe_all(state.array(), np.array([player], np.int8), found)
        seen: Array = found[0]
        return seen


def _player(acting: int) -> int:
    """The player of OpenSpiel that is to act, from the bits that tell who may."""
    if acting == 0:
        return TERMINAL
    return CHANCE_ACTOR if acting == CHANCE else int(first(acting))  # type: ignore[no-untyped-call]


def _private(position: Position, player: int) -> str:
    """What the player sees and a spectator does not."""
    own, public = position.view(player), position.view(None)
    names = [name for name in own.__dataclass_fields__ if name not in ("seat", "legal")]  # type: ignore[attr-defined]
    return "; ".join(f"{name}={getattr(own, name)}" for name in names if getattr(own, name) != getattr(public, name))


# ---- Registration ----


def _parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults: players, options that are numbers or words, where it begins."""
    options = {option.name: option.default for option in game.options if isinstance(option.default, bool | int | str)}
    return {"players": max(2, game.min_players), **options, "after": ""}


def _utilities(setting: Setting) -> tuple[float, float, float | None]:
    """The least and the most that a game is worth to a seat, and what it is worth to all together."""
    if setting.players > 1:
        return -1.0 if setting.players == 2 else -1 / (setting.players - 1), 1.0, 0.0
    points = np.zeros(1, np.int64)
    setting.drive.result(setting.first._array, points)  # as if it ended now; every tile can cost one point more
    return float(points[0] - setting.decisions), 0.0, None


def _type(game: Game, players: int) -> Any:
    """What OpenSpiel is to know about a game before it is made."""
    kind = pyspiel.GameType
    return kind(
        short_name=openspiel_name(game),
        long_name=game.name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if game.hides else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if players > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(game),
    )


def _known(game: Game) -> type[SpieltriebGame]:
    """A class for a game, known to OpenSpiel from now on."""
    made = type(f"{game.key.title()}Game", (SpieltriebGame,), {"game": game})
    made.__module__ = __name__
    globals()[made.__name__] = made  # where it is looked for when one of its games is unpickled
    pyspiel.register_game(_type(game, max(2, game.min_players)), made)
    return made


GAMES = {game.key: _known(game) for game in games.values()}
