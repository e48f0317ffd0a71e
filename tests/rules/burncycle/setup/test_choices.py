"""Set-up: what is chosen before the game, and what follows from it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.missions.legs import collect, idle, on_the_move
from tests.rules.burncycle.table import arrange, asked, can, cited, do, g, module, sees, told

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.keypad.approach import keypad_level
from getaway.games.burncycle.missions.tasks import goal
from getaway.games.burncycle.setup.events import BotPlaced
from getaway.games.burncycle.setup.setup import SETTINGS
from getaway.games.burncycle.table.mission_cards import lessons, missions
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import bots, captains, guards
from getaway.games.burncycle.threat.dial import escalation
from getaway.games.burncycle.threat.events import ThreatEvent
from getaway.kernel import Match, Refused

TEAM = ("processor", "byte", "casing", "bit", "access")


def new(players: int = 2, **options: Any) -> Match:
    """A new game with a known team."""
    return GAME.new(players, seed=5, **{"team": (*TEAM[:players], "access"), **options})


def ready(match: Match) -> None:
    """Let set-up go by."""
    while asked(match) != "before-turn":
        idle(match)


def goal_of(state: Burncycle, *, done: bool) -> str | None:
    """The title of what the team works at."""
    state.done = done
    at_hand = goal(state)
    return None if at_hand is None else at_hand.card.title


# Mission and difficulty


@pytest.mark.clause("BC-MISS-01")
def test_a_mission_is_chosen() -> None:
    """Any of the box or a lesson, and no other."""
    assert SETTINGS[0].name == "mission"
    assert set(SETTINGS[0].values) == {*missions(), *lessons()}
    for name in missions():
        assert g(new(mission=name)).mission == name
    with pytest.raises(Refused):
        new(mission="operation_unheard_of")


@pytest.mark.clause("BC-MISS-02")
def test_the_mission_decides_corporation_floors_and_special_set_up() -> None:
    """Two missions: two corporations, first floors, starting threats, decks and ways to win."""
    pillar, improbable = g(new(mission="pillar_of_panic")), g(new(mission="improbable"))
    assert (pillar.corporation, pillar.plan, pillar.threat) == ("needchain", "needchain1", 1)
    assert (improbable.corporation, improbable.plan, improbable.threat) == ("salida", "salida3", 6)
    assert set(pillar.equipment.left) < set(improbable.equipment.left)
    assert [goal_of(state, done=True) for state in (pillar, improbable)] == [None, None]
    pillar.leg, improbable.leg = 2, 1
    assert goal_of(pillar, done=True) == "distraction-action"
    assert goal_of(improbable, done=True) == "against-the-odds"


@pytest.mark.clause("BC-DIFF-01")
def test_after_the_mission_one_of_three_difficulties_is_chosen() -> None:
    """Simplified, standard or seasoned."""
    assert [setting.name for setting in SETTINGS][:2] == ["mission", "difficulty"]
    assert set(SETTINGS[1].values) == {"simplified", "standard", "seasoned"}
    for difficulty in SETTINGS[1].values:
        assert g(new(difficulty=difficulty)).difficulty == difficulty
    with pytest.raises(Refused):
        new(difficulty="impossible")


@pytest.mark.clause("BC-CAPT-01")
def test_one_captain_is_picked() -> None:
    """By name or by chance, and never more than one."""
    for name in captains():
        assert g(new(captain=name)).captain == name
    drawn = {g(GAME.new(2, seed=seed, team="random")).captain for seed in range(30)}
    assert drawn == set(captains())
    with pytest.raises(Refused):
        new(captain="hamster")


def test_agents_are_chosen_by_their_players_and_the_module_by_all() -> None:
    """No bot twice."""
    match = GAME.new(2, seed=1)
    assert asked(match) == "choose-agent"
    assert [ask.seat for ask in match.asks] == [0]
    do(match, "choose-card", card="byte")
    assert "byte" not in [each["card"] for each in can(match, "choose-card")]
    do(match, "choose-card", seat=1, card="bit")
    assert asked(match) == "choose-module"
    assert [ask.seat for ask in match.asks] == [0, 1]
    do(match, "choose-card", card="access")
    assert [bot.name for bot in g(match).bots] == ["byte", "bit", "access"]


@pytest.mark.parametrize(
    "team", [("byte", "byte", "access"), ("byte", "access"), ("byte", "toaster", "access"), "none"]
)
def test_a_team_named_bot_by_bot_has_to_fit(team: object) -> None:
    """As many agents as players and a command module, all different and all of the box."""
    with pytest.raises(Refused):
        new(2, team=team)


# The floor


@pytest.mark.clause("BC-FLOOR-03", "BC-FLOOR-05")
def test_on_floor_two_mandatory_guards_and_detail_are_those_of_floor_two() -> None:
    """The mandatory guard has level 2, the hallway posts follow row 2 of the captain's detail."""
    state = g(new(mission="heavy_lifting", captain="zuk"))
    plan = floor(state.plan)
    by_post = {unit.post: unit for unit in state.units}
    for post in plan.mandatory_posts:
        assert guards()[by_post[post.cell].name].level == 2
    row = captains()["zuk"].detail[1]
    assert row != captains()["zuk"].detail[0]
    for post in plan.hallway_posts:
        unit = by_post[post.cell]
        assert (guards()[unit.name].level, unit.key) == (row[post.number - 1].unit, row[post.number - 1].key)


