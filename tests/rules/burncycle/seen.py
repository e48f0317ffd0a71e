"""What the table shows before and after a card, so that a test can name everything that changed and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.rules.burncycle.inventory.store import names
from tests.rules.burncycle.table import agent, arrange, at, do, g, module
from tests.rules.burncycle.terminal import offices

from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Match

Step = tuple[str, Mapping[str, Any]]
"""A verb and its arguments; spaces, given as row and column, stand under `to` and `cell`."""
Seen = dict[str, Any]
UPPER, SIDE, FAR = offices.UPPER_DOOR, offices.SIDE_DOOR, offices.FAR_DOOR
"""The doors of the offices: [1, 2] and [3, 1] lead into room a, [1, 6] into room b."""


def position(**more: Any) -> dict[str, Any]:
    """The first agent with 2 power on [1, 2] of the offices, beside the upper door, its module on [1, 1] with 5.

    Threat is at 6, the CEO's network level at 3, and what threat cards say has happened. `agent` and `module` change
    the two bots; `others` are further agents.
    """
    own = {"at": (1, 2), "power": 2, **more.pop("agent", {})}
    base = {"at": (1, 1), "power": 5, **more.pop("module", {})}
    agents = [own, *more.pop("others", ())]
    given = {"plan": "offices", "threat": 6, "reached": 26, "ceo": 3, **more}
    return {"players": len(agents), "agents": agents, "module": base, **given}


def start(*chances: Any, **more: Any) -> Match:
    """A match at the position above."""
    given = position(**more)
    return arrange(given.pop("players"), *chances, **given)


def seen(match: Match) -> Seen:
    """Everything on the table that a card may change, spaces by row and column."""
    state, mine = g(match), agent(match)
    return {
        "power": mine.power,
        "keys": mine.keys,
        "cards": names(mine),
        "reserve": mine.reserve,
        "imperative": mine.imperative,
        "hand": mine.hand,
        "level": mine.level,
        "ip": mine.ip,
        "at": space(match, mine.cell),
        "chip": space(match, mine.chip),
        "upgrades": mine.upgrades,
        "others": tuple([(bot.power, bot.level, space(match, bot.chip)) for bot in state.bots[1 : state.players]]),
        "module": (module(match).power, module(match).keys, space(match, module(match).chip)),
        "module at": space(match, module(match).cell),
        "team": state.team,
        "threat": state.threat,
        "ceo": state.ceo,
        "pings": state.pings,
        "pool": (state.pool.basic, state.pool.advanced, state.pool.elite),
        "degraded": tuple([n for n, slot in enumerate(state.slots, 1) if slot.degraded]),
        "chips": tuple([slot.chip for slot in state.slots if slot.chip]),
        "unlocked": tuple([door for door in range(len(state.floor.doors)) if state.unlocked >> door & 1]),
        "terminals": tuple([space(match, cell) for cell in state.terminals]),
        "mainframes": tuple([space(match, cell) for cell in state.mainframes]),
        "caches": tuple([space(match, cell) for cell in state.caches]),
        "broken": state.broken,
        "unseen": state.unseen,
        "units": tuple([(unit.name, unit.state, unit.rounds) for unit in state.units]),
        "facing": tuple([unit.facing for unit in state.units]),
        "drone": (space(match, state.drone), state.charged),
        "deck": len(state.equipment.left),
    }


def space(match: Match, cell: int) -> tuple[int, int] | None:
    """A space by row and column, or none."""
    return None if cell == NOWHERE else g(match).floor.at(cell)


def play(match: Match, *steps: Step) -> None:
    """Take these steps one after the other, each by the player who is asked."""
    for verb, args in steps:
        do(match, verb, **{name: _cell(match, name, value) for name, value in args.items()})


def _cell(match: Match, name: str, value: Any) -> Any:
    return at(match, value) if name in ("to", "cell") and isinstance(value, tuple) else value


def changed(match: Match, before: Seen) -> Seen:
    """What is different now, by what it is now."""
    return {name: value for name, value in seen(match).items() if value != before[name]}


# Words for the steps


def walk(*spaces: tuple[int, int], bot: int = 0) -> Sequence[Step]:
    """Steps of a move or of bonus movement."""
    return [("step", {"bot": bot, "to": each}) for each in spaces]


def use(what: str) -> Step:
    """Use equipment or an ability."""
    return "use", {"what": what}


def chip(name: str) -> Step:
    """Choose a chip of the supply."""
    return "choose-chip", {"chip": name}


def door(number: int) -> Step:
    """Choose a door."""
    return "choose-door", {"door": number}


def guards(distance: int, row: int = 1, start: int = 2) -> list[dict[str, Any]]:
    """Two guards in a row that look away: one this many spaces to the right of the column, one a space further."""
    return [{"at": (row, start + distance + n), "facing": "right", "name": "latch"} for n in (0, 1)]
