"""`spieltrieb serve`: the server with its page, on this machine, in the house, or for the internet."""

from __future__ import annotations

import webbrowser
from typing import TYPE_CHECKING, Annotated, Any

import typer

from spieltrieb.cli.terminal import Language, guarded, is_terminal, tell
from spieltrieb.cli.windows import check_server_runs_here
from spieltrieb.locale import check_language, text

if TYPE_CHECKING:
    from spieltrieb.server.settings import Settings

EXAMPLES = """
spieltrieb serve                                    # opens the browser
spieltrieb serve --host 0.0.0.0                     # for the house
spieltrieb serve --public https://play.example.org  # behind a proxy
spieltrieb serve --db postgresql://… --processes 4  # all cores
spieltrieb serve --set bot_pace=0.3 --set log=json  # any setting
"""

ConfigFile = Annotated[str | None, typer.Option("--config", metavar="FILE", help="A TOML file with settings.")]
AnySetting = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Any setting (docs/server.md lists them); may be repeated."),
]


@guarded
def command(
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="The address to listen at.")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", help="The port; 0 for any that is free.")] = None,
    db: Annotated[
        str | None, typer.Option("--db", metavar="FILE", help="The database: a file, or postgresql://…")
    ] = None,
    processes: Annotated[
        int | None, typer.Option("--processes", metavar="N", help="Processes that serve, on a PostgreSQL database.")
    ] = None,
    public: Annotated[
        str | None, typer.Option("--public", metavar="URL", help="The address people use, behind a reverse proxy.")
    ] = None,
    config: ConfigFile = None,
    settings: AnySetting = None,
    browser: Annotated[
        bool | None,
        typer.Option("--browser/--no-browser", help="Open the page (default: only if a person started it)."),
    ] = None,
    lang: Language = None,
) -> None:
    """Start the server: tables for people and programs, and the page to play at.

    It stops with Ctrl-C, and loses nothing: every table goes on where it was when the server is started again.
    """
    given = {"host": host, "port": port, "db": db, "processes": processes, "public": public}
    start(given, settings or [], config, browser, lang)


def settings_from(given: dict[str, Any], named: list[str], config: str | None) -> Settings:
    """The settings by options of their own, by --set, and by a file, the first of these that says something."""
    from spieltrieb.server.settings import from_texts, load

    return load({**from_texts(named), **{name: value for name, value in given.items() if value is not None}}, config)


def start(given: dict[str, Any], named: list[str], config: str | None, browser: bool | None, lang: str | None) -> None:
    """Start the server with these settings, and say where it is."""
    check_server_runs_here()
    from spieltrieb.server import supervisor
    from spieltrieb.server.serving import serve

    language = check_language(lang)
    settings = settings_from(given, named, config)
    wanted = is_terminal() and not settings.public if browser is None else browser

    def on_start(address: str) -> None:
        tell(text(language, "cli-serving", address=settings.public or address))
        if wanted:
            webbrowser.open(address)

    if supervisor.is_child():
        supervisor.serve_as_child(settings)
    elif settings.processes > 1:
        supervisor.supervise(settings, on_start)
    else:
        serve(settings, on_start)
