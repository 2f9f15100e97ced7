"""`spieltrieb games`: the list of games."""

from __future__ import annotations

import sys

from spieltrieb.cli.terminal import Language, console, guarded
from spieltrieb.games import games
from spieltrieb.locale import check_language, text

EXAMPLES = """
spieltrieb games            # which games there are
spieltrieb games --lang de  # the same in German
"""


@guarded
def command(lang: Language = None) -> None:
    """List all games."""
    from rich import box
    from rich.table import Table

    lang = check_language(lang)
    out = console(width=None if sys.stdout.isatty() else 160)  # in a pipe, one line per game
    table = Table(
        box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold", leading=int(out.width < 130)
    )
    for column, style in (("key", "cyan"), ("name", "bold"), ("author", ""), ("players", ""), ("tagline", "")):
        table.add_column(text(lang, f"cli-column-{column}"), style=style, no_wrap=column not in ("tagline", "author"))
    for game in games.values():
        low, high = game.min_players, game.max_players
        players = str(low) if low == high else f"{low}–{high}"
        name, author, tagline = (text(lang, f"{game.key}-{part}") for part in ("name", "author", "tagline"))
        table.add_row(game.key, name, author, players, tagline)
    out.print(table)
    out.print()
    out.print(text(lang, "cli-games-next"), markup=False, soft_wrap=True)
