"""What Memo Street's players remember, and what they forget."""

from __future__ import annotations

import random

import pytest

from spieltrieb.bots.memostreet.memory import Memory, known_cells, remember, sightings, unknown_cells
from spieltrieb.bots.player import look
from spieltrieb.games.memostreet.state import JOKER
from tests.bots.memostreet.games_played import GAME


def test_sightings_are_read_from_what_was_told() -> None:
    position = GAME.start(2)
    for move in ("0:turn a1", "*:=3", "0:turn b2", "*:=J", "0:turn c3", "*:=4", "0:void ones a1", "1:turn b2"):
        position = position.play(move)
    sight = look(position, 0, random.Random(1))
    seen, turn = sightings(sight.facts(), 0)
    assert turn == 1
    assert (seen[8].turn, seen[8].times, seen[8].own) == (1, 2, False)
    assert (seen[0].turn, seen[0].times, seen[0].own) == (0, 1, True)


def test_memory_fades_with_age_and_is_firmer_for_what_was_seen_often() -> None:
    memory = Memory(span=6)
    ages = [memory.chance(3, age, 1, True) for age in range(1, 20)]
    assert ages == sorted(ages, reverse=True) and ages[0] == 1
    assert memory.chance(3, 9, 2, True) > memory.chance(3, 9, 1, True) > memory.chance(3, 9, 1, False)
    assert memory.chance(JOKER, 9, 1, True) > memory.chance(3, 9, 1, True)


@pytest.mark.parametrize("slips", [0, 0.3])
def test_what_is_forgotten_is_unknown_again_and_stays_so_until_it_is_seen_again(slips: float) -> None:
    forgotten: dict[int, tuple[int, int]] = {}
    position = GAME.start(3, seed=4)
    chance = random.Random(4)
    while position.actors:
        seat = int(position.actors[0])
        sight = look(position, 1, chance)
        seen, now = sightings(sight.facts(), 1)
        mind = remember(sight, Memory(span=3, slips=slips), 99, seen, now)
        unseen = [int(mind[0]["unseen"]) >> 8 * face & 127 for face in range(JOKER)]
        assert sum(unseen) == len(unknown_cells(mind))
        for face in range(JOKER):  # no tile is made up, and none is lost
            real = (int(sight.state[0]["unseen"]) >> 8 * face & 127) + len(known_cells(sight.state, face + 1))
            assert unseen[face] + len(known_cells(mind, face + 1)) == real
        if not slips:
            for cell, sighting in seen.items():
                mark = (sighting.times, sighting.turn)
                if sight.state[0]["faces"][cell] and not mind[0]["faces"][cell]:
                    forgotten[cell] = mark
                elif mind[0]["faces"][cell]:
                    assert forgotten.get(cell) != mark or cell in sight.state[0]["up"]
        position = position.play(chance.choice(position.legal(seat)))
    assert forgotten or slips
