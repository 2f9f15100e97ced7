"""`spieltrieb bench`."""

from __future__ import annotations

import json
import re

import pytest

from spieltrieb.lab.bench import Measurement
from spieltrieb.locale import languages, text
from tests.cli.conftest import Run

pytestmark = pytest.mark.program


@pytest.fixture(autouse=True)
def no_new_pythons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every new Python takes a while; tests/lab/test_bench.py has one that is real."""
    monkeypatch.setattr("spieltrieb.lab.bench._seconds", lambda code: 0.25)


def test_the_numbers_as_json(run: Run) -> None:
    done = run("bench", "5vor12", "--quick", "--json")
    measured = json.loads(done.out)
    per_game = ["playout", "position-play", "position-view", "search", "first-move"]
    assert [one["measure"] for one in measured] == ["import", *per_game]
    for one in measured:
        numbers = {"decisions_per_second", "positions_per_second", "seconds"}
        assert set(one) == {"measure", "game", "players", "goal", "met"} | numbers
        assert sum(one[number] is not None for number in numbers) == 1
        assert one["game"] == (None if one["measure"] == "import" else "fivetotwelve")
    assert done.err.strip() in ("", "Measuring ...")


@pytest.mark.parametrize("lang", languages())
def test_a_table_with_goals(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    measured = [
        Measurement("import", None, None, seconds=0.2),
        Measurement("playout", "kreuzquer", 2, decisions_per_second=5e6),
        Measurement("first-move", "kreuzquer", 2, seconds=2.0),
    ]
    monkeypatch.setattr("spieltrieb.lab.bench.bench", lambda *arguments: iter(measured))
    monkeypatch.setenv("COLUMNS", "120")
    done = run("bench", "--lang", lang)
    assert done.code == 0
    reached, missed = text(lang, "cli-bench-reached"), text(lang, "cli-bench-missed")
    head, _, *rows = done.out.splitlines()
    columns = ("measure", "game", "players", "measured", "goal")
    assert re.split(r"\s{2,}", head.strip()) == [text(lang, f"cli-bench-column-{column}") for column in columns]
    assert [re.split(r"\s{2,}", row.strip()) for row in rows] == [
        ["import", "0.20 s", "0.30 s", reached],
        ["playout", "kreuzquer", "2", "5.00 M/s", "4.00 M/s", reached],
        ["first-move", "kreuzquer", "2", "2.00 s", "1.00 s", missed],
    ]


def test_wrong_wishes_are_refused(run: Run) -> None:
    assert run("bench", "zzz", "--lang", "it").err.startswith("Nessun gioco si chiama «zzz»")
    assert run("bench", "zzz").code == 2
    assert "is for 2 to 4 players" in run("bench", "5", "--players", 9).err
