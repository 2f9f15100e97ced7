"""Players that are programs: one explicit list, and `make` to get one by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from types import MappingProxyType

from spieltrieb.bots.player import Bot, RandomBot, Sight, look
from spieltrieb.core.errors import BadBot

__all__ = ["BOTS", "Bot", "RandomBot", "Sight", "look", "make", "one_for_each", "player_names"]

BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {
        "random": RandomBot,
    }
)


def make(name: str) -> Bot:
    """A new player of this name."""
    tidy = name.strip().lower()
    if tidy not in BOTS:
        known = ", ".join(BOTS)
        close = get_close_matches(tidy, BOTS, n=1)
        guess = f" Did you mean {close[0]!r}?" if close else ""
        raise BadBot(f"There is no bot {name!r}; there are: {known}.{guess}", bot=name, known=known)
    return BOTS[tidy]()


def one_for_each(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots of so many seats: a single name stands for all of them, none for random players."""
    names = tuple(name.strip().lower() for name in bots) or ("random",)
    for name in names:
        make(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadBot(
            f"{len(names)} bots are named for {seats} seats; name one for all or one for each.",
            bot=", ".join(names),
            known=", ".join(BOTS),
        )
    return names


def player_names(bots: Mapping[int, str]) -> dict[int, str]:
    """How the bots in these seats are called as players: with their seat where two have the same name."""
    twice = {bot for bot in bots.values() if list(bots.values()).count(bot) > 1}
    return {seat: f"{bot} {seat}" if bot in twice else bot for seat, bot in bots.items()}
