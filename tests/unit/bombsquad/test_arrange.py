"""Arranged positions: what keywords and drawings make, and every way a position can be wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.bombsquad.sheets import DEPOT, SHEET
from tests.rules.bombsquad.table import sees

from getaway.games.bombsquad import GAME, arrange, new
from getaway.games.bombsquad.proof.arrange import arranged
from getaway.games.bombsquad.proof.faults import components, faults
from getaway.games.bombsquad.table.building import FREE
from getaway.games.bombsquad.table.clues import NOTHING_TOLD
from getaway.games.bombsquad.table.pieces import (
    CARD_KEYS,
    DECK,
    add_mission,
    added_missions,
    mission,
    missions,
    parse_mission,
)
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import Refused, from_text, to_text
from getaway.kit.arranging import BadPosition

DRAWING = """
+-+-+ +-+-+-+-+ +-+-+
|. .|. . .|. . r . .|
+ + + + + + + + + + +
|. . . . .|. . . . .|
+ + + + + +-+-+ +-+-+
 . . . . . . . @ . .
+ + + + + +-+-+ +-+-+
|. . . . .|. . . . .|
+ + + + + + + + + + +
|. . r|. .|. . . . 1|
+-+-+ +-+-+-+-+ +-+-+
"""
"""Alpha with the hostage at [2, 4] rescued and the robot at [3, 8]."""


def cards(zone: tuple[int, ...]) -> list[str]:
    """The names of these cards."""
    return [CARD_KEYS[DECK[card]] for card in zone]


# What keywords make


def test_what_is_not_named_is_as_at_the_start() -> None:
    """Full hands, a draw pile, batteries and robot of the sheet, the first seat to act, no fault."""
    g = arranged(3, mission="m01")
    assert [len(hand) for hand in g.hands] == [5, 5, 5]
    assert (len(g.draw), g.discards, g.frame) == (39, (), ())
    assert (g.main, g.reserve, g.robot, g.board) == (20, 8, g.building.start, g.building.board)
    assert (g.phase, g.active, g.turns, g.due) == ("turn", 0, 0, (600_000, 1_200_000))
    assert faults(g) == []


def test_named_cards_lie_where_they_are_named() -> None:
    """Hands and frame from the left, the draw pile from its top, the discards to theirs; all 54 are there."""
    g = arranged(
        2,
        hands=[["red_move", "blue_move"], ["blue_disarm_bomb"]],
        frame=["yellow_move"],
        discards=["red_open_door", "blue_open_door"],
        draw=["yellow_disarm_bomb", "red_move"],
    )
    assert (cards(g.hands[0])[:2], cards(g.hands[1])[:1]) == (["red_move", "blue_move"], ["blue_disarm_bomb"])
    assert (cards(g.frame), cards(g.discards)) == (["yellow_move"], ["red_open_door", "blue_open_door"])
    assert cards(g.draw)[:2] == ["yellow_disarm_bomb", "red_move"]
    assert components(g)["different cards"] == components(g)["cards"] == 54


def test_batteries_robot_tokens_seat_turns_and_tile_are_as_named() -> None:
    """Each keyword sets its own thing."""
    g = arranged(3, mission="m01", tile="mule", main=3, reserve=1, robot=(2, 2), removed=[(1, 1)], active=2, turns=9)
    grid = g.building.grid
    assert (g.robot_tile, g.main, g.reserve, grid.at(g.robot)) == ("mule", 3, 1, (2, 2))
    assert (g.board[grid.cell(1, 1)], g.secured) == (FREE, (g.building.board[grid.cell(1, 1)],))
    assert (g.active, g.first, g.turns) == (2, 2, 9)
    assert faults(g) == []


def test_clues_given_before_are_known() -> None:
    """They say of every card of the hand what it is, or isn't."""
    g = arranged(2, hands=[["red_move"], ["red_move", "blue_move", "red_open_door"]], told=[(1, "red"), (1, "move")])
    hints = [g.hints[card] for card in g.hands[1]]
    assert hints[:3] == [0b0001001, 0b0001110, 0b1110001]
    assert {g.hints[card] for card in g.hands[0]} == {NOTHING_TOLD}
    with pytest.raises(BadPosition):
        arranged(2, told=[(0, "green")])


@pytest.mark.parametrize(("phase", "shown"), [("turn", 0b00), ("order", 0b11), ("operate", 0b11)])
def test_programmed_cards_are_seen_as_they_would_be(phase: str, shown: int) -> None:
    """Face down the holder never saw them and the others did; in an activation they lie open to all."""
    g = arranged(3, mission="m01", phase=phase, frame=["red_move", "blue_move"], programmed_by=1)
    assert g.shown == shown
    assert {g.seen[card] for card in g.frame} == ({0b111} if shown else {0b101})
    assert {g.seen[card] for card in g.hands[1]} == {0b101}
    assert {g.seen[card] for card in g.draw} == {0}


