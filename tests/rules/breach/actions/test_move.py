"""Move: MP, the cube that is shifted, and what MP are spent on."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, can, cubes, do, g, player, refused, told

from getaway.games.breach.actions.events import MoveBegun, Moved, MoveEnded
from getaway.kernel import Match

LINE = {0: "v-1", 1: "v-4", 2: "gr-2"}
"""Going east costs 1 and 1 MP, then 1 and 2."""


def mover(**boxes: Any) -> Match:
    """Hugo in the top left corner with these cubes."""
    return arrange(rooms=LINE, seats=[{"cubes": boxes}, {"at": 8}])


def mp_left(match: Match) -> int:
    """The MP of the Move in progress."""
    return g(match).moves[-1].mp


# MP and cubes


@pytest.mark.clause("BR-MOVE-01")
@pytest.mark.parametrize(
    ("box", "mp"),
    [({"movement": 2}, 4), ({"movement": 1, "attack": 1, "defense": 1}, 4), ({"movement": 1}, 2), ({"movement": 3}, 6)],
)
def test_the_pool_is_the_movement_value_before_the_cube_is_shifted(box: dict[str, int], mp: int) -> None:
    """2 MP for each movement cube, 1 for any other, the one that is shifted among them."""
    match = mover(movement=box)
    do(match, "move", to="attack")
    assert mp_left(match) == mp
    assert told(match, MoveBegun) == [MoveBegun(0, mp)]


@pytest.mark.clause("BR-MOVE-02")
@pytest.mark.parametrize("to", ["attack", "cache"])
def test_a_move_shifts_a_movement_cube_along_an_arrow(to: str) -> None:
    """Hugo's arrows lead to Attack and the Cache; the only cube leaves the box."""
    match = mover(movement={"movement": 1, "defense": 1})
    assert [each["to"] for each in can(match, "move")] == ["attack", "cache"]
    do(match, "move", to=to)
    assert (cubes(match, "movement", "movement"), cubes(match, to, "movement")) == (0, 1)
    assert cubes(match, "movement", "defense") == 1


@pytest.mark.clause("BR-MOVE-02")
def test_no_cube_goes_where_no_arrow_leads() -> None:
    """From Hugo's Movement box no arrow leads to Defense."""
    assert refused(mover(movement={"movement": 1}), "move", to="defense") == "BR-ABIL-12"


@pytest.mark.clause("BR-MOVE-03")
@pytest.mark.parametrize("box", [{"attack": 2, "defense": 1}, {}])
def test_without_a_movement_cube_in_the_box_there_is_no_move(box: dict[str, int]) -> None:
    """Off-colour cubes give MP but none of them can be shifted; movement cubes elsewhere do not help."""
    match = mover(movement=box, attack={"movement": 2})
    assert can(match, "move") == []
    assert refused(match, "move", to="attack") == "BR-MOVE-03"
    assert asked(match) == "act"


# Spending


@pytest.mark.clause("BR-MOVE-04")
def test_mp_are_spent_on_any_mix() -> None:
    """Activate, move, reveal, move on: each in turn while the MP last."""
    match = arrange(2, "v-4", rooms={0: "gr-1", 1: "v-1"}, dark=[2], unseen=("v-4",), seats=[{"threat": 1}, {"at": 8}])
    do(match, "move", to="attack")
    spent = [8 - mp_left(match)]
    do(match, "activate")
    spent.append(8 - mp_left(match))
    do(match, "go", room=1)
    spent.append(8 - mp_left(match))
    do(match, "reveal", room=2)
    do(match, "choose-turn", turn=0)
    spent.append(8 - mp_left(match))
    do(match, "go", room=2)
    spent.append(8 - mp_left(match))
    assert spent == [0, 1, 3, 4, 5]
    assert can(match, "activate") == [{}]


@pytest.mark.clause("BR-MOVE-04")
def test_in_another_order_it_is_as_good() -> None:
    """Reveal first, then activate the Avatar's room, then move; what costs too much is refused."""
    match = arrange(
        2, "v-4", rooms={0: "gr-1"}, dark=[1], unseen=("v-4",), seats=[{"cubes": {"movement": {"movement": 2}}}]
    )
    do(match, "move", to="attack")
    do(match, "reveal", room=1)
    do(match, "choose-turn", turn=0)
    do(match, "activate")
    do(match, "go", room=1)
    assert (mp_left(match), player(match).room) == (0, 1)
    assert can(match, "go") == []
    assert refused(match, "go", room=0) == "BR-MOVE-09"
    assert refused(match, "activate") == "BR-ROOM-07"


