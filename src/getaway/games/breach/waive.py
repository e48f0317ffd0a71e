"""Waiving the shield: a standing choice that all see (BR-SHIELD-04, BR-SHIELD-05)."""

from __future__ import annotations

from getaway.games.breach.model import Breach
from getaway.kernel import ALLOWED, Act, One, Refused, Script, Seat, Verb, Verdict, Wish


class Waive(Verb[Breach]):
    """Let Viruses and Threat through the own shield from now on, or use it again."""

    name = "waive"
    takes = {"waived": bool}

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if wish["waived"] != g.seats[seat].waived else Refused("GT-CHOICE-01")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        """Nothing to say without a shield."""
        player = g.seats[seat]
        return _WAIVE[player.waived] if player.shield or player.waived else None

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        g.set_seat(seat, waived=wish["waived"])


_WAIVE = {waived: Act("waive", One("waived", (not waived,))) for waived in (False, True)}
WAIVE = Waive()
VERBS = (WAIVE,)
