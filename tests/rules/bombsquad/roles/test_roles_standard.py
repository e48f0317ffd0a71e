"""The Standard roles: Front-liner, Information Expert, Programmer, Recon Specialist, Sergeant."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.observed import at, cells, faces, held, offered
from tests.rules.bombsquad.table import activate, answer, go, names, refused, sees, told

from getaway.games import bombsquad
from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.battery.events import Recharged
from getaway.games.bombsquad.ground.events import Drew
from getaway.games.bombsquad.setup.events import Dealt
from getaway.games.bombsquad.table.pieces import CARD_KEYS
from getaway.games.bombsquad.turn.events import Discarded, Informed, Programmed
from getaway.kernel import HIDDEN, SPECTATOR, Match, Wish

HAND = ["red_move", "red_disarm_bomb", "yellow_move", "yellow_open_door", "blue_move", "blue_disarm_bomb"]
OTHER = ["red_open_door", "red_rescue_hostage", "yellow_move", "yellow_rescue_hostage", "red_move", "red_move"]
DRAW = ["blue_open_door", "yellow_open_door"]
SIX = ["red_move"] * 4 + ["yellow_move"] * 2
"""A frame with one slot left."""


def table(*roles: str, hands: object = (HAND, OTHER), **position: Any) -> Match:
    """Seat 0 has the turn; the seats have these roles."""
    roles = tuple(f"role_{role}" for role in roles)
    return bombsquad.arrange(len(roles), mission="m01", roles=roles, hands=hands, draw=DRAW, **position)


def drive_home(match: Match) -> None:
    """Order the cards as they lie and carry all out, going back and forth."""
    answer(match, match.g.active, "order", slots=tuple(range(len(match.g.frame))))
    while match.g.phase == "operate":
        go(match, "right" if at(match) == (3, 1) else "left")


# Front-liner


@pytest.mark.clause("BS-ROLE-02")
def test_a_front_liner_sees_the_own_hand() -> None:
    """They see all faces of their own hand and of the others; a card drawn later as well."""
    match = table("front_liner", "programmer", hands=(HAND, [*OTHER, "red_move"]))
    assert held(match, 0, 0) == HAND
    assert held(match, 0, 1) == [*OTHER, "red_move"]
    answer(match, 0, "program", card=0)
    assert held(match, 0, 0) == [*HAND[1:], "blue_open_door"]
    assert [event.card for event in told(match, 0, Drew)] == [CARD_KEYS.index("blue_open_door")]


@pytest.mark.clause("BS-ROLE-02")
@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_nobody_else_sees_the_hand_of_a_front_liner(seat: int) -> None:
    """The others and spectators see backs only, at first and after a draw, and the card is programmed unseen."""
    match = table("front_liner", "sergeant", "analyst", hands=(HAND[:5],))
    assert held(match, seat, 0) == ["back"] * 5
    answer(match, 0, "program", card=0)
    assert held(match, seat, 0) == ["back"] * 5
    assert [event.card for event in told(match, seat, Drew)] == [HIDDEN]
    assert GAME.memory(match.g, seat).frame == (HIDDEN,)
    assert GAME.memory(match.g, 0).frame == (CARD_KEYS.index("red_move"),)


@pytest.mark.clause("BS-ROLE-02")
def test_a_front_liner_is_dealt_the_cards_inward() -> None:
    """At the deal only the Front-liner is told these cards, and all but its holder any other hand."""
    match = bombsquad.new(3, mission="m01", roles=("role_front_liner", "role_driver", "role_operator"))
    for seat in (0, 1, 2):
        hidden = {event.seat: set(event.cards) == {HIDDEN} for event in told(match, seat, Dealt)}
        assert hidden == {0: seat != 0, 1: seat == 1, 2: seat == 2}


@pytest.mark.clause("BS-ROLE-02")
def test_nobody_can_inform_a_front_liner() -> None:
    """Clues to the Front-liner are refused and not offered; those to another, and those by the Front-liner, are."""
    match = table("sergeant", "front_liner", "analyst", hands=(HAND[:5], OTHER[:5], OTHER[:5]))
    assert refused(match, 0, Wish("inform", to=1, colour="red")) == "BS-ROLE-02"
    assert {wish["to"] for wish in offered(match, "inform")} == {2}
    answer(match, 0, "inform", to=2, colour="red")
    answer(match, 1, "inform", to=0, colour="red")
    assert [event.seat for event in told(match, 2, Informed)] == [0, 1]


@pytest.mark.clause("BS-ROLE-02")
def test_alone_with_a_front_liner_there_is_nobody_to_inform() -> None:
    """Of two players one can't inform the other, empty clues or not; the other actions are there."""
    for empty in (False, True):
        match = table("sergeant", "front_liner", empty_clues=empty)
        assert offered(match, "inform") == []
        assert refused(match, 0, Wish("inform", to=1, colour="blue")) == "BS-ROLE-02"
        assert offered(match, "discard")


