"""`spieltrieb arena`: programs against each other, and who is the strongest."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from spieltrieb.cli.choices import GameName, JsonOutput, Players, Settings, find_game, read_names, read_settings
from spieltrieb.cli.cluster import Ray, workers
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
spieltrieb arena memo --bots level1,level3,level5 --plot ratings.svg
spieltrieb arena memo --bots level3,level4 --games 2000 --ray  # a cluster
"""

WIDE = 200  # columns, where no terminal breaks lines

Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="BOTS",
        help="Who plays, with commas: random, greedy, level1 to level5, or your own as package.module:Class.",
    ),
]
Games = Annotated[int, typer.Option("--games", metavar="N", help="How many games every line-up plays.")]
Duels = Annotated[bool, typer.Option("--duels", help="Each bot plays only against the next one named.")]
Budget = Annotated[float, typer.Option("--budget", metavar="SECONDS", help="How long a bot may think about a move.")]
Processes = Annotated[
    int | None,
    typer.Option("--processes", metavar="N", help="How many processes play at the same time (default: one per core)."),
]
SeedOption = Annotated[
    str | None,
    typer.Option("--seed", metavar="SEED", help="The same seed gives the same deals (default: a new one is drawn)."),
]
RecordsFile = Annotated[
    Path | None, typer.Option("--records", metavar="FILE", help="Write the games to this file, one per line.")
]
CsvFile = Annotated[
    Path | None, typer.Option("--csv", metavar="FILE", help="Write a row for every seat of every game to this file.")
]
PlotFile = Annotated[
    Path | None,
    typer.Option("--plot", metavar="FILE", help="Draw the ratings (alone: the scores) into this file, as SVG."),
]
MarkdownOutput = Annotated[bool, typer.Option("--markdown", help="Print the tables as Markdown.")]


@guarded
def command(
    *,
    game: GameName,
    bots: Bots,
    games: Games = 100,
    players: Players = None,
    duels: Duels = False,
    budget: Budget = 1.0,
    processes: Processes = None,
    ray: Ray = None,
    seed: SeedOption = None,
    settings: Settings = None,
    records: RecordsFile = None,
    csv: CsvFile = None,
    plot: PlotFile = None,
    as_json: JsonOutput = False,
    as_markdown: MarkdownOutput = False,
    lang: Language = None,
) -> None:
    """Let programs play against each other, and report how strong each one is.

    Everybody plays everybody, with the same deals for all: every deal is played twice by two bots, with the seats
    exchanged. With three or four players all line-ups are seated in all ways. A bot that breaks down, answers
    illegally or takes longer than three times the budget and a second loses the game, and the report says so.
    """
    from spieltrieb.cli.files import check_outputs
    from spieltrieb.core.chance import new_seed
    from spieltrieb.lab.arena import arena

    if processes is not None and ray is not None:
        raise typer.BadParameter("choose either --processes or --ray", param_hint="--ray")
    if as_json and as_markdown:
        raise typer.BadParameter("choose either --json or --markdown", param_hint="--markdown")
    lang = check_language(lang)
    chosen = find_game(game, lang)
    options = read_settings(chosen, settings)
    check_outputs(records, csv, svg=plot)
    with workers(ray) as cluster, _progress(text(lang, "cli-playing")) as advance:
        contest = arena(
            chosen,
            read_names(bots),
            games,
            players=players,
            seed=seed or new_seed()[:16],
            options=options,
            budget=budget,
            processes=processes,
            workers=cluster,
            duels=duels,
            on_progress=advance,
        )
    _write(lang, contest, records, csv, plot)
    if as_json:
        print(json.dumps(contest.to_dict(), indent=2))
    elif as_markdown:
        print("\n\n".join(_markdown(lang, contest)))
    else:
        _show(lang, contest)


def _write(lang: str, contest: Contest, records: Path | None, csv: Path | None, plot: Path | None) -> None:
    """Write the files that were asked for."""
    from spieltrieb.core.record import write_lines

    if records is not None:
        write_lines(records, contest.records())
    if csv is not None:
        contest.write_csv(csv)
    if plot is not None:
        plot.write_text(_plot(lang, contest), encoding="utf-8")


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on standard error, where a person is watching."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(error=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _plot(lang: str, contest: Contest) -> str:
    """Everybody's rating as a picture; where each plays alone, how often each score came up."""
    from spieltrieb.lab import plots

    title = f"{text(lang, f'{contest.game.key}-name')}: {len(contest.played)} × {contest.players}"
    if contest.players > 1:
        rows = [(one.bot, one.rating.points, one.rating.error) for one in contest.standings]
        return plots.intervals(rows, title, text(lang, "cli-arena-column-rating"))
    scores = {
        bot: [one.scores[0] for one in contest.played if one.scores and one.task.seats[0] == number]
        for number, bot in enumerate(contest.bots)
    }
    return plots.shares(scores, title, text(lang, "cli-plot-score"), text(lang, "cli-plot-share"))


def _heading(lang: str, contest: Contest) -> str:
    """What was played, in one line."""
    from spieltrieb.lab.report import plain_options

    return text(
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


def _tables(lang: str, contest: Contest) -> Iterator[tuple[str, list[tuple[str, bool]], Sequence[tuple[str, ...]]]]:
    """Every table: its title, the heads of its columns and whether there are words below each, and its rows."""
    from spieltrieb.lab.report import tables

    for title, columns, rows in tables(contest):
        heads = [
            text(lang, f"cli-arena-column-{column.code}", what=column.what) if column.code else column.what
            for column in columns
        ]
        are_words = [column.is_words for column in columns]
        yield text(lang, f"cli-arena-{title}"), list(zip(heads, are_words, strict=True)), rows


def _markdown(lang: str, contest: Contest) -> Iterator[str]:
    """The paragraphs of the report as Markdown."""
    yield _heading(lang, contest)
    for title, columns, rows in _tables(lang, contest):
        yield f"**{title}**"
        rule = ("---", *("---:",) * (len(columns) - 1))
        lines = [tuple(head for head, _ in columns), rule, *rows]
        yield "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def _show(lang: str, contest: Contest) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    say(_heading(lang, contest), style="bold")
    for title, columns, rows in _tables(lang, contest):
        say()
        say(title, style="bold")
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
        for head, is_words in columns:
            table.add_column(Text(head), justify="left" if is_words else "right")
        for row in rows:
            table.add_row(*map(Text, row))
        console(width=None if sys.stdout.isatty() else WIDE).print(table)
