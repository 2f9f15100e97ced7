from __future__ import annotations

from collections import Counter

import pytest

from spieltrieb.server import limits
from spieltrieb.server.errors import TooFast
from spieltrieb.server.limits import Bucket, Limit


class Time:
    """A clock that goes on when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


def takes(limit: Limit, who: str) -> bool:
    try:
        limit.take(who)
    except TooFast:
        return False
    return True


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=2, most=5, now=0)
    assert [bucket.take(0) for _ in range(6)] == [True] * 5 + [False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert sum(bucket.take(10) for _ in range(100)) == 5


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(rate=100, most=3, now=0)
    assert sum(bucket.take(1_000_000) for _ in range(10)) == 3


def test_a_slow_rate_lets_something_through_all_the_same() -> None:
    bucket = Bucket(rate=0.1, most=0.5, now=0)
    assert bucket.take(0)
    assert not bucket.take(5)
    assert bucket.take(15)


def test_everybody_has_a_bucket_of_their_own(time: Time) -> None:
    limit = Limit(1, 2, "requests", time)
    assert [takes(limit, "ann") for _ in range(3)] == [True, True, False]
    assert takes(limit, "bob")


def test_who_waits_may_go_on(time: Time) -> None:
    limit = Limit(1, 2, "requests", time)
    while takes(limit, "ann"):
        pass
    time.now = 1
    assert [takes(limit, "ann"), takes(limit, "ann")] == [True, False]


def test_the_error_says_what_there_was_too_much_of(time: Time) -> None:
    limit = Limit(1, 1, "new tables", time)
    limit.take("ann")
    with pytest.raises(TooFast, match="new tables") as problem:
        limit.take("ann")
    assert (problem.value.code, problem.value.status, problem.value.arguments) == (
        "too-fast",
        429,
        {"what": "new tables"},
    )


def test_a_rate_of_zero_is_no_limit(time: Time) -> None:
    limit = Limit(0, 0, "requests", time)
    assert all(takes(limit, "ann") for _ in range(1000))


def test_full_buckets_are_forgotten_first(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FORGET", 10)
    limit = Limit(1, 2, "requests", time)
    for number in range(9):
        limit.take(f"early {number}")
    time.now = 60
    while takes(limit, "busy"):
        pass
    limit.take("new")
    assert not takes(limit, "busy")
    assert len(limit) == 2


def test_buckets_never_take_more_room_than_was_given_to_them(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FORGET", 10)
    limit = Limit(0.001, 2, "requests", time)
    for number in range(100):
        limit.take(f"address {number}")
        assert len(limit) <= 10


def test_all_who_hold_a_bucket_take_from_the_same_however_many_come(
    time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "FORGET", 10)
    limit = Limit(1, 2, "messages", time)
    held = limit.hold("ann")
    assert held is not None
    time.now = 60
    for number in range(20):  # so hers, which is full, is forgotten
        limit.take(f"guest {number}")
    limit.forget()
    again = limit.hold("ann")
    assert again is held
    assert [held.take(60), again.take(60), held.take(60), takes(limit, "ann")] == [True, True, False, False]
    assert Limit(0, 0, "messages", time).hold("ann") is None


def test_those_who_asked_for_nothing_in_a_while_are_forgotten(time: Time) -> None:
    limit = Limit(1, 2, "messages", time)
    limit.take("ann")
    limit.forget()
    assert len(limit) == 1
    time.now = 60
    limit.forget()
    assert len(limit) == 0


def test_what_was_not_needed_is_given_back_and_never_more(time: Time) -> None:
    limit = Limit(1, 2, "requests", time)
    limit.check("ann")
    limit.give_back("ann")  # nothing was taken
    assert [takes(limit, "ann") for _ in range(3)] == [True, True, False]
    with pytest.raises(TooFast):
        limit.check("ann")
    limit.give_back("ann")
    limit.check("ann")
    assert [takes(limit, "ann") for _ in range(2)] == [True, False]
    for _ in range(5):
        limit.give_back("ann")
    assert [takes(limit, "ann") for _ in range(3)] == [True, True, False]


def test_what_was_taken_at_another_process_counts_here_and_what_was_taken_here_is_told() -> None:
    limit = Limit(1, 3, "things", lambda: 0.0)
    limit.taken = Counter()
    limit.take("ann")
    limit.take("ann")
    limit.give_back("ann")
    assert limit.taken == {"ann": 1}
    limit.take_elsewhere("ann", 5)
    with pytest.raises(TooFast):
        limit.take("ann")
    limit.take_elsewhere("ann", -1)
    limit.take("ann")
