from __future__ import annotations

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltrieb.locale import text
from spieltrieb.server.keys import Keys
from spieltrieb.server.people import AVATARS, NAME_LENGTH, Signer, clean, link_hash, new_guest, new_link, told_apart

NOW = 1_800_000_000_000
SIGNER = Signer(lambda: Keys(b"k" * 32))
OTHER = Signer(lambda: Keys(b"o" * 32))


# ---- Names ----


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\n Berta ", "Anna Berta"),
        ("An\0na\x1b[31m", "An na [31m"),
        ("A\u2028B\u2029C\x85D", "A B C D"),
        ("\u202egnp.exe", "gnp.exe"),
        ("\u2066Anna\u2069\u200f", "Anna"),
        ("A\u0308nna", "\u00c4nna"),
        ("An\u200bna", "Anna"),
        ("\ufeffAnna\u2060\u00ad", "Anna"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("🏳️\u200d🌈 Kim", "🏳️\u200d🌈 Kim"),
        ("李小龍", "李小龍"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
    ],
)
def test_a_name_is_one_line_of_signs_that_can_be_seen(typed: str, shown: str) -> None:
    assert clean(typed, NAME_LENGTH) == shown


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\0\0",
        "\u200b\u200b",
        "\u202e",
        "\u200d",
        "\u0301\u0301",
        "\u3164",
        "\u2800\u2800",
        "\ud800",
        "\ue000",
    ],
)
def test_a_name_that_cannot_be_seen_is_none(typed: str) -> None:
    assert clean(typed, NAME_LENGTH) == ""


def test_a_name_of_ten_thousand_signs_is_cut() -> None:
    assert clean("ab " * 3333, NAME_LENGTH) == "ab ab ab ab ab ab ab ab"
    assert len(clean("x" * 10_000, NAME_LENGTH)) == NAME_LENGTH


def test_signs_that_take_no_room_tell_nobody_apart() -> None:
    assert told_apart("A\u200dnn", {"Ann"}) == "A\u200dnn 2"
    assert told_apart("A\ufe0fnn", {"Ann"}) == "A\ufe0fnn 2"
    assert told_apart("Bob", {"Ann"}) == "Bob"


def test_emoji_of_several_signs_are_shown() -> None:
    for name in ("\U0001f469\u200d\U0001f680 Ann", "Ann \u2764\ufe0f"):
        assert clean(name, NAME_LENGTH) == name
        assert told_apart(name, {"Ann"}) == name


def test_marks_are_not_piled_up() -> None:
    assert clean("Z" + "\u0334" * 10_000, NAME_LENGTH).count("\u0334") <= NAME_LENGTH


@given(st.text(max_size=60))
def test_cleaning_a_clean_text_changes_nothing(typed: str) -> None:
    shown = clean(typed, NAME_LENGTH)
    assert clean(shown, NAME_LENGTH) == shown
    assert len(shown) <= NAME_LENGTH
    assert "\n" not in shown
    shown.encode()


def test_a_new_guest_has_a_name_until_they_choose_one() -> None:
    guest = new_guest("de", NOW)
    assert guest.avatar in AVATARS
    assert guest.name == clean(guest.name, NAME_LENGTH)
    assert (guest.language, guest.named, guest.banned) == ("de", False, False)
    word, number = guest.name.split()
    assert word == text("de", f"page-avatar-{guest.avatar}")
    assert 10 <= int(number) < 100
    assert new_guest("de", NOW).id != guest.id


def test_others_see_neither_language_nor_age_of_a_guest() -> None:
    guest = new_guest("de", NOW)
    person = guest.person()
    assert {name: getattr(person, name) for name in person.__struct_fields__} == {
        "id": guest.id,
        "name": guest.name,
        "avatar": guest.avatar,
    }


# ---- Cookies ----


@pytest.mark.parametrize("epoch", [0, 1, 12])
def test_a_cookie_says_who_somebody_is_and_since_when(epoch: int) -> None:
    assert SIGNER.guest(SIGNER.cookie("0123456789abcdef", epoch), NOW) == ("0123456789abcdef", epoch)


def test_cookies_of_the_first_version_hold() -> None:
    assert SIGNER.cookie("0123456789abcdef") == "0123456789abcdef.hNNrSvcxbra0XWd8mQrbRMIM"


def test_a_cookie_of_another_server_is_none() -> None:
    assert SIGNER.guest(OTHER.cookie("0123456789abcdef"), NOW) is None


@pytest.mark.parametrize(
    "cookie", ["", ".", "..", "abc", "abc.", ".abc", "\xff.\xff", "a.b.c", "0123456789abcdef.AAAA", "\0"]
)
def test_a_cookie_that_is_none_is_no_error(cookie: str) -> None:
    assert SIGNER.guest(cookie, NOW) is None


@pytest.mark.parametrize("epoch", [0, 3])
def test_no_sign_of_a_cookie_can_be_changed(epoch: int) -> None:
    cookie = SIGNER.cookie("0123456789abcdef", epoch)
    for number, sign in enumerate(cookie):
        other = "B" if sign != "B" else "C"
        assert SIGNER.guest(cookie[:number] + other + cookie[number + 1 :], NOW) is None
        assert SIGNER.guest(cookie[:number], NOW) is None


@given(st.text(max_size=80))
def test_nobody_guesses_a_cookie(text: str) -> None:
    assert SIGNER.guest(text, NOW) is None


def test_a_cookie_holds_as_long_as_its_key_counts() -> None:
    cookie = SIGNER.cookie("0123456789abcdef", 2)
    later = Signer(lambda: Keys(b"n" * 32, former=((NOW + 1000, b"k" * 32),)))
    assert later.guest(cookie, NOW + 999) == ("0123456789abcdef", 2)
    assert later.guest(cookie, NOW + 1000) is None
    assert later.cookie("0123456789abcdef", 2) != cookie
    assert later.guest(later.cookie("0123456789abcdef", 2), NOW + 1000) == ("0123456789abcdef", 2)


# ---- Personal links ----


def test_a_personal_link_is_new_each_time_and_only_its_hash_is_kept() -> None:
    (token, hash), (other, other_hash) = new_link(), new_link()
    assert token != other
    assert hash == link_hash(token) != other_hash
    assert len(base64.urlsafe_b64decode(token)) == 18
    assert token not in hash


def test_signatures_are_long_enough_and_fit_into_a_cookie() -> None:
    _, signature = SIGNER.cookie("0123456789abcdef").split(".")
    assert len(base64.urlsafe_b64decode(signature)) == 18
    assert not set(signature) - set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
