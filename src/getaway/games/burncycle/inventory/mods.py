"""Mods: drawn uninstalled, installed by agents permanently (BC-MOD-02, BC-MOD-11)."""

from __future__ import annotations

import msgspec

from getaway.games.burncycle.ground.effects import Cites, whose
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.supply import draw_card
from getaway.games.burncycle.inventory.events import ModInstalled
from getaway.games.burncycle.inventory.inventory import can_hold, held, put_in_slot
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import Held
from getaway.games.burncycle.table.pieces import Effect, mods
from getaway.kernel import ALLOWED, Refused, Script, Seat, Verdict


def draw_mod(g: Burncycle, i: int, cites: Cites) -> Script[None]:
    """A bot draws a mod; it lies uninstalled in a slot and does nothing there (BC-MOD-02 to BC-MOD-04)."""
    if not can_hold(g, i):
        return
    card = yield from draw_card(g, "mods")
    if card:
        yield from put_in_slot(g, i, Held(card), cites)


def judge_install(g: Burncycle, seat: Seat, card: str) -> Verdict:
    """An agent installs a mod from its inventory (BC-MOD-09); the command module cannot (BC-MOD-10)."""
    found = held(g.bots[seat], card)
    if found is None:
        return Refused("BC-MOD-10" if held(g.bots[g.module], card) else "BC-MOD-09")
    if card not in mods():
        return Refused("BC-MOD-09")
    return Refused("BC-MOD-14") if found.installed else ALLOWED


def install(g: Burncycle, i: int, card: str) -> None:
    """The mod works from now on, as long as it is kept (BC-MOD-11, BC-MOD-14)."""
    cards = [msgspec.structs.replace(each, installed=True) if each.card == card else each for each in g.bots[i].cards]
    g.set_bot(i, cards=tuple(cards))
    g.tell(ModInstalled(i, card), cites=("BC-MOD-09", "BC-MOD-11"))
    did(g, "install", i, g.bots[i].cell, detail=card)


def give_mods(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Mods for each bot it is for."""
    for i in (yield from whose(g, bot, effect)):
        for _ in range(effect.n):
            yield from draw_mod(g, i, cites)
