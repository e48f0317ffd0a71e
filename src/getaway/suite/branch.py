"""A branch of a match, to answer on without touching the match itself."""

from __future__ import annotations

from getaway.kernel import Match, Seeded
from getaway.kernel.inside import inside


def again(match: Match) -> Match:
    """A copy of the match, with its audiences' counters starting at the checkpoint."""
    at = inside(match)
    branch = Match(match.game, at.base, Seeded(1), options=match.settings, since=at.since, now=at.base_at)
    inside(branch).tape.now = match.now
    return branch
