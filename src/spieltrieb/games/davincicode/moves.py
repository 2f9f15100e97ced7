"""Da Vinci Code: moves as text, and text as moves."""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from spieltrieb.core.contract import State, States
from spieltrieb.core.facts import Fact
from spieltrieb.core.moves import actor_text
from spieltrieb.games.davincicode.state import (
    FACE,
    HYPHEN,
    HYPHENS,
    INSERT_AT,
    LAY_AT,
    NAME,
    NUMBERS,
    PLACES,
    SET,
    SHOW_AT,
    STOP,
    TAKE_TILE,
    TILES,
    VALUES,
)

COLOURS = ("black", "white")
# What a move is called, by the first of its actions; guesses and faces follow.
KINDS = {TAKE_TILE: "take", STOP: "stop", INSERT_AT: "insert", LAY_AT: "lay", SHOW_AT: "show", SET: "set"}
FIRST_ACTIONS = tuple(KINDS)
TILE = r"[bw] ?(?:\d{1,2}|-)"
VALUE = r"\d{1,2}|-|hyphen"


def value_text(value: int) -> str:
    """A value as it is named: a number, or `-` for a hyphen."""
    return "-" if value == HYPHEN else str(value)


def value_number(text: str) -> int:
    """The value that a text names, or -1."""
    if text in ("-", "hyphen"):
        return HYPHEN
    return int(text) if int(text) < NUMBERS else -1


def tile_text(tile: int) -> str:
    """A tile by its colour's letter and its value; `?` for the value of a tile that is not known."""
    return "bw"[tile & 1] + (value_text(tile >> 1) if tile < TILES else "?")


def tile_number(text: str) -> int:
    """The tile that a text names, or -1."""
    value = value_number(text[1:].strip())
    return -1 if value < 0 else 2 * value + "bw".index(text[0])


def own_tiles(s: State, seat: int) -> list[int]:
    """The tiles of a seat's code from its owner's left; none for chance."""
    return s["code"][PLACES * seat :][: s["length"][seat]].tolist() if seat >= 0 else []


def arranged(tiles: list[int], action: int) -> list[int]:
    """These tiles set up as the action says; none if it does not fit them."""
    places = list(range(len(tiles)))
    hyphens = {}
    for hyphen, place in zip((HYPHENS, HYPHENS + 1), divmod(action - SET, 4), strict=True):
        if place >= (len(places) if hyphen in tiles else 1):
            return []
        if hyphen in tiles:
            hyphens[places.pop(place)] = hyphen
    numbers = sorted(set(tiles) - {HYPHENS, HYPHENS + 1})
    return [hyphens[place] if place in hyphens else numbers.pop(0) for place in range(len(tiles))]


def texts(s: State, actor: int, actions: Sequence[int], options: Mapping[str, Any]) -> list[str]:
    """The texts of an actor's actions."""
    return [
        _guess(actor, action) if NAME <= action < FACE else f"{actor_text(actor)}:{_text(s, actor, action)}"
        for action in actions
    ]


@lru_cache(4 * (FACE - NAME))  # a server writes the same again and again
def _guess(actor: int, action: int) -> str:
    spot, value = divmod(action - NAME, VALUES)
    return f"{actor}:guess {spot // PLACES}.{spot % PLACES + 1}={value_text(value)}"


def _text(s: State, actor: int, action: int) -> str:
    """The text of any other action."""
    if action >= FACE:
        return f"={tile_text(action - FACE)}"
    if action >= SET:
        return " ".join(["set", *map(tile_text, arranged(own_tiles(s, actor), action))])
    if action >= SHOW_AT:
        place = action - SHOW_AT
        return f"show {_at(int(s['code'][PLACES * actor + place]), place)}"
    if action >= LAY_AT:
        return f"lay {_at(int(s['drawn']), action - LAY_AT)}"
    if action >= INSERT_AT:
        return f"insert {action - INSERT_AT + 1}"
    if action == STOP:
        return "stop"
    return f"take {COLOURS[action - TAKE_TILE]}"


def _at(tile: int, place: int) -> str:
    return f"{tile_text(tile)}@{place + 1}" if tile >= 0 else str(place + 1)


def tell(s: State, actor: int, action: int, options: Mapping[str, Any], seat: int | None) -> str:
    """The text as told to a seat or spectator: the faces of tiles taken and set up are their owner's secret."""
    text = texts(s, actor, (action,), options)[0]
    owner = s["turn"] if action >= FACE else actor
    if seat != owner and (action >= FACE or SET <= action < NAME):
        return re.sub(r"([bw])(\d+|-)", r"\1?", text)
    return text


