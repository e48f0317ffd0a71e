"""Every question of The Breach, and who answers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from getaway.bots.breach.greedy import acting, choosing, icing, moving, responding, sheet, turning
from getaway.bots.breach.greedy.deeds import purchase
from getaway.games.breach.table.model import Breach
from getaway.kernel import Ask, Wish

Answer = Callable[[Breach, Ask], Wish | None]
MODEST: Final = (
    "pass",
    "keep",
    "stop",
    "forgo",
    "take-it",
    "end-configuring",
    "end-turn",
    "end-actions",
    "buy-nothing",
)
"""What ends a question without choosing anything."""


def decide(g: Breach, ask: Ask) -> Wish:
    """The answer of a seat to the question put to it: from what that seat may see, the same every time.

    It is handed the whole state, but hidden fields are read in `sight` alone, and there only the seat's own entries.
    """
    answer = ANSWERS.get(ask.question.name)
    wish = answer(g, ask) if answer is not None else None
    return wish if wish is not None and wish in ask.choice else modest(ask)


def modest(ask: Ask) -> Wish:
    """An answer that does nothing, or else the first there is."""
    for act in ask.choice.acts:
        if act.verb in MODEST:
            return Wish(act.verb)
    return next(iter(ask.choice))


def cheaper(g: Breach, ask: Ask) -> Wish | None:
    """The Information that the discount brings within reach."""
    bought = purchase(g, ask.seat, g.less)
    return Wish("buy-cheaper", reward=bought) if bought else None


ANSWERS: Final[dict[str, Answer]] = {
    "act": acting.answer,
    "move": moving.answer,
    "configure": acting.configure,
    "trace": acting.trace,
    "free-develop": acting.develop_freely,
    "buy-cheaper": cheaper,
    "push": sheet.push,
    "which-colour": sheet.colour,
    "which-starting-cube": sheet.colour,
    "turn-room": turning.turn,
    "which-room-turns": turning.which_room,
    "where-to-breach": turning.border,
    "which-room-darkens": turning.which_dark,
    "name-target": responding.name_target,
    "elude": responding.elude,
    "respond-to-attack": responding.to_attack,
    "respond-to-firewall": responding.in_firewall_turn,
    "respond-to-target": responding.in_firewall_turn,
    "respond-to-threat": responding.in_firewall_turn,
    "respond-to-end": responding.in_firewall_turn,
    "respond-to-move": responding.to_move,
    "play-a-mission": responding.mission,
    "after-the-roll": responding.after_the_roll,
    "where-to-connect": choosing.connect,
    "where-to-reconnect": choosing.connect,
    "where-to-appear": choosing.slide,
    "where-to-slide": choosing.slide,
    "where-to-infect": choosing.infect,
    "which-virus-moves": choosing.drifts,
    "where-it-moves": choosing.drifts_to,
    "which-type": choosing.token,
    "copy-or-credit": choosing.token,
    "which-token-to-drop": choosing.drop,
    "which-virus": choosing.virus,
    "discard": choosing.discard,
    "discard-one": choosing.discard,
    "which-effect": choosing.effect,
    "which-gateway": choosing.gateway,
    "where-to-put-it": choosing.edge,
    "where-ice-goes": icing.room,
    "where-ice-heads": icing.room,
    "which-way-ice-goes": icing.room,
    "which-way-guardian-goes": icing.room,
    "which-target": icing.whom,
    "whose-credit": icing.whom,
    "which-virus-purged": icing.whom,
    "which-ice": icing.model,
    "which-ice-aims": icing.model,
    "which-ice-at-all": icing.model,
    "which-ice-leaves": icing.leaves,
    "which-ice-quick": icing.model,
    "where-to-deploy": icing.deploy,
    "which-track": icing.track,
    "put-back": icing.put_back,
}
