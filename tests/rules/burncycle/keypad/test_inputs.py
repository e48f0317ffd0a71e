"""Resolving inputs: chips, the tracker, alarm, ping and shock."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.keypad.doors import at_door, begin, inputs, is_open, resolving, verbs, ways
from tests.rules.burncycle.table import agent, asked, can, cited, do, g, refused, told

from getaway.games.burncycle.burn.events import CaptainActed
from getaway.games.burncycle.ground.events import TrackerMoved
from getaway.games.burncycle.keypad.events import InputResolved, KeypadDieRolled
from getaway.games.burncycle.table.mats.network import HUB, graph
from getaway.games.burncycle.table.parts import CHIPS
from getaway.games.burncycle.table.pieces import supplies
from getaway.kernel import Refused, Wish

TECH = CHIPS.index("tech")


@pytest.mark.clause("BC-INPUT-01", "BC-INPUT-17")
def test_two_of_three_inputs_open_nothing_and_are_forgotten() -> None:
    """After two inputs the door is locked; a new action finds all three open."""
    match = resolving("triple", agents=[{"at": (2, 3), "reserve": ("tech", "tech", "utility", "utility")}])
    do(match, "resolve", input="tech", reserve=0)
    do(match, "resolve", input="utility", reserve=0)
    assert inputs(match) == ("shock",)
    assert not is_open(match)
    do(match, "leave-locked")
    assert not is_open(match)
    begin(match)
    assert sorted(inputs(match)) == ["shock", "tech", "utility"]
    do(match, "resolve-inputs")
    for way in ({"input": "tech", "reserve": 0}, {"input": "utility", "reserve": 0}, {"input": "shock"}):
        assert not is_open(match)
        do(match, "resolve", **way)
    assert is_open(match)


@pytest.mark.clause("BC-INPUT-02")
@pytest.mark.parametrize("order", [("alarm", "shock"), ("shock", "alarm")])
def test_inputs_are_resolved_in_any_order(order: tuple[str, str]) -> None:
    """Either first; one that is not open cannot be resolved."""
    match = resolving("tripwire")
    assert refused(match, "resolve", input="ping") == "BC-INPUT-01"
    for wanted in order:
        assert ways(match, wanted)
        do(match, "resolve", input=wanted)
    assert is_open(match)
    assert agent(match).detected


# Optimized


@pytest.mark.clause("BC-INPUT-03")
def test_an_optimized_action_leaves_one_input_unpaid() -> None:
    """Alarm ignored: the bot stays undetected and only the shock is paid, the second cannot be ignored too."""
    match = resolving("tripwire", slots=["utility", "captain"], agents=[{"at": (2, 3), "power": 4}])
    assert sorted(way["input"] for way in can(match, "ignore-input")) == ["alarm", "shock"]
    do(match, "ignore-input", input="alarm")
    assert refused(match, "ignore-input", input="shock") == "BC-INPUT-03"
    assert not is_open(match)
    do(match, "resolve", input="shock")
    assert is_open(match)
    assert (agent(match).detected, agent(match).power) == (False, 3)
    plain = resolving("tripwire", slots=["general", "captain"])
    assert refused(plain, "ignore-input", input="alarm") == "BC-INPUT-03"


@pytest.mark.clause("BC-INPUT-03")
def test_an_input_a_die_added_may_be_ignored_but_the_die_is_rolled() -> None:
    """Gamble shows one die; the shock it adds is left unpaid."""
    match = resolving("gamble", "shock", slots=["utility", "captain"])
    assert len(told(match, KeypadDieRolled)) == 1
    power = agent(match).power
    do(match, "ignore-input", input="shock")
    assert is_open(match)
    assert agent(match).power == power


@pytest.mark.clause("BC-INPUT-19")
@pytest.mark.parametrize("card", ["plain", "crank"])
def test_with_nothing_left_to_pay_the_door_opens(card: str) -> None:
    """An empty column opens by choosing to resolve it, and so does one whose only input is dropped."""
    match = at_door(card, slots=["utility", "captain"])
    before = (agent(match).power, agent(match).reserve, g(match).team, g(match).tracker)
    begin(match)
    assert not is_open(match)
    do(match, "resolve-inputs")
    if card == "crank":
        assert not is_open(match)
        do(match, "ignore-input", input="physical")
    assert is_open(match)
    assert (agent(match).power, agent(match).reserve, g(match).team, g(match).tracker) == before
    assert not agent(match).detected


# Action inputs: chips of a reserve


@pytest.mark.clause("BC-INPUT-05", "BC-RES-11")
def test_a_matching_chip_of_the_own_or_the_team_reserve_pays() -> None:
    """The chip goes to the supply; one of another agent's reserve doesn't help."""
    position = {"players": 2, "slots": ["general", "captain"]}
    bots = [{"at": (2, 3), "reserve": ("tech",)}, {"at": (1, 2), "reserve": ("tech",)}]
    own = resolving("decoder", agents=bots, **position)
    supply = g(own).supply[TECH]
    assert refused(own, "resolve", input="tech", reserve=1) == "BC-INPUT-05"
    assert ways(own, "tech") == [{"input": "tech", "reserve": 0}]
    do(own, "resolve", input="tech", reserve=0)
    assert (agent(own, 0).reserve, agent(own, 1).reserve) == ((), ("tech",))
    assert g(own).supply[TECH] == supply + 1
    assert is_open(own)
    team = resolving("decoder", agents=[{"at": (2, 3)}, bots[1]], team=["tech"], **position)
    assert refused(team, "resolve", input="tech", reserve=0) == "BC-INPUT-05"
    do(team, "resolve", input="tech", reserve=g(team).module)
    assert g(team).team == ()
    assert is_open(team)


@pytest.mark.clause("BC-INPUT-05")
def test_the_chip_must_match() -> None:
    """A physical chip does not pay for tech, nor does nothing at all."""
    match = resolving("decoder", agents=[{"at": (2, 3), "reserve": ("physical",)}], slots=["general", "captain"])
    assert refused(match, "resolve", input="tech", reserve=0) == "BC-INPUT-05"
    assert refused(match, "resolve", input="tech") == "BC-INPUT-05"
    assert verbs(match) == {"leave-locked"}
    for way in ({}, {"reserve": 0}):
        assert match.why(0, Wish("resolve", input="tech", **way)) == Refused("BC-INPUT-05", input="tech")


def test_an_alarm_is_paid_by_no_chip() -> None:
    """Neither of the reserve nor of the burncycle; the event of an input cites the clauses of its kind."""
    match = resolving("tripwire", agents=[{"at": (2, 3), "power": 4, "reserve": ("tech",)}])
    for way in ({"reserve": 0}, {"slot": 2}):
        assert match.why(0, Wish("resolve", input="alarm", **way)) == Refused("BC-INPUT-11", input="alarm")
    do(match, "resolve", input="alarm")
    do(match, "resolve", input="shock")
    assert cited(match, InputResolved) == [("BC-INPUT-11", "BC-INPUT-12"), ("BC-INPUT-15",)]


# Action inputs: the tracker


@pytest.mark.clause("BC-INPUT-06")
def test_the_tracker_advances_to_a_matching_chip() -> None:
    """From slot 1 to the tech chip in slot 3: slots 2 and 3 give no action any more."""
    match = resolving("decoder", slots=["general", "physical", "tech", "general", "captain"])
    assert refused(match, "resolve", input="tech", slot=2) == "BC-INPUT-06"
    do(match, "resolve", input="tech", slot=3)
    assert is_open(match)
    assert g(match).tracker == 2
    assert told(match, TrackerMoved)[-1] == TrackerMoved(3, "tech")
    do(match, "stay")
    assert asked(match) == "act"
    assert g(match).tracker == 3


@pytest.mark.clause("BC-INPUT-07")
def test_a_degraded_chip_does_not_match() -> None:
    """The tech chip in slot 3 is degraded."""
    match = resolving("decoder", slots=["general", "general", "-tech", "captain"])
    assert refused(match, "resolve", input="tech", slot=3) == "BC-INPUT-07"
    assert ways(match, "tech") == []


@pytest.mark.clause("BC-INPUT-08")
def test_the_chip_under_the_tracker_does_not_count() -> None:
    """A utility chip can't pay for the utility input of its own action."""
    match = resolving("lever", slots=["utility", "general", "captain"])
    assert refused(match, "resolve", input="utility", slot=1) == "BC-INPUT-08"
    assert ways(match, "utility") == []


