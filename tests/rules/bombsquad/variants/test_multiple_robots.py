"""Multiple Robots: two tiles, two pairs of batteries, one robot active."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.rules.bombsquad.sheets import DEPOT, VAULT, YARD
from tests.rules.bombsquad.table import (
    Space,
    activate,
    answer,
    cell,
    driving,
    go,
    names,
    refused,
    result,
    robot,
    sees,
    space,
    told,
)

from getaway.games.bombsquad import arrange, new
from getaway.games.bombsquad.battery.events import Recharged, RobotOut
from getaway.games.bombsquad.ground.events import RobotChanged
from getaway.games.bombsquad.operating.events import Failed, Worked
from getaway.games.bombsquad.scoring.events import Exploded
from getaway.games.bombsquad.table.pieces import Barrier, SlidingDoor, add_mission, mission
from getaway.kernel import Match, Refused, Wish

add_mission(msgspec.structs.replace(mission(VAULT), id="vault_three_gates", barriers=(Barrier(space=(5, 3)),)))
add_mission(
    msgspec.structs.replace(mission(YARD), id="yard_barred_gate", sliding_doors=(SlidingDoor(space=(3, 10), level=1),))
)


def pair(**position: Any) -> Match:
    """The depot with Felix at [3, 1], active, and Dart at [3, 10]."""
    return arrange(**{"mission": DEPOT, "second_robot": "dart", "robot": (3, 1), "waiting": (3, 10), **position})


def batteries(match: Match) -> dict[str, tuple[int, int]]:
    """Main and reserve of each robot on the table."""
    table = sees(match, 0).table
    levels = {table.robot_tile: (table.main, table.reserve)}
    return levels | ({table.parked.tile: (table.parked.main, table.parked.reserve)} if table.parked else {})


def do_nothing(match: Match) -> None:
    """The active seat gives some clue."""
    match.answer(match.g.active, next(wish for wish in match.asks[0].choice if wish.verb == "inform"))


# Setting up


@pytest.mark.clause("BS-MULTI-01")
@pytest.mark.parametrize("second", ["felix", "mule", "nobody"])
def test_two_different_tiles_are_needed(second: str) -> None:
    """Beside Felix neither Felix again nor Mule, the other side of the tile, nor a tile that isn't in the box."""
    with pytest.raises(Refused) as caught:
        new(2, mission=DEPOT, second_robot=second)
    assert caught.value.clause == "BS-MULTI-01"


@pytest.mark.clause("BS-MULTI-01", "BS-MULTI-02", "BS-COMP-07")
@pytest.mark.parametrize(
    ("first", "second"), [("felix", "dart"), ("felix", "lynx"), ("mule", "dart"), ("lynx", "mule")]
)
def test_each_pair_of_two_tiles_plays(first: str, second: str) -> None:
    """Both robots have main and reserve levels of their own; a table with one robot has one of each."""
    match = new(2, mission=DEPOT, robot=first, second_robot=second)
    assert set(batteries(match)) == {first, second}
    assert list(batteries(new(2, mission=DEPOT))) == ["felix"]


@pytest.mark.clause("BS-MULTI-02")
def test_the_robots_share_one_row_of_slots() -> None:
    """Cards programmed while Felix is active are still there, and run, when Dart is."""
    match = pair(frame=["red_move"])
    answer(match, 0, "program", card=0)
    answer(match, 1, "change_robot")
    assert (len(sees(match, 0).frame), sees(match, 0).free_slots) == (2, 5)
    answer(match, 0, "activate")
    answer(match, 0, "order", slots=(0,))
    go(match, "left")
    assert (match.g.robot_tile, robot(match)) == ("dart", (3, 9))


@pytest.mark.clause("BS-MULTI-03")
def test_each_robot_is_placed_at_any_entrance() -> None:
    """Three entrances, the fourth being barred: these three are accepted, every other space is refused."""
    entrances = [(1, 3), (3, 1), (3, 5)]
    match = new(2, mission="vault_three_gates", second_robot="dart")
    offered = {space(match, wish["cell"]) for wish in match.asks[0].choice}
    assert offered == set(entrances)
    for row in range(1, 6):
        for column in range(1, 6):
            if (row, column) not in entrances:
                assert refused(match, 0, Wish("enter", cell=cell(match, row, column))) == "BS-MULTI-03"
    for gate in entrances:
        placed = new(2, mission="vault_three_gates", second_robot="dart")
        answer(placed, 0, "enter", cell=cell(placed, *gate))
        assert refused(placed, 1, Wish("enter", cell=cell(placed, *gate))) == "BS-MULTI-03"
        other = next(free for free in entrances if free != gate)
        answer(placed, 1, "enter", cell=cell(placed, *other))
        answer(placed, 0, "choose_robot", tile="felix")
        assert (robot(placed), space(placed, placed.g.parked.cell)) == (gate, other)


