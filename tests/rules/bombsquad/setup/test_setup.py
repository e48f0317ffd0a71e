"""Setup: eleven steps, from the choice of the mission to the start of the timer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.rules.bombsquad.table import answer, names, refused, result, sees, told

from getaway.games import bombsquad
from getaway.games.bombsquad.battery.events import Recharged
from getaway.games.bombsquad.ground.events import Drew
from getaway.games.bombsquad.pack.validate import validate
from getaway.games.bombsquad.setup.events import Dealt, SetUp, TimerStarted
from getaway.games.bombsquad.table.pieces import CARD_KEYS, DECK, FACES, add_mission, mission, parse_mission
from getaway.games.bombsquad.turn.events import Discarded, MishapDeclared
from getaway.kernel import HIDDEN, SPECTATOR, Match, Refused, Wish
from getaway.kit.grid import draw

STANDARD_TOKENS = """
+-+-+ +-+-+-+-+ +-+-+
|r . . . .|. y .|. 2|
+-+-+ + + + + + + + +
|. . . . R|. . . Y .|
+ + + + + + + + +-+-+
 @ . . r|. . . 1 . .
+-+-+ + +-+ + + +-+-+
|. . . . .|y . .|. b|
+ + + + + + + + + + +
|r . . y .|. r . R .|
+-+-+ +-+-+-+-+ +-+-+
"""
EPIC_TOKENS = """
+-+-+ +-+-+-+-+ +-+-+
|r . . . r|. y .|. 2|
+-+-+ + + + + + + + +
|. . . . R|. . . Y b|
+ + + + + + + + +-+-+
 @ . . r|. Y . 1 . .
+-+-+ + +-+ + + +-+-+
|. . . . .|y . .|. b|
+ + + + + + + + + + +
|r . . y .|. r . R .|
+-+-+ +-+-+-+-+ +-+-+
"""


def refusal(**options: Any) -> str:
    """The clause by which no table is opened with these options."""
    with pytest.raises(Refused) as caught:
        bombsquad.new(3, **options)
    return caught.value.clause


@pytest.mark.clause("BS-SETUP-01")
def test_the_eleven_steps_come_in_order() -> None:
    """The first ten steps are told in the book's order, and the start of the timer comes last."""
    match = bombsquad.new(2, mission="m01", roles="random")
    answer(match, 1, "start")
    events = [item.event for item in match.told(0) if hasattr(item, "event")]
    steps = [event.step if isinstance(event, SetUp) else type(event).__name__ for event in events]
    assert steps == [
        *("mission", "building", "frame", "robot", "tokens", "timer", "batteries", "roles"),
        *("RoleTaken", "RoleTaken", "first", "deal", "Dealt", "Dealt", "TimerStarted"),
    ]


@pytest.mark.clause("BS-SETUP-02")
def test_the_chosen_mission_is_set_up() -> None:
    """Title, building, tokens and times are those of the mission that was picked; an unknown one is refused."""
    for name, title, bombs in (("alpha", "Open House", 1), ("bravo", "Behind Closed Doors", 2)):
        match = bombsquad.new(2, mission=name)
        assert told(match, 0, SetUp)[0] == SetUp("mission", title)
        assert len(sees(match, 0).clocks) == bombs
    assert sees(bombsquad.new(2, mission="alpha"), 0).picture != sees(bombsquad.new(2, mission="bravo"), 0).picture
    assert refusal(mission="m99") == "BS-SETUP-02"


@pytest.mark.clause("BS-SETUP-03")
def test_there_are_two_levels() -> None:
    """Standard and Epic are accepted, any other level is refused."""
    assert not bombsquad.new(2, mission="m01", level="standard").g.epic
    assert bombsquad.new(2, mission="m01", level="epic").g.epic
    assert refusal(mission="m01", level="hard") == "BS-SETUP-03"
    assert refusal(mission="m01", level=None) == "BS-SETUP-03"


@pytest.mark.clause("BS-SETUP-04", "BS-SETUP-05")
def test_mission_1_lays_3a_left_of_4a() -> None:
    """The left half of the building is face 3A, the right half 4A, with a passage where both have a gap."""
    lines = draw(bombsquad.new(2, mission="m01").g.building.grid).split("\n")
    wide = [line.ljust(21) for line in lines]
    left, right = ([line.ljust(11) for line in FACES[key].drawing.strip("\n").split("\n")] for key in ("3A", "4A"))
    assert [line[:10] for line in wide] == [line[:10] for line in left]
    assert [line[11:] for line in wide] == [line[1:] for line in right]
    assert "".join(line[10] for line in wide[1::2]) == "|| ||"


