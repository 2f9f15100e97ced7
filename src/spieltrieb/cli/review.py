"""`spieltrieb review`: a game looked at afterwards."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from spieltrieb.cli.advise import File, LineNumber, value_text
from spieltrieb.cli.choices import JsonOutput, read_seats
from spieltrieb.cli.terminal import Language, console, guarded, say, tell
from spieltrieb.locale import check_language, text

if TYPE_CHECKING:
    from spieltrieb.bots.review import Review

EXAMPLES = """
spieltrieb review game.jsonl             # all players of the last game
spieltrieb review games.jsonl --line 3 --seat 0
spieltrieb review game.jsonl --budget 1  # think longer about every move
spieltrieb review game.jsonl --lang de
"""


@guarded
def command(
    *,
    file: File,
    line: LineNumber = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="SEATS", help="Only these seats, such as 0 or 0,2 (default: all).")
    ] = None,
    top: Annotated[int, typer.Option("--top", metavar="N", help="How many costly moves are listed (default: 5).")] = 5,
    budget: Annotated[
        float, typer.Option("--budget", metavar="SECONDS", help="How long to think about each move (default: 0.2).")
    ] = 0.2,
    as_json: JsonOutput = False,
    lang: Language = None,
) -> None:
    """Look back at a game: what each move gave away, and where the game turned.

    Every move is compared with the best one by what its player could know then: luck is not counted as a mistake.
    """
    from spieltrieb.bots.review import review
    from spieltrieb.cli.advise import read_position

    lang = check_language(lang)
    end = read_position(file, line)
    seats = None if seat is None else read_seats(seat, end.players)
    with _progress() as advance:
        found = review(end, seats, budget=budget, on_progress=advance)
    if as_json:
        print(json.dumps(found.to_dict(), indent=2))
    else:
        _show(lang, found, top, budget)


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """A progress bar on standard error, where a person is watching."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.progress import Progress

    with Progress(console=console(error=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _show(lang: str, found: Review, top: int, budget: float) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from spieltrieb.bots.review import describe, sentences

    unit = text(lang, f"advice-unit-{found.unit}")
    say(text(lang, "advice-review-of", count=len(found.decisions), seconds=budget, unit=unit), style="bold")
    for summary in found.summaries:
        tell(sentences(summary.reasons(found.unit), lang))
    if found.turning_points:
        say()
        say(text(lang, "advice-review-turning-points"), style="bold")
        for turn in found.turning_points:
            tell(sentences(describe(turn, found.unit, found.names[turn.seat]), lang))
    costly = sorted((one for one in found.decisions if one.kind), key=lambda one: -one.loss)[: max(0, top)]
    if costly:
        say()
        say(text(lang, "advice-review-worst-moves"), style="bold")
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
        for column in ("step", "name", "played", "best", "loss", "kind"):
            table.add_column(
                text(lang, f"advice-review-column-{column}"), justify="right" if column in ("step", "loss") else "left"
            )
        for one in costly:
            kind = text(lang, f"advice-review-{one.kind}")
            played, best = (move.partition(":")[2] for move in (one.move, one.best))
            loss = value_text(one.loss, found.unit)
            table.add_row(str(one.step + 1), Text(found.names[one.seat]), Text(played), Text(best), loss, kind)
        console().print(table)
