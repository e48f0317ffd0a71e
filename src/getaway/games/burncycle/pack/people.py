"""What can be wrong with bots, guards and captains."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.games.burncycle.pack.contents import Contents
from getaway.games.burncycle.pack.effects import ability, effects
from getaway.games.burncycle.pack.folder import Note, named
from getaway.games.burncycle.pack.vocabulary import AGENT, CAPTAIN, GUARD_ABILITIES, MODULE, PATROLS
from getaway.games.burncycle.table.pieces import AgentSide, BotCard, Captain, Guard, ModuleSide
from getaway.kit.misfits import meant
from getaway.kit.toml_lines import Path

BOTS, GUARDS, CAPTAINS = "bots.toml", "guards.toml", "captains.toml"
FEWEST_BOTS = 5
"""An agent for each of four players, and the command module."""
LEVELS = (1, 2, 3)


def people(c: Contents) -> Iterator[Note]:
    """Every fault of bots, guards and captains."""
    yield from bots(c)
    yield from guards(c)
    yield from captains(c)


# Bots


def bots(c: Contents) -> Iterator[Note]:
    """Enough bots (BC-BOT-03), and each of them."""
    if c.bots is None:
        return
    if len(c.bots) < FEWEST_BOTS:
        yield Note(
            BOTS, (), f"{len(c.bots)} bots are too few: four players and their command module need {FEWEST_BOTS}"
        )
    for name, card in c.bots.items():
        yield from named(BOTS, (name,), name)
        yield from agent_side(c, (name, "agent"), card.agent)
        yield from module_side((name, "module"), card.module)
        yield from own_names(name, card)


def agent_side(c: Contents, path: Path, side: AgentSide) -> Iterator[Note]:
    """Abilities, power and the bot's own die, which an ability of the same name rolls (BC-AGENT-06)."""
    if side.limit < 1:
        yield Note(BOTS, (*path, "limit"), "a power bank of at least 1 is expected")
    yield from ability(BOTS, (*path, "innate"), side.innate, AGENT)
    for n, each in enumerate(side.unique):
        yield from ability(BOTS, (*path, "unique", n), each, AGENT)
    rolled = {each.key for each in (side.innate, *side.unique) if each.when in ("check", "move")}
    if side.die and c.dice is not None and side.die not in c.dice.own:
        yield Note(BOTS, (*path, "die"), f"dice.toml has no own die {side.die}{meant(side.die, list(c.dice.own))}")
    elif side.die and side.die not in rolled:
        yield Note(BOTS, (*path, "die"), f"no ability called {side.die} rolls it when check or move")
    else:
        for key in sorted(rolled - {side.die}):
            yield Note(BOTS, (*path, "die"), f"{key} rolls an own die, and the bot has none of that name")


def module_side(path: Path, side: ModuleSide) -> Iterator[Note]:
    """The ability, power and slots of a command module (BC-CMD-23)."""
    yield from ability(BOTS, (*path, "innate"), side.innate, MODULE)
    for key, least in (("power", side.power), ("green", side.green)):
        if least < 1:
            yield Note(BOTS, (*path, key), "at least 1 is expected: nobody starts without")


def own_names(name: str, card: BotCard) -> Iterator[Note]:
    """An agent's abilities have a name each, by which they are bought and used."""
    keys = [card.agent.innate.key, *[each.key for each in card.agent.unique]]
    for n, key in enumerate(keys[1:]):
        if key in keys[: n + 1]:
            yield Note(BOTS, (name, "agent", "unique", n, "key"), f"another ability of {name} is called {key}")


# Security


def guards(c: Contents) -> Iterator[Note]:
    """Each guard, and at least one of every level (BC-GUARD-10)."""
    if c.guards is None:
        return
    for level in LEVELS:
        if all(guard.level != level for guard in c.guards.values()):
            yield Note(GUARDS, (), f"there is no guard of level {level}")
    for name, guard in c.guards.items():
        yield from named(GUARDS, (name,), name)
        yield from patrols(GUARDS, name, guard)
        if guard.ability and guard.ability not in GUARD_ABILITIES:
            near = meant(guard.ability, list(GUARD_ABILITIES))
            yield Note(GUARDS, (name, "ability"), f"guards have no ability {guard.ability}{near}")
        if guard.ability == "grapple" and not guard.n:
            yield Note(GUARDS, (name, "n"), "is missing: grapple has a number")


def patrols(where: str, name: str, unit: Guard | Captain) -> Iterator[Note]:
    """A patrol that doesn't exist (BC-PATROL-03)."""
    if unit.patrol not in PATROLS:
        yield Note(where, (name, "patrol"), f"there is no patrol {unit.patrol}{meant(unit.patrol, list(PATROLS))}")
    if unit.awareness < 1:
        yield Note(where, (name, "awareness"), "a range of at least 1 is expected")


def captains(c: Contents) -> Iterator[Note]:
    """At least one captain, and each of them (BC-CAPCARD-01)."""
    if c.captains is None:
        return
    if not c.captains:
        yield Note(CAPTAINS, (), "there is no captain")
    for name, card in c.captains.items():
        yield from named(CAPTAINS, (name,), name)
        yield from patrols(CAPTAINS, name, card)
        yield from effects(CAPTAINS, (name, "action"), card.action)
        for n, each in enumerate(card.abilities):
            yield from ability(CAPTAINS, (name, "abilities", n), each, CAPTAIN)
        if card.durability < 1:
            yield Note(CAPTAINS, (name, "durability"), "a durability of at least 1 is expected")
        if c.guards and name in c.guards:
            yield Note(CAPTAINS, (name,), f"a guard is called {name}, too")
