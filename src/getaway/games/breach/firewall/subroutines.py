"""What an activated ICE does: Slides, attacks and the rest, one subroutine after another (BR-SUBR-01)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from getaway.games.breach.actions.attack import ice_attack
from getaway.games.breach.actions.shield import attached, base
from getaway.games.breach.choose import CHOOSE_ROOM, CHOOSE_SEAT, choose, choosing
from getaway.games.breach.database import stand, steps, straight, within
from getaway.games.breach.effects import Cites, effect
from getaway.games.breach.ending import end_game
from getaway.games.breach.events import (
    AttachIgnored,
    GatewaySealed,
    IceAttached,
    IceMoved,
    IceStayed,
    NoTarget,
    Pulled,
    Purged,
    Retargeted,
    SealCancelled,
    TargetNamed,
)
from getaway.games.breach.model import Breach
from getaway.games.breach.parts import GUARDIAN, ICE, NOWHERE, Activation, Gateway, Ice
from getaway.games.breach.pieces import Effect
from getaway.games.breach.threat import raise_threat, respond_to_threat
from getaway.games.breach.viruses import give_back, take_back
from getaway.games.breach.windows import respond
from getaway.kernel import Script, Seat

Subroutines = tuple[Effect, ...]
EVERYONE: tuple[Seat, ...] = (0, 1, 2, 3)
FAR = 99
"""However far."""


def movement(subroutines: Iterable[Effect]) -> int:
    """How far the Slides of a card lead."""
    return sum([each.n for each in subroutines if each.do == "slide"])


def reach(subroutines: Iterable[Effect]) -> int:
    """The Range of a card's subroutines."""
    return max([max(each.range, each.n if each.do == "pull" else 0) for each in subroutines], default=0)


def prey(g: Breach, aim: Iterable[Seat]) -> list[int]:
    """The rooms of the Avatars an ICE may go for."""
    return [g.seats[seat].room for seat in aim if seat < g.players and g.seats[seat].connected]


def can_reach(g: Breach, model: Ice, subroutines: Subroutines) -> bool:
    """Whether an ICE can move to an Avatar's room (BR-CHOOSE-02), or has one in Range without moving (BR-CHOOSE-09)."""
    return near(g, model, movement(subroutines) or reach(subroutines), EVERYONE)


def can_target(g: Breach, model: Ice, subroutines: Subroutines, seat: Seat) -> bool:
    """Whether an ICE has this player's Avatar in Range, now or after its movement (BR-QUICK-05)."""
    if model.number == GUARDIAN:
        return g.seats[seat].room in guardian_ways(g, movement(subroutines))
    return near(g, model, movement(subroutines) + reach(subroutines), (seat,))


def near(g: Breach, model: Ice, most: int, aim: Iterable[Seat]) -> bool:
    """Whether such an Avatar is at most so many connected rooms away."""
    far = steps(g.layout, model.room)
    return any(0 <= far[room] <= most for room in prey(g, aim))


def run_subroutines(
    g: Breach, seat: Seat, number: int, subroutines: Subroutines, aim: tuple[Seat, ...] = EVERYONE
) -> Script[None]:
    """One after another from top to bottom, none left out (BR-SUBR-01, BR-SUBR-02)."""
    before = g.activation
    g.activation = Activation(seat, number)
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


# Movement


WHERE_IT_HEADS = choosing("where-ice-heads", CHOOSE_ROOM, ("BR-CHOOSE-05", "BR-SUBR-05"))
WHERE_IT_GOES = choosing("where-ice-goes", CHOOSE_ROOM, ("BR-SUBR-05", "BR-SUBR-08"))
WHICH_WAY_IT_GOES = choosing("which-way-ice-goes", CHOOSE_ROOM, ("BR-CHOOSE-06", "BR-SUBR-08", "BR-SUBR-05"))
WHICH_GUARDIAN_WAY = choosing("which-way-guardian-goes", CHOOSE_ROOM, ("BR-GACT-04", "BR-SUBR-05"))


