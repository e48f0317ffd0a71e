"""Every ability of a bot that adds AP or dice, or changes a roll, as agent and as command module."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.rules.burncycle.bots.upgraded import NO_DICE, ONE_DIE, as_module, with_ability
from tests.rules.burncycle.seen import seen
from tests.rules.burncycle.table import agent, asked, can, do, faces, g, refused
from tests.rules.burncycle.terminal.offices import OFFICES, SECOND, TERMINAL, cells

from getaway.games.burncycle.floor import DOWN
from getaway.kernel import Match

AGENT, MODULE = 0, 1
WALL = 10
"""The AP that a wall withstands."""
OVERRIDE = 4
"""The AP that the second option of a patch panel needs."""

ORDER = 5
"""The AP that its third option needs."""


class Case(NamedTuple):
    """Whose ability it is, what it costs (nothing if innate), and the AP it adds for agent and command module."""

    bot: str
    cost: int
    action: str
    ap: tuple[int, int]
    """What the agent gets, and what the command module gets; a move action has but one total."""
    module: bool = False
    """The bot is the command module."""


MORE_AP: dict[str, Case] = {
    "soft-landing": Case("byte", 2, "move", (1, 1)),
    "momentum": Case("crash", 2, "move", (1, 1)),
    "light-feet": Case("bit", 1, "move", (1, 1)),
    "tailwind": Case("byte", 0, "move", (1, 1), module=True),
    "hydraulics": Case("casing", 2, "strike", (1, 0)),
    "press": Case("casing", 3, "strike", (2, 0)),
    "head-on": Case("crash", 3, "strike", (2, 0)),
    "hull": Case("casing", 0, "strike", (0, 2), module=True),
    "battering-ram": Case("crash", 0, "strike", (1, 1), module=True),
    "batch": Case("exe", 1, "terminal", (1, 0)),
    "root-shell": Case("access", 2, "terminal", (1, 0)),
    "shared-library": Case("exe", 0, "terminal", (1, 1), module=True),
    "front-desk": Case("interface", 0, "terminal", (0, 1), module=True),
}


def acting(key: str, *chances: Any, **more: Any) -> Match:
    """A match with this ability in force; where the command module is not the bot it has none for checks."""
    case = MORE_AP[key]
    if case.module:
        own = {"name": "memory", **more.pop("agent", {})}
        return as_module(case.bot, *chances, agent=own, **more)
    base = {"name": "bit", **more.pop("module", {})}
    return with_ability(case.bot, key, case.cost, *chances, module=base, **more)


@pytest.mark.parametrize("key", [key for key, case in MORE_AP.items() if case.action == "move"])
def test_more_ap_in_a_move_action(key: str) -> None:
    """A move without dice goes this many spaces; without the ability none at all."""
    match = acting(key)
    do(match, "move", **NO_DICE)
    moving = g(match).moving
    assert moving is not None
    assert (asked(match), moving.ap) == ("moving", MORE_AP[key].ap[AGENT])


@pytest.mark.parametrize("who", [AGENT, MODULE])
@pytest.mark.parametrize("key", [key for key, case in MORE_AP.items() if case.action == "strike"])
def test_more_ap_in_a_strike(key: str, who: int) -> None:
    """A wall falls with this many AP less on the dice, but not with one less still."""
    bonus = MORE_AP[key].ap[who]
    for rolled, falls in ((WALL - bonus, True), (WALL - bonus - 1, False)):
        base = {"at": (1, 4)}
        match = acting(key, faces(*twos(rolled)), module=base, agent={"at": (1, 3)})
        wall = OFFICES.edge(g(match).bots[who].cell, DOWN)
        do(match, "strike-wall", bot=who, wall=wall, basic=len(twos(rolled)), advanced=0, elite=0)
        assert (asked(match) == "strike-result") == falls


def twos(ap: int) -> list[int]:
    """Faces of as few basic dice as possible that make this many AP."""
    return [2] * (ap // 2) + [1] * (ap % 2)


@pytest.mark.parametrize("who", [AGENT, MODULE])
@pytest.mark.parametrize("key", [key for key, case in MORE_AP.items() if case.action == "terminal"])
def test_more_ap_at_a_terminal(key: str, who: int) -> None:
    """An option takes this many AP less on the dice, but not one less still."""
    bonus = MORE_AP[key].ap[who]
    for rolled, works in ((OVERRIDE - bonus, True), (OVERRIDE - bonus - 1, False)):
        match = acting(
            key, "patch-panel", faces(*[1] * rolled), agent={"at": TERMINAL}, module={"at": SECOND},
            terminals=cells(TERMINAL, SECOND), rig={"terminal_cards": ["patch-panel"]},
        )  # fmt: skip
        do(match, "terminal", bot=who)
        do(match, "select", options=(2,))
        do(match, "roll", basic=rolled, advanced=0, elite=0)
        assert (asked(match) == "assign-ap") == works


# Dice for the pool


POOLS = {"turbo": ("processor", 2), "master-clock": ("processor", 0), "look-ahead": ("memory", 0)}


@pytest.mark.parametrize("key", POOLS)
def test_one_more_basic_die(key: str) -> None:
    """The pool has a basic die more than the agent has power."""
    bot, cost = POOLS[key]
    match = with_ability(bot, key, cost) if cost else as_module(bot)
    assert seen(match)["pool"] == (agent(match).power + 1, 0, 0)


def test_the_dice_of_a_command_module_are_for_every_player() -> None:
    """The second player's pool has one more, too; another module gives none."""
    for bot, more in (("processor", 1), ("memory", 1), ("casing", 0)):
        match = as_module(bot, others=[{"name": "crash", "at": (1, 7), "power": 4}], active=1)
        assert seen(match)["pool"] == (4 + more, 0, 0)


