"""To come."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Act, Refused, Seat, Verb, Verdict, Wish


class StrikeUnit(Verb[Burncycle]):
    """To come."""

    name = "strike-unit"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return Refused("BC-STRIKE-02")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return None


class StrikeWall(StrikeUnit):
    """To come."""

    name = "strike-wall"


STRIKE_UNIT, STRIKE_WALL = StrikeUnit(), StrikeWall()
