"""The requests of a script. Nothing else suspends one.

Call them with `yield from`: that gives the answer its type, and it is the one place where
deadlines and offers are handled.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from getaway.kernel.entries import Answer, Drawn, Fired, Past
from getaway.kernel.shapes import One, Order, Shape
from getaway.kernel.state import Seat, State
from getaway.kernel.verbs import Asked, Chanced, G, Question, Script
from getaway.kernel.wish import Args, Wish


class Cut(Exception):
    """Leaves the running script at once; the kernel goes on from the state."""


def ask(g: State, seat: Seat, question: Question) -> Script[Wish]:
    """Ask one seat to choose."""
    request = asked_alone(question, seat)
    while True:
        entry = yield request
        if type(entry) is Answer and not entry.offer:
            return entry.wish
        yield from interrupted(g, entry)


@lru_cache(maxsize=1024)
def asked_alone(question: Question, seat: Seat) -> Asked:
    """The request to one seat, the same object every time."""
    return Asked(question, (seat,), question.secret)


def ask_any(g: G, question: Question, seats: Callable[[G], tuple[Seat, ...]]) -> Script[tuple[Seat, Wish] | None]:
    """Ask several seats; the first answer counts.

    `seats` says from the state who is asked. The answer is None if an interruption leaves no one to ask.
    """
    while True:
        asked = seats(g)
        if not asked:
            return None
        entry = yield Asked(question, asked, question.secret)
        if type(entry) is Answer and not entry.offer:
            return entry.seat, entry.wish
        yield from interrupted(g, entry)


def ask_all(g: G, question: Question, seats: Callable[[G], tuple[Seat, ...]]) -> Script[dict[Seat, Wish]]:
    """Ask several seats; the answers stay sealed until all are in.

    `seats` says from the state who is asked; after a deadline that closes a window that may be no one.
    Answers that are still legal after an interruption are kept.
    """
    given: dict[Seat, Wish] = {}
    while True:
        asked = seats(g)
        waiting = tuple(seat for seat in asked if seat not in given)
        if not waiting:
            return {seat: given[seat] for seat in sorted(given)}
        entry = yield Asked(question, waiting, sealed=True)
        if type(entry) is Answer and not entry.offer:
            given[entry.seat] = entry.wish
            continue
        yield from interrupted(g, entry)
        given = {seat: wish for seat, wish in given.items() if still_legal(g, question, seat, wish)}


def still_legal(g: State, question: Question, seat: Seat, wish: Wish) -> bool:
    """Whether an answer given before an interruption would be allowed now."""
    verb = question.verb(wish.verb)
    return verb is not None and bool(verb.judge(g, seat, wish))


def interrupted(g: State, entry: Past) -> Script[None]:
    """Run what came in between, nested in the question: a deadline, or an offer a seat took."""
    if type(entry) is Fired:
        yield from g.tape.game.on_deadline(g, entry.key)
    elif type(entry) is Answer:
        yield from carry_out(g, entry.seat, entry.wish)


def carry_out(g: State, seat: Seat, wish: Wish) -> Script[None]:
    """Run the verb that a seat chose."""
    run: Script[None] = g.tape.game.verbs[wish.verb].run(g, seat, wish)
    return run


def chance(_g: State, shape: Shape, *, seen: tuple[Seat, ...] | None = ()) -> Script[Args]:
    """Let chance pick one answer of the shape."""
    entry = yield Chanced(shape, seen)
    if type(entry) is not Drawn:
        msg = f"expected a draw, got {entry!r}"
        raise TypeError(msg)
    return entry.value


def shuffle(g: State, n: int) -> Script[tuple[int, ...]]:
    """The numbers 0 to n - 1 in an order no one knows."""
    drawn = yield from chance(g, Order("order", range(n)))
    order: tuple[int, ...] = drawn["order"]
    return order


def pick(g: State, items: tuple[Any, ...]) -> Script[Any]:
    """Let chance pick one of the items for everyone to see."""
    drawn = yield from chance(g, One("item", items), seen=None)
    return drawn["item"]
