"""How strong abilities, attacks and their targets are."""

from __future__ import annotations

from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import DEFENSE, ICE, Player
from getaway.games.breach.table.pieces import ice


def value(player: Player, ability: int) -> int:
    """The value of an ability, read off its box (BR-ABIL-07).

    Each cube of the box's colour counts 2 (BR-ABIL-05), each other one 1 (BR-ABIL-06, BR-ABIL-14). The Cache is the box
    of no ability, so cubes there count nothing (BR-ABIL-08).
    """
    box = player.cubes[ability]
    return sum(box) + box[ability]


def strength(g: Breach, number: int) -> int:
    """Attack and Defense of an ICE: the lower of the Firewall die and its Force (BR-FWDIE-01)."""
    found = g.model(number)
    return 0 if found is None else min(g.die, ice()[found.name].force)


def pack_bonus(g: Breach, number: int, target: int) -> int:
    """What others of its kind around it add to an ICE's Attack, unless the target is shielded (BR-SHIELD-06)."""
    found = g.model(number)
    if found is None or "pack" not in ice()[found.name].traits or (target < ICE and g.seats[target].shield):
        return 0
    return sum([each.room == found.room for each in g.ice]) - 1


def defense(g: Breach, target: int) -> int:
    """The Defense of a target."""
    return value(g.seats[target], DEFENSE) if target < ICE else strength(g, target)


def compared(g: Breach) -> tuple[int, int]:
    """Attack and Defense of the attack in progress, with what cards and subroutines add.

    A subroutine may lift an ICE above its Force (BR-FWDIE-03); no value falls below 0 (BR-ABIL-17).
    """
    now = g.attacks[-1]
    power = now.attack + now.bonus + pack_bonus(g, now.ice, now.target)
    return max(0, power), max(0, defense(g, now.target) + now.defense)
