"""Network levels: their bounds, and how a boot is decided."""

from __future__ import annotations

import pytest

from getaway.games.burncycle.network.levels import Boot, boot, lowered, raised

LEVELS = range(1, 7)


def test_levels_stay_between_one_and_six() -> None:
    """Raised from 6 it stays 6, lowered from 1 it stays 1; in between it moves by 1."""
    assert [raised(level) for level in LEVELS] == [2, 3, 4, 5, 6, 6]
    assert [lowered(level) for level in LEVELS] == [1, 1, 2, 3, 4, 5]


def test_an_effect_may_set_a_higher_bound() -> None:
    """With 3 as the lowest a level of 3 stays; one that is lower already is not raised by a loss."""
    assert [lowered(level, 3) for level in LEVELS] == [1, 2, 3, 3, 4, 5]


@pytest.mark.parametrize("ceo", LEVELS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_greater_level_wins_and_falls(ceo: int, level: int) -> None:
    """The CEO takes ties, save at 6; the winner loses 1 but keeps at least 1, the loser nothing."""
    if ceo > level or ceo == level < 6:
        assert boot(ceo, level) == Boot(ip_stays=False, ceo=max(1, ceo - 1), level=level)
    else:
        assert boot(ceo, level) == Boot(ip_stays=True, ceo=ceo, level=level - 1)


def test_boots_as_the_clauses_tell_them() -> None:
    """The CEO's 4 against 3, a tie at 3, a tie at 6, a tie at 1, and the player's 2 against 1."""
    assert boot(4, 3) == Boot(ip_stays=False, ceo=3, level=3)
    assert boot(3, 3) == Boot(ip_stays=False, ceo=2, level=3)
    assert boot(6, 6) == Boot(ip_stays=True, ceo=6, level=5)
    assert boot(1, 1) == Boot(ip_stays=False, ceo=1, level=1)
    assert boot(1, 2) == Boot(ip_stays=True, ceo=1, level=1)


def test_the_ceo_keeps_a_lowest_level_of_its_own() -> None:
    """Where the CEO's level is never below 3, winning at 3 costs nothing; the player's bound stays 1."""
    assert boot(3, 2, 3) == Boot(ip_stays=False, ceo=3, level=2)
    assert boot(3, 4, 3) == Boot(ip_stays=True, ceo=3, level=3)
