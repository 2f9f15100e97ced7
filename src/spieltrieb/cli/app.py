"""The command line as a whole: which commands there are."""

from __future__ import annotations

from types import ModuleType
from typing import Annotated

import typer

from spieltrieb.cli import (
    admin,
    advise,
    arena,
    bench,
    games,
    play,
    prepare,
    replay,
    review,
    rules,
    serve,
    simulate,
    think,
)
from spieltrieb.cli.cluster import Command

EXAMPLES = """
spieltrieb                          # start the page, open it in the browser
spieltrieb play                     # choose a game, play it in the terminal
spieltrieb rules davinci --lang de  # read the rules, in German
spieltrieb COMMAND --help           # what a command can do, with examples
spieltrieb --version --verbose      # what to put into a bug report
"""
COMMANDS: dict[str, ModuleType] = {
    "serve": serve,
    "games": games,
    "rules": rules,
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "replay": replay,
    "advise": advise,
    "review": review,
    "bench": bench,
    "prepare": prepare,
    "think": think,
    "admin": admin,
}


def _examples(lines: str) -> str:
    """Examples as the help shows them: lines that are not joined."""
    return "Examples:\n\n\b\n" + "\n".join(f"  {line}" for line in lines.strip().splitlines())


app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,  # plain help is quicker, and the same everywhere
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["--help", "-h"]},
    epilog=_examples(EXAMPLES),
)
for _name, _module in COMMANDS.items():
    app.command(_name, cls=Command, epilog=_examples(_module.EXAMPLES))(_module.command)


@app.callback()
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
    verbose: Annotated[
        bool, typer.Option("--verbose", help="With --version: all that a bug report should say.")
    ] = False,
) -> None:
    """Four tabletop games for people and programs: play them in the browser or here, read their rules, simulate."""
    if version:
        from spieltrieb import __version__
        from spieltrieb.cli.version import report

        typer.echo(report() if verbose else f"spieltrieb {__version__}")
        raise typer.Exit
    if verbose:
        raise typer.BadParameter("it goes with --version only", param_hint="--verbose")
    if context.invoked_subcommand is None:
        serve.command()
