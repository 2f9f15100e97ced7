"""The command `spieltrieb`: one module per subcommand, and `main` around them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from itertools import pairwise

# Options whose value may be left out, and what is meant then.
_VALUE_MAY_BE_LEFT_OUT = {"--match": "all", "--show": "last"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (or those it was called with), and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # it was closed when we were started
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115  (for as long as we run)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.encoding.lower().replace("-", "") != "utf8":
            stream.reconfigure(errors="replace")  # a sign that the terminal does not have becomes a question mark
    from spieltrieb.cli.app import app

    code = 0
    try:
        try:
            app(_completed(given), prog_name="spieltrieb")
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
        sys.stdout.flush()
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
