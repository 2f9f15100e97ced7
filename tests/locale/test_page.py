"""The page's texts: every key is used and there, every text is translated, and no text is outside the catalogues."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from spieltrieb.games import games
from spieltrieb.locale import languages
from tests.locale.test_catalogues import FOLDER, entries

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCES = {path: path.read_text() for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte")}
CODE = {path: text for path, text in SOURCES.items() if not path.name.endswith(".test.ts")}
PAGE_FILES = sorted(path.name for path in (FOLDER / "en").glob("page*.ftl"))
# What may be the same in another language: names, symbols, and words that the languages share.
SHARED_WORDS = 3


def texts(lang: str, file: str) -> dict[str, str]:
    """Every message of a catalogue as it is written."""
    body = FluentParser().parse((FOLDER / lang / file).read_text()).body
    write = FluentSerializer().serialize_entry
    return {entry.id.name: write(entry).partition("=")[2].strip() for entry in body if isinstance(entry, ast.Message)}


def words_of(text: str) -> list[str]:
    """The words of a message, without its arguments and selectors."""
    return re.findall(r"[^\W\d_]{3,}", re.sub(r"\{[^{}]*\}|\[\w+\]|\$\w+", " ", text))


@pytest.mark.parametrize("file", PAGE_FILES)
def test_every_key_is_used(file: str) -> None:
    code = "\n".join(CODE.values())
    put_together = set(re.findall(r"[`\"'](page-[\w-]*?)\$\{", code)) | set(re.findall(r'"(page-[\w-]*-)"', code))
    # A board may put its own keys together from `page-GAME-` and the rest.
    for path, source in CODE.items():
        if WEB / "boards" in path.parents:
            game = path.relative_to(WEB / "boards").parts[0]
            put_together |= {f"page-{game}-{rest}" for rest in re.findall(r"[`\"']([a-z][\w-]*-)\$\{", source)}
    # What the page asks of every game, such as the name of a look.
    of_every_game = set(re.findall(r"`page-\$\{game\}-([\w-]+)", code))
    put_together |= {f"page-{game}-{rest}" for game in games for rest in of_every_game}
    unused = [
        key
        for key in texts("en", file)
        if key not in code and not any(key.startswith(start) for start in put_together if len(start) > 5)
    ]
    short = [key for key in unused if key.removeprefix(file.removesuffix(".ftl") + "-") not in code]
    assert short == []


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
@pytest.mark.parametrize("file", PAGE_FILES)
def test_every_text_is_translated(lang: str, file: str) -> None:
    english = texts("en", file)
    same = [
        key
        for key, text in texts(lang, file).items()
        if text == english.get(key) and len(words_of(text)) > SHARED_WORDS
    ]
    assert same == []


def test_no_text_is_outside_the_catalogues() -> None:
    found = []
    for path, source in CODE.items():
        if path.suffix != ".svelte":
            continue
        markup = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.S)
        plain = html.unescape(_without_braces(markup))
        found += [f"{path.name}: {text.strip()}" for text in re.findall(r">([^<>]*)<", plain) if words_of(text)]
        for name in ("aria-label", "title", "placeholder", "alt"):
            found += [
                f"{path.name}: {text}" for text in re.findall(rf'\s{name}="([^"{{}}]*)"', plain) if words_of(text)
            ]
    assert [line for line in found if not line.endswith(": Spieltrieb")] == []


def _without_braces(markup: str) -> str:
    """Markup without what is computed: everything between braces, however deep."""
    kept, depth = [], 0
    for sign in markup:
        depth += sign == "{"
        if depth == 0:
            kept.append(sign)
        depth -= sign == "}" and depth > 0
    return "".join(kept).replace("=>", "")


def test_all_languages_have_the_same_keys() -> None:
    for file in PAGE_FILES:
        for lang in languages():
            assert set(entries(lang, file)) == set(entries("en", file))
