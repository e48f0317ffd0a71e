"""Through whole random matches burncycle never lacks words."""

from __future__ import annotations

import pytest
from tests.unit.burncycle.test_words import say_everything


@pytest.mark.parametrize("number", range(4, 24))
def test_nothing_is_left_without_words(number: int) -> None:
    """Every question, option, refusal and event has its message, and the table is drawn."""
    say_everything(number)
