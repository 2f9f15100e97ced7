"""Da Vinci Code: what a player remembers of the others' guesses, and what these betray.

A player who names a tile most probably does not have it. To name one rather than another is to think it likelier,
which depends on the tiles one holds. To go on is to be rather sure; and by stopping or not, players show how bold they
are.
All of it is read from the facts of the moves that the seat was told.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from numpy import int64

from spieltrieb.bots.davincicode.value import DOUBTS, SHARP, habits, likeliest, look_at_others, new_room
from spieltrieb.bots.player import Sight
from spieltrieb.bots.weights import Array
from spieltrieb.core.compile import rule
from spieltrieb.core.facts import Fact
from spieltrieb.games.davincicode.moves import value_number
from spieltrieb.games.davincicode.odds import any_below, count_loose, fill, walk
from spieltrieb.games.davincicode.state import NAME, PLACES, SPOTS, STATE, UNKNOWN, VALUES

FIRST, WENT_ON, STOPPED = range(3)

KEEN = 4.0  # how sharply it shows, by the chance of a hit, whether a player goes on or stops
AGAINST_STYLE = 0.1  # how likely it is, at the least, that somebody acts out of character

DOUBT = 0.04  # how often somebody is assumed to have named a tile of their own, to mislead or by mistake
DOUBTFUL = 1 / 16  # the share of deals that are gathered for that case
DEALS = 20_000  # deals gathered for each second of budget,
FEWEST_DEALS, MOST_DEALS = 300, 4000  # within these bounds
EVENTS = 24  # how many of the others' last decisions are explained
APART = 7919  # the distance between the random numbers of different deals: a prime


class Style(NamedTuple):
    """How players differ after a hit."""

    limit: float  # the chance from which they go on
    goes_on: float  # how often that is the case
    answer: float  # the limit that does best against them
    share: float  # how many players are like this, before anything was seen of them


STYLES = (Style(0.42, 0.65, 0.42, 0.6), Style(0.75, 0.2, 0.45, 0.25), Style(2.0, 0.01, 0.7, 0.15))


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
    facts = [fact for fact in sight.facts() if fact.actor != "*"]
    after_hit = False
    for fact in facts:
        seat, place = int(fact.actor), (fact.at or 0) - 1
        code = story.codes[seat]
        if fact.do == "take":
            story.drawn = Tile(_colour(fact.face), 0)
        elif fact.do == "set":
            code[:] = [Tile(colour, 0) for colour in _first_colours(sight, seat, facts)]
            story.drawn = None
        elif fact.do == "guess":
            _guess(story, seat, fact, after_hit)
            after_hit = bool(fact.hit)
            continue
        elif fact.do == "stop":
            _event(story, seat, STOPPED, 0)
            story.stops[seat] += 1
        elif fact.do == "show":
            code[place].open = True
        elif fact.do in ("insert", "lay") and story.drawn:
            story.drawn.open = fact.do == "lay"
            code.insert(place, story.drawn)
            story.drawn = None
        after_hit = False
        if fact.do in ("insert", "lay", "show") or (fact.do == "stop" and story.drawn is None):
            story.named = [0, 0]
    for seat, code in enumerate(story.codes):
        for place, tile in enumerate(code):
            tile.spot = PLACES * seat + place
    return story


def _colour(face: str | None) -> int:
    return int(face is not None and face[0] == "w")


def _first_colours(sight: Sight, seat: int, facts: list[Fact]) -> list[int]:
    """The colours of a code when it was set up: as it stands now, without the tiles that were put in since."""
    s = sight.state[0]
    colours = [int(tile) & 1 for tile in s["code"][PLACES * seat :][: s["length"][seat]]]
    for fact in reversed(facts):
        if fact.actor == seat and fact.do in ("insert", "lay"):
            del colours[(fact.at or 0) - 1]
    return colours


def _event(story: Story, seat: int, kind: int, action: int) -> None:
    codes = [[(tile, tile.open, tile.missed) for tile in code] for code in story.codes]
    story.events.append(Event(seat, kind, action, codes, story.drawn))


def _guess(story: Story, seat: int, fact: Fact, after_hit: bool) -> None:
    other, place = fact.owner or 0, (fact.at or 0) - 1
    value = value_number(fact.face or "")
    spot = PLACES * other + place
    _event(story, seat, WENT_ON if after_hit else FIRST, NAME + VALUES * spot + value)
    story.goes[seat] += after_hit
    tile = story.codes[other][place]
    story.named[tile.colour] |= 1 << value
    for own in (*story.codes[seat], *([story.drawn] if story.drawn else [])):
        if own.colour == tile.colour:
            own.named |= 1 << value
    if fact.hit:
        tile.open = True
    else:
        tile.missed |= 1 << value


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

    A line of the second ends with where the tile that was drawn then stands now; -1 if there was no such tile.
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


def likely_styles(story: Story, seat: int) -> list[float]:
    """How likely a player is of each style, by how often they stopped and went on after a hit."""
    stops, goes = story.stops[seat], story.goes[seat]
    likely = [style.share * style.goes_on**goes * (1 - style.goes_on) ** stops for style in STYLES]
    return [chance / sum(likely) for chance in likely]


# ---- How well a deal explains what the others did ----


@rule
def rising(x):
    """From 0 to 1: one half at 0, most of the way between -1 and 1."""
    return 0.5 + 0.5 * x / (0.25 + abs(x))


@rule
def explain(deals, scenes, now, actions, kinds, limits, w, belief):
    """Weigh each deal by how well it explains the others' decisions.

    With the tiles that a player holds in this deal, was the guess a likely one? Was it right to go on, or to stop?
    """
    room = new_room()
    work = np.empty_like(deals[:1])
    for k in range(len(deals)):
        weight = 1.0
        for event in range(len(scenes)):
            work[0] = scenes[event]
            s = work[0]
            seat = int64(s.turn)
            for owner in range(s.players):
                for spot in range(PLACES * owner, PLACES * owner + s.length[owner]):
                    s.code[spot] = deals[k].code[now[event, spot]]
            if now[event, SPOTS] >= 0:
                s.drawn = deals[k].code[now[event, SPOTS]]
            look_at_others(s, seat, room)
            chance = likeliest(s, seat, w, room.odds)[1]
            if chance > 0.0:
                if kinds[event] > 0:
                    bold = rising(KEEN * (chance - limits[seat]))
                    weight *= AGAINST_STYLE + (1.0 - AGAINST_STYLE) * (bold if kinds[event] == 1 else 1.0 - bold)
                if kinds[event] < 2:
                    ratio = room.odds[(actions[event] - NAME) // VALUES, (actions[event] - NAME) % VALUES] / chance
                    weight *= max(w[DOUBTS], ratio ** w[SHARP])
        belief[k] = weight


@rule
def gather(states, seat, key, deals):
    """Fill in full states that agree with a veiled one: all of them if there is room, or random ones; count them."""
    walked = walk(states[0])
    total = walked[-1][0, 0] * count_loose(states[0], np.zeros(2, np.int64))
    wanted = min(len(deals), total)
    for k in range(wanted):
        deals[k] = states[0]
        fill(deals[k], walked, k if total <= len(deals) else any_below(key + k * APART, total))
    return wanted


def believed_deals(sight: Sight, story: Story, heard: Array, trusts: bool, key: int) -> tuple[Array, Array]:
    """Full states that agree with what is known, and how much each of them is believed; these add up to 1.

    `heard` is the state with what the others' guesses betray, if they can be trusted, and the plain one otherwise.
    """
    most = int(min(MOST_DEALS, max(FEWEST_DEALS, DEALS * sight.budget)))
    styles = [likely_styles(story, seat) for seat in range(sight.players)]
    limits = np.array([STYLES[style.index(max(style))].limit for style in styles])
    past = scenes(sight, story, EVENTS)
    cases = [(heard, most, 1 - DOUBT)]
    if trusts:
        cases.append((sight.state, int(most * DOUBTFUL), DOUBT))
    found, beliefs = [], []
    for states, wanted, share in cases:
        deals = np.repeat(states, wanted)
        deals = deals[: gather(states, sight.seat, key, deals)]
        belief = np.ones(len(deals))
        explain(deals, *past, limits, habits(), belief)
        found.append(deals)
        beliefs.append(belief * (share / belief.sum()))
    belief = np.concatenate(beliefs)
    return np.concatenate(found), belief / belief.sum()
