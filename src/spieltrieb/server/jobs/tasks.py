"""What a job can be, and how its question and its answer are written.

A job has what the processes of one server are given (computations.py), and nothing else: what a seat may know, or the
record of a game that is over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from spieltrieb import __version__
from spieltrieb.server import computations
from spieltrieb.server.computations import Part, Seen

# Whoever takes a job must have the asker's version, and write questions and answers in the same form. The number goes
# up whenever that form changes, so that old and new processes of one version can share a database, too.
DIALECT = f"{__version__}/2"


class Task(NamedTuple):
    """A kind of job."""

    work: Callable[..., Any]
    arguments: msgspec.msgpack.Decoder[Any]
    answer: msgspec.msgpack.Decoder[Any]


class LostJob(Exception):
    """Nobody answers: the database is away, or all who took the job have failed. Whoever asked does it alone."""


TASKS = {
    "bot": Task(
        computations.choose,
        msgspec.msgpack.Decoder(tuple[tuple[str, str, int], str, Seen]),
        msgspec.msgpack.Decoder(int),
    ),
    "advice": Task(
        computations.advise_seat, msgspec.msgpack.Decoder(tuple[Seen, str]), msgspec.msgpack.Decoder(dict[str, Any])
    ),
    "review": Task(
        computations.review, msgspec.msgpack.Decoder(tuple[str, float, str]), msgspec.msgpack.Decoder(Part)
    ),
}  # fmt: skip
encode = msgspec.msgpack.Encoder().encode


def key_of(kind: str, arguments: bytes) -> bytes:
    """What equal questions have in common, whoever asks: they are one job."""
    return hashlib.sha256(b"%s %s %s" % (DIALECT.encode(), kind.encode(), arguments)).digest()


def is_whole(answer: Any) -> bool:
    """Whether this is all of an answer: a review comes in parts."""
    return not isinstance(answer, Part) or answer.done == answer.total
