"""Advice for 5 vor 12: every legal move, with reasons that are true and can be read."""

from __future__ import annotations

import random

import pytest

from spieltrieb.bots.fivetotwelve import advise
from spieltrieb.bots.fivetotwelve.advice import between
from spieltrieb.bots.fivetotwelve.players import board_of
from spieltrieb.bots.player import RandomBot, look
from spieltrieb.games.fivetotwelve.state import CELLS, DRAW, TAKE
from spieltrieb.games.fivetotwelve.state import SETUP as SETUP_PHASE
from spieltrieb.locale import text
from tests.bots.fivetotwelve.games_played import FAST, level, positions
from tests.conftest import every

pytestmark = pytest.mark.match


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


@pytest.mark.parametrize("players", [2, 3])
def test_advice_has_every_legal_move_with_reasons_that_can_be_read(players: int) -> None:
    codes = set()
    for position in positions(players, range(2), level(2))[:: every(6)]:
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
    position = positions(2, range(1), level(2))[25]
    seat = position.actors[0]
    assert isinstance(seat, int)
    first, second = (advise(look(position, seat, random.Random(4), FAST / 100)) for _ in range(2))
    assert first == second
