"""Swap: a moving bot exchanges spaces with another bot."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.plans import hall
from tests.rules.burncycle.table import agent, arrange, at, can, do, faces, g, module, refused, told, unit

from getaway.games.burncycle.detection.events import Detected, HidOn
from getaway.games.burncycle.floor import Infobar, lay
from getaway.games.burncycle.movement.events import Swapped
from getaway.games.burncycle.surveil.events import Surveilled
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Match

LANE = lay("swap_lane", hall(1, 12))
LOOK = lay(
    "swap_door",
    """
    +---+---+---+---+
    | .   . : a   a |
    +---+---+---+---+
    """,
    rooms={"a": Infobar("laboratory", "tech", "", 1)},
)
NEXT_TO: dict[str, object] = {"at": (1, 1), "name": "crash"}


def beside(mover: dict[str, object], other: dict[str, object], *rolled: int, **more: Any) -> Match:
    """Two agents, the first in a move action with these AP."""
    position = {"plan": "swap_lane", "module": {"at": (1, 12)}, **more}
    match = arrange(2, faces(*rolled), agents=[mover, other], **position)
    do(match, "move", basic=len(rolled), advanced=0, elite=0)
    return match


@pytest.mark.clause("BC-SWAP-01", "BC-SWAP-02")
def test_with_swap_a_moving_bot_exchanges_spaces_with_its_neighbour() -> None:
    """Without swap the same step is refused."""
    match = beside({**NEXT_TO, "upgrades": ("swap",)}, {"at": (1, 2)}, 1)
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert (agent(match, 0).cell, agent(match, 1).cell) == (at(match, (1, 2)), at(match, (1, 1)))
    assert told(match, Swapped) == [Swapped(0, 1)]
    match = beside(NEXT_TO, {"at": (1, 2)}, 1)
    assert can(match, "step") != []  # the command module's
    assert refused(match, "step", bot=0, to=at(match, (1, 2))) == "BC-SWAP-01"


@pytest.mark.clause("BC-SWAP-03")
def test_the_move_goes_on_after_a_swap() -> None:
    """Of 3 AP 2 are left and used."""
    match = beside({**NEXT_TO, "upgrades": ("swap",)}, {"at": (1, 2)}, 1, 2)
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert g(match).moving.ap == 2
    do(match, "step", bot=0, to=at(match, (1, 3)))
    do(match, "step", bot=0, to=at(match, (1, 4)))
    assert agent(match).cell == at(match, (1, 4))


@pytest.mark.clause("BC-SWAP-04")
def test_sight_is_judged_once_where_both_stand_after_the_swap() -> None:
    """The guard covers [1, 1] to [1, 7]; one agent comes out of its sight as the other comes into it."""
    match = beside(
        {"at": (1, 8), "name": "crash", "upgrades": ("swap",)}, {"at": (1, 7), "detected": True}, 1,
        units=[{"name": "hamster", "at": (1, 1), "facing": "right"}],
    )  # fmt: skip
    do(match, "step", bot=0, to=at(match, (1, 7)))
    assert agent(match, 0).detected
    assert agent(match, 1).chip == at(match, (1, 7))
    assert not agent(match, 1).detected
    assert told(match, Detected) == [Detected(0, at(match, (1, 7)), 1)]
    assert unit(match).cell == at(match, (1, 1))


@pytest.mark.clause("BC-SWAP-06")
def test_only_the_moving_bot_needs_swap() -> None:
    """The neighbour's swap does not help a mover without."""
    match = beside(NEXT_TO, {"at": (1, 2), "upgrades": ("swap",)}, 1)
    assert refused(match, "step", bot=0, to=at(match, (1, 2))) == "BC-SWAP-01"
    match = beside({**NEXT_TO, "upgrades": ("swap",)}, {"at": (1, 2)}, 1)
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert agent(match, 1).cell == at(match, (1, 1))


@pytest.mark.clause("BC-SWAP-07")
def test_a_swap_costs_one_ap() -> None:
    """The last AP pays for it."""
    match = beside({**NEXT_TO, "upgrades": ("swap",)}, {"at": (1, 2)}, 1)
    assert {"bot": 0, "to": at(match, (1, 2))} in can(match, "step")
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert g(match).moving is None  # that was the only AP


@pytest.mark.clause("BC-SWAP-02", "BC-MOVE-10")
def test_the_other_bot_surveils_the_room_it_is_swapped_into() -> None:
    """The swap takes the other agent, whose turn it is not, out of the hallway into a room with a bead."""
    match = arrange(
        2, faces(1), plan="swap_door", agents=[{"at": (1, 3), "name": "crash", "upgrades": ("swap",)}, {"at": (1, 2)}],
        module={"at": (1, 1)}, unlocked=(0,), unseen=(0,),
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert g(match).unseen == ()
    assert [event.bot for event in told(match, Surveilled)] == [1]


@pytest.mark.clause("BC-SHUTBOT-19")
def test_only_swap_leads_past_a_shut_down_agent() -> None:
    """Its neighbour steps onto it with swap only."""
    shut = {"at": (1, 2), "power": 0, "shut": True}
    match = beside(NEXT_TO, shut, 1)
    assert refused(match, "step", bot=0, to=at(match, (1, 2))) == "BC-SHUTBOT-19"
    match = beside({**NEXT_TO, "upgrades": ("swap",)}, shut, 1)
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert (agent(match, 0).cell, agent(match, 1).cell) == (at(match, (1, 2)), at(match, (1, 1)))


@pytest.mark.clause("BC-SWAP-01")
def test_agent_and_command_module_swap_as_well() -> None:
    """The module has swap, the agent has not."""
    match = arrange(
        1, faces(1, 1), plan="swap_lane", agents=[{"at": (1, 1), "name": "crash"}],
        module={"at": (1, 2), "name": "exe", "upgrades": ("swap",)},
    )  # fmt: skip
    do(match, "move", basic=2, advanced=0, elite=0)
    assert refused(match, "step", bot=0, to=at(match, (1, 2))) == "BC-SWAP-01"
    do(match, "step", bot=1, to=at(match, (1, 1)))
    assert (module(match).cell, agent(match).cell) == (at(match, (1, 1)), at(match, (1, 2)))


HIDE = lay(
    "swap_hide",
    """
    +---+---+
    | aH  a |
    +---+---+
    """,
)


@pytest.mark.clause("BC-SWAP-04", "BC-HIDE-08")
def test_a_hidden_bot_swapped_off_its_spot_is_hidden_no_more() -> None:
    """The mover hides in its place."""
    match = arrange(
        1, faces(1), plan="swap_hide", agents=[{"at": (1, 2), "name": "crash", "upgrades": ("swap",)}],
        module={"at": (1, 1), "hidden": True},
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 1)))
    assert (module(match).hidden, agent(match).hidden) == (False, True)
    assert told(match, HidOn) == [HidOn(0, at(match, (1, 1)))]
    assert module(match).chip == NOWHERE
