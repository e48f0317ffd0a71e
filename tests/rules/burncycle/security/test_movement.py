"""How security units move and face: shortest routes, swaps, bots in the way."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.security.watch import (
    DOWN,
    LEFT,
    RIGHT,
    UP,
    activate,
    attacks,
    decided,
    done,
    investigators,
    path,
    priorities,
    turns,
)
from tests.rules.burncycle.table import agent, asked, at, can, cited, do, g, module, refused, told, unit

from getaway.games.burncycle.detection.events import Detected
from getaway.games.burncycle.security.events import UnitsSwapped, UnitStepped, UnitStopped
from getaway.kernel.stream import Told

IN_Z = {"at": (2, 2), "chip": (3, 3)}
"""An agent in a closed room of the ring, whose chip lies in the hallway."""


def guard(name: str, row: int, col: int, facing: str = "right", **more: Any) -> dict[str, object]:
    """A unit by its name: hamsters move 2, latches 3, walkers 4."""
    return {"name": name, "at": (row, col), "facing": facing, **more}


# Routes


@pytest.mark.clause("BC-SACT-03")
def test_the_shortest_route_is_taken() -> None:
    """Four spaces one way round, six the other."""
    match = activate(plan="watch_ring", agents=[IN_Z], module={"at": (2, 3)}, units=[guard("walker", 1, 1)])
    assert path(match) == [(2, 1), (3, 1), (3, 2), (3, 3)]


@pytest.mark.clause("BC-SACT-04")
def test_the_players_choose_among_equally_short_routes() -> None:
    """Five spaces either way; no other way may be chosen."""
    match = activate(
        2,
        plan="watch_ring",
        agents=[{"at": (2, 2), "chip": (3, 4)}, {"at": (1, 3), "shut": True, "power": 0}],
        module={"at": (2, 3)},
        units=[guard("walker", 1, 1)],
    )
    assert asked(match) == "which-route"
    assert {ask.seat for ask in match.asks} == {0, 1}
    over = tuple(at(match, space) for space in ((1, 2), (1, 3), (1, 4), (2, 4)))
    under = tuple(at(match, space) for space in ((2, 1), (3, 1), (3, 2), (3, 3)))
    assert can(match, "choose-route") == [{"route": over}, {"route": under}]
    assert refused(match, "choose-route", route=over[:2]) == "BC-SACT-04"
    do(match, "choose-route", seat=1, route=under)
    assert path(match) == [(2, 1), (3, 1), (3, 2), (3, 3)]


@pytest.mark.clause("BC-SACT-05", "BC-SACT-06", "BC-SACT-11")
def test_a_unit_moves_by_its_stat_and_faces_its_way() -> None:
    """The chip is 4 away: a Hamster makes 2 steps, facing down at each, and turns to its next step at the corner."""
    match = activate(plan="watch_ring", agents=[IN_Z], module={"at": (2, 3)}, units=[guard("hamster", 1, 1)])
    assert path(match) == [(2, 1), (3, 1)]
    assert turns(match) == [DOWN, DOWN]
    assert unit(match).facing == RIGHT
    assert agent(match).chip == at(match, (3, 3))


@pytest.mark.clause("BC-SACT-13")
def test_the_players_choose_among_several_next_directions() -> None:
    """Up and to the left both lead on."""
    match = activate(
        plan="watch_field",
        agents=[{"at": (1, 8), "chip": (1, 1)}],
        module={"at": (1, 9)},
        units=[guard("hamster", 4, 4)],
    )
    do(match, "choose-route", route=(at(match, (3, 4)), at(match, (3, 3))))
    assert asked(match) == "which-facing"
    assert can(match, "choose-facing") == [{"facing": "up"}, {"facing": "left"}]
    assert refused(match, "choose-facing", facing="right") == "BC-SACT-13"
    do(match, "choose-facing", facing="up")
    assert unit(match).facing == UP


@pytest.mark.clause("BC-SACT-14")
def test_walls_are_gone_around() -> None:
    """Through the room it would be 2 spaces."""
    match = activate(
        plan="watch_ring",
        agents=[{"at": (2, 2), "chip": (3, 2)}],
        module={"at": (2, 3)},
        units=[guard("walker", 1, 2)],
    )
    assert path(match) == [(1, 1), (2, 1), (3, 1), (3, 2)]


@pytest.mark.clause("BC-SACT-15")
def test_a_locked_door_is_passed_and_stays_locked() -> None:
    """The door between the first two parts of the hallway."""
    match = activate(
        plan="watch_wings",
        agents=[{"at": (1, 14), "chip": (1, 6)}],
        module={"at": (1, 13)},
        units=[guard("hamster", 1, 4)],
    )
    assert path(match) == [(1, 5), (1, 6)]
    assert g(match).unlocked == 0


# Bots as targets


@pytest.mark.clause("BC-SACT-07", "BC-SACT-08")
def test_a_pursuer_stops_adjacent_and_faces_the_bot() -> None:
    """The bot is 3 away round a corner, and movement 4 is not used up."""
    match = activate(
        plan="watch_field",
        agents=[{"at": (2, 5), "detected": True, "power": 5}],
        module={"at": (1, 8)},
        units=[guard("walker", 2, 2, "up")],
    )
    assert path(match) == [(2, 3), (2, 4)]
    assert unit(match).facing == RIGHT
    turned = activate(
        plan="watch_field",
        agents=[{"at": (2, 4), "detected": True, "power": 5}],
        module={"at": (1, 8)},
        units=[guard("walker", 1, 2, "up")],
    )
    do(turned, "choose-route", route=(at(turned, (1, 3)), at(turned, (1, 4))))
    assert unit(turned).facing == DOWN


@pytest.mark.clause("BC-SACT-30")
def test_a_unit_already_adjacent_turns_and_attacks() -> None:
    """No step is made."""
    match = activate(
        plan="watch_field",
        agents=[{"at": (2, 5), "detected": True, "power": 5}],
        module={"at": (1, 8)},
        units=[guard("hamster", 2, 4, "left")],
    )
    assert path(match) == []
    assert unit(match).facing == RIGHT
    assert agent(match).power == 4


# Units and bots in the way


@pytest.mark.clause("BC-SACT-16")
def test_two_units_swap() -> None:
    """The other one keeps its facing; a stunned one is swapped with as well and stays stunned."""
    match = activate(
        plan="watch_line",
        agents=[{"at": (1, 13), "chip": (1, 6)}],
        module={"at": (1, 14)},
        units=[guard("walker", 1, 4), guard("tripod", 1, 5, "left", state="stunned", rounds=1)],
    )
    assert path(match, 1) == [(1, 5), (1, 6)]
    assert unit(match, 2).cell == at(match, (1, 4))
    assert unit(match, 2).facing == LEFT
    assert unit(match, 2).state == "stunned"
    assert told(match, UnitsSwapped) == [UnitsSwapped(1, other=2)]


@pytest.mark.clause("BC-SACT-17", "BC-SACT-18", "BC-SACT-19")
def test_a_bot_ends_the_movement_and_is_detected() -> None:
    """The route is counted through the command module behind the door, although there is a way round.

    The guard stays in the room, the module is detected and attacked.
    """
    match = activate(
        plan="watch_offices",
        agents=[{"at": (1, 8), "chip": (4, 1)}],
        module={"at": (3, 1), "power": 6},
        units=[guard("walker", 3, 2, "up")],
    )
    route = decided(match).route
    assert [g(match).floor.at(cell) for cell in route] == [(3, 1), (4, 1)]
    assert path(match) == []
    assert unit(match).facing == LEFT
    assert told(match, UnitStopped) == [UnitStopped(1, 1)]
    assert module(match).detected
    assert ("BC-SACT-19", "BC-HIDE-07") in cited(match, Detected)
    assert attacks(match) == [(1, 1)]
    assert module(match).power == 5
    assert agent(match).chip == at(match, (4, 1))


@pytest.mark.clause("BC-HIDE-07", "BC-HIDE-12", "BC-SACT-19")
def test_a_hidden_bot_on_the_route() -> None:
    """A Hamster investigates the chip of a bot that hides on its way: it stops, detects and attacks her."""
    match = activate(
        plan="watch_offices",
        agents=[{"at": (3, 3), "chip": (3, 4), "hidden": True, "power": 5}],
        module={"at": (1, 8)},
        units=[guard("hamster", 3, 2, "right")],
    )
    assert priorities(match) == [(1, "investigate")]
    assert path(match) == []
    assert agent(match).detected
    assert not agent(match).hidden
    assert agent(match).power == 4
    assert unit(match).cell == at(match, (3, 2))
    assert unit(match).facing == RIGHT


@pytest.mark.clause("BC-SACT-19", "BC-SACT-11")
def test_a_unit_that_is_stopped_faces_the_bot() -> None:
    """Other ways would lead on as well, but this is the way it was going."""
    match = activate(
        2,
        plan="watch_offices",
        agents=[{"at": (3, 3), "hidden": True, "power": 5}, {"at": (1, 8), "chip": (2, 4)}],
        module={"at": (1, 9)},
        units=[guard("walker", 3, 2, "left")],
    )
    do(match, "choose-route", route=tuple(at(match, space) for space in ((3, 3), (3, 4), (2, 4))))
    assert g(match).phase != "activation"
    assert unit(match).cell == at(match, (3, 2))
    assert unit(match).facing == RIGHT
    assert attacks(match) == [(1, 0)]


@pytest.mark.clause("BC-SACT-19")
def test_what_comes_of_being_found_comes_before_the_attack() -> None:
    """On seasoned difficulty the detection brings a threat event, whose pings the players choose among.

    The unit's movement is over by then, and nobody was attacked yet.
    """
    match = activate(
        plan="watch_offices",
        agents=[{"at": (1, 8), "chip": (4, 1)}],
        module={"at": (3, 1), "power": 6},
        units=[guard("walker", 3, 2, "up")],
        difficulty="seasoned",
        threat=3,
        reached=3,
        pings=(0, 8),
    )
    assert asked(match) == "which-ping-first"
    assert told(match, UnitStopped) == [UnitStopped(1, 1)]
    acting = g(match).acting
    assert acting is not None
    assert (acting.route, acting.left, attacks(match)) == ((), 0, [])
    do(match, "choose-node", node=0)
    assert attacks(match) == [(1, 1)]


@pytest.mark.clause("BC-SHUTBOT-18")
def test_a_unit_swaps_with_a_shut_down_agent() -> None:
    """They exchange spaces and the unit goes on."""
    match = activate(
        2,
        plan="watch_line",
        agents=[{"at": (1, 5), "shut": True, "power": 0}, {"at": (1, 14), "chip": (1, 6)}],
        module={"at": (1, 13)},
        units=[guard("hamster", 1, 4)],
    )
    assert path(match) == [(1, 5), (1, 6)]
    assert agent(match, 0).cell == at(match, (1, 4))
    assert told(match, UnitsSwapped) == [UnitsSwapped(1, bot=0)]
    assert agent(match, 0).chip == -1


@pytest.mark.clause("BC-SHUTBOT-17")
def test_nobody_pursues_or_investigates_a_shut_down_agent() -> None:
    """It lies in front of one unit; another comes to it on a patrol for bots, and does not attack it."""
    shut = {"at": (2, 4), "shut": True, "power": 0}
    match = activate(plan="watch_field", agents=[shut], module={"at": (1, 8)}, units=[guard("hamster", 2, 1, "right")])
    assert priorities(match) == [(1, "patrol")]
    match = activate(
        plan="watch_field",
        agents=[shut],
        module={"at": (1, 8)},
        units=[guard("bloodhound", 2, 1, "right")],
        difficulty="simplified",
    )
    assert priorities(match) == [(1, "patrol")]
    assert path(match) == [(2, 2), (2, 3)]
    assert attacks(match) == []
    assert investigators(match) == []


@pytest.mark.clause("BC-AWSAFE-05")
def test_a_chip_in_a_safe_zone_is_investigated_there() -> None:
    """The closest unit goes in and clears it."""
    match = activate(
        plan="watch_zone",
        agents=[{"at": (1, 7), "chip": (1, 6)}],
        module={"at": (1, 1)},
        units=[guard("walker", 1, 4, "right")],
    )
    assert investigators(match) == [(1, 0)]
    assert path(match)[:2] == [(1, 5), (1, 6)]
    assert agent(match).chip == -1


@pytest.mark.clause("BC-AWCHIP-10", "BC-AWCHIP-04")
def test_chips_on_the_way_are_cleared() -> None:
    """A unit on its way to one chip passes over two others, which go back to their mats."""
    match = activate(
        3,
        plan="watch_wings",
        agents=[{"at": (1, 13), "chip": (1, 3)}, {"at": (1, 14), "chip": (1, 5)}, {"at": (1, 15), "chip": (1, 3)}],
        module={"at": (1, 12)},
        units=[guard("walker", 1, 1)],
    )
    do(match, "choose-bot", bot=1)
    assert path(match) == [(1, 2), (1, 3), (1, 4), (1, 5)]
    assert [bot.chip for bot in g(match).bots] == [-1, -1, -1, -1]


# What stays in force


@pytest.mark.clause("BC-SACT-31")
def test_bots_are_detected_at_the_step_that_brings_them_into_range() -> None:
    """A pacing Hamster comes within 6 of the bot ahead after its first step."""
    match = activate(
        plan="watch_line", agents=[{"at": (1, 9)}], module={"at": (1, 14)}, units=[guard("hamster", 1, 2, "right")]
    )
    events = [item.event for item in match.told(0) if isinstance(item, Told)]
    seen = [event for event in events if isinstance(event, UnitStepped | Detected)]
    assert [type(event) for event in seen] == [UnitStepped, Detected, UnitStepped]
    assert agent(match).detected


@pytest.mark.clause("BC-SACT-31")
def test_a_unit_that_has_acted_still_sees() -> None:
    """Unit 1 has acted when unit 2 swaps it nearer to the bot; it detects although it lies face down."""
    match = activate(
        plan="watch_line",
        agents=[{"at": (1, 9)}],
        module={"at": (1, 14)},
        units=[guard("tripod", 1, 1, "right", state="acted"), guard("walker", 1, 3, "left")],
    )
    assert done(match) == [2]
    assert path(match, 2) == [(1, 2), (1, 1), (1, 2), (1, 3)]
    assert [event.unit for event in told(match, Detected)] == [1]


@pytest.mark.clause("BC-GUARD-05")
def test_a_key_moves_with_its_guard() -> None:
    """The guard that moved carries it, and no other does."""
    match = activate(
        plan="watch_wings",
        agents=[{"at": (1, 14)}],
        module={"at": (1, 13)},
        units=[guard("hamster", 1, 1, key=True), guard("tripod", 1, 5)],
    )
    do(match, "choose-unit", unit=1)
    assert unit(match, 1).cell == at(match, (1, 3))
    assert [each.key for each in g(match).units] == [True, False]


# Routes are kept


@pytest.mark.clause("BC-PATROL-20")
def test_an_investigator_that_detects_another_bot_keeps_its_route() -> None:
    """It seeks the chip of one bot, sees another beside its way, and goes on to the chip."""
    match = activate(
        2,
        plan="watch_offices",
        agents=[{"at": (1, 8), "chip": (3, 4)}, {"at": (2, 2), "power": 5}],
        module={"at": (1, 9)},
        units=[guard("walker", 1, 4, "right")],
    )
    assert priorities(match) == [(1, "investigate")]
    assert path(match) == [(2, 4), (3, 4)]
    assert agent(match, 1).detected
    assert agent(match, 0).chip == -1


@pytest.mark.clause("BC-PATROL-21")
def test_an_investigator_follows_the_chip_it_seeks() -> None:
    """On entering room a it detects the bot whose chip it seeks, and spends the rest of its movement to reach it."""
    match = activate(
        plan="watch_offices",
        agents=[{"at": (2, 2), "chip": (3, 4), "power": 5}],
        module={"at": (1, 9)},
        units=[guard("walker", 1, 4, "right")],
    )
    assert priorities(match) == [(1, "investigate"), (1, "investigate")]
    assert path(match) == [(2, 4), (2, 3)]
    assert unit(match).facing == LEFT
    assert attacks(match) == [(1, 0)]
    assert agent(match).chip == at(match, (2, 2))


@pytest.mark.clause("BC-PATROL-22")
def test_a_patrolling_unit_does_not_turn_to_a_bot_it_detects() -> None:
    """It detects the bot after 2 of 4 steps, completes its patrol, and attacks only if adjacent at the end."""
    match = activate(
        plan="watch_field",
        agents=[{"at": (3, 4), "power": 5}],
        module={"at": (1, 8)},
        units=[guard("walker", 4, 1, "right")],
    )
    assert priorities(match) == [(1, "patrol")]
    assert path(match) == [(4, 2), (4, 3), (4, 4), (4, 5)]
    events = [item.event for item in match.told(0) if isinstance(item, Told)]
    order = [type(event) for event in events if isinstance(event, UnitStepped | Detected)]
    assert order == [UnitStepped, UnitStepped, Detected, UnitStepped, UnitStepped]
    assert agent(match).detected
    assert attacks(match) == []
    beside = activate(
        plan="watch_field",
        agents=[{"at": (3, 5), "power": 5}],
        module={"at": (1, 8)},
        units=[guard("walker", 4, 1, "right")],
    )
    assert attacks(beside) == [(1, 0)]