def test_face_up_programming_shows_the_frame() -> None:
    """In the first training mission programmed cards lie open in a turn, too."""
    g = arranged(2, mission="alpha", frame=["red_move"])
    assert (g.shown, {g.seen[card] for card in g.frame}) == (1, {0b11})


def test_an_arranged_match_round_trips_through_text() -> None:
    """The line of text of an arranged position restores the same state and question."""
    match = arrange(3, mission="m01", frame=["red_move"], main=7, active=1)
    again = from_text(GAME, to_text(match))
    assert again.state_hash == match.state_hash
    assert [(ask.seat, ask.question.name) for ask in again.asks] == [(1, "turn")]


# Drawings


def test_a_drawing_places_the_robot_and_takes_off_what_is_not_drawn() -> None:
    """The robot stands at its sign; of the tokens only the hostage that is missing is secured."""
    match = arrange(mission="alpha", board=DRAWING)
    grid = match.g.building.grid
    assert grid.at(match.g.robot) == (3, 8)
    assert [CARD_KEYS[code] for code in match.g.secured] == ["red_rescue_hostage"]
    assert match.g.board[grid.cell(2, 4)] == FREE
    assert sees(match, 0).picture == DRAWING.strip("\n")


@pytest.mark.parametrize(("name", "level"), [(m, level) for m in missions() for level in ("standard", "epic")])
def test_every_picture_can_be_arranged_again(name: str, level: str) -> None:
    """The picture of a view, given as the drawing, makes the same building."""
    match = arrange(4, mission=name, level=level)
    again = arrange(4, mission=name, level=level, board=sees(match, 0).picture)
    assert (again.g.board, again.g.robot, again.g.secured) == (match.g.board, match.g.robot, ())


def test_a_robot_may_be_drawn_where_a_token_stood() -> None:
    """The token is then secured."""
    match = arrange(mission="alpha", board=DRAWING.replace("@", ".").replace("r . .|", "@ . .|"))
    assert sees(match, 0).picture.count("@") == 1
    assert [CARD_KEYS[code] for code in match.g.secured] == ["red_rescue_hostage"] * 2


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("|. .|.", "|. . .", "walls"),
        ("|. . . . .|. . . . .|\n+ + + + + +-", "|. y . . .|. . . . .|\n+ + + + + +-", "no y at (2, 2)"),
        (". r . .|", ". b . .|", "no b at (1, 8)"),
        ("1|", "@|", "more than one robot"),
        ("r|", "?|", "no ? at (5, 3)"),
    ],
    ids=["walls", "extra token", "other token", "two robots", "unknown sign"],
)
def test_a_drawing_that_is_not_of_the_mission_is_refused(old: str, new: str, words: str) -> None:
    """Other walls, tokens the mission doesn't have and two robots are named."""
    assert old in DRAWING
    with pytest.raises(BadPosition) as caught:
        arrange(mission="alpha", board=DRAWING.replace(old, new, 1))
    assert words in str(caught.value)


# Wrong positions, by keyword


@pytest.mark.parametrize(
    ("keywords", "words"),
    [
        ({"main": 21}, "main battery at 21, not between 0 and 20"),
        ({"main": -1}, "main battery at -1"),
        ({"reserve": 9}, "reserve battery at 9, not between 0 and 8"),
        ({"reserve": -1}, "reserve battery at -1"),
        ({"phase": "lunch"}, "no phase is called 'lunch'"),
        ({"active": 2}, "no seat 2 to act"),
        ({"active": -1}, "no seat -1 to act"),
        ({"phase": "order", "frame": ["red_move"] * 8}, "8 cards on a frame of 7 slots"),
        ({"frame": ["red_move"] * 7}, "a full frame activates the robot"),
        ({"phase": "order"}, "an activation without a programmed card"),
        ({"phase": "setup"}, "cards are dealt before the set-up"),
        ({"hands": [["red_move"] * 7]}, "seat 0 holds 7 cards, not 6"),
        ({"phase": "order", "frame": ["blue_move"], "hands": [[], ["red_move"] * 7]}, "seat 1 holds 7 cards, not 6"),
        ({"robot": (2, 4)}, "the robot stands on a token at (2, 4)"),
        ({"removed": [(2, 2)]}, "the secured area does not hold exactly"),
        ({"mission": DEPOT, "removed": [(3, 6)]}, "a barrier is taken off"),
        ({"hands": [["blue_move"] * 3]}, "no blue_move left in the deck"),
        ({"frame": ["green_move"]}, "no green_move left in the deck"),
    ],
)
def test_keywords_that_make_no_position_are_refused(keywords: dict[str, Any], words: str) -> None:
    """The fault is named."""
    with pytest.raises(BadPosition) as caught:
        arrange(2, **keywords)
    assert words in str(caught.value)


