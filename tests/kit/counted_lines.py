"""Lines of a bot that are the same on every machine, however busy it is."""

import asyncio
import importlib
from typing import Any

import pytest

from castelude.bots.budget import Budget
from castelude.room.bots.seats import BotPool
from castelude.room.bots.worker import BotJobs

STEP_MS = 1000
SHARE = 100
"""So many times fewer positions than the most for this time: some thousands, which take hundredths of a second."""
SEED = 1


def count_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The room's bots end their lines after a number of positions, at any time, and search in this process."""

    def counted(nodes: int, _ms: float) -> Budget:
        return Budget(nodes // SHARE)

    async def lines(_pool: BotPool, record: Any, ms: int, _owner: str, _household: str) -> Any:  # noqa: ANN401 JSON
        return await asyncio.to_thread(BotJobs(print).lines, record, SEED, ms)

    # by this call and not by its path: the package names a function like its module
    monkeypatch.setattr(importlib.import_module("castelude.bots.lines"), "Budget", counted)
    monkeypatch.setattr(BotPool, "lines", lines)
    monkeypatch.setattr("castelude.room.http.engine_lines.STEPS_MS", (STEP_MS,))
