"""The Guardian: its way to the Gateways, sealing them, and its awakening (p.28, and its own card and sheet)."""

from __future__ import annotations

from tests.nets.breach.firewall.harm import finish, raise_threat
from tests.nets.breach.firewall.steps import Steps, ask
from tests.nets.breach.firewall.table import Model, Table

from getaway.games.breach.firewall.events import (
    DieRaised,
    DieStayed,
    GatewaySealed,
    GuardianAwoke,
    IceMoved,
    OmegaEntered,
    SealCancelled,
    SheetFlipped,
)
from getaway.games.breach.table.parts import DIE_MAX, GUARDIAN, NOWHERE


def stride(t: Table, seat: int, model: Model, n: int) -> Steps:
    """It follows a shortest way to the Gateway with the lowest number, through closed links too, and stops there."""
    goal, _ = t.gateways[min(t.gateways)]
    whole = t.board.strides(model.room)[goal]
    rooms = t.board.on_the_way(model.room, goal, min(n, whole), guardian=True)
    room = yield from ask("which-way-guardian-goes", seat, rooms)
    if room != model.room:
        model.room = room
        t.tell(IceMoved(model.number, room))


def seal(t: Table, model: Model) -> None:
    """In the room of its goal it removes that Gateway, unless Viruses on its card keep it open."""
    number = min(t.gateways)
    if t.gateways[number][0] != model.room:
        return
    if any(t.on_guardian):
        for owner, n in enumerate(t.on_guardian):
            t.viruses_left[owner] += n
        t.on_guardian = [0] * len(t.on_guardian)
        t.tell(SealCancelled(number))
        return
    del t.gateways[number]
    t.tell(GatewaySealed(number))
    if not t.gateways:
        finish(t, NOWHERE)


def raise_die(t: Table) -> None:
    """The Firewall die goes up by one, to eight at most (p.39)."""
    if t.die < DIE_MAX:
        t.die += 1
        t.tell(DieRaised(t.die))
    else:
        t.tell(DieStayed(t.die))


# The awakening


def awaken(t: Table) -> Steps:
    """At the end of the Firewall's turn: its card's red side, then side A of its sheet; then it is like other ICE."""
    lay_omega(t)
    t.model(GUARDIAN).room = t.board.count
    t.tell(IceMoved(GUARDIAN, t.board.count))
    t.deck = [*t.deck, *t.ahead, *t.pile, *t.guardian_cards]
    t.ahead, t.pile, t.guardian_cards = [], [], []
    t.guardian = "awake"
    t.tell(GuardianAwoke())
    raise_die(t)
    for seat in t.clockwise(t.password):
        if t.people[seat].connected:
            yield from raise_threat(t, seat, 1)
    t.tell(SheetFlipped(t.sheet))


def lay_omega(t: Table) -> None:
    """On the first outer side without a Gateway, clockwise from the Gateway with the lowest number."""
    edge = t.board.edge()
    taken = set(t.gateways.values())
    first = edge.index(t.gateways[min(t.gateways)])
    places = [(first + i) % len(edge) for i in range(len(edge))]
    t.board.omega_place = next(place for place in places if edge[place] not in taken)
    t.tell(OmegaEntered(edge[t.board.omega_place][0]))
