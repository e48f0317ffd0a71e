"""What questions and verbs share: figures of the table that a question shows, and options of a player's Avatar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from getaway.games.breach.table.model import Breach
from getaway.kernel import Args, Question, Seat, Verb

Tells = Callable[[Breach, Seat], Args]


class OfAvatar(Verb[Breach]):
    """What a player's Avatar does: all options belong to its model."""

    def piece(self, g: Breach, seat: Seat) -> str | None:
        return f"model:{seat}"


class Telling(Question):
    """A question that shows figures of the table, such as how many actions are left.

    Everybody sees these figures, so they are always those of the player who is asked.
    """

    __slots__ = ("tells",)

    def __init__(
        self,
        name: str,
        verbs: tuple[Verb[Any], ...],
        *,
        tells: Tells,
        **usual: Any,  # noqa: ANN401 - as of any question
    ) -> None:
        super().__init__(name, verbs, **usual)
        self.tells = tells

    def facts(self, g: Breach, seat: Seat) -> Args:
        return self.tells(g, seat)
