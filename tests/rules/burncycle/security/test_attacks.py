"""Attacks of security units, and the abilities of guards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.security.watch import DOWN, activate, attacks, done, path, priorities
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, refused, told, unit

from getaway.games.burncycle.security.events import Drained, UnitAttacked, UnitStepped
from getaway.games.burncycle.table.pieces import guards

AWAY = {"at": (1, 8)}
"""The command module in the closed room of the field."""


def guard(name: str, row: int, col: int, facing: str = "right", **more: Any) -> dict[str, object]:
    """A unit by its name."""
    return {"name": name, "at": (row, col), "facing": facing, **more}


# Attacks


@pytest.mark.clause("BC-SACT-21")
def test_every_detected_bot_beside_the_unit_is_attacked() -> None:
    """After the movement both lose power; a third one further away does not."""
    match = activate(
        3,
        plan="watch_field",
        agents=[
            {"at": (2, 4), "detected": True, "power": 5},
            {"at": (3, 3), "detected": True, "power": 6},
            {"at": (4, 4), "detected": True, "power": 7},
        ],
        module=AWAY,
        units=[guard("hamster", 2, 2)],
    )
    do(match, "choose-bot", bot=0)
    assert path(match) == [(2, 3)]
    assert attacks(match) == [(1, 0), (1, 1)]
    assert [bot.power for bot in g(match).bots[:3]] == [4, 5, 7]


@pytest.mark.clause("BC-SACT-22", "BC-SACT-23")
def test_attacks_go_through_doors_but_not_at_undetected_bots() -> None:
    """A guard beside a locked door: the detected bot behind it is attacked, an undetected one would not be."""
    position: dict[str, Any] = {"plan": "watch_offices", "module": AWAY, "units": [guard("hamster", 1, 4, "up")]}
    match = activate(agents=[{"at": (2, 4), "detected": True, "power": 5}], **position)
    assert g(match).unlocked == 0
    assert path(match) == []
    assert unit(match).facing == DOWN
    assert agent(match).power == 4
    match = activate(agents=[{"at": (2, 4), "power": 5}], **position | {"units": [guard("tripod", 1, 4, "up")]})
    assert done(match) == [1]
    assert attacks(match) == []
    assert agent(match).power == 5


@pytest.mark.clause("BC-SACT-24")
@pytest.mark.parametrize(("name", "level"), [("hamster", 1), ("roundsman", 2), ("vise", 3)])
def test_an_attack_costs_the_level_of_the_guard(name: str, level: int) -> None:
    """Whatever else is on the chip."""
    match = activate(
        plan="watch_field",
        agents=[{"at": (2, 4), "detected": True, "power": 5}],
        module=AWAY,
        units=[guard(name, 2, 3)],
    )
    assert guards()[name].level == level
    assert agent(match).power == 5 - level


@pytest.mark.clause("BC-CAPT-03")
def test_a_captain_costs_three_power() -> None:
    """A detected bot at 5 power has 2."""
    match = activate(
        plan="watch_field",
        agents=[{"at": (2, 4), "detected": True, "power": 5}],
        module=AWAY,
        units=[guard("marchetti", 2, 3)],
        captain="marchetti",
    )
    assert attacks(match) == [(1, 0)]
    assert agent(match).power == 2


@pytest.mark.clause("BC-SEC-04")
def test_units_attack_in_security_activation_only() -> None:
    """In a player's turn a detected bot beside a guard loses nothing, whatever it does."""
    position: dict[str, Any] = {
        "plan": "watch_field",
        "agents": [{"at": (2, 4), "detected": True, "power": 5}],
        "module": AWAY,
        "units": [guard("hamster", 2, 3)],
    }
    match = arrange(1, faces(1), **position)
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 4)))
    do(match, "pass")
    assert told(match, UnitAttacked) == []
    assert told(match, UnitStepped) == []
    assert agent(match).power == 5
    assert attacks(activate(**position)) == [(1, 0)]


# Demerit and Cautious


