"""Every mod in play: what it pays uninstalled, what it does installed, and how often."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.rules.burncycle.inventory.store import play_out_the_round
from tests.rules.burncycle.seen import Seen, Step, changed, chip, play, seen, start, use, walk
from tests.rules.burncycle.table import agent, asked, can, do, faces, g, refused
from tests.rules.burncycle.terminal.offices import OFFICES

from getaway.games.burncycle.floor import DOWN
from getaway.games.burncycle.table.pieces import mods
from getaway.kernel import Match

NO_DICE = {"basic": 0, "advanced": 0, "elite": 0}
PAYS = {
    "cannonarm": 2,
    "servo-legs": 2,
    "spare-cells": 2,
    "gyroscope": 1,
    "mirror-lens": 1,
    "trickle-charger": 1,
    "white-noise": 1,
    "chip-printer": 2,
    "patch-arm": 1,
    "slipstream": 2,
    "echo-mask": 2,
    "line-tap": 1,
}


@pytest.mark.parametrize("card", PAYS)
def test_what_a_mod_pays_uninstalled(card: str) -> None:
    """Discarded, it pays its power and nothing else."""
    match = start(agent={"cards": [card]})
    before = seen(match)
    do(match, "discard", bot=0, card=card)
    assert changed(match, before) == {"power": 2 + PAYS[card], "cards": []}


# Mods that are used


class Case(NamedTuple):
    """What one use changes, and when it can be used again: from the next round on, or not on this floor."""

    changes: Seen
    again: str
    steps: tuple[Step, ...] = ()
    given: dict[str, Any] = {}


USED: dict[str, Case] = {
    "trickle-charger": Case({"power": 3}, "round"),
    "white-noise": Case({"threat": 4}, "floor"),
    "chip-printer": Case({"reserve": ("physical",)}, "round", (chip("physical"),)),
    "patch-arm": Case({"degraded": (2,)}, "floor", given={"slots": ("-general", "-tech", "general")}),
    "slipstream": Case({"at": (1, 3)}, "round", tuple(walk((1, 3)))),
    "echo-mask": Case({"chip": None}, "round", given={"agent": {"chip": (1, 7)}}),
    "line-tap": Case({"level": 2}, "floor"),
}


@pytest.mark.parametrize("card", USED)
def test_a_mod_that_is_used(card: str) -> None:
    """Uninstalled it does nothing; installed it works once, and again when its round or its floor is over."""
    case = USED[card]
    match = start(**{**case.given, "agent": {"power": 2, **case.given.get("agent", {}), "cards": [card]}})
    assert refused(match, "use", what=card) == "BC-MOD-03"
    do(match, "install", card=card)
    before = seen(match)
    play(match, use(card), *case.steps)
    assert changed(match, before) == case.changes
    assert asked(match) == "act"
    assert refused(match, "use", what=card) == "BC-FREE-07"
    play_out_the_round(match)
    do(match, "begin-turn")
    assert ({"what": card} in can(match, "use")) == (case.again == "round")


# Mods that always work


def installed(card: str, *chances: Any, **more: Any) -> Match:
    """The agent has installed this mod."""
    match = start(*chances, agent={"cards": [card], **more.pop("agent", {})}, **more)
    do(match, "install", card=card)
    return match


def cannonarm() -> None:
    """Strikes reach 4 spaces: a guard there can be struck at, one a space further away can't; so can walls."""
    units = [{"at": (1, 6), "state": "stunned"}, {"at": (1, 7), "state": "stunned"}]
    match = installed("cannonarm", units=units)
    assert {row["unit"] for row in can(match, "strike-unit") if row["bot"] == 0} == {1}
    assert refused(match, "strike-unit", bot=0, unit=2, **NO_DICE) == "BC-STRIKE-02"
    do(match, "strike-unit", bot=0, unit=1, **NO_DICE)
    assert agent(match).detected
    wall = OFFICES.edge(OFFICES.cell(1, 5), DOWN)
    assert refused(start(), "strike-wall", bot=0, wall=wall, **NO_DICE).startswith("BC-STR")
    assert {"bot": 0, "wall": wall, **NO_DICE} in can(installed("cannonarm"), "strike-wall")


def servo_legs() -> None:
    """A move action without dice goes one space."""
    match = installed("servo-legs")
    do(match, "move", **NO_DICE)
    play(match, *walk((1, 3)))
    assert (asked(match), g(match).moving) == ("act", None)


def spare_cells() -> None:
    """The pool of an agent with 2 power has 3 basic dice."""
    match = installed("spare-cells", phase="route-first")
    do(match, "done")
    assert seen(match)["pool"] == (3, 0, 0)


def gyroscope() -> None:
    """A blank is rolled again, once a turn."""
    match = installed("gyroscope", faces(0), faces(2))
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "use-on-dice", ability="gyroscope", die=0)
    assert (asked(match), g(match).moving.ap) == ("moving", 2)
    assert "gyroscope" in agent(match).used


def mirror_lens() -> None:
    """A blank is turned to its other side, which shows 2 AP: no chance about it."""
    match = installed("mirror-lens", faces(0))
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "use-on-dice", ability="mirror-lens", die=0)
    assert (asked(match), g(match).moving.ap) == ("moving", 2)
    assert "mirror-lens" in agent(match).used


ALWAYS = {
    "cannonarm": cannonarm,
    "servo-legs": servo_legs,
    "spare-cells": spare_cells,
    "gyroscope": gyroscope,
    "mirror-lens": mirror_lens,
}


@pytest.mark.parametrize("card", ALWAYS)
def test_a_mod_that_always_works(card: str) -> None:
    """What it is good for, in a separate story."""
    ALWAYS[card]()


def test_no_mod_is_left_out() -> None:
    """The tables name every mod of the box once."""
    assert set(PAYS) == set(mods())
    assert sorted([*USED, *ALWAYS]) == sorted(mods())
