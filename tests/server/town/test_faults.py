"""A town under faults for a quarter of an hour: whatever anybody was told is in the logs, once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.town.faults import Plan, campaign


@pytest.mark.soak
@pytest.mark.program
def test_nobodys_move_is_lost_or_made_twice(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)  # PostgreSQL may be run by somebody else
    for folder in (tmp_path.parent, tmp_path.parent.parent):
        folder.chmod(0o755)
    asyncio.run(campaign(tmp_path, Plan()))
