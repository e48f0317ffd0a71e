"""Imperatives."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.supply import draw_card
from getaway.kernel import Script


def draw_imperative(g: Burncycle, i: int, cites: str) -> Script[None]:
    """An agent without an imperative draws one (BC-IMP-02, BC-IMP-04); the command module never (BC-IMP-06)."""
    if i == g.module or g.bots[i].imperative:
        return
    card = yield from draw_card(g, "imperatives")
    g.set_bot(i, imperative=card)
