"""Effects on Avatars: Threat and Viruses, shields, Slides, free actions, boosts."""

from __future__ import annotations

from typing import Final

from getaway.games.breach.actions.enter import set_move
from getaway.games.breach.actions.move import free_move
from getaway.games.breach.attack.assign import assign, remove_firewall_viruses
from getaway.games.breach.attack.attack import free_attack
from getaway.games.breach.attack.disconnect import leave_room
from getaway.games.breach.attack.eliminate import assign_to_ice
from getaway.games.breach.attack.shield import drop_shield, judge_shield, put_shield
from getaway.games.breach.attack.slide import slide
from getaway.games.breach.attack.target import boosted, set_attack
from getaway.games.breach.attack.threat import raise_threat
from getaway.games.breach.attack.threat import reset_threat as reset
from getaway.games.breach.cards.events import AvatarPlaced, Boosted, RangeGiven, VirusesRemoved
from getaway.games.breach.database.rooms import reveal, stand
from getaway.games.breach.ground.choose import CHOOSE_ROOM, choose, choosing
from getaway.games.breach.ground.effects import Cites, Effects
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import FIREWALL, ICE, NOWHERE
from getaway.games.breach.table.pieces import Effect
from getaway.kernel import Script, Seat
from getaway.kit.register import adds

EFFECTS: Final[Effects] = {}
"""The effects that are carried out here, by name."""


@adds(EFFECTS, "threat")
def threat(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Raise the player's Threat."""
    yield from raise_threat(g, seat, effect.n, cites)


@adds(EFFECTS, "reset-threat")
def reset_threat(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Threat is reset (BR-CPA-06)."""
    yield from ()
    reset(g, seat, cites)


@adds(EFFECTS, "virus-self")
def virus_self(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """The Firewall assigns Viruses to the player's Avatar (BR-DANGER-03)."""
    yield from assign(g, seat, effect.n, FIREWALL, "BR-DANGER-03")


@adds(EFFECTS, "remove-virus")
def remove_virus(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Take Firewall Viruses off the player's Avatar (BR-CPR-02)."""
    yield from ()
    gone = remove_firewall_viruses(g, seat, effect.n)
    if gone:
        g.tell(VirusesRemoved(seat, gone), cites=cites)


@adds(EFFECTS, "assign-virus")
def assign_virus(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Assign the player's Viruses to the model that attacked."""
    attack = g.attack
    if attack is None:
        return
    if attack.ice != NOWHERE:
        yield from assign_to_ice(g, attack.ice, effect.n, seat)
    elif g.seats[attack.by].connected:
        yield from assign(g, attack.by, effect.n, seat, cites)


@adds(EFFECTS, "shield")
def shield(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """A free Shield, which needs no cube (BR-FREE-05) and may come in another player's turn (BR-FREE-02)."""
    yield from ()
    if g.seats[seat].connected and judge_shield(g, seat):
        put_shield(g, seat, cites)


@adds(EFFECTS, "unshield")
def unshield(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """The Shield token of the attack's target is discarded."""
    yield from ()
    target = g.attacks[-1].target if g.attacks else NOWHERE
    if NOWHERE < target < ICE and g.seats[target].shield:
        drop_shield(g, target, cites)


@adds(EFFECTS, "slide")
def slides(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Slide n times (BR-SLIDECH-01)."""
    for _ in range(effect.n):
        yield from slide(g, seat, "BR-SLIDECH-01")


@adds(EFFECTS, "slide-after")
def slide_after(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Slide n times once the attack is resolved."""
    yield from ()
    if g.attacks:
        set_attack(g, slides=g.attacks[-1].slides + effect.n)


WHERE_TO_APPEAR = choosing("where-to-appear", CHOOSE_ROOM, "BR-CPC-08")


@adds(EFFECTS, "place-avatar")
def place_avatar(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Place the Avatar in a room of a node it traced; it loses its shield (BR-CPC-08, BR-CPC-09)."""
    room = yield from choose(g, seat, WHERE_TO_APPEAR, lambda: appears_in(g, seat))
    if room is None:
        return
    leave_room(g, seat)
    stand(g, seat, room)
    g.tell(AvatarPlaced(seat, room), cites="BR-CPC-08")
    if g.is_dark(room):
        yield from reveal(g, seat, room, "BR-REVEAL-11")


def appears_in(g: Breach, seat: Seat) -> list[int]:
    """The other rooms of nodes the player traced; none for a disconnected Avatar (BR-DISC-08)."""
    here = g.seats[seat].room
    nodes = [g.grid.nodes[node] for node, mask in enumerate(g.traced) if mask >> seat & 1]
    return [] if here == NOWHERE else sorted({room for node in nodes for room in node.rooms if room != here})


@adds(EFFECTS, "move")
def move(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """A free Move, which uses no action and shifts no cube (BR-CPA-05)."""
    yield from free_move(g, seat)


@adds(EFFECTS, "attack")
def attack(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """A free Attack, stronger by n and with more Range."""
    yield from free_attack(g, seat, effect.n, effect.range)


@adds(EFFECTS, "boost")
def boost(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """More of an ability until the action is resolved (BR-VALUES-04, BR-RES-09)."""
    yield from ()
    if effect.what == "movement" and g.moves:
        set_move(g, mp=g.moves[-1].mp + effect.n)
    elif effect.what != "movement" and g.attacks:
        g.attacks = (*g.attacks[:-1], boosted(g.attacks[-1], effect.what, effect.n))
    g.tell(Boosted(seat, effect.what, effect.n), cites=cites)


@adds(EFFECTS, "range")
def range_(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Range for the attack under way, or for all attacks of this player in the turn (BR-TARGET-02)."""
    yield from ()
    if effect.what == "turn":
        g.set_seat(seat, reach=g.seats[seat].reach + effect.n)
    elif g.attacks:
        set_attack(g, reach=g.attacks[-1].reach + effect.n)
    g.tell(RangeGiven(seat, effect.n), cites=cites)
