"""What cards may say: for each effect of what kind, where and how much; and when which effects find their moment.

An effect is known to the checker as soon as the rules carry it out. What it takes besides stands here: a test compares
these tables with the rules.
"""

from __future__ import annotations

from typing import Final

from getaway.games.breach.parts import CATEGORIES, COLOURS, TYPES

NOTHING: Final = ("",)
WHAT: Final = {
    "gain-cube": (*COLOURS, "any"),
    "boost": COLOURS,
    "range": ("", "turn"),
    "steal-credit": ("", "or-draw"),
    "partial-info": (*TYPES, "any"),
    "advance": CATEGORIES,
}
"""Of what kind; an effect that is not here knows no kinds."""
WHERE: Final = {
    "place-virus": ("here", "connected", "any"),
    "rotate": ("here", "connected", "mover", "any"),
    "open-breach": ("", "here"),
    "place-avatar": ("traced",),
}
"""Where; an effect that is not here knows no places."""
WHO: Final = {"assign-virus": ("attacker",)}
MOST: Final = 6
NUMBERS: Final = {"attack": (0, MOST)}
"""How much, from and to; 1 to 6 unless it is here."""
COSTS: Final = {"cache": COLOURS, "credit": NOTHING}
"""What can be paid, and of what kind."""
DANGERS: Final = ("threat", "virus-self")
SUBROUTINES: Final = {
    "slide": (1, MOST),
    "attack": (0, MOST),
    "attach": (1, 1),
    "threat": (1, 3),
    "pull": (1, MOST),
    "purge": (0, 4),
    "seal": (1, 1),
}
"""What ICE do, from and to how much; purge 0 is all."""
GUARDIAN_ONLY: Final = ("seal",)
TRAITS: Final = ("leech", "grip", "pack", "anti-virus", "colossus")
CONDITIONS: Final = (
    *("activates-room", "meets-avatar", "eliminates", "two-viruses"),
    *("no-virus", "double-threat", "disconnected"),
)
"""What Missions wait for."""
MOMENTS: Final = {
    "boost movement": ("your-move",),
    "boost attack": ("your-attack", "any-attack"),
    "boost defense": ("enemy-attack",),
    "range": ("your-attack",),
    "unshield": ("your-attack",),
    "slide-after": ("enemy-attack",),
    "assign-virus": ("enemy-attack",),
    "reroll": ("your-infect",),
    "ignore-threat": ("your-infect",),
    "retarget": ("firewall-turn",),
    "rotate mover": ("enemy-move",),
}
"""The timings at which effects that belong to a moment can find it."""
AMONG_RIVALS: Final = ("unshield", "steal-credit", "retarget")
RIVAL_CONDITIONS: Final = ("meets-avatar", "two-viruses", "disconnected")
"""Effects and conditions that need another player: their cards have an Alternative Effect (BR-SOLO-12)."""
