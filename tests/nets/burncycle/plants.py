"""Faults that the rules once had, planted again to see that the second opinion notices them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from getaway.games.burncycle.security import activation, walking
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import PURSUE
from getaway.kernel import Script


def called_back(patch: pytest.MonkeyPatch) -> None:
    """After every unit all begins with the pursuers again, so that patrols are called back."""
    sound: Callable[[Burncycle], Script[None]] = activation.next_unit

    def next_unit(g: Burncycle) -> Script[None]:
        g.group = PURSUE
        yield from sound(g)

    patch.setattr(activation, "next_unit", next_unit)


def interface_detects(patch: pytest.MonkeyPatch) -> None:
    """Disguised Interface detects a bot that she walks into, as any unit does."""
    patch.setattr(walking, "is_disguise", lambda _: False)


PLANTS: dict[str, Callable[[pytest.MonkeyPatch], Any]] = {
    "units are called back from their patrol": called_back,
    "Interface detects whom she walks into": interface_detects,
}
