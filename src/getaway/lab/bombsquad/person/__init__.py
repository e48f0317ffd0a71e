"""A reasonable person at a table of bots: plays by the book, goes for what is urgent, and keeps only clues in mind.

It shares nothing with the bots, so it shows what they lose beside somebody who thinks in another way. It looks at
the others' hands, at its own clues and at the cards on the frame, which it saw when they were programmed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import Ask, Wish
from getaway.lab.bombsquad.person.running import aimed, in_order
from getaway.lab.bombsquad.person.turn import told, turn, wanted

ROLES: Final = ("recon_specialist", "engineer", "programmer", "information_expert", "sergeant")
"""The roles it likes, the best first."""


def answer(g: BombSquad, ask: Ask) -> Wish:
    """What the person does."""
    found: Iterator[Wish]
    if ask.question.name == "turn":
        found = turn(g, ask.seat)
    elif ask.question.name == "order":
        found = iter((in_order(g),))
    elif ask.question.name in ("direct", "target"):
        found = iter((aimed(g),))
    elif ask.question.name == "bonus":
        found = iter((*told(g, ask.seat, wanted(g, ask.seat)), Wish("leave_it")))
    else:
        found = iter((Wish("start"), Wish("leave_it"), *[Wish("take_role", role=f"role_{role}") for role in ROLES]))
    return next((wish for wish in found if wish in ask.choice), None) or next(iter(ask.choice))
