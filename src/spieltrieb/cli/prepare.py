"""`spieltrieb prepare`: compile everything now, so that nobody waits for it later."""

from __future__ import annotations

from typing import Annotated

import typer

from spieltrieb.cli.terminal import Language, console, guarded, tell
from spieltrieb.core.errors import SpieltriebError
from spieltrieb.core.machine import cores
from spieltrieb.locale import check_language, text

EXAMPLES = """
spieltrieb prepare  # after an install, or to build an image
spieltrieb prepare --learners  # also batches and environments
"""
LEARNERS = "spieltrieb.lab.learners"  # what those who train and study need besides


class CannotKeep(SpieltriebError):
    """The folder for what is compiled cannot be written."""

    code = "cannot-keep"


@guarded
def command(
    learners: Annotated[
        bool, typer.Option("--learners", help="Compile batches and environments for learners, too.")
    ] = False,
    lang: Language = None,
) -> None:
    """Compile the rules, the bots and the advice of all games now, on all cores; about a minute, once per version.

    Whatever is not compiled yet is compiled when it is first needed. A server does this by itself after its start,
    beside its work; so this only spares the first players some seconds.
    """
    from spieltrieb.core.compile import compilation_is_on, is_kept
    from spieltrieb.lab.sharing import deaf_to_ctrl_c
    from spieltrieb.server.compiling import PARTS, Compiler, all_is_compiled

    lang = check_language(lang)
    if not compilation_is_on():
        tell(text(lang, "cli-prepare-off"))
        return
    parts = (*PARTS, LEARNERS) if learners else PARTS
    if not is_kept() and not all_is_compiled(parts):
        raise CannotKeep(
            "What would be compiled now could not be kept, since the folder for it cannot be written: name another one "
            "with SPIELTRIEB_CACHE."
        )
    compiler = Compiler(parts)
    with deaf_to_ctrl_c():
        compiler.begin(cores(), 0)
    with console(error=True).status(text(lang, "cli-prepare-compiling")):
        well = compiler.wait()
    if not well:
        tell(text(lang, "cli-prepare-missing"))
        raise typer.Exit(1)
    tell(text(lang, "cli-prepare-done"))
