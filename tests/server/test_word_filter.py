"""Words that an operator does not want: found however they are spelled, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltrieb.server.errors import BadSetting
from spieltrieb.server.word_filter import WordFilter

FILTER = WordFilter(["rotten", "bad egg", "straße"])


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("A rotten day", "A •••••• day"),
        ("ROTTEN! Rötten?", "••••••! ••••••?"),
        ("\uff52\uff4f\uff54\uff54\uff45\uff4e", "••••••"),
        ("You bad egg.", "You •••••••."),
        ("in der Strasse, in der Straße", "in der •••••••, in der ••••••"),
        (
            "r\u200bot\u00adt\u200den, \u202erotten, r\ufe0fo\u034ftten",
            "•\u200b••\u00ad•\u200d••, \u202e••••••, •\ufe0f•\u034f••••",
        ),
        ("Rottenburg is a town", "Rottenburg is a town"),
        ("", ""),
    ],
)
def test_such_words_are_hidden_and_others_are_not(said: str, shown: str) -> None:
    assert FILTER.hidden(said) == shown
    assert FILTER.finds(said) == (said != shown)


def test_without_words_nothing_is_found() -> None:
    assert not WordFilter().finds("rotten")
    assert WordFilter.from_file("").hidden("rotten") == "rotten"


def test_a_file_has_a_word_a_line_and_notes(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("# ours\nrotten\n\n  egg \n", encoding="utf-8")
    assert WordFilter.from_file(str(path)).hidden("# ours: rotten egg") == "# ours: •••••• •••"


@pytest.mark.parametrize("content", ["\ufeff# ours\nrotten\n", "\ufeff\n\u200b\n rotten\u200b \n"])
def test_what_nobody_sees_in_a_file_is_no_word(tmp_path: Path, content: str) -> None:
    """Editors put a sign before the first line: alone there, it was found in whatever anybody said."""
    path = tmp_path / "words.txt"
    path.write_text(content, encoding="utf-8")
    assert WordFilter.from_file(str(path)).hidden("# ours: a rotten egg") == "# ours: a •••••• egg"


def test_a_word_may_begin_and_end_with_other_signs_than_letters() -> None:
    found = WordFilter(["a$$", "@rse"])
    assert found.hidden("You a$$! @rse, a$$es, m@rse") == "You •••! ••••, a$$es, m@rse"


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "words.txt"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadSetting, match=r"blocked_words.*words\.txt"):
        WordFilter.from_file(str(path))
