"""Memo Street: a memory that fades like a person's, as a dial from poor to perfect.

A program is given every face that was ever turned up. A player with a human memory blanks what they have forgotten
before they begin to think: from then on a forgotten tile is as unknown as one that was never turned up.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np

from spieltrieb.bots.player import Sight
from spieltrieb.bots.weights import Array
from spieltrieb.core.facts import Fact
from spieltrieb.games.memostreet.state import CELLS, JOKER, NO_CELL, TABLE_COLUMNS, TABLE_ROWS

SEEN_AGAIN = 0.8  # a tile seen twice stays in mind longer by this share, three times by twice this, and so on
JOKER_STAYS = 1.4  # a joker catches the eye
OTHERS_FADE = 0.75  # what others turn up is watched less closely


@dataclass(frozen=True)
class Memory:
    """How well tiles are remembered."""

    span: float  # after this many turns (anybody's) about a third of what was seen once is still known
    notice: float = 1.0  # the share of tiles that are taken in at all when they are turned up
    slips: float = 0.0  # the share of remembered tiles that are thought to lie on a neighbouring cell

    def chance(self, face: int, age: int, times: int, own: bool) -> float:
        """How likely a tile is still remembered that was last seen `age` turns ago, and `times` times in all."""
        stays = self.span * (1 + SEEN_AGAIN * (times - 1))
        if face == JOKER:
            stays *= JOKER_STAYS
        if not own:
            stays *= OTHERS_FADE
        return float(self.notice * np.exp(-max(age - 1, 0) / stays))


@dataclass(frozen=True)
class Sighting:
    """When a cell's tile was last turned up, how often it was, and whether the seat itself did it last."""

    turn: int
    times: int
    own: bool


def sightings(facts: list[Fact], seat: int) -> tuple[dict[int, Sighting], int]:
    """What was turned up, cell by cell, from the facts a seat was told; and the number of the turn that is on now."""
    seen: dict[int, Sighting] = {}
    turn = 0
    for fact in facts:
        if fact.do == "turn" and fact.at is not None:
            before = seen.get(fact.at)
            seen[fact.at] = Sighting(turn, before.times + 1 if before else 1, fact.actor == seat)
        elif fact.actor != "*":
            turn += 1
    return seen, turn


def remember(sight: Sight, memory: Memory, key: int, seen: dict[int, Sighting], now: int) -> Array:
    """The state as a seat with this memory has it in mind in turn `now`: what it has forgotten is unknown again.

    The same key always remembers and forgets the same tiles at the same times.
    """
    mind = sight.state.copy()
    s = mind[0]
    faces = s["faces"]
    up = {int(cell) for cell in s["up"]}
    lying = [cell for cell in range(CELLS) if faces[cell] and cell not in up]
    unseen = int(s["unseen"])
    misplaced = []
    for cell in lying:
        face = int(faces[cell])
        sighting = seen[cell]
        luck = random.Random(f"{key}:{cell}:{sighting.times}:{sighting.turn}")
        chance = memory.chance(face, now - sighting.turn, sighting.times, sighting.own)
        if luck.random() >= chance:
            faces[cell] = 0
            unseen += 1 << 8 * (face - 1)
        elif luck.random() < memory.slips:
            misplaced.append((cell, luck.choice(_neighbours(cell, sight.players))))
    for cell, neighbour in misplaced:
        lies_down = int(s["down"][neighbour >> 5]) >> (neighbour & 31) & 1
        face, faces[cell] = int(faces[cell]), 0
        if lies_down and not faces[neighbour]:
            faces[neighbour] = face
        else:
            unseen += 1 << 8 * (face - 1)
    s["unseen"] = unseen
    return mind


def _neighbours(cell: int, players: int) -> list[int]:
    """The cells beside, above and below a cell."""
    column, row = divmod(cell, TABLE_ROWS)
    around = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return [c * TABLE_ROWS + r for c, r in around if 0 <= c < TABLE_COLUMNS[players] and 0 <= r < TABLE_ROWS]


def unknown_cells(state: Array) -> list[int]:
    """The face-down tiles of which the face is not known."""
    return [cell for cell in down_cells(state) if not state[0]["faces"][cell]]


def known_cells(state: Array, face: int) -> list[int]:
    """The face-down tiles that are known to have this face."""
    return [cell for cell in down_cells(state) if state[0]["faces"][cell] == face]


def down_cells(state: Array) -> list[int]:
    """The cells where a tile lies face down."""
    down = sum(int(word) << 32 * place for place, word in enumerate(state[0]["down"]))
    return [cell for cell in range(NO_CELL) if down >> cell & 1]
