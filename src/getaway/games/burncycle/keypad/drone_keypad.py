"""Keypad actions through Joan the Drone: she stands at the door, and all of it counts as done by Memory."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.burncycle.floor import NO_DOOR
from getaway.games.burncycle.floor.doors import is_unlocked
from getaway.games.burncycle.ground.joan import DRONE
from getaway.games.burncycle.joan.drone import has_drone, judge_drone
from getaway.games.burncycle.keypad.keypad import begin_keypad
from getaway.games.burncycle.table.arguments import DOOR
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import ALLOWED, Act, One, Refused, Script, Seat, Verb, Verdict, Wish

ABILITY = "drone-keypad"


def doors_at_drone(g: Burncycle) -> list[int]:
    """The locked doors on the sides of Joan's space."""
    return [door for door in g.floor.doors_at[g.drone] if door != NO_DOOR and not is_unlocked(g, door)]


class DroneKeypad(Verb[Burncycle]):
    """Take a keypad action with Joan at the door (BC-JOAN-18); depleted she cannot (BC-JOAN-08)."""

    name = "drone-keypad"
    arguments = (DOOR,)

    def piece(self, g: Burncycle, seat: Seat) -> str:
        return DRONE

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        verdict = judge_drone(g, seat, ABILITY)
        if not verdict:
            return verdict
        return ALLOWED if wish[DOOR] in doors_at_drone(g) else Refused("BC-KEYPAD-01")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        if not has_drone(g, seat) or not judge_drone(g, seat, ABILITY):
            return None
        doors = doors_at_drone(g)
        return Act(self.name, One("door", doors)) if doors else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, door=door) for door in doors_at_drone(g)] if has_drone(g, seat) else ()

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """All consequences, good and bad, are Memory's (BC-JOAN-19)."""
        yield from begin_keypad(g, seat, wish[DOOR], helper=True)


DRONE_KEYPAD = DroneKeypad()