@pytest.mark.clause("BC-INPUT-09")
def test_chips_to_the_left_do_not_count() -> None:
    """The tracker never goes back."""
    match = resolving("decoder", slots=["tech", "general", "captain"], tracker=2)
    assert refused(match, "resolve", input="tech", slot=1) == "BC-INPUT-09"
    assert ways(match, "tech") == []


@pytest.mark.clause("BC-INPUT-10")
def test_two_inputs_need_two_chips_one_after_the_other() -> None:
    """Tech in slot 2, then physical in slot 4; the captain chip between them is jumped over without a word."""
    match = resolving("twin-bolt", slots=["general", "tech", "captain", "physical"])
    do(match, "resolve", input="tech", slot=2)
    assert g(match).tracker == 1
    do(match, "resolve", input="physical", slot=4)
    assert g(match).tracker == 3
    assert is_open(match)
    assert told(match, CaptainActed) == []
    wrong = resolving("twin-bolt", slots=["general", "tech", "captain", "physical"])
    do(wrong, "resolve", input="physical", slot=4)
    assert refused(wrong, "resolve", input="tech", slot=2) == "BC-INPUT-09"


# Alarm, ping, shock


@pytest.mark.clause("BC-INPUT-11", "BC-INPUT-12")
@pytest.mark.parametrize("detected", [False, True])
def test_an_alarm_detects_the_bot_and_counts_anyhow(detected: bool) -> None:
    """Detected already or not, the input is resolved and the chip is on the bot's space."""
    match = resolving("buzzer", agents=[{"at": (2, 3), "detected": detected}])
    before = agent(match)
    assert agent(match).detected == detected
    do(match, "resolve", input="alarm")
    assert agent(match).chip == agent(match).cell
    assert is_open(match)
    if detected:
        assert agent(match) == before


