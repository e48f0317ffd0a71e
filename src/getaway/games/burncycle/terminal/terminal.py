"""Terminal actions: draw a card, select an option, roll, and resolve what the AP pay for (BC-TERM-01 to BC-TERM-16)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import chain, permutations

import msgspec

from getaway.games.burncycle.ground.dice import DICE_ARGS, Check, ap_check, dice_cost, dice_shapes, judge_dice
from getaway.games.burncycle.ground.effects import apply_effects
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.odds import odds_of
from getaway.games.burncycle.ground.opportunity import actors, judge_actor, optimized, use_opportunity
from getaway.games.burncycle.ground.questions import OfTheTurn
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.ground.supply import discard_card, draw_card
from getaway.games.burncycle.table.arguments import BOT
from getaway.games.burncycle.table.doing import AtTerminal
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.named import listed
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import option_name, terminal_cards
from getaway.games.burncycle.terminal.events import OptionResolved, OptionsSelected, TerminalOpened, TerminalUsedUp
from getaway.kernel import ALLOWED, Act, Argument, Odds, One, Refused, Script, Seat, Some, Verb, Verdict, Wish, ask

OPTIONS = (1, 2, 3)

PICKED = Argument("options", tuple, lambda _g, _seat, picked: listed("option", picked))


class Terminal(Verb[Burncycle]):
    """Access the terminal on whose chip the agent or the command module stands (BC-TERM-01, BC-TERM-02)."""

    name = "terminal"
    arguments = (BOT,)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        if g.acted and not g.extra:
            return Refused("BC-ACT-04")
        verdict = judge_actor(g, seat, wish[BOT])
        return judge_terminal(g, wish[BOT]) if verdict else verdict

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        able = tuple([bot for bot in actors(g, seat) if g.bots[bot].cell in g.terminals])
        return _by(able) if able else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, bot=bot) for bot in (seat, g.module)]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """One card of the deck comes to the table, its three options for all to see (BC-TERM-03)."""
        bot = wish[BOT]
        cell = g.bots[bot].cell
        is_optimized = optimized(g, "tech")
        use_opportunity(g)
        card = yield from draw_card(g, "terminal_cards")
        if not card:
            use_up(g, bot, card, "failed")  # BC-LIMIT-08: neither deck nor discards have one
            return
        g.at_terminal = AtTerminal(bot, card, cell in g.mainframes, is_optimized)
        g.phase = "terminal"
        g.tell(TerminalOpened(bot, cell, card, cell in g.mainframes), cites="BC-TERM-03")


@cache
def _by(bots: tuple[int, ...]) -> Act:
    return Act("terminal", One("bot", bots))


def judge_terminal(g: Burncycle, bot: int) -> Verdict:
    """A chip must lie on the bot's space; a terminal space without its chip isn't enough (BC-TERMCHIP-06)."""
    cell = g.bots[bot].cell
    if cell in g.terminals:
        return ALLOWED
    return Refused("BC-TERMCHIP-06" if cell in g.floor.terminals else "BC-TERM-01")


def action(g: Burncycle) -> AtTerminal:
    """The terminal action in progress."""
    assert g.at_terminal is not None  # noqa: S101 - asked only then
    return g.at_terminal


def set_action(g: Burncycle, **changes: object) -> None:
    """Change the terminal action in progress."""
    g.at_terminal = msgspec.structs.replace(action(g), **changes)


def at_terminal(g: Burncycle) -> Script[None]:
    """Select, roll, assign, resolve: each decision of a terminal action, one after another (BC-TERM-05)."""
    at = action(g)
    if at.due is not None:
        yield from resolve_next(g) if at.due else put_away(g)
    elif not at.chosen:
        yield from select(g)
    elif at.ap == NOWHERE:
        yield from roll(g)
    else:
        yield from assign(g)


# Select


class Select(Verb[Burncycle]):
    """Select an option of the card before rolling; up to two in an optimized action (BC-TERM-05, BC-TERM-09).

    At a mainframe, where no AP can be kept back, a player who wants no effect selects none (BC-TERM-15).
    """

    name = "select"
    arguments = (PICKED,)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        options, at = wish[PICKED], action(g)
        if _options(0 if at.mainframe else 1, 3).rank(wish) < 0:
            return Refused("BC-TERM-05")
        if len(options) <= 1 + at.optimized:
            return ALLOWED
        return Refused("BC-MAINF-03" if at.mainframe else "BC-TERM-09")

    def options(self, g: Burncycle, seat: Seat) -> Act:
        at = action(g)
        return _options(0 if at.mainframe else 1, 1 + at.optimized)

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, options=OPTIONS[: 2 + action(g).optimized])]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """On a mainframe nothing is needed, so nothing is rolled (BC-MAINF-02); it is used up even for nothing."""
        at, options = action(g), wish[PICKED]
        set_action(g, chosen=options, ap=0 if at.mainframe else NOWHERE)
        names = tuple([option_name(at.card, option) for option in options])
        g.tell(OptionsSelected(at.bot, at.card, options, names), cites=("BC-TERM-05", "BC-TERM-09"))
        if not options:
            set_action(g, due=())
            use_up(g, at.bot, at.card, "failed")
            yield from settle(g)


@cache
def _options(least: int, most: int) -> Act:
    return Act("select", Some("options", OPTIONS, least, most))


def select(g: Burncycle) -> Script[None]:
    """The options are selected first."""
    wish = yield from ask(g, g.active, SELECTING)
    yield from SELECT.run(g, g.active, wish)


# Roll


class RollAtTerminal(Verb[Burncycle]):
    """Roll any number of dice for the selected options, none included (BC-TERM-05, BC-TERM-15)."""

    name = "roll"
    arguments = DICE_ARGS

    def piece(self, g: Burncycle, seat: Seat) -> str:
        """The bot at the terminal."""
        return f"bot:{action(g).bot}"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return judge_dice(g, wish)

    def options(self, g: Burncycle, seat: Seat) -> Act:
        return Act(self.name, *dice_shapes(g))

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        return dice_cost(wish)

    def odds(self, g: Burncycle, seat: Seat, wish: Wish) -> Odds:
        """For all options that were selected."""
        at = action(g)
        return odds_of(g, check_of(at.bot), wish, needed(at, at.chosen))

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """The player's dice, whichever bot it is (BC-TERM-02)."""
        ap = yield from ap_check(g, check_of(action(g).bot), wish)
        set_action(g, ap=ap)


