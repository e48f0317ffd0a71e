"""Security activation."""

from __future__ import annotations

from getaway.games.burncycle.events_security import CorporationTurn
from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Script


def activate_security(g: Burncycle) -> Script[None]:
    """Units pursue, investigate and patrol, in this order (BC-SACT-02)."""
    yield from ()
    g.phase = "pings"
    g.tell(CorporationTurn("pings"), cites="BC-CTURN-02")
