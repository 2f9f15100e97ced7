"""From results to numbers: how sure a share is, and ratings like Elo's from who beat whom how often."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

SURE = 1.959964  # standard errors to each side that make a 95 % interval
ELO = 400 / math.log(10)  # a difference of 400 points means ten wins for one loss
MEAN = 1500.0  # the mean of all ratings


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula, which holds for few games and for shares near 0 and 1 too."""
    if games <= 0:
        return 0.0, 1.0
    share, z2 = wins / games, SURE**2 / games
    middle = (share + z2 / 2) / (1 + z2)
    half = SURE * math.sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    return (max(0.0, middle - half) if wins else 0.0), (min(1.0, middle + half) if wins < games else 1.0)


@dataclass(frozen=True)
class Rating:
    """A rating like Elo's, and how far it may be off to each side (95 %)."""

    points: float
    error: float


def ratings(won: Sequence[Sequence[float]] | np.ndarray[Any, Any]) -> list[Rating]:
    """Ratings by Bradley and Terry's model: `won[i][j]` games of i against j were won by i, a draw counting half each.

    Every pair that met gets one more game, drawn, so that a player who always won has a rating that is not infinite.
    """
    scores = np.array(won, float)
    met = (scores + scores.T) > 0
    scores = scores + 0.5 * met
    games = scores + scores.T
    size = len(scores)
    strength = np.zeros(size)
    uncertain = np.zeros((size, size))
    if not met.any():
        return [Rating(MEAN, math.inf) for _ in range(size)]
    for _ in range(100):  # Newton's method
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (scores - games * chance).sum(axis=1)
        weight = games * chance * (1 - chance)
        curve = np.diag(weight.sum(axis=1)) - weight
        uncertain = np.linalg.pinv(curve)
        step = uncertain @ slope
        strength = strength + np.clip(step, -2.0, 2.0)
        strength = strength - strength.mean()
        if np.abs(step).max() < 1e-9:
            break
    errors = SURE * np.sqrt(np.maximum(np.diag(uncertain), 0.0))
    errors[~met.any(axis=1)] = math.inf  # nothing is known of somebody who met nobody
    return [Rating(MEAN + ELO * float(s), ELO * float(e)) for s, e in zip(strength, errors, strict=True)]
