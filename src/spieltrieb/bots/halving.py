"""Successive halving: candidates are tried out in rounds, and after each round the worse half is given up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

Candidate = TypeVar("Candidate")


class Round(NamedTuple):
    """How many of the best candidates so far take part, and how often each of them is tried."""

    alive: int
    trials: int
    batch: int  # trials of each candidate between two looks at the clock


class Trials(NamedTuple, Generic[Candidate]):
    """Some trials, the same number for each of these candidates."""

    candidates: list[Candidate]
    round: int
    start: int  # how often each was tried in this round before
    trials: int


def even_rounds(candidates: int, trials: float, least: int, batch: int) -> Iterator[Round]:
    """Rounds that share a number of trials evenly, each for the better half of the candidates before, at least two.

    Every candidate gets at least `least` trials a round; `batch` is counted over all candidates of a round together.
    """
    rounds = max(1, (candidates - 1).bit_length())
    alive = candidates
    for _ in range(rounds):
        yield Round(alive, max(least, int(trials / rounds / alive)), max(least, batch // alive))
        alive = max(2, (alive + 1) // 2)


def halve(
    candidates: Sequence[Candidate],
    rounds: Iterable[Round],
    try_out: Callable[[Trials[Candidate]], None],
    worth: Callable[[Candidate], Any],
    is_late: Callable[[], bool],
) -> list[Candidate]:
    """The candidates, best first: those of the last round by what they are worth, then those given up before.

    The number of trials decides, so that a choice can be repeated; the clock only stops what would come too late. The
    first batch is tried in any case, so that every candidate has been tried when `worth` is asked for the first time.
    """
    ranked = list(candidates)
    is_first = True
    for number, (alive, trials, batch) in enumerate(rounds):
        kept = ranked[:alive]
        done = 0
        while done < trials and (is_first or not is_late()):
            is_first = False
            some = min(batch, trials - done)
            try_out(Trials(kept, number, done, some))
            done += some
        ranked[:alive] = sorted(kept, key=worth, reverse=True)
        if done < trials:
            break
    return ranked