@pytest.mark.clause("BS-ROLE-02")
def test_a_front_liner_sees_no_card_by_accident() -> None:
    """With mishaps switched on the Front-liner can't swap cards for having seen them; the others can."""
    match = table("front_liner", "sergeant", mishaps=True)
    assert refused(match, 0, Wish("declare_seen", cards=(0,))) == "BS-ROLE-02"
    assert match.offers(0).count == 0
    answer(match, 1, "declare_seen", cards=(0,))
    assert names(match.g.discards) == [OTHER[0]]


@pytest.mark.clause("BS-ROLE-03")
@pytest.mark.parametrize("said", [{"colour": "red"}, {"action": "move"}, {"colour": "red", "action": "move"}])
def test_a_front_liner_never_recharges(said: dict[str, str]) -> None:
    """Right calls leave main at 5; the card is still discarded and replaced, and the turn is over."""
    match = table("front_liner", "sergeant", main=5)
    answer(match, 0, "discard", card=0, **said)
    assert cells(match) == (5, 8)
    assert [event.right for event in told(match, 1, Discarded)] == [True]
    assert told(match, 1, Recharged) == []
    assert names(match.g.discards) == ["red_move"]
    assert names(match.g.hands[0]) == [*HAND[1:], "blue_open_door"]
    assert match.g.active == 1


@pytest.mark.clause("BS-ROLE-03")
def test_the_others_recharge_beside_a_front_liner() -> None:
    """Main 5: another seat's right call makes it 6."""
    match = table("sergeant", "front_liner", main=5)
    answer(match, 0, "discard", card=0, colour="red")
    assert match.g.main == 6


# Information Expert


@pytest.mark.clause("BS-ROLE-04")
def test_an_information_expert_informs_after_programming() -> None:
    """After programming the same seat may give information; then the turn, counted once, goes on."""
    match = table("information_expert", "sergeant")
    answer(match, 0, "program", card=0)
    assert [(ask.seat, ask.question.name) for ask in match.asks] == [(0, "bonus")]
    assert len(match.g.hands[0]) == 6
    answer(match, 0, "inform", to=1, colour="red")
    assert told(match, 1, Informed) == [Informed(0, 1, "red", (0, 1, 4, 5))]
    assert (match.g.active, match.g.turns, match.g.phase) == (1, 1, "turn")


@pytest.mark.clause("BS-ROLE-04")
def test_the_bonus_may_be_left() -> None:
    """The expert may also leave it, and the turn ends."""
    match = table("information_expert", "sergeant")
    answer(match, 0, "program", card=0)
    answer(match, 0, "leave_it")
    assert told(match, 1, Informed) == []
    assert (match.g.active, match.g.turns, match.g.phase) == (1, 1, "turn")


@pytest.mark.clause("BS-ROLE-04")
def test_the_bonus_is_information_and_nothing_else() -> None:
    """No other action is accepted as the bonus, and no one else acts meanwhile."""
    match = table("information_expert", "sergeant", frame=["red_move"])
    answer(match, 0, "program", card=0)
    for wish in (Wish("program", card=0), Wish("discard", card=0, colour="red"), Wish("activate")):
        assert refused(match, 0, wish) == "BS-ROLE-04"
        assert refused(match, 1, wish) == "BS-FEATURE-01"
    assert refused(match, 0, Wish("inform", to=1, colour="blue")) == "BS-INFO-08"


@pytest.mark.clause("BS-ROLE-04")
def test_no_bonus_without_a_card_played() -> None:
    """Information, a discard and an activation are followed by the next player's turn."""
    for verb, args in (("inform", {"to": 1, "colour": "red"}), ("discard", {"card": 0, "colour": "red"})):
        match = table("information_expert", "sergeant")
        answer(match, 0, verb, **args)
        assert (match.g.active, match.g.phase) == (1, "turn")
    match = table("information_expert", "sergeant", frame=["red_move"])
    activate(match)
    go(match, "right")
    assert (match.g.active, match.g.phase) == (1, "turn")


@pytest.mark.clause("BS-ROLE-04")
def test_only_the_expert_has_the_bonus() -> None:
    """After another seat's card it is the next player's turn."""
    match = table("sergeant", "information_expert")
    answer(match, 0, "program", card=0)
    assert (match.g.active, match.g.phase) == (1, "turn")
    assert refused(match, 0, Wish("inform", to=1, colour="red")) == "BS-FEATURE-01"


