"""Program an Instruction Card: from the hand to the frame, face down or face up."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.table import activate, answer, go, names, refused, result, sees, told

from getaway.games import bombsquad
from getaway.games.bombsquad.activation.events import Activated
from getaway.games.bombsquad.ground.events import Drew
from getaway.games.bombsquad.setup.events import SetUp
from getaway.games.bombsquad.table.pieces import CARD_KEYS
from getaway.games.bombsquad.turn.events import Programmed
from getaway.kernel import HIDDEN, Match, Refused, Wish

HAND = ["red_move", "yellow_move", "blue_move", "red_open_door", "red_disarm_bomb"]
SIX = ["red_move"] * 6
AUDIENCES = (0, 1, 2, -1)


def table(**options: Any) -> Match:
    """Three players, the turn with seat 0, whose hand is known; Mission 1 unless another is named."""
    position: dict[str, Any] = {"mission": "m01", "hands": [HAND], "draw": ["blue_open_door"], **options}
    return bombsquad.arrange(3, **position)


def faces(match: Match, seat: int) -> list[str]:
    """The programmed cards as this audience sees them, a back as `back`."""
    return ["back" if card.kind == HIDDEN else CARD_KEYS[card.kind] for card in sees(match, seat).frame]


@pytest.mark.clause("BS-PROGRAM-02")
@pytest.mark.parametrize("place", range(5))
def test_any_card_of_the_hand_can_be_programmed(place: int) -> None:
    """Each of the five places is accepted, and exactly that card leaves the hand for the frame."""
    match = table()
    answer(match, 0, "program", card=place)
    assert names(match.g.frame) == [HAND[place]]
    assert names(match.g.hands[0])[:4] == HAND[:place] + HAND[place + 1 :]


@pytest.mark.clause("BS-PROGRAM-02")
@pytest.mark.parametrize("place", [-1, 5])
def test_only_cards_of_the_own_hand(place: int) -> None:
    """A place outside the hand is refused, and so is a card of someone else."""
    assert refused(table(), 0, Wish("program", card=place)) == "BS-PROGRAM-02"
    assert refused(table(), 0, Wish("program", card=0, seat=1)) == "GT-FORM-01"


@pytest.mark.clause("BS-PROGRAM-03")
@pytest.mark.parametrize("seat", AUDIENCES)
def test_a_programmed_card_lies_face_down(seat: int) -> None:
    """No audience sees its face on the frame or is told it, not even those who saw it in the hand."""
    match = table()
    answer(match, 0, "program", card=2)
    assert faces(match, seat) == ["back"]
    assert told(match, seat, Programmed) == [Programmed(0, 2, 0, HIDDEN)]


@pytest.mark.clause("BS-PROGRAM-04")
@pytest.mark.parametrize("filled", [0, 1, 2, 5])
def test_the_first_free_slot_from_the_left(filled: int) -> None:
    """With this many slots filled the card goes into the next one to the right, and the others stay."""
    match = table(frame=SIX[:filled])
    answer(match, 0, "program", card=4)
    assert names(match.g.frame) == [*SIX[:filled], "red_disarm_bomb"]
    assert [event.slot for event in told(match, 1, Programmed)] == [filled]
    assert sees(match, 0).free_slots == 6 - filled


@pytest.mark.clause("BS-PROGRAM-04")
def test_a_slot_cannot_be_chosen() -> None:
    """A wish for a certain slot is refused."""
    assert refused(table(), 0, Wish("program", card=0, slot=3)) == "GT-FORM-01"


@pytest.mark.clause("BS-PROGRAM-05")
def test_the_seventh_card_activates_the_robot() -> None:
    """With six slots filled the player is warned, and programming makes them the operator in the same turn."""
    match = table(frame=SIX)
    wish = Wish("program", card=0)
    assert [mark.clause for mark in match.put(0).warned if mark.holds_for(wish)] == ["BS-PROGRAM-05"]
    match.answer(0, wish)
    assert [event.operator for event in told(match, 1, Activated)] == [0]
    assert [(ask.seat, ask.question.name) for ask in match.asks] == [(0, "order")]
    assert len(match.g.frame) == 7
    assert match.g.turns == 0


@pytest.mark.clause("BS-PROGRAM-05")
def test_the_sixth_card_does_not() -> None:
    """With five slots filled nothing is activated and the next player has the turn."""
    match = table(frame=SIX[:5])
    answer(match, 0, "program", card=0)
    assert told(match, 1, Activated) == []
    assert [(ask.seat, ask.question.name) for ask in match.asks] == [(1, "turn")]


@pytest.mark.clause("BS-PROGRAM-06")
def test_a_card_is_drawn_after_programming() -> None:
    """The hand of 5 has 5 again, with the top card of the draw pile as its last."""
    match = table()
    pile = len(match.g.draw)
    answer(match, 0, "program", card=0)
    assert names(match.g.hands[0]) == [*HAND[1:], "blue_open_door"]
    assert len(match.g.draw) == pile - 1
    assert [event.card for event in told(match, 0, Drew)] == [HIDDEN]


@pytest.mark.clause("BS-PROGRAM-06")
def test_after_the_seventh_card_the_draw_comes_last() -> None:
    """During the activation the hand has 4 cards; when it is over the player draws, then the next one acts."""
    match = table(frame=SIX, robot=(2, 1))
    answer(match, 0, "program", card=0)
    answer(match, 0, "order", slots=tuple(range(7)))
    for direction in ("right", "left", "right", "left", "right", "left"):
        go(match, direction)
        assert (len(match.g.hands[0]), told(match, 1, Drew)) == (4, [])
    go(match, "right")
    assert names(match.g.hands[0]) == [*HAND[1:], "blue_open_door"]
    assert [CARD_KEYS[event.card] for event in told(match, 1, Drew)] == ["blue_open_door"]
    assert match.g.active == 1


@pytest.mark.clause("BS-PROGRAM-06")
def test_no_card_is_drawn_when_the_mission_has_ended() -> None:
    """If the seventh card disarms the last bomb the hand stays at 4."""
    match = table(frame=SIX, mission="alpha", robot=(5, 9), removed=[(1, 8), (2, 4), (5, 3)])
    answer(match, 0, "program", card=4)
    answer(match, 0, "order", slots=(6, 0, 1, 2, 3, 4, 5))
    assert result(match).cause == "cleared"
    assert len(match.g.hands[0]) == 4
    assert told(match, 1, Drew) == []


@pytest.mark.clause("BS-PROGRAM-01", "BSX-TRAIN-01")
@pytest.mark.parametrize("seat", AUDIENCES)
def test_alpha_programs_face_up(seat: int) -> None:
    """In training mission Alpha every audience sees the programmed card, its owner too, by Alpha's own rule."""
    match = table(mission="alpha")
    answer(match, 0, "program", card=2)
    assert faces(match, seat) == ["blue_move"]
    cites = [item.cites for item in match.told(seat) if isinstance(getattr(item, "event", None), Programmed)]
    assert cites == [("BSX-TRAIN-01", "BS-PROGRAM-04")]


