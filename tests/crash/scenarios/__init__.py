"""One mishap at a time, under people who play."""

from __future__ import annotations

from pathlib import Path

from tests.crash.outcomes import Outcome
from tests.crash.scenarios.clock import Clock
from tests.crash.scenarios.disk import Disk
from tests.crash.scenarios.lock import Lock
from tests.crash.scenarios.scenario import Scenario
from tests.crash.scenarios.standby import Standby

SCENARIOS: dict[str, type[Scenario]] = {"clock": Clock, "standby": Standby, "lock": Lock, "disk": Disk}


async def play_scenario(name: str, folder: Path, *, seed: int) -> Outcome:
    """Play it, and see what came of it."""
    return await SCENARIOS[name](name, folder, seed).play()
