"""Ping activation in the corporation's turn: pings move, then their dice are rolled or they transfer.

Until the last die is rolled, threat events and escalations wait (BC-PING-27): that is what `pinging` is for.
"""

from __future__ import annotations

from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.network.adding import enter
from getaway.games.burncycle.network.boots import meet
from getaway.games.burncycle.network.events import PingDiceDue, PingDieRolled, PingTransferred
from getaway.games.burncycle.network.identity import identity_theft
from getaway.games.burncycle.network.levels import change_ceo
from getaway.games.burncycle.network.moving import activate_next, all_moved
from getaway.games.burncycle.network.pegs import put_ping, take_ping
from getaway.games.burncycle.network.pings import on_hubs, transfers
from getaway.games.burncycle.table.doing import Pinging
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import dice
from getaway.games.burncycle.threat.dial import change_threat, escalation
from getaway.kernel import Script, pick

# The pings move


def activate_pings(g: Burncycle) -> Script[None]:
    """Pings activate, which is how the CEO acts (BC-CEO-02).

    If there is none, one is added to the core instead; it does not move, and a die is rolled for it as for any ping on
    a hub (BC-PING-12, BC-PING-19).
    """
    yield from identity_theft(g)
    g.pinging, g.phase = Pinging(), "ping-moves"
    if not g.pings:
        enter(g, ("BC-PING-12", "BC-NODE-07"))
        await_dice(g)
    yield from settle(g)
    g.frame()


def move_pings(g: Burncycle) -> Script[None]:
    """One layer after another; then the dice are due (BC-PING-02, BC-PING-16)."""
    if all_moved(g):
        await_dice(g)
        yield from settle(g)
        g.frame()
    else:
        yield from activate_next(g)


# The dice


def await_dice(g: Burncycle) -> None:
    """A die for each hub with a ping, or as many as an escalation says: two by Shadow Profiles (BC-THRCARD-10).

    With none, all transfer (BC-PING-16, BC-PING-18).
    """
    hubs = on_hubs(graph(), g.pings)
    g.rolls, g.phase = hubs * max(1, escalation(g, "hub-rolls")), "ping-dice"
    g.tell(PingDiceDue(hubs, g.rolls), cites="BC-PING-16" if hubs else "BC-PING-18")
    if not g.rolls:
        transfer_all(g, "BC-PING-18")


def roll_ping_dice(g: Burncycle) -> Script[None]:
    """Each die is resolved before the next is rolled; their number was fixed before (BC-PING-17, BC-PING-28)."""
    while g.rolls:
        face: str = yield from pick(g, dice().ping)
        g.rolls -= 1
        g.tell(PingDieRolled(face, g.rolls), cites=("BC-PING-16", "BC-PING-17"))
        resolve(g, face)
        yield from settle(g)
        g.frame()
    g.pinging, g.phase = None, "threat"


def resolve(g: Burncycle, face: str) -> None:
    """Threat, a level for the CEO or a ping; the transfers of the face come after that (BC-PING-21 to BC-PING-24)."""
    what, _, transfer = face.partition("-")
    if what == "threat":
        change_threat(g, 1, "BC-PING-21")
    elif what == "level":
        change_ceo(g, 1, "BC-PING-22")
    else:
        enter(g, "BC-PING-23")
    if transfer:
        transfer_all(g, "BC-PING-24")


def transfer_all(g: Burncycle, cites: str) -> None:
    """Every ping with a line outwards takes it, with a boot and then a ban at its end (BC-PING-25, BC-PING-26).

    From layer 1 no line leads outwards (BC-PING-34).
    """
    for start, node in transfers(graph(), g.pings):
        take_ping(g, start)
        put_ping(g, node)
        g.tell(PingTransferred(start, node), cites=(cites, "BC-PING-25"))
        meet(g, node)
