"""The figures on both sides of every bot card."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tests.rules.burncycle.seen import start
from tests.rules.burncycle.table import agent, can, do, refused

from getaway.games.burncycle.table.pieces import bots


class Case(NamedTuple):
    """The agent's limits of power, advanced and elite dice, and its chips; then what the command module starts with."""

    limit: int
    advanced: int
    elite: int
    allotment: tuple[str, str, str]
    reserve: tuple[str, str, str]
    power: int
    costs: tuple[int, int, int, int, int]
    green: int


P, T, U = "physical", "tech", "utility"
FIGURES: dict[str, Case] = {
    "processor": Case(6, 3, 2, (P, T, T), (P, T, U), 8, (1, 1, 2, 2, 4), 3),
    "byte": Case(6, 4, 1, (P, P, U), (P, P, U), 8, (1, 1, 2, 2, 3), 3),
    "casing": Case(7, 2, 3, (P, P, T), (P, P, T), 10, (1, 2, 2, 3, 4), 2),
    "exe": Case(6, 3, 2, (P, U, U), (T, U, U), 8, (1, 1, 2, 2, 3), 3),
    "crash": Case(7, 3, 2, (P, P, U), (P, U, U), 9, (1, 2, 2, 3, 4), 3),
    "bit": Case(5, 4, 2, (P, U, U), (P, U, U), 8, (1, 1, 1, 2, 3), 3),
    "access": Case(5, 3, 3, (P, T, T), (T, T, U), 8, (1, 1, 2, 2, 3), 3),
    "memory": Case(6, 3, 2, (P, T, U), (T, T, U), 8, (1, 2, 2, 2, 3), 2),
    "interface": Case(6, 3, 2, (P, T, U), (P, T, U), 9, (1, 1, 2, 3, 4), 3),
    "patch": Case(7, 3, 1, (P, T, U), (T, U, U), 8, (1, 1, 2, 2, 4), 3),
}


@pytest.mark.parametrize("name", FIGURES)
def test_the_limits_of_an_agent(name: str) -> None:
    """Power above its limit is lost at the end of the turn, and no more dice can be bought than its card has."""
    case = FIGURES[name]
    match = start(agent={"name": name, "power": case.limit + 2}, phase="route-last", slots=("captain",))
    do(match, "done")
    assert agent(match).power == case.limit
    for upgrade, most in (("advanced", case.advanced), ("elite", case.elite)):
        match = start(agent={"name": name, "power": 10, upgrade: most - 1}, phase="route-first")
        do(match, "upgrade", upgrade=upgrade)
        assert getattr(agent(match), upgrade) == most
        assert refused(match, "upgrade", upgrade=upgrade) == "BC-UPGAG-08"


@pytest.mark.parametrize("name", FIGURES)
def test_the_chips_of_an_agent(name: str) -> None:
    """After a reboot its reserve has the three chips of its card and one for each reserve upgrade."""
    case = FIGURES[name]
    for bought in ((), ("reserve-1",), ("reserve-2",), ("reserve-3",)):
        match = start(agent={"name": name, "upgrades": bought}, phase="begin", slots=("general", "captain"))
        do(match, "reboot")
        chips = [*case.allotment, *[case.reserve[int(each[-1]) - 1] for each in bought]]
        assert sorted(agent(match).reserve) == sorted(chips)


@pytest.mark.parametrize("name", FIGURES)
def test_the_slots_of_a_command_module(name: str) -> None:
    """Each slot after the green ones is bought for its cost, and can be had for no less."""
    case = FIGURES[name]
    for slot in range(case.green + 1, 6):
        slots = ("general",) * (slot - 1)
        cost = case.costs[slot - 1]
        position = {"module": {"name": name, "power": 9}, "phase": "route-first", "slots": slots, "agent": {"power": 9}}
        match = start(**position)
        shares = [row["shares"] for row in can(match, "upgrade-module") if row["upgrade"] == f"slot-{slot}"]
        assert shares
        assert {sum(share) for share in shares} == {cost}


def test_no_bot_is_left_out() -> None:
    """The table names every bot of the box, and agrees with what its command module starts with."""
    assert set(FIGURES) == set(bots())
    for name, case in FIGURES.items():
        side = bots()[name].module
        assert (side.power, side.costs, side.green) == (case.power, case.costs, case.green)
