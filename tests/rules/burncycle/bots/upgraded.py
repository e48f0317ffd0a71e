"""Agents that buy an upgrade of their own, for the tests of bot cards."""

from __future__ import annotations

from typing import Any

from tests.rules.burncycle.seen import start
from tests.rules.burncycle.table import agent, do

from getaway.kernel import Match

NO_DICE = {"basic": 0, "advanced": 0, "elite": 0}
ONE_DIE = {"basic": 1, "advanced": 0, "elite": 0}


def with_ability(bot: str, key: str, cost: int, *chances: Any, **more: Any) -> Match:
    """This bot, an agent with 9 power, pays so much for its ability and goes on to its action step.

    A cost of 0 is that of an innate ability, which need not be bought.
    """
    own = {"name": bot, "power": 9, **more.pop("agent", {})}
    match = start(*chances, agent=own, phase="route-first", **more)
    if cost:
        do(match, "upgrade", upgrade=key)
        assert agent(match).power == own["power"] - cost
    do(match, "done")
    return match


def as_module(bot: str, *chances: Any, **more: Any) -> Match:
    """This bot as the command module of an agent without abilities for dice, in its action step."""
    own = {"name": "exe", "power": 9, **more.pop("agent", {})}
    base = {"name": bot, **more.pop("module", {})}
    match = start(*chances, agent=own, module=base, phase="route-first", **more)
    do(match, "done")
    return match