def check_of(bot: int) -> Check:
    """The AP check at a terminal."""
    return Check(bot, "terminal")


def roll(g: Burncycle) -> Script[None]:
    """The AP check."""
    wish = yield from ask(g, g.active, ROLLING)
    yield from ROLL.run(g, g.active, wish)
    yield from settle(g)


# Assign


class Assign(Verb[Burncycle]):
    """Say which of the selected options get the AP, in the order in which they are resolved; none if you want.

    Each needs its AP in full (BC-TERM-06), two of them the sum (BC-TERM-13).
    """

    name = "assign"
    arguments = (PICKED,)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        at, options = action(g), wish[PICKED]
        if _assignments(affordable(at)).rank(wish) >= 0:
            return ALLOWED
        if any(option not in at.chosen for option in options):
            return Refused("BC-TERM-14")
        return Refused("BC-TERM-13" if len(options) > 1 else "BC-TERM-06", ap=at.ap)

    def options(self, g: Burncycle, seat: Seat) -> Act:
        return _assignments(affordable(action(g)))

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        chosen = action(g).chosen
        return [Wish(self.name, options=options) for options in (chosen, *[(option,) for option in chosen])]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        at, options = action(g), wish[PICKED]
        set_action(g, due=options)
        use_up(g, at.bot, at.card, "passed" if options else "failed")


