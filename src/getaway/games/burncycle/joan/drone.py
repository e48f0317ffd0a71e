"""What Joan the Drone does in Memory's turn: she moves, looks into rooms, distracts guards and works keypads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from getaway.games.burncycle.floor import bot_ways, spaces_beside
from getaway.games.burncycle.ground.abilities import gives
from getaway.games.burncycle.ground.joan import DRONE, OWNER, deplete, recharge
from getaway.games.burncycle.ground.questions import FreeAction
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.joan.events import DroneDistracts, DroneMoved
from getaway.games.burncycle.security.takedown import stun
from getaway.games.burncycle.surveil.surveil import surveil
from getaway.games.burncycle.table.arguments import TO_CELL, UNIT
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, STUNNED, Unit
from getaway.kernel import ALLOWED, USUAL, Act, One, Refused, Script, Seat, Verb, Verdict, Wish


def has_drone(g: Burncycle, seat: Seat) -> bool:
    """Whether this player's agent is Memory, able to act, with Joan on the floor (BC-JOAN-01)."""
    return g.drone != NOWHERE and g.bots[seat].name == OWNER and g.bots[seat].acts


def judge_drone(g: Burncycle, seat: Seat, ability: str = "") -> Verdict:
    """Joan is Memory's; charged she does what Memory's active abilities allow (BC-JOAN-05, BC-JOAN-08)."""
    if not has_drone(g, seat):
        return Refused("BC-JOAN-01")
    if not ability:
        return ALLOWED
    if not gives(g, seat, ability):
        return Refused("BC-JOAN-05")
    return ALLOWED if g.charged else Refused("BC-JOAN-08")


# Moving


def steps_left(g: Burncycle, seat: Seat) -> int:
    """The spaces Joan can still move in this turn."""
    return gives(g, seat, "drone") - g.drone_moves


class MoveDrone(FreeAction):
    """Move Joan one space, as a free action, a few times in a turn; she can do that depleted too (BC-JOAN-08)."""

    name = "move-drone"
    arguments = (TO_CELL,)
    rank = USUAL

    def piece(self, g: Burncycle, seat: Seat) -> str:
        return DRONE

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        verdict = judge_drone(g, seat)
        if not verdict:
            return verdict
        if not steps_left(g, seat):
            return Refused("BC-JOAN-14")
        if wish[TO_CELL] not in ways_of_drone(g):
            return Refused("BC-MOVE-04")
        return judge_entry(g, seat, wish[TO_CELL])

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        if not has_drone(g, seat) or not steps_left(g, seat):
            return None
        spaces = [to for to in ways_of_drone(g) if judge_entry(g, seat, to)]
        return Act(self.name, One("to", spaces)) if spaces else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, to=to) for to in ways_of_drone(g)] if has_drone(g, seat) else ()

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        g.drone_moves += 1
        yield from drone_enters(g, seat, wish[TO_CELL])


def ways_of_drone(g: Burncycle) -> tuple[int, ...]:
    """Joan moves like a bot: walls and locked doors are in her way."""
    return spaces_beside(bot_ways(g.floor, g.unlocked, g.broken), g.drone)


def judge_entry(g: Burncycle, seat: Seat, to: int) -> Verdict:
    """Joan shares a space with Memory only (BC-JOAN-12), and surveils a room with a bead or stays out (BC-JOAN-09)."""
    if g.bots[seat].cell != to and not g.free(to):
        return Refused("BC-SPACE-02")
    room = g.floor.room_of[to]
    if room not in g.unseen or room == g.floor.room_of[g.drone]:
        return ALLOWED
    if not g.charged:
        return Refused("BC-JOAN-09")
    return ALLOWED if gives(g, seat, "drone-surveil") else Refused("BC-JOAN-05")


def drone_enters(g: Burncycle, seat: Seat, to: int) -> Script[None]:
    """Joan comes to a space; entering a room with a bead she surveils it for Memory and is depleted (BC-JOAN-06).

    Flying on in a room into which a unit swapped her is not entering it (BC-JOAN-09).
    """
    room, left = g.floor.room_of[to], g.floor.room_of[g.drone]
    g.drone = to
    g.tell(DroneMoved(to, steps_left(g, seat)), cites="BC-JOAN-08")
    recharge(g)
    if room in g.unseen and room != left:
        deplete(g, "BC-JOAN-06")
        yield from surveil(g, room, seat)
        yield from settle(g)


# Distract


class Distract(FreeAction):
    """Stun a guard adjacent to Joan, as a free action that depletes her (BC-JOAN-07)."""

    name = "distract"
    arguments = (UNIT,)

    def piece(self, g: Burncycle, seat: Seat) -> str:
        return DRONE

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        verdict = judge_drone(g, seat, "drone-distract")
        if not verdict:
            return verdict
        return ALLOWED if wish[UNIT] in [unit.number for unit in beside_drone(g)] else Refused("BC-JOAN-07")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        if not has_drone(g, seat) or not judge_drone(g, seat, "drone-distract"):
            return None
        found = beside_drone(g)
        return Act(self.name, One("unit", [unit.number for unit in found])) if found else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, unit=unit.number) for unit in beside_drone(g)] if has_drone(g, seat) else ()

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        g.tell(DroneDistracts(wish[UNIT]), cites="BC-JOAN-07")
        stun(g, wish[UNIT], "BC-JOAN-07", by=seat)
        deplete(g, "BC-JOAN-07")


def beside_drone(g: Burncycle) -> list[Unit]:
    """The guards adjacent to Joan that aren't stunned; the captain isn't a guard (BC-UNIT-04)."""
    ways = ways_of_drone(g)
    return [unit for unit in g.units if unit.cell in ways and unit.state != STUNNED and not unit.captain]


VERBS: tuple[Verb[Any], ...] = (MoveDrone(), Distract())