@pytest.mark.clause("BC-INPUT-13", "BC-INPUT-14")
def test_a_ping_input_adds_a_ping_if_one_is_left() -> None:
    """With none left the input is resolved all the same."""
    match = resolving("beacon")
    do(match, "resolve", input="ping")
    assert len(g(match).pings) == 1
    assert is_open(match)
    full = resolving("beacon", pings=tuple(range(supplies().pings)))
    do(full, "resolve", input="ping")
    assert g(full).pings == tuple(range(supplies().pings))
    assert is_open(full)


@pytest.mark.clause("BC-INPUT-13")
def test_the_ping_enters_at_the_core() -> None:
    """The core is the hub of the innermost layer."""
    match = resolving("beacon")
    do(match, "resolve", input="ping")
    net = graph()
    assert [node for node in net.layers[-1] if net.kind_of[node] == HUB] == list(g(match).pings)


@pytest.mark.clause("BC-INPUT-15")
def test_a_shock_costs_the_acting_bot_one_power() -> None:
    """From 3 power to 2; nobody else pays."""
    match = resolving("live-wire", agents=[{"at": (2, 3), "power": 3}])
    module_power = g(match).bots[1].power
    do(match, "resolve", input="shock")
    assert (agent(match).power, g(match).bots[1].power) == (2, module_power)
    assert is_open(match)


@pytest.mark.clause("BC-INPUT-18")
def test_the_die_is_rolled_anew_in_a_later_action() -> None:
    """Alarm at first, tech the next time."""
    match = at_door("gamble", "alarm", "tech")
    begin(match)
    assert inputs(match) == ("alarm",)
    do(match, "leave-locked")
    begin(match)
    assert inputs(match) == ("tech",)
