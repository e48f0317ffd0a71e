"""The Advanced roles: Analyst, Commander, Disposal Expert, Field Agent, Operator."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.observed import cells, faces, offered
from tests.rules.bombsquad.table import answer, names, refused, sees, told

from getaway.games import bombsquad
from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.activation.events import Dropped
from getaway.games.bombsquad.battery.events import Paid
from getaway.games.bombsquad.ground.events import Drew
from getaway.games.bombsquad.roles.events import Revealed, TakenBack, Unprogrammed
from getaway.games.bombsquad.table.clues import VALUES
from getaway.games.bombsquad.table.pieces import CARD_KEYS
from getaway.games.bombsquad.turn.events import Programmed
from getaway.kernel import HIDDEN, SPECTATOR, Match, Wish

HAND = ["red_move", "red_disarm_bomb", "yellow_move", "yellow_open_door", "blue_move", "blue_disarm_bomb"]
FRAME = ["red_move", "yellow_disarm_bomb", "blue_open_door"]
SEVEN = ["red_move"] * 5 + ["yellow_move"] * 2
AUDIENCES = [0, 1, SPECTATOR]


def table(role: str, **position: Any) -> Match:
    """Seat 0 has the turn and the role; seat 1 has the Driver's."""
    options: dict[str, Any] = {"hands": (HAND,), "draw": ["blue_open_door", "yellow_open_door"], **position}
    return bombsquad.arrange(2, mission="m01", roles=(f"role_{role}", "role_driver"), **options)


# Analyst


@pytest.mark.clause("BS-ROLE-14")
@pytest.mark.parametrize(
    ("said", "main"),
    [({"colour": "blue"}, 9), ({"colour": "red"}, 10), ({"colour": "red", "action": "disarm_bomb"}, 11)],
)
def test_an_analyst_takes_the_card_back(said: dict[str, str], main: int) -> None:
    """Main 10: what the call recharges counts, then 1 cell is paid and the card is back at its place in the hand."""
    match = table("analyst", main=10, discards=["yellow_move"])
    answer(match, 0, "discard", card=1, **said)
    assert names(match.g.discards) == ["yellow_move", "red_disarm_bomb"]
    answer(match, 0, "take_back")
    assert cells(match) == (main, 8)
    assert names(match.g.hands[0]) == HAND
    assert names(match.g.discards) == ["yellow_move"]
    assert told(match, 1, TakenBack) == [TakenBack(0, CARD_KEYS.index("red_disarm_bomb"))]


@pytest.mark.clause("BS-ROLE-15")
def test_an_analyst_who_took_the_card_back_does_not_draw() -> None:
    """The draw pile is unchanged, the hand full, and it is the next player's turn."""
    match = table("analyst")
    pile = match.g.draw
    answer(match, 0, "discard", card=1, colour="blue")
    answer(match, 0, "take_back")
    assert (match.g.draw, len(match.g.hands[0]), told(match, 1, Drew)) == (pile, 6, [])
    assert (match.g.active, match.g.turns, match.g.phase) == (1, 1, "turn")


@pytest.mark.clause("BS-ROLE-14")
def test_the_card_is_known_to_its_owner() -> None:
    """All saw it: the owner knows both attributes of that card and no more of the others than before."""
    match = table("analyst")
    answer(match, 0, "discard", card=1, colour="blue")
    answer(match, 0, "take_back")
    known = [{v for i, v in enumerate(VALUES) if card.hint >> i & 1} for card in sees(match, 0).hands[0]]
    assert known == [set(VALUES), {"red", "disarm_bomb"}, *[set(VALUES)] * 4]
    assert GAME.memory(match.g, 0).hands[0][1] == CARD_KEYS.index("red_disarm_bomb")


@pytest.mark.clause("BS-ROLE-14")
def test_an_analyst_may_leave_the_card() -> None:
    """Left on the pile it is replaced as usual, and nothing is paid."""
    match = table("analyst", main=10)
    answer(match, 0, "discard", card=1, colour="blue")
    answer(match, 0, "leave_it")
    assert names(match.g.discards) == ["red_disarm_bomb"]
    assert names(match.g.hands[0]) == [HAND[0], *HAND[2:], "blue_open_door"]
    assert (match.g.main, match.g.active, match.g.turns) == (10, 1, 1)


