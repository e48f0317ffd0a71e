"""Solo: one player against the Firewall."""

from __future__ import annotations

from getaway.games.breach.ground.choose import CHOOSE_ROOM, choosing
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.kernel import Seat

WHERE_TO_DEPLOY = choosing("where-to-deploy", CHOOSE_ROOM, ("BR-SOLO-07", "BR-SOLO-08"))


def alone(g: Breach, seat: Seat) -> list[int]:
    """Where a disconnected player may deploy ICE: around traced nodes (BR-SOLO-07), else anywhere (BR-SOLO-08)."""
    nodes = [g.grid.nodes[node] for node, mask in enumerate(g.traced) if mask >> seat & 1]
    everywhere = range(g.grid.size + (g.omega != NOWHERE))
    return sorted({room for node in nodes for room in node.rooms}) or list(everywhere)
