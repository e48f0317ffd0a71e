"""Terminal actions: a card, options, dice, and what they pay for."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.table import agent, asked, at, can, cited, do, faces, g, refused, told
from tests.rules.burncycle.terminal.offices import SECOND, TERMINAL, at_terminal, cells, office

from getaway.games.burncycle.ground.events import DiceRolled
from getaway.games.burncycle.table.parts import NOWHERE, Pile
from getaway.games.burncycle.table.pieces import terminal_cards
from getaway.games.burncycle.terminal.events import OptionResolved, TerminalOpened, TerminalUsedUp

CHIPS = cells(TERMINAL, SECOND)
NO_DICE = {"basic": 0, "advanced": 0, "elite": 0}


# Who, where and how


@pytest.mark.clause("BC-TERM-01")
def test_only_on_a_terminal_chip() -> None:
    """Beside it is not enough."""
    match = office(1, agents=[{"at": (2, 2)}], terminals=CHIPS)
    assert refused(match, "terminal", bot=0) == "BC-TERM-01"
    assert can(match, "terminal") == []
    match = office(1, agents=[{"at": TERMINAL}], terminals=CHIPS)
    assert can(match, "terminal") == [{"bot": 0}]
    do(match, "terminal", bot=0)
    assert asked(match) == "select-options"


@pytest.mark.clause("BC-TERMCHIP-06")
def test_a_terminal_space_without_its_chip_is_no_terminal() -> None:
    """Once the chip is used up the space gives nothing."""
    match = at_terminal("camera-feed")
    do(match, "select", options=(1,))
    do(match, "roll", **NO_DICE)
    assert agent(match).cell == at(match, TERMINAL)
    assert asked(match) == "act"
    assert refused(match, "terminal", bot=0) == "BC-TERMCHIP-06"
    assert can(match, "terminal") == []


@pytest.mark.clause("BC-TERM-02")
def test_the_command_module_rolls_the_dice_of_the_player() -> None:
    """The module at the terminal, the dice of the active player."""
    match = office(
        1,
        "camera-feed",
        faces(2, 1),
        agents=[{"at": (1, 2), "power": 5}],
        module={"at": TERMINAL, "power": 3},
        terminals=CHIPS,
        rig={"terminal_cards": ["camera-feed"]},
    )
    assert can(match, "terminal") == [{"bot": 1}]
    do(match, "terminal", bot=1)
    do(match, "select", options=(1,))
    assert refused(match, "roll", basic=6, advanced=0, elite=0) == "BC-POOL-06"
    do(match, "roll", basic=2, advanced=0, elite=0)
    assert told(match, DiceRolled)[0].bot == 1
    assert g(match).pool.basic == 3


def test_nobody_acts_for_another_player() -> None:
    """A terminal under another bot is out of reach."""
    match = office(2, agents=[{"at": (1, 2)}, {"at": TERMINAL}], terminals=CHIPS)
    assert refused(match, "terminal", bot=1) == "BC-ACT-05"


@pytest.mark.clause("BC-TERM-03")
def test_one_card_leaves_the_deck_and_shows_three_options() -> None:
    """The card lies open, and each of its options can be chosen."""
    deck = ["night-watch", "camera-feed", "patch-panel"]
    match = office(1, "camera-feed", agents=[{"at": TERMINAL}], terminals=CHIPS, rig={"terminal_cards": deck})
    do(match, "terminal", bot=0)
    assert g(match).terminal_cards == Pile(("night-watch", "patch-panel"))
    assert g(match).at_terminal.card == "camera-feed"
    assert told(match, TerminalOpened) == [TerminalOpened(0, CHIPS[0], "camera-feed", mainframe=False)]
    assert len(terminal_cards()["camera-feed"].options) == 3
    assert can(match, "select") == [{"options": (n,)} for n in (1, 2, 3)]


@pytest.mark.clause("BC-TERM-05")
def test_the_option_comes_before_the_dice() -> None:
    """No dice before an option of the card is selected."""
    match = at_terminal("camera-feed", faces(1))
    assert refused(match, "roll", basic=1, advanced=0, elite=0) == "BC-TERM-05"
    assert refused(match, "select", options=()) == "BC-TERM-05"
    assert refused(match, "select", options=(4,)) == "BC-TERM-05"
    do(match, "select", options=(2,))
    do(match, "roll", basic=1, advanced=0, elite=0)
    assert told(match, DiceRolled)[0].purpose == "terminal"


# Passed and failed


@pytest.mark.clause("BC-TERM-06", "BC-TERM-07")
def test_enough_ap_resolve_the_option_and_use_the_terminal_up() -> None:
    """A total that reaches the requirement exactly."""
    match = at_terminal("camera-feed", faces(1, 1, 2), threat=5)
    do(match, "select", options=(2,))
    do(match, "roll", basic=3, advanced=0, elite=0)
    assert g(match).at_terminal.ap == 4
    assert can(match, "assign") == [{"options": ()}, {"options": (2,)}]
    do(match, "assign", options=(2,))
    assert g(match).threat == 4
    assert cited(match, OptionResolved) == [("BC-TERM-06",)]
    assert g(match).terminals == CHIPS[1:]
    assert g(match).terminal_cards == Pile((), ("camera-feed",))
    assert cited(match, TerminalUsedUp) == [("BC-TERM-07",)]
    assert asked(match) == "act"
    assert g(match).tracker == 1


@pytest.mark.clause("BC-TERM-06", "BC-TERM-08")
def test_a_failed_check_uses_the_terminal_up_as_well() -> None:
    """One AP short of it."""
    match = at_terminal("camera-feed", faces(1, 2), threat=5)
    do(match, "select", options=(2,))
    do(match, "roll", basic=2, advanced=0, elite=0)
    assert asked(match) == "act"
    assert g(match).threat == 5
    assert told(match, OptionResolved) == []
    assert g(match).terminals == CHIPS[1:]
    assert g(match).terminal_cards == Pile((), ("camera-feed",))
    assert cited(match, TerminalUsedUp) == [("BC-TERM-08",)]


@pytest.mark.clause("BC-TERM-15")
def test_effects_nobody_wants_are_avoided() -> None:
    """By rolling nothing, or by leaving the AP unassigned."""
    match = at_terminal("camera-feed", threat=5)
    do(match, "select", options=(2,))
    do(match, "roll", **NO_DICE)
    assert (asked(match), g(match).threat) == ("act", 5)
    match = at_terminal("camera-feed", faces(2, 2), threat=5)
    do(match, "select", options=(2,))
    do(match, "roll", basic=2, advanced=0, elite=0)
    do(match, "assign", options=())
    assert (asked(match), g(match).threat) == ("act", 5)
    assert told(match, OptionResolved) == []
    assert g(match).terminals == CHIPS[1:]


@pytest.mark.clause("BC-TERM-08")
def test_a_turn_that_ends_in_a_terminal_action_leaves_nothing_behind() -> None:
    """The action breaks an imperative and takes the agent's last power: chip and card are gone, no effect comes."""
    weak = [{"at": TERMINAL, "power": 1, "imperative": "wrecking-ball"}, {"at": (1, 5)}]
    match = at_terminal("camera-feed", faces(2, 2), players=2, agents=weak, pool=(2, 0, 0), threat=5)
    do(match, "select", options=(2,))
    do(match, "roll", basic=2, advanced=0, elite=0)
    do(match, "assign", options=(2,))
    assert (agent(match).shut, g(match).active, g(match).at_terminal) == (True, 1, None)
    assert (g(match).terminals, g(match).terminal_cards) == (CHIPS[1:], Pile((), ("camera-feed",)))
    assert told(match, OptionResolved) == []


