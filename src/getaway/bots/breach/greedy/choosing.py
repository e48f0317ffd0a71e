"""Small choices: where to connect, slide and infect, which tokens and Viruses, what to discard."""

from __future__ import annotations

from getaway.bots.breach.greedy import deeds
from getaway.bots.breach.greedy.deeds import straight_steps
from getaway.bots.breach.greedy.goals import goal, goal_from, kept, useful_rooms
from getaway.bots.breach.greedy.sight import needs, needs_with, use_of
from getaway.bots.breach.greedy.ways import to
from getaway.games.breach.attack.disconnect import CREDIT
from getaway.games.breach.cards.database_effects import NO_ROOM
from getaway.games.breach.sheet.hard_disk import KEEP_ALL
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import GUARDIAN, NOWHERE, TAKE_NONE, TYPES
from getaway.games.breach.table.pieces import Effect, halves, malware, type_of
from getaway.games.breach.tokens.viruses import AVATARS, CARD, NODES
from getaway.kernel import Ask, Seat, Wish

# Rooms


def connect(g: Breach, ask: Ask) -> Wish:
    """Near the goal, and not into the arms of an ICE."""

    def cost(wish: Wish) -> float:
        room: int = wish["room"]
        aim = goal_from(g, ask.seat, room)
        return -10 * aim.rate + 0.4 * sum([each.room == room for each in g.ice])

    return min(ask.choice, key=cost)


def slide(g: Breach, ask: Ask) -> Wish:
    """Towards the goal."""
    aim = goal(g, ask.seat)
    if aim.room == NOWHERE:
        return next(iter(ask.choice))
    far = to(g, ask.seat, aim.room)
    return min(ask.choice, key=lambda wish: far[wish["room"]])


def infect(g: Breach, ask: Ask) -> Wish:
    """The room that the goal misses most; none where none is of use and the player may stop."""
    order = (*useful_rooms(g, ask.seat), NO_ROOM)
    for room in order:
        wish = Wish("choose-room", room=room)
        if wish in ask.choice:
            return wish
    return next(iter(ask.choice))


def drifts(g: Breach, ask: Ask) -> Wish:
    """The Virus that goes to a missing room; none if none does."""
    found = deeds.drifting(g, ask.seat, goal(g, ask.seat))
    return Wish("choose-room", room=found[0] if found else NO_ROOM)


def drifts_to(g: Breach, ask: Ask) -> Wish:
    """To a room that is missing."""
    missing = goal(g, ask.seat).missing
    return max(ask.choice, key=lambda wish: wish["room"] in missing)


# Tokens and Viruses


def token(g: Breach, ask: Ask) -> Wish:
    """A type that is wanted, above all one that is hard to find in the Database."""
    wanted = needs(g, ask.seat)
    lying = [sum([halves(each) for each in g.tokens if each and type_of(each) == kind]) for kind in TYPES]

    def worth(wish: Wish) -> tuple[int, int]:
        if wish["token"] == CREDIT:
            return (0, 1)
        kind = TYPES.index(type_of(wish["token"]))
        return (bool(wanted[kind]), wanted[kind] - lying[kind])

    return max(ask.choice, key=worth)


def drop(g: Breach, ask: Ask) -> Wish:
    """A token that the Objective does not need makes room for one that it does."""
    wanted = needs(g, ask.seat)
    new = str(g.pending.about) if g.pending is not None else ""
    if not use_of(new, wanted):
        return Wish("choose-token", token=KEEP_ALL)
    disk = g.seats[ask.seat].disk
    for each in disk:
        rest = list(disk)
        rest.remove(each)
        lost = missing_after(g, ask.seat, tuple(rest))
        if lost <= sum(wanted):
            return Wish("choose-token", token=each)
    return Wish("choose-token", token=KEEP_ALL)


def missing_after(g: Breach, seat: Seat, disk: tuple[str, ...]) -> int:
    """How many half units would be wanted with this Hard Disk."""
    return sum(needs_with(g, seat, disk))


def virus(g: Breach, ask: Ask) -> Wish:
    """The Virus that is missed least: in a room without use, in a node, on the Guardian's card, on an Avatar."""
    keep = kept(g, ask.seat, goal(g, ask.seat))

    def missed(wish: Wish) -> int:
        place = wish["virus"]
        if place < NODES:
            return 5 if keep >> place & 1 else 0
        return 1 if place < AVATARS else 3 if place < CARD else 2 if place < TAKE_NONE else 4

    return min(ask.choice, key=missed)


# Cards


def discard(g: Breach, ask: Ask) -> Wish:
    """The card that is worth least."""
    aim = goal(g, ask.seat)
    return min(ask.choice, key=lambda wish: card_worth(g, ask.seat, wish["card"], aim.rate))


def card_worth(g: Breach, seat: Seat, name: str, rate: float) -> float:
    """What a card may be worth later: a little for each thing it does, less if it waits for a condition."""
    card = malware()[name]
    return LATER.get(card.effects[0].do, 0.5) * (0.7 if card.condition else 1.0)


LATER = {"place-virus": 1.5, "credit": 1.0, "push": 0.6, "slide": 0.9, "boost": 0.7, "research": 0.5, "darken": 0.2}


def effect(g: Breach, ask: Ask) -> Wish:
    """Of several effects the one that is worth most now."""
    aim = goal(g, ask.seat)
    return max(ask.choice, key=lambda wish: deeds.of(g, ask.seat, Effect(wish["what"]), aim))


def gateway(g: Breach, ask: Ask) -> Wish:
    """The one the Guardian goes for."""
    return Wish("choose-gateway", gateway=g.gateways[0].number)


def edge(g: Breach, ask: Ask) -> Wish:
    """As far from the Guardian as can be."""
    at = g.room_of(GUARDIAN)
    if at == NOWHERE or at >= g.grid.size:
        at = g.grid.outer[g.omega][0] if g.omega != NOWHERE else 0

    def far(wish: Wish) -> int:
        room: int = g.grid.outer[wish["edge"]][0]
        return straight_steps(g, room, at)

    return max(ask.choice, key=far)
