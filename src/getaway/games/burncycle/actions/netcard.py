"""To come."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Act, Refused, Seat, Verb, Verdict, Wish


class NetworkCardAction(Verb[Burncycle]):
    """To come."""

    name = "netcard"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return Refused("BC-NETACT-01")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return None


NETWORK_CARD = NetworkCardAction()
