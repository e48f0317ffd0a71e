"""Shut down agents: what the shut down does, what is left of their turns, and how they come back."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.network import mats
from tests.rules.burncycle.plans import hall
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, module, refused, told
from tests.rules.burncycle.turn.playing import until

from getaway.games.burncycle.bots.events import Reactivated
from getaway.games.burncycle.burn.events import BurncycleDieRolled, Degraded
from getaway.games.burncycle.floor import lay
from getaway.games.burncycle.ground.events import PoolBuilt, StepBegan, StepSkipped
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.threat.events import ThreatChanged
from getaway.games.burncycle.turn.events import TurnBegan, TurnEnded
from getaway.kernel import Match

SIGHT = lay(
    "shut_sight",
    """
    +---+---+---+---+---+
    | .   .   . : a   a |
    +---+---+---+---+---+
    """,
)
LONG = lay("shut_long", hall(1, 8))
ZUK = {"name": "zuk", "at": (1, 1), "facing": "right"}
SHUT = {"power": 0, "shut": True, "at": (1, 4)}


def last_power_lost(**more: Any) -> Match:
    """In its own turn an agent has stepped into the sight of the captain, who takes its last power."""
    first = {"at": (1, 4), "power": 1, "chip": (1, 5)}
    position = {"agents": [first, {"at": (1, 5)}], "module": {"cell": -1}, "units": [ZUK], "unlocked": [0], **more}
    match = arrange(2, faces(2), "2", plan="shut_sight", pool=(4, 0, 0), **position)
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 3)))
    assert agent(match).shut
    return match


@pytest.mark.clause("BC-SHUTBOT-03")
def test_a_shut_down_agent_advances_threat_by_three() -> None:
    """From 5 to 8."""
    match = last_power_lost(threat=5)
    assert g(match).threat == 8
    assert [event.by for event in told(match, ThreatChanged)] == [3]


@pytest.mark.clause("BC-SHUTBOT-04")
def test_its_awareness_chip_goes_back_to_its_mat() -> None:
    """The chip was in play, and it is not the captain that clears it by walking there."""
    match = last_power_lost()
    assert agent(match).chip == NOWHERE
    assert not agent(match).hidden


@pytest.mark.clause("BC-SHUTBOT-05", "BC-DEGR-01")
def test_a_shut_down_in_the_own_turn_ends_the_turn_at_once() -> None:
    """Chips, AP and dice were left; nothing of it is played any more. Only the burncycle die ends this turn, too."""
    match = last_power_lost()
    assert told(match, TurnEnded) == [TurnEnded(0)]
    assert [event.step for event in told(match, StepBegan)] == ["degrade"]
    assert told(match, BurncycleDieRolled) == [BurncycleDieRolled("2")]
    assert told(match, Degraded) == [Degraded(2, "general")]
    assert (asked(match), g(match).active, g(match).moving) == ("before-turn", 1, None)


@pytest.mark.clause("BC-SHUTBOT-05", "BC-DEGR-04", "BC-FREE-11")
def test_its_player_picks_the_chip_on_the_choice_icon_and_takes_no_free_action_after_it() -> None:
    """A reserve chip is left, but the turn is over: the next player is asked as soon as the chip is picked."""
    first = {"at": (1, 4), "power": 1, "chip": (1, 5), "reserve": ("tech",)}
    match = arrange(
        2, faces(2), "choice", plan="shut_sight", agents=[first, {"at": (1, 5)}], module={"cell": -1}, units=[ZUK],
        unlocked=[0], pool=(4, 0, 0),
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 3)))
    assert (asked(match), match.asks[0].seat) == ("which-degrades", 0)
    assert refused(match, "alter", slot=1, reserve="own", chip="tech") == "BC-ALTER-10"
    do(match, "choose-slot", **can(match, "choose-slot")[-1])
    assert [event.slot for event in told(match, Degraded)] == [3]
    assert (asked(match), g(match).active) == ("before-turn", 1)


@pytest.mark.clause("BC-SHUTBOT-05", "BC-DEGR-01")
def test_a_shut_down_after_the_die_was_rolled_rolls_no_second_one() -> None:
    """At the very end of its turn, the burncycle degraded, an agent drops its imperative for its last power."""
    first = {"at": (1, 4), "power": 1, "imperative": "steady-cycle", "reserve": ("tech",)}
    match = arrange(
        2, "1", plan="shut_sight", agents=[first, {"at": (1, 5)}], module={"at": (1, 1)}, phase="degrade",
        rig={"imperatives": []},
    )  # fmt: skip
    assert asked(match) == "last"
    do(match, "drop-imperative", seat=0)
    assert agent(match).shut
    assert told(match, BurncycleDieRolled) == [BurncycleDieRolled("1")]
    assert (asked(match), g(match).active) == ("before-turn", 1)


@pytest.mark.clause("BC-DEGR-01", "BC-DEGR-04")
def test_a_shut_down_while_the_chip_is_picked_leaves_the_roll_as_it_is() -> None:
    """Asked for the chip, the agent's player drops the imperative for the last power, and then picks the chip."""
    first = {"at": (1, 4), "power": 1, "imperative": "steady-cycle"}
    match = arrange(
        2, "choice", "1", plan="shut_sight", agents=[first, {"at": (1, 5)}], module={"at": (1, 1)}, phase="degrade",
        rig={"imperatives": []},
    )  # fmt: skip
    do(match, "drop-imperative", seat=0)
    assert agent(match).shut
    assert (asked(match), match.asks[0].seat) == ("which-degrades", 0)
    do(match, "choose-slot", slot=3)
    assert told(match, BurncycleDieRolled) == [BurncycleDieRolled("choice")]
    assert [event.slot for event in told(match, Degraded)] == [3]
    assert (asked(match), g(match).active) == ("before-turn", 1)


