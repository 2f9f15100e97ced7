"""The table that search plays on: it goes on just as the rules do, step by step."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spieltrieb.bots import playing
from spieltrieb.bots.fivetotwelve import position as tables
from spieltrieb.bots.fivetotwelve.search import make_ready
from spieltrieb.bots.player import RandomBot
from spieltrieb.games.fivetotwelve import GAME
from spieltrieb.games.fivetotwelve.state import CELLS, DEAL, DRAW, FACE, NUMBERS, PLACE, TAKE
from spieltrieb.games.fivetotwelve.state import SETUP as SETUP_PHASE
from tests.bots.fivetotwelve.games_played import chooser, level, share


@pytest.fixture
def compiled() -> None:
    make_ready()


def laid_out(states: np.ndarray) -> np.ndarray:
    table = np.zeros(tables.TABLE, np.int32)
    tables.lay_out(states, table)
    return table


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"setup": "sorted"}, {"quiet_turns": 2, "starter": 1}, {"quiet_turns": 9}])
def test_a_table_goes_through_a_game_as_the_rules_do(players: int, options: dict[str, object]) -> None:
    """One table from the setup to the end, compared with the state of the rules after every step."""
    shares = np.zeros(4)
    for seed, bot in enumerate([RandomBot(), level(2)]):
        end = playing.play(GAME.start(players, seed=seed, **options), chooser([bot] * players, seed))
        position = end.with_seed(None).at(0)
        table, ended = laid_out(position.veil(0)), 0
        for actor, action in end.history:
            phase, turn = int(position.state["phase"]), int(position.state["turn"])
            position = position.replay_actions([(actor, action)])
            expected = laid_out(position.veil(0))
            if phase == DEAL:
                table = expected  # search deals a whole round at once: see the next test
            elif actor < 0:
                tables.take_unseen(table, action - FACE + 1)
                table[tables.HANDS + turn], table[tables.PHASE] = action - FACE + 1, PLACE
            else:
                ended = int(tables.carry_out(table, actor, action))
            if phase == SETUP_PHASE and not table[tables.WAITING]:
                table[tables.PHASE] = expected[tables.PHASE]  # search goes on by itself
            assert (table == expected).all()
            assert GAME.reasons[ended] == (position.outcome.reason if position.outcome else "")
        assert position.outcome is not None
        tables.prize(table, ended, int(position.state["turn"]), shares)
        assert shares[:players].tolist() == [share(position.outcome, seat) for seat in range(players)]


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_dealt_as_the_rules_do(players: int) -> None:
    position = GAME.start(players)
    for number in range(4):
        table = laid_out(position.veil(0))
        tables.deal_round(table, 7 + number)
        hands = table[tables.HANDS : tables.HANDS + players].tolist()
        position = position.replay_actions([(-1, FACE + hand - 1) for hand in hands])
        assert (table == laid_out(position.veil(0))).all()
        for seat in range(players):
            position = position.play(position.legal(seat)[0])
    begun = np.zeros(tables.TABLE, np.int32)
    tables.begin(begun, players, 12)
    assert (begun == laid_out(GAME.start(players, quiet_turns=12).veil(0))).all()


def a_board(chance: random.Random, free: int) -> list[int]:
    """Any board on which the numbers ascend, with this many free cells."""
    board = [0] * CELLS
    for number in sorted(chance.sample(range(1, NUMBERS + 1), CELLS)):
        ready = [c for c in range(CELLS) if not board[c] and (c % 4 == 0 or board[c - 1]) and (c < 4 or board[c - 4])]
        board[chance.choice(ready)] = number
    for cell in chance.sample(range(CELLS), free):
        board[cell] = 0
    return board


def a_state(chance: random.Random, players: int, left: int, free: int) -> np.ndarray:
    """A turn with nearly full boards and few tiles face down, before a draw or with a tile in hand."""
    states = GAME.blank()
    GAME.begin(states[0], players, GAME.settle({"quiet_turns": 5}))
    s, rules = states[0], GAME.rules
    s["turn"], s["dealt"], s["quiet"] = chance.randrange(players), 4 * players, chance.choice([0, 4])
    tiles = list(range(NUMBERS)) * players
    for seat in range(players):
        for cell, number in enumerate(a_board(chance, chance.randint(1, free))):
            if number:
                rules.put(s, seat, number - 1, cell)
                tiles.remove(number - 1)
    chance.shuffle(tiles)
    holds = chance.random() < 0.5 and left < len(tiles)
    piles = [sum(1 << 3 * tile for tile in some) for some in (tiles[:left], tiles[left + holds :])]
    s["unseen"], s["open"] = piles
    rules.begin_turn(s)
    if holds:
        s["phase"], s["takes"][:], s["quiet"] = PLACE, 0, 0
        s["hand"][int(s["turn"])] = tiles[left]
    return states


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_table_ends_as_the_rules_do_where_little_is_left(players: int, left: int) -> None:
    """Every legal action of made-up states: the last free cells, the last tiles, the last quiet turn."""
    chance = random.Random(f"{players} {left}")
    found, after, scores = np.empty(GAME.actions, np.int64), GAME.blank(), np.zeros(4, np.int64)
    low, high, shares = np.zeros(40, np.int32), np.zeros(40, np.int32), np.zeros(4)
    reasons = set()
    for _ in range(40):
        states = a_state(chance, players, left, free=3)
        seat = int(states[0]["turn"])
        start = laid_out(states)
        actions = found[: GAME.drive.choices(states, seat, found)].tolist()
        tables.bounds(start, seat, low, high)
        hand = int(states[0]["hand"][seat]) + 1
        numbers = [hand] if hand else [n for n in range(1, NUMBERS + 1) if start[tables.OPEN + n]]
        fitting = {
            cell if hand else TAKE + (number - 1) * CELLS + cell
            for number in numbers
            for cell in range(CELLS)
            if low[cell] < number < high[cell] and start[16 * seat + cell] != number
        }
        assert fitting == {action for action in actions if action < CELLS or action >= TAKE}
        for action in actions:
            if action == DRAW and not left:
                continue  # no tile is left to draw: the rules end a game before this
            table = start.copy()
            ended = int(tables.carry_out(table, seat, action))
            acting = GAME.drive.attempt(states, after, seat, action)
            assert (table == laid_out(after)).all()
            assert ended == after[0]["reason"]
            reasons.add(ended)
            if ended:
                assert acting == 0
                tables.prize(table, ended, seat, shares)
                winners = GAME.drive.result(after, scores)
                assert [share > 0 for share in shares[:players]] == [bool(winners >> s & 1) for s in range(players)]
                assert shares[:players].sum() == pytest.approx(1)
    assert reasons == ({1, 2} if left == 0 else {0, 1, 3})
