"""Strikes at walls, destroyed walls and the free step through them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.strike.blows import dice_for, ready, strike_wall, wall
from tests.rules.burncycle.table import agent, asked, at, can, do, g, module, refused, told

from getaway.games.burncycle.floor import adjacent_for_bot, lay
from getaway.games.burncycle.strike.events import WallDestroyed

NONE = {"basic": 0, "advanced": 0, "elite": 0}
OUTSIDE = """
    +---+---+---+
    | ~ | .   . |
    +   +   +   +
    | ~ | .   . |
    +---+---+---+
    """
lay("outside_1", OUTSIDE)
lay("outside_2", OUTSIDE, number=2)

SIGHT = lay(
    "strike_sight",
    """
    +---+---+---+---+---+
    | .   .   .   . | a |
    +---+---+---+---+---+
    """,
)


@pytest.mark.clause("BC-STRIKE-06", "BC-STRWALL-01", "BC-STRWALL-02")
def test_ten_ap_destroy_a_wall_and_one_chip_marks_it() -> None:
    """The edge is recorded once, and it is the same from both sides."""
    match = ready(10, agents=[{"at": (1, 3)}])
    edge = wall(match, (1, 3), "right")
    assert edge == wall(match, (1, 4), "left")
    strike_wall(match, 10, (1, 3), "right")
    do(match, "strike-for", result="destroy")
    assert g(match).broken == (edge,)
    assert len(told(match, WallDestroyed)) == 1


@pytest.mark.clause("BC-STRWALL-02")
def test_from_either_side_it_is_the_same_destroyed_wall() -> None:
    """Whichever side the chip would lie on makes no difference."""
    inside = ready(10, agents=[{"at": (1, 4)}])
    strike_wall(inside, 10, (1, 4), "left")
    do(inside, "strike-for", result="destroy")
    outside = ready(10, agents=[{"at": (1, 3)}])
    strike_wall(outside, 10, (1, 3), "right")
    do(outside, "strike-for", result="destroy")
    assert g(inside).broken == g(outside).broken


@pytest.mark.clause("BC-STRIKE-06", "BC-STRWALL-05", "BC-STRWALL-06")
def test_a_failed_strike_leaves_wall_and_bot_alone() -> None:
    """9 AP: no chip, no detection."""
    match = ready(9, agents=[{"at": (1, 3)}])
    strike_wall(match, 9, (1, 3), "right")
    assert asked(match) == "act"
    assert g(match).broken == ()
    assert not agent(match).detected


@pytest.mark.clause("BC-STRIKE-07")
def test_ap_of_separate_strikes_never_add_up() -> None:
    """Twice 6 AP leave the wall standing."""
    match = ready(6, 6, agents=[{"at": (1, 3)}], slots=["general", "general", "captain"])
    for _ in range(2):
        strike_wall(match, 6, (1, 3), "right")
    assert g(match).broken == ()
    assert asked(match) == "act"


@pytest.mark.clause("BC-STRWALL-03")
def test_destroying_a_wall_detects_the_striker() -> None:
    """A striker that leaves the wall standing is not detected."""
    match = ready(10, agents=[{"at": (1, 3)}])
    strike_wall(match, 10, (1, 3), "right")
    assert not agent(match).detected
    do(match, "strike-for", result="destroy")
    assert agent(match).chip == at(match, (1, 3)) == agent(match).cell
    spared = ready(10, agents=[{"at": (1, 3)}])
    strike_wall(spared, 10, (1, 3), "right")
    do(spared, "strike-for", result="nothing")
    assert not agent(spared).detected
    assert g(spared).broken == ()


@pytest.mark.clause("BC-STRWALL-04")
def test_a_free_step_is_offered_through_the_fallen_wall() -> None:
    """The step costs nothing and may be left out."""
    match = ready(10, agents=[{"at": (1, 3)}])
    strike_wall(match, 10, (1, 3), "right")
    do(match, "strike-for", result="destroy")
    assert can(match, "step-through") == [{}]
    pool = g(match).pool
    do(match, "step-through")
    assert agent(match).cell == at(match, (1, 4))
    assert g(match).pool == pool
    staying = ready(10, agents=[{"at": (1, 3)}])
    strike_wall(staying, 10, (1, 3), "right")
    do(staying, "strike-for", result="destroy")
    do(staying, "stay")
    assert (agent(staying).cell, asked(staying)) == (at(staying, (1, 3)), "act")


@pytest.mark.clause("BC-STRWALL-04", "BC-STRWALL-16")
@pytest.mark.parametrize("beyond", ["unit", "bot"])
def test_no_free_step_onto_a_taken_space(beyond: str) -> None:
    """Neither swap nor push opens it."""
    taken = {"units": [{"at": (1, 4)}]} if beyond == "unit" else {"module": {"at": (1, 4)}}
    match = ready(10, agents=[{"at": (1, 3), "upgrades": ("swap", "push")}], **taken)
    strike_wall(match, 10, (1, 3), "right")
    do(match, "strike-for", result="destroy")
    assert len(g(match).broken) == 1
    assert asked(match) == "act"
    assert refused(match, "step-through") == "BC-KEYPAD-17"
    assert agent(match).cell == at(match, (1, 3))


@pytest.mark.clause("BC-STRWALL-16")
def test_the_free_step_is_no_move_action_but_shows_the_room() -> None:
    """No key works in it, nor any free action; the bead of the room goes."""
    match = ready(10, agents=[{"at": (1, 3), "keys": 1, "reserve": ("tech",)}], unseen=(0,))
    strike_wall(match, 10, (1, 3), "right")
    do(match, "strike-for", result="destroy")
    assert refused(match, "step", bot=0, to=at(match, (1, 4))) == "BC-STRWALL-16"
    assert refused(match, "alter", slot=1, reserve="own", chip="tech") == "BC-FREE-03"
    assert refused(match, "use-key", bot=0, door=0) == "BC-KEYCHIP-05"
    assert g(match).unseen == (0,)
    do(match, "step-through")
    assert g(match).unseen == ()
    assert g(match).moving is None


@pytest.mark.clause("BC-STRWALL-16")
def test_the_free_step_collects_a_cache() -> None:
    """As any way onto a cache does."""
    match = ready(10, agents=[{"at": (1, 3)}], caches=(3,))
    strike_wall(match, 10, (1, 3), "right")
    do(match, "strike-for", result="destroy")
    assert g(match).caches == (at(match, (1, 4)),)
    do(match, "step-through")
    do(match, "collect")
    assert g(match).caches == ()


@pytest.mark.clause("BC-STRWALL-07")
@pytest.mark.parametrize(("ap", "destroys"), [(9, False), (10, True)])
def test_a_wall_strike_raises_no_threat(ap: int, destroys: bool) -> None:
    """Whether it succeeds or not."""
    match = ready(ap, agents=[{"at": (1, 3)}], threat=3)
    strike_wall(match, ap, (1, 3), "right")
    if destroys:
        do(match, "strike-for", result="destroy")
    assert g(match).threat == 3


@pytest.mark.clause("BC-STRWALL-07")
def test_on_seasoned_difficulty_the_chip_that_comes_into_play_costs_threat() -> None:
    """Not the strike: a bot detected before costs nothing."""
    position: dict[str, Any] = {"threat": 3, "difficulty": "seasoned"}
    fresh = ready(10, agents=[{"at": (1, 3)}], **position)
    known = ready(10, agents=[{"at": (1, 3), "detected": True}], **position)
    for match in (fresh, known):
        strike_wall(match, 10, (1, 3), "right")
        do(match, "strike-for", result="destroy")
    assert (g(fresh).threat, g(known).threat) == (4, 3)


@pytest.mark.clause("BC-STRWALL-08", "BC-DWALL-04", "BC-DWALL-06")
def test_a_destroyed_wall_is_an_unlocked_door() -> None:
    """Bots step through it, and no strike is possible against it."""
    match = ready(1, agents=[{"at": (1, 3)}])
    broken = (wall(match, (1, 3), "right"),)
    match = ready(1, agents=[{"at": (1, 3)}], broken=broken)
    assert refused(match, "strike-wall", bot=0, wall=broken[0], **NONE) == "BC-DWALL-06"
    assert broken[0] not in {way["wall"] for way in can(match, "strike-wall")}
    assert adjacent_for_bot(g(match).floor, 0, broken, at(match, (1, 3)), at(match, (1, 4)))
    do(match, "move", **dice_for(1))
    do(match, "step", bot=0, to=at(match, (1, 4)))
    assert agent(match).cell == at(match, (1, 4))
    standing = ready(1, agents=[{"at": (1, 3)}])
    do(standing, "move", **dice_for(1))
    assert refused(standing, "step", bot=0, to=at(standing, (1, 4))) == "BC-MOVE-05"


@pytest.mark.clause("BC-STRWALL-09")
def test_a_door_cannot_be_struck() -> None:
    """Locked or not."""
    for unlocked in ([], [0]):
        match = ready(agents=[{"at": (2, 3)}], unlocked=unlocked)
        door = wall(match, (2, 3), "right")
        assert refused(match, "strike-wall", bot=0, wall=door, **NONE) == "BC-STRWALL-09"
        assert door not in {way["wall"] for way in can(match, "strike-wall")}


@pytest.mark.clause("BC-STRIKE-02")
def test_only_walls_next_to_the_bot_are_struck() -> None:
    """An open side isn't a wall; further reach destroys further walls, without a free step."""
    match = ready(agents=[{"at": (1, 2)}])
    assert refused(match, "strike-wall", bot=0, wall=wall(match, (1, 3), "right"), **NONE) == "BC-STRIKE-02"
    assert refused(match, "strike-wall", bot=0, wall=wall(match, (1, 2), "right"), **NONE) == "BC-STRIKE-02"
    reaching = ready(10, agents=[{"at": (1, 2), "cards": ["cannonarm*"]}])
    strike_wall(reaching, 10, (1, 3), "right")
    do(reaching, "strike-for", result="destroy")
    assert asked(reaching) == "act"
    assert agent(reaching).detected
    assert len(g(reaching).broken) == 1
    corner = ready(agents=[{"at": (1, 1), "cards": ["cannonarm*"]}], unlocked=[0])
    fourth, fifth = wall(corner, (2, 3), "down"), wall(corner, (2, 4), "down")
    assert {"bot": 0, "wall": fourth, **NONE} in can(corner, "strike-wall")
    assert refused(corner, "strike-wall", bot=0, wall=fifth, **NONE) == "BC-STRIKE-02"


