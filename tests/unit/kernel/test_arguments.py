"""Arguments declared on a verb: what a wish must say, what it may leave out, and what it touches on the board."""

from __future__ import annotations

from typing import Any

from tests.unit.kernel.parlour import Parlour, Room, Say

from getaway.kernel import (
    ALLOWED,
    Act,
    Argument,
    One,
    Question,
    Refused,
    Rows,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
    ask,
    own,
)

CARD = Argument("card", int, own("hand"))
CELL = Argument("cell", int, "cell")
MOOD = Argument("mood", str)
NEXT = Argument(
    "next", int, lambda g, seat, value: f"seat:{(seat + value) % g.players}" if value else None, optional=True
)


class Lay(Verb[Room]):
    """Lay a card on a cell."""

    name = "lay"
    arguments = (CARD, CELL, MOOD, NEXT)

    def judge(self, g: Room, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if wish[CARD] < wish[CELL] + wish.get(NEXT, 0) else Refused("PL-SAY-01")

    def options(self, g: Room, seat: Seat) -> Act:
        return Act("lay", One("card", (1, 2)), Rows(("cell", "mood", "next"), ((7, "glad", 1), (8, "sad", None))))


class LayAgain(Lay):
    """The same verb by another name has the same arguments."""

    name = "lay_again"


LAY, AGAIN = Lay(), LayAgain()
WHERE = Question("where", (LAY, AGAIN), cites=("PL-ASK-01",))


class Layers(Parlour):
    """A game that knows these verbs."""

    verbs = {LAY.name: LAY, AGAIN.name: AGAIN}


def where(g: Room) -> Script[None]:
    """A step in which the last seat lays a card."""
    wish = yield from ask(g, g.players - 1, WHERE)
    g.note(wish[CARD], wish[CELL], wish[MOOD], wish.get(NEXT))


def test_types_follow_from_the_arguments() -> None:
    """`takes` and `may` say what the arguments say; a subclass has those of its parent."""
    assert LAY.takes == AGAIN.takes == {"card": int, "cell": int, "mood": str}
    assert LAY.may == AGAIN.may == {"next": int}
    assert Say.takes == {"n": int}
    assert repr(CARD) == "Argument('card', int)"


def test_a_wish_is_formed_by_them() -> None:
    """An argument that is missing, unknown or of another type is refused by its name."""
    whole: dict[str, Any] = {"card": 1, "cell": 7, "mood": "glad"}
    assert LAY.formed(Wish("lay", **whole))
    assert LAY.formed(Wish("lay", **whole, next=2))
    for wrong in ({"card": "1"}, {"mood": None}, {"next": "2"}, {"other": 1}):
        (name,) = wrong
        assert LAY.formed(Wish("lay", **{**whole, **wrong})) == Refused("GT-FORM-01", verb="lay", argument=name)


def test_arguments_are_read_from_a_wish() -> None:
    """`wish[CARD]` is what `wish["card"]` is; an optional argument may be left out."""
    wish = Wish("lay", card=1, cell=7)
    assert wish[CARD] == wish["card"] == 1
    assert wish.get(NEXT) is wish.get("next") is None
    assert wish.get(NEXT, 5) == 5
    match = Layers(where).new(players=2)
    match.answer(1, "lay card=2 cell=7 mood=glad next=1")
    assert match.g.notes == ("2 7 glad 1",)


def test_each_option_says_what_it_touches() -> None:
    """The choice that a client is sent has the place of every value, by its argument."""
    match = Layers(where).new(players=2)
    choice = match.put(1).choice
    assert choice is not None
    card, rows = choice[0]["parts"]
    assert card["places"] == ["hand:1:1", "hand:1:2"]
    assert rows["places"] == [["cell:7", None, "seat:0"], ["cell:8", None, None]]
    assert LAY.place(match.g, 0, "unheard", 1) is None
