"""The Activation roles: Driver, Engineer, Negotiator, Security Expert, Technician; they act for their operator only."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.observed import at, cells, failed, offered, worked
from tests.rules.bombsquad.table import activate, answer, go, refused, told

from getaway.games import bombsquad
from getaway.games.bombsquad.battery.events import Paid
from getaway.games.bombsquad.operating.events import Moved
from getaway.kernel import Match, Wish

Space = tuple[int, int]
SEVEN = ["red_move"] * 5 + ["yellow_move"] * 2


def operated(role: str, *frame: str, operator: int = 0, **position: Any) -> Match:
    """Seat 0 has the role and seat 1 another; the operator has these cards in order, main 20."""
    roles = (f"role_{role}", "role_programmer")
    match = bombsquad.arrange(
        2, mission="m01", roles=roles, frame=frame, active=operator, phase="order", **{"main": 20, **position}
    )
    answer(match, operator, "order", slots=tuple(range(len(frame))))
    return match


# Driver


@pytest.mark.clause("BS-ROLE-08")
@pytest.mark.parametrize(("change", "end"), [({"change": -1}, (3, 2)), ({}, (3, 3)), ({"change": 1}, (3, 4))])
def test_a_driver_goes_one_space_less_or_more(change: dict[str, int], end: Space) -> None:
    """A move 2 goes 1, 2 or 3 spaces, at no cost."""
    match = operated("driver", "yellow_move", removed=[(3, 4)])
    answer(match, 0, "go", direction="right", **change)
    assert (at(match), match.g.main, failed(match)) == (end, 18, [])


@pytest.mark.clause("BS-ROLE-08")
def test_a_distance_of_nothing_is_no_error() -> None:
    """A move 1 shortened to 0 leaves the robot where it is, even against a wall, without an error."""
    for direction in ("left", "right"):
        match = operated("driver", "red_move")
        answer(match, 0, "go", direction=direction, change=-1)
        assert (at(match), cells(match), failed(match)) == ((3, 1), (18, 8), [])
        assert [event.to for event in told(match, 1, Moved)] == [match.g.robot]


@pytest.mark.clause("BS-ROLE-08")
def test_a_changed_move_can_fail() -> None:
    """A move 2 lengthened into a hostage is an error like any other: the robot stays and pays 2 cells."""
    match = operated("driver", "yellow_move")
    answer(match, 0, "go", direction="right", change=1)
    assert (at(match), match.g.main, failed(match)) == ((3, 1), 16, ["yellow_move"])


@pytest.mark.clause("BS-ROLE-08")
@pytest.mark.parametrize("change", [-2, 0, 2])
def test_the_change_is_one_space(change: int) -> None:
    """Two spaces more or less, or a change of nothing, are refused."""
    match = operated("driver", "yellow_move")
    assert refused(match, 0, Wish("go", direction="right", change=change)) == "BS-ROLE-08"
    assert {wish.get("change") for wish in offered(match, "go")} == {None, -1, 1}


@pytest.mark.clause("BS-ROLE-08")
@pytest.mark.parametrize("direction", ["right", "left"])
def test_one_card_of_an_activation_is_changed(direction: str) -> None:
    """Whether the changed card worked or not, no later card can be changed; one left as it is uses nothing up."""
    match = operated("driver", "red_move", "red_move", "red_move")
    go(match, "right")
    assert {wish.get("change") for wish in offered(match, "go")} == {None, -1, 1}
    answer(match, 0, "go", direction=direction, change=1)
    assert {wish.get("change") for wish in offered(match, "go")} == {None}
    assert refused(match, 0, Wish("go", direction="right", change=-1)) == "BS-ROLE-08"


@pytest.mark.clause("BS-ROLE-08")
def test_the_next_activation_has_its_own_change() -> None:
    """After a changed card in one activation the Driver may change a card in the next."""
    match = operated("driver", "yellow_move", hands=([], ["red_move"]))
    answer(match, 0, "go", direction="right", change=-1)
    answer(match, 1, "program", card=0)
    activate(match)
    answer(match, 0, "go", direction="right", change=-1)
    assert at(match) == (3, 2)


@pytest.mark.clause("BS-ROLE-08", "BSX-ROBOT-02")
@pytest.mark.parametrize(
    ("extra", "end", "paid"),
    [
        ({}, (2, 3), 0),
        ({"boost": 1}, (2, 4), 1),
        ({"change": 1}, (2, 4), 0),
        ({"change": 1, "boost": 1}, (2, 5), 1),
        ({"change": -1, "boost": 1}, (2, 3), 1),
    ],
)
def test_a_driver_with_overdrive(extra: dict[str, int], end: Space, paid: int) -> None:
    """With Dart the Driver's change is free and the overdrive costs 1 cell, alone or together."""
    match = operated("driver", "yellow_move", tile="dart", main=10, robot=(2, 1), removed=[(2, 5)])
    answer(match, 0, "go", direction="right", **extra)
    assert (at(match), match.g.main) == (end, 8 - paid)


