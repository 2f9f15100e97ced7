"""Where a user's data is kept, on each system."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from spieltrieb.core import folders


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, "home/.local/share/spieltrieb"),
        ("linux", {"XDG_DATA_HOME": "/xdg"}, "/xdg/spieltrieb"),
        ("linux", {"XDG_DATA_HOME": ""}, "home/.local/share/spieltrieb"),
        ("linux", {"XDG_DATA_HOME": "/xdg", "SPIELTRIEB_DATA": "/own"}, "/own"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/spieltrieb"),
        ("win32", {}, "home/spieltrieb"),
        ("darwin", {"XDG_DATA_HOME": "/xdg"}, "home/Library/Application Support/spieltrieb"),
    ],
)
def test_each_system_has_its_place_for_data(platform: str, environment: dict[str, str], expected: str, monkeypatch):
    for name in ("SPIELTRIEB_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(folders, "sys", SimpleNamespace(platform=platform))
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    assert folders.data_folder() == Path(expected)