# Optimized


@pytest.mark.clause("BC-TERM-09")
def test_up_to_two_options_when_optimized() -> None:
    """One or two on a tech chip, never three; one on any other."""
    match = at_terminal("night-watch", chip="tech")
    assert len(can(match, "select")) == 6
    assert refused(match, "select", options=(1, 2, 3)) == "BC-TERM-09"
    do(match, "select", options=(1, 2))
    assert g(match).at_terminal.chosen == (1, 2)
    match = at_terminal("night-watch", chip="tech")
    do(match, "select", options=(3,))
    assert g(match).at_terminal.chosen == (3,)
    match = at_terminal("night-watch")
    assert refused(match, "select", options=(1, 2)) == "BC-TERM-09"


@pytest.mark.clause("BC-TERM-10", "BC-TERM-14")
def test_options_are_fixed_once_the_dice_are_rolled() -> None:
    """None can be added or switched, while dice lie there or AP wait."""
    match = at_terminal("night-watch", faces(2, 2, 2, 0, 0), chip="tech", agent={"power": 5})
    do(match, "select", options=(1,))
    do(match, "roll", basic=5, advanced=0, elite=0)
    assert asked(match) == "after-the-roll"
    assert refused(match, "select", options=(1, 2)) == "BC-TERM-14"
    do(match, "total")
    assert asked(match) == "assign-ap"
    assert refused(match, "select", options=(2,)) == "BC-TERM-14"
    assert refused(match, "assign", options=(2,)) == "BC-TERM-14"
    assert refused(match, "assign", options=(1, 2)) == "BC-TERM-14"
    assert can(match, "assign") == [{"options": ()}, {"options": (1,)}]


