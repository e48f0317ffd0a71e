"""Preparing the Firewall: ICE, activation cards, Rewards and the Password."""

from __future__ import annotations

from getaway.games.breach.firewall.events import PasswordGiven
from getaway.games.breach.setup.events import RewardsLaid
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.pieces import ice, lit, rewards
from getaway.kernel import Script, pick

REWARDS = 4


def lay_firewall(g: Breach) -> Script[None]:
    """ICE, activation cards by their LEDs, tracks, Rewards, and who has the Password (BR-SETFW-01 to BR-SETPW-01)."""
    for category in ("bot", "hunter"):
        if not getattr(g, category):
            names = tuple([name for name, card in ice().items() if card.category == category])
            setattr(g, category, (yield from pick(g, names)))
    g.deck = tuple(sorted((*lit(g.bot, g.players), *lit(g.hunter, g.players))))
    g.guardian_deck = tuple(sorted(lit("xan4th", g.players)))
    for _ in range(REWARDS):
        card = yield from pick(g, tuple([name for name in rewards() if name not in g.rewards]))
        g.rewards = (*g.rewards, card)
    g.tell(RewardsLaid(g.rewards), cites="BR-SETFW-12")
    g.password = yield from pick(g, g.everyone)
    g.active = g.password
    g.tell(PasswordGiven(g.password), cites="BR-SETPW-01")
    g.phase = "setup-avatars"
