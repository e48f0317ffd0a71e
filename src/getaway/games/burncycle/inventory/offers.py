"""What a player may do at any time, unasked, in any player's turn: discard cards, install mods, drop an imperative."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.inventory.imperatives import PENALTY, drop, judge_drop
from getaway.games.burncycle.inventory.inventory import deciders, discard_held, held
from getaway.games.burncycle.inventory.mods import install, judge_install
from getaway.games.burncycle.table.arguments import BOT, CARD
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import Held
from getaway.games.burncycle.table.pieces import mods
from getaway.kernel import ALLOWED, RARE, USUAL, Act, Args, One, Refused, Rows, Script, Seat, Verb, Verdict, Wish


def settle_at_rest(g: Burncycle) -> Script[None]:
    """Consequences happen at once; in the middle of a resolution they wait for its next pause."""
    busy = g.pending or g.roll or g.using or g.pinging or g.rolls or g.deal or g.waiting or g.acting
    if not busy:
        yield from settle(g)


class Discard(Verb[Burncycle]):
    """Discard equipment or a mod, one card after another if you want (BC-INV-04)."""

    name = "discard"
    arguments = (BOT, CARD)
    anchor = "card"
    free = True

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        bot = wish[BOT]
        if not 0 <= bot < len(g.bots) or seat not in deciders(g, bot):
            return Refused("BC-INV-04")
        return ALLOWED if held(g.bots[bot], wish[CARD]) else Refused("BC-INV-04")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        own, shared = g.bots[seat].cards, g.bots[g.module].cards
        if not own and not shared:
            return None
        return _discards(seat, own, g.module, shared if seat in deciders(g, g.module) else ())

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, bot=g.module, card=each.card) for each in g.bots[g.module].cards]

    def warnings(self, g: Burncycle, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """An installed mod pays nothing (BC-MOD-15)."""
        own = g.bots[seat].cards
        return [(Wish(self.name, bot=seat, card=each.card), "BC-MOD-15", {}) for each in own if each.installed]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        discard_held(g, wish[BOT], wish[CARD], "BC-MOD-06" if wish[CARD] in mods() else "BC-INV-04")
        yield from settle_at_rest(g)


@lru_cache(maxsize=4096)
def _discards(seat: Seat, own: tuple[Held, ...], module: int, shared: tuple[Held, ...]) -> Act | None:
    rows = [(seat, each.card) for each in own] + [(module, each.card) for each in shared]
    return Act("discard", Rows(("bot", "card"), rows)) if rows else None


class Install(Verb[Burncycle]):
    """Install a mod from your agent's inventory, permanently (BC-MOD-09, BC-MOD-14)."""

    name = "install"
    arguments = (CARD,)
    rank = USUAL
    free = True

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return judge_install(g, seat, wish[CARD])

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        loose = [each.card for each in g.bots[seat].cards if not each.installed and each.card in mods()]
        return Act(self.name, One("card", loose)) if loose else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        cards = (*g.bots[seat].cards, *g.bots[g.module].cards)
        return [Wish(self.name, card=each.card) for each in cards if each.card in mods()]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        install(g, seat, wish[CARD])
        yield from settle_at_rest(g)


class DropImperative(Verb[Burncycle]):
    """Discard your agent's imperative for 1 power (BC-IMP-10)."""

    name = "drop-imperative"
    rank = RARE
    free = True

    def piece(self, g: Burncycle, seat: Seat) -> str | None:
        """The card itself."""
        return f"card:{g.bots[seat].imperative}" if g.bots[seat].imperative else None

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return judge_drop(g, seat)

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return _DROP if judge_drop(g, seat) else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return (Wish(self.name),) if g.bots[seat].imperative else ()

    def warnings(self, g: Burncycle, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """The last power shuts the agent down (BC-IMP-13)."""
        return [(Wish(self.name), "BC-IMP-13", {})] if g.bots[seat].power == 1 else []

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        return {"power": PENALTY}

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        drop(g, seat)
        yield from settle_at_rest(g)


_DROP = Act("drop-imperative")
DISCARD, INSTALL, DROP_IMPERATIVE = Discard(), Install(), DropImperative()
VERBS = (DISCARD, INSTALL, DROP_IMPERATIVE)


def offers(g: Burncycle, seat: Seat) -> tuple[Verb[Any], ...]:
    """Open to every player from when the bots are there until the end."""
    return VERBS if len(g.bots) > g.players and g.phase != "over" else ()
