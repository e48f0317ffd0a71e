"""What must hold of every match of The Breach, whatever a test is about: it is checked after each answer."""

from __future__ import annotations

from tests.rules.whole import check_match

from getaway.games.breach.table.model import HIDDEN
from getaway.kernel import Match


def check_whole(match: Match) -> None:
    """Everything that holds of all matches; of other hands, decks and Research only how many there are is seen."""
    check_match(match)
    view = match.view(0)
    for zones in (view.hands, view.decks, view.research):  # type: ignore[attr-defined]
        assert {card for zone in zones[1:] for card in zone} <= {HIDDEN}