@pytest.mark.clause("BC-SECAB-05")
def test_demerit_costs_threat_instead_of_power() -> None:
    """For each of two bots threat rises by 1; no power is lost."""
    match = activate(
        2,
        plan="watch_field",
        agents=[{"at": (2, 4), "detected": True, "power": 5}, {"at": (3, 3), "detected": True, "power": 5}],
        module=AWAY,
        units=[guard("clerk", 2, 3)],
        threat=1,
    )
    do(match, "choose-bot", bot=0)
    assert [event.threat for event in told(match, UnitAttacked)] == [1, 1]
    assert [bot.power for bot in g(match).bots[:2]] == [5, 5]
    assert g(match).threat == 1 + 2 + 2  # two attacks, and the end of the round for two players


@pytest.mark.clause("BC-SECAB-03", "BC-DIFF-05")
@pytest.mark.parametrize("name", ["latch", "turnkey"])
def test_cautious_locks_the_door_beside_the_unit(name: str) -> None:
    """At the end of its activation; on simplified difficulty it does not."""
    position: dict[str, Any] = {
        "plan": "watch_offices",
        "agents": [{"at": (1, 8)}],
        "module": {"at": (1, 9)},
        "units": [guard(name, 1, 2)],
    }
    plan = arrange(1, plan="watch_offices", agents=[{"at": (1, 8)}], module={"at": (1, 9)})
    door = g(plan).floor.door_at(at(plan, (1, 4)), DOWN)
    match = activate(**position, unlocked=[door])
    assert path(match) == [(1, 3), (1, 4)]
    assert g(match).unlocked == 0
    simple = activate(**position, unlocked=[door], difficulty="simplified")
    assert path(simple) == [(1, 3), (1, 4)]
    assert g(simple).unlocked == 1 << door
    other = activate(**position | {"units": [guard("hamster", 1, 2)]}, unlocked=[door])
    assert path(other) == [(1, 3), (1, 4)]
    assert g(other).unlocked == 1 << door


# Drain


@pytest.mark.clause("BC-SECAB-06", "BC-SEC-02", "BC-SEC-03")
def test_drain_in_a_players_turn() -> None:
    """Stepping next to a Walker costs a reserve chip of the player's choice, before the move goes on."""
    match = arrange(
        1,
        faces(2, 2),
        plan="watch_field",
        agents=[{"at": (2, 6), "reserve": ("physical", "tech")}],
        module=AWAY,
        units=[guard("walker", 2, 4, "left")],
    )
    do(match, "move", basic=2, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (2, 5)))
    assert asked(match) == "which-chip-goes"
    assert g(match).moving is not None
    assert refused(match, "step", bot=0, to=at(match, (3, 5))) == "BC-FREE-04"
    assert refused(match, "choose-chip", chip="utility") == "BC-SECAB-06"
    supply = g(match).supply
    do(match, "choose-chip", chip="tech")
    assert agent(match).reserve == ("physical",)
    assert sum(g(match).supply) == sum(supply) + 1
    assert asked(match) == "moving"
    do(match, "step", bot=0, to=at(match, (1, 5)))
    do(match, "step", bot=0, to=at(match, (2, 5)))
    assert agent(match).reserve == ()


@pytest.mark.clause("BC-SECAB-06")
def test_drain_when_the_unit_comes_near() -> None:
    """Once as the Walker becomes adjacent; staying adjacent drains nothing more."""
    match = activate(
        plan="watch_field",
        agents=[{"at": (2, 5), "detected": True, "power": 8, "reserve": ("tech", "tech")}],
        module=AWAY,
        units=[guard("walker", 2, 2)],
    )
    assert agent(match).reserve == ("tech",)
    assert len(told(match, Drained)) == 1
    stays = activate(
        plan="watch_field",
        agents=[{"at": (2, 5), "detected": True, "power": 8, "reserve": ("tech", "tech")}],
        module=AWAY,
        units=[guard("walker", 2, 4)],
    )
    assert agent(stays).reserve == ("tech", "tech")


@pytest.mark.clause("BC-SECAB-06")
def test_a_neighbour_is_not_drained_again_when_others_move() -> None:
    """The command module steps about while the agent stays beside the Walker, and comes beside it, too."""
    match = arrange(
        1,
        faces(2),
        plan="watch_field",
        agents=[{"at": (2, 5), "reserve": ("tech", "tech")}],
        module={"at": (4, 4)},
        units=[guard("walker", 2, 4, "left")],
        team=("utility",),
    )
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=1, to=at(match, (3, 4)))
    assert agent(match).reserve == ("tech", "tech")
    assert g(match).team == ()
    assert told(match, Drained) == [Drained(1, 1, "utility")]


