"""The table of a view to try something on: rules run on it in silence, up to the first question or draw."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final

from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.shown.view import FIELDS, View
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import DICE, Pool
from getaway.games.burncycle.table.pieces import supplies
from getaway.kernel import Cut, Refused, Script, Seat, Verb, Wish

SILENT: Final = SimpleNamespace(quiet=True, barrier=False, now=0)
CHANCE: Final = "chance"
"""What stops a script that has to draw."""


def laid(view: View) -> Burncycle:
    """The table that a view shows; the view stays as it is."""
    return Burncycle(**{name: getattr(view, name) for name in FIELDS}, tape=SILENT)


def tried(script: Script[Any]) -> str:
    """Run a script as far as the rules alone decide: the question that stops it, or chance, or nothing at its end."""
    try:
        request = next(script)
    except (StopIteration, Cut):
        return ""
    question = getattr(request, "question", None)
    return CHANCE if question is None else str(question.name)


def doing(g: Burncycle, seat: Seat, verb: Verb[Burncycle], wish: Wish) -> Script[None]:
    """Carry out a verb with its consequences."""
    yield from verb.run(g, seat, wish)
    yield from settle(g)


def number(query: str, name: str, value: object, most: int) -> int:
    """An argument of a query that must be a number up to this."""
    if type(value) is not int or not 0 <= value <= most:
        raise Refused("GT-FORM-01", verb=query, argument=name)
    return value


def dice_named(query: str, basic: int, advanced: int, elite: int) -> Pool:
    """The dice of a query: no more of a kind than a pool can have."""
    caps = supplies().pool
    named = zip(DICE, (basic, advanced, elite), strict=True)
    return Pool(*[number(query, kind, n, caps[kind]) for kind, n in named])
