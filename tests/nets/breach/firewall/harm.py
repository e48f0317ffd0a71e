"""What happens to an Avatar: Viruses, Threat, disconnection, and what its rivals take from it (p.30 to p.33)."""

from __future__ import annotations

from tests.nets.breach.firewall.steps import GameOver, Moment, Steps, ask
from tests.nets.breach.firewall.table import BLACK, Table

from getaway.games.breach.attack.events import (
    CopiedOrPaid,
    Disconnected,
    ThreatIgnored,
    ThreatReset,
    ThreatRose,
    VirusAssigned,
)
from getaway.games.breach.ground.events import GameEnded
from getaway.games.breach.sheet.events import InformationGained, InformationLeft, MarkCovered
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import halves, interface, objectives, type_of
from getaway.games.breach.tokens.events import CreditsGained

THIRD = 3
"""The Virus that eliminates, and the increase of Threat that brings one."""
LEAVE = "keep"
"""A full Hard Disk stays as it is."""


def assign_viruses(t: Table, seat: int, n: int) -> Steps:
    """The Firewall assigns Viruses one by one; the third eliminates, and what is left over stays in the supply."""
    person = t.people[seat]
    for _ in range(n):
        if not person.connected:
            return
        person.viruses[BLACK] += 1
        t.viruses_left[BLACK] -= 1
        t.tell(VirusAssigned(seat, BLACK))
        if sum(person.viruses) >= THIRD:
            yield from disconnect(t, seat)


def raise_threat(t: Table, seat: int, n: int) -> Steps:
    """Threat rises step by step; the third increase resets it and brings a Virus (p.33).

    A shield ignores what would raise Threat (p.22), and nothing can be done to a disconnected Avatar (p.31).
    """
    person = t.people[seat]
    if not person.connected or (person.shield and not person.waives_threat):
        t.tell(ThreatIgnored(seat))
        return
    yield Moment("threat")
    if person.shield and not person.waives_threat:
        t.tell(ThreatIgnored(seat))
        return
    for _ in range(n):
        if person.room == NOWHERE:
            return
        if person.threat + 1 < THIRD:
            if person.threat == 0:
                t.viruses_left[BLACK] -= 1
            person.threat += 1
            t.tell(ThreatRose(seat, person.threat))
            continue
        person.threat = 0
        t.viruses_left[BLACK] += 1
        t.tell(ThreatReset(seat))
        yield from assign_viruses(t, seat, 1)


# Disconnection


def disconnect(t: Table, seat: int) -> Steps:
    """The Avatar leaves the Database: what is attached to it stays behind, its Shield token is discarded (p.38)."""
    person = t.people[seat]
    person.last, person.room = person.room, NOWHERE
    for model in t.models:
        if model.on == seat:
            model.on = NOWHERE
    if person.shield:
        person.shield = False
        t.shields_left += 1
    t.tell(Disconnected(seat))
    yield from reward_the_infecting(t, seat)


def reward_the_infecting(t: Table, victim: int) -> Steps:
    """Every other player with a Virus on it copies Information or takes a Credit, clockwise from the Password holder.

    That is one moment: all tokens are stored, then Objectives are looked at, then the marks that were covered count.
    """
    covered: list[tuple[int, int]] = []
    for seat in t.clockwise(t.password):
        if seat == victim or not t.people[victim].viruses[seat]:
            continue
        kinds = {type_of(token) for token in t.people[victim].disk}
        copies = {f"half-{kind}" for kind in kinds if t.reserve[f"half-{kind}"] > 0}
        chosen = yield from ask("copy-or-credit", seat, {*copies, "credit"})
        t.tell(CopiedOrPaid(seat, victim, chosen))
        if chosen == "credit":
            take_credit(t, seat)
        else:
            covered += yield from store(t, seat, chosen)
    look_at_objectives(t)
    for seat, mark in covered:
        yield from move_for_mark(t, seat, mark)
    yield Moment("mission")


def take_credit(t: Table, seat: int) -> None:
    """One Credit, if there is one left."""
    n = min(1, t.credit_reserve)
    t.credit_reserve -= n
    t.people[seat].credits += n
    t.tell(CreditsGained(seat, n))


def store(t: Table, seat: int, token: str) -> Steps:
    """A token goes to the leftmost free box; on a full Hard Disk it may take the place of another (p.16)."""
    disk = t.people[seat].disk
    boxes = len(interface().cpu)
    dropped, place = "", len(disk)
    if len(disk) == boxes:
        dropped = yield from ask("which-token-to-drop", seat, {*disk, LEAVE})
        if dropped == LEAVE:
            t.tell(InformationLeft(seat, token))
            return []
        place = disk.index(dropped)
        del disk[place]
        t.reserve[dropped] += 1
    disk.insert(place, token)
    t.reserve[token] -= 1
    t.tell(InformationGained(seat, token, dropped))
    first = [mark for mark, box in enumerate(interface().marks) if len(disk) == box and not t.marks[mark]]
    for mark in first:
        t.marks[mark] = True
    return [(seat, mark) for mark in first]


def move_for_mark(t: Table, seat: int, mark: int) -> Steps:
    """The first in the game to cover a mark advances the Guardian's cube by a box, and resolves it (p.16)."""
    from tests.nets.breach.firewall.tracks import advance  # noqa: PLC0415 - a box can disconnect another

    t.tell(MarkCovered(seat, mark + 1))
    yield from advance(t, seat, interface().mark_track)


# The end


def complete(t: Table, seat: int) -> bool:
    """Whether a Hard Disk holds all that the Objective asks for; two partial tokens are a whole one (p.19)."""
    need = objectives()[t.people[seat].objective].need
    held = {kind: sum(halves(token) for token in t.people[seat].disk if type_of(token) == kind) for kind in need}
    return all(held[kind] >= n for kind, n in need.items())


def look_at_objectives(t: Table) -> None:
    """Completed: the game is over; of several the one nearest counter-clockwise to the Password wins (p.19)."""
    n = len(t.people)
    winners = [seat for seat in range(n) if complete(t, seat)]
    if winners:
        finish(t, min(winners, key=lambda seat: (t.password - seat) % n))


def finish(t: Table, winner: int) -> None:
    """The game is over, with a winner or without one."""
    t.over, t.winner = True, winner
    t.tell(GameEnded(winner, ""))
    raise GameOver
