"""Da Vinci Code: every tile hidden, known and open, every phase for who plays and who waits, hyphens included."""

from __future__ import annotations

import random
from collections.abc import Iterator

from spieltrieb.core.moves import Actor, Move, Moves
from spieltrieb.core.position import Position
from spieltrieb.games.davincicode.view import Tile, View
from tests.browser.gallery.collecting import Collection, Director, play_out

VALUES = [*map(str, range(12)), "-"]
TILES = [colour + value for colour in "bw" for value in VALUES]


def guess(hit: float, stop: float) -> Director:
    """A director with this share of right guesses, who stops this often after a hit."""

    def direct(position: Position, actor: Actor, moves: Moves, luck: random.Random) -> Move:
        named = [move for move in moves if ":guess" in str(move)]
        others = [move for move in moves if ":guess" not in str(move)]
        if not named or (others and luck.random() < stop):
            return luck.choice(others)
        wishes_hit = luck.random() < hit
        return luck.choice([move for move in named if _is_right(position, str(move)) == wishes_hit] or named)

    return direct


def _is_right(position: Position, move: str) -> bool:
    """Whether a guess hits; the director may look into every code."""
    spot, _, value = move.partition("guess ")[2].partition("=")
    owner, _, place = spot.partition(".")
    tile: Tile = position.view(int(owner)).codes[int(owner)][int(place) - 1]
    return tile.value == value


def plays() -> Iterator[Position]:
    for players in (2, 3, 4):
        for hyphens in (False, True):
            yield from play_out("davincicode", players, guess(hit=0.6, stop=0.5), 10 + players, hyphens=hyphens)
            yield from play_out("davincicode", players, guess(hit=0.1, stop=0.5), 20 + players, hyphens=hyphens)
            yield from play_out("davincicode", players, guess(hit=0.45, stop=0.9), 30 + players, hyphens=hyphens)


def shows(view: View, position: Position) -> set[str]:
    players, seat = len(view.codes), view.seat
    found = {f"{players} players", "a spectator" if seat is None else "a player"}
    for owner, code in enumerate(view.codes):
        whose = "mine" if owner == seat else "another's"
        for tile in code:
            found.add(f"{tile.colour}{tile.value} {'open' if tile.open else 'hidden'}, {whose}")
            found |= {f"{whose} was taken for something"} if tile.ruled_out else set()
        found |= {f"a long code, {whose}"} if len(code) > 10 else set()
        found |= {f"out: {whose}"} if owner in view.out else set()
    if view.drawn:
        found.add(f"apart: {view.drawn.colour}{view.drawn.value}")
    for colour, left in zip("bw", view.pool, strict=True):
        found |= {f"none left of {colour}"} if not left else set()
    return found | _phases(view, position)


def _phases(view: View, position: Position) -> set[str]:
    if position.outcome:
        bonus = sum(position.outcome.scores) > sum(view.points)
        whose = "watched" if view.seat is None else "won" if view.seat in position.outcome.winners else "lost"
        return {f"over: {whose}"} | ({"the winner's hidden numbers count"} if bonus else set())
    phase = f"{view.phase} at the beginning" if view.phase == "take" and view.waiting else view.phase
    if not view.legal:
        return {f"{phase}, another's"}
    if view.phase in ("set", "insert", "lay"):
        phase += ", one way" if len(view.legal) == 1 else ", several ways"
    if view.phase == "hit" and not view.drawn:
        phase += ", pool empty"
    return {f"{phase}, mine"}


def marks(view: View) -> dict[str, list[str]]:
    """Places in another's code, values on the pad, heaps, gaps, ways to set up, tiles to lay open, stopping."""
    found: dict[str, list[str]] = {}
    if view.phase in ("set", "insert", "lay") and len(view.legal) == 1:
        return found  # the page makes such a move by itself
    for move in view.legal:
        word, _, rest = move.partition(":")[2].partition(" ")
        if word == "guess":
            spot, _, value = rest.partition("=")
            found[f"place {spot[2:]}"] = [move]
            found[f"value {value}"] = [move]
        elif word in ("insert", "lay", "show"):
            found[f"{word} {rest.partition('@')[2] or rest}"] = [move]
        else:
            found[f"{word} {rest}" if word == "take" else word] = [move]
    return found


def pad_of(move: str) -> list[str]:
    """What opens the pad of the tile that a hint names."""
    spot = move.partition(":guess ")[2].partition("=")[0]
    return [f'button[data-tile="{spot}"]'] if spot else []


PHASES = ("take at the beginning", "take", "guess", "hit", "show", "hit, pool empty")
CHOICES = [f"{phase}, {ways}" for phase in ("set", "insert", "lay") for ways in ("one way", "several ways")]
COLLECTION = Collection(
    "davincicode",
    frozenset(
        {f"{players} players" for players in (2, 3, 4)}
        | {"a spectator", "a player", "over: won", "over: lost", "over: watched", "the winner's hidden numbers count"}
        | {f"{tile} {how}" for tile in TILES for how in ("hidden, mine", "open, mine", "open, another's")}
        | {f"{colour}? hidden, another's" for colour in "bw"}
        | {f"apart: {tile}" for tile in [*TILES, "b?", "w?"]}
        | {f"{phase}, mine" for phase in [*PHASES, *CHOICES]}
        | {f"{phase}, another's" for phase in (*PHASES[:5], "set", "insert", "lay")}
        | {f"out: {whose}" for whose in ("mine", "another's")}
        | {f"a long code, {whose}" for whose in ("mine", "another's")}
        | {f"{whose} was taken for something" for whose in ("mine", "another's")}
        | {"none left of b", "none left of w"}
    ),
    plays,
    shows,
    telling=("insert, several ways, mine", "over: lost"),
    opened={
        "the pad to guess with": ("guess, mine", ["button[data-tile].legal"]),
        "the pad to make notes": ("hit, mine", ["button[data-tile].legal", ".pad .switch"]),
        "the notepad": ("guess, mine", ["button[aria-keyshortcuts=N]"]),
        "a note by who waits": ("guess, another's", ["button[data-tile]"]),
    },
    marked=frozenset(
        {f"place {place}" for place in range(1, 11)}
        | {f"value {value}" for value in VALUES}
        | {f"{word} {place}" for word in ("insert", "show") for place in range(1, 7)}
        | {"take black", "take white", "stop", "set"}
    ),
    marks=marks,
    opening=pad_of,
)
