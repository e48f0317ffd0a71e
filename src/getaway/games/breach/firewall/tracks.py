"""The ICE tracks, and deploying ICE or resolving a Quick Subroutine."""

from __future__ import annotations

from getaway.games.breach.choose import CHOOSE_MODEL, CHOOSE_ROOM, choose, choosing
from getaway.games.breach.effects import Cites, effect
from getaway.games.breach.events import (
    DieRaised,
    DieStayed,
    IceDeployed,
    QuickIgnored,
    QuickSubroutine,
    ThreatIgnored,
    TrackAdvanced,
    TrackStayed,
)
from getaway.games.breach.firewall.subroutines import can_target, run_subroutines
from getaway.games.breach.model import Breach
from getaway.games.breach.parts import CATEGORIES, DIE_MAX, GUARDIAN, ICE, NOWHERE, Ice
from getaway.games.breach.pieces import Effect, ice, tracks
from getaway.games.breach.threat import raise_threat, respond_to_threat
from getaway.kernel import Script, Seat
from getaway.kit.zones import put

ICONS = {"B": "bot", "H": "hunter", "G": "guardian"}


@effect("advance")
def advance_track(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """The cube of a track advances by n boxes (BR-CPA-03)."""
    for _ in range(effect.n):
        yield from advance(g, seat, CATEGORIES.index(effect.what), cites)


def advance(g: Breach, seat: Seat, category: int, cites: Cites) -> Script[None]:
    """One box to the right, and all effects of that box, resolved by the player who moved the cube (BR-TRACK-04).

    Past the last box Bot and Hunter cubes go on to box 1 (BR-TRACK-08); the Guardian's stays (BR-TRACK-09).
    """
    boxes = tracks()[CATEGORIES[category]][g.sides[category]]
    box = g.track[category] + 1
    if box > len(boxes):
        if CATEGORIES[category] == "guardian":
            g.tell(TrackStayed("guardian"), cites="BR-TRACK-09")
            return
        box = 1
    bot, hunter, guardian = put(g.track, category, box)
    g.track = (bot, hunter, guardian)
    g.tell(TrackAdvanced(CATEGORIES[category], box), cites=cites)
    for icon in boxes[box - 1]:
        yield from resolve_icon(g, seat, icon)


def resolve_icon(g: Breach, seat: Seat, icon: str) -> Script[None]:
    """An icon of a box: deploy, Threat, Firewall, or another cube advances (BR-TRACK-05 to -07, BR-TRACK-11)."""
    if icon == "T" and not g.seats[seat].connected:
        g.tell(ThreatIgnored(seat), cites="BR-DISC-06")
    elif icon == "T":
        yield from respond_to_threat(g, seat)
        yield from raise_threat(g, seat, 1, "BR-TRACK-06")
    elif icon == "F":
        raise_die(g, "BR-TRACK-07")
    elif icon == "g":
        yield from advance(g, seat, CATEGORIES.index("guardian"), "BR-TRACK-11")
    else:
        yield from deploy(g, seat, ICONS[icon])


def raise_die(g: Breach, cites: Cites) -> None:
    """The Firewall die rises by 1, up to 8 (BR-FWDIE-04, BR-FWDIE-05)."""
    if g.die < DIE_MAX:
        g.die += 1
        g.tell(DieRaised(g.die), cites=cites)
    else:
        g.tell(DieStayed(g.die), cites="BR-FWDIE-05")


# Deploying


WHERE_TO_DEPLOY = choosing("where-to-deploy", CHOOSE_ROOM, ("BR-SOLO-07", "BR-SOLO-08"))


def deploy(g: Breach, seat: Seat, category: str) -> Script[None]:
    """A model of the category comes to the player's room; with none left its Quick Subroutine is resolved instead."""
    name = g.name_of(category)
    if len(g.of_category(category)) >= ice()[name].models:
        yield from quick(g, seat, category)
        return
    room = yield from where(g, seat, name)
    if room == NOWHERE:
        return
    number = GUARDIAN if category == "guardian" else next_number(g, name)
    g.ice = tuple(sorted((*g.ice, Ice(number, name, room)), key=lambda each: each.number))
    if category == "guardian":
        g.guardian, g.sheet = "deployed", seat
    cites = ("BR-GUARD-05", "BR-GUARD-08") if category == "guardian" else ("BR-TRACK-05",)
    g.tell(IceDeployed(number, name, room), cites=(*cites, why_there(g, seat)))


def why_there(g: Breach, seat: Seat) -> str:
    """The clause that says where an ICE is deployed."""
    if g.seats[seat].connected:
        return "BR-DEPLOY-01"
    if not g.solo:
        return "BR-DEPLOY-02"
    return "BR-SOLO-07" if any(g.traced) else "BR-SOLO-08"


def next_number(g: Breach, name: str) -> int:
    """A number that no ICE had before: what was told of one is never told of another."""
    g.roster = (*g.roster, name)
    return ICE + len(g.roster)


def where(g: Breach, seat: Seat, name: str) -> Script[int]:
    """The room of the player's Avatar, or the one it stood in last (BR-DEPLOY-01, BR-DEPLOY-02).

    Solo and disconnected: a room around a traced node if there is one, else any (BR-SOLO-07, BR-SOLO-08).
    """
    player = g.seats[seat]
    if player.connected or not g.solo:
        return player.last
    room: int = yield from choose(g, seat, WHERE_TO_DEPLOY, lambda: alone(g, seat), about=name)
    return room


def alone(g: Breach, seat: Seat) -> list[int]:
    """The rooms around nodes the player has traced, else all, with Omega once it is there."""
    nodes = [g.grid.nodes[node] for node, mask in enumerate(g.traced) if mask >> seat & 1]
    everywhere = range(g.grid.size + (g.omega != NOWHERE))
    return sorted({room for node in nodes for room in node.rooms}) or list(everywhere)


WHICH_QUICK = choosing("which-ice-quick", CHOOSE_MODEL, "BR-QUICK-04")


def quick(g: Breach, seat: Seat, category: str) -> Script[None]:
    """An ICE of the category that can target the player's Avatar is activated against it (BR-QUICK-01 to -05)."""
    subroutines = ice()[g.name_of(category)].quick
    if category == "guardian" and not g.awake():
        g.tell(QuickIgnored(category), cites="BR-GUARD-10")
        return
    number = yield from choose(
        g, seat, WHICH_QUICK, lambda: [n.number for n in g.of_category(category) if can_target(g, n, subroutines, seat)]
    )
    if number is None:
        g.tell(QuickIgnored(category), cites="BR-QUICK-05")
        return
    g.tell(QuickSubroutine(number, seat), cites=("BR-QUICK-01", "BR-QUICK-03"))
    yield from run_subroutines(g, seat, number, subroutines, aim=(seat,))
