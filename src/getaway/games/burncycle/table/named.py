"""What the things on the table are called, where an option touches them: `cell:14`, `card:taser`, `skill:0:lift`."""

from __future__ import annotations

from functools import cache

from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import DISGUISED, NOWHERE
from getaway.games.burncycle.table.pieces import bots
from getaway.kernel import Seat

NETWORK_DECK = "deck:network"
"""The network cards, beside the network mat."""


def cell(_g: Burncycle, _seat: Seat, number: int) -> str | None:
    """A space; the way out of the building leads to none."""
    return None if number == NOWHERE else f"cell:{number}"


def unit(_g: Burncycle, _seat: Seat, number: int) -> str:
    """A security unit by its number; a disguised agent is a bot all the same."""
    return f"bot:{DISGUISED - number}" if number <= DISGUISED else f"unit:{number}"


def slot(_g: Burncycle, _seat: Seat, number: int) -> str:
    """A slot of the burncycle, counted from 1 as on the mat."""
    return f"slot:{number - 1}"


def skill(g: Burncycle, seat: Seat, key: str) -> str | None:
    """An ability of the agent or the command module, on its sheet; a mod or equipment is the card itself."""
    for i in (seat, g.module):
        if any(held.card == key for held in g.bots[i].cards):
            return f"card:{key}"
        if key in printed(g.bots[i].name, module=i == g.module):
            return f"skill:{i}:{key}"
    return None


@cache
def printed(name: str, *, module: bool) -> tuple[str, ...]:
    """The abilities that a bot's card names on the side in play."""
    card = bots()[name]
    if module:
        return (card.module.innate.key,)
    return (card.agent.innate.key, *[ability.key for ability in card.agent.unique])


def listed(thing: str, values: object) -> str | None:
    """One of several things named together: `thing:value`; of several at once there is no single place."""
    if isinstance(values, tuple):
        return f"{thing}:{values[0]}" if len(values) == 1 else None
    return f"{thing}:{values}"
