"""What cards can say: effects, happenings, conditions and patrols by name, when abilities work and what they give.

A test compares these tables with the rules.
"""

from __future__ import annotations

from typing import Final, NamedTuple

EFFECTS: Final = {
    "power": "each bot it is for gains n power",
    "lose-power": "each bot it is for loses n power",
    "threat": "threat advances by n, or falls where n is below 0",
    "key": "each bot it is for gains n keys",
    "dice": "n dice (what: basic, advanced or elite) for the pool of the turn",
    "reserve": "n chips of choice of the supply, or of type `what`, for its reserve",
    "team-reserve": "the same for the team reserve",
    "clear-chip": "its awareness chip goes back to its mat, unless a unit sees the bot",
    "place-chip": "its awareness chip goes to a terminal or cache space (what) of choice",
    "move": "n spaces of bonus movement for each bot it is for",
    "equipment": "each bot it is for draws n equipment cards",
    "mod": "each bot it is for draws n mods",
    "network-card": "each agent it is for draws n network cards",
    "virtual-terminal": "a terminal card is drawn, and one option of choice resolved for no AP",
    "unlock": "a locked door of choice: beside the bot, of its room or any (what)",
    "lock": "an unlocked door of choice: beside the bot, of its room or any (what)",
    "mainframe": "a terminal chip of choice is turned over: of its room or any (what)",
    "surveil": "a room of choice with a bead is surveilled",
    "surveil-all": "all rooms with a bead are surveilled, with the face `what` on each die",
    "level": "the network level rises by n, or falls",
    "ceo-level": "the CEO's level rises by n, or falls",
    "remove-ping": "n pings of choice leave the network",
    "return-ip": "a banned IP comes back",
    "stun": "a security unit of choice within n spaces is stunned",
    "shut-unit": "a security unit of choice within n spaces is shut down",
    "captain": "the captain is deployed",
    "turn": "guards or all security units (who) turn right by n quarters",
    "imperative": "each agent it is for draws an imperative",
    "ceo-at-least": "the CEO's level rises to n if it is lower",
    "ip-home": "the IP of each agent it is for returns to its access point",
    "add-pings": "n pings enter the network",
    "activate-pings": "all pings move",
    "degrade": "the n leftmost active chips of the burncycle are degraded",
    "restore": "the n leftmost degraded chips of the burncycle become active",
    "deactivate": "slot n of the burncycle loses its peg and its chip",
}
"""Every effect that content can name, and what happens then: `n` is how much, `what` of which kind, `who` for whom."""
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
"""Of which kind; effects that aren't listed have no kinds."""
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
"""The smallest and largest number; 1 to 10 for effects that aren't listed."""


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

HAPPENINGS: Final = (
    *("move", "strike-unit", "strike-wall", "shut-unit", "stun-unit", "break-wall", "terminal", "network-card"),
    *("keypad", "keypad-open", "unlock", "key", "repair", "pass", "alter", "trade", "push", "swap"),
    *("cache", "surveil", "step"),
    *("detected", "hide", "equipment", "discard-equipment", "install", "boot", "hub", "turn-end", "round-end"),
    *("floor", "upgrade", "free-action", "reboot", "mission-action", "escape", "mainframe"),
    *("routed", "move-end", "ip-move", "network-end", "won", "lost"),
)
"""Everything a task, an imperative or a step of a lesson can wait for."""
CONDITIONS_OF_BOT: Final = ("stands", "brings", "hidden")
CONDITIONS_OF_TEAM: Final = ("surveilled", "alert", "wall", "apart", "lured")
"""Conditions that a task can wait for: of one bot, and of the whole team."""
PATROLS: Final = (
    "stationary",
    "pace",
    "perimeter",
    "unlocked-doors",
    "closest-bot",
    "command-module",
    "post",
    "terminals",
)
"""The patrols of guards and captains (BC-PATROL-07 to BC-PATROL-19)."""
