"""The vocabulary of effects, each through a card that ships; options are resolved at a mainframe."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, g, module, refused
from tests.rules.burncycle.terminal.offices import (
    SECOND,
    TERMINAL,
    THIRD,
    UPPER_DOOR,
    at_terminal,
    cells,
    resolve,
    run,
)

from getaway.games.burncycle.ground.effects import EFFECTS, apply_effects
from getaway.games.burncycle.pack import vocabulary
from getaway.games.burncycle.table import pieces
from getaway.games.burncycle.table.mission_cards import missions
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import Effect

OUT_OF_SIGHT = {"chip": (3, 7)}


# The vocabulary


def test_the_list_of_effects_names_all_there_are() -> None:
    """One place tells what content can make happen."""
    assert sorted(vocabulary.EFFECTS) == sorted(EFFECTS)


def test_content_names_no_other_effects() -> None:
    """A slip in a card is found here and not at the table."""
    readers = ("bots", "captains", "equipment", "mods", "terminal_cards", "network_cards", "corporations", "dice")
    named = [effect.do for reader in readers for effect in found(getattr(pieces, reader)())]
    named += [effect.do for effect in found(missions())]
    assert set(named) <= set(EFFECTS)


def found(thing: Any) -> Iterator[Effect]:
    """All effects in a piece of content."""
    if isinstance(thing, Effect):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        yield from found([getattr(thing, name) for name in thing.__struct_fields__])
    elif isinstance(thing, dict):
        yield from found(list(thing.values()))
    elif isinstance(thing, tuple | list):
        for each in thing:
            yield from found(each)


# Power and threat


@pytest.mark.clause("BC-UNIT-03")
def test_power_for_bots_is_for_all_and_for_agents_not_for_the_module() -> None:
    """Recharge Bay and Team Meeting."""
    agents = [{"at": TERMINAL, "power": 3}, {"at": (1, 5), "power": 4}]
    match = resolve("maintenance-log", 2, players=2, agents=agents, module={"at": (1, 1), "power": 5})
    assert [bot.power for bot in g(match).bots] == [4, 5, 6]
    match = resolve("break-schedule", 3, players=2, agents=agents, module={"at": (1, 1), "power": 5})
    assert [bot.power for bot in g(match).bots] == [4, 5, 5]
    match = resolve("help-desk", 3, players=2, agents=agents, module={"at": (1, 1), "power": 5})
    assert [bot.power for bot in g(match).bots] == [3, 4, 7]
    match = resolve("pay-slip", 2, players=2, agents=agents, module={"at": (1, 1), "power": 5})
    assert [bot.power for bot in g(match).bots] == [5, 4, 5]


@pytest.mark.clause("BC-SHUTBOT-21")
def test_a_shut_down_agent_gets_power_and_nothing_else() -> None:
    """Power reaches it; a chip for every agent does not."""
    shut = [{"at": TERMINAL, "power": 3}, {"at": (1, 5), "power": 0, "shut": True}]
    match = resolve("break-schedule", 3, players=2, agents=shut)
    assert (agent(match, 1).power, agent(match, 1).shut) == (1, False)
    match = arrange(2, plan="offices", agents=shut)
    run(match, Effect("reserve", what="tech", who="agents"), Effect("key", who="agents"))
    assert (agent(match).reserve, agent(match, 1).reserve) == (("tech",), ())
    assert (agent(match).keys, agent(match, 1).keys) == (1, 0)


def test_power_for_another_bot_is_never_for_the_one_that_acts() -> None:
    """With one other bot on the floor there is nothing to choose; with several there is."""
    match = arrange(1, plan="offices", agents=[{"at": (1, 2), "power": 3}], module={"at": (1, 1), "power": 5})
    run(match, Effect("power", 2, who="another"))
    assert (agent(match).power, module(match).power) == (3, 7)
    match = arrange(2, plan="offices")
    assert (
        next(apply_effects(g(match), 0, (Effect("power", who="another"),), "BC-TERM-06")).question.name == "which-bot"
    )
    assert g(match).pending.items == (1, 2)


def test_threat_falls_and_power_is_lost() -> None:
    """Several effects of one option happen in their order."""
    match = resolve("boardroom-feed", 3, threat=6, agent={"power": 2})
    assert (g(match).threat, agent(match).power) == (5, 3)
    run(match, Effect("lose-power"), Effect("threat", 2))
    assert (g(match).threat, agent(match).power) == (7, 2)


# Dice, keys and cards


@pytest.mark.clause("BC-POOL-04")
def test_dice_are_added_up_to_the_cap() -> None:
    """Second Wind: two basic dice."""
    for before, after in ((3, 5), (9, 10), (10, 10)):
        match = resolve("break-schedule", 1, pool=(before, 1, 0))
        assert (g(match).pool.basic, g(match).pool.advanced) == (after, 1)


@pytest.mark.clause("BC-LIMIT-07")
def test_no_supply_of_dice_raises_the_caps_of_a_pool() -> None:
    """Dice are added to a pool that was built of all the power a bot can have."""
    match = arrange(1, plan="offices", phase="route-first", agents=[{"at": (1, 2), "power": 10}])
    do(match, "done")
    assert g(match).pool.basic == 10
    run(match, *[Effect("dice", 9, what=kind) for kind in ("basic", "advanced", "elite")])
    assert (g(match).pool.basic, g(match).pool.advanced, g(match).pool.elite) == (10, 5, 5)


def test_keys_and_mods_go_to_the_bot_that_acts() -> None:
    """Badge Printer, Parts Order and Misrouted Crate."""
    match = resolve("duty-roster", 3)
    assert (agent(match).keys, module(match).keys) == (1, 0)
    match = resolve("patch-panel", 3)
    (held,) = agent(match).cards
    assert held.card in pieces.mods()
    assert not held.installed
    crate = next(name for name, card in pieces.equipment().items() if card.category == "single")
    match = resolve("loading-plan", 1, crate, rig={"terminal_cards": ["loading-plan"], "equipment": [crate]})
    assert [held.card for held in agent(match).cards] == [crate]


def test_a_network_card_can_be_a_reward() -> None:
    """Draft Packet."""
    match = resolve("help-desk", 1)
    assert len(agent(match).hand) == 1
    assert asked(match) == "act"


# Reserves


@pytest.mark.clause("BC-RES-10")
def test_any_chip_of_the_supply_may_be_picked_a_general_one_too() -> None:
    """But no chip that is not there, and never the captain's."""
    match = resolve("maintenance-log", 1)
    assert [way["chip"] for way in can(match, "choose-chip")] == ["general", "physical", "tech", "utility"]
    do(match, "choose-chip", chip="general")
    assert agent(match).reserve == ("general",)
    match = resolve("maintenance-log", 1, supply=(0, 8, 0, 8, 1))
    assert [way["chip"] for way in can(match, "choose-chip")] == ["physical", "utility"]
    assert refused(match, "choose-chip", chip="general") == "BC-RES-10"
    assert refused(match, "choose-chip", chip="captain") == "BC-RES-10"


