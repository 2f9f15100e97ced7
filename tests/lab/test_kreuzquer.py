"""Yardsticks of Kreuz & Quer: solo games as a table, and what is possible for one who knows the order of the tiles."""

from __future__ import annotations

import multiprocessing.pool
from itertools import pairwise
from types import SimpleNamespace

import numpy as np
import pytest

from spieltrieb.bots.kreuzquer import greedy
from spieltrieb.bots.kreuzquer.players import Foresight
from spieltrieb.core.errors import BadBot
from spieltrieb.games.kreuzquer import GAME
from spieltrieb.lab.kreuzquer import solo
from spieltrieb.lab.kreuzquer.beam import least_minus
from spieltrieb.lab.kreuzquer.solo import deal_name, deal_order, play_solo, ratings, row
from tests.conftest import soaked


def test_a_deal_is_the_order_in_which_tiles_come() -> None:
    order = deal_order(deal_name(2, 0))
    assert len(set(order)) == len(order) == 24
    assert order == deal_order(deal_name(2, 0)) != deal_order(deal_name(2, 1))
    assert GAME.start(1, seed=deal_name(2, 0)).state["tile"] == order[0]


@pytest.mark.soak  # compiles for seconds what nothing else needs
def test_a_wider_beam_finds_no_worse_and_neither_is_beaten_by_one_who_does_not_know_the_order() -> None:
    deal = deal_name(9, 0)
    narrow, wide = (least_minus(deal_order(deal), width) for width in (2, 40))
    assert 0 <= wide <= narrow <= play_solo(greedy(), deal, 1.0)


@pytest.mark.soak
@pytest.mark.match
def test_knowing_the_order_is_worth_a_lot() -> None:
    deals = [deal_name(9, k) for k in range(2)]
    bound = [least_minus(deal_order(deal), 100) for deal in deals]
    played = [play_solo(Foresight(orders=8), deal, 1.0) for deal in deals]
    assert all(known <= unknown for known, unknown in zip(bound, played, strict=True))
    assert sum(bound) < sum(played)


def test_a_row_counts_ratings() -> None:
    assert ratings(np.array([0, 1, 2, 4, 5, 8, 11, 30])) == [0.25, 0.25, 0.125, 0.125, 0.25]
    assert row("x", np.array([1, 3])) == "| x | 2.00 ± 1.00 | 2 | 50.0 % | 50.0 % | 0.0 % | 0.0 % | 0.0 % |"


@pytest.mark.parametrize(
    "players", soaked("random, greedy", "random, greedy,clairvoyant")
)  # its search is compiled first
def test_the_command_prints_a_row_for_every_player(
    players: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = SimpleNamespace(Pool=multiprocessing.pool.ThreadPool)
    monkeypatch.setattr(solo.multiprocessing, "get_context", lambda method: here)
    given = ["solo", "--games", "3", "--players", players, "--beam", "5", "--seed", "4"]
    monkeypatch.setattr("sys.argv", given)
    solo.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == solo.HEADER.splitlines()
    assert [line.split("|")[1].strip() for line in lines[2:]] == [name.strip() for name in players.split(",")]
    mean = [float(line.split("|")[2].split("±")[0]) for line in lines[2:]]
    assert all(worse > better for worse, better in pairwise(mean))
    greedily = np.array([play_solo(greedy(), deal_name(4, k), 1.0) for k in range(3)])
    assert lines[3] == row("greedy", greedily)
    monkeypatch.setattr("sys.argv", ["solo", "--players", "nobody"])
    with pytest.raises(BadBot, match="no bot 'nobody'"):
        solo.main()
