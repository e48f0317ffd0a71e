"""Eluding a Virus."""

from __future__ import annotations

from getaway.games.breach.attack.assign import count
from getaway.games.breach.attack.events import Eluded
from getaway.games.breach.ground.asking import Telling
from getaway.games.breach.ground.strength import compared
from getaway.games.breach.sheet.cubes import Shift, can_shift, move_cube, shifts
from getaway.games.breach.table.arguments import TO_BOX
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import BOXES, DEFENSE, ICE, NOWHERE
from getaway.kernel import END, Act, Args, Script, Seat, Verdict, Wish, ask
from getaway.kit.verbs import Plain


class Elude(Shift):
    """Shift a defense cube to ignore 1 Virus (BR-ELUDE-01 to BR-ELUDE-04), once in an attack (BR-CPE-06)."""

    name = "elude"

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        return self.judge_shift(g, seat, DEFENSE, wish, "BR-ELUDE-05")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return shifts(self.name, g.seats[seat].avatar, DEFENSE) if can_shift(g.seats[seat], DEFENSE) else None


def viruses_due(g: Breach, seat: Seat) -> Args:
    """Who attacks, and how many Viruses are left after the shield."""
    now = g.attacks[-1]
    return {"model": now.by if now.ice == NOWHERE else now.ice, "n": count(*compared(g)) - is_held(g)}


def is_held(g: Breach) -> bool:
    """Whether a shield stops one Virus of the attack in progress (BR-SHIELD-04, BR-ASSIGN-08)."""
    target = g.attacks[-1].target
    stops = target < ICE and g.seats[target].shield and not g.seats[target].waived
    return stops and count(*compared(g)) > 0


ELUDE, TAKE_IT = Elude(), Plain("take-it", END, forgoes=True)
MAY_ELUDE = Telling(
    "elude",
    (ELUDE, TAKE_IT),
    tells=viruses_due,
    cites=("BR-ASSIGN-09", "BR-ELUDE-02"),
    others="BR-ASSIGN-09",
    otherwise="BR-RESP-02",
)


def elude(g: Breach, seat: Seat) -> Script[int]:
    """Ask for Elude just before Viruses are assigned; this attack's Defense doesn't change (BR-ELUDE-07)."""
    wish = yield from ask(g, seat, MAY_ELUDE)
    if wish.verb != "elude":
        return 0
    move_cube(g, seat, DEFENSE, DEFENSE, BOXES.index(wish[TO_BOX]), "BR-ELUDE-04")
    g.show(Eluded(seat), cites="BR-ELUDE-03")
    return 1


VERBS = (ELUDE, TAKE_IT)