@pytest.mark.clause("BC-TERM-11")
def test_the_player_decides_which_option_gets_the_ap() -> None:
    """3 and 5 are asked for, and 6 are there."""
    for option, power, chip in ((1, 4, NOWHERE), (3, 6, cells((3, 7))[0])):
        match = at_terminal("night-watch", faces(2, 2, 2), chip="tech", agent={"power": 4, "chip": (3, 7)})
        do(match, "select", options=(1, 3))
        do(match, "roll", basic=3, advanced=0, elite=0)
        assert refused(match, "assign", options=(1, 3)) == "BC-TERM-13"
        do(match, "assign", options=(option,))
        assert (agent(match).power, agent(match).chip) == (power, chip)


@pytest.mark.clause("BC-TERM-12")
def test_too_few_ap_for_either_resolve_nothing() -> None:
    """4 and 5 are asked for, and 3 are there."""
    match = at_terminal("night-watch", faces(1, 2), chip="tech", agent={"power": 4}, pings=(20,))
    do(match, "select", options=(2, 3))
    do(match, "roll", basic=2, advanced=0, elite=0)
    assert asked(match) == "act"
    assert told(match, OptionResolved) == []
    assert (agent(match).power, g(match).pings) == (4, (20,))


@pytest.mark.clause("BC-TERM-13")
def test_both_options_need_the_sum() -> None:
    """3 and 4 are asked for: 7 pay both, 6 only one."""
    position: dict[str, Any] = {"agent": {"power": 5, "chip": (3, 7)}, "chip": "tech", "pings": (20,)}
    match = at_terminal("night-watch", faces(2, 2, 2, 1), **position)
    do(match, "select", options=(1, 2))
    do(match, "roll", basic=4, advanced=0, elite=0)
    do(match, "assign", options=(2, 1))
    assert (agent(match).chip, g(match).pings) == (NOWHERE, ())
    assert [event.option for event in told(match, OptionResolved)] == [2, 1]
    match = at_terminal("night-watch", faces(2, 2, 2), **position)
    do(match, "select", options=(1, 2))
    do(match, "roll", basic=3, advanced=0, elite=0)
    assert can(match, "assign") == [{"options": ()}, {"options": (1,)}, {"options": (2,)}]
    assert refused(match, "assign", options=(2, 1)) == "BC-TERM-13"


# Mainframes


@pytest.mark.clause("BC-MAINF-02", "BC-MAINF-04")
def test_a_mainframe_resolves_any_option_for_nothing_and_is_used_up() -> None:
    """The dearest option without a die."""
    match = at_terminal("pay-slip", mainframe=True, threat=9, pool=(0, 0, 0))
    do(match, "select", options=(3,))
    assert g(match).threat == 7
    assert told(match, DiceRolled) == []
    assert asked(match) == "act"
    assert (g(match).terminals, g(match).mainframes) == (CHIPS[1:], ())
    assert g(match).terminal_cards == Pile((), ("pay-slip",))


@pytest.mark.clause("BC-TERM-15", "BC-TERM-16", "BC-MAINF-04")
@pytest.mark.parametrize("chip", ["general", "tech"])
def test_a_mainframe_may_be_used_up_for_nothing(chip: str) -> None:
    """A player who wants no option selects none; at a terminal that asks for AP an option is selected first."""
    match = at_terminal("pay-slip", mainframe=True, chip=chip, threat=9, agent={"power": 3})
    assert {"options": ()} in can(match, "select")
    do(match, "select", options=())
    assert (g(match).threat, agent(match).power, asked(match)) == (9, 3, "act")
    assert told(match, OptionResolved) == []
    assert (g(match).terminals, g(match).mainframes) == (CHIPS[1:], ())
    assert g(match).terminal_cards == Pile((), ("pay-slip",))
    match = at_terminal("pay-slip", chip=chip)
    assert refused(match, "select", options=()) == "BC-TERM-05"


@pytest.mark.clause("BC-MAINF-03")
def test_a_mainframe_gives_no_second_option() -> None:
    """The number of options is that of the chip under the tracker."""
    match = at_terminal("pay-slip", mainframe=True)
    assert refused(match, "select", options=(1, 2)) == "BC-MAINF-03"
    match = at_terminal("pay-slip", mainframe=True, chip="tech", threat=9, agent={"power": 3})
    assert refused(match, "select", options=(1, 2, 3)) == "BC-MAINF-03"
    do(match, "select", options=(2, 3))
    assert can(match, "assign") == [{"options": (2, 3)}, {"options": (3, 2)}]
    do(match, "assign", options=(3, 2))
    assert (g(match).threat, agent(match).power) == (7, 5)
