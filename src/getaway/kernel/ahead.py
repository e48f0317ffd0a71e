"""What a seat would be asked next if it simply went on: it can act there at once, by a plan that goes on first."""

from __future__ import annotations

from typing import Any

import msgspec

from getaway.kernel.passing import end_of
from getaway.kernel.play import Ask, Play
from getaway.kernel.state import Seat
from getaway.kernel.stream import choice_wire
from getaway.kernel.weighing import NO_CHANCE, Undecided
from getaway.kernel.wish import Args, Wish

MOST = 3
"""How many questions ahead a seat can look."""


class Ahead(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that comes once the seat has gone on with the answers `through`."""

    through: tuple[Wish, ...]
    question: str
    cites: tuple[str, ...]
    facts: Args = {}
    choice: list[dict[str, Any]] = []
    phase: str = ""


def ahead(play: Play, seat: Seat) -> list[Ahead]:
    """The questions ahead, as far as they are certain and nothing is given up on the way.

    They end at a draw, a secret, and where somebody else is asked.
    """
    fork, through, found = play.fork(NO_CHANCE), [], []
    for _ in range(MOST):
        ask = fork.ask_of(seat)
        end = end_of(ask) if ask is not None else None
        wish = end.unrank(0) if end is not None else None
        if wish is None or play.game.verbs[wish.verb].forgoes:
            break
        try:
            fork.answer(seat, wish)
        except Undecided:
            break
        asked = fork.ask_of(seat)
        if asked is None or fork._tape.barrier:
            break
        through.append(wish)
        found.append(_ahead(fork, asked, tuple(through)))
    return found


def _ahead(fork: Play, ask: Ask, through: tuple[Wish, ...]) -> Ahead:
    g, seat, question = fork.g, ask.seat, ask.question
    choice = choice_wire(g, seat, ask.choice, question.verbs)
    return Ahead(through, question.name, question.cites, question.facts(g, seat), choice, fork.game.phase(g))
