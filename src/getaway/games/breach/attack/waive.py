"""Waiving the shield: a standing, public choice for Viruses and for Threat (BR-SHIELD-04, BR-SHIELD-05)."""

from __future__ import annotations

from typing import Final

from getaway.games.breach.ground.asking import OfAvatar
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import Player
from getaway.kernel import ALLOWED, RARE, Act, Argument, One, Refused, Script, Seat, Verdict, Wish

STOPS: Final = ("both", "viruses", "threat", "nothing")
"""What a player can let a shield stop."""

WANTED = Argument("stops", str)


def stops(player: Player) -> str:
    """What a player's shield stops now."""
    return STOPS[player.waived * 2 + player.waives_threat]


def is_fixed(g: Breach, seat: Seat) -> bool:
    """Whether it's too late: Viruses are being assigned, and the shield comes before Elude (BR-ELUDE-02)."""
    return g.attack is not None and g.attack.step == "assign" and g.attack.target == seat


class Waive(OfAvatar):
    """Say what your shield stops from now on, for as long as you have its token."""

    name = "waive"
    rank = RARE
    free = True
    arguments = (WANTED,)

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        if is_fixed(g, seat):
            return Refused("BR-ELUDE-02")
        player = g.seats[seat]
        other = wish[WANTED] in STOPS and wish[WANTED] != stops(player)
        return ALLOWED if player.shield and other else Refused("GT-CHOICE-01")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        """Nothing without a shield."""
        player = g.seats[seat]
        return _WAIVE[stops(player)] if player.shield and not is_fixed(g, seat) else None

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        now = STOPS.index(wish[WANTED])
        g.set_seat(seat, waived=now >= STOPS.index("threat"), waives_threat=bool(now % 2))


_WAIVE = {now: Act("waive", One("stops", tuple([each for each in STOPS if each != now]))) for now in STOPS}
WAIVE = Waive()
VERBS = (WAIVE,)
