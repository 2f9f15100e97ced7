"""Who sits where: people at this keyboard, and programs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from spieltrieb.bots import LEVELS, Bot, ask, look, make, one_for_each, package_of, player_names
from spieltrieb.bots import names as bot_names
from spieltrieb.bots.characters import key_of, with_level
from spieltrieb.cli.terminal import printable
from spieltrieb.core.contract import Game
from spieltrieb.core.errors import BadPlayers
from spieltrieb.core.position import Position
from spieltrieb.locale import text

OPPONENT = "level2"  # a casual player: neither a pushover nor a master


@dataclass(frozen=True)
class Seating:
    """The names of all seats, which of them people play, and the programs in the others."""

    names: tuple[str, ...]
    people: tuple[int, ...]
    bots: dict[int, str]
    chance: random.Random  # for the programs
    game: Game
    programs: dict[int, Bot] = field(default_factory=dict)  # the programs of the game that is being played

    def begin(self) -> None:
        """A new game: new programs, which remember nothing of the last one."""
        self.programs.clear()
        self.programs.update({seat: make(bot, self.game) for seat, bot in self.bots.items()})

    def choose(self, position: Position, seat: int) -> int:
        """The action of a program."""
        return ask(self.programs[seat], look(position, seat, self.chance), self.bots[seat])


def seat_all(
    lang: str,
    game: Game,
    players: int,
    people: tuple[int, ...],
    *,
    bots: Sequence[str],
    names: Sequence[str],
    seed: str,
) -> Seating:
    """People in these seats, and bots in the others: one bot for all of them, one for each, or the usual opponent."""
    if len(names) > len(people):
        raise BadPlayers(
            f"There are more names ({len(names)}) than people at the keyboard ({len(people)}).",
            reason="error-bad-players-names",
            players=len(people),
            names=len(names),
        )
    others = [seat for seat in range(players) if seat not in people]
    bots = bots or ((_opponent(game),) if others else ())
    chosen = dict(zip(others, one_for_each(bots, len(others), game), strict=True))
    called: dict[int, str] = {}
    for seat in people:
        called[seat] = text(lang, "cli-you") if len(people) == 1 else text(lang, "cli-person", seat=seat)
    called.update({seat: name for seat, name in zip(people, names, strict=False) if name})
    for seat, name in player_names(chosen).items():
        called[seat] = with_level(chosen[seat], called.values()) if chosen[seat] in LEVELS else name
    named = tuple(printable(called[seat]) for seat in range(players))
    return Seating(named, people, chosen, random.Random(seed), game)


def _opponent(game: Game) -> str:
    """Who plays where nobody was named; a game without bots of its own has random players only."""
    return "random" if package_of(game) is None else OPPONENT


def seat_again(
    game: Game, names: Sequence[str], people: tuple[int, ...] | None, bots: Sequence[str], seed: str
) -> Seating:
    """Who sat where in a record: programs are known by their names, and everybody else is a person."""
    recorded = {seat: key_of(name) for seat, name in enumerate(names)}
    if people is None:
        people = tuple(seat for seat, name in recorded.items() if name not in bot_names()) or (0,)
    others = [seat for seat in recorded if seat not in people]
    if bots:
        chosen = dict(zip(others, one_for_each(bots, len(others), game), strict=True))
    else:
        chosen = {seat: recorded[seat] if recorded[seat] in bot_names() else _opponent(game) for seat in others}
    named = tuple(map(printable, names))
    return Seating(named, people, chosen, random.Random(seed), game)
