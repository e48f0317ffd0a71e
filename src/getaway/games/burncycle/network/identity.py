"""Identity Theft: directly before ping activation Interface moves its own IP as if it were a ping.

When the pings activate it is an ordinary IP again, like any other on its node (BC-INTF-22).
"""

from __future__ import annotations

from getaway.games.burncycle.detection.detection import detect
from getaway.games.burncycle.ground.abilities import usable
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.network.events import IdentityStolen, IpsMet
from getaway.games.burncycle.network.hubs import use_hub
from getaway.games.burncycle.network.levels import HIGHEST, change_level
from getaway.games.burncycle.network.pegs import other_ips, send_home
from getaway.games.burncycle.network.pings import REACH
from getaway.games.burncycle.table.mats.network import HUB, Graph, graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import END, Question, Script, Seat, ask
from getaway.kit.verbs import Plain


class StealIdentity(Plain):
    """Move the IP as if it were a ping."""

    def piece(self, g: Burncycle, seat: Seat) -> str:
        return f"ip:{seat}"


STEAL, KEEP = StealIdentity("steal-identity"), Plain("keep-identity", END, forgoes=True)
VERBS = (STEAL, KEEP)
IDENTITY_THEFT = Question(
    "identity-theft",
    VERBS,
    cites=("BC-INTF-18", "BC-INTF-23"),
    others="BC-INTF-18",
    otherwise="BC-ACT-02",
)


def thief(g: Burncycle) -> Seat:
    """The agent that can move its IP this way now: the ability is active, it is not disguised, its IP can move."""
    for i in g.everyone:
        bot = g.bots[i]
        able = any(ability.gives.get("identity-theft") for ability in usable(g, i, "pings"))
        if able and not bot.disguise and bot.ip >= 0 and way_of(graph(), bot.ip, other_ips(g, i), g.pings):
            return i
    return NOWHERE


def way_of(net: Graph, start: int, others: tuple[int, ...], pings: tuple[int, ...]) -> tuple[int, ...]:
    """Clockwise on its layer: onto another IP, to one node before a ping, onto a hub, or 3 nodes far (BC-INTF-19)."""
    way: tuple[int, ...] = ()
    node = start
    while len(way) < REACH and (node := net.next_clockwise[node]) not in pings:
        way = (*way, node)
        if node in others or net.kind_of[node] == HUB:
            break
    return way


def identity_theft(g: Burncycle) -> Script[None]:
    """Interface may move its own IP like a ping; that is optional (BC-INTF-18, BC-INTF-23)."""
    seat = thief(g)
    if seat == NOWHERE:
        return
    wish = yield from ask(g, seat, IDENTITY_THEFT)
    if wish.verb == "steal-identity":
        move_ip(g, seat)
        yield from settle(g)


def move_ip(g: Burncycle, seat: Seat) -> None:
    """The IP moves; it bans no one. On another IP a boot, on a hub its benefit and no ping die (BC-INTF-21)."""
    start, others = g.bots[seat].ip, other_ips(g, seat)
    way = way_of(graph(), start, others, g.pings)
    node = way[-1]
    rival = next((i for i in g.everyone if i != seat and g.bots[i].ip == node), NOWHERE)
    g.set_bot(seat, ip=node)
    g.tell(IdentityStolen(seat, start, way), cites=("BC-INTF-18", "BC-INTF-19"))
    if rival != NOWHERE and not wins(g, seat, rival):
        return
    if graph().kind_of[node] == HUB:
        use_hub(g, seat, node)


def wins(g: Burncycle, seat: Seat, rival: Seat) -> bool:
    """A boot between two IPs: levels are compared, Interface takes ties below 6 (BC-INTF-20).

    The loser's IP goes to its access point, and the winner's level falls by 1. Interface's IP counts as a ping here:
    an agent that it boots is detected, as with any ping (BC-BOOT-06).
    """
    mine, theirs = g.bots[seat].level, g.bots[rival].level
    won = mine > theirs or mine == theirs < HIGHEST
    winner, loser = (seat, rival) if won else (rival, seat)
    g.tell(IpsMet(seat, rival, mine, theirs, won), cites="BC-INTF-20")
    send_home(g, loser, "BC-INTF-20")
    change_level(g, winner, -1, "BC-INTF-20")
    if won:
        detect(g, rival, ("BC-INTF-20", "BC-BOOT-06"))
    did(g, "boot", seat, detail="won" if won else "lost")
    did(g, "boot", rival, detail="lost" if won else "won")
    return won
