"""Da Vinci Code: what others' guesses betray.

Whoever names a tile most probably does not have it. Whoever names one rather than another sees it as likelier, which
depends on the tiles they hold. Whoever goes on is rather sure; and by stopping or not, players show how bold they are.
All of it is read from the moves as the seat was told them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from spieltrieb.bots.player import Sight
from spieltrieb.games.davincicode.state import LAY, NAME, PLACES, SHOW, SPOTS, STATE, UNKNOWN, VALUES

Array = np.ndarray[Any, Any]
FIRST, WENT_ON, STOPPED = range(3)


@dataclass(eq=False)
class Tile:
    """A tile as it came: its colour, and what was said of it."""

    colour: int
    named: int  # the values, as bits, that its owner named for tiles of this colour since it was taken
    missed: int = 0  # the values that it was wrongly taken for
    open: bool = False
    spot: int = -1  # where it stands now


@dataclass(eq=False)
class Event:
    """A decision that somebody made: to name a value for a tile, or to stop."""

    seat: int
    kind: int
    action: int
    codes: list[list[tuple[Tile, bool, int]]]  # the tiles then, whether they were open, and their misses
    drawn: Tile | None


@dataclass(eq=False)
class Story:
    """What happened so far, move by move."""

    codes: list[list[Tile]]
    events: list[Event] = field(default_factory=list)
    named: list[int] = field(default_factory=lambda: [0, 0])  # this turn, by colour
    drawn: Tile | None = None
    stops: list[int] = field(default_factory=lambda: [0] * 4)  # after hits
    goes: list[int] = field(default_factory=lambda: [0] * 4)


def read(sight: Sight) -> Story:
    """Read what happened from what the seat was told."""
    story = Story([[] for _ in range(sight.players)])
    moves = [move.partition(":")[::2] for move in sight.told() if not move.startswith("*")]
    after_hit = False
    for number, (who, text) in enumerate(moves):
        seat, (verb, *rest) = int(who), text.split(" ")
        code = story.codes[seat]
        if verb == "take":
            story.drawn = Tile(int(rest[0] == "white"), 0)
        elif verb == "set":
            code[:] = [Tile("bw".index(tile[0]), 0) for tile in rest]
            story.drawn = None
        elif verb == "guess":
            next_verb = moves[number + 1][1].split(" ")[0] if number + 1 < len(moves) else ""
            missed = next_verb in ("lay", "show") or (not next_verb and int(sight.state[0]["phase"]) in (LAY, SHOW))
            _guess(story, seat, rest[0], missed, after_hit)
            after_hit = not missed
            continue
        elif verb == "stop":
            _event(story, seat, STOPPED, 0)
            story.stops[seat] += 1
        elif verb == "show":
            code[int(rest[0].rpartition("@")[2]) - 1].open = True
        elif verb in ("insert", "lay") and story.drawn:
            story.drawn.open = verb == "lay"
            code.insert(int(rest[0].rpartition("@")[2]) - 1, story.drawn)
            story.drawn = None
        after_hit = False
        if verb in ("insert", "lay", "show") or (verb == "stop" and story.drawn is None):
            story.named = [0, 0]
    for seat, code in enumerate(story.codes):
        for place, tile in enumerate(code):
            tile.spot = PLACES * seat + place
    return story


def _event(story: Story, seat: int, kind: int, action: int) -> None:
    codes = [[(tile, tile.open, tile.missed) for tile in code] for code in story.codes]
    story.events.append(Event(seat, kind, action, codes, story.drawn))


def _guess(story: Story, seat: int, text: str, missed: bool, after_hit: bool) -> None:
    other, place, named = re.split(r"[.=]", text)
    value = 12 if named == "-" else int(named)
    spot = PLACES * int(other) + int(place) - 1
    _event(story, seat, WENT_ON if after_hit else FIRST, NAME + VALUES * spot + value)
    story.goes[seat] += after_hit
    tile = story.codes[int(other)][int(place) - 1]
    story.named[tile.colour] |= 1 << value
    for own in (*story.codes[seat], *([story.drawn] if story.drawn else [])):
        if own.colour == tile.colour:
            own.named |= 1 << value
    if missed:
        tile.missed |= 1 << value
    else:
        tile.open = True


def betrayed(sight: Sight, story: Story) -> Array:
    """The state with more values ruled out: for every hidden tile those that its owner named since it was taken.

    Values stay in for the seat's own tiles where they are true, so that the state never contradicts itself there.
    """
    states = sight.state.copy()
    s = states[0]
    for code in story.codes:
        for tile in code:
            if int(s["hidden"]) >> tile.spot & 1:
                face = int(s["code"][tile.spot])
                true = 0 if face >= UNKNOWN else 1 << (face >> 1)
                s["ruled_out"][tile.spot] |= tile.named & ~true
    return states


def scenes(sight: Sight, story: Story, most: int) -> tuple[Array, Array, Array, Array]:
    """The others' last decisions: the states then without faces, where each tile stands now, what was done, and how.

    A line of the second has, last, where the tile stands that was drawn then; -1 where there is none.
    """
    events = [event for event in story.events if event.seat != sight.seat][-most:]
    states = np.zeros(len(events), STATE)
    now = np.full((len(events), SPOTS + 1), -1, np.int64)
    for number, event in enumerate(events):
        s = states[number]
        s["players"], s["values"], s["turn"] = sight.players, sight.state[0]["values"], event.seat
        s["drawn"] = -1
        hidden = 0
        for seat, code in enumerate(event.codes):
            s["length"][seat] = len(code)
            for spot, (tile, was_open, missed) in enumerate(code, PLACES * seat):
                now[number, spot] = tile.spot
                s["ruled_out"][spot] = 0 if was_open else missed
                hidden |= 0 if was_open else 1 << spot
        s["hidden"] = hidden
        if event.drawn:
            now[number, SPOTS] = event.drawn.spot
    actions = np.array([event.action for event in events], np.int64)
    return states, now, actions, np.array([event.kind for event in events], np.int64)