@pytest.mark.clause("BS-ROLE-14")
@pytest.mark.parametrize(
    ("main", "reserve", "colour", "left"),
    [
        (1, 0, "blue", (0, 0)),
        (0, 1, "blue", (0, 0)),
        (0, 0, "red", (0, 0)),
        (1, 5, "blue", (0, 5)),
        (0, 5, "blue", (0, 4)),
    ],
)
def test_the_last_cell_will_do(main: int, reserve: int, colour: str, left: tuple[int, int]) -> None:
    """The cell comes from main, then reserve; the last one, or one just recharged, can be paid and play goes on."""
    match = table("analyst", main=main, reserve=reserve)
    answer(match, 0, "discard", card=0, colour=colour)
    answer(match, 0, "take_back")
    assert (cells(match), match.over, match.g.active) == (left, False, 1)


@pytest.mark.clause("BS-ROLE-14")
def test_without_a_cell_nothing_is_offered() -> None:
    """With no cell left after the call the card is replaced at once."""
    match = table("analyst", main=0, reserve=0)
    answer(match, 0, "discard", card=0, colour="blue")
    assert (match.g.active, match.g.phase, len(match.g.hands[0])) == (1, "turn", 6)
    assert names(match.g.discards) == ["red_move"]
    assert refused(match, 0, Wish("take_back")) == "BS-FEATURE-01"


@pytest.mark.clause("BS-ROLE-14")
def test_only_the_analyst_takes_back_and_only_then() -> None:
    """Another role's discard isn't asked about; while the Analyst is asked, nothing else is accepted from anyone."""
    match = table("commander")
    assert refused(match, 0, Wish("take_back")) == "BS-TURN-02"
    answer(match, 0, "discard", card=0, colour="blue")
    assert match.g.active == 1
    match = table("analyst")
    answer(match, 0, "discard", card=0, colour="blue")
    assert refused(match, 0, Wish("program", card=0)) == "BS-TURN-01"
    assert refused(match, 1, Wish("take_back")) == "BS-FEATURE-01"


# Commander


@pytest.mark.clause("BS-ROLE-16")
@pytest.mark.parametrize("seat", AUDIENCES)
def test_a_commander_reveals_a_card_for_a_cell(seat: int) -> None:
    """The card in the second slot is shown to everyone, stays face up, costs 1 cell and the turn."""
    match = table("commander", frame=FRAME, main=10)
    answer(match, 0, "reveal", slot=1)
    assert told(match, seat, Revealed) == [Revealed(0, 1, CARD_KEYS.index("yellow_disarm_bomb"))]
    answer(match, 0, "leave_it")
    assert faces(match, seat) == ["back", "yellow_disarm_bomb", "back"]
    assert (cells(match), match.g.active, match.g.turns) == ((9, 8), 1, 1)


@pytest.mark.clause("BS-ROLE-16")
@pytest.mark.parametrize(("main", "reserve", "left"), [(1, 0, (0, 0)), (0, 1, (0, 0)), (0, 4, (0, 3)), (2, 4, (1, 4))])
def test_the_cell_comes_from_main_then_reserve(main: int, reserve: int, left: tuple[int, int]) -> None:
    """The last cell can be paid, and the mission goes on."""
    match = table("commander", frame=FRAME, main=main, reserve=reserve)
    answer(match, 0, "reveal", slot=0)
    answer(match, 0, "leave_it")
    assert (cells(match), match.over) == (left, False)


@pytest.mark.clause("BS-ROLE-16")
@pytest.mark.parametrize(
    "position",
    [
        {"frame": FRAME, "main": 0, "reserve": 0},
        {"frame": FRAME, "face_up": True},
        {},
    ],
    ids=["no cell", "all face up", "empty frame"],
)
def test_nothing_to_reveal(position: dict[str, Any]) -> None:
    """Without a cell, or without a card that lies face down, it is neither offered nor accepted."""
    match = table("commander", **position)
    assert offered(match, "reveal") == []
    assert refused(match, 0, Wish("reveal", slot=0)) == "BS-ROLE-16"


@pytest.mark.clause("BS-ROLE-16")
def test_a_card_is_revealed_once() -> None:
    """A slot that is face up, or empty, can't be revealed; the others can."""
    match = table("commander", frame=FRAME)
    answer(match, 0, "reveal", slot=1)
    answer(match, 0, "leave_it")
    answer(match, 1, "discard", card=0, colour="red")
    assert [wish["slot"] for wish in offered(match, "reveal")] == [0, 2]
    for slot in (1, 3, -1):
        assert refused(match, 0, Wish("reveal", slot=slot)) == "BS-ROLE-16"


