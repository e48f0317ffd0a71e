"""The queries `reach` and `walk`: where a Move leads, what each step costs, and the answers that go there."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

import msgspec

from getaway.games.breach.actions.activate import ACTIVATE
from getaway.games.breach.actions.enter import crossing
from getaway.games.breach.actions.move import MOVE, pool
from getaway.games.breach.database.links import own_link, ways
from getaway.games.breach.shown.view import View
from getaway.games.breach.table.parts import BOXES, MOVEMENT, NOWHERE, Box, Moving
from getaway.games.breach.table.pieces import avatars
from getaway.kernel import Wish
from getaway.kernel.plans import Step


class Reached(msgspec.Struct, frozen=True):
    """A room that the MP lead to, or a dark one that they reveal: the way there, and what is left then."""

    room: int
    route: tuple[int, ...]
    """The rooms entered one after another; the last is revealed where it is dark."""
    costs: tuple[int, ...]
    """The MP of each step."""
    left: int
    reveals: bool
    activates: bool
    """Whether its effect can then be used."""
    models: tuple[int, ...]
    """The other models that stand there."""


class Reach(msgspec.Struct, frozen=True):
    """Where your Avatar stands, its MP, and every room in reach."""

    here: int
    mp: int
    moving: bool
    """Whether a Move is under way; otherwise these are the MP of one that begins now."""
    boxes: tuple[Box, ...]
    """Where the cube of a new Move may go; none if you can't begin one."""
    rooms: tuple[Reached, ...]


def reach(view: View, plus: int = 0) -> Reach:
    """What your MP lead to, with `plus` more of them."""
    seat = view.seat
    if seat == NOWHERE or not view.seats[seat].connected:
        return Reach(NOWHERE, 0, moving=False, boxes=(), rooms=())
    moving = view.move is not None and view.move.seat == seat
    mp = plus + (view.moves[-1].mp if moving else pool(view, seat))
    found = {each.room: each for each in (*entered(view, mp), *revealed(view, mp))}
    rooms = tuple([found[room] for room in sorted(found)])
    return Reach(view.seats[seat].room, mp, moving, () if moving else boxes(view), rooms)


def boxes(view: View) -> tuple[Box, ...]:
    """Where a Movement cube may go now."""
    leads = avatars()[view.seats[view.seat].avatar].leads(MOVEMENT)
    return tuple([BOXES[to] for to in leads if MOVE.judge(view, view.seat, Wish("move", to=BOXES[to]))])


# Ways


def entered(view: View, mp: int) -> Iterator[Reached]:
    """The revealed rooms in reach, each by its cheapest way."""
    for room, (route, costs) in cheapest(view, mp).items():
        if route:
            yield reached(view, room, route, costs, mp)


def revealed(view: View, mp: int) -> Iterator[Reached]:
    """The dark rooms beside those, where enough is left to reveal them; the last of each room is the cheapest."""
    found: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = []
    for room, (route, costs) in cheapest(view, mp).items():
        for dark in ways(view.layout)[room]:
            cost = own_link(view, room, dark) if view.is_dark(dark) else mp + 1
            if sum(costs) + cost <= mp:
                found.append((dark, (*route, dark), (*costs, cost)))
    for dark, route, costs in sorted(found, key=lambda each: (-sum(each[2]), each[1])):
        yield reached(view, dark, route, costs, mp)


def cheapest(view: View, mp: int) -> dict[int, tuple[tuple[int, ...], tuple[int, ...]]]:
    """By room the cheapest way there and the MP of its steps; of equal ones the shortest."""
    seat = view.seat
    found: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
    queue: list[tuple[int, int, tuple[int, ...], tuple[int, ...]]] = [(0, 0, (), ())]
    while queue:
        spent, n, route, costs = heappop(queue)
        here = route[-1] if route else view.seats[seat].room
        if here in found:
            continue
        found[here] = (route, costs)
        for room in ways(view.layout)[here]:
            cost = crossing(view, seat, here, room)
            if room not in found and not view.is_dark(room) and spent + cost <= mp:
                heappush(queue, (spent + cost, n + 1, (*route, room), (*costs, cost)))
    return found


def reached(view: View, room: int, route: tuple[int, ...], costs: tuple[int, ...], mp: int) -> Reached:
    """A room with what is there."""
    seat, left = view.seat, mp - sum(costs)
    models = [other for other, player in enumerate(view.seats) if player.room == room and other != seat]
    models += [each.number for each in view.ice if each.room == room and each.on != seat]
    dark = view.is_dark(room)
    can = not dark and activates(view, room, left)
    return Reached(room, route, costs, left, reveals=dark, activates=can, models=tuple(models))


def activates(view: View, room: int, mp: int) -> bool:
    """Whether the Avatar could use a room's effect, standing there with these MP."""
    there = view.copy()
    there.set_seat(view.seat, room=room, last=room)
    there.moves = (Moving(view.seat, mp),)
    return bool(ACTIVATE.judge(there, view.seat, Wish("activate")))


# Walking


def walk(view: View, room: int, to: str = "") -> tuple[Step, ...]:
    """The answers that lead to a room: a new Move, with its cube to this box, and each step.

    Raises `LookupError` for a room that isn't in reach, and where no Move can begin.
    """
    at = reach(view)
    there = {each.room: each for each in at.rooms}[room]
    if not at.moving and (to or at.boxes[0]) not in at.boxes:
        raise LookupError(to)
    verbs = ["go"] * (len(there.route) - 1) + ["reveal" if there.reveals else "go"]
    begin = () if at.moving else (Step(Wish("move", to=to or at.boxes[0])),)
    steps = [Step(Wish(verb, room=each)) for verb, each in zip(verbs, there.route, strict=True)]
    return (*begin, *steps)
