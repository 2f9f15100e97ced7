"""Players that are programs: one explicit list, and `make` to get one by its name."""

from __future__ import annotations

import os
import random
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType, ModuleType

from spieltrieb.bots.advice import Advice, NoAdvice, RatedMove, Reason, in_words, sight_of
from spieltrieb.bots.player import Bot, BotFailed, RandomBot, Sight, ask, check_budget, look
from spieltrieb.core.contract import Game
from spieltrieb.core.errors import BadBot
from spieltrieb.core.position import Position
from spieltrieb.games import games

__all__ = [
    "BOTS",
    "LEVELS",
    "PACKAGES",
    "Advice",
    "Bot",
    "BotFailed",
    "NoAdvice",
    "RandomBot",
    "RatedMove",
    "Reason",
    "Sight",
    "advise",
    "ask",
    "in_words",
    "look",
    "make",
    "maker",
    "names",
    "one_for_each",
    "package_of",
    "player_names",
    "tidied",
    "tidy",
]

# Bots that play every game.
BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {
        "random": RandomBot,
    }
)
# The five levels, from gentle to strong, each with the word that people call it by. Every game has its own.
LEVELS: Mapping[str, str] = MappingProxyType(
    {
        "level1": "newcomer",
        "level2": "casual",
        "level3": "club",
        "level4": "expert",
        "level5": "master",
    }
)
# Where each game's own bots and its advice are; looked up only when they are asked for.
PACKAGES: Mapping[str, str] = MappingProxyType({key: f"{__name__}.{key}" for key in games})
_PATH = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")  # package.module:Class


def names() -> tuple[str, ...]:
    """The names of all bots that come with Spieltrieb."""
    return (*BOTS, "greedy", *LEVELS)


def tidy(name: str) -> str:
    """The proper name of a bot: `level5` for `Master`; the path of somebody's own bot stays as it is."""
    if not isinstance(name, str):
        raise _bad(repr(name), f"A bot is given by its name, or as package.module:Class, not as {name!r}.")
    stripped = name.strip()
    if ":" in stripped:
        return stripped
    small = stripped.lower().replace(" ", "")
    return next((level for level, word in LEVELS.items() if word == small), small)


def tidied(bots: Iterable[str]) -> tuple[str, ...]:
    """The proper names of several bots."""
    if not isinstance(bots, Iterable):
        raise _bad(repr(bots), f"Bots are given as a list of names, not as {bots!r}.")
    return tuple(map(tidy, bots))


def make(name: str, game: Game) -> Bot:
    """A new player of this name for a game."""
    factory = maker(name, game)
    try:
        bot = factory()
    except (Exception, SystemExit) as problem:
        raise _bad(name, f"The bot {name!r} cannot be made: {_said(problem)}.") from problem
    if not callable(getattr(bot, "choose", None)):
        raise _bad(name, f"The bot {name!r} has no method `choose`, so it cannot play.")
    return bot


def maker(name: str, game: Game) -> Callable[[], Bot]:
    """What makes new players of this name for a game."""
    proper = tidy(name)
    if ":" in proper:
        return _own(proper)
    if proper in BOTS:
        return BOTS[proper]
    if proper not in names():
        close = get_close_matches(proper, (*names(), *LEVELS.values()), n=1)
        guess = f" Did you mean {close[0]!r}?" if close else ""
        known = ", ".join(names())
        sentence = f"There is no bot {name.strip()!r}; there are: {known}, and your own as package.module:Class.{guess}"
        raise _bad(name, sentence)
    package = package_of(game)
    found: Callable[[], Bot] | None = None
    if package is not None and proper == "greedy":
        found = getattr(package, "greedy", None)
    elif package is not None:
        found = getattr(package, "LEVELS", {}).get(proper)
    if found is None:
        raise _bad(name, f"{game.name} has no bot {proper!r} yet.")
    return found


def package_of(game: Game) -> ModuleType | None:
    """The package with a game's own bots and advice; None if there is none yet."""
    path = PACKAGES.get(game.key)
    return None if path is None or find_spec(path) is None else import_module(path)


def advise(
    seen: Position | Sight,
    seat: int | None = None,
    *,
    budget: float | None = None,
    chance: random.Random | None = None,
) -> Advice:
    """Advice for a seat in a position (the one that is to act, if none is named), or for a program's sight.

    A sight has a seat, a budget and random numbers; another budget and other numbers may be given, but no other seat.
    Without a budget, advice on a position takes a second.
    """
    if isinstance(seen, Sight):
        sight = _changed(seen, seat, budget, chance)
    else:
        sight = sight_of(seen, seat, budget=1.0 if budget is None else budget, chance=chance)
    package = package_of(sight.game)
    if package is None or not hasattr(package, "advise"):
        raise NoAdvice(f"There is no advice for {sight.game.name} yet.", game=sight.game.name)
    advice: Advice = package.advise(sight)
    return advice


def _changed(sight: Sight, seat: int | None, budget: float | None, chance: random.Random | None) -> Sight:
    """A sight with another budget and other random numbers, where they are given."""
    if seat is not None and seat != sight.seat:
        raise NoAdvice(
            f"This is what seat {sight.seat} sees, so there is no advice for seat {seat}: ask with the position.",
            game=sight.game.name,
        )
    return replace(
        sight,
        budget=sight.budget if budget is None else check_budget(budget),
        random=chance or sight.random,
    )


def _own(path: str) -> Callable[[], Bot]:
    """Somebody's own class, by its path; modules in the current folder are found too."""
    if not _PATH.fullmatch(path):
        raise _bad(path, f"{path!r} is not the path of a bot; it should look like package.module:Class.")
    module_name, _, class_name = path.partition(":")
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    try:
        module = import_module(module_name)
    except (Exception, SystemExit) as problem:
        raise _bad(path, f"The module {module_name!r} of the bot {path!r} cannot be imported: {_said(problem)}.") from (
            problem
        )
    factory: Callable[[], Bot] | None = getattr(module, class_name, None)
    if not callable(factory):
        raise _bad(path, f"The module {module_name!r} has no class {class_name!r}, so there is no bot {path!r}.")
    return factory


def _bad(name: str, sentence: str) -> BadBot:
    return BadBot(sentence, bot=name.strip(), known=", ".join(names()))


def _said(problem: BaseException) -> str:
    text = str(problem).rstrip(".")
    return f"{type(problem).__name__}: {text}" if text else type(problem).__name__


def one_for_each(bots: Sequence[str], seats: int, game: Game) -> tuple[str, ...]:
    """The bots for this many seats: a single name stands for all of them, no name for random players."""
    chosen = tidied(bots) or ("random",)
    for name in dict.fromkeys(bots):
        make(name, game)
    if len(chosen) == 1:
        return chosen * seats
    if len(chosen) != seats:
        raise BadBot(
            f"{len(chosen)} bots are named for {seats} seats; name one for all or one for each.",
            reason="error-bad-bot-count",
            count=len(chosen),
            seats=seats,
            bot=", ".join(chosen),
            known=", ".join(names()),
        )
    return chosen


def player_names(bots: Mapping[int, str]) -> dict[int, str]:
    """What the bots in these seats are called as players: with their seat if two have the same name."""
    twice = {bot for bot in bots.values() if list(bots.values()).count(bot) > 1}
    return {seat: f"{bot} {seat}" if bot in twice else bot for seat, bot in bots.items()}
