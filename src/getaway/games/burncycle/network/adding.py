"""Pings that enter the network."""

from __future__ import annotations

from getaway.games.burncycle.network.boots import meet
from getaway.games.burncycle.network.events import NoPingLeft, PingAdded
from getaway.games.burncycle.network.pegs import put_ping
from getaway.games.burncycle.network.pings import entry
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import supplies


def enter(g: Burncycle, cites: str | tuple[str, ...]) -> None:
    """A ping goes to the core, or next to it where that holds one (BC-PING-13); an IP there is booted (BC-PING-14).

    With all pings on the network none is added (BC-PING-15).
    """
    node = entry(graph(), g.pings, supplies().pings)
    if node == NOWHERE:
        g.tell(NoPingLeft(len(g.pings)), cites="BC-PING-15" if len(g.pings) == supplies().pings else "BC-PING-13")
        return
    put_ping(g, node)
    g.tell(PingAdded(node), cites=cites)
    meet(g, node)