@pytest.mark.clause("BC-STRWALL-10", "BC-STRWALL-11")
def test_three_walls_fall_on_a_floor_and_no_more() -> None:
    """The fourth is refused before any die is rolled."""
    match = ready(agents=[{"at": (1, 3)}])
    two = tuple(sorted([wall(match, (1, 1), "up"), wall(match, (1, 1), "left")]))
    match = ready(10, agents=[{"at": (1, 3)}], broken=two)
    strike_wall(match, 10, (1, 3), "right")
    do(match, "strike-for", result="destroy")
    assert len(g(match).broken) == 3
    do(match, "stay")
    pool = g(match).pool
    assert refused(match, "strike-wall", bot=0, wall=wall(match, (1, 3), "up"), **NONE) == "BC-STRWALL-11"
    assert can(match, "strike-wall") == []
    assert g(match).pool == pool


# Exterior walls


@pytest.mark.clause("BC-STRWALL-13", "BC-STRWALL-14")
def test_an_exterior_wall_falls_and_leads_nowhere() -> None:
    """Nothing lets the bot step off the map."""
    match = ready(10, 1, agents=[{"at": (1, 3)}])
    assert g(match).floor.exterior(at(match, (1, 3)), 0)
    strike_wall(match, 10, (1, 3), "up")
    do(match, "strike-for", result="destroy")
    assert g(match).broken == (wall(match, (1, 3), "up"),)
    assert asked(match) == "act"
    do(match, "move", **dice_for(1))
    assert refused(match, "step", bot=0, to=-1) == "BC-STRWALL-14"
    assert {"bot": 0, "to": -1} not in can(match, "step")


