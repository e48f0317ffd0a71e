"""Banned IPs come back with a reboot."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Script


def return_banned(g: Burncycle) -> Script[None]:
    """A reboot returns all banned IPs to the network (BC-REBOOT-09)."""
    yield from ()
