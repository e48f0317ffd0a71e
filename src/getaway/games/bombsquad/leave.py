"""Leave it: decline what a role allows."""

from __future__ import annotations

from getaway.games.bombsquad.model import BombSquad
from getaway.kernel import ALLOWED, Act, Seat, Verb, Verdict, Wish


class LeaveIt(Verb[BombSquad]):
    """Leave things as they are."""

    name = "leave_it"

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return _LEAVE


_LEAVE = Act("leave_it")
LEAVE_IT = LeaveIt()