@pytest.mark.clause("BC-SECAB-07")
def test_drain_on_an_empty_reserve() -> None:
    """Nothing changes."""
    match = activate(
        plan="watch_field",
        agents=[{"at": (2, 5), "detected": True, "power": 8, "reserve": ()}],
        module=AWAY,
        units=[guard("walker", 2, 2)],
        team=("tech",),
    )
    assert unit(match).cell == at(match, (2, 4))
    assert agent(match).reserve == ()
    assert g(match).team == ("tech",)
    assert told(match, Drained) == []


@pytest.mark.clause("BC-DIFF-04")
def test_no_drain_on_simplified_difficulty() -> None:
    """The Walker comes as near as on standard difficulty."""
    position: dict[str, Any] = {
        "plan": "watch_field",
        "agents": [{"at": (2, 5), "detected": True, "power": 8, "reserve": ("tech",)}],
        "module": AWAY,
        "units": [guard("walker", 2, 2)],
    }
    simple = activate(**position, difficulty="simplified")
    assert unit(simple).cell == at(simple, (2, 4))
    assert agent(simple).reserve == ("tech",)
    assert agent(activate(**position)).reserve == ()


# Grapple


@pytest.mark.clause("BC-SECAB-09", "BC-SECAB-11")
def test_grapple_holds_a_bot_that_cannot_pay() -> None:
    """Grapple 2: leaving costs 3 AP, and with 2 AP it is refused; beside a guard without it a step costs 1."""
    position: dict[str, Any] = {
        "plan": "watch_field",
        "agents": [{"at": (2, 5)}],
        "module": AWAY,
        "units": [guard("vise", 2, 4, "left")],
    }
    match = arrange(1, faces(2), **position)
    do(match, "move", basic=1, advanced=0, elite=0)
    assert refused(match, "step", bot=0, to=at(match, (2, 6))) == "BC-SECAB-11"
    match = arrange(1, faces(2, 1), **position)
    do(match, "move", basic=2, advanced=0, elite=0)
    assert {"bot": 0, "to": at(match, (2, 6))} in can(match, "step")
    do(match, "step", bot=0, to=at(match, (2, 6)))
    assert agent(match).cell == at(match, (2, 6))
    assert asked(match) == "act"  # all 3 AP are gone
    free = arrange(1, faces(2), **position | {"units": [guard("hamster", 2, 4, "left")]})
    do(free, "move", basic=1, advanced=0, elite=0)
    do(free, "step", bot=0, to=at(free, (2, 6)))
    assert g(free).moving.ap == 1


# Shift


@pytest.mark.clause("BC-SECAB-12")
def test_shift_goes_through_walls() -> None:
    """The chip is 2 away through the wall of room a, 4 away round it."""
    position: dict[str, Any] = {
        "plan": "watch_offices",
        "agents": [{"at": (1, 8), "chip": (2, 2)}],
        "module": {"at": (1, 9)},
    }
    match = activate(**position, units=[guard("bloodhound", 1, 1)])
    chosen = (at(match, (1, 2)), at(match, (2, 2)))
    assert {"route": chosen} in can(match, "choose-route")
    do(match, "choose-route", route=chosen)
    assert unit(match).cell == at(match, (2, 2))
    assert g(match).broken == ()
    around = activate(**position, units=[guard("walker", 1, 1)])
    assert path(around) == [(2, 1), (3, 1), (3, 2), (2, 2)]


@pytest.mark.clause("BC-SECAB-12")
def test_shift_never_leaves_the_map() -> None:
    """Every step it can make leads to a space in play."""
    match = activate(
        plan="watch_field", agents=[{"at": (1, 9)}], module=AWAY, units=[guard("bloodhound", 4, 7, "right")]
    )
    while g(match).phase == "activation":
        do(match, "choose-route", **can(match, "choose-route")[-1])
    assert path(match)
    assert all(g(match).floor.playable(event.cell) for event in told(match, UnitStepped))


