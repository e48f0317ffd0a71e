"""Words of play that hold for the tests of both large games: what chance gives, what is asked, refused and told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import pytest

from getaway.kernel import Event, Match, Recorded, Refused, Seat, Seeded, Wish
from getaway.kernel.stream import Told

E = TypeVar("E", bound=Event)


def draws(*values: Mapping[str, Any] | str | int) -> Recorded:
    """What chance gives, in this order, then anything: throws and other draws by name, single picks by the thing."""
    return Recorded([dict(v) if isinstance(v, Mapping) else {"item": v} for v in values], Seeded(0))


def refused(match: Match, verb: str, seat: Seat | None = None, **args: Any) -> str:
    """The clause that refuses this; nothing has changed after it."""
    before = match.state_hash
    with pytest.raises(Refused) as caught:
        match.answer(match.asks[0].seat if seat is None else seat, Wish(verb, **args))
    assert match.state_hash == before
    assert match.incidents == []
    return caught.value.clause


def can(match: Match, verb: str) -> list[dict[str, Any]]:
    """Every legal way to do this now, by its arguments."""
    return [dict(wish.args) for ask in match.asks[:1] for wish in ask.choice if wish.verb == verb]


def asked(match: Match) -> str:
    """The question that stands."""
    return match.asks[0].question.name


def told(match: Match, kind: type[E], seat: Seat = 0) -> list[E]:
    """The events of this kind that a seat was told, oldest first."""
    items = [item for item in match.told(seat) if isinstance(item, Told)]
    return [item.event for item in items if isinstance(item.event, kind)]


def cited(match: Match, kind: type[Event], seat: Seat = 0) -> list[tuple[str, ...]]:
    """The clauses by which events of this kind were told."""
    items = [item for item in match.told(seat) if isinstance(item, Told)]
    return [tuple(item.cites) for item in items if isinstance(item.event, kind)]
