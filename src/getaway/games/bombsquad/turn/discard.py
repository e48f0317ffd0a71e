"""Discard a Card: call one or two attributes, show the card, recharge if the call is right."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from getaway.games.bombsquad.battery.cells import cells_left, recharge
from getaway.games.bombsquad.ground.piles import discard, draw_card
from getaway.games.bombsquad.table.arguments import CARD, NAMED_ACTION, NAMED_COLOUR
from getaway.games.bombsquad.table.pieces import ACTION, ACTIONS, COLOUR, COLOURS, DECK, ROBOTS
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.turn.events import Discarded
from getaway.kernel import ALLOWED, Act, Args, One, Refused, Rows, Script, Seat, Verb, Verdict, Wish
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
    arguments = (CARD, NAMED_COLOUR, NAMED_ACTION)

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        colour, action = wish.get(NAMED_COLOUR), wish.get(NAMED_ACTION)
        if not 0 <= wish[CARD] < len(g.hands[seat]):
            return Refused("BS-DISCARD-01", card=wish[CARD])
        if colour is None and action is None:
            return Refused("BS-DISCARD-01", card=wish[CARD])
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

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """Discard and replace the card, right call or not (BS-DISCARD-03, BS-DISCARD-07, BS-DISCARD-10)."""
        yield from ()
        place, colour, action = wish[CARD], wish.get(NAMED_COLOUR, ""), wish.get(NAMED_ACTION, "")
        card = g.hands[seat][place]
        right = is_right(DECK[card], colour, action)
        g.hands = put(g.hands, seat, without(g.hands[seat], place))
        discard(g, card)
        g.tell(
            Discarded(seat, place, DECK[card], colour, action, right),
            cites=("BS-DISCARD-01", "BS-DISCARD-03"),
        )
        if right:
            recharge_for(g, seat, both=bool(colour and action))
        if g.has_role(seat, "role_analyst") and cells_left(g) > 0:
            g.phase, g.pending, g.owes_draw = "take_back", place, True
        else:
            draw_card(g, seat, cites="BS-DISCARD-10")


def recharge_for(g: BombSquad, seat: Seat, *, both: bool) -> None:
    """Recharge for a right call, by the rules that say how much."""
    clause, role = "BS-DISCARD-05" if both else "BS-DISCARD-04", g.roles[seat] if g.roles else ""
    cites = (clause, "BS-ROLE-06") if role == "role_recon_specialist" else clause
    recharge(g, worth(role, both=both), cites=cites)


def worth(role: str, *, both: bool) -> int:
    """The cells of a right call: one for one attribute, two for both (BS-DISCARD-04, BS-DISCARD-05).

    The Recon Specialist gains one more (BS-ROLE-06), the Front-liner none (BS-ROLE-03).
    """
    if role == "role_front_liner":
        return 0
    return 1 + both + (role == "role_recon_specialist")


def is_right(kind: int, colour: str, action: str) -> bool:
    """Whether everything named is true of the card (BS-DISCARD-06)."""
    return colour in ("", COLOURS[COLOUR[kind]]) and action in ("", ACTIONS[ACTION[kind]])


DISCARD = Discard()
