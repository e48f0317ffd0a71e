"""Operation: Pillar of Panic, the book's great example, from its cards to its win."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.missions.legs import (
    cells,
    collect,
    door_between,
    idle,
    march,
    on_the_move,
    state_of_tasks,
)
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, g, module, refused

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import UP, floor
from getaway.games.burncycle.table.mission_cards import missions
from getaway.games.burncycle.table.pieces import equipment
from getaway.kernel import Match

PILLAR = "pillar_of_panic"
RESTROOM = ((1, 13), (1, 14), (2, 13), (2, 14), (3, 13), (3, 14))
"""The restroom on NeedChain's floor 2."""
SCRAP = ["nitro-shot", "nitro-shot"]


@pytest.mark.clause("BC-MISS-08")
def test_it_is_a_mission_against_needchain_over_three_floors() -> None:
    """Each floor has an objective, and there is a win objective."""
    card = missions()[PILLAR]
    assert card.corporation == "needchain"
    assert card.complexity == 3
    assert [each.number for each in card.floors] == [1, 2, 3]
    titles = [each.title for each in (*card.floors, card.win)]
    assert titles == ["sabotage-shopping", "some-assembly-required", "special-delivery", "distraction-action"]
    assert all(each.tasks for each in (*card.floors, card.win))


@pytest.mark.clause("BC-MISS-09")
def test_the_equipment_deck_has_no_key_cards() -> None:
    """Other missions have them."""
    keys = [name for name, card in equipment().items() if card.key]
    assert keys
    assert not set(keys) & set(GAME.begin(2, {"mission": PILLAR}).equipment.left)
    other = GAME.begin(2, {"mission": "ruxpin_rampage"}).equipment.left
    assert set(keys) <= set(other)
    assert len(other) > len(GAME.begin(2, {"mission": PILLAR}).equipment.left)


@pytest.mark.clause("BC-MISS-10")
def test_sabotage_shopping_is_done_when_the_third_bot_has_a_cache() -> None:
    """Each agent gets a key, the command module none."""
    caches = cells("needchain1", (1, 2), (3, 4))
    position: dict[str, Any] = {
        "mission": PILLAR,
        "caches": caches,
        "rig": {"equipment": ["nitro-shot"] * 3},
        "progress": ((1,),),
    }
    match = on_the_move(2, agents=[{"at": (1, 3)}, {}], module={"at": (2, 4)}, **position)
    collect(match, 0, (1, 2))
    assert [bot.keys for bot in g(match).bots] == [0, 0, 0]
    collect(match, 2, (3, 4))
    assert [bot.keys for bot in g(match).bots] == [1, 1, 0]
    assert g(match).done


# Some Assembly Required


def assembly(players: int, **position: Any) -> Match:
    """Floor 2, the first agent in the restroom with two cards."""
    agents = [{"at": (2, 13), "cards": SCRAP}, *[{} for _ in range(players - 1)]]
    return arrange(players, plan="needchain2", mission=PILLAR, **{"agents": agents, "unseen": (), **position})


@pytest.mark.clause("BC-MISS-11")
def test_some_assembly_needs_three_cards_and_the_warehouses_searched() -> None:
    """With three players and a bead in the loading dock it is open, whatever was discarded."""
    dock = floor("needchain2").room_named("loading_dock")
    match = assembly(3, unseen=(dock,), progress=((0,), (), ()))
    do(match, "discard", bot=0, card="nitro-shot")
    do(match, "choose-what", what="fuse-of-the-bomb")
    assert list(state_of_tasks(match).values()) == [False, True, False]
    do(match, "discard", bot=0, card="nitro-shot")
    assert list(state_of_tasks(match).values()) == [True, True, False]
    assert not g(match).done
    searched = assembly(3, unseen=(), progress=((0, 0), (), ()))
    do(searched, "discard", bot=0, card="nitro-shot")
    assert g(searched).done


