"""Routing power to upgrades, at the start of the game and in steps 1 and 5 of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from getaway.games.burncycle.bots.power import spend_power
from getaway.games.burncycle.burn.burncycle import activate
from getaway.games.burncycle.ground.choose import AGREE, DECLINE
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.table.doing import Pending
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, Bot, Slot
from getaway.games.burncycle.table.pieces import bots
from getaway.games.burncycle.turn.events import PowerLost, Upgraded
from getaway.kernel import (
    ALLOWED,
    Act,
    Args,
    Argument,
    One,
    Question,
    Refused,
    Rows,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
    ask,
    own,
)

PLENTY = 100
"""More power than any upgrade costs."""
UNIVERSAL = ("swap", "push", "repair")
COSTS = {"swap": 1, "push": 1, "repair": 1, "reserve-1": 2, "reserve-2": 2, "reserve-3": 2}
ORDER = (*COSTS, "unique-1", "unique-2", "unique-3")
"""Upgrades that are bought once, in the order in which a bot's list keeps them."""
DICE_COSTS = {"advanced": 2, "elite": 4, "elite-exchange": 2}
AGENT = (*ORDER, *DICE_COSTS)
"""The upgrades of an agent."""
SLOTS = tuple(f"slot-{n}" for n in range(1, 6))
MODULE = (*UNIVERSAL, *SLOTS)
"""The upgrades of the command module (BC-UPGCM-08)."""

WANTED = Argument("upgrade", str, own("skill"))
MODULE_WANTED = Argument(
    "upgrade",
    str,
    lambda g, _seat, value: f"slot:{SLOTS.index(value)}" if value in SLOTS else f"skill:{g.module}:{value}",
)
SHARES, NO_SHARES = Argument("shares", tuple), Argument("shares", tuple, optional=True)


def cost_of(bot: Bot, upgrade: str) -> int:
    """What an agent's upgrade costs: universal ones 1 (BC-UNIV-02, BC-REPAIR-01), reserve ones 2 (BC-UPGAG-03).

    Unique ones cost what its card says (BC-UPGAG-02), dice 2 and 4, or 2 in exchange for an advanced one (BC-UPGAG-05,
    BC-UPGAG-06, BC-UPGAG-07).
    """
    if upgrade in COSTS:
        return COSTS[upgrade]
    if upgrade in DICE_COSTS:
        return DICE_COSTS[upgrade]
    return bots()[bot.name].agent.unique[int(upgrade[-1]) - 1].cost


@cache
def words(name: str) -> dict[str, str]:
    """The agent's upgrades by what players call them: its unique abilities have their own names."""
    unique = {ability.key: f"unique-{n}" for n, ability in enumerate(bots()[name].agent.unique, 1)}
    return {**{upgrade: upgrade for upgrade in AGENT if not upgrade.startswith("unique")}, **unique}


def judge_agent(bot: Bot, upgrade: str) -> Verdict:
    """Whether an agent may route its power there now."""
    side = bots()[bot.name].agent
    if bot.shut or not bot.power:
        return Refused("BC-SHUTBOT-08")
    if upgrade in bot.upgrades:
        return Refused("BC-UPG-03")
    if upgrade == "advanced" and bot.advanced >= side.advanced:
        return Refused("BC-UPGAG-08", most=side.advanced)
    if upgrade in ("elite", "elite-exchange") and bot.elite >= side.elite:
        return Refused("BC-UPGAG-08", most=side.elite)
    if upgrade == "elite-exchange" and not bot.advanced:
        return Refused("BC-UPGAG-07")
    cost = cost_of(bot, upgrade)
    return ALLOWED if can_pay(bot.power, cost) else Refused("BC-POWER-04", cost=cost, power=bot.power)


def can_pay(power: int, cost: int) -> bool:
    """No bot pays its last power (BC-POWER-04)."""
    return power > cost


class Upgrade(Verb[Burncycle]):
    """Route the agent's own power to one of its upgrades (BC-ROUTE-02, BC-UPGAG-01)."""

    name = "upgrade"
    arguments = (WANTED, NO_SHARES)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        """No one else can pay a share of it, neither other agents nor the command module (BC-UPGAG-01, BC-CMD-21)."""
        if wish.get(NO_SHARES) is not None:
            return Refused("BC-UPGAG-01")
        upgrade = words(g.bots[seat].name).get(wish[WANTED], "")
        if not upgrade:
            return Refused("BC-UPGCM-08" if wish[WANTED] in SLOTS else "BC-ROUTE-03")
        return judge_agent(g.bots[seat], upgrade)

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        bot = g.bots[seat]
        return _affordable(bot.name, bot.shut, bot.power, bot.upgrades, bot.advanced, bot.elite)

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, upgrade=word) for word in words(g.bots[seat].name)]

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        return {"power": cost_of(g.bots[seat], words(g.bots[seat].name)[wish[WANTED]])}

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """The power goes down by the cost, and the upgrade is marked (BC-ROUTE-02)."""
        yield from ()
        upgrade = words(g.bots[seat].name)[wish[WANTED]]
        cost = cost_of(g.bots[seat], upgrade)
        spend_power(g, seat, cost)
        if upgrade in DICE_COSTS:
            add_die(g, seat, upgrade)
        else:
            add_upgrade(g, seat, upgrade)
        paid = tuple([cost if i == seat else 0 for i in range(len(g.bots))])
        g.tell(Upgraded(seat, wish[WANTED], paid), cites="BC-ROUTE-02")
        did(g, "upgrade", seat, detail=upgrade)


