"""What cards may say: for each effect whom it knows, of what kind and how much; when abilities work; what they give.

An effect is known to the checker as soon as the rules carry it out. What it takes besides stands here, beside nobody
else's words: a test compares these tables with the rules.
"""

from __future__ import annotations

from typing import Final, NamedTuple

BOTS: Final = ("self", "agents", "bots", "module", "another")
"""Whom an effect may be for, unless it says otherwise."""
WHO: Final = {
    "turn": ("guards", "units"),
    "ip-home": ("self", "agents", "bots", "module"),
}
CHIPS: Final = ("", "general", "physical", "tech", "utility")
REACH: Final = ("", "beside", "room", "any")
WHAT: Final = {
    "dice": ("", "basic", "advanced", "elite"),
    "reserve": CHIPS,
    "team-reserve": CHIPS,
    "place-chip": ("", "terminal", "cache"),
    "equipment": ("", "keep-one"),
    "unlock": REACH,
    "lock": REACH,
    "mainframe": ("", "room", "any"),
    "surveil-all": ("guard", "mainframe", "powercell", "autolock", "imperative"),
    "stun": ("", "1", "2", "3", "4", "5"),
    "shut-unit": ("", "guard"),
}
"""Of what kind; an effect that is not here knows no kinds."""
MOST: Final = 10
NUMBERS: Final = {
    "threat": (-25, 25),
    "level": (-5, 5),
    "ceo-level": (-5, 5),
    "ceo-at-least": (1, 6),
    "stun": (0, 30),
    "shut-unit": (0, 30),
    "deactivate": (1, 5),
    "captain": (1, 3),
    "turn": (1, 3),
}
"""How much, from and to; 1 to 10 unless it is here."""


class Holder(NamedTuple):
    """A kind of thing with abilities: what it is called, when they work, and what they give."""

    name: str
    whens: tuple[str, ...]
    gives: tuple[str, ...]


_OWN: Final = ("move-ap", "strike-ap", "terminal-ap", "swap", "push", "cheap-push", "strike-reach")
_REPAIRS: Final = ("repair", "repair-bonus", "shut-threat")
_DICE: Final = ("flip", "reroll")
_DRONE: Final = ("drone", "drone-surveil", "drone-distract", "drone-keypad")
_DISGUISE: Final = ("disguise", "redisguise", "identity-theft")
_TEAM: Final = ("team-pool", "team-move-ap", "team-strike-ap", "team-terminal-ap")

AGENT: Final = Holder(
    "an agent",
    ("always", "free", "dice", "check", "move", "network", "pings"),
    ("pool-basic", *_OWN, *_REPAIRS, *_DICE, *_DRONE, *_DISGUISE),
)
MOD: Final = Holder(
    "a mod",
    ("always", "free", "dice", "network"),
    ("pool-basic", *_OWN, *_REPAIRS, *_DICE),
)
MODULE: Final = Holder("a command module", ("always", "free"), (*_OWN, *_REPAIRS, *_TEAM))
CAPTAIN: Final = Holder("a captain", ("always", "seen", "security"), ("guard-movement", "guard-durability"))
ESCALATION: Final = Holder("an escalation", (), ("door-level", "hub-rolls", "ceo-lowest"))
EQUIPMENT: Final = Holder("equipment", ("free", "act"), ())

GUARD_ABILITIES: Final = ("cautious", "demerit", "drain", "grapple", "shift")
"""What guards can do (BC-SECAB-03 to BC-SECAB-13)."""
