"""Stunned units and units that are shut down by other means than strikes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.rules.burncycle.strike.blows import dice_for, ready, strike
from tests.rules.burncycle.table import agent, asked, at, boxed, can, do, g, told, unit

from getaway.games.burncycle.detection.events import Detected
from getaway.games.burncycle.floor import LEFT, lay
from getaway.games.burncycle.security.events import CorporationTurn, SecurityDone, UnitAttacked, UnitStepped
from getaway.games.burncycle.table.parts import AWAKE, STUNNED
from getaway.games.burncycle.table.pieces import Effect, Equipment, equipment
from getaway.kernel import Match
from getaway.kernel.stream import Told

HALL = lay(
    "stun_hall",
    """
    +---+---+---+---+---+---+---+---+
    | .   .   .   .   .   .   .   . |
    +---+---+---+---+---+---+---+---+
    | a   a   a   a : b   b   b   b |
    +---+---+---+---+---+---+---+---+
    """,
)
ON_THE_WAY = ("next-chip", "network-pass", "done", "end-turn", "pass", "stay")
"""How a turn goes on without anything being done."""


@contextmanager
def card_with(*effects: Effect) -> Iterator[str]:
    """A card of equipment that has these effects as a free action."""
    with boxed(equipment(), tester=Equipment("single", effects=effects)):
        yield "tester"


def end_round(match: Match) -> None:
    """Let the turn run out, and the corporation's after it."""
    while asked(match) != "before-turn":
        verbs = {wish.verb for wish in match.asks[0].choice}
        do(match, next(verb for verb in ON_THE_WAY if verb in verbs))


# Strikes


@pytest.mark.clause("BC-STRSEC-11")
@pytest.mark.parametrize(("state", "attacks"), [(STUNNED, 0), (AWAKE, 1)])
def test_a_stunned_guard_gets_no_activation(state: str, attacks: int) -> None:
    """A detected bot beside it is attacked by an active guard, and left alone by a stunned one."""
    agents, units = [{"at": (1, 2), "detected": True, "power": 4}], [{"at": (1, 4), "facing": "left", "state": state}]
    match = ready(plan="stun_hall", agents=agents, module={"at": (2, 8)}, units=units, phase="security")
    assert len(told(match, UnitAttacked)) == attacks
    assert bool(told(match, UnitStepped)) == bool(attacks)
    assert agent(match).power == 4 - attacks


@pytest.mark.clause("BC-STRSEC-12", "BC-STUN-09")
def test_a_stunned_guard_is_active_after_the_next_security_activation() -> None:
    """Stunned by a strike in the player's turn, awake in the next round, facing left all the time."""
    units = [{"at": (1, 2), "facing": "left"}]
    match = ready(6, plan="stun_hall", agents=[{"at": (1, 3)}], module={"at": (2, 8)}, units=units, slots=["general"])
    strike(match, 6)
    do(match, "strike-for", result="stun")
    assert (unit(match).state, unit(match).facing) == (STUNNED, LEFT)
    end_round(match)
    assert g(match).round == 2
    assert (unit(match).state, unit(match).facing) == (AWAKE, LEFT)
    assert unit(match).cell == at(match, (1, 2))


@pytest.mark.clause("BC-STRSEC-12")
def test_who_wakes_up_is_told() -> None:
    """Of two stunned guards the one whose stun ends; the other stays stunned for a round."""
    units = [{"at": (1, 2), "state": STUNNED}, {"at": (1, 6), "state": STUNNED, "rounds": 1}]
    match = ready(plan="stun_hall", agents=[{"at": (2, 1)}], module={"at": (2, 8)}, units=units, phase="security")
    assert told(match, SecurityDone) == [SecurityDone((1,))]
    assert (unit(match, 1).state, unit(match, 2).state) == (AWAKE, STUNNED)


@pytest.mark.clause("BC-STRSEC-12", "BC-AWARE-06")
@pytest.mark.parametrize("rounds", [0, 1])
def test_a_guard_that_wakes_up_looks_around(rounds: int) -> None:
    """It detects the bot in front of it as soon as it is active again; one that stays stunned does not."""
    units = [{"at": (1, 2), "facing": "right", "state": STUNNED, "rounds": rounds}]
    match = ready(plan="stun_hall", agents=[{"at": (1, 5)}], module={"at": (2, 8)}, units=units, phase="security")
    assert unit(match).state == (STUNNED if rounds else AWAKE)
    assert agent(match).detected == (not rounds)
    told_of = [item.event for item in match.told(0) if isinstance(item, Told)]
    order = [type(event) for event in told_of if isinstance(event, SecurityDone | CorporationTurn | Detected)]
    assert order == [SecurityDone, CorporationTurn, *([] if rounds else [Detected]), CorporationTurn]


# Other effects


