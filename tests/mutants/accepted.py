"""Mutants that may survive, and why: accepted.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

ACCEPTED = Path(__file__).with_name("accepted.toml")


def accepted_mutants() -> dict[tuple[str, str, str, str], str]:
    """Why the survival of a mutant is accepted, by its module, function and change."""
    reasons = tomllib.loads(ACCEPTED.read_text(encoding="utf-8"))["because"]
    return {
        (module, function, *change): reason["why"]
        for reason in reasons
        for module, function, *changes in reason["mutants"]
        for change in changes
    }