@pytest.mark.clause("BS-ROLE-16")
def test_only_the_commander_reveals() -> None:
    """Another role can't, and the Commander not on another's turn."""
    match = table("commander", frame=FRAME, active=1)
    assert offered(match, "reveal") == []
    assert refused(match, 1, Wish("reveal", slot=0)) == "BS-ROLE-16"
    assert refused(match, 0, Wish("reveal", slot=0)) == "BS-FEATURE-01"


@pytest.mark.clause("BS-ROLE-17")
def test_a_commander_discards_the_revealed_card() -> None:
    """Of three cards two remain, closed up to the left; the card tops the discard pile and nothing is drawn."""
    match = table("commander", frame=FRAME, discards=["red_move"], main=10)
    answer(match, 0, "reveal", slot=1)
    answer(match, 0, "unprogram")
    assert names(match.g.frame) == ["red_move", "blue_open_door"]
    assert names(match.g.discards) == ["red_move", "yellow_disarm_bomb"]
    assert told(match, 1, Unprogrammed) == [Unprogrammed(0, 1, CARD_KEYS.index("yellow_disarm_bomb"))]
    assert (match.g.main, match.g.active, match.g.turns) == (9, 1, 1)
    assert told(match, 1, Drew) == []


@pytest.mark.clause("BS-ROLE-17")
@pytest.mark.parametrize(("slot", "left"), [(0, ["back", "blue_open_door"]), (1, ["back", "blue_open_door"])])
def test_cards_keep_their_faces_when_they_move_left(slot: int, left: list[str]) -> None:
    """With the third card face up, discarding one before it leaves it face up, one slot further left."""
    match = table("commander", frame=FRAME)
    answer(match, 0, "reveal", slot=2)
    answer(match, 0, "leave_it")
    answer(match, 1, "discard", card=0, colour="red")
    answer(match, 0, "reveal", slot=slot)
    answer(match, 0, "unprogram")
    assert faces(match, 1) == left


@pytest.mark.clause("BS-ROLE-17")
def test_only_the_card_just_revealed_can_be_discarded() -> None:
    """Nothing is discarded without revealing, by another seat, or later; and nothing else is done in between."""
    match = table("commander", frame=FRAME)
    assert refused(match, 0, Wish("unprogram")) == "BS-TURN-02"
    answer(match, 0, "reveal", slot=1)
    assert refused(match, 1, Wish("unprogram")) == "BS-FEATURE-01"
    assert refused(match, 0, Wish("reveal", slot=0)) == "BS-TURN-01"
    answer(match, 0, "leave_it")
    assert names(match.g.frame) == FRAME
    assert refused(match, 0, Wish("unprogram")) == "BS-FEATURE-01"


# Disposal Expert


@pytest.mark.clause("BS-ROLE-18")
@pytest.mark.parametrize(("cards", "most", "main"), [(3, 2, 18), (4, 2, 16), (5, 2, 14), (6, 1, 12), (7, 1, 11)])
def test_a_disposal_expert_drops_one_card_more(cards: int, most: int, main: int) -> None:
    """Two of five or fewer, one of six or seven; one more than that is refused. What is left is paid for."""
    match = table("disposal_expert", frame=SEVEN[:cards], phase="order", main=20, hands=())
    assert refused(match, 0, Wish("order", slots=tuple(range(most + 1, cards)))) == "BS-ROLE-18"
    answer(match, 0, "order", slots=tuple(range(most, cards)))
    assert names(match.g.frame) == SEVEN[most:cards]
    assert names(match.g.discards) == SEVEN[:most]
    assert len(told(match, 1, Dropped)) == most
    assert match.g.main == main


@pytest.mark.clause("BS-ROLE-18")
@pytest.mark.parametrize("cards", [1, 2])
def test_a_disposal_expert_can_drop_everything(cards: int) -> None:
    """With one or two cards all may be dropped: nothing runs, nothing is paid, the turn is over."""
    match = table("disposal_expert", frame=SEVEN[:cards], main=10, hands=())
    answer(match, 0, "activate")
    answer(match, 0, "order", slots=())
    assert [event.cells for event in told(match, 1, Paid)] == [0]
    assert (cells(match), match.g.frame, match.g.active, match.g.phase) == ((10, 8), (), 1, "turn")
    assert names(match.g.discards) == SEVEN[:cards]


