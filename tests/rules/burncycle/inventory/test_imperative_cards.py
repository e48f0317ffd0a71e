"""Every imperative against every deed: what breaks it, what ends it, what it pays, and what it does not mind."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest
from tests.rules.burncycle.inventory.deeds import DEEDS
from tests.rules.burncycle.table import agent

from getaway.games.burncycle.table.pieces import imperatives


class Case(NamedTuple):
    """What breaks the imperative, what must happen how often, and the power it pays."""

    broken: tuple[str, ...]
    ends: tuple[str, ...]
    times: int
    pays: int


IMPERATIVES: dict[str, Case] = {
    "hands-off": Case(("strike-unit", "strike-wall", "push"), ("turn-end",), 1, 2),
    "radio-silence": Case(("network-card", "hub"), ("turn-end",), 1, 2),
    "out-of-sight": Case(("detected",), ("turn-end",), 1, 2),
    "stand-your-ground": Case(("hide", "swap"), ("turn-end",), 2, 1),
    "self-reliant": Case(("trade",), ("turn-end",), 2, 2),
    "steady-cycle": Case(("alter",), ("turn-end",), 2, 2),
    "keep-moving": Case(("pass",), ("move",), 3, 2),
    "locksmith": Case(("key",), ("keypad-open",), 1, 2),
    "deep-reader": Case(("strike-unit",), ("terminal",), 1, 2),
    "magpie": Case(("discard-equipment",), ("cache",), 1, 2),
    "room-service": Case(("hide",), ("surveil",), 1, 1),
    "wrecking-ball": Case(("terminal",), ("break-wall",), 1, 3),
    "bouncer": Case(("hide",), ("stun-unit", "shut-unit"), 1, 3),
    "hub-hopper": Case(("boot",), ("hub",), 2, 2),
    "light-touch": Case(("strike-wall",), ("floor",), 1, 3),
    "frugal": Case(("upgrade",), ("round-end",), 2, 2),
}


@cache
def power_after(deed: str) -> int:
    """What the agent has after the deed if no imperative looks on."""
    return agent(DEEDS[deed].done("", 0, "bouncer")).power


def after(name: str, deed: str, age: int) -> tuple[bool, int]:
    """Whether the imperative is still there after the deed, and the power it brought or cost."""
    filler = "magpie" if name == "bouncer" else "bouncer"
    match = DEEDS[deed].done(name, age, filler)
    return agent(match).imperative == name, agent(match).power - power_after(deed)


@pytest.mark.parametrize("name", IMPERATIVES)
def test_an_imperative_and_every_deed(name: str) -> None:
    """The deed that is due ends it and pays, one that breaks it costs 1 power, and any other leaves it alone.

    What breaks it comes first: a keypad opened with a key isn't a locksmith's work.
    """
    case = IMPERATIVES[name]
    for deed, how in DEEDS.items():
        if how.amounts_to & set(case.broken):
            expected = (False, -1)
        elif how.amounts_to & set(case.ends):
            expected = (False, case.pays)
        else:
            expected = (True, 0)
        assert after(name, deed, case.times - 1) == expected, deed


@pytest.mark.parametrize("name", [name for name, case in IMPERATIVES.items() if case.times > 1])
def test_an_imperative_that_takes_its_time(name: str) -> None:
    """One time less than it asks for does not end it."""
    case = IMPERATIVES[name]
    due = [deed for deed, how in DEEDS.items() if how.amounts_to == set(case.ends)]
    assert due
    for deed in due:
        assert after(name, deed, case.times - 2) == (True, 0)


def test_no_imperative_is_left_out() -> None:
    """The table names every imperative of the box, and there is a deed for all that breaks or ends one."""
    assert set(IMPERATIVES) == set(imperatives())
    known = {each for how in DEEDS.values() for each in how.amounts_to}
    assert {each for case in IMPERATIVES.values() for each in (*case.broken, *case.ends)} <= known
