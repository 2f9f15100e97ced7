"""Memo Street: advice for a seat, with everything in mind that was ever turned up."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from spieltrieb.bots.advice import Advice, RatedMove, Reason
from spieltrieb.bots.memostreet import search
from spieltrieb.bots.memostreet.memory import known_cells
from spieltrieb.bots.memostreet.player import Desk, points_of
from spieltrieb.bots.player import Sight
from spieltrieb.games.memostreet.moves import FACES, ROW_NAMES, cell_text
from spieltrieb.games.memostreet.rules import BONUS_FROM
from spieltrieb.games.memostreet.state import FILL, JOKER, NO_CELL, ROWS, SMALL, VOID

EXPLAINED = 3  # so many different moves are explained
BLOCK = 8  # games that are played on from here before the clock is looked at
MOST_BLOCKS = 25


def advise(sight: Sight) -> Advice:
    """Every legal move with the points its seat can expect at the end, and what each unused row may bring."""
    desk = Desk(sight.state, sight.seat, sight.players, "learned")
    table = _table(sight, desk)
    if sight.legal[0] < FILL:
        return _turns(sight, desk, table)
    return _uses(sight, desk, table)


def _turns(sight: Sight, desk: Desk, table: dict[str, Any]) -> Advice:
    """Advice on which tile to turn up. Tiles of one known face are alike, and so are all unknown ones."""
    worth = desk.turns()
    helpful, unseen = _helpful(desk, worth[0])
    kinds = sorted((kind for kind in range(JOKER + 1) if worth[kind] > search.IMPOSSIBLE), key=lambda k: -worth[k])
    faces = sight.state[0]["faces"]
    moves = []
    explained = {kind: _why_turn(desk, kind, helpful, unseen) for kind in kinds[:EXPLAINED]}
    for action in sight.legal:
        kind = int(faces[action])
        reasons = explained.get(kind, ())
        if kind and kind in explained:
            code = "known-joker" if kind == JOKER else "known"
            reasons = (Reason(code, {"cell": cell_text(action), "face": FACES[kind]}), *reasons)
        moves.append(RatedMove(action, float(worth[kind]), reasons))
    return Advice("points", tuple(sorted(moves, key=lambda move: (-move.value, move.action))), table)


def _helpful(desk: Desk, mean: float) -> tuple[int, int]:
    """How many of the unseen tiles would be better than one can expect, and how many there are."""
    faces = [face for face in range(1, JOKER + 1) if desk.unseen[face] and desk.shown[face] > mean]
    return sum(int(desk.unseen[face]) for face in faces), desk.unknown


def _why_turn(desk: Desk, kind: int, helpful: int, unseen: int) -> tuple[Reason, ...]:
    """Why to turn up a tile of this kind."""
    reasons = [] if kind else [Reason("new", {"helpful": helpful, "unseen": unseen})]
    counted = np.zeros(2 * ROWS + 1)
    games = 60
    desk.play_on(games, key=7, points=counted, first=kind, most_turns=1)
    used = counted[ROWS + 1 :]
    row = int(np.argmax(used))
    points = counted[row] / max(used[row], 1)
    if points and used[row] > games / 3:
        reasons.append(
            Reason("aims", {"row": ROW_NAMES[row], "percent": round(100 * used[row] / games), "points": round(points)})
        )
    return tuple(reasons)


def _uses(sight: Sight, desk: Desk, table: dict[str, Any]) -> Advice:
    """Advice on which row to fill or to void."""
    actions = np.array(sight.legal)
    worth = desk.uses(actions)
    order = sorted(range(len(actions)), key=lambda i: (-worth[i], actions[i]))
    moves = [
        RatedMove(int(actions[i]), float(worth[i]), _why_use(sight, desk, int(actions[i])) if place < EXPLAINED else ())
        for place, i in enumerate(order)
    ]
    return Advice("points", tuple(moves), table)


def _why_use(sight: Sight, desk: Desk, action: int) -> tuple[Reason, ...]:
    """Why to use a row like this."""
    s = sight.state[0]
    upper = int(desk.boards[0, search.UPPER_SUM])
    unused = int(desk.boards[0, search.UNUSED])
    up = [int(s["faces"][cell]) for cell in s["up"] if cell < NO_CELL]
    if action >= VOID:
        tile, row = divmod(action - VOID, ROWS)
        reasons = [Reason("voids", {"row": ROW_NAMES[row], "face": FACES[up[tile]]})]
        gain = 0
    else:
        tiles, row = divmod(action - FILL, ROWS)
        faces = [face for tile, face in enumerate(up) if tiles + 1 >> tile & 1]
        gain = points_of(row, faces)
        reasons = [Reason("fills", {"row": ROW_NAMES[row], "points": gain})]
        jokers = up.count(JOKER) - faces.count(JOKER)
        if jokers:
            reasons.append(Reason("leaves-joker", {"jokers": jokers}))
    if upper >= BONUS_FROM:
        return tuple(reasons)
    rest = [other for other in range(SMALL) if unused >> other & 1 and other != row]
    most = sum(3 * (other + 1) for other in rest)
    after = upper + (gain if row < SMALL else 0)
    before_most = upper + most + (3 * (row + 1) if row < SMALL else 0)
    if after >= BONUS_FROM:
        reasons.append(Reason("bonus-made", {}))
    elif after + most >= BONUS_FROM:
        reasons.append(Reason("bonus-needs", {"needed": BONUS_FROM - after, "rows": len(rest)}))
    elif before_most >= BONUS_FROM:
        reasons.append(Reason("bonus-lost", {}))
    return tuple(reasons)


def _table(sight: Sight, desk: Desk) -> dict[str, Any]:
    """What each unused row may bring: the mean over games that are played on from here, by players that know all."""
    begun = time.monotonic()
    key = sight.random.getrandbits(31)
    points = np.zeros(2 * ROWS + 1)
    games = bonuses = 0
    for block in range(MOST_BLOCKS):
        bonuses += desk.play_on(BLOCK, key + block, points)
        games += BLOCK
        if block and time.monotonic() - begun > 0.4 * sight.budget:
            break
    unused = int(desk.boards[0, search.UNUSED])
    upper = int(desk.boards[0, search.UPPER_SUM])
    return {
        "rows": {ROW_NAMES[row]: round(float(points[row]) / games, 1) for row in range(ROWS) if unused >> row & 1},
        "bonus": round(bonuses / games, 2),
        "bonus_needs": max(0, BONUS_FROM - upper),
        "points_now": int(desk.boards[0, search.POINTS]),
        "points": round(float(points[ROWS]) / games, 1),
        "known": {FACES[face]: known for face in range(1, JOKER + 1) if (known := len(known_cells(sight.state, face)))},
        "unknown": desk.unknown,
        "games": games,
    }
