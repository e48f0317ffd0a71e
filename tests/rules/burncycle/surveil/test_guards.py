"""Guards that surveillance brings: which post, which level, where if the post is taken, and what they see."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, refused, told
from tests.rules.burncycle.terminal.offices import results

from getaway.games.burncycle import GAME
from getaway.games.burncycle.detection.events import Detected
from getaway.games.burncycle.floor import DOWN, LEFT, UP, Infobar, lay
from getaway.games.burncycle.security.events import UnitDeployed
from getaway.games.burncycle.table.pieces import guards
from getaway.kernel import Match

DRAWING = """
    +---+---+---+---+---+---+---+
    | .   .   .   .   .   .   . |
    +===+---+===+---+---+===+---+
    | a   a | b   b   b | c   c |
    +   +   +   +   +   +   +   +
    | a  aSv| b  bA<  b | c   c |
    +   +   +   +   +   +   +   +
    | a   a | b  bB^  b | c   c |
    +---+---+---+---+---+---+---+
    """
ROOMS = {letter: Infobar(letter, dice=2) for letter in "abc"}
POSTS = lay("posts", DRAWING, rooms=ROOMS)
SECOND_FLOOR = lay("posts2", DRAWING, rooms=ROOMS, number=2)


def enter(room: str, *shown: str, plan: str = "posts", players: int = 1, **position: Any) -> Match:
    """The agent steps into a room; both dice show these results, the guards come after them."""
    col = {"a": 1, "b": 3, "c": 6}[room]
    number = POSTS.room_named(room)
    given = {"agents": [{"at": (1, col)}], "module": {"at": (1, 7)}, "unlocked": (0, 1, 2), "unseen": (number,)}
    first, *rest = [results(*shown[:2]), *shown[2:]]
    match = arrange(players, faces(1), first, *rest, plan=plan, **{**given, **position})
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (2, col)))
    return match


@pytest.mark.clause("BC-POST-10")
def test_room_posts_are_empty_after_set_up() -> None:
    """While posts in hallways and those with a star are filled."""
    match = GAME.new(1, seed=1, team=("processor", "access"))
    floor = g(match).floor
    posts = [post.cell for room in floor.rooms for post in room.room_posts]
    assert posts
    assert all(g(match).unit_at(cell) is None for cell in posts)
    assert {unit.post for unit in g(match).units} == {
        post.cell for post in (*floor.hallway_posts, *floor.mandatory_posts)
    }


@pytest.mark.clause("BC-POST-11", "BC-FLOOR-03")
def test_a_guard_of_the_floors_level_comes_to_the_room_post() -> None:
    """It faces as the post says."""
    for plan, level in (("posts", 1), ("posts2", 2)):
        match = enter("a", "guard", "powercell", plan=plan)
        do(match, "choose-what", what="guard")
        (unit,) = g(match).units
        assert guards()[unit.name].level == level
        assert (unit.cell, unit.facing, unit.key) == (at(match, (3, 2)), DOWN, False)
        assert unit.name in [name for name, guard in guards().items() if guard.level == level]
        assert g(match).guards[level - 1].left.count(unit.name) == guards()[unit.name].chips - 1


def test_any_guard_of_the_level_may_come() -> None:
    """Chance draws it from the whole stack."""
    for name in (name for name, guard in guards().items() if guard.level == 1):
        match = enter("a", "guard", "powercell", name)
        do(match, "choose-what", what="guard")
        assert [unit.name for unit in g(match).units] == [name]


@pytest.mark.clause("BC-POST-12")
def test_in_a_room_without_post_no_guard_comes() -> None:
    """Both results are done with nothing."""
    match = enter("c", "guard", "guard")
    assert g(match).units == ()
    assert told(match, UnitDeployed) == []
    assert asked(match) == "act"


@pytest.mark.clause("BC-POST-13")
def test_post_a_is_filled_before_post_b() -> None:
    """One guard is for A; a second for B."""
    match = enter("b", "guard", "powercell")
    do(match, "choose-what", what="guard")
    assert [(unit.cell, unit.facing) for unit in g(match).units] == [(at(match, (3, 4)), LEFT)]
    match = enter("b", "guard", "guard")
    placed = [(unit.cell, unit.facing) for unit in g(match).units]
    assert placed == [(at(match, (3, 4)), LEFT), (at(match, (4, 4)), UP)]


def test_a_bot_on_post_a_does_not_make_it_post_b() -> None:
    """The guard for A stands as close to it as it can."""
    match = enter("b", "guard", "powercell", agents=[{"at": (1, 3)}], module={"at": (3, 4)})
    do(match, "choose-what", what="guard")
    assert {"cell": at(match, (3, 5))} in can(match, "choose-cell")
    do(match, "choose-cell", cell=at(match, (3, 5)))
    assert (g(match).units[0].cell, g(match).units[0].facing) == (at(match, (3, 5)), LEFT)


@pytest.mark.clause("BC-SURVDIE-07")
def test_if_the_post_is_taken_the_player_picks_among_the_closest_spaces() -> None:
    """Nothing farther than those."""
    agents = [{"at": (1, 1)}, {"at": (1, 5)}]
    match = enter("a", "guard", "powercell", players=2, agents=agents, module={"at": (3, 2)})
    do(match, "choose-what", what="guard")
    assert asked(match) == "which-space-for-unit"
    assert [ask.seat for ask in match.asks] == [0]
    closest = [at(match, space) for space in ((2, 2), (3, 1), (4, 2))]
    assert sorted(way["cell"] for way in can(match, "choose-cell")) == closest
    assert refused(match, "choose-cell", cell=at(match, (4, 1))) == "BC-POST-03"
    do(match, "choose-cell", cell=closest[2])
    assert g(match).units[0].cell == closest[2]


def test_a_second_guard_for_a_single_post_stands_beside_the_first() -> None:
    """The post is taken by then."""
    match = enter("a", "guard", "guard", "hamster", "hamster")
    assert asked(match) == "which-space-for-unit"
    do(match, "choose-cell", cell=at(match, (4, 2)))
    assert [unit.cell for unit in g(match).units] == [at(match, (3, 2)), at(match, (4, 2))]


@pytest.mark.clause("BC-SURVDIE-09")
def test_a_new_guard_detects_at_once() -> None:
    """The bot in its range is detected before the second result is resolved; out of range it is not."""
    match = enter("b", "guard", "mainframe", "hamster")
    do(match, "choose-what", what="guard")
    assert agent(match).detected
    assert told(match, Detected) == [Detected(0, at(match, (2, 3)), 1)]
    match = enter("c", "guard", "mainframe", "hamster")
    do(match, "choose-what", what="guard")
    assert not agent(match).detected


@pytest.mark.clause("BC-SURVDIE-02")
def test_the_second_result_comes_even_if_the_first_ends_the_turn() -> None:
    """The guard's look breaks an imperative and takes the agent's last power; the doors are locked all the same."""
    weak = {"at": (1, 3), "power": 1, "imperative": "out-of-sight"}
    match = enter("b", "guard", "autolock", "hamster", players=2, agents=[weak, {"at": (1, 5)}])
    assert g(match).unlocked != 0
    do(match, "choose-what", what="guard")
    assert (agent(match).shut, g(match).active) == (True, 1)
    assert g(match).unlocked == 0b101
    assert g(match).todo == ()


@pytest.mark.clause("BC-SECAB-06")
@pytest.mark.parametrize(("name", "reserve"), [("walker", ()), ("hamster", ("tech",))])
def test_a_draining_guard_that_comes_beside_a_bot_drains_it(name: str, reserve: tuple[str, ...]) -> None:
    """The other agent stands next to post A: by coming there a Walker has become adjacent to it."""
    beside = {"at": (3, 3), "reserve": ("tech",)}
    match = enter("b", "guard", "powercell", name, players=2, agents=[{"at": (1, 3)}, beside])
    do(match, "choose-what", what="guard")
    assert g(match).units[0].cell == at(match, (3, 4))
    assert agent(match, 1).reserve == reserve


@pytest.mark.clause("BC-SECAB-06")
def test_only_the_guard_that_comes_drains_whoever_is_beside_it() -> None:
    """A Walker, the first unit of the floor, comes beside the third agent; the second stands elsewhere."""
    lone = {"at": (1, 1), "reserve": ("tech",)}
    beside = {"at": (3, 3), "reserve": ("tech",)}
    match = enter("b", "guard", "powercell", "walker", players=3, agents=[{"at": (1, 3)}, lone, beside])
    do(match, "choose-what", what="guard")
    assert g(match).units[0].cell == at(match, (3, 4))
    assert [agent(match, seat).reserve for seat in (1, 2)] == [("tech",), ()]
