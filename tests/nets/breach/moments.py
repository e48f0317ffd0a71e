"""The table of moments and timings, as the book and the cards have them (pages 30 to 34).

It says three things, and knows nothing of how the rules carry them out:

- `STANDING`: while a question stands, who may play at all;
- `TIMINGS`, `EFFECTS`, `TOKENS`: what of a player's things fits the moment;
- `BEFORE`: what must not happen before those whom it concerns were asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import COLOURS, FIREWALL, NOWHERE
from getaway.games.breach.table.pieces import Effect, Malware

Seat = int
NOBODY, ASKED, ALL = "nobody", "asked", "all"


class Now(NamedTuple):
    """A moment as it looks from outside: the question that stands, or none, and the table."""

    question: str
    asked: tuple[Seat, ...]
    g: Breach

    @property
    def half_done(self) -> bool:
        """A card, token or Cheat is being resolved; a Move or Attack that it gives has its own moments."""
        return self.g.resolving or bool(self.g.playing and not self.g.moves and not self.g.attacks)

    @property
    def step(self) -> str:
        """The step of the attack under way."""
        return self.g.attacks[-1].step if self.g.attacks else ""

    @property
    def attacker(self) -> Seat:
        """Whose Avatar attacks; nobody's where an ICE does."""
        attack = self.g.attacks[-1] if self.g.attacks else None
        return NOWHERE if attack is None or attack.ice != NOWHERE else attack.by

    def aimed(self, seat: Seat) -> bool:
        """Whether an attack is aimed at this player's Avatar and not yet decided."""
        return self.step in ("target", "respond") and self.g.attacks[-1].target == seat

    def acting(self, seat: Seat) -> bool:
        """Whether it is this player's own Action Phase, with the Avatar in the Database."""
        g = self.g
        return g.active == seat and g.phase in ("act", "move") and g.seats[seat].room != NOWHERE


# Who may play at all while a question stands


RESPONSES: Final = (
    "respond-to-attack",
    "respond-to-move",
    "respond-to-firewall",
    "respond-to-target",
    "respond-to-threat",
    "respond-to-end",
)
MISSION, CONNECTING = "play-a-mission", ("where-to-connect", "where-to-reconnect")


class Row(NamedTuple):
    """A kind of moment, how it is known, and who may play."""

    name: str
    now: Callable[[Now], bool]
    who: str


STANDING: Final = (
    Row("a Mission's condition has occurred", lambda now: now.question == MISSION, ASKED),
    Row("a player is asked for a response", lambda now: now.question in RESPONSES, ASKED),
    Row("a hand is over its limit", lambda now: now.question == "discard", NOBODY),
    Row("a card, token or Cheat is being resolved", lambda now: now.half_done, NOBODY),
    Row("Viruses of an attack are being assigned", lambda now: now.step == "assign", NOBODY),
    Row("an Avatar is about to connect", lambda now: now.question in CONNECTING, ALL),
    Row("before and after an action", lambda now: now.question == "act", ALL),
    Row("the Infection die has been rolled", lambda now: now.question == "after-the-roll", ALL),
    Row("a Move is under way", lambda now: now.question == "move", ALL),
    Row("an Attack is declared", lambda now: now.question == "name-target", ALL),
    Row("Configuration and Trace Phase", lambda now: now.question in ("configure", "trace"), ALL),
    Row("a choice in the Firewall's turn", lambda now: now.g.in_firewall_turn, ALL),
    Row("a choice inside a player's turn", lambda now: True, ALL),
)
"""The first row that fits is the moment."""


def standing(now: Now) -> Row:
    """The moment at which a question stands."""
    return next(row for row in STANDING if row.now(now))


# What fits


def moves(now: Now) -> Seat:
    """Whose Move is under way."""
    return now.g.moves[-1].seat if now.g.moves else NOWHERE


TIMINGS: Final[dict[str, Callable[[Now, Seat], bool]]] = {
    "action-phase": lambda now, seat: now.acting(seat),
    "any-moment": lambda now, seat: True,
    "any-attack": lambda now, seat: bool(now.g.attacks),
    "your-attack": lambda now, seat: now.attacker == seat,
    "enemy-attack": lambda now, seat: bool(now.g.attacks) and now.attacker != seat,
    "your-move": lambda now, seat: moves(now) == seat,
    "enemy-move": lambda now, seat: bool(now.g.moves) and moves(now) != seat,
    "your-infect": lambda now, seat: now.g.rolled is not None and now.g.rolled.seat == seat,
    "firewall-turn": lambda now, seat: now.g.phase in ("password", "activation", "awakening"),
}
"""By the timing printed on a card or Program, when it fits (page 32)."""


def boosts(now: Now, seat: Seat, each: Effect) -> bool:
    """More Attack or Defense is for an attack whose Viruses are not yet assigned; Defense for the player's Avatar."""
    if each.what == "movement":
        return True
    return now.aimed(seat) if each.what == "defense" else now.step in ("target", "respond")


def decoys(now: Now, seat: Seat, each: Effect) -> bool:
    """An ICE has targeted the player's Avatar, and another one is in the room."""
    g, room = now.g, now.g.seats[seat].room
    aimed = g.activation is not None and g.activation.target == seat
    return aimed and any(i != seat and player.room == room for i, player in enumerate(g.seats))


EFFECTS: Final[dict[str, Callable[[Now, Seat, Effect], bool]]] = {
    "boost": boosts,
    "range": lambda now, seat, each: each.what == "turn" or now.step == "target",
    "slide-after": lambda now, seat, each: now.step == "respond" and now.aimed(seat),
    "unshield": lambda now, seat, each: now.step == "respond",
    "retarget": decoys,
    "reroll": lambda now, seat, each: now.g.rolled is not None,
    "ignore-threat": lambda now, seat, each: now.g.rolled is not None,
}
"""Effects that need a certain moment."""