@pytest.mark.clause("BC-STUN-02", "BC-GUARD-07")
def test_an_effect_stuns_a_unit_of_choice_in_its_range() -> None:
    """Flash Charge stuns one of two active guards within 3 spaces; the guard keeps its key, and threat stays."""
    units = [
        {"at": (1, 4), "key": True, "facing": "right"},
        {"at": (1, 3), "facing": "right"},
        {"at": (1, 8)},
        {"at": (1, 2), "state": STUNNED},
    ]
    agents = [{"at": (1, 1), "cards": ["flash-charge"]}]
    match = ready(plan="stun_hall", agents=agents, module={"at": (2, 8)}, units=units, threat=3)
    do(match, "use", what="flash-charge")
    assert can(match, "choose-unit") == [{"unit": 1}, {"unit": 2}]
    do(match, "choose-unit", unit=1)
    assert [each.state for each in g(match).units] == [STUNNED, AWAKE, AWAKE, STUNNED]
    assert (unit(match, 1).key, agent(match).keys) == (True, 0)
    assert g(match).threat == 3


@pytest.mark.clause("BC-STUN-11")
def test_an_effect_may_stun_for_two_rounds() -> None:
    """After one security activation the guard is still stunned, after the second it is not."""
    with card_with(Effect("stun", 0, "2")) as card:
        agents, units = [{"at": (2, 1), "cards": [card]}], [{"at": (1, 1)}]
        match = ready(plan="stun_hall", agents=agents, module={"at": (2, 8)}, units=units, slots=["general"])
        do(match, "use", what=card)
        assert unit(match).state == STUNNED
        end_round(match)
        assert (g(match).round, unit(match).state) == (2, STUNNED)
        do(match, "begin-turn")
        end_round(match)
        assert (g(match).round, unit(match).state) == (3, AWAKE)


@pytest.mark.clause("BC-SHUTSEC-02", "BC-SHUTSEC-06", "BC-GUARD-07")
def test_a_guard_shut_down_by_an_effect_pays_no_power() -> None:
    """Its chip is discarded, its key gone; no bot has more power for it."""
    with card_with(Effect("shut-unit", 0)) as card:
        agents, units = [{"at": (2, 1), "power": 3, "cards": [card]}], [{"at": (1, 1), "name": "hamster", "key": True}]
        match = ready(plan="stun_hall", agents=agents, module={"at": (2, 8), "power": 3}, units=units)
        do(match, "use", what=card)
        assert g(match).units == ()
        assert g(match).guards[0].gone == ("hamster",)
        assert [(bot.power, bot.keys) for bot in g(match).bots] == [(3, 0), (3, 0)]


@pytest.mark.clause("BC-SHUTSEC-06")
def test_the_captain_pays_power_in_whatever_way_it_is_shut_down() -> None:
    """The bot behind the effect gains 1 power."""
    with card_with(Effect("shut-unit", 0)) as card:
        agents, units = [{"at": (2, 1), "power": 3, "cards": [card]}], [{"at": (1, 1), "name": "zuk"}]
        match = ready(plan="stun_hall", agents=agents, module={"at": (2, 8), "power": 3}, units=units)
        do(match, "use", what=card)
        assert g(match).units == ()
        assert [bot.power for bot in g(match).bots] == [4, 3]


# What a stunned unit does not do


@pytest.mark.clause("BC-STUN-04")
@pytest.mark.parametrize(("state", "reserve"), [(STUNNED, ("tech",)), (AWAKE, ())])
def test_a_stunned_unit_does_not_drain(state: str, reserve: tuple[str, ...]) -> None:
    """A Walker beside whom a bot steps takes a reserve chip, unless it is stunned."""
    agents, units = [{"at": (1, 1), "reserve": ("tech",)}], [{"at": (1, 3), "name": "walker", "state": state}]
    match = ready(1, plan="stun_hall", agents=agents, module={"at": (2, 8)}, units=units)
    do(match, "move", **dice_for(1))
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert agent(match).reserve == reserve


@pytest.mark.clause("BC-STUN-05")
@pytest.mark.parametrize(("state", "detected"), [(STUNNED, False), (AWAKE, True)])
def test_a_stunned_unit_detects_nobody(state: str, detected: bool) -> None:
    """A bot steps straight in front of it."""
    units = [{"at": (1, 4), "facing": "left", "state": state}]
    match = ready(1, plan="stun_hall", agents=[{"at": (1, 1)}], module={"at": (2, 8)}, units=units)
    do(match, "move", **dice_for(1))
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert agent(match).detected == detected


@pytest.mark.clause("BC-STUN-08")
def test_a_stunned_unit_can_be_pushed_and_stays_stunned() -> None:
    """The bot takes its space; without push it cannot."""
    units = [{"at": (1, 2), "facing": "left", "state": STUNNED}]
    agents = [{"at": (1, 1), "upgrades": ("push",)}]
    match = ready(2, plan="stun_hall", agents=agents, module={"at": (2, 8)}, units=units)
    do(match, "move", **dice_for(2))
    do(match, "step", bot=0, to=at(match, (1, 2)), push=at(match, (1, 3)))
    assert (unit(match).cell, unit(match).state) == (at(match, (1, 3)), STUNNED)
    assert agent(match).cell == at(match, (1, 2))
