"""`spieltrieb bench`."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run


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


def test_a_table_with_goals(run: Run, monkeypatch: object) -> None:
    from spieltrieb.cli.bench import _show
    from spieltrieb.lab.bench import Measurement

    _show([Measurement("import", None, None, seconds=0.2), Measurement("playout", "x", 2, decisions_per_second=5e6)])
    done = run("--version")
    assert "0.20 s" in done.out
    assert "0.30 s   reached" in done.out
    assert "5.00 M/s" in done.out


def test_wrong_wishes_are_refused(run: Run) -> None:
    assert run("bench", "zzz").code == 2
    assert "is for 2 to 4 players" in run("bench", "5", "--players", 9).err