@pytest.mark.clause("BC-SECAB-13", "BC-DIFF-08")
def test_shift_patrols_in_rooms_and_out_of_them() -> None:
    """From room a to the bot in the hallway; without the ability, on simplified difficulty, it stays."""
    position: dict[str, Any] = {
        "plan": "watch_offices",
        "agents": [{"at": (4, 2), "power": 5}],
        "module": {"at": (1, 8)},
        "units": [guard("wraith", 2, 2, "up")],
    }
    match = activate(**position)
    way = ((3, 2), (3, 3), (4, 3))
    do(match, "choose-route", route=tuple(at(match, space) for space in way))
    assert priorities(match) == [(1, "patrol")]
    assert path(match) == list(way)
    simple = activate(**position, difficulty="simplified")
    assert asked(simple) == "before-turn"
    assert path(simple) == []
    assert done(simple) == []


@pytest.mark.clause("BC-DIFF-09")
def test_without_shift_the_closest_bot_of_its_own_area_counts() -> None:
    """On simplified difficulty: one bot is nearer behind a wall, another in the hallway further away."""
    position: dict[str, Any] = {
        "plan": "watch_offices",
        "agents": [{"at": (2, 2), "power": 5}, {"at": (1, 7), "power": 5}],
        "module": {"at": (1, 8)},
        "units": [guard("wraith", 1, 2, "left")],
    }
    simple = activate(2, **position, difficulty="simplified")
    assert path(simple) == [(1, 3), (1, 4), (1, 5)]
    standard = activate(2, **position)
    assert (1, 4) not in path(standard)


@pytest.mark.clause("BC-DIFF-09", "BC-PATROL-05")
def test_a_bot_right_behind_a_door_is_not_in_the_guards_area() -> None:
    """It is nearer than the one in the hallway, and the space before its door is there, too; yet it does not count."""
    match = activate(
        2,
        plan="watch_offices",
        agents=[{"at": (2, 4), "power": 5}, {"at": (1, 7), "power": 5}],
        module={"at": (1, 8)},
        units=[guard("wraith", 1, 2, "left")],
        difficulty="simplified",
    )
    assert path(match) == [(1, 3), (1, 4), (1, 5)]


@pytest.mark.clause("BC-DIFF-06", "BC-DIFF-07")
def test_on_simplified_difficulty_a_unit_waits_at_an_unlocked_door() -> None:
    """It stays, patrol after patrol, but leaves to pursue, to investigate, or when the door is locked."""
    plan = arrange(1, plan="watch_offices", agents=[{"at": (1, 8)}], module={"at": (1, 9)})
    door = g(plan).floor.door_at(at(plan, (1, 4)), DOWN)
    far = g(plan).floor.door_at(at(plan, (3, 1)), 1)
    position: dict[str, Any] = {
        "plan": "watch_offices",
        "module": {"at": (1, 9)},
        "units": [guard("latch", 1, 4, "left")],
        "difficulty": "simplified",
    }
    waits = activate(agents=[{"at": (1, 8)}], **position, unlocked=[door])
    assert path(waits) == []
    assert done(waits) == [1]
    locked = activate(agents=[{"at": (1, 8)}], **position, unlocked=[far])
    assert path(locked) == [(1, 3), (1, 2), (1, 1)]
    pursues = activate(agents=[{"at": (1, 1), "detected": True}], **position, unlocked=[door])
    assert priorities(pursues) == [(1, "pursue")]
    assert path(pursues) == [(1, 3), (1, 2)]
    investigates = activate(agents=[{"at": (1, 8), "chip": (1, 7)}], **position, unlocked=[door])
    assert priorities(investigates) == [(1, "investigate")]
    assert path(investigates) == [(1, 5), (1, 6), (1, 7)]


def test_the_box_of_guards() -> None:
    """Four designs for each level, two chips of each; all five abilities and eight patrols are there."""
    found = guards()
    assert [sum(guard.chips for guard in found.values() if guard.level == level) for level in (1, 2, 3)] == [8, 8, 8]
    assert {guard.ability for guard in found.values()} == {"", "cautious", "demerit", "drain", "grapple", "shift"}
    assert len({guard.patrol for guard in found.values()}) == 8
    assert all(guard.patrol == "unlocked-doors" for guard in found.values() if guard.ability == "cautious")
    assert all(guard.ability == "shift" for guard in found.values() if guard.patrol == "closest-bot")
