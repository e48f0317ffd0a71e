"""How the team behaves beside people: it leaves them what belongs to all, and goes by their plan."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple

from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Seat, Wish


class Manners(NamedTuple):
    """Who of the team are people, and what they are up to."""

    people: tuple[Seat, ...] = ()
    heading: tuple[tuple[int, str], ...] = ()
    """The bots that people lead to a task, and its key."""


AMONG_BOTS: Final = Manners()
"""Where no people play, nobody has to be asked."""
THREAT, CHIP, POWER = "threat", "chip", "power"
"""What belongs to all: threat is their common trouble, the rest their common wealth."""

_manners: ContextVar[Manners] = ContextVar("manners", default=AMONG_BOTS)


def manners() -> Manners:
    """The manners with which the team decides."""
    return _manners.get()


@contextmanager
def behaving(wanted: Manners) -> Iterator[None]:
    """Decide with these manners for a while."""
    token = _manners.set(wanted)
    try:
        yield
    finally:
        _manners.reset(token)


def restrained(seat: Seat) -> bool:
    """Whether a seat leaves it to people to spend what belongs to all."""
    people = _manners.get().people
    return bool(people) and seat not in people


def forbearing(g: Burncycle, seat: Seat, wish: Wish) -> bool:
    """Whether a seat leaves an answer to people, since it would spend what belongs to all."""
    return restrained(seat) and bool(spending(g, wish))


def spending(g: Burncycle, wish: Wish) -> str:
    """What of all an answer spends; empty for nothing."""
    spends = SPENDING.get(wish.verb)
    return spends(g, wish) if spends is not None else ""


def altering(g: Burncycle, wish: Wish) -> str:
    """A chip of the team's reserve, or the threat that a captain's chip costs."""
    return CHIP if wish["reserve"] == "team" else THREAT if loses_captain(g, wish["slot"]) else ""


def repairing(g: Burncycle, wish: Wish) -> str:
    """The command module's power; to bring back a bot that is shut down nobody has to be asked."""
    return POWER if wish["bot"] == g.module and not g.bots[wish["other"]].shut else ""


def loses_captain(g: Burncycle, slot: int) -> bool:
    """Whether an alteration of a slot replaces a captain's chip that works, which advances threat."""
    here = g.slots[slot - 1]
    return here.chip == "captain" and not here.degraded


SPENDING: Final[dict[str, Callable[[Burncycle, Wish], str]]] = {
    "reboot": lambda *_: THREAT,
    "alter": altering,
    "resolve": lambda g, wish: CHIP if wish.get("reserve") == g.module else "",
    "upgrade-module": lambda g, wish: POWER if wish["shares"][g.module] else "",
    "repair": repairing,
}
"""By verb, what an answer takes of what belongs to all."""
