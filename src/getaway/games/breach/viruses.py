"""Virus tokens: placing them in rooms, assigning them to models, and what becomes of Avatars and ICE."""

from __future__ import annotations

import msgspec

from getaway.games.breach.choose import CHOOSE_TOKEN, CHOOSE_VIRUS, choose, choosing
from getaway.games.breach.effects import perform
from getaway.games.breach.ending import check_victory
from getaway.games.breach.events import (
    CopiedOrPaid,
    Disconnected,
    GuardianInfected,
    IceEliminated,
    IceInfected,
    ShieldLost,
    VirusAssigned,
    VirusIgnored,
    VirusPlaced,
    VirusTakenBack,
)
from getaway.games.breach.information import NO_MARK, gain_credits, partials_left, resolve_mark, store, to_reserve
from getaway.games.breach.model import Breach
from getaway.games.breach.moments import after_disconnection, occurs
from getaway.games.breach.parts import FIREWALL, GUARDIAN, LAST_VIRUS, NOWHERE
from getaway.games.breach.pieces import Deed, ice, type_of
from getaway.kernel import Script, Seat
from getaway.kit.zones import put

Cites = str | tuple[str, ...]
NODES, AVATARS, CARD, KEEP = 20, 40, 50, 60
"""Places of Viruses: rooms by number, then nodes, Avatars by seat, the Guardian's card; the last takes none back."""


# Tokens


def take_token(g: Breach, owner: int) -> None:
    """Take a Virus token from its owner's supply."""
    g.virus_supply = put(g.virus_supply, owner, g.virus_supply[owner] - 1)


def give_back(g: Breach, owner: int, n: int = 1) -> None:
    """Virus tokens go back to their owner's supply."""
    g.virus_supply = put(g.virus_supply, owner, g.virus_supply[owner] + n)


def places_of(g: Breach, seat: Seat) -> list[int]:
    """Where a player's Viruses are."""
    found = [room for room, mask in enumerate(g.infected) if mask >> seat & 1]
    found += [NODES + node for node, mask in enumerate(g.traced) if mask >> seat & 1]
    found += [AVATARS + i for i, player in enumerate(g.seats) if player.viruses[seat]]
    return found + ([CARD] if g.guardian_viruses[seat] else [])


WHICH_VIRUS = choosing("which-virus", CHOOSE_VIRUS, "BR-VLIMIT-02")


def has_token(g: Breach, owner: int) -> Script[bool]:
    """Whether a Virus is at hand: a player without one may first take back any own Virus (BR-VLIMIT-02)."""
    if owner == FIREWALL or g.virus_supply[owner]:
        return True
    place = yield from choose(g, owner, WHICH_VIRUS, lambda: (*places_of(g, owner), KEEP))
    if place == KEEP:
        return False
    take_back(g, owner, place)
    g.tell(VirusTakenBack(owner, place), cites="BR-VLIMIT-02")
    return True


def take_back(g: Breach, seat: Seat, place: int) -> None:
    """A player's Virus leaves its place for the supply."""
    if place == CARD:
        g.guardian_viruses = put(g.guardian_viruses, seat, g.guardian_viruses[seat] - 1)
    elif place >= AVATARS:
        held = g.seats[place - AVATARS].viruses
        g.set_seat(place - AVATARS, viruses=put(held, seat, held[seat] - 1))
    elif place >= NODES:
        g.traced = put(g.traced, place - NODES, g.traced[place - NODES] & ~(1 << seat))
    else:
        g.infected = put(g.infected, place, g.infected[place] & ~(1 << seat))
    give_back(g, seat)


# In rooms


def place_virus(g: Breach, seat: Seat, room: int, cites: Cites) -> Script[None]:
    """An own Virus in a room; where one lies already the placement is ignored (BR-VLIMIT-04, BR-VLIMIT-05).

    Omega takes none (BR-ROOM-10), not even where an Avatar comes to it before the Infection die's result is applied.
    """
    if room >= g.grid.size:
        return
    if g.infected[room] >> seat & 1:
        g.tell(VirusIgnored(seat, room), cites="BR-VLIMIT-05")
        return
    if (yield from has_token(g, seat)) and not g.infected[room] >> seat & 1:
        take_token(g, seat)
        g.infected = put(g.infected, room, g.infected[room] | 1 << seat)
        g.tell(VirusPlaced(seat, room), cites=cites)


# On Avatars


def assign(g: Breach, target: Seat, n: int, owner: int, cites: Cites) -> Script[int]:
    """Viruses for an Avatar, in the owner's colour; the third eliminates it (BR-VAVA-01, BR-VAVA-02, BR-VAVA-06)."""
    given = 0
    for _ in range(n):
        if not g.seats[target].connected or not (yield from has_token(g, owner)):
            break
        take_token(g, owner)
        held = g.seats[target].viruses
        g.set_seat(target, viruses=put(held, owner, held[owner] + 1))
        given += 1
        g.tell(VirusAssigned(target, owner), cites=cites)
        if sum(g.seats[target].viruses) >= LAST_VIRUS:
            end_assigning(g)
            yield from disconnect(g, target, "BR-VAVA-03")
            if owner != FIREWALL:
                occurs(g, owner, "eliminates")
            break
    return given


def end_assigning(g: Breach) -> None:
    """The Viruses of the attack under way are assigned: what an elimination brings comes after step 3 (BR-RESP-02)."""
    if g.attack is not None and g.attack.step == "assign":
        g.attacks = (*g.attacks[:-1], msgspec.structs.replace(g.attack, step="over"))


