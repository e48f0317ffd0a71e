"""Viruses on ICE, and how it is eliminated."""

from __future__ import annotations

from getaway.games.breach.attack.assign import end_assigning
from getaway.games.breach.attack.events import GuardianInfected, IceEliminated, IceInfected
from getaway.games.breach.ground.effects import perform
from getaway.games.breach.malware.missions import occurs
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import GUARDIAN
from getaway.games.breach.table.pieces import Deed, ice
from getaway.games.breach.tokens.viruses import has_token, take_token
from getaway.kernel import Script, Seat
from getaway.kit.zones import put


def assign_to_ice(g: Breach, number: int, n: int, seat: Seat) -> Script[int]:
    """Assign Viruses to an ICE; at its Resistance it is eliminated and gives its Drop (BR-ELIM-01 to BR-ELIM-03).

    On Bots and Hunters they need no token (BR-VICE-04); on the Guardian they stay on its card (BR-GUARD-04). Return
    how many were assigned.
    """
    if number == GUARDIAN:
        return (yield from assign_to_guardian(g, n, seat))
    found = g.model(number)
    if found is None or not n:
        return 0
    g.set_ice(number, viruses=found.viruses + n)
    g.show(IceInfected(number, found.viruses + n), cites="BR-VICE-01")
    if found.viruses + n >= ice()[found.name].resistance:
        end_assigning(g)
        remove_ice(g, number)
        g.show(IceEliminated(number, found.name, seat), cites=("BR-ELIM-01", "BR-ELIM-02"))
        occurs(g, seat, "eliminates")
        yield from perform(g, seat, Deed(ice()[found.name].drop), "BR-ELIM-03")
    return n


def assign_to_guardian(g: Breach, n: int, seat: Seat) -> Script[int]:
    """Put Viruses on the Guardian's card; it can never be eliminated (BR-GUARD-02, BR-GUARD-04)."""
    for given in range(n):
        if not (yield from has_token(g, seat)):
            return given
        take_token(g, seat)
        g.guardian_viruses = put(g.guardian_viruses, seat, g.guardian_viruses[seat] + 1)
        g.show(GuardianInfected(seat), cites="BR-GUARD-04")
    return n


def remove_ice(g: Breach, number: int) -> None:
    """An ICE goes back to the Reserve (BR-DB-12); the Guardian never does (BR-GUARD-03, BR-CPG-04)."""
    g.ice = tuple([each for each in g.ice if each.number != number or number == GUARDIAN])
