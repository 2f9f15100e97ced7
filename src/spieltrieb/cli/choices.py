"""What is chosen on the command line: a game by any part of its name, and its options."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer

from spieltrieb.core.contract import Game
from spieltrieb.core.errors import BadOption, BadPlayers, UnknownGame
from spieltrieb.games import games
from spieltrieb.locale import check_language, text

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game: its key or name, or the beginning of it.")]
Players = Annotated[
    int | None, typer.Option("--players", metavar="N", help="How many play; 2 unless the game says otherwise.")
]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="OPTION=VALUE",
        help="Set an option of the game, as listed in its rules; may be repeated. Data: JSON, or a JSON file.",
    ),
]
JsonOutput = Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")]


def find_game(name: str, lang: str | None = None) -> Game:
    """The game that a name means: its key or its title, in any spelling, or the beginning of one of them."""
    wanted = _letters(name)
    spelled = {_letters(spelling): game for game in games.values() for spelling in (game.key, game.name)}
    if wanted in spelled:
        return spelled[wanted]
    meant = {game.key: game for spelling, game in spelled.items() if wanted and spelling.startswith(wanted)}
    if len(meant) == 1:
        return next(iter(meant.values()))
    lang = check_language(lang)
    close = get_close_matches(wanted, spelled, n=1)
    if meant:
        sentence = text(lang, "cli-game-ambiguous", game=name, games=", ".join(meant))
    elif close:
        sentence = text(lang, "cli-game-close", game=name, close=spelled[close[0]].key, games=", ".join(games))
    else:
        sentence = text(lang, "cli-game-unknown", game=name, games=", ".join(games))
    raise UnknownGame(sentence, game=name, lang=lang)


def _letters(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.casefold())


def read_settings(game: Game, settings: Sequence[str] | None) -> dict[str, Any]:
    """The options set by `--set option=value`, checked."""
    options: dict[str, Any] = {}
    for setting in settings or ():
        name, equals, value = setting.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise BadOption(
                f"An option is set by --set NAME=VALUE; {setting!r} has no {'name' if equals else 'equals sign'}.",
                reason="error-bad-option-set",
                game=game.name,
                option=name or setting,
                value=value,
                setting=setting,
            )
        if name in game.option_files:
            options.update(game.option_files[name](value))
        else:
            options[name] = _data(game, name, value)
    settled = game.settle(options)
    return {name: settled[name] for name in options}


def _data(game: Game, name: str, value: str) -> Any:
    """An option's value: text, or for an option that is data what the text or the file of that name holds."""
    default = next((option.default for option in game.options if option.name == name), None)
    if not isinstance(default, Mapping | list | tuple):
        return value
    try:
        whole = value if value.lstrip()[:1] in ("{", "[") else Path(value).read_text(encoding="utf-8")
        return json.loads(whole)
    except OSError as problem:
        what, kind, why = f"{value} cannot be read ({problem.strerror})", "unread", str(problem.strerror)
    except (ValueError, RecursionError) as problem:
        what, kind, why = f"that is not JSON ({problem})", "json", str(problem)
    raise BadOption(
        f"Option {name!r} of {game.name} is data: give it as JSON or as the path of a JSON file; {what}.",
        reason="error-bad-option-data",
        game=game.name,
        option=name,
        value=value,
        kind=kind,
        why=why,
    )


def read_names(names: str | None) -> tuple[str, ...]:
    """Names separated by commas."""
    return tuple(part.strip() for part in names.split(",")) if names else ()


def read_seats(seats: str, players: int) -> tuple[int, ...]:
    """Seats separated by commas."""
    found = set()
    for part in seats.split(","):
        if not part.strip().isdecimal() or int(part) >= players:
            raise BadPlayers(
                f"--seat takes seats from 0 to {players - 1}, separated by commas; {part.strip()!r} isn't one.",
                reason="error-bad-players-seat",
                players=players,
                high=players - 1,
                found=part.strip(),
            )
        found.add(int(part))
    return tuple(sorted(found))
