"""`--ray [ADDRESS]` of simulate and arena."""

from __future__ import annotations

import json
import sys
from typing import Any, ClassVar, Self

import pytest

from spieltrieb.cli.cluster import addressed
from spieltrieb.lab import sharing
from spieltrieb.locale import languages, text
from tests.cli.conftest import Run


class Near(sharing.ThisProcess):
    """A cluster that is this process; it remembers where it was looked for."""

    count = 2
    asked: ClassVar[list[str]] = []

    def __init__(self, address: str) -> None:
        self.asked.append(address)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: Any) -> None:
        self.asked.append("left")


@pytest.fixture
def near(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(sharing, "Cluster", Near)
    monkeypatch.setattr(Near, "asked", [])
    return Near.asked


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("memo --ray", "memo --ray auto"),
        ("--ray memo", "--ray auto memo"),
        ("--ray --games 3 memo", "--ray auto --games 3 memo"),
        ("memo --ray local --json", "memo --ray local --json"),
        ("memo --ray auto", "memo --ray auto"),
        ("memo --ray 10.0.0.7:6379", "memo --ray 10.0.0.7:6379"),
        ("memo --ray ray://head:10001", "memo --ray ray://head:10001"),
        ("memo --ray=head:6379", "memo --ray=head:6379"),
        ("memo --games 3", "memo --games 3"),
        ("", ""),
    ],
)
def test_an_address_may_be_left_out(words: str, found: str) -> None:
    assert addressed(words.split()) == found.split()


def test_the_cluster_plays_the_same_games(run: Run, near: list[str]) -> None:
    wish = ("simulate", "kreuz", "--games", 3, "--seed", "s", "--json")
    here, there = (json.loads(run(*wish, *more).out) for more in ((), ("--ray", "head:6379")))
    assert here["seats"] == there["seats"]
    assert near == ["head:6379", "left"]
    wish = ("arena", "5", "--bots", "random", "--games", 2, "--seed", "s", "--json")
    there = json.loads(run(*wish, "--ray").out)
    assert there["processes"] == 2
    assert near[2:] == ["auto", "left"]


def test_either_processes_or_a_cluster(run: Run, near: list[str]) -> None:
    done = run("arena", "5", "--bots", "random", "--processes", 2, "--ray")
    assert done.code == 2
    assert "choose either --processes or --ray" in done.err
    assert near == []


@pytest.mark.parametrize("lang", languages())
def test_without_ray_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = run("simulate", "kreuz", "--ray", "--lang", lang)
    assert done.code == 2
    assert done.err.replace("'t", "’t") == text(lang, "error-missing-extra", package="Ray", extra="ray") + "\n"
