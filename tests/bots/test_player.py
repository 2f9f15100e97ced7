"""Programs that play: they see what their seat may know, and choose one of their legal actions."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from spieltrieb import games
from spieltrieb.bots import BOTS, RandomBot, look, make, one_for_each, player_names
from spieltrieb.core.errors import BadBot
from spieltrieb.core.moves import Move


@pytest.mark.parametrize("key", games)
def test_a_program_sees_the_veiled_state_and_its_legal_actions(key: str) -> None:
    chance = random.Random(1)
    position = games[key].start(2, seed=5)
    for _ in range(12):
        if not position.actors:
            break
        for seat in (0, 1):
            sight = look(position, seat, chance, budget=0.5)
            assert sight.game is position.game
            assert (sight.seat, sight.players, sight.budget) == (seat, 2, 0.5)
            assert sight.options == position.options
            assert sight.state.tobytes() == position.veil(seat).tobytes()
            assert [*sight.legal] == [move.action for move in position.legal(seat)]
            assert sight.told() == position.told(seat)
        seat = position.actors[0]
        assert isinstance(seat, int)
        position = position.play(Move(position, seat, RandomBot().choose(look(position, seat, chance))))


def test_random_players_choose_every_move_about_equally_often() -> None:
    position = games["fivetotwelve"].start(2, seed=5)
    sight = look(position, 0, random.Random(3))
    chosen = Counter(RandomBot().choose(sight) for _ in range(2000))
    assert set(chosen) == set(sight.legal)
    assert min(chosen.values()) > 0.7 * 2000 / len(sight.legal)


def test_the_same_random_numbers_give_the_same_choice() -> None:
    position = games["fivetotwelve"].start(2, seed=5)
    first, second = ([RandomBot().choose(look(position, 0, random.Random(8))) for _ in range(5)] for _ in range(2))
    assert first == second


def test_bots_are_made_by_name() -> None:
    assert all(hasattr(make(name), "choose") for name in BOTS)
    assert isinstance(make(" Random "), RandomBot)


def test_an_unknown_bot_is_an_error_that_lists_the_known_ones() -> None:
    with pytest.raises(BadBot, match=r"no bot 'randon'; there are: random.* Did you mean 'random'\?"):
        make("randon")
    with pytest.raises(BadBot, match=r"no bot 'x'; there are: random[^?]*$"):
        make("x")


def test_one_bot_for_all_or_one_for_each() -> None:
    assert one_for_each((), 3) == ("random",) * 3
    assert one_for_each(("random",), 2) == ("random", "random")
    assert one_for_each(("RANDOM", "random"), 2) == ("random", "random")
    assert one_for_each(("random",), 0) == ()
    with pytest.raises(BadBot, match="2 bots are named for 3 seats"):
        one_for_each(("random", "random"), 3)


def test_players_of_the_same_name_get_their_seat() -> None:
    assert player_names({1: "random"}) == {1: "random"}
    assert player_names({0: "random", 2: "random", 3: "other"}) == {0: "random 0", 2: "random 2", 3: "other"}
