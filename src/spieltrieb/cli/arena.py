"""`spieltrieb arena`: programs against each other, and who is the strongest."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from spieltrieb.cli.choices import JsonOutput, Players, Settings, find_game, read_names, read_settings
from spieltrieb.cli.terminal import Language, console, guarded, say
from spieltrieb.locale import check_language, text

if TYPE_CHECKING:
    from spieltrieb.lab.contest import Contest

EXAMPLES = """
spieltrieb arena memo --bots level1,level2,level3 --games 200
spieltrieb arena 5vor12 --bots level3,level4,level5 --duels --budget 0.1
spieltrieb arena davinci --bots level3,mybots:Mine  # Mine is in mybots.py
spieltrieb arena kreuz --bots level2,level3 --players 1 --csv solo.csv
spieltrieb arena 5vor12 --bots random,greedy --records games.jsonl --json
"""

WIDE = 200  # columns, where no terminal breaks lines


@guarded
def command(
    *,
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game: its key or name, or the beginning of it.")],
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOTS",
            help="Who plays, with commas: random, greedy, level1 to level5, or your own as package.module:Class.",
        ),
    ],
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="How many games every line-up plays; 100 by default.")
    ] = 100,
    players: Players = None,
    duels: Annotated[bool, typer.Option("--duels", help="Each bot plays only against the next one named.")] = False,
    budget: Annotated[
        float, typer.Option("--budget", metavar="SECONDS", help="How long a bot may think about a move; 1 by default.")
    ] = 1.0,
    processes: Annotated[
        int | None,
        typer.Option(
            "--processes", metavar="N", help="How many processes play at the same time; one per core by default."
        ),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar="SEED", help="The same seed gives the same deals; a new one by default."),
    ] = None,
    settings: Settings = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FILE", help="Write the games to this file, one a line.")
    ] = None,
    csv: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="Write a row for every seat of every game.")
    ] = None,
    as_json: JsonOutput = False,
    lang: Language = None,
) -> None:
    """Let programs play against each other, and tell who is how strong.

    Everybody plays everybody, with the same deals for all: every deal is played twice by two bots, with the seats
    exchanged. With three or four players all line-ups are seated in all ways. A bot that breaks down, answers
    illegally or takes longer than three times the budget and a second loses the game, and the report says so.
    """
    from spieltrieb.cli.files import check_writable
    from spieltrieb.core.chance import new_seed
    from spieltrieb.core.record import write_lines
    from spieltrieb.lab.arena import arena

    lang = check_language(lang)
    chosen = find_game(game, lang)
    options = read_settings(chosen, settings)
    for file in (records, csv):
        if file is not None:
            check_writable(file)
    with _progress(text(lang, "cli-playing")) as advance:
        contest = arena(
            chosen,
            read_names(bots),
            games,
            players=players,
            seed=seed or new_seed()[:16],
            options=options,
            budget=budget,
            processes=processes,
            duels=duels,
            on_progress=advance,
        )
    if records is not None:
        write_lines(records, contest.records())
    if csv is not None:
        contest.write_csv(csv)
    if as_json:
        print(json.dumps(contest.to_dict(), indent=2))
    else:
        _show(lang, contest)


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error output, where a person looks on."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(error=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _show(lang: str, contest: Contest) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from spieltrieb.lab.report import plain_options, tables

    heading = text(
        lang,
        "cli-arena-heading",
        game=text(lang, f"{contest.game.key}-name") + plain_options(contest),
        played=len(contest.played),
        players=contest.players,
        games=contest.games,
        seed=contest.seed,
        budget=contest.budget,
        processes=contest.processes,
        seconds=round(contest.seconds),
    )
    say(heading, style="bold")
    for title, head, rows in tables(contest):
        say()
        say(text(lang, f"cli-arena-{title}"), style="bold")
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
        for column in head:
            said = text(lang, f"cli-arena-column-{column.code}", what=column.what) if column.code else column.what
            table.add_column(Text(said), justify="left" if column.is_words else "right")
        for row in rows:
            table.add_row(*map(Text, row))
        console(width=None if sys.stdout.isatty() else WIDE).print(table)