@pytest.mark.clause("BC-MISS-11")
def test_equipment_discarded_elsewhere_is_no_part_of_the_bomb() -> None:
    """Nor are two cards of two bots the two of one bot."""
    outside = assembly(1, agents=[{"at": (4, 13), "cards": SCRAP}])
    do(outside, "discard", bot=0, card="nitro-shot")
    assert g(outside).progress == ((),)
    two = assembly(1, module={"at": (2, 14), "cards": ["nitro-shot"]})
    do(two, "discard", bot=0, card="nitro-shot")
    do(two, "discard", bot=1, card="nitro-shot")
    assert g(two).progress == ((0, 1),)
    assert not g(two).done
    do(two, "discard", bot=0, card="nitro-shot")
    assert g(two).done


@pytest.mark.clause("BC-MISS-12")
def test_the_bomb_comes_to_an_unoccupied_space_of_the_restroom() -> None:
    """The players choose which."""
    match = assembly(1, progress=((0,),))
    do(match, "discard", bot=0, card="nitro-shot")
    assert asked(match) == "where-the-bead-goes"
    free = set(cells("needchain2", *RESTROOM)) - {agent(match).cell}
    assert {each["cell"] for each in can(match, "choose-cell")} == free
    assert refused(match, "choose-cell", cell=agent(match).cell) == "BC-MISS-12"
    do(match, "choose-cell", cell=at(match, (3, 14)))
    assert g(match).beads == (("bomb", at(match, (3, 14))),)


@pytest.mark.clause("BC-MISS-12", "BC-BEAD-04")
def test_a_bot_entering_its_space_may_take_the_bomb_beside_its_cards() -> None:
    """It may leave it, too; carried, it fills no slot."""
    bomb = (("bomb", cells("needchain2", (3, 14))[0]),)
    position: dict[str, Any] = {"plan": "needchain2", "mission": PILLAR, "beads": bomb, "done": True}
    left = on_the_move(1, agents=[{"at": (3, 13), "cards": SCRAP}], **position)
    march(left, 0, (3, 14))
    do(left, "choose-what", what="leave")
    assert g(left).beads == bomb
    match = on_the_move(1, agents=[{"at": (3, 13), "cards": SCRAP}], **position)
    march(match, 0, (3, 14))
    assert asked(match) == "take-the-bead"
    do(match, "choose-what", what="take")
    assert g(match).beads == ()
    assert agent(match).carries == ("bomb",)
    assert len(agent(match).cards) == 2
    assert asked(match) == "moving"


@pytest.mark.clause("BC-MISS-12")
def test_a_bomb_left_behind_is_given_to_a_bot_of_choice() -> None:
    """When the floor changes and nobody carries it."""
    bomb = (("bomb", cells("needchain2", (3, 14))[0]),)
    position: dict[str, Any] = {
        "plan": "needchain2",
        "mission": PILLAR,
        "beads": bomb,
        "done": True,
        "phase": "handover",
    }
    match = arrange(1, agents=[{"at": (5, 2)}], module={"at": (1, 9)}, reached=26, **position)
    assert asked(match) == "who-gets-the-bead"
    assert [each["bot"] for each in can(match, "choose-bot")] == [0, 1]
    do(match, "choose-bot", bot=1)
    assert module(match).carries == ("bomb",)
    while asked(match) != "before-turn":
        idle(match)
    assert g(match).level == 3
    assert module(match).carries == ("bomb",)


@pytest.mark.clause("BC-MISS-12")
def test_the_bomb_changes_hands_in_a_trade() -> None:
    """From the agent to the command module beside it."""
    position: dict[str, Any] = {"plan": "needchain2", "mission": PILLAR, "done": True}
    match = arrange(1, agents=[{"at": (2, 13), "carries": ("bomb",)}], module={"at": (2, 14)}, **position)
    do(match, "trade", bot=0, other=1, give=("bead:bomb",), take=())
    assert agent(match).carries == ()
    assert module(match).carries == ("bomb",)


# Special Delivery

LANDING = (4, 2)
ELEVATOR = (5, 2)
"""On floor 3 the service elevator's door is between these."""


def delivery(**position: Any) -> Match:
    """The bot with the bomb stands before the service elevator, whose door is unlocked."""
    door = door_between("needchain3", LANDING, ELEVATOR)
    agents = [{"at": LANDING, "carries": ("bomb",)}]
    position = {"agents": agents, "module": {"at": (8, 8)}, "unlocked": (door,), **position}
    return arrange(1, plan="needchain3", mission=PILLAR, **position)


