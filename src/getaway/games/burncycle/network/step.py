"""The network step of a turn: each active chip moves the IP or is passed (BC-BCNET-01, BC-IPMOVE-02)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from getaway.games.burncycle.free.between import free_action_matters, may_go_on, why_skipped
from getaway.games.burncycle.free.use import FREE_ACTIONS
from getaway.games.burncycle.ground.events import StepBegan, StepSkipped, TrackerMoved
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.questions import OfTheTurn, run
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.ground.slots import next_live
from getaway.games.burncycle.network.abilities import USE_ABILITY
from getaway.games.burncycle.network.boots import boot
from getaway.games.burncycle.network.cards import KEEP, LANDED, USE_CARD, matching
from getaway.games.burncycle.network.events import IpMoved, IpStayed
from getaway.games.burncycle.network.hubs import use_hub
from getaway.games.burncycle.network.ips import ONE_NODE, Landing, ip_targets, why_not
from getaway.games.burncycle.network.pegs import other_ips
from getaway.games.burncycle.table.arguments import NODE
from getaway.games.burncycle.table.mats.network import HUB, graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import ALLOWED, END, USUAL, Act, One, Refused, Script, Seat, Verb, Verdict, Wish, ask
from getaway.kit.verbs import Plain

# From chip to chip


def begin_network(g: Burncycle) -> None:
    """The step starts with the tracker on the leftmost active chip (BC-IPMOVE-02), unless it is skipped."""
    why = why_skipped(g, g.active)
    if why:
        skip_network(g, why)
        return
    g.phase = "network"
    g.tell(StepBegan("network"), cites="BC-IPMOVE-02")
    to_chip(g, next_live(g, NOWHERE))


def skip_network(g: Burncycle, why: str) -> None:
    """The step is over before its chips are used."""
    g.tell(StepSkipped("network", why), cites=why)
    end_network(g)


def to_chip(g: Burncycle, slot: int) -> None:
    """The tracker goes to a chip; after the last the step ends (BC-IPMOVE-04).

    The captain's burncycle action is not carried out here (BC-CAPCHIP-07).
    """
    if slot == NOWHERE:
        end_network(g)
        return
    g.tracker, g.phase, g.acted = slot, "network", False
    g.tell(TrackerMoved(slot + 1, g.slots[slot].chip), cites="BC-IPMOVE-02")


def end_network(g: Burncycle) -> None:
    """Step 5 begins (BC-IPMOVE-04)."""
    g.phase, g.tracker, g.acted = "route-last", NOWHERE, False
    did(g, "network-end", g.active)
    g.tell(StepBegan("route-last"), cites="BC-ROUTE-01")


# A move


def landings(g: Burncycle, seat: Seat) -> tuple[Landing, ...]:
    """Where the chip under the tracker can take the IP; what helps move actions doesn't help here (BC-IPMOVE-27)."""
    bot = g.bots[seat]
    return ip_targets(graph(), bot.ip, bot.access, g.slots[g.tracker].chip, other_ips(g, seat), g.pings)


class MoveIp(Verb[Burncycle]):
    """Move the IP to a node as the chip under the tracker allows (BC-BCNET-01, BC-IPMOVE-05).

    Each move may have its transfer (BC-IPMOVE-12).
    """

    name = "ip-move"
    arguments = (NODE,)
    rank = USUAL

    def piece(self, g: Burncycle, seat: Seat) -> str:
        return f"ip:{seat}"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        bot, chip = g.bots[seat], g.slots[g.tracker].chip
        why = why_not(graph(), bot.ip, bot.access, chip, other_ips(g, seat), g.pings, wish[NODE])
        return Refused(why) if why else ALLOWED

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return _moves(landings(g, seat))

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        """The nodes on the way, and those next to the IP."""
        nodes = [node for landing in landings(g, seat) for node in landing.way]
        ip = g.bots[seat].ip
        if ip >= 0:
            net = graph()
            nodes += [end for end in (net.next_clockwise[ip], net.inward[ip], net.outward[ip]) if end != NOWHERE]
        return [Wish(self.name, node=node) for node in dict.fromkeys(nodes)]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """The IP goes there, and its node is resolved before anything else (BC-IPMOVE-24)."""
        chip, node = g.slots[g.tracker].chip, wish[NODE]
        landing = next(landing for landing in landings(g, seat) if landing.node == node)
        g.set_bot(seat, ip=node)
        g.phase = "landing"
        g.tell(IpMoved(seat, chip, node, landing.way, landing.transferred), cites=ONE_NODE.get(chip, "BC-IPMOVE-05"))
        did(g, "ip-move", seat, n=node)
        land(g, seat, node)
        yield from settle(g)
        if g.phase == "landing" and not matching(g, seat):
            leave_node(g)


@lru_cache(maxsize=4096)
def _moves(found: tuple[Landing, ...]) -> Act | None:
    return Act("ip-move", One("node", [landing.node for landing in found])) if found else None


def land(g: Burncycle, seat: Seat, node: int) -> None:
    """A boot first, then the hub if the IP is still there (BC-BOOT-08, BC-BOOT-09, BC-BOOT-10, BC-IPMOVE-16).

    A booted IP goes on from its access point with the next chip (BC-BOOT-12).
    """
    if node in g.pings and not boot(g, seat, node):
        return
    if graph().kind_of[node] == HUB:
        use_hub(g, seat, node)


def landing(g: Burncycle) -> Script[None]:
    """Cards for the node are resolved one by one or kept, then the tracker goes on (BC-NETCARD-03)."""
    if not matching(g, g.active):
        leave_node(g)
        return
    wish = yield from ask(g, g.active, LANDED)
    if wish.verb == KEEP.name:
        leave_node(g)
    else:
        yield from run(g, wish)


def leave_node(g: Burncycle) -> None:
    """The node is resolved; the next chip comes, unless it matters that free actions come before it (BC-ACT-08)."""
    g.phase, g.acted = "network", True
    if not free_action_matters(g):
        to_chip(g, next_live(g, g.tracker))


# The step


MOVE_IP, STAY = MoveIp(), Plain("network-pass", END, forgoes=True)
NETWORK = OfTheTurn(
    "network",
    (MOVE_IP, STAY, USE_ABILITY, *FREE_ACTIONS),
    cites=("BC-BCNET-01", "BC-IPMOVE-02"),
    others="BC-IPMOVE-01",
    instead={USE_CARD.name: "BC-NETCARD-03"},
    otherwise="BC-TURN-02",
)


def network(g: Burncycle) -> Script[None]:
    """The chip under the tracker moves the IP or is passed; free actions come before it (BC-IPMOVE-03, BC-FREE-02).

    A chip that was used, degraded or lost meanwhile is left; an IP banned meanwhile ends the step.
    """
    why = why_skipped(g, g.active)
    if why:
        skip_network(g, why)
        return
    if g.acted or not g.slots[g.tracker].live:
        if (yield from may_go_on(g)):
            to_chip(g, next_live(g, g.tracker))
        return
    wish = yield from ask(g, g.active, NETWORK)
    if wish.verb == STAY.name:
        g.tell(IpStayed(g.active, g.slots[g.tracker].chip), cites="BC-IPMOVE-03")
        leave_node(g)
    else:
        yield from run(g, wish)


VERBS = (MOVE_IP, STAY, USE_ABILITY, USE_CARD, KEEP)
