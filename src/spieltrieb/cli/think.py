"""`spieltrieb think`: a machine that thinks for the bots of a town, and does nothing else."""

from __future__ import annotations

from typing import Annotated

import typer

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
    config: Annotated[str | None, typer.Option("--config", metavar="FILE", help="A TOML file with settings.")] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Any setting (docs/server.md lists them); may be repeated."),
    ] = None,
    lang: Language = None,
) -> None:
    """Think for servers that share a PostgreSQL database: bots, advice and reviews, on as many machines as you like.

    It stops with Ctrl-C, and loses nothing: what it has begun is answered, or done by another one.
    """
    check_server_runs_here()
    from spieltrieb.server.settings import from_texts, load
    from spieltrieb.server.thinker import think

    language = check_language(lang)
    given = {"db": db, "workers": workers}
    found = load(
        {**from_texts(settings or []), **{name: value for name, value in given.items() if value is not None}}, config
    )
    think(found, lambda many, database: tell(text(language, "cli-thinking", workers=many, database=database)))