@lru_cache(maxsize=8192)
def _affordable(name: str, shut: bool, power: int, upgrades: tuple[str, ...], advanced: int, elite: int) -> Act | None:
    found = [word for word, cost in _left(name, shut, upgrades, advanced, elite) if can_pay(power, cost)]
    return Act("upgrade", One("upgrade", found)) if found else None


@lru_cache(maxsize=4096)
def _left(name: str, shut: bool, upgrades: tuple[str, ...], advanced: int, elite: int) -> tuple[tuple[str, int], ...]:
    """The upgrades that an agent may still buy if it has the power, with their costs."""
    bot = Bot(name, shut=shut, power=PLENTY, upgrades=upgrades, advanced=advanced, elite=elite)
    return tuple([(word, cost_of(bot, upgrade)) for word, upgrade in words(name).items() if judge_agent(bot, upgrade)])


def add_die(g: Burncycle, i: int, upgrade: str) -> None:
    """One more dice upgrade; an exchange gives an advanced one for an elite one (BC-UPGAG-05 to BC-UPGAG-07)."""
    bot = g.bots[i]
    if upgrade == "advanced":
        g.set_bot(i, advanced=bot.advanced + 1)
    else:
        g.set_bot(i, elite=bot.elite + 1, advanced=bot.advanced - (upgrade == "elite-exchange"))


def add_upgrade(g: Burncycle, i: int, upgrade: str) -> None:
    """Mark an upgrade with a peg: it stays active (BC-UPG-02)."""
    bought = (*g.bots[i].upgrades, upgrade)
    g.set_bot(i, upgrades=tuple([each for each in ORDER if each in bought]))


# The command module's upgrades


def module_cost(name: str, upgrade: str) -> int:
    """What an upgrade of the module costs: universal ones 1, slots as its card says (BC-UPGCM-03, BC-UPGCM-05)."""
    if upgrade in UNIVERSAL:
        return COSTS[upgrade]
    return bots()[name].module.costs[SLOTS.index(upgrade)]


def judge_module(bot: Bot, slots: tuple[Slot, ...], upgrade: str) -> Verdict:
    """Only inactive upgrades, and of the slots only the leftmost inactive one (BC-UPG-03, BC-BCUP-04)."""
    if bot.escaped:
        return Refused("BC-ESC-03")
    if upgrade in UNIVERSAL:
        return Refused("BC-UPG-03") if upgrade in bot.upgrades else ALLOWED
    if upgrade not in SLOTS:
        return Refused("BC-UPGCM-08")
    slot = SLOTS.index(upgrade)
    if slots[slot].active:
        return Refused("BC-UPG-03")
    return ALLOWED if all(each.active for each in slots[:slot]) else Refused("BC-BCUP-04")


class UpgradeModule(Verb[Burncycle]):
    """Route power to the command module: its own, the active agent's, and what other agents agree to give.

    `shares` says how much each bot pays. At least 1 comes from the active player's agent or the module (BC-CMD-16),
    except at set-up (BC-ROUTE-07), and no bot pays its last power (BC-POWER-04).
    """

    name = "upgrade-module"
    arguments = (MODULE_WANTED, SHARES)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        module, upgrade = g.bots[g.module], wish[MODULE_WANTED]
        verdict = judge_module(module, g.slots, upgrade)
        return judge_shares(g, seat, wish[SHARES], module_cost(module.name, upgrade)) if verdict else verdict

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        module = g.bots[g.module]
        due = _due(module.name, module.escaped, module.upgrades, tuple([slot.active for slot in g.slots]))
        if not due:
            return None
        dearest = max([cost for _, cost in due])
        spare = tuple([min(spare_power(bot), dearest) for bot in g.bots])
        return _module_act(due, spare, NOWHERE if at_setup(g) else seat)

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        """Every upgrade paid by the module alone, and by each agent alone."""
        module = g.bots[g.module]
        for upgrade in MODULE:
            cost = module_cost(module.name, upgrade)
            for payer in (g.module, *g.everyone):
                paid = tuple([cost if i == payer else 0 for i in range(len(g.bots))])
                yield Wish(self.name, upgrade=upgrade, shares=paid)

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        return {"power": module_cost(g.bots[g.module].name, wish[MODULE_WANTED])}

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """Every other agent that should pay is asked first; nothing is paid unless all agree (BC-ROUTE-05)."""
        upgrade, shares = wish[MODULE_WANTED], wish[SHARES]
        agreed = yield from all_agree(g, seat, upgrade, {i: shares[i] for i in g.everyone if shares[i] and i != seat})
        if not agreed or not self.judge(g, seat, wish):
            return
        for i, n in enumerate(shares):
            if n:
                spend_power(g, i, n)
        if upgrade in UNIVERSAL:
            add_upgrade(g, g.module, upgrade)
        else:
            activate(g, SLOTS.index(upgrade))
        g.tell(Upgraded(g.module, upgrade, shares), cites=("BC-ROUTE-04", "BC-CMD-16"))
        did(g, "upgrade", seat, detail=upgrade)


