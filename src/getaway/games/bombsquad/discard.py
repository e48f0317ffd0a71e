"""Discard a Card: call one or two attributes, show the card, recharge if the call is right."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from getaway.games.bombsquad.battery import cells_left, pay, recharge
from getaway.games.bombsquad.clocks import end_turn
from getaway.games.bombsquad.drawing import discard, draw_card
from getaway.games.bombsquad.events import Discarded, TakenBack
from getaway.games.bombsquad.inform import BITS
from getaway.games.bombsquad.leave import LEAVE_IT
from getaway.games.bombsquad.model import BombSquad, mark
from getaway.games.bombsquad.pieces import ACTION, ACTIONS, COLOUR, COLOURS, DECK, ROBOTS
from getaway.kernel import ALLOWED, Act, Args, One, Question, Refused, Rows, Script, Seat, Verb, Verdict, Wish, ask
from getaway.kit.zones import put, without

CALLS = [(c, a) for c in (None, *COLOURS) for a in (None, *ACTIONS) if c or a]
"""One attribute, or one of each (BS-DISCARD-01, BS-DISCARD-02)."""


@cache
def _calls(cards: int) -> Act:
    act = Act("discard", One("card", range(cards)), Rows(("colour", "action"), CALLS))
    act.wishes()  # listed once, then every draw is a look-up
    return act


class Discard(Verb[BombSquad]):
    """Announce a discard, naming one or two attributes of the card before it is shown."""

    name = "discard"
    takes = {"card": int}
    may = {"colour": str, "action": str}

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        colour, action = wish.get("colour"), wish.get("action")
        if not 0 <= wish["card"] < len(g.hands[seat]):
            return Refused("BS-DISCARD-01", card=wish["card"])
        if colour is None and action is None:
            return Refused("BS-DISCARD-01", card=wish["card"])
        if colour not in (None, *COLOURS) or action not in (None, *ACTIONS):
            return Refused("BS-DISCARD-02")
        return ALLOWED

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return _calls(len(g.hands[seat]))

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        yield Wish("discard", card=0)

    def warnings(self, g: BombSquad, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """With a full battery a right call adds nothing (BS-DISCARD-08)."""
        if g.main == ROBOTS[g.robot_tile].main_max:
            yield Wish("discard"), "BS-DISCARD-08", {}

    def place(self, g: BombSquad, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        return f"hand:{seat}:{value}" if name == "card" else None

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """The card is gone and replaced whatever the call was (BS-DISCARD-03, BS-DISCARD-07, BS-DISCARD-10)."""
        yield from ()
        place, colour, action = wish["card"], wish.get("colour", ""), wish.get("action", "")
        card = g.hands[seat][place]
        right = is_right(DECK[card], colour, action)
        g.hands = put(g.hands, seat, without(g.hands[seat], place))
        discard(g, card)
        g.tell(
            Discarded(seat, place, DECK[card], colour, action, right),
            cites=("BS-DISCARD-01", "BS-DISCARD-03"),
        )
        if right and not g.has_role(seat, "role_front_liner"):  # BS-ROLE-03
            recharge_for(g, seat, both=bool(colour and action))
        if g.has_role(seat, "role_analyst") and cells_left(g) > 0:
            g.phase, g.pending, g.owes_draw = "take_back", place, True
        else:
            draw_card(g, seat, cites="BS-DISCARD-10")


def recharge_for(g: BombSquad, seat: Seat, *, both: bool) -> None:
    """One cell for one attribute, two for both, and one more for the Recon Specialist (BS-ROLE-06)."""
    clause = "BS-DISCARD-05" if both else "BS-DISCARD-04"
    if g.has_role(seat, "role_recon_specialist"):
        recharge(g, 3 if both else 2, cites=(clause, "BS-ROLE-06"))
    else:
        recharge(g, 2 if both else 1, cites=clause)


class TakeBack(Verb[BombSquad]):
    """Pay 1 cell to take the discarded card back (BS-ROLE-14)."""

    name = "take_back"

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return _TAKE_BACK


_TAKE_BACK = Act("take_back")
TAKE_BACK = TakeBack()
TAKING_BACK = Question(
    "take_back", (TAKE_BACK, LEAVE_IT), cites=("BS-ROLE-14",), others="BS-FEATURE-01", otherwise="BS-TURN-01"
)


def take_back(g: BombSquad) -> Script[None]:
    """The Analyst, with a cell left, may have the card again, known to all, and then does not draw (BS-ROLE-15)."""
    wish = yield from ask(g, g.active, TAKING_BACK)
    place, g.pending, g.owes_draw = g.pending, -1, False
    if wish.verb == "leave_it":
        draw_card(g, g.active, cites="BS-DISCARD-10")
    else:
        pay(g, 1, cites="BS-ROLE-14")
        return_card(g, g.active, place)
    end_turn(g)


def return_card(g: BombSquad, seat: Seat, place: int) -> None:
    """The top discard goes back to where it was in the hand."""
    card, g.discards = g.discards[-1], g.discards[:-1]
    hand = g.hands[seat]
    g.hands = put(g.hands, seat, (*hand[:place], card, *hand[place:]))
    g.hints = mark(g.hints, card, BITS[card])
    g.tell(TakenBack(seat, DECK[card]), cites=("BS-ROLE-14", "BS-ROLE-15"))


def is_right(kind: int, colour: str, action: str) -> bool:
    """Whether everything named is true of the card (BS-DISCARD-06)."""
    return colour in ("", COLOURS[COLOUR[kind]]) and action in ("", ACTIONS[ACTION[kind]])


DISCARD = Discard()
