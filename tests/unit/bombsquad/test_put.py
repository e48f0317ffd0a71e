"""What a question brings along: near misses with their clause, warnings, and the thing that each answer touches."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.sheets import DEPOT, YARD
from tests.rules.bombsquad.table import answer, driving

from getaway.games.bombsquad import arrange, new
from getaway.games.bombsquad.table.pieces import ROLES
from getaway.kernel import Match
from getaway.kernel.stream import Marked, Put

Row = tuple[str, dict[str, Any], str, dict[str, Any]]
TWO_ROBOTS: dict[str, Any] = {"tile": "felix", "second_robot": "dart", "robot": (3, 1), "waiting": (3, 2)}
MOVES = ["red_move"] * 3 + ["yellow_move"] * 3


def put(match: Match) -> Put:
    """The question as the asked seat gets it."""
    asked = match.put(match.asks[0].seat)
    assert isinstance(asked, Put)
    return asked


def rows(marked: tuple[Marked, ...], *verbs: str) -> list[Row]:
    """The wishes of these verbs, or of all, each with its clause and facts."""
    found = [(m.wish.verb, dict(m.wish.args), m.clause, dict(m.facts)) for m in marked]
    return [row for row in found if not verbs or row[0] in verbs]


def places(match: Match, verb: str) -> list[Any]:
    """What the answers of a verb touch, part by part."""
    asked = put(match)
    acts = [act for act in (*(asked.choice or ()), *asked.offers) if act["verb"] == verb]
    return [part["places"] for act in acts for part in act["parts"]]


def squad(*roles: str, **position: Any) -> Match:
    """Two seats with these roles in Mission 1."""
    return arrange(**{"mission": "m01", "roles": [f"role_{role}" for role in roles], **position})


# Near misses


def test_what_a_turn_refuses() -> None:
    """A clue to yourself, values the other doesn't hold, a discard that names nothing, an empty frame."""
    match = arrange(2, hands=[[], ["red_move"] * 6])
    assert rows(put(match).blocked) == [
        ("inform", {"to": 0, "colour": "red"}, "BS-INFO-01", {"to": 0}),
        ("inform", {"to": 1, "colour": "yellow"}, "BS-INFO-08", {"to": 1, "value": "yellow"}),
        ("inform", {"to": 1, "colour": "blue"}, "BS-INFO-08", {"to": 1, "value": "blue"}),
        ("inform", {"to": 1, "action": "open_door"}, "BS-INFO-08", {"to": 1, "value": "open_door"}),
        ("inform", {"to": 1, "action": "rescue_hostage"}, "BS-INFO-08", {"to": 1, "value": "rescue_hostage"}),
        ("inform", {"to": 1, "action": "disarm_bomb"}, "BS-INFO-08", {"to": 1, "value": "disarm_bomb"}),
        ("discard", {"card": 0}, "BS-DISCARD-01", {"card": 0}),
        ("activate", {}, "BS-ACTIVATE-17", {}),
    ]


def test_what_roles_refuse() -> None:
    """No clue to a Front-liner, no top discard without discards, nothing to reveal on an empty frame."""
    blocked = put(squad("sergeant", "front_liner")).blocked
    assert {(row[2], row[3]["to"]) for row in rows(blocked, "inform")} == {("BS-INFO-01", 0), ("BS-ROLE-02", 1)}
    assert len(rows(blocked, "inform")) == 8
    assert rows(blocked, "program_top") == [("program_top", {}, "BS-ROLE-07", {})]
    blocked = put(squad("commander", "sergeant")).blocked
    assert rows(blocked, "reveal", "program_top") == [("reveal", {"slot": 0}, "BS-ROLE-16", {"slot": 0})]


def test_what_no_programming_refuses() -> None:
    """There is nothing to activate."""
    assert rows(put(arrange(2, no_programming=True)).blocked, "activate") == [("activate", {}, "BS-NOPROG-05", {})]


@pytest.mark.parametrize(
    ("roles", "cards", "kept", "clause"),
    [
        (("analyst", "sergeant"), 6, (1, 2, 3, 4, 5), "BS-ACTIVATE-10"),
        (("analyst", "sergeant"), 3, (2,), "BS-ACTIVATE-09"),
        (("disposal_expert", "sergeant"), 5, (3, 4), "BS-ROLE-18"),
        (("disposal_expert", "sergeant"), 6, (2, 3, 4, 5), "BS-ROLE-18"),
    ],
)
def test_one_dropped_card_too_many(roles: tuple[str, ...], cards: int, kept: tuple[int, ...], clause: str) -> None:
    """One more than may be dropped is blocked by the rule that limits it."""
    match = squad(*roles, frame=MOVES[:cards], phase="order")
    assert rows(put(match).blocked) == [("order", {"slots": kept}, clause, {"cards": cards})]


def test_a_second_change_of_the_driver() -> None:
    """Once a move was changed, another change is blocked."""
    match = driving(1, 1, mission="m01", roles=["role_driver", "role_sergeant"])
    assert put(match).blocked == ()
    answer(match, 0, "go", direction="right", change=-1)
    assert rows(put(match).blocked) == [("go", {"direction": "up", "change": 1}, "BS-ROLE-08", {})]


def test_tokens_that_do_not_fit() -> None:
    """Of the tokens around the robot, those that the card doesn't work on are blocked; free spaces aren't named."""
    match = arrange(mission=DEPOT, robot=(2, 4), phase="operate", frame=["red_rescue_hostage"])
    assert rows(put(match).blocked) == [("work", {"cell": 12}, "BS-OPERATE-25", {"cell": 12})]
    match = arrange(mission=DEPOT, robot=(1, 5), phase="operate", frame=["red_rescue_hostage"])
    assert put(match).blocked == ()


