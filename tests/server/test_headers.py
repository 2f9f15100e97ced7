"""What the head of a request says."""

from __future__ import annotations

import pytest

from spieltrieb.locale import check_language
from spieltrieb.server import headers as module
from spieltrieb.server.headers import MOST_WISHES, address_of, language_of, token_of
from spieltrieb.server.people import COOKIE


@pytest.mark.parametrize(
    ("headers", "token"),
    [
        ({}, None),
        ({"authorization": "Bearer  key "}, "key"),
        ({"authorization": "bearer key", "cookie": f"{COOKIE}=other"}, "key"),
        ({"authorization": "Basic abc", "cookie": f"{COOKIE}=mine"}, "mine"),
        ({"cookie": f'broken{{}}; x="; {COOKIE}="mine"'}, "mine"),
        ({"cookie": f"not{COOKIE}=mine"}, None),
    ],
)
def test_who_asks_is_in_a_key_or_in_the_cookie(headers: dict[str, str], token: str | None) -> None:
    assert token_of(headers) == token


@pytest.mark.parametrize(
    ("wish", "language"),
    [("", "en"), ("nl", "nl"), ("tlh, fr-CH;q=0.9, de", "fr"), ("*", "en"), ("de-AT,de;q=0.5", "de")],
)
def test_the_first_language_that_there_is(wish: str, language: str) -> None:
    assert language_of({"accept-language": wish}) == language


@pytest.mark.parametrize("wishes", ["," * 16_000, "xx," * 5_000])
def test_of_thousands_of_languages_the_first_are_looked_at(wishes: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Attack: 16,000 commas in one head took 0.2 s, in which everybody waited."""
    looked_at: list[str] = []

    def noted(wish: str) -> str:
        looked_at.append(wish)
        return check_language(wish)

    monkeypatch.setattr(module, "check_language", noted)
    assert language_of({"accept-language": wishes}) == "en"
    assert len(looked_at) == MOST_WISHES


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("testclient", "testclient"),
    ],
)
def test_of_a_new_address_the_network_counts(host: str, address: str) -> None:
    assert address_of({"client": (host, 1234)}) == address


def test_without_an_address_it_is_somebody_here() -> None:
    assert address_of({"client": None}) == "local"