@pytest.mark.clause("BS-ROLE-08", "BSX-ROBOT-02")
def test_overdrive_stays_when_the_change_is_used() -> None:
    """After the changed card the next one may still be boosted, and not changed."""
    match = operated("driver", "red_move", "red_move", tile="dart", main=10)
    answer(match, 0, "go", direction="right", change=-1)
    assert refused(match, 0, Wish("go", direction="right", change=1, boost=1)) == "BS-ROLE-08"
    answer(match, 0, "go", direction="right", boost=1)
    assert (at(match), match.g.main) == ((3, 3), 5)


# Engineer


@pytest.mark.clause("BS-ROLE-09")
@pytest.mark.parametrize(("cards", "cost"), [(1, 0), (2, 2), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8)])
def test_an_engineer_pays_two_cells_less(cards: int, cost: int) -> None:
    """An activation of 4 cards costs 5, and so on; the other seat pays 2 more for the same cards."""
    assert operated("engineer", *SEVEN[:cards]).g.main == 20 - cost
    assert operated("engineer", *SEVEN[:cards], operator=1).g.main == 18 - cost


@pytest.mark.clause("BS-ROLE-09")
def test_an_engineer_gains_nothing_from_an_empty_frame() -> None:
    """With the only card dropped the cost is 0, not less."""
    roles = ("role_engineer", "role_programmer")
    match = bombsquad.arrange(2, mission="m01", roles=roles, frame=["red_move"], main=10)
    answer(match, 0, "activate")
    answer(match, 0, "order", slots=())
    assert (cells(match), match.g.active) == ((10, 8), 1)


@pytest.mark.clause("BS-ROLE-09")
def test_an_engineer_pays_errors_in_full() -> None:
    """A single card costs nothing, its error 2 cells."""
    match = operated("engineer", "red_move")
    go(match, "left")
    assert [event.cells for event in told(match, 1, Paid)] == [0, 2]
    assert match.g.main == 18


@pytest.mark.clause("BS-ROLE-09", "BS-NOPROG-06")
def test_an_engineer_plays_for_nothing_without_programming() -> None:
    """In No Programming the Engineer's card is free and its error costs 2; the other seat pays 2 a card."""
    roles = ("role_engineer", "role_programmer")
    hands = (["red_move"], ["red_move"])
    match = bombsquad.arrange(2, mission="m01", roles=roles, hands=hands, main=10, no_programming=True)
    answer(match, 0, "play", card=0)
    assert match.g.main == 10
    go(match, "left")
    assert match.g.main == 8
    answer(match, 1, "play", card=0)
    assert match.g.main == 6


# Any colour


@pytest.mark.clause("BS-ROLE-10")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
@pytest.mark.parametrize("robot", [(4, 9), (3, 3), (5, 3)], ids=["blue hostage", "red hostage", "yellow hostage"])
def test_a_negotiator_rescues_anybody(colour: str, robot: Space) -> None:
    """Next to a hostage of any colour a rescue card of any colour works and costs no error."""
    match = operated("negotiator", f"{colour}_rescue_hostage", robot=robot)
    assert worked(match) == [f"{colour}_rescue_hostage"]
    assert match.g.main == 18


@pytest.mark.clause("BS-ROLE-10")
def test_a_negotiator_picks_among_all_hostages() -> None:
    """Between a yellow and a red hostage a blue card asks which one; the other stays."""
    match = operated("negotiator", "blue_rescue_hostage", robot=(5, 6))
    cell = match.g.building.grid.cell
    assert {wish["cell"] for wish in offered(match, "work")} == {cell(4, 6), cell(5, 7)}
    answer(match, 0, "work", cell=cell(4, 6))
    assert (match.g.board[cell(4, 6)], match.g.board[cell(5, 7)] > 0) == (0, True)


@pytest.mark.clause("BS-ROLE-11")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
@pytest.mark.parametrize(("robot", "key"), [((2, 8), (1, 7)), ((2, 4), (5, 1))], ids=["a yellow door", "a red door"])
def test_a_security_expert_opens_any_door(colour: str, robot: Space, key: Space) -> None:
    """With a hostage of the door's colour rescued a door card of any colour opens it."""
    match = operated("security_expert", f"{colour}_open_door", robot=robot, removed=[key])
    assert worked(match) == [f"{colour}_open_door"]
    assert match.g.main == 18


@pytest.mark.clause("BS-ROLE-11")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_a_security_expert_needs_the_hostage_of_the_door(colour: str) -> None:
    """With red and blue hostages rescued, but no yellow one, no card opens the yellow door."""
    match = operated("security_expert", f"{colour}_open_door", robot=(2, 8), removed=[(1, 1), (4, 10)])
    assert (worked(match), failed(match)) == ([], [f"{colour}_open_door"])


