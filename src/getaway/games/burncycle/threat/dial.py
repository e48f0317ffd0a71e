"""Threat: how alert the corporation is, and what it does about it."""

from __future__ import annotations

from functools import cache

from getaway.games.burncycle.ground.effects import Cites
from getaway.games.burncycle.ground.ending import end_game
from getaway.games.burncycle.table.doing import Todo
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import LAST_LEVEL
from getaway.games.burncycle.table.pieces import Effect, ThreatEntry, corporations
from getaway.games.burncycle.threat.events import ThreatChanged
from getaway.kernel import Script

LOWEST = 1
"""Threat never falls below 1 (BC-THREAT-19)."""


def change_threat(g: Burncycle, by: int, cites: str | tuple[str, ...]) -> None:
    """Move the tracker the full amount (BC-THREAT-04), then let what it reached wait for its turn (BC-THREAT-03, -05).

    At 26 the game is lost (BC-THREAT-07).
    """
    before = g.threat
    g.threat = max(LOWEST, min(LAST_LEVEL, before + by))
    if g.threat != before:
        g.tell(ThreatChanged(g.threat - before, g.threat), cites=cites)
    if g.threat == LAST_LEVEL:
        end_game(g, "threat", "BC-THREAT-07")
    for entry in entries(g):
        if before < entry.level <= g.threat and is_due(g, entry):
            g.later("threat", entry.level)
            g.reached = max(g.reached, entry.level)


def is_due(g: Burncycle, entry: ThreatEntry) -> bool:
    """An event happens the first time its level is reached (BC-THREAT-06); an escalation whenever it comes into force.

    Level by level `reached` remembers what has happened (BC-THREAT-20).
    """
    return entry.kind == "escalation" or entry.level > g.reached


def entries(g: Burncycle) -> tuple[ThreatEntry, ...]:
    """The side of the threat card in use: the simplified one has no events (BC-DIFF-02, BC-DIFF-03).

    Standard and seasoned difficulty play with the standard side (BC-DIFF-10, BC-DIFF-12).
    """
    return _side(g.corporation, g.difficulty == "simplified")


@cache
def _side(corporation: str, simplified: bool) -> tuple[ThreatEntry, ...]:
    card = corporations()[corporation].threat
    return tuple(entry for entry in card if entry.kind == "escalation" or not simplified)


def escalation(g: Burncycle, what: str) -> int:
    """What the escalations in force give, 0 if nothing (BC-THRCARD-03, BC-THREAT-18)."""
    if g.todo:
        return max([entry.gives.get(what, 0) for entry in entries(g) if in_force(g, entry)], default=0)
    return _given(g.corporation, g.difficulty == "simplified", g.threat, what)


@cache
def _given(corporation: str, simplified: bool, threat: int, what: str) -> int:
    """The same where nothing waits to be settled."""
    card = _side(corporation, simplified)
    found = [entry.gives.get(what, 0) for entry in card if entry.kind == "escalation" and threat >= entry.level]
    return max(found, default=0)


def in_force(g: Burncycle, entry: ThreatEntry) -> bool:
    """An escalation holds at or above its level, once it has come up among what was reached (BC-THREAT-05)."""
    return entry.kind == "escalation" and g.threat >= entry.level and Todo("threat", entry.level) not in g.todo


def move_threat(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Threat advances, or falls where the number is below 0."""
    yield from ()
    change_threat(g, effect.n, cites)
