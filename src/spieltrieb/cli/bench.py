"""`spieltrieb bench`: how fast it is, beside how fast it should be."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from spieltrieb.cli.choices import JsonOutput, Players, find_game
from spieltrieb.cli.terminal import Language, console, guarded
from spieltrieb.games import games
from spieltrieb.locale import check_language, text

if TYPE_CHECKING:
    from spieltrieb.lab.bench import Measurement

EXAMPLES = """
spieltrieb bench                # all games; takes about two minutes
spieltrieb bench kreuz --quick  # one game, in a few seconds
spieltrieb bench --json > bench.json
"""


@guarded
def command(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game (default: all of them).")] = None,
    as_json: JsonOutput = False,
    players: Players = None,
    quick: Annotated[bool, typer.Option("--quick", help="Shorter runs, and no compilation from nothing.")] = False,
    lang: Language = None,
) -> None:
    """Measure the engine's speed on this machine, beside the goals.

    playout: whole random games in compiled code, decisions per second on one core. position-play: moves per second of
    Position.play, from Python. position-view: views per second of Position.view, for a seat to act, with its legal
    moves. search: positions per second that a strong bot looks at, on one core. import: importing the package.
    first-move: import, start and one move, once compiled. first-compilation: the same for all games with nothing
    compiled before.
    """
    from spieltrieb.lab.bench import bench

    lang = check_language(lang)
    chosen = list(games.values()) if game is None else [find_game(game, lang)]
    with console(error=True).status(text(lang, "cli-bench-measuring")):
        measured = list(bench(chosen, players, quick))
    if as_json:
        print(json.dumps([measurement.to_dict() for measurement in measured], indent=2))
    else:
        _show(lang, measured)


def _show(lang: str, measured: list[Measurement]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
    for column in ("measure", "game", "players", "measured", "goal"):
        head = text(lang, f"cli-bench-column-{column}")
        table.add_column(head, justify="right" if column in ("players", "measured", "goal") else "left")
    table.add_column()
    reached, missed = text(lang, "cli-bench-reached"), text(lang, "cli-bench-missed")
    verdicts = {True: f"[green]{reached}[/]", False: f"[red]{missed}[/]", None: ""}
    for one in measured:
        timed = one.seconds is not None
        value = f"{one.seconds:.2f} s" if timed else _speed(one.speed)
        goal = "" if one.goal is None else f"{one.goal:.2f} s" if timed else _speed(one.goal)
        players = "" if one.players is None else str(one.players)
        table.add_row(one.measure, one.game or "", players, value, goal, verdicts[one.met])
    console().print(table)


def _speed(number: float) -> str:
    """A speed in few characters, so that the table fits a narrow terminal."""
    return f"{number / 1e6:.2f} M/s" if number >= 1e6 else f"{number / 1e3:.0f} k/s"
