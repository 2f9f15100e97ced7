"""The keyboard: a line from a person, with Tab completing what may be typed, and a screen that can be wiped."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from types import ModuleType
from typing import TYPE_CHECKING

from spieltrieb.cli.terminal import console, is_terminal, say
from spieltrieb.locale import text

if TYPE_CHECKING:
    from rich.text import Text


class Leave(Exception):
    """A person wants to stop."""

    def __init__(self, can_be_asked: bool) -> None:
        super().__init__()
        self.can_be_asked = can_be_asked  # no: the input has ended


def ask(question: str, words: Sequence[str] = ()) -> str:
    """A person's answer, without blanks around it. Tab completes it to one of these words."""
    _complete(words)
    try:
        return input(question).strip()
    except EOFError:
        print()
        raise Leave(can_be_asked=False) from None
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"  # unreadable, and treated like any other answer that fits nothing
    finally:
        _complete(())


def leave_if_wanted(lang: str, answer: str) -> None:
    """Stop if that is what somebody answered, whatever the question was."""
    if answer.lower() in ("quit", "q", "exit", text(lang, "cli-word-quit")):
        raise Leave(can_be_asked=True)


def wipe(for_good: bool = False) -> None:
    """Clear the terminal; for good: also what can be scrolled back to, and the answers that arrow keys bring back."""
    if not sys.stdout.isatty() or console().is_dumb_terminal:
        return
    console().clear()
    if for_good:
        sys.stdout.write("\x1b[3J")
        sys.stdout.flush()
        if library := _readline():
            library.clear_history()


def page(lines: Sequence[Text], more: str) -> None:
    """Show lines, a screenful at a time where a person reads them."""
    height = console().height - 2 if is_terminal() else len(lines)
    for first in range(0, len(lines), max(height, 5)):
        if first and ask(more):
            return
        for line in lines[first : first + max(height, 5)]:
            say(line)


def _readline() -> ModuleType | None:
    """Editing of lines, where the platform has it and a person types."""
    if is_terminal():
        with suppress(ImportError):
            import readline

            return readline
    return None


def _complete(words: Sequence[str]) -> None:
    """Let Tab complete these words, spaces and signs included."""
    if library := _readline():
        bsd = "libedit" in (library.__doc__ or "")
        library.set_completer_delims("")
        library.set_completer(lambda typed, n: dict(enumerate(w for w in words if w.startswith(typed.lower()))).get(n))
        library.parse_and_bind("bind ^I rl_complete" if bsd else "tab: complete")