@pytest.mark.clause("BS-ROLE-18")
def test_a_disposal_expert_need_not_drop() -> None:
    """None, one or two: each is accepted, and the cards left are in the order named."""
    frame = ["red_move", "yellow_move", "blue_move"]
    for slots in ((2, 0, 1), (2, 0), (1,)):
        match = table("disposal_expert", frame=frame, phase="order", hands=())
        answer(match, 0, "order", slots=slots)
        assert names(match.g.frame) == [frame[slot] for slot in slots]


# Field Agent


@pytest.mark.clause("BS-ROLE-19")
@pytest.mark.parametrize("seat", AUDIENCES)
def test_a_field_agent_places_cards_up_or_down(seat: int) -> None:
    """Placed face up everyone sees the card and is told it by this rule; else no one does."""
    match = table("field_agent")
    answer(match, 0, "program", card=1, face="up")
    assert faces(match, seat) == ["red_disarm_bomb"]
    said = [item for item in match.told(seat) if isinstance(getattr(item, "event", None), Programmed)]
    assert said[0].event == Programmed(0, 1, 0, CARD_KEYS.index("red_disarm_bomb"))
    assert said[0].cites == ("BS-ROLE-19", "BS-PROGRAM-04")
    match = table("field_agent")
    answer(match, 0, "program", card=1)
    assert faces(match, seat) == ["back"]
    assert [event.card for event in told(match, seat, Programmed)] == [HIDDEN]


@pytest.mark.clause("BS-ROLE-19")
def test_a_field_agent_turns_up_only_the_own_card() -> None:
    """Cards already there stay face down, and the next player's card is face down again."""
    match = table("field_agent", frame=["red_move"])
    answer(match, 0, "program", card=4, face="up")
    answer(match, 1, "program", card=0)
    assert faces(match, 1) == ["back", "blue_move", "back"]
    assert refused(match, 1, Wish("program", card=0, face="up")) == "BS-FEATURE-01"


@pytest.mark.clause("BS-ROLE-19")
def test_only_a_field_agent_chooses_the_face() -> None:
    """Another role is refused the choice, and no other word names a face."""
    match = table("operator")
    assert refused(match, 0, Wish("program", card=0, face="up")) == "BS-ROLE-19"
    assert {wish.get("face") for wish in offered(match, "program")} == {None}
    match = table("field_agent")
    assert refused(match, 0, Wish("program", card=0, face="sideways")) == "BS-ROLE-19"
    assert {wish.get("face") for wish in offered(match, "program")} == {None, "up"}
    assert len(offered(match, "program")) == 12


# Operator


@pytest.mark.clause("BS-ROLE-20")
def test_the_role_operator_looks_at_programmed_cards() -> None:
    """At any time the faces are shown to this seat only, also of cards it never saw in a hand."""
    roles = ("role_operator", "role_front_liner", "role_sergeant")
    match = bombsquad.arrange(3, mission="m01", roles=roles, hands=(HAND[:5], ["red_disarm_bomb"]), frame=FRAME)
    answer(match, 0, "program", card=4)
    answer(match, 1, "program", card=0)
    assert faces(match, 0) == [*FRAME, "blue_move", "red_disarm_bomb"]
    for seat in (1, 2, SPECTATOR):
        assert faces(match, seat) == ["back"] * 5


@pytest.mark.clause("BS-ROLE-20")
def test_the_role_operator_is_told_what_is_programmed() -> None:
    """Of a card programmed face down only the role is told the face, of its own card too."""
    roles = ("role_operator", "role_front_liner", "role_sergeant")
    match = bombsquad.arrange(3, mission="m01", roles=roles, hands=(HAND[:5], ["red_disarm_bomb"]))
    answer(match, 0, "program", card=4)
    answer(match, 1, "program", card=0)
    kinds = [CARD_KEYS.index("blue_move"), CARD_KEYS.index("red_disarm_bomb")]
    assert [event.card for event in told(match, 0, Programmed)] == kinds
    for seat in (1, 2, SPECTATOR):
        assert [event.card for event in told(match, seat, Programmed)] == [HIDDEN, HIDDEN]


@pytest.mark.clause("BS-ROLE-20")
def test_the_role_is_not_the_operator_of_an_activation() -> None:
    """When another seat activates the robot the role may neither order nor drive, and sees no own hand."""
    match = table("operator", frame=["red_move"], active=1)
    answer(match, 1, "activate")
    assert refused(match, 0, Wish("order", slots=(0,))) == "BS-ACTIVATE-07"
    answer(match, 1, "order", slots=(0,))
    assert refused(match, 0, Wish("go", direction="right")) == "BS-ACTIVATE-03"
    assert {card.kind for card in sees(match, 0).hands[0]} == {HIDDEN}
