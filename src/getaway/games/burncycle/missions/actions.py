"""To come."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Act, Refused, Seat, Verb, Verdict, Wish


class MissionAction(Verb[Burncycle]):
    """To come."""

    name = "mission-action"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return Refused("BC-GEN-04")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return None


MISSION_ACTION = MissionAction()