@pytest.mark.clause("BS-ROLE-12")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
@pytest.mark.parametrize("robot", [(1, 9), (3, 7)], ids=["yellow bomb", "red bomb"])
def test_a_technician_disarms_any_bomb(colour: str, robot: Space) -> None:
    """Next to a bomb of any colour a disarm card of any colour works."""
    match = operated("technician", f"{colour}_disarm_bomb", robot=robot)
    assert worked(match) == [f"{colour}_disarm_bomb"]
    assert len(match.g.secured) == 1


@pytest.mark.clause("BS-ROLE-10", "BS-ROLE-11", "BS-ROLE-12")
@pytest.mark.parametrize("role", ["negotiator", "security_expert", "technician"])
def test_any_colour_is_not_any_action(role: str) -> None:
    """The action type still has to fit: only the role's own card works on the object of another colour."""
    cards = {
        "negotiator": ("red_rescue_hostage", (4, 9)),
        "security_expert": ("blue_open_door", (2, 8)),
        "technician": ("red_disarm_bomb", (1, 9)),
    }
    for name, (card, robot) in cards.items():
        match = operated(role, card, robot=robot, removed=[(1, 7)])
        assert worked(match) == ([card] if name == role else [])


# For the operator only


@pytest.mark.clause("BS-ROLE-13")
@pytest.mark.parametrize(
    ("role", "card", "robot"),
    [
        ("negotiator", "red_rescue_hostage", (4, 9)),
        ("security_expert", "red_open_door", (2, 8)),
        ("technician", "red_disarm_bomb", (1, 9)),
    ],
)
def test_another_operator_needs_the_colour(role: str, card: str, robot: Space) -> None:
    """With the role at seat 0 the card of the wrong colour works for seat 0, and is an error for seat 1."""
    assert worked(operated(role, card, robot=robot, removed=[(1, 7)])) == [card]
    match = operated(role, card, robot=robot, removed=[(1, 7)], operator=1)
    assert (worked(match), failed(match), match.g.main) == ([], [card], 16)


@pytest.mark.clause("BS-ROLE-13")
def test_another_operator_drives_the_plain_distance() -> None:
    """With the Driver at seat 0 seat 1 is offered no change and refused one."""
    match = operated("driver", "yellow_move", operator=1)
    assert {wish.get("change") for wish in offered(match, "go")} == {None}
    assert refused(match, 1, Wish("go", direction="right", change=1)) == "BS-ROLE-08"
    assert refused(match, 0, Wish("go", direction="right", change=1)) == "BS-ACTIVATE-03"


@pytest.mark.clause("BS-ROLE-13")
def test_another_operator_drops_one_card() -> None:
    """With the Disposal Expert at seat 0 seat 1 drops one of five cards, not two."""
    roles = ("role_disposal_expert", "role_programmer")
    match = bombsquad.arrange(2, mission="m01", roles=roles, frame=SEVEN[:5], active=1, phase="order")
    assert refused(match, 1, Wish("order", slots=(0, 1, 2))) == "BS-ACTIVATE-09"
    answer(match, 1, "order", slots=(0, 1, 2, 3))
    assert len(match.g.frame) == 4


@pytest.mark.clause("BS-ROLE-13", "BS-NOPROG-06")
@pytest.mark.parametrize(("player", "works"), [(0, True), (1, False)])
def test_without_programming_the_player_is_the_operator(player: int, works: bool) -> None:
    """A red disarm card next to the yellow bomb works if the Technician plays it, and is an error if another does."""
    hands = (["red_disarm_bomb"], ["red_disarm_bomb"])
    match = bombsquad.arrange(
        2,
        mission="m01",
        roles=("role_technician", "role_programmer"),
        hands=hands,
        active=player,
        robot=(1, 9),
        no_programming=True,
    )
    answer(match, player, "play", card=0)
    assert bool(worked(match)) is works
    assert bool(failed(match)) is not works


@pytest.mark.clause("BS-ROLE-08", "BS-NOPROG-06")
def test_without_programming_each_card_can_be_changed() -> None:
    """In No Programming every card is an activation of its own, so the Driver changes each."""
    roles = ("role_driver", "role_programmer")
    hands = (["yellow_move", "yellow_move"], ["red_move"])
    match = bombsquad.arrange(2, mission="m01", roles=roles, hands=hands, no_programming=True)
    for expected in ((3, 2), (3, 3)):
        answer(match, 0, "play", card=0)
        answer(match, 0, "go", direction="right", change=-1)
        assert at(match) == expected
        answer(match, 1, "discard", card=0, colour="red")
