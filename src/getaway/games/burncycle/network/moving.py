"""The moves of pings, layer by layer, in ping activation and where an effect activates them."""

from __future__ import annotations

from getaway.games.burncycle.ground.choose import CHOOSE_NODE, choose, choosing
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.network.boots import ban, meet
from getaway.games.burncycle.network.events import PingMoved
from getaway.games.burncycle.network.pegs import access_points, ips, put_ping, take_ping
from getaway.games.burncycle.network.pings import (
    AT_HUB,
    AT_IP,
    AT_PING,
    AT_REACH,
    activation_order,
    first_to_activate,
    walk,
)
from getaway.games.burncycle.table.doing import Pinging
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Script

WHICH_PING = choosing("which-ping-first", CHOOSE_NODE, "BC-PING-04")
WHY = {AT_IP: "BC-PING-08", AT_PING: "BC-PING-10", AT_HUB: "BC-NODE-03", AT_REACH: "BC-PING-07"}
"""What says that a ping stops where it does."""


def activate_next(g: Burncycle) -> Script[None]:
    """Go on with the current layer, or begin it (BC-PING-02)."""
    pinging = g.pinging
    if pinging is not None and pinging.left:
        yield from activate_rest(g)
    elif pinging is not None:
        yield from activate_layer(g, pinging.layer)


def activate_layer(g: Burncycle, layer: int) -> Script[None]:
    """The pings of a layer move counterclockwise from the one with the largest gap (BC-PING-03, BC-PING-05).

    Among equal gaps, as of four pings evenly around the layer, the players choose (BC-PING-04, BC-PING-29).
    """
    held = tuple([node for node in graph().layers[layer - 1] if node in g.pings])
    order: tuple[int, ...] = ()
    if held:
        first = yield from choose(g, WHICH_PING, first_to_activate(graph(), held))
        order = activation_order(held, first)
    g.pinging = Pinging(layer, order) if order else Pinging(layer + 1)
    yield from activate_rest(g)


def activate_rest(g: Burncycle) -> Script[None]:
    """The pings left in the current layer move; one that is gone by now is skipped."""
    while g.pinging is not None and g.pinging.left:
        ping, *rest = g.pinging.left
        g.pinging = Pinging(g.pinging.layer, tuple(rest)) if rest else Pinging(g.pinging.layer + 1)
        if ping in g.pings:
            move_ping(g, ping)
            yield from settle(g)
            g.frame()


def move_ping(g: Burncycle, start: int) -> None:
    """A ping moves (BC-PING-06): it bans as it passes (BC-PING-33); where it ends a boot comes first (BC-PING-32)."""
    went = walk(graph(), start, ips(g), access_points(g), g.pings)
    g.tell(PingMoved(start, went.way, went.stop), cites=("BC-PING-06", WHY[went.stop]))
    owners = access_points(g)
    for seat in went.banned:
        ban(g, seat, graph().access_node[owners[seat]])
    if went.way:
        take_ping(g, start)
        put_ping(g, went.way[-1])
        meet(g, went.way[-1])


def all_moved(g: Burncycle) -> bool:
    """Whether the innermost layer has moved, too."""
    return g.pinging is not None and g.pinging.layer > len(graph().layers)
