"""Escapes: out of the game, and what becomes of those who stay."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.missions.legs import idle, march, on_the_move, until
from tests.rules.burncycle.missions.test_pillar import GAP, step_out, way_out
from tests.rules.burncycle.table import agent, arrange, asked, can, cited, do, g, module, refused, told

from getaway.games.burncycle.burn.events import BurncycleDieRolled
from getaway.games.burncycle.floor import UP, floor
from getaway.games.burncycle.ground.events import GameEnded, StepBegan
from getaway.games.burncycle.missions.events import Escaped
from getaway.games.burncycle.security.events import CorporationTurn
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.turn.events import TurnBegan

GONE = {"cell": NOWHERE, "escaped": True}


@pytest.mark.clause("BC-ESC-02", "BC-ESC-09")
def test_onto_the_space_of_the_gap_and_one_step_further_is_an_escape() -> None:
    """The bot has no place any more, nor has its awareness chip."""
    match = way_out(2, agents=[{"at": (2, 11), "chip": (4, 11)}, {"at": (4, 11)}])
    assert not any(each["to"] == -1 for each in can(match, "step"))
    assert refused(match, "step", bot=0, to=-1) == "BC-STRWALL-14"
    march(match, 0, (1, 11), GAP)
    assert not agent(match).escaped
    step_out(match, 0)
    assert agent(match).escaped
    assert (agent(match).cell, agent(match).chip) == (NOWHERE, NOWHERE)
    assert told(match, Escaped) == [Escaped(0)]


@pytest.mark.clause("BC-MISS-03", "BC-STRWALL-14")
def test_the_missions_word_beats_the_books() -> None:
    """The same gap in the same wall is of no use in a mission that does not speak of it."""
    plan = floor("needchain3")
    position: dict[str, Any] = {"plan": "needchain3", "broken": (plan.edge(plan.cell(*GAP), UP),), "done": True}
    other = on_the_move(1, mission="ruxpin_rampage", agents=[{"at": GAP}], module={"at": (8, 8)}, **position)
    assert refused(other, "step", bot=0, to=-1) == "BC-STRWALL-14"
    assert not any(each["to"] == -1 for each in can(other, "step"))
    pillar = on_the_move(1, mission="pillar_of_panic", agents=[{"at": (1, 11)}], module={"at": GAP}, **position)
    assert {"bot": 1, "to": -1} in can(pillar, "step")
    step_out(pillar, 1)
    assert module(pillar).escaped


@pytest.mark.clause("BC-ESC-09")
def test_a_gap_in_the_wall_of_another_room_is_no_way_out() -> None:
    """The mission speaks of the executive office only."""
    plan = floor("needchain3")
    match = way_out(agents=[{"at": (1, 3)}], broken=(plan.edge(plan.cell(1, 3), UP),))
    assert refused(match, "step", bot=0, to=-1) == "BC-STRWALL-14"


@pytest.mark.clause("BC-ESC-03", "BC-ESC-07")
def test_the_burncycle_works_on_after_the_module_escaped() -> None:
    """The agent acts on the chips that are left; the module no longer acts."""
    match = way_out(agents=[{"at": (3, 12)}], module={"at": GAP}, slots=("general", "physical", "captain"), ap=1)
    step_out(match, 1)
    assert asked(match) == "act"
    assert refused(match, "strike-wall", bot=1, wall=0, basic=0, advanced=0, elite=0) == "BC-ESC-03"
    assert g(match).slots[g(match).tracker].chip == "physical"
    do(match, "move", basic=0, advanced=0, elite=0)
    assert g(match).moving.ap == 2
    assert refused(match, "step", bot=1, to=0) == "BC-ESC-03"
    march(match, 0, (2, 12), GAP)


@pytest.mark.clause("BC-ESC-03", "BC-ESC-07")
def test_what_an_escaped_module_gives_the_team_stays_and_what_it_uses_does_not() -> None:
    """Its mat is still on the table: Tailwind adds its AP, but Docking Port would have to be used by the module."""
    mine = {"at": (2, 11), "power": 3}
    position: dict[str, Any] = {"plan": "needchain3", "mission": "pillar_of_panic", "agents": [mine], "done": True}
    byte = arrange(1, **position, module={"name": "byte", **GONE})
    do(byte, "move", basic=0, advanced=0, elite=0)
    assert g(byte).moving.ap == 1
    patch = arrange(1, **position, module={"name": "patch", **GONE})
    assert can(patch, "use") == []
    assert refused(patch, "use", what="docking-port") == "BC-FREE-07"
    here = arrange(1, **position, module={"name": "patch", "at": (3, 11)})
    do(here, "use", what="docking-port")
    assert agent(here).power == 4


@pytest.mark.clause("BC-SECAB-09", "BC-SECAB-11", "BC-ESC-09")
@pytest.mark.parametrize(("guard", "cost"), [("vise", 3), ("clinch", 2), ("hamster", 1)])
@pytest.mark.parametrize("space", [(1, 11), (2, 12)])
def test_whoever_escapes_from_beside_a_grappling_unit_pays_for_it(
    guard: str, cost: int, space: tuple[int, int]
) -> None:
    """The step out of the building ends the adjacency like any other: with 1 AP less it is neither open nor offered."""
    position: dict[str, Any] = {
        "agents": [{"at": (3, 13)}],
        "module": {"at": GAP},
        "units": [{"name": guard, "at": space}],
    }
    match = way_out(**position, ap=cost - 1) if cost > 1 else None
    if match is not None:
        assert {"bot": 1, "to": -1} not in can(match, "step")
        assert refused(match, "step", bot=1, to=-1) == "BC-SECAB-11"
    match = way_out(**position, ap=cost + 1)
    assert {"bot": 1, "to": -1} in can(match, "step")
    step_out(match, 1)
    assert (module(match).escaped, g(match).moving.ap) == (True, 1)


@pytest.mark.clause("BC-STUN-04")
def test_a_stunned_unit_lets_a_bot_escape_for_one_ap() -> None:
    """Grapple is an ability, and those of a stunned unit are ignored."""
    vise = {"name": "vise", "at": (1, 11), "state": "stunned"}
    match = way_out(agents=[{"at": (3, 12)}], module={"at": GAP}, units=[vise], ap=2)
    step_out(match, 1)
    assert (module(match).escaped, g(match).moving.ap) == (True, 1)


@pytest.mark.clause("BC-ESC-04", "BC-DEGR-01")
def test_an_agents_escape_ends_its_turn_on_the_spot() -> None:
    """Two chips are left and give nothing more; at the end of this turn the burncycle die is rolled as well."""
    match = way_out(2, agents=[{"at": GAP}, {"at": (3, 13)}], marker=1)
    step_out(match, 0)
    assert asked(match) == "before-turn"
    assert g(match).active == 1
    assert g(match).moving is None
    assert [event.step for event in told(match, StepBegan)] == ["degrade"]
    assert len(told(match, BurncycleDieRolled)) == 1
    assert sum(slot.degraded for slot in g(match).slots) == 1


@pytest.mark.clause("BC-ESC-04")
def test_the_modules_escape_ends_no_turn() -> None:
    """The AP left are there for the agent."""
    match = way_out(module={"at": GAP}, ap=3)
    step_out(match, 1)
    assert asked(match) == "moving"
    assert g(match).moving.ap == 2


@pytest.mark.clause("BC-ESC-05")
def test_a_player_whose_agent_escaped_is_skipped_from_then_on() -> None:
    """Player 2 of 3 is out: 1, 3, the corporation, 1."""
    position: dict[str, Any] = {
        "plan": "needchain3",
        "mission": "pillar_of_panic",
        "done": True,
        "reached": 26,
        "phase": "begin",
    }
    match = arrange(3, agents=[{"at": (8, 5)}, dict(GONE), {"at": (8, 6)}], module={"at": (8, 7)}, **position)
    while len(told(match, TurnBegan)) < 3:
        idle(match)
    assert [event.seat for event in told(match, TurnBegan)] == [0, 2, 0]


@pytest.mark.clause("BC-ESC-05")
def test_the_corporation_keeps_its_place_after_an_escaped_marker_holder() -> None:
    """The marker lies with player 2, who is out: after player 1 comes the corporation, then player 3."""
    position: dict[str, Any] = {
        "plan": "needchain3",
        "mission": "pillar_of_panic",
        "done": True,
        "reached": 26,
        "phase": "begin",
    }
    agents = [{"at": (8, 5)}, dict(GONE), {"at": (8, 6)}]
    match = arrange(3, agents=agents, module={"at": (8, 7)}, marker=1, active=0, **position)
    until(match, "before-turn")
    assert len(told(match, CorporationTurn)) == 3
    assert g(match).active == 2


@pytest.mark.clause("BC-ESC-05")
def test_a_new_round_does_not_begin_with_an_escaped_player() -> None:
    """Player 1 is out: after the corporation player 2 comes again."""
    position: dict[str, Any] = {
        "plan": "needchain3",
        "mission": "pillar_of_panic",
        "done": True,
        "reached": 26,
        "phase": "begin",
    }
    match = arrange(2, agents=[dict(GONE), {"at": (8, 6)}], module={"at": (8, 7)}, active=1, **position)
    while len(told(match, TurnBegan)) < 2:
        idle(match)
    assert [event.seat for event in told(match, TurnBegan)] == [1, 1]
    assert len(told(match, CorporationTurn)) == 3


@pytest.mark.clause("BC-ESC-06", "BC-ESC-11")
def test_byte_leaving_before_the_command_module_loses() -> None:
    """Processor is out already; nobody is left to get Access out."""
    agents = [dict(GONE), {"name": "byte", "at": GAP}]
    match = way_out(2, agents=agents, module={"at": (2, 12)}, active=1, progress=((-1,), (0,)))
    step_out(match, 1)
    assert match.over
    assert not match.outcome.won
    assert match.outcome.result == "left-behind"
    assert cited(match, GameEnded) == [("BC-ESC-06",)]


@pytest.mark.clause("BC-ESC-06")
def test_while_an_agent_stays_the_module_may_be_left_for_it() -> None:
    """Processor leaves with Access still inside: Byte can get it out, so the game goes on."""
    agents = [{"name": "processor", "at": GAP}, {"name": "byte", "at": (2, 12)}]
    match = way_out(2, agents=agents, module={"at": (1, 13)}, marker=1)
    step_out(match, 0)
    assert not match.over
    assert told(match, GameEnded) == []


@pytest.mark.clause("BC-ESC-10")
def test_processor_then_access_then_byte_wins() -> None:
    """Processor's turn ends with the escape; Byte lets the command module out first."""
    agents = [{"name": "processor", "at": GAP}, {"name": "byte", "at": (2, 12)}]
    match = way_out(2, agents=agents, module={"at": (1, 13)}, slots=("physical", "physical", "physical"), marker=1)
    step_out(match, 0)
    assert asked(match) == "before-turn"
    assert g(match).active == 1
    until(match, "act")
    do(match, "move", basic=0, advanced=0, elite=0)
    march(match, 2, GAP)
    step_out(match, 2)
    assert asked(match) == "act"
    assert not match.over
    do(match, "move", basic=0, advanced=0, elite=0)
    march(match, 1, GAP)
    step_out(match, 1)
    assert (match.over, match.outcome.won) == (True, True)


@pytest.mark.clause("BC-ESC-08")
def test_an_escaped_player_counts_for_threat() -> None:
    """Two players, one out: the round ends with 2 threat."""
    position: dict[str, Any] = {"plan": "needchain3", "mission": "pillar_of_panic", "done": True, "reached": 26}
    match = arrange(2, agents=[dict(GONE), {"at": (8, 6)}], module={"at": (8, 7)}, phase="threat", threat=5, **position)
    assert g(match).threat == 7
