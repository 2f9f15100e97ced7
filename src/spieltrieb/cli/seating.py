"""Who sits where: people at this keyboard, and programs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from spieltrieb.bots import BOTS, Bot, look, make, one_for_each, player_names
from spieltrieb.core.errors import BadPlayers
from spieltrieb.core.position import Position
from spieltrieb.locale import text


@dataclass(frozen=True)
class Seating:
    """The names of all seats, which of them people play, and the programs in the others."""

    names: tuple[str, ...]
    people: tuple[int, ...]
    bots: dict[int, Bot]
    chance: random.Random  # for the programs

    def choose(self, position: Position, seat: int) -> int:
        """The action of a program."""
        return self.bots[seat].choose(look(position, seat, self.chance))


def seat_all(
    lang: str, players: int, people: tuple[int, ...], *, bots: Sequence[str], names: Sequence[str], seed: str
) -> Seating:
    """People in these seats, and bots in the others: one bot for all of them, or one for each."""
    if len(names) > len(people):
        raise BadPlayers(f"There are {len(people)} people at the keyboard but {len(names)} names.", players=len(people))
    others = [seat for seat in range(players) if seat not in people]
    chosen = dict(zip(others, one_for_each(bots, len(others)), strict=True))
    called = player_names(chosen)
    for seat in people:
        called[seat] = text(lang, "cli-you") if len(people) == 1 else text(lang, "cli-person", seat=seat)
    called.update({seat: name for seat, name in zip(people, names, strict=False) if name})
    makers = {seat: make(bot) for seat, bot in chosen.items()}
    return Seating(tuple(called[seat] for seat in range(players)), people, makers, random.Random(seed))


def seat_again(names: Sequence[str], people: tuple[int, ...] | None, bots: Sequence[str], seed: str) -> Seating:
    """Who sat where in a record: programs are known by their names, and everybody else is a person."""
    recorded = {seat: name.split(" ")[0] for seat, name in enumerate(names)}
    if people is None:
        people = tuple(seat for seat, name in recorded.items() if name not in BOTS) or (0,)
    others = [seat for seat in recorded if seat not in people]
    if bots:
        chosen = dict(zip(others, one_for_each(bots, len(others)), strict=True))
    else:
        chosen = {seat: recorded[seat] if recorded[seat] in BOTS else "random" for seat in others}
    return Seating(tuple(names), people, {seat: make(bot) for seat, bot in chosen.items()}, random.Random(seed))
