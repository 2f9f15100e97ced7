"""Da Vinci Code: a game told anew, so that it leads to a guess and not to what is really hidden."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from spieltrieb.core.contract import States
from spieltrieb.core.moves import CHANCE_ACTOR
from spieltrieb.games.davincicode.moves import arranged
from spieltrieb.games.davincicode.state import FACE, INSERT_AT, LAY_AT, NAME, PLACES, SET, SHOW_AT, STOP, UNKNOWN

Steps = Sequence[tuple[int, int]]


@dataclass
class Trail:
    """Where the tiles of a seat went, each known by the step in which it got its face.

    Once a code is set up, nobody but its owner knows which of its tiles is which: these are known by the place where
    they stood then, as -1, -2, ... from the left.
    """

    picks: list[int] = field(default_factory=list)  # the tiles taken in the setup
    code: list[int] = field(default_factory=list)
    set_up: int | None = None  # the step in which the code was set up
    drawn: int | None = None  # the tile that stands apart


def retell(steps: Steps, guess: States, seat: int, key: int) -> list[tuple[int, int]]:
    """The steps of a game in which the tiles are those of the guess, and which the seat was told in the same words.

    Each tile is followed from where it was taken to where it stands now. Which of the tiles that another seat took in
    the setup went to which place of its code is drawn at random, among those of the same colour.
    """
    chance = random.Random(key)
    told = list(steps)
    for owner, trail in enumerate(_trails(steps, int(guess["players"][0]))):
        if owner == seat:
            continue  # all is known
        standing = guess["code"][0, PLACES * owner :][: len(trail.code)].tolist()
        faces = dict(zip(trail.code, standing, strict=True))
        if trail.drawn is not None and guess["drawn"][0] < UNKNOWN:
            faces[trail.drawn] = int(guess["drawn"][0])
        if trail.set_up is not None:
            code = [faces.pop(-1 - place) for place in range(len(trail.picks))]
            taken = _taken(code, [steps[pick][1] & 1 for pick in trail.picks], chance)
            faces.update(zip(trail.picks, taken, strict=True))
            told[trail.set_up] = (owner, next(action for action in range(SET, NAME) if arranged(taken, action) == code))
        for step, tile in faces.items():
            told[step] = (CHANCE_ACTOR, FACE + tile)
    return told


def _taken(code: list[int], parities: list[int], chance: random.Random) -> list[int]:
    """The tiles of a code in an order in which they may have been taken, colour by colour."""
    mixed = chance.sample(code, len(code))
    of_parity = {parity: [tile for tile in mixed if FACE + tile & 1 == parity] for parity in (0, 1)}
    return [of_parity[parity].pop() for parity in parities]


def _trails(steps: Steps, players: int) -> list[Trail]:
    """Follow all tiles through these steps."""
    trails = [Trail() for _ in range(players)]
    taker = trails[0]
    for step, (actor, action) in enumerate(steps):
        if action >= FACE:
            if taker.set_up is None:
                taker.picks.append(step)
                taker.code.append(step)
            else:
                taker.drawn = step
        elif action < STOP:
            taker = trails[actor]
        elif SET <= action < NAME:
            trails[actor].set_up = step
            trails[actor].code = [-1 - place for place in range(len(trails[actor].code))]
        elif INSERT_AT <= action < SHOW_AT and taker.drawn is not None:
            gap = action - (LAY_AT if action >= LAY_AT else INSERT_AT)
            taker.code.insert(gap, taker.drawn)
            taker.drawn = None
    return trails
