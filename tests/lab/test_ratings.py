"""Intervals and ratings: known values, and what must hold for any results."""

from __future__ import annotations

import math

import numpy as np
import pytest

from spieltrieb.lab.ratings import MEAN, ratings, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (600, 1000, 0.5693, 0.6299)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert [rating.points for rating in ratings(np.zeros((2, 2)))] == [MEAN, MEAN]
    assert all(math.isinf(rating.error) for rating in ratings(np.zeros((2, 2))))


def test_ten_wins_for_a_loss_are_400_points() -> None:
    strong, weak = ratings([[0, 100_000], [10_000, 0]])
    assert strong.points - weak.points == pytest.approx(400, abs=0.5)
    assert strong.points + weak.points == pytest.approx(2 * MEAN)
    assert strong.error == pytest.approx(weak.error)


def test_ratings_are_found_again_from_the_results_they_predict() -> None:
    true = np.array([1200.0, 1450.0, 1600.0, 1750.0])
    chance = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    won = 20_000 * chance * (1 - np.eye(4))
    found = np.array([rating.points for rating in ratings(won)])
    assert found - found.mean() == pytest.approx(true - true.mean(), abs=1)


def test_a_chain_of_duels_is_enough() -> None:
    found = ratings([[0, 30, 0], [70, 0, 30], [0, 70, 0]])
    assert found[0].points < found[1].points < found[2].points
    assert found[1].points == pytest.approx(MEAN)


def test_nothing_is_known_of_who_met_nobody() -> None:
    one, other, nobody = ratings([[0, 6, 0], [4, 0, 0], [0, 0, 0]])
    assert nobody.error == math.inf
    assert nobody.points == pytest.approx(MEAN)
    assert [one.error, other.error] == pytest.approx([rating.error for rating in ratings([[0, 6], [4, 0]])])


def test_more_games_are_surer_and_a_perfect_score_is_not_infinite() -> None:
    few, many = (ratings([[0, 6 * n], [4 * n, 0]])[0].error for n in (1, 100))
    assert few > 5 * many
    perfect = ratings([[0, 50], [0, 0]])
    assert 400 < perfect[0].points - perfect[1].points < 1200
