"""What can be wrong with a position, and the components that are never created or lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from getaway.games.burncycle.floor import mask_of
from getaway.games.burncycle.ground.joan import with_memory
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import BANNED, CHIPS, DICE, LAST_LEVEL, NOWHERE, POWER_LIMIT, Pile
from getaway.games.burncycle.table.pieces import guards, imperatives, mods, supplies

SLOTS = 5
CARDS = 2
HAND = 3
LEVELS = range(1, 7)


def components(g: Burncycle) -> Mapping[str, int]:
    """Action chips by type, cards by deck, guards by level: wherever they are (BC-CHIP-02)."""
    chips = [slot.chip for slot in g.slots] + list(g.team) + [chip for bot in g.bots for chip in bot.reserve]
    held = [each.card for bot in g.bots for each in bot.cards]
    worn = [bot.imperative for bot in g.bots if bot.imperative]
    at_doors = [card for _, card in g.keypads]
    in_use = [g.at_terminal.card] if g.at_terminal else []
    return {
        **{f"{chip} chips": g.supply[i] + chips.count(chip) for i, chip in enumerate(CHIPS)},
        "equipment": count(g.equipment, [*g.drawn, *[card for card in held if card not in mods()]]),
        "mods": count(g.mods, [card for card in held if card in mods()]),
        "imperatives": count(g.imperatives, [card for card in worn if card in imperatives()]),
        "terminal cards": count(g.terminal_cards, in_use),
        "network cards": count(g.network_cards, [card for bot in g.bots for card in bot.hand]),
        "keypad cards": count(g.keypad_cards, at_doors),
        **{f"guards of level {level}": guards_of(g, level) for level in (1, 2, 3)},
    }


def count(pile: Pile, elsewhere: Iterable[str]) -> int:
    """The cards of a deck, left, discarded and in use."""
    return len(pile.left) + len(pile.gone) + len(list(elsewhere))


def guards_of(g: Burncycle, level: int) -> int:
    """The guards of a level: in their stack, discarded, on the floor or between floors, or worn as a disguise."""
    units = (*g.units, *[each.unit for each in g.carried if each.unit is not None])
    out = [unit.name for unit in units if not unit.captain] + [bot.disguise for bot in g.bots if bot.disguise]
    return count(g.guards[level - 1], [name for name in out if guards()[name].level == level])


def faults(g: Burncycle) -> list[str]:
    """Every fault of this position, in words."""
    if g.phase.startswith("setup"):
        return []
    return [*space_faults(g), *bot_faults(g), *burncycle_faults(g), *network_faults(g), *floor_faults(g)]


def space_faults(g: Burncycle) -> list[str]:
    """Two units never share a space (BC-SPACE-02), and all stand on spaces in play."""
    taken = g.taken
    found = [f"two units share space {cell}" for cell in sorted(set(taken)) if taken.count(cell) > 1]
    found += [f"a unit stands on {cell}, which is not in play" for cell in taken if not g.floor.playable(cell)]
    found += [f"Joan the Drone shares space {g.drone}"] if g.drone in taken and not with_memory(g) else []
    return found + [f"unit {unit.number} faces {unit.facing}" for unit in g.units if unit.facing not in range(4)]


def bot_faults(g: Burncycle) -> list[str]:
    """Power, inventories and hands within their limits; a bot without power is shut down (BC-POWER-02)."""
    found = [f"{bot.name} has {bot.power} power" for bot in g.bots if not 0 <= bot.power <= POWER_LIMIT]
    found += [f"{bot.name} has no power and works" for bot in g.bots if not bot.power and bot.acts]
    found += [f"{bot.name} is shut down with power" for bot in g.bots if bot.shut and bot.power]
    found += [f"{bot.name} has {bot.keys} keys" for bot in g.bots if bot.keys < 0]
    if g.pending is None and g.phase != "over":
        found += [f"{bot.name} holds {len(bot.cards)} cards" for bot in g.bots if len(bot.cards) > CARDS]
        found += [f"{bot.name} holds {len(bot.hand)} network cards" for bot in g.bots if len(bot.hand) > HAND]
    return found + [
        f"{bot.name} is hidden beside a hiding spot" for bot in g.bots if bot.hidden and bot.cell not in g.floor.hiding
    ]


def burncycle_faults(g: Burncycle) -> list[str]:
    """Five slots, chips in active ones only (BC-DEACT-04), dice within their caps (BC-POOL-04)."""
    found = [] if len(g.slots) == SLOTS else [f"{len(g.slots)} slots"]
    found += [
        f"slot {n} is inactive and holds a chip" for n, slot in enumerate(g.slots, 1) if slot.chip and not slot.active
    ]
    found += [f"{n} chips in the supply" for n in g.supply if n < 0]
    caps = supplies().pool
    rolled = g.roll.kinds if g.roll else ()
    dice = {kind: getattr(g.pool, kind) + rolled.count(kind) for kind in DICE}
    return found + [f"{n} {kind} dice" for kind, n in dice.items() if not 0 <= n <= caps[kind]]


def network_faults(g: Burncycle) -> list[str]:
    """At most 8 pings, each on its own node; levels from 1 to 6, of banned IPs none; no two IPs on one node."""
    found = [f"{len(g.pings)} pings"] if len(g.pings) > supplies().pings else []
    found += ["two pings share a node"] if len(set(g.pings)) < len(g.pings) else []
    found += ["a ping is off the mat"] if any(not 0 <= ping < len(graph().kind_of) for ping in g.pings) else []
    levels = [g.ceo, *[bot.level for bot in g.bots[: g.players] if bot.level or bot.ip != BANNED]]
    found += [f"a network level of {level}" for level in levels if level not in LEVELS]
    nodes = [bot.ip for bot in g.bots[: g.players] if bot.ip >= 0]
    return found + (["two IPs share a node"] if len(set(nodes)) < len(nodes) else [])


def floor_faults(g: Burncycle) -> list[str]:
    """Chips on their spaces, doors and walls of this floor, at most 3 destroyed walls (BC-STRWALL-10)."""
    floor = g.floor
    found = [f"{len(g.broken)} destroyed walls"] if len(g.broken) > supplies().walls else []
    found += ["a door that is not there is unlocked"] if g.unlocked >> len(floor.doors) else []
    found += ["a mainframe without a terminal"] if set(g.mainframes) - set(g.terminals) else []
    found += ["a cache beside a cache space"] if mask_of(g.caches) & ~mask_of(floor.caches) else []
    found += [f"door {door} has a keypad card and a peg" for door, _ in g.keypads if g.unlocked >> door & 1]
    found += [
        f"{bot.name}'s chip lies on {bot.chip}"
        for bot in g.bots
        if bot.chip != NOWHERE and not floor.playable(bot.chip)
    ]
    return found + ([f"threat {g.threat}"] if not 1 <= g.threat <= LAST_LEVEL else [])
