"""`spieltrieb simulate`: many games between programs, and what came out of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from spieltrieb.cli.choices import GameName, JsonOutput, Players, Settings, find_game, read_names, read_settings
from spieltrieb.cli.cluster import Ray, workers
from spieltrieb.cli.terminal import Language, console, guarded, say
from spieltrieb.locale import check_language, text

if TYPE_CHECKING:
    from spieltrieb.lab.simulate import Simulation

T = TypeVar("T")

EXAMPLES = """
spieltrieb simulate fivetotwelve  # 1000 random games of two players
spieltrieb simulate kreuz --players 4 --games 20000 --seed 7
spieltrieb simulate memo --set free_choice=yes --json
spieltrieb simulate davinci --games 100 --records games.jsonl
spieltrieb simulate memo --games 20000 --plot memo.svg
spieltrieb simulate memo --players 3 --games 50 --bots level1,level3,random
spieltrieb simulate davinci --games 9999 --bots level3 --ray 10.0.0.7:6379
"""

Games = Annotated[int, typer.Option("--games", metavar="M", help="How many games are played (default: 1000).")]
SeedOption = Annotated[
    str | None,
    typer.Option("--seed", metavar="SEED", help="The same seed gives the same games (default: a new one)."),
]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="BOTS",
        help="Who plays, such as level3: one for all seats, or one for each (default: random).",
    ),
]
RecordsFile = Annotated[
    Path | None, typer.Option("--records", metavar="FILE", help="Write the games to this file, one per line.")
]
PlotFile = Annotated[
    Path | None,
    typer.Option("--plot", metavar="FILE", help="Draw the scores and the lengths into this file, as SVG."),
]


@guarded
def command(
    *,
    game: GameName,
    players: Players = None,
    games: Games = 1000,
    seed: SeedOption = None,
    settings: Settings = None,
    bots: Bots = None,
    ray: Ray = None,
    records: RecordsFile = None,
    plot: PlotFile = None,
    as_json: JsonOutput = False,
    lang: Language = None,
) -> None:
    """Play many games between programs, and sum up how they went.

    The same seed always gives the same games. Without bots every move is chosen at random, and games run in compiled
    code, millions of moves per second. Other bots play move by move, a few thousand moves per second at most.
    """
    from spieltrieb.cli.files import check_outputs
    from spieltrieb.core.chance import new_seed
    from spieltrieb.core.record import write_lines
    from spieltrieb.lab.simulate import simulate

    lang = check_language(lang)
    chosen = find_game(game, lang)
    options = read_settings(chosen, settings)
    check_outputs(records, svg=plot)
    with workers(ray) as cluster, _progress(text(lang, "cli-playing"), games) as advance:
        played = simulate(
            chosen,
            players,
            games,
            seed or new_seed()[:16],
            options=options,
            bots=read_names(bots),
            workers=cluster,
            on_progress=advance,
        )
    if records is not None:
        with _progress(text(lang, "cli-writing"), games) as advance:
            write_lines(records, _counted(played.records(), advance))
    if plot is not None:
        plot.write_text(_plot(lang, played), encoding="utf-8")
    if as_json:
        print(json.dumps(played.summary(), indent=2))
    else:
        _show(lang, played, records)


@contextmanager
def _progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, where a person is watching."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.progress import Progress

    with Progress(console=console(error=True), transient=True) as bar:
        task = bar.add_task(what, total=max(total, 1))
        yield lambda done: bar.update(task, completed=done)


def _counted(things: Iterable[T], advance: Callable[[int], None]) -> Iterator[T]:
    for done, thing in enumerate(things):
        if done % 16 == 0:
            advance(done)
        yield thing


def _plot(lang: str, played: Simulation) -> str:
    """How often each score came up in every seat, and how often each number of moves."""
    from spieltrieb.lab import plots

    title = f"{text(lang, f'{played.game.key}-name')}: {played.games} × {played.players}"
    share = text(lang, "cli-plot-share")
    scores = {f"{seat} {bot}": list(played.scores[:, seat]) for seat, bot in enumerate(played.bots)}
    return plots.stacked(
        plots.shares(scores, title, text(lang, "cli-plot-score"), share),
        plots.shares({"": list(played.decisions)}, "", text(lang, "cli-plot-moves"), share),
    )


def _show(lang: str, played: Simulation, records: Path | None) -> None:
    from rich import box
    from rich.table import Table

    numbers = played.summary()
    what = {"games": played.games, "players": played.players, "seed": numbers["seed"]}
    say(text(lang, "cli-simulate-heading", game=text(lang, f"{played.game.key}-name"), **what), style="bold")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
    for column in ("seat", "bot", "mean", "sd", "min", "max", "wins"):
        head = text(lang, f"cli-simulate-column-{column}")
        table.add_column(head, justify="left" if column == "bot" else "right")
    for seat in numbers["seats"]:
        table.add_row(
            str(seat["seat"]), seat["bot"], f"{seat['mean']:.2f}", f"{seat['sd']:.2f}",
            str(seat["min"]), str(seat["max"]), f"{100 * seat['wins']:.1f} %",
        )  # fmt: skip
    say()
    console().print(table)
    say()
    facts: list[tuple[str, str]] = []
    for reason, count in numbers["reasons"].items():
        said = text(lang, f"{played.game.key}-reason-{reason}")
        facts.append(("" if facts else "ends", f"{100 * count / played.games:5.1f} %  {said}"))
    for length in ("decisions", "steps"):
        spread = numbers[length] | {"mean": round(numbers[length]["mean"], 1)}
        facts.append((length, text(lang, "cli-simulate-spread", **spread)))
    speed = {"speed": round(numbers["decisions_per_second"]), "seconds": round(played.seconds, 2)}
    facts.append(("speed", text(lang, "cli-simulate-per-second", **speed)))
    if records is not None:
        facts.append(("records", str(records)))
    labels = {name: text(lang, f"cli-simulate-{name}") if name else "" for name, _ in facts}
    width = max(map(len, labels.values()))
    for name, fact in facts:
        say(f"{labels[name]:<{width}}  {fact}")
