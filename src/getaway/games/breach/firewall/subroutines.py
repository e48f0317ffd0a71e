"""What an activated ICE does: Slides, attacks and the rest, one subroutine after another (BR-SUBR-01)."""

from __future__ import annotations

from typing import Final

import msgspec

from getaway.games.breach.attack.attach import attach
from getaway.games.breach.attack.attack import ice_attack
from getaway.games.breach.attack.events import TargetNamed
from getaway.games.breach.attack.threat import raise_threat, respond_to_threat
from getaway.games.breach.database.distance import within
from getaway.games.breach.database.rooms import stand
from getaway.games.breach.firewall.events import GatewaySealed, NoTarget, Pulled, Purged, Retargeted, SealCancelled
from getaway.games.breach.firewall.movement import EVERYONE, Subroutines, guardian_slide, ice_slide
from getaway.games.breach.ground.choose import CHOOSE_SEAT, choose, choosing
from getaway.games.breach.ground.effects import Cites, Effects
from getaway.games.breach.ground.ending import end_game
from getaway.games.breach.malware.windows import respond
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import GUARDIAN, NOWHERE, Activation, Gateway
from getaway.games.breach.table.pieces import Effect
from getaway.games.breach.tokens.viruses import give_back, take_back
from getaway.kernel import Script, Seat
from getaway.kit.register import adds

EFFECTS: Final[Effects] = {}
"""The effects that are carried out here, by name."""


def run_subroutines(
    g: Breach, seat: Seat, number: int, subroutines: Subroutines, aim: tuple[Seat, ...] = EVERYONE
) -> Script[None]:
    """Run all subroutines from top to bottom (BR-SUBR-01, BR-SUBR-02)."""
    before = g.activation
    g.activation = Activation(seat, number)
    g.frame()
    for i, each in enumerate(subroutines):
        if g.model(number) is None:
            break
        if each.do == "slide" and number == GUARDIAN:
            yield from guardian_slide(g, seat, each.n)
        elif each.do == "slide":
            yield from ice_slide(g, seat, number, each.n, aim, subroutines[i + 1 :])
        elif each.do == "seal":
            yield from seal(g, seat)
        elif each.do == "purge":
            yield from purge(g, seat, number, each.n)
        elif each.who == "all":
            yield from threaten_all(g, number, each.n)
        else:
            yield from on_target(g, seat, number, each, aim)
    g.activation = before


# Subroutines with a target


WHICH_TARGET = choosing("which-target", CHOOSE_SEAT, ("BR-SUBR-03", "BR-SUBR-05"))


def on_target(g: Breach, seat: Seat, number: int, each: Effect, aim: tuple[Seat, ...]) -> Script[None]:
    """Run a subroutine on one Avatar in Range; without one it is ignored (BR-SUBR-03, BR-SUBR-04)."""
    target = yield from choose(g, seat, WHICH_TARGET, lambda: in_range(g, number, each, aim), about=number)
    if target is None:
        g.show(NoTarget(number, each.do), cites="BR-SUBR-04")
        return
    g.activation = Activation(seat, number, target)
    if each.do != "attack":
        g.show(TargetNamed(seat, target), cites="BR-SUBR-03")
        yield from targeted(g)
    target, room = g.activation.target, g.room_of(number)
    if target not in in_range(g, number, each, EVERYONE):  # it left in response
        g.show(NoTarget(number, each.do), cites="BR-SUBR-04")
    elif each.do == "attack":
        yield from ice_attack(g, seat, number, target, each.n)
    elif each.do == "threat":
        yield from raise_threat(g, target, each.n, "BR-SUBR-03")
    elif each.do == "attach":
        attach(g, number, target)
    elif each.do == "pull" and g.seats[target].room != room:
        stand(g, target, room)
        g.show(Pulled(target, room), cites=("BR-SUBR-02", "BR-CPM-08"))
    g.activation = Activation(seat, number)


