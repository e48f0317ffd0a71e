"""Inventories: two slots for equipment and mods, and any number of keys (BC-INV-02, BC-INV-03)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from getaway.games.burncycle.bots.power import gain_power
from getaway.games.burncycle.ground.choose import CHOOSE_CARD, choosing
from getaway.games.burncycle.ground.effects import Cites, whose
from getaway.games.burncycle.ground.ending import TURN
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.supply import discard_card
from getaway.games.burncycle.inventory.events import CardDiscarded, CardGained, KeyGained
from getaway.games.burncycle.inventory.load import slots_filled
from getaway.games.burncycle.table.arguments import CARD
from getaway.games.burncycle.table.doing import Pending, Todo
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import Bot, Held
from getaway.games.burncycle.table.pieces import Effect, mods
from getaway.kernel import Script, Seat, ask_any

SLOTS = 2
WHAT_GOES = choosing("what-goes", CHOOSE_CARD, ("BC-INV-05", "BC-INV-06"))


def held(bot: Bot, card: str) -> Held | None:
    """The card in this bot's inventory, if it is there."""
    for each in bot.cards:
        if each.card == card:
            return each
    return None


def can_hold(g: Burncycle, i: int) -> bool:
    """A shut down agent gets no cards or keys (BC-SHUTBOT-21), and neither does a bot off the floor (BC-ESC-03)."""
    return g.bots[i].acts


def deciders(g: Burncycle, i: int) -> tuple[Seat, ...]:
    """Who decides about a bot's cards: its player, for the module the active one, all in the corporation's turn."""
    if i != g.module:
        return (i,)
    return (g.active,) if g.phase in TURN else g.everyone


# Cards come and go


def put_in_slot(g: Burncycle, i: int, card: Held, cites: Cites) -> Script[None]:
    """A card goes into the inventory; whatever does not fit must go (BC-INV-05)."""
    g.set_bot(i, cards=(*g.bots[i].cards, card))
    g.tell(CardGained(i, card.card), cites=cites)
    yield from discard_down(g, i)


def discard_down(g: Burncycle, i: int) -> Script[None]:
    """A bot with more than 2 cards discards down to 2, even the new one if its player wants (BC-INV-05, BC-INV-06)."""
    while over_full(g, i):
        g.pending = Pending("card", names(g, i), "BC-INV-05", i)
        answered = yield from ask_any(g, WHAT_GOES, whoever_is_over(i))
        g.pending = None
        if answered is not None:
            discard_held(g, i, answered[1][CARD], "BC-INV-05")


def make_room(g: Burncycle, todo: Todo) -> Script[None]:
    """A bot whose bead fills a slot discards what no longer fits (BC-BEAD-05)."""
    yield from discard_down(g, todo.a)


def over_full(g: Burncycle, i: int) -> bool:
    """Whether a bot has more cards than slots (BC-INV-02), some of which a heavy bead may fill (BC-BEAD-05).

    Mods take a slot uninstalled (BC-MOD-04) and installed (BC-MOD-13).
    """
    return len(g.bots[i].cards) > SLOTS - slots_filled(g, i)


def whoever_is_over(i: int) -> Callable[[Burncycle], tuple[Seat, ...]]:
    """Who must discard: no one once enough cards have gone already."""
    return lambda g: deciders(g, i) if over_full(g, i) else ()


def names(g: Burncycle, i: int) -> tuple[str, ...]:
    """The names of a bot's cards."""
    return tuple([each.card for each in g.bots[i].cards])


def take_out(g: Burncycle, i: int, card: str) -> Held:
    """A card leaves an inventory slot, and its die with it."""
    bot = g.bots[i]
    found = held(bot, card)
    assert found is not None  # noqa: S101 - judged
    g.set_bot(i, cards=tuple([each for each in bot.cards if each is not found]))
    return found


def discard_held(g: Burncycle, i: int, card: str, cites: Cites) -> None:
    """Equipment or a mod is discarded (BC-INV-04); an uninstalled mod pays its power, forced or not (BC-MOD-07, -08).

    An installed one pays nothing (BC-MOD-15).
    """
    gone = take_out(g, i, card)
    mod = mods().get(card)
    discard_card(g, "equipment" if mod is None else "mods", card)
    g.tell(CardDiscarded(i, card), cites=cites)
    if mod is None:
        did(g, "discard-equipment", i, g.bots[i].cell, detail=card)
    elif not gone.installed:
        gain_power(g, i, mod.power, ("BC-MOD-07", "BC-MOD-08"))
    still_to_choose(g, i)


def still_to_choose(g: Burncycle, i: int) -> None:
    """If the bot's player is being asked what to discard, take this card off the list."""
    pending = g.pending
    if pending is not None and pending.cite == "BC-INV-05" and pending.about == i:
        g.pending = msgspec.structs.replace(pending, items=names(g, i))


# Keys


def gain_keys(g: Burncycle, i: int, n: int, cites: Cites) -> None:
    """A bot gains key chips, mainly from key cards (BC-KEYCHIP-02), and can carry any number of them (BC-INV-03).

    They never run out (BC-LIMIT-06); the command module may have some too (BC-CMD-03).
    """
    if can_hold(g, i):
        keys = g.set_bot(i, keys=g.bots[i].keys + n).keys
        g.tell(KeyGained(i, keys), cites=cites)


def give_keys(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Keys for each bot it is for."""
    for i in (yield from whose(g, bot, effect)):
        gain_keys(g, i, effect.n, cites)
