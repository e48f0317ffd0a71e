"""What cards may say: the effects, what each takes, and when it can be used.

Cards are checked against these tables, and a test compares the tables with the rules.
"""

from __future__ import annotations

from typing import Final

from getaway.games.breach.table.parts import CATEGORIES, COLOURS, TYPES

EFFECTS: Final = {
    "push": "n Pushes",
    "draw": "n Malware cards are drawn",
    "discard": "n Malware cards of the hand are discarded",
    "gain-cube": "a code cube of the colour `what`, or of any",
    "credit": "n Credits are gained",
    "steal-credit": 'n Credits of the player met; with `what = "or-draw"` a card where there is none',
    "discount": "one Purchase now, n Credits cheaper, at least 1",
    "research": "n Research tokens of the Reserve",
    "take-research": "a Research token of the room",
    "partial-info": "a partial Information token of any type left",
    "develop": "a free Develop",
    "threat": "Threat rises by n",
    "reset-threat": "Threat is reset",
    "virus-self": "the Firewall assigns n Viruses to the player's Avatar",
    "remove-virus": "n Firewall Viruses leave the player's Avatar",
    "assign-virus": "n Viruses for the attacker",
    "shield": "a free Shield",
    "unshield": "the target's Shield token is discarded",
    "slide": "n Slides",
    "slide-after": "n Slides once the attack is resolved",
    "place-avatar": "the Avatar is placed in a room of a node traced",
    "move": "a free Move",
    "attack": "a free Attack with n more and a Range",
    "boost": "n more of the ability `what` until the action is resolved",
    "range": 'Range for this attack, or with `what = "turn"` for all attacks of the turn',
    "reroll": "the Infection die is rolled again",
    "ignore-threat": "the Threat of the Infection die's result is ignored",
    "place-virus": "a Virus in up to n rooms: here, connected or any (`where`)",
    "move-virus": "up to n Viruses of the player go to an adjacent room",
    "open-breach": 'a Breach on a border of the room (`where = "here"`) or on any',
    "rotate": "n rooms are turned: here, connected, the mover's or any (`where`)",
    "darken": "a revealed room without Avatars becomes dark",
    "move-gateway": "a Gateway goes to another outer side",
    "retarget": "what is aimed at the player's Avatar is aimed at another one in the room",
    "peek": "the top n activation cards are looked at and put back in any order",
    "advance": "the cube of the track `what` advances by n",
}
"""Every effect that a card, room, Cheat, development box or token can name, and what happens then."""
NOTHING: Final = ("",)
WHAT: Final = {
    "gain-cube": (*COLOURS, "any"),
    "boost": COLOURS,
    "range": ("", "turn"),
    "steal-credit": ("", "or-draw"),
    "partial-info": (*TYPES, "any"),
    "advance": CATEGORIES,
}
"""Of what kind; other effects have no kinds."""
WHERE: Final = {
    "place-virus": ("here", "connected", "any"),
    "rotate": ("here", "connected", "mover", "any"),
    "open-breach": ("", "here"),
    "place-avatar": ("traced",),
}
"""Where; other effects have no places."""
WHO: Final = {"assign-virus": ("attacker",)}
MOST: Final = 6
NUMBERS: Final = {"attack": (0, MOST)}
"""The lowest and highest number, where it isn't 1 to 6."""
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
"""What ICE can do, with the lowest and highest number; purge 0 means all."""
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
"""The timings that suit effects which need a certain moment."""
AMONG_RIVALS: Final = ("unshield", "steal-credit", "retarget")
RIVAL_CONDITIONS: Final = ("meets-avatar", "two-viruses", "disconnected")
"""Effects and conditions that need another player: their cards have an Alternative Effect (BR-SOLO-12)."""
TIMINGS: Final = {
    "action-phase": "BR-TIMING-01",
    "any-moment": "BR-TIMING-02",
    "any-attack": "BR-TIMING-03",
    "your-attack": "BR-TIMING-04",
    "your-move": "BR-TIMING-04",
    "your-infect": "BR-TIMING-04",
    "enemy-attack": "BR-TIMING-05",
    "enemy-move": "BR-TIMING-05",
    "firewall-turn": "BR-TIMING-06",
}
"""When a card can be played, and the clause of each timing."""
ROOM_TYPES: Final = {
    "industrial": "BR-ROOM-03",
    "terminal": "BR-ROOM-04",
    "garden": "BR-ROOM-05",
    "tower": "BR-ROOM-06",
    "void": "BR-ROOM-07",
}
"""The types of rooms, and the clause of each."""
RESEARCH_TOKENS: Final = {
    "boost": "BR-RES-09",
    "reroll": "BR-RES-10",
    "move-gateway": "BR-RES-11",
    "remove-virus": "BR-RES-13",
    "push": "BR-RES-15",
    "reset-threat": "BR-RES-16",
}
"""What a Research token can do, and the clause of each effect."""
AWAKENING: Final = ("omega", "enter", "shuffle-in")
"""What the Guardian's card does when it awakes."""