@cache
def _assignments(ways: tuple[tuple[int, ...], ...]) -> Act:
    return Act("assign", One("options", ways))


@lru_cache(maxsize=4096)
def affordable(at: AtTerminal) -> tuple[tuple[int, ...], ...]:
    """Every way to assign the AP. On a mainframe there are none to keep back: what was selected is resolved."""
    if at.mainframe:
        return tuple(permutations(at.chosen))
    ways = chain.from_iterable(permutations(at.chosen, n) for n in range(len(at.chosen) + 1))
    return tuple([way for way in ways if needed(at, way) <= at.ap])


def needed(at: AtTerminal, options: tuple[int, ...]) -> int:
    """The AP that these options of the card need together."""
    card = terminal_cards()[at.card]
    return sum([card.options[option - 1].ap for option in options])


def assign(g: Burncycle) -> Script[None]:
    """The player assigns the AP; where only one way is left nothing is asked (BC-TERM-11, BC-TERM-12)."""
    ways = affordable(action(g))
    wish = Wish("assign", options=ways[0]) if len(ways) == 1 else (yield from ask(g, g.active, ASSIGNING))
    yield from ASSIGN.run(g, g.active, wish)
    yield from settle(g)


# Resolve


def use_up(g: Burncycle, bot: int, card: str, check: str) -> None:
    """Passed or failed, the terminal chip is discarded, a mainframe too (BC-TERM-07, BC-TERM-08, BC-MAINF-04)."""
    cell = g.bots[bot].cell
    was_mainframe = cell in g.mainframes
    g.terminals = tuple([each for each in g.terminals if each != cell])
    g.mainframes = tuple([each for each in g.mainframes if each != cell])
    g.tell(TerminalUsedUp(bot, cell, card), cites="BC-TERM-07" if check == "passed" else "BC-TERM-08")
    did(g, "terminal", bot, cell, detail=check)
    if was_mainframe:
        did(g, "mainframe", bot, cell)


def resolve_next(g: Burncycle) -> Script[None]:
    """Resolve the next option that was paid for; the rest waits in the state."""
    at = action(g)
    assert at.due  # noqa: S101 - seen before
    option, *rest = at.due
    set_action(g, due=tuple(rest))
    told = OptionResolved(at.bot, at.card, option, option_name(at.card, option))
    g.tell(told, cites="BC-MAINF-02" if at.mainframe else "BC-TERM-06")
    yield from apply_effects(g, at.bot, terminal_cards()[at.card].options[option - 1].effects, "BC-TERM-06")


def put_away(g: Burncycle) -> Script[None]:
    """The card is discarded, and the turn goes on (BC-TERM-07)."""
    yield from ()
    discard_card(g, "terminal_cards", action(g).card)
    g.at_terminal, g.phase = None, "act"


TERMINAL, SELECT, ROLL, ASSIGN = Terminal(), Select(), RollAtTerminal(), Assign()
VERBS = (TERMINAL, SELECT, ROLL, ASSIGN)
SELECTING = OfTheTurn(
    "select-options",
    (SELECT,),
    cites=("BC-TERM-05", "BC-TERM-09"),
    others="BC-ACT-02",
    instead={"roll": "BC-TERM-05"},
    otherwise="BC-FREE-03",
)
ROLLING = OfTheTurn(
    "roll-at-terminal",
    (ROLL,),
    cites=("BC-TERM-05", "BC-TERM-15"),
    others="BC-ACT-02",
    instead={"select": "BC-TERM-10"},
    otherwise="BC-FREE-03",
)
ASSIGNING = OfTheTurn(
    "assign-ap",
    (ASSIGN,),
    cites=("BC-TERM-11", "BC-TERM-15"),
    others="BC-ACT-02",
    instead={"select": "BC-TERM-14", "roll": "BC-TERM-14"},
    otherwise="BC-FREE-03",
)
