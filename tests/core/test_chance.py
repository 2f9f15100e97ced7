"""Dealing is fair, follows from the seed alone, and can be checked."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltrieb import commitment, games, new_seed
from spieltrieb.core import chance
from spieltrieb.core.chance import is_promised, mixed
from spieltrieb.core.errors import BadOption, BadRecord
from spieltrieb.core.record import Record, check_seed
from tests.contract.setups import SETUPS, Setup, each_setup, has_chance


def test_the_outcome_is_the_documented_one() -> None:
    digest = hmac.new(b"7", b"3", hashlib.sha256).digest()
    assert chance.draw(7, 3, 40) == int.from_bytes(digest[:8], "big") % 40


def test_a_number_beyond_the_last_whole_multiple_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        asked.append(message)
        last = (2**64 - 1).to_bytes(8, "big")  # not a multiple of 3: 2**64 - 1 is one, so 2**64 // 3 * 3 is it
        return last * 4 if message == b"5" else (last * 2 + (10).to_bytes(8, "big") + last)

    monkeypatch.setattr(chance.hmac, "digest", digest)
    assert chance.draw("x", 5, 3) == 10 % 3
    assert asked == [b"5", b"5.1"]


def test_the_largest_number_below_the_last_whole_multiple_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    largest = 2**64 - 2
    monkeypatch.setattr(chance.hmac, "digest", lambda *asked: largest.to_bytes(8, "big") * 4)
    assert chance.draw("x", 5, 3) == largest % 3


@given(st.integers(1, 100), st.integers(0, 1000), st.binary(max_size=100))
def test_every_outcome_is_below_the_limit(limit: int, k: int, seed: bytes) -> None:
    assert 0 <= chance.draw(seed, k, limit) < limit


def test_all_outcomes_are_equally_likely() -> None:
    drawn = Counter(chance.draw("fair", k, 7) for k in range(14_000))
    assert all(1850 < times < 2150 for times in drawn.values())
    assert len(drawn) == 7


@pytest.mark.parametrize("seed", [[1], object, {}, True, "\udcff"])
def test_what_is_not_a_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption, match=r"A seed (is a number, text or bytes|must be proper Unicode), not"):
        games["memostreet"].start(2, seed=seed)


def test_seeds_of_all_kinds() -> None:
    assert chance.draw(7, 0, 1000) == chance.draw("7", 0, 1000) == chance.draw(b"7", 0, 1000)
    assert commitment(7) == hashlib.sha256(b"7").hexdigest()
    assert len({new_seed() for _ in range(100)}) == 100
    assert len(bytes.fromhex(new_seed())) == 32
    assert chance.draw("", 0, 10) in range(10)
    assert chance.draw("x" * 10_000, 0, 10) in range(10)


@each_setup
def test_a_record_holds_what_its_seed_gives(setup: Setup) -> None:
    position = setup.start(seed="secret")
    while position.actors and len(position.moves) < 20:
        position = position.play(position.legal(position.actors[-1])[-1])
    record = position.record()
    check_seed(record, games, "secret")
    check_seed(record, games, b"secret", commitment("secret").upper())
    if has_chance(setup.game):
        with pytest.raises(BadRecord, match="but this seed gives"):
            check_seed(record, games, "another secret")
    with pytest.raises(BadRecord, match="promised"):
        check_seed(record, games, "secret", commitment("another"))


def test_the_order_of_simultaneous_moves_does_not_change_the_deal() -> None:
    setup = next(setup for setup in SETUPS if setup.key == "fivetotwelve" and not setup.variant)
    forwards = backwards = setup.start(seed=3)
    while len(forwards.actors) > 1 or len(backwards.actors) > 1:
        forwards = forwards.play(forwards.legal(forwards.actors[0])[0])
        backwards = backwards.play(backwards.legal(backwards.actors[-1])[0])
    assert [m for m in forwards.moves if m[0] == "*"] == [m for m in backwards.moves if m[0] == "*"]


def test_a_record_that_is_not_valid_is_not_checked_against_a_seed() -> None:
    with pytest.raises(BadRecord, match="move 1"):
        check_seed(Record("fivetotwelve", ("A", "B"), ("0:draw",)), games, 1)


def test_a_promise_holds_for_a_seed_with_words_mixed_in_and_for_the_games_of_a_match() -> None:
    promise = commitment("secret")
    for seed in ("secret", b"secret", "secret\nhello\nworld", "secret/2", "secret\nhello/2"):
        assert is_promised(seed, promise)
    assert is_promised("secret/2\nhello", commitment("secret/2"))
    for seed in ("secre", "secrets", "x\nsecret", "hello/secret"):
        assert not is_promised(seed, promise)


def test_words_are_mixed_in_after_the_secret() -> None:
    assert mixed("secret", []) == "secret"
    assert mixed("secret", ["a", "b c"]) == "secret\na\nb c"
