"""Players need nothing of this: without the packages, one sentence says how to install them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from spieltrieb.core.errors import MissingExtra

PACKAGES = {
    "zoo": ("pettingzoo", "PettingZoo", "pettingzoo"),
    "gym": ("gymnasium", "Gymnasium", "gym"),
    "vector": ("gymnasium", "Gymnasium", "gym"),
    "openspiel": ("pyspiel", "OpenSpiel", "openspiel"),
}


@pytest.mark.parametrize("module", PACKAGES)
def test_without_its_package_one_sentence_says_what_to_do(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    package, name, extra = PACKAGES[module]
    hidden = ("spieltrieb.lab.environments.", f"{package}.")
    for known in [known for known in sys.modules if known.startswith(hidden)]:
        monkeypatch.delitem(sys.modules, known)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra) as caught:
        __import__(f"spieltrieb.lab.environments.{module}")
    assert str(caught.value) == f"{name} isn't installed; to get it: pip install 'spieltrieb[{extra}]'"


def test_players_load_none_of_it() -> None:
    """Commands, server and bots come without the packages of the lab."""
    code = (
        "import sys, spieltrieb, spieltrieb.cli.app, spieltrieb.server.app, spieltrieb.bots; "
        "print(*[name for name in ('gymnasium', 'pettingzoo', 'pyspiel', 'PIL') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"