# Rolls


REROLLS = {"branch-prediction": ("processor", 2), "spare-magnet": ("byte", 2)}


@pytest.mark.parametrize("key", REROLLS)
def test_a_die_is_rolled_again_once_a_turn(key: str) -> None:
    """A blank comes up as 2 AP; on the next roll of the turn there is none to be had."""
    bot, cost = REROLLS[key]
    match = with_ability(bot, key, cost, faces(0), faces(2), faces(0))
    do(match, "move", **ONE_DIE)
    do(match, "use-on-dice", ability=key, die=0)
    total(match)
    moving = g(match).moving
    assert moving is not None
    assert moving.ap == 2
    do(match, "stop")
    do(match, "move", **ONE_DIE)
    assert key not in [row["ability"] for row in can(match, "use-on-dice")]


def total(match: Match) -> None:
    """Count the AP, if something else could be done about the dice."""
    if can(match, "total"):
        do(match, "total")


def test_the_tumble_magnet_turns_a_die_over() -> None:
    """A blank shows 2 AP, without chance, once a turn; it is Byte's alone."""
    match = with_ability("byte", "tumble-magnet", 0, faces(0), faces(0))
    do(match, "move", **ONE_DIE)
    do(match, "use-on-dice", ability="tumble-magnet", die=0)
    moving = g(match).moving
    assert moving is not None
    assert moving.ap == 2
    do(match, "stop")
    do(match, "move", **ONE_DIE)
    assert can(match, "use-on-dice") == []


@pytest.mark.parametrize(("face", "spaces"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_pressure_moves_casing_further(face: int, spaces: int) -> None:
    """After a first step, once in a move action: this many spaces more for Casing himself."""
    match = with_ability("casing", "pressure", 0, faces(2), {"faces": (face - 1,)})
    do(match, "move", **ONE_DIE)
    assert refused(match, "own-die") == "BC-MOVE-18"
    do(match, "step", bot=0, to=OFFICES.cell(1, 3))
    do(match, "own-die")
    moving = g(match).moving
    assert moving is not None
    assert (moving.ap, moving.own) == (1, spaces)
    assert refused(match, "own-die") == "BC-AGENT-06"


@pytest.mark.parametrize(("face", "ap"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_lift_adds_to_bits_checks(face: int, ap: int) -> None:
    """An option of 5 AP is had with what the die adds to the AP rolled, and not with one less."""
    for rolled, works in ((ORDER - ap, True), (ORDER - ap - 1, False)):
        match = with_ability(
            "bit", "lift", 0, "patch-panel", faces(*[1] * rolled), {"faces": (face - 1,)},
            agent={"at": TERMINAL}, terminals=cells(TERMINAL), rig={"terminal_cards": ["patch-panel"]},
        )  # fmt: skip
        do(match, "terminal", bot=0)
        do(match, "select", options=(3,))
        do(match, "roll", basic=rolled, advanced=0, elite=0)
        do(match, "own-die")
        total(match)
        assert (asked(match) == "assign-ap") == works


ROLLS = ("tumble-magnet", "pressure", "lift")
"""Innate abilities that have a test of their own here."""
