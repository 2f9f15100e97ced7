"""What people read: texts by language and key, from Fluent catalogues that the page uses too.

A catalogue is a file: the first word of a key names it, so that `cli-prompt` is found in cli.ftl, `error-illegal` in
errors.ftl and `kreuzquer-tagline` in kreuzquer.ftl. Only the files that are needed are read.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

from spieltrieb.core.errors import BadLanguage

FALLBACK = "en"
_FOLDER = Path(__file__).parent
_FILES = {"error": "errors"}


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, by their codes."""
    return tuple(sorted(folder.name for folder in _FOLDER.iterdir() if any(folder.glob("*.ftl"))))


def default_language() -> str:
    """The language that the environment asks for (LC_ALL, LC_MESSAGES, LANG), if there is such a catalogue; else en."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := os.environ.get(variable):
            code = _code(wish)
            return code if code in languages() else FALLBACK
    return FALLBACK


def check_language(lang: str | None) -> str:
    """The code of a language as it was asked for (`de`, `DE`, `de_AT`); None: the environment's own."""
    if lang is None:
        return default_language()
    code = _code(lang)
    if code not in languages():
        known = ", ".join(languages())
        raise BadLanguage(f"There are no texts in the language {lang!r}; there are: {known}.", lang=lang, known=known)
    return code


def text(lang: str, key: str, /, **arguments: Any) -> str:
    """The text of a key in a language; a text that a language lacks comes in English."""
    return _format(lang, key, None, arguments)


def section(lang: str, key: str) -> tuple[str, str]:
    """A section of the rules: its heading, and its body."""
    return _format(lang, key, None, {}), _format(lang, key, "text", {})


def _format(lang: str, key: str, attribute: str | None, arguments: dict[str, Any]) -> str:
    code = check_language(lang)
    for candidate in dict.fromkeys((code, FALLBACK)):
        bundle = _bundle(candidate, key.partition("-")[0])
        if bundle is None or not bundle.has_message(key):
            continue
        message = bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            formatted, problems = bundle.format_pattern(pattern, {name: _plain(a) for name, a in arguments.items()})
            if problems:
                raise KeyError(f"text {key!r} cannot be put together: {problems[0]}")
            return str(formatted)
    raise KeyError(f"no text {key!r} in the catalogues")


def _plain(argument: Any) -> Any:
    """An argument as Fluent knows them: text or a number."""
    if isinstance(argument, int | float) and not isinstance(argument, bool):
        return argument
    return str(argument)


@cache
def _bundle(lang: str, word: str) -> Any:
    """The catalogue that holds the keys with this first word; None where there is none."""
    path = _FOLDER / lang / f"{_FILES.get(word, word)}.ftl"
    if not path.is_file():
        return None
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _code(wish: str) -> str:
    """The language of a locale's name: `de` of `de_DE.UTF-8`."""
    return wish.strip().lower().partition(".")[0].partition("@")[0].replace("_", "-").partition("-")[0]
