"""Memo Street: advice for a seat, with everything in mind that was ever turned up."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltrieb.bots.advice import Advice, RatedMove, Reason
from spieltrieb.bots.deadline import Deadline
from spieltrieb.bots.memostreet.memory import known_cells
from spieltrieb.bots.memostreet.position import TILES_A_TURN, points_of
from spieltrieb.bots.memostreet.search import ALL_POINTS, IMPOSSIBLE, TALLIES, USED_FIRST, Search
from spieltrieb.bots.player import Sight
from spieltrieb.games.memostreet.moves import FACES, ROW_NAMES, cell_text
from spieltrieb.games.memostreet.rules import BONUS_FROM
from spieltrieb.games.memostreet.state import FILL, JOKER, NO_CELL, ROWS, SMALL, VOID

EXPLAINED = 3  # how many different moves are explained
BLOCK = 8  # games that are played on from here before the clock is looked at
MOST_BLOCKS = 25
SHARE = 0.4  # of the budget, for the table
GAMES_AHEAD = 60  # games that are played on to see where a turn leads
AHEAD_KEY = 7  # the luck in them
AIMED_AT = 1 / 3  # the share of them in which a row must be used to be named as the aim


def advise(sight: Sight) -> Advice:
    """Every legal move with the points its seat can expect at the end, and what each unused row may bring."""
    search = Search(sight)
    table = _table(sight, search)
    if sight.legal[0] < FILL:
        return _turns(sight, search, table)
    return _uses(sight, search, table)


def _turns(sight: Sight, search: Search, table: dict[str, Any]) -> Advice:
    """Advice on which tile to turn up. Tiles of one known face are alike, and so are all unknown ones."""
    worth = search.turns()
    helpful, unseen = _helpful(search, worth[0])
    kinds = sorted((kind for kind in range(JOKER + 1) if worth[kind] > IMPOSSIBLE), key=lambda k: -worth[k])
    faces = sight.state[0]["faces"]
    moves = []
    explained = {kind: _why_turn(search, kind, helpful, unseen) for kind in kinds[:EXPLAINED]}
    for action in sight.legal:
        kind = int(faces[action])
        reasons = explained.get(kind, ())
        if kind and kind in explained:
            code = "known-joker" if kind == JOKER else "known"
            reasons = (Reason(code, {"cell": cell_text(action), "face": FACES[kind]}), *reasons)
        moves.append(RatedMove(action, float(worth[kind]), reasons))
    return Advice("points", tuple(sorted(moves, key=lambda move: (-move.value, move.action))), table)


def _helpful(search: Search, mean: float) -> tuple[int, int]:
    """How many of the unseen tiles would be better than one can expect, and how many there are."""
    unseen = search.position.unseen
    helpful = sum(int(unseen[face]) for face in range(1, JOKER + 1) if search.shown[face] > mean)
    return helpful, search.unseen


def _why_turn(search: Search, kind: int, helpful: int, unseen: int) -> tuple[Reason, ...]:
    """Why to turn up a tile of this kind."""
    reasons = [] if kind else [Reason("new", {"helpful": helpful, "unseen": unseen})]
    tally, _ = search.play_on(GAMES_AHEAD, AHEAD_KEY, first=kind, most_turns=1)
    used = tally[USED_FIRST:]
    row = int(np.argmax(used))
    points = tally[row] / max(used[row], 1)
    if points and used[row] > AIMED_AT * GAMES_AHEAD:
        percent = round(100 * used[row] / GAMES_AHEAD)
        reasons.append(Reason("aims", {"row": ROW_NAMES[row], "percent": percent, "points": round(points)}))
    return tuple(reasons)


def _uses(sight: Sight, search: Search, table: dict[str, Any]) -> Advice:
    """Advice on which row to fill or to void."""
    actions = np.array(sight.legal)
    worth = search.uses(actions)
    order = sorted(range(len(actions)), key=lambda i: (-worth[i], actions[i]))
    moves = [
        RatedMove(
            int(actions[i]), float(worth[i]), _why_use(sight, search, int(actions[i])) if place < EXPLAINED else ()
        )
        for place, i in enumerate(order)
    ]
    return Advice("points", tuple(moves), table)


def _why_use(sight: Sight, search: Search, action: int) -> tuple[Reason, ...]:
    """Why to use a row like this."""
    s = sight.state[0]
    upper = int(search.position.upper[sight.seat])
    unused = int(search.position.unused[sight.seat])
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
    most = sum(TILES_A_TURN * (other + 1) for other in rest)
    after = upper + (gain if row < SMALL else 0)
    before_most = upper + most + (TILES_A_TURN * (row + 1) if row < SMALL else 0)
    if after >= BONUS_FROM:
        reasons.append(Reason("bonus-made", {}))
    elif after + most >= BONUS_FROM:
        reasons.append(Reason("bonus-needs", {"needed": BONUS_FROM - after, "rows": len(rest)}))
    elif before_most >= BONUS_FROM:
        reasons.append(Reason("bonus-lost", {}))
    return tuple(reasons)


def _table(sight: Sight, search: Search) -> dict[str, Any]:
    """What each unused row may bring: the mean over games that are played on from here, by players that know all."""
    deadline = Deadline(SHARE * sight.budget)
    key = sight.random.getrandbits(31)
    points = np.zeros(TALLIES)
    games = bonuses = 0
    for block in range(MOST_BLOCKS):
        found, earned = search.play_on(BLOCK, key + block)
        points += found
        bonuses += earned
        games += BLOCK
        if block and deadline.has_passed():
            break
    unused = int(search.position.unused[sight.seat])
    upper = int(search.position.upper[sight.seat])
    return {
        "rows": {ROW_NAMES[row]: round(float(points[row]) / games, 1) for row in range(ROWS) if unused >> row & 1},
        "bonus": round(bonuses / games, 2),
        "bonus_needs": max(0, BONUS_FROM - upper),
        "points_now": int(search.position.points[sight.seat]),
        "points": round(float(points[ALL_POINTS]) / games, 1),
        "known": {FACES[face]: known for face in range(1, JOKER + 1) if (known := len(known_cells(sight.state, face)))},
        "unknown": search.unseen,
        "games": games,
    }
