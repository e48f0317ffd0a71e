"""Trading: a free action in which two adjacent bots exchange equipment, uninstalled mods and keys.

Goods are named in words: a card by its name, a key as "key", an objective bead that a bot carries as "bead:NAME".
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from getaway.games.burncycle.floor import adjacent_for_bot, bot_ways
from getaway.games.burncycle.ground.choose import AGREE, DECLINE
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.questions import FreeAction
from getaway.games.burncycle.inventory.events import Traded, TradeDeclined
from getaway.games.burncycle.inventory.inventory import discard_down, held, take_out
from getaway.games.burncycle.table.arguments import BOT, OTHER_BOT
from getaway.games.burncycle.table.doing import Deal
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.named import listed
from getaway.games.burncycle.table.parts import CHIPS, Bot, Held
from getaway.kernel import ALLOWED, Act, Args, Argument, Question, Refused, Rows, Script, Seat, Verdict, Wish, ask

Goods = tuple[str, ...]
KEY, BEAD = "key", "bead:"


# Goods


def good(g: Burncycle, seat: Seat, value: Goods | str) -> str | None:
    """A card that is traded by itself; keys and beads are not told apart."""
    name = listed("card", value)
    return name if name != f"card:{KEY}" and BEAD not in str(name) else None


GIVE, TAKE = Argument("give", tuple, good), Argument("take", tuple, good)


def goods(bot: Bot) -> Goods:
    """What a bot can trade: cards except installed mods, keys and carried beads (BC-TRADE-02, BC-TRADE-07)."""
    return _goods(bot.cards, bot.keys, bot.carries)


@lru_cache(maxsize=4096)
def _goods(cards: tuple[Held, ...], keys: int, carries: tuple[str, ...]) -> Goods:
    loose = [each.card for each in cards if not each.installed]
    return tuple(sorted([*loose, *[KEY] * keys, *[BEAD + bead for bead in carries]]))


@lru_cache(maxsize=4096)
def bundles(of: Goods) -> tuple[Goods, ...]:
    """Every way to give some of these goods, none included."""
    kinds = dict.fromkeys(of)
    counts = product(*[range(of.count(kind) + 1) for kind in kinds])
    return tuple([tuple([kind for kind, n in zip(kinds, each, strict=True) for _ in range(n)]) for each in counts])


def judge_goods(bot: Bot, wanted: Goods) -> Verdict:
    """Whether a bot can give this; reserve chips can't be traded (BC-TRADE-10)."""
    if wanted in bundles(goods(bot)):
        return ALLOWED
    for good in wanted:
        found = held(bot, good)
        if found is not None and found.installed:
            return Refused("BC-TRADE-07", card=good)
        if good in CHIPS:
            return Refused("BC-TRADE-10")
    return Refused("BC-TRADE-02")


# Who trades with whom


def judge_partners(g: Burncycle, seat: Seat, bot: int, other: int) -> Verdict:
    """Your agent or the command module with another bot beside it (BC-TRADE-01); your agent is named first.

    You can't trade with a bot you pass in the middle of a move action: no free action is asked for then (BC-FREE-09).
    """
    if bot not in (seat, g.module):
        return Refused("BC-FREE-05")
    if other in (bot, seat) or not 0 <= other < len(g.bots):
        return Refused("BC-TRADE-01")
    one, two = g.bots[bot], g.bots[other]
    if one.escaped or two.escaped:
        return Refused("BC-ESC-03")
    if one.shut or two.shut:
        return Refused("BC-SHUTBOT-20")
    return ALLOWED if adjacent_for_bot(g.floor, g.unlocked, g.broken, one.cell, two.cell) else Refused("BC-TRADE-01")


def partners(g: Burncycle, seat: Seat) -> list[tuple[int, int]]:
    """The pairs of bots that could trade now, as `judge_partners` says."""
    ways = bot_ways(g.floor, g.unlocked, g.broken)
    found = []
    for bot in (seat, g.module):
        if g.bots[bot].acts:
            beside = ways[g.bots[bot].cell]
            found += [(bot, i) for i, two in enumerate(g.bots) if two.cell in beside and i != seat and two.acts]
    return found


