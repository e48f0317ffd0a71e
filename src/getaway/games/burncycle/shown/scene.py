"""The query `scene`: a floor of the mission as it is drawn, and what each security unit is aware of."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from getaway.games.burncycle.floor import (
    HALLWAY,
    NO_ROOM,
    NOWHERE,
    OUTDOOR,
    Floor,
    Post,
    cells_in,
    covered,
    floor,
    straight_ahead,
)
from getaway.games.burncycle.ground.units import chip
from getaway.games.burncycle.missions.floors import plan_of
from getaway.games.burncycle.shown.lines import EDGE, INNER, OUTER, lines
from getaway.games.burncycle.shown.view import View
from getaway.games.burncycle.table.mission_cards import mission_card
from getaway.games.burncycle.table.parts import STUNNED, Unit
from getaway.kernel import Refused
from getaway.kit.walls import Wall

Ground: TypeAlias = Literal["", "hallway", "outdoor", "room", "safe"]
OUTSIDE_ROOMS: Final[dict[int, Ground]] = {HALLWAY: "hallway", OUTDOOR: "outdoor"}


class Level(msgspec.Struct, frozen=True):
    """A floor of the mission: its plan and the number printed on it."""

    plan: str
    number: int


class RoomDrawn(msgspec.Struct, frozen=True):
    """A room with its spaces; `dice` are rolled when it is surveilled."""

    key: str
    type: str
    dice: int
    safe: bool
    cells: tuple[int, ...]


class DoorDrawn(msgspec.Struct, frozen=True):
    """A door on a side of a space, locked or not, and the keypad card that lies there."""

    number: int
    cell: int
    side: int
    unlocked: bool
    keypad: str


class Watch(msgspec.Struct, frozen=True):
    """A unit's level and range, and the spaces it is aware of now: straight ahead, and the rest around it."""

    unit: int
    level: int
    reach: int
    ahead: tuple[int, ...]
    around: tuple[int, ...]


class Scene(msgspec.Struct, frozen=True):
    """A floor and, if it is the one in play, what the position changes on it."""

    plan: str
    number: int
    here: bool
    """Whether this is the floor in play."""
    levels: tuple[Level, ...]
    """The floors of the mission in the order in which they are played."""
    rows: int
    cols: int
    kinds: tuple[Ground, ...]
    """By space: hallway, outdoor, room, safe, or nothing where nothing is in play."""
    rooms: tuple[RoomDrawn, ...]
    inner: tuple[Wall, ...]
    outer: tuple[Wall, ...]
    edge: tuple[Wall, ...]
    broken: tuple[int, ...]
    """The destroyed walls, each by four times its space and the side of it."""
    doors: tuple[DoorDrawn, ...]
    posts: tuple[Post, ...]
    icons: tuple[str, ...]
    """By space: the action icon printed there, or nothing."""
    terminals: tuple[int, ...]
    caches: tuple[int, ...]
    hiding: tuple[int, ...]
    objectives: tuple[int, ...]
    entrance: int
    watches: tuple[Watch, ...]


def scene(view: View, plan: str = "") -> Scene | None:
    """The floor in play, or another one of the mission as it is printed; nothing before the first is laid out."""
    levels = floors_of(view)
    if plan and plan not in [level.plan for level in levels]:
        raise Refused("GT-FORM-01", verb="scene", argument="plan")
    plan = plan or view.plan
    if not plan:
        return None
    house, here = floor(plan), plan == view.plan
    broken = view.broken if here else ()
    return Scene(
        plan=plan,
        number=house.number,
        here=here,
        levels=levels,
        rows=house.rows,
        cols=house.cols,
        kinds=tuple([kind(house, cell) for cell in range(house.size)]),
        rooms=tuple([RoomDrawn(room.key, room.type, room.dice, room.safe, room.cells) for room in house.rooms]),
        inner=lines(house, broken, INNER),
        outer=lines(house, broken, OUTER),
        edge=lines(house, broken, EDGE),
        broken=broken,
        doors=doors(view, house, here=here),
        posts=posts(house),
        icons=house.allotment,
        terminals=house.terminals,
        caches=house.caches,
        hiding=house.hiding,
        objectives=house.objectives,
        entrance=house.entrance,
        watches=tuple([watch(house, unit) for unit in view.units]) if here else (),
    )


# The floor


def floors_of(view: View) -> tuple[Level, ...]:
    """The floors of the mission; before its corporation is known, there are none but the one in play."""
    if not view.corporation:
        return (Level(view.plan, view.level),) if view.plan else ()
    plans = [plan_at(view, leg) for leg in range(len(mission_card(view.mission).floors))]
    return tuple([Level(plan, floor(plan).number) for plan in plans])


def plan_at(view: View, leg: int) -> str:
    """The floorplan after this many floors."""
    there = view.copy()
    there.leg = leg
    return plan_of(there)


def kind(house: Floor, cell: int) -> Ground:
    """What a space is, in a word; nothing if it is not in play."""
    if not house.playable(cell):
        return ""
    if house.room_of[cell] != NO_ROOM:
        return "safe" if house.is_safe(cell) else "room"
    return OUTSIDE_ROOMS[house.kind[cell]]


def doors(view: View, house: Floor, *, here: bool) -> tuple[DoorDrawn, ...]:
    """The doors, each at its upper or left space; those of another floor as they are printed."""
    pads = dict(view.keypads) if here else {}
    return tuple(
        [
            DoorDrawn(
                number=number,
                cell=door.a,
                side=house.beyond[door.a].index(door.b),
                unlocked=bool(here and view.unlocked >> number & 1),
                keypad=pads.get(number, ""),
            )
            for number, door in enumerate(house.doors)
        ]
    )


def posts(house: Floor) -> tuple[Post, ...]:
    """All posts, of the hallways and of the rooms, that are in play."""
    found = (*house.hallway_posts, *[post for room in house.rooms for post in room.posts])
    return tuple([post for post in found if house.playable(post.cell)])


# The position


def watch(house: Floor, unit: Unit) -> Watch:
    """What a unit is aware of: nothing while it is stunned (BC-STUN-05)."""
    card = chip(unit.name)
    if unit.state == STUNNED or unit.cell == NOWHERE:
        return Watch(unit.number, card.level, card.awareness, (), ())
    ahead = straight_ahead(house, unit.cell, unit.facing, card.awareness)
    seen = cells_in(covered(house, unit.cell, unit.facing, card.awareness))
    around = tuple([cell for cell in seen if cell != unit.cell and cell not in ahead])
    return Watch(unit.number, card.level, card.awareness, ahead, around)
