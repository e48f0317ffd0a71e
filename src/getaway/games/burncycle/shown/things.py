"""Every thing of a view that an option may name: what stands and lies on the floor, mats, sheets, cards and dice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from getaway.games.burncycle.floor import NOWHERE, floor
from getaway.games.burncycle.ground.choose import WORDS
from getaway.games.burncycle.ground.joan import DRONE
from getaway.games.burncycle.shown.view import View
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.named import NETWORK_DECK, printed
from getaway.games.burncycle.table.parts import CHIPS, DICE, NONE
from getaway.games.burncycle.turn.routing import UNIVERSAL, words


def things(view: View) -> frozenset[str]:
    """The names of all of them, as in `places` of options."""
    return mats(view.plan, view.players) | {*pieces(view), *cards(view), *skills(view), *in_progress(view)}


@lru_cache(maxsize=256)
def mats(plan: str, players: int) -> frozenset[str]:
    """What is always there: seats, the supply of chips, the network and its deck, and the floor once laid out."""
    net = graph()
    found = {f"seat:{seat}" for seat in range(players)} | {f"chip:{chip}" for chip in CHIPS}
    found |= {f"node:{node}" for node in range(len(net.kind_of))}
    found |= {f"access:{quadrant}" for quadrant in range(len(net.access_node))}
    found.add(NETWORK_DECK)
    return frozenset(found | built(plan)) if plan else frozenset(found)


def built(plan: str) -> set[str]:
    """The spaces in play, doors, walls and rooms of a floor."""
    house = floor(plan)
    cells = [cell for cell in range(house.size) if house.playable(cell)]
    found = {f"cell:{cell}" for cell in cells} | {f"wall:{edge}" for cell in cells for edge in house.edges[cell]}
    found |= {f"door:{door}" for door in range(len(house.doors))}
    return found | {f"room:{room}" for room in range(len(house.rooms))}


def pieces(view: View) -> Iterator[str]:
    """Bots with their IPs and reserves, security units, Joan, the slots of the burncycle, and the dice of the pool."""
    for i, bot in enumerate(view.bots):
        yield f"bot:{i}"
        yield f"reserve:{i}"
        if bot.ip != NONE:
            yield f"ip:{i}"
    yield from [f"unit:{unit.number}" for unit in view.units]
    yield from [f"slot:{slot}" for slot in range(len(view.slots))]
    yield from [f"die:{kind}" for kind in DICE if getattr(view.pool, kind)]
    if view.drone != NOWHERE:
        yield DRONE


def cards(view: View) -> Iterator[str]:
    """Cards that lie open: held ones, those just drawn, imperatives, and the bots to choose from."""
    for bot in view.bots:
        yield from [f"card:{held.card}" for held in bot.cards]
        yield from [f"card:{card}" for card in bot.hand]
        if bot.imperative:
            yield f"card:{bot.imperative}"
    yield from [f"card:{card}" for card in view.drawn]
    if view.pending is not None and view.pending.kind == "card":
        yield from [f"card:{card}" for card in view.pending.items]


def skills(view: View) -> Iterator[str]:
    """What the bots' sheets show, by bot: abilities and upgrades, bought or not."""
    if len(view.bots) <= view.players:
        return
    for i, bot in enumerate(view.bots):
        module = i == view.players
        named = (*printed(bot.name, module=module), *(UNIVERSAL if module else words(bot.name)))
        yield from [f"skill:{i}:{name}" for name in named]


def in_progress(view: View) -> Iterator[str]:
    """Dice as they lie, inputs of a keypad, options of a terminal card, tasks, and what is chosen by a word."""
    if view.roll is not None:
        yield from [f"die:{i}" for i in range(len(view.roll.kinds))]
    if view.at_keypad is not None:
        yield from [f"input:{each}" for each in view.at_keypad.inputs]
    yield from [f"option:{n}" for n in range(1, len(view.named["option"]))]
    yield from [f"task:{task.task}" for task in view.tasks]
    if view.pending is not None and view.pending.cite in WORDS:
        yield from [f"{WORDS[view.pending.cite]}:{item}" for item in view.pending.items]
