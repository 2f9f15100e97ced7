"""Players of 5 vor 12: fair, repeatable, each level better than the one below."""

from __future__ import annotations

import random

import pytest

from spieltrieb.bots.fivetotwelve import LEVELS, advise, greedy
from spieltrieb.bots.fivetotwelve.players import Judge, Master
from spieltrieb.bots.player import Bot, look
from spieltrieb.games.fivetotwelve import GAME
from tests.bots.fivetotwelve.games_played import FAST, level, play, positions


def won(n: int, m: int, games: int) -> tuple[int, int]:
    """How many games level n and level m win against each other, on equal deals from both seats."""
    wins = [0, 0]
    for game in range(games):
        bots = [level(n), level(m)] if game % 2 == 0 else [level(m), level(n)]
        winners = play(bots, 100 + game // 2).winners
        if len(winners) == 1:
            wins[winners[0] ^ game % 2] += 1
    return wins[0], wins[1]


def test_a_move_that_wins_at_once_is_found() -> None:
    seen = 0
    for position in positions(2, range(6), Judge()):
        seat = position.actors[0]
        assert isinstance(seat, int)
        waiting = position.with_seed(None)
        wins = {m.action for m in waiting.legal(seat) if (o := waiting.play(m).outcome) and o.reason == "full"}
        if wins:
            seen += 1
            sight = look(position, seat, random.Random(3), 0.02)
            for n in (3, 4, 5):
                assert LEVELS[f"level{n}"]().choose(sight) in wins
            advice = advise(sight)
            assert advice.best.action in wins
            assert advice.best.value == 1.0
            assert advice.best.reasons[0].code == "wins"
    assert seen > 2


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_the_same_sight_and_generator_give_the_same_choice(n: int) -> None:
    for position in positions(2, range(1), level(2))[::6]:
        seat = position.actors[0]
        assert isinstance(seat, int)
        first, second = (level(n).choose(look(position, seat, random.Random(9), FAST)) for _ in range(2))
        assert first == second


def test_any_seat_may_be_asked_first_in_the_setup() -> None:
    position = GAME.start(2, seed=3)
    assert position.actors == (0, 1)
    for n in (1, 2, 3, 4, 5):
        assert level(n).choose(look(position, 1, random.Random(1), FAST)) in {m.action for m in position.legal(1)}


@pytest.mark.match
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"setup": "sorted"}, {"quiet_turns": 2, "starter": 1}])
def test_all_levels_play_to_the_end(players: int, options: dict[str, object]) -> None:
    bots: list[Bot] = [level(n) for n in (5, 3, 1, 2)][:players]
    if isinstance(bots[0], Master):
        bots[0].games = 5
    assert play(bots, 11, **options).winners
    assert play(([greedy(), level(4)] * 2)[:players], 12, **options).winners


@pytest.mark.soak
@pytest.mark.match
@pytest.mark.parametrize(("n", "games"), [(2, 40), (3, 60), (4, 60), (5, 24)])
def test_a_level_beats_the_one_below(n: int, games: int) -> None:
    better, worse = won(n, n - 1, games)
    assert better > worse


@pytest.mark.soak
@pytest.mark.match
def test_the_master_beats_the_plain_player() -> None:
    wins = 0
    for seed in range(4):
        wins += 0 in play([level(5), greedy()], seed).winners
        wins += 1 in play([greedy(), level(5)], seed).winners
    assert wins >= 7