SQUARE_SHEET = """
id = "square"
series = "custom"
title = "The Square"
source = "authored"
layout = [["1A", "2A"], ["3A", "4A"]]
robot = "felix"
start = [3, 1]
programming = "face_down"
roles = { required = false, max_activation = 0 }
players = [2, 6]
success = "all_bombs"
bombs = [{ letter = "A", level = 1, time = 900, space = [8, 8] }]
hostages = [{ level = 2, space = [1, 1] }, { level = 3, space = [10, 10], epic = true }]
stars = { standard = [6, 9, 10, 11], epic = [9, 13, 15, 17] }
"""


@pytest.mark.clause("BS-SETUP-06")
def test_a_building_of_two_by_two_faces_has_the_same_frame() -> None:
    """The sheet is accepted and set up ten by ten; the frame has seven slots, and the seventh card activates."""
    sheet = parse_mission(SQUARE_SHEET)
    assert validate(sheet) == []
    add_mission(sheet)
    match = bombsquad.new(2, mission="square")
    assert SetUp("frame") in told(match, 0, SetUp)
    assert (match.g.building.grid.rows, match.g.building.grid.cols) == (10, 10)
    assert sees(match, 0).free_slots == 7
    match = bombsquad.arrange(2, mission="square", frame=["red_move"] * 5)
    answer(match, 0, "program", card=0)
    assert (match.g.phase, sees(match, 0).free_slots) == ("turn", 1)
    answer(match, 1, "program", card=0)
    assert (match.g.phase, sees(match, 0).free_slots) == ("order", 0)


@pytest.mark.clause("BS-SETUP-07")
@pytest.mark.parametrize("robot", ["felix", "mule", "dart", "lynx"])
def test_any_robot_can_be_chosen(robot: str) -> None:
    """Mission 1 is set up with each of the four robots; one that doesn't exist is refused."""
    assert bombsquad.new(2, mission="m01", robot=robot).g.robot_tile == robot
    assert refusal(mission="m01", robot="rex") == "BS-SETUP-07"


@pytest.mark.clause("BS-SETUP-08")
def test_the_suggested_robot_is_only_the_default() -> None:
    """Left open, the robot is the mission's; named, it is the named one."""
    assert mission("m01").robot == "felix"
    assert bombsquad.new(2, mission="m01").g.robot_tile == "felix"
    assert bombsquad.new(2, mission="m01", robot="dart").g.robot_tile == "dart"


@pytest.mark.clause("BS-SETUP-09", "BS-SETUP-11")
def test_tokens_and_robot_stand_where_the_mission_says() -> None:
    """On Standard every token of Mission 1 is on its space, and the robot at the entrance on the left."""
    assert sees(bombsquad.new(2, mission="m01"), 0).picture == STANDARD_TOKENS.strip("\n")


@pytest.mark.clause("BS-SETUP-10")
def test_epic_adds_its_tokens() -> None:
    """On Epic the Standard tokens are all there and three more."""
    assert sees(bombsquad.new(2, mission="m01", level="epic"), 0).picture == EPIC_TOKENS.strip("\n")
    standard = set(sees(bombsquad.new(2, mission="m01"), 0).tokens)
    epic = set(sees(bombsquad.new(2, mission="m01", level="epic"), 0).tokens)
    assert standard < epic
    assert sorted(token.what for token in epic - standard) == ["door", "hostage", "hostage"]


@pytest.mark.clause("BS-SETUP-11")
@pytest.mark.parametrize("name", ["alpha", "bravo", "m01"])
def test_the_robot_starts_on_an_entrance(name: str) -> None:
    """The robot stands on the mission's start, which is a gap in the outer wall."""
    g = bombsquad.new(2, mission=name).g
    assert g.building.grid.at(g.robot) == mission(name).start
    assert g.robot in [cell for cell, _ in g.building.grid.openings]


@pytest.mark.clause("BS-SETUP-13")
def test_an_ordinary_timer_has_the_time_of_bomb_a() -> None:
    """With a single timer it shows 10:00, and nothing else runs."""
    match = bombsquad.new(2, mission="m01", single_timer=True)
    assert SetUp("timer", 600) in told(match, 0, SetUp)
    assert match.g.due == (600_000, -1)


@pytest.mark.clause("BS-SETUP-14")
def test_the_app_loads_the_time_of_every_bomb() -> None:
    """With a clock for each bomb A shows 10:00 and B 20:00."""
    clocks = sees(bombsquad.new(2, mission="m01"), 0).clocks
    assert [(clock.letter, clock.due) for clock in clocks] == [("A", 600_000), ("B", 1_200_000)]


@pytest.mark.clause("BS-SETUP-15", "BS-SETUP-16")
@pytest.mark.parametrize(
    ("robot", "main", "reserve"), [("felix", 20, 8), ("mule", 24, 5), ("dart", 16, 8), ("lynx", 18, 6)]
)
def test_batteries_start_as_the_tile_says(robot: str, main: int, reserve: int) -> None:
    """Main and reserve start at the levels printed on the chosen robot."""
    table = sees(bombsquad.new(2, mission="m01", robot=robot), 1).table
    assert (table.main, table.reserve) == (main, reserve)


