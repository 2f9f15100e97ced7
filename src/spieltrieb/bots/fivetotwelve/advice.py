"""5 vor 12: what every move is worth, as a chance to win, and why, from the boards that everybody sees."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from spieltrieb.bots.advice import Advice, RatedMove, Reason
from spieltrieb.bots.deadline import Deadline
from spieltrieb.bots.fivetotwelve.judging import SURE
from spieltrieb.bots.fivetotwelve.players import placement
from spieltrieb.bots.fivetotwelve.search import Search, judge
from spieltrieb.bots.player import Sight
from spieltrieb.games.fivetotwelve.moves import cell_text
from spieltrieb.games.fivetotwelve.state import CELLS, DRAW, LEAVE, NUMBERS, SETUP, TAKE

GAMES = 12_000  # per second, played to the end
FEWEST = 64  # of them, however small the budget
SHARE = 0.85  # of the budget, for thinking
FAITH = 30.0  # games that count as much as the first judgement
TO_THE_END = 1000  # turns: more than any game has
TRIED = 10  # moves that are played on; the others are judged by looking one step ahead
HOME = {0: (1, 3), 5: (6, 9), 10: (12, 15), 15: (18, 20)}  # the numbers that belong on the dotted cells


def advise(sight: Sight) -> Advice:
    """Every legal move with its chance to win, best first; the table tells who is likely to win and what fits where."""
    deadline = Deadline(SHARE * sight.budget)
    scores = dict(zip(sight.legal, judge(sight).tolist(), strict=True))
    order = sorted(sight.legal, key=lambda action: -scores[action])
    search = Search(sight, TO_THE_END, FAITH)
    games = max(FEWEST, int(GAMES * sight.budget))
    ranked = search.narrow({action: scores[action] for action in order[:TRIED]}, games, deadline)
    values = {action: max(0.0, min(1.0, search.value(action))) for action in ranked}
    best = ranked[0]
    for action in order[TRIED:]:
        # Judged only: as much worse than the best move as it looks one step ahead.
        values[action] = min(values[ranked[-1]], _chance(_odds(values[best]) + scores[action] - scores[best]))
    for action, score in scores.items():
        if score >= SURE:
            values[action] = 1.0
    if values[best] < 1.0 <= max(values.values()):
        best = order[0]
    values = {action: min(value, values[best]) for action, value in values.items()}
    moves = sorted(values, key=lambda action: (-values[action], action != best, scores[action] * -1))
    scene = Scene(sight)
    return Advice(
        unit="win",
        moves=tuple(
            RatedMove(action, values[action], tuple(scene.reasons(action, scores[action] >= SURE))) for action in moves
        ),
        table={
            "finish": [round(share, 4) for share in search.result(best).shares] if best in search.games else [],
            "games": sum(search.games.values()),
            "error": round(search.result(best).error, 4),
            "cells": scene.cells(),
        },
    )


def _chance(score: float) -> float:
    return 1 / (1 + math.exp(-max(-SURE, min(SURE, score))))


def _odds(chance: float) -> float:
    chance = max(1e-6, min(1 - 1e-6, chance))
    return math.log(chance / (1 - chance))


def between(board: Sequence[int], cell: int) -> tuple[int, int]:
    """The smallest and the greatest number that fit a cell, by its row and column; none if the first is greater."""
    row, column = divmod(cell, 4)
    before = [board[4 * row + k] for k in range(column)] + [board[4 * k + column] for k in range(row)]
    after = [board[4 * row + k] for k in range(column + 1, 4)] + [board[4 * k + column] for k in range(row + 1, 4)]
    return max(before, default=0) + 1, min((number for number in after if number), default=NUMBERS + 1) - 1


class Scene:
    """The boards and the middle, as the reasons need them."""

    def __init__(self, sight: Sight) -> None:
        s = sight.state[0]
        on_cell = (s["at_least"][:, :, None] >> np.arange(64) & 1).reshape(4, NUMBERS, CELLS)
        boards = on_cell.sum(axis=1).tolist()
        self.sight = sight
        self.board: list[int] = boards[sight.seat]
        self.following: list[int] = boards[(sight.seat + 1) % sight.players]
        piles = 3 * np.arange(NUMBERS)
        self.open: list[int] = (s["open"] >> piles & 7).tolist()
        self.unseen: list[int] = (s["unseen"] >> piles & 7).tolist()
        self.setup = int(s["phase"]) == SETUP

    def cells(self) -> list[dict[str, Any]]:
        """For each free cell the numbers that fit it, and how many tiles of them lie open and face down."""
        found = []
        for cell in range(CELLS):
            if not self.board[cell]:
                low, high = between(self.board, cell)
                fit = slice(low - 1, max(low - 1, high))
                found.append(
                    {
                        "cell": cell_text(cell),
                        "low": low,
                        "high": high,
                        "open": sum(self.open[fit]),
                        "unseen": sum(self.unseen[fit]),
                    }
                )
        return found

    def useful(self, board: Sequence[int], number: int) -> bool:
        """Whether a number fits a free cell of a board."""
        spans = (between(board, cell) for cell in range(CELLS) if not board[cell])
        return any(low <= number <= high for low, high in spans)

    def reasons(self, action: int, wins: bool) -> list[Reason]:
        """What speaks for a move, and against it, the most important first; three at most."""
        placed = placement(self.sight, action)
        if action == DRAW:
            return self._of_drawing()
        if placed is None:
            number = int(self.sight.state[0]["hand"][self.sight.seat]) + 1
            return self._of_leaving(number) if action == LEAVE else []
        number, cell = placed
        if wins:
            return [Reason("wins", {"number": number, "cell": cell_text(cell)})]
        found = self._of_setup(number, cell) if self.setup else []
        after = list(self.board)
        after[cell] = number
        found += self._of_room(cell, after)
        old = self.board[cell]
        if old:
            found.insert(0, Reason("exchanges", {"old": old, "number": number, "cell": cell_text(cell)}))
            code = "gives-away" if self.useful(self.following, old) else "of-no-use"
            found.append(Reason(code, {"number": old}))
        elif not self.setup:
            fits = [c for c in range(CELLS) if not self.board[c] and _within(number, between(self.board, c))]
            if len(fits) == 1:
                found.insert(0, Reason("only-place", {"number": number, "cell": cell_text(cell)}))
            else:
                free = sum(not n for n in after)
                found.append(Reason("fills", {"cell": cell_text(cell), "free": free}))
        if action >= TAKE and self.open[number - 1] == 1 and self.useful(self.following, number):
            found.insert(1, Reason("denies", {"number": number}))
        return found[:3]

    def _of_drawing(self) -> list[Reason]:
        left = sum(self.unseen)
        fit = sum(n for tile, n in enumerate(self.unseen) if self.useful(self.board, tile + 1))
        found = [Reason("draws", {"fit": fit, "left": left, "percent": round(100 * fit / max(1, left))})]
        if not any(n and self.useful(self.board, tile + 1) for tile, n in enumerate(self.open)):
            found.append(Reason("nothing-open"))
        return found

    def _of_leaving(self, number: int) -> list[Reason]:
        found = []
        if not self.useful(self.board, number):
            found.append(Reason("fits-nowhere", {"number": number}))
        code = "leaves" if self.useful(self.following, number) else "of-no-use"
        return [*found, Reason(code, {"number": number})]

    def _of_setup(self, number: int, cell: int) -> list[Reason]:
        low, high = HOME[cell]
        code = "at-home" if low <= number <= high else "not-at-home"
        return [Reason(code, {"number": number, "cell": cell_text(cell), "low": low, "high": high})]

    def _of_room(self, cell: int, after: Sequence[int]) -> list[Reason]:
        """The free cell in line with this one that is left with the fewest numbers, or that gains most by it."""
        row, column = divmod(cell, 4)
        line = [c for c in range(CELLS) if not after[c] and (c // 4 == row) != (c % 4 == column)]
        was = {c: between(self.board, c) for c in line}
        now = {c: between(after, c) for c in line}
        changed = [c for c in line if now[c] != was[c]]
        gains = [c for c in changed if _width(now[c]) > _width(was[c])]
        if gains:
            c = max(gains, key=lambda c: _width(now[c]) - _width(was[c]))
            return [Reason("opens", _span(c, now[c]))]
        if not changed:
            return []
        c = min(changed, key=lambda c: _width(now[c]))
        if _width(now[c]) == 0:
            return [Reason("blocks", {"cell": cell_text(c)})] if _width(was[c]) else []
        return [Reason("room", _span(c, now[c]))]


def _within(number: int, span: tuple[int, int]) -> bool:
    return span[0] <= number <= span[1]


def _width(span: tuple[int, int]) -> int:
    return max(0, span[1] - span[0] + 1)


def _span(cell: int, span: tuple[int, int]) -> dict[str, int | float | str]:
    return {"cell": cell_text(cell), "low": span[0], "high": span[1], "numbers": _width(span)}
