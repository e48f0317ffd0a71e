"""What the tests read off a match: where the robot is, what it did, what a seat sees."""

from __future__ import annotations

from tests.rules.bombsquad.table import sees, told

from getaway.games.bombsquad.operating.events import Failed, Worked
from getaway.games.bombsquad.table.pieces import CARD_KEYS
from getaway.kernel import HIDDEN, SPECTATOR, Match, Seat, Wish


def at(match: Match) -> tuple[int, int]:
    """Where the robot stands."""
    place: tuple[int, int] = match.g.building.grid.at(match.g.robot)
    return place


def cells(match: Match) -> tuple[int, int]:
    """What is left of the main battery and of the reserve."""
    return match.g.main, match.g.reserve


def worked(match: Match) -> list[str]:
    """The cards that took something off, by name."""
    return [CARD_KEYS[event.card] for event in told(match, SPECTATOR, Worked)]


def failed(match: Match) -> list[str]:
    """The cards that were errors, by name."""
    return [CARD_KEYS[event.card] for event in told(match, SPECTATOR, Failed)]


def faces(match: Match, seat: Seat) -> list[str]:
    """The programmed cards as this audience sees them."""
    return [face(card.kind) for card in sees(match, seat).frame]


def held(match: Match, seat: Seat, holder: Seat) -> list[str]:
    """The hand of the holder as this audience sees it."""
    return [face(card.kind) for card in sees(match, seat).hands[holder]]


def face(kind: int) -> str:
    """A card by its name, or by its back."""
    return "back" if kind == HIDDEN else CARD_KEYS[kind]


def offered(match: Match, verb: str) -> list[Wish]:
    """All answers with this verb that the question accepts."""
    return [wish for ask in match.asks for wish in ask.choice if wish.verb == verb]