def in_range(g: Breach, number: int, each: Effect, aim: tuple[Seat, ...]) -> list[Seat]:
    """Whose Avatars a subroutine can take as its target, by the rules of Range for attacks (BR-TARGET-08)."""
    if g.model(number) is None:
        return []
    rooms = within(g, g.room_of(number), each.n if each.do == "pull" else each.range)
    return [other for other in aim if other < g.players and g.seats[other].room in rooms]


def targeted(g: Breach) -> Script[None]:
    """Let the player of the target respond, and that of an Avatar that takes its place (BR-TIMING-06)."""
    while g.activation is not None and (yield from respond(g, g.activation.target, "targeted")):
        pass


@adds(EFFECTS, "retarget")
def retarget(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Aim what targets the player's Avatar at another one in its room; what cards added to its defence is lost."""
    room = g.seats[seat].room
    others = [other for other, player in enumerate(g.seats) if other != seat and player.room == room]
    if g.activation is None or not others:
        return
    target = yield from choose(g, seat, WHICH_TARGET, others, about=g.activation.ice)
    g.activation = msgspec.structs.replace(g.activation, target=target)
    if g.attacks:
        g.attacks = (*g.attacks[:-1], msgspec.structs.replace(g.attacks[-1], target=target, defense=0, slides=0))
    g.show(Retargeted(seat, target), cites=cites)


# Subroutines without one


WHICH_PURGED = choosing("which-virus-purged", CHOOSE_SEAT, "BR-SUBR-05")


def purge(g: Breach, seat: Seat, number: int, n: int) -> Script[None]:
    """Return n player Viruses in the ICE's room to their owners, or all."""
    room = g.room_of(number)
    if room >= g.grid.size or not g.infected[room]:
        g.show(NoTarget(number, "purge"), cites="BR-SUBR-04")
        return
    for _ in range(n or g.players):
        least = 2 if n else g.players + 1  # all of them need no choice
        owner = yield from choose(g, seat, WHICH_PURGED, lambda: owners_in(g, room), about=number, least=least)
        if owner is None:
            return
        take_back(g, owner, room)
        g.show(Purged(owner, room), cites="BR-SUBR-02")


def owners_in(g: Breach, room: int) -> list[Seat]:
    """Whose Viruses are in a room."""
    return [owner for owner in g.everyone if g.infected[room] >> owner & 1]


def threaten_all(g: Breach, number: int, n: int) -> Script[None]:
    """Raise the Threat of every Avatar in the ICE's room."""
    room = g.room_of(number)
    found = [other for other in g.clockwise(g.password) if g.seats[other].room == room]
    if not found:
        g.show(NoTarget(number, "threat"), cites="BR-SUBR-04")
    for other in found:
        yield from respond_to_threat(g, other)
        yield from raise_threat(g, other, n, "BR-SUBR-03")


def seal(g: Breach, seat: Seat) -> Script[None]:
    """The Guardian removes the goal Gateway if it stands in its room; a player's Virus on its card cancels that.

    Without Gateways the game is over and nobody wins (BR-END-08, BR-END-09, BR-GACT-02).
    """
    yield from ()
    goal: Gateway = g.gateways[0]
    if g.room_of(GUARDIAN) != goal.room:
        g.show(NoTarget(GUARDIAN, "seal"), cites="BR-SUBR-04")
        return
    if any(g.guardian_viruses):
        for owner, n in enumerate(g.guardian_viruses):
            give_back(g, owner, n)
        g.guardian_viruses = (0, 0, 0, 0)
        g.show(SealCancelled(goal.number), cites="BR-GACT-04")
        return
    g.gateways = g.gateways[1:]
    g.show(GatewaySealed(goal.number), cites=("BR-GACT-01", "BR-GACT-04"))
    if not g.gateways:
        end_game(g, NOWHERE, "gateways", ("BR-END-08", "BR-END-09", "BR-GACT-02"))
