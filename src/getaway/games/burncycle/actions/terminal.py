"""To come."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Act, Refused, Seat, Verb, Verdict, Wish


class Terminal(Verb[Burncycle]):
    """To come."""

    name = "terminal"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return Refused("BC-TERM-01")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return None


TERMINAL = Terminal()
