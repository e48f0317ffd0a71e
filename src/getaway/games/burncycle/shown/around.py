"""The query `around`: what is printed on threat card, network mat, bot cards and dice, in the current position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from getaway.games.burncycle.ground.dice import icons, so_far
from getaway.games.burncycle.keypad.approach import card_at, column, keypad_level
from getaway.games.burncycle.keypad.inputs import unpayable
from getaway.games.burncycle.shown.view import View
from getaway.games.burncycle.table.mats.network import NOWHERE, Kind, graph
from getaway.games.burncycle.table.mission_cards import mission_card
from getaway.games.burncycle.table.parts import LAST_LEVEL, POWER_LIMIT, Bot
from getaway.games.burncycle.table.pieces import ThreatEntry, bots, dice, mods
from getaway.games.burncycle.threat.dial import entries, in_force
from getaway.games.burncycle.turn.routing import COSTS, UNIVERSAL


class Entry(msgspec.Struct, frozen=True):
    """A level of the threat card, and whether it has come or is in force."""

    level: int
    kind: Literal["event", "escalation"]
    title: str
    reached: bool


class Threat(msgspec.Struct, frozen=True):
    """The threat card."""

    last: int
    advance: int
    """How far threat advances when the corporation's turn ends, or by a reboot (BC-THRADV-01, BC-REBOOT-08)."""
    entries: tuple[Entry, ...]


class Mat(msgspec.Struct, frozen=True):
    """The network mat: nodes by number, the outermost layer first."""

    layers: tuple[tuple[int, ...], ...]
    kinds: tuple[Kind, ...]
    lines: tuple[tuple[int, int], ...]
    """Each transfer line by its outer and its inner node."""
    access: tuple[int, ...]
    """The node before each access point: upper right, then clockwise."""
    core: int


class Skill(msgspec.Struct, frozen=True):
    """An ability or upgrade of a bot: what it costs, whether it is active, and whether it is used up for now."""

    name: str
    cost: int
    active: bool
    used: bool


class Sheet(msgspec.Struct, frozen=True):
    """What a bot's card says, as an agent or as the command module."""

    limit: int
    """The most power it keeps; the rest of the power bank is above it."""
    bank: int
    advanced: int
    elite: int
    """The most dice upgrades."""
    skills: tuple[Skill, ...]
    """Its innate ability, those to buy, and the upgrades that every bot can have."""
    mods: tuple[str, ...]
    """Those of its cards that are mods."""


class Faces(msgspec.Struct, frozen=True):
    """The AP on the faces of action dice, and which faces of the elite die carry the reroll icon."""

    basic: tuple[int, ...]
    advanced: tuple[int, ...]
    elite: tuple[int, ...]
    reroll: tuple[int, ...]


class Keypad(msgspec.Struct, frozen=True):
    """The keypad that is tried: the column in use, whether it jams when forced, and what nobody can pay now."""

    level: int
    jam: bool
    unpayable: tuple[str, ...]


class Tally(msgspec.Struct, frozen=True):
    """The dice of a check that can still change: the AP so far, and the dice whose reroll icon can be used."""

    ap: int
    icons: tuple[int, ...]


class Around(msgspec.Struct, frozen=True):
    """What lies around the floor."""

    threat: Threat
    mat: Mat
    sheets: tuple[Sheet, ...]
    dice: Faces
    keypad: Keypad | None
    roll: Tally | None
    floors: int
    """How many floors the mission has."""


def around(view: View) -> Around:
    """Everything beside the floor that is printed and not in the view."""
    faces = dice()
    return Around(
        threat=threat(view),
        mat=mat(),
        sheets=tuple([sheet(view, i, bot) for i, bot in enumerate(view.bots)]),
        dice=Faces(faces.basic, faces.advanced, faces.elite, faces.reroll),
        keypad=keypad(view),
        roll=Tally(so_far(view.roll), icons(view.roll)) if view.roll is not None else None,
        floors=len(mission_card(view.mission).floors),
    )


def threat(view: View) -> Threat:
    """The card of the corporation, once there is one."""
    card = entries(view) if view.corporation else ()
    shown = [Entry(entry.level, entry.kind, entry.title, has_come(view, entry)) for entry in card]
    return Threat(LAST_LEVEL, view.players, tuple(shown))


def has_come(view: View, entry: ThreatEntry) -> bool:
    """An event comes once; an escalation is in force only as long as threat is not below it (BC-THREAT-18)."""
    return in_force(view, entry) if entry.kind == "escalation" else entry.level <= view.reached


def mat() -> Mat:
    """The network of the box."""
    net = graph()
    lines = [(node, inner) for node, inner in enumerate(net.inward) if inner != NOWHERE]
    return Mat(net.layers, net.kind_of, tuple(lines), net.access_node, net.core)


def sheet(view: View, i: int, bot: Bot) -> Sheet:
    """The side of a bot's card that is in play; the command module has no abilities to buy and no dice."""
    card = bots()[bot.name]
    side = card.agent
    held = tuple([held.card for held in bot.cards if held.card in mods()])
    if i == view.players:
        own = (skill(bot, card.module.innate.key, 0, active=True), *upgrades(bot, UNIVERSAL))
        return Sheet(POWER_LIMIT, POWER_LIMIT, 0, 0, own, held)
    unique = [
        skill(bot, each.key, each.cost, active=f"unique-{n}" in bot.upgrades) for n, each in enumerate(side.unique, 1)
    ]
    own = (skill(bot, side.innate.key, 0, active=True), *unique, *upgrades(bot, COSTS))
    return Sheet(side.limit, POWER_LIMIT, side.advanced, side.elite, own, held)


def upgrades(bot: Bot, names: Iterable[str]) -> tuple[Skill, ...]:
    """The upgrades that every bot can have."""
    return tuple([skill(bot, name, COSTS[name], active=name in bot.upgrades) for name in names])


def skill(bot: Bot, name: str, cost: int, *, active: bool) -> Skill:
    """An ability or upgrade, as it is with this bot now."""
    return Skill(name, cost, active, name in bot.used)


def keypad(view: View) -> Keypad | None:
    """The keypad that is being tried, once its card lies there."""
    tried = view.at_keypad
    if tried is None or not card_at(view, tried.door):
        return None
    return Keypad(keypad_level(view), column(view, tried.door).jam, unpayable(view, view.active))
