"""Where compiled rules are kept, and what happens where nothing can be kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spieltrieb.core.compile import compilation_is_on

pytestmark = pytest.mark.skipif(not compilation_is_on(), reason="nothing is compiled here")
UNWRITABLE = "/proc/nowhere"  # not even root makes a folder there


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_preparing_what_could_not_be_kept_is_refused_with_advice(tmp_path: Path) -> None:
    done = run("-m", "spieltrieb", "prepare", SPIELTRIEB_CACHE=UNWRITABLE, TMPDIR=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip().endswith("name another one with SPIELTRIEB_CACHE.")
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []  # and nothing is left behind


def test_where_nothing_can_be_kept_a_folder_for_now_serves_all_processes(tmp_path: Path) -> None:
    code = (
        "import os, subprocess, sys; from spieltrieb.core.compile import cache_folder, is_kept\n"
        "assert not is_kept() and os.access(cache_folder(), os.W_OK)\n"
        "print(cache_folder(), flush=True)\n"
        "subprocess.run([sys.executable, '-c', "
        "'from spieltrieb.core.compile import cache_folder; print(cache_folder())'], check=True)\n"
    )
    done = run("-c", code, SPIELTRIEB_CACHE=UNWRITABLE, TMPDIR=str(tmp_path))
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()
    assert first == second
    assert first.startswith(str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_what_is_compiled_for_another_processor_or_python_or_with_checks_is_kept_apart(tmp_path: Path) -> None:
    code = "from spieltrieb.core.compile import cache_folder; print(cache_folder())"
    other = "import sys; sys.implementation.cache_tag = 'cpython-399'; " + code
    found = [
        run("-c", code, SPIELTRIEB_CACHE=str(tmp_path)).stdout,
        run("-c", code, SPIELTRIEB_CACHE=str(tmp_path), NUMBA_CPU_NAME="generic").stdout,
        run("-c", code, SPIELTRIEB_CACHE=str(tmp_path), NUMBA_BOUNDSCHECK="1").stdout,
        run("-c", other, SPIELTRIEB_CACHE=str(tmp_path)).stdout,
    ]
    assert len(set(found)) == 4
    assert run("-c", code, SPIELTRIEB_CACHE=str(tmp_path)).stdout == found[0]
