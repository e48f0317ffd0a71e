"""Training: every ICE resolves its Quick Subroutine."""

from __future__ import annotations

from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.pieces import Effect, ice


def subroutines_of(g: Breach, category: str, printed: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What a card makes an ICE do: in Training its Quick Subroutine instead (BR-TRAIN-02, BR-TRAIN-03)."""
    return ice()[g.name_of(category)].quick if g.mode == "training" else printed
