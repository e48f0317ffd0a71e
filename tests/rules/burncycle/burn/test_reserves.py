"""Reserves: the team's first, then each agent's."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import agent, asked, can, do, g, refused
from tests.rules.burncycle.turn.playing import chips, left, team, turn

from getaway.games.burncycle.table.parts import CHIPS
from getaway.games.burncycle.table.pieces import supplies


def supply(**left: int) -> tuple[int, ...]:
    """The supply of a new game, with this many chips of some types; where the others are doesn't matter here."""
    return tuple(left.get(chip, supplies().chips[chip] - (chip in ("general", "captain"))) for chip in CHIPS)


@pytest.mark.clause("BC-RES-02")
def test_the_team_reserve_is_served_before_the_agents() -> None:
    """Of one tech chip the team gets it for the module's outdoor icon, the agent none; of three the agent gets two."""
    match = turn(phase="begin", module={"at": (1, 2)}, supply=supply(tech=1))
    do(match, "reboot")
    assert (g(match).team, agent(match).reserve) == (("tech",), ("physical",))
    match = turn(phase="begin", module={"at": (1, 2)}, supply=supply(tech=3))
    do(match, "reboot")
    assert (g(match).team, agent(match).reserve) == (("tech",), ("physical", "tech", "tech"))


@pytest.mark.clause("BC-RES-03")
def test_bots_on_outdoor_icons_give_the_team_their_chips() -> None:
    """Two bots on the icons tech and utility; a third on a plain outdoor space gives nothing."""
    agents = [{"at": (1, 2)}, {"at": (1, 6)}]
    match = team(2, phase="begin", agents=agents, module={"at": (1, 3)})
    do(match, "reboot")
    assert g(match).team == ("tech", "utility")
    match = team(2, phase="begin", agents=[{"at": (1, 1)}, {"at": (1, 6)}], module={"at": (2, 2)})
    do(match, "reboot")
    assert g(match).team == ()


@pytest.mark.clause("BC-RES-04")
def test_each_room_with_a_bot_gives_the_team_its_chip() -> None:
    """Room a gives a utility and room b a physical chip, a room without an allotment and the hallway none."""
    match = team(2, phase="begin", agents=[{"at": (2, 5)}, {"at": (3, 5)}], module={"at": (3, 1)})
    do(match, "reboot")
    assert g(match).team == ("physical", "utility")
    match = team(2, phase="begin", agents=[{"at": (2, 5)}, {"at": (3, 5)}], module={"at": (2, 1)})
    do(match, "reboot")
    assert g(match).team == ("utility",)


@pytest.mark.clause("BC-RES-05")
def test_a_room_gives_one_chip_however_many_bots_are_in_it() -> None:
    """Three bots in room a bring one utility chip; at the next reboot it gives one again."""
    match = team(2, phase="begin", agents=[{"at": (2, 4)}, {"at": (2, 5)}], module={"at": (2, 6)})
    for _ in range(2):
        do(match, "reboot")
        assert g(match).team == ("utility",)


@pytest.mark.clause("BC-RES-06")
def test_an_agent_gets_its_innate_allotment_and_its_active_reserve_upgrades() -> None:
    """Processor has three chips by itself and one more by its first reserve upgrade; the others are not active."""
    match = turn(phase="begin", agents=[{"at": (2, 1), "upgrades": ("push", "reserve-1")}])
    do(match, "reboot")
    assert agent(match).reserve == ("physical", "physical", "tech", "tech")
    match = turn(phase="begin")
    do(match, "reboot")
    assert agent(match).reserve == ("physical", "tech", "tech")


def test_a_shut_down_agent_gets_no_reserve() -> None:
    """Chips aren't power (BC-SHUTBOT-21)."""
    match = turn(phase="begin", agents=[{"at": (2, 1), "shut": True, "power": 0}])
    do(match, "reboot")
    assert agent(match).reserve == ()


@pytest.mark.clause("BC-RES-08")
def test_if_the_supply_is_short_the_players_decide_who_gets_the_chip() -> None:
    """One utility chip for Exe and Bit: any player answers, Bit gets it, and Exe goes without."""
    agents = [{"at": (2, 1)}, {"at": (2, 3), "name": "exe"}, {"at": (1, 6), "name": "bit"}]
    match = team(3, phase="begin", agents=agents, supply=supply(utility=1))
    do(match, "reboot")
    assert asked(match) == "who-gets-the-chip"
    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    assert can(match, "choose-bot") == [{"bot": 1}, {"bot": 2}]
    assert refused(match, "choose-bot", bot=0) == "BC-RES-08"
    do(match, "choose-bot", seat=0, bot=2)
    assert [agent(match, i).reserve for i in range(3)] == [
        ("physical", "tech", "tech"),
        ("physical",),
        ("physical", "utility"),
    ]


@pytest.mark.clause("BC-LIMIT-02")
def test_a_chip_that_is_not_in_the_supply_is_not_given() -> None:
    """Without a tech chip neither the team nor the agent gets one; with some both do."""
    match = turn(phase="begin", module={"at": (1, 2)}, supply=supply(tech=0))
    do(match, "reboot")
    assert (g(match).team, agent(match).reserve, left(match, "tech")) == ((), ("physical",), 0)
    match = turn(phase="begin", module={"at": (1, 2)}, supply=supply(tech=5))
    do(match, "reboot")
    assert (g(match).team, agent(match).reserve, left(match, "tech")) == (("tech",), ("physical", "tech", "tech"), 2)


@pytest.mark.clause("BC-RES-10")
def test_any_chip_of_the_supply_may_be_a_general_one() -> None:
    """It is among the choices while there is one, and can be put into the agent's own reserve."""
    printer = [{"at": (2, 1), "cards": ("chip-printer*",)}]
    match = turn(agents=printer)
    do(match, "use", what="chip-printer")
    assert {option["chip"] for option in can(match, "choose-chip")} == {"general", "physical", "tech", "utility"}
    do(match, "choose-chip", chip="general")
    assert agent(match).reserve == ("general",)
    match = turn(agents=printer, team=("general",) * 4)
    do(match, "use", what="chip-printer")
    assert {option["chip"] for option in can(match, "choose-chip")} == {"physical", "tech", "utility"}


@pytest.mark.clause("BC-RES-11")
def test_reserve_chips_alter_the_burncycle_or_pay_inputs() -> None:
    """Either way the chip leaves its reserve."""
    agents = [{"at": (2, 1), "reserve": ("tech", "tech")}]
    match = turn(agents=agents, rig={"keypad_cards": ["decoder"]})
    do(match, "alter", slot=2, reserve="own", chip="tech")
    assert (agent(match).reserve, chips(match)[1]) == (("tech",), "tech")
    before = left(match, "tech")
    do(match, "keypad", **next(option for option in can(match, "keypad") if option["bot"] == 0))
    do(match, "resolve-inputs")
    do(match, "resolve", input="tech", reserve=0)
    assert (agent(match).reserve, left(match, "tech")) == ((), before + 1)
