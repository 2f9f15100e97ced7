"""5 vor 12: every number in every place, every cell free, covered and aimed at, and every way to end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import groupby

from spieltrieb.core.moves import Actor, Move, Moves
from spieltrieb.core.position import Position
from spieltrieb.games.fivetotwelve.view import View
from tests.browser.gallery.collecting import Collection, any_move, play_out

NUMBERS = range(1, 21)
CELLS = [column + row for row in "1234" for column in "abcd"]
# A number for every cell that leaves room for all the others.
AIMS = [1 + round(cell * 19 / 15) for cell in range(16)]


def fill_up(position: Position, actor: Actor, moves: Moves, luck: random.Random) -> Move:
    """Bring every seat what it needs, and put it where it belongs: somebody covers all cells."""
    view = position.view(None)
    if actor == "*":
        seat = (
            view.turn if any(view.boards[0]) and 0 not in _setting_up(view) else (_setting_up(view) or [view.turn])[0]
        )
        needed = [f"*:={aim}" for aim, lies in zip(AIMS, view.boards[seat], strict=True) if not lies]
        fitting = [move for move in moves if str(move) in needed]
        return luck.choice(fitting or list(moves))
    assert isinstance(actor, int)
    right = [move for move in moves if _aims_right(str(move), view, actor)]
    return luck.choice(right) if right else next((move for move in moves if str(move).endswith("draw")), moves[-1])


def _setting_up(view: View) -> list[int]:
    """The seats that still wait for the tile of this round of the setup."""
    laid = [sum(map(bool, board)) + bool(hand) for board, hand in zip(view.boards, view.hands, strict=True)]
    return [seat for seat, tiles in enumerate(laid) if tiles == min(laid)] if min(laid) < 4 else []


def _aims_right(move: str, view: View, seat: int) -> bool:
    number, _, cell = move.partition(":")[2].removeprefix("take ").partition("@")
    return bool(cell) and int(number) == AIMS[CELLS.index(cell)] and not view.boards[seat][CELLS.index(cell)]


def pile_up(position: Position, actor: Actor, moves: Moves, luck: random.Random) -> Move:
    """Turn up every tile and leave most of them: all numbers come to lie open, and none is left to draw."""
    wanted = [move for move in moves if str(move).endswith(("draw", "leave"))]
    return luck.choice(wanted if wanted and luck.random() < 0.9 else list(moves))


def take_only(position: Position, actor: Actor, moves: Moves, luck: random.Random) -> Move:
    """Take what lies open rather than draw, so that the game ends of itself."""
    takes = [move for move in moves if ":take" in str(move)]
    return luck.choice(takes or list(moves))


def plays() -> Iterator[Position]:
    for players in (2, 3, 4):
        yield from play_out("fivetotwelve", players, pile_up, players)
        yield from play_out("fivetotwelve", players, any_move, players)
        yield from play_out("fivetotwelve", players, fill_up, players)
    yield from play_out("fivetotwelve", 2, take_only, 1, quiet_turns=4)


def shows(view: View, position: Position) -> set[str]:
    me = view.seat or 0
    others = [seat for seat in range(len(view.boards)) if seat != me]
    found = {f"{len(view.boards)} players", "a spectator" if view.seat is None else "a player"}
    found |= {f"{number} on my board" for number in view.boards[me]}
    found |= {f"{number} on another board" for seat in others for number in view.boards[seat]}
    found |= {f"{number} in my hand" for number in view.hands[me : me + 1]}
    found |= {f"{number} in another hand" for seat in others for number in [view.hands[seat]]}
    found |= {f"{number} open" for number in view.open}
    found |= {f"{cell} {'covered' if lies else 'free'}" for cell, lies in zip(CELLS, view.boards[me], strict=True)}
    legal = [move.partition(":")[2] for move in view.legal]
    held = {move.partition("@")[2] for move in legal if "@" in move and "take" not in move}
    found |= {f"{cell} {'exchanged' if view.boards[me][CELLS.index(cell)] else 'aimed at'}" for cell in held}
    if any(len(list(equal)) > 1 for _, equal in groupby(view.open)):
        found.add("equal tiles open")
    return found | _phases(view, position, legal)


def _phases(view: View, position: Position, legal: list[str]) -> set[str]:
    setup = any(sum(map(bool, board)) < 4 for board in view.boards)
    if position.outcome:
        return {f"over: {position.outcome.reason}"}
    found = {"no tile left to draw"} if not any(view.unseen) else set()
    if view.quiet and view.quiet_turns - view.quiet <= 10:
        found.add("about to end without a draw")
    if not legal:
        return found | {"setup: others place" if setup else "others move"}
    if "leave" in legal:
        return found | {"fits nowhere" if legal == ["leave"] else "to place"}
    if legal == ["draw"]:
        return found | {"only to draw, what is open fits nowhere" if view.open else "only to draw, nothing is open"}
    return found | {"setup: to place" if setup else "to draw or take"}


def marks(view: View) -> dict[str, list[str]]:
    """Every cell and every open tile, with one badge and with three; the pile, and the way to leave a tile."""
    found: dict[str, list[str]] = {}
    for move in view.legal:
        text = move.partition(":")[2]
        places = text.split("@")[1:] + ([text.partition("@")[0]] if "take" in text else [])
        for place in places or [text]:
            found.setdefault(place, []).append(move)
    return {f"{place}, {'three' if len(moves) > 2 else 'one'}": moves for place, moves in found.items()}


PLACES = ("on my board", "on another board", "in my hand", "in another hand", "open")
COLLECTION = Collection(
    "fivetotwelve",
    frozenset(
        {f"{players} players" for players in (2, 3, 4)}
        | {"a spectator", "a player", "equal tiles open", "no tile left to draw", "about to end without a draw"}
        | {f"{number} {place}" for number in NUMBERS for place in PLACES}
        | {f"{cell} {how}" for cell in CELLS for how in ("free", "covered", "aimed at", "exchanged")}
        | {"setup: to place", "setup: others place", "to draw or take", "to place", "fits nowhere"}
        | {"only to draw, what is open fits nowhere", "only to draw, nothing is open", "others move"}
        | {"over: full", "over: exhausted", "over: quiet"}
    ),
    plays,
    shows,
    telling=("to place", "over: full"),
    opened={
        "an open tile chosen": ("to draw or take", [".tray .live"]),
        "a cell asked for": ("to draw or take", [".grid button[aria-disabled=false]"]),
        "a tile that fits nowhere refused": ("only to draw, what is open fits nowhere", [".tray .idle"]),
        "a cell refused": ("to place", [".grid button:not(.target)"]),
        "all numbers that are face down": ("others move", [".fold"]),
    },
    marked=frozenset(
        {f"{cell}, {how}" for cell in CELLS for how in ("one", "three")}
        | {f"take {number}, three" for number in NUMBERS}
        | {"draw, one", "leave, one"}
    ),
    marks=marks,
)
