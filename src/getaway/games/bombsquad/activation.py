"""Activation: turn the cards up, order them, drop one, pay."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from getaway.games.bombsquad.battery import pay, unpayable
from getaway.games.bombsquad.drawing import discard, show
from getaway.games.bombsquad.events import Activated, Dropped, Ordered
from getaway.games.bombsquad.model import BombSquad
from getaway.games.bombsquad.pieces import COST, DECK
from getaway.kernel import (
    ALLOWED,
    Act,
    Args,
    Order,
    Question,
    Refused,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
    ask,
)

FEW_CARDS = 5
"""With so many programmed cards or fewer the operator may drop one (BS-ACTIVATE-08)."""


def may_drop(g: BombSquad) -> int:
    """How many cards the operator may drop: one of five or fewer, none of more (BS-ACTIVATE-08 to BS-ACTIVATE-10).

    The Disposal Expert may drop one more (BS-ROLE-18).
    """
    return (1 if len(g.frame) <= FEW_CARDS else 0) + g.has_role(g.active, "role_disposal_expert")


def why_no_more(g: BombSquad) -> str:
    """The rule that limits how many cards this operator may drop."""
    if g.has_role(g.active, "role_disposal_expert"):
        return "BS-ROLE-18"
    return "BS-ACTIVATE-09" if len(g.frame) <= FEW_CARDS else "BS-ACTIVATE-10"


def activation_cost(g: BombSquad, cards: int) -> int:
    """The cells for so many cards (BS-ACTIVATE-12); two fewer for the Engineer, never below 0 (BS-ROLE-09)."""
    return max(0, COST[cards] - 2 * g.has_role(g.active, "role_engineer"))


class Activate(Verb[BombSquad]):
    """Activate the robot as the turn's action, even while slots are free (BS-ACTIVATE-01)."""

    name = "activate"

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        if g.no_programming:
            return Refused("BS-NOPROG-05")
        return ALLOWED if g.frame else Refused("BS-ACTIVATE-17")

    def options(self, g: BombSquad, seat: Seat) -> Act | None:
        return _ACTIVATE if g.frame and not g.no_programming else None

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        yield Wish("activate")

    def warnings(self, g: BombSquad, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """The cost alone may be too much, however many cards are dropped (BS-BATTERY-04, BS-MULTI-11)."""
        if g.frame:
            yield from unpayable(g, Wish("activate"), activation_cost(g, max(0, len(g.frame) - may_drop(g))))

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        begin_activation(g, cites=("BS-ACTIVATE-01", "BS-ACTIVATE-03"))


_ACTIVATE = Act("activate")
ACTIVATE = Activate()


def begin_activation(g: BombSquad, cites: tuple[str, ...]) -> None:
    """The player whose turn it is becomes the operator and turns all cards up (BS-ACTIVATE-03, BS-ACTIVATE-04)."""
    g.phase = "order"
    g.changed_move = g.reached_far = False
    g.shown = (1 << len(g.frame)) - 1
    for card in g.frame:
        show(g, card, g.everybody)
    faces = tuple([DECK[card] for card in g.frame])
    g.tell(Activated(g.active, faces), cites=(*cites, "BS-ACTIVATE-04"))


@cache
def _orders(cards: int, drop: int) -> Act:
    return Act("order", Order("slots", range(cards), drop=drop))


class PutInOrder(Verb[BombSquad]):
    """Name the slots in the order their cards are to be carried out; a slot left out is dropped."""

    name = "order"
    takes = {"slots": tuple}

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        slots = wish["slots"]
        if any(type(slot) is not int or not 0 <= slot < len(g.frame) for slot in slots):
            return Refused("BS-ACTIVATE-05")
        if len(set(slots)) != len(slots):
            return Refused("BS-ACTIVATE-05")
        if len(g.frame) - len(slots) > may_drop(g):
            return Refused(why_no_more(g), cards=len(g.frame))
        return ALLOWED

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return _orders(len(g.frame), may_drop(g))

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        """Dropping one card more than is allowed."""
        if len(g.frame) > may_drop(g):
            yield Wish("order", slots=tuple(range(len(g.frame)))[may_drop(g) + 1 :])

    def place(self, g: BombSquad, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        return f"slot:{value}"

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """Order and drop, then pay, then the robot acts (BS-ACTIVATE-11)."""
        yield from ()
        slots = wish["slots"]
        for card in [card for slot, card in enumerate(g.frame) if slot not in slots]:
            g.tell(Dropped(seat, DECK[card]), cites="BS-ACTIVATE-08")
            discard(g, card)
        g.frame = tuple([g.frame[slot] for slot in slots])
        g.shown = (1 << len(g.frame)) - 1
        g.tell(Ordered(seat, tuple([DECK[card] for card in g.frame])), cites="BS-ACTIVATE-05")
        g.phase, g.step = "operate", 0
        pay(g, activation_cost(g, len(g.frame)), cites=("BS-ACTIVATE-12", "BS-ACTIVATE-13"))


PUT_IN_ORDER = PutInOrder()
ORDERING = Question(
    "order",
    (PUT_IN_ORDER,),
    cites=("BS-ACTIVATE-05", "BS-ACTIVATE-08"),
    others="BS-ACTIVATE-07",
    otherwise="BS-TURN-01",
)


def order_cards(g: BombSquad) -> Script[None]:
    """The operator decides the order alone, while all may talk (BS-ACTIVATE-05 to BS-ACTIVATE-07)."""
    wish = yield from ask(g, g.active, ORDERING)
    yield from PUT_IN_ORDER.run(g, g.active, wish)
