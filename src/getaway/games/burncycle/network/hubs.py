"""What a hub gives the agent whose IP lands on it, by its layer."""

from __future__ import annotations

from getaway.games.burncycle.bots.power import gain_power
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.network.events import HubReached
from getaway.games.burncycle.network.levels import change_level
from getaway.games.burncycle.network.pegs import send_home
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.threat.dial import change_threat

CORE_LAYER = 4


def use_hub(g: Burncycle, seat: int, node: int) -> None:
    """The benefit of the hub's layer, on layer 3 a power (BC-IPMOVE-16 to BC-IPMOVE-19, BC-IPMOVE-31).

    The core gives all three, then the IP returns (BC-IPMOVE-20).
    """
    layer = graph().layer_of[node]
    g.tell(HubReached(seat, layer), cites=f"BC-IPMOVE-{16 + layer}")
    if layer in (1, CORE_LAYER):
        change_level(g, seat, 1, "BC-IPMOVE-17")
    if layer in (2, CORE_LAYER):
        change_threat(g, -1, "BC-IPMOVE-18")
    if layer in (3, CORE_LAYER):
        gain_power(g, seat, 1, "BC-IPMOVE-19")
    if layer == CORE_LAYER:
        send_home(g, seat, ("BC-IPMOVE-20", "BC-NODE-10"))
    did(g, "hub", seat, n=layer)
