"""An ICE attacks an Avatar (p.30, p.31)."""

from __future__ import annotations

from tests.nets.breach.firewall.harm import assign_viruses
from tests.nets.breach.firewall.steps import Moment, Steps, ask
from tests.nets.breach.firewall.table import Boosts, Model, Table

from getaway.games.breach.attack.events import AttackResolved, Eluded, ShieldHeld, Slid
from getaway.games.breach.sheet.events import CubeMoved
from getaway.games.breach.table.parts import BOXES, COLOURS, DEFENSE
from getaway.games.breach.table.pieces import avatars, ice

TAKE_IT = "take-it"


def force(t: Table, model: Model) -> int:
    """Attack and Defense of an ICE: the lower of the Firewall die and its Force (p.27)."""
    return min(t.die, ice()[model.name].force)


def pack(t: Table, model: Model, target: int) -> int:
    """A Pack's attack is stronger by one for each other ICE in its room; a shielded Avatar ignores traits (p.22)."""
    if "pack" not in ice()[model.name].traits or t.people[target].shield:
        return 0
    return sum(other.room == model.room for other in t.models if other is not model)


def viruses(attack: int, defense: int) -> int:
    """How many Viruses an attack brings (p.30)."""
    if attack < 1:
        return 0
    if defense == 0 or attack >= 2 * defense:
        return 3
    return 2 if attack > defense else 1


def resolve_attack(t: Table, seat: int, model: Model, target: int, bonus: int) -> Steps:
    """Compare, let shield and Elude take off a Virus each, and assign the others."""
    boosts = t.attack = Boosts(target)
    yield Moment("attack")
    t.attack, target = None, boosts.target
    person = t.people[target]
    strength = force(t, model) + bonus + pack(t, model, target) + boosts.attack
    n = viruses(strength, person.defense() + boosts.defense)
    if n and person.shield and not person.waived:
        n -= 1
        t.tell(ShieldHeld(target))
    if n and (yield from elude(t, target)):
        n -= 1
    before = sum(person.viruses)
    yield from assign_viruses(t, target, n)
    t.tell(AttackResolved(seat, target, sum(person.viruses) - before))
    for _ in range(boosts.slides):
        yield from slide_away(t, target)


def slide_away(t: Table, target: int) -> Steps:
    """Ghost Trail: the Avatar slides to a revealed room, with all at its base, and loses its Shield token (p.40)."""
    person = t.people[target]
    rooms = [room for room in t.board.connected(person.room) if room not in t.board.dark] if person.connected else []
    if not rooms:
        return
    person.room = yield from ask("where-to-slide", target, rooms)
    for model in t.models:
        if model.on == target:
            model.room = person.room
    t.tell(Slid(target, person.room))
    if person.shield:
        person.shield = False
        t.shields_left += 1


def elude(t: Table, target: int) -> Steps:
    """A Defense cube may leave the Defense box along an arrow; the attack then brings one Virus less (p.31)."""
    person = t.people[target]
    if not person.cubes[DEFENSE][DEFENSE]:
        return False
    boxes = avatars()[person.avatar].arrows[BOXES[DEFENSE]]
    chosen = yield from ask("elude", target, {*boxes, TAKE_IT})
    if chosen == TAKE_IT:
        return False
    person.cubes[DEFENSE][DEFENSE] -= 1
    person.cubes[BOXES.index(chosen)][DEFENSE] += 1
    t.tell(CubeMoved(target, COLOURS[DEFENSE], BOXES[DEFENSE], chosen))
    t.tell(Eluded(target))
    return True