def payable(now: Now, seat: Seat, card: Malware) -> bool:
    """Whether the cost printed on a card can be paid."""
    player = now.g.seats[seat]
    cubes = [COLOURS.index(cost.what) for cost in card.cost if cost.do == "cache"]
    price = sum([cost.n for cost in card.cost if cost.do != "cache"])
    return all(player.cubes[colour][colour] for colour in cubes) and player.credits >= price


def card_fits(now: Now, seat: Seat, card: Malware) -> bool:
    """Whether a card or Program of this player fits the moment."""
    g = now.g
    at_mission = now.question == MISSION and g.window is not None
    if at_mission and (not card.condition or g.window is None or card.condition != g.window.condition):
        return False
    if card.condition and not at_mission and not (g.active == seat and card.condition in g.just):
        return False
    effects = all(EFFECTS[each.do](now, seat, each) for each in card.effects if each.do in EFFECTS)
    return TIMINGS[card.timing](now, seat) and effects and payable(now, seat, card)


TOKENS: Final[dict[str, Callable[[Now, Seat], bool]]] = {
    "boost-movement": lambda now, seat: moves(now) == seat and not now.g.moves[-1].begun and not now.g.attacks,
    "boost-attack": lambda now, seat: now.attacker == seat and now.step in ("target", "respond"),
    "boost-defense": lambda now, seat: now.aimed(seat),
    "reroll": lambda now, seat: now.acting(seat) and now.g.rolled is not None,
    "move-gateway": lambda now, seat: now.acting(seat),
    "remove-virus": lambda now, seat: now.acting(seat) and now.g.seats[seat].viruses[FIREWALL] > 0,
    "push": lambda now, seat: now.acting(seat),
    "reset-threat": lambda now, seat: now.acting(seat),
}
"""By Research token, when it fits (page 33): a moment that it names, or the player's whole Action Phase."""


def may_cheat(now: Now, seat: Seat) -> bool:
    """Cheats but Programs: in the player's Action Phase before or after an action, also before connecting (page 34)."""
    return now.g.active == seat and (now.question == "act" or now.question in CONNECTING)


def program_fits(now: Now, seat: Seat, card: Malware) -> bool:
    """A Program by its timing; one of the Action Phase also before connecting (page 34)."""
    early = card.timing == "action-phase" and now.question in CONNECTING and now.g.active == seat
    return payable(now, seat, card) if early else card_fits(now, seat, card)


def alternative_fits(now: Now, seat: Seat) -> bool:
    """Solo: the Alternative Effect belongs to the player's whole Action Phase (page 41)."""
    return now.g.players == 1 and now.acting(seat)


def lets(now: Now, seat: Seat) -> bool:
    """Whether the moment lets this player play at all."""
    who = standing(now).who
    return who == ALL or (who == ASKED and seat in now.asked)


# What must not happen unasked


class Before(NamedTuple):
    """Between what begins and what ends a moment, players for whom something fits are asked."""

    name: str
    begins: tuple[str, ...]
    ends: tuple[str, ...]
    """Events by their names, or Threat that rises by a clause."""
    who: Callable[[Now, object], tuple[Seat, ...]]
    one: bool = False
    """What ends the moment concerns a single player, whom its event names."""


def everybody(now: Now, event: object) -> tuple[Seat, ...]:
    """All seats."""
    return tuple(range(now.g.players))


def roller(now: Now, event: object) -> tuple[Seat, ...]:
    """Who rolled the die."""
    return (now.g.rolled.seat,) if now.g.rolled is not None else ()


def taken(now: Now, event: object) -> tuple[Seat, ...]:
    """Whose Avatar a subroutine has taken as its target."""
    return (now.g.activation.target,) if now.g.activation is not None and not now.g.attacks else ()


def fighters(now: Now, event: object) -> tuple[Seat, ...]:
    """Everybody, once an attack has a target."""
    return everybody(now, event) if now.step == "respond" else ()


def struck(event: object) -> Seat:
    """Whom an event is about."""
    return getattr(event, "seat", NOWHERE)


BEFORE: Final = (
    Before(
        "an Infection roll is applied",
        ("DieRolled", "Rerolled"),
        ("VirusPlaced", "VirusIgnored", "ThreatRose", "ThreatIgnored", "ThreatReset", "TrackAdvanced"),
        roller,
    ),
    Before(
        "the Viruses of an attack are assigned",
        ("TargetNamed",),
        ("ShieldHeld", "AttackResolved"),
        fighters,
    ),
    Before(
        "a subroutine strikes its target",
        ("TargetNamed",),
        ("ThreatRose", "ThreatIgnored", "ThreatReset", "IceAttached", "AttachIgnored", "Pulled", "NoTarget"),
        taken,
    ),
    Before("the Threat of a track", ("TrackAdvanced",), ("BR-TRACK-06",), everybody, one=True),
    Before("the Threat of an ICE", ("IceActivated",), ("BR-SUBR-03",), everybody, one=True),
    Before(
        "an activation card is revealed",
        ("PasswordGiven", "CardResolved", "RevealSkipped"),
        ("CardRevealed",),
        everybody,
    ),
    Before(
        "the Firewall's turn ends",
        ("PasswordGiven", "CardResolved", "RevealSkipped"),
        ("GuardianAwoke", "OmegaEntered", "RoundBegan"),
        everybody,
    ),
)