@pytest.mark.clause("BC-LIMIT-02")
def test_a_chip_the_supply_lacks_is_not_given() -> None:
    """With one tech chip left the first due gets it, with none no one does."""
    for left, given in ((1, ("tech",)), (0, ())):
        match = arrange(1, plan="offices")
        match.g.supply = (4, 8, left, 8, 0)
        run(match, Effect("reserve", 2, what="tech"))
        assert (agent(match).reserve, g(match).supply[2]) == (given, 0)


def test_chips_for_the_team() -> None:
    """Shared Cycle: two, one after the other."""
    match = resolve("maintenance-log", 3)
    do(match, "choose-chip", chip="tech")
    do(match, "choose-chip", chip="utility")
    assert (g(match).team, agent(match).reserve) == (("tech", "utility"), ())


def test_chips_for_the_module_are_the_teams() -> None:
    """The command module has no reserve."""
    match = at_terminal("pay-slip", mainframe=True)
    run(match, Effect("reserve", what="tech", who="module"))
    assert g(match).team == ("tech",)


# Awareness chips and movement


def test_an_awareness_chip_is_cleared_unless_its_bot_is_seen() -> None:
    """Blind Spot, with and without a guard that looks."""
    match = resolve("night-watch", 1, agent=OUT_OF_SIGHT)
    assert agent(match).chip == NOWHERE
    match = resolve("night-watch", 1, agent={"detected": True})
    assert agent(match).chip == NOWHERE
    match = resolve("night-watch", 1, agent={"detected": True}, units=[{"at": (2, 2), "facing": "right"}])
    assert agent(match).detected


@pytest.mark.clause("BC-AWCHIP-06")
def test_an_effect_can_bring_an_awareness_chip_into_play() -> None:
    """Silent Alarm: on a terminal space where the bot is not; on seasoned difficulty for 1 threat, once."""
    for difficulty, chip, threat in (("standard", None, 3), ("seasoned", None, 4), ("seasoned", (3, 7), 3)):
        here = {"chip": chip} if chip else {}
        match = resolve("break-schedule", 2, agent=here, difficulty=difficulty, threat=3)
        assert {way["cell"] for way in can(match, "choose-cell")} == set(cells(SECOND, THIRD))
        do(match, "choose-cell", cell=at(match, THIRD))
        assert (agent(match).chip, agent(match).detected) == (at(match, THIRD), False)
        assert g(match).threat == threat


@pytest.mark.clause("BC-MOVE-20")
def test_bonus_movement_is_granted_at_once() -> None:
    """Fire Doors: a door first, then a step through it, and no chip is used for it."""
    match = resolve("lift-control", 2, agent={"at": TERMINAL})
    do(match, "choose-door", door=UPPER_DOOR)
    assert (asked(match), g(match).moving.ap, g(match).moving.bonus) == ("bonus-moving", 1, 0)
    assert refused(match, "step", bot=1, to=at(match, (1, 2))) == "BC-MOVE-20"
    do(match, "step", bot=0, to=at(match, (2, 2)))
    assert (asked(match), g(match).tracker) == ("act", 1)


def test_two_options_with_movement_come_one_after_the_other() -> None:
    """The second waits until the first is done."""
    match = at_terminal("lift-control", mainframe=True, chip="tech")
    do(match, "select", options=(1, 2))
    do(match, "assign", options=(1, 2))
    do(match, "step", bot=0, to=at(match, (2, 2)))
    assert (g(match).at_terminal.due, g(match).terminals) == ((2,), cells(SECOND))
    do(match, "stop")
    assert asked(match) == "which-door"
    do(match, "choose-door", door=UPPER_DOOR)
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert (asked(match), g(match).at_terminal) == ("act", None)
