"""Many games: the same seed gives the same games, and their records bear out the numbers."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np
import pytest

from spieltrieb import bots as all_bots
from spieltrieb import games
from spieltrieb.bots import BOTS, Sight
from spieltrieb.core.errors import BadBot, BadOption, BadPlayers, UnknownGame
from spieltrieb.core.record import verify
from spieltrieb.lab.simulate import BadSimulation, _Playouts, game_key, simulate


class LastBot:
    """Always plays its last legal move, so that games differ from random ones."""

    def choose(self, sight: Sight) -> int:
        return sight.legal[-1]


@pytest.fixture
def last_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_bots, "BOTS", MappingProxyType({**BOTS, "last": LastBot}))


@pytest.mark.parametrize("key", games)
def test_the_same_seed_gives_the_same_games_and_their_records_bear_out_the_numbers(key: str) -> None:
    first, second = (simulate(games[key], 2, 8, "a seed") for _ in range(2))
    assert np.array_equal(first.scores, second.scores)
    records = list(first.records())
    assert records == list(second.records()) == list(first.records())
    for index, record in enumerate(records):
        end = verify(record, games)
        assert end.outcome is not None
        assert end.outcome.scores == tuple(first.scores[index])
        assert end.outcome.reason == first.reasons[index]
        assert {seat for seat in (0, 1) if first.winners[index, seat]} == set(end.outcome.winners)
        assert len(end.history) == first.steps[index]
        assert sum(actor >= 0 for actor, _ in end.history) == first.decisions[index]
        assert record.players == ("random 0", "random 1")


def test_other_seeds_give_other_games() -> None:
    one, other = (next(simulate(games["fivetotwelve"], 2, 1, seed).records()) for seed in (1, 2))
    assert one.moves != other.moves
    assert len({game_key(1, index) for index in range(100)} | {game_key(2, index) for index in range(100)}) == 200
    assert game_key(1, 0) == game_key("1", 0)


def test_a_longer_run_begins_with_the_same_games() -> None:
    short, long = (simulate(games["fivetotwelve"], 2, count, 1) for count in (3, 6))
    assert list(short.records()) == list(long.records())[:3]


def test_games_longer_than_the_log_are_logged_whole() -> None:
    start = games["fivetotwelve"].start(2)
    usual, small = _Playouts(start, 1), _Playouts(start, 1)
    small._log = np.empty(8, np.int32)
    assert usual.played(0) == small.played(0)
    assert len(small.played(0)) > 8


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(games["fivetotwelve"], 2, 300, 1, on_progress=told.append)
    assert told == [0, 256, 300]


def test_the_summary_adds_up() -> None:
    played = simulate(games["fivetotwelve"], 3, 20, 1, options={"setup": "sorted"})
    numbers = played.summary()
    assert (numbers["game"], numbers["players"], numbers["games"], numbers["seed"]) == ("fivetotwelve", 3, 20, "1")
    assert numbers["options"] == {"setup": "sorted"}
    assert sum(numbers["reasons"].values()) == 20
    assert sum(seat["wins"] for seat in numbers["seats"]) == pytest.approx(1)
    for seat in numbers["seats"]:
        assert seat["min"] <= seat["mean"] <= seat["max"]
    assert numbers["decisions"]["min"] <= numbers["decisions"]["mean"] < numbers["steps"]["mean"]
    assert numbers["decisions_per_second"] > 0


def test_one_game_has_no_spread() -> None:
    assert {seat["sd"] for seat in simulate(games["fivetotwelve"], 2, 1, 1).summary()["seats"]} == {0.0}


@pytest.mark.usefixtures("last_bot")
@pytest.mark.parametrize("key", games)
def test_other_bots_play_through_positions(key: str) -> None:
    first, second = (simulate(games[key], 2, 2, 3, bots=("last", "random")) for _ in range(2))
    records = list(first.records())
    assert records == list(second.records())
    assert records[0].moves != records[1].moves
    assert np.array_equal(first.scores, second.scores)
    for index, record in enumerate(records):
        end = verify(record, games)
        assert end.outcome is not None
        assert end.outcome.scores == tuple(first.scores[index])
        assert len(end.history) == first.steps[index]
        assert record.players == ("last", "random")


def test_a_solo_game_can_be_simulated() -> None:
    alone = [game for game in games.values() if game.min_players == 1]
    for game in alone:
        assert simulate(game, 1, 2, 1).scores.shape == (2, 1)


def test_game_and_a_single_bot_may_be_named() -> None:
    named, given = simulate("memostreet", 2, np.int64(2), 1, bots="greedy"), simulate(games["memostreet"], 2, 2, 1)
    assert (named.game, named.bots) == (given.game, ("greedy", "greedy"))


def test_wrong_wishes_are_refused() -> None:
    game = games["fivetotwelve"]
    for count in (0, -1, True):
        with pytest.raises(BadSimulation, match="at least 1"):
            simulate(game, 2, count)
    for bots in ((), ("greedy",)):
        with pytest.raises(BadSimulation, match=r"out of 1,000,000,.* games does not fit .* play at most [1-9]"):
            simulate(game, 2, 10**18, bots=bots)
    with pytest.raises(BadPlayers):
        simulate(game, 9, 1)
    with pytest.raises(BadBot, match="no bot 'genius'"):
        simulate(game, 2, 1, bots=("genius",))
    with pytest.raises(BadBot, match="3 bots are named for 2 seats"):
        simulate(game, 2, 1, bots=("random",) * 3)
    with pytest.raises(BadBot, match=r"A bot is given by its name, or as package\.module:Class, not as None"):
        simulate(game, 2, 1, bots=[None, "random"])  # type: ignore[list-item]
    with pytest.raises(BadBot, match="Bots are given as a list of names, not as 3"):
        simulate(game, 2, 1, bots=3)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="A seed is a number, text or bytes, not True"):
        simulate(game, 2, 1, True)
    with pytest.raises(UnknownGame, match="A game is given by its key, such as 'fivetotwelve', not as 5"):
        simulate(5, 2, 1)  # type: ignore[arg-type]
    with pytest.raises(BadOption):
        simulate(game, 2, 1, options={"nonsense": 1})
    with pytest.raises(BadOption):
        simulate(game, 2, 1, options={"starter": 3})
