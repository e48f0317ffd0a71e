"""To come."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Act, Refused, Seat, Verb, Verdict, Wish


class Repair(Verb[Burncycle]):
    """To come."""

    name = "repair"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return Refused("BC-GEN-03")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return None


REPAIR = Repair()
