"""Where ICE can go, and how it moves."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.breach.database.distance import steps, straight, within
from getaway.games.breach.firewall.events import IceMoved, IceStayed
from getaway.games.breach.ground.choose import CHOOSE_ROOM, choose, choosing
from getaway.games.breach.ground.effects import Cites
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import GUARDIAN, NOWHERE, Ice
from getaway.games.breach.table.pieces import Effect
from getaway.kernel import Script, Seat

Subroutines = tuple[Effect, ...]
EVERYONE: tuple[Seat, ...] = (0, 1, 2, 3)
FAR = 99
"""Farther than any room."""


def movement(subroutines: Iterable[Effect]) -> int:
    """How far the Slides of a card lead."""
    return sum([each.n for each in subroutines if each.do == "slide"])


def reach(subroutines: Iterable[Effect]) -> int:
    """The Range of a card's subroutines."""
    return max([max(each.range, each.n if each.do == "pull" else 0) for each in subroutines], default=0)


def prey(g: Breach, aim: Iterable[Seat]) -> list[int]:
    """The rooms of the Avatars an ICE may go for; in Solo there is only one (BR-SOLO-02)."""
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
    """Whether one of these Avatars is at most this many connected rooms away."""
    far = steps(g.layout, model.room)
    return any(0 <= far[room] <= most for room in prey(g, aim))


WHERE_IT_HEADS = choosing("where-ice-heads", CHOOSE_ROOM, ("BR-CHOOSE-05", "BR-SUBR-05"))
WHERE_IT_GOES = choosing("where-ice-goes", CHOOSE_ROOM, ("BR-SUBR-05", "BR-SUBR-08"))
WHICH_WAY_IT_GOES = choosing("which-way-ice-goes", CHOOSE_ROOM, ("BR-CHOOSE-06", "BR-SUBR-08", "BR-SUBR-05"))
WHICH_GUARDIAN_WAY = choosing("which-way-guardian-goes", CHOOSE_ROOM, ("BR-GACT-04", "BR-SUBR-05"))


def ice_slide(g: Breach, seat: Seat, number: int, n: int, aim: tuple[Seat, ...], then: Subroutines) -> Script[None]:
    """Move an ICE to an Avatar it can reach, or nearer by a shortest way (BR-CHOOSE-05, BR-CHOOSE-06).

    It crosses connected rooms only, dark ones too (BR-CPS-01), and reveals none (BR-SUBR-06, BR-SUBR-07, BR-SUBR-09).
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
        g.show(IceStayed(number), cites="BR-CHOOSE-08")


def goals(g: Breach, number: int, aim: tuple[Seat, ...], most: int = FAR) -> list[int]:
    """The rooms with an Avatar that an ICE may go for, at most this many connected rooms away."""
    model = g.model(number)
    if model is None:
        return []
    far = steps(g.layout, model.room)
    return [room for room in dict.fromkeys(prey(g, aim)) if 0 <= far[room] <= most]


def stops(g: Breach, number: int, goal: int | None, n: int, later: int) -> list[int]:
    """The rooms on shortest ways to a goal, as far as n steps lead; the ICE may stop in any of them (BR-SUBR-08).

    If the rest of the card could then find the Avatar, with this movement and Range, only such rooms count.
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
    """The rooms the Guardian reaches with n steps, also across closed links (BR-GACT-05)."""
    goal = g.gateways[0].room
    far = straight(g.cols, g.rows, g.omega, g.room_of(GUARDIAN))
    back = straight(g.cols, g.rows, g.omega, goal)
    n = min(n, far[goal])
    return [room for room, steps_ in enumerate(far) if steps_ == n and steps_ + back[room] == far[goal]]


def move_ice(g: Breach, number: int, room: int | None, cites: Cites) -> None:
    """Move an ICE without the model it was attached to (BR-ATTACH-05); it is attached no longer (BR-ATTACH-06)."""
    model = g.model(number)
    if model is None or room is None or model.room == room:
        g.show(IceStayed(number), cites=cites)
        return
    g.set_ice(number, room=room, on=NOWHERE)
    g.show(IceMoved(number, room), cites=cites)