def remove_firewall_viruses(g: Breach, seat: Seat, n: int) -> int:
    """Firewall Viruses leave the own Avatar (BR-RES-13); those of players stay (BR-RES-14)."""
    held = g.seats[seat].viruses
    gone = min(n, held[FIREWALL])
    if gone:
        g.set_seat(seat, viruses=put(held, FIREWALL, held[FIREWALL] - gone))
        give_back(g, FIREWALL, gone)
    return gone


def clear_viruses(g: Breach, seat: Seat) -> None:
    """All Viruses leave an Avatar, back to their owners (BR-RECON-04)."""
    for owner, n in enumerate(g.seats[seat].viruses):
        if n:
            give_back(g, owner, n)
    g.set_seat(seat, viruses=(0,) * 5)


# Disconnection


WHAT_TO_TAKE = choosing("copy-or-credit", CHOOSE_TOKEN, ("BR-DISC-03", "BR-COPY-01"))
CREDIT = "credit"


def disconnect(g: Breach, seat: Seat, cites: Cites) -> Script[None]:
    """An Avatar leaves the Database; whoever infected it copies Information or takes a Credit (BR-DISC-01 to -05).

    Models attached to it stay in the room, its Shield token is discarded (BR-ATTACH-11, BR-ATTACH-12). Its own Action
    Phase ends.
    """
    leave_room(g, seat)
    g.set_seat(seat, room=NOWHERE)
    g.tell(Disconnected(seat), cites=cites)
    if seat == g.active and not g.in_firewall_turn:
        g.ended = True
    start = g.password if g.in_firewall_turn else g.active
    infecting = [other for other in g.clockwise(start) if other != seat and g.seats[seat].viruses[other]]
    yield from share_out(g, seat, infecting)
    for other in infecting:
        yield from after_disconnection(g, other)


def leave_room(g: Breach, seat: Seat) -> None:
    """What is attached to an Avatar that is removed or placed elsewhere is detached (BR-ATTACH-11, BR-ATTACH-12)."""
    for each in g.ice:
        if each.on == seat:
            g.set_ice(each.number, on=NOWHERE)
    drop_shield(g, seat, "BR-ATTACH-12")


def drop_shield(g: Breach, seat: Seat, cites: Cites) -> None:
    """A Shield token goes back to the Reserve (BR-SHIELD-08 to BR-SHIELD-11)."""
    if g.seats[seat].shield:
        g.set_seat(seat, shield=False, waived=False, waives_threat=False)
        g.shield_reserve += 1
        g.tell(ShieldLost(seat), cites=cites)


def share_out(g: Breach, victim: Seat, infecting: list[Seat]) -> Script[None]:
    """All infecting players choose at the same moment: Objectives come after that, and marks last (BR-DISC-02)."""
    covered = []
    for seat in infecting:
        mark = yield from copy_or_credit(g, seat, victim)
        covered.append((seat, mark))
    check_victory(g)
    for seat, mark in covered:
        yield from resolve_mark(g, seat, mark)


def copy_or_credit(g: Breach, seat: Seat, victim: Seat) -> Script[int]:
    """One choice for each infecting player: a type in the victim's Hard Disk, or 1 Credit (BR-DISC-03, BR-COPY-01).

    Told back is the mark that a copy covers.
    """
    taken = yield from choose(g, seat, WHAT_TO_TAKE, lambda: (*copies(g, victim), CREDIT), about=victim)
    g.tell(CopiedOrPaid(seat, victim, taken), cites="BR-DISC-03" if taken == CREDIT else "BR-COPY-02")
    if taken == CREDIT:
        gain_credits(g, seat, 1, "BR-DISC-03")
        return NO_MARK
    to_reserve(g, taken, -1)
    return (yield from store(g, seat, taken, "BR-COPY-02"))


def copies(g: Breach, victim: Seat) -> list[str]:
    """The partial tokens that can be copied from a Hard Disk, as far as the Reserve has them (BR-COPY-01)."""
    kinds = dict.fromkeys(type_of(token) for token in g.seats[victim].disk)
    return [f"half-{kind}" for kind in kinds if partials_left(g, kind)]


# On ICE


def assign_to_ice(g: Breach, number: int, n: int, seat: Seat) -> Script[int]:
    """Viruses for an ICE: at its Resistance it is eliminated and gives its Drop (BR-ELIM-01 to BR-ELIM-03).

    On Bots and Hunters they need no token (BR-VICE-04); on the Guardian they stay on its card (BR-GUARD-04). Told back
    is how many were assigned.
    """
    if number == GUARDIAN:
        return (yield from assign_to_guardian(g, n, seat))
    found = g.model(number)
    if found is None or not n:
        return 0
    g.set_ice(number, viruses=found.viruses + n)
    g.tell(IceInfected(number, found.viruses + n), cites="BR-VICE-01")
    if found.viruses + n >= ice()[found.name].resistance:
        end_assigning(g)
        remove_ice(g, number)
        g.tell(IceEliminated(number, found.name, seat), cites=("BR-ELIM-01", "BR-ELIM-02"))
        occurs(g, seat, "eliminates")
        yield from perform(g, seat, Deed(ice()[found.name].drop), "BR-ELIM-03")
    return n


def assign_to_guardian(g: Breach, n: int, seat: Seat) -> Script[int]:
    """Viruses on the Guardian's card; it can never be eliminated (BR-GUARD-02, BR-GUARD-04)."""
    for given in range(n):
        if not (yield from has_token(g, seat)):
            return given
        take_token(g, seat)
        g.guardian_viruses = put(g.guardian_viruses, seat, g.guardian_viruses[seat] + 1)
        g.tell(GuardianInfected(seat), cites="BR-GUARD-04")
    return n


def remove_ice(g: Breach, number: int) -> None:
    """An ICE goes back to the Reserve (BR-DB-12); the Guardian never does (BR-GUARD-03)."""
    g.ice = tuple([each for each in g.ice if each.number != number or number == GUARDIAN])
