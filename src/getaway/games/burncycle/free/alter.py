"""Altering the burncycle: swap one of its chips for a reserve chip, as a free action."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from getaway.games.burncycle.free.events import Altered
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.questions import FreeAction
from getaway.games.burncycle.ground.supply import return_chip, take_from_reserve
from getaway.games.burncycle.table import named
from getaway.games.burncycle.table.arguments import CHIP
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import CHIPS, Slot
from getaway.games.burncycle.threat.dial import change_threat
from getaway.kernel import ALLOWED, Act, Args, Argument, One, Refused, Rows, Script, Seat, Verdict, Wish

CAPTAIN_THREAT = 2

SLOT = Argument("slot", int, named.slot)
RESERVE = Argument("reserve", str, lambda g, seat, whose: f"reserve:{g.module if whose == 'team' else seat}")


class Alter(FreeAction):
    """Replace a chip of the burncycle by one of the team's or your own reserve (BC-ALTER-01).

    You may replace a degraded chip too (BC-ALTER-02). Slots are counted from 1; `reserve` is team or own (BC-ALTER-04,
    BC-RES-11).
    """

    name = "alter"
    arguments = (SLOT, RESERVE, CHIP)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        slot = wish[SLOT]
        if not 1 <= slot <= len(g.slots) or not g.slots[slot - 1].chip:
            return Refused("BC-ALTER-08")
        if wish[RESERVE] not in ("team", "own"):
            return Refused("BC-ALTER-04")
        chips = g.team if wish[RESERVE] == "team" else g.bots[seat].reserve
        return ALLOWED if wish[CHIP] in chips else Refused("BC-ALTER-04")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        own = g.bots[seat].reserve
        if not g.team and not own:
            return None
        return _alterations(tuple([n for n, slot in enumerate(g.slots, 1) if slot.chip]), g.team, own)

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        chips = [("team", chip) for chip in g.team[:1]] + [("own", chip) for chip in g.bots[seat].reserve[:1]]
        for reserve, chip in chips:
            yield from [Wish(self.name, slot=n, reserve=reserve, chip=chip) for n in range(1, len(g.slots) + 1)]

    def warnings(self, g: Burncycle, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """Replacing the captain chip costs 2 threat, unless it is degraded (BC-ALTER-06)."""
        dear = [n for n, slot in enumerate(g.slots, 1) if threat_of(slot)]
        return [(Wish(self.name, slot=n), "BC-ALTER-06", {}) for n in dear]

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        """The chip, and threat if the captain's goes."""
        threat = threat_of(g.slots[wish[SLOT] - 1])
        return {"chips": 1, "threat": threat} if threat else {"chips": 1}

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """The new chip lies active side up (BC-ALTER-05), the old one goes to the supply (BC-ALTER-03).

        Replacing the captain chip costs 2 threat unless it is degraded (BC-ALTER-06, BC-ALTER-07). The chip under the
        tracker may be replaced; an opportunity that was used stays used (BC-ALTER-11).
        """
        yield from ()
        i, chip = wish[SLOT] - 1, wish[CHIP]
        old = g.slots[i]
        take_from_reserve(g, g.module if wish[RESERVE] == "team" else seat, chip)
        g.set_slot(i, Slot(active=True, chip=chip))
        g.tell(Altered(seat, wish[SLOT], chip, old.chip, wish[RESERVE]), cites=("BC-ALTER-01", "BC-ALTER-03"))
        return_chip(g, old.chip)
        did(g, "alter", seat)
        if threat_of(old):
            change_threat(g, threat_of(old), "BC-ALTER-06")


def threat_of(slot: Slot) -> int:
    """What replacing the chip of a slot costs: 2 threat for an active captain chip (BC-ALTER-06, BC-ALTER-07)."""
    return CAPTAIN_THREAT if slot.chip == "captain" and not slot.degraded else 0


@lru_cache(maxsize=4096)
def _alterations(filled: tuple[int, ...], team: tuple[str, ...], own: tuple[str, ...]) -> Act | None:
    chips = [("team", chip) for chip in CHIPS if chip in team] + [("own", chip) for chip in CHIPS if chip in own]
    return Act("alter", One("slot", filled), Rows(("reserve", "chip"), chips)) if filled else None


ALTER = Alter()
