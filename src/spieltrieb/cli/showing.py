"""What a player is shown: the board, what happened, the moves to choose from, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from spieltrieb.boards.text import draw
from spieltrieb.cli.terminal import console, say, tell
from spieltrieb.core.facts import turned_up
from spieltrieb.core.match import Match
from spieltrieb.core.moves import CHANCE_ACTOR, Moves
from spieltrieb.core.position import Outcome, Position
from spieltrieb.locale import text

if TYPE_CHECKING:
    from spieltrieb.core.contract import Game

MOST_HAPPENINGS = 12


def show_board(lang: str, position: Position, seat: int | None, names: Sequence[str]) -> None:
    """Draw the board as this seat, or a spectator, sees it."""
    say(Text.from_markup(draw(position, seat, names, lang), emoji=False))


def show_happenings(lang: str, position: Position, since: int, seat: int | None, names: Sequence[str]) -> None:
    """Say what happened since a step, as a seat or a spectator may know it.

    There is a line for each move; chance outcomes stand after the move that they follow.
    """
    lines: list[Text] = []
    after_chance = False
    for (actor, _), told in zip(position.steps_from(since), position.told(seat)[since:], strict=True):
        face = turned_up(told).face or ""
        if actor != CHANCE_ACTOR:
            lines.append(Text.assemble((f"{names[actor]}: ", "dim"), told.partition(":")[2]))
        elif not lines:
            lines.append(Text.assemble((text(lang, "cli-turned-up") + " ", "dim"), (face, "yellow")))
        else:
            lines[-1].append(", " if after_chance else " → ", "dim").append(face, "yellow")
        after_chance = actor == CHANCE_ACTOR
    if len(lines) > MOST_HAPPENINGS:
        lines[:-MOST_HAPPENINGS] = [Text("…", "dim")]
    for line in lines:
        say(line)


def show_moves(lang: str, moves: Moves, only: str = "") -> None:
    """Write the moves with their numbers, in columns; perhaps only those that have some text in them."""
    entries = [(number, str(move).partition(":")[2]) for number, move in enumerate(moves, 1)]
    entries = [(number, move) for number, move in entries if only in move]
    if not entries:
        tell(text(lang, "cli-no-such-moves", text=only))
        return
    width = max(len(move) for _, move in entries) + 7
    columns = max(1, min(console().width // width, len(entries)))
    rows = -(-len(entries) // columns)
    for row in range(rows):
        line = Text()
        for number, move in entries[row::rows]:
            line.append(f"{number:>4} ", "dim").append(move.ljust(width - 5), "cyan")
        line.rstrip()
        say(line)


def show_outcome(lang: str, game: Game, outcome: Outcome, names: Sequence[str]) -> None:
    """Say in words how a game or a match ended."""
    reason = (
        text(lang, "cli-match-over") if outcome.reason == "match" else text(lang, f"{game.key}-reason-{outcome.reason}")
    )
    say(Text.assemble((reason, "bold")))
    width = max(map(len, names))
    for seat in sorted(range(len(names)), key=lambda seat: -outcome.scores[seat]):
        won = seat in outcome.winners and len(names) > 1
        line = f"  {names[seat]:<{width}}  {outcome.scores[seat]:>5}"
        say(Text(f"{line}  ★" if won else line, "bold green" if won else ""))
    if len(names) == 1:
        if game.rating is not None:
            title = text(lang, f"{game.key}-rating-{game.rating(-outcome.scores[0])}")
            say(Text(text(lang, "cli-title", title=title), "bold green"))
        return
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == 1:
        say(Text(text(lang, "cli-winner", name=winners[0]), "bold green"))
    else:
        last = text(lang, "cli-and", first=", ".join(winners[:-1]), second=winners[-1])
        say(Text(text(lang, "cli-winners", names=last), "bold green"))


def show_sheet(lang: str, match: Match) -> None:
    """The score sheet of a match."""
    from rich import box
    from rich.table import Table

    title, *rows, sums = match.sheet()
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False, header_style="bold", footer_style="bold")
    for head, foot in zip(title, sums, strict=True):
        table.add_column(Text(head or text(lang, "cli-column-game")), Text(foot), justify="right")
    for row in rows:
        table.add_row(*row)
    console().print(table)
