"""Successive halving: the best is found, trials are shared as planned, and a clock only cuts short."""

from __future__ import annotations

from collections import Counter

import pytest

from spieltrieb.bots.halving import Round, Trials, even_rounds, halve


class Wheel:
    """Candidates that are worth what they are called; notes how often each was tried."""

    def __init__(self, patience: int = 10**9) -> None:
        self.tried: Counter[int] = Counter()
        self.batches: list[Trials[int]] = []
        self.patience = patience  # looks at the clock before it is late

    def try_out(self, batch: Trials[int]) -> None:
        self.batches.append(batch._replace(candidates=list(batch.candidates)))
        for candidate in batch.candidates:
            self.tried[candidate] += batch.trials

    def worth(self, candidate: int) -> int:
        assert self.tried[candidate], "asked before it was tried"
        return candidate

    def is_late(self) -> bool:
        self.patience -= 1
        return self.patience < 0


def test_rounds_share_the_trials_evenly_and_keep_the_better_half() -> None:
    assert list(even_rounds(8, 2400, 4, 800)) == [Round(8, 100, 100), Round(4, 200, 200), Round(2, 400, 400)]
    assert [round.alive for round in even_rounds(11, 1, 4, 8)] == [11, 6, 3, 2]
    assert [round.trials for round in even_rounds(11, 1, 4, 8)] == [4] * 4
    assert list(even_rounds(1, 50, 8, 16)) == [Round(1, 50, 16)]
    assert list(even_rounds(2, 50, 8, 16)) == [Round(2, 25, 8)]


@pytest.mark.parametrize("number", [1, 2, 3, 7, 12])
def test_the_best_comes_first_and_those_given_up_last_in_their_order(number: int) -> None:
    wheel = Wheel()
    candidates = [5 * k % number for k in range(number)]
    ranked = halve(candidates, even_rounds(number, 960, 2, 10), wheel.try_out, wheel.worth, wheel.is_late)
    assert ranked == sorted(candidates, reverse=True)
    assert wheel.tried[ranked[0]] == max(wheel.tried.values())
    assert [wheel.tried[c] for c in ranked] == sorted(wheel.tried.values(), reverse=True)


def test_batches_say_where_they_begin() -> None:
    wheel = Wheel()
    halve([1, 2, 3], [Round(3, 5, 2), Round(2, 3, 8)], wheel.try_out, wheel.worth, wheel.is_late)
    assert wheel.batches == [
        Trials([1, 2, 3], 0, 0, 2),
        Trials([1, 2, 3], 0, 2, 2),
        Trials([1, 2, 3], 0, 4, 1),
        Trials([3, 2], 1, 0, 3),
    ]


def test_equals_keep_their_order() -> None:
    wheel = Wheel()
    assert halve([4, 2, 9], [Round(3, 1, 1)], wheel.try_out, lambda _: 0, wheel.is_late) == [4, 2, 9]


@pytest.mark.parametrize(("patience", "trials"), [(0, [2, 2, 2]), (1, [4, 4, 4]), (2, [5, 5, 5]), (3, [5, 8, 8])])
def test_the_clock_cuts_short_but_everyone_is_tried_once(patience: int, trials: list[int]) -> None:
    wheel = Wheel(patience)
    ranked = halve([1, 2, 3], [Round(3, 5, 2), Round(2, 3, 8)], wheel.try_out, wheel.worth, wheel.is_late)
    assert ranked == [3, 2, 1]
    assert [wheel.tried[candidate] for candidate in (1, 2, 3)] == trials
