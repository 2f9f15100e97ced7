"""A campaign against a server: whatever is sent, in whatever phase, nothing breaks, sticks, leaks or gets lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.campaign import attack

FEW, ALL = 1_000, 1_000_000  # messages


@pytest.mark.program
@pytest.mark.parametrize("messages", [FEW, pytest.param(ALL, marks=pytest.mark.soak)])
def test_nothing_that_is_sent_breaks_the_server(tmp_path: Path, messages: int) -> None:
    counts = attack(
        tmp_path, messages, f"test of {messages}", print
    )  # shown if it fails: the seed, and how far it came
    assert counts["messages"] == messages
    assert counts["tables replayed"] >= counts["tables made"] > 0
    assert all(counts[f"fault {fault}"] for fault in ("full", "locked", "clock", "later"))
