"""What bots, mods and equipment can do or give, and when: the one place that knows which abilities are active."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

import msgspec

from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import Bot, Held
from getaway.games.burncycle.table.pieces import Ability, Mod, bots, mods
from getaway.kernel import Script, chance
from getaway.kit.dice import throw

Cards: TypeAlias = tuple[Held, ...]


def abilities(g: Burncycle, i: int) -> tuple[Ability, ...]:
    """The active abilities of a bot: innate, unique upgrades bought, mods installed (BC-MOD-03, BC-CMD-02)."""
    bot = g.bots[i]
    return _module(bot.name) if i == g.module else _agent(bot.name, bot.upgrades, bot.cards)


@lru_cache(maxsize=64)
def _module(name: str) -> tuple[Ability, ...]:
    return (bots()[name].module.innate,)


@lru_cache(maxsize=4096)
def _agent(name: str, upgrades: tuple[str, ...], cards: Cards) -> tuple[Ability, ...]:
    return tuple(_active(name, upgrades, cards))


def _active(name: str, upgrades: tuple[str, ...], cards: Cards) -> Iterator[Ability]:
    side = bots()[name].agent
    yield side.innate
    for n, ability in enumerate(side.unique, 1):
        if f"unique-{n}" in upgrades:
            yield ability
    for held in cards:
        if held.installed:
            yield as_ability(held.card, mods()[held.card])


def as_ability(name: str, mod: Mod) -> Ability:
    """A mod read as an ability."""
    return Ability(name, when=mod.when, limit=mod.limit, gives=mod.gives, effects=mod.effects)


def gives(g: Burncycle, i: int, what: str) -> int:
    """How much of something a bot's abilities and mods give; a shut down agent's give nothing (BC-SHUTBOT-21)."""
    bot = g.bots[i]
    if bot.shut:
        return 0
    return _module_gives(bot.name, what) if i == g.module else _agent_gives(bot.name, bot.upgrades, bot.cards, what)


@lru_cache(maxsize=256)
def _module_gives(name: str, what: str) -> int:
    return given(_module(name), what)


@lru_cache(maxsize=16384)
def _agent_gives(name: str, upgrades: tuple[str, ...], cards: Cards, what: str) -> int:
    return given(_agent(name, upgrades, cards), what)


def given(known: tuple[Ability, ...], what: str) -> int:
    """How much of something these abilities give together."""
    return sum([ability.gives.get(what, 0) for ability in known])


def usable(g: Burncycle, i: int, when: str) -> tuple[Ability, ...]:
    """The abilities a bot can use at this time and has not used up; a shut down bot uses none (BC-SHUTBOT-08)."""
    bot = g.bots[i]
    if not bot.acts:
        return ()
    found = _module_at(bot.name, when) if i == g.module else _agent_at(bot.name, bot.upgrades, bot.cards, when)
    return tuple([ability for ability in found if ability.key not in bot.used]) if found and bot.used else found


@lru_cache(maxsize=256)
def _module_at(name: str, when: str) -> tuple[Ability, ...]:
    return tuple([ability for ability in _module(name) if ability.when == when])


@lru_cache(maxsize=8192)
def _agent_at(name: str, upgrades: tuple[str, ...], cards: Cards, when: str) -> tuple[Ability, ...]:
    return tuple([ability for ability in _agent(name, upgrades, cards) if ability.when == when])


def use_up(g: Burncycle, i: int, ability: Ability) -> None:
    """An ability with a limit is used up until its turn, round or floor ends."""
    if ability.limit:
        g.set_bot(i, used=(*g.bots[i].used, ability.key))


def renew(bot: Bot, limit: str, known: tuple[Ability, ...]) -> tuple[str, ...]:
    """What stays used up when a turn, round or floor ends."""
    ended = {ability.key for ability in known if ability.limit == limit}
    return tuple([key for key in bot.used if key not in ended])


# On dice


def dice_abilities(g: Burncycle) -> tuple[str, ...]:
    """The abilities that may be used on the current roll: the agent's, in its own actions and in any move action.

    The roll of a move action counts as the agent's even if the module gets all AP (BC-MOVE-14, BC-CMD-17), as with
    Byte's Tumble Magnet (BC-MOVE-15).
    """
    roll = g.roll
    if roll is None or not roll.kinds or (roll.bot == g.module and roll.purpose != "move"):
        return ()
    found = usable(g, g.active, "dice")
    return tuple([ability.key for ability in found if ability.key not in roll.used]) if found else ()


def use_on_dice(g: Burncycle, key: str, die: int) -> Script[int]:
    """Carry out a dice ability on a die, and say which face it shows now: another roll, or the other side of it."""
    ability = next(ability for ability in usable(g, g.active, "dice") if ability.key == key)
    use_up(g, g.active, ability)
    roll = g.roll
    assert roll is not None  # noqa: S101 - dice lie on the table
    g.roll = msgspec.structs.replace(roll, used=(*roll.used, key))
    if ability.gives.get("flip"):
        return 5 - roll.faces[die]
    drawn = yield from chance(g, throw("faces", 1), seen=None)
    face: int = drawn["faces"][0]
    return face