@pytest.mark.clause("BS-MULTI-03", "BSX-SLIDE-01")
def test_a_closed_sliding_door_is_no_entrance_to_place_a_robot_at() -> None:
    """The sliding door stands at [3, 10] and its plate is empty."""
    match = new(2, mission="yard_barred_gate", second_robot="dart")
    assert refused(match, 0, Wish("enter", cell=cell(match, 3, 10))) == "BS-MULTI-03"
    assert cell(match, 3, 10) not in {wish["cell"] for wish in match.asks[0].choice}


@pytest.mark.clause("BS-MULTI-04")
def test_the_entrances_chosen_change_neither_times_nor_stars() -> None:
    """Two placements, the same countdowns and the same star column."""
    tables = []
    for gates in [((1, 3), (3, 1)), ((3, 10), (5, 8))]:
        match = new(2, mission=DEPOT, second_robot="dart", seed=1)
        for gate in gates:
            answer(match, 0, "enter", cell=cell(match, *gate))
        answer(match, 0, "choose_robot", tile="felix")
        tables.append((sees(match, 0).clocks, match.g.building.stars))
        assert robot(match) == gates[0]
    assert tables[0] == tables[1]
    assert tables[0][1] == (13, 19, 22, 25)


@pytest.mark.clause("BS-MULTI-06")
@pytest.mark.parametrize("tile", ["felix", "dart"])
def test_the_team_chooses_the_active_robot(tile: str) -> None:
    """Any seat says which of the two it is; no other robot can be named, and nothing goes on before."""
    match = new(3, mission=DEPOT, second_robot="dart")
    answer(match, 2, "enter", cell=cell(match, 3, 1))
    answer(match, 0, "enter", cell=cell(match, 3, 10))
    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    assert refused(match, 1, Wish("choose_robot", tile="mule")) == "BS-MULTI-06"
    answer(match, 1, "choose_robot", tile=tile)
    gates = {"felix": (3, 1), "dart": (3, 10)}
    assert (match.g.robot_tile, robot(match)) == (tile, gates[tile])
    assert match.g.parked.tile != tile
    assert told(match, 0, RobotChanged) == [RobotChanged(tile)]


# Playing


@pytest.mark.clause("BS-MULTI-05", "BS-MULTI-10")
@pytest.mark.parametrize("active", ["felix", "dart"])
def test_an_activation_runs_and_drains_the_active_robot_only(active: str) -> None:
    """Two moves and an error run: the active robot goes and pays, the other neither moves nor pays."""
    match = pair(frame=["red_move", "red_move", "blue_rescue_hostage"])
    if active == "dart":
        answer(match, 0, "change_robot")
    before = batteries(match)
    activate(match)
    go(match, *["up" if active == "felix" else "left"] * 2)
    after, other = batteries(match), "dart" if active == "felix" else "felix"
    assert robot(match) == ((1, 1) if active == "felix" else (3, 8))
    assert space(match, match.g.parked.cell) == ((3, 10) if active == "felix" else (3, 1))
    assert after[other] == before[other]
    assert before[active][0] - after[active][0] == 6 + 2


@pytest.mark.clause("BS-MULTI-07")
def test_changing_the_robot_is_a_turn_action() -> None:
    """It is among the actions and uses up the turn; with one robot it is refused."""
    match = pair()
    assert "change_robot" in {wish.verb for wish in match.asks[0].choice}
    assert refused(match, 1, Wish("change_robot")) == "BS-FEATURE-01"
    answer(match, 0, "change_robot")
    assert (match.g.active, match.g.turns) == (1, 1)
    single = arrange(mission=DEPOT)
    assert "change_robot" not in {wish.verb for wish in single.asks[0].choice}
    assert refused(single, 0, Wish("change_robot")) == "BS-MULTI-07"


@pytest.mark.clause("BS-MULTI-07")
def test_the_robot_is_not_changed_in_an_activation() -> None:
    """While the cards are ordered or carried out the action is refused."""
    match = pair(frame=["red_move"])
    answer(match, 0, "activate")
    assert refused(match, 0, Wish("change_robot")) == "BS-TURN-01"
    answer(match, 0, "order", slots=(0,))
    assert refused(match, 0, Wish("change_robot")) == "BS-TURN-01"


