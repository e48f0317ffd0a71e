"""Plans at a table: what a seat sent as one command, and what is left of it while others are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from getaway.kernel import END, Answer, AnyEntry, Match, Refused, Seat
from getaway.kernel.entries import Drawn, Fired
from getaway.kernel.plans import CHANGED, OTHERS, USED, Ran, Step, carry_through
from getaway.table.seats import Waiting

Between = Callable[[Match], object]


class Plan(NamedTuple):
    """How far a plan came, and what is left of it if it only waits for others."""

    ran: Ran
    rest: tuple[Step, ...] = ()


def begun(match: Match, seat: Seat, steps: Sequence[Step], at: int, ask: int, between: Between) -> Plan:
    """Carry a plan through as far as it goes now; raises `Refused` if its first step is."""
    ran = carry_through(match, seat, steps, at=at, ask=ask, between=between)
    return Plan(ran, tuple(steps[ran.done :]) if ran.why == OTHERS else ())


def resumed(match: Match, waiting: Waiting, since: Sequence[AnyEntry], between: Between) -> Plan | None:
    """What becomes of a plan that waits, after these entries; None if it still waits.

    It goes on once its seat is asked again and nobody did more than pass. A seat that answers by hand has given it up.
    """
    ran, rest = waiting.ran, waiting.rest
    spoiled = next((entry for entry in since if not _lets_be(match, entry)), None)
    if spoiled is not None:
        by_hand = isinstance(spoiled, Answer) and spoiled.seat == ran.seat
        return Plan(msgspec.structs.replace(ran, why=CHANGED if by_hand else USED, clause="", facts={}))
    if match.over or ran.seat not in [put.seat for put in match.asks]:
        return None
    try:
        more = carry_through(match, ran.seat, rest, between=between)
    except Refused as refused:
        return Plan(msgspec.structs.replace(ran, why=CHANGED, clause=refused.clause, facts=refused.facts))
    left = rest[more.done :] if more.why == OTHERS else ()
    return Plan(msgspec.structs.replace(more, done=ran.done + more.done, steps=ran.steps), left)


def _lets_be(match: Match, entry: AnyEntry) -> bool:
    """Whether an entry changes nothing that a plan counts on: somebody passed, or a window closed."""
    if isinstance(entry, Answer):
        return entry.auto or (not entry.offer and match.game.verbs[entry.wish.verb].rank == END)
    return isinstance(entry, Fired | Drawn)
