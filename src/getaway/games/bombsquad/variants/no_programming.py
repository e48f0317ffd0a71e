"""No Programming: every card played is carried out by the robot at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from getaway.games.bombsquad.battery.cells import in_cells, pay, unpayable
from getaway.games.bombsquad.ground.piles import FROM_DISCARDS, show
from getaway.games.bombsquad.table.arguments import CARD
from getaway.games.bombsquad.table.pieces import DECK
from getaway.games.bombsquad.table.places import DISCARDS
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.variants.events import Played
from getaway.kernel import ALLOWED, USUAL, Act, Args, One, Refused, Script, Seat, Verb, Verdict, Wish
from getaway.kit.zones import put, without

CARD_COST = 2


@cache
def _cards(cards: int) -> Act:
    return Act("play", One("card", range(cards)))


class PlayCard(Verb[BombSquad]):
    """Play any one card of your hand (BS-NOPROG-01)."""

    name = "play"
    arguments = (CARD,)
    rank = USUAL

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        if not g.no_programming:
            return Refused("BS-TURN-02")
        return ALLOWED if 0 <= wish[CARD] < len(g.hands[seat]) else Refused("BS-NOPROG-01", card=wish[CARD])

    def options(self, g: BombSquad, seat: Seat) -> Act | None:
        return _cards(len(g.hands[seat])) if g.no_programming else None

    def warnings(self, g: BombSquad, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """There aren't enough cells left to play a card (BS-BATTERY-04)."""
        return unpayable(g, Wish("play"), card_cost(g, seat)) if g.no_programming else ()

    def cost(self, g: BombSquad, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return in_cells(card_cost(g, seat))

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """Pay, carry the card out at once, then draw a new one (BS-NOPROG-01, BS-NOPROG-02, BS-NOPROG-05)."""
        yield from ()
        place = wish[CARD]
        card = g.hands[seat][place]
        g.hands = put(g.hands, seat, without(g.hands[seat], place))
        g.owes_draw = True
        play(g, seat, place, card)


class PlayTop(Verb[BombSquad]):
    """The Sergeant may play the top card of the discard pile instead of one of the hand (BS-ROLE-07)."""

    name = "play_top"
    rank = USUAL

    def piece(self, g: BombSquad, seat: Seat) -> str:
        return DISCARDS

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        if not g.no_programming:
            return Refused("BS-TURN-02")
        able = g.has_role(seat, "role_sergeant") and g.discards
        return ALLOWED if able else Refused("BS-ROLE-07")

    def options(self, g: BombSquad, seat: Seat) -> Act | None:
        able = g.no_programming and g.has_role(seat, "role_sergeant") and g.discards
        return _PLAY_TOP if able else None

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        return [Wish("play_top")] if g.no_programming and g.has_role(seat, "role_sergeant") else []

    def warnings(self, g: BombSquad, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """It costs as much as a card from the hand."""
        return unpayable(g, Wish("play_top"), card_cost(g, seat)) if self.options(g, seat) else ()

    def cost(self, g: BombSquad, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return in_cells(card_cost(g, seat))

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """The card goes back to the discard pile afterwards, and nothing is drawn."""
        yield from ()
        card, g.discards = g.discards[-1], g.discards[:-1]
        play(g, seat, FROM_DISCARDS, card)


def play(g: BombSquad, seat: Seat, place: int, card: int) -> None:
    """Lay the card alone on the frame; the player who plays it operates the robot (BS-NOPROG-06).

    Cards are carried out in the order they are played, so they can't be reordered (BS-NOPROG-04).
    """
    g.frame, g.shown, g.step, g.phase = (card,), 1, 0, "operate"
    g.changed_move = g.reached_far = False
    g.owes_bonus = g.has_role(seat, "role_information_expert")
    show(g, card, g.everybody)
    g.tell(Played(seat, place, DECK[card]), cites=("BS-NOPROG-01", "BS-NOPROG-06"))
    pay(g, card_cost(g, seat), cites="BS-NOPROG-02")


def card_cost(g: BombSquad, seat: Seat) -> int:
    """Two cells for a card (BS-NOPROG-02), or none for the Engineer, who pays two less (BS-ROLE-09)."""
    return 0 if g.has_role(seat, "role_engineer") else CARD_COST


_PLAY_TOP = Act("play_top")
PLAY, PLAY_TOP = PlayCard(), PlayTop()