@pytest.mark.clause("BS-SETUP-19")
def test_the_named_player_is_first() -> None:
    """The table names the first player, who then has the first turn."""
    for first in (0, 1, 2):
        match = bombsquad.new(3, mission="m01", roles="random", first=first)
        answer(match, 0, "start")
        assert [ask.seat for ask in match.asks] == [first]
    assert refusal(mission="m01", first=3) == "BS-SETUP-19"


@pytest.mark.clause("BS-SETUP-19")
def test_else_chance_names_the_first_player() -> None:
    """With no one named each of three players comes first sometimes, the same one for the same seed."""
    firsts = [bombsquad.new(3, mission="m01", roles="random", seed=seed).g.active for seed in range(30)]
    assert set(firsts) == {0, 1, 2}
    assert firsts[7] == bombsquad.new(3, mission="m01", roles="random", seed=7).g.active


@pytest.mark.clause("BS-SETUP-20")
def test_the_deck_is_shuffled() -> None:
    """Two seeds give two orders, the same seed the same one, and none leaves the deck as it was."""
    decks = [tuple(card for hand in match.g.hands for card in hand) + match.g.draw for match in map(opened, (1, 2, 1))]
    assert decks[0] != decks[1]
    assert decks[0] == decks[2]
    assert [sorted(deck) == list(range(54)) != list(deck) for deck in decks] == [True] * 3


def opened(seed: int) -> Match:
    """A dealt table of two."""
    return bombsquad.new(2, mission="m01", roles="random", seed=seed)


HAND_SIZES = [
    pytest.param(2, 6, 42, marks=pytest.mark.clause("BS-SETUP-21")),
    pytest.param(3, 5, 39, marks=pytest.mark.clause("BS-SETUP-22")),
    pytest.param(4, 5, 34, marks=pytest.mark.clause("BS-SETUP-22")),
    pytest.param(5, 4, 34, marks=pytest.mark.clause("BS-SETUP-23")),
    pytest.param(6, 4, 30, marks=pytest.mark.clause("BS-SETUP-23")),
]


@pytest.mark.parametrize(("players", "hand", "pile"), HAND_SIZES)
def test_hands_have_so_many_cards(players: int, hand: int, pile: int) -> None:
    """Every hand has the size for this number of players, and the rest is the draw pile."""
    view = sees(bombsquad.new(players, mission="alpha"), 0)
    assert [len(cards) for cards in view.hands] == [hand] * players
    assert view.draw == pile


@pytest.mark.clause("BS-SETUP-24")
def test_own_cards_are_held_outward() -> None:
    """At the deal a seat sees the others' faces and no face of its own, in its view and in what it is told."""
    match = bombsquad.new(3, mission="alpha")
    for seat in range(3):
        for holder, cards in enumerate(sees(match, seat).hands):
            assert {card.kind == HIDDEN for card in cards} == {holder == seat}
        for event in told(match, seat, Dealt):
            assert (event.cards == (HIDDEN,) * 5) == (event.seat == seat)


def random_play(seed: int) -> Iterator[Match]:
    """A match of Mission 1 without a Front-liner at each of its questions, every kind of answer equally likely."""
    dice = Random(seed)  # noqa: S311 - play isn't cryptography
    match = bombsquad.new(3, mission="m01", roles=("role_driver", "role_sergeant", "role_operator"), seed=seed)
    while not match.over:
        yield match
        ask = match.asks[0]
        match.answer(ask.seat, ask.choice.by_verb(dice))


@pytest.mark.clause("BS-SETUP-25")
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_ever_sees_own_cards(seed: int) -> None:
    """At every question of a whole match a seat's own hand shows no face, nor does any card drawn into it."""
    drawn = 0
    for match in random_play(seed):
        for seat in range(3):
            assert {card.kind for card in sees(match, seat).hands[seat]} <= {HIDDEN}
    for seat in range(3):
        own = [event for event in told(match, seat, Drew) if event.seat == seat]
        assert {event.card for event in own} == {HIDDEN}
        drawn += len(own)
    assert drawn > 10


