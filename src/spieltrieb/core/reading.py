"""What a text means in a position, and the error that says why something cannot be played there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spieltrieb.core.errors import Ambiguous, GameOver, Illegal, Unreadable, WrongActor
from spieltrieb.core.moves import CHANCE_ACTOR, actor_number, split

if TYPE_CHECKING:
    from spieltrieb.core.position import Position


def read(position: Position, text: str) -> tuple[int, int]:
    """The actor and action that a text means here; the seat may be left out where only one can be meant."""
    if not isinstance(text, str):
        raise Unreadable(f"{text!r} is neither the text of a move nor a Move.", text=repr(text), step=position.step + 1)
    named, rest = split(text)
    if not position.actors:
        raise GameOver(f"{text!r}: the game is over {_place(position)}.", text=text, step=position.step + 1)
    if named is not None and named >= position.players:
        raise WrongActor(
            f"{text!r}: there is no seat {named}; the seats are 0 to {position.players - 1}.", text=text, seat=named
        )
    meant = (named,) if named is not None else tuple(actor_number(actor) for actor in position.actors)
    candidates = [
        (actor, action)
        for actor in meant
        for action in position.game.read(position._array[0], actor, rest, position.options)
    ]
    if not candidates:
        looks = f"a move looks like {_example(position)}"
        raise Unreadable(
            f"{text!r} is not a move of {position.game.name} {_place(position)}; {looks}.",
            text=text,
            step=position.step + 1,
        )
    if len(candidates) == 1:
        return candidates[0]
    fitting = [c for c in candidates if position.game.drive.permits(position._array, *c)]
    if len(fitting) > 1:
        several = ", ".join(repr(position.write(*c)) for c in fitting[:4])
        raise Ambiguous(
            f"{text!r} can mean {several}{' and more' if len(fitting) > 4 else ''} {_place(position)}; say which.",
            text=text,
            step=position.step + 1,
        )
    return fitting[0] if fitting else candidates[0]


def refusal(position: Position, actor: int, action: int) -> Exception:
    """The error that says why an action is not possible here."""
    step = position.step + 1
    if not position.actors:
        return GameOver(f"The game is over {_place(position)}; nothing can be played.", text="", step=step)
    if actor not in map(actor_number, position.actors):
        turn = " and ".join("chance" if a == "*" else f"seat {a}" for a in position.actors)
        who = "chance" if actor == CHANCE_ACTOR else f"seat {actor}"
        return WrongActor(f"It is not for {who} to act {_place(position)}: {turn} must act.", seat=actor, step=step)
    if not 0 <= action < position.game.actions:
        return Illegal(f"There is no action {action} in {position.game.name} {_place(position)}.", text="", step=step)
    text = position.write(actor, action)
    return Illegal(
        f"{text!r} is not legal {_place(position)}; possible is {_example(position, actor)}.", text=text, step=step
    )


def _example(position: Position, actor: int | None = None) -> str:
    moves = position.legal(position.actors[0] if actor in (None, CHANCE_ACTOR) else actor)
    shown = ", ".join(repr(str(move)) for move in moves[:3])
    return shown + (f" and {len(moves) - 3} more" if len(moves) > 3 else "")


def _place(position: Position) -> str:
    return f"at move {position.step + 1}"
