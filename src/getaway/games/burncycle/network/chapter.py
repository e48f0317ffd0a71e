"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.ground.chapters import Chapter
from getaway.games.burncycle.network import activation, effects, identity, netcard, step

NETWORK = Chapter(
    verbs=(netcard.NETWORK_CARD, *step.VERBS, *identity.VERBS),
    phases={
        "network": step.network,
        "landing": step.landing,
        "pings": activation.activate_pings,
        "ping-moves": activation.move_pings,
        "ping-dice": activation.roll_ping_dice,
    },
    effects={
        "network-card": netcard.give_network_cards,
        "level": effects.move_levels,
        "ceo-level": effects.move_ceo,
        "ceo-at-least": effects.raise_ceo,
        "add-pings": effects.add_pings,
        "activate-pings": effects.activate_all,
        "remove-ping": effects.remove_pings,
        "ip-home": effects.bring_home,
        "return-ip": effects.bring_back,
    },
)