@pytest.mark.clause("BS-MULTI-08")
def test_the_change_goes_to_the_other_robot_and_back() -> None:
    """Felix is active, then Dart, then Felix again; each stands where it stood, with its own cells."""
    match = pair(main=5, reserve=3, waiting_cells=(7, 2))
    for seat, tile, at in [(0, "dart", (3, 10)), (1, "felix", (3, 1)), (0, "dart", (3, 10))]:
        answer(match, seat, "change_robot")
        assert (match.g.robot_tile, robot(match)) == (tile, at)
        assert batteries(match) == {"felix": (5, 3), "dart": (7, 2)}


@pytest.mark.clause("BS-MULTI-09")
@pytest.mark.parametrize("active", ["felix", "dart"])
def test_a_right_discard_recharges_the_active_robot(active: str) -> None:
    """Two attributes named right: the active robot gains two cells, the other none."""
    match = pair(main=5, waiting_cells=(5, 4), hands=[["red_move"], ["red_move"]])
    if active == "dart":
        answer(match, 0, "change_robot")
    answer(match, match.g.active, "discard", card=0, colour="red", action="move")
    levels = batteries(match)
    assert {tile: main for tile, (main, _) in levels.items()} == {"felix": 5, "dart": 5} | {active: 7}
    assert told(match, 0, Recharged) == [Recharged(2, 7)]


@pytest.mark.clause("BS-MULTI-09")
def test_the_active_robots_own_maximum_counts() -> None:
    """Dart holds 16 cells at most, though Felix's battery has room."""
    match = pair(tile="dart", second_robot="felix", main=15, waiting_cells=(5, 8), hands=[["red_move"]])
    answer(match, 0, "discard", card=0, colour="red", action="move")
    assert batteries(match) == {"dart": (16, 8), "felix": (5, 8)}


@pytest.mark.clause("BS-MULTI-08", "BS-MULTI-10")
def test_the_waiting_robot_is_an_obstacle() -> None:
    """A move onto its space, or through it, is an error."""
    for distance, start in [(1, (3, 9)), (2, (3, 8))]:
        match = driving(distance, mission=DEPOT, second_robot="dart", robot=start, waiting=(3, 10))
        go(match, "right")
        assert (robot(match), len(told(match, 1, Failed)), match.g.main) == (start, 1, 8)


@pytest.mark.clause("BS-MULTI-10", "BSX-ROBOT-02")
def test_the_ability_of_the_active_robot_counts() -> None:
    """Felix may not boost a move while Dart waits; Dart may."""
    match = pair(frame=["red_move"])
    activate(match)
    assert refused(match, 0, Wish("go", direction="up", boost=1)) == "BSX-ROBOT-02"
    other = pair(frame=["red_move"])
    answer(other, 0, "change_robot")
    activate(other)
    answer(other, 1, "go", direction="left", boost=1)
    assert robot(other) == (3, 8)


# Exhaustion


def running_down(**position: Any) -> Match:
    """Felix has 12 cells for a frame of six cards, all errors; seat 0 programs the seventh."""
    frame = ["blue_rescue_hostage"] * 2 + ["blue_open_door"] * 2 + ["red_move"] * 2
    cards = {"frame": frame, "hands": [["yellow_rescue_hostage"]], "draw": ["blue_move"]}
    match = pair(**{"main": 11, "reserve": 1, **cards, **position})
    answer(match, 0, "program", card=0)
    return match


@pytest.mark.clause("BS-MULTI-11")
def test_a_robot_runs_down_in_the_middle_of_an_activation() -> None:
    """The cost is 10, the first error leaves 0 cells and the second is too much: Felix stops and Dart takes over.

    The whole frame is discarded, the owed card is drawn and it is the next player's turn.
    """
    match = running_down()
    assert (match.g.phase, len(match.g.hands[0]), match.g.owes_draw) == ("order", 5, True)
    answer(match, 0, "order", slots=(0, 1, 2, 3, 4, 5, 6))
    assert (told(match, 1, RobotOut), told(match, 1, RobotChanged)) == ([RobotOut("felix")], [RobotChanged("dart")])
    assert len(told(match, 1, Failed)) == 2
    assert (match.over, match.g.robot_tile, robot(match)) == (False, "dart", (3, 10))
    assert (match.g.frame, match.g.step, len(match.g.discards)) == ((), 0, 7)
    assert (len(match.g.hands[0]), names(match.g.hands[0])[-1], match.g.owes_draw) == (6, "blue_move", False)
    assert (match.g.active, match.g.turns, match.g.phase) == (1, 1, "turn")
    assert batteries(match) == {"dart": (16, 8), "felix": (0, 0)}


