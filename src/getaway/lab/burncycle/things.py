"""Everything of burncycle that can be used in a match, read from the content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.table.mats.plan import room_mats
from getaway.games.burncycle.table.mission_cards import missions
from getaway.games.burncycle.table.pieces import (
    bots,
    captains,
    corporations,
    dice,
    equipment,
    guards,
    imperatives,
    keypad_cards,
    mods,
    network_cards,
    option_name,
    terminal_cards,
)
from getaway.games.burncycle.turn.routing import AGENT, SLOTS

USED = {
    "equipment": "a bot used the card, or gained discard equipment, which works at once",
    "equipment face": "a breakable card's die showed it and it was resolved, or a counter was used at this number",
    "mod": "an agent installed it",
    "imperative": "an agent met or broke it; dropped or still held doesn't count",
    "terminal option": "its effect was resolved, at a terminal or a virtual one",
    "network card": "it was resolved on its node",
    "keypad card": "its inputs or dice opened the door, not force or a key",
    "room": "a bot entered it, or began a floor in it",
    "guard": "a guard of this design was activated and acted",
    "captain action": "the captain chip came up and the action happened",
    "captain ability": "it was triggered, or changed what a guard did or withstood",
    "agent ability": "it was used or took effect: in a roll, a pool, a swap, a push and so on",
    "module ability": "the same for the command module's",
    "slot": "power activated it, on this bot as command module; green slots are active from the start",
    "upgrade": "a bot bought it",
    "threat event": "it happened",
    "threat escalation": "it took effect",
    "task": "it was completed",
}
"""The kinds, and what counts as used."""


class Thing(NamedTuple):
    """Something of the box: its kind, its name here, and the words by which a test names it.

    Tests name an option by its card and a face by a card with this die: their tables have an entry for each.
    """

    kind: str
    name: str
    words: tuple[str, ...]


def things() -> tuple[Thing, ...]:
    """All of them, kind by kind."""
    return (*_cards(), *_faces(), *_places(), *_captains(), *_bots(), *_threat(), *_tasks())


def _cards() -> Iterator[Thing]:
    decks = {
        "equipment": equipment(),
        "mod": mods(),
        "imperative": imperatives(),
        "network card": network_cards(),
        "keypad card": keypad_cards(),
        "guard": guards(),
    }
    for kind, deck in decks.items():
        yield from (Thing(kind, name, (name,)) for name in deck)
    for name, card in terminal_cards().items():
        for n, option in enumerate(card.options, 1):
            yield Thing("terminal option", option_name(name, n), (option_name(name, n), option.name, name))


def _faces() -> Iterator[Thing]:
    """Six faces of a die that is rolled; of a counter's die the numbers that a card can show."""
    for die, faces in dice().equipment.items():
        held = {name: card for name, card in equipment().items() if str(card.die) == die}
        rolled = any(card.category == "breakable" for card in held.values())
        most = max([card.start for card in held.values()], default=0)
        for n in range(1, 1 + (len(faces) if rolled else most)):
            yield Thing("equipment face", f"face-{die}-{n}", tuple(held))


def _places() -> Iterator[Thing]:
    plans = [plan for corporation in corporations().values() for plan in corporation.floors.values()]
    keys = dict.fromkeys([*room_mats(), *[room.key for plan in plans for room in floor(plan).rooms]])
    yield from (Thing("room", key, (key,)) for key in keys)


def _captains() -> Iterator[Thing]:
    for name, captain in captains().items():
        yield Thing("captain action", name, (name,))
        for ability in captain.abilities:
            yield Thing("captain ability", f"{name} {ability.key}", (ability.key,))


def _bots() -> Iterator[Thing]:
    for name, card in bots().items():
        for ability in (card.agent.innate, *card.agent.unique):
            yield Thing("agent ability", f"{name} {ability.key}", (ability.key,))
        yield Thing("module ability", f"{name} {card.module.innate.key}", (card.module.innate.key,))
        yield from (Thing("slot", f"{name} {slot}", (slot,)) for slot in SLOTS[card.module.green :])
    yield from (Thing("upgrade", name, (name,)) for name in AGENT if not name.startswith("unique"))


def _threat() -> Iterator[Thing]:
    for name, corporation in corporations().items():
        for entry in corporation.threat:
            yield Thing(f"threat {entry.kind}", f"{name} {entry.title}", (entry.title,))


def _tasks() -> Iterator[Thing]:
    for name, mission in missions().items():
        goals = [*[(str(n), goal) for n, goal in enumerate(mission.floors, 1)], ("win", mission.win)]
        for where, goal in goals:
            yield from (Thing("task", f"{name} {where} {task.key}", (task.key,)) for task in goal.tasks)