def test_a_space_outside_the_building_is_refused() -> None:
    """For the robot as for a token."""
    with pytest.raises(ValueError, match="outside a grid of 5 rows and 10 columns"):
        arrange(robot=(6, 1))
    with pytest.raises(ValueError, match="outside a grid"):
        arrange(removed=[(1, 11)])


@pytest.mark.parametrize("options", [{"mission": "m99"}, {"level": "easy"}, {"tile": "rex"}, {"weather": "rain"}])
def test_options_no_table_can_be_opened_with_are_refused(options: dict[str, Any]) -> None:
    """As for a new match."""
    with pytest.raises(Refused):
        arrange(2, **options)


def test_all_faults_are_named_together() -> None:
    """One message lists every fault found."""
    with pytest.raises(BadPosition) as caught:
        arrange(2, main=99, active=5)
    assert "main battery at 99" in str(caught.value)
    assert "no seat 5" in str(caught.value)


# Wrong states that no keyword can make


def lose_a_card(g: BombSquad) -> None:
    """A card of the draw pile is gone."""
    g.draw = g.draw[1:]


def copy_a_card(g: BombSquad) -> None:
    """A card lies in two places."""
    g.discards = (g.draw[0],)


def take_a_token(g: BombSquad) -> None:
    """A token is neither on the building nor secured."""
    g.board = bytes(len(g.board))


def put_a_token(g: BombSquad) -> None:
    """A token stands where the mission has none."""
    g.board = bytes((9,)) + g.board[1:]


def cut_the_board(g: BombSquad) -> None:
    """A space is missing."""
    g.board = g.board[:-1]


def lose_the_robot(g: BombSquad) -> None:
    """The robot is beyond the last space."""
    g.robot = len(g.board)


def hold_the_seventh_card(g: BombSquad) -> None:
    """The hand is full though its holder draws after the activation."""
    g.owes_draw = True


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lose_a_card, "the zones do not hold each of the 54 cards once"),
        (copy_a_card, "the zones do not hold each of the 54 cards once"),
        (take_a_token, "the secured area does not hold exactly what was taken off"),
        (put_a_token, "space (1, 1) holds a token that the mission does not put there"),
        (cut_the_board, "49 spaces in a building of 50"),
        (lose_the_robot, "the robot stands outside the building"),
        (hold_the_seventh_card, "seat 0 holds 6 cards, not 5"),
    ],
)
def test_a_spoilt_state_is_found(spoil: Callable[[BombSquad], None], words: str) -> None:
    """Before it is spoilt the state has no fault, afterwards the fault is named."""
    g = arranged(2)
    assert faults(g) == []
    spoil(g)
    assert any(words in fault for fault in faults(g))


def test_play_never_makes_a_wrong_position() -> None:
    """At every question of random plays, by verb and evenly, nothing is wrong and nothing is made or lost."""
    for seed, players in enumerate((2, 3, 6)):
        dice = random.Random(seed)  # noqa: S311 - play isn't cryptography
        play = new(players=players, mission="m01", seed=seed).fork()
        whole = components(play.g)
        while not play.over:
            assert faults(play.g) == []
            assert components(play.g) == whole
            choice = play.asks[0].choice
            play.answer(play.asks[0].seat, choice.by_verb(dice) if seed else choice.sample(dice))
        assert faults(play.g) == []


# Sheets beside the box


def test_a_sheet_beside_the_box_can_be_played() -> None:
    """It is known by its id and not counted among the missions of the box."""
    assert DEPOT in added_missions()
    assert DEPOT not in missions()
    assert mission(DEPOT) == parse_mission(SHEET)
    assert len(sees(new(players=2, mission=DEPOT), 0).clocks) == 3


def test_an_id_never_changes_its_sheet() -> None:
    """The same sheet may be added again; another under its id, or one under an id of the box, is refused."""
    sheet = parse_mission(SHEET)
    add_mission(sheet)
    with pytest.raises(ValueError, match="another mission is called 'depot'"):
        add_mission(parse_mission(SHEET.replace("time = 600", "time = 601")))
    with pytest.raises(ValueError, match="another mission is called 'alpha'"):
        add_mission(parse_mission(SHEET.replace('id = "depot"', 'id = "alpha"')))
