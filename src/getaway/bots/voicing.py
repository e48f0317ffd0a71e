"""What a bot says about its own acts: reasons that tell nobody more than the act itself (GT-BOT-02)."""

from __future__ import annotations

from getaway.bots.player import Decision, Reason
from getaway.games import find
from getaway.kernel import SPECTATOR, Match, Seat, Wish
from getaway.kernel.stream import Did
from getaway.kit.declared import at


def voice(game: str, decision: Decision) -> Reason | None:
    """The reason as everybody may hear it; None for one that the game doesn't let bots tell.

    Where everybody is told less than the seat, the fact `said` names what they are told.
    """
    reason = decision.reason
    place = find(game).voiced
    name = reason.facts.get("said", reason.name) if reason is not None else ""
    facts = at(place).get(name) if place else None
    if reason is None or facts is None:
        return None
    return Reason(name, {fact: value for fact, value in reason.facts.items() if fact in facts})


def is_open(match: Match, seat: Seat, wish: Wish, since: int) -> bool:
    """Whether everybody was shown that a seat did this, after the spectators' item number `since`."""
    told = match.told(SPECTATOR, since)
    return any(isinstance(item, Did) and (item.seat, item.wish) == (seat, wish) for item in told)
