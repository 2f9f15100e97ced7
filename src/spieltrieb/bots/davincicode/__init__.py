"""Players and advice for Da Vinci Code: five levels, from careless guesses to games played to the end in thought."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spieltrieb.bots.player import Bot, Sight

if TYPE_CHECKING:
    from spieltrieb.bots.advice import Advice

__all__ = ["LEVELS", "advise", "bench", "greedy"]


def newcomer() -> Bot:
    """Level 1 names something plausible, forgets what was said and what it holds, and stops when it feels like it."""
    from spieltrieb.bots.davincicode.player import Newcomer

    return Newcomer()


def casual() -> Bot:
    """Level 2 names only what can be, where the fewest values are left."""
    from spieltrieb.bots.davincicode.player import Casual

    return Casual()


def club_player() -> Bot:
    """Level 3 counts exactly, makes the likeliest guess, and goes on when it is nearly sure."""
    from spieltrieb.bots.davincicode.player import Counter

    return Counter(go_on=0.75)


def expert() -> Bot:
    """Level 4 counts exactly, weighs what a turn may bring, and knows when to stop."""
    from spieltrieb.bots.davincicode.player import Expert

    return Expert()


def master() -> Bot:
    """Level 5 hears what others' guesses betray, and plays every good move to the end in thought."""
    from spieltrieb.bots.davincicode.player import Master

    return Master()


LEVELS: tuple[Callable[[], Bot], ...] = (newcomer, casual, club_player, expert, master)


def greedy() -> Bot:
    """The plain opponent: always makes the likeliest guess, and always stops."""
    from spieltrieb.bots.davincicode.player import Counter

    return Counter(go_on=1.01)


def advise(sight: Sight) -> Advice:
    """What every move of a seat is worth, and why; with the odds of every hidden tile."""
    from spieltrieb.bots.davincicode.counsel import counsel

    return counsel(sight)


def bench(seconds: float = 1.0) -> float:
    """How many positions a second are looked at when moves are played to the end in thought, on one core."""
    from spieltrieb.bots.davincicode.counsel import positions_a_second

    return positions_a_second(seconds)
