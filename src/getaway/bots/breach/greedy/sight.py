"""What a seat may see. Only here are hidden fields read, and only the seat's own entry of each.

All other files of this player read public fields alone: of hands, Objectives and Research of others, of decks and of
what lies face down they know no more than everybody at the table.
"""

from __future__ import annotations

from functools import lru_cache

from getaway.games.breach.sheet.objectives import held
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import TYPES
from getaway.games.breach.table.pieces import halves, objectives, type_of
from getaway.kernel import Seat

Needs = tuple[int, ...]
"""By type, in the order of TYPES, how many half units are still wanted."""


def hand(g: Breach, seat: Seat) -> tuple[str, ...]:
    """The player's own cards."""
    return g.hands[seat]


def research(g: Breach, seat: Seat) -> tuple[str, ...]:
    """The player's own tokens."""
    return g.research[seat]


def seen_ahead(g: Breach, seat: Seat) -> tuple[str, ...]:
    """The activation cards on top of the deck that this seat is just putting back, and so looks at."""
    return g.ahead[: g.peeking] if all(seat in seers for seers in g.seers[: g.peeking]) else ()


def needs(g: Breach, seat: Seat) -> Needs:
    """What our own Objective still needs."""
    return _needs(g.objectives[seat], g.seats[seat].disk)


def needs_with(g: Breach, seat: Seat, disk: tuple[str, ...]) -> Needs:
    """What it would ask for with another Hard Disk."""
    return _needs(g.objectives[seat], disk)


@lru_cache(maxsize=4096)
def _needs(objective: tuple[str, ...], disk: tuple[str, ...]) -> Needs:
    if not objective:
        return (0,) * len(TYPES)
    have, need = held(disk), objectives()[objective[0]].need
    return tuple([max(0, need.get(kind, 0) - have[kind]) for kind in TYPES])


@lru_cache(maxsize=4096)
def use_of(token: str, wanted: Needs) -> int:
    """How many of the wanted half units a token brings."""
    return min(halves(token), wanted[TYPES.index(type_of(token))]) if token else 0


def without(wanted: Needs, token: str) -> Needs:
    """What is wanted once a token is there."""
    kind = TYPES.index(type_of(token))
    return tuple([max(0, n - halves(token)) if i == kind else n for i, n in enumerate(wanted)])
