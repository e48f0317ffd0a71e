"""The operator puts the cards in order, drops one and pays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from getaway.games.bombsquad.activation.activate import activation_cost, may_drop, why_no_more
from getaway.games.bombsquad.activation.events import Dropped, Ordered
from getaway.games.bombsquad.battery.cells import in_cells, pay
from getaway.games.bombsquad.ground.acts import act_done
from getaway.games.bombsquad.ground.piles import discard
from getaway.games.bombsquad.table.arguments import SLOT_ORDER
from getaway.games.bombsquad.table.pieces import DECK
from getaway.games.bombsquad.table.places import FRAME
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import ALLOWED, USUAL, Act, Order, Question, Refused, Script, Seat, Verb, Verdict, Wish, ask


@cache
def _orders(cards: int, drop: int) -> Act:
    return Act("order", Order("slots", range(cards), drop=drop))


class PutInOrder(Verb[BombSquad]):
    """Name the slots in the order to carry out their cards; a slot you leave out is dropped."""

    name = "order"
    arguments = (SLOT_ORDER,)
    rank = USUAL

    def piece(self, g: BombSquad, seat: Seat) -> str:
        return FRAME

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        slots = wish[SLOT_ORDER]
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
        """Drop one card more than allowed."""
        if len(g.frame) > may_drop(g):
            yield Wish("order", slots=tuple(range(len(g.frame)))[may_drop(g) + 1 :])

    def cost(self, g: BombSquad, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return in_cells(activation_cost(g, len(wish[SLOT_ORDER])))

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """Order and drop, then pay, then the robot acts (BS-ACTIVATE-11)."""
        yield from ()
        slots = wish[SLOT_ORDER]
        for card in [card for slot, card in enumerate(g.frame) if slot not in slots]:
            g.tell(Dropped(seat, DECK[card]), cites="BS-ACTIVATE-08")
            discard(g, card)
        g.frame = tuple([g.frame[slot] for slot in slots])
        g.shown = (1 << len(g.frame)) - 1
        g.tell(Ordered(seat, tuple([DECK[card] for card in g.frame])), cites="BS-ACTIVATE-05")
        g.phase, g.step = "operate", 0
        act_done(g)
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
    """The operator decides the order alone, while all may talk (BS-ACTIVATE-05, BS-ACTIVATE-06, BS-ACTIVATE-07)."""
    wish = yield from ask(g, g.active, ORDERING)
    yield from PUT_IN_ORDER.run(g, g.active, wish)