@pytest.mark.clause("BC-FLOOR-06", "BC-FLOOR-07")
def test_improbable_starts_on_floor_three_and_it_is_floor_three_for_everything() -> None:
    """Level 3 guards, row 3 of the detail with its captain, and keypads read at level 3."""
    state = g(new(mission="improbable", captain="zuk"))
    plan = floor(state.plan)
    assert (state.leg, state.level, plan.number) == (0, 3, 3)
    by_post = {unit.post: unit for unit in state.units}
    assert plan.mandatory_posts
    assert all(guards()[by_post[post.cell].name].level == 3 for post in plan.mandatory_posts)
    assert sum(unit.captain for unit in state.units) == 1
    assert keypad_level(state) == 3
    assert captains()["zuk"].detail[0] != captains()["zuk"].detail[2]


# Starting threat


@pytest.mark.clause("BC-THREAT-17")
def test_events_below_the_starting_threat_have_passed() -> None:
    """Improbable starts at 6; threat fell to 3 and rises to 5, and the event at 4 does not happen."""
    assert g(new(mission="improbable")).threat == 6
    position: dict[str, Any] = {"plan": "salida3", "phase": "threat", "threat": 3}
    passed = arrange(2, mission="improbable", **position)
    assert g(passed).threat == 5
    assert told(passed, ThreatEvent) == []
    elsewhere = arrange(2, mission="terminal_viscosity", **{**position, "plan": "salida2", "reached": 3})
    assert [event.level for event in told(elsewhere, ThreatEvent)] == [4]


@pytest.mark.clause("BC-THREAT-18")
def test_escalations_below_the_starting_threat_are_in_force() -> None:
    """The fire drill starts at 9: the escalation at 8 holds until threat falls to 7."""
    match = new(mission="fire_drill")
    state = g(match)
    assert state.threat == 9
    assert escalation(state, "door-level") == 2
    state.threat = 7
    assert escalation(state, "door-level") == 0
    state.threat = 8
    assert escalation(state, "door-level") == 2


@pytest.mark.clause("BC-THREAT-19")
def test_threat_starts_at_one_and_never_falls_below() -> None:
    """A false report lowers it by 2, down to 1."""
    assert g(new()).threat == 1
    shelf = (floor("needchain1").cell(1, 2),)
    for before, after in ((1, 1), (2, 1), (5, 3)):
        position: dict[str, Any] = {
            "caches": shelf,
            "rig": {"equipment": ["false-report"]},
            "threat": before,
            "reached": 26,
        }
        match = on_the_move(1, agents=[{"at": (1, 3)}], **position)
        collect(match, 0, (1, 2))
        assert g(match).threat == after


# Onto the floor


@pytest.mark.clause("BC-OUT-02")
def test_on_floor_one_the_bots_start_outdoors() -> None:
    """Each player chooses a space for their agent, all together one for the module."""
    match = new(mission="pillar_of_panic")
    while asked(match) != "where-to-start":
        idle(match)
    outdoors = set(g(match).floor.cells_of(2))
    assert {each["cell"] for each in can(match, "choose-cell")} <= outdoors
    ready(match)
    assert {bot.cell for bot in g(match).bots} <= outdoors
    assert len({bot.cell for bot in g(match).bots}) == 3
    assert told(match, BotPlaced) == [BotPlaced(i, bot.cell) for i, bot in enumerate(g(match).bots)]
    assert cited(match, BotPlaced) == [("BC-OUT-02",)] * 3


@pytest.mark.clause("BC-RES-15")
def test_who_starts_in_a_room_has_its_allotment_in_the_first_team_reserve() -> None:
    """Improbable starts in the break room, whose chip is utility; it comes once."""
    match = new(mission="improbable", captain="kessler")
    ready(match)
    plan = g(match).floor
    assert {plan.rooms[plan.room_of[bot.cell]].key for bot in g(match).bots} == {"break_room"}
    assert plan.rooms[plan.room_named("break_room")].allotment == "utility"
    assert g(match).team == ("utility",)
    assert plan.room_named("break_room") not in g(match).unseen
    assert module(match).power > 0
    assert len(bots()) >= 5


def test_spaces_are_called_by_column_and_row() -> None:
    """A1 is at the upper left; a door has the names of its two spaces."""
    match = arrange(1, plan="needchain1")
    house, named = floor("needchain1"), sees(match, 0).named
    assert [named["space"][house.cell(*space)] for space in ((1, 1), (1, 2), (3, 1))] == ["A1", "B1", "A3"]
    door = house.doors[0]
    assert named["door"][0] == f"{named['space'][door.a]}-{named['space'][door.b]}"
