"""Doors as play goes on: what unlocks and locks them, the entrance's, and what destroyed walls are not."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.keypad.doors import BEYOND, OF_A, PLAN, at_door, begin, inputs, is_open
from tests.rules.burncycle.table import agent, arrange, asked, at, do, faces, g, refused, told, unit

from getaway.games import burncycle
from getaway.games.burncycle.floor import RIGHT, Entrance, Infobar, floor, lay
from getaway.games.burncycle.floor.doors import is_unlocked
from getaway.games.burncycle.security.events import UnitStepped
from getaway.games.burncycle.table.pieces import dice
from getaway.kernel import Match

lay("autolock_plan", PLAN, rooms={"a": Infobar("laboratory", dice=1)})
AUTOLOCK = {"faces": (dice().surveillance.index("autolock"),)}
ON_THE_WAY = ("next-chip", "network-pass", "done", "end-turn", "begin-turn", "pass", "stay")

lay(
    "entrance_hall",
    """
    +---+---+---+---+
    | .   .   .   . |
    +---+---+---+---+
    """,
    entrance=Entrance((1, 2), "right"),
)

HALL = """
    +---+---+---+---+---+---+
    | .   .   .   .   . | a |
    +---+---+---+---+---+---+
    """
DOOR_HALL = """
    +---+---+---+---+---+---+
    | .   .   .   .   . : a |
    +---+---+---+---+---+---+
    """
lay("walled_hall", HALL)
lay("doored_hall", DOOR_HALL)


def go_on_until(match: Match, question: str) -> None:
    """Let the turns go on without anything being done."""
    while asked(match) != question:
        verbs = {wish.verb for wish in match.asks[0].choice}
        do(match, next(verb for verb in ON_THE_WAY if verb in verbs))


# Locked and unlocked


@pytest.mark.clause("BC-DOOR-08", "BC-ENTR-05")
def test_every_door_of_a_new_floor_is_locked() -> None:
    """No door has a peg after set-up, not even the entrance's, and a bot passes none of them."""
    match = burncycle.new(1, seed=5, team=("processor", "access"))
    assert (g(match).plan, g(match).unlocked) == ("needchain1", 0)
    house = floor("needchain1")
    assert house.entrance_door in range(len(house.doors))
    for door in house.doors:
        beside = arrange(1, faces(1), agents=[{"cell": door.a}], unlocked=[])
        do(beside, "move", basic=1, advanced=0, elite=0)
        assert refused(beside, "step", bot=0, to=door.b) == "BC-MOVE-06"


@pytest.mark.clause("BC-DOOR-13")
def test_an_unlocked_door_stays_unlocked_round_after_round() -> None:
    """Unlocked by a keypad action, it is still so two rounds later, and it was the only one."""
    match = at_door("plain")
    begin(match)
    do(match, "resolve-inputs")
    for n in (2, 3):
        go_on_until(match, "before-turn")
        assert g(match).round == n
        assert g(match).unlocked == 1 << OF_A
        do(match, "begin-turn")


@pytest.mark.clause("BC-DOOR-13", "BC-KPCARD-08")
def test_a_door_locked_again_counts_as_untried() -> None:
    """The autolock of the room locks the door behind the bot; its next keypad action draws a new card."""
    match = at_door("plain", AUTOLOCK, "buzzer", plan="autolock_plan", unseen=(0,), rig={"keypad_cards": ["buzzer"]})
    assert g(match).floor.rooms[0].key == "laboratory"
    begin(match)
    do(match, "resolve-inputs")
    assert is_open(match)
    do(match, "step-through")
    assert not is_open(match)
    assert g(match).keypads == ()
    begin(match)
    assert g(match).keypads == ((OF_A, "buzzer"),)
    assert inputs(match) == ("alarm",)


@pytest.mark.clause("BC-DOOR-15")
def test_an_unlocked_door_is_an_ordinary_step() -> None:
    """1 AP, as for any step; while it is locked the step is refused."""
    match = at_door("", faces(1, 1), keypads=(), unlocked=[OF_A])
    do(match, "move", basic=2, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, BEYOND))
    assert (agent(match).cell, g(match).moving.ap) == (at(match, BEYOND), 1)
    locked = at_door("", faces(1, 1), keypads=())
    do(locked, "move", basic=2, advanced=0, elite=0)
    assert refused(locked, "step", bot=0, to=at(locked, BEYOND)) == "BC-MOVE-06"


# The entrance


