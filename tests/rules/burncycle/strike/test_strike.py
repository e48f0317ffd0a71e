"""Strike actions at security units: reach, AP, results, and what every strike costs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.strike.blows import dice_for, ready, strike
from tests.rules.burncycle.table import agent, arrange, asked, can, do, faces, g, module, refused, told, unit

from getaway.games.burncycle.strike.events import Struck
from getaway.games.burncycle.strike.strike import durability
from getaway.games.burncycle.table.parts import AWAKE, STUNNED
from getaway.games.burncycle.table.pieces import guards

NONE = {"basic": 0, "advanced": 0, "elite": 0}


def of_level(level: int) -> str:
    """A guard of this level."""
    return next(name for name, guard in guards().items() if guard.level == level)


# Strike actions


@pytest.mark.clause("BC-PHYS-02")
@pytest.mark.parametrize(("chip", "ap"), [("physical", 5), ("general", 3), ("tech", 3)])
def test_physical_actions_on_a_physical_chip_get_two_ap_more(chip: str, ap: int) -> None:
    """Three AP rolled are five on a physical chip, for strikes and for moves."""
    beside: dict[str, Any] = {"agents": [{"at": (1, 1)}], "units": [{"at": (1, 2)}], "slots": [chip, "captain"]}
    match = ready(3, **beside)
    strike(match, 3)
    assert told(match, Struck)[0].ap == ap
    match = ready(3, **beside)
    do(match, "move", **dice_for(3))
    assert g(match).moving.ap == ap


@pytest.mark.clause("BC-STRIKE-02")
def test_a_strike_reaches_adjacent_units_only() -> None:
    """A unit two spaces away is out of reach."""
    match = ready(agents=[{"at": (1, 1)}], units=[{"at": (1, 3)}, {"at": (1, 2)}])
    assert refused(match, "strike-unit", bot=0, unit=1, **NONE) == "BC-STRIKE-02"
    assert refused(match, "strike-unit", bot=0, unit=9, **NONE) == "BC-STRIKE-02"
    assert {way["unit"] for way in can(match, "strike-unit")} == {2}
    do(match, "strike-unit", bot=0, unit=2, **NONE)
    assert told(match, Struck)[0].unit == 2


@pytest.mark.clause("BC-STRIKE-02", "BC-MOD-17")
def test_cannonarm_reaches_targets_four_counted_spaces_away() -> None:
    """Installed it reaches guards four spaces away, counted as the bot could go: not through a locked door."""
    position: dict[str, Any] = {"agents": [{"at": (1, 1), "cards": ["cannonarm*"]}], "unlocked": [0]}
    near = ready(units=[{"at": (2, 4)}], **position)
    far = ready(units=[{"at": (2, 5)}], **position)
    assert {"bot": 0, "unit": 1, **NONE} in can(near, "strike-unit")
    assert refused(far, "strike-unit", bot=0, unit=1, **NONE) == "BC-STRIKE-02"
    behind_the_door = ready(units=[{"at": (2, 4)}], **{**position, "unlocked": []})
    assert refused(behind_the_door, "strike-unit", bot=0, unit=1, **NONE) == "BC-STRIKE-02"
    packed = ready(units=[{"at": (2, 4)}], agents=[{"at": (1, 1), "cards": ["cannonarm"]}], unlocked=[0])
    assert refused(packed, "strike-unit", bot=0, unit=1, **NONE) == "BC-STRIKE-02"
    with_captain = ready(units=[{"name": "zuk", "at": (1, 3), "facing": "right"}, {"at": (2, 4)}], **position)
    assert {way["unit"] for way in can(with_captain, "strike-unit")} == {2}
    assert refused(with_captain, "strike-unit", bot=0, unit=1, **NONE) == "BC-MOD-17"


@pytest.mark.clause("BC-STRIKE-03")
def test_the_command_module_may_strike_with_the_pool_of_the_player() -> None:
    """The dice come from the pool, and the module is the one detected."""
    match = ready(10, agents=[{"at": (1, 3)}], units=[{"at": (1, 1), "state": STUNNED}])
    assert {way["bot"] for way in can(match, "strike-unit")} == {1}
    strike(match, 10, bot=1)
    assert (g(match).pool.basic, g(match).pool.elite) == (9, 2)
    do(match, "strike-for", result="shut-down")
    assert g(match).tracker == 1
    assert module(match).detected
    assert not agent(match).detected


@pytest.mark.clause("BC-STRIKE-04")
@pytest.mark.parametrize("dice", range(7))
def test_any_number_of_dice_of_the_pool_is_rolled(dice: int) -> None:
    """From none to all six, and not one more."""
    position: dict[str, Any] = {"agents": [{"at": (1, 1)}], "units": [{"at": (1, 2)}], "pool": (6, 0, 0)}
    match = arrange(1, faces(*[1] * dice), plan="strike_yard", module={"at": (2, 3)}, **position)
    assert {way["basic"] for way in can(match, "strike-unit")} == set(range(7))
    assert refused(match, "strike-unit", bot=0, unit=1, basic=7, advanced=0, elite=0) == "BC-POOL-06"
    do(match, "strike-unit", bot=0, unit=1, basic=dice, advanced=0, elite=0)
    assert told(match, Struck)[0].ap == dice
    assert g(match).pool.basic == 6 - dice


@pytest.mark.clause("BC-STRIKE-06")
def test_the_total_must_reach_the_durability() -> None:
    """10 AP are enough for a durability of 10, 9 are not."""
    beside: dict[str, Any] = {"agents": [{"at": (1, 1)}], "units": [{"at": (1, 2), "name": "hamster"}]}
    assert durability("hamster") == 10
    enough, short = ready(10, **beside), ready(9, **beside)
    strike(enough, 10)
    do(enough, "strike-for", result="shut-down")
    assert g(enough).units == ()
    strike(short, 9)
    assert refused(short, "strike-for", result="shut-down") == "BC-STRSEC-06"


# Results


@pytest.mark.clause("BC-STRSEC-06")
def test_a_level_2_guard_may_be_shut_down_with_15_ap() -> None:
    """With 14 AP shutting down is not offered."""
    beside: dict[str, Any] = {"agents": [{"at": (1, 1)}], "units": [{"at": (1, 2), "name": of_level(2)}]}
    enough, short = ready(15, **beside), ready(14, **beside)
    strike(enough, 15)
    assert {"result": "shut-down"} in can(enough, "strike-for")
    strike(short, 14)
    assert {"result": "shut-down"} not in can(short, "strike-for")
    assert refused(short, "strike-for", result="shut-down") == "BC-STRSEC-06"


def test_durability_grows_with_the_level_and_is_printed_for_captains() -> None:
    """10, 15 and 20; Zuk has 18 on its card."""
    assert [durability(of_level(level)) for level in (1, 2, 3)] == [10, 15, 20]
    assert durability("zuk") == 18


@pytest.mark.clause("BC-STRSEC-07")
def test_a_strike_at_most_five_short_may_stun() -> None:
    """5 AP against 10 stun, 4 do nothing and nothing is asked."""
    beside: dict[str, Any] = {"agents": [{"at": (1, 1)}], "units": [{"at": (1, 2)}]}
    near, far = ready(5, **beside), ready(4, **beside)
    strike(near, 5)
    assert can(near, "strike-for") == [{"result": "stun"}, {"result": "nothing"}]
    do(near, "strike-for", result="stun")
    assert unit(near).state == STUNNED
    strike(far, 4)
    assert asked(far) == "act"
    assert unit(far).state == AWAKE


@pytest.mark.clause("BC-STRSEC-08")
def test_a_striker_may_decline_to_stun() -> None:
    """Two short, and the unit stays active."""
    match = ready(8, agents=[{"at": (1, 1)}], units=[{"at": (1, 2)}])
    strike(match, 8)
    do(match, "strike-for", result="nothing")
    assert unit(match).state == AWAKE
    assert asked(match) == "act"


@pytest.mark.clause("BC-STRSEC-09", "BC-AP-07")
def test_a_striker_with_enough_ap_may_stun_or_leave_it() -> None:
    """12 AP may stun only, or do nothing; a move may stop with AP left."""
    beside: dict[str, Any] = {"agents": [{"at": (1, 1)}], "units": [{"at": (1, 2)}]}
    match, left = ready(12, **beside), ready(12, **beside)
    strike(match, 12)
    assert can(match, "strike-for") == [{"result": "shut-down"}, {"result": "stun"}, {"result": "nothing"}]
    do(match, "strike-for", result="stun")
    assert unit(match).state == STUNNED
    assert g(match).guards[0].gone == ()
    strike(left, 12)
    do(left, "strike-for", result="nothing")
    assert unit(left).state == AWAKE
    stopped = arrange(1, faces(2, 2), plan="strike_yard", agents=[{"at": (1, 1)}], module={"at": (2, 3)})
    do(stopped, "move", basic=2, advanced=0, elite=0)
    for to in ((1, 2), (1, 3)):
        do(stopped, "step", bot=0, to=g(stopped).floor.cell(*to))
    do(stopped, "stop")
    assert asked(stopped) == "act"


@pytest.mark.clause("BC-STRSEC-10")
def test_a_stunned_guard_keeps_its_facing() -> None:
    """It is stunned and looks to the left as before."""
    match = ready(6, agents=[{"at": (1, 1)}], units=[{"at": (1, 2), "facing": "left"}])
    facing = unit(match).facing
    strike(match, 6)
    do(match, "strike-for", result="stun")
    assert (unit(match).state, unit(match).facing) == (STUNNED, facing)


# What every strike at a unit costs


@pytest.mark.clause("BC-STRSEC-13", "BC-STRSEC-14")
@pytest.mark.parametrize(("ap", "result"), [(2, ""), (7, "stun"), (7, "nothing"), (11, "shut-down")])
def test_every_strike_at_a_unit_costs_one_threat_and_detects(ap: int, result: str) -> None:
    """Whatever the result, and even if the unit itself sees nothing."""
    match = ready(ap, agents=[{"at": (1, 1)}], units=[{"at": (1, 2), "state": STUNNED}], threat=3)
    assert not agent(match).detected
    strike(match, ap)
    if result:
        do(match, "strike-for", result=result)
    assert g(match).threat == 4
    assert agent(match).chip == agent(match).cell
    assert not module(match).detected


@pytest.mark.clause("BC-STRSEC-15", "BC-STRSEC-16")
def test_a_unit_shut_down_pays_one_power_and_is_discarded() -> None:
    """From 4 power to 5; the chip is discarded and not back in the stack."""
    match = ready(10, agents=[{"at": (1, 1), "power": 4}], units=[{"at": (1, 2), "name": "hamster"}])
    left = g(match).guards[0].left
    strike(match, 10)
    do(match, "strike-for", result="shut-down")
    assert agent(match).power == 5
    assert g(match).guards[0].gone == ("hamster",)
    assert g(match).guards[0].left == left
    assert g(match).units == ()


@pytest.mark.clause("BC-STRSEC-15", "BC-STRSEC-16")
def test_a_guard_is_discarded_to_its_own_level() -> None:
    """A guard of level 3 pays 1 power, too."""
    name = of_level(3)
    match = ready(20, agents=[{"at": (1, 1), "power": 4}], units=[{"at": (1, 2), "name": name}])
    strike(match, 20)
    do(match, "strike-for", result="shut-down")
    assert [pile.gone for pile in g(match).guards] == [(), (), (name,)]
    assert agent(match).power == 5


@pytest.mark.clause("BC-STRSEC-17")
@pytest.mark.parametrize("result", ["stun", "shut-down"])
def test_the_striker_takes_the_key_of_its_target(result: str) -> None:
    """Stunned or shut down, the unit has no key any more."""
    match = ready(11, agents=[{"at": (1, 1)}], units=[{"at": (1, 2), "key": True}])
    strike(match, 11)
    do(match, "strike-for", result=result)
    assert (agent(match).keys, module(match).keys) == (1, 0)
    assert not any(each.key for each in g(match).units)


@pytest.mark.clause("BC-STRSEC-17")
def test_a_strike_without_effect_leaves_the_key() -> None:
    """With AP enough, but not used."""
    match = ready(11, agents=[{"at": (1, 1)}], units=[{"at": (1, 2), "key": True}])
    strike(match, 11)
    do(match, "strike-for", result="nothing")
    assert agent(match).keys == 0
    assert unit(match).key


def test_the_captain_shut_down_leaves_the_floor() -> None:
    """It is in no discard of guards, and pays power and key like any unit."""
    match = ready(18, agents=[{"at": (1, 1), "power": 4}], units=[{"at": (1, 2), "name": "zuk", "key": True}])
    strike(match, 18)
    do(match, "strike-for", result="shut-down")
    assert g(match).units == ()
    assert all(pile.gone == () for pile in g(match).guards)
    assert (agent(match).power, agent(match).keys) == (5, 1)
