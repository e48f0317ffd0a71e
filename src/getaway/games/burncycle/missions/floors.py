"""Setting up a floor: chips and beads, mandatory guards, the captain's detail, and what the mission adds."""

from __future__ import annotations

from getaway.games.burncycle.floor import Floor, Post
from getaway.games.burncycle.missions.beads import lay_bead
from getaway.games.burncycle.missions.events import FloorSetUp
from getaway.games.burncycle.missions.tasks import begin_goal
from getaway.games.burncycle.security.deploy import deploy, deploy_hallway, deploy_mandatory
from getaway.games.burncycle.table.mission_cards import MissionFloor, lessons, mission_card
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import corporations
from getaway.games.burncycle.table.places import spaces
from getaway.kernel import Script


def card(g: Burncycle) -> MissionFloor:
    """What the mission card says about the current floor."""
    return mission_card(g.mission).floors[g.leg]


def plan_of(g: Burncycle) -> str:
    """The floorplan of this leg: the mission names the number, the corporation its layout (BC-CHFL-04, BC-FLOOR-06).

    A lesson has its own floorplan.
    """
    lesson = lessons().get(g.mission)
    return lesson.plan if lesson is not None else corporations()[g.corporation].floors[str(card(g).number)]


def start_spaces(g: Burncycle) -> tuple[int, ...]:
    """Where bots may start: outdoors or as the floorplan says, unless the mission names rooms (BC-OUT-02)."""
    floor, rooms = g.floor, card(g).start
    return tuple([cell for room in rooms for cell in floor.rooms[floor.room_named(room)].cells]) or floor.starts


def set_up_floor(g: Burncycle) -> Script[None]:
    """Lay out the floor of this leg: beads, chips and doors, then mandatory guards and the captain's detail.

    The doors of safe zones keep their pegs, turned (BC-CHFL-17, BC-CHFL-22) or at another room (BC-CHFL-23).
    """
    g.plan = plan_of(g)
    floor, said = g.floor, card(g)
    g.unseen = with_bead(floor, said)
    g.terminals = () if "terminals" in said.without else chips_on(floor, floor.terminals)
    g.caches = () if "caches" in said.without else chips_on(floor, floor.caches)
    g.unlocked = sum([1 << n for n, door in enumerate(floor.doors) if door.zone in g.zones])
    g.zones = ()
    g.tell(FloorSetUp(said.number, g.plan), cites=("BC-CHFL-04", "BC-SURVBEAD-01", "BC-TERMCHIP-02", "BC-CACHE-02"))
    for laying in said.beads:
        for cell in spaces(floor, laying.where):
            lay_bead(g, laying.bead, cell)
    yield from deploy_mandatory(g)
    yield from deploy_hallway(g)
    yield from deploy_special(g, said)


def with_bead(floor: Floor, said: MissionFloor) -> tuple[int, ...]:
    """Rooms with surveillance dice, unless surveilled from the start or used as a start (BC-SURVBEAD-02)."""
    rooms = [n for n, room in enumerate(floor.rooms) if room.dice and n not in floor.surveilled]
    return tuple([n for n in rooms if floor.rooms[n].key not in said.start])


def chips_on(floor: Floor, cells: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces that get their chip; the floorplan leaves some bare."""
    return tuple([cell for cell in cells if cell not in floor.bare])


def deploy_special(g: Burncycle, said: MissionFloor) -> Script[None]:
    """The captain comes to the mission's place, unless the detail already brought it (BC-OBJ-29, BC-CAPT-05)."""
    if said.captain is not None and not any(unit.captain for unit in g.units):
        cell = spaces(g.floor, said.captain)[0]
        yield from deploy(g, Post("mission", cell, 0), g.captain, captain=True)


def open_goal(g: Burncycle) -> None:
    """The floor's objective begins."""
    g.done = False
    begin_goal(g)