@pytest.mark.clause("BC-ENTR-03")
def test_no_unit_deploys_on_a_post_that_the_entrance_covers() -> None:
    """On NeedChain's first floor the entrance lies on a post with the number 3; the other posts are filled."""
    house = floor("needchain1")
    covered = house.cell(11, 5)
    assert house.entrance == covered
    match = burncycle.new(1, seed=5)
    while g(match).phase != "begin":
        match.answer(match.asks[0].seat, next(iter(match.asks[0].choice)))
    assert g(match).plan == "needchain1"
    posts = {post.cell for post in (*house.hallway_posts, *house.mandatory_posts)}
    assert covered not in posts
    assert {each.post for each in g(match).units} == posts
    assert covered not in {each.cell for each in g(match).units}


@pytest.mark.clause("BC-ENTR-05")
def test_the_door_of_the_entrance_is_locked_like_any_other() -> None:
    """A bot cannot pass until a keypad action or a key has unlocked it."""
    position = {"plan": "entrance_hall", "agents": [{"at": (1, 2), "keys": 1}], "module": {"at": (1, 1)}}
    match = arrange(1, faces(1), **position)
    door = g(match).floor.entrance_door
    assert not is_unlocked(g(match), door)
    do(match, "move", basic=1, advanced=0, elite=0)
    assert refused(match, "step", bot=0, to=at(match, (1, 3))) == "BC-MOVE-06"
    do(match, "use-key", bot=0, door=door)
    do(match, "step", bot=0, to=at(match, (1, 3)))
    assert agent(match).cell == at(match, (1, 3))
    other = arrange(1, keypads=((door, "plain"),), **position)
    begin(other, door=door)
    do(other, "resolve-inputs")
    assert is_unlocked(g(other), door)


# Destroyed walls don't count as doors


@pytest.mark.clause("BC-DWALL-05")
@pytest.mark.parametrize(("plan", "heads"), [("walled_hall", False), ("doored_hall", True)])
def test_nobody_on_the_unlocked_doors_patrol_heads_for_a_destroyed_wall(plan: str, heads: bool) -> None:
    """A Latch goes to an unlocked door at the end of the hallway; a destroyed wall in its place leaves it cold."""
    house = floor(plan)
    opened = {"unlocked": [0]} if heads else {"broken": (house.edge(house.cell(1, 5), RIGHT),)}
    bots = {"agents": [{"at": (1, 6), "shut": True, "power": 0}], "module": {"at": (1, 1)}}
    units = [{"at": (1, 3), "name": "latch", "facing": "right"}]
    match = arrange(1, plan=plan, phase="security", units=units, **bots, **opened)
    assert bool(told(match, UnitStepped)) == heads
    assert (unit(match).cell == at(match, (1, 3))) != heads


@pytest.mark.clause("BC-DWALL-05")
def test_a_cautious_unit_closes_no_destroyed_wall() -> None:
    """Beside an unlocked door a Latch locks it; a destroyed wall stays open, and a bot may still pass."""
    bots = {"agents": [{"at": (1, 6), "shut": True, "power": 0}], "module": {"at": (1, 1)}}
    units = [{"at": (1, 5), "name": "latch", "facing": "right"}]
    door = arrange(1, plan="doored_hall", phase="security", units=units, unlocked=[0], **bots)
    assert not is_unlocked(g(door), 0)
    house = floor("walled_hall")
    broken = (house.edge(house.cell(1, 5), RIGHT),)
    wall = arrange(1, plan="walled_hall", phase="security", units=units, broken=broken, **bots)
    assert unit(wall).cell == at(wall, (1, 5))
    assert g(wall).broken == broken
    assert g(wall).round == 2


@pytest.mark.clause("BC-XWALL-04")
def test_pillar_of_panic_lets_bots_out_through_a_destroyed_exterior_wall() -> None:
    """With the objective done a step outwards is an escape; in another mission the same gap leads nowhere."""
    house = floor("needchain3")
    office = house.rooms[house.room_named("executive_office")]
    cell, side = next((cell, d) for cell in office.cells for d in range(4) if is_outside(cell, d))
    position = {"agents": [{"cell": cell}, {}], "plan": "needchain3", "broken": (house.edge(cell, side),)}
    match = arrange(2, faces(1), mission="pillar_of_panic", done=True, **position)
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=-1)
    assert agent(match).escaped
    early = arrange(2, faces(1), mission="pillar_of_panic", **position)
    do(early, "move", basic=1, advanced=0, elite=0)
    assert refused(early, "step", bot=0, to=-1) == "BC-OBJ-03"
    other = arrange(2, faces(1), mission="fire_drill", **position)
    do(other, "move", basic=1, advanced=0, elite=0)
    assert refused(other, "step", bot=0, to=-1) == "BC-STRWALL-14"


def is_outside(cell: int, side: int) -> bool:
    """Whether this side of a space of NeedChain's third floor is an exterior wall to off-map."""
    house = floor("needchain3")
    return house.exterior(cell, side) and house.beyond[cell][side] == -1