@pytest.mark.clause("BC-SHUTBOT-05")
def test_a_shut_down_in_anothers_turn_ends_no_turn() -> None:
    """The agent is swapped into the captain's sight by another one, whose turn goes on."""
    match = arrange(
        2, faces(2), plan="shut_sight", agents=[{"at": (1, 3), "power": 3}, {"at": (1, 4), "power": 1}],
        module={"cell": -1}, units=[ZUK], unlocked=[0], in_view=(0,),
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 4)))
    assert agent(match, 1).shut
    assert (g(match).active, told(match, TurnEnded)) == (0, [])
    assert asked(match) == "moving"


@pytest.mark.clause("BC-SHUTBOT-06")
def test_the_player_of_a_shut_down_agent_still_takes_turns() -> None:
    """After player 1 comes player 2, whose agent is shut down."""
    match = arrange(2, plan="shut_sight", agents=[{"at": (1, 5)}, SHUT], module={"at": (1, 1)}, phase="handover")
    do(match, "begin-turn", seat=1)
    assert told(match, TurnBegan) == [TurnBegan(1, 1)]
    assert (asked(match), g(match).active) == ("route-first", 1)


@pytest.mark.clause("BC-SHUTBOT-08")
def test_with_a_shut_down_agent_only_the_command_module_acts() -> None:
    """A step of the agent is refused, the module's is taken; so is a network card action of the agent."""
    match = arrange(1, faces(1), plan="shut_sight", agents=[SHUT], module={"at": (1, 1)}, pool=(2, 0, 0))
    assert refused(match, "netcard", bot=0) == "BC-SHUTBOT-08"
    assert refused(match, "strike-wall", bot=0, wall=0, basic=0, advanced=0, elite=0) == "BC-SHUTBOT-08"
    do(match, "move", basic=1, advanced=0, elite=0)
    assert refused(match, "step", bot=0, to=at(match, (1, 5))) == "BC-SHUTBOT-08"
    assert {row["bot"] for row in can(match, "step")} == {1}
    do(match, "step", bot=1, to=at(match, (1, 2)))
    assert module(match).cell == at(match, (1, 2))


@pytest.mark.clause("BC-SHUTBOT-09")
def test_with_a_shut_down_agent_the_network_step_is_skipped() -> None:
    """After the last chip comes step 5."""
    match = arrange(1, plan="shut_sight", agents=[SHUT], module={"at": (1, 1)}, slots=("general",))
    do(match, "pass")
    assert told(match, StepSkipped) == [StepSkipped("network", "BC-SHUTBOT-09")]
    assert asked(match) == "route-last"