def place_bomb(match: Match, space: tuple[int, int] = ELEVATOR, bot: int = 0) -> dict[str, Any]:
    """The arguments of placing the bomb."""
    return {"bot": bot, "action": "place-the-bomb", "cell": at(match, space)}


@pytest.mark.clause("BC-MISS-13", "BC-GEN-04")
def test_the_bomb_is_placed_in_the_elevator_by_a_general_action() -> None:
    """It lies on the space behind the door, and the floor's objective is complete."""
    match = delivery()
    assert can(match, "mission-action") == [place_bomb(match)]
    do(match, "mission-action", **place_bomb(match))
    assert g(match).beads == (("bomb", at(match, ELEVATOR)),)
    assert agent(match).carries == ()
    assert g(match).tracker == 1
    assert g(match).done


@pytest.mark.clause("BC-MISS-13")
def test_nobody_may_be_in_the_elevator_and_its_door_must_be_unlocked() -> None:
    """And it takes the bot with the bomb, next to the door."""
    inside = delivery(module={"at": (6, 3)})
    assert refused(inside, "mission-action", **place_bomb(inside)) == "BC-MISS-13"
    assert can(inside, "mission-action") == []
    locked = delivery(unlocked=())
    assert refused(locked, "mission-action", **place_bomb(locked)) == "BC-MISS-13"
    away = delivery(agents=[{"at": (4, 3), "carries": ("bomb",)}])
    assert refused(away, "mission-action", **place_bomb(away)) == "BC-MISS-13"
    without = delivery(agents=[{"at": LANDING}], module={"at": (4, 3), "carries": ("bomb",)})
    assert refused(without, "mission-action", **place_bomb(without)) == "BC-MISS-13"
    assert refused(without, "mission-action", **place_bomb(without, bot=1)) == "BC-MISS-13"


# Distraction Action


GAP = (1, 12)


def way_out(players: int = 1, **position: Any) -> Match:
    """In the executive office, with a gap in its outer wall above [1, 12] and the floor's objective done."""
    plan = floor("needchain3")
    broken = (plan.edge(plan.cell(*GAP), UP),)
    agents = [{"at": (2, 11 + seat)} for seat in range(players)]
    position = {"agents": agents, "module": {"at": (3, 11)}, "done": True, "broken": broken, **position}
    return on_the_move(players, plan="needchain3", mission=PILLAR, **position)


def step_out(match: Match, bot: int) -> None:
    """One step further, off the map."""
    do(match, "step", bot=bot, to=-1)


@pytest.mark.clause("BC-MISS-14")
def test_the_last_bot_to_escape_wins() -> None:
    """The module first, then the agent: each through the gap."""
    match = way_out()
    march(match, 1, (3, 12), (2, 12), GAP)
    step_out(match, 1)
    assert not match.over
    march(match, 0, (1, 11), GAP)
    step_out(match, 0)
    assert (match.over, match.outcome.won) == (True, True)


@pytest.mark.clause("BC-MISS-14", "BC-OBJ-03")
def test_no_way_out_before_the_floors_own_objective() -> None:
    """The wall is down, and the bomb is not yet delivered."""
    match = way_out(done=False)
    march(match, 0, (1, 11), GAP)
    assert refused(match, "step", bot=0, to=-1) == "BC-OBJ-03"


@pytest.mark.clause("BC-MISS-14")
def test_a_bot_destroys_the_wall_first() -> None:
    """Ten AP break the exterior wall; then its task is done and the gap is a way out."""
    plan = floor("needchain3")
    wall = plan.edge(plan.cell(*GAP), UP)
    position: dict[str, Any] = {"plan": "needchain3", "mission": PILLAR, "done": True, "pool": (0, 0, 5)}
    faces = {"faces": (3, 4, 3, 4, 3)}
    match = arrange(1, faces, agents=[{"at": GAP}], module={"at": (3, 11)}, **position)
    assert state_of_tasks(match) == {"wall-of-the-office": False, "each-escapes": False}
    do(match, "strike-wall", bot=0, wall=wall, basic=0, advanced=0, elite=5)
    do(match, "strike-for", result="destroy")
    assert g(match).broken == (wall,)
    assert state_of_tasks(match)["wall-of-the-office"] is True
