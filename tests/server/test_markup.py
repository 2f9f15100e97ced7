"""HTML in which nothing that somebody typed can become markup."""

from __future__ import annotations

from spieltrieb.server.markup import Markup, join, tag


def test_what_somebody_typed_is_escaped_everywhere() -> None:
    evil = "<script>\"'&</script>"
    safe = "&lt;script&gt;&quot;&#x27;&amp;&lt;/script&gt;"
    assert tag("p", evil, title=evil) == f'<p title="{safe}">{safe}</p>'
    assert join(evil, tag("b", evil)) == f"{safe}<b>{safe}</b>"


def test_what_is_markup_stays_so_and_what_is_joined_to_it_is_not() -> None:
    assert tag("p", tag("b", "x")) == "<p><b>x</b></p>"
    assert tag("p", Markup("&nbsp;") + "<") == "<p>&amp;nbsp;&lt;</p>", "text that was added makes it text"


def test_attributes_can_be_there_left_out_or_words_of_python() -> None:
    assert tag("input", name="a", class_="b", aria_label="c", required=True, disabled=False, id=None) == (
        '<input name="a" class="b" aria-label="c" required>'
    )