@pytest.mark.clause("BS-ROLE-04")
def test_the_bonus_comes_after_the_seventh_card_has_been_carried_out() -> None:
    """The seventh card activates the robot; when all is done and drawn the expert may give information."""
    match = table("information_expert", "sergeant", frame=SIX)
    answer(match, 0, "program", card=0)
    assert match.g.phase == "order"
    drive_home(match)
    assert [(ask.seat, ask.question.name) for ask in match.asks] == [(0, "bonus")]
    assert (len(match.g.frame), len(match.g.hands[0]), len(match.g.discards)) == (0, 6, 7)
    answer(match, 0, "inform", to=1, action="move")
    assert (match.g.active, match.g.turns) == (1, 1)


@pytest.mark.clause("BS-ROLE-04")
def test_no_bonus_when_nobody_can_be_informed() -> None:
    """With a Front-liner as the only other player the turn ends at once; a third player could be informed."""
    match = table("information_expert", "front_liner")
    answer(match, 0, "program", card=0)
    assert (match.g.active, match.g.phase, match.g.turns) == (1, "turn", 1)
    match = table("information_expert", "front_liner", "sergeant", hands=(HAND[:5],))
    answer(match, 0, "program", card=0)
    assert {wish["to"] for wish in offered(match, "inform")} == {2}


@pytest.mark.clause("BS-ROLE-04")
def test_no_bonus_after_the_end() -> None:
    """If the seventh card's activation ends the mission there is nothing left to say."""
    match = table("information_expert", "sergeant", frame=SIX, main=0, reserve=1)
    answer(match, 0, "program", card=0)
    answer(match, 0, "order", slots=tuple(range(7)))
    assert match.over
    assert match.asks == ()


@pytest.mark.clause("BS-ROLE-04", "BS-NOPROG-06")
def test_without_programming_a_card_played_earns_the_bonus() -> None:
    """In No Programming the expert informs after the card has acted and a new one is drawn."""
    match = table("information_expert", "sergeant", no_programming=True)
    answer(match, 0, "play", card=0)
    go(match, "right")
    assert [(ask.seat, ask.question.name) for ask in match.asks] == [(0, "bonus")]
    assert (at(match), len(match.g.hands[0])) == ((3, 2), 6)
    answer(match, 0, "leave_it")
    assert match.g.active == 1


# Programmer


@pytest.mark.clause("BS-ROLE-05")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 6), (4, 6), (5, 5), (6, 5)])
def test_a_programmer_is_dealt_one_card_more(players: int, size: int) -> None:
    """The Programmer's hand has one card more than the others', wherever the Programmer sits."""
    others = ("role_driver", "role_sergeant", "role_analyst", "role_operator", "role_commander")
    for seat in (0, players - 1):
        roles = (*others[:seat], "role_programmer", *others[seat : players - 1])
        view = sees(bombsquad.new(players, mission="m01", roles=roles), seat)
        assert [len(hand) for hand in view.hands] == [size - (holder != seat) for holder in range(players)]
        assert view.draw == 54 - players * (size - 1) - 1


@pytest.mark.clause("BS-ROLE-05")
def test_a_programmer_is_refilled_to_seven_of_two() -> None:
    """With 2 players the hand has 7 again after programming its seventh card and after a discard."""
    match = table("programmer", "sergeant", hands=([*HAND, "red_rescue_hostage"], OTHER))
    answer(match, 0, "program", card=6)
    assert names(match.g.frame) == ["red_rescue_hostage"]
    assert len(match.g.hands[0]) == 7
    answer(match, 1, "program", card=0)
    assert len(match.g.hands[1]) == 6
    answer(match, 0, "discard", card=6, colour="red")
    assert len(match.g.hands[0]) == 7
    assert refused(match, 1, Wish("program", card=6)) == "BS-PROGRAM-02"


@pytest.mark.clause("BS-ROLE-05")
def test_a_programmer_is_refilled_after_an_activation() -> None:
    """Having programmed the last slot the Programmer operates with six cards and then has seven again."""
    match = table("programmer", "sergeant", frame=SIX)
    answer(match, 0, "program", card=0)
    assert len(match.g.hands[0]) == 6
    drive_home(match)
    assert [len(hand) for hand in match.g.hands] == [7, 6]


# Recon Specialist


