"""The captain action chip, and the chips that optimize actions."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import asked, can, do, g, told, unit
from tests.rules.burncycle.turn.playing import turn, until

from getaway.games.burncycle.burn.events import CaptainActed
from getaway.games.burncycle.ground.events import TrackerMoved
from getaway.games.burncycle.table.pieces import captains
from getaway.games.burncycle.turn.events import Passed
from getaway.kernel.stream import Told

NO_DICE = {"basic": 0, "advanced": 0, "elite": 0}


# The captain's chip


@pytest.mark.clause("BC-BCACT-03", "BC-BCACT-04")
def test_the_captain_acts_before_the_player_who_then_acts_or_passes() -> None:
    """Zuk's threat comes as the tracker arrives; then every action and the pass are offered."""
    match = turn(slots=("general", "captain", "general"))
    do(match, "pass")
    assert (g(match).tracker, g(match).threat) == (1, 2)
    told_so_far = [item.event for item in match.told(0) if isinstance(item, Told)]
    kinds = [type(event) for event in told_so_far]
    assert kinds.index(CaptainActed) > kinds.index(TrackerMoved)
    assert asked(match) == "act"
    assert can(match, "pass")
    do(match, "move", **NO_DICE)
    assert (g(match).tracker, g(match).threat) == (2, 2)


@pytest.mark.clause("BC-BCACT-05")
def test_the_captain_acts_even_if_the_player_passes() -> None:
    """Passed on, the chip has had its effect once."""
    match = turn(slots=("general", "captain"))
    do(match, "pass")
    do(match, "pass")
    assert told(match, CaptainActed) == [CaptainActed("zuk")]
    assert told(match, Passed) == [Passed(0), Passed(0)]
    assert g(match).threat == 2


@pytest.mark.clause("BC-CAPCHIP-01")
def test_each_captain_has_an_effect_of_its_own() -> None:
    """Zuk raises threat and turns nobody; Kessler turns a guard about and raises nothing."""
    guard = {"units": [{"at": (3, 4), "facing": "left"}], "slots": ("general", "captain")}
    match = turn(captain="zuk", **guard)
    facing = unit(match).facing
    do(match, "pass")
    assert (g(match).threat, unit(match).facing) == (2, facing)
    match = turn(captain="kessler", **guard)
    do(match, "pass")
    assert told(match, CaptainActed) == [CaptainActed("kessler")]
    assert (g(match).threat, unit(match).facing) == (1, (facing + 2) % 4)


@pytest.mark.clause("BC-CAPCHIP-08")
@pytest.mark.parametrize("captain", sorted(captains()))
def test_every_captains_chip_acts_when_the_tracker_moves_onto_it(captain: str) -> None:
    """Not while it lies active ahead, nor once more after it, but as the tracker comes."""
    match = turn(captain=captain, slots=("general", "captain", "general"))
    assert captains()[captain].action
    assert told(match, CaptainActed) == []
    do(match, "pass")
    assert told(match, CaptainActed) == [CaptainActed(captain)]
    until(match, "route-last")
    assert told(match, CaptainActed) == [CaptainActed(captain)]


@pytest.mark.clause("BC-CAPCHIP-04")
def test_the_degraded_captain_chip_does_nothing() -> None:
    """The tracker goes from slot 1 to 3, and threat stays."""
    match = turn(slots=("general", "-captain", "general"))
    do(match, "pass")
    assert (g(match).tracker, g(match).threat) == (2, 1)
    assert told(match, CaptainActed) == []


@pytest.mark.clause("BC-CAPCHIP-06")
def test_the_captain_chip_is_otherwise_a_general_one() -> None:
    """It optimizes neither a move nor a keypad action, and moves the IP as a general chip does: 1 node."""
    match = turn(slots=("captain",))
    do(match, "move", **NO_DICE)
    assert g(match).moving is None
    landings = can(match, "ip-move")
    match = turn(slots=("general",))
    do(match, "pass")
    assert landings == can(match, "ip-move")
    assert len(landings) == 1
    match = turn(slots=("captain", "general"), rig={"keypad_cards": ["decoder"]})
    do(match, "keypad", **can(match, "keypad")[0])
    assert g(match).at_keypad.optimized is False


@pytest.mark.clause("BC-CAPCHIP-07")
def test_the_captain_does_not_act_in_the_network_step() -> None:
    """The tracker is on the chip, the IP moves, and threat stays."""
    match = turn(slots=("captain", "general"), tracker=2)
    do(match, "pass")
    assert (asked(match), g(match).tracker) == ("network", 0)
    do(match, "ip-move", **can(match, "ip-move")[0])
    assert told(match, CaptainActed) == []
    assert g(match).threat == 1


# Optimized


@pytest.mark.clause("BC-ACT-07")
@pytest.mark.parametrize(("chip", "flag"), [("utility", True), ("general", False), ("captain", False), ("tech", False)])
def test_a_keypad_action_is_optimized_on_a_utility_chip_only(chip: str, flag: bool) -> None:
    """The action in progress carries the flag."""
    match = turn(slots=(chip, "utility"), rig={"keypad_cards": ["decoder"]})
    do(match, "keypad", **can(match, "keypad")[0])
    assert g(match).at_keypad.optimized is flag


@pytest.mark.clause("BC-ACT-07")
def test_the_extra_action_is_never_optimized() -> None:
    """A terminal action on a tech chip is, but not as the extra action of a network card action."""
    position = {"slots": ("tech", "general"), "agents": [{"at": (2, 4)}], "module": {"at": (2, 1)}}
    room = {"terminals": (9,)}
    match = turn(**position, **room)
    do(match, "terminal", bot=0)
    assert g(match).at_terminal.optimized is True
    match = turn(**position, **room)
    do(match, "netcard", bot=0)
    assert (asked(match), g(match).tracker, g(match).extra) == ("act", 0, True)
    do(match, "terminal", bot=0)
    assert g(match).at_terminal.optimized is False


@pytest.mark.clause("BC-ACT-07")
def test_the_extra_action_uses_itself_up() -> None:
    """Taken or passed, the tracker goes on after it; a move in its place has no AP of the chip."""
    match = turn(slots=("tech", "general"))
    do(match, "netcard", bot=0)
    assert g(match).tracker == 0
    do(match, "pass")
    assert (asked(match), g(match).tracker, g(match).extra) == ("act", 1, False)
    match = turn(slots=("tech", "general"))
    do(match, "netcard", bot=0)
    do(match, "move", **NO_DICE)
    assert (asked(match), g(match).tracker, g(match).extra) == ("act", 1, False)
