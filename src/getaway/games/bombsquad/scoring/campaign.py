"""The campaign: the missions of the box, each of which opens the next."""

from __future__ import annotations

from typing import Final

from getaway.games.bombsquad.scoring.outcome import outcome
from getaway.games.bombsquad.table.pieces import DIFFICULTIES, missions
from getaway.kernel import Match
from getaway.kit.campaign import Best, Campaign, Played


def played(match: Match) -> Played | None:
    """The mission and its level; one that isn't in the box doesn't count."""
    return Played(match.g.mission, DIFFICULTIES[match.g.epic]) if match.g.mission in missions() else None


def best(match: Match) -> Best:
    """The stars and the score of a match that is over."""
    ended = outcome(match.g)
    return Best(ended.stars, ended.score, ended.success)


MOST_STARS: Final = 5
"""One for any success, and one for each of the four minimums of a mission (BS-SCORE-09)."""
CAMPAIGN: Final = Campaign("mission", missions, played, best, DIFFICULTIES, MOST_STARS)