@pytest.mark.clause("BC-XWALL-03")
def test_above_the_ground_nobody_steps_out_through_a_destroyed_wall() -> None:
    """On floor 2 the outdoor spaces are not in play."""
    match = ready(10, 1, plan="outside_2", agents=[{"at": (1, 2)}], module={"at": (2, 3)})
    strike_wall(match, 10, (1, 2), "left")
    do(match, "strike-for", result="destroy")
    assert asked(match) == "act"
    assert len(g(match).broken) == 1
    do(match, "move", **dice_for(1))
    assert refused(match, "step", bot=0, to=at(match, (1, 1))) == "BC-OUT-03"


@pytest.mark.clause("BC-XWALL-05")
def test_on_floor_1_a_destroyed_wall_leads_outdoors() -> None:
    """And back in."""
    match = ready(10, 2, plan="outside_1", agents=[{"at": (1, 2)}], module={"at": (2, 3)})
    strike_wall(match, 10, (1, 2), "left")
    do(match, "strike-for", result="destroy")
    do(match, "stay")
    do(match, "move", **dice_for(2))
    do(match, "step", bot=0, to=at(match, (1, 1)))
    assert agent(match).cell == at(match, (1, 1))
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert agent(match).cell == at(match, (1, 2))


# Detection and the free step


@pytest.mark.clause("BC-STRWALL-17")
def test_unseen_the_chip_stays_where_the_bot_struck() -> None:
    """Detected first, it slips away with the free step."""
    match = ready(10, agents=[{"at": (1, 3)}])
    strike_wall(match, 10, (1, 3), "right")
    do(match, "strike-for", result="destroy")
    do(match, "step-through")
    assert agent(match).chip == at(match, (1, 3))
    assert not agent(match).detected


@pytest.mark.clause("BC-STRWALL-17", "BC-DWALL-04")
@pytest.mark.parametrize(("facing", "seen"), [("right", True), ("left", False), (None, False)])
def test_a_unit_sees_a_bot_pass_a_destroyed_wall(facing: str | None, seen: bool) -> None:
    """A guard in the hallway looks along it; if it looks away, or is not there, the chip stays behind."""
    units = [{"at": (1, 1), "facing": facing}] if facing else []
    match = ready(10, plan="strike_sight", agents=[{"at": (1, 4)}], module={"at": (1, 2)}, units=units)
    strike_wall(match, 10, (1, 4), "right")
    do(match, "strike-for", result="destroy")
    do(match, "step-through")
    assert agent(match).detected == seen
    assert agent(match).chip == at(match, (1, 5) if seen else (1, 4))


def test_the_command_module_strikes_walls_too() -> None:
    """It takes the free step itself."""
    match = ready(10, agents=[{"at": (1, 1)}], module={"at": (1, 3)})
    strike_wall(match, 10, (1, 3), "right", bot=1)
    do(match, "strike-for", result="destroy")
    do(match, "step-through")
    assert module(match).cell == at(match, (1, 4))
