"""Players need nothing of this: without the packages, one sentence says how to install them."""

from __future__ import annotations

import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from spieltrieb.core.errors import MissingExtra
from spieltrieb.lab import environments
from tests.lab.environments.setups import only_with_openspiel

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


def test_openspiels_tests_are_skipped_only_where_it_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = (pytest.skip.Exception, pytest.fail.Exception, ImportError)
    if find_spec("pyspiel"):
        module = "spieltrieb.lab.environments.openspiel"
        with monkeypatch.context() as broken:  # our own module does not load
            broken.setitem(sys.modules, module, None)
            broken.delattr(environments, "openspiel", raising=False)
            with pytest.raises(ends) as ended:
                runpy.run_path(str(Path(__file__).with_name("test_openspiel.py")))
            assert issubclass(ended.type, ImportError)
    monkeypatch.setitem(sys.modules, "pyspiel", None)  # as if it were not installed
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(ends) as ended:
        only_with_openspiel()
    assert ended.type is pytest.skip.Exception
    monkeypatch.setenv("CI", "true")
    with pytest.raises(ends) as ended:
        only_with_openspiel()
    assert ended.type is (pytest.fail.Exception if sys.version_info < (3, 15) else pytest.skip.Exception)


def test_players_load_none_of_it() -> None:
    """Commands, server and bots come without the packages of the lab."""
    code = (
        "import sys, spieltrieb, spieltrieb.cli.app, spieltrieb.server.app, spieltrieb.bots; "
        "print(*[name for name in ('gymnasium', 'pettingzoo', 'pyspiel', 'PIL') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"
