"""Access points and bans: who loses the network to a ping that passes, and where a returning IP may start.

`ips` and `access` are by seat: where each IP is, and the quadrant of its access point.
"""

from __future__ import annotations

from getaway.games.burncycle.table.mats.network import NOWHERE, Graph
from getaway.games.burncycle.table.parts import BANNED, NONE


def banned_at(net: Graph, node: int, ips: tuple[int, ...], access: tuple[int, ...]) -> int:
    """The seat whose IP a ping bans by entering this node, or NOWHERE.

    That is the owner of the access point behind the node while its IP is out on the network: an IP in its access point
    is safe, and a free access point belongs to no one (BC-ACCESS-05 to BC-ACCESS-07, BC-PING-30, BC-PING-31).
    """
    for seat, quadrant in enumerate(access):
        if ips[seat] >= 0 and net.access_node[quadrant] == node:
            return seat
    return NOWHERE


def available(net: Graph, ips: tuple[int, ...], access: tuple[int, ...]) -> tuple[int, ...]:
    """The quadrants whose access points belong to no IP on the mat: any of them may be taken (BC-BAN-06, -07)."""
    taken = [quadrant for ip, quadrant in zip(ips, access, strict=True) if ip not in {BANNED, NONE}]
    return tuple(quadrant for quadrant in range(len(net.access_node)) if quadrant not in taken)