@pytest.mark.clause("BS-ROLE-06")
@pytest.mark.parametrize(
    ("said", "before", "after"),
    [
        ({"colour": "red", "action": "move"}, 5, 8),
        ({"colour": "red"}, 5, 7),
        ({"action": "move"}, 5, 7),
        ({"colour": "red", "action": "move"}, 17, 20),
        ({"colour": "red", "action": "move"}, 18, 20),
        ({"colour": "red"}, 19, 20),
        ({"colour": "red"}, 20, 20),
        ({"colour": "blue"}, 5, 5),
        ({"colour": "red", "action": "open_door"}, 5, 5),
    ],
)
def test_a_recon_specialist_gains_one_cell_more(said: dict[str, str], before: int, after: int) -> None:
    """Two right attributes give 3, one gives 2, a wrong call nothing, and never more than the maximum."""
    match = table("recon_specialist", "sergeant", main=before)
    answer(match, 0, "discard", card=0, **said)
    assert cells(match) == (after, 8)
    gained = [Recharged(after - before, after)] if after > before else []
    assert told(match, 1, Recharged) == gained


@pytest.mark.clause("BS-ROLE-06")
def test_the_extra_cell_is_for_the_own_turn() -> None:
    """Another seat's right call gains the ordinary cell."""
    match = table("sergeant", "recon_specialist", main=5)
    answer(match, 0, "discard", card=0, colour="red")
    assert match.g.main == 6


# Sergeant


@pytest.mark.clause("BS-ROLE-07")
def test_a_sergeant_programs_the_top_discard() -> None:
    """The top card sits in the first free slot; hand and draw pile are unchanged, and the turn is over."""
    match = table("sergeant", "driver", frame=["red_move"], discards=["blue_move", "red_disarm_bomb"])
    hand, pile = match.g.hands[0], match.g.draw
    answer(match, 0, "program_top")
    assert names(match.g.frame) == ["red_move", "red_disarm_bomb"]
    assert names(match.g.discards) == ["blue_move"]
    assert (match.g.hands[0], match.g.draw) == (hand, pile)
    assert (match.g.active, told(match, 1, Drew)) == (1, [])


@pytest.mark.clause("BS-ROLE-07")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_top_discard_follows_the_face_rule(seat: int) -> None:
    """It lies face down where cards are programmed face down, and face up at a table that programs face up."""
    for up, face in ((False, "back"), (True, "red_move")):
        match = table("sergeant", "driver", discards=["red_move"], face_up=up)
        answer(match, 0, "program_top")
        assert faces(match, seat) == [face]
        assert [(event.seat, event.slot) for event in told(match, seat, Programmed)] == [(0, 0)]


@pytest.mark.clause("BS-ROLE-07")
def test_without_a_discard_there_is_nothing_to_take() -> None:
    """With an empty discard pile it is neither offered nor accepted."""
    match = table("sergeant", "driver")
    assert offered(match, "program_top") == []
    assert refused(match, 0, Wish("program_top")) == "BS-ROLE-07"


@pytest.mark.clause("BS-ROLE-07")
def test_only_the_sergeant_programs_discards() -> None:
    """Another role, or no role, can't; the Sergeant not on another's turn."""
    match = table("driver", "sergeant", discards=["red_move"])
    assert offered(match, "program_top") == []
    assert refused(match, 0, Wish("program_top")) == "BS-ROLE-07"
    assert refused(match, 1, Wish("program_top")) == "BS-FEATURE-01"
    bare = bombsquad.arrange(2, mission="alpha", discards=["red_move"])
    assert refused(bare, 0, Wish("program_top")) == "BS-ROLE-07"


@pytest.mark.clause("BS-ROLE-07")
def test_a_sergeant_fills_the_last_slot() -> None:
    """As seventh card it warns, activates the robot by itself, and after the run no card is drawn."""
    match = table("sergeant", "driver", frame=SIX, discards=["red_move"])
    assert (Wish("program_top"), "BS-PROGRAM-05") in [(mark.wish, mark.clause) for mark in match.put(0).warned]
    hand = match.g.hands[0]
    answer(match, 0, "program_top")
    assert (match.g.phase, match.g.active, len(match.g.frame)) == ("order", 0, 7)
    drive_home(match)
    assert (match.g.active, match.g.hands[0]) == (1, hand)
    assert told(match, 1, Drew) == []
    assert len(match.g.discards) == 7


@pytest.mark.clause("BS-ROLE-07")
def test_a_sergeant_has_the_hand_cards_too() -> None:
    """Programming a card of the hand, with a draw after it, stays possible."""
    match = table("sergeant", "driver", discards=["red_move"])
    answer(match, 0, "program", card=4)
    assert names(match.g.frame) == ["blue_move"]
    assert names(match.g.hands[0])[5] == "blue_open_door"
    assert names(match.g.discards) == ["red_move"]
