"""Network card actions: draw a card for the network step (BC-NETACT-01 to BC-NETACT-09)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from getaway.games.burncycle.ground.choose import CHOOSE_CARD, choose, choosing
from getaway.games.burncycle.ground.effects import Cites, whose
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.opportunity import judge_actor, optimized, use_opportunity
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.ground.supply import draw_card
from getaway.games.burncycle.network.cards import lose_card
from getaway.games.burncycle.network.events import ExtraAction, NetworkCardDrawn, NetworkCardDropped
from getaway.games.burncycle.table.arguments import BOT
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.named import NETWORK_DECK
from getaway.games.burncycle.table.pieces import Effect
from getaway.kernel import Act, One, Refused, Script, Seat, Verb, Verdict, Wish

HAND: Final = 3
"""The most network cards an agent holds (BC-NETACT-04)."""
WHICH_CARD_GOES = choosing("which-network-card-goes", CHOOSE_CARD, ("BC-NETACT-05", "BC-NETACT-04"))


class NetworkCardAction(Verb[Burncycle]):
    """Draw a network card, wherever the agent is (BC-NETACT-01)."""

    name = "netcard"
    arguments = (BOT,)

    def piece(self, g: Burncycle, seat: Seat) -> str:
        return f"bot:{seat}"

    def place(self, g: Burncycle, seat: Seat, name: str, value: object) -> str:
        """The deck that the card is drawn from."""
        return NETWORK_DECK

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        if g.acted and not g.extra:
            return Refused("BC-ACT-04")
        return Refused("BC-NETACT-02") if wish[BOT] == g.module else judge_actor(g, seat, wish[BOT])

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return _by(seat) if g.bots[seat].acts else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, bot=bot) for bot in (seat, g.module)]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """The card lies face up beside the mat (BC-NETACT-03); optimized, one more action follows (BC-NETACT-07)."""
        one_more = optimized(g, "tech")
        use_opportunity(g)
        g.extra = one_more
        yield from draw_network_card(g, seat)
        if g.extra:
            g.tell(ExtraAction(seat), cites=("BC-NETACT-07", "BC-NETACT-08"))
        did(g, "network-card", seat, g.bots[seat].cell)
        yield from settle(g)


@cache
def _by(seat: Seat) -> Act:
    return Act("netcard", One("bot", (seat,)))


def draw_network_card(g: Burncycle, seat: Seat) -> Script[None]:
    """An agent draws a network card, and discards one at once if it holds too many (BC-NETACT-04, BC-NETACT-05)."""
    card = yield from draw_card(g, "network_cards")
    if not card:
        return
    g.set_bot(seat, hand=(*g.bots[seat].hand, card))
    g.tell(NetworkCardDrawn(seat, card), cites="BC-NETACT-03")
    if len(g.bots[seat].hand) > HAND:
        which = yield from choose(g, WHICH_CARD_GOES, dict.fromkeys(g.bots[seat].hand), by=(seat,), about=seat)
        drop_network_card(g, seat, which)


def drop_network_card(g: Burncycle, seat: Seat, card: str) -> None:
    """A card of the hand is discarded."""
    lose_card(g, seat, card)
    g.tell(NetworkCardDropped(seat, card), cites="BC-NETACT-05")


def give_network_cards(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Network cards for each agent it is for; the command module holds none (BC-NETACT-02)."""
    for i in (yield from whose(g, bot, effect)):
        for _ in range(effect.n if i != g.module else 0):
            yield from draw_network_card(g, i)


NETWORK_CARD = NetworkCardAction()
