"""What OpenSpiel's states of one kind of game share: the setting, and the steps so far in the words of each seat."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from spieltrieb.core.contract import Game, State
from spieltrieb.core.errors import BadOption, Illegal
from spieltrieb.core.moves import CHANCE_ACTOR
from spieltrieb.core.position import Position
from spieltrieb.games import games
from spieltrieb.lab.batch import loops_of


class Setting:
    """What stays the same through all games of one kind; shared by its states, never copied."""

    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        self.game = game
        self.params = dict(params)
        options = {option.name: params[option.name] for option in game.options if option.name in params}
        self.first = game.start(int(params["players"]), **options)
        self.players = self.first.players
        self.choices: int = game.features.CHOICES
        self.layout = game.features.layout(self.players)
        self.loops = loops_of(game)
        self.drive = game.drive
        decisions, chances = game.features.longest(self.players, self.first.options)
        self.decisions, self.chances = decisions, chances
        self.after = self._played(str(params["after"]))  # where the game begins
        words = [self.tell(*step) for step in self.after._steps()]
        self.told = Told(
            self, tuple(" ".join(seat_words) for seat_words in zip(*words, strict=True)) or ("",) * self.players
        )

    def _played(self, after: str) -> Position:
        """The position after these actions, numbered as OpenSpiel does."""
        position = self.first
        for number, word in enumerate(after.split(), 1):
            if not word.isdecimal():
                raise BadOption(
                    f"`after` has the actions before the game, such as '3 17 4'; {word!r} is not one.",
                    option="after",
                    value=after,
                )
            chance = position.actors == ("*",)
            if not position.actors:
                raise BadOption(f"`after`: the game is over before action {number}.", option="after", value=after)
            actor = CHANCE_ACTOR if chance else int(position.actors[0])
            try:
                position = position.replay_actions([(actor, int(word) + self.choices * chance)])
            except (Illegal, OverflowError):
                who = "chance" if chance else f"player {actor}"
                raise BadOption(
                    f"`after`: action {number} is {word}, which {who} cannot do there.", option="after", value=after
                ) from None
        return position

    def tell(self, before: State, actor: int, action: int) -> list[str]:
        """A step in one word as each seat is told it: with its action's number, or without what is hidden."""
        known = f"{actor}:{action}"
        if not self.game.hides:
            return [known] * self.players
        options = self.first.options
        written = self.game.write(before, actor, action, options)
        told = [self.game.tell(before, actor, action, options, seat) for seat in range(self.players)]
        return [known if text == written else f"?{text.replace(' ', '_')}" for text in told]

    def __deepcopy__(self, _: Any) -> Setting:
        return self

    def __reduce__(self) -> Any:
        return (setting, (self.game.key, tuple(sorted(self.params.items()))))


class Told:
    """All steps of a game so far as its seats know them: put into words when somebody asks, and then remembered.

    It never changes, so clones of a state share it, and what was put into words for one is there for all.
    """

    __slots__ = ("_setting", "_step", "_words")

    def __init__(
        self, setting: Setting, words: tuple[str, ...] | None, step: tuple[Told, State, int, int] | None = None
    ):
        self._setting = setting
        self._words = words  # for each seat
        self._step = step  # the last step and what was before it, until it is put into words

    def and_then(self, before: State, actor: int, action: int) -> Told:
        """The same, and a step more."""
        return Told(self._setting, None, (self, before, actor, action))

    def words(self) -> tuple[str, ...]:
        """All in words, for each seat."""
        untold: list[Told] = []
        known = self
        while known._step is not None:
            untold.append(known)
            known = known._step[0]
        for told in reversed(untold):
            assert told._step is not None
            earlier, before, actor, action = told._step
            assert earlier._words is not None
            pairs = zip(earlier._words, self._setting.tell(before, actor, action), strict=True)
            told._words, told._step = tuple(f"{words} {word}".lstrip() for words, word in pairs), None
        assert self._words is not None
        return self._words

    def __deepcopy__(self, _: Any) -> Told:
        return self


@lru_cache(64)  # resampled games that begin in the middle are settings of their own
def setting(key: str, params: tuple[tuple[str, Any], ...]) -> Setting:
    """The setting of a game with these parameters, remembered."""
    return Setting(games[key], dict(params))
