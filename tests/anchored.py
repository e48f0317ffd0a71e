"""What the options of a question name on the table: the pieces they belong to and the things they touch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from getaway.kernel import Match, Seat
from getaway.kernel.stream import Put


def asked_of(match: Match, seat: Seat) -> Put:
    """The question as this seat got it."""
    put = match.put(seat)
    assert isinstance(put, Put)
    return put


def named(put: Put) -> set[str]:
    """Every piece and place in the choice, the offers and the blocked options."""
    acts = [*(put.choice or ()), *put.offers]
    blocked = [name for marked in put.blocked for name in (marked.at, *marked.places)]
    return {*blocked, *(name for act in acts for name in in_act(act))}


def in_act(act: dict[str, Any]) -> Iterator[str]:
    """The pieces and places of one act. It says its piece, or which of its arguments does."""
    if "at" in act:
        yield act["at"]
    else:
        assert act["by"] in [name for part in act["parts"] for name in part.get("names", [part.get("name")])]
    for part in act["parts"]:
        rows = part["places"] if "rows" in part else [part.get("places", ())]
        yield from (place for row in rows for place in row if place is not None)


def strangers(match: Match) -> set[str]:
    """What a question names to a seat and that seat's view doesn't show."""
    seats = range(match.g.players)
    return {name for seat in seats for name in named(asked_of(match, seat)) - {*match.game.things(match.view(seat))}}
