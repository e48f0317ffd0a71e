"""The IP's best course through the network step, chip by chip."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from getaway.bots.burncycle.team.errands import open_tasks
from getaway.games.burncycle.network.cards import works_on
from getaway.games.burncycle.network.ips import ip_targets
from getaway.games.burncycle.network.levels import boot as compare
from getaway.games.burncycle.network.pegs import other_ips
from getaway.games.burncycle.table.mats.network import HUB, Graph, graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import ACCESS, NOWHERE
from getaway.kernel import Ask, Seat, Wish

HUB_TASK = 1.5
POWER = (2.0, 1.4, 1.4)
"""What a power is worth to who has little, some and enough of it."""
CARD_WORTH, BOOTED, PING_GONE, DEEPER, LEVEL_CARE = 1.5, 2.5, 0.6, 0.15, 2


class Wants(NamedTuple):
    """What hubs are worth now, by layer 1 to 3."""

    level: float
    threat: float
    power: float

    def of(self, layer: int) -> float:
        """The worth of a hub of this layer; the core gives all three."""
        return sum(self) if layer == 4 else self[layer - 1]


def wants(g: Burncycle, seat: Seat) -> Wants:
    """Less threat is worth most; a level as long as the CEO is not far below; power more to who has little."""
    bot = g.bots[seat]
    level = 0.9 if bot.level <= g.ceo + LEVEL_CARE and bot.level < 6 else 0.1
    threat = 2.2 if g.threat > 3 else 0.8 if g.threat > 1 else 0.0
    if any(task.holds == "alert" for task in open_tasks(g)):
        threat = 0.0
    power = POWER[0] if bot.power <= 4 else POWER[1] if bot.power <= 6 else POWER[2] if bot.power < 10 else 0.0
    more = HUB_TASK * any(task.does == "hub" for task in open_tasks(g))
    return Wants(level + more, threat + more, power + more)


def answer(g: Burncycle, ask: Ask) -> Wish:
    """Move the IP towards the best sum of what is to come, or stay."""
    seat, bot = ask.seat, g.bots[ask.seat]
    chips = tuple([slot.chip for slot in g.slots[g.tracker :] if slot.live])
    net = graph()
    cards = tuple([node for node in range(len(net.kind_of)) if any(works_on(card, node) for card in bot.hand)])
    course = best(net, bot.ip, bot.access, chips, other_ips(g, seat), g.pings, cards, wants(g, seat), bot.level, g.ceo)
    if course.node == NOWHERE:
        return Wish("network-pass")
    return Wish("ip-move", node=course.node)


def nearest_hub(g: Burncycle, ask: Ask) -> Wish | None:
    """The best hub that this one chip reaches, whatever the next would have given; None where it reaches none."""
    net, worth = graph(), wants(g, ask.seat)
    found = [wish for wish in ask.choice if wish.verb == "ip-move" and wish["node"] not in g.pings]
    hubs = [wish for wish in found if net.kind_of[wish["node"]] == HUB]
    return max(hubs, key=lambda wish: worth.of(net.layer_of[wish["node"]])) if hubs else None


class Course(NamedTuple):
    """What a row of chips is worth, and the first move of it; NOWHERE to stay."""

    worth: float
    node: int


@lru_cache(maxsize=1 << 15)
def best(
    net: Graph,
    ip: int,
    access: int,
    chips: tuple[str, ...],
    others: tuple[int, ...],
    pings: tuple[int, ...],
    cards: tuple[int, ...],
    wanted: Wants,
    level: int,
    ceo: int,
) -> Course:
    """Every landing of the first chip with the best of the rest; a ping is met by comparing levels."""
    if not chips or ip < ACCESS:
        return Course(DEEPER * net.layer_of[ip] if ip >= 0 else 0.0, NOWHERE)
    rest = chips[1:]

    def onward(at: int, left: tuple[int, ...], mine: int) -> float:
        return best(net, at, access, rest, others, left, cards, wanted, mine, ceo).worth

    found = Course(onward(ip, pings, level), NOWHERE)
    for landing in ip_targets(net, ip, access, chips[0], others, pings):
        node, worth, left, mine = landing.node, 0.0, pings, level
        if node in pings:
            if not compare(ceo, level).ip_stays:
                found = max(found, Course(onward(ACCESS, pings, level) - BOOTED, node))
                continue
            left, mine, worth = tuple([each for each in pings if each != node]), level - 1, PING_GONE
        home = False
        if net.kind_of[node] == HUB:
            worth += wanted.of(net.layer_of[node])
            home = net.layer_of[node] == 4
        elif node in cards:
            worth += CARD_WORTH
        found = max(found, Course(worth + onward(ACCESS if home else node, left, mine), node))
    return found
