"""Positions that together show everything a board can show, found by playing on purpose and not by luck.

Every face that is turned up is chosen here, so a few short games bring up what real games bring up once in a while.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from spieltrieb.core.moves import Actor, Move, Moves
from spieltrieb.core.position import Position
from spieltrieb.games import games

Director = Callable[[Position, Actor, Moves, random.Random], Move]


@dataclass(frozen=True, eq=False)
class Exhibit:
    """A position as one seat sees it, or a spectator (None); `shows` names what there is to see."""

    position: Position
    seat: int | None
    view: Any
    shows: frozenset[str]

    def __repr__(self) -> str:
        return f"{self.position!r}, seen by {'a spectator' if self.seat is None else f'seat {self.seat}'}"


@dataclass(frozen=True)
class Collection:
    """What is to be seen of one game: games that bring it all up, and how to tell what a view shows."""

    game: str
    wanted: frozenset[str]
    plays: Callable[[], Iterable[Position]]
    shows: Callable[[Any, Position], set[str]]
    # What differs most, for axe, which takes its time.
    telling: tuple[str, str]
    # What only opens when something is pressed: what must be shown first, and then the selectors to press in turn.
    opened: dict[str, tuple[str, list[str]]]
    # Where hints are marked: every place, and for a seat the moves that are marked there.
    marked: frozenset[str]
    marks: Callable[[Any], dict[str, list[str]]]
    # What opens the place where a hint is marked, if it is to be seen only then.
    opening: Callable[[str], list[str]] = lambda move: []


def play_out(game: str, players: int, direct: Director, seed: int, **options: Any) -> Iterator[Position]:
    """All positions of a game where somebody is to move, and its end; the director makes all moves, chance too."""
    luck = random.Random(seed)
    position = games[game].start(players, seed=None, **options)
    while position.actors:
        actor = luck.choice(position.actors)
        position = position.play(direct(position, actor, position.legal(actor), luck))
        if position.actors != ("*",):
            yield position


def any_move(position: Position, actor: Actor, moves: Moves, luck: random.Random) -> Move:
    """A director without a plan."""
    return luck.choice(moves)


class Gallery:
    """All that a collection's games bring up, and which of it is hung."""

    def __init__(self, collection: Collection) -> None:
        self.collection = collection
        self.found = [exhibit for position in collection.plays() for exhibit in _seen(collection, position)]
        self.hinted = _fewest(self.found, collection.marked, self._marked)
        self.exhibits = _fewest(self.found, collection.wanted, lambda exhibit: exhibit.shows, self.hinted)

    def showing(self, what: str) -> Exhibit:
        """The position that shows this with the most moves to choose from."""
        return max(
            (exhibit for exhibit in self.found if what in exhibit.shows), key=lambda exhibit: len(exhibit.view.legal)
        )

    def hints(self, exhibit: Exhibit, missing: set[str]) -> list[list[str]]:
        """Moves to recommend, three at a time, so that every place still missing has a badge, or three of them."""
        marks = self.collection.marks(exhibit.view)
        wanted = {place: moves for place, moves in marks.items() if place in missing}
        missing -= set(wanted)
        alone = [moves[0] for moves in wanted.values() if len(moves) < 3]
        return [moves[:3] for moves in wanted.values() if len(moves) >= 3] + [
            alone[at : at + 3] for at in range(0, len(alone), 3)
        ]

    def _marked(self, exhibit: Exhibit) -> frozenset[str]:
        return frozenset(self.collection.marks(exhibit.view)) if exhibit.view.legal else frozenset()


def _fewest(
    found: list[Exhibit],
    wanted: frozenset[str],
    shown_by: Callable[[Exhibit], frozenset[str]],
    first: Iterable[Exhibit] = (),
) -> list[Exhibit]:
    """Few positions, some of which are given, that show all that is wanted; fails if something is not to be had."""
    shown = [(exhibit, shown_by(exhibit)) for exhibit in found]
    chosen = list(first)
    missing = set(wanted).difference(*map(shown_by, chosen))
    while missing:
        best, shows = max(shown, key=lambda pair: len(pair[1] & missing))
        assert shows & missing, f"no position of {best.position.game.name} shows {sorted(missing)}"
        chosen.append(best)
        missing -= shows
    return chosen


def _seen(collection: Collection, position: Position) -> Iterator[Exhibit]:
    """A position as everybody sees it who sees something else: who is to move, who is not, and a spectator."""
    acting = position.seats_to_act
    waiting = [seat for seat in range(position.players) if seat not in acting]
    for seat in dict.fromkeys([*acting[:1], *waiting[:1], *waiting[-1:], None]):
        view = position.view(seat)
        yield Exhibit(position, seat, view, frozenset(collection.shows(view, position)))
