"""Viruses on Avatars: how many an attack assigns, and elimination by the third."""

from __future__ import annotations

import msgspec

from getaway.games.breach.attack.disconnect import disconnect
from getaway.games.breach.attack.events import VirusAssigned
from getaway.games.breach.ground.effects import Cites
from getaway.games.breach.malware.missions import occurs
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import FIREWALL, LAST_VIRUS
from getaway.games.breach.tokens.viruses import give_back, has_token, take_token
from getaway.kernel import Script, Seat
from getaway.kit.zones import put

MOST = 3


def count(attack: int, defense: int) -> int:
    """How many Viruses an attack assigns (BR-ASSIGN-02, BR-ASSIGN-07).

    3 if Attack is at least twice the Defense (BR-ASSIGN-05), so always against Defense 0 (BR-ASSIGN-06); 2 if it is
    greater (BR-ASSIGN-04); otherwise 1 (BR-ASSIGN-03).
    """
    if attack < 1:
        return 0
    if attack >= 2 * defense:
        return MOST
    return 2 if attack > defense else 1


def assign(g: Breach, target: Seat, n: int, owner: int, cites: Cites) -> Script[int]:
    """Assign Viruses of the owner's colour to an Avatar; the third eliminates it (BR-VAVA-01, BR-VAVA-02, BR-VAVA-06).

    Players assign their own colour (BR-CPV-02), ICE that of the Firewall (BR-ICE-12).
    """
    given = 0
    for _ in range(n):
        if not g.seats[target].connected or not (yield from has_token(g, owner)):
            break
        take_token(g, owner)
        held = g.seats[target].viruses
        g.set_seat(target, viruses=put(held, owner, held[owner] + 1))
        given += 1
        g.show(VirusAssigned(target, owner), cites=cites)
        if sum(g.seats[target].viruses) >= LAST_VIRUS:
            end_assigning(g)
            yield from disconnect(g, target, "BR-VAVA-03")
            if owner != FIREWALL:
                occurs(g, owner, "eliminates")
            break
    return given


def end_assigning(g: Breach) -> None:
    """Mark the Viruses of this attack as assigned: what an elimination brings comes after step 3 (BR-RESP-02)."""
    if g.attack is not None and g.attack.step == "assign":
        g.attacks = (*g.attacks[:-1], msgspec.structs.replace(g.attack, step="over"))


def remove_firewall_viruses(g: Breach, seat: Seat, n: int) -> int:
    """Take Firewall Viruses off an Avatar (BR-RES-13); those of players stay (BR-RES-14)."""
    held = g.seats[seat].viruses
    gone = min(n, held[FIREWALL])
    if gone:
        g.set_seat(seat, viruses=put(held, FIREWALL, held[FIREWALL] - gone))
        give_back(g, FIREWALL, gone)
    return gone


def clear_viruses(g: Breach, seat: Seat) -> None:
    """Return all Viruses on an Avatar to their owners (BR-RECON-04)."""
    for owner, n in enumerate(g.seats[seat].viruses):
        if n:
            give_back(g, owner, n)
    g.set_seat(seat, viruses=(0,) * 5)
