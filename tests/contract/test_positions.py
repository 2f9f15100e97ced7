"""What every position of every game promises."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from spieltrieb import games
from spieltrieb.core.errors import GameOver, Illegal, SpieltriebError, Unreadable, WrongActor
from tests.conftest import every, load
from tests.contract.setups import Setup, a_game, each_setup, has_chance
from tests.tools import on_array


@each_setup
def test_every_random_game_ends_with_an_outcome(setup: Setup) -> None:
    for seed in range(load(3)):
        positions = a_game(setup, seed)
        assert all(position.outcome is None for position in positions[:-1])
        outcome = positions[-1].outcome
        assert outcome is not None
        assert len(outcome.scores) == setup.players
        assert outcome.winners
        assert set(outcome.winners) <= set(range(setup.players))
        assert outcome.reason in setup.game.reasons[1:]


@each_setup
def test_play_accepts_exactly_what_legal_lists(setup: Setup) -> None:
    game = setup.game
    positions = a_game(setup, 1)
    for position in random.Random(2).sample(positions, min(load(12), len(positions))):
        for actor in (*range(setup.players), "*"):
            number = -1 if actor == "*" else actor
            listed = [move.action for move in position.legal(actor)]
            assert len(listed) == len(set(listed))
            accepted = [a for a in range(-2, game.actions + 2) if game.drive.permits(position._array, number, a)]
            assert sorted(listed) == accepted


def kind_of(position: Any) -> tuple[int, ...]:
    """What sort of decision it is: its phase, where the game has phases, and how many moves there are, if few."""
    phase = int(position.state["phase"]) if "phase" in position.state.dtype.names else 0
    return (phase, *(min(len(position.legal(actor)), 16) for actor in position.actors))


@each_setup
def test_every_sort_of_decision_accepts_what_it_lists_and_chance_gives_what_it_says(setup: Setup) -> None:
    game = setup.game
    odds_of = on_array(game.rules.odds)
    of_each_sort = {kind_of(position): position for seed in range(load(3)) for position in a_game(setup, 40 + seed)}
    for position in of_each_sort.values():
        for actor in position.actors:
            number = -1 if actor == "*" else actor
            accepted = {a for a in range(-2, game.actions + 2) if game.drive.permits(position._array, number, a)}
            assert accepted == {move.action for move in position.legal(actor)}
            if actor == "*":
                odds = {a: int(odds_of(position._array, a)) for a in range(-2, game.actions + 2)}
                assert {a: tiles for a, tiles in odds.items() if tiles} == position.chances()


@each_setup
def test_texts_are_unique_and_read_back(setup: Setup) -> None:
    for position in a_game(setup, 3)[:: every(3)]:
        for actor in position.actors:
            moves = position.legal(actor)
            texts = [str(move) for move in moves]
            assert len(set(texts)) == len(texts)
            for move, text in zip(moves, texts, strict=True):
                number = -1 if actor == "*" else actor
                assert position.read(text) == (number, move.action)
                assert position.read(f"  {text.upper()} ") == (number, move.action)


@each_setup
def test_the_texts_of_many_moves_are_those_of_each(setup: Setup) -> None:
    for position in a_game(setup, 3)[:: every(3)]:
        for actor in (*range(setup.players), "*"):
            moves = position.legal(actor)
            number = -1 if actor == "*" else actor
            assert moves.texts() == tuple(map(str, moves)) == tuple(position.write(number, m.action) for m in moves)
            assert moves.texts() == position.texts(number, [move.action for move in moves])
            assert all(text in moves for text in moves.texts()[:3])
            if actor != "*":
                assert position.view(actor).legal == moves.texts()


@each_setup
def test_a_view_is_the_same_from_the_veiled_state_and_has_plain_values(setup: Setup) -> None:
    for position in a_game(setup, 13)[:: every(6)]:
        for seat in (*range(setup.players), None):
            shown = position.view(seat)
            veiled = position.veil(seat)
            before = veiled.tobytes()
            assert setup.game.view(veiled, seat, position.options, position.actors, shown.legal) == shown
            assert veiled.tobytes() == before
            assert set(map(type, leaves(shown))) <= {int, bool, str, type(None)}


def leaves(value: Any) -> Iterator[Any]:
    """All that a view is made of, but for dataclasses, tuples and dictionaries."""
    if is_dataclass(value):
        for field in fields(value):
            yield from leaves(getattr(value, field.name))
    elif type(value) in (tuple, dict):
        for part in value.values() if type(value) is dict else value:
            yield from leaves(part)
    else:
        yield value


@each_setup
def test_advancing_shows_every_step_that_playing_makes(setup: Setup) -> None:
    position = setup.start(seed=14)
    chooser = random.Random(14)
    longest = 0
    while position.actors:
        move = chooser.choice(position.legal(chooser.choice(position.actors)))
        steps = position.advance(move)
        last = position.play(str(move))
        assert steps[-1] == last
        assert steps[-1].history == last.history
        assert [len(step.history) - len(position.history) for step in steps] == [*range(1, len(steps) + 1)]
        assert all(step.actors == ("*",) for step in steps[:-1])
        assert position.advance(str(move)) == steps
        longest = max(longest, len(steps))
        position = steps[-1]
    assert (longest > 1) == has_chance(setup.game)
    with pytest.raises(GameOver):
        position.advance(move)


@each_setup
def test_without_a_seed_advancing_is_one_step(setup: Setup) -> None:
    for position in a_game(setup, 15)[:20]:
        for actor in position.actors:
            assert position.advance(position.legal(actor)[0]) == (position.play(position.legal(actor)[0]),)


@each_setup
def test_each_step_is_told_as_all_are_told(setup: Setup) -> None:
    positions = a_game(setup, 16)
    last = positions[-1]
    for seat in (*range(setup.players), None):
        steps = zip(positions, last.history, strict=False)
        assert [position.tell(actor, action, seat) for position, (actor, action) in steps] == last.told(seat)
    for seat in (-1, setup.players, True):
        with pytest.raises(WrongActor):
            positions[0].tell(-1, 0, seat)
        with pytest.raises(WrongActor):
            last.recalled(seat)


@each_setup
def test_all_is_told_again_unless_it_fades(setup: Setup) -> None:
    last = a_game(setup, 17)[-1]
    for seat in (*range(setup.players), None):
        told = last.told(seat)
        again = [move for move in last.moves if not move.startswith("*")] if setup.game.fades else told
        assert last.recalled(seat) == again


@each_setup
def test_a_position_never_changes(setup: Setup) -> None:
    position = a_game(setup, 4)[len(a_game(setup, 4)) // 2]
    before = position._array.tobytes()
    for actor in position.actors:
        for move in position.legal(actor)[:20]:
            position.play(move)
    position.view(0)
    position.view(None)
    assert position._array.tobytes() == before
    with pytest.raises(ValueError, match="read-only"):
        position.state["players"] = 9


@each_setup
def test_undoing_and_redoing_gives_equal_positions(setup: Setup) -> None:
    positions = a_game(setup, 5)
    last = positions[-1]
    moves = last.moves
    for step in random.Random(5).sample(range(len(positions)), min(load(12), len(positions))):
        back = last.at(step)
        assert back == positions[step]
        assert hash(back) == hash(positions[step])
        if step < len(moves):
            assert back.play(moves[step]) == positions[step + 1]
    assert last.at(0).replay(moves) == last


@each_setup
def test_positions_pickle(setup: Setup) -> None:
    positions = a_game(setup, 6)
    for position in positions[:: max(1, len(positions) // 5)]:
        copy = pickle.loads(pickle.dumps(position))
        assert copy == position
        assert copy.moves == position.moves
        assert copy.actors == position.actors


@each_setup
def test_simultaneous_seats_may_act_in_any_order(setup: Setup) -> None:
    found = 0
    for position in a_game(setup, 7):
        if len(position.actors) < 2:
            continue
        found += 1
        first, second = position.actors[:2]
        one, other = position.legal(first)[0], position.legal(second)[0]
        assert position.play(one).play(str(other)) == position.play(other).play(str(one))
        if found == load(8):
            break


def test_in_most_games_seats_act_at_the_same_time() -> None:
    """Else the test above would have nothing to try."""
    assert sum(any(len(position.actors) > 1 for position in a_game(Setup(key, 2, 0), 7)) for key in games) >= 2


@each_setup
def test_those_who_may_not_act_have_no_moves(setup: Setup) -> None:
    for position in a_game(setup, 8):
        for actor in (*range(setup.players), "*"):
            assert bool(position.legal(actor)) == (actor in position.actors)
        if position.actors and position.actors != ("*",):
            with pytest.raises(WrongActor):
                position._play(-1, 0)


@each_setup
def test_after_the_end_nothing_can_be_played(setup: Setup) -> None:
    last = a_game(setup, 9)[-1]
    with pytest.raises(GameOver, match="over"):
        last.play(last.moves[-1])


@each_setup
def test_garbage_is_refused_and_names_the_text(setup: Setup) -> None:
    position = setup.start(seed=1)
    for text in (
        "",
        ":",
        "9:",
        "0:",
        "*:=?",
        "0:0:0",
        "x" * 1000,
        "0:\u202e\N{PILE OF POO}",
        "0:set",
        "0:@",
        "0:=1e9",
        "-1:draw",
        "7:draw",
    ):
        with pytest.raises(SpieltriebError) as caught:
            position.play(text)
        assert str(caught.value).startswith(repr(text)), caught.value
        assert type(caught.value) is (WrongActor if text[0:1] in ("7", "9") else Unreadable)


@each_setup
def test_an_illegal_move_says_so_and_where(setup: Setup) -> None:
    for position in a_game(setup, 11):
        actor = position.actors[0] if position.actors else None
        if actor is None or actor == "*":
            continue
        legal = {move.action for move in position.legal(actor)}
        for action in (-1, -1000, setup.game.actions, 10**9):
            with pytest.raises(Illegal, match=f"no action {action} in"):
                position._play(actor, action)
        for action in range(setup.game.actions):
            if action not in legal:
                with pytest.raises(Illegal, match=f"at move {len(position.moves) + 1}") as caught:
                    position._play(actor, action)
                assert "not legal" in str(caught.value)
                break
        break