def judge_shares(g: Burncycle, seat: Seat, shares: tuple[int, ...], cost: int) -> Verdict:
    """Whether these bots may pay for the module together."""
    if len(shares) != len(g.bots) or any(type(n) is not int or n < 0 for n in shares):
        return Refused("BC-ROUTE-05")
    if sum(shares) != cost:
        return Refused("BC-ROUTE-02", cost=cost)
    if any(n > spare_power(bot) for n, bot in zip(shares, g.bots, strict=True)):
        return Refused("BC-POWER-04")
    if not at_setup(g) and not shares[seat] + shares[g.module]:
        return Refused("BC-CMD-16")
    return ALLOWED


def spare_power(bot: Bot) -> int:
    """What a bot can give without giving its last power (BC-POWER-04); a bot that escaped gives nothing."""
    return bot.power - 1 if bot.power and not bot.escaped else 0


def at_setup(g: Burncycle) -> bool:
    """Whether power is routed before the game begins."""
    return g.phase == "setup-route"


@lru_cache(maxsize=8192)
def _due(name: str, escaped: bool, upgrades: tuple[str, ...], active: tuple[bool, ...]) -> tuple[tuple[str, int], ...]:
    bot, slots = Bot(name, escaped=escaped, upgrades=upgrades), tuple([Slot(active=each) for each in active])
    return tuple([(u, module_cost(name, u)) for u in MODULE if judge_module(bot, slots, u)])


@lru_cache(maxsize=8192)
def _module_act(due: tuple[tuple[str, int], ...], spare: tuple[int, ...], seat: int) -> Act | None:
    rows = [
        (upgrade, shares)
        for upgrade, cost in due
        for shares in _splits(cost, spare)
        if seat == NOWHERE or shares[seat] + shares[-1]
    ]
    return Act("upgrade-module", Rows(("upgrade", "shares"), rows)) if rows else None


@lru_cache(maxsize=8192)
def _splits(total: int, spare: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    if not spare:
        return ((),) if total == 0 else ()
    return tuple([(n, *rest) for n in range(min(total, spare[0]) + 1) for rest in _splits(total - n, spare[1:])])


def all_agree(g: Burncycle, asker: Seat, upgrade: str, shares: Mapping[Seat, int]) -> Script[bool]:
    """Ask one after another for a contribution; the first who declines ends it."""
    for seat, power in shares.items():
        g.pending = Pending("contribute", (upgrade, power), "BC-ROUTE-05", asker)
        answer = yield from ask(g, seat, CONTRIBUTE)
        g.pending = None
        if answer.verb == "decline":
            return False
    return True


class Contribution(Question):
    """Whether a player gives power to the module: who asks for it, for which upgrade, and how much."""

    def facts(self, g: Burncycle, seat: Seat) -> Args:
        """The same for every player: those who wait can read what the player who is asked should give."""
        if g.pending is None:
            return {}
        upgrade, power = g.pending.items
        return {"bot": g.pending.about, "upgrade": upgrade, "power": power}


CONTRIBUTE = Contribution(
    "contribute", (AGREE, DECLINE), cites=("BC-ROUTE-05",), others="BC-ROUTE-05", otherwise="BC-FREE-04"
)
UPGRADE, UPGRADE_MODULE = Upgrade(), UpgradeModule()
ROUTES = (UPGRADE, UPGRADE_MODULE)
VERBS = ROUTES


def above_limit(g: Burncycle, i: int) -> int:
    """How much power an agent has above its limit."""
    bot = g.bots[i]
    return 0 if bot.escaped else max(0, bot.power - bots()[bot.name].agent.limit)


def down_to_limit(g: Burncycle, i: int) -> None:
    """What an agent has above its limit at the end of step 5 is lost (BC-PBANK-01, BC-PBANK-04).

    Until then it keeps it (BC-REPAIR-12); the command module loses nothing (BC-CMD-12).
    """
    over = above_limit(g, i)
    if over:
        spend_power(g, i, over)
        g.tell(PowerLost(i, over), cites="BC-PBANK-04")
