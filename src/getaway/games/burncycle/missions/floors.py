"""Setting up a floor, and going on to the next."""

from __future__ import annotations

from getaway.games.burncycle.events_setup import FloorSetUp
from getaway.games.burncycle.missions.cards import missions
from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.pieces import corporations
from getaway.games.burncycle.security.deploy import deploy_hallway, deploy_mandatory
from getaway.kernel import Script


def set_up_floor(g: Burncycle) -> Script[None]:
    """Lay out the floor of this leg: beads and mandatory guards first, then chips and the captain's detail."""
    number = missions()[g.mission].floors[g.leg].number
    g.plan = corporations()[g.corporation].floors[str(number)]
    floor = g.floor
    g.unseen = tuple([n for n, room in enumerate(floor.rooms) if room.dice and n not in floor.surveilled])
    g.terminals = tuple([cell for cell in floor.terminals if cell not in floor.bare])
    g.caches = tuple([cell for cell in floor.caches if cell not in floor.bare])
    g.tell(FloorSetUp(number, g.plan), cites=("BC-CHFL-04", "BC-SURVBEAD-01", "BC-TERMCHIP-02", "BC-CACHE-02"))
    yield from deploy_mandatory(g)
    yield from deploy_hallway(g)