def ice_slide(g: Breach, seat: Seat, number: int, n: int, aim: tuple[Seat, ...], then: Subroutines) -> Script[None]:
    """An ICE goes to a room with an Avatar it can reach, or may come nearer by a shortest way (BR-CHOOSE-05, -06).

    It crosses connected rooms only, dark ones too, and reveals none (BR-SUBR-06, BR-SUBR-07, BR-SUBR-09).
    """
    if goals(g, number, aim, n):
        room = yield from choose(g, seat, WHERE_IT_GOES, lambda: goals(g, number, aim, n), about=number)
        move_ice(g, number, room, ("BR-ICE-10", "BR-SUBR-08"))
    elif goals(g, number, aim):
        goal = yield from choose(g, seat, WHERE_IT_HEADS, lambda: goals(g, number, aim), about=number)
        later = movement(then) + reach(then)
        room = yield from choose(g, seat, WHICH_WAY_IT_GOES, lambda: stops(g, number, goal, n, later), about=number)
        model = g.model(number)
        nearer = ("BR-ICE-10", "BR-CHOOSE-05", "BR-CHOOSE-06")
        move_ice(g, number, room, nearer if model is None or room != model.room else "BR-SUBR-08")
    elif g.model(number) is not None:
        g.tell(IceStayed(number), cites="BR-CHOOSE-08")


def goals(g: Breach, number: int, aim: tuple[Seat, ...], most: int = FAR) -> list[int]:
    """The rooms with an Avatar that an ICE may go for, at most so many connected rooms away."""
    model = g.model(number)
    if model is None:
        return []
    far = steps(g.layout, model.room)
    return [room for room in dict.fromkeys(prey(g, aim)) if 0 <= far[room] <= most]


def stops(g: Breach, number: int, goal: int | None, n: int, later: int) -> list[int]:
    """The rooms on shortest ways to a goal, as far as n steps lead; the ICE may stop in any of them (BR-SUBR-08).

    Where what the card says next can find the Avatar, with so much later movement and Range, it has to.
    """
    model = g.model(number)
    if model is None or goal is None:
        return []
    far, back = steps(g.layout, model.room), steps(g.layout, goal)
    rooms = [room for room in within(g, model.room, n) if far[room] + back[room] == far[goal]]
    return [room for room in rooms if back[room] <= later] or rooms


def guardian_slide(g: Breach, seat: Seat, n: int) -> Script[None]:
    """The Guardian goes for the Gateway of the lowest number and stops there (BR-GACT-01, BR-GUARD-11)."""
    room = yield from choose(g, seat, WHICH_GUARDIAN_WAY, lambda: guardian_ways(g, n), about=GUARDIAN)
    move_ice(g, GUARDIAN, room, ("BR-GACT-04", "BR-GACT-05"))


def guardian_ways(g: Breach, n: int) -> list[int]:
    """The rooms to which so many steps lead the Guardian, across closed links too (BR-GACT-05)."""
    goal = g.gateways[0].room
    far = straight(g.cols, g.rows, g.omega, g.room_of(GUARDIAN))
    back = straight(g.cols, g.rows, g.omega, goal)
    n = min(n, far[goal])
    return [room for room, steps_ in enumerate(far) if steps_ == n and steps_ + back[room] == far[goal]]


def move_ice(g: Breach, number: int, room: int | None, cites: Cites) -> None:
    """A model that moves on its own is attached no longer (BR-ATTACH-06)."""
    model = g.model(number)
    if model is None or room is None or model.room == room:
        g.tell(IceStayed(number), cites=cites)
        return
    g.set_ice(number, room=room, on=NOWHERE)
    g.tell(IceMoved(number, room), cites=cites)


# Subroutines with a target


WHICH_TARGET = choosing("which-target", CHOOSE_SEAT, ("BR-SUBR-03", "BR-SUBR-05"))


def on_target(g: Breach, seat: Seat, number: int, each: Effect, aim: tuple[Seat, ...]) -> Script[None]:
    """One Avatar in the room, or in Range, is the target; without one the subroutine is ignored (BR-SUBR-03, -04)."""
    target = yield from choose(g, seat, WHICH_TARGET, lambda: in_range(g, number, each, aim), about=number)
    if target is None:
        g.tell(NoTarget(number, each.do), cites="BR-SUBR-04")
        return
    g.activation = Activation(seat, number, target)
    if each.do != "attack":
        g.tell(TargetNamed(seat, target), cites="BR-SUBR-03")
        yield from targeted(g)
    target, room = g.activation.target, g.room_of(number)
    if target not in in_range(g, number, each, EVERYONE):  # it left in response
        g.tell(NoTarget(number, each.do), cites="BR-SUBR-04")
    elif each.do == "attack":
        yield from ice_attack(g, seat, number, target, each.n)
    elif each.do == "threat":
        yield from raise_threat(g, target, each.n, "BR-SUBR-03")
    elif each.do == "attach":
        attach(g, number, target)
    elif each.do == "pull" and g.seats[target].room != room:
        stand(g, target, room)
        g.tell(Pulled(target, room), cites=("BR-SUBR-02", "BR-CPM-08"))
    g.activation = Activation(seat, number)


