"""Cards seen by accident: at a table that uses the rule, a seat declares them unasked."""

from __future__ import annotations

from functools import cache

from getaway.games.bombsquad.ground.piles import discard, draw_card
from getaway.games.bombsquad.table.arguments import CARDS
from getaway.games.bombsquad.table.pieces import DECK
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.turn.events import MishapDeclared
from getaway.kernel import ALLOWED, RARE, Act, Cut, Refused, Script, Seat, Some, Verb, Verdict, Wish
from getaway.kit.zones import put


@cache
def _some(cards: int) -> Act:
    return Act("declare_seen", Some("cards", range(cards), 1, cards))


class DeclareSeen(Verb[BombSquad]):
    """Discard own cards that were seen and draw as many (BS-SETUP-26, BS-DRAW-04, BSX-MISHAP-01)."""

    name = "declare_seen"
    arguments = (CARDS,)
    anchor = ""
    rank = RARE
    free = True

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        if not g.mishaps:
            return Refused("BSX-MISHAP-01")
        if g.has_role(seat, "role_front_liner"):
            return Refused("BS-ROLE-02")
        places = wish[CARDS]
        hand = range(len(g.hands[seat]))
        if not places or any(type(place) is not int or place not in hand for place in places):
            return Refused("BS-SETUP-26")
        if list(places) != sorted(set(places)):
            return Refused("BS-SETUP-26")
        return ALLOWED

    def options(self, g: BombSquad, seat: Seat) -> Act | None:
        """A Front-liner may see their own hand, so it's never an accident (BS-ROLE-02)."""
        able = g.mishaps and not g.has_role(seat, "role_front_liner")
        return _some(len(g.hands[seat])) if able else None

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """It costs nothing, recharges nothing and doesn't use up the turn."""
        yield from ()
        cards = tuple([g.hands[seat][place] for place in wish[CARDS]])
        g.hands = put(g.hands, seat, tuple([card for card in g.hands[seat] if card not in cards]))
        for card in cards:
            discard(g, card)
        faces = tuple([DECK[card] for card in cards])
        g.tell(MishapDeclared(seat, faces), cites=("BS-SETUP-26", "BS-DRAW-04"))
        for _ in cards:
            draw_card(g, seat, cites="BS-SETUP-26")
        raise Cut  # a checkpoint: what was shown stands in every seat's memory from here on


DECLARE_SEEN = DeclareSeen()
