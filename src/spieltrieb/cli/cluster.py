"""`--ray [ADDRESS]`: the same work on many machines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

if TYPE_CHECKING:
    from spieltrieb.lab.sharing import Workers

AUTO = "auto"  # the cluster that RAY_ADDRESS names, or that runs on this machine
NAMED = (AUTO, "local")  # what is an address without being HOST:PORT

Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Play on a Ray cluster: at HOST:PORT, on one started here (local), or on the one that is found.",
    ),
]


class Command(TyperCommand):
    """A command whose option `--ray` may stand alone."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words of a command line."""
        return super().parse_args(ctx, addressed(args))


def addressed(words: list[str]) -> list[str]:
    """The same words with an address after each `--ray`: what follows is one if it is written like one."""
    found: list[str] = []
    for number, word in enumerate(words, 1):
        found.append(word)
        following = words[number] if number < len(words) else ""
        if word == "--ray" and following not in NAMED and (":" not in following or following.startswith("-")):
            found.append(AUTO)
    return found


@contextmanager
def workers(address: str | None) -> Iterator[Workers | None]:
    """Those who do the work on the cluster that was named; None if none was."""
    if address is None:
        yield None
        return
    from spieltrieb.lab.sharing import Cluster

    with Cluster(address) as cluster:
        yield cluster
