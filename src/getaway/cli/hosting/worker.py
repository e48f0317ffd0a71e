"""`getaway worker`: one worker of a server, run until it is stopped."""

from __future__ import annotations

from getaway.cli.hosting.environment import run
from getaway.server.running import run_worker


def worker() -> None:
    """Run a worker with the settings of the environment."""
    run(run_worker)
