"""Players of 5 vor 12 and advice: exact where little is left, fair, in time, each level better than the one below."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import numpy as np
import pytest

from spieltrieb.bots.fivetotwelve import LEVELS, advise, engine, greedy
from spieltrieb.bots.fivetotwelve.advice import between
from spieltrieb.bots.fivetotwelve.players import Judge, Master, board_of
from spieltrieb.bots.fivetotwelve.value import HANDS, LEFT, OPEN, PHASE, QUIET, TABLE, TURN_OF, UNSEEN
from spieltrieb.bots.player import Bot, RandomBot, look
from spieltrieb.core.moves import Move
from spieltrieb.core.position import Outcome, Position
from spieltrieb.games.fivetotwelve import GAME
from spieltrieb.games.fivetotwelve.state import CELLS, DRAW, TAKE
from spieltrieb.games.fivetotwelve.state import SETUP as SETUP_PHASE
from spieltrieb.locale import text
from tests.conftest import every

FAST = 10.0  # a budget that the clock never cuts short; how many games are tried is set in the bot


def level(n: int) -> Bot:
    """A bot that thinks by a fixed number of games, so that a busy machine changes nothing."""
    bot = LEVELS[n - 1]()
    if isinstance(bot, Master):
        bot.games = 30
    return bot


def step(position: Position, bots: Sequence[Bot], dice: random.Random) -> Position:
    seat = position.actors[0]
    assert isinstance(seat, int)
    sight = look(position, seat, dice, FAST)
    action = bots[seat].choose(sight)
    assert action in sight.legal
    return position.play(Move(position, seat, action))


def play(bots: Sequence[Bot], seed: int, **options: object) -> Outcome:
    position = GAME.start(len(bots), seed=seed, **options)
    dice = random.Random(seed)
    while position.actors:
        position = step(position, bots, dice)
    assert position.outcome is not None
    return position.outcome


def won(n: int, m: int, games: int) -> tuple[int, int]:
    """How many games level n and level m win against each other, on equal deals from both seats."""
    wins = [0, 0]
    for game in range(games):
        bots = [level(n), level(m)] if game % 2 == 0 else [level(m), level(n)]
        winners = play(bots, 100 + game // 2).winners
        if len(winners) == 1:
            wins[winners[0] ^ game % 2] += 1
    return wins[0], wins[1]


def positions(players: int, seeds: range, bot: Bot, **options: object) -> list[Position]:
    found = []
    for seed in seeds:
        position = GAME.start(players, seed=seed, **options)
        dice = random.Random(seed)
        while position.actors:
            found.append(position)
            position = step(position, [bot] * players, dice)
    return found


def table_of(position: Position) -> np.ndarray:
    table = np.zeros(TABLE, np.int32)
    engine.search().table_of(position.veil(0), table)
    return table


def share(outcome: Outcome, seat: int) -> float:
    return (seat in outcome.winners) / len(outcome.winners)


# ---- The table that search plays on ----


@pytest.mark.parametrize("players", [2, 3, 4])
def test_search_plays_by_the_rules(players: int) -> None:
    search = engine.search()
    for position in positions(players, range(2), RandomBot(), quiet_turns=7)[::20]:
        seat = position.actors[0]
        assert isinstance(seat, int)
        waiting = position.with_seed(None)
        for move in waiting.legal(seat):
            table = table_of(position)
            ended = search.carry_out(table, seat, move.action)
            after = waiting.play(move)
            expected = table_of(after)
            assert GAME.reasons[ended] == (after.outcome.reason if after.outcome else "")
            same = [*range(OPEN, UNSEEN + 21), *range(HANDS, HANDS + 4), *range(64), LEFT, QUIET, TURN_OF]
            if position.state["phase"] != SETUP_PHASE:
                same.append(PHASE)
            assert (table[same] == expected[same]).all()


def test_what_fits_a_cell_is_what_the_rules_allow() -> None:
    for position in positions(2, range(1), RandomBot()):
        seat = position.actors[0]
        assert isinstance(seat, int)
        if position.state["phase"] == SETUP_PHASE:
            continue
        sight = look(position, seat, random.Random(1))
        board = board_of(sight)
        shown = position.view(seat)
        numbers = set(shown.open) if DRAW in sight.legal else {shown.hands[seat]}
        expected = {
            (number, cell)
            for number in numbers
            for cell in range(CELLS)
            if between(board, cell)[0] <= number <= between(board, cell)[1] and board[cell] != number
        }
        allowed = {
            ((action - TAKE) // CELLS + 1, (action - TAKE) % CELLS) if action >= TAKE else (shown.hands[seat], action)
            for action in sight.legal
            if action < CELLS or action >= TAKE
        }
        assert allowed == expected


# ---- Exact where little is left ----


def last_tiles(players: int, left: int) -> list[Position]:
    search = positions(players, range(12), LEVELS[0]())
    return [p for p in search if sum(p.view(None).unseen) == left and p.state["phase"] != SETUP_PHASE]


@pytest.mark.parametrize("players", [2, 3])
def test_the_last_draw_is_judged_exactly(players: int) -> None:
    found = [p for p in last_tiles(players, 1) if DRAW in [m.action for m in p.legal(p.actors[0])]]
    assert len(found) > 2
    for position in found:
        seat = position.actors[0]
        assert isinstance(seat, int)
        sight = look(position, seat, random.Random(1))
        score = engine.judge(sight)[sight.legal.index(DRAW)]
        waiting = position.with_seed(None).play(Move(position, seat, DRAW))
        exact = 0.0
        for outcome, weight in waiting.chances().items():
            drawn = waiting.replay_actions([(-1, outcome)])
            exact += weight * max(share(drawn.play(move).outcome, seat) for move in drawn.legal(seat))
        assert 1 / (1 + math.exp(-score)) == pytest.approx(exact, abs=1e-6)


@pytest.mark.parametrize("players", [2, 3])
def test_the_last_placement_is_judged_and_advised_exactly(players: int) -> None:
    found = last_tiles(players, 0)
    assert len(found) > 2
    for position in found:
        seat = position.actors[0]
        assert isinstance(seat, int)
        exact = {move.action: share(position.play(move).outcome, seat) for move in position.legal(seat)}
        sight = look(position, seat, random.Random(1), 0.02)
        for action, score in zip(sight.legal, engine.judge(sight), strict=True):
            assert 1 / (1 + math.exp(-score)) == pytest.approx(exact[action], abs=1e-6)
        advice = advise(sight)
        assert exact[advice.best.action] == max(exact.values())
        assert advice.best.value == pytest.approx(max(exact.values()), abs=1e-6)
        assert exact[Master().choose(sight)] == max(exact.values())


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
                assert LEVELS[n - 1]().choose(sight) in wins
            advice = advise(sight)
            assert advice.best.action in wins
            assert advice.best.value == 1.0
            assert advice.best.reasons[0].code == "wins"
    assert seen > 2


# ---- Fair, repeatable, in time ----


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_the_same_sight_and_generator_give_the_same_choice(n: int) -> None:
    for position in positions(2, range(1), LEVELS[1]())[::6]:
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


# ---- Each level is better than the one below ----


@pytest.mark.soak
@pytest.mark.match
@pytest.mark.parametrize(("n", "games"), [(2, 40), (3, 60), (4, 60), (5, 24)])
def test_a_level_beats_the_one_below(n: int, games: int) -> None:
    better, worse = won(n, n - 1, games)
    assert better > worse


@pytest.mark.match
def test_the_master_beats_the_plain_player() -> None:
    wins = 0
    for seed in range(4):
        wins += 0 in play([level(5), greedy()], seed).winners
        wins += 1 in play([greedy(), level(5)], seed).winners
    assert wins >= 7


# ---- Advice ----


@pytest.mark.parametrize("players", [2, 3])
def test_advice_has_every_legal_move_with_reasons_that_can_be_read(players: int) -> None:
    codes = set()
    for position in positions(players, range(2), LEVELS[1]())[:: every(6)]:
        seat = position.actors[0]
        assert isinstance(seat, int)
        advice = advise(look(position, seat, random.Random(4), 0.02))
        assert advice.unit == "win"
        assert {move.action for move in advice.moves} == {move.action for move in position.legal(seat)}
        assert len(advice.moves) == len(position.legal(seat))
        values = [move.value for move in advice.moves]
        assert values == sorted(values, reverse=True)
        assert 0 <= values[-1] <= values[0] <= 1
        assert all(move.reasons for move in advice.moves[:3])
        for reason in (reason for move in advice.moves for reason in move.reasons):
            codes.add(reason.code)
            for lang in ("en", "de"):
                assert "{" not in text(lang, f"advice-fivetotwelve-{reason.code}", **reason.arguments)
        shown = position.view(seat)
        assert sum(advice.table["finish"]) == pytest.approx(1, abs=0.01)
        assert len(advice.table["finish"]) == players
        assert len(advice.table["cells"]) == shown.boards[seat].count(0)
        for cell in advice.table["cells"]:
            fit = range(cell["low"], cell["high"] + 1)
            assert cell["open"] == sum(number in fit for number in shown.open)
            assert cell["unseen"] == sum(shown.unseen[number - 1] for number in fit)
    assert {"draws", "room", "fills", "exchanges", "leaves", "at-home"} <= codes


def test_advice_can_be_repeated() -> None:
    position = positions(2, range(1), LEVELS[1]())[25]
    seat = position.actors[0]
    assert isinstance(seat, int)
    first, second = (advise(look(position, seat, random.Random(4), FAST / 100)) for _ in range(2))
    assert first == second