@pytest.mark.clause("BR-MOVE-05")
def test_one_thing_at_a_time() -> None:
    """While a revealed room is being oriented, activating and moving must wait; afterwards they are allowed."""
    match = arrange(2, "v-4", rooms={0: "tm-1", 3: "v-1"}, dark=[1], unseen=("v-4",))
    do(match, "move", to="attack")
    do(match, "reveal", room=1)
    assert asked(match) == "turn-room"
    for verb, args in (("activate", {}), ("go", {"room": 3}), ("stop", {})):
        assert refused(match, verb, **args) == "BR-ACTPH-06"
    do(match, "choose-turn", turn=1)
    assert can(match, "activate") == [{}]
    do(match, "activate")
    assert asked(match) == "push"
    assert refused(match, "go", room=3) == "BR-PUSH-05"


@pytest.mark.clause("BR-MOVE-06")
def test_mp_need_not_be_spent() -> None:
    """With 2 MP left the Move ends, and the next action follows."""
    match = mover(movement={"movement": 2})
    do(match, "move", to="attack")
    do(match, "go", room=1)
    assert mp_left(match) == 2
    do(match, "stop")
    assert (asked(match), player(match).room) == ("act", 1)
    assert told(match, MoveEnded) == [MoveEnded(0, 2)]


@pytest.mark.clause("BR-MOVE-06")
def test_a_move_may_spend_nothing_at_all() -> None:
    """The cube was shifted, the action used, and the Avatar is where it was."""
    match = mover(movement={"movement": 2})
    do(match, "move", to="attack")
    do(match, "stop")
    assert (player(match).room, g(match).clicks) == (0, 1)


@pytest.mark.clause("BR-MOVE-07")
def test_mp_left_are_lost() -> None:
    """After a Move that leaves 4 MP, the second has 2: the value of what is now in the box."""
    match = mover(movement={"movement": 2})
    do(match, "move", to="cache")
    do(match, "stop")
    assert g(match).moves == ()
    do(match, "move", to="cache")
    assert mp_left(match) == 2


# Entering a room


@pytest.mark.clause("BR-MOVE-08")
def test_an_avatar_enters_revealed_connected_rooms_only() -> None:
    """To the east lies a revealed room, to the south a dark one; further rooms are out of reach."""
    match = arrange(rooms={0: "v-1", 1: "v-4"}, dark=[3])
    do(match, "move", to="attack")
    assert can(match, "go") == [{"room": 1}]
    assert refused(match, "go", room=3) == "BR-MOVE-08"
    assert refused(match, "go", room=8) == "BR-LINK-04"
    do(match, "go", room=1)
    assert player(match).room == 1


@pytest.mark.clause("BR-MOVE-09")
def test_moving_costs_both_facing_links() -> None:
    """1 and 1, then 1 and 2."""
    match = arrange(rooms=LINE)
    do(match, "move", to="attack")
    do(match, "go", room=1)
    do(match, "go", room=2)
    assert told(match, Moved) == [Moved(0, 1, 2), Moved(0, 2, 3)]
    assert mp_left(match) == 3


@pytest.mark.clause("BR-MOVE-09")
def test_what_costs_more_than_there_is_cannot_be_entered() -> None:
    """Links of 1 and 2 against 2 MP."""
    match = arrange(rooms={0: "v-1", 1: ("gr-2", 0)}, seats=[{"cubes": {"movement": {"movement": 1}}}])
    do(match, "move", to="attack")
    assert {"room": 1} not in can(match, "go")
    assert refused(match, "go", room=1) == "BR-MOVE-09"


@pytest.mark.clause("BR-MOVE-10")
def test_a_breach_between_the_rooms_sets_the_cost() -> None:
    """Links of 2 and 2 below it do not count: its front costs 1 MP."""
    rooms = {0: ("gr-2", 2), 1: "tm-1"}
    match = arrange(rooms=rooms, breaches=[(0, 1, False)])
    do(match, "move", to="attack")
    do(match, "go", room=1)
    assert told(match, Moved) == [Moved(0, 1, 1)]
    match = arrange(rooms=rooms)
    do(match, "move", to="attack")
    do(match, "go", room=1)
    assert told(match, Moved) == [Moved(0, 1, 4)]
