"""The command `spieltrieb`: one module per subcommand, and `main` around them."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from itertools import pairwise

# Options whose value may be left out, and what is meant then.
_VALUE_MAY_BE_LEFT_OUT = {"--match": "all", "--show": "last"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (or those it was called with), and return its exit code."""
    if arguments is None:
        return _main(sys.argv[1:])
    before = signal.getsignal(signal.SIGINT)
    try:
        return _main(arguments)
    finally:
        if signal.getsignal(signal.SIGINT) is not before:  # a command was interrupted, but whoever called it goes on
            signal.signal(signal.SIGINT, before)


def _main(arguments: Sequence[str]) -> int:
    given = list(arguments)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # it was closed when we were started
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115  (for as long as we run)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.encoding.lower().replace("-", "") != "utf8":
            stream.reconfigure(errors="replace")  # a sign that the terminal does not have becomes a question mark
    code = 0
    try:
        try:
            from spieltrieb.cli.app import app

            app(_completed(given), prog_name="spieltrieb")
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
        sys.stdout.flush()
    except KeyboardInterrupt:  # before a command has begun, or again while one ends
        from spieltrieb.cli.terminal import INTERRUPTED, end_at_next_ctrl_c

        end_at_next_ctrl_c()
        print(file=sys.stderr)
        return INTERRUPTED
    except OSError as problem:  # nobody reads on (`| head`), or the disk is full
        from spieltrieb.cli.terminal import WRONG_USE, close_quietly

        close_quietly()
        if isinstance(problem, BrokenPipeError):
            return 0
        if not code:  # otherwise that was said before
            print(problem, file=sys.stderr)
        return code or WRONG_USE
    return code


def _completed(arguments: list[str]) -> list[str]:
    """The arguments, with the value written in where an option that takes a number stands without one."""
    completed = []
    for argument, following in pairwise([*arguments, ""]):
        left_out = argument in _VALUE_MAY_BE_LEFT_OUT and not following.lstrip("-").isdigit()
        completed.append(f"{argument}={_VALUE_MAY_BE_LEFT_OUT[argument]}" if left_out else argument)
    return completed
