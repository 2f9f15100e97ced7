"""OpenSpiel's own tests on our games, as they are; its algorithms; and that resampling keeps what a seat knows."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from spieltrieb import games
from spieltrieb.core.errors import BadOption
from tests.conftest import load, soaked
from tests.lab.environments.setups import each_key, each_table, only_with_openspiel

pytestmark = pytest.mark.program

only_with_openspiel()
import pyspiel  # noqa: E402

from spieltrieb.lab.environments import names, openspiel  # noqa: E402

NAMES = list(openspiel.NAMES.values())


def a_state(game: Any, steps: int, chooser: random.Random) -> Any:
    """A state after this many random steps, or at the end."""
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


def in_the_middle(game: Any, chooser: random.Random) -> Any:
    """The state halfway through a random game, however long that is."""
    history = a_state(game, 10_000, chooser).history()
    state = game.new_initial_state()
    for action in history[: len(history) // 2]:
        state.apply_action(action)
    return state


# ---- OpenSpiel's own tests ----


def run(module: str, *arguments: str) -> str:
    """Call a test of OpenSpiel as a program that knows our games, and tell what it said.

    A process of its own: the tests take command lines, and pytest would rewrite what they assert.
    """
    code = (
        "import numpy, runpy, sys, spieltrieb.lab.environments.openspiel; sys.argv = sys.argv[1:]; "
        "numpy.random.seed(1); runpy.run_module(sys.argv[0], run_name='__main__', alter_sys=True)"
    )
    command = [sys.executable, "-W", "error", "-c", code, module, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stderr


@pytest.mark.program
def test_api() -> None:
    said = run("open_spiel.integration_tests.api_test", f"--test_only_games={names.OPENSPIEL}.*")
    assert f"Ran {5 * len(NAMES)} tests" in said
    assert all(f"EnforceAPIPartialTree_{name}_Test" in said for name in NAMES)


@pytest.mark.program
def test_simulation() -> None:
    kinds = ("game_sim", *(f"multiplayer_game_{players}p" for players in (2, 3, 4)))
    names = [f"GamesSimTest.test_{kind}_{name}" for kind in kinds for name in NAMES]
    assert f"Ran {len(names)} tests" in run("open_spiel.python.tests.games_sim_test", *names)


@each_table
def test_random_simulation(key: str, players: int) -> None:
    game = pyspiel.load_game(openspiel.NAMES[key], {"players": players})
    pyspiel.random_sim_test(game, num_sims=load(1), serialize=True, verbose=False)


# ---- Our own ----


@each_table
def test_the_game_is_the_one_that_the_rules_play(key: str, players: int) -> None:
    """Actions, odds, texts and results are those of positions; only the numbers of chance outcomes begin at 0."""
    chooser = random.Random(players)
    game = pyspiel.load_game(openspiel.NAMES[key], {"players": players})
    choices = games[key].features.CHOICES
    state, position = game.new_initial_state(), games[key].start(players)
    while not state.is_terminal():
        player = state.current_player()
        assert player == (-1 if position.actors == ("*",) else position.actors[0])
        assert state.position() == position
        shift = choices if player < 0 else 0
        moves = {move.action: str(move) for move in position.legal("*" if player < 0 else player)}
        assert [action + shift for action in state.legal_actions()] == sorted(moves)
        if player < 0:
            odds = position.chances()
            expected = {action - choices: weight / sum(odds.values()) for action, weight in odds.items()}
            assert dict(state.chance_outcomes()) == pytest.approx(expected)
        action = chooser.choice(state.legal_actions())
        assert state.action_to_string(action) == moves[action + shift]
        position = position.replay_actions([(player, action + shift)])
        state.apply_action(action)
    assert state.returns() == pytest.approx(expected_returns(position.outcome, players))
    assert len(state.history()) <= game.max_history_length()


def expected_returns(outcome: Any, players: int) -> list[float]:
    """One point is shared by the winners, and taken in equal parts from all."""
    if players == 1:
        return [float(outcome.scores[0])]
    share = [(seat in outcome.winners) / len(outcome.winners) for seat in range(players)]
    return [(players * part - 1) / (players - 1) for part in share]


@each_key
def test_states_can_be_cloned_written_and_pickled(key: str) -> None:
    game = pyspiel.load_game(openspiel.NAMES[key])
    state = in_the_middle(game, random.Random(4))
    copies = [
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]
    for copy in copies:
        assert str(copy) == str(state)
        assert copy.position() == state.position()
        assert copy.information_state_string(1) == state.information_state_string(1)
    before = state.position()
    copies[0].apply_action(copies[0].legal_actions()[0])
    assert state.position() == before


@pytest.mark.parametrize("hyphens", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_resampled_state_cannot_be_told_from_the_first_one(players: int, hyphens: bool) -> None:
    game = pyspiel.load_game("spieltrieb_davincicode", {"players": players, "hyphens": hyphens})
    chooser = random.Random(players)
    other = 0
    for steps in (20, *(chooser.randrange(120) for _ in range(load(3)))):
        state = a_state(game, steps, chooser)
        if state.is_terminal():
            continue
        for player in range(players):
            found = state.resample_from_infostate(player, chooser.random)
            assert found.information_state_string(player) == state.information_state_string(player)
            assert found.information_state_tensor(player) == state.information_state_tensor(player)
            assert found.observation_string(player) == state.observation_string(player)
            assert found.current_player() == state.current_player()
            if state.current_player() == player:
                assert found.legal_actions() == state.legal_actions()
            other += found.position() != state.position()
    assert other, "something that is hidden was drawn anew"


@pytest.mark.parametrize("key", ["fivetotwelve", "memostreet", "kreuzquer"])
def test_where_nothing_is_hidden_nothing_is_drawn_anew(key: str) -> None:
    state = a_state(pyspiel.load_game(openspiel.NAMES[key]), 30, random.Random(1))
    again = state.resample_from_infostate(0, random.Random(2).random)
    assert str(again) == str(state)
    assert again is not state


def test_information_states_differ_where_what_was_told_differs() -> None:
    """Perfect recall: the same table after other moves is another information state, but the same observation."""
    game = pyspiel.load_game("spieltrieb_memostreet")
    seen = []
    for cells in ((0, 1), (1, 0)):
        state = game.new_initial_state()
        for cell in cells:
            state.apply_action(cell)
            state.apply_action(3)
        seen.append(state)
    one, other = seen
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def test_tensors_have_names() -> None:
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("spieltrieb_fivetotwelve")
    state = a_state(game, 12, random.Random(1))
    observation = make_observation(game)
    observation.set_from(state, 0)
    view = state.position().view(0)
    assert (observation.dict["boards"] * 20).round().astype(int).tolist() == [list(board) for board in view.boards]
    assert np.abs(observation.tensor).max() <= 1


# ---- A game that begins in the middle ----


def ending(key: str, players: int, last: int, **params: Any) -> Any:
    """The game that is left when a random one has this many steps to go."""
    game = pyspiel.load_game(openspiel.NAMES[key], {"players": players, **params})
    history = a_state(game, 10_000, random.Random(3)).history()
    after = " ".join(map(str, history[:-last]))
    return pyspiel.load_game(openspiel.NAMES[key], {"players": players, "after": after, **params})


@each_key
def test_a_game_can_begin_in_the_middle(key: str) -> None:
    whole = pyspiel.load_game(openspiel.NAMES[key], {"players": 2})
    before = in_the_middle(whole, random.Random(3))
    after = " ".join(map(str, before.history()))
    game = pyspiel.load_game(openspiel.NAMES[key], {"players": 2, "after": after})
    state = game.new_initial_state()
    assert state.history() == []
    for seat in range(2):
        assert state.information_state_string(seat) == before.information_state_string(seat), "what was before is known"
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("after", "sentence"),
    [
        ("x", "'x' is not one"),
        ("0 999", "`after`: action 2 is 999, which chance cannot do there"),
        ("0 0 0", "`after`: action 3 is 0, which player 0 cannot do there"),
        ("9" * 30, "`after`: action 1 is 9*, which player 0 cannot do there"),
    ],
)
def test_a_beginning_that_cannot_be(after: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        openspiel.GAMES["memostreet"]({"after": after})


def test_what_is_not_legal_is_refused() -> None:
    state = a_state(pyspiel.load_game("spieltrieb_kreuzquer"), 1, random.Random(1))
    with pytest.raises(Exception, match="Action 3 of player 0 is not legal here"):
        state.apply_action(3)
    with pytest.raises(ValueError, match="not for 9"):
        openspiel.GAMES["kreuzquer"]({"players": 9})


def test_a_state_that_is_resampled_in_the_middle_is_one_of_another_beginning() -> None:
    game = ending("davincicode", 2, 30)
    state = game.new_initial_state()
    player = 1 - max(0, state.current_player())
    found = state.resample_from_infostate(player, random.Random(5).random)
    assert found.information_state_string(player) == state.information_state_string(player)
    assert found.get_game().get_parameters()["after"] != game.get_parameters()["after"]


# ---- OpenSpiel's algorithms ----


def test_ismcts_plays_by_resampling() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("spieltrieb_davincicode")
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 8, random_state=chance)
    chooser = random.Random(2)
    state = a_state(game, 60, chooser)
    asked = 0
    while not state.is_terminal() and asked < 3:
        if state.is_chance_node():
            state.apply_action(chooser.choice(state.legal_actions()))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        asked += 1
    assert asked


def test_exploitability_of_the_last_rounds() -> None:
    """A random player can be exploited where there is still something to win, and the best reply cannot."""
    from open_spiel.python import policy
    from open_spiel.python.algorithms import best_response, exploitability

    game = ending("kreuzquer", 2, 6)
    uniform = policy.UniformRandomPolicy(game)
    found = exploitability.nash_conv(game, uniform)
    assert 0 <= found <= 4
    values = [
        best_response.BestResponsePolicy(game, player, uniform).value(game.new_initial_state()) for player in range(2)
    ]
    assert sum(values) == pytest.approx(found)


def reveal(position: Any, keep: int) -> Any:
    """The position after the seat to act took a tile, hit all but this many of the other's hidden tiles, and missed."""
    from spieltrieb.games.davincicode.state import NAME, PLACES, VALUES

    seat = position.actors[0]
    other = 1 - seat
    position = position.replay_actions([(seat, position.legal(seat)[0].action)])
    position = position.replay_actions([(-1, next(iter(position.chances())))])
    state = position.state
    hidden = [place for place in range(state["length"][other]) if int(state["hidden"]) >> PLACES * other + place & 1]
    for place in hidden[keep:]:
        spot = PLACES * other + place
        position = position.replay_actions([(seat, NAME + VALUES * spot + (int(state["code"][spot]) >> 1))])
    spot = PLACES * other + hidden[0]
    wrong = (int(position.state["code"][spot]) // 2 + 1) % 12
    position = position.replay_actions([(seat, NAME + VALUES * spot + wrong)])
    return position.replay_actions([(seat, position.legal(seat)[0].action)])


@pytest.mark.parametrize("left", soaked(1, 2))
def test_exploitability_with_hidden_tiles(left: int) -> None:
    """The end of a game of Da Vinci Code with some tiles left to take: the whole tree is gone through.

    With one it has 1,566 states; with two 132,344, and what was taken may stay hidden.
    """
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    position = games["davincicode"].start(2)
    while position.state["phase"] < 3:  # the setup
        actor = position.actors[0]
        moves = position.legal(actor)
        position = position.replay_actions([(-1 if actor == "*" else actor, moves[0].action)])
    position = reveal(reveal(position, 2), 1)
    while sum(position.view(None).pool) > left:
        position = reveal(position, 9)
    choices = games["davincicode"].features.CHOICES
    after = " ".join(str(action - choices * (actor < 0)) for actor, action in position.history)
    game = pyspiel.load_game("spieltrieb_davincicode", {"after": after})
    found = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    assert 0 < found <= 4