@pytest.mark.clause("BS-SETUP-25")
def test_spectators_see_no_hand() -> None:
    """A spectator could tell, so a spectator sees no hand at all."""
    view = sees(bombsquad.new(2, mission="m01", roles="random"), SPECTATOR)
    assert {card.kind for hand in view.hands for card in hand} == {HIDDEN}


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everybody_sees_all_cards_after_the_mission(seat: int) -> None:
    """Once the mission has ended, hands and programmed cards lie open to every seat and to spectators."""
    match = bombsquad.arrange(2, mission="m01", clock="real", frame=["red_move", "blue_move"])
    assert HIDDEN in {card.kind for card in (*sees(match, seat).hands[max(seat, 0)], *sees(match, seat).frame)}
    match.advance(1_200_000)
    assert match.over
    view, g = sees(match, seat), match.g
    assert [[card.kind for card in hand] for hand in view.hands] == [[DECK[card] for card in hand] for hand in g.hands]
    assert [card.kind for card in view.frame] == [DECK[card] for card in g.frame]


SEEN = Wish("declare_seen", cards=(1, 4))


def mishap(**options: Any) -> Match:
    """Seat 0 has the turn with a low battery; the hand of seat 1 is known."""
    hand = ["red_move", "blue_move", "red_open_door", "red_rescue_hostage", "yellow_move", "red_disarm_bomb"]
    return bombsquad.arrange(
        2, mission="m01", hands=[[], hand], draw=["blue_open_door", "yellow_open_door"], main=5, **options
    )


@pytest.mark.clause("BS-SETUP-26")
def test_seen_cards_are_replaced() -> None:
    """Two seen cards go to the discard pile and two are drawn, free, without a recharge and without a turn."""
    match = mishap(mishaps=True)
    match.answer(1, SEEN)
    assert names(match.g.discards) == ["blue_move", "yellow_move"]
    assert names(match.g.hands[1])[4:] == ["blue_open_door", "yellow_open_door"]
    assert names(match.g.hands[1])[:4] == ["red_move", "red_open_door", "red_rescue_hostage", "red_disarm_bomb"]
    assert (match.g.main, match.g.reserve, match.g.active, match.g.turns) == (5, 8, 0, 0)
    [declared] = told(match, 0, MishapDeclared)
    assert (declared.seat, [CARD_KEYS[kind] for kind in declared.cards]) == (1, ["blue_move", "yellow_move"])
    assert [*told(match, 0, Recharged), *told(match, 0, Discarded)] == []


@pytest.mark.clause("BS-SETUP-26")
@pytest.mark.parametrize("cards", [(), (6,), (-1,), (1, 1)])
def test_only_own_cards_can_have_been_seen(cards: tuple[int, ...]) -> None:
    """No card, a place outside the hand or a card named twice isn't a mishap."""
    assert refused(mishap(mishaps=True), 1, Wish("declare_seen", cards=cards)) == "BS-SETUP-26"


@pytest.mark.clause("BSX-MISHAP-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_mishaps_are_off_unless_switched_on(seat: int) -> None:
    """By default no one can declare a mishap; with the option on everyone can, in anyone's turn."""
    assert refused(mishap(), seat, SEEN) == "BSX-MISHAP-01"
    assert refused(mishap(mishaps=False), seat, SEEN) == "BSX-MISHAP-01"
    match = mishap(mishaps=True)
    match.answer(seat, SEEN)
    assert len(match.g.discards) == 2


@pytest.mark.clause("BS-SETUP-27")
@pytest.mark.parametrize("verb", ["inform", "discard", "program", "activate"])
def test_no_action_before_the_start(verb: str) -> None:
    """Until the timer is started no action is accepted from anyone."""
    args: dict[str, dict[str, Any]]
    args = {"inform": {"to": 1, "colour": "red"}, "discard": {"card": 0, "colour": "red"}, "program": {"card": 0}}
    match = bombsquad.new(2, mission="m01", roles="random", first=0)
    for seat in (0, 1):
        assert refused(match, seat, Wish(verb, **args.get(verb, {}))) == "BS-SETUP-27"


@pytest.mark.clause("BS-SETUP-27")
def test_no_time_runs_before_the_start() -> None:
    """An hour of waiting costs nothing; from the start on Bomb A has its ten minutes."""
    match = bombsquad.new(2, mission="m01", roles="random", clock="real", first=1)
    match.advance(3_600_000)
    assert not match.over
    answer(match, 0, "start")
    assert told(match, 1, TimerStarted) == [TimerStarted(0)]
    assert [ask.seat for ask in match.asks] == [1]
    match.advance(3_600_000 + 599_999)
    assert not match.over
    match.advance(3_600_000 + 600_000)
    assert result(match).cause == "detonation"


@pytest.mark.clause("BS-SETUP-27")
def test_no_time_runs_while_roles_are_chosen() -> None:
    """An hour over the role cards sets no bomb off and takes nothing from the countdowns."""
    match = bombsquad.new(2, mission="m01", clock="real")
    match.advance(3_600_000)
    assert not match.over
    for seat, role in enumerate(("role_driver", "role_sergeant")):
        answer(match, seat, "take_role", role=role)
    answer(match, 0, "start")
    match.advance(3_600_000 + 599_999)
    assert not match.over
