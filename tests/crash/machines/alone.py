"""One leg in a network, mounts and processes of its own: nothing of it reaches this machine's, or the next leg's."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
from tests.crash.machines.legs import Leg, run_leg

ALONE = (
    *("setpriv", "--pdeathsig", "KILL"),
    *("unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"),
    *("bash", "-c", '"$@"; exit $?', "init"),
)
"""The shell is their init: Patroni takes a dead PostgreSQL for a running one until somebody has collected it."""


class Task(msgspec.Struct):
    """What a leg is to be."""

    folder: str
    faults: int
    groups: int
    seed: int
    until: float
    """On the clock that only goes forward, which all processes read alike."""

    @property
    def result(self) -> Path:
        """The file that the leg is written to."""
        return Path(self.folder) / "leg.json"


def run_alone(task: Task) -> Leg:
    """Run a leg, and everything that it starts, in a process that takes all of it along when it ends."""
    asked = msgspec.json.encode(task).decode()
    subprocess.run([*ALONE, sys.executable, "-m", "tests.crash.machines.alone", asked], check=True)
    return msgspec.json.decode(task.result.read_bytes(), type=Leg)


def main(asked: str) -> None:
    """Run the leg that was asked for."""
    task = msgspec.json.decode(asked, type=Task)
    folder = Path(task.folder)
    story = run_leg(folder, faults=task.faults, groups=task.groups, seed=task.seed, until=task.until)
    task.result.write_bytes(msgspec.json.encode(asyncio.run(story)))


if __name__ == "__main__":
    main(sys.argv[1])
