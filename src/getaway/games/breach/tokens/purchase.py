"""Purchase: Credits for Rewards and Information."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from getaway.games.breach.ground.asking import Telling
from getaway.games.breach.ground.effects import Cites, Effects, do_effect, perform
from getaway.games.breach.sheet.cheats import between_actions
from getaway.games.breach.sheet.hard_disk import partials_left
from getaway.games.breach.table.arguments import REWARD
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import TYPES
from getaway.games.breach.table.pieces import Effect, rewards
from getaway.games.breach.tokens.credits import pay_credits
from getaway.games.breach.tokens.events import Purchased
from getaway.kernel import ALLOWED, END, USUAL, Act, Args, One, Refused, Script, Seat, Verb, Verdict, Wish, ask
from getaway.kit.register import adds
from getaway.kit.verbs import Plain

EFFECTS: Final[Effects] = {}
"""The effects that are carried out here, by name."""


def discount_given(g: Breach, seat: Seat) -> Args:
    """How many Credits the Purchase is cheaper."""
    return {"less": g.less}


INFORMATION = "information"
"""What is printed on the Firewall board and never used up (BR-BUY-06, BR-BUY-07)."""
INFORMATION_PRICE = 4
LEAST = 1


def price_of(reward: str, less: int = 0) -> int:
    """What a Reward costs, with a discount at least 1."""
    price = INFORMATION_PRICE if reward == INFORMATION else rewards()[reward].price
    return max(LEAST, price - less)


def judge_purchase(g: Breach, seat: Seat, reward: str, less: int = 0) -> Verdict:
    """A Reward that lies face up, and enough Credits (BR-BUY-02 to BR-BUY-06)."""
    if reward != INFORMATION and reward not in g.rewards:
        return Refused("BR-BUY-05" if reward in g.bought else "BR-BUY-02")
    if reward == INFORMATION and not any(partials_left(g, kind) for kind in TYPES):
        return Refused("BR-BUY-06")
    enough = g.seats[seat].credits >= price_of(reward, less)
    return ALLOWED if enough else Refused("BR-BUY-03", price=price_of(reward, less))


@lru_cache(maxsize=1024)
def _purchases(verb: str, found: tuple[str, ...]) -> Act | None:
    return Act(verb, One("reward", found)) if found else None


def offered(g: Breach, seat: Seat, less: int = 0) -> tuple[str, ...]:
    """All that a player can buy."""
    if g.seats[seat].credits < LEAST:
        return ()
    return tuple([each for each in (*g.rewards, INFORMATION) if judge_purchase(g, seat, each, less)])


class Buy(Verb[Breach]):
    """Buy a Reward, or Information for 4 Credits, before or after an action (BR-BUY-01, BR-BUY-02)."""

    name = "buy"
    rank = USUAL
    free = True
    arguments = (REWARD,)

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        return judge_purchase(g, seat, wish[REWARD]) if between_actions(g, seat) else Refused("BR-BUY-01")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return _purchases(self.name, offered(g, seat)) if between_actions(g, seat) else None

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, reward=each) for each in (*g.rewards, *g.bought, INFORMATION)]

    def cost(self, g: Breach, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return {"credits": price_of(wish[REWARD])}

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        yield from buy(g, seat, wish[REWARD], 0)


def buy(g: Breach, seat: Seat, reward: str, less: int) -> Script[None]:
    """Credits are paid, the effect is resolved, then a card is turned face down (BR-BUY-02, BR-BUY-04)."""
    pay_credits(g, seat, price_of(reward, less), "BR-BUY-02")
    g.tell(Purchased(seat, reward), cites="BR-BUY-06" if reward == INFORMATION else "BR-BUY-02")
    if reward == INFORMATION:
        yield from do_effect(g, seat, Effect("partial-info", what="any"), "BR-BUY-06")
        return
    yield from perform(g, seat, rewards()[reward], "BR-BUY-04")
    g.rewards = tuple([each for each in g.rewards if each != reward])
    g.bought = (*g.bought, reward)


class BuyCheaper(Verb[Breach]):
    """Use the Purchase that a discount gives."""

    name = "buy-cheaper"
    rank = USUAL
    arguments = (REWARD,)

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        return judge_purchase(g, seat, wish[REWARD], g.less)

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return _purchases(self.name, offered(g, seat, g.less))

    def cost(self, g: Breach, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return {"credits": price_of(wish[REWARD], g.less)}


BUY, BUY_CHEAPER, NO_PURCHASE = Buy(), BuyCheaper(), Plain("buy-nothing", END, forgoes=True)
DISCOUNTED = Telling(
    "buy-cheaper",
    (BUY_CHEAPER, NO_PURCHASE),
    tells=discount_given,
    cites=("BR-BUY-02",),
    otherwise="BR-ACTPH-06",
    private=True,  # what is offered beside it depends on the hand
)


@adds(EFFECTS, "discount")
def discount(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """One Purchase now, cheaper by n."""
    g.less = effect.n
    wish = yield from ask(g, seat, DISCOUNTED)
    g.less = 0
    if wish.verb == "buy-cheaper":
        yield from buy(g, seat, wish[REWARD], effect.n)


VERBS = (BUY, BUY_CHEAPER, NO_PURCHASE)
