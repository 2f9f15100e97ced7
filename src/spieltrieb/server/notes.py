"""What happens in a game besides moves, as its log tells it: who left, whose time was up, what a bot did."""

from __future__ import annotations

from spieltrieb.core.moves import CHANCE_ACTOR
from spieltrieb.core.position import Position
from spieltrieb.server.entries import AnyEntry, Handed, Played, Resigned, Returned, TookBack
from spieltrieb.server.messages import Note, NoteKind


def note_of(entry: AnyEntry, position: Position | None) -> Note | None:
    """The note that an entry leaves, by the position before it; most leave none. A move: that a bot made it."""
    kind: NoteKind
    match entry:
        case Played():
            kind = "bot"
        case Handed():
            kind = "late" if entry.once else entry.why
        case Returned():
            kind = "back"
        case Resigned():
            kind = "resigned"
        case TookBack():
            kind = "took-back"
        case _:
            return None
    history = () if position is None else position.history[: entry.step if isinstance(entry, TookBack) else None]
    moves = sum(actor != CHANCE_ACTOR for actor, _ in history)
    return Note(after=moves + isinstance(entry, Played), seat=entry.seat, kind=kind)
