"""Virus tokens: how many there are, taking one back, and placing them in rooms."""

from __future__ import annotations

from getaway.games.breach.ground.choose import CHOOSE_VIRUS, choose, choosing
from getaway.games.breach.ground.effects import Cites
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import FIREWALL, TAKE_NONE
from getaway.games.breach.tokens.events import VirusIgnored, VirusPlaced, VirusTakenBack
from getaway.kernel import Script, Seat
from getaway.kit.zones import put

NODES, AVATARS, CARD = 20, 40, 50
"""Places of Viruses: rooms by number, then nodes, Avatars by seat, the Guardian's card."""


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
    """Whether a Virus is left; a player without one may first take back any of theirs (BR-VLIMIT-02)."""
    if owner == FIREWALL or g.virus_supply[owner]:
        return True
    place = yield from choose(g, owner, WHICH_VIRUS, lambda: (*places_of(g, owner), TAKE_NONE))
    if place == TAKE_NONE:
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


def place_virus(g: Breach, seat: Seat, room: int, cites: Cites) -> Script[None]:
    """Place a player's Virus in a room, unless there is one already (BR-VLIMIT-04, BR-VLIMIT-05).

    Viruses of other colours don't matter (BR-VLIMIT-03); a player always places their own (BR-CPV-02).

    Omega takes none (BR-ROOM-10), even if the Avatar moves there before the Infection die's result is applied.
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
