"""The Analyst: pay a cell to take a discarded card back."""

from __future__ import annotations

from collections.abc import Mapping

from getaway.games.bombsquad.battery.cells import in_cells, pay
from getaway.games.bombsquad.ground.leave import LEAVE_IT
from getaway.games.bombsquad.ground.piles import draw_card
from getaway.games.bombsquad.roles.events import TakenBack
from getaway.games.bombsquad.table.clues import BITS
from getaway.games.bombsquad.table.pieces import DECK
from getaway.games.bombsquad.table.places import DISCARDS
from getaway.games.bombsquad.table.state import BombSquad, mark
from getaway.games.bombsquad.timers.clocks import end_turn
from getaway.kernel import ALLOWED, USUAL, Act, Question, Script, Seat, Verb, Verdict, Wish, ask
from getaway.kit.zones import put

TAKE_BACK_COST = 1


class TakeBack(Verb[BombSquad]):
    """Pay 1 cell to take the discarded card back (BS-ROLE-14)."""

    name = "take_back"
    rank = USUAL

    def piece(self, g: BombSquad, seat: Seat) -> str:
        return DISCARDS

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return _TAKE_BACK

    def cost(self, g: BombSquad, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return in_cells(TAKE_BACK_COST)


_TAKE_BACK = Act("take_back")
TAKE_BACK = TakeBack()
TAKING_BACK = Question(
    "take_back", (TAKE_BACK, LEAVE_IT), cites=("BS-ROLE-14",), others="BS-FEATURE-01", otherwise="BS-TURN-01"
)


def take_back(g: BombSquad) -> Script[None]:
    """The Analyst, with a cell left, may have the card again, known to all, and then doesn't draw (BS-ROLE-15)."""
    wish = yield from ask(g, g.active, TAKING_BACK)
    place, g.pending, g.owes_draw = g.pending, -1, False
    if wish.verb == "leave_it":
        draw_card(g, g.active, cites="BS-DISCARD-10")
    else:
        pay(g, TAKE_BACK_COST, cites="BS-ROLE-14")
        return_card(g, g.active, place)
    end_turn(g)


def return_card(g: BombSquad, seat: Seat, place: int) -> None:
    """The top discard goes back to where it was in the hand."""
    card, g.discards = g.discards[-1], g.discards[:-1]
    hand = g.hands[seat]
    g.hands = put(g.hands, seat, (*hand[:place], card, *hand[place:]))
    g.hints = mark(g.hints, card, BITS[card])
    g.tell(TakenBack(seat, DECK[card]), cites=("BS-ROLE-14", "BS-ROLE-15"))
