"""`spieltrieb think`: a machine that thinks for the bots of a town, and does nothing else."""

from __future__ import annotations

from typing import Annotated

import typer

from spieltrieb.cli.serve import AnySetting, ConfigFile, settings_from
from spieltrieb.cli.terminal import Language, guarded, tell
from spieltrieb.cli.windows import check_server_runs_here
from spieltrieb.locale import check_language, text

EXAMPLES = """
spieltrieb think --db postgresql://…              # on all cores
spieltrieb think --db postgresql://… --workers 4  # on four of them
"""


@guarded
def command(
    db: Annotated[
        str | None, typer.Option("--db", metavar="ADDRESS", help="The database of the servers: postgresql://…")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", help="Processes that think; 0: one for each core.")
    ] = None,
    config: ConfigFile = None,
    settings: AnySetting = None,
    lang: Language = None,
) -> None:
    """Think for servers that share a PostgreSQL database: bots, advice and reviews, on as many machines as you like.

    It stops with Ctrl-C, and loses nothing: what it has begun is answered, or done by another one.
    """
    check_server_runs_here()
    from spieltrieb.server.thinker import think

    language = check_language(lang)
    found = settings_from({"db": db, "workers": workers}, settings or [], config)
    think(found, lambda many, database: tell(text(language, "cli-thinking", workers=many, database=database)))
