"""What the rooms offer."""

from __future__ import annotations

from types import ModuleType

import pytest

from getaway import rulebook, texts


@pytest.mark.parametrize("room", [rulebook, texts])
def test_the_public_names_are_exactly_those_listed(room: ModuleType) -> None:
    """`__all__` is whole and sorted as ruff sorts it: nothing else is offered but modules."""
    offered = {
        name for name, value in vars(room).items() if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    assert offered - {"annotations"} == set(room.__all__)
