"""Explanations that can be checked: the event of a decision is enough to make it again."""

from __future__ import annotations

from getaway.games.burncycle.security.decide import decide, find_investigator
from getaway.games.burncycle.security.events import InvestigatorFound, UnitDecided
from getaway.games.burncycle.security.situation import Decision, Found, Search, Situation


def rerun(situation: Situation) -> Decision:
    """What a unit in this situation does."""
    return decide(situation)


def rerun_search(search: Search) -> Found:
    """Who investigates."""
    return find_investigator(search)


def holds(event: UnitDecided | InvestigatorFound) -> bool:
    """Whether an explanation, taken alone, leads to what was done."""
    if isinstance(event, InvestigatorFound):
        return rerun_search(event.search) == event.found and event.unit in event.found.closest
    return rerun(event.situation) == event.decision and event.route in event.decision.routes