class Trade(FreeAction):
    """Exchange any goods in either direction; one side may give nothing (BC-TRADE-03, BC-TRADE-06)."""

    name = "trade"
    arguments = (BOT, OTHER_BOT, GIVE, TAKE)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        bot, other, give, take = wish[BOT], wish[OTHER_BOT], wish[GIVE], wish[TAKE]
        verdict = judge_partners(g, seat, bot, other)
        if verdict:
            verdict = judge_goods(g.bots[bot], give)
        if verdict:
            verdict = judge_goods(g.bots[other], take)
        if not verdict:
            return verdict
        return ALLOWED if give or take else Refused("BC-TRADE-06")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        have = [goods(bot) for bot in g.bots]
        if not any(have):
            return None
        pairs = [(a, b, have[a], have[b]) for a, b in partners(g, seat) if have[a] or have[b]]
        return _trades(tuple(pairs)) if pairs else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        """Give all you have, or get all the other has."""
        for bot, other in [(seat, i) for i in range(len(g.bots)) if i != seat]:
            give, take = goods(g.bots[bot]), goods(g.bots[other])
            if give or take:
                yield Wish(self.name, bot=bot, other=other, give=give, take=take)

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """The other agent's player must agree, also to a trade with the command module (BC-TRADE-04, BC-TRADE-05).

        For the command module the active player alone decides.
        """
        bot, other = wish[BOT], wish[OTHER_BOT]
        g.deal = Deal(bot, other, wish[GIVE], wish[TAKE])
        if other != g.module:
            consent = CONSENT if bot == seat else CONSENT_FOR_MODULE
            answer = yield from ask(g, other, consent)
            if answer.verb == "decline" or not self.judge(g, seat, wish):
                g.deal = None
                g.tell(TradeDeclined(bot, other), cites=consent.cites)
                return
        exchange(g, g.deal)
        g.deal = None
        for each in (bot, other):
            yield from discard_down(g, each)  # BC-TRADE-08


@lru_cache(maxsize=4096)
def _trades(pairs: tuple[tuple[int, int, Goods, Goods], ...]) -> Act:
    rows = [
        (bot, other, give, take)
        for bot, other, one, two in pairs
        for give, take in product(bundles(one), bundles(two))
        if give or take
    ]
    return Act("trade", Rows(("bot", "other", "give", "take"), rows))


# The exchange


def exchange(g: Burncycle, deal: Deal) -> None:
    """All goods change owners at once; dice go with their cards."""
    given = [move_out(g, deal.bot, good) for good in deal.give]
    taken = [move_out(g, deal.other, good) for good in deal.take]
    for each in given:
        move_in(g, deal.other, each)
    for each in taken:
        move_in(g, deal.bot, each)
    g.tell(Traded(deal.bot, deal.other, deal.give, deal.take), cites=("BC-TRADE-01", "BC-TRADE-03"))
    did(g, "trade", deal.bot, g.bots[deal.bot].cell)
    did(g, "trade", deal.other, g.bots[deal.other].cell)


def move_out(g: Burncycle, i: int, good: str) -> Held | str:
    """A good leaves a bot's mat."""
    bot = g.bots[i]
    if good == KEY:
        g.set_bot(i, keys=bot.keys - 1)
    elif good.startswith(BEAD):
        place = bot.carries.index(good.removeprefix(BEAD))
        g.set_bot(i, carries=bot.carries[:place] + bot.carries[place + 1 :])
    else:
        return take_out(g, i, good)
    return good


def move_in(g: Burncycle, i: int, good: Held | str) -> None:
    """A good comes to a bot's mat."""
    bot = g.bots[i]
    if isinstance(good, Held):
        g.set_bot(i, cards=(*bot.cards, good))
    elif good == KEY:
        g.set_bot(i, keys=bot.keys + 1)
    else:
        g.set_bot(i, carries=(*bot.carries, good.removeprefix(BEAD)))


class Consented(Question):
    """The question to the other player, with what is on offer."""

    __slots__ = ()

    def facts(self, g: Burncycle, seat: Seat) -> Args:
        deal = g.deal
        if deal is None:
            return {}
        return {"bot": deal.bot, "give": deal.give, "take": deal.take}


def consent_by(clause: str) -> Question:
    """The question whether the other player agrees, by this clause."""
    return Consented("consent-to-trade", (AGREE, DECLINE), cites=(clause,), others=clause, otherwise="BC-FREE-04")


CONSENT, CONSENT_FOR_MODULE = consent_by("BC-TRADE-04"), consent_by("BC-TRADE-05")
TRADE = Trade()