def fact(before: States, after: States, seat: int, action: int, options: Mapping[str, Any]) -> Fact:
    """What a move was: of a guess whether it was right, of a tile that is laid open its face, and no other face."""
    if not NAME <= action < FACE:
        return _unguessed(before[0], seat, action)
    spot, value = divmod(action - NAME, VALUES)
    named = Fact(seat, "guess", face=value_text(value), owner=spot // PLACES, at=spot % PLACES + 1, hit=False)
    if int(after["hidden"][0]) >> spot & 1:  # a tile that was named rightly lies open then
        return named
    return replace(named, hit=True, points=int(after["points"][0, seat]) - int(before["points"][0, seat]))


def _unguessed(s: State, seat: int, action: int) -> Fact:
    """What any other move was."""
    first = FIRST_ACTIONS[bisect(FIRST_ACTIONS, action) - 1]
    kind, number = KINDS[first], action - first
    if first == TAKE_TILE:
        return Fact(seat, kind, face=f"{'bw'[number]}?")
    if first == LAY_AT:
        return Fact(seat, kind, face=tile_text(int(s["drawn"])), at=number + 1)
    if first == SHOW_AT:
        return Fact(seat, kind, face=tile_text(int(s["code"][PLACES * seat + number])), at=number + 1)
    return Fact(seat, kind, at=number + 1 if first == INSERT_AT else None)


def read(s: State, actor: int, text: str, options: Mapping[str, Any]) -> tuple[int, ...]:
    """The actions that a text may mean: what is left out may be anything; the core finds out what is legal."""
    if found := re.fullmatch(rf"= ?({TILE})", text):
        tile = tile_number(found[1])
        return (FACE + tile,) if tile >= 0 else ()
    if actor < 0:
        return ()
    if text == "stop":
        return (STOP,)
    if found := re.fullmatch(r"(?:take )?(b|w|black|white)", text):
        return (TAKE_TILE + "bw".index(found[1][0]),)
    if found := re.fullmatch(rf"set((?:[ ,]*{TILE})*)", text):
        return _read_set(own_tiles(s, actor), found[1])
    if found := re.fullmatch(r"insert(?: ?@? ?(\d{1,2}))?", text):
        return _read_place(INSERT_AT, found[1])
    if found := re.fullmatch(rf"lay(?: ({TILE}))?(?:[ @]+(\d{{1,2}}))?", text):
        fits = not found[1] or tile_number(found[1]) == s["drawn"]
        return _read_place(LAY_AT, found[2]) if fits else ()
    if found := re.fullmatch(rf"show(?: ({TILE}))?(?:[ @]+(\d{{1,2}}))?", text):
        tiles = own_tiles(s, actor)
        meant = range(len(tiles)) if not found[1] else [p for p, t in enumerate(tiles) if t == tile_number(found[1])]
        return tuple(action for action in _read_place(SHOW_AT, found[2]) if action - SHOW_AT in meant)
    if found := re.fullmatch(rf"(?:guess )?(?:(\d) ?[. ] ?)?(\d{{1,2}}) ?(?:=| |is) ?({VALUE})", text):
        return _read_guess(s, actor, *found.groups())
    return ()


def _read_set(tiles: list[int], text: str) -> tuple[int, ...]:
    actions = [action for action in range(SET, NAME) if arranged(tiles, action)]
    if text:
        order = [tile_number(tile) for tile in re.findall(TILE, text)]
        actions = [action for action in actions if arranged(tiles, action) == order]
    return tuple(actions)


def _read_place(first: int, text: str | None) -> tuple[int, ...]:
    """One place, or every place where none is named."""
    if text is None:
        return tuple(range(first, first + PLACES))
    return (first + int(text) - 1,) if 1 <= int(text) <= PLACES else ()


def _read_guess(s: State, actor: int, seat: str | None, place: str, value: str) -> tuple[int, ...]:
    seats = [other for other in range(s["players"]) if other != actor] if seat is None else [int(seat)]
    number = value_number(value)
    if number < 0 or not 1 <= int(place) <= PLACES or max(seats) > 3:
        return ()
    return tuple(NAME + (PLACES * other + int(place) - 1) * VALUES + number for other in seats)
