"""Taking a move back: by itself only while its seat has learned nothing by it."""

from __future__ import annotations

from spieltrieb.core.errors import SpieltriebError
from spieltrieb.core.moves import CHANCE_ACTOR
from spieltrieb.core.position import Position

GUESSES = 500  # how many states that a seat thinks possible are tried to find out whether a move told it anything


def foreseen(after: Position, seat: int, action: int) -> bool:
    """Whether the last move told its seat nothing: in every state it thought possible, it would now see the same.

    The game says so, or many such states are tried out.
    """
    if after.told(seat)[-1] != after.moves[-1]:
        return False  # the seat was told more than it had said
    game = after.game
    if not game.hides:
        return True
    known, now = after.at(after.step - 1).veil(seat), after.veil(seat)
    if game.silent is not None:
        return game.silent(known, now, action, lambda veiled: game.guess(veiled, seat, 0))
    seen = now.tobytes()
    for key in range(GUESSES):
        then = game.blank()
        is_legal = game.drive.attempt(game.guess(known, seat, key), then, seat, action) >= 0
        if not is_legal or game.veil(then[0], seat).tobytes() != seen:
            return False
    return True


def last_move(position: Position, seat: int) -> int | None:
    """The step at which a seat last moved; None if it has not."""
    steps = (step for step in range(position.step - 1, -1, -1) if position.history[step][0] == seat)
    return next(steps, None)


def stays(position: Position, step: int) -> bool:
    """Whether the move at this step stays for good, as the leaflet has it."""
    game = position.game
    return game.stays is not None and game.stays(position.at(step).state)


def is_past_chance(position: Position, step: int) -> bool:
    """Whether chance has acted since the move at this step: to go back before that would be to know the future."""
    return any(actor == CHANCE_ACTOR for actor, _ in position.steps_from(step + 1))


def without(position: Position, step: int) -> Position | None:
    """The position as if this one move were not made yet, the others' later ones kept: where all act at the same time.

    None where that cannot be, where the leaflet lets it stay, or where its seat has seen something new since: chance,
    or what the move itself told.
    """
    seat, action = position.history[step]
    later = position.history[step + 1 :]
    if any(actor in (CHANCE_ACTOR, seat) for actor, _ in later) or stays(position, step):
        return None
    if not foreseen(position.at(step + 1), seat, action):
        return None
    try:
        return position.at(step).replay_actions(later)
    except SpieltriebError:
        return None
