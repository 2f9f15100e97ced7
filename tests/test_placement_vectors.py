"""The page is held to where tiles may be placed by vectors that Python makes: they are those of today's rules."""

from __future__ import annotations

from tests.placement_vectors import FILE, text


def test_the_placements_of_the_page_are_not_stale() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "renew them: .venv/bin/python -m tests.placement_vectors"
