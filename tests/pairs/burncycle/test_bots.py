"""Escaped, hidden and swapped bots in the steps where that makes a difference."""

from __future__ import annotations

import pytest
from tests.pairs.burncycle.rooms import GONE, NO_DICE, OFFICE, field, on_the_move
from tests.rules.burncycle.missions.test_change import leaving, settle_in
from tests.rules.burncycle.network import mats
from tests.rules.burncycle.table import agent, arrange, at, can, do, faces, g, module, refused, told, unit

from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.security.events import UnitAttacked, UnitDecided, UnitStepped
from getaway.games.burncycle.table.mission_cards import missions
from getaway.games.burncycle.table.parts import BANNED, NOWHERE
from getaway.games.burncycle.table.pieces import corporations

SPOT = {"at": (3, 4), "hidden": True}


# Escaped


def test_an_escaped_module_takes_no_action_and_is_left_alone() -> None:
    """Neither strikes, terminals, keypads and repairs nor trades; nobody repairs it."""
    mine = {"at": (1, 4), "upgrades": ("repair",), "keys": 1}
    match = arrange(1, plan="pairs_office", agents=[mine], module={**GONE, "upgrades": ("repair",)}, terminals=(3,))
    for verb, args in (
        ("strike-wall", {"wall": 0, **NO_DICE}),
        ("terminal", {}),
        ("keypad", {"door": 0}),
        ("repair", {"other": 0, "power": 1}),
    ):
        assert refused(match, verb, bot=1, **args) == "BC-ESC-03"
        assert not any(row["bot"] == 1 for row in can(match, verb))
    assert refused(match, "repair", bot=0, other=1, power=1) == "BC-ESC-02"
    assert refused(match, "trade", bot=0, other=1, give=("key",), take=()) == "BC-ESC-03"


def test_an_escaped_agent_gets_neither_power_nor_reserve_nor_imperative() -> None:
    """It discards a mod for nothing, a reboot passes it over, and it has no imperative to drop."""
    gone = {**GONE, "cards": ["servo-legs"], "power": 3, "imperative": "hands-off"}
    agents, slots = [gone, {"at": (1, 1)}], ("general",)
    match = field(2, agents=agents, active=1, phase="begin", slots=slots, rig={"imperatives": []})
    do(match, "discard", seat=0, bot=0, card="servo-legs")
    assert agent(match).power == 3
    assert refused(match, "drop-imperative", seat=0) == "BC-IMP-10"
    do(match, "reboot", seat=1)
    assert (agent(match).reserve, agent(match, 1).reserve != ()) == ((), True)


def test_security_looks_past_an_escaped_agent() -> None:
    """A guard that patrols for the closest bot goes for one that is there, and nobody attacks."""
    hound = {"name": "bloodhound", "at": (1, 5), "facing": "left"}
    match = field(2, agents=[GONE, {"at": (1, 1)}], units=[hound], phase="security", active=1, marker=1)
    assert unit(match).cell == at(match, (1, 3))
    assert told(match, UnitAttacked) == []


def test_a_ping_boots_the_ip_of_an_escaped_agent_and_detects_nobody() -> None:
    """The IP goes home; there is no bot on the floor that a chip could lie on."""
    gone = {**GONE, "ip": mats.at(1, 3)}
    match = mats.ping_turn(2, held=(mats.at(1, 2),), plan="pairs_field", agents=[gone, {"at": (1, 1)}], active=1)
    assert (agent(match).ip < 0, agent(match).chip) == (True, NOWHERE)


# Banned


def test_a_banned_ip_stays_banned_on_the_next_floor() -> None:
    """A new floor isn't a reboot."""
    match = leaving(agents=[{"at": (5, 2), "ip": BANNED, "access": NOWHERE, "level": 0}])
    settle_in(match)
    assert (g(match).level, agent(match).ip) == (2, BANNED)


# Hidden


def test_a_strike_from_a_hiding_spot_gives_the_bot_away() -> None:
    """It is detected by its strike, and no longer hidden."""
    guard = {"at": (3, 5), "state": "stunned"}
    match = arrange(1, plan="pairs_office", agents=[SPOT], module={"at": (1, 1)}, units=[guard])
    do(match, "strike-unit", bot=0, unit=1, **NO_DICE)
    assert (agent(match).hidden, agent(match).detected) == (False, True)


def test_nobody_pursues_or_attacks_a_hidden_bot() -> None:
    """A guard stands beside the spot and looks at it."""
    guard = {"name": "tripod", "at": (3, 5), "facing": "left"}
    match = arrange(
        1, plan="pairs_office", agents=[{**SPOT, "power": 5}], module={"at": (1, 1)}, units=[guard], phase="security"
    )  # fmt: skip
    assert (agent(match).hidden, agent(match).power) == (True, 5)
    assert [*told(match, UnitDecided), *told(match, UnitAttacked), *told(match, UnitStepped)] == []


def test_no_floor_has_a_hiding_spot_on_a_terminal_or_in_a_safe_zone() -> None:
    """So nobody hides at a terminal, and nobody leaves a floor from a hiding spot."""
    plans = {plan for corporation in corporations().values() for plan in corporation.floors.values()}
    assert len(plans) >= len(missions()) / 4
    for plan in plans:
        house = floor(plan)
        assert not set(house.hiding) & set(house.terminals)
        assert not any(house.is_safe(cell) for cell in house.hiding)
    assert OFFICE.hiding


# Swapped


def test_a_swapped_bot_may_act_at_once_where_it_came_to_stand() -> None:
    """The module is swapped onto the terminal, and takes a terminal action there on the next chip."""
    match = arrange(
        1, faces(1), plan="pairs_office", agents=[{"at": (1, 4), "upgrades": ("swap",)}], module={"at": (1, 5)},
        terminals=(3,), pool=(1, 0, 0), rig={"terminal_cards": ["pay-slip"]},
    )  # fmt: skip
    do(match, "move", **{**NO_DICE, "basic": 1})
    do(match, "step", bot=0, to=at(match, (1, 5)))
    assert module(match).cell == at(match, (1, 4))
    assert can(match, "terminal") == [{"bot": 1}]


@pytest.mark.parametrize("detected", [True, False])
def test_a_bot_swapped_out_of_sight_leaves_its_chip_like_one_that_walks(detected: bool) -> None:
    """No unit is aware of the new space: the chip stays where the bot was detected, one that had none has none."""
    match = on_the_move(
        1, mine={"at": (2, 2), "upgrades": ("swap",)}, others=[{"at": (2, 3), "detected": detected}],
    )  # fmt: skip
    do(match, "step", bot=0, to=at(match, (2, 3)))
    assert agent(match, 1).cell == at(match, (2, 2))
    assert agent(match, 1).chip == (at(match, (2, 3)) if detected else NOWHERE)
    assert g(match).moving is None or not agent(match, 1).detected
