"""Bonus movement: spaces granted by an effect, outside a move action."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.movement.test_move import CASING, HALL, step
from tests.rules.burncycle.table import agent, arrange, asked, at, boxed, can, do, g, module, refused

from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import Effect, Equipment, equipment


@pytest.mark.clause("BC-MOVE-20")
def test_bonus_movement_is_no_move_action() -> None:
    """It comes without dice and chip, moves its own bot only, and leaves the step of the turn as it was."""
    match = arrange(
        1, plan=HALL.key, agents=[{"at": (1, 1), "cards": ["nitro-shot"]}], module={"at": (2, 1)}, phase="route-first"
    )  # fmt: skip
    do(match, "use", what="nitro-shot")
    assert asked(match) == "bonus-moving"
    assert match.asks[0].question.facts(g(match), 0) == {"bot": 0, "ap": 4}
    assert {row["bot"] for row in can(match, "step")} == {0}
    assert refused(match, "step", bot=1, to=at(match, (2, 2))) == "BC-MOVE-20"
    step(match, 0, (1, 2), (1, 3))
    do(match, "stop")
    assert agent(match).cell == at(match, (1, 3))
    assert (asked(match), g(match).moving, g(match).acted) == ("route-first", None, False)


@pytest.mark.clause("BC-MOVE-20", "BC-NETCARD-03")
def test_quick_dash_is_for_the_agent_whose_card_it_is() -> None:
    """On a physical node of layer 1 the card gives 2 spaces: the question names the agent, and the module stays."""
    node = next(n for n, kind in enumerate(graph().kind_of) if (graph().layer_of[n], kind) == (1, "physical"))
    match = arrange(
        1, plan=HALL.key, agents=[{"at": (1, 1), "hand": ("quick-dash",), "ip": node}], module={"at": (2, 1)},
        phase="landing", rig={"network_cards": []},
    )  # fmt: skip
    do(match, "use-network-card", card="quick-dash")
    assert (asked(match), match.asks[0].question.facts(g(match), 0)) == ("bonus-moving", {"bot": 0, "ap": 2})
    assert refused(match, "step", bot=1, to=at(match, (2, 2))) == "BC-MOVE-20"
    step(match, 0, (1, 2), (1, 3))
    assert (agent(match).cell, module(match).cell) == (at(match, (1, 3)), at(match, (2, 1)))


@pytest.mark.clause("BC-MOVE-21", "BC-MOVE-22")
def test_swap_push_and_keys_do_not_work_in_bonus_movement() -> None:
    """Beside a bot, a guard and a locked door, with all that is needed for a move action."""
    match = arrange(
        2, plan=HALL.key, phase="route-first", module={"at": (2, 1)}, units=[{"at": (1, 3), "state": "stunned"}],
        agents=[{"at": (1, 4), "cards": ["nitro-shot"], "upgrades": ("swap", "push"), "keys": 1}, {"at": (2, 4)}],
    )  # fmt: skip
    do(match, "use", what="nitro-shot")
    assert refused(match, "step", bot=0, to=at(match, (2, 4))) == "BC-MOVE-21"
    assert refused(match, "step", bot=0, to=at(match, (1, 3)), push=at(match, (2, 3))) == "BC-MOVE-21"
    assert can(match, "step") == [{"bot": 0, "to": at(match, (1, 5))}]
    step(match, 0, (1, 5))
    door = next(door for door in g(match).floor.doors_at[agent(match).cell] if door != NOWHERE)
    assert refused(match, "use-key", bot=0, door=door) == "BC-MOVE-21"
    assert can(match, "use-key") == []
    assert (agent(match).keys, g(match).unlocked) == (1, 0)


@pytest.mark.clause("BC-MOVE-21")
def test_the_own_die_needs_a_move_action() -> None:
    """Casing moves by a Nitro Shot and cannot roll Pressure."""
    match = arrange(
        1, plan=HALL.key, agents=[{**CASING, "cards": ["nitro-shot"]}], module={"at": (2, 4)}, phase="route-first"
    )  # fmt: skip
    do(match, "use", what="nitro-shot")
    step(match, 0, (1, 2))
    assert refused(match, "own-die") == "BC-MOVE-21"


@pytest.mark.clause("BC-MOVE-20")
def test_each_player_walks_the_bonus_movement_of_its_own_agent() -> None:
    """A card that moves all agents: first the one, then the other is asked, each for its own agent."""
    rally = Equipment("single", effects=(Effect("move", n=1, who="agents"),))
    with boxed(equipment(), rally=rally):
        match = arrange(
            2, plan=HALL.key, phase="route-first", agents=[{"at": (1, 1), "cards": ["rally"]}, {"at": (1, 4)}],
            module={"at": (2, 1)},
        )  # fmt: skip
        do(match, "use", what="rally")
        for seat, space in ((0, (1, 2)), (1, (1, 5))):
            assert [ask.seat for ask in match.asks] == [seat]
            assert {row["bot"] for row in can(match, "step")} == {seat}
            do(match, "step", seat=seat, bot=seat, to=at(match, space))
        assert (agent(match, 0).cell, agent(match, 1).cell) == (at(match, (1, 2)), at(match, (1, 5)))
        assert asked(match) == "route-first"


@pytest.mark.clause("BC-SECAB-10")
def test_a_grappling_unit_holds_nobody_back_in_bonus_movement() -> None:
    """Leaving a Clinch costs more in a move action only: after one space of a Nitro Shot 3 are left."""
    match = arrange(
        1, plan=HALL.key, phase="route-first", agents=[{"at": (1, 2), "cards": ["nitro-shot"]}], module={"at": (2, 1)},
        units=[{"name": "clinch", "at": (1, 3), "facing": "right"}],
    )  # fmt: skip
    do(match, "use", what="nitro-shot")
    step(match, 0, (1, 1))
    assert g(match).moving.ap == 3