@pytest.mark.clause("BS-MULTI-11")
def test_a_reserve_of_exactly_zero_goes_on() -> None:
    """With two cells more the second error leaves zero, and only the third stops the robot."""
    match = running_down(main=13)
    answer(match, 0, "order", slots=(0, 1, 2, 3, 4, 5, 6))
    assert (len(told(match, 1, Failed)), told(match, 1, RobotOut)) == (3, [RobotOut("felix")])
    ten = running_down(main=20)
    answer(ten, 0, "order", slots=(0, 1, 2, 3, 4, 5, 6))
    assert (told(ten, 1, RobotOut), ten.asks[0].question.name) == ([], "direct")


@pytest.mark.clause("BS-MULTI-11")
def test_a_robot_that_cannot_pay_its_activation_does_not_act() -> None:
    """The cost alone is too much: no card runs, all are discarded, the other robot is active."""
    match = running_down(main=2)
    answer(match, 0, "order", slots=(0, 1, 2, 3, 4, 5, 6))
    assert (told(match, 1, Failed), len(match.g.discards), match.g.robot_tile) == ([], 7, "dart")


@pytest.mark.clause("BS-MULTI-11")
def test_a_robot_out_of_action_stays_as_an_obstacle_and_cannot_act() -> None:
    """No one changes back to it, discards recharge the other, and its space is blocked."""
    match = running_down(waiting=(3, 2), waiting_cells=(5, 4))
    answer(match, 0, "order", slots=(0, 1, 2, 3, 4, 5, 6))
    assert refused(match, 1, Wish("change_robot")) == "BS-MULTI-11"
    assert "change_robot" not in {wish.verb for wish in match.asks[0].choice}
    card = names(match.g.hands[1])[0]
    colour, _, action = card.partition("_")
    answer(match, 1, "discard", card=0, colour=colour, action=action)
    assert batteries(match) == {"dart": (7, 4), "felix": (0, 0)}
    answer(match, 0, "program", card=5)
    answer(match, 1, "activate")
    answer(match, 1, "order", slots=(0,))
    go(match, "left")
    assert (robot(match), len(told(match, 0, Failed))) == ((3, 2), 3)


@pytest.mark.clause("BS-MULTI-11")
def test_the_mission_ends_when_both_robots_are_down() -> None:
    """Felix runs down first and the mission goes on; when Dart's reserve falls below zero it ends at once."""
    match = running_down(waiting_cells=(1, 0))
    answer(match, 0, "order", slots=(0, 1, 2, 3, 4, 5, 6))
    assert not match.over
    answer(match, 1, "program", card=0)
    answer(match, 0, "program", card=0)
    answer(match, 1, "activate")
    answer(match, 1, "order", slots=(0, 1))
    assert (result(match).cause, result(match).success, len(match.g.frame)) == ("battery", False, 2)
    assert result(match).parts.reserve_used == 8 + 8


@pytest.mark.clause("BS-MULTI-11")
def test_a_robot_that_runs_down_on_a_camera_hands_over_too() -> None:
    """Felix enters the view of a camera with one cell: it stops there, and the other robot is active."""
    match = driving(
        1,
        1,
        mission=YARD,
        crates=[(5, 8), (5, 9), (5, 10)],
        second_robot="dart",
        robot=(4, 1),
        waiting=(3, 10),
        main=1,
        reserve=0,
    )
    go(match, "right")
    assert (match.g.robot_tile, space(match, match.g.parked.cell)) == ("dart", (4, 2))
    assert (match.g.frame, len(match.g.discards), match.g.active) == ((), 2, 1)


@pytest.mark.clause("BS-MULTI-11", "BSX-ROBOT-02")
def test_a_boost_that_cannot_be_paid_stops_the_robot_before_it_moves() -> None:
    """Dart has no cell left for its overdrive: it is out where it stands."""
    match = driving(
        1, mission=DEPOT, tile="dart", second_robot="felix", robot=(3, 10), waiting=(3, 1), main=0, reserve=0
    )
    answer(match, 0, "go", direction="left", boost=1)
    assert (match.g.robot_tile, space(match, match.g.parked.cell)) == ("felix", (3, 10))
    assert told(match, 1, RobotOut) == [RobotOut("dart")]


@pytest.mark.clause("BS-MULTI-11", "BS-NOPROG-05")
def test_running_down_without_programming_discards_the_card_and_draws() -> None:
    """The two cells can't be paid: the card doesn't act, it is discarded, a new one is drawn, the turn is over."""
    match = pair(no_programming=True, main=1, reserve=0, hands=[["red_move"]])
    answer(match, 0, "play", card=0)
    assert (match.g.robot_tile, names(match.g.discards), match.g.active) == ("dart", ["red_move"], 1)
    assert (len(match.g.hands[0]), told(match, 1, RobotOut)) == (6, [RobotOut("felix")])


