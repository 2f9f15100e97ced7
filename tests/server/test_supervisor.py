"""The supervisor: what it refuses before it starts anything. What it does is in town/test_processes.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltrieb.server.errors import BadSetting
from spieltrieb.server.settings import Settings
from spieltrieb.server.supervisor import supervise


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"db": "house.db"}, "need a PostgreSQL database"),
        ({"db": "postgresql:///town", "link": "10.0.0.7:5013"}, "an address without a port"),
        ({"db": "postgresql:///town", "link": "[fd00::7]:5013"}, "an address without a port"),
    ],
)
def test_several_processes_need_what_they_can_share(
    tmp_path: Path, settings: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadSetting, match=said):
        supervise(Settings(processes=2, **settings), lambda address: None)
    assert not list(tmp_path.iterdir())
