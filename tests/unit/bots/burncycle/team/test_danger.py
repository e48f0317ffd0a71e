"""The danger map: what security sees, and what a space may cost a bot."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.table import arrange, at, g

from getaway.bots.burncycle.team.danger import HIDDEN, SAFE, harm, risk, seen, would_see
from getaway.games.burncycle.floor import LEFT, RIGHT, Infobar, cells_in, lay
from getaway.games.burncycle.table.model import Burncycle

lay(
    "danger_hall",
    """
    +---+---+---+---+---+---+---+---+---+
    | .   .   .   .   .   .   .   .   . |
    +---+---+---+---+---+---+---+---+---+
    """,
)
lay(
    "danger_room",
    """
    +---+---+---+---+---+
    | a   a   a   a   a |
    +   +   +   +   +   +
    | aH  a   a   a   a |
    +---+---+---+---+---+
    """,
)
lay(
    "danger_safe",
    """
    +---+---+---+
    | s   s   s |
    +---+---+---+
    """,
    rooms={"s": Infobar("small_elevator", "safe", safe=True, zone=0)},
)
FAR_END = (1, 9)


def position(plan: str, *units: dict[str, Any], agent: dict[str, Any] | None = None, **more: Any) -> Burncycle:
    """An agent with plenty of power, wherever it stands, and these units."""
    here = {"power": 9, **(agent or {})}
    return g(arrange(1, plan=plan, agents=[here], units=list(units), pool=(0, 0, 0), **more))


def hamster(**more: Any) -> dict[str, Any]:
    """A Hamster, which moves 2 and sees 6 far, at the left end, looking right."""
    return {"name": "hamster", "at": (1, 1), "facing": "right", **more}


def in_hall(*units: dict[str, Any], **agent: Any) -> Burncycle:
    """The agent near the far end of the hall, the command module behind it."""
    return position("danger_hall", *units, agent={"at": (1, 8), **agent}, module={"at": FAR_END})


# What is seen


def test_what_is_seen_is_what_units_look_at() -> None:
    """Six spaces ahead and the unit's own, by column; two units see what either sees; a stunned one sees nothing."""

    def columns(*units: dict[str, Any]) -> list[int]:
        here = in_hall(*units)
        return [here.floor.at(cell)[1] for cell in cells_in(seen(here))]

    assert set(columns(hamster())) >= {2, 3, 4, 5, 6, 7}
    assert 8 not in columns(hamster())
    assert 8 in columns(hamster(), hamster(at=(1, 4)))
    assert columns(hamster(state="stunned")) == []


def test_a_unit_would_see_the_command_module_twice() -> None:
    """From a space that faces both it counts three; with its back to them nothing; a hidden bot does not count."""
    here = in_hall(hamster(at=(1, 4)))
    unit, cell = here.units[0], here.units[0].cell
    assert would_see(here, unit, cell, RIGHT) == 3
    assert would_see(here, unit, cell, LEFT) == 0
    here.set_bot(0, hidden=True)
    assert would_see(here, unit, cell, RIGHT) == 2


# What a space costs


def test_out_of_reach_is_no_risk() -> None:
    """A Hamster reaches a bot three steps away; one four steps away is seen, but safe this turn."""
    here = in_hall(hamster())
    near, beyond = (here.floor.cell(1, 4), here.floor.cell(1, 5))
    assert risk(here, 0, near) > 0
    assert seen(here) >> beyond & 1
    assert risk(here, 0, beyond) == 0


def test_stunned_units_do_no_harm() -> None:
    """The same space beside the same unit."""
    awake, stunned = in_hall(hamster()), in_hall(hamster(state="stunned"))
    cell = awake.floor.cell(1, 2)
    assert risk(awake, 0, cell) > 0
    assert risk(stunned, 0, cell) == 0


def test_in_front_of_a_unit_is_worse_than_behind_it() -> None:
    """A Walker sees four spaces ahead and two behind: three steps away on either side."""
    here = in_hall(hamster(name="walker", at=(1, 4)))
    assert risk(here, 0, here.floor.cell(1, 7)) > risk(here, 0, here.floor.cell(1, 1)) > 0


def test_each_unit_adds_to_the_risk() -> None:
    """A second Hamster behind the first."""
    one, two = in_hall(hamster(at=(1, 2))), in_hall(hamster(at=(1, 2)), hamster())
    cell = one.floor.cell(1, 4)
    assert risk(two, 0, cell) > risk(one, 0, cell) > 0


def test_a_hidden_bot_risks_less_than_an_open_one() -> None:
    """The hiding spot and its mirror image, both in view of a unit in the middle; not for a bot that was seen there."""
    guard = {"name": "hamster", "at": (1, 3), "facing": "down"}
    here = position("danger_room", guard, agent={"at": (2, 1)}, module={"at": (2, 5)})
    hiding, plain = here.floor.cell(2, 1), here.floor.cell(2, 5)
    assert seen(here) >> hiding & seen(here) >> plain & 1
    assert risk(here, 0, hiding) == pytest.approx(risk(here, 0, plain) * HIDDEN)
    known = position("danger_room", guard, agent={"at": (2, 1), "detected": True}, module={"at": (2, 5)})
    assert risk(known, 0, hiding) == pytest.approx(risk(known, 0, plain))


def test_a_safe_zone_is_safer() -> None:
    """A unit inside, two spaces away, as in the hall."""
    zone = position("danger_safe", hamster(), agent={"at": (1, 3)}, module={"at": (1, 2)})
    hall = in_hall(hamster())
    assert risk(zone, 0, zone.floor.cell(1, 3)) == pytest.approx(SAFE * risk(hall, 0, hall.floor.cell(1, 3)))


def test_the_last_power_is_dear_and_dearest_for_the_command_module() -> None:
    """Beside a unit: with much power, with little, with the last of it, and the module with its last."""
    match = arrange(
        1, plan="danger_hall", units=[hamster()], agents=[{"at": (1, 8)}], module={"at": FAR_END, "power": 1},
        pool=(0, 0, 0),
    )  # fmt: skip
    here, cell = g(match), at(match, (1, 2))
    costs = []
    for power in (9, 3, 1):
        here.set_bot(0, power=power)
        costs.append(risk(here, 0, cell))
    costs.append(risk(here, 1, cell))
    assert costs == sorted(costs)
    assert len(set(costs)) == 4


def test_the_disguised_and_the_shut_down_risk_nothing() -> None:
    """Nor does a bot that isn't on the floor."""
    here = in_hall(hamster())
    cell = here.floor.cell(1, 2)
    assert risk(here, 0, -1) == 0
    here.set_bot(0, disguise="walker")
    assert risk(here, 0, cell) == 0
    here.set_bot(0, disguise="", shut=True)
    assert risk(here, 0, cell) == 0


def test_a_demerit_counts_as_one() -> None:
    """A Clerk gives a demerit instead of its damage of level 2."""
    here = in_hall(hamster(name="clerk"), hamster(name="clinch", at=(1, 2)))
    clerk, clinch = here.units
    assert (harm(clerk), harm(clinch)) == (1.0, 2.0)
