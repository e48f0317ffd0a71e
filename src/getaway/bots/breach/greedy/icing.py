"""For the Firewall: the player who resolves a card turns it against the others."""

from __future__ import annotations

from getaway.bots.breach.greedy.sight import seen_ahead
from getaway.games.breach.database.distance import steps
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import activation_cards
from getaway.kernel import Ask, Seat, Wish


def feared(g: Breach, seat: Seat) -> int:
    """How near a player is to winning, as far as everybody sees; our own seat is spared."""
    return len(g.seats[seat].disk) + 1


def whom(g: Breach, ask: Ask) -> Wish:
    """Somebody else, the one who has most."""
    return max(ask.choice, key=lambda wish: -1 if wish["seat"] == ask.seat else feared(g, wish["seat"]))


def room(g: Breach, ask: Ask) -> Wish:
    """A room with others in it, and without our own Avatar; if there's none, far from it."""
    mine = g.seats[ask.seat].room

    def worth(wish: Wish) -> float:
        there = wish["room"]
        others = sum([feared(g, seat) for seat, p in enumerate(g.seats) if p.room == there and seat != ask.seat])
        away = steps(g.layout, there)[mine] if mine != NOWHERE else 0
        return float(others - 5 * (there == mine) + 0.1 * away)

    return max(ask.choice, key=worth)


def model(g: Breach, ask: Ask) -> Wish:
    """The ICE that is farthest from our own Avatar."""
    return max(ask.choice, key=lambda wish: away(g, ask.seat, wish["model"]))


def leaves(g: Breach, ask: Ask) -> Wish:
    """The ICE nearest to our own Avatar, which had better go."""
    return min(ask.choice, key=lambda wish: away(g, ask.seat, wish["model"]))


def away(g: Breach, seat: Seat, number: int) -> int:
    """How many rooms lie between an ICE and our own Avatar; very many if there's no way."""
    found, mine = g.model(number), g.seats[seat].room
    if found is None or mine == NOWHERE:
        return 0
    far = steps(g.layout, found.room)[mine]
    return far if far >= 0 else 99


def deploy(g: Breach, ask: Ask) -> Wish:
    """As far as can be from where the Avatar comes back: from the Gateways."""
    gates = [gate.room for gate in g.gateways]
    return max(ask.choice, key=lambda wish: min([abs(wish["room"] - gate) for gate in gates]))


def track(g: Breach, ask: Ask) -> Wish:
    """Bots before Hunters before the Guardian."""
    order = ("bot", "hunter", "guardian")
    return min(ask.choice, key=lambda wish: order.index(wish["what"]))


def put_back(g: Breach, ask: Ask) -> Wish:
    """Give the worst card to the player who reveals next, unless that's our own seat."""
    cards = seen_ahead(g, ask.seat)
    first = next_to_reveal(g) == ask.seat
    cards = tuple(sorted(cards, key=lambda name: (harm(name), name), reverse=not first))
    return Wish("put-back", cards=cards)


def next_to_reveal(g: Breach) -> Seat:
    """Who reveals the next card: in the Firewall's turn the first of those who wait, else the next Password holder."""
    return g.waiting[0] if g.in_firewall_turn and g.waiting else (g.password - 1) % g.players


def harm(name: str) -> float:
    """How bad an activation card is."""
    card = activation_cards()[name]
    does = {"attack": 2.0, "seal": 3.0, "threat": 1.0, "attach": 1.0, "purge": 1.0, "pull": 1.0}
    return sum([does.get(each.do, 0.0) for each in card.subroutines]) + 0.5 * len(card.advance)
