"""Kreuz & Quer: every tile in hand, on the plans and on the sheet, every cell and number, our box and another one."""

from __future__ import annotations

import random
from collections.abc import Iterator

from spieltrieb.core.moves import Actor, Move, Moves
from spieltrieb.core.position import Position
from spieltrieb.games.kreuzquer.box import load_box
from spieltrieb.games.kreuzquer.state import PORTS
from spieltrieb.games.kreuzquer.view import View
from tests.browser.gallery.collecting import Collection, any_move, play_out

BOX = load_box()
CELLS = [column + row for row in "12345" for column in "abcde" if column + row != "c3"]
# A box as somebody might type theirs in: symbols that we have no picture for, and faces of two separate paths.
TYPED_IN = {"anker" if symbol == "key" else symbol: face for symbol, face in BOX["tiles"].items()}
TYPED_IN |= dict.fromkeys(list(TYPED_IN)[3:9], "W-W-+-n-n")


def connect(position: Position, actor: Actor, moves: Moves, luck: random.Random) -> Move:
    """Lay tiles face up wherever one fits."""
    up = [move for move in moves if ":spiral" not in str(move)]
    return luck.choice(up or list(moves))


def hide_some(position: Position, actor: Actor, moves: Moves, luck: random.Random) -> Move:
    """Lay every third tile face down."""
    down = [move for move in moves if ":spiral" in str(move)]
    return luck.choice(down) if down and luck.random() < 0.3 else connect(position, actor, moves, luck)


def plays() -> Iterator[Position]:
    for players in (1, 2, 3, 4):
        for seed in (1, 2, 3):
            yield from play_out("kreuzquer", players, connect, seed)
        yield from play_out("kreuzquer", players, hide_some, players)
    yield from play_out("kreuzquer", 2, any_move, 1)
    yield from play_out("kreuzquer", 2, connect, 1, tiles=TYPED_IN)


def shows(view: View, position: Position) -> set[str]:
    me = view.seat or 0
    found = {f"{len(view.boards)} players", "a spectator" if view.seat is None else "a player"}
    found |= {f"{view.tile} in hand"} if view.tile and view.legal else set()
    found |= {f"{symbol} still to come" for symbol in view.unseen} | {
        f"{symbol} gone" for symbol in view.tiles if symbol not in view.unseen
    }
    for seat, board in enumerate(view.boards):
        whose = "my" if seat == me else "another"
        for laid in filter(None, board.cells):
            found.add(f"{laid.symbol} on {whose} plan" if laid.face else f"a spiral on {whose} plan")
            found |= {f"two paths on {whose} plan"} if laid.face and "+" in laid.face else set()
    mine = view.boards[me]
    cells = [laid for cell, laid in enumerate(mine.cells) if cell != 12]
    found |= {f"{cell} {'laid' if laid else 'free'}" for cell, laid in zip(CELLS, cells, strict=True)}
    found |= {f"{port.place} {'joined' if port.joined else 'not joined'}" for port in mine.ports}
    found |= {f"{move.partition('@')[2][:2]} aimed at" for move in view.legal if "spiral" not in move}
    return found | _phases(view, position)


def _phases(view: View, position: Position) -> set[str]:
    if position.outcome:
        return {"over: full"} | ({"over, alone"} if position.players == 1 else set())
    if not view.legal:
        return {"others watch" if view.seat is None else "others place"}
    return {"fits nowhere" if all("spiral" in move for move in view.legal) else "to place"}


def marks(view: View) -> dict[str, list[str]]:
    """Every cell with a badge for a tile face up, face down, and with three."""
    found: dict[str, list[str]] = {}
    for move in view.legal:
        what, _, place = move.partition(":")[2].partition("@")
        found.setdefault(f"{place[:2]}, {'down' if what == 'spiral' else 'up'}", []).append(move)
    for cell in CELLS:
        if len(both := [*found.get(f"{cell}, up", ()), *found.get(f"{cell}, down", ())]) >= 3:
            found[f"{cell}, three"] = both
    return found


SYMBOLS = [*BOX["tiles"], "anker"]
COLLECTION = Collection(
    "kreuzquer",
    frozenset(
        {f"{players} players" for players in (1, 2, 3, 4)}
        | {"a spectator", "a player", "others watch", "others place", "to place", "fits nowhere"}
        | {"over: full", "over, alone", "a spiral on my plan", "a spiral on another plan"}
        | {"two paths on my plan", "two paths on another plan"}
        | {f"{symbol} {where}" for symbol in SYMBOLS for where in ("in hand", "on my plan", "on another plan", "gone")}
        | {f"{symbol} still to come" for symbol in SYMBOLS}
        | {f"{cell} {how}" for cell in CELLS for how in ("free", "laid", "aimed at")}
        | {f"{port} {how}" for port in PORTS for how in ("joined", "not joined")}
    ),
    plays,
    shows,
    telling=("fits nowhere", "over: full"),
    opened={
        "a tile tried out": ("to place", [".plan .may"]),
        "a tile tried out face down": ("to place", [".flip", ".plan .may"]),
        "a cell where it does not fit": ("to place", [".mine .plan button:not(.may)"]),
        "another plan enlarged": ("others place", [".others .plan button"]),
        "the sheet of all tiles": ("over: full", [".fold"]),
    },
    marked=frozenset(f"{cell}, {how}" for cell in CELLS for how in ("up", "down", "three")),
    marks=marks,
)
