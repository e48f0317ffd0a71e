"""Action chips and decks: what is taken from a supply and what goes back.

Beads, cache, key, terminal and mainframe chips and pegs are not counted: there are always enough (BC-LIMIT-06).
"""

from __future__ import annotations

import msgspec

from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import CHIPS, Pile, Slot
from getaway.kernel import Script, pick
from getaway.kit.zones import without_one

PLACE = {chip: i for i, chip in enumerate(CHIPS)}


def chips_left(g: Burncycle, chip: str) -> int:
    """How many chips of a type the supply has."""
    return g.supply[PLACE[chip]]


def take_chip(g: Burncycle, chip: str) -> bool:
    """Take a chip from the supply, if one is left (BC-LIMIT-02)."""
    if not chips_left(g, chip):
        return False
    _add(g, chip, -1)
    return True


def return_chip(g: Burncycle, chip: str) -> None:
    """A chip goes back to the supply; a general one goes on into a slot that waits for one (BC-BCUP-05)."""
    if chip == "general":
        for i, slot in enumerate(g.slots):
            if slot.active and not slot.chip:
                g.set_slot(i, msgspec.structs.replace(slot, chip=chip, degraded=False))
                return
    _add(g, chip, 1)


def clear_chips(g: Burncycle) -> None:
    """All chips of the burncycle and of all reserves go back to the supply (BC-REBOOT-03, BC-REBOOT-04)."""
    chips = [slot.chip for slot in g.slots if slot.chip] + list(g.team)
    g.team = ()
    for i in g.everyone:
        if g.bots[i].reserve:
            chips += g.bots[i].reserve
            g.set_bot(i, reserve=())
    g.slots = tuple([Slot(active=slot.active) for slot in g.slots])
    g.supply = tuple([left + chips.count(chip) for chip, left in zip(CHIPS, g.supply, strict=True)])


def _add(g: Burncycle, chip: str, n: int) -> None:
    place = PLACE[chip]
    g.supply = (*g.supply[:place], g.supply[place] + n, *g.supply[place + 1 :])


def reserve_of(g: Burncycle, i: int) -> tuple[str, ...]:
    """A bot's reserve; the command module's is the team reserve (BC-CMD-22)."""
    return g.team if i == g.module else g.bots[i].reserve


def set_reserve(g: Burncycle, i: int, chips: tuple[str, ...]) -> None:
    """Change a bot's reserve, kept in the order of the types; chips have no degraded side there (BC-CHIP-04)."""
    ordered = tuple(sorted(chips, key=PLACE.__getitem__))
    if i == g.module:
        g.team = ordered
    else:
        g.set_bot(i, reserve=ordered)


def add_to_reserve(g: Burncycle, i: int, chip: str, n: int = 1) -> None:
    """Chips of the supply go to a reserve, as long as any are left."""
    n = min(n, chips_left(g, chip))
    if n:
        _add(g, chip, -n)
        set_reserve(g, i, (*reserve_of(g, i), *[chip] * n))


def drop_from_reserve(g: Burncycle, i: int, chip: str) -> None:
    """A reserve chip goes back to the supply."""
    take_from_reserve(g, i, chip)
    return_chip(g, chip)


def take_from_reserve(g: Burncycle, i: int, chip: str) -> None:
    """A chip leaves a reserve."""
    set_reserve(g, i, without_one(reserve_of(g, i), chip))


# Decks


def draw_card(g: Burncycle, deck: str) -> Script[str]:
    """The top card of a shuffled deck: any of those left, equally likely; "" if neither deck nor discards have one.

    An empty deck is made of its shuffled discards first (BC-LIMIT-08, BC-EQUIP-14).
    """
    pile: Pile = getattr(g, deck)
    if not pile.left:
        pile = Pile(pile.gone)
        setattr(g, deck, pile)
    if not pile.left:
        return ""
    card: str = yield from pick(g, pile.left)
    pile = getattr(g, deck)
    setattr(g, deck, Pile(_less(pile.left, card), pile.gone))
    return card


def discard_card(g: Burncycle, deck: str, card: str) -> None:
    """A card goes to its discards."""
    pile: Pile = getattr(g, deck)
    setattr(g, deck, Pile(pile.left, tuple(sorted((*pile.gone, card)))))


def draw_guard(g: Burncycle, level: int) -> Script[str]:
    """A random guard of a level; an empty stack is made of its discards, an empty level uses the next lower one.

    Below level 1 there is none (BC-GUARD-08, BC-GUARD-09, BC-GUARD-10).
    """
    for n in range(level - 1, -1, -1):
        pile = g.guards[n]
        if not pile.left:
            pile = Pile(pile.gone)
            g.guards = (*g.guards[:n], pile, *g.guards[n + 1 :])
        if pile.left:
            name: str = yield from pick(g, pile.left)
            pile = Pile(_less(pile.left, name), pile.gone)
            g.guards = (*g.guards[:n], pile, *g.guards[n + 1 :])
            return name
    return ""


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
