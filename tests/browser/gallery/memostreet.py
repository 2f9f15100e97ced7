"""Memo Street: every face in the street and in the rows, every row filled and void, every corner, every way to end."""

from __future__ import annotations

import random
from collections.abc import Iterator

from spieltrieb.core.moves import Actor, Move, Moves
from spieltrieb.core.position import Position
from spieltrieb.games.memostreet.moves import FACES, ROW_NAMES
from spieltrieb.games.memostreet.view import FACE_DOWN, GONE, View
from tests.browser.gallery.collecting import Collection, any_move, play_out

COLUMNS = {2: 9, 3: 11, 4: 13}
TAKES = {name: {str(number + 1), "J"} for number, name in enumerate(ROW_NAMES[:6])} | {
    "small": set("123J"),
    "large": set("456J"),
    "triple": set("123456J"),
    "chance": set("123456J"),
}


def use_all(position: Position, actor: Actor, moves: Moves, luck: random.Random) -> Move:
    """Turn up what fits, and place as much as possible: the table is empty before the score boards are full."""
    if actor != "*":
        return max(moves, key=lambda move: _tiles(str(move)))
    view = position.view(None)
    left = {str(move)[3:]: weight for move, weight in zip(moves, position.chances().values(), strict=True)}
    up = [FACES[face] for face in view.table if face > FACE_DOWN]
    rows = [name for name, row in zip(ROW_NAMES, view.boards[view.turn].rows, strict=True) if row.value is None]
    wanted = next(filter(None, (_completing(row, up, left) for row in rows)), "J")
    return next((move for move in moves if str(move)[3:] == wanted), moves[0])


def _completing(row: str, up: list[str], left: dict[str, int]) -> str | None:
    """A face that helps to fill all three places of a row, if enough of what it takes is left."""
    fitting = [face for face in left if face in TAKES[row]]
    if row in ("small", "large"):
        fitting = [face for face in fitting if face == "J" or face not in up]
    if row == "triple":
        fitting = [face for face in fitting if set(up) <= {face} and left[face] >= 3 - len(up)]
    enough = sum(left[face] for face in fitting) >= 3 - len(up) and TAKES[row].issuperset(up)
    return min(fitting, default=None) if enough else None


def _tiles(move: str) -> int:
    """How many tiles a move places; voiding a row comes last."""
    return -1 if ":void" in move else len(move.split()) - 1


def void_often(position: Position, actor: Actor, moves: Moves, luck: random.Random) -> Move:
    """Make every other row void."""
    voids = [move for move in moves if ":void" in str(move)]
    return luck.choice(voids if voids and luck.random() < 0.6 else list(moves))


def begin_at_corners(position: Position, actor: Actor, moves: Moves, luck: random.Random) -> Move:
    """Turn up the tiles in the corners first, and use what lies there."""
    corners = _corners(position.players)
    wanted = [move for move in moves if any(corner in str(move) for corner in corners)]
    return max(wanted or list(moves), key=lambda move: (_tiles(str(move)), luck.random()))


def _corners(players: int) -> list[str]:
    last = "abcdefghijklm"[COLUMNS[players] - 1]
    return ["a1", "a7", f"{last}1", f"{last}7"]


def plays() -> Iterator[Position]:
    for players in (2, 3, 4):
        yield from play_out("memostreet", players, begin_at_corners, players)
        yield from play_out("memostreet", players, void_often, players)
        yield from play_out("memostreet", players, use_all, players)
    yield from play_out("memostreet", 2, any_move, 1, free_choice=True)


def shows(view: View, position: Position) -> set[str]:
    me = view.seat or 0
    players = len(view.boards)
    found = {f"{players} players", "a spectator" if view.seat is None else "a player"}
    found |= {f"{FACES[face]} up" for face in view.table if face > FACE_DOWN}
    for corner in _corners(players):
        face = view.table[7 * "abcdefghijklm".index(corner[0]) + int(corner[1]) - 1]
        found.add(f"{corner} of {players} {'gone' if face == GONE else 'down' if face == FACE_DOWN else 'up'}")
    for seat, board in enumerate(view.boards):
        whose = "mine" if seat == me else "another's"
        found |= {"bonus"} if board.bonus and seat == me else set()
        for name, row in zip(ROW_NAMES, board.rows, strict=True):
            found |= {f"{FACES[face]} in a row, {whose}" for face in row.tiles if face}
            if row.value is not None:
                found.add(f"{name} {'void' if row.tiles == (FACE_DOWN,) else 'filled'}, {whose}")
    return found | _phases(view, position)


def _phases(view: View, position: Position) -> set[str]:
    if position.outcome:
        return {f"over: {position.outcome.reason}"}
    if not view.legal:
        return {"others turn up" if view.to_turn else "others choose a row"}
    if view.to_turn:
        return {f"{view.to_turn} to turn up"} | ({"only some to choose from"} if len(view.legal) <= 3 else set())
    moves = [move.partition(":")[2].split() for move in view.legal]
    fills = [move[0] for move in moves if move[0] != "void"]
    found = {f"{name} may be filled" for name in fills} | {
        f"{move[1]} may be void" for move in moves if move[0] == "void"
    }
    found.add("a row to choose" if fills else "a row must be void")
    return found | ({"several ways to fill a row"} if len(set(fills)) < len(fills) else set())


def marks(view: View) -> dict[str, list[str]]:
    """Every tile along the rim of the street, for each number of players, and every row."""
    players = len(view.boards)
    found: dict[str, list[str]] = {}
    for move in view.legal:
        words = move.partition(":")[2].removeprefix("void ").split()
        found[f"{words[1]} of {players}" if words[0] == "turn" else words[0]] = [move]
    return found


def _rim(players: int) -> list[str]:
    """The cells along the rim of the street."""
    columns = "abcdefghijklm"[: COLUMNS[players]]
    return [
        f"{column}{row}"
        for column in columns
        for row in "1234567"
        if column in columns[:: len(columns) - 1] or row in "17"
    ]


ANY_FACE = [FACES[face] for face in range(1, 8)]
COLLECTION = Collection(
    "memostreet",
    frozenset(
        {f"{players} players" for players in (2, 3, 4)}
        | {"a spectator", "a player", "bonus", "over: rows", "over: exhausted", "others turn up", "others choose a row"}
        | {"3 to turn up", "2 to turn up", "1 to turn up", "only some to choose from"}
        | {"a row to choose", "a row must be void", "several ways to fill a row"}
        | {f"{face} {where}" for face in ANY_FACE for where in ("up", "in a row, mine", "in a row, another's")}
        | {
            f"{row} {how}, {whose}"
            for row in ROW_NAMES
            for how in ("void", "filled")
            for whose in ("mine", "another's")
        }
        | {f"{row} may be {how}" for row in ROW_NAMES for how in ("void", "filled")}
        | {f"{corner} of {n} {how}" for n in (2, 3, 4) for corner in _corners(n) for how in ("up", "down", "gone")}
    ),
    plays,
    shows,
    telling=("a row to choose", "over: exhausted"),
    opened={
        "which tile makes a row void": ("a row must be void", [".mine .voidable"]),
        "a row void on purpose": ("a row to choose", [".mine h2 button", ".mine .voidable"]),
        "which tiles fill a row": ("several ways to fill a row", [".mine .fill:has(.value)"]),
        "the tiles enlarged": ("3 to turn up", [".lens"]),
        "a score board unfolded": ("over: exhausted", [".others .head"]),
    },
    marked=frozenset({f"{cell} of {players}" for players in (2, 3, 4) for cell in _rim(players)} | set(ROW_NAMES)),
    marks=marks,
)
