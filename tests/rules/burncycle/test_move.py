"""Move actions: AP from the pool, spent by agent and command module step by step."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, module, refused

from getaway.games.burncycle.floor import lay

HALL = lay(
    "hall",
    """
    +---+---+---+---+---+
    | .   .   .   .   . |
    +   +---+   +   +===+
    | .   . | .   . : a |
    +---+---+---+---+---+
    """,
)


@pytest.mark.clause("BC-MOVE-01", "BC-AP-04")
def test_dice_of_the_pool_are_rolled_and_the_rest_stay() -> None:
    match = arrange(1, faces(1, 2), plan="hall", agents=[{"at": (1, 1), "power": 5}], module={"at": (2, 1)})
    assert refused(match, "move", basic=6, advanced=0, elite=0) == "BC-POOL-06"
    do(match, "move", basic=2, advanced=0, elite=0)
    assert g(match).pool.basic == 3
    assert g(match).moving.ap == 3
    for to in ((1, 2), (1, 3), (1, 4)):
        do(match, "step", bot=0, to=at(match, to))
    assert agent(match).cell == at(match, (1, 4))
    assert asked(match) == "act"


@pytest.mark.clause("BC-MOVE-03", "BC-MOVE-19")
def test_steps_of_agent_and_module_are_mixed_at_will() -> None:
    match = arrange(1, faces(2, 2), plan="hall", agents=[{"at": (1, 2)}], module={"at": (1, 4)})
    do(match, "move", basic=2, advanced=0, elite=0)
    for bot, to in ((0, (1, 1)), (1, (1, 5)), (0, (2, 1)), (1, (1, 4))):
        do(match, "step", bot=bot, to=at(match, to))
    assert agent(match).cell == at(match, (2, 1))
    assert module(match).cell == at(match, (1, 4))


@pytest.mark.clause("BC-MOVE-04", "BC-MOVE-06", "BC-MOVE-07")
def test_what_is_in_the_way_of_a_step() -> None:
    match = arrange(1, faces(1), plan="hall", agents=[{"at": (2, 4)}], module={"at": (1, 4)})
    do(match, "move", basic=1, advanced=0, elite=0)
    assert refused(match, "step", bot=0, to=at(match, (1, 3))) == "BC-MOVE-04"
    assert refused(match, "step", bot=0, to=at(match, (2, 5))) == "BC-MOVE-06"
    assert refused(match, "step", bot=0, to=at(match, (1, 4))) == "BC-SWAP-01"
    assert {"bot": 0, "to": at(match, (2, 3))} in can(match, "step")
    do(match, "step", bot=0, to=at(match, (2, 3)))
    assert asked(match) == "act"