# The end


@pytest.mark.clause("BS-MULTI-12")
@pytest.mark.parametrize("active", ["felix", "dart"])
def test_the_last_bomb_ends_the_mission_whoever_disarms_it(active: str) -> None:
    """One bomb left, next to one robot and not the other."""
    places: dict[str, tuple[Space, Space]] = {"felix": ((3, 2), (3, 10)), "dart": ((3, 1), (3, 2))}
    spaces = dict(zip(("robot", "waiting"), places[active], strict=True))
    match = pair(**spaces, removed=[(4, 2), (3, 3)], frame=["red_disarm_bomb", "red_move"])
    if active == "dart":
        answer(match, 0, "change_robot")
    activate(match)
    assert (result(match).cause, result(match).success) == ("cleared", True)


@pytest.mark.clause("BS-MULTI-12")
@pytest.mark.parametrize("out", [False, True])
def test_an_explosion_ends_the_mission(out: bool) -> None:
    """Bomb A's time is up with two robots at work, or with one of them out of action."""
    match = running_down(turns=73) if out else pair(turns=74)
    if out:
        answer(match, 0, "order", slots=(0, 1, 2, 3, 4, 5, 6))
        assert (match.over, match.g.parked.out) == (False, True)
    do_nothing(match)
    assert (result(match).cause, told(match, 1, Exploded)) == ("detonation", [Exploded("A")])


@pytest.mark.clause("BS-MULTI-13")
def test_a_rescue_by_one_robot_unlocks_doors_for_the_other() -> None:
    """Felix rescues the red hostage at [2, 5]; Dart opens the red door at [4, 5], which was an error before."""
    position = {"robot": (3, 5), "waiting": (5, 5), "removed": [(5, 4)]}
    locked = pair(**position, frame=["red_open_door"])
    answer(locked, 0, "change_robot")
    activate(locked)
    assert (told(locked, 0, Worked), len(told(locked, 0, Failed))) == ([], 1)
    match = pair(**position, frame=["red_rescue_hostage"], hands=[["red_open_door"]])
    activate(match)
    answer(match, 1, "change_robot")
    answer(match, 0, "program", card=0)
    activate(match)
    assert [work.cell for work in told(match, 0, Worked)] == [cell(match, 2, 5), cell(match, 4, 5)]
    assert told(match, 0, Failed) == []


@pytest.mark.clause("BS-MULTI-13")
def test_the_used_reserve_of_both_counts_in_the_score() -> None:
    """Reserve used 1 and 2 gives -3."""
    match = pair(
        robot=(3, 2),
        reserve=7,
        waiting_cells=(16, 6),
        removed=[(4, 2), (3, 3)],
        frame=["red_disarm_bomb"],
    )
    activate(match)
    parts = result(match).parts
    assert (parts.secured, parts.all_bombs, parts.hostages_left, parts.reserve_used) == (12, 5, 3, 3)
    assert result(match).score == 17


# Warnings


def warned(match: Match, verb: str) -> list[str]:
    """The clauses by which the active seat is warned of this."""
    return [mark.clause for mark in match.put(match.g.active).warned if mark.wish.verb == verb]


@pytest.mark.clause("BS-MULTI-11", "BS-BATTERY-04")
def test_a_cost_that_puts_one_robot_out_is_not_called_the_end() -> None:
    """Three cards of which one may be dropped cost 4, and Felix has 3: with Dart left only he would be out."""
    poor: dict[str, Any] = {"frame": ["red_move"] * 3, "main": 1, "reserve": 2}
    assert warned(pair(**poor), "activate") == ["BS-MULTI-11"]
    match = pair(**poor)
    activate(match)
    assert (len(told(match, 1, RobotOut)), match.over) == (1, False)
    alone = arrange(mission=DEPOT, **poor)
    assert warned(alone, "activate") == ["BS-BATTERY-04"]
    activate(alone)
    assert alone.over


@pytest.mark.clause("BS-MULTI-11", "BS-NOPROG-02")
def test_a_card_played_that_puts_one_robot_out_is_not_called_the_end() -> None:
    """The same without programming: a card costs 2 and Felix has 1."""
    poor: dict[str, Any] = {"no_programming": True, "main": 1, "reserve": 0}
    assert warned(pair(**poor), "play") == ["BS-MULTI-11"]
    assert warned(arrange(mission=DEPOT, **poor), "play") == ["BS-BATTERY-04"]
