"""Pairs that leave a step as it is: with the condition and without it the same is open, and leads to the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.pairs.burncycle.rooms import CARDS, NO_DICE
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, g, told

from getaway.games.burncycle.detection.events import Detected
from getaway.games.burncycle.ground.events import PoolBuilt
from getaway.games.burncycle.security.events import UnitAttacked, UnitDecided
from getaway.games.burncycle.table.parts import BANNED, NOWHERE

CONDITIONS: Mapping[str, dict[str, Any]] = {
    "disguised": {"disguise": "hamster"},
    "carrying": {"carries": ("bomb",)},
    "banned": {"ip": BANNED, "access": NOWHERE, "level": 0},
    "hidden": {"hidden": True},
}
OPEN = {
    "route": ("route-first", ("upgrade", "upgrade-module")),
    "strike": ("act", ("strike-unit", "strike-wall")),
    "terminal": ("act", ("terminal",)),
    "netcard": ("act", ("netcard",)),
    "keypad": ("act", ("keypad",)),
    "repair": ("act", ("repair",)),
    "alter": ("act", ("alter",)),
    "trade": ("act", ("trade",)),
    "use": ("act", ("use",)),
    "network": ("network", ("ip-move", "network-pass")),
}
"""By step, where it is asked and what is open in it."""
NEUTRAL = {
    "disguised": (
        *("route", "pool", "strike", "terminal", "netcard", "keypad", "repair", "alter", "trade", "use", "mods"),
        *("network", "end", "reboot", "threat", "imperative"),
    ),
    "carrying": (
        *("route", "pool", "move", "strike", "terminal", "netcard", "keypad", "repair", "alter", "use", "mods"),
        *("network", "end", "reboot", "awareness", "pursue", "investigate", "patrol", "attack", "threat", "imperative"),
    ),
    "banned": (
        *("route", "pool", "move", "strike", "terminal", "netcard", "keypad", "repair", "alter", "trade", "use"),
        *("mods", "enter", "end", "awareness", "pursue", "investigate", "patrol", "attack", "threat", "imperative"),
    ),
    "hidden": (
        *("route", "pool", "strike", "netcard", "keypad", "repair", "alter", "trade", "use", "mods", "network", "end"),
        *("reboot", "threat", "imperative"),
    ),
}
"""By condition, the steps that it leaves as they are."""
PAIRS = [(condition, step) for condition, steps in NEUTRAL.items() for step in steps]


def office(mine: Mapping[str, Any], phase: str, *chances: Any, spot: bool, **position: Any) -> Any:
    """Interface on a terminal or a hiding spot, by a locked door, beside the module and a stunned guard."""
    row = 3 if spot else 1
    own = {"name": "interface", "at": (row, 4), "upgrades": ("repair",), "reserve": ("tech",), "cards": CARDS, **mine}
    position = {
        "plan": "pairs_office", "mission": "pillar_of_panic", "progress": (), "terminals": (3,), "team": ("utility",),
        "module": {"at": (row + 1, 4), "keys": 1}, "units": [{"at": (row, 5), "state": "stunned"}], "reached": 26,
        "slots": ("physical", "general", "general"), **position,
    }  # fmt: skip
    return arrange(1, *chances, agents=[own], phase=phase, **position)


def outcome(step: str, mine: Mapping[str, Any], *, spot: bool) -> Any:
    """What is open in a step, or what it leads to."""
    if step in OPEN:
        phase, verbs = OPEN[step]
        match = office(mine, phase, spot=spot)
        return [(verb, row) for verb in verbs for row in can(match, verb)]
    return OUTCOMES[step](mine, spot)


def pool(mine: Mapping[str, Any], spot: bool) -> object:
    """The dice pool."""
    match = office(mine, "route-first", spot=spot)
    do(match, "done")
    return told(match, PoolBuilt)


def mods(mine: Mapping[str, Any], spot: bool) -> object:
    """A mod is installed or discarded at any time, and works from then on."""
    match = office(mine, "act", spot=spot)
    offers = [str(wish) for wish in match.offers(0)]
    do(match, "install", seat=0, card="servo-legs")
    do(match, "move", **NO_DICE)
    return offers, g(match).moving.ap


def move(mine: Mapping[str, Any], spot: bool) -> object:
    """The steps that are open in a move action, and where the first leads."""
    match = office(mine, "act", spot=spot)
    do(match, "move", **NO_DICE)
    return g(match).moving.ap, can(match, "step")


def enter(mine: Mapping[str, Any], spot: bool) -> object:
    """A cache is offered to a bot that steps onto it."""
    match = office({**mine, "at": (1, 5)}, "act", spot=spot, caches=(10,), units=())
    do(match, "move", **NO_DICE)
    do(match, "step", bot=0, to=at(match, (2, 5)))
    return asked(match), g(match).caches


def end(mine: Mapping[str, Any], spot: bool) -> object:
    """The burncycle die degrades the chip it shows."""
    match = office(mine, "degrade", "1", spot=spot)
    assert match.g.slots[0].degraded
    return g(match).slots


def reboot(mine: Mapping[str, Any], spot: bool) -> object:
    """The reserves after a reboot, the room's chip among the team's."""
    match = office(mine, "begin", {"order": (0, 1, 2)}, spot=spot)
    do(match, "reboot", seat=0)
    assert ("utility" if spot else "tech") in g(match).team
    return g(match).team, agent(match).reserve


def threat(mine: Mapping[str, Any], spot: bool) -> object:
    """Threat advances by the player count."""
    match = office(mine, "threat", spot=spot, threat=5)
    assert g(match).threat == 6
    return g(match).threat


def imperative(mine: Mapping[str, Any], spot: bool) -> object:
    """A third move action meets Keep Moving."""
    own = {**mine, "imperative": "keep-moving", "imperative_age": 2, "power": 4}
    match = office(own, "act", spot=spot)
    do(match, "move", **NO_DICE)
    assert agent(match).imperative == ""
    return agent(match).power


def security(chip: object, guard: dict[str, Any]) -> Any:
    """How security activation goes for the agent, with its chip somewhere or nowhere and this guard in the hallway."""

    def goes(mine: Mapping[str, Any], spot: bool) -> object:
        own = {**mine, "at": (1, 1), "power": 6, **({"chip": chip} if chip else {})}
        match = office(own, "security", spot=spot, units=[guard], terminals=(), module={"at": (4, 6)})
        decided = [(event.unit, event.priority, event.route) for event in told(match, UnitDecided)]
        bot = agent(match)
        return decided, told(match, UnitAttacked), told(match, Detected), (bot.power, bot.chip), g(match).units

    return goes


FAR = {"at": (2, 3), "facing": "down"}
OUTCOMES: Mapping[str, Any] = {
    "pool": pool, "mods": mods, "move": move, "enter": enter, "end": end, "reboot": reboot, "threat": threat,
    "imperative": imperative,
    "awareness": security(None, {"name": "hamster", "at": (2, 3), "facing": "left"}),
    "pursue": security((1, 1), {"at": (1, 3), "facing": "left"}),
    "investigate": security((2, 1), FAR),
    "patrol": security(None, {"name": "walker", **FAR}),
    "attack": security((1, 1), {"at": (1, 2), "facing": "left"}),
}  # fmt: skip


@pytest.mark.parametrize(("condition", "step"), PAIRS, ids=[f"{condition}-{step}" for condition, step in PAIRS])
def test_nothing_changes(condition: str, step: str) -> None:
    """The same is open and leads to the same, with the condition and without."""
    spot = condition == "hidden"
    plain = outcome(step, {}, spot=spot)
    assert plain
    assert outcome(step, CONDITIONS[condition], spot=spot) == plain
