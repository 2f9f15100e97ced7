"""Bots and advice of a made-up kind, in place of a game's own: what the frame around them is tested with."""

from __future__ import annotations

from functools import partial

from spieltrieb.bots import Advice, RatedMove, Reason, Sight


class Nth:
    """Plays its n-th legal action, if there is one."""

    def __init__(self, n: int) -> None:
        self.n = n

    def choose(self, sight: Sight) -> int:
        return sight.legal[min(self.n, len(sight.legal) - 1)]


LEVELS = {f"level{n + 1}": partial(Nth, n) for n in range(5)}


def greedy() -> Nth:
    return Nth(0)


def advise(sight: Sight) -> Advice:
    """The earlier an action is listed, the better: each next one is worth 10 % less."""
    moves = tuple(
        RatedMove(action, max(0.0, 0.9 - 0.1 * place), (Reason("nothing-open"),) if place < 3 else ())
        for place, action in enumerate(sight.legal)
    )
    rows = [{"cell": "a1", "open": 1}, {"cell": "b1", "open": None}]
    return Advice("win", moves, {"finish": [0.25, 0.75], "cells": rows, "deep": {"more": {"x": 1}}})
