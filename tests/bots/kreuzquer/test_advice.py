"""Advice for Kreuz & Quer: every legal move, and all ports."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import spieltrieb.locale
from spieltrieb.bots.kreuzquer import advise
from spieltrieb.bots.player import look
from tests.bots.kreuzquer.games_played import OTHER_BOX, somewhere


@pytest.mark.parametrize("moves", [0, 11, 22, 23])
@pytest.mark.parametrize("options", [{}, OTHER_BOX])
def test_advice_has_every_legal_move_the_best_first(moves: int, options: dict[str, Any]) -> None:
    position = somewhere(6, moves, **options)
    advice = advise(look(position, 0, random.Random(1), 0.05))
    assert advice.unit == "points"
    assert sorted(move.action for move in advice.moves) == sorted(look(position, 0, random.Random(1)).legal)
    values = [move.value for move in advice.moves]
    assert values == sorted(values, reverse=True)
    assert max(values) <= 0
    assert all(move.reasons for move in advice.moves[:3] if moves < 23)
    json.dumps(advice.to_dict(position, 0))
    joined = {port.place for port in position.view(0).boards[0].ports if port.joined}  # type: ignore[attr-defined]
    rows = advice.table["ports"]
    assert {row["port"] for row in rows if row["status"] == "joined"} == joined
    assert len(rows) == 16
    assert all(0 <= row["chance"] <= 1 and (row["status"] != "lost" or row["chance"] == 0) for row in rows)


def test_every_reason_has_its_text() -> None:
    codes = {
        reason.code
        for seed in range(6)
        for move in advise(look(somewhere(seed, 4 * seed), 0, random.Random(1), 0.02)).moves
        for reason in move.reasons
    }
    known = {"joins", "loses", "spiral", "exits", "dead-end", "leaves"}
    assert {"joins", "loses", "exits", "leaves"} <= codes <= known
    for lang in ("en", "de"):
        path = Path(spieltrieb.locale.__file__).parent / lang / "advice-kreuzquer.ftl"
        lines = path.read_text(encoding="utf-8").splitlines()
        keys = {line.partition(" =")[0] for line in lines if line.startswith("advice-")}
        keys = {key for key in keys if "-table-" not in key}
        assert keys - {"advice-kreuzquer-place"} == {f"advice-kreuzquer-{code}" for code in known}
