"""Network cards in hand: resolved on a node of their layer and type, or lost at the end of the turn."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.burncycle.ground.effects import apply_effects
from getaway.games.burncycle.ground.questions import OfTheTurn
from getaway.games.burncycle.ground.supply import discard_card
from getaway.games.burncycle.network.events import NetworkCardUsed
from getaway.games.burncycle.table.arguments import CARD
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import network_cards
from getaway.kernel import ALLOWED, END, USUAL, Act, One, Refused, Script, Seat, Verb, Verdict, Wish
from getaway.kit.verbs import Plain
from getaway.kit.zones import without_one


def works_on(card: str, node: int) -> bool:
    """Whether a card is for nodes of this layer and type, as tech ones of layer 3 (BC-NETCARD-06, BC-NETCARD-07)."""
    known = network_cards()[card]
    return node >= 0 and (known.layer, known.type) == (graph().layer_of[node], graph().kind_of[node])


def matching(g: Burncycle, seat: Seat) -> tuple[str, ...]:
    """The cards in hand for the node on which the IP ended its move, not for nodes it passed (BC-IPMOVE-26)."""
    bot = g.bots[seat]
    return tuple(dict.fromkeys([card for card in bot.hand if works_on(card, bot.ip)]))


class UseNetworkCard(Verb[Burncycle]):
    """Resolve a network card on the node where the IP landed (BC-NETCARD-03)."""

    name = "use-network-card"
    arguments = (CARD,)
    rank = USUAL

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        if wish[CARD] not in g.bots[seat].hand:
            return Refused("BC-IPMOVE-22")
        return ALLOWED if wish[CARD] in matching(g, seat) else Refused("BC-NETCARD-03", card=wish[CARD])

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        cards = matching(g, seat)
        return Act(self.name, One("card", cards)) if cards else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, card=card) for card in dict.fromkeys(g.bots[seat].hand)]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """The card is discarded, and its effects happen (BC-NETCARD-04)."""
        card = wish[CARD]
        lose_card(g, seat, card)
        g.tell(NetworkCardUsed(seat, card), cites=("BC-NETCARD-03", "BC-NETCARD-04"))
        yield from apply_effects(g, seat, network_cards()[card].effects, "BC-NETCARD-03")


USE_CARD, KEEP = UseNetworkCard(), Plain("keep-network-cards", END, forgoes=True)
LANDED = OfTheTurn(
    "landed",
    (USE_CARD, KEEP),
    cites=("BC-NETCARD-03",),
    others="BC-IPMOVE-01",
    otherwise="BC-IPMOVE-24",
)
"""Nothing else is possible until the node is resolved."""


def lose_card(g: Burncycle, seat: int, card: str) -> None:
    """A network card goes from the hand to the discards."""
    g.set_bot(seat, hand=without_one(g.bots[seat].hand, card))
    discard_card(g, "network_cards", card)


def lose_hand(g: Burncycle, seat: int) -> None:
    """Network cards not used by the end of the turn are lost (BC-NETACT-06)."""
    for card in g.bots[seat].hand:
        lose_card(g, seat, card)
