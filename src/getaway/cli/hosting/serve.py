"""`getaway serve`: one node of a server, run until it is stopped."""

from __future__ import annotations

from getaway.cli.hosting.environment import run
from getaway.server.running import run_node


def serve() -> None:
    """Run a node with the settings of the environment."""
    run(run_node)
