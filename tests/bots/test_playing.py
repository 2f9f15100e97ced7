"""The one loop between programs: each asked once, from the same position where several act, to the end of the game."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from spieltrieb import games
from spieltrieb.bots import BotFailed, RandomBot, playing
from spieltrieb.core.position import Position
from tests.lab import own_bots


def noting(asked: list[tuple[Position, int]], choose: playing.Choose) -> playing.Choose:
    """The same choices, and a note of who was asked where."""

    def note(position: Position, seat: int) -> int:
        asked.append((position, seat))
        return choose(position, seat)

    return note


def at_random(players: int, seed: int = 1) -> playing.Choose:
    chances = [random.Random(seed + seat) for seat in range(players)]
    return playing.chooser([RandomBot()] * players, ["random"] * players, chances)


@pytest.mark.parametrize(("key", "players"), [(key, n) for key, game in games.items() for n in {2, game.max_players}])
def test_whoever_acts_at_the_same_time_is_asked_in_the_same_position(key: str, players: int) -> None:
    asked: list[tuple[Position, int]] = []
    start = games[key].start(players, seed=3)
    end = playing.play(start, noting(asked, at_random(players)))
    assert end.outcome is not None
    assert len(asked) == sum(actor >= 0 for actor, _ in end.history)
    together: dict[int, list[int]] = {}
    for position, seat in asked:
        together.setdefault(position.step, []).append(seat)
        assert end.begins_with(position)
    for position, _ in asked:
        assert tuple(together[position.step]) == position.seats_to_act
    if key in ("fivetotwelve", "kreuzquer"):  # these have simultaneous moves at all times or in the setup
        assert max(map(len, together.values())) == players


@pytest.mark.parametrize("key", games)
def test_the_moves_are_one_move_apart_and_lead_to_the_same_end(key: str) -> None:
    start = games[key].start(2, seed=3)
    positions = list(playing.moves(start, at_random(2)))
    assert positions[-1].history == playing.play(start, at_random(2)).history
    for before, after in zip([start, *positions], positions, strict=False):
        steps = after.steps_from(before.step)
        assert [actor >= 0 for actor, _ in steps] == [True] + [False] * (len(steps) - 1)


def test_a_game_that_is_over_or_waits_for_chance_asks_nobody() -> None:
    def never(position: Position, seat: int) -> int:
        raise AssertionError(seat)

    waiting = games["memostreet"].start(2, seed=1).with_seed(None)
    turned = waiting.play(waiting.legal(0)[0])
    assert turned.actors == ("*",)
    assert playing.play(turned, never) is turned
    end = playing.play(games["memostreet"].start(2, seed=1), at_random(2))
    assert playing.play(end, never) is end


def test_a_program_that_fails_leaves_the_game_where_it_was() -> None:
    start = games["memostreet"].start(2, seed=3)
    bots = [own_bots.CrashLater(), own_bots.First()]
    choose = playing.chooser(bots, ["crash", "first"], [random.Random(1)] * 2)

    def play_on(found: Callable[[Position], None]) -> None:
        for position in playing.moves(start, choose):
            found(position)

    seen: list[Position] = []
    with pytest.raises(BotFailed, match=r"The bot 'crash' broke down \(RuntimeError: boom\)"):
        play_on(seen.append)
    reached = seen[-1]
    assert [actor for actor, _ in reached.history if actor >= 0].count(0) == 7
    assert reached.seats_to_act == (0,)


def test_every_program_is_asked_for_its_seat_with_its_generator_and_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_bots.Memory, "games", [])
    chances = [random.Random(1), random.Random(2)]
    choose = playing.chooser([RandomBot(), own_bots.Memory()], ["one", "two"], chances, 0.25)
    playing.play(games["fivetotwelve"].start(2, seed=3), choose)
    (sights,) = own_bots.Memory.games
    assert {(sight.seat, sight.budget) for sight in sights} == {(1, 0.25)}
    assert all(sight.random is chances[1] for sight in sights)
