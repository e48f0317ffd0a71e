"""The campaign: win at one heap to open the next."""

from __future__ import annotations

from getaway.kernel import Match
from getaway.kit.campaign import Best, Campaign, Played
from sticks.box import heaps


def stages() -> tuple[str, ...]:
    """The heaps in the order of the file."""
    return tuple(heaps())


def played(match: Match) -> Played | None:
    """Which stage a match plays; lessons don't count."""
    return None if match.g.guide else Played(match.g.heap, "")


def best(match: Match) -> Best:
    """Three stars for a win of the first player."""
    won = match.g.turn == 0
    return Best(stars=3 * won, score=int(won), success=won)


CAMPAIGN = Campaign("heap", stages, played, best)