def test_a_robot_that_is_out() -> None:
    """The other robot can't be made active once it is out of action; without another there is nothing to refuse."""
    match = arrange(**TWO_ROBOTS, main=0, reserve=0, frame=["red_move"], phase="order")
    answer(match, 0, "order", slots=(0,))
    assert rows(put(match).blocked, "change_robot") == [("change_robot", {}, "BS-MULTI-11", {})]
    assert rows(put(arrange(**TWO_ROBOTS)).blocked, "change_robot") == []
    assert rows(put(arrange()).blocked, "change_robot") == []


def test_roles_that_are_taken() -> None:
    """The second seat sees the first one's role blocked, and the Activation family once it is full."""
    match = new(2, mission="m01", seed=1)
    assert put(match).blocked == ()
    answer(match, 0, "take_role", role="role_driver")
    taken = ("take_role", {"role": "role_driver"}, "BS-COMP-04", {"role": "role_driver"})
    full = [
        ("take_role", {"role": name}, "BS-MISSION1-05", {"role": name})
        for name, role in ROLES.items()
        if role.family == "activation" and name != "role_driver"
    ]
    assert sorted(rows(put(match).blocked), key=str) == sorted([taken, *full], key=str)


# Warnings


def test_a_full_battery() -> None:
    """Every discard is warned of at once while the battery is full, none with a cell missing."""
    assert rows(put(arrange()).warned, "discard") == [("discard", {}, "BS-DISCARD-08", {})]
    assert rows(put(arrange(main=5)).warned) == []


def test_the_seventh_card() -> None:
    """With six cards on the frame each card of the hand, and the top discard, is warned of."""
    match = squad("sergeant", "analyst", frame=MOVES, discards=["blue_move"], main=19)
    expected: list[Row] = [("program", {}, "BS-PROGRAM-05", {})]
    assert rows(put(match).warned) == [*expected, ("program_top", {}, "BS-PROGRAM-05", {})]
    assert rows(put(squad("sergeant", "analyst", frame=MOVES[:5], discards=["blue_move"], main=19)).warned) == []
    assert rows(put(squad("analyst", "sergeant", frame=MOVES, discards=["blue_move"], main=19)).warned) == expected


@pytest.mark.parametrize(("reserve", "warned"), [(5, True), (6, False)])
def test_an_activation_that_cannot_be_paid(reserve: int, warned: bool) -> None:
    """Four cards of which one may be dropped cost 6 cells: with five left that is warned of."""
    match = arrange(frame=MOVES[:4], main=0, reserve=reserve)
    expected: list[Any] = [("activate", {}, "BS-BATTERY-04", {"cost": 6})] if warned else []
    assert rows(put(match).warned, "activate") == expected


def test_ways_that_cost_more() -> None:
    """A way that can't be completed, with its distance, also as changed or boosted; and one that a camera sees."""
    assert rows(put(driving(2)).warned) == [("go", {"direction": "left"}, "BS-OPERATE-13", {"distance": 2})]
    match = driving(1, mission="m01", tile="dart", roles=["role_analyst", "role_sergeant"])
    assert ("go", {"direction": "up", "boost": 1}, "BS-OPERATE-13", {"distance": 2}) in rows(put(match).warned)
    match = driving(1, mission="m01", roles=["role_driver", "role_analyst"])
    assert ("go", {"direction": "up", "change": 1}, "BS-OPERATE-13", {"distance": 2}) in rows(put(match).warned)
    assert ("go", {"direction": "up", "change": -1}) not in [row[:2] for row in rows(put(match).warned)]
    match = driving(1, mission=YARD, robot=(2, 1))
    assert ("go", {"direction": "right"}, "BSX-CAMERA-02", {"distance": 1}) in rows(put(match).warned)


# What answers touch


def test_places_of_a_turn() -> None:
    """Clues touch a seat; discards, programmed, played and declared cards a place in the hand."""
    hand = [f"hand:0:{place}" for place in range(6)]
    match = arrange(2, hands=[[], ["red_move"] * 6], mishaps=True)
    assert places(match, "inform") == [[["seat:1", None, None]] * 2]
    assert places(match, "discard") == [hand, [[None, None]] * 19]
    assert places(match, "program") == [hand]
    assert places(match, "declare_seen") == [hand]
    assert places(arrange(2, no_programming=True), "play") == [hand]
    either = squad("field_agent", "sergeant")
    assert places(either, "program") == [hand, [[None], [None]]]
    assert places(squad("commander", "sergeant", frame=MOVES[:2]), "reveal") == [["slot:0", "slot:1"]]


def test_places_of_an_activation() -> None:
    """Orders touch slots, directions the space at the end of the way, work the space of the token."""
    assert places(arrange(frame=MOVES[:2], phase="order"), "order") == [["slot:0", "slot:1"]]
    ways = [["cell:0", None, None], ["cell:22", None, None], ["cell:40", None, None], [None, None, None]]
    assert places(driving(2), "go") == [ways]
    match = arrange(mission=DEPOT, robot=(1, 5), phase="operate", frame=["red_rescue_hostage"])
    assert places(match, "work") == [["cell:14", "cell:3"]]


def test_places_of_the_set_up() -> None:
    """Entrances are spaces; robots and roles are things of their own."""
    match = new(2, second_robot="dart", robot="felix", seed=1)
    assert places(match, "enter") == [["cell:2", "cell:20", "cell:29", "cell:47"]]
    for _ in range(2):
        match.answer(0, next(iter(match.asks[0].choice)))
    assert places(match, "choose_robot") == [["robot:felix", "robot:dart"]]
    taking = new(2, mission="m01", seed=1)
    assert places(taking, "take_role") == [[f"role:{role}" for role in ROLES]]