@pytest.mark.clause("BS-PROGRAM-01")
@pytest.mark.parametrize("seat", AUDIENCES)
def test_bravo_programs_face_down(seat: int) -> None:
    """Training mission Bravo has no programming rule of its own."""
    match = table(mission="bravo")
    answer(match, 0, "program", card=2)
    assert faces(match, seat) == ["back"]


@pytest.mark.clause("BS-PROGRAM-07")
@pytest.mark.parametrize("mission", ["bravo", "m01"])
@pytest.mark.parametrize("seat", AUDIENCES)
def test_any_mission_may_be_played_face_up(mission: str, seat: int) -> None:
    """With the option on, everyone sees the programmed card in its slot."""
    match = table(mission=mission, face_up=True)
    answer(match, 0, "program", card=4)
    assert faces(match, seat) == ["red_disarm_bomb"]


@pytest.mark.clause("BS-PROGRAM-07")
def test_cards_face_up_stay_face_up() -> None:
    """A second card beside the first leaves both to be seen."""
    match = table(face_up=True)
    answer(match, 0, "program", card=0)
    answer(match, 1, "program", card=0)
    assert "back" not in faces(match, 2)
    assert len(faces(match, 2)) == 2


@pytest.mark.clause("BS-PROGRAM-08")
@pytest.mark.parametrize(("mission", "up"), [("alpha", True), ("bravo", False), ("m01", False)])
def test_the_mission_says_face_up_or_down(mission: str, up: bool) -> None:
    """Left open, the way of programming is that of the mission: up in Alpha, down in the others."""
    assert bombsquad.new(2, mission=mission).g.face_up is up
    match = table(mission=mission)
    answer(match, 0, "program", card=0)
    assert faces(match, 1) == ["red_move" if up else "back"]


@pytest.mark.clause("BSX-TRAIN-02")
@pytest.mark.parametrize("mission", ["alpha", "bravo"])
def test_training_hands_out_no_roles(mission: str) -> None:
    """Setup says by the training rule that no one has a role, and doesn't call it a choice of the table."""
    match = bombsquad.new(2, mission=mission)
    said = [item.cites for item in match.told(0) if getattr(item, "event", None) == SetUp("roles", "none")]
    assert said == [("BSX-TRAIN-02",)]
    assert match.g.roles == ()


@pytest.mark.clause("BSX-TRAIN-02", "BS-SETUP-17")
@pytest.mark.parametrize("mission", ["alpha", "bravo"])
def test_players_may_take_roles_in_training_if_they_wish(mission: str) -> None:
    """Chosen, dealt or named beforehand, as in any mission that doesn't impose them; one of Activation at most."""
    for roles in ("random", ("role_driver", "role_analyst")):
        match = bombsquad.new(2, mission=mission, roles=roles)
        assert len(set(match.g.roles)) == 2
        said = [item.cites for item in match.told(0) if getattr(item, "event", None) == SetUp("roles", "choose")]
        assert said == ([("BS-SETUP-17",)] if roles != "random" else [])
    chosen = bombsquad.new(2, mission=mission, roles="choose")
    assert chosen.asks[0].question.name == "role"
    with pytest.raises(Refused, match="BS-MISSION1-05"):
        bombsquad.new(2, mission=mission, roles=("role_driver", "role_engineer"))


@pytest.mark.clause("BSX-TRAIN-02")
@pytest.mark.parametrize("left", [0, 1])
def test_training_wants_every_hostage(left: int) -> None:
    """In Bravo, with both bombs disarmed, one hostage left is enough to miss the objective."""
    hostages = [(1, 2), (5, 4), (1, 6), (4, 10)]
    removed = [(3, 7), (3, 6), *hostages[left:]]
    match = table(mission="bravo", removed=removed, robot=(2, 10), frame=["yellow_disarm_bomb"])
    activate(match)
    assert result(match).cause == "cleared"
    assert result(match).success is (left == 0)
