"""The network step of a turn."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle


def may_use_network(g: Burncycle, seat: int) -> str:
    """The clause that makes a player skip the network step, or nothing (BC-SHUTBOT-09, BC-BAN-03)."""
    return "BC-BAN-03"
