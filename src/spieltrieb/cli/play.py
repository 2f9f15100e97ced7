"""`spieltrieb play`: a game in the terminal, against programs or against each other at one keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from spieltrieb.cli.choices import Players, Settings, find_game, read_names, read_seats, read_settings
from spieltrieb.cli.terminal import FINE, Language, complain, console, explain, guarded, say
from spieltrieb.core.errors import BadMatch, BadOption, SpieltriebError
from spieltrieb.games import games
from spieltrieb.locale import check_language, text

if TYPE_CHECKING:
    from spieltrieb.cli.sitting import Sitting
    from spieltrieb.core.contract import Game

EXAMPLES = """
spieltrieb play                         # choose a game, then play it
spieltrieb play fivetotwelve            # you and a casual opponent
spieltrieb play davinci --players 3 --seat 1
spieltrieb play memo --bots level1      # a newcomer; level5 is best
spieltrieb play kreuz --all-human --names Anna,Ben
spieltrieb play kreuz --players 1 --set box=mybox.json
spieltrieb play 5vor12 --set setup=sorted --match
spieltrieb play memo --save game.jsonl  # keep it, also when you quit early,
spieltrieb play --resume game.jsonl     # and go on with it
"""


@guarded
def command(
    *,
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="The game: its key or name, or its beginning (default: choose from a list)."
        ),
    ] = None,
    players: Players = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="SEATS", help="The seats of people, such as 0 or 0,2 (default: seat 0)."),
    ] = None,
    all_human: Annotated[bool, typer.Option("--all-human", help="People sit in all seats, at this keyboard.")] = False,
    names: Annotated[
        str | None, typer.Option("--names", metavar="NAMES", help="The names of the people, with commas between them.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="BOTS",
            help="Who plays the other seats, such as level3: one for all, or one for each (default: level2).",
        ),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar="SEED", help="Deal from this seed (default: a new, secret one)."),
    ] = None,
    settings: Settings = None,
    match: Annotated[
        str | None,
        typer.Option("--match", metavar="[ROUNDS]", help="Play a match: this many games, or as many as the rules say."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with the last game of this file.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Keep the game in this file, also when you stop early."),
    ] = None,
    lang: Language = None,
) -> int:
    """Play a game in the terminal.

    You play against programs, or several people against each other at one keyboard. Without a game you choose one from
    a list. Moves are typed as the rules say, or picked by number; `help` tells more.
    """
    from spieltrieb.cli.keyboard import Leave

    lang = check_language(lang)
    wishes = Wishes(game, players, seat, all_human, names, bots, seed, settings, match, resume, save)
    try:
        sitting = _new(lang, wishes) if resume is None else _resumed(lang, wishes, resume)
    except Leave:
        return FINE
    return sitting.run()


@dataclass(frozen=True)
class Wishes:
    """What was said on the command line."""

    game: str | None
    players: int | None
    seat: str | None
    all_human: bool
    names: str | None
    bots: str | None
    seed: str | None
    settings: list[str] | None
    match: str | None
    resume: Path | None
    save: Path | None

    def people(self, players: int) -> tuple[int, ...] | None:
        """The seats of people, if anything was said about them."""
        if self.all_human and self.seat is not None:
            raise BadOption(
                "Give --seat or --all-human, not both.",
                reason="error-bad-option-all-human",
                option="seat",
                value=self.seat,
            )
        if self.all_human:
            return tuple(range(players))
        return None if self.seat is None else read_seats(self.seat, players)


def _new(lang: str, wishes: Wishes) -> Sitting:
    """A sitting for a new game or match."""
    from spieltrieb.cli.files import Keeper
    from spieltrieb.cli.seating import seat_all
    from spieltrieb.cli.sitting import Sitting
    from spieltrieb.core.chance import new_seed
    from spieltrieb.core.match import Match

    asking = wishes.game is None
    game = _ask_game(lang) if wishes.game is None else find_game(wishes.game, lang)
    players = wishes.players
    if players is None:
        players = _ask_players(lang, game) if asking else max(2, game.min_players)
    game.check_players(players)
    options = read_settings(game, wishes.settings)
    people = wishes.people(players)
    if people is None:
        people = tuple(range(_ask_people(lang, players))) if asking and players > 1 else (0,)
    seed = wishes.seed or new_seed()
    names, bots = read_names(wishes.names), read_names(wishes.bots)
    seating = seat_all(lang, game, players, people, bots=bots, names=names, seed=seed)
    keeper = Keeper(wishes.save)
    if wishes.match is None:
        return Sitting(lang, game, seating, keeper, seed, game.start(players, seed, list(seating.names), **options))
    if wishes.match != "all" and not wishes.match.isdecimal():
        raise BadMatch(
            f"--match takes a number of games; {wishes.match!r} isn't one.",
            reason="error-bad-match-number",
            rounds=wishes.match,
        )
    agreed = None if game.match_rounds else players
    rounds = agreed if wishes.match == "all" else int(wishes.match)
    match = Match.start(game, seating.names, rounds, seed, **options)
    return Sitting(lang, game, seating, keeper, seed, match.next_game(), match)


def _resumed(lang: str, wishes: Wishes, path: Path) -> Sitting:
    """A sitting that goes on with a game that was kept."""
    from spieltrieb.cli.files import read_records
    from spieltrieb.cli.sitting import resumed

    given = {
        "GAME": wishes.game,
        "--players": wishes.players,
        "--names": wishes.names,
        "--set": wishes.settings,
        "--match": wishes.match,
    }
    too_much = ", ".join(name for name, value in given.items() if value)
    if too_much:
        raise BadOption(
            f"A game that is resumed stays as it was begun: {too_much} cannot be given with --resume.",
            reason="error-bad-option-resume",
            option=too_much,
        )
    players = max((len(record.players) for record in read_records(path)[-1:]), default=0)
    bots = read_names(wishes.bots)
    return resumed(lang, path, save=wishes.save, seed=wishes.seed, people=wishes.people(players), bots=bots)


# ---- Questions, where nothing was said on the command line ----


def _ask_game(lang: str) -> Game:
    from rich.table import Table

    from spieltrieb.cli.keyboard import ask, leave_if_wanted

    keys = list(games)
    table = Table.grid(padding=(0, 2))
    for number, key in enumerate(keys, 1):
        table.add_row(f"  {number}", f"[bold]{text(lang, f'{key}-name')}", text(lang, f"{key}-tagline"))
    console().print(table)
    say()
    while True:
        answer = ask(text(lang, "cli-which-game") + " ", keys)
        leave_if_wanted(lang, answer)
        if answer.isdecimal() and 1 <= int(answer) <= len(keys):
            return games[keys[int(answer) - 1]]
        try:
            return find_game(answer, lang)
        except SpieltriebError as problem:
            complain(explain(problem, lang))


def _ask_players(lang: str, game: Game) -> int:
    low, high = game.min_players, game.max_players
    return low if low == high else _ask_number(lang, "cli-how-many-players", low, high, max(2, low))


def _ask_people(lang: str, players: int) -> int:
    return _ask_number(lang, "cli-how-many-people", 1, players, 1)


def _ask_number(lang: str, key: str, low: int, high: int, default: int) -> int:
    from spieltrieb.cli.keyboard import ask, leave_if_wanted

    while True:
        answer = ask(text(lang, key, low=low, high=high, default=default) + " ")
        leave_if_wanted(lang, answer)
        if not answer:
            return default
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        complain(text(lang, "cli-number-from", low=low, high=high))
