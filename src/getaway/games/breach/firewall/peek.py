"""Looking at the activation deck."""

from __future__ import annotations

from typing import Final

from getaway.games.breach.firewall.events import Peeked
from getaway.games.breach.ground.effects import Cites, Effects
from getaway.games.breach.table.arguments import CARDS
from getaway.games.breach.table.model import HIDDEN, Breach
from getaway.games.breach.table.pieces import Effect
from getaway.kernel import (
    ALLOWED,
    USUAL,
    Act,
    One,
    Order,
    Question,
    Refused,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
    ask,
    chance,
)
from getaway.kit.register import adds
from getaway.kit.zones import without_one

EFFECTS: Final[Effects] = {}
"""The effects that are carried out here, by name."""


class PutBack(Verb[Breach]):
    """Put the cards looked at back on top, in any order."""

    name = "put-back"
    rank = USUAL
    arguments = (CARDS,)

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        known = g.seers[: g.peeking] == ((seat,),) * g.peeking
        right = known and sorted(map(str, wish[CARDS])) == sorted(g.ahead[: g.peeking])
        return ALLOWED if g.peeking and right else Refused("BR-EFFECT-04")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return Act(self.name, Order("cards", g.ahead[: g.peeking])) if g.peeking else None


PUT_BACK = PutBack()
ORDER_THEM = Question("put-back", (PUT_BACK,), cites=("BR-EFFECT-04",), otherwise="BR-ACTPH-06", secret=True)


@adds(EFFECTS, "peek")
def peek(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Look at the top cards of the activation deck and put them back in any order; only this player knows them."""
    while len(g.ahead) < effect.n and g.deck:
        drawn = yield from chance(g, One("item", g.deck), seen=(seat,))
        g.deck = without_one(g.deck, drawn["item"])
        g.ahead, g.seers = (*g.ahead, drawn["item"]), (*g.seers, (seat,))
    n = min(effect.n, len(g.ahead))
    g.seers = (*[(seat,)] * n, *g.seers[n:])
    g.barrier()
    seen = g.ahead[:n]
    g.tell(Peeked(seat, seen), to=(seat,), otherwise=Peeked(seat, (HIDDEN,) * n), cites=cites)
    if n > 1:
        g.peeking, was, g.resolving = n, g.resolving, True
        wish = yield from ask(g, seat, ORDER_THEM)
        g.resolving = was
        g.ahead, g.peeking = (*map(str, wish[CARDS]), *g.ahead[n:]), 0


VERBS = (PUT_BACK,)
