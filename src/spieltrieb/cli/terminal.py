"""What the commands share: where they write, how they say what went wrong, and how they end."""

from __future__ import annotations

import os
import re
import signal
import sys
import textwrap
from collections.abc import Callable
from contextlib import suppress
from functools import cache, wraps
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any, ParamSpec

import typer

from spieltrieb.core.errors import SpieltriebError
from spieltrieb.locale import FALLBACK, check_language, languages, text

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

P = ParamSpec("P")

_SAY_MORE = ("bad-option", "bad-record", "bad-match", "bad-bot")

FINE, DOES_NOT_HOLD, WRONG_USE, INTERRUPTED = 0, 1, 2, 130  # exit codes

Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="CODE",
        help=f"The language of the texts ({', '.join(languages())}; default: as in LANG).",
    ),
]


def guarded(command: Callable[P, int | None]) -> Callable[P, None]:
    """A command that ends with an exit code, and says what went wrong in one sentence instead of a traceback."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            code = command(*args, **kwargs) or FINE
            sys.stdout.flush()
        except SpieltriebError as problem:
            complain(explain(problem, kwargs.get("lang")))
            code = WRONG_USE
        except KeyboardInterrupt:
            end_at_next_ctrl_c()  # here: what was interrupted is tidied up when this block is left
            print(file=sys.stderr)
            code = INTERRUPTED
        except BrokenPipeError:
            close_quietly()
            code = FINE
        except OSError as problem:  # a full disk, say
            complain(str(problem))
            code = WRONG_USE
        raise typer.Exit(code)

    return run


def end_at_next_ctrl_c() -> None:
    """Another Ctrl-C ends the command at once, without a word: Python would show where it was while it tidied up."""
    with suppress(ValueError):  # only the main thread may say so, and only it is told of Ctrl-C
        signal.signal(signal.SIGINT, _end)


def _end(number: int, frame: FrameType | None) -> None:
    if processes := sys.modules.get("multiprocessing"):
        for child in processes.active_children():
            child.kill()
    os._exit(INTERRUPTED)


def close_quietly() -> None:
    """Nobody reads our output any more (`| head`): let the rest of it go nowhere, without a complaint at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def explain(problem: SpieltriebError, lang: Any = None) -> str:
    """What went wrong, in this language, with its cause if that is an error too.

    Where an error gives no exact reason, its own sentence, in English, says most: so it is added then.
    """
    try:
        lang = check_language(lang)
    except SpieltriebError:
        lang = FALLBACK
    if lang == FALLBACK or problem.arguments.get("lang") == lang:
        return str(problem)
    arguments = {
        name: explain(value, lang) if isinstance(value, SpieltriebError) else value
        for name, value in problem.arguments.items()
    }
    try:
        if reason := arguments.get("reason"):
            return text(lang, reason, **arguments)
        sentence = text(lang, f"error-{problem.code}", **arguments)
    except KeyError:
        return str(problem)
    return f"{sentence} ({problem})" if problem.code in _SAY_MORE else sentence


def complain(sentence: str) -> None:
    """Say what went wrong, on standard error."""
    _prose(console(error=True), sentence, "red")


@cache
def _console(error: bool, width: int | None, *environment: str | None) -> Console:
    from rich.console import Console

    class Output(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # rich would end the program as if something had gone wrong

    plain = bool(os.environ.get("NO_COLOR"))
    return Output(stderr=error, highlight=False, emoji=False, width=width, color_system=None if plain else "auto")


_SAID_ONCE = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TERM", "COLORTERM")  # what rich reads when it is made


def console(error: bool = False, width: int | None = None) -> Console:
    """Standard output, or standard error: with colours on a terminal, plain elsewhere and where NO_COLOR is set."""
    return _console(error, width, *map(os.environ.get, _SAID_ONCE))


def tell(sentence: str, style: str | None = None) -> None:
    """Write sentences; on a terminal, lines end between words."""
    _prose(console(), sentence, style)


def _prose(out: Console, sentence: str, style: str | None) -> None:
    for line in sentence.split("\n"):
        column = re.match(r"\s+\S+(?: \S+)*\s{2,}", line)  # in a list with two columns the second one stays whole
        indent = " " * (column.end() if column else 0)
        width = out.width if out.is_terminal else len(line) + 1
        lines = textwrap.wrap(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
        for piece in lines or [""]:
            out.print(piece, style=style, markup=False, soft_wrap=True)


def say(line: str | Text = "", style: str | None = None) -> None:
    """Write a line as it is; a terminal breaks it where it must."""
    console().print(line, style=style, markup=False, soft_wrap=True)


def printable(name: str) -> str:
    """A name from a file as it may be shown: without signs that would command the terminal."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in name)


def is_terminal() -> bool:
    """Whether a person sits there: what we ask and what they answer go through a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()