def in_range(g: Breach, number: int, each: Effect, aim: tuple[Seat, ...]) -> list[Seat]:
    """Whose Avatars a subroutine can take as its target."""
    if g.model(number) is None:
        return []
    rooms = within(g, g.room_of(number), each.n if each.do == "pull" else each.range)
    return [other for other in aim if other < g.players and g.seats[other].room in rooms]


def targeted(g: Breach) -> Script[None]:
    """The player of the target may respond, also of an Avatar that takes its place (BR-TIMING-06)."""
    while g.activation is not None and (yield from respond(g, g.activation.target, "targeted")):
        pass


def attach(g: Breach, number: int, target: int) -> None:
    """Attach an ICE to a model; what would be too much for its base is ignored (BR-ATTACH-07 to BR-ATTACH-10)."""
    model = g.model(number)
    if model is None or model.on == target:
        return
    if attached(g, target) >= base(g, target):
        g.tell(AttachIgnored(number, target), cites="BR-ATTACH-08" if target < ICE else "BR-ATTACH-10")
        return
    g.set_ice(number, on=target)
    g.tell(IceAttached(number, target), cites=("BR-ACARD-04", "BR-ATTACH-01"))


@effect("retarget")
def retarget(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """What is aimed at the own Avatar takes another one in its room; what served its own defence is over."""
    room = g.seats[seat].room
    others = [other for other, player in enumerate(g.seats) if other != seat and player.room == room]
    if g.activation is None or not others:
        return
    target = yield from choose(g, seat, WHICH_TARGET, others, about=g.activation.ice)
    g.activation = msgspec.structs.replace(g.activation, target=target)
    if g.attacks:
        g.attacks = (*g.attacks[:-1], msgspec.structs.replace(g.attacks[-1], target=target, defense=0, slides=0))
    g.tell(Retargeted(seat, target), cites=cites)


# Subroutines without one


WHICH_PURGED = choosing("which-virus-purged", CHOOSE_SEAT, "BR-SUBR-05")


def purge(g: Breach, seat: Seat, number: int, n: int) -> Script[None]:
    """So many player Viruses leave the ICE's room, or all, back to their owners."""
    room = g.room_of(number)
    if room >= g.grid.size or not g.infected[room]:
        g.tell(NoTarget(number, "purge"), cites="BR-SUBR-04")
        return
    for _ in range(n or g.players):
        least = 2 if n else g.players + 1  # all of them need no choice
        owner = yield from choose(g, seat, WHICH_PURGED, lambda: owners_in(g, room), about=number, least=least)
        if owner is None:
            return
        take_back(g, owner, room)
        g.tell(Purged(owner, room), cites="BR-SUBR-02")


def owners_in(g: Breach, room: int) -> list[Seat]:
    """Whose Viruses are in a room."""
    return [owner for owner in g.everyone if g.infected[room] >> owner & 1]


def threaten_all(g: Breach, number: int, n: int) -> Script[None]:
    """Threat for every Avatar in the ICE's room."""
    room = g.room_of(number)
    found = [other for other in g.clockwise(g.password) if g.seats[other].room == room]
    if not found:
        g.tell(NoTarget(number, "threat"), cites="BR-SUBR-04")
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
        g.tell(NoTarget(GUARDIAN, "seal"), cites="BR-SUBR-04")
        return
    if any(g.guardian_viruses):
        for owner, n in enumerate(g.guardian_viruses):
            give_back(g, owner, n)
        g.guardian_viruses = (0, 0, 0, 0)
        g.tell(SealCancelled(goal.number), cites="BR-GACT-04")
        return
    g.gateways = g.gateways[1:]
    g.tell(GatewaySealed(goal.number), cites=("BR-GACT-01", "BR-GACT-04"))
    if not g.gateways:
        end_game(g, NOWHERE, "gateways", ("BR-END-08", "BR-END-09", "BR-GACT-02"))
