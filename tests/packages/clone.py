"""The clone that the tests run in, and which of its files belong to it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def listed(*folders: str) -> list[str]:
    """The files that git knows, all or those of these folders; where nobody can tell, the test is skipped."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("this is not a clone, or there is no git: nobody can tell which files belong to it")
    # It may belong to somebody else: to whoever has mounted it into a container.
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", *folders]
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.split("\0")[:-1]