@pytest.mark.clause("BC-SHUTBOT-12")
def test_power_reactivates_a_shut_down_agent() -> None:
    """The module repairs it with 1 power."""
    match = arrange(1, plan="shut_sight", agents=[SHUT], module={"at": (1, 1), "upgrades": ("repair",), "power": 3})
    do(match, "repair", bot=1, other=0, power=1)
    assert (agent(match).shut, agent(match).power) == (False, 1)
    assert told(match, Reactivated) == [Reactivated(0)]


@pytest.mark.clause("BC-SHUTBOT-12", "BC-AWARE-06")
@pytest.mark.parametrize("facing", ["left", "right"])
def test_an_agent_reactivated_in_a_guards_range_is_seen_at_once(facing: str) -> None:
    """A guard looked at it all the time; with the first power there is an agent to be seen, but not behind its back."""
    match = arrange(
        1, plan="shut_long", agents=[{**SHUT, "at": (1, 6)}], module={"at": (1, 8), "upgrades": ("repair",)},
        units=[{"name": "hamster", "at": (1, 1), "facing": facing}],
    )  # fmt: skip
    do(match, "repair", bot=1, other=0, power=1)
    assert not agent(match).shut
    assert agent(match).detected == (facing == "right")


@pytest.mark.clause("BC-SHUTBOT-15")
def test_a_reactivated_agent_takes_all_six_steps_again() -> None:
    """In its next turn it routes, builds a pool with its power, acts, and has its network step."""
    match = arrange(
        2, plan="shut_sight", agents=[{"at": (1, 5), "upgrades": ("repair",), "power": 4}, SHUT],
        module={"at": (1, 1)}, slots=("general", "general"),
    )  # fmt: skip
    do(match, "repair", bot=0, other=1, power=3)
    until(match, "before-turn")
    assert g(match).active == 1
    before = len(told(match, StepBegan))
    until(match, "network")
    assert told(match, PoolBuilt)[-1] == PoolBuilt(1, 3, 0, 0)
    until(match, "route-last")
    do(match, "done")
    steps = [event.step for event in told(match, StepBegan)[before:]]
    assert steps[:6] == ["route-first", "pool", "act", "network", "route-last", "degrade"]
    assert told(match, StepSkipped) == []


@pytest.mark.clause("BC-SHUTBOT-16")
def test_a_shut_down_agent_triggers_no_awareness() -> None:
    """A guard looks at it all the time; when the other agent moves, only that one is seen."""
    match = arrange(
        2, faces(1), plan="shut_sight", agents=[{"at": (1, 4)}, {**SHUT, "at": (1, 2)}], module={"cell": -1},
        units=[{"name": "hamster", "at": (1, 1), "facing": "right"}], unlocked=[0],
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 3)))
    assert agent(match, 0).detected
    assert agent(match, 1).chip == NOWHERE


@pytest.mark.clause("BC-SHUTBOT-16")
def test_nothing_else_detects_a_shut_down_agent_either() -> None:
    """A ping boots its IP: the IP goes home, and no chip comes into play."""
    match = mats.ping_turn(
        1, held=(mats.at(1, 2),), plan="shut_sight", agents=[{**SHUT, "ip": mats.at(1, 3)}], module={"at": (1, 5)}
    )  # fmt: skip
    assert agent(match).ip < 0
    assert agent(match).chip == NOWHERE


@pytest.mark.clause("BC-SHUTBOT-04")
def test_a_chip_that_was_turned_over_is_cleared_face_up() -> None:
    """In the corporation's turn, its chip investigated, an agent spends its last power on dropping an imperative."""
    first = {"at": (1, 8), "chip": (1, 7), "flipped": True, "power": 1, "imperative": "steady-cycle"}
    units = [{"at": (1, 3), "facing": "left"}, {"at": (1, 5), "facing": "left"}]
    match = arrange(
        1, plan="shut_long", agents=[first], module={"at": (1, 1)}, units=units, phase="security",
        rig={"imperatives": []},
    )  # fmt: skip
    assert agent(match).flipped
    do(match, "drop-imperative", seat=0)
    assert (agent(match).shut, agent(match).chip, agent(match).flipped) == (True, NOWHERE, False)
